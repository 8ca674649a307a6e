## How a square stands

sq-owner = { $square } is { $player }'s
sq-blank = { $square } is blank
sq-start = { $player }'s start
sq-tower = under { $player }'s tower { $squares }
sq-keep = under { $player }'s keep { $squares }
sq-pawn = under { $player }'s pawn
none = none
in-all = { $names } … ({ $count } in all)
squares = { $count ->
        [one] { $count } square
       *[other] { $count } squares
    }
steps = { $count ->
        [one] { $count } step
       *[other] { $count } steps
    }

## What would have to be otherwise

ch-alive = { $square } were alive
ch-no-tower = no tower stood on { $square }
ch-blank = { $square } were blank
ch-dead = { $square } were dead
ch-owner = { $count ->
        [one] { $squares } were { $player }'s
       *[other] { $squares } were all { $player }'s
    }
ch-at-start = { $player }'s pawn stood on its start
ch-pawn-at = { $player }'s pawn stood on { $square }
ch-reserve = { $player } had a tower in reserve
ch-card = `{ $card }` didn't bear on the move
ch-knob = `{ $knob }` were { $value }
ch-both = { $first } and { $second }

## The decision that is due

due-choices = { $count ->
        [one] { $count } choice
       *[other] { $count } choices
    }
due-shuffle = the deck must be shuffled
due-deck-empty = the deck is empty
due-roll = { $player } must roll
due-draw-faces = { $faces } draw a card
due-hand = { $player } may play cards of the hand before rolling
due-bears = `{ $card }` bears on the move
due-step = { $player } must step: all steps must be used while one is legal
due-left = { $left } to go
due-aim = { $player } must choose the `{ $about }` of `{ $card }`
due-chosen = { $count } are chosen
due-up-to = up to { $count } are chosen
due-give-up = it may be given up

## The end

end-over-by = the game is over: { $what }
end-at-limit = { $player } wins at the turn limit
end-turn = turn { $turn }
end-several = several have reached a goal: the acting player wins, then seat order
end-no-limit = there is no turn limit
end-turns-over = { $limit } turns are over
end-goal = { $player } has reached a goal
end-owns = { $player } owns { $squares } squares
end-scored = { $player } has scored { $knocked } knockouts
end-of = { $found } of { $wanted }

## Rings

ring-not-theirs = { $square } is in a group that isn't { $player }'s
ring-no-edge = the group of { $square } has no square on the board's edge
ring-found = { $count }: { $squares }
ring-on-edge = { $count }, { $edge } of them on the edge
ring-gap = the gap: { $gap }; closed, it would enclose { $inside }
ring-wide = the ring is open wide: no gain of a few squares would close it
ring-falls = the group of { $square } falls to { $player }
ring-holds = it holds something to win
ring-spared = never taken: { $squares }
ring-touches = it touches a square just gained
ring-gained = gained: { $squares }
ring-enemy-too = enemy squares in it fall too
ring-all-blank = all of it is blank or dead
ring-enemy = enemy squares: { $squares }
rings-nearly = where { $player }'s rings are nearly closed
rings-none = no gap of at most { $widest } squares
rings-gap = the gap { $gap } opens the ring round { $inside }

## The steps of a move

st-moves = face { $face } moves { $player }'s pawn
st-draws = it draws a card
st-gives = face { $face } gives { $steps }
st-no-card = no card lies in front of { $player }
st-times = × { $times }, so { $steps }
st-moves-on = { $player } moves on a { $face }
st-most = at most { $most }, so { $steps }
st-add = { $add }, so { $steps }
st-stays = the number of steps stays
st-total = a { $face } is { $steps } for { $player }
st-said = `{ $card }`: { $what }
st-no-move = no move follows
st-faces = what a roll of { $player }'s would give now
