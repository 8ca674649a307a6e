//! `diff --behaviour`: how two variants play.

use std::path::{Path, PathBuf};

use serde_json::{Value, json};

use crate::lab::{Behaviour, Corpus, Differs, Divergence, Figure, Games, Interval, Side, behaviour, figures};

use super::failure::Failure;
use super::output::{Output, columns, counted};
use super::{bots, context, files};

#[derive(clap::Args, Debug)]
pub struct BehaviourArgs {
    /// Play both: the first decisions and events that differ in a corpus of positions, and how the figures of
    /// simulated games move.
    #[arg(long)]
    pub behaviour: bool,
    /// Positions to play under both.
    #[arg(long, default_value_t = 2000, value_name = "N", requires = "behaviour")]
    positions: usize,
    /// Games to simulate under each; 0 for none.
    #[arg(long, default_value_t = 400, value_name = "N", requires = "behaviour")]
    games: u64,
    /// Players of the simulated games.
    #[arg(long, default_value_t = 2, value_name = "N", value_parser = clap::value_parser!(u8).range(2..=4), requires = "behaviour")]
    players: u8,
    /// One bot for all seats of the simulated games, or one a seat.
    #[arg(long, default_value = "greedy", value_name = "BOTS", requires = "behaviour")]
    bots: String,
    /// The seed of positions and games.
    #[arg(long, default_value_t = 1, value_name = "S", requires = "behaviour")]
    seed: u64,
    /// Turns after which a simulated game is counted out.
    #[arg(long, default_value_t = 5000, value_name = "N", value_parser = clap::value_parser!(u32).range(1..), requires = "behaviour")]
    turn_limit: u32,
    /// Write a position for each difference into this folder.
    #[arg(long, value_name = "DIR", requires = "behaviour")]
    out: Option<PathBuf>,
}

/// Plays both.
pub fn run(a: &Side, b: &Side, args: &BehaviourArgs, as_json: bool) -> Result<(), Failure> {
    let bots = bots::seats(&args.bots, args.players as usize, &a.loaded.variant)?;
    let tools = context::tools();
    let found = behaviour(a, b, &Corpus { positions: args.positions, seed: args.seed }, &tools);
    let games = Games { bots, games: args.games, seed: args.seed, turn_limit: args.turn_limit };
    let figures = if args.games > 0 { figures(a, b, &games, &tools).map_err(Failure::Fault)? } else { Vec::new() };
    let mut written = Vec::new();
    for divergence in &found.divergences {
        written.push(match &args.out {
            Some(folder) => Some(write(folder, divergence)?),
            None => None,
        });
    }
    if as_json {
        return Output::json(&value(a, b, args, &found, &figures, &written));
    }
    Output::say(&told(a, b, args, &found, &figures, &written))
}

fn write(folder: &Path, divergence: &Divergence) -> Result<PathBuf, Failure> {
    std::fs::create_dir_all(folder).map_err(|error| Failure::file(folder, "make", &error))?;
    let path = folder.join(format!("{}.toml", divergence.about.replace(' ', "_")));
    files::write(&path, divergence.position.as_bytes())?;
    Ok(path)
}

fn list(texts: &[String]) -> String {
    const MOST: usize = 12;
    let some = texts.iter().take(MOST).map(|text| format!("`{text}`")).collect::<Vec<_>>().join(", ");
    match texts.len() {
        0 => "none".into(),
        count if count > MOST => format!("{some} and {} more", count - MOST),
        _ => some,
    }
}

fn differs(divergence: &Divergence) -> String {
    match &divergence.differs {
        Differs::Decision { a, b, only_a, only_b } if a == b => match (only_a.is_empty(), only_b.is_empty()) {
            (true, true) => format!("{a}: the same choices in another order"),
            (true, false) => format!("{a}: B offers {} besides", list(only_b)),
            (false, true) => format!("{a}: A offers {} besides", list(only_a)),
            _ => format!("{a}: only A offers {}; only B offers {}", list(only_a), list(only_b)),
        },
        Differs::Decision { a, b, .. } => format!("A: {a}; B: {b}"),
        Differs::Event { a, b } => format!("A: {a}; B: {b}"),
    }
}

fn told(
    a: &Side,
    b: &Side,
    args: &BehaviourArgs,
    found: &Behaviour,
    figures: &[Figure],
    written: &[Option<PathBuf>],
) -> String {
    let mut text = format!("A {} → B {}\n\n", a.name, b.name);
    match &found.incomparable {
        Some(why) => text.push_str(&format!("no positions compared: {why}\n")),
        None => {
            let differ: usize = found.divergences.iter().map(|one| one.met).sum();
            text.push_str(&format!(
                "{} positions of 2 to 4 players played under both with the cards that both decks hold, seed {}: {differ} go otherwise\n",
                found.compared, args.seed
            ));
            if found.impossible > 0 {
                text.push_str(&format!(
                    "{} more are none of both, or the card isn't in the deck there\n",
                    found.impossible
                ));
            }
        }
    }
    for (one, path) in found.divergences.iter().zip(written) {
        text.push_str(&format!(
            "\n{}, in {}; first, with {} players, after {}\n  {}\n",
            one.about,
            counted(one.met, "position"),
            one.players,
            list(&one.choices),
            differs(one)
        ));
        if let Some(path) = path {
            text.push_str(&format!("  position: {}\n", path.display()));
        }
    }
    if !found.divergences.is_empty() && args.out.is_none() {
        text.push_str("\n`--out DIR` writes the position of each to look at\n");
    }
    if !figures.is_empty() {
        text.push_str(&format!(
            "\n{} games under each, {} players, {}, seed {}\n{}",
            args.games,
            args.players,
            args.bots,
            args.seed,
            table(figures)
        ));
        text.push_str(
            "intervals at 95 %: Wilson for shares, Newcombe for their difference, normal for means; * beyond chance\n",
        );
    }
    text
}

fn table(figures: &[Figure]) -> String {
    let mut rows = vec![["", "A", "B", "change", ""].map(str::to_owned).to_vec()];
    for figure in figures {
        let (scale, unit) = if figure.share { (100.0, " %") } else { (1.0, "") };
        let shown = |interval: &Interval, sign: &str| {
            let number = |value: f64| {
                let value = value * scale;
                if sign == "+" { format!("{value:+.1}") } else { format!("{value:.1}") }
            };
            format!("{}{unit} ({} to {})", number(interval.value), number(interval.low), number(interval.high))
        };
        let mark = if figure.change.has_zero() { "" } else { "*" };
        rows.push(vec![
            format!("  {}", figure.name),
            shown(&figure.a, ""),
            shown(&figure.b, ""),
            shown(&figure.change, "+"),
            mark.into(),
        ]);
    }
    columns(&rows)
}

fn value(
    a: &Side,
    b: &Side,
    args: &BehaviourArgs,
    found: &Behaviour,
    figures: &[Figure],
    written: &[Option<PathBuf>],
) -> Value {
    let divergences = found.divergences.iter().zip(written).map(|(one, path)| {
        let differs = match &one.differs {
            Differs::Decision { a, b, only_a, only_b } => {
                json!({ "what": "decision", "a": a, "b": b, "only_a": only_a, "only_b": only_b })
            }
            Differs::Event { a, b } => json!({ "what": "event", "a": a, "b": b }),
        };
        json!({
            "about": one.about, "positions": one.met, "players": one.players, "choices": one.choices,
            "differs": differs, "position": one.position, "file": path,
        })
    });
    let interval = |of: &Interval| json!({ "value": of.value, "low": of.low, "high": of.high });
    let figures = figures.iter().map(|one| {
        json!({
            "name": one.name, "share": one.share, "a": interval(&one.a), "b": interval(&one.b),
            "change": interval(&one.change), "beyond_chance": !one.change.has_zero(),
        })
    });
    json!({
        "a": a.name, "b": b.name, "seed": args.seed, "positions": found.compared, "impossible": found.impossible,
        "incomparable": found.incomparable, "divergences": divergences.collect::<Vec<_>>(),
        "games": args.games, "bots": args.bots, "players": args.players, "confidence": 0.95,
        "method": "Wilson, Newcombe, normal", "figures": figures.collect::<Vec<_>>(),
    })
}
