//! A state being edited: the board, the counts, whose turn it is.

use smallvec::SmallVec;

use crate::board::{ByPlayer, Player, Squares, Tower};
use crate::game::{LAST_TURN, Setup, Stage, State, Task};
use crate::messages::{Message, Said, msg};

use super::words::{number, player, squares};

/// A state being edited.
pub(super) struct Draft<'s> {
    pub setup: &'s Setup,
    pub state: State,
    /// Impossible things are refused.
    pub checks: bool,
}

/// The colour at the head of words, and the words after it.
pub(super) fn whose<'w>(setup: &Setup, words: &'w [String]) -> Result<(Player, &'w [String]), Said> {
    let (first, rest) = words.split_first().ok_or_else(|| msg!("edit-no-colour"))?;
    Ok((player(setup, first)?, rest))
}

/// The only word.
pub(super) fn single(what: Message, words: &[String]) -> Result<&str, Said> {
    match words {
        [one] => Ok(one),
        [] => Err(msg!("edit-missing", what = what).into()),
        [_, more, ..] => Err(msg!("edit-one-word", what = what, found = more).into()),
    }
}

impl Draft<'_> {
    /// Takes squares from whoever has them.
    fn release(&mut self, set: Squares) {
        for owned in &mut self.state.board.owned.0 {
            *owned -= set;
        }
    }

    fn give(&mut self, owner: Player, set: Squares) {
        self.state.board.dead -= set;
        self.state.board.own(owner, set);
    }

    pub fn own(&mut self, words: &[String]) -> Result<(), Said> {
        let (owner, rest) = whose(self.setup, words)?;
        let set = squares(&self.setup.shape, rest)?;
        self.give(owner, set);
        Ok(())
    }

    pub fn blank(&mut self, words: &[String]) -> Result<(), Said> {
        let set = squares(&self.setup.shape, words)?;
        self.release(set);
        self.state.board.dead -= set;
        Ok(())
    }

    pub fn kill(&mut self, words: &[String]) -> Result<(), Said> {
        let set = squares(&self.setup.shape, words)?;
        self.release(set);
        self.state.board.dead |= set;
        Ok(())
    }

    pub fn revive(&mut self, words: &[String]) -> Result<(), Said> {
        let set = squares(&self.setup.shape, words)?;
        let alive = set - self.state.board.dead;
        if self.checks && !alive.is_empty() {
            return Err(msg!("edit-not-dead", squares = self.setup.shape.list(alive)).into());
        }
        self.state.board.dead -= set;
        Ok(())
    }

    pub fn pawn(&mut self, words: &[String]) -> Result<(), Said> {
        let (owner, rest) = whose(self.setup, words)?;
        let set = squares(&self.setup.shape, &[single(msg!("the-square"), rest)?.to_owned()])?;
        let square = set.first().filter(|_| set.len() == 1).ok_or_else(|| msg!("edit-one-square"))?;
        self.state.board.pawns[owner] = Some(square);
        self.give(owner, set);
        Ok(())
    }

    pub fn tower(&mut self, words: &[String]) -> Result<(), Said> {
        let (owner, rest) = whose(self.setup, words)?;
        let set = squares(&self.setup.shape, rest)?;
        let board = &mut self.state.board;
        if let Some(other) = board.towers.iter().find(|tower| !(tower.squares & set).is_empty()) {
            let name = self.setup.shape.block_name(other.squares);
            return Err(msg!("edit-tower-there", squares = name).into());
        }
        // A set of towers holds that many, whatever the rules.
        if board.towers.len() >= 64 {
            return Err(msg!("edit-towers-most").into());
        }
        board.towers.push(Tower { owner, squares: set });
        board.sum_up_towers();
        if set.len() > 1 {
            self.state.reserve[owner] = self.state.reserve[owner].saturating_sub(1);
        }
        self.give(owner, set);
        Ok(())
    }

    pub fn untower(&mut self, words: &[String]) -> Result<(), Said> {
        let set = squares(&self.setup.shape, words)?;
        let board = &mut self.state.board;
        let gone: SmallVec<[Tower; 6]> =
            board.towers.iter().filter(|tower| !(tower.squares & set).is_empty()).copied().collect();
        if gone.is_empty() {
            return Err(msg!("edit-no-tower", squares = self.setup.shape.list(set)).into());
        }
        board.towers.retain(|tower| !gone.contains(tower));
        board.sum_up_towers();
        for tower in gone.iter().filter(|tower| !tower.is_keep()) {
            self.state.reserve[tower.owner] = self.state.reserve[tower.owner].saturating_add(1);
        }
        Ok(())
    }

    /// A number by colour.
    pub fn count(&mut self, words: &[String], table: fn(&mut State) -> &mut ByPlayer<u8>) -> Result<(), Said> {
        let (owner, rest) = whose(self.setup, words)?;
        table(&mut self.state)[owner] = number(single(msg!("the-number"), rest)?)?;
        Ok(())
    }

    /// The turn of a player, before the roll; whatever was going on is dropped.
    pub fn turn(&mut self, words: &[String]) -> Result<(), Said> {
        let (active, rest) = whose(self.setup, words)?;
        if !rest.is_empty() {
            let turn: u32 = number(single(msg!("the-turn"), rest)?)?;
            if turn > LAST_TURN {
                return Err(msg!("edit-last-turn", most = LAST_TURN.to_string(), found = turn.to_string()).into());
            }
            self.state.turn = turn;
        }
        let state = &mut self.state;
        state.turn = state.turn.max(1);
        state.active = active;
        state.face = 0;
        state.moving = None;
        let dropped = std::mem::take(&mut state.in_play);
        state.discard.extend(dropped);
        // Before the first shuffle all cards are in the discard: they become the deck as they lie.
        if state.deck.is_empty() {
            state.deck = std::mem::take(&mut state.discard);
            state.deck.reverse();
        }
        state.agenda.clear();
        state.agenda.push(Task::Turn(Stage::Hand));
        Ok(())
    }

    /// A drawn board, its rows from the top separated by `/`. Towers stay where their ground is still their owner's.
    pub fn board(&mut self, words: &[String]) -> Result<(), Said> {
        let rows = words.join("").replace('/', "\n");
        let drawn = crate::content::read_drawing(&self.setup.shape, &rows)?;
        let board = &mut self.state.board;
        (board.owned, board.dead) = (drawn.owned, drawn.dead);
        for owner in self.setup.shape.players().iter() {
            board.pawns[owner] = drawn.pawns[owner].or(self.setup.shape.start(owner));
        }
        let towers = std::mem::take(&mut board.towers);
        let (kept, gone): (Vec<Tower>, Vec<Tower>) =
            towers.into_iter().partition(|tower| tower.squares.within(board.owned[tower.owner]));
        board.towers = kept.into();
        board.sum_up_towers();
        for tower in gone.iter().filter(|tower| !tower.is_keep()) {
            self.state.reserve[tower.owner] = self.state.reserve[tower.owner].saturating_add(1);
        }
        Ok(())
    }
}
