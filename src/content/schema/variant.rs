//! The schemas of variant and language files.

use serde_json::{Map, Value, json};

use crate::game::{KNOBS, Knob, KnobKind, Knobs};

use super::{by_language, card, file, flag, keys, one_or_list, table, text};

pub(super) fn schema() -> schemars::Schema {
    let mut properties = keys([
        ("id", text("The file's name without its ending: lower case letters, digits, `_` and `-`.")),
        ("extends", one_or_list("The variants that this one builds on; later wins.", text("A variant's id."))),
        ("language", text("The language shown unless another is asked for.")),
        ("name", by_language("The variant's name, by language.")),
        ("text", by_language("What it is, by language.")),
        ("rules", rules()),
        ("deck", copies()),
    ]);
    let scratch = keys([("from_scratch", flag("Forget the parents' deck first."))]);
    properties.insert("deck_options".into(), table("How the deck is built.", scratch, &[]));
    properties.insert("cards".into(), cards());
    file("A variant", "A Polygonarc variant: what differs from those that it extends.", properties, &["id"])
}

pub(super) fn language() -> schemars::Schema {
    let told = keys([
        ("name", text("The card's name.")),
        ("text", text("What the card says.")),
        ("told", text("The mark of the effect that the text was last read against.")),
    ]);
    let cards = json!({
        "type": "object", "additionalProperties": table("A card in this language.", told, &[]),
        "description": "Names and texts by card.",
    });
    let properties = keys([
        ("language", text("The language's code: the name of the file, or of its folder.")),
        ("partial", flag("Not every card is meant to be told: no warning for those left out.")),
        ("cards", cards),
    ]);
    file("A language", "Names and texts of Polygonarc cards in one language.", properties, &["language"])
}

/// Copies by card.
pub(super) fn copies() -> Value {
    json!({
        "type": "object",
        "additionalProperties": { "type": "integer", "minimum": 0, "maximum": 200 },
        "description": "Copies by card; 0 takes a card out.",
    })
}

/// `[cards]`: what differs of a card.
pub(super) fn cards() -> Value {
    let properties = keys([
        ("kind", card::kind()),
        ("to_hand", flag("It goes to the hand when drawn (P3).")),
        ("always", flag("It never counts as able to do nothing (P2).")),
        ("lays", flag("It lies in front of a player.")),
        ("script", text("The path of the script; if it defines `play`, that plays the card.")),
        ("params", card::params()),
        ("name", by_language("The card's name, by language.")),
        ("text", by_language("What the card says, by language.")),
    ]);
    json!({
        "type": "object",
        "additionalProperties": table("What differs of this card.", properties, &[]),
        "description": "What differs of cards, by card.",
    })
}

/// `[rules]`: the knobs, grouped by the dots in their names.
pub(super) fn rules() -> Value {
    let mut groups: Map<String, Value> = Map::new();
    for knob in KNOBS {
        let mut at = &mut groups;
        let mut parts: Vec<&str> = knob.name.split('.').collect();
        let last = parts.pop().unwrap_or_default();
        for part in parts {
            let group = at.entry(part).or_insert_with(|| table(&format!("Knobs of `{part}`."), Map::new(), &[]));
            let Some(inner) = group.get_mut("properties").and_then(Value::as_object_mut) else { return Value::Null };
            at = inner;
        }
        at.insert(last.to_string(), value(knob));
    }
    table("The knobs that are turned.", groups, &[])
}

fn value(knob: &Knob) -> Value {
    let number = |least: i64, most: i64| json!({ "type": "integer", "minimum": least, "maximum": most });
    let mut schema = match knob.kind {
        KnobKind::Number(least, most) => number(least, most),
        KnobKind::Flag => json!({ "type": "boolean" }),
        KnobKind::Word(words) => json!({ "enum": words }),
        KnobKind::Pair(least, most) => {
            json!({ "type": "array", "items": number(least, most), "minItems": 2, "maxItems": 2 })
        }
        KnobKind::Die(least, most) => {
            let face = json!({ "anyOf": [{ "const": "draw" }, number(least, most)] });
            json!({ "type": "array", "items": face, "minItems": 2, "maxItems": 20 })
        }
        KnobKind::Starts => json!({ "type": "array", "items": { "type": "string" }, "maxItems": 4 }),
    };
    let usual = Knobs::default().get(knob.name).map(|value| value.to_string()).unwrap_or_default();
    schema["description"] = json!(format!("{} Usually {usual}. Rule {}.", knob.doc, knob.rule));
    schema
}
