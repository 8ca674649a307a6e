//! `show card` and `show variant`: everything that counts about one, and where it was written.

use serde_json::{Value, json};

use crate::content::{Loaded, card_text};
use crate::diag::did_you_mean;
use crate::game::{CardId, KNOBS, Origin, Param};

use super::context::Context;
use super::failure::Failure;
use super::list::copies;
use super::output::Output;
use super::show_text;

#[derive(clap::Args, Debug)]
pub struct Args {
    #[command(subcommand)]
    what: What,
}

#[derive(clap::Subcommand, Debug)]
enum What {
    /// Show a card as a variant plays it.
    Card {
        /// The card's id.
        id: String,
        /// The variant.
        #[arg(long, default_value = "deck-36", value_name = "VARIANT")]
        variant: String,
        /// Print JSON.
        #[arg(long)]
        json: bool,
    },
    /// Show a variant: knobs, deck and changed cards, each with its file and line.
    Variant {
        /// The variant's id.
        id: String,
        /// Print JSON.
        #[arg(long)]
        json: bool,
    },
}

/// Shows.
pub fn run(context: &Context, args: &Args) -> Result<(), Failure> {
    match &args.what {
        What::Card { id, variant, json } => {
            let loaded = context.load(variant)?;
            let card = find(&loaded, id)?;
            let value = card_value(context, &loaded, card);
            if *json { Output::json(&value) } else { Output::say(&show_text::card(&value)) }
        }
        What::Variant { id, json } => {
            let loaded = context.load(id)?;
            let value = variant_value(context, &loaded);
            if *json { Output::json(&value) } else { Output::say(&show_text::variant(&value)) }
        }
    }
}

pub fn find(loaded: &Loaded, id: &str) -> Result<CardId, Failure> {
    loaded.variant.find(id).ok_or_else(|| {
        let near = did_you_mean(id, loaded.variant.cards.iter().map(|card| card.id.as_str()));
        let near = near.map(|near| format!(" ({near})")).unwrap_or_default();
        Failure::Fault(format!("unknown card `{id}`{near}; `polygonarc list cards` lists them"))
    })
}

fn at(origin: Option<&Origin>) -> Value {
    origin.map_or(Value::Null, |origin| json!(format!("{}:{}", origin.file, origin.line)))
}

fn param_value(param: &Param) -> Value {
    match param {
        Param::Flag(flag) => json!(flag),
        Param::Number(number) => json!(number),
        Param::Word(word) => json!(word),
        Param::List(words) => json!(words),
    }
}

/// Everything about a card, as JSON.
pub fn card_value(context: &Context, loaded: &Loaded, id: CardId) -> Value {
    let variant = &loaded.variant;
    let card = variant.card(id);
    let language = context.language(variant);
    let path = |rest: &str| format!("cards.{}.{rest}", card.id);
    let params: serde_json::Map<String, Value> = card
        .params
        .iter()
        .map(|(name, param)| {
            let from = at(loaded.origins.get(&path(&format!("params.{name}"))));
            (name.clone(), json!({ "value": param_value(param), "from": from }))
        })
        .collect();
    let steps: Vec<Value> = card
        .steps
        .iter()
        .map(|step| json!({ "primitive": step.primitive.name, "from": at(Some(&step.origin)) }))
        .collect();
    let choices: Vec<Value> = card
        .choices
        .iter()
        .map(|choose| json!({ "name": &*choose.name, "count": choose.count, "forced": choose.forced, "from": at(Some(&choose.origin)) }))
        .collect();
    json!({
        "id": card.id,
        "variant": variant.id,
        "language": language,
        "name": variant.name(id, language),
        "text": card_text(variant, id, language),
        "kind": card.kind.name(),
        "copies": copies(variant, id),
        "to_hand": card.to_hand,
        "lays": card.lays,
        "params": params,
        "choices": choices,
        "effect": steps,
        "script": card.script.as_ref().map(|script| json!({ "file": script.file, "functions": script.functions })),
        "from": at(Some(&card.origin)),
        "names": card.names,
    })
}

/// Everything about a variant, as JSON.
fn variant_value(context: &Context, loaded: &Loaded) -> Value {
    let variant = &loaded.variant;
    let language = context.language(variant);
    let shown = |texts: &std::collections::BTreeMap<String, String>| {
        texts.get(language).or_else(|| texts.values().next()).cloned().unwrap_or_default()
    };
    let rules: Vec<Value> = KNOBS
        .iter()
        .map(|knob| {
            let value = variant.knobs.get(knob.name).map(|value| value.to_string()).unwrap_or_default();
            let from = at(loaded.origins.get(&format!("rules.{}", knob.name)));
            json!({ "name": knob.name, "value": value, "rule": knob.rule, "from": from })
        })
        .collect();
    let deck: Vec<Value> = variant
        .deck
        .iter()
        .filter(|(_, copies)| *copies > 0)
        .map(|(id, copies)| {
            let card = variant.card(*id);
            let from = at(loaded.origins.get(&format!("deck.{}", card.id)));
            let name = variant.name(*id, language);
            json!({ "id": card.id, "copies": copies, "kind": card.kind.name(), "name": name, "from": from })
        })
        .collect();
    let changed: Vec<Value> = loaded
        .origins
        .iter()
        .filter(|(path, origin)| path.starts_with("cards.") && origin.file.starts_with("variants/"))
        .map(|(path, origin)| json!({ "what": path, "from": at(Some(origin)) }))
        .collect();
    json!({
        "id": variant.id,
        "name": shown(&variant.names),
        "text": shown(&variant.texts),
        "language": variant.language,
        "hash": format!("{:016x}", variant.hash),
        "cards": variant.deck.iter().map(|(_, copies)| *copies as u32).sum::<u32>(),
        "rules": rules,
        "deck": deck,
        "changed": changed,
    })
}
