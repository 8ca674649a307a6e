//! Rules that no card of the booklets can show by itself: V3 with a card made for it, and the clock's choices (T4).

mod common;

use std::collections::BTreeMap;
use std::rc::Rc;
use std::sync::Arc;

use polygonarc::board::{Direction, Player};
use polygonarc::content::{Content, ContentLoader, Position, Unchecked, run_scenarios};
use polygonarc::game::{Choice, DecisionKind, Game, Host, Kind, Pick, Stream, Variant, Who, seeded};
use polygonarc::script::LuaHost;
use polygonarc::sim::{Bot, BotKind};

fn host(variant: &Arc<Variant>) -> Rc<dyn Host> {
    LuaHost::new(variant.clone())
}

/// The failures of a scenario file over the built-in content and these files.
fn failures(files: &[(&str, &str)], text: &str) -> Vec<String> {
    let files: BTreeMap<String, String> = files.iter().map(|(a, b)| ((*a).to_owned(), (*b).to_owned())).collect();
    let content = Content::with_overlay(files);
    let loader = ContentLoader::new(&content, &Unchecked, &host);
    let results = run_scenarios(&[("scenarios/x.toml".to_owned(), text.to_owned())], &loader);
    assert!(!results.is_empty());
    results.into_iter().filter_map(|result| result.failure).collect()
}

/// Every opponent's pawn goes to a square of its own.
const PARADE: &str = "id = \"parade\"\nkind = \"bonus\"\n[name]\nen = \"Parade\"\n[text]\nen = \"All others march.\"\n";
const PARADE_SCRIPT: &str = "function play(me)
  local places = { 'e5', 'f5', 'g5' }
  for number, opponent in ipairs(opponents():list()) do
    teleport(squares(places[number]), opponent)
  end
end
";

/// V3: two who don't act reach a goal in one action; the first in seat order wins, whoever acts and whoever comes next.
#[test]
fn of_two_others_the_first_in_seat_order_wins() {
    let files = [("cards/parade.toml", PARADE), ("scripts/parade.lua", PARADE_SCRIPT)];
    for (active, winner) in [("red", "blue"), ("blue", "red"), ("green", "red"), ("yellow", "red")] {
        let text = format!(
            "variant = \"deck-36\"\n[[scenario]]\nname = \"parade\"\nrules = [\"V3\"]\nplayers = 4\nactive = \"{active}\"\n\
             knobs.win.squares = 2\ncopies = {{ parade = 2 }}\nplay = \"parade\"\n\
             expect = {{ outcome = \"{winner} squares\", events = [\"ended {winner} squares\"] }}"
        );
        let told = failures(&files, &text);
        assert!(told.is_empty(), "{active} acts: {}", told.join("\n"));
    }
    // The same with a wrong winner fails: the scenario does look.
    let text = "variant = \"deck-36\"\n[[scenario]]\nname = \"parade\"\nplayers = 4\nknobs.win.squares = 2\n\
                copies = { parade = 2 }\nplay = \"parade\"\nexpect.outcome = \"green squares\"";
    assert!(failures(&files, text)[0].contains("found `blue squares`"));
}

/// A pawn shut in by dead squares, passage bearing on its move.
const WALLED: &str = r##"
moving = { left = 2, cards = ["passage"] }
face = 4
board = """
7 . . . . . . . . . . . . . .
6 . . . . . . . . . . . . . .
5 . . . # . . . . . . . . . .
4 r . # R # . . . . . . . . B
3 . . . # . . . . . . . . . .
2 . . . . . . . . . . . . . .
1 . . . . . . . . . . . . . .
"""
"##;

/// T4, P4, M8: what the clock takes at each kind of decision, over many games of every variant.
#[test]
fn the_clock_takes_the_simplest_of_every_kind() {
    let mut met: BTreeMap<&str, usize> = BTreeMap::new();
    for variant in ["deck-36", "deck-102", "en-card-texts"] {
        for seed in 0..25 {
            let setup = common::setup(variant, 2 + seed as usize % 3, 120);
            let mut game = Game::new(setup.clone(), seed, common::host(&setup)).unwrap();
            // Others play at random, so that all kinds of decisions come up; the clock is asked at each.
            let mut stream = Stream::new(seed, 77);
            while let Some(decision) = game.decision() {
                let pick = match decision.who {
                    Who::Chance => seeded(game.table(), decision),
                    Who::Player(player) => {
                        let choices: Vec<Choice> = decision.choices.iter().collect();
                        let taken = Bot::new(BotKind::Simplest, 0, player).at_once(decision).unwrap();
                        *met.entry(expected(&game, &choices, taken, player)).or_default() += 1;
                        Pick::Choice(choices[stream.below(choices.len())])
                    }
                };
                game.choose(&pick).unwrap();
            }
        }
    }
    // What hardly ever comes up by chance: only what passage opens is left.
    let setup = common::setup("deck-102", 2, 0);
    let state = Position::parse("walled.toml", WALLED).unwrap().check(&setup).unwrap();
    let game = Game::resume(setup.clone(), state, common::host(&setup)).unwrap();
    let choices: Vec<Choice> = game.decision().unwrap().choices.iter().collect();
    assert_eq!(game.texts(), ["stop", "c4", "e4", "d5", "d3"]);
    let taken = Bot::new(BotKind::Simplest, 0, Player::Red).at_once(game.decision().unwrap()).unwrap();
    *met.entry(expected(&game, &choices, taken, Player::Red)).or_default() += 1;
    for kind in ["roll", "give up", "enough", "first of a penalty", "step", "stop"] {
        assert!(met.get(kind).is_some_and(|count| *count > 0), "never met: {kind}; met {met:?}");
    }
}

/// Checks one choice of the clock's; what kind it was of.
fn expected(game: &Game, choices: &[Choice], taken: Choice, player: Player) -> &'static str {
    let decision = game.decision().unwrap();
    let setup = game.setup();
    match decision.kind {
        DecisionKind::Hand => {
            assert_eq!(taken, Choice::Roll, "T4: roll");
            "roll"
        }
        DecisionKind::Step => {
            let board = &game.state().board;
            let alive = |choice: &Choice| matches!(choice, Choice::Square(square) if !board.dead().contains(*square));
            if !choices.iter().any(alive) {
                assert_eq!(taken, Choice::Stop, "M8: the clock never enters a dead square");
                return "stop";
            }
            let here = board.pawn(player).unwrap();
            let first = ["left", "right", "forward", "back"].iter().find_map(|name| {
                let direction = Direction::parse(name).unwrap();
                let choice = Choice::Square(setup.shape.step(here, direction)?);
                (alive(&choice) && choices.contains(&choice)).then_some(choice)
            });
            assert_eq!(Some(taken), first, "T4: left, right, forward, back");
            "step"
        }
        DecisionKind::Aim => {
            let card = setup.variant.card(decision.card.unwrap());
            if choices.contains(&Choice::Enough) {
                assert_eq!(taken, Choice::Enough, "P4: enough once a square is chosen");
                return "enough";
            }
            if card.kind == Kind::Bonus {
                assert_eq!(taken, Choice::GiveUp, "T4: give up aiming a bonus");
                return "give up";
            }
            assert!(!choices.contains(&Choice::GiveUp), "P4: a penalty can't be given up");
            assert_eq!(taken, choices[0], "P4: the first");
            "first of a penalty"
        }
        DecisionKind::Die | DecisionKind::Shuffle => panic!("chance is no player's"),
    }
}
