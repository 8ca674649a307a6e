## What `help` says: each command in one sentence, and more of it; in capitals and code: what is typed

help-variant = load a variant, list those there are, or change the one that is loaded
    .more =
        The edits: set KEY VALUE, deck CARD N, param CARD NAME VALUE, name and text CARD LANG …, unset KEY, extend ID.
        Loading leaves the game under way; `new` starts one of the variant loaded. A change takes effect in the game
        under way where it can, else at the next. `variant save` writes the file in the content folder, with its comments and
        layout kept; a built-in variant's changes get a name of their own. `variant explain` tells where a value comes from.
help-new = start a game of the loaded variant
    .more =
        Seats are filled in the order red, blue, green, yellow; one name stands for all of them. What isn't
        said stays as in the game before; the seed is a fresh one.
help-roll = roll the die; with FACE, that face comes up
    .more = The seed answers, unless a face is forced. Either is a line of the record like any other.
help-draw = roll a face that draws; with CARD, only if that card is on top
    .more = `deck 3` names the cards on top. Where a card lies is decided when the deck is shuffled.
help-choose = choose; needed only where a choice is called like a command
    .more = A choice is typed by its short text or its number in the list.
help-choices = list all that can be chosen now
    .more = Numbers are as good as texts.
help-stop = end a move early, or stop choosing with what there is, where the rules allow it
    .more = A move may be ended early only where nothing but a card's extra squares is left (M8).
help-giveup = give up the aim of a bonus; the card is lost, one of the hand goes back to it
    .more = Penalties can't be given up (P4). `give up` does the same.
help-auto = let N turns be played, people's seats by a greedy bot
    .more = Without N: one turn, or the whole game if all seats are bots. Ctrl-C stops it.
help-seat = hand a seat to a person or a bot
    .more =
        The bots: random, simplest (the clock's choices), greedy (most zones), hunter (knockouts first), and
        the scripts of `scripts/bots`.
help-clock = set the time that a person has for a turn
    .more =
        When it runs out while nobody types, the simplest is played: roll, draw, give up aims, the first
        legal step. `on` takes the variant's time. It runs only at a terminal.
help-force = force the die, the next card, the top of the deck, or a choice of anybody's
    .more = All of it stands in the record and is undone like any choice. `force choice` chooses for a bot, too.
help-edit = change the position by hand; alone, list what can be changed
    .more =
        An edit that makes the position impossible is refused, unless `edit checks off`. `edit paste` takes a drawn
        board, line by line, up to an empty line or `end`. `edit done` lists what is impossible and plays on.
        Edits are undone like choices, and stand in the record.
help-do = run any primitive now; alone, list them
    .more =
        First for whom (whoever must decide, if left out), then the arguments in order: squares, colours, towers,
        directions, numbers, or a query such as `mine`; an argument may be named, as `towards=north`. What is gained
        can close rings and win, as with a card. `do PRIMITIVE ?` explains one.
help-play = play any card now, as if it had just been drawn
    .more = The card is taken out of the deck, else out of the discard; its choices are asked as usual.
help-eval = evaluate Lua against the game, or where a script stands; nothing can be changed by it
    .more =
        All that scripts can call is there (docs/scripting.md); `me` is whoever must decide. Where the debugger
        stands in a script, its variables are there too.
help-eval-changing = run Lua that may change the game; a line of the record
    .more = Primitives may be called; `undo` takes it back whole. Choices can't be asked.
help-undo = take back the last N choices of a person, or go back to the beginning of the turn
    .more =
        What bots did since is taken back too. A roll is a choice of its own. Nothing is lost until another
        choice is made: see redo.
help-redo = do again what was undone
    .more = Possible until another choice is made.
help-step = go on to the next event, primitive, script line, decision or turn
    .more =
        Without a grain: as fine as the last time, at first events. Where a person must choose, the choice goes
        along, and the step goes into it; `roll` and `roll 4` are choices too.
help-next = as step, but over whatever is called from here
    .more = At a line of a script: over the functions and primitives that it calls.
help-finish = go on until the primitive, function or effect around is over
    .more = Stops where it came back to.
help-continue = go on to the next breakpoint, or until a person must choose
    .more = Goes by what was played already, then lets bots play. Ctrl-C stops it.
help-until = go on until turn N begins, a breakpoint stops it, or a person must choose
help-back = go back to the event, primitive, script line, decision or turn before
    .more =
        What is ahead stays: step, redo and continue go there again; another choice begins a branch. As a direction
        of a step it is typed `south` or `choose back`.
help-reverse = go back to the nearest breakpoint, or to where what is watched last changed
help-rewind = go back N decisions, or N of another grain
help-goto = go to where decision N is due, back or on
    .more = The numbers are those that undo, step and branches show.
help-branches = show all that was played as a tree
    .more = Going back and choosing otherwise begins a branch. > is the way that one is on.
help-switch = go to the end of a branch
    .more = `branches` numbers them.
help-compare = show where two branches part and how the positions at their ends differ
    .more = Without B: the branch and where one stands.
help-break = stop at a card, primitive, event, square, player, rule or script line
    .more =
        card tide [drawn|played|fizzled], primitive capture, event knockout, square c4, player red, rule K1,
        line scripts/NAME.lua:5 (or a step of a card: line cards/NAME.toml:20). The condition is Lua; the fields
        of the event are at hand by name, its squares as `area`.
help-watch = stop when a square's owner, a score, a hand, laid cards or an expression changes
    .more =
        c4, score red, hand red, laid red, or any expression in Lua. It stops forwards and in `reverse`.
        `watch files on` reloads by itself when a file of your content is saved.
help-breaks = list breakpoints and watches, with how often each has stopped
help-delete = take a breakpoint or watch away
help-disable = have a breakpoint or watch stop no more, until it is enabled
help-enable = have a disabled breakpoint or watch stop again
help-last = tell who last changed a square, score, hand, laid cards or an expression; with go, go there
    .more = Turn, decision, card, primitive and the line of the step or script.
help-locals = show the local variables where a script stands, or in call N of `stack`
    .more = `step line` and `break line` lead into scripts. The innermost come first, then those of the functions around.
help-stack = show the calls of scripts that are going on
    .more = The innermost first.
help-board = show the board
    .more =
        A small letter is a square of red, blue, green or yellow, a capital the pawn on it;
        + is a tower, ^ a keep, * a start, . blank, # dead. A > marks what has changed; in the middle
        of a decision, since it began.
help-scores = show zones, knockouts, towers in reserve and hands
    .more = After the slash stands what wins. > marks whose turn it is.
help-hands = show the cards that everybody holds
    .more = Hand cards are played before a roll (T2).
help-laid = show the cards that lie in front of everybody, in effect until used up
    .more = The one laid first comes first (P5).
help-deck = count deck and discard; with N, look at the top N cards
    .more = A designer may look: `deck 3` names the three cards that come next, the top first.
help-log = tell what happened in the last N turns
    .more = Ten turns unless said otherwise. It follows undo and redo.
help-why = tell the conditions behind a choice, a card, the steps of a move, a ring, or the end
    .more =
        Each line is a condition with its rule, the value found, and the knob or parameter that sets it. Alone, it
        tells why the decision that is due is due. `why ring c4` shows the gap of the ring round c4 on the board.
        `not` changes nothing but reads better.
help-show = show a card or the variant, with the file and line of every value
    .more = A card's id or its name will do.
help-reload = read cards, scripts and variants anew and replay the line of play under them
    .more =
        If they can't be read, the report is shown and the game goes on as it was. Else it is said at which
        decision the game first differs, and what still fits is kept. A card that waits for a choice asks again.
        The scenarios and records in your `tests` are played too; those that go otherwise now are told.
help-impact = list the stored scenarios and records that go otherwise than when the session began
    .more =
        Each with the first event that differs. Without a file, what is in `tests` here and in your content folder.
        After every reload the same is told of what the reload changed.
help-profile = measure calls, instructions and time by card and by primitive, and which script lines run
    .more =
        Measured from `profile on` to `profile off`, by every game of the session. Lines count from the first
        `profile on` after a load; `profile lines FILE` shows a script with how often each line ran.
help-keep = keep the last effect or the last N decisions as a scenario test, or the position, or the lines typed
    .more =
        A test is a file that `polygonarc test` takes, written only if it passes. A session is a script for
        `polygonarc run`. No file that is there already is written over.
help-save = save the game as a record, or how it stands as a position
    .more = A record replays every decision; a position is only where things are.
help-load = load a record or a position and go on from there
    .more = A record's decisions can be undone one by one. All seats become people's; see seat.
help-restore = go on with the session that was cut off, or drop it
    .more =
        While a game is played at a terminal its record is kept on disk, branches and edits too. A session that
        ends without `quit` or Ctrl-D is offered at the next start.
help-lang = set the language of the prompt's words, card names and texts
    .more = Any language goes with any variant. What is typed stays the same; a colour may be typed in the language, too.
help-boards = show the board by itself after whatever changes it, or only when asked
    .more = On for a person at a terminal, off in scripts and pipes.
help-help = list the commands, or explain one
    .more = Whatever isn't a command is a choice: its short text, or its number in the list.
help-quit = leave
    .more = Ctrl-D does the same.
