## Players

player-red = red
player-blue = blue
player-green = green
player-yellow = yellow

## What happened; before most of these stands who did it

told-turn = turn { $turn }: { $player }
told-both = { $first }; { $next }
told-by = { $head }: { $what }
told-skips = skips the turn
told-rolls = rolls { $face }
told-shuffled = the deck is shuffled: { $cards ->
        [one] { $cards } card
       *[other] { $cards } cards
    }
told-draws = draws { $card }
told-slides = { $card } can do nothing and slides under the deck
told-keeps = keeps { $card } in hand
told-plays = plays { $card } from the hand
told-laid = { $card } is laid in front of { $player }
told-used-up = { $player }'s { $card } is used up
told-nothing = { $card } does nothing
told-gives-up = gives up { $card }
told-cancels = { $player }'s { $by } cancels { $card }
told-diverts = takes { $card } from { $from }
told-top-discarded = { $cards ->
        [one] the top card is discarded
       *[other] the top { $cards } cards are discarded
    }
told-top-chosen = card { $place } from the top comes first
told-takes = takes { $squares }
told-encircles = encircles { $squares }
told-blank = { $count ->
        [one] { $squares } is blank now
       *[other] { $squares } are blank now
    }
told-dead = { $count ->
        [one] { $squares } is dead now
       *[other] { $squares } are dead now
    }
told-alive = { $count ->
        [one] { $squares } is alive again
       *[other] { $squares } are alive again
    }
told-moves = moves { $steps ->
        [one] { $steps } step
       *[other] { $steps } steps
    }
told-home = goes back to the start
told-jumps = jumps to { $square }
told-goes = goes { $squares }
told-stuck = can't move
told-swaps = changes places with { $other }
told-knocks-out = knocks out { $player }
told-knocks-out-for = knocks out { $player } for { $points }
told-plants-tower = plants a tower on { $squares }
told-plants-keep = plants a keep on { $squares }
told-tower-moves = { $player }'s tower moves from { $from } to { $to }
told-keep-moves = { $player }'s keep moves from { $from } to { $to }
told-tower-destroyed = { $player }'s tower on { $squares } is destroyed
told-keep-destroyed = { $player }'s keep on { $squares } is destroyed
told-gives-tower = gives { $to } the tower on { $squares }
told-gives-keep = gives { $to } the keep on { $squares }
told-reserve-lost = loses { $count ->
        [one] { $count } tower
       *[other] { $count } towers
    } from the reserve
told-reserve-gained = gains { $count ->
        [one] { $count } tower
       *[other] { $count } towers
    } in reserve
told-regained = gets a destroyed tower back
told-will-skip = { $turns ->
        [one] will skip a turn
       *[other] will skip { $turns } turns
    }
told-will-go-again = { $turns ->
        [one] will take another turn
       *[other] will take { $turns } more turns
    }
told-goes-again = takes another turn
told-wins-zones = { $player } wins on zones
told-wins-knockouts = { $player } wins on knockouts
told-limit-wins = the turn limit is reached: { $player } wins
told-limit-draw = the turn limit is reached: a draw

## How things stand

label-zones = zones
label-knockouts = knockouts
label-reserve = reserve
label-hand = hand
turns-to-skip = { $count ->
        [one] one turn to skip
       *[other] { $count } turns to skip
    }
turns-besides = { $count ->
        [one] one turn to take besides
       *[other] { $count } turns to take besides
    }
piles = { $deck } in the deck, { $discard } in the discard
pile-last = (last: { $card })
pile-in-play = in play: { $cards }

## What was measured

profile-card = card
profile-primitive = primitive
profile-calls = calls
profile-instructions = instructions
profile-time = time
profile-runs = runs
profile-probes = tests whether it can do anything
profile-hooks = hooks
coverage-none = no script has run while measuring
coverage-unknown = no script `{ $file }` has run; there are { $known }
coverage-missed = not run: { $lines }
coverage-row = { $ran } of { $all } lines { $percent } %

## Why

why-yes = yes
why-no = no
why-if = it would be so if
