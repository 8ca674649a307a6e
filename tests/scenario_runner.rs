//! Scenario tests are strict and say readably what went wrong.

use std::rc::Rc;
use std::sync::Arc;

use polygonarc::content::{Content, ContentLoader, Unchecked, run_scenarios};
use polygonarc::game::{Host, Variant};
use polygonarc::script::LuaHost;

fn host(variant: &Arc<Variant>) -> Rc<dyn Host> {
    LuaHost::new(variant.clone())
}

/// The failures of one file.
fn failures(text: &str) -> Vec<String> {
    let content = Content::builtin();
    let loader = ContentLoader::new(&content, &Unchecked, &host);
    let files = [("scenarios/x.toml".to_owned(), text.to_owned())];
    run_scenarios(&files, &loader).into_iter().filter_map(|result| result.failure).collect()
}

/// One scenario of deck-36 with these lines.
fn one(lines: &str) -> String {
    let text = format!("variant = \"deck-36\"\n[[scenario]]\nname = \"it\"\n{lines}");
    failures(&text).join("\n")
}

fn fails_with(lines: &str, words: &[&str]) {
    let told = one(lines);
    assert!(!told.is_empty(), "passes: {lines}");
    for word in words {
        assert!(told.contains(word), "not told: {word}\n{told}");
    }
}

#[test]
fn a_missing_answer_fails() {
    fails_with(
        "play = \"catapult\"\nexpect.turn = 1",
        &["scenarios/x.toml:2: it [deck-36]", "an answer is missing: red decides (aim) for `catapult`", "open = true"],
    );
    assert_eq!(one("play = \"catapult\"\nopen = true\nexpect.turn = 1"), "");
    assert_eq!(one("play = \"catapult\"\nexpect.includes = [\"c4\"]"), "");
}

#[test]
fn a_left_over_answer_fails() {
    fails_with(
        "play = \"dud\"\nchoices = [\"c4\"]\nexpect.turn = 2",
        &["choice 1 `c4` (line 5)", "the die is to be rolled first", "what happened:"],
    );
    assert_eq!(one("play = \"dud\"\nchoices = [\"-\"]\nexpect.turn = 2"), "");
    fails_with("play = \"dud\"\nchoices = [\"-\", \"c4\"]\nexpect.turn = 2", &["nothing can come after it"]);
}

#[test]
fn an_illegal_answer_fails_with_the_reason() {
    fails_with("die = 2\nchoices = [\"west\"]\nexpect.turn = 2", &["there is no square to the west", "rule M3"]);
    fails_with("die = 2\nchoices = [\"blue: east\"]\nexpect.turn = 2", &["it is red's choice, not blue's"]);
    fails_with("die = 7\nexpect.turn = 2", &["the die has the faces 1 to 6"]);
}

#[test]
fn a_different_board_is_shown_beside_the_expected_one() {
    let rows = "7 ..............\n6 ..............\n5 ..............\n4 rrR..........B\n3 ..............\n2 ..............\n1 ..............\n";
    fails_with(
        &format!("die = 4\nchoices = [\"east\", \"north\"]\nexpect.board = '''\n{rows}'''"),
        &["expected", "found", "*   4 r r . .", "b5: expected `.`, found `R`", "moved red a4 b4 step"],
    );
}

#[test]
fn each_expectation_can_fail() {
    let step = "die = 2\nchoices = [\"east\"]\n";
    for (expect, words) in [
        ("events = [\"moved red a4 b5\"]", "`moved red a4 b5` didn't happen"),
        ("events = [\"move_ended red\", \"rolled red 2\"]", "didn't happen after the ones before it"),
        ("all_events = [\"rolled red 2\"]", "all_events:"),
        ("no_events = [\"moved red\"]", "must not happen"),
        ("refused = { choice = \"die 3\" }", "`die 3` is legal"),
        ("refused = { choice = \"die 9\", rule = \"M1\" }", "should be refused by rule M1"),
        ("outcome = \"red squares\"", "outcome: expected `red squares`, found `none`"),
        ("hand.red = [\"keep\"]", "hand of red: expected `keep`, found none"),
        ("zones.red = 3", "zones of red: expected `3`, found `2`"),
        ("pawns.red = \"c4\"", "pawn of red: expected `c4`, found `b4`"),
        ("squares.b4 = \"blue\"", "b4: expected `blue`, found `red`"),
        ("towers = [\"red b4\"]", "towers: expected `red b4`, found none"),
        ("deck_top = [\"tunnel\"]", "deck_top: expected `tunnel`"),
        ("turn = 7", "turn: expected `7`, found `2`"),
        ("active = \"red\"", "active: expected `red`, found `blue`"),
        ("choices = [\"1\", \"2\"]", "offered but not expected: `3`"),
        ("choices_in_order = [\"6\", \"5\", \"4\", \"3\", \"2\", \"1\"]", "in another order"),
        ("includes = [\"7\"]", "not offered: `7`"),
        ("excludes = [\"1\"]", "offered all the same: `1`"),
        ("who = \"red\"", "who: expected `red`, found `chance`"),
        ("decision = \"step\"", "decision: expected `step`, found `die`"),
        ("fails = \"x\"", "no script failed"),
        ("zones.green = 1", "no player of this game"),
    ] {
        fails_with(&format!("{step}expect.{expect}"), &[words]);
    }
    assert_eq!(one(&format!("{step}expect.choices = [\"6\", \"5\", \"4\", \"3\", \"2\", \"1\"]")), "");
}

#[test]
fn what_can_never_happen_proves_nothing() {
    fails_with("die = 2\nexpect.no_events = [\"movd red\"]", &["unknown event `movd`", "did you mean `moved`"]);
    fails_with("die = 2\nexpect.events = [\"rolld red 2\"]", &["unknown event `rolld`", "did you mean `rolled`"]);
    let step = "die = 2\nchoices = [\"east\"]\nexpect.no_events";
    fails_with(&format!("{step} = [\"moved green\"]"), &["no event of this game says `green`"]);
    fails_with(&format!("{step} = [\"drew red catapul\"]"), &["no event of this game says `catapul`"]);
    assert_eq!(one(&format!("{step} = [\"moved red a4 c4\", \"drew red catapult\", \"gained red c4 encircled\"]")), "");
}

#[test]
fn the_card_played_is_not_the_copy_named_on_top() {
    let two =
        "copies = { catapult = 2, dud = 2 }\ntop = [\"catapult\", \"dud\"]\nplay = \"catapult\"\nchoices = [\"c4\"]\n";
    assert_eq!(one(&format!("{two}expect.deck_top = [\"catapult\", \"dud\", \"dud\"]")), "");
    let single = two.replace("catapult = 2", "catapult = 1");
    assert_eq!(one(&format!("{single}expect.deck_top = [\"dud\", \"dud\"]")), "");
}

#[test]
fn faults_of_the_file_are_told_all_together() {
    let told =
        failures("variant = \"deck-36\"\n[[scenario]]\nnme = \"x\"\nexpect.bord = 1\n[[scenario]]\nname = \"y\"");
    assert_eq!(told.len(), 1);
    for words in
        ["unknown key `nme`", "unknown key `bord` in `expect`", "did you mean `board`", "needs the key `expect`"]
    {
        assert!(told[0].contains(words), "not told: {words}\n{}", told[0]);
    }
    fails_with("variant = \"deck-37\"\nexpect.turn = 1", &["deck-37"]);
    fails_with("play = \"tide\"\nexpect.turn = 1", &["there is no `tide` in the deck"]);
    fails_with("knobs.win.squars = 3\nexpect.turn = 1", &["win.squars"]);
}

#[test]
fn a_scenario_can_change_knobs_cards_and_deck() {
    assert_eq!(
        one(
            "copies = { tide = 1, dud = 1 }\nplay = \"tide\"\nexpect = { includes = [\"c4\"], deck_top = [\"dud\"], deck_size = 1 }"
        ),
        ""
    );
    let near = "play = \"catapult\"\nexpect.includes = [\"b5\"]\n";
    fails_with(near, &["not offered: `b5`"]);
    assert_eq!(one(&format!("cards.catapult.params.clear_of_starts = false\n{near}")), "");
    assert_eq!(
        one("knobs.move.directions = 8\ndie = 2\nexpect.choices = [\"a5\", \"a3\", \"b4\", \"b5\", \"b3\"]"),
        ""
    );
}

#[test]
fn a_whole_new_game_can_be_looked_at() {
    let lines = "new_game = true\nfirst = \"blue\"\nchoices = [\"shuffle keep\", \"die 1\"]\n";
    assert_eq!(one(&format!("{lines}expect = {{ hand.blue = [\"keep\"], turn = 2, active = \"red\" }}")), "");
    assert_eq!(one("new_game = true\nexpect = { decision = \"shuffle\", who = \"chance\", turn = 0 }"), "");
}

#[test]
fn hand_cards_are_played_from_the_hand() {
    let lines = "hand.red = [\"keep\"]\nplay = \"keep\"\nchoices = [\"a4\"]\nexpect.towers = [\"red a4\"]";
    assert_eq!(one(lines), "");
    let lines = "hand.red = [\"keep\"]\ndie = 2\nchoices = [\"east\"]\nexpect.hand.red = [\"keep\"]";
    assert_eq!(one(lines), "");
}

#[test]
fn the_examples_of_the_documentation_pass() {
    let page = include_str!("../docs/scenarios.md");
    let blocks: Vec<&str> = page.split("```toml\n").skip(1).filter_map(|rest| rest.split("```").next()).collect();
    assert_eq!(blocks.len(), 2);
    for block in blocks {
        let told = failures(block);
        assert!(told.is_empty(), "{}", told.join("\n"));
    }
}
