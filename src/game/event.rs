//! Events: everything that can happen to a state, and the only way it changes.

use smallvec::SmallVec;

use crate::board::{Player, Square, Squares};

use super::card::CardId;
use super::decision::Choice;
use super::state::{State, Task};

/// One change of the state.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Event {
    /// A turn begins (T5).
    TurnBegan { turn: u32, player: Player },
    /// The turn is skipped (T6).
    TurnSkipped { player: Player },
    /// The die shows a face (T1).
    Rolled { player: Player, face: u8 },
    /// The deck has this order now, top first; the discard has gone into it.
    Shuffled { deck: Vec<CardId> },
    /// The top card is turned over and is in play.
    Drew { player: Player, card: CardId },
    /// The card in play slides under the deck (P2).
    SlidUnder { card: CardId },
    /// The card in play goes to a hand (P3).
    ToHand { player: Player, card: CardId },
    /// A card of the hand is in play (T2).
    HandPlayed { player: Player, card: CardId },
    /// The card in play is laid in front of a player (P5).
    Laid { player: Player, card: CardId },
    /// A laid card is used up and goes to the discard.
    UsedUp { player: Player, card: CardId },
    /// A laid card keeps a number.
    MemoSet { player: Player, card: CardId, memo: i64 },
    /// The card in play goes to the discard.
    Discarded { card: CardId },
    /// The card in play could do nothing.
    DidNothing { player: Player, card: CardId },
    /// The aim was given up (P4).
    GaveUp { player: Player, card: CardId },
    /// A laid card cancels a card used against its owner.
    Cancelled { player: Player, by: CardId, card: CardId },
    /// A bonus is played for somebody else than its drawer.
    Diverted { from: Player, to: Player, card: CardId },
    /// The top cards go to the discard unseen, top first.
    TopDiscarded { cards: Vec<CardId> },
    /// The card at this place from the top, counted from 1, comes first.
    TopChosen { place: u8 },
    /// Squares become a player's.
    Gained { player: Player, squares: Squares, how: How },
    /// Squares become blank.
    Blanked { squares: Squares },
    /// Squares die (C5).
    Killed { squares: Squares },
    /// Dead squares come back, blank.
    Revived { squares: Squares },
    /// A move begins with so many steps; these laid cards bear on it.
    MoveBegan { player: Player, steps: u8, cards: SmallVec<[CardId; 4]> },
    /// A pawn goes to a square, which becomes its player's (M4).
    Moved { player: Player, from: Square, to: Square, how: How },
    /// A move ends.
    MoveEnded { player: Player },
    /// Two pawns change places; each square takes its new pawn's colour.
    Swapped { a: Player, b: Player },
    /// A pawn is knocked out and goes to its start (K1).
    KnockedOut { player: Player, by: Player, points: u8 },
    /// A tower or keep is planted (W1); a tower comes from the reserve.
    Planted { player: Player, squares: Squares },
    /// A tower stands elsewhere.
    TowerMoved { player: Player, from: Squares, to: Squares },
    /// A tower is destroyed; its squares keep their colour (W4).
    Destroyed { player: Player, squares: Squares, returns: bool },
    /// A tower is given away with its squares (W7).
    Given { from: Player, to: Player, squares: Squares },
    /// A reserve grows or shrinks by this.
    ReserveChanged { player: Player, by: i8 },
    /// A tower once destroyed is back in the reserve.
    Regained { player: Player },
    /// A turn to skip is owed, or worked off.
    SkipOwed { player: Player, by: i8 },
    /// A further turn is owed, or taken.
    ExtraOwed { player: Player, by: i8 },
    /// The turn ends; the player takes another at once.
    ExtraTurn { player: Player },
    /// The game is over.
    Ended(Outcome),
    /// A person has changed the state by hand: everything is as in this state.
    Edited(Box<State>),
    /// The game's own book-keeping of what is still due.
    Flow(Flow),
}

impl Event {
    /// Whether somebody may gain squares or score by this, as the state is before it.
    #[inline(always)]
    pub(super) fn may_be_gain(&self, before: &State) -> bool {
        match self {
            Event::Moved { player, to, .. } => !before.board.owned[*player].contains(*to),
            Event::Gained { .. }
            | Event::Swapped { .. }
            | Event::KnockedOut { .. }
            | Event::Planted { .. }
            | Event::TowerMoved { .. }
            | Event::Given { .. }
            | Event::Edited(_) => true,
            _ => false,
        }
    }

    /// Drops it; most kinds of event have nothing to free, which here is known where the kind is.
    #[inline(always)]
    pub(super) fn drop_here(self) {
        match self {
            Event::Shuffled { deck } => drop(deck),
            Event::TopDiscarded { cards } => drop(cards),
            Event::MoveBegan { cards, .. } => drop(cards),
            Event::Edited(state) => drop(state),
            other => std::mem::forget(other),
        }
    }
}

/// How squares were gained or a pawn got where it is.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum How {
    Step,
    /// A step that only a laid card allowed (M8).
    Beyond,
    Card,
    Encircled,
    Home,
}

impl How {
    pub fn name(self) -> &'static str {
        match self {
            How::Step => "step",
            How::Beyond => "beyond",
            How::Card => "card",
            How::Encircled => "encircled",
            How::Home => "home",
        }
    }
}

/// Changes of the agenda. Not shown in traces.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Flow {
    /// This comes next.
    Push(Task),
    /// This comes after what is on top and after `after` tasks below it.
    Insert { task: Task, after: u8 },
    /// The top is done.
    Pop,
    /// The top is replaced.
    Replace(Task),
    /// The effect on top has one answer more.
    Answered(Choice),
}

/// How a game ended.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Outcome {
    /// `None` for a draw.
    pub winner: Option<Player>,
    pub by: Way,
}

/// The way of winning.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Way {
    /// V1.
    Squares,
    /// V2.
    Knockouts,
    /// V4: counted out at the turn limit.
    Limit,
}

impl Way {
    pub fn name(self) -> &'static str {
        match self {
            Way::Squares => "squares",
            Way::Knockouts => "knockouts",
            Way::Limit => "limit",
        }
    }
}
