//! `diff`: what differs between two variants.

use serde_json::{Value, json};

use crate::game::Origin;
use crate::lab::{Difference, Group, Told, differences};

use super::context::Context;
use super::failure::Failure;
use super::output::{Output, columns};
use super::{diff_behaviour, sides};

#[derive(clap::Args, Debug)]
#[command(after_help = format!("Variants:\n  {}", sides::SYNTAX))]
pub struct Args {
    /// One variant: `deck-36`, `my-folder:deck-36`.
    a: String,
    /// The other; if left out, the built-in A is compared with the A of `--content`.
    b: Option<String>,
    /// Print JSON.
    #[arg(long)]
    json: bool,
    #[command(flatten)]
    behaviour: diff_behaviour::BehaviourArgs,
}

/// Compares.
pub fn run(context: &Context, args: &Args) -> Result<(), Failure> {
    let (a, b) = sides::both(context, &args.a, args.b.as_deref())?;
    if args.behaviour.behaviour {
        return diff_behaviour::run(&a, &b, &args.behaviour, args.json);
    }
    let found = differences(&a, &b);
    if args.json {
        let list: Vec<Value> = found.iter().map(value).collect();
        let same_game = a.loaded.variant.hash == b.loaded.variant.hash;
        return Output::json(&json!({ "a": a.name, "b": b.name, "same_game": same_game, "differences": list }));
    }
    if found.is_empty() {
        return Output::say(&format!("{} and {} are the same", a.name, b.name));
    }
    let mut text = format!("{} → {}\n", a.name, b.name);
    for group in Group::ALL {
        let of_group: Vec<&Difference> = found.iter().filter(|one| one.group == group).collect();
        if !of_group.is_empty() {
            text.push_str(&format!("\n{} ({})\n", group.name(), of_group.len()));
            text.push_str(&told(group, &of_group));
        }
    }
    if a.loaded.variant.hash == b.loaded.variant.hash {
        text.push_str("\nboth play the same: only names, texts or language differ\n");
    }
    Output::say(&text)
}

/// The differences of a group, one a line, or several lines for what is long.
fn told(group: Group, found: &[&Difference]) -> String {
    if matches!(group, Group::Knobs | Group::Deck | Group::Parameters) {
        let nothing = if group == Group::Deck { "0" } else { "none" };
        let rows: Vec<Vec<String>> = found
            .iter()
            .map(|one| {
                let value = |told: &Option<Told>| told.as_ref().map_or(nothing.into(), |told| told.value.clone());
                let change = format!("{} → {}", value(&one.a), value(&one.b));
                vec![format!("  {}", name(one)), change, places(one)]
            })
            .collect();
        return columns(&rows);
    }
    let mut text = String::new();
    for one in found {
        text.push_str(&format!("  {}\n", name(one)));
        let (a, b) = if group == Group::Scripts { first_lines(one) } else { (one.a.clone(), one.b.clone()) };
        for (mark, told) in [('-', a), ('+', b)] {
            if let Some(told) = told {
                text.push_str(&format!("    {mark} {}   {}\n", told.value, place(told.origin.as_ref())));
            }
        }
    }
    text
}

/// Of two scripts the first line in which they differ; of one alone how long it is.
fn first_lines(one: &Difference) -> (Option<Told>, Option<Told>) {
    let whole = |told: &Option<Told>| {
        told.as_ref()
            .map(|told| Told { value: format!("{} lines", told.value.lines().count()), origin: told.origin.clone() })
    };
    let (Some(a), Some(b)) = (&one.a, &one.b) else { return (whole(&one.a), whole(&one.b)) };
    let same = a.value.lines().zip(b.value.lines()).take_while(|(a, b)| a == b).count();
    let line = |told: &Told| {
        let value = told.value.lines().nth(same).map_or("(its end)".into(), |line| line.trim().to_owned());
        let file = told.origin.as_ref().map(|origin| origin.file.clone()).unwrap_or_default();
        Some(Told { value, origin: Some(Origin { file, line: same as u32 + 1 }) })
    };
    (line(a), line(b))
}

fn name(one: &Difference) -> String {
    match &one.card {
        Some(card) => format!("{card}: {}", one.what),
        None => one.what.clone(),
    }
}

fn place(origin: Option<&Origin>) -> String {
    match origin {
        Some(origin) => format!("{}:{}", origin.file, origin.line),
        None => "usual".into(),
    }
}

fn places(one: &Difference) -> String {
    let of = |told: &Option<Told>| told.as_ref().map_or("-".into(), |told| place(told.origin.as_ref()));
    format!("{} → {}", of(&one.a), of(&one.b))
}

fn value(one: &Difference) -> Value {
    let told = |told: &Option<Told>| match told {
        None => Value::Null,
        Some(told) => json!({
            "value": told.value,
            "file": told.origin.as_ref().map(|origin| &origin.file),
            "line": told.origin.as_ref().map(|origin| origin.line),
        }),
    };
    json!({
        "group": one.group.name(),
        "card": one.card,
        "what": one.what,
        "a": told(&one.a),
        "b": told(&one.b),
    })
}
