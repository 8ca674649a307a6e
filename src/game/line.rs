//! A decision on a line, as records and scenario tests write it: `die 3`, `shuffle tide keep …`, `red: c4`.

use super::card::CardId;
use super::decision::{DecisionKind, Pick, Who};
use super::game::Game;
use super::refusal::Refusal;
use crate::board::Player;
use crate::messages::{Message, msg};

impl Game {
    /// The line that a pick of the decision that is due is written on.
    pub fn line(&self, pick: &Pick) -> String {
        let text = self.pick_text(pick);
        match self.decision().map(|decision| (decision.who, decision.kind)) {
            Some((Who::Player(player), _)) => format!("{player}: {text}"),
            Some((Who::Chance, kind)) => format!("{} {text}", kind.name()),
            None => text,
        }
    }

    /// The pick that a line stands for, if it can be one of the decision that is due.
    ///
    /// The colour may be left out; before a die or a shuffle it is whose turn it must be. A shuffle may name the top cards only, the others following in the order of ids;
    /// `shuffle same` leaves the deck as it lies, the discard following below it.
    pub fn parse_line(&self, line: &str) -> Result<Pick, Refusal> {
        let line = line.trim();
        let Some(decision) = self.decision() else { return Err(Refusal::over()) };
        let (first, rest) = line.split_once(|c: char| c.is_whitespace() || c == ':').unwrap_or((line, ""));
        let rest = rest.trim_start_matches([' ', '\t', ':']).trim();
        match decision.who {
            Who::Chance => match named(first) {
                Some(player) if player == self.state().active => self.parse_line(rest),
                Some(player) => {
                    let active = self.state().active.word();
                    Err(wrong(msg!("refused-not-turn", line = line, active = active, player = player.word()), self))
                }
                None => self.parse_chance(decision.kind, line, first, rest),
            },
            Who::Player(player) => {
                if first == "die" || first == "shuffle" {
                    let (player, kind) = (player.word(), decision.kind.name());
                    return Err(wrong(msg!("refused-chance", line = line, player = player, kind = kind), self));
                }
                match named(first) {
                    Some(other) if other != player && !rest.is_empty() => {
                        let (player, other) = (player.word(), other.word());
                        Err(wrong(msg!("refused-not-choice", line = line, player = player, other = other), self))
                    }
                    Some(_) if !rest.is_empty() => self.parse(rest).ok_or_else(|| Refusal::of(self, rest)),
                    _ => self.parse(line).ok_or_else(|| Refusal::of(self, line)),
                }
            }
        }
    }

    fn parse_chance(&self, kind: DecisionKind, line: &str, first: &str, rest: &str) -> Result<Pick, Refusal> {
        if first != kind.name() {
            let (rule, reason, instead) = match kind {
                DecisionKind::Shuffle => ("B6", msg!("refused-shuffle-first", line = line), msg!("instead-shuffle")),
                _ => ("T1", msg!("refused-die-first", line = line), msg!("instead-die")),
            };
            return Err(Refusal { rule, reason: reason.into(), instead: Some(instead) });
        }
        if kind != DecisionKind::Shuffle {
            return self.parse(rest).ok_or_else(|| Refusal::of(self, rest));
        }
        if rest == "same" {
            let state = self.state();
            return Ok(Pick::Order(state.deck().chain(state.discard.iter().copied()).collect()));
        }
        let mut left = self.table().cards_to_shuffle();
        let mut order: Vec<CardId> = Vec::with_capacity(left.len());
        for id in rest.split([' ', ',']).filter(|id| !id.is_empty()) {
            let place = self.setup().variant.find(id).and_then(|card| left.iter().position(|other| *other == card));
            match place {
                Some(place) => order.push(left.remove(place)),
                None => {
                    let reason = msg!("refused-not-to-shuffle", card = id).into();
                    return Err(Refusal { rule: "B6", reason, instead: None });
                }
            }
        }
        order.extend(left);
        Ok(Pick::Order(order))
    }
}

/// The player whose colour's full name this is.
fn named(text: &str) -> Option<Player> {
    Player::ALL.into_iter().find(|player| player.name() == text.to_ascii_lowercase())
}

fn wrong(reason: Message, game: &Game) -> Refusal {
    let texts = game.texts();
    let shown = texts.iter().take(12).map(|text| format!("`{text}`")).collect::<Vec<_>>().join(", ");
    Refusal { rule: "", reason: reason.into(), instead: Some(msg!("instead-choose", choices = shown)) }
}
