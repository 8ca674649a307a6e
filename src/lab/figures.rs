//! How the figures of a simulation move from one variant to another.

use std::collections::BTreeMap;

use crate::game::Setup;
use crate::sim::{BotKind, Plan, Progress, Statistics, simulate};

use super::Tools;
use super::diff::Side;
use super::interval::{Interval, mean, mean_change, share, share_change};

/// One figure under both, with the change.
#[derive(Clone, PartialEq, Debug)]
pub struct Figure {
    pub name: String,
    /// Whether it is a share of the games, rather than a mean.
    pub share: bool,
    pub a: Interval,
    pub b: Interval,
    pub change: Interval,
}

/// What is simulated under both.
#[derive(Clone, Debug)]
pub struct Games {
    /// One bot a seat.
    pub bots: Vec<BotKind>,
    pub games: u64,
    pub seed: u64,
    pub turn_limit: u32,
}

/// The figures; the error says which variant can't be played so.
pub fn figures(a: &Side, b: &Side, games: &Games, tools: &Tools<'_>) -> Result<Vec<Figure>, String> {
    let (left, right) = (run(a, games, tools)?, run(b, games, tools)?);
    let mut figures = Vec::new();
    let mut shares = |name: String, part: &dyn Fn(&Statistics) -> u64| {
        let (a, b) = (share(part(&left), left.games), share(part(&right), right.games));
        figures.push(Figure { name, share: true, a, b, change: share_change(a, b) });
    };
    for (player, _) in left.by_player(games.bots.len()) {
        shares(format!("{player} wins"), &|statistics| statistics.seats[player.seat()].wins());
    }
    shares("won by squares".into(), &|statistics| statistics.seats.iter().map(|seat| seat.wins_by_squares).sum());
    shares("won by knockouts".into(), &|statistics| statistics.seats.iter().map(|seat| seat.wins_by_knockouts).sum());
    shares("ended at the turn limit".into(), &|statistics| statistics.at_limit);
    let turns = |turns: &BTreeMap<u32, u64>| mean(turns.iter().map(|(turns, games)| (f64::from(*turns), *games)));
    let (a, b) = (turns(&left.turns), turns(&right.turns));
    figures.push(Figure { name: "turns".into(), share: false, a, b, change: mean_change(a, b) });
    Ok(figures)
}

fn run(side: &Side, games: &Games, tools: &Tools<'_>) -> Result<Statistics, String> {
    let mut variant = (*side.loaded.variant).clone();
    variant.knobs.turn_limit = games.turn_limit;
    let setup = Setup::new(variant.into(), games.bots.len()).map_err(|error| format!("{}: {error}", side.name))?;
    let plan = Plan { setup, bots: games.bots.clone(), games: 0..games.games, seed: games.seed, jobs: tools.jobs };
    let (statistics, failed) = simulate(&plan, |setup| (tools.host)(&setup.variant), &Progress::default());
    match failed {
        Some((number, error)) => Err(format!("{}: game {number} was broken off\n{error}", side.name)),
        None => Ok(statistics),
    }
}
