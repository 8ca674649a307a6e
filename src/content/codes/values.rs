//! Codes of values and names.

use super::{Code, Snippet};

pub(super) static CODES: &[Code] = &[
    Code {
        name: "wrong-type",
        says: "A value of another type than is wanted there.",
        why: "Each key and argument wants one type: a text, a number, a flag, or squares, players, towers or directions. \
              Some queries lead from one type to another; the help names the one that does.",
        wrong: Snippet::Card("[[effect]]\ncapture = \"opponents\"\n"),
        right: Snippet::Card("[[effect]]\ncapture = { beside = { pawns_of = \"opponents\" } }\n"),
    },
    Code {
        name: "bad-value",
        says: "A value of the right type that isn't allowed there.",
        why: "A number out of its range, a word that isn't one of those known, an id that isn't the file's name, or two \
              things where one is expected.",
        wrong: Snippet::Variant("[rules]\nmove.directions = 12\n"),
        right: Snippet::Variant("[rules]\nmove.directions = 8\n"),
    },
    Code {
        name: "unknown-name",
        says: "A name that nothing has: a card, a knob, a query, a primitive, a parameter, a choice, a hook, a variant.",
        why: "Names are looked up where they are used. A choice can be named only after it is made, a parameter only if \
              `[params]` has it. If a known name is near, the help offers it; `polygonarc list` shows them all.",
        wrong: Snippet::Card("[[effect]]\ncaptur = \"blank\"\n"),
        right: Snippet::Card("[[effect]]\ncapture = \"blank\"\n"),
    },
    Code {
        name: "text",
        says: "A text with a placeholder that names no parameter.",
        why: "`{squares}` in a text is filled in with the parameter `squares`, so the text stays true when a variant sets \
              the parameter anew. A name that isn't a parameter would be shown as it stands.",
        wrong: Snippet::Card(
            "[text]\nfr = \"Prends {cases} cases.\"\nen = \"Take {squares} squares.\"\nes = \"Toma {squares} casillas.\"\n\
             de = \"Nimm {squares} Felder.\"\n\n[params]\nsquares = 2\n\n[[choose]]\nas = \"targets\"\nsquare = \"free\"\n\
             count = \"$squares\"\n\n[[effect]]\ncapture = \"targets\"\n",
        ),
        right: Snippet::Card(
            "[text]\nfr = \"Prends {squares} cases.\"\nen = \"Take {squares} squares.\"\nes = \"Toma {squares} casillas.\"\n\
             de = \"Nimm {squares} Felder.\"\n\n[params]\nsquares = 2\n\n[[choose]]\nas = \"targets\"\nsquare = \"free\"\n\
             count = \"$squares\"\n\n[[effect]]\ncapture = \"targets\"\n",
        ),
    },
    Code {
        name: "script",
        says: "A script that can't be loaded, or doesn't fit its card.",
        why: "The file must exist, compile and load. A card is played by its `[[effect]]` or by the function `play` of its \
              script, not by both; a script beside an `[[effect]]` has at least one hook.",
        wrong: Snippet::Lua("function play(me)\n  capture(blank()\nend\n"),
        right: Snippet::Lua("function play(me)\n  capture(blank():nearest(mine(), card.params.squares))\nend\n"),
    },
];
