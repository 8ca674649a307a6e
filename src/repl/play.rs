//! The game at the prompt: who sits where, and every decision taken so far, so that all of it can be taken back.

use std::rc::Rc;
use std::sync::atomic::{AtomicBool, Ordering};

use crate::board::{ByPlayer, Player};
use crate::game::{ChooseError, DecisionKind, Event, Game, Pick, Setup, Who};
use crate::record::{Header, Recorder};
use crate::sim::{Bot, BotKind};

/// Who sits at a seat.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Seat {
    Human,
    Bot(BotKind),
}

impl Seat {
    /// `human` or the bot's name.
    pub fn name(self) -> &'static str {
        match self {
            Seat::Human => "human",
            Seat::Bot(kind) => kind.name(),
        }
    }

    /// The seat's holder with this name.
    pub fn parse(name: &str) -> Option<Seat> {
        if name == "human" { Some(Seat::Human) } else { BotKind::parse(name).map(Seat::Bot) }
    }
}

type Bots = ByPlayer<Option<Bot>>;

/// A decision that was taken.
#[derive(Clone)]
pub struct Taken {
    /// The game before it, with the bots as they were.
    pub before: Game,
    bots: Bots,
    pub pick: Pick,
    pub events: Vec<Event>,
    /// A person could have decided here: undo stops at it.
    stop: bool,
}

/// A game with its past.
pub struct Play {
    pub game: Game,
    pub header: Header,
    pub seats: ByPlayer<Seat>,
    bots: Bots,
    past: Vec<Taken>,
    /// What was taken back, the next to be redone last.
    future: Vec<Taken>,
}

/// A bot that plays for people for a while.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct StandIn {
    pub kind: BotKind,
    /// For so many turns.
    pub turns: u32,
    /// Only for this player.
    pub only: Option<Player>,
}

/// How far to go back or forward.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Span {
    Choices(usize),
    Turns(usize),
}

/// After so many turns without a person, the bots stop and ask.
const BOTS_ALONE: u32 = 5000;

impl Play {
    /// A game that stands at its beginning.
    pub fn new(game: Game, header: Header, seats: ByPlayer<Seat>) -> Play {
        let mut play = Play {
            game,
            header,
            seats: ByPlayer([Seat::Human; 4]),
            bots: ByPlayer::default(),
            past: Vec::new(),
            future: Vec::new(),
        };
        for player in play.setup().shape.players().iter() {
            play.sit(player, seats[player]);
        }
        play
    }

    pub fn setup(&self) -> &Rc<Setup> {
        self.game.setup()
    }

    /// The decisions taken so far.
    pub fn past(&self) -> &[Taken] {
        &self.past
    }

    /// Seats somebody.
    pub fn sit(&mut self, player: Player, seat: Seat) {
        self.seats[player] = seat;
        self.bots[player] = match seat {
            Seat::Human => None,
            Seat::Bot(kind) => Some(Bot::new(kind, self.header.seed, player)),
        };
    }

    /// Who has to act on the decision that is due: whose choice it is, or who rolls; `None` for a shuffle or at the end.
    pub fn due(&self) -> Option<Player> {
        let decision = self.game.decision()?;
        match (decision.who, decision.kind) {
            (Who::Player(player), _) => Some(player),
            (Who::Chance, DecisionKind::Die) => Some(self.game.state().active),
            (Who::Chance, _) => None,
        }
    }

    /// Whether a person must decide now.
    pub fn waits(&self) -> bool {
        self.due().is_some_and(|player| self.seats[player] == Seat::Human)
    }

    /// Whether no person plays.
    pub fn bots_alone(&self) -> bool {
        self.setup().shape.players().iter().all(|player| self.seats[player] != Seat::Human)
    }

    /// Takes a decision. What had been taken back can't be redone any more, unless it is the same decision again.
    pub fn choose(&mut self, pick: Pick) -> Result<(), ChooseError> {
        let bots = self.bots.clone();
        self.take(pick, bots)
    }

    fn take(&mut self, pick: Pick, bots: Bots) -> Result<(), ChooseError> {
        let stop = self.due().is_some_and(|player| self.seats[player] == Seat::Human || self.bots_alone());
        let before = self.game.clone();
        let events = self.game.choose(&pick)?;
        match self.future.pop() {
            Some(next) if next.pick == pick && next.before.state() == before.state() => {}
            _ => self.future.clear(),
        }
        self.past.push(Taken { before, bots, pick, events, stop });
        Ok(())
    }

    /// Answers chance by the seed and lets the bots play, until a person must decide, the game is over, or `halt` is
    /// set. A stand-in plays for people too.
    pub fn advance(&mut self, stand_in: Option<StandIn>, halt: &AtomicBool) -> Result<Halted, ChooseError> {
        let began = self.game.state().turn;
        let mut stand_ins = Bots::default();
        loop {
            if halt.swap(false, Ordering::Relaxed) {
                return Ok(Halted::ByHand);
            }
            let Some(decision) = self.game.decision() else { return Ok(Halted::Over) };
            let (who, turn) = (decision.who, self.game.state().turn.saturating_sub(began));
            if turn >= BOTS_ALONE {
                return Ok(Halted::Tired);
            }
            let due = self.due();
            let standing_in =
                stand_in.filter(|it| turn < it.turns && (it.only.is_none() || it.only == due)).map(|it| it.kind);
            if due.is_some_and(|player| self.seats[player] == Seat::Human) && standing_in.is_none() {
                return Ok(Halted::Waits);
            }
            if self.bots_alone() && stand_in.is_some() && standing_in.is_none() {
                return Ok(Halted::Waits);
            }
            let bots = self.bots.clone();
            let pick = match who {
                Who::Chance => self.game.seeded(),
                Who::Player(player) => {
                    let seed = self.header.seed;
                    let bot = match (&mut self.bots[player], standing_in) {
                        (Some(bot), _) => bot,
                        (None, Some(kind)) => {
                            stand_ins[player].get_or_insert_with(|| Bot::new(kind, seed ^ u64::from(began), player))
                        }
                        (None, None) => return Ok(Halted::Waits),
                    };
                    bot.choose(&self.game).map_err(ChooseError::Script)?.map(Pick::Choice)
                }
            };
            let Some(pick) = pick else { return Ok(Halted::Waits) };
            self.take(pick, bots)?;
        }
    }

    /// Takes back; how many decisions were, 0 if there was nothing.
    pub fn undo(&mut self, span: Span) -> usize {
        let before = self.past.len();
        match span {
            Span::Choices(count) => (0..count).for_each(|_| self.undo_to(|_, _| true)),
            Span::Turns(count) => (0..count).for_each(|_| self.undo_to(first_of_turn)),
        }
        before - self.past.len()
    }

    /// Back to the last stop for which `is` holds.
    fn undo_to(&mut self, is: fn(&[Taken], usize) -> bool) {
        let Some(place) = (0..self.past.len()).rev().find(|place| self.past[*place].stop && is(&self.past, *place))
        else {
            return;
        };
        while self.past.len() > place {
            let Some(taken) = self.past.pop() else { return };
            self.game = taken.before.clone();
            self.restore(&taken);
            self.future.push(taken);
        }
    }

    /// Gives the bots the state they had, those that still sit there.
    fn restore(&mut self, taken: &Taken) {
        for player in Player::ALL {
            if let (Seat::Bot(kind), Some(bot)) = (self.seats[player], &taken.bots[player])
                && bot.kind() == kind
            {
                self.bots[player] = Some(bot.clone());
            }
        }
    }

    /// Takes again what was taken back; how many decisions were.
    pub fn redo(&mut self, span: Span) -> Result<usize, ChooseError> {
        let before = self.past.len();
        let (count, turns) = match span {
            Span::Choices(count) => (count, false),
            Span::Turns(count) => (count, true),
        };
        for _ in 0..count {
            loop {
                let Some(next) = self.future.pop() else { return Ok(self.past.len() - before) };
                self.game.choose(&next.pick)?;
                self.past.push(next);
                let Some(next) = self.future.last() else { break };
                let new_turn =
                    next.before.state().turn != self.past.last().map_or(0, |taken| taken.before.state().turn);
                if next.stop && (!turns || new_turn) {
                    break;
                }
            }
        }
        Ok(self.past.len() - before)
    }

    /// The record of the game so far.
    pub fn record(&self) -> String {
        let mut recorder = Recorder::new(self.header.clone());
        for taken in &self.past {
            recorder.note(&taken.before, &taken.pick);
        }
        recorder.text()
    }
}

/// Whether this decision is the first stop of its turn.
fn first_of_turn(past: &[Taken], place: usize) -> bool {
    let turn = past[place].before.state().turn;
    !past[..place].iter().rev().take_while(|taken| taken.before.state().turn == turn).any(|taken| taken.stop)
}

/// Why the bots stopped.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Halted {
    Waits,
    Over,
    ByHand,
    Tired,
}
