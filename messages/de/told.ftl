## Players

player-red = Rot
player-blue = Blau
player-green = Grün
player-yellow = Gelb

## What happened; before most of these stands who did it

told-turn = Zug { $turn }: { $player }
told-both = { $first }; { $next }
told-by = { $head }: { $what }
told-skips = setzt aus
told-rolls = würfelt { $face }
told-shuffled = der Stapel wird gemischt: { $cards ->
        [one] { $cards } Karte
       *[other] { $cards } Karten
    }
told-draws = zieht { $card }
told-slides = { $card } kann nichts bewirken und rutscht unter den Stapel
told-keeps = nimmt { $card } auf die Hand
told-plays = spielt { $card } aus der Hand
told-laid = { $card } liegt nun vor { $player }
told-used-up = { $card } von { $player } ist verbraucht
told-nothing = { $card } bewirkt nichts
told-gives-up = verzichtet auf { $card }
told-cancels = { $by } von { $player } hebt { $card } auf
told-diverts = nimmt { $from } { $card } ab
told-top-discarded = { $cards ->
        [one] die oberste Karte kommt auf die Ablage
       *[other] die obersten { $cards } Karten kommen auf die Ablage
    }
told-top-chosen = Karte { $place } von oben kommt zuerst
told-takes = nimmt { $squares }
told-encircles = umschließt { $squares }
told-blank = { $count ->
        [one] { $squares } ist jetzt leer
       *[other] { $squares } sind jetzt leer
    }
told-dead = { $count ->
        [one] { $squares } ist jetzt tot
       *[other] { $squares } sind jetzt tot
    }
told-alive = { $count ->
        [one] { $squares } lebt wieder
       *[other] { $squares } leben wieder
    }
told-moves = geht { $steps ->
        [one] { $steps } Schritt
       *[other] { $steps } Schritte
    }
told-home = kehrt zum Start zurück
told-jumps = springt nach { $square }
told-goes = geht nach { $squares }
told-stuck = kann nicht gehen
told-swaps = tauscht den Platz mit { $other }
told-knocks-out = schlägt { $player } k. o.
told-knocks-out-for = schlägt { $player } k. o., das zählt { $points }
told-plants-tower = setzt einen Turm auf { $squares }
told-plants-keep = setzt einen Wehrturm auf { $squares }
told-tower-moves = der Turm von { $player } zieht von { $from } nach { $to } um
told-keep-moves = der Wehrturm von { $player } zieht von { $from } nach { $to } um
told-tower-destroyed = der Turm von { $player } auf { $squares } wird zerstört
told-keep-destroyed = der Wehrturm von { $player } auf { $squares } wird zerstört
told-gives-tower = gibt { $to } den Turm auf { $squares }
told-gives-keep = gibt { $to } den Wehrturm auf { $squares }
told-reserve-lost = verliert { $count ->
        [one] { $count } Turm
       *[other] { $count } Türme
    } aus der Reserve
told-reserve-gained = erhält { $count ->
        [one] { $count } Turm
       *[other] { $count } Türme
    } für die Reserve
told-regained = bekommt einen zerstörten Turm zurück
told-will-skip = { $turns ->
        [one] muss einmal aussetzen
       *[other] muss { $turns }-mal aussetzen
    }
told-will-go-again = { $turns ->
        [one] bekommt noch einen Zug
       *[other] bekommt noch { $turns } Züge
    }
told-goes-again = hat noch einen Zug
told-wins-zones = { $player } gewinnt über Zonen
told-wins-knockouts = { $player } gewinnt über K.o.
told-limit-wins = das Zuglimit ist erreicht: { $player } gewinnt
told-limit-draw = das Zuglimit ist erreicht: unentschieden

## How things stand

label-zones = Zonen
label-knockouts = K.o.
label-reserve = Reserve
label-hand = Hand
turns-to-skip = { $count ->
        [one] setzt einmal aus
       *[other] setzt { $count }-mal aus
    }
turns-besides = { $count ->
        [one] hat einen Zug zusätzlich
       *[other] hat { $count } Züge zusätzlich
    }
piles = { $deck } im Stapel, { $discard } in der Ablage
pile-last = (zuletzt: { $card })
pile-in-play = im Spiel: { $cards }

## What was measured

profile-card = Karte
profile-primitive = Primitive
profile-calls = Aufrufe
profile-instructions = Anweisungen
profile-time = Zeit
profile-runs = ausgeführt
profile-probes = geprüft, ob sie etwas bewirkt
profile-hooks = Hooks
coverage-none = während der Messung lief kein Skript
coverage-unknown = kein Skript `{ $file }` ist gelaufen; es gibt { $known }
coverage-missed = nicht gelaufen: { $lines }
coverage-row = { $ran } von { $all } Zeilen { $percent } %

## Why

why-yes = ja
why-no = nein
why-if = möglich wäre es, wenn:
