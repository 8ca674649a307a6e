## The prompt itself

greeting =
    Polygonarc. Own { $squares } squares or score { $knockouts ->
        [one] { $knockouts } knockout
       *[other] { $knockouts } knockouts
    } to win; Enter rolls the die.
    Choose by short text (`b4`, `west`) or number, Tab completes; `undo` takes back, `seat blue greedy` adds a bot.
    `help` lists the commands, `variant` loads another game, Ctrl-D leaves.
error = error:
unknown-command = unknown command `{ $word }`; { $hint }
help-lists = `help` lists the commands
did-you-mean = did you mean `{ $near }`?
takes-nothing = `{ $name }` takes no argument, found `{ $found }`
expected-on-off = `{ $name }`: expected `on` or `off`, found `{ $found }`
on-off-missing = `{ $name }` lacks `on` or `off`
open-quote = a quote is never closed in `{ $text }`
unknown-option = unknown option `--{ $name }`; { $hint }
expected-options = expected { $known }
expected-none = expected none
option-lacks-value = `--{ $name }` lacks its value
not-a-number = `{ $what }`: expected a whole number, found `{ $text }`
number-missing = `{ $what }` lacks a number
one-number = expected one number, found `{ $text }`
stopped = stopped
help-top = Type a command, or choose: by short text (`c4`, `west`, `give up`) or number.
help-also = also: { $names }
help-example = example: { $line }

## Games

no-game = there is no game yet; `new` starts one
game-over = the game is over; `undo`, or start a `new` one
shuffle-due = the deck is to be shuffled: `redo`, `step` or `auto` goes on
new-unexpected = `new`: unexpected `{ $word }`; a variant is loaded with `variant { $word }`
not-playing = { $player } doesn't play in a game for { $players }
unknown-colour = unknown colour `{ $name }`; { $hint }
expected-colours = expected red, blue, green or yellow
game-begins = { $variant }, { $seats }; seed { $seed }
seat = { $player } { $who }
seat-human = human
seat-taken = { $player } is played by { $who }
seat-person = a person
seat-expected = expected a colour and `human` or a bot
seat-unknown = nobody called `{ $name }` can take a seat; { $hint }
expected-one-of = expected one of { $known }
seats-expected = { $players ->
        [one] expected { $players } seat, one a player, or one for all, found { $count }
       *[other] expected { $players } seats, one a player, or one for all, found { $count }
    }
clock-off = the clock is off
clock-gives = the clock gives { $seconds ->
        [one] { $seconds } second
       *[other] { $seconds } seconds
    } a turn
clock-most = `clock`: expected at most { $most } seconds, found `{ $found }`
time-is-up = time is up: the simplest is played for { $player }

## Questions

ask = turn { $turn }, { $player }: { $what }
ask-bot = turn { $turn }, { $player } ({ $bot }) is to play; `auto` plays on
ask-enter = press Enter or `roll` the die
ask-roll = `roll` the die
ask-hand = roll, or play a card of the hand
ask-step = { $left ->
        [one] { $left } step
       *[other] { $left } steps
    } to go
ask-aim = { $card }, choose the { $about }
about-aim = aim
about-target = target
about-targets = targets
about-place = place
about-neighbour = neighbour
about-way = way
about-victim = victim
about-receiver = receiver
about-square = square
about-tower = tower
about-card = card
more-choices = … { $hidden } more (`choices`)

## Deciding

no-face = `{ $face }` is not a face of the die: it has the faces 1 to { $faces } (rule T1)
rolled-must-step = { $player } has rolled already and must choose a step; `choices` lists them
rolled-must-aim = { $player } has rolled already and must choose an aim; `choices` lists them
aim-before-roll = { $player } must choose an aim before the roll; `choices` lists them
bot-plays = { $player } is played by a bot; `auto` plays on
over-no-choice = the game is over: `{ $text }` can't be chosen; `undo`, or start a `new` one
die-decides = the die decides: `roll`, or `roll { $text }` to force the face
before-the-roll = `{ $text }` can't be chosen before the roll (rule T1); { $player } must `roll`
choose-lacks = `choose` lacks the choice; `choices` lists them
choices-over = the game is over: there is nothing to choose
choices-die = `roll`, or `roll FACE` to force a face
no-stop-step = the move can't be stopped: a step is legal, so it must be made (rule M2)
no-stop = there is nothing to stop now
no-give-up = nothing can be given up now (rule P4)
unknown-card = unknown card `{ $name }`; { $hint }
deck-names-top = `deck 3` names those on top
list-cards = `polygonarc list cards` lists them
not-on-top = `{ $card }` is not on top of the deck but card { $place } of it, as the shuffle decided; `force card { $card }` puts it there
not-in-deck = `{ $card }` is not in the deck; `deck`, `hands` and `laid` tell where the cards are
no-drawing-face = no face of this die draws (rule T1)

## Back and forth

no-undo = there is nothing to undo
no-redo = there is nothing to do again
nothing-happened = nothing has happened yet
back-at = back at decision { $decision }
again-at = again at decision { $decision }
now-at = now at decision { $decision }
to-do-again = { $at }, { $waiting } to do again

## Cards and variants

show-lacks = `show` lacks what to show: `show card ID` or `show variant`
show-card-lacks = `show card` lacks the card's id
show-expected = expected `show card ID` or `show variant`, found `{ $found }`
show-not-in-deck = not in this deck
show-copies = { $copies ->
        [one] { $copies } copy
       *[other] { $copies } copies
    }
show-in-hand = kept in hand
show-laid = laid in front of a player
kind-bonus = bonus
kind-penalty = penalty
show-deck = deck: { $cards }
usual-value = usual value
lang-unknown = unknown language `{ $language }`; there are { $known }
lang-now = cards are in `{ $language }`, the prompt speaks `{ $speech }`; there are { $known }
profile-on = measuring
profile-off = not measuring any more; `profile show` shows what was found
profile-reset = forgotten what was measured
profile-nothing = nothing was measured; `profile on` begins
profile-expected = expected `profile { $args }`, found `profile { $found }`
