//! Codes of whole files: their syntax, keys, parents, decks and boards.

use super::{Code, Snippet};

pub(super) static CODES: &[Code] = &[
    Code {
        name: "toml-syntax",
        says: "The file isn't TOML.",
        why: "Nothing of a file can be read before its syntax is right; the mark stands where reading failed, which may \
              be a little after the slip. Texts need quotes, lists brackets, and a key stands once in a table.",
        wrong: Snippet::Card("[params]\nsquares = two\n\n[[effect]]\nskip_turn = {}\n"),
        right: Snippet::Card("[[effect]]\nskip_turn = {}\n"),
    },
    Code {
        name: "unknown-key",
        says: "A key that means nothing where it stands.",
        why: "A key that nobody reads would be passed over in silence, so every one must be known. Often it is a slip, or \
              the key belongs to another table: in TOML, what follows a `[table]` belongs to that table.",
        wrong: Snippet::Card("[[choose]]\nas = \"target\"\nsquares = \"blank\"\n\n[[effect]]\ncapture = \"target\"\n"),
        right: Snippet::Card("[[choose]]\nas = \"target\"\nsquare = \"blank\"\n\n[[effect]]\ncapture = \"target\"\n"),
    },
    Code {
        name: "missing-key",
        says: "A key or argument that must be there isn't.",
        why: "A card needs `id` and `kind`, a choice `as` and what it is made among, a query or primitive those arguments \
              that have no usual value. What is left out by `when` or `unless` is missing too.",
        wrong: Snippet::Card("[[choose]]\nsquare = \"blank\"\n\n[[effect]]\nskip_turn = {}\n"),
        right: Snippet::Card("[[choose]]\nas = \"target\"\nsquare = \"blank\"\n\n[[effect]]\ncapture = \"target\"\n"),
    },
    Code {
        name: "cycle",
        says: "A variant extends itself, over one or several others.",
        why: "Parents are applied before their children, so a circle has no beginning. The note tells the way round.",
        wrong: Snippet::Variant("extends = [\"mine\"]\n"),
        right: Snippet::Variant("extends = [\"deck-36\"]\n"),
    },
    Code {
        name: "deck",
        says: "A deck or a number of copies that can't be played with.",
        why: "A deck holds at least two cards, and 0 to 200 copies of each. `from_scratch` forgets the parents' deck, so \
              the variant must name its own cards then.",
        wrong: Snippet::Variant("deck_options = { from_scratch = true }\n\n[deck]\ntide = 1\n"),
        right: Snippet::Variant("deck_options = { from_scratch = true }\n\n[deck]\ntide = 10\nwidth = 10\n"),
    },
    Code {
        name: "board",
        says: "The board, or the starts on it, can't be.",
        why: "A board has at most 14 squares a side; each player has a start of its own, on the board. The knobs \
              `board.tile`, `board.tiles_2` to `_4` and `board.starts_2` to `_4` must fit together for every number of \
              players.",
        wrong: Snippet::Variant("[rules]\nboard.starts_2 = [\"a4\", \"a4\"]\n"),
        right: Snippet::Variant("[rules]\nboard.starts_2 = [\"a1\", \"n7\"]\n"),
    },
    Code {
        name: "position",
        says: "A position that can't be.",
        why: "A position is checked against its variant: the board's size, one pawn a player, towers on their owners' \
              squares, no card more or less than the deck has. Everything that can't be is told at once.",
        wrong: Snippet::Position("variant = \"deck-36\"\nactive = \"green\"\n"),
        right: Snippet::Position("variant = \"deck-36\"\nactive = \"blue\"\n"),
    },
    Code {
        name: "scenario",
        says: "A scenario that tests nothing, or whose parts don't go together.",
        why: "A scenario names a variant, has a name of its own in its file, and says in `[scenario.expect]` what must \
              come of it: one that expects nothing could never fail.",
        wrong: Snippet::Scenario(
            "variant = \"deck-36\"\n\n[[scenario]]\nname = \"nothing\"\ndie = 2\n\n[scenario.expect]\n",
        ),
        right: Snippet::Scenario(
            "variant = \"deck-36\"\n\n[[scenario]]\nname = \"a step\"\ndie = 2\n\n[scenario.expect]\nincludes = [\"b4\"]\n",
        ),
    },
];
