//! What follows from the cards' definitions alone and is asked for several times a turn, worked out once a set-up.

use crate::board::{ByPlayer, Player};

use super::card::{Card, Hook, Step};
use super::expr::Expr;
use super::hook::HookName;
use super::setup::Variant;
use super::value::{Default as Usual, Value};

/// What laid cards may answer to: a bit for each hook by [`HookName`], and two for draws.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug)]
pub(crate) struct Awake(u8);

impl Awake {
    /// A card that is drawn.
    pub const DRAWS: Awake = Awake(1 << 6);
    /// A card that an opponent draws: it may be played for the laid card's owner.
    pub const DIVERTS: Awake = Awake(1 << 7);

    fn when(self, holds: bool) -> Awake {
        if holds { self } else { Awake::default() }
    }

    #[inline]
    pub(crate) fn to(hook: HookName) -> Awake {
        Awake(1 << hook as u8)
    }

    /// Whether an answer to any of these may come.
    #[inline]
    pub(crate) fn answers(self, any: Awake) -> bool {
        self.0 & any.0 != 0
    }

    /// What the cards laid before anybody but this player may answer to.
    #[inline]
    pub(crate) fn of_others(awake: &ByPlayer<Awake>, player: Player) -> Awake {
        // All four in one word, so that nobody has to be looked at in turn.
        let all = u32::from_le_bytes(awake.0.map(|awake| awake.0)) & !(0xff << (8 * player.seat()));
        let all = all | all >> 16;
        Awake((all | all >> 8) as u8)
    }

    #[inline]
    pub(crate) fn union(self, other: Awake) -> Awake {
        Awake(self.0 | other.0)
    }
}

/// What follows from one card's definition.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Facts {
    /// What it may answer to while it lies before somebody.
    pub awake: Awake,
    /// It may say which squares a move enters or ends on.
    pub limits: bool,
    /// It can always do something: there is nothing to choose, and its first step always does something.
    pub always: bool,
    /// Drawn, it goes to the hand.
    pub to_hand: bool,
    /// Drawn, it goes to the hand in any case.
    pub always_kept: bool,
}

impl Facts {
    fn of(card: &Card) -> Facts {
        let defines = |function: &str| card.script.as_ref().is_some_and(|script| script.defines(function));
        let answers = |hook: &HookName| hook.of(&card.hooks).is_some() || defines(hook.function());
        let draw = card.hooks.draw.as_ref();
        let bare = card.needs.is_empty() && card.choices.is_empty() && !defines("play");
        let first = card.steps.first().filter(|step| step.tests.is_empty() && has_usual_arguments(step));
        let diverts = draw.is_some_and(|hook| hook.divert.is_some()) || defines("on_draw");
        let to_draws = [Awake::DRAWS.when(draw.is_some() || defines("on_draw")), Awake::DIVERTS.when(diverts)];
        let hooks = HookName::ALL.into_iter().filter(answers).map(Awake::to);
        Facts {
            awake: hooks.chain(to_draws).fold(Awake::default(), Awake::union),
            limits: ["may_enter", "may_end", "may_also_enter"].into_iter().any(defines)
                || card.hooks.moving.as_ref().is_some_and(Hook::limits),
            to_hand: card.to_hand,
            always_kept: card.to_hand && card.needs.is_empty(),
            always: card.always || bare && first.is_some_and(|step| step.primitive.always),
        }
    }
}

/// Whether every argument of a step is what stands in for one that isn't given.
fn has_usual_arguments(step: &Step) -> bool {
    step.primitive.args.iter().zip(&step.args).all(|(arg, given)| match (given.bare(), arg.default) {
        (Expr::Call(query, of), Some(Usual::Query(name))) => query.name == name && of.is_empty(),
        (Expr::Const(value), Some(Usual::Number(number))) => *value == Value::Number(number),
        _ => false,
    })
}

impl Variant {
    /// The facts of every card, in the order of the cards.
    pub(super) fn facts(&self) -> Vec<Facts> {
        self.cards.iter().map(Facts::of).collect()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_cards_of_the_others_are_those_before_everybody_else() {
        let awake = ByPlayer([Awake(1), Awake(2), Awake(4 | 1), Awake(128)]);
        let of = |player| Awake::of_others(&awake, player).0;
        assert_eq!(Player::ALL.map(of), [2 | 4 | 1 | 128, 1 | 4 | 128, 1 | 2 | 128, 1 | 2 | 4]);
    }
}
