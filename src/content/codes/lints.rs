//! Codes of what is allowed but can't be meant.

use super::{Code, Snippet};

pub(super) static CODES: &[Code] = &[
    Code {
        name: "no-effect",
        says: "A card that can never do anything.",
        why: "Without `[[effect]]` and without a script that defines `play`, a card slides under the deck whenever it is \
              drawn. If that is what it is for, `always = true` says so: then it is played, and nothing happens.",
        wrong: Snippet::Card("[params]\n"),
        right: Snippet::Card("always = true\n"),
    },
    Code {
        name: "step-order",
        says: "A step that may end the effect comes after one that changes something.",
        why: "`threaten` ends the effect when a shield answers, `lay` when the same card lies there already. What was done \
              before stays done, although the card was stopped: so these come first.",
        wrong: Snippet::Card(
            "[[choose]]\nas = \"victim\"\nplayer = \"opponents\"\n\n[[effect]]\nskip_turn = \"victim\"\n\n[[effect]]\n\
             threaten = { players = \"victim\", with = \"forced move\" }\n",
        ),
        right: Snippet::Card(
            "[[choose]]\nas = \"victim\"\nplayer = \"opponents\"\n\n[[effect]]\n\
             threaten = { players = \"victim\", with = \"forced move\" }\n\n[[effect]]\nskip_turn = \"victim\"\n",
        ),
    },
    Code {
        name: "hook-never-called",
        says: "A hook that nothing ever calls.",
        why: "Hooks answer while the card lies in front of a player. Either nothing lays this card, or the hook answers to \
              attacks that no card makes, or it can change nothing by its answer.",
        wrong: Snippet::Card("[[effect]]\nskip_turn = {}\n\n[on.move]\nadd = 1\n"),
        right: Snippet::Card("[[effect]]\nlay = {}\n\n[on.move]\nadd = 1\n"),
    },
    Code {
        name: "no-candidates",
        says: "A choice that can never have a candidate.",
        why: "What is chosen among is empty on every board: two conditions exclude each other, or the least number is \
              above the most. The card could then never be played for what the choice is for.",
        wrong: Snippet::Card(
            "[[choose]]\nas = \"target\"\nsquare = { all = [\"blank\", \"mine\"] }\n\n[[effect]]\ncapture = \"target\"\n",
        ),
        right: Snippet::Card(
            "[[choose]]\nas = \"target\"\nsquare = { all = [\"blank\", { beside = \"mine\" }] }\n\n[[effect]]\n\
             capture = \"target\"\n",
        ),
    },
    Code {
        name: "unused-param",
        says: "A parameter that nothing reads.",
        why: "A variant that turns it would change nothing. Read it as `\"$name\"`, in `when` or `unless`, or as \
              `card.params.name` in the script; or remove it. A parameter that only the texts read tells players something \
              that the effect doesn't follow.",
        wrong: Snippet::Card("[params]\nsquares = 2\n\n[[effect]]\nskip_turn = {}\n"),
        right: Snippet::Card(
            "[params]\nsquares = 2\n\n[[choose]]\nas = \"targets\"\nsquare = \"free\"\ncount = \"$squares\"\n\n[[effect]]\n\
             capture = \"targets\"\n",
        ),
    },
    Code {
        name: "unused-choice",
        says: "A choice that nothing reads.",
        why: "The player is asked and the answer has no consequence: neither a later choice nor the effect names it.",
        wrong: Snippet::Card("[[choose]]\nas = \"target\"\nsquare = \"free\"\n\n[[effect]]\nskip_turn = {}\n"),
        right: Snippet::Card("[[choose]]\nas = \"target\"\nsquare = \"free\"\n\n[[effect]]\ncapture = \"target\"\n"),
    },
    Code {
        name: "text-number",
        says: "A text tells a number that the card's parameters don't have.",
        why: "The text, in this language, says a number that stands nowhere in the card, while a parameter has a number \
              that the text doesn't say: one of the two was changed without the other. Write the parameter's name in \
              braces, `{squares}`, and the text follows it in every variant.",
        wrong: Snippet::Card(
            "[text]\nfr = \"Prends trois cases libres.\"\nen = \"Take 3 free squares.\"\nes = \"Toma tres casillas libres.\"\n\
             de = \"Nimm drei freie Felder.\"\n\n[params]\nsquares = 2\n\n[[choose]]\nas = \"targets\"\nsquare = \"free\"\n\
             count = \"$squares\"\n\n[[effect]]\ncapture = \"targets\"\n",
        ),
        right: Snippet::Card(
            "[text]\nfr = \"Prends {squares} cases libres.\"\nen = \"Take {squares} free squares.\"\n\
             es = \"Toma {squares} casillas libres.\"\nde = \"Nimm zwei freie Felder.\"\n\n[params]\nsquares = 2\n\n\
             [[choose]]\nas = \"targets\"\nsquare = \"free\"\ncount = \"$squares\"\n\n[[effect]]\ncapture = \"targets\"\n",
        ),
    },
    Code {
        name: "missing-text",
        says: "A card without a name or text in one of the languages.",
        why: "Every language goes with every deck, so a card is told in all of them: fr, en, es and de, and those that \
              files in `languages/` begin (unless they say `partial = true`). What is missing is shown in another language. \
              `polygonarc translate status` lists all of it.",
        wrong: Snippet::Card(
            "[name]\nen = \"Lantern\"\n\n[text]\nen = \"Skip your next turn.\"\n\n[[effect]]\nskip_turn = {}\n",
        ),
        right: Snippet::Card("[[effect]]\nskip_turn = {}\n"),
    },
    Code {
        name: "stale-text",
        says: "A text that is older than the effect it tells.",
        why: "`told` keeps a mark of the effect that each text was last read against; the effect has changed since. For a \
              card that replaces a built-in one, a text left as it was is held against the built-in effect. Read the text \
              again, mend it if need be, and run `polygonarc translate confirm CARD`, which sets the mark anew.",
        wrong: Snippet::Card("told = \"00000000\"\n\n[[effect]]\nskip_turn = {}\n"),
        right: Snippet::Card("[[effect]]\nskip_turn = {}\n"),
    },
    Code {
        name: "long-name",
        says: "A name that is too long for a card.",
        why: "Names of up to 24 letters fit on a printed card and in the columns of lists.",
        wrong: Snippet::Card(
            "[name]\nfr = \"Lanterne\"\nen = \"The lantern at the end of the longest tunnel\"\nes = \"Linterna\"\n\
             de = \"Laterne\"\n\n[[effect]]\nskip_turn = {}\n",
        ),
        right: Snippet::Card("[[effect]]\nskip_turn = {}\n"),
    },
];
