//! What follows from the cards' definitions alone and is asked for several times a turn, worked out once a set-up.

use super::card::{Card, Hook, Step};
use super::expr::Expr;
use super::hook::HookName;
use super::setup::Variant;
use super::value::{Default as Usual, Value};

/// What follows from one card's definition.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Facts {
    /// One bit for each hook that it may answer, by [`HookName`].
    hooks: u8,
    /// It may answer to a card that is drawn.
    pub draws: bool,
    /// It may have the card of an opponent played for its owner, or otherwise answer to an opponent's draw.
    pub diverts: bool,
    /// It may say which squares a move enters or ends on.
    pub limits: bool,
    /// It can always do something: there is nothing to choose, and its first step always does something.
    pub always: bool,
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
        Facts {
            hooks: HookName::ALL.iter().filter(|hook| answers(hook)).map(|hook| 1 << *hook as u8).sum(),
            draws: draw.is_some() || defines("on_draw"),
            diverts: draw.is_some_and(|hook| hook.divert.is_some()) || defines("on_draw"),
            limits: ["may_enter", "may_end", "may_also_enter"].into_iter().any(defines)
                || card.hooks.moving.as_ref().is_some_and(Hook::limits),
            always_kept: card.to_hand && card.needs.is_empty(),
            always: card.always || bare && first.is_some_and(|step| step.primitive.always),
        }
    }

    /// Whether it may answer to this hook.
    #[inline]
    pub(crate) fn answers(self, hook: HookName) -> bool {
        self.hooks >> hook as u8 & 1 != 0
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
