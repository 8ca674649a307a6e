//! The game: runs what is due until somebody must decide, and takes decisions.

use std::rc::Rc;

use super::chance;
use super::decision::{Choice, Chooser, Decision, DecisionKind, Nobody, Pick, Who};
use super::event::{Event, Outcome};
use super::host::{Host, ScriptError};
use super::observe::Watcher;
use super::refusal::Refusal;
use super::setup::Setup;
use super::state::{State, Task};
use super::table::Table;

/// A game in progress. Cloning one copies its state; set-up and scripts are shared.
#[derive(Clone)]
pub struct Game {
    pub(super) table: Table,
    pending: Option<Decision>,
}

/// Why a choice wasn't taken. The game is as it was.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum ChooseError {
    /// The rules say no.
    Refused(Refusal),
    /// A card failed while it was carried out.
    Script(ScriptError),
}

impl std::fmt::Display for ChooseError {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        match self {
            ChooseError::Refused(refusal) => refusal.fmt(f),
            ChooseError::Script(error) => error.fmt(f),
        }
    }
}

impl std::error::Error for ChooseError {}

/// Gives one pick, then nothing.
struct Once(Option<Pick>);

impl Chooser for Once {
    fn choose(&mut self, _: &Table, _: &Decision) -> Option<Pick> {
        self.0.take()
    }
}

impl Game {
    /// A new game; its first decision is the order of the deck.
    pub fn new(setup: Rc<Setup>, seed: u64, host: Rc<dyn Host>) -> Result<Game, ScriptError> {
        let state = State::new(&setup, seed);
        Game::resume(setup, state, host)
    }

    /// A game that goes on from a state.
    pub fn resume(setup: Rc<Setup>, state: State, host: Rc<dyn Host>) -> Result<Game, ScriptError> {
        let mut game = Game { table: Table::new(setup, state, host), pending: None };
        game.go_on(&mut Nobody)?;
        Ok(game)
    }

    pub fn table(&self) -> &Table {
        &self.table
    }

    /// Puts the game under another set-up; its state and what is due stay.
    pub(super) fn put_under(&mut self, setup: Rc<Setup>, host: Rc<dyn Host>) {
        self.table.setup = setup;
        self.table.host = host;
        self.table.forget_notes();
    }

    /// Has somebody told what happens in decisions taken from now on.
    pub fn watch(&mut self, watcher: Watcher) {
        self.table.watch(watcher);
    }

    pub fn state(&self) -> &State {
        &self.table.state
    }

    pub fn setup(&self) -> &Rc<Setup> {
        &self.table.setup
    }

    /// The decision that is to be taken; `None` once the game is over.
    pub fn decision(&self) -> Option<&Decision> {
        self.pending.as_ref()
    }

    /// How the game ended, if it has.
    pub fn outcome(&self) -> Option<Outcome> {
        self.table.state.outcome
    }

    /// What a scripted bot of the variant's chooses in the decision that is due; it only looks.
    pub fn ask_bot(&self, bot: usize) -> Result<Option<Choice>, ScriptError> {
        let Some(decision) = &self.pending else { return Ok(None) };
        let Who::Player(player) = decision.who else { return Ok(None) };
        let mut table = self.table.clone();
        table.scope.me = player;
        let host = table.host.clone();
        let place = host.bot(&mut table, bot, decision)?;
        Ok(decision.choices.get(place))
    }

    /// What the seed answers to the chance decision that is due.
    pub fn seeded(&self) -> Option<Pick> {
        let decision = self.pending.as_ref()?;
        let chance = matches!(decision.kind, DecisionKind::Shuffle | DecisionKind::Die);
        chance.then(|| chance::seeded(&self.table, decision))
    }

    /// The texts of the choices, in their order. A shuffle lists the cards that it puts in order.
    pub fn texts(&self) -> Vec<String> {
        let Some(decision) = &self.pending else { return Vec::new() };
        if decision.kind == DecisionKind::Shuffle {
            let variant = &self.table.setup.variant;
            return self.table.cards_to_shuffle().into_iter().map(|card| variant.card(card).id.clone()).collect();
        }
        decision.choices.iter().map(|choice| self.text(choice)).collect()
    }

    /// The short text of a choice.
    pub fn text(&self, choice: Choice) -> String {
        self.table.setup.text(&self.table.state, choice)
    }

    /// The text of a pick, as records write it.
    pub fn pick_text(&self, pick: &Pick) -> String {
        match pick {
            Pick::Choice(choice) => self.text(*choice),
            Pick::Order(cards) => {
                let variant = &self.table.setup.variant;
                cards.iter().map(|card| variant.card(*card).id.as_str()).collect::<Vec<_>>().join(" ")
            }
        }
    }

    /// The pick that a text stands for, if it is one of the decision's. A direction stands for the step that way.
    pub fn parse(&self, text: &str) -> Option<Pick> {
        let decision = self.pending.as_ref()?;
        let text = text.trim();
        if decision.kind == DecisionKind::Shuffle {
            let variant = &self.table.setup.variant;
            let cards: Option<Vec<_>> =
                text.split([' ', ',']).filter(|word| !word.is_empty()).map(|id| variant.find(id)).collect();
            return cards.filter(|cards| self.table.is_shuffle(cards)).map(Pick::Order);
        }
        let lower = text.to_lowercase();
        let exact = decision.choices.iter().find(|choice| self.text(*choice) == lower);
        exact.or_else(|| self.by_direction(decision, &lower)).map(Pick::Choice)
    }

    fn by_direction(&self, decision: &Decision, text: &str) -> Option<Choice> {
        let direction = crate::board::Direction::parse(text)?;
        let choice = match decision.kind {
            DecisionKind::Step => {
                let here = self.table.board().pawn(self.table.state.active)?;
                Choice::Square(self.table.shape().step(here, direction)?)
            }
            _ => Choice::Direction(direction),
        };
        decision.choices.contains(choice).then_some(choice)
    }

    /// Takes a decision; the events that came of it, up to the next decision or the end.
    pub fn choose(&mut self, pick: &Pick) -> Result<Vec<Event>, ChooseError> {
        let Some(decision) = &self.pending else {
            return Err(ChooseError::Refused(Refusal::over()));
        };
        let legal = match pick {
            Pick::Choice(choice) => decision.choices.contains(*choice),
            Pick::Order(order) => decision.kind == DecisionKind::Shuffle && self.table.is_shuffle(order),
        };
        if !legal {
            return Err(ChooseError::Refused(Refusal::of(self, &self.pick_text(pick))));
        }
        let state = self.table.state.clone();
        self.table.keep_events = true;
        self.table.events.clear();
        match self.go_on(&mut Once(Some(pick.clone()))) {
            Ok(()) => Ok(std::mem::take(&mut self.table.events)),
            Err(error) => {
                self.table.state = state;
                self.table.forget_notes();
                self.table.events.clear();
                self.table.tell(|watcher, table| watcher.undone(table, 0));
                Err(ChooseError::Script(error))
            }
        }
    }

    /// Takes the decision that a text stands for.
    pub fn choose_text(&mut self, text: &str) -> Result<Vec<Event>, ChooseError> {
        match self.parse(text) {
            Some(pick) => self.choose(&pick),
            None => Err(ChooseError::Refused(Refusal::of(self, text))),
        }
    }

    /// Plays on with a chooser that answers in place, until it doesn't or the game is over. Keeps no events. On an
    /// error the game stands somewhere inside the turn of the failing card; clone it before if that matters.
    pub fn play(&mut self, chooser: &mut dyn Chooser) -> Result<(), ScriptError> {
        self.table.keep_events = false;
        self.table.events.clear();
        self.go_on(chooser)
    }

    /// Does what is due until a decision isn't answered.
    pub(super) fn go_on(&mut self, chooser: &mut dyn Chooser) -> Result<(), ScriptError> {
        let table = &mut self.table;
        while table.state.outcome.is_none() {
            let Some(&task) = table.state.agenda.last() else { break };
            let waiting = match task {
                Task::Turn(stage) => table.do_turn(stage, chooser)?,
                Task::Move => table.do_steps(chooser)?,
                Task::Draw { .. } | Task::Play { .. } | Task::Close { .. } => table.draw_and_play(chooser)?,
                Task::Shuffle => table.do_shuffle(chooser),
            };
            if waiting {
                self.pending = table.scope.pending.take();
                return Ok(());
            }
        }
        self.pending = None;
        Ok(())
    }
}
