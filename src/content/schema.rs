//! JSON Schemas of the file formats, for editors: made from the tables of queries, primitives, hooks and knobs, so
//! that an editor offers and accepts what the loader does. Draft 7, which TOML language servers read.

mod card;
mod expressions;
mod position;
mod scenario;
mod variant;

use schemars::Schema;
use schemars::consts::meta_schemas::DRAFT07;
use serde_json::{Map, Value, json};

/// Every schema: the sort of file, and its text.
pub fn schemas() -> Vec<(&'static str, String)> {
    let all = [
        ("card", card::schema()),
        ("language", variant::language()),
        ("position", position::schema()),
        ("scenario", scenario::schema()),
        ("variant", variant::schema()),
    ];
    all.into_iter().map(|(name, schema)| (name, format!("{:#}\n", schema.as_value()))).collect()
}

/// A whole schema; `properties` are the keys of the file.
fn file(title: &str, doc: &str, properties: Map<String, Value>, required: &[&str]) -> Schema {
    let mut schema = Schema::try_from(table(doc, properties, required)).unwrap_or_default();
    schema.insert("$schema".into(), DRAFT07.into());
    schema.insert("title".into(), title.into());
    schema.insert("definitions".into(), expressions::definitions());
    schema
}

/// A table with these keys and no others.
fn table(doc: &str, properties: Map<String, Value>, required: &[&str]) -> Value {
    json!({
        "type": "object", "description": doc, "properties": properties, "required": required,
        "additionalProperties": false,
    })
}

/// Keys with their schemas.
fn keys<const N: usize>(pairs: [(&str, Value); N]) -> Map<String, Value> {
    pairs.into_iter().map(|(key, value)| (key.to_string(), value)).collect()
}

/// The same schema with a description.
fn told(doc: &str, mut schema: Value) -> Value {
    schema["description"] = json!(doc);
    schema
}

fn text(doc: &str) -> Value {
    json!({ "type": "string", "description": doc })
}

fn flag(doc: &str) -> Value {
    json!({ "type": "boolean", "description": doc })
}

fn number(doc: &str, least: i64, most: i64) -> Value {
    json!({ "type": "integer", "minimum": least, "maximum": most, "description": doc })
}

/// A list of what a schema accepts.
fn list(doc: &str, items: Value) -> Value {
    json!({ "type": "array", "items": items, "description": doc })
}

/// One of these, or a list of them.
fn one_or_list(doc: &str, item: Value) -> Value {
    json!({ "anyOf": [item.clone(), { "type": "array", "items": item }], "description": doc })
}

/// Words with what each means.
fn words(doc: &str, all: &[(&str, &str)]) -> Value {
    let names: Vec<&str> = all.iter().map(|(name, _)| *name).collect();
    let docs: Vec<&str> = all.iter().map(|(_, doc)| *doc).collect();
    json!({ "enum": names, "description": doc, "x-taplo": { "docs": { "enumValues": docs } } })
}

/// A reference to a definition.
fn of(name: &str) -> Value {
    json!({ "$ref": format!("#/definitions/{name}") })
}

/// Texts by language code.
fn by_language(doc: &str) -> Value {
    let language = |name: &str| text(&format!("In {name}."));
    json!({
        "type": "object",
        "description": doc,
        "properties": {
            "fr": language("French"), "en": language("English"), "es": language("Spanish"), "de": language("German"),
        },
        "patternProperties": { "^[a-z]{2,3}$": { "type": "string" } },
        "additionalProperties": false,
    })
}

/// A value for each colour.
fn by_colour(doc: &str, value: Value) -> Value {
    let colours = ["red", "blue", "green", "yellow"];
    let properties: Map<String, Value> = colours.iter().map(|colour| (colour.to_string(), value.clone())).collect();
    table(doc, properties, &[])
}
