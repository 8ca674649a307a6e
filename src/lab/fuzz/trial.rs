//! One trial: a position, a card played in it, and the choices after that, drawn by lot or given.

use std::cell::{Cell, RefCell};
use std::panic::{AssertUnwindSafe, catch_unwind};
use std::rc::Rc;

use crate::game::{CardId, Choice, Decision, DecisionKind, Face, Game, Host, Pick, Setup, State, Stream, seeded};

use super::super::sketch::Sketch;
use super::watch::{Fault, Found, Watch};

/// A variant set up, with what runs its scripts and the card that is looked at.
pub struct Bench {
    pub setup: Rc<Setup>,
    pub host: Rc<dyn Host>,
    pub card: CardId,
}

/// Where the choices come from.
pub enum Answers {
    Lot(Stream),
    /// These lines; where one is no choice, or none is left, the simplest choice there is.
    Lines(std::vec::IntoIter<String>),
}

/// How a trial begins and goes on.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Course {
    pub sketch: Sketch,
    /// The card is drawn, or played from the hand, at once; else whatever is due comes first.
    pub play: bool,
    /// The choices after that.
    pub lines: Vec<String>,
}

/// Turns that are played on after the card, so that what was laid gets its say.
const ROUNDS: u32 = 2;
/// Choices after which a trial ends.
const MOST_LINES: usize = 120;

/// Plays on from a position, checking everything; the choices taken and the fault, if there is one. `None` if there can be no such
/// position, or the card isn't there to be played.
pub fn run(bench: &Bench, sketch: &Sketch, play: bool, answers: Answers) -> Option<(Vec<String>, Option<Found>)> {
    let mut state = sketch.state(&bench.setup)?;
    if play {
        put_ready(bench, &mut state)?;
    }
    let opened = Cell::new(!play);
    let (lines, found) = from(bench, state, &opened, answers);
    (opened.get() || found.is_some()).then_some((lines, found))
}

/// The card on top of the deck, unless it is in the hand.
fn put_ready(bench: &Bench, state: &mut State) -> Option<()> {
    if !state.hands[state.active].contains(&bench.card) {
        let place = state.deck.iter().rposition(|card| *card == bench.card)?;
        state.deck[place..].rotate_left(1);
    }
    Some(())
}

fn from(bench: &Bench, state: State, opened: &Cell<bool>, answers: Answers) -> (Vec<String>, Option<Found>) {
    let lines = RefCell::new(Vec::new());
    let result = catch_unwind(AssertUnwindSafe(|| course(bench, state, opened, answers, &lines)));
    let found = match result {
        Ok(result) => result.err(),
        Err(payload) => {
            let text = payload.downcast_ref::<&str>().map(|text| (*text).to_owned());
            let text = text.or_else(|| payload.downcast_ref::<String>().cloned()).unwrap_or_default();
            Some(Found { fault: Fault::Panic, key: text.clone(), message: text, otherwise: None })
        }
    };
    (lines.into_inner(), found)
}

fn course(
    bench: &Bench,
    state: State,
    opened: &Cell<bool>,
    mut answers: Answers,
    lines: &RefCell<Vec<String>>,
) -> Result<(), Found> {
    let last_turn = state.turn + ROUNDS * bench.setup.players as u32;
    let from_hand = state.hands[state.active].contains(&bench.card);
    let script = |error: crate::game::ScriptError| Found {
        fault: Fault::Script,
        key: format!("{}:{}: {}", error.file, error.line, error.message),
        message: error.to_string(),
        otherwise: None,
    };
    let game = Game::resume(bench.setup.clone(), state, bench.host.clone()).map_err(script)?;
    let mut watch = Watch::new(game, bench.card);
    while let Some(decision) = watch.game.decision().cloned() {
        watch.look()?;
        // The opening is what a scenario's `play` does by itself.
        if !opened.get() {
            let Some(choice) = open(bench, &decision, from_hand) else { return Ok(()) };
            opened.set(choice != Choice::Roll);
            watch.take(&choice.into())?;
            continue;
        }
        if watch.game.state().turn > last_turn || lines.borrow().len() >= MOST_LINES {
            return Ok(());
        }
        let Some(pick) = answers.next(&watch.game, &decision) else { return Ok(()) };
        lines.borrow_mut().push(watch.game.line(&pick));
        watch.take(&pick)?;
    }
    Ok(())
}

/// The choice that opens the turn with the card.
fn open(bench: &Bench, decision: &Decision, from_hand: bool) -> Option<Choice> {
    match decision.kind {
        DecisionKind::Hand if from_hand => {
            decision.choices.contains(Choice::Hand(bench.card)).then_some(Choice::Hand(bench.card))
        }
        DecisionKind::Hand => Some(Choice::Roll),
        DecisionKind::Die if !from_hand => {
            let faces = &bench.setup.variant.knobs.die;
            faces.iter().position(|face| *face == Face::Draw).map(|place| Choice::Face(place as u8 + 1))
        }
        _ => None,
    }
}

impl Answers {
    /// The pick for a decision; `None` once nothing more is to be chosen.
    fn next(&mut self, game: &Game, decision: &Decision) -> Option<Pick> {
        match self {
            Answers::Lot(_) if decision.kind == DecisionKind::Shuffle => Some(seeded(game.table(), decision)),
            Answers::Lot(stream) => decision.choices.get(stream.below(decision.choices.len())).map(Pick::Choice),
            Answers::Lines(lines) => {
                let line = lines.next()?;
                // In a position made smaller, the same choice may have become somebody else's.
                let choice = line.split_once(": ").map_or(line.as_str(), |(_, choice)| choice);
                let pick = game.parse_line(&line).or_else(|_| game.parse_line(choice)).ok();
                pick.or_else(|| match decision.kind {
                    DecisionKind::Shuffle => Some(seeded(game.table(), decision)),
                    _ => crate::sim::simplest(decision).map(Pick::Choice),
                })
            }
        }
    }
}

/// Plays a whole game by lot; the course from the last roll on, and the fault that ended it.
pub fn whole_game(bench: &Bench, seed: u64) -> Option<(Course, Found)> {
    let course = RefCell::new(None);
    let result = catch_unwind(AssertUnwindSafe(|| game(bench, seed, &course)));
    let found = match result {
        Ok(result) => result.err()?,
        Err(_) => {
            Found { fault: Fault::Panic, key: String::new(), message: "the program broke".into(), otherwise: None }
        }
    };
    Some((course.into_inner()?, found))
}

/// Decisions after which a game counts as endless, whatever its turns.
const MOST_DECISIONS: usize = 100_000;

fn game(bench: &Bench, seed: u64, course: &RefCell<Option<Course>>) -> Result<(), Found> {
    let mut answers = Answers::Lot(Stream::new(seed, 1));
    let Ok(game) = Game::new(bench.setup.clone(), seed, bench.host.clone()) else { return Ok(()) };
    let mut watch = Watch::new(game, bench.card);
    for _ in 0..MOST_DECISIONS {
        let Some(decision) = watch.game.decision().cloned() else { return Ok(()) };
        let begins = matches!(decision.kind, DecisionKind::Hand | DecisionKind::Die) && watch.game.state().face == 0;
        if begins {
            let sketch = Sketch::of(&bench.setup, watch.game.state());
            *course.borrow_mut() = Some(Course { sketch, play: false, lines: Vec::new() });
        }
        watch.look()?;
        let Some(pick) = answers.next(&watch.game, &decision) else { return Ok(()) };
        if let Some(course) = course.borrow_mut().as_mut() {
            course.lines.push(watch.game.line(&pick));
        }
        watch.take(&pick)?;
    }
    Err(Found {
        fault: Fault::Endless,
        key: "game".into(),
        message: format!("a game isn't over after {MOST_DECISIONS} decisions"),
        otherwise: None,
    })
}
