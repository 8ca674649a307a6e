//! `list`: what there is.

use clap::ValueEnum;
use serde_json::{Value, json};

use crate::game::{Arg, HookName, KNOBS, Knobs, Variant, primitives, queries};
use crate::messages::FALLBACK;
use crate::repl::COMMANDS;
use crate::sim::{BOTS, BotKind};

use super::context::Context;
use super::failure::Failure;
use super::output::{Output, columns};

/// What can be listed.
#[derive(Clone, Copy, PartialEq, Eq, Debug, ValueEnum)]
pub enum What {
    Cards,
    Variants,
    Knobs,
    Primitives,
    Queries,
    Hooks,
    Bots,
    Commands,
}

#[derive(clap::Args, Debug)]
pub struct Args {
    /// What to list.
    #[arg(value_enum, default_value_t = What::Variants)]
    what: What,
    /// Cards: those of this variant's deck, with their copies.
    #[arg(long, value_name = "VARIANT")]
    variant: Option<String>,
    /// Print JSON.
    #[arg(long)]
    json: bool,
}

/// Lists.
pub fn run(context: &Context, args: &Args) -> Result<(), Failure> {
    let (rows, values) = match args.what {
        What::Cards => cards(context, args.variant.as_deref())?,
        What::Variants => variants(context)?,
        What::Knobs => knobs(),
        What::Primitives => {
            let row = |p: &crate::game::Primitive| (p.name, p.args, p.rule, p.doc);
            functions(primitives().map(row).collect())
        }
        What::Queries => functions(queries().map(|q| (q.name, q.args, q.rule, q.doc)).collect()),
        What::Hooks => hooks(),
        What::Bots => bots(context)?,
        What::Commands => commands(),
    };
    if args.json { Output::json(&Value::Array(values)) } else { Output::say(&columns(&rows)) }
}

type Listing = (Vec<Vec<String>>, Vec<Value>);

/// The variant that cards are listed from where none is named: any holds them all.
const ANY_VARIANT: &str = "deck-36";

fn cards(context: &Context, id: Option<&str>) -> Result<Listing, Failure> {
    let variant = context.load_unchecked(id.unwrap_or(ANY_VARIANT))?.variant;
    let language = context.language(&variant).to_owned();
    let (mut rows, mut values) = (Vec::new(), Vec::new());
    for (place, card) in variant.cards.iter().enumerate() {
        let card_id = crate::game::CardId(place as u16);
        let copies = copies(&variant, card_id);
        if id.is_some() && copies == 0 {
            continue;
        }
        let name = variant.name(card_id, &language).to_owned();
        let mut row = vec![card.id.clone(), card.kind.name().into(), name.clone()];
        let mut value = json!({ "id": card.id, "kind": card.kind.name(), "name": name });
        if id.is_some() {
            row.insert(2, format!("{copies} ×"));
            value["copies"] = json!(copies);
        }
        rows.push(row);
        values.push(value);
    }
    Ok((rows, values))
}

/// How often the deck holds a card.
pub fn copies(variant: &Variant, card: crate::game::CardId) -> u16 {
    variant.deck.iter().find(|(other, _)| *other == card).map_or(0, |(_, copies)| *copies)
}

fn variants(context: &Context) -> Result<Listing, Failure> {
    let (mut rows, mut values) = (Vec::new(), Vec::new());
    for id in context.content.variant_ids() {
        let variant = context.load_unchecked(id)?.variant;
        let language = context.language(&variant);
        let shown = |texts: &std::collections::BTreeMap<String, String>| {
            texts.get(language).or_else(|| texts.values().next()).cloned().unwrap_or_default()
        };
        let cards: u32 = variant.deck.iter().map(|(_, copies)| *copies as u32).sum();
        let (name, text) = (shown(&variant.names), shown(&variant.texts));
        rows.push(vec![id.into(), format!("{cards} cards"), variant.language.clone(), name.clone()]);
        values.push(json!({ "id": id, "cards": cards, "language": variant.language, "name": name, "text": text }));
    }
    Ok((rows, values))
}

fn knobs() -> Listing {
    let usual = Knobs::default();
    let rows = KNOBS.iter().map(|knob| {
        let value = usual.get(knob.name).map(|value| value.to_string()).unwrap_or_default();
        vec![knob.name.into(), value, knob.rule.into(), knob.doc.into()]
    });
    let values = KNOBS.iter().map(|knob| {
        let value = usual.get(knob.name).map(|value| value.to_string()).unwrap_or_default();
        json!({ "name": knob.name, "usual": value, "takes": knob.kind.expects().to_string(), "rule": knob.rule, "doc": knob.doc })
    });
    (rows.collect(), values.collect())
}

fn functions(all: Vec<(&str, &[Arg], &str, &str)>) -> Listing {
    let rows = all.iter().map(|(name, args, rule, doc)| {
        let args: Vec<&str> = args.iter().map(|arg| arg.name).collect();
        vec![format!("{name}({})", args.join(", ")), (*rule).into(), (*doc).into()]
    });
    let values = all.iter().map(|(name, args, rule, doc)| {
        let arg = |arg: &Arg| json!({ "name": arg.name, "type": arg.kind.name(), "doc": arg.doc, "required": arg.default.is_none() });
        json!({ "name": name, "args": args.iter().map(arg).collect::<Vec<_>>(), "rule": rule, "doc": doc })
    });
    (rows.collect(), values.collect())
}

fn hooks() -> Listing {
    let mut all: Vec<(&str, &str, &str)> =
        HookName::ALL.iter().map(|hook| (hook.name(), hook.function(), hook.doc())).collect();
    all.push(("draw", "on_draw", "A card is drawn, by the owner or by an opponent."));
    let rows = all.iter().map(|(name, function, doc)| vec![(*name).into(), (*function).into(), (*doc).into()]);
    let values = all.iter().map(|(name, function, doc)| json!({ "name": name, "function": function, "doc": doc }));
    (rows.collect(), values.collect())
}

fn bots(context: &Context) -> Result<Listing, Failure> {
    let variant = context.load_unchecked(ANY_VARIANT)?.variant;
    let mut all: Vec<(&str, String)> = BOTS.iter().map(|(_, name, doc)| (*name, (*doc).to_string())).collect();
    for (name, script) in BotKind::names(&variant).into_iter().skip(BOTS.len()).zip(&variant.bots) {
        // What a script says of itself: its first line, if that is a comment.
        let doc = script.source.lines().next().and_then(|line| line.strip_prefix("--")).unwrap_or_default();
        all.push((name, format!("{} ({})", doc.trim(), script.file)));
    }
    let rows = all.iter().map(|(name, doc)| vec![(*name).into(), doc.clone()]);
    let values = all.iter().map(|(name, doc)| json!({ "name": name, "doc": doc }));
    Ok((rows.collect(), values.collect()))
}

fn commands() -> Listing {
    let rows = COMMANDS.iter().map(|command| vec![command.usage(), command.doc(FALLBACK)]);
    let value = |command: &&crate::repl::Command| {
        json!({
            "name": command.name, "aliases": command.aliases, "args": command.args,
            "doc": command.doc(FALLBACK), "help": command.help(FALLBACK),
        })
    };
    (rows.collect(), COMMANDS.iter().map(value).collect())
}
