//! `mutate`: whether the scenarios of a card would notice a fault in it.

use std::path::PathBuf;

use serde_json::{Value, json};

use crate::diag::did_you_mean;
use crate::lab::{Mutation, Verdict, mutate};

use super::context::Context;
use super::failure::Failure;
use super::files;
use super::output::{Output, columns, counted};

#[derive(clap::Args, Debug)]
pub struct Args {
    /// The cards.
    #[arg(required_unless_present = "all")]
    cards: Vec<String>,
    /// Every card there is.
    #[arg(long, conflicts_with = "cards")]
    all: bool,
    /// Scenario files or folders of them; without any, `tests/scenarios` here and in the content
    /// folder.
    #[arg(long, value_name = "PATH")]
    scenarios: Vec<PathBuf>,
    /// List every change, not only those that nothing notices.
    #[arg(long, short)]
    verbose: bool,
    /// Print JSON.
    #[arg(long)]
    json: bool,
}

/// Mutates.
pub fn run(context: &Context, args: &Args) -> Result<(), Failure> {
    context.sound()?;
    let known = context.content.card_ids();
    let cards: Vec<String> =
        if args.all { known.iter().map(|id| (*id).to_owned()).collect() } else { args.cards.clone() };
    for card in &cards {
        unknown_card(&known, card)?;
    }
    let files = files::stored(&args.scenarios, context.folder.as_deref(), "tests/scenarios", &["toml"])?;
    let tools = super::context::tools();
    let (mut all, mut faults) = (Vec::new(), Vec::new());
    for card in &cards {
        match mutate(&context.content, card, &files, &tools) {
            Ok(mutation) => all.push(mutation),
            Err(fault) => faults.push(format!("{card}: {fault}")),
        }
    }
    if args.json {
        Output::json(&Value::from(all.iter().map(value).collect::<Vec<_>>()))?;
    } else {
        for mutation in &all {
            Output::say(&told(mutation, args.verbose))?;
        }
        if all.len() > 1 {
            Output::say(&sum(&all))?;
        }
    }
    if !faults.is_empty() {
        return Err(Failure::Fault(faults.join("\n")));
    }
    if all.iter().any(|mutation| mutation.survivors().next().is_some()) { Err(Failure::Said) } else { Ok(()) }
}

/// A card that isn't known is a fault.
pub fn unknown_card(known: &[&str], card: &str) -> Result<(), Failure> {
    if known.contains(&card) {
        return Ok(());
    }
    let near = did_you_mean(card, known.iter().copied()).map(|near| format!(" ({near})")).unwrap_or_default();
    Err(Failure::Fault(format!("unknown card `{card}`{near}; `polygonarc list cards` lists them")))
}

fn count(mutation: &Mutation, which: fn(&Verdict) -> bool) -> usize {
    mutation.tried.iter().filter(|(_, verdict)| which(verdict)).count()
}

fn figures(of: &[Mutation]) -> [usize; 5] {
    let sum = |which: fn(&Verdict) -> bool| of.iter().map(|mutation| count(mutation, which)).sum();
    [
        sum(|_| true),
        sum(|verdict| matches!(verdict, Verdict::Noticed(_))),
        sum(|verdict| matches!(verdict, Verdict::Refused(_))),
        sum(|verdict| *verdict == Verdict::Same),
        sum(|verdict| *verdict == Verdict::Survived),
    ]
}

fn in_words([all, noticed, refused, same, survived]: [usize; 5]) -> String {
    format!(
        "{}: {noticed} noticed by scenarios, {refused} refused by the check, {same} proved to change nothing, \
         {survived} noticed by nothing",
        counted(all, "change")
    )
}

fn told(mutation: &Mutation, verbose: bool) -> String {
    let mut text = format!(
        "{}: {}; {}\n",
        mutation.card,
        in_words(figures(std::slice::from_ref(mutation))),
        counted(mutation.scenarios, "scenario")
    );
    for (mutant, verdict) in &mutation.tried {
        let end = match verdict {
            Verdict::Survived if !verbose => String::new(),
            Verdict::Survived => "    nothing notices\n".into(),
            _ if !verbose => continue,
            Verdict::Noticed(name) => format!("    noticed by {name}\n"),
            Verdict::Refused(why) => format!("    refused: {}\n", why.trim_end().replace('\n', "\n    ")),
            Verdict::Same => "    changes nothing: every variant loads the same\n".into(),
        };
        text.push_str(&format!(
            "  {}:{}: {}\n    was {}\n    now {}\n{end}",
            mutant.file, mutant.line, mutant.what, mutant.was, mutant.now
        ));
    }
    text
}

fn sum(all: &[Mutation]) -> String {
    let rows: Vec<Vec<String>> = all
        .iter()
        .filter(|mutation| mutation.survivors().next().is_some())
        .map(|mutation| vec![format!("  {}", mutation.card), mutation.survivors().count().to_string()])
        .collect();
    format!("{} cards, {}\n{}", all.len(), in_words(figures(all)), columns(&rows))
}

fn value(mutation: &Mutation) -> Value {
    let tried = mutation.tried.iter().map(|(mutant, verdict)| {
        let (verdict, by) = match verdict {
            Verdict::Noticed(name) => ("noticed", Some(name)),
            Verdict::Refused(why) => ("refused", Some(why)),
            Verdict::Same => ("same", None),
            Verdict::Survived => ("survived", None),
        };
        json!({
            "file": mutant.file, "line": mutant.line, "what": mutant.what, "was": mutant.was, "now": mutant.now,
            "verdict": verdict, "by": by,
        })
    });
    json!({ "card": mutation.card, "scenarios": mutation.scenarios, "changes": tried.collect::<Vec<_>>() })
}
