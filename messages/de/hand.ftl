## Changing a position by hand

edit-unknown = unbekannte Änderung `{ $name }`, { $hint }
edit-cannot = `{ $name }`: { $why }; man schreibt `{ $usage }`
edit-asks = `{ $name }`: { $why } man schreibt `{ $usage }`
edit-forbidden =
    das ist unmöglich (`edit checks off` erlaubt es):
    {"  "}{ $faults }
edit-no-colour = die Farbe fehlt
edit-missing = es fehlt { $what }
edit-one-word = erwartet wird ein einziges Wort für { $what }, dazu gefunden `{ $found }`
the-square = das Feld
the-number = die Zahl
the-turn = die Nummer des Zugs
edit-colour-expected = erwartet wird eine Farbe, gefunden `{ $found }`; { $hint }
edit-colours = es gibt { $colours }
card-unknown = unbekannte Karte `{ $name }`
card-unknown-near = unbekannte Karte `{ $name }`, { $hint }
edit-no-squares = die Felder fehlen: nenne welche, etwa `c4 d4` oder `c4-d5`
edit-number = erwartet wird eine ganze Zahl, klein und nicht negativ, gefunden `{ $found }`
edit-not-dead = nicht tot: { $squares }
edit-one-square = eine Figur steht auf einem einzigen Feld
edit-tower-there = auf { $squares } steht schon ein Turm; `edit untower { $squares }` nimmt ihn weg (Regel W2)
edit-towers-most = es stehen schon 64 Türme
edit-no-tower = auf { $squares } steht kein Turm
edit-last-turn = erwartet wird ein Zug von 1 bis { $most }, gefunden `{ $found }`
edit-not-in-deck = der Stapel von `{ $variant }` enthält keine `{ $card }`; `edit checks off` schafft eine
edit-none-left = weder im Stapel noch in der Ablage ist noch eine `{ $card }`: { $places }; `edit checks off` schafft eine weitere
edit-in-hand = auf der Hand von { $player }
edit-laid = ausgelegt vor { $player }
edit-in-play = im Spiel
edit-named-already = schon genannt
edit-no-cards = die Karten fehlen: nenne die, die zuerst kommen, etwa `edit deck tide keep`
fault-no-pawn = { $player } hat keine Figur auf dem Brett
fault-pawn-on = die Figur von { $player } steht auf { $square }, und das gehört { $owner } (Regel M4)
fault-pawn-on-dead = die Figur von { $player } steht auf { $square }, und das ist tot (Regel C5)
fault-pawn-on-nobodys = die Figur von { $player } steht auf { $square }, und das gehört niemandem (Regel M4)
fault-two-pawns = die Figuren von { $other } und { $player } stehen beide auf { $square }

## The edits

edits-own = gibt einem Spieler Felder
edits-blank = macht Felder leer
edits-kill = macht Felder tot
edits-revive = macht tote Felder leer
edits-pawn = setzt eine Figur auf ein Feld, das ihr dann gehört
edits-tower = setzt einen Turm, auf ein einzelnes Feld einen Wehrturm
edits-untower = nimmt die Türme von Feldern weg
edits-knockouts = setzt die erzielten K.o.
edits-reserve = setzt die Türme in Reserve
edits-lost = setzt die verlorenen Türme
edits-skips = setzt die Züge zum Aussetzen
edits-extras = setzt die zusätzlichen Züge
edits-hand = sagt, was eine Hand enthält
edits-laid = sagt, was vor einem Spieler ausliegt
edits-deck = legt Karten oben auf den Stapel, die erste zuoberst
edits-discard = sagt, was in der Ablage liegt, die letzte zuoberst
edits-turn = gibt einem Spieler den Zug, vor dem Wurf
edits-board = zeichnet das Brett, Reihen von oben, getrennt durch `/`
edits-do = führt eine Primitive aus
edits-play = spielt jetzt eine Karte
edits-lua = wertet aus, was Dinge ändern kann

## Running a primitive or a card on the spot

about = `{ $name }`: { $what }
by-rule = (Regel { $rule })
do-unknown = unbekannte Primitive `{ $name }`, { $hint }
do-lists = `do` allein zeigt sie
do-lacks = die Primitive fehlt; `do` allein zeigt sie
do-no-argument = `{ $primitive }` hat kein Argument `{ $name }`; man schreibt `{ $usage }`
do-no-argument-near = `{ $primitive }` hat kein Argument `{ $name }`, { $hint }
do-lacks-argument = `{ $primitive }` fehlt das Argument `{ $name }`, nötig: { $expected }; man schreibt `{ $usage }`
do-no-such = `{ $primitive }`: für `{ $word }` gibt es kein Argument
do-too-many = `{ $primitive }`: ein Wort zu viel, `{ $word }`; man schreibt `{ $usage }`
do-must-be = für das Argument `{ $name }` nötig: { $expected }, gefunden `{ $found }`
do-must-be-near = für das Argument `{ $name }` nötig: { $expected }, gefunden `{ $found }`; { $hint }
do-squares = Felder, etwa `c4`, `c4-d5` oder `mine`
do-players = Spieler, etwa `blau` oder `opponents`
do-directions = Richtungen, etwa `north` oder `orthogonal`
do-no-tower = ein Turm (zurzeit steht keiner)
do-tower = ein Turm, nach seinen Feldern: { $towers }
do-number = eine ganze Zahl
do-word = ein Wort, das die Karten verwenden
play-lacks = die Karte fehlt
play-too-many = `play`: ein Wort zu viel, `{ $word }`
