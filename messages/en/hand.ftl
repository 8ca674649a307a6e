## Changing a position by hand

edit-unknown = unknown edit `{ $name }`, { $hint }
edit-cannot = `{ $name }`: { $why }; it is written `{ $usage }`
edit-asks = `{ $name }`: { $why } it is written `{ $usage }`
edit-forbidden =
    that is impossible (`edit checks off` allows it):
    {"  "}{ $faults }
edit-no-colour = the colour is missing
edit-missing = { $what } is missing
edit-one-word = expected one word for { $what }, found `{ $found }` besides
the-square = the square
the-number = the number
the-turn = the number of the turn
edit-colour-expected = expected a colour, found `{ $found }`; { $hint }
edit-colours = they are { $colours }
card-unknown = unknown card `{ $name }`
card-unknown-near = unknown card `{ $name }`, { $hint }
edit-no-squares = the squares are missing: name some, as `c4 d4` or `c4-d5`
edit-number = expected a whole number, small and not negative, found `{ $found }`
edit-not-dead = not dead: { $squares }
edit-one-square = a pawn stands on one square
edit-tower-there = a tower stands on { $squares } already; `edit untower { $squares }` takes it away (rule W2)
edit-towers-most = 64 towers stand already
edit-no-tower = no tower stands on { $squares }
edit-last-turn = expected a turn from 1 to { $most }, found `{ $found }`
edit-not-in-deck = the deck of `{ $variant }` has no `{ $card }`; `edit checks off` makes one
edit-none-left = no `{ $card }` is left in deck or discard: { $places }; `edit checks off` makes one more
edit-in-hand = in { $player }'s hand
edit-laid = laid before { $player }
edit-in-play = in play
edit-named-already = named already
edit-no-cards = the cards are missing: name those that come first, as `edit deck tide keep`
fault-no-pawn = { $player } has no pawn on the board
fault-pawn-on = { $player }'s pawn stands on { $square }, which is { $owner }'s (rule M4)
fault-pawn-on-dead = { $player }'s pawn stands on { $square }, which is dead (rule C5)
fault-pawn-on-nobodys = { $player }'s pawn stands on { $square }, which is nobody's (rule M4)
fault-two-pawns = the pawns of { $other } and { $player } both stand on { $square }

## The edits

edits-own = make squares a player's
edits-blank = make squares blank
edits-kill = make squares dead
edits-revive = make dead squares blank
edits-pawn = put a pawn on a square, which becomes its own
edits-tower = plant a tower, or on one square a keep
edits-untower = take away the towers on squares
edits-knockouts = set knockouts scored
edits-reserve = set towers in reserve
edits-lost = set towers lost
edits-skips = set turns to skip
edits-extras = set turns to take besides
edits-hand = say what a hand holds
edits-laid = say what lies in front of a player
edits-deck = put cards on top of the deck, the first on top
edits-discard = say what the discard holds, the last on top
edits-turn = make it a player's turn, before the roll
edits-board = draw the board, rows from the top separated by `/`
edits-do = run a primitive
edits-play = play a card now
edits-lua = evaluate what may change things

## Running a primitive or a card on the spot

about = `{ $name }`: { $what }
by-rule = (rule { $rule })
do-unknown = unknown primitive `{ $name }`, { $hint }
do-lists = `do` alone lists them
do-lacks = the primitive is missing; `do` alone lists them
do-no-argument = `{ $primitive }` has no argument `{ $name }`; it is written `{ $usage }`
do-no-argument-near = `{ $primitive }` has no argument `{ $name }`, { $hint }
do-lacks-argument = `{ $primitive }` lacks the argument `{ $name }`: expected { $expected }; it is written `{ $usage }`
do-no-such = `{ $primitive }`: there is no argument for `{ $word }`
do-too-many = `{ $primitive }`: one word too many, `{ $word }`; it is written `{ $usage }`
do-must-be = the argument `{ $name }` must be { $expected }, found `{ $found }`
do-must-be-near = the argument `{ $name }` must be { $expected }, found `{ $found }`; { $hint }
do-squares = squares, such as `c4`, `c4-d5` or `mine`
do-players = players, such as `blue` or `opponents`
do-directions = directions, such as `north` or `orthogonal`
do-no-tower = a tower (none stands now)
do-tower = a tower, by its squares: { $towers }
do-number = a whole number
do-word = a word that the cards use
play-lacks = the card is missing
play-too-many = `play`: one word too many, `{ $word }`
