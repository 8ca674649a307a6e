//! The schema of card files.

use serde_json::{Map, Value, json};

use crate::game::HookName;

use super::{by_language, file, flag, keys, list, number, of, table, text, told, words};

pub(super) fn schema() -> schemars::Schema {
    let mut properties = keys([
        ("id", text("The file's name without its ending: lower case letters, digits and `_`.")),
        ("kind", kind()),
        ("to_hand", flag("It goes to the hand when drawn (P3).")),
        ("always", flag("It never counts as able to do nothing (P2).")),
        ("lays", flag("It lies in front of a player; said only where a script lays it.")),
        ("script", text("The path of its script; usually `scripts/<id>.lua`.")),
        ("name", by_language("The card's name, by language.")),
        (
            "text",
            by_language("What the card says, by language; `{squares}` is filled in with the parameter `squares`."),
        ),
        ("told", marks()),
        ("params", params()),
        ("needs", list("Tests that must hold for the card to be able to do anything.", of("test"))),
        ("choose", list("The choices, in the order asked.", choice())),
        ("effect", list("What the card does: steps in order.", of("step"))),
    ]);
    properties.insert("on".into(), hooks());
    file(
        "A card",
        "A Polygonarc card: names, texts, parameters, choices, effect and hooks.",
        properties,
        &["id", "kind"],
    )
}

pub(super) fn kind() -> Value {
    words(
        "Bonus or penalty.",
        &[("bonus", "Its choices can be given up."), ("penalty", "Its choices are forced, as far as they can be met.")],
    )
}

/// The marks of the effects that texts were last read against.
pub(super) fn marks() -> Value {
    json!({
        "anyOf": [{ "type": "string" }, { "type": "object", "additionalProperties": { "type": "string" } }],
        "description": "The mark of the effect that the texts were last read against, one for all or by language; \
                        `polygonarc translate confirm` sets it.",
    })
}

/// `[params]`.
pub(super) fn params() -> Value {
    let value = json!({
        "anyOf": [{ "type": ["boolean", "integer", "string"] }, { "type": "array", "items": { "type": "string" } }],
    });
    json!({
        "type": "object", "additionalProperties": value,
        "description": "Parameters, which variants may set anew: flags, whole numbers, words, lists of words.",
    })
}

/// A value or a parameter that stands for it.
fn or_param(doc: &str, value: Value) -> Value {
    json!({ "anyOf": [value, of("param")], "description": doc })
}

fn choice() -> Value {
    let mut properties = Map::new();
    let mut key = |name: &str, value: Value| {
        properties.insert(name.to_string(), value);
    };
    key("as", text("The name by which later choices and the effect call what was chosen."));
    key("square", told("The candidates, in reading order.", of("squares")));
    key("player", told("The candidates, in seat order.", of("players")));
    key("tower", told("The candidates, oldest first.", of("towers")));
    key("direction", told("The candidates: left, right, forward, back, diagonals.", of("directions")));
    key("ground", told("Ground for a new tower of so many squares a side (W2).", of("number")));
    key("ground_for", told("New ground for this tower.", of("towers")));
    key("top_card", told("The places from 1 to so many from the top of the deck.", of("number")));
    let pair = json!({ "type": "array", "items": of("number"), "minItems": 2, "maxItems": 2 });
    key("number", told("The numbers from the first to the second.", pair));
    key("keep_if", told("A candidate stays only if this, with the candidate as `it`, has a member.", of("any")));
    key("count", or_param("So many are chosen, one decision each; fewer if there are fewer.", number("", 1, 100)));
    key("up_to", or_param("As `count`, but one may stop early.", number("", 1, 100)));
    key("forced", or_param("It can't be given up; usual for a penalty.", flag("")));
    key("if", list("The choice is made only if all of these hold.", of("test")));
    key("when", told("Only if this parameter holds.", of("condition")));
    key("unless", told("Only if this parameter doesn't hold.", of("condition")));
    table("One choice.", properties, &["as"])
}

fn hooks() -> Value {
    let mut properties: Map<String, Value> = HookName::ALL
        .iter()
        .map(|hook| (hook.name().to_string(), table(hook.doc(), hook_keys(*hook), needed(*hook))))
        .collect();
    properties.insert("draw".into(), draw());
    table("What the card answers while it lies in front of a player, by hook.", properties, &[])
}

fn needed(hook: HookName) -> &'static [&'static str] {
    if hook == HookName::Targeted { &["against"] } else { &[] }
}

fn hook_keys(hook: HookName) -> Map<String, Value> {
    let number = |doc: &str, least, most| or_param(doc, number("", least, most));
    let flag = |doc: &str| or_param(doc, flag(""));
    let squares = |doc: &str| told(doc, of("squares"));
    let mut properties = keys([
        ("lasts", number("It is discarded after so many answers; 0 for never. Usually 1.", 0, 1000)),
        ("if", list("It answers only if all of these hold.", of("test"))),
        ("effect", list("Steps carried out for the owner when it answers.", of("step"))),
        ("when", told("Only if this parameter holds.", of("condition"))),
        ("unless", told("Only if this parameter doesn't hold.", of("condition"))),
    ]);
    let own: Vec<(&str, Value)> = match hook {
        HookName::TurnStart => vec![("skip", flag("The turn is skipped."))],
        HookName::Roll => {
            let faces = words("", &[("moves", "A face that moves."), ("draws", "A face that draws.")]);
            vec![
                ("face", or_param("Only on such a face; else on both.", faces)),
                ("times", number("Multiplies the steps.", 0, 20)),
                ("no_move", flag("No move follows.")),
            ]
        }
        HookName::Moving => vec![
            ("add", number("So many steps are added.", -1000, 1000)),
            ("at_most", number("At most so many steps are made.", 0, 1000)),
            ("enter", squares("Only these may be entered in the move.")),
            ("also_enter", squares("These may be entered besides, by choice.")),
            ("also_times", number("How often `also_enter` counts in one move. Usually 1.", 0, 255)),
            ("end_on", squares("The move must end on these.")),
        ],
        HookName::Targeted => {
            let words = list("", json!({ "type": "string" }));
            vec![
                ("against", or_param("The kinds of attack that it answers.", words)),
                ("cancel", flag("The attack is cancelled.")),
            ]
        }
        HookName::KnockedOut => vec![("points", number("Multiplies the knockouts scored.", 0, 20))],
        HookName::TurnEnd => vec![("extra_turn", flag("The owner takes another turn."))],
    };
    properties.extend(own.into_iter().map(|(key, value)| (key.to_string(), value)));
    properties
}

fn draw() -> Value {
    let whose = words("", &[("own", "The owner's draws."), ("opponents", "The opponents' draws.")]);
    let properties = keys([
        ("whose", or_param("Whose draws it answers to.", whose)),
        ("kinds", or_param("The kinds of card; usually all.", list("", kind()))),
        ("divert", text("The card is played for the owner; the word is the attack that the drawer may repel.")),
        ("again", or_param("The card is played a second time.", flag(""))),
        ("laid_uses_up", or_param("Whether a card that is laid uses it up, undoubled.", flag(""))),
        ("when", told("Only if this parameter holds.", of("condition"))),
        ("unless", told("Only if this parameter doesn't hold.", of("condition"))),
    ]);
    table("A card is drawn, by the owner or by an opponent.", properties, &["whose"])
}
