//! Moves: which steps are legal, and taking one (M1–M9).

use smallvec::SmallVec;

use crate::board::{Direction, Directions, Player, Squares};

use super::decision::{Choice, Choices, Chooser, Decision, DecisionKind, Pick, Who};
use super::event::{Event, Flow, How};
use super::expr::Expr;
use super::hook::HookName;
use super::host::{Detail, ScriptError};
use super::primitives::{Fault, land};
use super::state::Task;
use super::table::Table;

/// Where the pawn may go from where it stands.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Reach {
    /// Squares that the rules and the laid cards allow.
    pub usual: Squares,
    /// Squares that only a laid card opens, by choice.
    pub beyond: Squares,
    /// Squares that the move may end on.
    pub ends: Squares,
}

impl Table {
    /// Begins a move of so many steps: the laid cards that bear on it are used up first (M5, M9).
    pub(super) fn begin_move(&mut self, player: Player, steps: i64) -> Result<(), ScriptError> {
        if self.state.laid[player].is_empty() {
            let steps = steps.clamp(0, 255) as u8;
            self.emit_here(Event::MoveBegan { player, steps, cards: Vec::new() });
            self.emit_here(Event::Flow(Flow::Push(Task::Move)));
            return Ok(());
        }
        self.begin_move_with_cards(player, steps)
    }

    #[inline(never)]
    fn begin_move_with_cards(&mut self, player: Player, steps: i64) -> Result<(), ScriptError> {
        let (mut add, mut most) = (0, i64::MAX);
        let mut cards = Vec::new();
        self.ask_hooks(player, HookName::Moving, Detail::Number(steps), |card, answer| {
            add += answer.add;
            most = most.min(answer.at_most.unwrap_or(i64::MAX));
            cards.push(card);
        })?;
        let steps = (steps + add).min(most).clamp(0, 255) as u8;
        self.emit_here(Event::MoveBegan { player, steps, cards });
        self.emit_here(Event::Flow(Flow::Push(Task::Move)));
        Ok(())
    }

    /// The steps of a move, up to its end; whether somebody must decide.
    #[inline(never)]
    pub(super) fn do_steps(&mut self, chooser: &mut dyn Chooser) -> Result<bool, ScriptError> {
        while self.state.outcome.is_none() {
            let Some(moving) = &self.state.moving else {
                self.emit_here(Event::Flow(Flow::Pop));
                break;
            };
            let (player, left, plain) = (moving.player, moving.left, moving.cards.is_empty());
            self.scope.me = player;
            let choices = if left == 0 { Choices::default() } else { self.step_choices(player)? };
            let choice = match choices.len() {
                0 => Choice::Stop,
                1 => choices.get(0).unwrap_or(Choice::Stop),
                _ => {
                    let who = Who::Player(player);
                    let decision = Decision { who, kind: DecisionKind::Step, card: None, about: None, choices };
                    match chooser.choose(self, &decision) {
                        Some(Pick::Choice(choice)) if decision.choices.contains(choice) => choice,
                        _ => {
                            self.scope.pending = Some(decision);
                            return Ok(true);
                        }
                    }
                }
            };
            let Choice::Square(to) = choice else {
                self.emit_here(Event::MoveEnded { player });
                self.emit_here(Event::Flow(Flow::Pop));
                break;
            };
            let usual = plain || self.board().enterable(self.shape(), player).contains(to);
            self.begin_action();
            let how = if usual { How::Step } else { How::Beyond };
            match land(self, player, to, how) {
                Ok(_) => self.settle(player)?,
                Err(Fault::Script(error)) => return Err(error),
                Err(Fault::Refused { .. }) => {}
            }
        }
        Ok(false)
    }

    /// The legal steps: left, right, forward, back, then the diagonals; then `stop` where a move may end early; then
    /// the squares that only a laid card opens (M8).
    fn step_choices(&mut self, player: Player) -> Result<Choices, ScriptError> {
        let Some(here) = self.board().pawn(player) else { return Ok(Choices::default()) };
        if self.state.moving.as_ref().is_none_or(|moving| moving.cards.is_empty()) {
            return Ok(self.plain_steps(player, here));
        }
        let reach = self.reach(player)?;
        let ways = if self.knobs().directions == 8 { Directions::EIGHT } else { Directions::ORTHOGONAL };
        let next = |direction: Direction| self.shape().step(here, direction);
        let list =
            |set: Squares| ways.iter().filter_map(next).filter(move |square| set.contains(*square)).map(Choice::Square);
        let mut choices: Choices = list(reach.usual).collect();
        let stuck = choices.is_empty();
        let beyond: SmallVec<[Choice; 8]> = list(reach.beyond).collect();
        if stuck && !beyond.is_empty() && reach.ends.contains(here) {
            choices.push(Choice::Stop);
        }
        for choice in beyond {
            choices.push(choice);
        }
        Ok(choices)
    }

    /// The legal steps of a move that no laid card bears on.
    fn plain_steps(&self, player: Player, here: crate::board::Square) -> Choices {
        let closed = self.board().fixed(self.shape(), player);
        let ways = if self.knobs().directions == 8 { &Direction::ALL[..] } else { &Direction::ALL[..4] };
        let mut choices = Choices::default();
        for &way in ways {
            if let Some(square) = self.shape().step(here, way)
                && !closed.contains(square)
            {
                choices.push(Choice::Square(square));
            }
        }
        choices
    }

    /// Where a step may go now, everything considered.
    pub(crate) fn reach(&mut self, player: Player) -> Result<Reach, ScriptError> {
        let all = self.shape().all();
        let usual = self.board().enterable(self.shape(), player);
        let mut reach = Reach { usual, beyond: Squares::EMPTY, ends: all };
        let Some(moving) = &self.state.moving else { return Ok(reach) };
        if moving.cards.is_empty() {
            return Ok(reach);
        }
        let (cards, beyond, left) = (moving.cards.clone(), moving.beyond.clone(), moving.left);
        let mut enter = all;
        let mut spare = 0;
        let mut ends_anywhere = true;
        for (card, used) in cards.into_iter().zip(beyond) {
            let setup = self.setup.clone();
            let hook = setup.variant.card(card).hooks.moving.as_ref();
            if let Some(set) = self.filter(player, card, hook.and_then(|hook| hook.enter.as_ref()), "may_enter")? {
                enter &= set;
            }
            if let Some(set) = self.filter(player, card, hook.and_then(|hook| hook.end_on.as_ref()), "may_end")? {
                reach.ends &= set;
                ends_anywhere = false;
            }
            if let Some(hook) = hook
                && used < hook.also_times
                && let Some(set) = self.filter(player, card, hook.also_enter.as_ref(), "may_also_enter")?
            {
                reach.beyond |= set;
                spare += (hook.also_times - used) as usize;
            }
        }
        reach.usual &= enter;
        reach.beyond = (reach.beyond & enter) - reach.usual;
        if !ends_anywhere {
            self.keep_ways_home(&mut reach, left as usize, spare);
        }
        Ok(reach)
    }

    /// M6: keeps the steps that leave some way to use all steps and end where the move may end.
    fn keep_ways_home(&self, reach: &mut Reach, left: usize, spare: usize) {
        let beside = |set: Squares| {
            if self.knobs().directions == 8 { self.shape().around_all(set) } else { self.shape().beside(set) }
        };
        // Squares from which the rest of the move can end well, by how many squares beyond may still be entered.
        let mut good: Vec<Squares> = vec![reach.ends; spare + 1];
        for _ in 1..left {
            good = (0..=spare)
                .map(|spared| {
                    let beyond = if spared > 0 { good[spared - 1] & reach.beyond } else { Squares::EMPTY };
                    beside((good[spared] & reach.usual) | beyond)
                })
                .collect();
        }
        reach.usual &= good[spare];
        reach.beyond = if spare > 0 { reach.beyond & good[spare - 1] } else { Squares::EMPTY };
    }

    /// What a laid card says about squares, in data or by the script function of this name.
    fn filter(
        &mut self,
        owner: Player,
        card: super::card::CardId,
        data: Option<&Expr>,
        function: &str,
    ) -> Result<Option<Squares>, ScriptError> {
        let setup = self.setup.clone();
        let script = setup.variant.card(card).script.as_ref();
        if script.is_some_and(|script| script.defines(function)) {
            let host = self.host.clone();
            return self.as_owner(owner, card, |table| host.squares(table, card, function)).map(Some);
        }
        Ok(data.map(|expr| self.as_owner(owner, card, |table| expr.eval(table, &[], None).squares())))
    }
}
