## How a square stands

sq-owner = { $square } gehört { $player }
sq-blank = { $square } ist leer
sq-start = Start von { $player }
sq-tower = unter dem Turm { $squares } von { $player }
sq-keep = unter dem Wehrturm { $squares } von { $player }
sq-pawn = unter der Figur von { $player }
none = keine
in-all = { $names } … ({ $count } insgesamt)
squares = { $count ->
        [one] { $count } Feld
       *[other] { $count } Felder
    }
steps = { $count ->
        [one] { $count } Schritt
       *[other] { $count } Schritte
    }

## What would have to be otherwise

ch-alive = { $square } am Leben wäre
ch-no-tower = auf { $square } kein Turm stünde
ch-blank = { $square } leer wäre
ch-dead = { $square } tot wäre
ch-owner = { $count ->
        [one] { $squares } { $player } gehörte
       *[other] { $squares } alle { $player } gehörten
    }
ch-at-start = die Figur von { $player } auf ihrem Start stünde
ch-pawn-at = die Figur von { $player } auf { $square } stünde
ch-reserve = { $player } einen Turm in Reserve hätte
ch-card = `{ $card }` nicht auf die Bewegung wirkte
ch-knob = `{ $knob }` { $value } wäre
ch-both = { $first } und { $second }

## The decision that is due

due-choices = { $count ->
        [one] { $count } Möglichkeit
       *[other] { $count } Möglichkeiten
    }
due-shuffle = der Stapel muss gemischt werden
due-deck-empty = der Stapel ist leer
due-roll = { $player } muss würfeln
due-draw-faces = { $faces } lassen eine Karte ziehen
due-hand = { $player } darf vor dem Wurf Handkarten spielen
due-bears = `{ $card }` wirkt auf die Bewegung
due-step = { $player } muss gehen: alle Schritte sind zu machen, solange einer möglich ist
due-left = noch { $left }
due-aim = { $player } muss `{ $about }` von `{ $card }` wählen
due-chosen = { $count } werden gewählt
due-up-to = bis zu { $count } werden gewählt
due-give-up = darauf kann verzichtet werden

## The end

end-over-by = das Spiel ist aus: { $what }
end-at-limit = { $player } gewinnt am Zuglimit
end-turn = Zug { $turn }
end-several = mehrere haben ein Ziel erreicht: es gewinnt, wer handelt, dann die Sitzordnung
end-no-limit = es gibt kein Zuglimit
end-turns-over = { $limit } Züge sind vorbei
end-goal = { $player } hat ein Ziel erreicht
end-owns = { $player } hat { $squares } Felder
end-scored = { $player } hat { $knocked } K.o. gezählt
end-of = { $found } von { $wanted }

## Rings

ring-not-theirs = { $square } ist in einer Gruppe, die nicht { $player } gehört
ring-no-edge = die Gruppe von { $square } hat kein Feld am Brettrand
ring-found = { $count }: { $squares }
ring-on-edge = { $count }, davon { $edge } am Rand
ring-gap = die Lücke: { $gap }; geschlossen umgäbe sie { $inside }
ring-wide = der Ring ist weit offen: ein paar Felder mehr schlössen ihn nicht
ring-falls = die Gruppe von { $square } fällt an { $player }
ring-holds = darin ist etwas zu gewinnen
ring-spared = nie genommen: { $squares }
ring-touches = sie berührt ein eben gewonnenes Feld
ring-gained = gewonnen: { $squares }
ring-enemy-too = gegnerische Felder darin fallen auch
ring-all-blank = alles darin ist leer oder tot
ring-enemy = gegnerische Felder: { $squares }
rings-nearly = wo Ringe von { $player } fast geschlossen sind
rings-none = keine Lücke von höchstens { $widest } Feldern
rings-gap = die Lücke { $gap } öffnet den Ring um { $inside }

## The steps of a move

st-moves = Seite { $face } bewegt die Figur von { $player }
st-draws = sie lässt eine Karte ziehen
st-gives = Seite { $face } gibt { $steps }
st-no-card = vor { $player } liegt keine Karte
st-times = × { $times }, also { $steps }
st-moves-on = { $player } geht bei einer { $face }
st-most = höchstens { $most }, also { $steps }
st-add = { $add }, also { $steps }
st-stays = die Zahl der Schritte bleibt
st-total = eine { $face } sind { $steps } für { $player }
st-said = `{ $card }`: { $what }
st-no-move = es folgt keine Bewegung
st-faces = was ein Wurf von { $player } jetzt gäbe
