//! A choice at which a card fails: nothing of it is played, and all of it up to the fault is walked through.

use super::walks::{Known, begin_with};
use super::*;
use crate::debug::{Debugger, Go, Grain, Reason, Stop, Subject, Walk, What};
use crate::game::{ChooseError, Event};

/// Fails in line 5, when both squares are taken, if the second is e6.
const FAILS: &str = "function play(me)\n  local first = choose_square(blank(), { as = \"first\" })\n  capture(first)\n  \
                     local second = choose_square(blank(), { as = \"second\" }) capture(second)\n  \
                     local no = #(second * squares(\"e6\")) == 1 and first / 2\nend\n";

/// The gambit drawn, its first square chosen; the second choice has failed.
fn failed() -> (Known, Game, Debugger) {
    let (mut tree, mut game) = begin_with(FAILS);
    let mut at = NodeId::ROOT;
    for line in ["shuffle gambit", "die 1", "red: c4"] {
        let pick = game.parse_line(line).unwrap();
        at = tree.take(at, &mut game, &pick, By::Person).unwrap();
    }
    let before = game.state().clone();
    let pick = game.parse_line("red: e6").unwrap();
    let error = tree.take(at, &mut game, &pick, By::Person).unwrap_err();
    assert!(matches!(error, ChooseError::Script(ref error) if error.line == 5), "{error}");
    assert_eq!(*game.state(), before);
    let debugger = Debugger::new(tree.setup());
    (Known { tree, here: at }, game, debugger)
}

fn line(walk: &Known, debugger: &mut Debugger, stop: &Stop) -> u32 {
    let moments = debugger.moments(&walk.tree, stop.node).unwrap();
    moments.list[stop.moment.unwrap()].cause.at.as_ref().unwrap().line
}

#[test]
fn what_failed_is_in_no_branch_and_no_record() {
    let (mut walk, mut game, _) = failed();
    let (at, tree) = (walk.here, &mut walk.tree);
    assert_eq!((tree.tips(), tree.ahead(at)), (vec![at], 0));
    let failed = tree.failed(at).unwrap();
    assert_eq!((tree.next(at), tree.state(failed)), (Some(failed), tree.state(at)));
    assert!(!tree.record(at).text().contains("red: e6"));
    // What was taken last goes on; what failed before is no longer ahead.
    let pick = game.parse_line("red: f6").unwrap();
    let taken = tree.take(at, &mut game, &pick, By::Person).unwrap();
    assert_eq!((tree.failed(at), tree.next(at)), (None, Some(taken)));
}

#[test]
fn every_line_up_to_the_fault_is_stepped_through_and_back() {
    let (mut walk, _, mut debugger) = failed();
    let mut lines = Vec::new();
    loop {
        let stop = debugger.run(&mut walk, &Go::Step(Grain::Line)).unwrap();
        lines.push(line(&walk, &mut debugger, &stop));
        if stop.reason == Reason::Fault {
            break;
        }
    }
    // Line 4 asked, in the decision before, whose lines aren't run through twice.
    assert_eq!(lines, [5, 5], "the line, then the fault in it");
    assert_eq!(debugger.fault(&walk).unwrap().unwrap().line, 5);
    let sight = debugger.sight(&walk, 0, &["#first".into()]).unwrap().unwrap();
    assert_eq!(sight.values, [Ok("1".to_owned())]);
    let state = debugger.state(&walk).unwrap();
    let setup = walk.tree.setup().clone();
    let taken = setup.shape.parse_block("e6").unwrap();
    assert!(!(state.board.owned(crate::board::Player::Red) & taken).is_empty(), "at the fault what it did is seen");
    let again = debugger.run(&mut walk, &Go::Continue).unwrap();
    assert_eq!(again.reason, Reason::Fault, "there is no way on");
    let found = debugger.last(&walk, &Subject::Square(taken.iter().next().unwrap())).unwrap().unwrap();
    assert_eq!((found.was.to_string().as_str(), found.now.to_string().as_str()), ("blank", "red"));
    let back = debugger.run(&mut walk, &Go::Back(Grain::Decision)).unwrap();
    assert_eq!((back.moment, walk.tree.depth(walk.here())), (None, 3));
    let event = debugger.run(&mut walk, &Go::Step(Grain::Event)).unwrap();
    let moments = debugger.moments(&walk.tree, event.node).unwrap();
    let what = &moments.list[event.moment.unwrap()].what;
    assert!(matches!(what, What::Event(Event::Gained { .. })), "going on leads into it again: {what:?}");
}

#[test]
fn a_card_that_fails_while_it_is_only_tried_is_stepped_through_too() {
    let (mut tree, mut game) =
        begin_with("function play(me)\n  local mine = owned_by(me)\n  capture(mine / nil)\nend\n");
    let shuffle = game.parse_line("shuffle gambit").unwrap();
    let at = tree.take(NodeId::ROOT, &mut game, &shuffle, By::Person).unwrap();
    let draw = game.parse_line("die 1").unwrap();
    assert!(tree.take(at, &mut game, &draw, By::Person).is_err());
    let mut debugger = Debugger::new(tree.setup());
    let mut walk = Known { tree, here: at };
    let mut lines = Vec::new();
    for _ in 0..3 {
        let stop = debugger.run(&mut walk, &Go::Step(Grain::Line)).unwrap();
        lines.push((line(&walk, &mut debugger, &stop), stop.reason == Reason::Fault));
    }
    assert_eq!(lines, [(2, false), (3, false), (3, true)]);
    let sight = debugger.sight(&walk, 0, &["#mine".into(), "nothing".into()]).unwrap().unwrap();
    assert_eq!(sight.values[0], Ok("1".to_owned()));
    assert!(sight.values[1].is_err());
}
