//! Where a script came to a halt, for those who ask why.

use super::*;
use crate::game::explain::{Source, why_card};

#[test]
fn a_choice_without_a_candidate_is_noted_with_its_line() {
    let source =
        "function play(me)\n  local ways = orthogonal()\n  revive(choose_square(dead(), { as = 'target' }))\nend";
    let mut bench = Bench::with(source);
    assert_eq!(bench.probe(), Ok(false), "nothing is dead (P2)");
    let why = why_card(&bench.table, CardId(0), Player::Red, false).unwrap();
    assert_eq!((why.holds, why.rule), (Some(false), "P2"));
    let choice = why.parts.last().unwrap();
    assert_eq!(choice.text.to_string(), "the choice `target` in scripts/example.lua has a candidate");
    assert_eq!(choice.holds, Some(false));
    assert_eq!(choice.sources, [Source::Place(Origin { file: "scripts/example.lua".into(), line: 3 })]);
}

#[test]
fn a_script_that_would_change_nothing_says_so() {
    let bench = Bench::with("\nfunction play(me) blank(dead()) end");
    let why = why_card(&bench.table, CardId(0), Player::Red, false).unwrap();
    let played = why.parts.last().unwrap();
    assert_eq!(played.holds, Some(false));
    assert_eq!(played.sources, [Source::Place(Origin { file: "scripts/example.lua".into(), line: 2 })]);
}
