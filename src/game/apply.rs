//! Carrying out events: [`State::apply`], the only thing that changes a state.

use smallvec::SmallVec;

use crate::board::{ByPlayer, Player, Players, Square, Squares, Tower};

use super::event::{Event, Flow, How};
use super::setup::Setup;
use super::state::{Bearing, Laid, Moving, Sealed, State, Task};

impl State {
    /// Carries out one event. Events that the core emitted always fit; replaying a game's events gives its state again.
    #[inline(always)]
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
                self.deck.clear();
                self.deck.extend(deck.iter().rev());
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
                    take_out(&mut self.hands[*player], place);
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
                    take_out(&mut self.laid[*player], place);
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
                // There is none, so nothing has to be dropped: the new one is written where it stays.
                self.moving = None;
                let moving = self.moving.insert(Moving {
                    player: *player,
                    left: *steps,
                    home: self.board.owned[*player],
                    cards: SmallVec::new(),
                });
                for &card in cards {
                    moving.cards.push(Bearing { card, beyond: 0 });
                }
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
            Event::Edited(state) => self.clone_from(state),
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

    /// The part of [`apply`](Self::apply) for what is due.
    #[inline(always)]
    pub(super) fn apply_flow(&mut self, flow: &Flow) {
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
                if let Some(top) = self.agenda.last_mut() {
                    *top = *task;
                }
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

    #[inline(always)]
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
                self.own_one(setup, *player, *to);
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
                self.board.towers.push(Tower { owner: *player, squares: *squares });
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
    #[inline]
    fn count_step(&mut self, setup: &Setup, beyond: bool) {
        if let Some(moving) = &mut self.moving {
            moving.left = moving.left.saturating_sub(1);
        }
        if beyond {
            self.count_beyond(setup);
        }
    }

    #[inline(never)]
    fn count_beyond(&mut self, setup: &Setup) {
        let Some(moving) = &mut self.moving else { return };
        for bearing in &mut moving.cards {
            if bearing.beyond < setup.variant.card(bearing.card).opens() {
                bearing.beyond += 1;
                return;
            }
        }
    }

    /// The same as [`own`](Self::own) for one square, which is mostly blank or the player's already.
    #[inline(always)]
    fn own_one(&mut self, setup: &Setup, player: Player, square: Square) {
        // Whether it was the player's already is asked without a branch: nothing foretells it.
        if self.board.is_owned(square) & !self.board.owned[player].contains(square) {
            return self.take_one(setup, player, square);
        }
        self.board.owned[player].insert(square);
    }

    #[inline(never)]
    fn take_one(&mut self, setup: &Setup, player: Player, square: Square) {
        self.own(setup, player, Squares::one(square));
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

/// Takes a member out of a short list; mostly it is the last.
#[inline(always)]
fn take_out<T: Copy>(list: &mut SmallVec<[T; 4]>, place: usize) {
    if place + 1 == list.len() {
        list.pop();
    } else {
        list.remove(place);
    }
}
