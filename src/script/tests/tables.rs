//! What the API is made of holds together.

use std::collections::BTreeSet;

use crate::game::{primitives, queries};
use crate::script::api::MAKERS;
use crate::script::choices::CHOICES;
use crate::script::{annotations, check_script, example};

const PLAIN: &[&str] = &[
    "assert",
    "bit32",
    "card",
    "error",
    "ipairs",
    "math",
    "next",
    "pairs",
    "pcall",
    "play",
    "print",
    "rawequal",
    "rawget",
    "rawlen",
    "rawset",
    "select",
    "setmetatable",
    "string",
    "table",
    "tonumber",
    "tostring",
    "type",
    "typeof",
    "unpack",
    "utf8",
    "xpcall",
];

#[test]
fn names_are_told_apart() {
    let mut names: BTreeSet<&str> = PLAIN.iter().copied().collect();
    for name in queries().map(|query| query.name).chain(CHOICES.iter().map(|chooses| chooses.name)) {
        assert!(names.insert(name), "`{name}` twice");
    }
    for maker in MAKERS {
        assert!(names.insert(maker.name), "`{}` twice", maker.name);
    }
    for primitive in primitives() {
        if !names.insert(primitive.name) {
            let query = queries().find(|query| query.name == primitive.name).expect("a query");
            let first = primitive.args.first().expect("an argument");
            assert!(query.args.is_empty() && first.default.is_none(), "`{}` can't be told apart", primitive.name);
        }
    }
}

#[test]
fn no_function_takes_more_than_four_arguments() {
    let counts = queries().map(|query| query.args.len()).chain(primitives().map(|primitive| primitive.args.len()));
    assert!(counts.chain(CHOICES.iter().map(|chooses| chooses.args.len() + 1)).all(|count| count < 4));
}

#[test]
fn every_example_is_a_script() {
    for primitive in primitives() {
        let call = example::lua(primitive).unwrap_or_else(|| panic!("the example of `{}`", primitive.name));
        let source = format!("function play(me) {call} end");
        assert_eq!(check_script("x", &source), Ok(vec!["play".into()]), "{source}");
    }
    for chooses in CHOICES {
        let source = format!("function play(me) {} end", chooses.example);
        assert_eq!(check_script("x", &source), Ok(vec!["play".into()]), "{source}");
    }
    assert_eq!(example::of("capture").as_deref(), Some("capture(blank() * beside(mine()))"));
    assert_eq!(example::of("teleport").as_deref(), Some("teleport(target, victim)"));
    assert_eq!(example::of("capture_line").as_deref(), Some("capture_line(nil, orthogonal())"));
}

#[test]
fn annotations_are_lua() {
    let source = annotations();
    for name in queries().map(|query| query.name).chain(primitives().map(|primitive| primitive.name)) {
        assert!(source.contains(&format!("\nfunction {name}(")), "{name}");
    }
}
