//! Hooks: laid cards answering to what happens to their owner, in data or by script.

use crate::board::{Player, Players};

use super::card::{Answer, CardId, Hook, Hooks};
use super::event::Event;
use super::facts::Awake;
use super::host::{Detail, ScriptError};
use super::profile::Measured;
use super::state::Laid;
use super::table::Table;
use super::value::Word;

/// The hooks that answer in one way: name, script function, data.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum HookName {
    TurnStart,
    Roll,
    Moving,
    Targeted,
    KnockedOut,
    TurnEnd,
}

impl HookName {
    pub const ALL: [HookName; 6] = [
        HookName::TurnStart,
        HookName::Roll,
        HookName::Moving,
        HookName::Targeted,
        HookName::KnockedOut,
        HookName::TurnEnd,
    ];

    /// The key under `[on]` in TOML.
    pub fn name(self) -> &'static str {
        ["turn_start", "roll", "move", "targeted", "knocked_out", "turn_end"][self as usize]
    }

    /// The script function that stands in for the data.
    pub fn function(self) -> &'static str {
        ["on_turn_start", "on_roll", "on_move", "on_targeted", "on_knocked_out", "on_turn_end"][self as usize]
    }

    /// One sentence.
    pub fn doc(self) -> &'static str {
        [
            "The owner's turn begins, also one that is skipped.",
            "The owner has rolled.",
            "A move of the owner's begins.",
            "A card is used against the owner.",
            "The owner's pawn is knocked out.",
            "A turn that the owner really took ends.",
        ][self as usize]
    }

    pub(super) fn of(self, hooks: &Hooks) -> Option<&Hook> {
        match self {
            HookName::TurnStart => hooks.turn_start.as_ref(),
            HookName::Roll => hooks.roll.as_ref(),
            HookName::Moving => hooks.moving.as_ref(),
            HookName::Targeted => hooks.targeted.as_ref(),
            HookName::KnockedOut => hooks.knocked_out.as_ref(),
            HookName::TurnEnd => hooks.turn_end.as_ref(),
        }
    }
}

/// Laid cards that are asked one after the other, in the order laid: what comes of asking one may take others away, and
/// lay new ones, which aren't asked.
pub(super) struct TurnsOfLaid {
    owner: Player,
    /// The order of the one asked last, and of the one laid last.
    asked: Option<u32>,
    last: u32,
}

impl TurnsOfLaid {
    /// The one that comes next.
    #[inline]
    pub(super) fn next(&mut self, table: &Table) -> Option<Laid> {
        let due = |laid: &&Laid| Some(laid.order) > self.asked && laid.order <= self.last;
        let laid = *table.state.laid[self.owner].iter().find(due)?;
        self.asked = Some(laid.order);
        Some(laid)
    }
}

impl Table {
    /// Asks every card laid before `owner`, oldest first; the answers of those that have one, with the card.
    #[inline(always)]
    pub(crate) fn ask_hooks(
        &mut self,
        owner: Player,
        which: HookName,
        detail: Detail,
        mut each: impl FnMut(CardId, Answer),
    ) -> Result<(), ScriptError> {
        if !self.scope.awake[owner].answers(Awake::to(which)) {
            return Ok(());
        }
        let mut turns = self.turns_of_laid(owner);
        while self.state.outcome.is_none()
            && let Some(laid) = turns.next(self)
        {
            if let Some(answer) = self.ask_hook(owner, laid, which, detail)? {
                if answer.use_up {
                    self.emit_here(Event::UsedUp { player: owner, card: laid.card });
                }
                each(laid.card, answer);
            }
        }
        Ok(())
    }

    /// The cards that lie before `owner` now, to be asked one after the other.
    #[inline]
    pub(super) fn turns_of_laid(&self, owner: Player) -> TurnsOfLaid {
        TurnsOfLaid { owner, asked: None, last: self.state.laid[owner].last().map_or(0, |laid| laid.order) }
    }

    /// Asks one laid card; `None` if it has nothing to say.
    #[inline(always)]
    pub(crate) fn ask_hook(
        &mut self,
        owner: Player,
        laid: Laid,
        which: HookName,
        detail: Detail,
    ) -> Result<Option<Answer>, ScriptError> {
        if !self.setup.facts(laid.card).awake.answers(Awake::to(which)) {
            return Ok(None);
        }
        self.measured(Measured::Hook(laid.card), |table| table.answer_of(owner, laid, which, detail))
    }

    #[inline(always)]
    fn answer_of(
        &mut self,
        owner: Player,
        laid: Laid,
        which: HookName,
        detail: Detail,
    ) -> Result<Option<Answer>, ScriptError> {
        let setup = self.setup.clone();
        let card = setup.variant.card(laid.card);
        if card.script.as_ref().is_some_and(|script| script.defines(which.function())) {
            let host = self.host.clone();
            return self.as_owner(owner, laid.card, |table| {
                let call = |table: &mut Table| host.hook(table, laid.card, which.function(), detail);
                table.within_action(owner, |table| table.told((laid.card, owner), Some(which.name()), call))
            });
        }
        let Some(hook) = which.of(&card.hooks) else { return Ok(None) };
        if !matches_detail(hook, which, detail) {
            return Ok(None);
        }
        let holds = |table: &mut Table| hook.tests.iter().all(|test| test.holds(table, &[]));
        if !hook.tests.is_empty() && !self.as_owner(owner, laid.card, holds) {
            return Ok(None);
        }
        let times = laid.memo + 1;
        let last = hook.lasts > 0 && times >= hook.lasts;
        if hook.lasts > 1 && !last {
            self.emit_here(Event::MemoSet { player: owner, card: laid.card, memo: times });
        }
        if hook.steps.is_empty() {
            return Ok(Some(Answer { use_up: last, ..hook.answer }));
        }
        // P5: a card that this uses up is discarded before what it bears on.
        if last {
            self.emit_here(Event::UsedUp { player: owner, card: laid.card });
        }
        self.as_owner(owner, laid.card, |table| {
            let steps = |table: &mut Table| table.run_steps(&hook.steps, &[]);
            table.within_action(owner, |table| table.told((laid.card, owner), Some(which.name()), steps))
        })?;
        Ok(Some(Answer { use_up: false, ..hook.answer }))
    }

    /// Runs something as an action of its own inside another: what it gains is settled at once (E5).
    fn within_action<T>(
        &mut self,
        owner: Player,
        run: impl FnOnce(&mut Table) -> Result<T, ScriptError>,
    ) -> Result<T, ScriptError> {
        let before = self.scope.before;
        let changed = std::mem::take(&mut self.scope.changed);
        let unjudged = self.scope.unjudged;
        self.begin_action();
        let mut result = run(self);
        // One that only looks is no action: nothing is due in the middle of the one around it.
        if self.scope.changed && !self.scope.probing && result.is_ok() {
            result = self.settle(owner).and(result);
        }
        self.scope.before = before;
        self.scope.changed |= changed;
        self.scope.unjudged |= unjudged;
        result
    }

    /// Runs something with a laid card and its owner in scope.
    pub(crate) fn as_owner<T>(&mut self, owner: Player, card: CardId, run: impl FnOnce(&mut Table) -> T) -> T {
        let (me, current, stopped) = (self.scope.me, self.scope.card, self.scope.stopped);
        (self.scope.me, self.scope.card, self.scope.stopped) = (owner, card, false);
        let result = run(self);
        (self.scope.me, self.scope.card, self.scope.stopped) = (me, current, stopped);
        result
    }

    /// Uses the card in play against these players (the first in seat order after `me` who has an answer gives it);
    /// whether it was cancelled.
    pub(crate) fn threaten(&mut self, players: Players, with: Word) -> Result<bool, ScriptError> {
        if self.scope.probing {
            return Ok(false);
        }
        let (me, card) = (self.scope.me, self.scope.card);
        for player in players.after(me).filter(|player| *player != me) {
            if !self.scope.awake[player].answers(Awake::to(HookName::Targeted)) {
                continue;
            }
            let mut turns = self.turns_of_laid(player);
            while let Some(laid) = turns.next(self) {
                let Some(answer) = self.ask_hook(player, laid, HookName::Targeted, Detail::Word(with))? else {
                    continue;
                };
                if answer.cancel {
                    self.emit(Event::Cancelled { player, by: laid.card, card });
                }
                if answer.use_up {
                    self.emit(Event::UsedUp { player, card: laid.card });
                }
                if answer.cancel {
                    self.scope.stopped = true;
                    return Ok(true);
                }
            }
        }
        Ok(false)
    }

    /// Knocks a pawn out for `by`: it goes to its start, and `by` scores (K1, K3).
    pub(crate) fn knock_out(&mut self, player: Player, by: Player) -> Result<(), ScriptError> {
        let mut points = self.knobs().knockout_points as i64;
        self.ask_hooks(player, HookName::KnockedOut, Detail::None, |_, answer| points *= answer.points)?;
        self.emit(Event::KnockedOut { player, by, points: points.clamp(0, 255) as u8 });
        Ok(())
    }
}

fn matches_detail(hook: &Hook, which: HookName, detail: Detail) -> bool {
    match (which, detail) {
        (HookName::Roll, Detail::Number(steps)) => hook.on_moves.is_none_or(|moves| moves == (steps > 0)),
        (HookName::Targeted, Detail::Word(word)) => hook.against.contains(&word),
        _ => true,
    }
}

#[cfg(test)]
mod tests {
    use smallvec::smallvec;

    use super::super::knobs::Knobs;
    use super::super::settle_tests::table;
    use super::*;

    /// P5: cards answer in the order laid; one that is gone by its turn doesn't, nor one that is laid meanwhile.
    #[test]
    fn laid_cards_are_asked_in_turn_as_long_as_they_lie_there() {
        let mut table = table(2, Knobs::default());
        let laid = |order| Laid { card: CardId(0), order, memo: 0 };
        table.state.laid[Player::Red] = smallvec![laid(3), laid(4), laid(7)];
        table.state.laid[Player::Blue] = smallvec![laid(5)];
        let mut turns = table.turns_of_laid(Player::Red);
        assert_eq!(turns.next(&table), Some(laid(3)));
        table.state.laid[Player::Red] = smallvec![laid(7), laid(8)];
        assert_eq!(turns.next(&table), Some(laid(7)));
        assert_eq!(turns.next(&table), None);
    }
}
