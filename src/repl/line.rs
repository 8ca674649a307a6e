//! A line of play: the game, every decision so far with the state before it, and what was undone.

use std::rc::Rc;

use crate::board::{ByPlayer, Player};
use crate::game::{ChooseError, Decision, DecisionKind, Event, Game, Host, Pick, ScriptError, Setup, State, Who};
use crate::record::{Header, Recorder};
use crate::sim::Bot;

/// Who took a decision.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum By {
    /// A person, or whoever stood in at a person's seat.
    Person,
    Bot,
    /// The shuffle, answered by the seed.
    Seed,
}

/// A decision that was taken.
#[derive(Clone)]
pub struct Entry {
    /// The game before it.
    pub before: Game,
    bots: ByPlayer<Option<Bot>>,
    pub pick: Pick,
    pub events: Vec<Event>,
    pub by: By,
}

/// A line of play.
pub struct Line {
    pub game: Game,
    pub recorder: Recorder,
    pub entries: Vec<Entry>,
    /// A seat without a bot is a person's.
    pub bots: ByPlayer<Option<Bot>>,
    /// What was undone, the next to be done again last.
    undone: Vec<(Pick, By)>,
}

impl Line {
    /// A line that begins with this state, or at the very beginning.
    pub fn new(
        setup: Rc<Setup>,
        host: Rc<dyn Host>,
        state: Option<State>,
        header: Header,
    ) -> Result<Line, ScriptError> {
        let game = match state {
            Some(state) => Game::resume(setup, state, host)?,
            None => Game::new(setup, header.seed, host)?,
        };
        let recorder = Recorder::new(header);
        Ok(Line { game, recorder, entries: Vec::new(), bots: ByPlayer::default(), undone: Vec::new() })
    }

    pub fn setup(&self) -> &Rc<Setup> {
        self.game.setup()
    }

    pub fn players(&self) -> impl Iterator<Item = Player> + use<> {
        self.game.setup().shape.players().iter()
    }

    /// Whose decision is due: the die is the active player's, the shuffle nobody's.
    pub fn to_decide(&self) -> Option<Player> {
        let decision = self.game.decision()?;
        match (decision.who, decision.kind) {
            (Who::Player(player), _) => Some(player),
            (Who::Chance, DecisionKind::Shuffle) => None,
            (Who::Chance, _) => Some(self.game.state().active),
        }
    }

    /// The decision that waits for a person.
    pub fn waiting(&self) -> Option<(Player, &Decision)> {
        let player = self.to_decide().filter(|player| self.bots[*player].is_none())?;
        Some((player, self.game.decision()?))
    }

    /// Whether no seat is a person's.
    pub fn all_bots(&self) -> bool {
        self.players().all(|player| self.bots[player].is_some())
    }

    /// Takes a decision.
    pub fn choose(&mut self, pick: &Pick, by: By) -> Result<(), ChooseError> {
        self.take(pick, by)?;
        self.undone.clear();
        Ok(())
    }

    fn take(&mut self, pick: &Pick, by: By) -> Result<(), ChooseError> {
        let before = self.game.clone();
        let events = self.game.choose(pick)?;
        self.recorder.note(&before, pick);
        self.entries.push(Entry { before, bots: self.bots.clone(), pick: pick.clone(), events, by });
        Ok(())
    }

    /// Whether undoing can stop before this entry.
    fn stops(&self, entry: &Entry) -> bool {
        let persons = self.entries.iter().any(|entry| entry.by == By::Person);
        if persons { entry.by == By::Person } else { entry.by == By::Bot }
    }

    /// Goes back to before the last decision of a person (of a bot where no person took any); whether there was one.
    pub fn undo(&mut self) -> bool {
        let Some(place) = self.entries.iter().rposition(|entry| self.stops(entry)) else { return false };
        self.back_to(place);
        true
    }

    /// Goes back to the first decision of the turn in which [`undo`](Self::undo) would land.
    pub fn undo_turn(&mut self) -> bool {
        let Some(last) = self.entries.iter().rfind(|entry| self.stops(entry)) else { return false };
        let turn = last.before.state().turn;
        let first = self.entries.iter().position(|entry| self.stops(entry) && entry.before.state().turn == turn);
        self.back_to(first.unwrap_or(0));
        true
    }

    fn back_to(&mut self, place: usize) {
        let taken_back = self.entries.split_off(place);
        self.recorder.truncate(place);
        if let Some(first) = taken_back.first() {
            self.game = first.before.clone();
            for player in self.game.setup().shape.players().iter() {
                if self.bots[player].is_some() && first.bots[player].is_some() {
                    self.bots[player] = first.bots[player].clone();
                }
            }
        }
        self.undone.extend(taken_back.into_iter().rev().map(|entry| (entry.pick, entry.by)));
    }

    /// Does again what [`undo`](Self::undo) took back once; whether there was anything.
    pub fn redo(&mut self) -> Result<bool, ChooseError> {
        let Some((pick, by)) = self.undone.pop() else { return Ok(false) };
        self.take(&pick, by)?;
        let stop = if by == By::Person { By::Person } else { By::Bot };
        while let Some((pick, by)) = self.undone.pop_if(|(_, by)| *by != stop) {
            self.take(&pick, by)?;
        }
        Ok(true)
    }

    /// How many undone decisions wait to be done again.
    pub fn undone(&self) -> usize {
        self.undone.len()
    }
}
