//! Content that asks for too much is told so: it neither ends the program nor keeps it busy for ever.

use std::rc::Rc;

use polygonarc::content::{Content, Unchecked, load_variant};
use polygonarc::game::{ChooseError, Game, Pick, Setup};
use polygonarc::script::LuaHost;
use polygonarc::sim::{BotKind, game_seed, play_game};

const CARD: &str = "id = \"evil\"\nkind = \"bonus\"\n[name]\nen = \"Evil\"\n[text]\nen = \"Evil.\"\n";

/// A game of a deck that holds nothing but this card.
fn game(effect: &str, script: Option<&str>) -> (Rc<Setup>, Rc<LuaHost>) {
    let variant = "id = \"v\"\nextends = [\"deck-36\"]\n[rules]\nturn.limit = 3\n[deck]\nevil = 10\n[deck_options]\nfrom_scratch = true\n";
    let mut files = vec![
        ("cards/evil.toml".to_owned(), format!("{CARD}{effect}")),
        ("variants/v.toml".to_owned(), variant.to_owned()),
    ];
    files.extend(script.map(|script| ("scripts/evil.lua".to_owned(), script.to_owned())));
    let content = Content::with_overlay(files);
    let loaded = load_variant(&content, "v", &Unchecked).unwrap_or_else(|report| panic!("{report}"));
    let setup = Rc::new(Setup::new(loaded.variant.clone(), 2).expect("a board"));
    let host = LuaHost::new(loaded.variant);
    (setup, host)
}

/// What is said of the card when it has been drawn often enough.
fn refused(effect: &str, script: Option<&str>) -> String {
    let (setup, host) = game(effect, script);
    let mut game = Game::new(setup, 1, host).expect("it begins");
    for _ in 0..20_000 {
        let shuffle = game.seeded().filter(|pick| matches!(pick, Pick::Order(_)));
        let done = match shuffle {
            Some(shuffle) => game.choose(&shuffle),
            None => game.choose_text("1"),
        };
        match done {
            Err(ChooseError::Script(error)) => return error.into_failed().message,
            Err(other) => panic!("{other}"),
            Ok(_) => {}
        }
    }
    panic!("expected a fault of the card");
}

#[test]
fn more_draws_than_can_be_queued_are_refused() {
    let said = refused("[[effect]]\ndraw = { count = 100 }\n".repeat(3).as_str(), None);
    assert!(said.contains("at most 255"), "{said}");
}

#[test]
fn cards_that_draw_each_other_without_end_are_stopped() {
    let script = "function on_draw(me, drawer, drawn)\n  return { again = true }\nend\n\
                  function play(me)\n  if #with_this_laid() == 0 then lay(me) end\n  draw(3)\nend\n";
    let said = refused("", Some(script));
    assert!(said.contains("10000 cards were drawn in this turn"), "{said}");
}

#[test]
fn too_many_numbers_to_choose_among_are_refused() {
    let said = refused("", Some("function play(me)\n  draw(choose_number(1, 1000000000))\nend\n"));
    assert!(said.contains("at most 200 numbers"), "{said}");
}

#[test]
fn a_bot_that_looks_ahead_stands_any_number_of_choices() {
    let script =
        "function play(me)\n  for i = 1, 42 do choose_number(1, 3, { forced = true }) end\n  skip_turn(me)\nend\n";
    let (setup, host) = game("", Some(script));
    play_game(&setup, &[BotKind::Greedy; 2], game_seed(1, 1), host).expect("it is played");
}
