## Walking

already-turn = it is turn { $turn } already; `back turn` and `goto` go back
nothing-to-stop-at = there is nothing to stop at: set a breakpoint with `break`, or `watch` something
rewind-least = `rewind` goes back by at least 1
no-decision = there is no decision { $number } on this way: it has 1 to { $most }
unknown-grain = unknown grain `{ $word }`, { $hint }
expected-grains = expected event, primitive, line, decision or turn
nobody-chooses = nobody must choose here
left-the-middle = (left the middle of decision { $decision }: going on from its end)
left-the-fault = (left the choice that fails: going on from before it)
stop-at = { $why }at decision { $decision }, turn { $turn }
stop-in = { $why }in decision { $decision } ({ $line }), turn { $turn }
stop-break = breakpoint { $number }, { $what }:
stop-watch = watch { $number }, { $what }: { $was } -> { $now }
stop-failed = breakpoint { $number }, { $what }, can't be told: { $why }
stop-over = the game is over;
stop-beginning = the line begins here;
stop-interrupted = interrupted
moment-edited = the position is edited
moment-answers = { $player }'s { $card } answers ({ $hook })
moment-played = { $card } is played for { $player }
moment-over = the effect is over
moment-fault = the card fails
moment-done = done
moment-about-to = about to: { $what }
moment-about-to-run = about to run
moment-book-keeping = (book-keeping)
moment-undone = what the effect did so far is undone until it has its answer
moment-undone-again = undone again until the effect has its answer
nobody = nobody
no-squares = no squares
a-word = a word
no-variables = no variables are in sight yet
no-script = no script stands here; `step line` and `break line FILE:LINE` lead into one
no-call = there is no call { $call } here: `stack` has 1 to { $calls }
step-into-fault = `step line` goes into that choice, up to where it fails

## Branches

which-branch = which branch? `branches` numbers them
no-branch = there is no branch { $number }: there are 1 to { $most }
branch-here = here
branch = branch { $number }
branch-ends = ends there
branches-part = they part at decision { $decision }: { $a } { $at_a }, { $b } { $at_b }
same-positions = the positions are the same
from-the-beginning = from the beginning
branch-row = { $what }, to turn { $turn }
branch-due = (here: decision { $decision } is due)

## Breakpoints and watches

break-where = where? as in `break card tide`, `break event knockout`, `break c4`; see `help break`
break-if-what = `if` lacks its condition, as in `break event knockout if by == "red"`
breakpoint-set = breakpoint { $number }: { $what }
note = note: { $text }
watch-set = watch { $number }: { $what } is { $now }
breaks-row = { $what }, stopped { $hits }×
breaks-disabled = disabled
breaks-none = there are none; see `break` and `watch`
breaks-gone = { $count } taken away
breaks-which = which? a number that `breaks` shows, or `all`
no-breakpoint = there is no breakpoint or watch { $number }; `breaks` lists them
never-changed = { $what } has never changed on this way
last-changed = { $what }: { $was } -> { $now }, turn { $turn }, decision { $decision } ({ $line })

## Why

why-drawn-slid = turn { $turn }: { $player } drew `{ $card }`, and it slid under the deck
why-drawn-nothing = turn { $turn }: { $player } drew `{ $card }`, and it did nothing
why-now = now { $what }
why-last-roll = the last roll, and the next
why-param = `{ $name }` of `{ $card }` were { $value }
why-left-out = a piece is left out by { $what }
why-no-subject = `{ $text }` is nothing to ask about, { $hint }
why-expected = expected a square, a choice, a card, `move`, `ring` or `end`
why-ring-word = `ring`: `{ $word }` is no square and nobody's colour, { $hint }
why-nearest-square = the nearest square is `{ $near }`
why-ring-expected = expected a square or a colour
