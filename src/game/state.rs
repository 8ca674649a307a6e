//! The state of a game: plain data, cheap to clone and compare. [`State::apply`] is the only thing that changes it.

use smallvec::SmallVec;

use crate::board::{Board, ByPlayer, Player, Players, Squares};

use super::card::CardId;
use super::decision::Choice;
use super::event::{Event, Flow, How, Outcome};
use super::setup::Setup;

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
    pub cards: SmallVec<[CardId; 4]>,
    /// How often squares beyond the usual have been entered, by place in `cards`.
    pub beyond: SmallVec<[u8; 4]>,
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
    pub(crate) agenda: SmallVec<[Task; 8]>,
    /// Answers so far of the effect on top of the agenda.
    pub(crate) answers: SmallVec<[Choice; 8]>,
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
            agenda: SmallVec::from_slice(&[Task::Turn(Stage::Begin(setup.first)), Task::Shuffle]),
            answers: SmallVec::new(),
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

    /// Carries out one event. Events that the core emitted always fit; replaying a game's events gives its state again.
    pub fn apply(&mut self, setup: &Setup, event: &Event) {
        match event {
            Event::TurnBegan { turn, player } => {
                self.turn = *turn;
                self.active = *player;
                self.face = 0;
            }
            Event::Rolled { face, .. } => {
                self.face = *face;
                self.chances += 1;
            }
            Event::Shuffled { deck } => {
                self.deck = deck.iter().rev().copied().collect();
                self.discard.clear();
                self.chances += 1;
            }
            Event::Drew { .. } => {
                if let Some(card) = self.deck.pop() {
                    self.in_play.push(card);
                }
            }
            Event::SlidUnder { .. } => {
                if let Some(card) = self.in_play.pop() {
                    self.deck.insert(0, card);
                }
            }
            Event::ToHand { player, .. } => {
                if let Some(card) = self.in_play.pop() {
                    self.hands[*player].push(card);
                }
            }
            Event::HandPlayed { player, card } => {
                if let Some(place) = self.hands[*player].iter().position(|held| held == card) {
                    self.hands[*player].remove(place);
                    self.in_play.push(*card);
                }
            }
            Event::Laid { player, .. } => {
                if let Some(card) = self.in_play.pop() {
                    self.laid_so_far += 1;
                    self.laid[*player].push(Laid { card, order: self.laid_so_far, memo: 0 });
                }
            }
            Event::UsedUp { player, card } => {
                if let Some(place) = self.laid[*player].iter().position(|laid| laid.card == *card) {
                    self.laid[*player].remove(place);
                    self.discard.push(*card);
                }
            }
            Event::MemoSet { player, card, memo } => {
                if let Some(laid) = self.laid[*player].iter_mut().find(|laid| laid.card == *card) {
                    laid.memo = *memo;
                }
            }
            Event::Discarded { .. } => self.discard.extend(self.in_play.pop()),
            Event::TopDiscarded { cards } => {
                for _ in cards {
                    self.discard.extend(self.deck.pop());
                }
            }
            Event::TopChosen { place } => {
                if let Some(index) = self.deck.len().checked_sub(*place as usize) {
                    let card = self.deck.remove(index);
                    self.deck.push(card);
                }
            }
            Event::MoveBegan { player, steps, cards } => {
                self.moving = Some(Moving {
                    player: *player,
                    left: *steps,
                    home: self.board.owned[*player],
                    cards: cards.iter().copied().collect(),
                    beyond: cards.iter().map(|_| 0).collect(),
                });
            }
            Event::MoveEnded { .. } => self.moving = None,
            Event::ReserveChanged { player, by } => {
                self.reserve[*player] = self.reserve[*player].saturating_add_signed(*by);
            }
            Event::Regained { player } => {
                self.lost[*player] = self.lost[*player].saturating_sub(1);
                self.reserve[*player] += 1;
            }
            Event::SkipOwed { player, by } => self.skips[*player] = self.skips[*player].saturating_add_signed(*by),
            Event::ExtraOwed { player, by } => self.extras[*player] = self.extras[*player].saturating_add_signed(*by),
            Event::Ended(outcome) => self.outcome = Some(*outcome),
            Event::Flow(flow) => self.apply_flow(flow),
            Event::TurnSkipped { .. }
            | Event::DidNothing { .. }
            | Event::GaveUp { .. }
            | Event::Cancelled { .. }
            | Event::Diverted { .. }
            | Event::ExtraTurn { .. } => {}
            _ => self.apply_to_board(setup, event),
        }
    }

    fn apply_flow(&mut self, flow: &Flow) {
        match flow {
            Flow::Push(task) => {
                self.forget_answers();
                self.agenda.push(*task);
            }
            Flow::Insert { task, after } => {
                let place = self.agenda.len().saturating_sub(1 + *after as usize);
                self.agenda.insert(place, *task);
                if let Some(Task::Play { queued, .. }) = self.agenda.last_mut() {
                    *queued += 1;
                }
            }
            Flow::Pop => {
                self.forget_answers();
                self.agenda.pop();
            }
            Flow::Replace(task) => {
                self.forget_answers();
                self.agenda.pop();
                self.agenda.push(*task);
            }
            Flow::Answered(choice) => self.answers.push(*choice),
        }
    }

    #[inline]
    fn forget_answers(&mut self) {
        if !self.answers.is_empty() {
            self.answers.clear();
        }
    }

    fn apply_to_board(&mut self, setup: &Setup, event: &Event) {
        match event {
            Event::Gained { player, squares, .. } => self.own(setup, *player, *squares),
            Event::Blanked { squares } => self.release(setup, *squares),
            Event::Killed { squares } => {
                self.release(setup, *squares);
                self.board.dead |= *squares;
            }
            Event::Revived { squares } => {
                self.board.dead -= *squares;
                self.note_all();
            }
            Event::Moved { player, to, how, .. } => {
                if matches!(how, How::Step | How::Beyond) {
                    self.count_step(setup, *how == How::Beyond);
                }
                self.board.dead.remove(*to);
                self.board.pawns[*player] = Some(*to);
                self.own(setup, *player, Squares::one(*to));
            }
            Event::Swapped { a, b } => {
                self.board.pawns.0.swap(a.seat(), b.seat());
                for player in [*a, *b] {
                    self.own(setup, player, self.board.pawns[player].into_iter().collect());
                }
            }
            Event::KnockedOut { player, by, points } => {
                self.board.pawns[*player] = setup.shape.start(*player);
                self.knockouts[*by] = self.knockouts[*by].saturating_add(*points);
            }
            Event::Planted { player, squares } => {
                if squares.len() > 1 {
                    self.reserve[*player] = self.reserve[*player].saturating_sub(1);
                }
                self.own(setup, *player, *squares);
                self.board.towers.push(crate::board::Tower { owner: *player, squares: *squares });
                self.board.sum_up_towers();
            }
            Event::TowerMoved { player, from, to } => {
                self.own(setup, *player, *to);
                if let Some(tower) = self.board.towers.iter_mut().find(|tower| tower.squares == *from) {
                    tower.squares = *to;
                }
                self.board.sum_up_towers();
                self.note_all();
            }
            Event::Destroyed { player, squares, returns } => {
                self.board.towers.retain(|tower| tower.squares != *squares);
                self.board.sum_up_towers();
                if squares.len() > 1 {
                    let count = if *returns { &mut self.reserve } else { &mut self.lost };
                    count[*player] = count[*player].saturating_add(1);
                }
                self.note_all();
            }
            Event::Given { to, squares, .. } => {
                self.own(setup, *to, *squares);
                if let Some(tower) = self.board.towers.iter_mut().find(|tower| tower.squares == *squares) {
                    tower.owner = *to;
                }
                self.board.sum_up_towers();
                self.note_all();
            }
            _ => {}
        }
    }

    /// One step of the move is made. A step that only a card allows counts against the first card that still does.
    fn count_step(&mut self, setup: &Setup, beyond: bool) {
        let Some(moving) = &mut self.moving else { return };
        moving.left = moving.left.saturating_sub(1);
        if !beyond {
            return;
        }
        for (place, card) in moving.cards.iter().enumerate() {
            let times = setup.variant.card(*card).hooks.moving.as_ref().map_or(0, |hook| hook.also_times);
            if moving.beyond[place] < times {
                moving.beyond[place] += 1;
                return;
            }
        }
    }

    fn own(&mut self, setup: &Setup, player: Player, squares: Squares) {
        self.note_loss(setup, setup.shape.players().minus(Players::one(player)), squares);
        self.board.own(player, squares);
    }

    fn release(&mut self, setup: &Setup, squares: Squares) {
        self.note_loss(setup, setup.shape.players(), squares);
        for owned in &mut self.board.owned.0 {
            *owned -= squares;
        }
    }

    /// Notes for whom losing these squares may leave an encircled group.
    fn note_loss(&mut self, setup: &Setup, losers: Players, squares: Squares) {
        for loser in losers.iter() {
            let lost = self.board.owned[loser] & squares;
            if !lost.is_empty() && !self.sealed.0[loser] {
                let owned = self.board.owned[loser];
                let fixed = self.board.fixed(&setup.shape, loser);
                let corners = setup.ring.corner_gap_opens;
                self.sealed.0[loser] = crate::board::may_seal(&setup.shape, owned, fixed, lost, corners);
            }
        }
    }

    pub(crate) fn note_all(&mut self) {
        self.sealed = Sealed(ByPlayer([true; 4]));
    }
}
