//! Moments, walking, breakpoints and looking around, on a card whose script asks twice.

use super::*;
use crate::debug::{
    Debugger, Go, Grain, Moments, Reason, Stop, Stopper, Subject, Walk, What, read_place, read_watched,
};
use crate::messages::Said;

const CARD: &str = "id = \"gambit\"\nkind = \"bonus\"\nscript = \"scripts/gambit.lua\"\n[name]\nen = \"Gambit\"\n[text]\nen = \"Two.\"\n";
const SCRIPT: &str = "function play(me)\n  local first = choose_square(blank(), { as = \"first\" })\n  capture(first)\n  \
                      local second = choose_square(blank(), { as = \"second\" })\n  capture(second)\nend\n";
const VARIANT: &str = "id = \"gambits\"\nextends = [\"deck-36\"]\nlanguage = \"en\"\n[name]\nen = \"G\"\n[text]\nen = \"G\"\n\
                       [deck]\ngambit = 3\n";

/// A line that goes only where it has been.
pub(super) struct Known {
    pub tree: Tree,
    pub here: NodeId,
}

impl Walk for Known {
    fn tree(&self) -> &Tree {
        &self.tree
    }
    fn here(&self) -> NodeId {
        self.here
    }
    fn play(&mut self) -> Result<bool, Said> {
        Ok(false)
    }
    fn go(&mut self, node: NodeId) -> Result<(), Said> {
        self.here = node;
        Ok(())
    }
    fn over(&self) -> bool {
        false
    }
    fn interrupted(&self) -> bool {
        false
    }
}

/// The gambit drawn and both its squares chosen; stands at the beginning.
fn gambit() -> (Known, Debugger) {
    let (mut tree, mut game) = begin_with(SCRIPT);
    let mut at = NodeId::ROOT;
    for line in ["shuffle gambit", "die 1", "red: c4", "red: e6"] {
        let pick = game.parse_line(line).unwrap();
        at = tree.take(at, &mut game, &pick, By::Person).unwrap();
    }
    assert_eq!(tree.depth(at), 4);
    let debugger = Debugger::new(tree.setup());
    (Known { tree, here: NodeId::ROOT }, debugger)
}

/// A game whose deck has a gambit with this script.
pub(super) fn begin_with(script: &str) -> (Tree, Game) {
    let files = [("cards/gambit.toml", CARD), ("scripts/gambit.lua", script), ("variants/gambits.toml", VARIANT)];
    let content = Content::with_overlay(files.map(|(name, text)| (name.to_owned(), text.to_owned())));
    let loaded = load_variant(&content, "gambits", &Unchecked).map_err(|report| report.render(false)).unwrap();
    let host: Rc<dyn Host> = LuaHost::new(loaded.variant.clone());
    let setup = Rc::new(Setup::new(loaded.variant, 2).unwrap());
    let game = Game::new(setup.clone(), 1, host.clone()).unwrap();
    let tree = Tree::new(&game, host, Header::new(&setup, 1));
    (tree, game)
}

/// Where a stop is: decision, and the line of its cause.
fn at(walk: &Known, debugger: &mut Debugger, stop: &Stop) -> (usize, u32) {
    let moments = debugger.moments(&walk.tree, stop.node).unwrap();
    let line = stop.moment.and_then(|at| moments.list[at].cause.at.as_ref()).map_or(0, |at| at.line);
    (walk.tree.depth(stop.node), line)
}

fn steps(walk: &mut Known, debugger: &mut Debugger, go: &Go) -> Vec<(usize, u32)> {
    let mut all = Vec::new();
    loop {
        let stop = debugger.run(walk, go).unwrap();
        match stop.reason {
            Reason::Waiting | Reason::Beginning => return all,
            _ => all.push(at(walk, debugger, &stop)),
        }
    }
}

#[test]
fn the_moments_of_a_decision_lead_to_the_state_after_it() {
    let (mut tree, mut game) = begin("deck-102", 5);
    let tip = play(&mut tree, &mut game, NodeId::ROOT, 300, &mut Stream::new(4, 0));
    let host = LuaHost::debugging(tree.setup().variant.clone());
    let mut primitives = 0;
    for node in tree.path(tip) {
        let moments = Moments::of(&tree, node, &host).unwrap();
        let last = moments.list.len() - 1;
        assert_eq!(moments.state(tree.setup(), last), tree.state(node), "decision {}", tree.depth(node));
        let kept = moments.list.iter().filter(|moment| !moment.undone);
        let kept: Vec<_> =
            kept.filter_map(|moment| if let What::Event(event) = &moment.what { Some(event) } else { None }).collect();
        assert_eq!(kept, tree.node(node).events.iter().collect::<Vec<_>>());
        primitives += moments.list.iter().filter(|moment| matches!(moment.what, What::Entered { .. })).count();
    }
    assert!(primitives > 5, "no cards were played");
}

#[test]
fn a_script_that_runs_anew_for_every_answer_is_stepped_through_once() {
    let (mut walk, mut debugger) = gambit();
    let forward = steps(&mut walk, &mut debugger, &Go::Step(Grain::Line));
    assert_eq!(forward, [(2, 2), (3, 3), (3, 4), (4, 5), (4, 6)]);
    let mut back = steps(&mut walk, &mut debugger, &Go::Back(Grain::Line));
    back.reverse();
    assert_eq!(back, forward);
}

#[test]
fn primitives_and_events_name_the_line_that_called_them() {
    let (mut walk, mut debugger) = gambit();
    assert_eq!(steps(&mut walk, &mut debugger, &Go::Step(Grain::Primitive)), [(3, 3), (4, 5)]);
    debugger.run(&mut walk, &Go::Back(Grain::Primitive)).unwrap();
    let stop = debugger.run(&mut walk, &Go::Step(Grain::Event)).unwrap();
    assert_eq!(at(&walk, &mut debugger, &stop), (4, 5));
    let moments = debugger.moments(&walk.tree, stop.node).unwrap();
    let moment = &moments.list[stop.moment.unwrap()];
    assert_eq!(walk.tree.setup().event_text(moment.event().unwrap()).unwrap(), "gained red e6 card");
    assert_eq!(moment.cause.primitive, Some("capture"));
}

#[test]
fn next_goes_over_and_finish_goes_out() {
    let (mut walk, mut debugger) = gambit();
    let place = read_place(walk.tree.setup(), "gambit.lua:5").unwrap();
    assert_eq!(place.note, None);
    debugger.add(Stopper::At(place.place), None);
    let stop = debugger.run(&mut walk, &Go::Continue).unwrap();
    assert_eq!((stop.reason.clone(), at(&walk, &mut debugger, &stop)), (Reason::Break(1), (4, 5)));
    let stop = debugger.run(&mut walk, &Go::Next(Grain::Line)).unwrap();
    assert_eq!(at(&walk, &mut debugger, &stop), (4, 6));
    debugger.run(&mut walk, &Go::Back(Grain::Primitive)).unwrap();
    let stop = debugger.run(&mut walk, &Go::Finish).unwrap();
    let moments = debugger.moments(&walk.tree, stop.node).unwrap();
    assert!(matches!(moments.list[stop.moment.unwrap()].what, What::Left));
}

#[test]
fn conditions_look_at_the_event() {
    let (mut walk, mut debugger) = gambit();
    let gained = read_place(walk.tree.setup(), "event gained").unwrap().place;
    debugger.add(Stopper::At(gained.clone()), Some("player == \"blue\"".into()));
    debugger.add(Stopper::At(gained), Some("area:has(squares(\"e6\"))".into()));
    let stop = debugger.run(&mut walk, &Go::Continue).unwrap();
    assert_eq!((stop.reason, walk.tree.depth(stop.node)), (Reason::Break(2), 4));
    assert_eq!(debugger.breaks[1].hits, 1);
}

#[test]
fn a_watch_stops_forwards_and_in_reverse() {
    let (mut walk, mut debugger) = gambit();
    let watched = read_watched(walk.tree.setup(), "c4").unwrap();
    debugger.add(Stopper::On(watched), None);
    let stop = debugger.run(&mut walk, &Go::Continue).unwrap();
    let Reason::Watch(1, change) = &stop.reason else { panic!("{stop:?}") };
    assert_eq!((change.was.to_string().as_str(), change.now.to_string().as_str()), ("blank", "red"));
    // The capture is undone while the second square is chosen, and done again with it: shown once.
    let at_capture = at(&walk, &mut debugger, &stop);
    assert_eq!(at_capture, (3, 3));
    assert_eq!(debugger.run(&mut walk, &Go::Continue).unwrap().reason, Reason::Waiting);
    let stop = debugger.run(&mut walk, &Go::Reverse).unwrap();
    assert!(matches!(stop.reason, Reason::Watch(1, _)), "{stop:?}");
    assert_eq!(at(&walk, &mut debugger, &stop), (3, 3));
    assert_eq!(debugger.run(&mut walk, &Go::Reverse).unwrap().reason, Reason::Beginning);
}

#[test]
fn last_tells_the_decision_that_the_change_stands_by_and_its_line() {
    let (mut walk, mut debugger) = gambit();
    walk.here = walk.tree.tips()[0];
    let square = walk.tree.setup().shape.parse("c4").unwrap();
    let last = debugger.last(&walk, &Subject::Square(square)).unwrap().unwrap();
    assert_eq!((last.was.to_string().as_str(), last.now.to_string().as_str()), ("blank", "red"));
    let stop = debugger.go_to(&mut walk, last.node, last.moment).unwrap();
    assert_eq!(at(&walk, &mut debugger, &stop), (4, 3));
    let far = walk.tree.setup().shape.parse("m1").unwrap();
    assert_eq!(debugger.last(&walk, &Subject::Square(far)).unwrap(), None);
}

#[test]
fn locals_calls_and_expressions_are_those_of_the_line() {
    let (mut walk, mut debugger) = gambit();
    let place = read_place(walk.tree.setup(), "line scripts/gambit.lua:5").unwrap().place;
    debugger.add(Stopper::At(place), None);
    debugger.run(&mut walk, &Go::Continue).unwrap();
    let sight = debugger.sight(&walk, 0, &["first:has(squares(\"c4\")) and #second".into()]).unwrap().unwrap();
    let [frame] = &sight.frames[..] else { panic!("one call, found {:?}", sight.frames) };
    assert_eq!(frame.call, "scripts/gambit.lua:5 in play");
    let named = |name: &str| frame.locals.iter().find(|(known, _)| known == name).map(|(_, value)| value.as_str());
    assert_eq!((named("first"), named("second"), named("me")), (Some("c4"), Some("e6"), Some("red")));
    assert_eq!(sight.values, [Ok("1".to_owned())]);
}

#[test]
fn an_expression_that_fails_loops_or_writes_says_so_and_changes_nothing() {
    for line in [false, true] {
        let (mut walk, mut debugger) = gambit();
        if line {
            let place = read_place(walk.tree.setup(), "line scripts/gambit.lua:5").unwrap().place;
            debugger.add(Stopper::At(place), None);
            debugger.run(&mut walk, &Go::Continue).unwrap();
        }
        let before = (debugger.state(&walk).unwrap(), walk.here, debugger.moment);
        for (expression, says) in [
            ("nonsense", "nothing is called `nonsense`"),
            ("1 +", "no expression"),
            ("(function() while true do end end)()", "takes too long"),
            ("capture(squares(\"a1\"))", "only look"),
            ("choose_square(blank())", "only look"),
            ("(function() me = 3 end)()", "only look"),
            ("error(\"oh no\")", "oh no"),
        ] {
            let found = debugger.evaluate(&walk, 0, expression);
            let why = found.expect_err(expression);
            assert!(why.to_string().contains(says), "{expression}: {why}");
        }
        assert_eq!(debugger.evaluate(&walk, 0, "1 + 1").unwrap(), "2", "still evaluates afterwards");
        assert_eq!((debugger.state(&walk).unwrap(), walk.here, debugger.moment), before);
    }
}

#[test]
fn what_can_never_stop_is_pointed_out() {
    let (walk, _) = gambit();
    let setup = walk.tree.setup();
    let note = |text: &str| read_place(setup, text).unwrap().note.map(|note| note.to_string()).unwrap_or_default();
    assert!(note("card tide").contains("holds no `tide`"), "{}", note("card tide"));
    assert!(note("gambit.lua:6").contains("nearest that does is 5"), "{}", note("gambit.lua:6"));
    assert_eq!(note("card gambit drawn"), "");
    let wrong = |text: &str| read_place(setup, text).unwrap_err().to_string();
    assert!(wrong("event knokedout").contains("did you mean `knocked_out`"), "{}", wrong("event knokedout"));
    assert!(wrong("primitive captur").contains("did you mean `capture`"), "{}", wrong("primitive captur"));
    assert!(wrong("square z9").contains("the nearest is `n7`"), "{}", wrong("square z9"));
    assert!(wrong("player green").contains("doesn't play"), "{}", wrong("player green"));
    assert!(wrong("gambits.lua:3").contains("did you mean `gambit.lua`"), "{}", wrong("gambits.lua:3"));
}
