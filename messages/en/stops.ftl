## Where running stops

break-card-how = a card is `drawn`, `played` or `fizzled`, found `{ $found }`
break-which = which { $which }? as in `{ $word } NAME`; see `help break`
which-card = card
which-primitive = primitive
which-event = event
which-square = square
which-player = player
which-rule = rule
which-line = line
break-no-place = `{ $text }` is no place to stop at; expected one of: { $kinds }
break-no-place-near = `{ $text }` is no place to stop at, { $hint }
break-unknown-primitive = unknown primitive `{ $name }`
break-unknown-event = unknown event `{ $name }`
break-unknown-colour = unknown colour `{ $name }`
what-near = { $what }, { $hint }
what-known = { $what }; known are { $known }
break-no-rule = no primitive is about a rule `{ $name }`; those that are: { $known }
break-file-line = expected a file and a line such as `scripts/name.lua:5`, found `{ $found }`
break-no-file = no card has a file `{ $name }`
break-no-file-near = no card has a file `{ $name }`, { $hint }
break-gone = breakpoint { $number } is gone: { $why }
plays-not-here = { $player } doesn't play in this game
never-in-deck = this can never stop: the deck of `{ $variant }` holds no `{ $card }`
never-on-line = this can never stop: nothing is run on line { $line } of { $file }
never-on-line-near = this can never stop: nothing is run on line { $line } of { $file }; the nearest that does is { $near }
watch-what = what is to be watched? a square, `score red`, `hand red`, `laid red`, or an expression
watch-whose = `{ $what }` of whom? a colour, as in `{ $what } { $player }`
watch-score = { $zones ->
        [one] { $zones } zone
       *[other] { $zones } zones
    }, { $knockouts ->
        [one] { $knockouts } knockout
       *[other] { $knockouts } knockouts
    }
no-value = it has no value
nothing-to-finish = nothing is going on here that could be finished; `step` goes into it

## What is seen on a square, and how two positions differ

seen-blank = blank
seen-dead = dead
seen-pawn = { $player }'s pawn
seen-tower = { $player }'s tower
differs-turn = turn
differs-active = active
differs-zones = { $player }'s zones
differs-knockouts = { $player }'s knockouts
differs-reserve = { $player }'s reserve
differs-hand = { $player }'s hand
differs-laid = before { $player }
differs-towers = towers
differs-tower = { $player } { $squares }
differs-deck = deck
differs-cards = { $cards ->
        [one] { $cards } card
       *[other] { $cards } cards
    }
differs-order = one order
differs-another = another
