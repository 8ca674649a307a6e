## Where running stops

break-card-how = eine Karte wird `drawn`, `played` oder `fizzled`, gefunden `{ $found }`
break-which = { $which }? etwa `{ $word } NAME`; siehe `help break`
which-card = welche Karte
which-primitive = welche Primitive
which-event = welches Ereignis
which-square = welches Feld
which-player = welcher Spieler
which-rule = welche Regel
which-line = welche Zeile
break-no-place = an `{ $text }` lässt sich nicht anhalten; erwartet wird eines von: { $kinds }
break-no-place-near = an `{ $text }` lässt sich nicht anhalten, { $hint }
break-unknown-primitive = unbekannte Primitive `{ $name }`
break-unknown-event = unbekanntes Ereignis `{ $name }`
break-unknown-colour = unbekannte Farbe `{ $name }`
what-near = { $what }, { $hint }
what-known = { $what }; es gibt { $known }
break-no-rule = keine Primitive handelt von einer Regel `{ $name }`; es gibt welche zu: { $known }
break-file-line = erwartet werden eine Datei und eine Zeile, etwa `scripts/name.lua:5`, gefunden `{ $found }`
break-no-file = keine Karte hat eine Datei `{ $name }`
break-no-file-near = keine Karte hat eine Datei `{ $name }`, { $hint }
break-gone = Haltepunkt { $number } entfällt: { $why }
plays-not-here = { $player } spielt in diesem Spiel nicht mit
never-in-deck = hier wird nie angehalten: im Stapel von `{ $variant }` ist keine `{ $card }`
never-on-line = hier wird nie angehalten: in Zeile { $line } von { $file } wird nichts ausgeführt
never-on-line-near = hier wird nie angehalten: in Zeile { $line } von { $file } wird nichts ausgeführt; die nächste, in der das geschieht, ist { $near }
watch-what = was soll beobachtet werden? ein Feld, `score rot`, `hand rot`, `laid rot` oder ein Ausdruck
watch-whose = `{ $what }` von wem? eine Farbe, etwa `{ $what } { $player }`
watch-score = { $zones ->
        [one] { $zones } Zone
       *[other] { $zones } Zonen
    }, { $knockouts ->
        [one] { $knockouts } K.o.
       *[other] { $knockouts } K.o.
    }
no-value = kein Wert
nothing-to-finish = hier läuft nichts, was sich beenden ließe; `step` geht hinein

## What is seen on a square, and how two positions differ

seen-blank = leer
seen-dead = tot
seen-pawn = Figur von { $player }
seen-tower = Turm von { $player }
differs-turn = Zug
differs-active = am Zug
differs-zones = Zonen von { $player }
differs-knockouts = K.o. von { $player }
differs-reserve = Reserve von { $player }
differs-hand = Hand von { $player }
differs-laid = vor { $player }
differs-towers = Türme
differs-tower = { $player } { $squares }
differs-deck = Stapel
differs-cards = { $cards ->
        [one] { $cards } Karte
       *[other] { $cards } Karten
    }
differs-order = eine Ordnung
differs-another = eine andere
