//! The kinds of attack are words that cards agree on: a shield against one that no card makes is a slip.

use std::collections::BTreeMap;

use crate::diag::{Diagnostic, Report, did_you_mean};
use crate::game::{Hooks, Step, Word};

use super::card::Made;
use super::scripts::quoted;
use super::tree::Node;

/// Warns of attacks that a card answers to and none makes.
pub fn check(made: &[Made], roots: &BTreeMap<String, Node>, words: &[String], report: &mut Report) {
    let mut attacks: Vec<&str> = Vec::new();
    let text = |word: Word| words.get(word.0 as usize).map(String::as_str);
    for card in made.iter().map(|made| &made.card) {
        let steps = card.steps.iter().chain(hook_steps(&card.hooks));
        attacks.extend(steps.flat_map(attack_words).filter_map(text));
        attacks.extend(card.hooks.draw.as_ref().and_then(|hook| hook.divert).and_then(text));
        attacks.extend(card.script.iter().flat_map(|script| quoted(&script.source)));
    }
    for card in made.iter().map(|made| &made.card) {
        let against = card.hooks.targeted.iter().flat_map(|hook| hook.against.iter());
        for attack in against.filter_map(|word| text(*word)).filter(|attack| !attacks.contains(attack)) {
            let Some(node) = roots.get(&card.id).and_then(|root| root.get("on")?.get("targeted")?.get("against"))
            else {
                continue;
            };
            report.push(
                Diagnostic::warning("unknown-name", node.span.clone(), format!("no card attacks with `{attack}`"))
                    .label("the hook never answers to it")
                    .hint(did_you_mean(attack, attacks.iter().copied())),
            );
        }
    }
}

fn hook_steps(hooks: &Hooks) -> impl Iterator<Item = &Step> {
    let Hooks { turn_start, roll, moving, draw: _, targeted, knocked_out, turn_end } = hooks;
    [turn_start, roll, moving, targeted, knocked_out, turn_end].into_iter().flatten().flat_map(|hook| &hook.steps)
}

/// The words that a step gives as `with`: the kind of its attack.
fn attack_words(step: &Step) -> impl Iterator<Item = Word> {
    let args = step.primitive.args.iter().zip(&step.args).filter(|(arg, _)| arg.name == "with");
    args.filter_map(|(_, expr)| match expr {
        crate::game::Expr::Const(value) => value.word(),
        _ => None,
    })
}
