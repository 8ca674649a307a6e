//! The state of a game: plain data, cheap to clone and compare. [`State::apply`] (in `apply.rs`) is the only thing that changes it.

use smallvec::SmallVec;

use crate::board::{Board, ByPlayer, Player, Squares};

use super::card::CardId;
use super::decision::Choice;
use super::event::Outcome;
use super::setup::Setup;

/// No turn has a higher number: games are stopped long before, and what is set by hand or loaded may not exceed it.
pub const LAST_TURN: u32 = 1_000_000_000;

/// A card laid in front of a player (P5).
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Laid {
    pub card: CardId,
    /// Grows with every card laid: smaller was laid earlier.
    pub order: u32,
    /// A number that the card keeps; 0 at first.
    pub memo: i64,
}

/// What is still due. The last task of the agenda comes first.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Task {
    /// Shuffle the discard into the deck.
    Shuffle,
    Turn(Stage),
    /// The steps of the move in [`State::moving`].
    Move,
    /// `player` draws. `left` cards of this pass through the deck may still be tried (P2); `second` in the second pass.
    Draw {
        player: Player,
        left: Option<u16>,
        second: bool,
    },
    /// The effect of a card for `player`.
    Play {
        card: CardId,
        player: Player,
        from: Source,
        queued: u8,
    },
    /// The card at this place of [`State::in_play`], if it is still there, goes to the discard.
    Close {
        depth: u8,
    },
}

/// The stages of a turn.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Stage {
    Begin(Player),
    Hand,
    Roll,
    End { taken: bool },
}

/// Where a card that is played comes from.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Source {
    Deck,
    Hand,
    /// A second play of a drawn card.
    Again,
}

/// The move under way.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Moving {
    pub player: Player,
    /// Steps left.
    pub left: u8,
    /// The squares that were the player's when the move began (M6).
    pub home: Squares,
    /// Laid cards, used up by this move, that bear on it (M9).
    pub cards: SmallVec<[Bearing; 4]>,
}

impl Moving {
    /// The laid cards that bear on it.
    pub fn card_ids(&self) -> impl Iterator<Item = CardId> + '_ {
        self.cards.iter().map(|bearing| bearing.card)
    }
}

/// A laid card that bears on a move.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Bearing {
    pub card: CardId,
    /// How many squares beyond the usual have been entered by it.
    pub beyond: u8,
}

/// A game's state.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct State {
    pub board: Board,
    /// Towers in reserve (W3).
    pub reserve: ByPlayer<u8>,
    /// Towers destroyed and not regained.
    pub lost: ByPlayer<u8>,
    pub knockouts: ByPlayer<u8>,
    pub hands: ByPlayer<SmallVec<[CardId; 4]>>,
    /// In the order laid.
    pub laid: ByPlayer<SmallVec<[Laid; 4]>>,
    /// The top card is the last.
    pub(crate) deck: Vec<CardId>,
    /// The card discarded last is the last.
    pub discard: Vec<CardId>,
    /// Cards turned over and not yet anywhere else, outermost first.
    pub in_play: SmallVec<[CardId; 4]>,
    pub turn: u32,
    pub active: Player,
    /// The face rolled this turn; 0 before the roll.
    pub face: u8,
    pub moving: Option<Moving>,
    pub(crate) agenda: Vec<Task>,
    /// Answers so far of the effect on top of the agenda.
    pub(crate) answers: Vec<Choice>,
    pub seed: u64,
    /// Chance decisions so far, drawn or forced: what comes next depends on the seed and this number alone.
    pub chances: u32,
    pub(crate) laid_so_far: u32,
    /// Turns to skip that no laid card stands for.
    pub skips: ByPlayer<u8>,
    /// Turns to take besides that no laid card stands for.
    pub extras: ByPlayer<u8>,
    pub outcome: Option<Outcome>,
    pub(crate) sealed: Sealed,
}

/// For whom an encircled group may stand unharvested. A note for speed, no part of what a state is: equal to any other.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Sealed(pub ByPlayer<bool>);

impl PartialEq for Sealed {
    fn eq(&self, _: &Sealed) -> bool {
        true
    }
}

impl Eq for Sealed {}

impl State {
    /// The state before the first shuffle. All cards are in the discard, in the order of ids.
    pub fn new(setup: &Setup, seed: u64) -> State {
        let reserve = setup.variant.knobs.towers_reserve;
        State {
            board: Board::set_up(&setup.shape),
            reserve: ByPlayer([0, 1, 2, 3].map(|seat| if seat < setup.players { reserve } else { 0 })),
            lost: ByPlayer::default(),
            knockouts: ByPlayer::default(),
            hands: ByPlayer::default(),
            laid: ByPlayer::default(),
            deck: Vec::new(),
            discard: setup.full_deck(),
            in_play: SmallVec::new(),
            turn: 0,
            active: setup.first,
            face: 0,
            moving: None,
            agenda: vec![Task::Turn(Stage::Begin(setup.first)), Task::Shuffle],
            answers: Vec::new(),
            seed,
            chances: 0,
            laid_so_far: 0,
            skips: ByPlayer::default(),
            extras: ByPlayer::default(),
            outcome: None,
            sealed: Sealed(ByPlayer::default()),
        }
    }

    /// The deck, top first.
    pub fn deck(&self) -> impl Iterator<Item = CardId> + '_ {
        self.deck.iter().rev().copied()
    }

    /// The card at this place from the top, counted from 1.
    pub fn from_top(&self, place: usize) -> Option<CardId> {
        self.deck.len().checked_sub(place).and_then(|index| self.deck.get(index)).copied()
    }

    /// The card in play, the innermost if several are.
    pub fn card_in_play(&self) -> Option<CardId> {
        match self.agenda.last() {
            Some(Task::Play { card, .. }) => Some(*card),
            _ => self.in_play.last().copied(),
        }
    }

    /// What is still due; the last comes first.
    pub fn agenda(&self) -> &[Task] {
        &self.agenda
    }

    /// Every card, wherever it is, in no promised order.
    pub fn all_cards(&self) -> Vec<CardId> {
        let mut cards: Vec<CardId> = self.deck.iter().chain(&self.discard).chain(&self.in_play).copied().collect();
        for player in Player::ALL {
            cards.extend(&self.hands[player]);
            cards.extend(self.laid[player].iter().map(|laid| laid.card));
        }
        cards
    }
}
