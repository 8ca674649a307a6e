//! Going back and forth at the prompt loses nothing, bad lines change nothing, and every example of the help runs.

#[path = "common/indoors.rs"]
mod indoors;

use std::cell::RefCell;
use std::rc::Rc;

use polygonarc::game::Stream;
use polygonarc::render::Paint;
use polygonarc::repl::{COMMANDS, Session};

use indoors::Indoors;

/// A catapult on top of the deck.
const CATAPULT: &str = "variant = \"deck-36\"\ntop = [\"catapult\"]\n";
/// A move that may end early: only what passage opens is left (M8).
const PASSAGE: &str = r##"
variant = "deck-102"
laid = ["red passage"]
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

/// What a session left that was cut off.
const CUT_OFF: &str = "polygonarc-record 1\nvariant deck-36\nseed 7\nshuffle same\ndie 4\nred: a5\n";

struct Play {
    session: Session,
    outside: Indoors,
    saved: usize,
}

impl Play {
    fn on(variant: &str) -> Play {
        let outside = Indoors::with(&[("catapult.toml", CATAPULT), ("passage.toml", PASSAGE), ("cut-off", CUT_OFF)]);
        let session = Session::new(Box::new(outside.clone()), variant, Paint::PLAIN).unwrap();
        Play { session, outside, saved: 0 }
    }

    fn well(&mut self, line: &str) -> String {
        let reply = self.session.run(line);
        assert_eq!(reply.error, None, "{line}");
        reply.text
    }

    /// The record and the whole state.
    fn stands(&mut self) -> (String, String) {
        self.saved += 1;
        let file = format!("now-{}.toml", self.saved);
        self.well(&format!("save position {file}"));
        (self.session.record().unwrap(), self.outside.file(&file))
    }

    /// Takes any decision; whether the game goes on.
    fn decide(&mut self, chance: &mut Stream) -> bool {
        let number = chance.below(12) + 1;
        ["roll".to_owned(), format!("choose {number}"), "choose 1".to_owned()]
            .iter()
            .any(|line| self.session.run(line).error.is_none())
    }
}

#[test]
fn what_is_undone_and_done_again_is_as_it_was() {
    for (variant, players, seats) in [
        ("deck-36", 2, "human"),
        ("deck-102", 3, "human"),
        ("en-card-texts", 2, "human,random"),
        ("deck-102", 4, "human,greedy,human,random"),
    ] {
        let mut play = Play::on(variant);
        let mut chance = Stream::new(11, players as u64);
        play.well(&format!("new --players {players} --seats {seats} --seed 5"));
        let mut compared = 0;
        for _ in 0..150 {
            if !play.decide(&mut chance) {
                break;
            }
            if chance.below(4) > 0 {
                continue;
            }
            let (before, back) = (play.stands(), chance.below(9) + 1);
            play.well(&format!("undo {back}"));
            assert_ne!(play.stands().0, before.0, "undo {back} went back by nothing");
            play.well(&format!("redo {back}"));
            assert_eq!(play.stands(), before, "{variant}: undo {back}, redo {back}");
            play.well("undo turn");
            play.well("redo 1000");
            assert_eq!(play.stands(), before, "{variant}: undo turn, redo");
            compared += 1;
        }
        assert!(compared > 10, "{variant}: only {compared} comparisons");
    }
}

#[test]
fn a_record_saved_after_undo_is_that_of_the_decisions_that_stand() {
    let mut play = Play::on("deck-36");
    let mut chance = Stream::new(3, 3);
    play.well("new --seed 9");
    for _ in 0..20 {
        assert!(play.decide(&mut chance));
    }
    let twenty = play.stands();
    for _ in 0..10 {
        assert!(play.decide(&mut chance));
    }
    while play.session.record().unwrap().len() > twenty.0.len() {
        play.well("undo");
    }
    assert_eq!(play.stands(), twenty);
    play.well("save game.txt");
    play.well("load game.txt");
    assert_eq!(play.stands(), twenty, "the record replays to the same");
}

/// Bad lines in the middle of a move, with what the message must say.
const BAD: &[(&str, &str)] = &[
    ("z9", "no square of this board"),
    ("n4", "not next to red's pawn"),
    ("99", "is no step"),
    ("0", "is no step"),
    ("tide", "is no step"),
    ("south west", "is no step"),
    ("blue: a5", "it is red's choice, not blue's"),
    ("red: z9", "no square of this board"),
    ("bord", "did you mean `board`"),
    ("xyzzy", "is no step"),
    ("roll", "rolled already"),
    ("roll 9", "faces 1 to 6"),
    ("die x", "faces 1 to 6"),
    ("draw", "rolled already"),
    ("draw tied", "unknown card"),
    ("stop", "M2"),
    ("giveup", "P4"),
    ("giveup now", "takes no argument"),
    ("choose", "lacks the choice"),
    ("choices all", "takes no argument"),
    ("auto x", "whole number"),
    ("auto 1 2", "expected one number"),
    ("seat", "expected a colour"),
    ("seat green greedy", "doesn't play"),
    ("seat purple greedy", "unknown colour"),
    ("seat blue gredy", "did you mean `greedy`"),
    ("new --players 5", "2, 3 or 4"),
    ("new --players", "lacks its value"),
    ("new --sed 4", "did you mean `--seed`"),
    ("new --seats a,b,c", "nobody called `a`"),
    ("new de", "`variant de`"),
    ("variant dekc-36", "did you mean `deck-36`"),
    ("undo x", "whole number"),
    ("redo", "nothing to do again"),
    ("log x", "whole number"),
    ("deck x", "whole number"),
    ("board now", "takes no argument"),
    ("boards maybe", "`on` or `off`"),
    ("clock soon", "found `soon`"),
    ("lang xx", "unknown language"),
    ("load nowhere.txt", "no file `nowhere.txt`"),
    ("save", "lacks"),
    ("show", "lacks what to show"),
    ("show card", "lacks the card's id"),
    ("show card catapul", "did you mean `catapult`"),
    ("show knob", "expected `show card ID`"),
    ("help bord", "did you mean `board`"),
    ("quit now", "takes no argument"),
    ("new 'x", "quote"),
];

#[test]
fn errors_change_nothing() {
    let mut play = Play::on("deck-36");
    play.well("new --seed 7");
    play.well("roll 6");
    play.well("red: east");
    let before = play.stands();
    let mut faults = Vec::new();
    for (line, words) in BAD {
        let reply = play.session.run(line);
        assert!(!reply.quit, "`{line}` left the session");
        assert_eq!(play.stands(), before, "`{line}` changed something");
        let error = reply.error.unwrap_or_else(|| format!("no error, but {}", reply.text));
        if !error.contains(words) {
            faults.push(format!("`{line}`: expected {words}, found: {error}"));
        }
    }
    assert!(faults.is_empty(), "{}", faults.join("\n"));
}

#[test]
fn every_example_of_the_help_runs() {
    for command in COMMANDS {
        let example = command.examples.first().copied();
        let example = example.unwrap_or_else(|| panic!("`help {}` has no example", command.name));
        let mut play = Play::on("deck-36");
        let before: &[&str] = match command.name {
            "choose" | "giveup" => &["load catapult.toml", "draw"],
            "stop" => &["load passage.toml", "roll 2"],
            "undo" => &["new --seed 7", "roll 2", "1"],
            "redo" => &["new --seed 7", "roll 2", "1", "undo 2"],
            "load" => &["new --seed 7", "save game.txt"],
            "impact" => &["new --seed 7", "save tests/game.txt"],
            "keep" => &["new --seed 7", "roll 4", "1", "1"],
            "step" => &["load catapult.toml", "draw"],
            "next" | "until" | "continue" => &["new --seats greedy --seed 7"],
            "finish" => &["load catapult.toml", "draw", "step primitive c4"],
            "locals" | "stack" => {
                let checks = "edit checks off";
                &["new --seed 7", "edit own red b4-d6", checks, "force card great_loss", "step line 1"]
            }
            "back" | "rewind" | "goto" | "last" => &["new --seats greedy --seed 7", "auto 30"],
            "reverse" => &["new --seats greedy --seed 7", "auto 30", "watch score red"],
            "branches" | "switch" | "compare" => &["new --seed 7", "roll 4", "1", "undo", "2"],
            "delete" | "disable" | "enable" => &["new --seed 7", "break c4", "break c5", "break c6"],
            _ => &["new --seed 7"],
        };
        for line in before {
            play.well(line);
        }
        play.well(example);
    }
}

#[test]
fn auto_tells_each_turn_as_it_ends() {
    let mut still = Play::on("deck-36");
    let mut told = Play::on("deck-36");
    let pieces = Rc::new(RefCell::new(Vec::new()));
    let kept = pieces.clone();
    told.session.stream(move |text| kept.borrow_mut().push(text.to_owned()));
    for play in [&mut still, &mut told] {
        play.well("new --seed 7");
        play.well("roll 6");
    }
    let whole = still.well("auto 5");
    let rest = told.well("auto 5");
    let pieces = pieces.borrow();
    assert_eq!(pieces.len(), 5, "one piece a turn: {pieces:?}");
    assert!(pieces.iter().all(|piece| piece.ends_with('\n')), "{pieces:?}");
    assert_eq!(format!("{}{rest}", pieces.concat()), whole, "told at once or as it goes, the story is the same");
}

#[test]
fn the_prompt_names_the_variant_and_who_must_decide() {
    let mut play = Play::on("deck-36");
    assert_eq!(play.session.prompt(), "deck-36> ");
    play.well("new --seed 7");
    assert_eq!(play.session.prompt(), "deck-36 red> ");
    play.well("roll 2");
    play.well("1");
    assert_eq!(play.session.prompt(), "deck-36 blue> ");
    play.well("auto all");
    assert_eq!(play.session.prompt(), "deck-36> ");
}

#[test]
fn seats_stay_from_game_to_game() {
    let mut play = Play::on("deck-36");
    play.well("new --players 3 --seats human,greedy,random --seed 7");
    play.well("variant deck-102");
    assert!(play.well("new --seed 7").starts_with("deck-102, red human, blue greedy, green random; seed 7"));
    play.well("seat green human");
    assert!(play.well("new --seed 7").starts_with("deck-102, red human, blue greedy, green human; seed 7"));
}
