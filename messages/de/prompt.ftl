## The prompt itself

greeting =
    Polygonarc. Wer { $squares } Felder hat oder { $knockouts } K.o. zählt, gewinnt; Enter würfelt.
    Gewählt wird mit kurzem Text (`b4`, `west`) oder Nummer, Tab ergänzt; `undo` nimmt zurück, `seat blue greedy` setzt einen Bot dazu.
    `help` zeigt die Befehle, `variant` lädt ein anderes Spiel, Strg-D beendet.
error = Fehler:
unknown-command = unbekannter Befehl `{ $word }`; { $hint }
help-lists = `help` zeigt die Befehle
did-you-mean = meintest du `{ $near }`?
takes-nothing = `{ $name }` nimmt nichts weiter an, gefunden: `{ $found }`
expected-on-off = `{ $name }`: erwartet wird `on` oder `off`, gefunden `{ $found }`
on-off-missing = `{ $name }` fehlt `on` oder `off`
open-quote = in `{ $text }` wird ein Anführungszeichen nie geschlossen
unknown-option = unbekannte Option `--{ $name }`; { $hint }
expected-options = erwartet: { $known }
expected-none = es gibt keine
option-lacks-value = `--{ $name }` fehlt der Wert
not-a-number = `{ $what }`: erwartet wird eine ganze Zahl, gefunden `{ $text }`
number-missing = `{ $what }` fehlt eine Zahl
one-number = erwartet wird eine einzige Zahl, gefunden `{ $text }`
stopped = angehalten
help-top = Tippe einen Befehl, oder wähle: mit kurzem Text (`c4`, `west`, `give up`) oder Nummer.
help-also = auch: { $names }
help-example = Beispiel: { $line }

## Games

no-game = es läuft noch kein Spiel; `new` beginnt eines
game-over = das Spiel ist aus; `undo` geht zurück, `new` beginnt ein neues
shuffle-due = der Stapel muss gemischt werden: `redo`, `step` oder `auto` macht weiter
new-unexpected = `new`: unerwartet wird `{ $word }`; eine Variante wird mit `variant { $word }` geladen
not-playing = { $player } spielt in einem Spiel zu { $players } nicht mit
unknown-colour = unbekannte Farbe `{ $name }`; { $hint }
expected-colours = erwartet wird Rot, Blau, Grün oder Gelb
game-begins = { $variant }, { $seats }; Startwert { $seed }
seat = { $player } { $who }
seat-human = Mensch
seat-taken = für { $player } spielt { $who }
seat-person = ein Mensch
seat-expected = erwartet werden eine Farbe und `human` oder ein Bot
seat-unknown = niemand namens `{ $name }` kann sich setzen; { $hint }
expected-one-of = erwartet: { $known }
seats-expected = { $players ->
        [one] erwartet wird { $players } Platz, einer je Spieler, oder einer für alle, gefunden { $count }
       *[other] erwartet werden { $players } Plätze, einer je Spieler, oder einer für alle, gefunden { $count }
    }
clock-off = die Uhr ist aus
clock-gives = die Uhr gibt je Zug { $seconds ->
        [one] { $seconds } Sekunde
       *[other] { $seconds } Sekunden
    }
clock-most = `clock`: erwartet werden höchstens { $most } Sekunden, gefunden `{ $found }`
time-is-up = die Zeit ist um: für { $player } wird das Einfachste gespielt

## Questions

ask = Zug { $turn }, { $player }: { $what }
ask-bot = Zug { $turn }, { $player } ({ $bot }) ist dran; `auto` spielt weiter
ask-enter = mit Enter oder `roll` würfeln
ask-roll = mit `roll` würfeln
ask-hand = würfeln oder eine Karte aus der Hand spielen
ask-step = noch { $left ->
        [one] { $left } Schritt
       *[other] { $left } Schritte
    }
ask-aim = { $card }, zu wählen: { $about }
about-aim = das Ziel
about-target = das Ziel
about-targets = die Ziele
about-place = der Platz
about-neighbour = das Nachbarfeld
about-way = die Richtung
about-victim = das Opfer
about-receiver = der Empfänger
about-square = das Feld
about-tower = der Turm
about-card = die Karte
more-choices = … noch { $hidden } (`choices`)

## Deciding

no-face = `{ $face }` ist keine Seite des Würfels: er hat die Seiten 1 bis { $faces } (Regel T1)
rolled-must-step = { $player } hat schon gewürfelt und muss einen Schritt wählen; `choices` zeigt sie
rolled-must-aim = { $player } hat schon gewürfelt und muss ein Ziel wählen; `choices` zeigt sie
aim-before-roll = { $player } muss vor dem Wurf ein Ziel wählen; `choices` zeigt sie
bot-plays = für { $player } spielt ein Bot; `auto` spielt weiter
over-no-choice = das Spiel ist aus: `{ $text }` kann nicht gewählt werden; `undo` geht zurück, `new` beginnt ein neues
die-decides = der Würfel entscheidet: `roll`, oder `roll { $text }`, um die Seite zu erzwingen
before-the-roll = `{ $text }` kann vor dem Wurf nicht gewählt werden (Regel T1); { $player } muss würfeln: `roll`
choose-lacks = `choose`: was? `choices` zeigt, was zur Wahl steht
choices-over = das Spiel ist aus: es gibt nichts zu wählen
choices-die = `roll`, oder `roll FACE`, um eine Seite zu erzwingen
no-stop-step = die Bewegung kann nicht enden: ein Schritt ist möglich, also muss er gemacht werden (Regel M2)
no-stop = jetzt gibt es nichts zu beenden
no-give-up = jetzt kann auf nichts verzichtet werden (Regel P4)
unknown-card = unbekannte Karte `{ $name }`; { $hint }
deck-names-top = `deck 3` nennt die obersten
list-cards = `polygonarc list cards` zählt sie auf
not-on-top = `{ $card }` liegt nicht oben auf dem Stapel, sondern ist seine Karte { $place }, wie gemischt wurde; `force card { $card }` legt sie dorthin
not-in-deck = `{ $card }` ist nicht im Stapel; `deck`, `hands` und `laid` sagen, wo die Karten sind
no-drawing-face = keine Seite dieses Würfels lässt ziehen (Regel T1)

## Back and forth

no-undo = es gibt nichts zurückzunehmen
no-redo = es gibt nichts zu wiederholen
nothing-happened = noch ist nichts geschehen
back-at = zurück bei Entscheidung { $decision }
again-at = wieder bei Entscheidung { $decision }
now-at = jetzt bei Entscheidung { $decision }
to-do-again = { $at }, { $waiting } zu wiederholen

## Cards and variants

show-lacks = `show`: was? `show card ID` oder `show variant`
show-card-lacks = `show card` fehlt der Name der Karte
show-expected = erwartet wird `show card ID` oder `show variant`, gefunden `{ $found }`
show-not-in-deck = nicht in diesem Stapel
show-copies = { $copies ->
        [one] { $copies } Exemplar
       *[other] { $copies } Exemplare
    }
show-in-hand = kommt auf die Hand
show-laid = liegt vor einem Spieler
kind-bonus = Bonus
kind-penalty = Malus
show-deck = Stapel: { $cards }
usual-value = üblicher Wert
lang-unknown = unbekannte Sprache `{ $language }`; es gibt { $known }
lang-now = Karten auf `{ $language }`, alles andere auf `{ $speech }`; es gibt { $known }
profile-on = es wird gemessen
profile-off = es wird nicht mehr gemessen; `profile show` zeigt, was gefunden wurde
profile-reset = das Gemessene ist vergessen
profile-nothing = es wurde nichts gemessen; `profile on` beginnt
profile-expected = erwartet wird `profile { $args }`, gefunden `profile { $found }`
