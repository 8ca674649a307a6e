//! The decision that is due: whose, why, among what.

use super::super::card::CardId;
use super::super::decision::{Choice, DecisionKind, Who};
use super::super::game::Game;
use super::super::host::ScriptError;
use super::super::knobs::Face;
use super::super::state::Moving;
use super::{Explanation, Reason};
use crate::messages::{Message, Said, msg};

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
            DecisionKind::Shuffle | DecisionKind::Die => Said::default(),
            _ => msg!("due-choices", count = decision.choices.len()).into(),
        };
        let head = |text: Message, rule| Reason::told(text).rule(rule).found(choices.clone());
        let reason = match decision.kind {
            DecisionKind::Shuffle => head(msg!("due-shuffle"), "B6")
                .with(Reason::is(table.state.deck().count() == 0, msg!("due-deck-empty")).rule("P1")),
            DecisionKind::Die => {
                let die = &table.knobs().die;
                let draws = (1..=die.len()).filter(|face| die[face - 1] == Face::Draw).map(|face| face.to_string());
                head(msg!("due-roll", player = player.word()), "T1")
                    .with(
                        Reason::told(msg!("due-draw-faces", faces = draws.collect::<Vec<_>>().join(", ")))
                            .rule("T1")
                            .knob("die.faces"),
                    )
                    .with(super::steps::why_faces(table)?)
            }
            DecisionKind::Hand => {
                let mut reason = head(msg!("due-hand", player = player.word()), "T2");
                let mut cards: Vec<CardId> = table.state.hands[player].to_vec();
                cards.dedup();
                for card in cards {
                    reason = reason.with(super::card::why_card(table, card, player, true)?);
                }
                reason
            }
            DecisionKind::Step => {
                let moving = table.state.moving.as_ref();
                let left = moving.map_or(0, |moving| moving.left);
                let cards = moving.into_iter().flat_map(Moving::card_ids).map(|card| {
                    let card = table.card(card);
                    let hook = card.hooks.moving.as_ref().map_or(&card.origin, |hook| &hook.origin);
                    Reason::told(msg!("due-bears", card = &card.id)).rule("M9").place(hook)
                });
                head(msg!("due-step", player = player.word()), "M2")
                    .with(Reason::told(msg!("due-left", left = left)).rule("M2"))
                    .with_all(cards)
            }
            DecisionKind::Aim => {
                let card = decision.card.map(|card| table.card(card));
                let id = card.map_or("?", |card| card.id.as_str());
                let about = decision.about.as_deref().unwrap_or("aim");
                let mut reason = head(msg!("due-aim", player = player.word(), about = about, card = id), "P8");
                if let Some((_, halted)) = self.aiming() {
                    reason = reason.place(&halted.choose.origin);
                    if halted.choose.count > 1 {
                        let count = halted.choose.count.to_string();
                        let text = match halted.choose.up_to {
                            true => msg!("due-up-to", count = count),
                            false => msg!("due-chosen", count = count),
                        };
                        reason = reason.with(Reason::told(text).rule("P8"));
                    }
                }
                let may = decision.choices.contains(Choice::GiveUp);
                reason.with(Reason::is(may, msg!("due-give-up")).rule("P4"))
            }
        };
        Ok(Explanation { reason, changes: Vec::new() })
    }
}
