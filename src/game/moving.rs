//! Moves: which steps are legal, and taking one (M1–M9).

use smallvec::SmallVec;

use crate::board::{Direction, Directions, Player, Square, Squares};

use super::card::Answer;
use super::choices::Choices;
use super::decision::{Choice, Chooser, Decision, DecisionKind, Pick, Who};
use super::event::{Event, Flow, How};
use super::expr::Expr;
use super::hook::HookName;
use super::host::{Detail, ScriptError};
use super::primitives::land;
use super::state::{Bearing, Moving, Task};
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

/// What laid cards make of the die's steps, in the order of M5.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Modifiers {
    pub times: i64,
    pub no_move: bool,
    pub add: i64,
    pub most: i64,
}

impl Default for Modifiers {
    fn default() -> Modifiers {
        Modifiers { times: 1, no_move: false, add: 0, most: i64::MAX }
    }
}

impl Modifiers {
    /// A card answers to the roll.
    pub(crate) fn rolls(&mut self, answer: &Answer) {
        self.times *= answer.times;
        self.no_move |= answer.no_move;
    }

    /// A card answers to the move's beginning.
    pub(crate) fn moves(&mut self, answer: &Answer) {
        self.add += answer.add;
        self.most = self.most.min(answer.at_most.unwrap_or(i64::MAX));
    }

    /// The steps of the move, of those that the roll gave.
    pub(crate) fn steps(&self, rolled: i64) -> u8 {
        (rolled + self.add).min(self.most).clamp(0, 255) as u8
    }
}

/// How a move goes on.
enum Next {
    To(Square),
    /// No step is left, or none is legal.
    Over,
    /// Somebody must decide.
    Waits,
}

/// What one laid card says about a move's squares.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug)]
pub(crate) struct Limits {
    /// Squares that may be entered.
    pub enter: Option<Squares>,
    /// Squares that the move may end on.
    pub ends: Option<Squares>,
    /// Squares that may be entered besides.
    pub also: Option<Squares>,
}

impl Table {
    /// Begins a move of so many steps: the laid cards that bear on it are used up first (M5, M9).
    pub(super) fn begin_move(&mut self, player: Player, steps: i64) -> Result<(), ScriptError> {
        if self.state.laid[player].is_empty() {
            let steps = steps.clamp(0, 255) as u8;
            self.emit_here(Event::MoveBegan { player, steps, cards: SmallVec::new() });
            self.flow(Flow::Push(Task::Move));
            return Ok(());
        }
        self.begin_move_with_cards(player, steps)
    }

    #[inline(never)]
    fn begin_move_with_cards(&mut self, player: Player, steps: i64) -> Result<(), ScriptError> {
        let mut modifiers = Modifiers::default();
        let mut cards = SmallVec::new();
        self.ask_hooks(player, HookName::Moving, Detail::Number(steps), |card, answer| {
            modifiers.moves(&answer);
            cards.push(card);
        })?;
        let steps = modifiers.steps(steps);
        self.emit_here(Event::MoveBegan { player, steps, cards });
        self.flow(Flow::Push(Task::Move));
        Ok(())
    }

    /// The steps of a move, up to its end; whether somebody must decide.
    #[inline(never)]
    pub(super) fn do_steps(&mut self, chooser: &mut dyn Chooser) -> Result<bool, ScriptError> {
        // The cards that bear on a move are the same from its beginning to its end.
        let plain = self.state.moving.as_ref().is_none_or(|moving| self.is_plain(moving));
        while self.state.outcome.is_none() {
            let Some(moving) = &self.state.moving else {
                self.flow(Flow::Pop);
                break;
            };
            let (player, left) = (moving.player, moving.left);
            self.scope.me = player;
            let to = match self.next_step(player, left, plain, chooser)? {
                Next::To(to) => to,
                Next::Waits => return Ok(true),
                Next::Over => {
                    self.emit_here(Event::MoveEnded { player });
                    self.flow(Flow::Pop);
                    break;
                }
            };
            let usual = plain || self.board().enterable(self.shape(), player).contains(to);
            self.begin_action();
            let how = if usual { How::Step } else { How::Beyond };
            land(self, player, to, how)?;
            self.settle(player)?;
        }
        Ok(false)
    }

    /// Whether no laid card bears on the squares of a move.
    #[inline]
    pub(crate) fn is_plain(&self, moving: &Moving) -> bool {
        !moving.card_ids().any(|card| self.setup.facts(card).limits)
    }

    /// Where the move goes on to. Without a choice nobody is asked.
    #[inline]
    fn next_step(
        &mut self,
        player: Player,
        left: u8,
        plain: bool,
        chooser: &mut dyn Chooser,
    ) -> Result<Next, ScriptError> {
        if left == 0 {
            return Ok(Next::Over);
        }
        if let Some(here) = self.board().pawn(player)
            && let Some(ways) =
                if plain { Some(self.plain_ways(player, here)) } else { self.limited_ways(player, here)? }
        {
            let count = ways.len();
            let place = if count > 1 { chooser.place(self, player, count) } else { Some(0) };
            let to = place.and_then(|place| ways.nth(place)).and_then(|way| self.shape().step(here, way));
            if let Some(to) = to {
                return Ok(Next::To(to));
            }
        }
        self.choose_step(player, chooser)
    }

    #[inline(never)]
    fn choose_step(&mut self, player: Player, chooser: &mut dyn Chooser) -> Result<Next, ScriptError> {
        let choices = self.step_choices(player)?;
        let count = choices.len();
        let place = if count > 1 { chooser.place(self, player, count) } else { Some(0) };
        let choice = place.and_then(|place| choices.get(place));
        let choice = if choice.is_some() || count == 0 {
            choice
        } else {
            let who = Who::Player(player);
            let decision = Decision { who, kind: DecisionKind::Step, card: None, about: None, choices };
            match chooser.choose(self, &decision) {
                Some(Pick::Choice(choice)) if decision.choices.contains(choice) => Some(choice),
                _ => {
                    self.scope.pending = Some(decision);
                    return Ok(Next::Waits);
                }
            }
        };
        Ok(if let Some(Choice::Square(to)) = choice { Next::To(to) } else { Next::Over })
    }

    /// The legal steps: left, right, forward, back, then the diagonals; then `stop` where a move may end early; then
    /// the squares that only a laid card opens (M8).
    pub(super) fn step_choices(&mut self, player: Player) -> Result<Choices, ScriptError> {
        let Some(here) = self.board().pawn(player) else { return Ok(Choices::default()) };
        if self.state.moving.as_ref().is_none_or(|moving| self.is_plain(moving)) {
            let steps = self.plain_ways(player, here).iter().filter_map(|way| self.shape().step(here, way));
            return Ok(steps.map(Choice::Square).collect());
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

    /// The ways of the legal steps of a move that no laid card bears on.
    #[inline(always)]
    fn plain_ways(&self, player: Player, here: Square) -> Directions {
        self.ways_into(here, self.board().enterable(self.shape(), player))
    }

    /// The directions in which a pawn may step, of those in which the next square is one of the set (M1).
    #[inline(always)]
    fn ways_into(&self, here: Square, set: Squares) -> Directions {
        let ways = self.shape().ways(here, set);
        if self.knobs().directions == 8 { ways } else { ways.both(Directions::ORTHOGONAL) }
    }

    /// The ways of the legal steps of a move that laid cards bear on, if none of those opens a square beyond the usual here.
    #[inline(never)]
    fn limited_ways(&mut self, player: Player, here: Square) -> Result<Option<Directions>, ScriptError> {
        let reach = self.reach(player)?;
        Ok(self.ways_into(here, reach.beyond).is_empty().then(|| self.ways_into(here, reach.usual)))
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
        let (count, left) = (moving.cards.len(), moving.left);
        let mut enter = all;
        let mut spare = 0;
        let mut ends_anywhere = true;
        for place in 0..count {
            let Some(moving) = &self.state.moving else { break };
            let Bearing { card, beyond: used } = moving.cards[place];
            if !self.setup.facts(card).limits {
                continue;
            }
            let limits = self.limits(player, card, used)?;
            if let Some(set) = limits.enter {
                enter &= set;
            }
            if let Some(set) = limits.ends {
                reach.ends &= set;
                ends_anywhere = false;
            }
            if let Some(set) = limits.also {
                reach.beyond |= set;
                spare += self.spare(card, used);
            }
        }
        reach.usual &= enter;
        reach.beyond = (reach.beyond & enter) - reach.usual;
        if !ends_anywhere {
            self.keep_ways_home(&mut reach, left as usize, spare);
        }
        Ok(reach)
    }

    /// What a laid card that bears on the move says about its squares, `used` of its squares beyond being entered.
    pub(crate) fn limits(
        &mut self,
        player: Player,
        card: super::card::CardId,
        used: u8,
    ) -> Result<Limits, ScriptError> {
        let setup = self.setup.clone();
        let hook = setup.variant.card(card).hooks.moving.as_ref();
        let mut limits = Limits {
            enter: self.filter(player, card, hook.and_then(|hook| hook.enter.as_ref()), "may_enter")?,
            ends: self.filter(player, card, hook.and_then(|hook| hook.end_on.as_ref()), "may_end")?,
            also: None,
        };
        if self.spare(card, used) > 0 {
            let also = hook.and_then(|hook| hook.also_enter.as_ref());
            limits.also = self.filter(player, card, also, "may_also_enter")?;
        }
        Ok(limits)
    }

    /// How many squares beyond the usual a card still opens in this move.
    fn spare(&self, card: super::card::CardId, used: u8) -> usize {
        self.card(card).hooks.moving.as_ref().map_or(0, |hook| hook.also_times.saturating_sub(used) as usize)
    }

    /// M6: keeps the steps that leave some way to use all steps and end where the move may end.
    fn keep_ways_home(&self, reach: &mut Reach, left: usize, spare: usize) {
        let beside = |set: Squares| {
            if self.knobs().directions == 8 { self.shape().around_all(set) } else { self.shape().beside(set) }
        };
        // Squares from which the rest of the move can end well, by how many squares beyond may still be entered.
        let mut good: SmallVec<[Squares; 2]> = SmallVec::from_elem(reach.ends, spare + 1);
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
    #[inline(always)]
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
        Ok(data.map(|expr| self.as_owner(owner, card, |table| expr.squares(table, &[], None))))
    }
}
