//! `fuzz`: plays a card in positions and games that nobody thought of.

use std::path::PathBuf;

use serde_json::json;

use crate::lab::{FuzzFailure, FuzzPlan, Fuzzed, fuzz};

use super::context::Context;
use super::failure::Failure;
use super::output::{Output, counted};
use super::{files, mutate};

#[derive(clap::Args, Debug)]
pub struct Args {
    /// The card.
    card: String,
    /// Variants to play it in; without any, all whose deck holds it.
    #[arg(long, value_name = "VARIANT", value_delimiter = ',')]
    variants: Vec<String>,
    /// Random positions to play it in.
    #[arg(long, default_value_t = 3000, value_name = "N")]
    positions: usize,
    /// Whole games by lot.
    #[arg(long, default_value_t = 90, value_name = "N")]
    games: usize,
    /// The seed: the same seed gives the same positions and games.
    #[arg(long, default_value_t = 1, value_name = "S")]
    seed: u64,
    /// Write a scenario for each failure into this folder.
    #[arg(long, value_name = "DIR")]
    out: Option<PathBuf>,
    /// Print JSON.
    #[arg(long)]
    json: bool,
}

/// Fuzzes.
pub fn run(context: &Context, args: &Args) -> Result<(), Failure> {
    context.sound()?;
    mutate::unknown_card(&context.content.card_ids(), &args.card)?;
    for variant in &args.variants {
        context.load(variant)?;
    }
    if args.positions + args.games == 0 {
        return Err(Failure::Usage("nothing to play: give `--positions` or `--games` a number above 0".into()));
    }
    let plan = FuzzPlan {
        card: args.card.clone(),
        variants: args.variants.clone(),
        positions: args.positions,
        games: args.games,
        seed: args.seed,
    };
    let fuzzed = fuzz(&context.content, &plan, &super::context::tools()).map_err(Failure::Fault)?;
    let mut written = Vec::new();
    for (place, failure) in fuzzed.failures.iter().enumerate() {
        written.push(write(args, failure, place)?);
    }
    if args.json {
        let failures: Vec<_> =
            fuzzed.failures.iter().zip(&written).map(|(one, path)| value(one, path.as_ref())).collect();
        Output::json(&json!({
            "card": args.card, "seed": args.seed, "variants": fuzzed.variants, "positions": fuzzed.positions,
            "games": fuzzed.games, "failures": failures,
        }))?;
    } else {
        Output::say(&told(args, &fuzzed, &written))?;
    }
    if fuzzed.failures.is_empty() { Ok(()) } else { Err(Failure::Said) }
}

/// Writes a failure's scenario beside others, under a name that isn't taken.
fn write(args: &Args, failure: &FuzzFailure, place: usize) -> Result<Option<PathBuf>, Failure> {
    let (Some(folder), Some(text)) = (&args.out, &failure.scenario) else { return Ok(None) };
    std::fs::create_dir_all(folder).map_err(|error| Failure::file(folder, "make", &error))?;
    let name = |more: usize| folder.join(format!("fuzz_{}_{}.toml", args.card, place + 1 + more));
    let path = (0..).map(name).find(|path| !path.exists()).unwrap_or_else(|| name(0));
    files::write(&path, text.as_bytes())?;
    Ok(Some(path))
}

fn told(args: &Args, fuzzed: &Fuzzed, written: &[Option<PathBuf>]) -> String {
    let mut text = format!(
        "{}: played in {} random positions and {} games of 2 to 4 players, seed {}, on {}\n",
        args.card,
        fuzzed.positions,
        fuzzed.games,
        args.seed,
        fuzzed.variants.join(", ")
    );
    for (failure, path) in fuzzed.failures.iter().zip(written) {
        let (features, choices) = (counted(failure.size.0, "feature"), counted(failure.size.1, "choice"));
        text.push_str(&format!(
            "\n{}, met {}, first on {} with {} players\n  {}\n",
            failure.fault.name(),
            counted(failure.met, "time"),
            failure.variant,
            failure.players,
            failure.message.trim_end().replace('\n', "\n  ")
        ));
        match (&failure.scenario, path) {
            (None, _) => {
                text.push_str("  it didn't come about from a position; play the game of this seed to see it\n")
            }
            (Some(_), Some(path)) => {
                text.push_str(&format!("  shrunk to {features} of the position and {choices}: {}\n", path.display()))
            }
            (Some(scenario), None) => text.push_str(&format!(
                "  shrunk to {features} of the position and {choices}; as a scenario:\n\n{scenario}"
            )),
        }
        if failure.scenario.is_some() && !failure.fails {
            text.push_str("  that scenario passes as it stands: what is wrong shows only while fuzzing\n");
        }
    }
    if fuzzed.positions + fuzzed.games == 0 {
        text.push_str("it could be played nowhere: is there a face of the die that draws?\n");
    } else if fuzzed.failures.is_empty() {
        text.push_str("nothing fails\n");
    }
    text
}

fn value(failure: &FuzzFailure, path: Option<&PathBuf>) -> serde_json::Value {
    json!({
        "fault": failure.fault.name(), "message": failure.message, "variant": failure.variant,
        "players": failure.players, "met": failure.met, "features": failure.size.0, "choices": failure.size.1,
        "scenario": failure.scenario, "scenario_fails": failure.fails, "file": path,
    })
}
