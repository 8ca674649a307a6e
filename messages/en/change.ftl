## Changing a variant's file

variant-write = write `{ $usage }`
variant-is-already = { $what } is { $value } already
variant-was = { $what }: { $was } → { $now }
variant-is = { $what } = { $value }
variant-knob = unknown knob `{ $name }`, { $hint }
variant-knob-takes = the knob `{ $name }`: expected { $expected }, found `{ $found }`
variant-takes = `{ $name }` of `{ $card }`: expected { $expected }, found `{ $found }`
variant-card-key = a card has no `{ $key }` to set: expected `kind`, `to_hand`, `always`, `lays`, `script` or `params.NAME`
variant-copies = copies of `{ $card }`
variant-copies-takes = copies of `{ $card }`: expected a whole number from 0 to 200, found `{ $found }`
variant-no-param = the card `{ $card }` has no parameter `{ $name }`, { $hint }
variant-no-params = it has none
variant-params = it has { $known }
variant-param = `{ $name }` of `{ $card }`
variant-language = `{ $language }` is no language code: expected two or three lower case letters, such as `en`
variant-name = the variant's name in { $language }
variant-text = the variant's text in { $language }
variant-card-name = the name of `{ $card }` in { $language }
variant-card-text = the text of `{ $card }` in { $language }
variant-not-extended = this file doesn't extend `{ $parent }`
variant-extends-no-longer = no longer extends `{ $parent }`
variant-unset = `{ $key }` is unset here
variant-not-set = this file doesn't set `{ $key }`; `explain { $key }` tells which does
variant-extends-already = it extends `{ $id }` already
variant-extends-itself = `{ $id }` can't extend itself
variant-unknown = unknown variant `{ $id }`, { $hint }
variant-extends = extends { $ids } too
list-knobs = `list knobs` shows them all
list-variants = `list variants` shows them all
list-all-cards = `list cards` shows them all
expected-kind = `bonus` or `penalty`
expected-script = the path of a script
type-flag = `true` or `false`
type-number = a whole number
type-word = a word
type-list = a list of words
either = { $one } or { $other }
knob-number = a whole number from { $least } to { $most }
knob-pair = two whole numbers from { $least } to { $most }
knob-die = a list of 2 to 20 faces, each `"draw"` or a number of steps from { $least } to { $most }
knob-starts = a list of square names, one a player
file-no-value = `{ $key }`: found { $found } in the file, expected a value: mend that by hand first
file-no-table = `{ $key }`: found { $found } in the file, expected a table: mend that by hand first
file-no-list = `extends`: found { $found } in the file, expected a list of ids: mend that by hand first

## Where a value comes from

explain-set-by = {"  "}set by { $place }
explain-over = {"  "}over { $value }, by { $place }
explain-over-usual = {"  "}over { $value }, the usual value
explain-usual = {"  "}the usual value; no file sets it
explain-rule = {"  "}rule { $rule }: { $doc }
explain-unknown = nothing is called `{ $key }`
explain-unknown-near = nothing is called `{ $key }`, { $hint }
explain-no-copies =
    deck.{ $card } = 0
    {"  "}no file puts it in

## What a change bears on

impact-no-event = (no event)
impact-event = {"  "}event { $event }: was { $was }, now { $now }
impact-fails = {"  "}fails now: { $why }
impact-more = … { $more } more
impact-unreadable =
    { $file }: can't be read
    {"  "}{ $why }
impact-all = of { $all } stored { $played } were played
impact-unknown = { $all } ({ $unknown } can't be, with what the content was before)
impact-none = { $all }: none plays on what changed
impact-as-before = { $all }: all go as before
impact-changed = { $all }: { $changed } otherwise than before, { $fail ->
        [one] { $fail } of them fails now
       *[other] { $fail } of them fail now
    }
