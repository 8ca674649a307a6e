//! Playing many games on several threads, with the same result for any number of them.

use std::ops::Range;
use std::rc::Rc;
use std::sync::atomic::{AtomicBool, AtomicU64, Ordering};

use crate::game::{Game, Host, Outcome, ScriptError, Setup, Stream, Way};

use super::bots::{BotKind, Seats};
use super::statistics::{GameResult, Statistics};

/// What is to be simulated.
#[derive(Clone)]
pub struct Plan {
    /// The variant set up; it should have a turn limit.
    pub setup: Setup,
    /// One bot a seat.
    pub bots: Vec<BotKind>,
    /// The games by number; a game's seed follows from `seed` and its number alone.
    pub games: Range<u64>,
    pub seed: u64,
    pub jobs: usize,
}

/// Progress of a simulation, to be read and stopped from outside.
#[derive(Default)]
pub struct Progress {
    pub done: AtomicU64,
    pub stop: AtomicBool,
}

/// The seed of a game by its number.
pub fn game_seed(seed: u64, number: u64) -> u64 {
    let mut stream = Stream::new(seed, number);
    (stream.below(1 << 31) as u64) << 31 | stream.below(1 << 31) as u64
}

/// Games that a thread takes at once.
const BATCH: u64 = 16;

/// Plays the plan's games. `host` makes one host a thread. The figures don't depend on `jobs`; the error kept of a
/// failing card is that of the lowest game number.
pub fn simulate(
    plan: &Plan,
    host: impl Fn(&Rc<Setup>) -> Rc<dyn Host> + Sync,
    progress: &Progress,
) -> (Statistics, Option<(u64, ScriptError)>) {
    let next = AtomicU64::new(plan.games.start);
    let work = || {
        let setup = Rc::new(plan.setup.clone());
        let host = host(&setup);
        let mut statistics = Statistics::default();
        let mut failed: Option<(u64, ScriptError)> = None;
        while !progress.stop.load(Ordering::Relaxed) {
            let first = next.fetch_add(BATCH, Ordering::Relaxed);
            if first >= plan.games.end {
                break;
            }
            for number in first..(first + BATCH).min(plan.games.end) {
                match play_game(&setup, &plan.bots, game_seed(plan.seed, number), host.clone()) {
                    Ok(result) => statistics.add(&result),
                    Err(error) => {
                        statistics.failed += 1;
                        failed = failed.or(Some((number, error)));
                    }
                }
                progress.done.fetch_add(1, Ordering::Relaxed);
            }
        }
        host.add_coverage(&setup.profile);
        (statistics, failed)
    };
    let parts: Vec<_> = std::thread::scope(|scope| {
        let threads: Vec<_> = (1..plan.jobs.max(1)).map(|_| scope.spawn(work)).collect();
        let mine = work();
        std::iter::once(mine).chain(threads.into_iter().map(joined)).collect()
    });
    let mut all = Statistics::default();
    let mut first_failed: Option<(u64, ScriptError)> = None;
    for (statistics, failed) in parts {
        all.merge(&statistics);
        if let Some(failed) = failed
            && first_failed.as_ref().is_none_or(|first| failed.0 < first.0)
        {
            first_failed = Some(failed);
        }
    }
    (all, first_failed)
}

/// What a thread gave; a bug that ended it ends the whole.
fn joined<T>(thread: std::thread::ScopedJoinHandle<'_, T>) -> T {
    thread.join().unwrap_or_else(|panic| std::panic::resume_unwind(panic))
}

/// Plays one game of bots to its end.
pub fn play_game(
    setup: &Rc<Setup>,
    bots: &[BotKind],
    seed: u64,
    host: Rc<dyn Host>,
) -> Result<GameResult, ScriptError> {
    let mut game = Game::new(setup.clone(), seed, host)?;
    Seats::new(bots, seed).play(&mut game)?;
    let state = game.state();
    let by_seat = |count: &dyn Fn(crate::board::Player) -> u32| crate::board::Player::ALL.map(count);
    Ok(GameResult {
        outcome: state.outcome.unwrap_or(Outcome { winner: None, by: Way::Limit }),
        turns: state.turn,
        knockouts: by_seat(&|player| state.knockouts[player] as u32),
        zones: by_seat(&|player| state.board.owned(player).len() as u32),
        drawn: by_seat(&|player| game.table().drawn[player]),
    })
}
