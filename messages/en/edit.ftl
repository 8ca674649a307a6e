## Changing the position

edit-draw = draw the board, its rows from the top; an empty line or `end` ends it
edit-list-end = checks are { $checks }; `edit paste` takes a drawn board, `edit done` looks for faults
edit-checked = edits are checked
edit-unchecked = edits aren't checked: anything goes until `edit checks on`
edited = edited: { $text }
edit-possible = the position is possible
edit-impossible = { $count ->
        [one] one thing is impossible:
       *[other] these things are impossible:
    }
edit-nothing-pasted = nothing was pasted; the board is as it was
edit-board-as-was = the board is as it was: { $why }
nothing-changed = nothing has changed
force-lacks = `force { $what }` lacks what to force; `help force` explains
force-what = `force` lacks what to force: `die`, `card`, `deck` or `choice`
force-one-card = `force card` takes one card, found `{ $found }`; `force deck` takes several
force-unknown = `force` can't force `{ $what }`, { $hint }
force-expected = expected `die`, `card`, `deck` or `choice`
play-expected = expected `play card CARD`, found `{ $found }`
eval-lacks = `{ $name }` lacks the expression, as `{ $example }`

## Changing variants

quote-open = a quote isn't closed
variant-explain-how = write `variant explain KEY`, as `towers.reserve`
variant-save-how = write `variant save`, or `variant save ID`
variant-cannot = `variant` can't `{ $word }` ({ $hint })
variant-cannot-by = `variant` can't `{ $word }`; a variant is changed by { $known }
variant-not-saved = { $id }, not saved
variant-nothing-unsaved = there is nothing unsaved
variant-forgotten = the changes of `{ $id }` are forgotten; `{ $parent }` is loaded
variant-unsaved = `{ $id }` isn't saved: `variant save` saves it, `variant unset KEY` takes back a change; or drop it by `variant drop`
variant-loaded = { $id }: { $name }, { $cards ->
        [one] { $cards } card
       *[other] { $cards } cards
    }; `new` starts a game
variant-kept-all-the-same = kept all the same; the game goes on without it
variant-in-effect = in effect now; what was played before can't be undone any more
variant-in-effect-whole = in effect now; what was played before comes out the same
variant-in-effect-later = in effect from the next game on: { $why }
variant-this-is-over = this one is over
variant-towers-given = the towers are given out already
variant-this-cannot = this one can't go on with it
variant-nothing-changed = nothing is changed: `variant set`, `deck`, `param`, `name`, `text`, `unset`, `extend`
variant-there-already = there is a variant `{ $name }` already
variant-no-id = `{ $name }` can't be an id: expected lower case letters, digits, `_` and `-`
variant-saved = saved `{ $id }` to { $file }
variant-nothing-is-changed = nothing is changed

## Content read anew

watch-no-files = there are no files to watch: start with `--content DIR` to work on your own
watch-files-on = your content's files are watched
watch-files-off = files aren't watched
file-saved = a file was saved
reload-failed = the reload failed, what was loaded before goes on
reload-cannot-begin = the game can't begin under the new content, what was loaded before goes on
reloaded = reloaded { $id }
reloaded-same = reloaded { $id }: nothing that bears on the game has changed
reload-as-before = { $total ->
        [one] the one decision comes out as before
       *[other] all { $total } decisions come out as before
    }
reload-differs = first differs at decision { $decision }, turn { $turn }, { $line }:
reload-asked-now = what is asked now
reload-kept = { $total ->
        [one] { $fits } of { $total } decision is kept
       *[other] { $fits } of { $total } decisions are kept
    }; what no longer fits is tried again at the next reload
impact-nothing = no scenarios, records or playthroughs found: name a file or folder of them

## Files

save-lacks = `{ $name }` lacks the file's name
save-other = `{ $file }` exists already, and isn't this game's: name another file
load-script = `{ $file }` is a script of commands: `polygonarc run { $file }` runs it; `load` takes records and positions
saved-position = saved the position to { $file }
saved-decisions = saved { $decisions ->
        [one] { $decisions } decision
       *[other] { $decisions } decisions
    } to { $file }
loaded-record = loaded { $decisions ->
        [one] { $decisions } decision
       *[other] { $decisions } decisions
    } of { $variant } from { $file }
loaded-position = loaded a position of { $variant } from { $file }
keep-lacks-name = `keep { $what }` lacks the name
keep-lacks = `keep` lacks what to keep: `test`, `position` or `session`
keep-word = `keep { $found }`: { $hint }
keep-expected = expected `{ $usage }`
keep-there-already = `{ $file }` is there already: choose another name, or delete it first
kept-position = kept the position in { $file }
kept-lines = kept { $count ->
        [one] { $count } line
       *[other] { $count } lines
    } in { $file }
kept-test = kept a test of { $choices ->
        [one] { $choices } choice
       *[other] { $choices } choices
    } and { $events ->
        [one] { $events } event
       *[other] { $events } events
    } in { $file }
keep-impossible = a test can't begin from a position that is impossible:
keep-fails = the test wouldn't pass as written, so it isn't kept:
keep-none-asked = `keep test`: expected at least one decision, found `0`
keep-too-many = `keep test`: { $asked } decisions asked for, but only { $taken ->
        [one] { $taken } was taken
       *[other] { $taken } were taken
    }
keep-nothing = there is nothing to keep: no decision was taken since the last edit
keep-nothing-played = nothing was played yet: name how many decisions to keep
restore-expected = `restore`: expected nothing or `drop`, found `{ $found }`
restore-none = no session was cut off
restore-fits-nothing = nothing of it fits the content here, so it is kept; start where its content is, or `restore drop` forgets it
restore-dropped = dropped
restore-offer = a session of { $variant } was cut off after { $decisions ->
        [one] { $decisions } decision
       *[other] { $decisions } decisions
    }: `restore` goes on with it, `restore drop` forgets it
restore-in-record = the kept record: { $error }
restore-empty = the kept record is empty
restored = { $decisions ->
        [one] { $decisions } decision is back
       *[other] { $decisions } decisions are back
    }
restored-some = { $whole ->
        [one] { $decisions } of { $whole } decision is back
       *[other] { $decisions } of { $whole } decisions are back
    }, the others no longer fit
