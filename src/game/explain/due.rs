//! The decision that is due: whose, why, among what.

use super::super::card::CardId;
use super::super::decision::{Choice, DecisionKind, Who};
use super::super::game::Game;
use super::super::host::ScriptError;
use super::super::knobs::Face;
use super::{Explanation, Reason};

impl Game {
    /// Why the decision that is due is due, or why there is none.
    pub fn why_due(&self) -> Result<Explanation, ScriptError> {
        let table = self.table();
        let Some(decision) = self.decision() else {
            return Ok(Explanation { reason: super::ending::why_end(table), changes: Vec::new() });
        };
        let player = match decision.who {
            Who::Player(player) => player,
            Who::Chance => table.state.active,
        };
        let choices = match decision.kind {
            DecisionKind::Shuffle | DecisionKind::Die => String::new(),
            _ => format!("{} choices", decision.choices.len()),
        };
        let head = |text: String, rule| Reason::told(text).rule(rule).found(choices.clone());
        let reason = match decision.kind {
            DecisionKind::Shuffle => head("the deck must be shuffled".into(), "B6")
                .with(Reason::is(table.state.deck().count() == 0, "the deck is empty").rule("P1")),
            DecisionKind::Die => {
                let die = &table.knobs().die;
                let draws = (1..=die.len()).filter(|face| die[face - 1] == Face::Draw).map(|face| face.to_string());
                head(format!("{player} must roll"), "T1")
                    .with(
                        Reason::told(format!("{} draw a card", draws.collect::<Vec<_>>().join(", ")))
                            .rule("T1")
                            .knob("die.faces"),
                    )
                    .with(super::steps::why_faces(table)?)
            }
            DecisionKind::Hand => {
                let mut reason = head(format!("{player} may play cards of the hand before rolling"), "T2");
                let mut cards: Vec<CardId> = table.state.hands[player].to_vec();
                cards.dedup();
                for card in cards {
                    reason = reason.with(super::card::why_card(table, card, player, true)?);
                }
                reason
            }
            DecisionKind::Step => {
                let left = table.state.moving.as_ref().map_or(0, |moving| moving.left);
                let bear = table.state.moving.as_ref().map(|moving| moving.cards.clone()).unwrap_or_default();
                let cards = bear.iter().map(|card| {
                    let card = table.card(*card);
                    let hook = card.hooks.moving.as_ref().map_or(&card.origin, |hook| &hook.origin);
                    Reason::told(format!("`{}` bears on the move", card.id)).rule("M9").place(hook)
                });
                head(format!("{player} must step: all steps must be used while one is legal"), "M2")
                    .with(Reason::told(format!("{left} to go")).rule("M2"))
                    .with_all(cards)
            }
            DecisionKind::Aim => {
                let card = decision.card.map(|card| table.card(card));
                let id = card.map_or("?", |card| card.id.as_str());
                let about = decision.about.as_deref().unwrap_or("aim");
                let mut reason = head(format!("{player} must choose the `{about}` of `{id}`"), "P8");
                if let Some((_, halted)) = self.aiming() {
                    reason = reason.place(&halted.choose.origin);
                    if halted.choose.count > 1 {
                        let up_to = if halted.choose.up_to { "up to " } else { "" };
                        reason =
                            reason.with(Reason::told(format!("{up_to}{} are chosen", halted.choose.count)).rule("P8"));
                    }
                }
                let may = decision.choices.contains(Choice::GiveUp);
                reason.with(Reason::is(may, "it may be given up").rule("P4"))
            }
        };
        Ok(Explanation { reason, changes: Vec::new() })
    }
}
