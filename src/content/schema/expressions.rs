//! Definitions that all schemas share: expressions of each type, tests, steps, conditions.

use serde_json::{Map, Value, json};

use crate::board::Direction;
use crate::game::{Arg, Type, primitives, queries};

use super::{keys, list, of, table, told};

const TYPES: [Type; 6] = [Type::Squares, Type::Players, Type::Towers, Type::Directions, Type::Number, Type::Word];

pub(super) fn definitions() -> Value {
    let mut all: Map<String, Value> =
        TYPES.into_iter().map(|kind| (kind.name().to_string(), expression(kind))).collect();
    let set = json!({ "anyOf": [of("squares"), of("players"), of("towers"), of("directions"), of("number")] });
    all.insert("any".into(), told("An expression of any type; it holds if it has a member.", set.clone()));
    all.insert("condition".into(), condition());
    all.insert("test".into(), test(&set));
    all.insert("step".into(), step());
    all.insert(
        "param".into(),
        json!({ "type": "string", "pattern": "^\\$", "description": "A parameter of the card." }),
    );
    Value::Object(all)
}

/// The name of a query of this type, an earlier choice, a parameter, or one of the operators.
fn expression(kind: Type) -> Value {
    if kind == Type::Word {
        return json!({ "type": "string", "description": "A word, or `$name` for a parameter that is one." });
    }
    let fitting =
        || queries().filter(|query| query.gives == kind && query.args.iter().all(|arg| arg.default.is_some()));
    let mut names: Vec<(&str, &str)> = fitting().map(|query| (query.name, query.doc)).collect();
    if kind == Type::Directions {
        names.extend(Direction::ALL.iter().map(|direction| (direction.name(), "A direction.")));
    }
    let mut forms = vec![super::words("A query.", &names)];
    forms.push(json!({ "type": "string", "description": "An earlier choice, `it`, or `$name` for a parameter." }));
    match kind {
        Type::Number => forms.push(json!({ "type": "integer" })),
        Type::Directions => forms.push(list("Directions.", json!({ "type": "string" }))),
        _ => {}
    }
    let mut operators: Map<String, Value> = queries()
        .filter(|query| query.gives == kind)
        .map(|query| (query.name.to_string(), told(query.doc, arguments(query.args))))
        .collect();
    if kind.is_set() {
        let members = list("Sets of one type.", of(kind.name()));
        operators.insert("all".into(), told("What every one of these holds.", members.clone()));
        operators.insert("any".into(), told("What any of these holds.", members.clone()));
        operators.insert("except".into(), told("Beside `all` or `any`: what none of these holds.", members));
    }
    with_conditions(&mut operators);
    forms.push(table("A query with its arguments, or sets joined.", operators, &[]));
    json!({ "anyOf": forms, "description": format!("An expression that gives {}.", kind.name()) })
}

/// The arguments of a query or primitive: by name, or the one that is meant.
pub(super) fn arguments(args: &[Arg]) -> Value {
    let needed: Vec<&Arg> = args.iter().filter(|arg| arg.default.is_none()).collect();
    let properties: Map<String, Value> = args
        .iter()
        .map(|arg| (arg.name.to_string(), json!({ "allOf": [of(arg.kind.name())], "description": arg.doc })))
        .collect();
    let required: Vec<&str> = needed.iter().map(|arg| arg.name).collect();
    let named = table("The arguments by name.", properties, &required);
    let meant = match (args, &needed[..]) {
        ([], _) => None,
        (_, [one]) => Some(*one),
        ([first, ..], []) => Some(first),
        _ => None,
    };
    match meant {
        Some(arg) => json!({ "anyOf": [of(arg.kind.name()), named] }),
        None => named,
    }
}

fn with_conditions(properties: &mut Map<String, Value>) {
    properties.insert("when".into(), told("Only if this parameter holds.", of("condition")));
    properties.insert("unless".into(), told("Only if this parameter doesn't hold.", of("condition")));
}

fn condition() -> Value {
    let value = json!({ "type": ["boolean", "integer", "string"] });
    json!({
        "anyOf": [{ "type": "string" }, { "type": "object", "additionalProperties": value }],
        "description": "A parameter's name (true, not zero, not empty), or parameters with the values that they must have.",
    })
}

fn test(set: &Value) -> Value {
    let pair = json!({ "type": "array", "items": of("number"), "minItems": 2, "maxItems": 2 });
    let mut properties = keys([
        ("at_least", told("The first number is at least the second.", pair)),
        ("some", told("The set has a member.", set.clone())),
        ("none", told("The set has no member.", set.clone())),
    ]);
    with_conditions(&mut properties);
    table("A test.", properties, &[])
}

fn step() -> Value {
    let mut properties: Map<String, Value> = primitives()
        .map(|primitive| (primitive.name.to_string(), told(primitive.doc, arguments(primitive.args))))
        .collect();
    with_conditions(&mut properties);
    properties
        .insert("if".into(), list("The step is left out unless all of these hold when it is reached.", of("test")));
    table("One primitive with its arguments.", properties, &[])
}
