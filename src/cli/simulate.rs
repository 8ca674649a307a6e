//! `simulate`: many games between bots, and what came of them.

use std::path::PathBuf;
use std::rc::Rc;
use std::sync::Arc;
use std::sync::atomic::Ordering;
use std::time::Duration;

use serde_json::{Value, json};

use crate::game::{CardId, Game, Measured, Pick, Setup, Tally, Who, seeded};
use crate::messages::FALLBACK;
use crate::record::Trace;
use crate::render;
use crate::sim::{Bot, Plan, Progress, Statistics, game_seed, simulate};

use super::context::{Context, host};
use super::failure::Failure;
use super::output::{Output, columns, counted};
use super::{bots, files};

#[derive(clap::Args, Debug)]
pub struct Args {
    /// The variant.
    variant: String,
    /// How many games.
    #[arg(long, default_value_t = 1000, value_name = "N", value_parser = clap::value_parser!(u64).range(1..=100_000_000))]
    games: u64,
    /// How many players.
    #[arg(long, default_value_t = 2, value_name = "N", value_parser = clap::value_parser!(u8).range(2..=4))]
    players: u8,
    /// One bot for all seats, or one a seat: `greedy,random`.
    #[arg(long, default_value = "greedy", value_name = "BOTS")]
    bots: String,
    /// The seed: the same seed gives the same games.
    #[arg(long, default_value_t = 1, value_name = "S")]
    seed: u64,
    /// Threads; the result is the same for any number. 0 for as many as there are processors.
    #[arg(long, default_value_t = 0, value_name = "J")]
    jobs: usize,
    /// Turns after which a game is counted out.
    #[arg(long, default_value_t = 5000, value_name = "N", value_parser = clap::value_parser!(u32).range(1..))]
    turn_limit: u32,
    /// Print JSON.
    #[arg(long)]
    json: bool,
    /// Show where the time went: calls, instructions and time by card and by primitive.
    #[arg(long)]
    profile: bool,
    /// Show which lines of the scripts ran.
    #[arg(long)]
    coverage: bool,
    /// Write every decision of every game as JSON Lines.
    #[arg(long, value_name = "FILE")]
    trace: Option<PathBuf>,
}

/// Simulates.
pub fn run(context: &Context, args: &Args) -> Result<(), Failure> {
    let players = args.players as usize;
    let mut variant = (*context.load(&args.variant)?.variant).clone();
    let kinds = bots::seats(&args.bots, players, &variant)?;
    variant.knobs.turn_limit = args.turn_limit;
    let setup = context.set_up(Arc::new(variant), players, None)?;
    let jobs = match args.jobs {
        0 => std::thread::available_parallelism().map_or(1, usize::from),
        jobs => jobs,
    };
    if let Some(path) = &args.trace {
        files::place_for(path, "{\"format\":\"polygonarc-trace\"")?;
        let setup = Rc::new(setup.clone());
        files::write_with(path, |file| trace(&setup, &kinds, args, file))?;
    }
    setup.profile.turn(args.profile || args.coverage);
    let plan = Plan { setup, bots: kinds, games: 0..args.games, seed: args.seed, jobs };
    let progress = Arc::new(Progress::default());
    let stop = progress.clone();
    // Ctrl-C ends the simulation, not the program: what was played so far is still reported.
    let _ = ctrlc::set_handler(move || stop.stop.store(true, Ordering::Relaxed));
    let (statistics, failed) =
        with_bar(args.games, &progress, || simulate(&plan, |setup| host(&setup.variant), &progress));
    if args.json {
        Output::json(&value(args, &plan, &statistics))?;
    } else {
        Output::say(&report(args, &plan, &statistics))?;
        let variant = &plan.setup.variant;
        if args.profile {
            Output::say(&render::profile(variant, &plan.setup.profile.tallies(), FALLBACK))?;
        }
        if args.coverage {
            let lines = render::coverage(variant, &plan.setup.profile.lines(), None, FALLBACK);
            Output::say(&lines.map_err(|why| Failure::Fault(why.text(FALLBACK)))?)?;
        }
    }
    match failed {
        Some((number, error)) => Err(Failure::Fault(format!(
            "{} of {} games were broken off by a failing card; the first is number {number}\n{error}",
            statistics.failed, args.games
        ))),
        None => Ok(()),
    }
}

/// Runs something with a progress bar, if a person is watching.
fn with_bar<T: Send>(games: u64, progress: &Progress, run: impl FnOnce() -> T + Send) -> T {
    use std::io::IsTerminal;
    if !std::io::stderr().is_terminal() {
        return run();
    }
    let bar = indicatif::ProgressBar::new(games);
    let style = indicatif::ProgressStyle::with_template("{bar:40} {pos}/{len} games, {eta} left");
    bar.set_style(style.unwrap_or_else(|_| indicatif::ProgressStyle::default_bar()));
    let done = std::sync::atomic::AtomicBool::new(false);
    std::thread::scope(|scope| {
        scope.spawn(|| {
            while !done.load(Ordering::Relaxed) {
                bar.set_position(progress.done.load(Ordering::Relaxed));
                std::thread::sleep(Duration::from_millis(100));
            }
        });
        let result = run();
        done.store(true, Ordering::Relaxed);
        bar.finish_and_clear();
        result
    })
}

fn trace(
    setup: &Rc<Setup>,
    kinds: &[crate::sim::BotKind],
    args: &Args,
    file: &mut dyn std::io::Write,
) -> Result<(), Failure> {
    let fault = |error: &dyn std::fmt::Display| Failure::Fault(error.to_string());
    let host = host(&setup.variant);
    let mut trace = Trace::new();
    for number in 0..args.games {
        let seed = game_seed(args.seed, number);
        let mut bots: Vec<Bot> = crate::board::Player::ALL
            .into_iter()
            .zip(kinds)
            .map(|(player, kind)| Bot::new(*kind, seed, player))
            .collect();
        let mut game = Game::new(setup.clone(), seed, host.clone()).map_err(|error| fault(&error))?;
        trace.header(setup, seed);
        while let Some(decision) = game.decision() {
            let pick = match decision.who {
                Who::Chance => Some(seeded(game.table(), decision)),
                Who::Player(player) => {
                    let choice = bots[player.seat()].choose(&game).map_err(|error| fault(&error))?;
                    choice.map(Pick::Choice)
                }
            };
            let Some(pick) = pick else { break };
            trace.choose(&mut game, &pick).map_err(|error| fault(&error))?;
        }
        file.write_all(trace.bytes())?;
        trace.clear();
    }
    Ok(())
}

fn share(part: u64, whole: u64) -> f64 {
    if whole == 0 { 0.0 } else { part as f64 / whole as f64 }
}

fn value(args: &Args, plan: &Plan, statistics: &Statistics) -> Value {
    let games = statistics.games;
    let seats: Vec<Value> = statistics
        .by_player(plan.setup.players)
        .zip(&plan.bots)
        .map(|((player, seat), bot)| {
            json!({
                "player": player.name(),
                "bot": bot.name(&plan.setup.variant),
                "wins": seat.wins(),
                "win_share": share(seat.wins(), games),
                "wins_by_squares": seat.wins_by_squares,
                "wins_by_knockouts": seat.wins_by_knockouts,
                "wins_at_limit": seat.wins_by_limit,
                "knockouts": seat.knockouts,
                "zones": seat.zones,
                "cards_drawn": seat.drawn,
            })
        })
        .collect();
    let mut value = json!({
        "variant": args.variant,
        "players": plan.setup.players,
        "seed": args.seed,
        "games": games,
        "draws": statistics.draws,
        "at_limit": statistics.at_limit,
        "turn_limit": args.turn_limit,
        "failed": statistics.failed,
        "turns": {
            "min": statistics.turns_at(0.0),
            "median": statistics.turns_at(0.5),
            "max": statistics.turns_at(1.0),
            "mean": share(statistics.all_turns(), games),
        },
        "seats": seats,
    });
    if args.profile {
        value["profile"] = measured(plan);
    }
    if args.coverage {
        value["coverage"] = json!(plan.setup.profile.lines());
    }
    value
}

/// What was measured, by card and by primitive.
fn measured(plan: &Plan) -> Value {
    let id = |card: CardId| plan.setup.variant.card(card).id.clone();
    let one = |(what, tally): (Measured, Tally)| {
        let (name, kind) = match what {
            Measured::Run(card) => (id(card), "run"),
            Measured::Probe(card) => (id(card), "test"),
            Measured::Hook(card) => (id(card), "hook"),
            Measured::Primitive(name) => (name.to_owned(), "primitive"),
        };
        json!({
            "of": name,
            "kind": kind,
            "calls": tally.calls,
            "instructions": tally.fuel,
            "nanoseconds": tally.nanoseconds,
        })
    };
    plan.setup.profile.tallies().into_iter().map(one).collect()
}

fn report(args: &Args, plan: &Plan, statistics: &Statistics) -> String {
    let games = statistics.games;
    let percent = |part: u64| format!("{:.1} %", share(part, games) * 100.0);
    let mean = |sum: u64| format!("{:.1}", share(sum, games));
    let head = ["", "bot", "wins", "by squares", "by knockouts", "at limit", "knockouts", "zones", "cards drawn"];
    let mut rows = vec![head.map(str::to_owned).to_vec()];
    for ((player, seat), bot) in statistics.by_player(plan.setup.players).zip(&plan.bots) {
        rows.push(vec![
            player.name().into(),
            bot.name(&plan.setup.variant).into(),
            percent(seat.wins()),
            percent(seat.wins_by_squares),
            percent(seat.wins_by_knockouts),
            percent(seat.wins_by_limit),
            mean(seat.knockouts),
            mean(seat.zones),
            mean(seat.drawn),
        ]);
    }
    format!(
        "{} of {}, {} players, seed {}\n{}\nturns: min {}, median {}, max {}\n{} hit the limit of {} turns, {} drawn",
        counted(games as usize, "game"),
        args.variant,
        plan.setup.players,
        args.seed,
        columns(&rows),
        statistics.turns_at(0.0),
        statistics.turns_at(0.5),
        statistics.turns_at(1.0),
        counted(statistics.at_limit as usize, "game"),
        args.turn_limit,
        statistics.draws,
    )
}
