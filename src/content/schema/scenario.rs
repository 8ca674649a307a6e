//! The schema of scenario files.

use serde_json::{Map, Value, json};

use super::position::colour;
use super::{by_colour, file, flag, keys, list, number, one_or_list, position, table, text, told, variant, words};

pub(super) fn schema() -> schemars::Schema {
    let properties = keys([
        ("variant", text("The variant of all scenarios of the file.")),
        ("variants", one_or_list("Several variants: each scenario is run in every one.", text("A variant's id."))),
        ("rules", one_or_list("The rules that all scenarios of the file are about.", text("A rule's id, as `M3`."))),
        ("scenario", list("The scenarios.", scenario())),
    ]);
    file(
        "Scenarios",
        "Scenario tests of Polygonarc: a position, what is done, what must come of it.",
        properties,
        &["scenario"],
    )
}

fn scenario() -> Value {
    let mut all = position::properties();
    let own = keys([
        ("name", text("What is tested, in one line; unique in the file.")),
        ("variants", one_or_list("Several variants: the scenario is run in every one.", text("A variant's id."))),
        ("rules", one_or_list("The rules that it is about.", text("A rule's id."))),
        ("knobs", variant::rules()),
        ("cards", variant::cards()),
        ("copies", variant::copies()),
        ("new_game", flag("Begin a new game, with the deck unshuffled.")),
        ("first", colour("Who has the first turn.")),
        ("play", text("The card that is drawn or, if it is in the hand, played from there.")),
        ("die", json!({ "type": "integer", "minimum": 1, "maximum": 20, "description": "The face that is rolled." })),
        ("choices", one_or_list("The choices, one a decision; `-` for none.", text("A choice, as in a record."))),
        ("open", flag("The scenario ends while a decision is due.")),
        ("expect", expect()),
    ]);
    all.extend(own);
    all.insert("variant".into(), one_or_list("The variant that it is run in.", text("A variant's id.")));
    table("One scenario.", all, &["name", "expect"])
}

fn expect() -> Value {
    let texts = |doc: &str| one_or_list(doc, json!({ "type": ["string", "integer"] }));
    let count = |doc: &str| by_colour(doc, number("", 0, 255));
    let cards = |doc: &str| by_colour(doc, one_or_list("", text("A card's id.")));
    let refused = table(
        "A choice that isn't legal.",
        keys([
            ("choice", text("The choice.")),
            ("rule", text("The rule that forbids it.")),
            ("because", text("Part of the reason.")),
        ]),
        &["choice"],
    );
    let mut all: Map<String, Value> = keys([
        ("board", text("The board, drawn, at the end.")),
        ("events", texts("These happened, in this order, others between them.")),
        ("all_events", texts("Exactly these happened.")),
        ("no_events", texts("None of these happened.")),
        ("choices", texts("All legal choices at the end, in any order.")),
        ("choices_in_order", texts("All legal choices at the end, in this order.")),
        ("includes", texts("These are among the legal choices.")),
        ("excludes", texts("These aren't legal.")),
        ("refused", one_or_list("Choices that aren't legal, and why.", refused)),
        ("who", text("Who decides: a colour, `chance` or `nobody`.")),
        ("decision", text("What is decided: `step`, `aim`, `hand`, `die`, `shuffle`, `none`.")),
        ("outcome", text("Winner and way, as `red squares`; `none` while the game goes on.")),
        ("fails", text("A script fails, and this is part of what it says.")),
        ("turn", json!({ "type": "integer", "description": "The number of the turn." })),
        ("active", colour("Whose turn it is.")),
        ("pawns", by_colour("Where pawns stand.", text("A square."))),
        ("towers", texts("All towers, oldest first, as `red b2-c3`.")),
        ("zones", count("How many squares each owns.")),
        ("reserve", count("Towers in reserve.")),
        ("lost", count("Towers lost.")),
        ("knockouts", count("Knockouts scored.")),
        ("skips", count("Turns to skip.")),
        ("extras", count("Turns to take besides.")),
        ("hand", cards("Cards in hand.")),
        ("laid", cards("Cards in front of players.")),
    ]);
    let owner = words("", &[("red", ""), ("blue", ""), ("green", ""), ("yellow", ""), ("blank", ""), ("dead", "")]);
    let of_squares = json!({ "type": "object", "additionalProperties": owner });
    all.insert("squares".into(), told("What single squares or blocks are: a colour, `blank` or `dead`.", of_squares));
    for (key, doc) in [
        ("deck_top", "The top of the deck, top first."),
        ("deck_bottom", "The bottom of the deck, the lowest last."),
        ("discard", "The whole discard, the card discarded last at the end."),
        ("discard_last", "The cards discarded last."),
        ("in_play", "Cards turned over and not yet in any pile."),
    ] {
        all.insert(key.into(), texts(doc));
    }
    all.insert("deck_size".into(), json!({ "type": "integer", "description": "Cards in the deck." }));
    json!({
        "type": "object", "description": "What must have come of it.", "properties": all,
        "additionalProperties": false, "minProperties": 1,
    })
}
