//! After an action: rings close (E5), then the goals are looked at (V5).

use crate::board::{self, Player, Players, Squares};

use super::event::{Event, How, Outcome, Way};
use super::host::ScriptError;
use super::table::Table;

impl Table {
    /// Closes rings for everybody who gained squares since the action began, `acting` first, then looks for a winner.
    #[inline]
    pub(crate) fn settle(&mut self, acting: Player) -> Result<(), ScriptError> {
        if self.scope.unjudged { self.judge(acting) } else { Ok(()) }
    }

    #[inline(never)]
    fn judge(&mut self, acting: Player) -> Result<(), ScriptError> {
        self.close_rings(acting)?;
        self.look_for_winner(acting);
        self.scope.unjudged = false;
        Ok(())
    }

    fn gained(&self, player: Player) -> Squares {
        self.state.board.owned[player] - self.scope.before[player]
    }

    fn close_rings(&mut self, acting: Player) -> Result<(), ScriptError> {
        loop {
            let mut fell = self.close_gained(acting)?;
            for player in self.everyone().minus(Players::one(acting)).iter() {
                fell |= self.close_gained(player)?;
            }
            if !fell {
                return Ok(());
            }
        }
    }

    /// Lets fall to `player` what everything gained since the action began encircles.
    #[inline]
    fn close_gained(&mut self, player: Player) -> Result<bool, ScriptError> {
        let gained = self.gained(player);
        if gained.is_empty() { Ok(false) } else { self.close_ring(player, gained) }
    }

    /// Lets fall to `player` what `gained` encircles; whether anything fell.
    pub(crate) fn close_ring(&mut self, player: Player, gained: Squares) -> Result<bool, ScriptError> {
        let owned = self.state.board.owned[player];
        let rule = self.setup.ring;
        if !self.state.sealed.0[player] && !board::may_close(self.shape(), owned, gained, rule) {
            return Ok(false);
        }
        let fall = board::fall(self.board(), self.shape(), player, gained, rule);
        self.state.sealed.0[player] = fall.left_over;
        if fall.taken.is_empty() {
            return Ok(false);
        }
        for victim in self.board().pawns_on(fall.taken).iter() {
            if victim != player {
                self.knock_out(victim, player)?;
            }
        }
        self.emit_here(Event::Gained { player, squares: fall.taken, how: How::Encircled });
        Ok(true)
    }

    /// V1–V3: the acting player first, then seat order; squares before knockouts.
    fn look_for_winner(&mut self, acting: Player) {
        // Almost never has anybody: that much is found out in any order.
        let reached = |seat: usize| {
            self.state.board.owned.0[seat].len() >= self.knobs().win_squares as usize
                || self.state.knockouts.0[seat] >= self.knobs().win_knockouts
        };
        if self.state.outcome.is_some() || !(0..self.setup.players).any(reached) {
            return;
        }
        for player in std::iter::once(acting).chain(self.everyone().minus(Players::one(acting)).iter()) {
            let Some(by) = self.goal(player) else { continue };
            self.emit(Event::Ended(Outcome { winner: Some(player), by }));
            return;
        }
    }

    /// The goal that a player has reached, squares before knockouts (V1, V2, V5).
    #[inline]
    pub(crate) fn goal(&self, player: Player) -> Option<Way> {
        if self.state.board.owned[player].len() >= self.knobs().win_squares as usize {
            Some(Way::Squares)
        } else if self.state.knockouts[player] >= self.knobs().win_knockouts {
            Some(Way::Knockouts)
        } else {
            None
        }
    }

    /// V4: at the turn limit the most squares win, then the most knockouts, else it is a draw.
    pub(crate) fn count_out(&mut self) {
        let score = |player: Player| (self.state.board.owned[player].len(), self.state.knockouts[player]);
        let best = self.everyone().iter().map(score).max();
        let leaders: Players = self.everyone().iter().filter(|player| Some(score(*player)) == best).collect();
        self.emit(Event::Ended(Outcome { winner: leaders.only(), by: Way::Limit }));
    }
}
