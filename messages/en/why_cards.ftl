## Whether a card can do anything

cd-to-hand = `{ $card }` may go to { $player }'s hand
cd-from-hand = `{ $card }` can be played from { $player }'s hand now
cd-can = `{ $card }` can do something for { $player }
cd-slides = it slides under the deck
cd-discarded = it is discarded without effect
cd-parameter = parameter
cd-does-nothing = doing nothing is what it does
cd-holds = { $player } holds it
cd-lies = it lies in front of { $player }
cd-lies-second = it lies in front of { $player }: a second one there has no effect
cd-not-made = the choice `{ $choice }` isn't made
cd-depends = the choice `{ $choice }` depends on an earlier one
cd-no-candidate = no candidate
cd-has-candidate = the choice `{ $choice }` has a candidate
cd-has-candidate-in = the choice `{ $choice }` in { $file } has a candidate
cd-at-most = { $a } is at most { $b }
cd-some-for-one = for one of them there is some of `{ $what }`
cd-is-candidate = { $what } is a candidate for `{ $choice }`
cd-step-left-out = the step `{ $step }` is left out
cd-step-changes = the step `{ $step }` changes something
cd-play-changes = `play` in { $file } changes something

## Whether something can be chosen

cc-can = `{ $text }` can be chosen now
cc-must-roll = { $player } must roll first
cc-unlike = `{ $text }` is { $among }, as `{ $choice }` asks
among-square = a square
among-player = a player
among-tower = a tower
among-direction = a direction
among-ground = ground for a tower
among-top-card = one of the cards on top
among-number = a number
cc-not-already = `{ $text }` isn't chosen already
cc-none-left = no usual step is left, so that the move may end here
cc-legal-steps = legal steps: { $steps }
cc-bonus = the card is a bonus
cc-is-kind = `{ $card }` is a { $kind }
cc-not-forced = the choice isn't forced
cc-fewer = something is chosen and fewer will do
cc-none-enough = nothing is chosen that could be enough
cc-aim-due = a card's aim is due
cc-move-under-way = a move is under way
cc-roll-due = the roll is due
cc-next-to = { $square } is next to { $player }'s pawn, in one of { $directions } directions
cc-pawn-on = the pawn is on { $square }
cc-lets = `{ $card }` lets { $square } be entered
cc-opens = or: `{ $card }` opens { $square } by choice
cc-can-end = from { $square } the move can still end where it may, all steps used
cc-left = { $left } to go, it may end on: { $squares }
cc-number = a number from { $least } to { $most }
gr-tower = there is a tower to move
gr-top = a card is among the top { $count }
gr-deck = { $count ->
        [one] { $count } card in the deck
       *[other] { $count } cards in the deck
    }
gr-somewhere-square = somewhere a square lies wholly on ground that will do
gr-somewhere-block = somewhere a block of { $side } × { $side } lies wholly on ground that will do
gr-somewhere-fallback = somewhere a block of { $side } × { $side }, or of two neighbours lies wholly on ground that will do
gr-such = such ground: { $squares }
gr-will-do = { $square } will do as ground
gr-one = it is one square
gr-block = it is a block of { $side } × { $side }
gr-is-ground = { $squares } is ground for it

## Whether something is among what an expression gives

ex-among-all = { $what } is among all of these
ex-among-any = { $what } is among any of these
ex-among = { $what } is among `{ $of }`
ex-among-query = { $what } is among `{ $of }` ({ $doc })
ex-not-among = { $what } is not among `{ $of }`
ex-is = { $what } is { $of }
ex-at-least = { $what } is at least { $least }
ex-both = { $found } and { $wanted }
ex-reserve-least = { $player }'s towers in reserve are at least { $count }
ex-standing-most = { $player }'s towers and keeps standing are at most { $count }
ex-or = or: { $what }
ex-part = { $what } is { $name }
ex-part-not = { $what } is not { $name }
ex-left-out = left out, being { $name }
part-on-board = on the board
part-yours = yours
part-blank = blank
part-blank-ground = blank, where blank ground will do
part-other-tower = under another tower
part-enemy-pawn = under an enemy pawn
part-pawn = under a pawn
part-start = a start
part-tower = under a tower
part-line = in such a line
part-behind = at or behind an obstacle
part-your-pawn = under your pawn
part-your-start = over your start
ex-value = `{ $what }` is { $value }
ex-some = there is some of `{ $what }`
ex-none-of = there is none of `{ $what }`
ex-without = without `{ $what }`: { $value }
ex-every-square = every square
ex-no-pawn = no pawn
ex-has = { $player }: { $pawn }; { $reserve } in reserve, { $standing } standing, { $lost } lost
part-owned = owned
part-dead = dead
part-enemy-start = an enemy start
part-enemy-tower = under an enemy tower
part-theirs = theirs already
part-enterable = enterable
