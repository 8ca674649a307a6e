//! Whole games of bots in one process: games a second. `cargo bench --bench playouts [-- FILTER]`.
//!
//! Compare within one run only; `benches/ratios.sh` sets the figures beside a hand-coded core.

#[path = "../tests/common/mod.rs"]
mod common;

use std::time::Instant;

use polygonarc::sim::{BotKind, game_seed, play_game};

fn main() {
    let filter = std::env::args().skip(1).find(|arg| !arg.starts_with('-')).unwrap_or_default();
    let cases = [
        ("deck-36", 2, BotKind::Random, 10_000),
        ("deck-102", 4, BotKind::Random, 5_000),
        ("deck-36", 2, BotKind::Greedy, 200),
        ("deck-102", 2, BotKind::Greedy, 200),
        ("deck-102", 4, BotKind::Greedy, 100),
    ];
    for (id, players, kind, games) in cases {
        let setup = common::setup(id, players, 5000);
        let name = format!("{id} {players} {}", kind.name(&setup.variant));
        if !name.contains(&filter) {
            continue;
        }
        let host = common::host(&setup);
        let begun = Instant::now();
        let mut turns = Vec::new();
        let mut limit = 0;
        for number in 0..games {
            match play_game(&setup, &vec![kind; players], game_seed(1, number), host.clone()) {
                Ok(result) => {
                    turns.push(result.turns);
                    limit += (result.outcome.by == polygonarc::game::Way::Limit) as u32;
                }
                Err(error) => println!("{error}"),
            }
        }
        let seconds = begun.elapsed().as_secs_f64();
        turns.sort_unstable();
        let all: u64 = turns.iter().map(|turns| *turns as u64).sum();
        println!(
            "{name:<24} {:>8.0} games/s {:>6.0} ns/turn  median {} mean {} at limit {limit}",
            games as f64 / seconds,
            seconds * 1e9 / all as f64,
            turns[turns.len() / 2],
            all / games
        );
    }
}
