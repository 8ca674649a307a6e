## Whether a card can do anything

cd-to-hand = `{ $card }` darf auf die Hand von { $player }
cd-from-hand = `{ $card }` kann jetzt von der Hand von { $player } gespielt werden
cd-can = `{ $card }` kann etwas für { $player } bewirken
cd-slides = sie rutscht unter den Stapel
cd-discarded = sie kommt ohne Wirkung auf die Ablage
cd-parameter = Parameter
cd-does-nothing = nichts zu bewirken ist ihre Wirkung
cd-holds = { $player } hat sie auf der Hand
cd-lies = sie liegt vor { $player }
cd-lies-second = sie liegt vor { $player }: eine zweite wirkt dort nicht
cd-not-made = die Wahl `{ $choice }` entfällt
cd-depends = die Wahl `{ $choice }` hängt von einer früheren ab
cd-no-candidate = keine Möglichkeit
cd-has-candidate = die Wahl `{ $choice }` hat eine Möglichkeit
cd-has-candidate-in = die Wahl `{ $choice }` in { $file } hat eine Möglichkeit
cd-at-most = { $a } ist höchstens { $b }
cd-some-for-one = für eines davon gibt es etwas von `{ $what }`
cd-is-candidate = { $what } ist für `{ $choice }` möglich
cd-step-left-out = der Schritt `{ $step }` entfällt
cd-step-changes = der Schritt `{ $step }` ändert etwas
cd-play-changes = `play` in { $file } ändert etwas

## Whether something can be chosen

cc-can = `{ $text }` kann jetzt gewählt werden
cc-must-roll = { $player } muss zuerst würfeln
cc-unlike = `{ $text }` ist { $among }, wie `{ $choice }` verlangt
among-square = ein Feld
among-player = ein Spieler
among-tower = ein Turm
among-direction = eine Richtung
among-ground = Baugrund für einen Turm
among-top-card = eine der obersten Karten
among-number = eine Zahl
cc-not-already = `{ $text }` ist noch nicht gewählt
cc-none-left = kein gewöhnlicher Schritt ist übrig, so dass die Bewegung hier enden darf
cc-legal-steps = mögliche Schritte: { $steps }
cc-bonus = die Karte ist ein Bonus
cc-is-kind = `{ $card }` ist ein { $kind }
cc-not-forced = die Wahl ist keine Pflicht
cc-fewer = etwas ist gewählt, und weniger genügt
cc-none-enough = nichts ist gewählt, was genügen könnte
cc-aim-due = das Ziel einer Karte steht an
cc-move-under-way = eine Bewegung ist im Gang
cc-roll-due = der Wurf steht an
cc-next-to = { $square } liegt neben der Figur von { $player }, in einer von { $directions } Richtungen
cc-pawn-on = die Figur steht auf { $square }
cc-lets = `{ $card }` lässt { $square } betreten
cc-opens = oder: `{ $card }` öffnet { $square } auf Wunsch
cc-can-end = von { $square } aus kann die Bewegung noch enden, wo sie darf, mit allen Schritten
cc-left = noch { $left }, sie darf enden auf: { $squares }
cc-number = eine Zahl von { $least } bis { $most }
gr-tower = es gibt einen Turm zum Umziehen
gr-top = eine Karte ist unter den obersten { $count }
gr-deck = { $count ->
        [one] { $count } Karte im Stapel
       *[other] { $count } Karten im Stapel
    }
gr-somewhere-square = irgendwo taugt ein Feld als Baugrund
gr-somewhere-block = irgendwo taugt ein Block von { $side } × { $side } ganz als Baugrund
gr-somewhere-fallback = irgendwo taugt ein Block von { $side } × { $side }, oder zwei Nachbarn, ganz als Baugrund
gr-such = tauglich: { $squares }
gr-will-do = { $square } taugt als Baugrund
gr-one = es ist ein Feld
gr-block = es ist ein Block von { $side } × { $side }
gr-is-ground = { $squares } taugt dafür

## Whether something is among what an expression gives

ex-among-all = { $what } gehört zu all diesen
ex-among-any = { $what } gehört zu einem von diesen
ex-among = { $what } gehört zu `{ $of }`
ex-among-query = { $what } gehört zu `{ $of }` ({ $doc })
ex-not-among = { $what } gehört nicht zu `{ $of }`
ex-is = { $what } ist { $of }
ex-at-least = { $what } ist mindestens { $least }
ex-both = { $found } und { $wanted }
ex-reserve-least = { $player } hat mindestens so viele Türme in Reserve: { $count }
ex-standing-most = { $player } hat höchstens so viele Türme und Wehrtürme stehen: { $count }
ex-or = oder: { $what }
ex-part = { $what } ist { $name }
ex-part-not = { $what } ist nicht { $name }
ex-left-out = ausgelassen, denn: { $name }
part-on-board = auf dem Brett
part-yours = deins
part-blank = leer
part-blank-ground = leer, wo ein leeres Feld genügt
part-other-tower = unter einem anderen Turm
part-enemy-pawn = unter einer gegnerischen Figur
part-pawn = unter einer Figur
part-start = ein Start
part-tower = unter einem Turm
part-line = in einer solchen Linie
part-behind = an oder hinter einem Hindernis
part-your-pawn = unter deiner Figur
part-your-start = über deinem Start
ex-value = `{ $what }` ist { $value }
ex-some = es gibt etwas von `{ $what }`
ex-none-of = es gibt nichts von `{ $what }`
ex-without = ohne `{ $what }`: { $value }
ex-every-square = alle Felder
ex-no-pawn = keine Figur
ex-has = { $player }: { $pawn }; { $reserve } in Reserve, { $standing } stehen, { $lost } verloren
part-owned = in jemandes Besitz
part-dead = tot
part-enemy-start = ein gegnerischer Start
part-enemy-tower = unter einem gegnerischen Turm
part-theirs = schon in diesem Besitz
part-enterable = betretbar
