## Walking

already-turn = es ist schon Zug { $turn }; `back turn` und `goto` gehen zurück
nothing-to-stop-at = es gibt nichts zum Anhalten: setze einen Haltepunkt mit `break`, oder beobachte etwas mit `watch`
rewind-least = `rewind` geht mindestens um 1 zurück
no-decision = auf diesem Weg gibt es keine Entscheidung { $number }: er hat 1 bis { $most }
unknown-grain = unbekannte Schrittweite `{ $word }`, { $hint }
expected-grains = erwartet wird event, primitive, line, decision oder turn
nobody-chooses = hier muss niemand wählen
left-the-middle = (die Mitte von Entscheidung { $decision } ist verlassen: weiter geht es an ihrem Ende)
left-the-fault = (die Wahl, die scheitert, ist verlassen: weiter geht es vor ihr)
stop-at = { $why }bei Entscheidung { $decision }, Zug { $turn }
stop-in = { $why }in Entscheidung { $decision } ({ $line }), Zug { $turn }
stop-break = Haltepunkt { $number }, { $what }:
stop-watch = Beobachtung { $number }, { $what }: { $was } -> { $now }
stop-failed = Haltepunkt { $number }, { $what }, ist nicht auszuwerten: { $why }
stop-over = das Spiel ist aus;
stop-beginning = die Linie beginnt hier;
stop-interrupted = unterbrochen
moment-edited = die Stellung wird geändert
moment-answers = { $card } von { $player } antwortet ({ $hook })
moment-played = { $card } wird für { $player } gespielt
moment-over = die Wirkung ist vorbei
moment-fault = die Karte scheitert
moment-done = erledigt
moment-about-to = gleich folgt: { $what }
moment-about-to-run = wird gleich ausgeführt
moment-book-keeping = (innere Buchführung)
moment-undone = was die Wirkung bisher tat, ist zurückgenommen, bis sie ihre Antwort hat
moment-undone-again = wird zurückgenommen, bis die Wirkung ihre Antwort hat
nobody = niemand
no-squares = keine Felder
a-word = ein Wort
no-variables = noch sind keine Variablen in Sicht
no-script = hier steht kein Skript; `step line` und `break line FILE:LINE` führen in eines
no-call = es gibt hier keinen Aufruf { $call }: `stack` hat 1 bis { $calls }
step-into-fault = `step line` geht in diese Wahl hinein, bis dahin, wo es scheitert

## Branches

which-branch = welcher Zweig? `branches` nummeriert sie
no-branch = es gibt keinen Zweig { $number }: es gibt 1 bis { $most }
branch-here = hier
branch = Zweig { $number }
branch-ends = endet dort
branches-part = sie trennen sich bei Entscheidung { $decision }: { $a } { $at_a }, { $b } { $at_b }
same-positions = die Stellungen sind gleich
from-the-beginning = von Anfang an
branch-row = { $what }, bis Zug { $turn }
branch-due = (hier: Entscheidung { $decision } steht an)

## Breakpoints and watches

break-where = wo? etwa `break card tide`, `break event knockout`, `break c4`; siehe `help break`
break-if-what = `if` fehlt die Bedingung, wie in `break event knockout if by == "red"`
breakpoint-set = Haltepunkt { $number }: { $what }
note = Hinweis: { $text }
watch-set = Beobachtung { $number }: { $what }, jetzt { $now }
breaks-row = { $what }, { $hits }-mal angehalten
breaks-disabled = abgeschaltet
breaks-none = es gibt keine; siehe `break` und `watch`
breaks-gone = { $count } entfernt
breaks-which = welche? eine Nummer, die `breaks` zeigt, oder `all`
no-breakpoint = es gibt keinen Haltepunkt und keine Beobachtung { $number }; `breaks` zeigt sie
never-changed = { $what } hat sich auf diesem Weg nie geändert
last-changed = { $what }: { $was } -> { $now }, Zug { $turn }, Entscheidung { $decision } ({ $line })

## Why

why-drawn-slid = Zug { $turn }: { $player } zog `{ $card }`, und sie rutschte unter den Stapel
why-drawn-nothing = Zug { $turn }: { $player } zog `{ $card }`, und sie bewirkte nichts
why-now = jetzt: { $what }
why-last-roll = der letzte Wurf, und der nächste
why-param = `{ $name }` von `{ $card }` { $value } wäre
why-left-out = ein Teil entfällt durch { $what }
why-no-subject = nach `{ $text }` lässt sich nicht fragen, { $hint }
why-expected = erwartet wird ein Feld, eine Wahl, eine Karte, `move`, `ring` oder `end`
why-ring-word = `ring`: `{ $word }` ist kein Feld und niemandes Farbe, { $hint }
why-nearest-square = das nächste Feld ist `{ $near }`
why-ring-expected = erwartet wird ein Feld oder eine Farbe
