//! One seeded game of every built-in variant, every decision and event written down in `tests/playthroughs/`.
//!
//! A difference means that the same variant, seed and choices no longer give the same game: a broken promise, or a change
//! of the rules that must be meant. `BLESS=1 cargo test --test playthroughs` writes them anew.

mod common;

use std::fs;
use std::path::Path;

use polygonarc::board::Player;
use polygonarc::game::{Game, Pick, Who, seeded};
use polygonarc::sim::{Bot, BotKind};

/// The game as text: one line a decision, its events indented below.
fn playthrough(id: &str, players: usize) -> String {
    let seed = 36 + players as u64;
    let setup = common::setup(id, players, 60);
    let mut bots: Vec<Bot> =
        Player::ALL.into_iter().take(players).map(|seat| Bot::new(BotKind::Greedy, seed, seat)).collect();
    let mut game = Game::new(setup.clone(), seed, common::host(&setup)).unwrap();
    let mut text = format!("{id}, {players} players, seed {seed}, 60 turns at most\n");
    while let Some(decision) = game.decision() {
        let pick = match decision.who {
            Who::Chance => seeded(game.table(), decision),
            Who::Player(player) => Pick::Choice(bots[player.seat()].choose(&game).unwrap().unwrap()),
        };
        text.push_str(&game.line(&pick));
        text.push('\n');
        for event in game.choose(&pick).unwrap().iter().filter_map(|event| setup.event_text(event)) {
            text.push_str(&format!("    {event}\n"));
        }
    }
    text
}

#[test]
fn games_go_as_written_down() {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/playthroughs");
    let bless = std::env::var_os("BLESS").is_some();
    for (place, id) in common::VARIANTS.iter().enumerate() {
        let found = playthrough(id, 2 + place % 3);
        let path = folder.join(format!("{id}.txt"));
        if bless {
            fs::create_dir_all(&folder).unwrap();
            fs::write(&path, &found).unwrap();
        }
        let expected = fs::read_to_string(&path).unwrap_or_default();
        let first = expected.lines().zip(found.lines()).position(|(a, b)| a != b);
        let line = first.unwrap_or(expected.lines().count().min(found.lines().count()));
        assert!(
            found == expected,
            "{id} goes otherwise from line {} on: expected `{}`, found `{}`",
            line + 1,
            expected.lines().nth(line).unwrap_or("the end"),
            found.lines().nth(line).unwrap_or("the end")
        );
    }
}
