//! Where the cards of a position are: deck, discard, hands, before players, in play. None may be missing or too many.

use std::collections::BTreeMap;

use crate::board::Player;
use crate::game::{CardId, Laid, State};

use super::super::tree::Node;
use super::Position;
use super::check::Checker;
use super::due;

/// A card and where it was named.
pub(super) type Named<'n> = (CardId, &'n Node);

fn ids(cards: &[Named<'_>]) -> impl Iterator<Item = CardId> {
    cards.iter().map(|(card, _)| *card)
}

impl Checker<'_> {
    /// Puts all cards where the position says.
    pub fn piles(&mut self, position: &Position, state: &mut State) {
        let top = self.cards(position.top.as_ref(), "`top`");
        let deck = self.cards(position.deck.as_ref(), "`deck`");
        let discard = self.cards(position.discard.as_ref(), "`discard`");
        let in_play = self.cards(position.in_play.as_ref(), "`in_play`");
        let mut named: Vec<Named<'_>> = [&top, &deck, &discard, &in_play].into_iter().flatten().copied().collect();
        self.hands(position, state, &mut named);
        self.laid(position, state, &mut named);
        if let (Some(top), Some(_)) = (&position.top, &position.deck) {
            self.fault(top, "`top` and `deck` can't both be given", "name the whole deck, or only its top");
        }
        let rest = self.rest(&named);
        state.in_play = ids(&in_play).collect();
        state.discard = ids(&discard).collect();
        let mut from_top: Vec<CardId> = ids(&top).chain(ids(&deck)).collect();
        // What is named nowhere lies in the one pile that isn't spelled out.
        if position.deck.is_none() {
            from_top.extend(rest);
        } else if position.discard.is_none() {
            state.discard.extend(rest);
        } else if !rest.is_empty() {
            let missing: Vec<&str> = self.setup.ids(&rest);
            let message = format!("missing from the position: {}", super::super::fields::list(&missing));
            let node = position.discard.as_ref().unwrap_or(&position.whole);
            self.fault(node, &message, "put each somewhere, or leave `discard` out: it then holds the rest");
        }
        from_top.reverse();
        state.deck = from_top;
    }

    /// The cards of the deck that are named nowhere, in the order of ids. Cards named too often are faults.
    fn rest(&mut self, named: &[Named<'_>]) -> Vec<CardId> {
        let mut left: BTreeMap<CardId, u16> = self.setup.variant.deck.iter().copied().collect();
        for (card, node) in named {
            let copies = left.entry(*card).or_default();
            match copies.checked_sub(1) {
                Some(fewer) => *copies = fewer,
                None => {
                    let (id, variant) = (&self.setup.variant.card(*card).id, &self.setup.variant.id);
                    let has = self.setup.variant.deck.iter().find(|(other, _)| other == card).map_or(0, |(_, n)| *n);
                    let message = format!("one `{id}` too many: the deck of `{variant}` holds {has}");
                    self.fault(node, &message, "take it out, or choose another variant");
                }
            }
        }
        left.into_iter().flat_map(|(card, copies)| std::iter::repeat_n(card, copies as usize)).collect()
    }

    fn hands<'n>(&mut self, position: &'n Position, state: &mut State, named: &mut Vec<Named<'n>>) {
        for (player, node) in self.by_player(position.hand.as_ref(), "`hand`") {
            for (card, at) in self.cards(Some(node), "a hand") {
                if !self.setup.variant.card(card).to_hand {
                    let message = format!("`{}` is no card that goes to a hand", self.setup.variant.card(card).id);
                    self.fault(at, &message, "rule P3");
                }
                state.hands[player].push(card);
                named.push((card, at));
            }
        }
    }

    /// `laid`: by colour, or a list in the order laid such as `"red momentum memo 2"`.
    fn laid<'n>(&mut self, position: &'n Position, state: &mut State, named: &mut Vec<Named<'n>>) {
        let Some(node) = &position.laid else { return };
        let mut found: Vec<(Player, Laid, &'n Node)> = Vec::new();
        let mut last = 0;
        if matches!(node.tree, super::super::tree::Tree::Table(_)) {
            for (player, node) in self.by_player(Some(node), "`laid`") {
                for (card, at) in self.cards(Some(node), "`laid`") {
                    last += 1;
                    found.push((player, Laid { card, order: last, memo: 0 }, at));
                }
            }
        } else {
            for (text, at) in self.texts(Some(node), "`laid`") {
                match self.one_laid(text, last) {
                    Ok((player, laid)) => {
                        last = laid.order;
                        found.push((player, laid, at));
                    }
                    Err(message) => self.fault(at, &message, "write `COLOUR CARD`, and perhaps `order N` and `memo N`"),
                }
            }
        }
        for (player, laid, at) in found {
            let card = self.setup.variant.card(laid.card);
            if !card.lays {
                self.fault(at, &format!("`{}` is no card that is laid", card.id), "rule P5");
            }
            if state.laid[player].iter().any(|other| other.card == laid.card) {
                let message = format!("`{}` lies twice in front of {player}", card.id);
                self.fault(at, &message, "an effect never stacks with itself: rule P5");
            }
            state.laid[player].push(laid);
            named.push((laid.card, at));
        }
        state.laid_so_far = last;
        if let Some(node) = &position.laid_so_far
            && let Some(count) = self.number(node, "`laid_so_far`", last as i64, u32::MAX as i64)
        {
            state.laid_so_far = count as u32;
        }
    }

    fn one_laid(&self, text: &str, last: u32) -> Result<(Player, Laid), String> {
        let words: Vec<&str> = text.split_whitespace().collect();
        let [who, id, more @ ..] = words.as_slice() else {
            return Err(format!("`{text}`: expected a colour and a card"));
        };
        let player = due::player(self.setup, who)?;
        let mut laid = Laid { card: due::card(self.setup, id)?, order: last + 1, memo: 0 };
        for pair in more.chunks(2) {
            match pair {
                ["order", order] => laid.order = order.parse().map_err(|_| format!("`{order}` is no number"))?,
                ["memo", memo] => laid.memo = memo.parse().map_err(|_| format!("`{memo}` is no number"))?,
                _ => return Err(format!("`{text}`: `{}` means nothing here", pair.join(" "))),
            }
        }
        if laid.order <= last {
            return Err(format!("`{text}`: cards come in the order laid, but {} isn't above {last}", laid.order));
        }
        Ok((player, laid))
    }
}
