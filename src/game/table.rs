//! The table: a state with its set-up and the effect that is being carried out. Queries read it, primitives change it.

use std::rc::Rc;
use std::sync::Arc;

use smallvec::SmallVec;

use crate::board::{Board, ByPlayer, Part, Player, Players, Shape, Squares, join};

use super::card::{Card, CardId, Choose};
use super::choices::Choices;
use super::decision::{Choice, Chooser, Decision, DecisionKind, Pick, Who};
use super::event::{Event, Flow};
use super::facts::Awake;
use super::host::Host;
use super::knobs::Knobs;
use super::observe::Watcher;
use super::setup::Setup;
use super::state::State;
use super::value::{Towers, Value};

/// What is being carried out, for whom, and what has come of it so far.
#[derive(Clone, Debug)]
pub struct Scope {
    /// The player that the effect is for (P6).
    pub me: Player,
    pub card: CardId,
    /// Only finding out whether anything would happen (P2): nothing is carried out.
    pub probing: bool,
    /// Something happened, or would happen.
    pub changed: bool,
    /// The rest of the effect is void: a shield or a second identical card stopped it.
    pub stopped: bool,
    /// Squares may have been gained, or knockouts scored, since rings and goals were last looked at (E5, V5).
    pub(crate) unjudged: bool,
    /// What the cards laid before each player may answer to.
    pub(crate) awake: ByPlayer<Awake>,
    /// Owners when the action began: what a player has more now is gained (E5).
    pub(crate) before: ByPlayer<Squares>,
    /// Answers of [`State::answers`] used in this run.
    pub(crate) used: usize,
    /// Answers given in place in this run.
    pub(crate) fresh: Vec<Choice>,
    pub(crate) pending: Option<Decision>,
    /// The card that was last found able to do something, and for whom; good until the next event.
    pub(crate) known: Option<(CardId, Player)>,
    /// The candidates of that card's first choice are known, too: they are in `room`.
    pub(crate) known_first: bool,
    /// Room for the candidates of one choice. They stay where they were written, for as long as anybody reads them.
    pub(crate) room: Option<Box<Choices>>,
    /// Where the effect halted, noted for those who ask why.
    pub halted: Option<Box<Halted>>,
    pub(crate) note_halts: bool,
}

/// A choice at which an effect came to a halt.
#[derive(Clone, Debug)]
pub struct Halted {
    pub choose: Choose,
    /// The answers to earlier choices.
    pub chosen: SmallVec<[Value; 4]>,
    /// What this choice has got so far.
    pub got: Option<Value>,
}

/// What asking gave.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Asked {
    Answer(Choice),
    /// Nobody answered yet: the effect is to be left and run again.
    Wait,
    /// There is no candidate.
    Empty,
}

/// A state with its set-up and scripts.
#[derive(Clone)]
pub struct Table {
    pub setup: Rc<Setup>,
    pub state: State,
    pub scope: Scope,
    /// Cards turned over by each player, slid ones too. A tally beside the state, for statistics.
    pub drawn: ByPlayer<u32>,
    /// The same for the turn going on, as far as it was watched: cards that draw each other without end are stopped.
    pub(crate) drawn_this_turn: u32,
    pub(crate) host: Rc<dyn Host>,
    /// Events since they were last taken, if they are kept at all.
    pub(crate) events: Vec<Event>,
    pub(crate) keep_events: bool,
    pub(super) watcher: Watcher,
}

impl Table {
    /// A table with this state.
    pub fn new(setup: Rc<Setup>, state: State, host: Rc<dyn Host>) -> Table {
        let scope = Scope {
            me: state.active,
            card: CardId(0),
            probing: false,
            changed: false,
            stopped: false,
            unjudged: true,
            awake: ByPlayer::default(),
            before: ByPlayer::default(),
            used: 0,
            fresh: Vec::new(),
            pending: None,
            known: None,
            known_first: false,
            room: None,
            halted: None,
            note_halts: false,
        };
        let mut table = Table {
            setup,
            state,
            scope,
            drawn: ByPlayer::default(),
            drawn_this_turn: 0,
            host,
            events: Vec::new(),
            keep_events: true,
            watcher: None,
        };
        table.forget_notes();
        table
    }

    #[inline]
    pub fn shape(&self) -> &Shape {
        &self.setup.shape
    }

    #[inline]
    pub fn board(&self) -> &Board {
        &self.state.board
    }

    #[inline]
    pub fn knobs(&self) -> &Knobs {
        &self.setup.variant.knobs
    }

    /// The player that the effect is for.
    #[inline]
    pub fn me(&self) -> Player {
        self.scope.me
    }

    /// Everybody else.
    #[inline]
    pub fn opponents(&self) -> Players {
        self.setup.shape.players().minus(Players::one(self.scope.me))
    }

    #[inline]
    pub fn everyone(&self) -> Players {
        self.setup.shape.players()
    }

    /// A card's definition.
    #[inline]
    pub fn card(&self, id: CardId) -> &Card {
        self.setup.variant.card(id)
    }

    /// Owned squares that can be blanked (C2, C3).
    #[inline(always)]
    pub fn blankable(&self) -> Squares {
        join(self.blankable_parts())
    }

    #[inline(always)]
    pub(crate) fn blankable_parts(&self) -> [Part; 4] {
        let [start, tower, pawn] = self.standing_on();
        [Part::is("owned", "C1", self.board().owned_by_any()), start, tower, pawn]
    }

    /// Squares that can be killed (C2).
    #[inline(always)]
    pub fn killable(&self) -> Squares {
        join(self.killable_parts())
    }

    #[inline(always)]
    pub(crate) fn killable_parts(&self) -> [Part; 5] {
        let [start, tower, pawn] = self.standing_on();
        let dead = Part::is_not("dead", "C5", self.board().dead());
        [Part::is("on the board", "B1", self.shape().all()), dead, start, tower, pawn]
    }

    #[inline(always)]
    fn standing_on(&self) -> [Part; 3] {
        [
            Part::is_not("a start", "C2", self.shape().starts()),
            Part::is_not("under a tower", "C2", self.board().covered()),
            Part::is_not("under a pawn", "C3", self.board().pawns_of(self.everyone())),
        ]
    }

    /// The only tower of the set.
    pub fn tower_of(&self, towers: Towers) -> Option<usize> {
        if towers.len() == 1 { towers.iter().next() } else { None }
    }

    /// The number that the card of this scope keeps, laid before `me`.
    pub fn memo(&self) -> i64 {
        self.state.laid[self.scope.me].iter().find(|laid| laid.card == self.scope.card).map_or(0, |laid| laid.memo)
    }

    /// Carries an event out and keeps it; while probing it is only noted that something would happen.
    pub(crate) fn emit(&mut self, event: Event) {
        self.emit_here(event);
    }

    /// The same where it happens several times a turn: with the kind of event known on the spot, nothing is left of
    /// [`State::apply`] but the arm for it.
    #[inline(always)]
    pub(crate) fn emit_here(&mut self, event: Event) {
        self.scope.changed = true;
        if self.scope.probing {
            return event.drop_here();
        }
        self.scope.unjudged |= event.may_be_gain(&self.state);
        if !matches!(event, Event::Flow(_)) {
            self.scope.known = None;
        }
        if let Event::Drew { player, .. } = event {
            self.drawn[player] += 1;
            self.drawn_this_turn += 1;
        }
        self.state.apply(&self.setup, &event);
        match event {
            Event::Laid { player, .. } | Event::UsedUp { player, .. } => self.note_laid(player),
            Event::Edited(_) => self.forget_notes(),
            _ => {}
        }
        if self.keep_events {
            self.keep(event);
        } else {
            event.drop_here();
        }
    }

    /// The same for the book-keeping of what is due, the most frequent of all events. No query reads it, and nothing of
    /// it needs to be dropped.
    #[inline(always)]
    pub(crate) fn flow(&mut self, flow: Flow) {
        self.scope.changed = true;
        if self.scope.probing {
            return;
        }
        self.state.apply_flow(&flow);
        if self.keep_events {
            self.keep(Event::Flow(flow));
        }
    }

    #[cold]
    #[inline(never)]
    fn keep(&mut self, event: Event) {
        self.events.push(event);
        if self.watcher.is_some()
            && let Some(event) = self.events.last()
        {
            self.tell(|watcher, table| watcher.event(table, event));
        }
    }

    /// Forgets what was noted of the state, which has been put in place or changed from outside.
    pub(crate) fn forget_notes(&mut self) {
        self.scope.known = None;
        self.scope.unjudged = true;
        Player::ALL.into_iter().for_each(|player| self.note_laid(player));
    }

    /// Notes what the cards laid before a player may answer to.
    #[inline(never)]
    fn note_laid(&mut self, player: Player) {
        let awake = self.state.laid[player].iter().map(|laid| self.setup.facts(laid.card).awake);
        self.scope.awake[player] = awake.fold(Awake::default(), Awake::union);
    }

    /// Begins an action: what is gained from now on counts for E5.
    #[inline]
    pub(crate) fn begin_action(&mut self) {
        self.scope.before = self.state.board.owned;
    }

    /// Begins the effect of a card for a player.
    pub(crate) fn begin_effect(&mut self, me: Player, card: CardId, probing: bool) {
        self.scope.me = me;
        self.scope.card = card;
        self.scope.probing = probing;
        self.scope.changed = false;
        self.scope.stopped = false;
        self.scope.used = 0;
        self.scope.fresh.clear();
        self.scope.pending = None;
        if !probing {
            self.begin_action();
        }
    }

    /// Asks `me` to choose, unless the answer is known already.
    ///
    /// A forced choice with a single candidate isn't asked (P8). An optional one is offered `give up`, or `enough`
    /// when `enough` says that it may stop early with what it has (P4).
    pub fn ask(
        &mut self,
        chooser: &mut dyn Chooser,
        about: &Arc<str>,
        choices: &mut Choices,
        forced: bool,
        enough: bool,
    ) -> Asked {
        if choices.is_empty() {
            return Asked::Empty;
        }
        if self.scope.probing {
            self.scope.changed = true;
            return Asked::Wait;
        }
        let count = choices.len();
        let way_out = if enough { Some(Choice::Enough) } else { Some(Choice::GiveUp).filter(|_| !forced) };
        if way_out.is_none() && count == 1 {
            return choices.get(0).map_or(Asked::Empty, Asked::Answer);
        }
        if let Some(&answer) = self.state.answers.get(self.scope.used) {
            self.scope.used += 1;
            return Asked::Answer(answer);
        }
        let place = chooser.place(self, self.scope.me, count + way_out.is_some() as usize);
        let choice = match place.and_then(|place| if place == count { way_out } else { choices.get(place) }) {
            Some(choice) => choice,
            None => match self.draw_up(chooser, about, choices, way_out) {
                Some(choice) => choice,
                None => return Asked::Wait,
            },
        };
        self.scope.fresh.push(choice);
        if self.watcher.is_some() {
            self.tell(|watcher, table| watcher.answered(table));
        }
        Asked::Answer(choice)
    }

    /// Draws up a decision and has it taken; noted as pending if it isn't.
    #[inline(never)]
    fn draw_up(
        &mut self,
        chooser: &mut dyn Chooser,
        about: &Arc<str>,
        choices: &mut Choices,
        way_out: Option<Choice>,
    ) -> Option<Choice> {
        let mut choices = std::mem::take(choices);
        way_out.into_iter().for_each(|choice| choices.push(choice));
        let decision = Decision {
            who: Who::Player(self.scope.me),
            kind: DecisionKind::Aim,
            card: Some(self.scope.card),
            about: Some(about.clone()),
            choices,
        };
        match chooser.choose(self, &decision) {
            Some(Pick::Choice(choice)) if decision.choices.contains(choice) => Some(choice),
            _ => {
                self.scope.pending = Some(decision);
                None
            }
        }
    }
}
