//! A state being edited: where the cards are. Cards named are fetched from where they can be spared, cards displaced
//! go below the deck, so that none is made or lost unless the checks are off.

use crate::game::{CardId, Laid, Stage, Task};
use crate::messages::{Said, msg};

use super::draft::{Draft, whose};
use super::words::card;

impl Draft<'_> {
    /// The cards that words name.
    fn named(&self, words: &[String]) -> Result<Vec<CardId>, Said> {
        words.iter().map(|word| card(self.setup, word)).collect()
    }

    /// Takes a card from below the deck or, if it has none, from the discard. Without checks a missing card is made.
    pub(super) fn fetch(&mut self, wanted: CardId) -> Result<(), Said> {
        let state = &mut self.state;
        if let Some(place) = state.deck.iter().position(|other| *other == wanted) {
            state.deck.remove(place);
        } else if let Some(place) = state.discard.iter().rposition(|other| *other == wanted) {
            state.discard.remove(place);
        } else if self.checks {
            return Err(self.nowhere(wanted));
        }
        Ok(())
    }

    /// Where the copies of a card are that is neither in the deck nor in the discard.
    fn nowhere(&self, wanted: CardId) -> Said {
        let (id, variant) = (&self.setup.variant.card(wanted).id, &self.setup.variant);
        if !variant.deck.iter().any(|(other, copies)| *other == wanted && *copies > 0) {
            return msg!("edit-not-in-deck", variant = &variant.id, card = id).into();
        }
        let mut places: Vec<Said> = Vec::new();
        for player in self.setup.shape.players().iter() {
            if self.state.hands[player].contains(&wanted) {
                places.push(msg!("edit-in-hand", player = player.word()).into());
            }
            if self.state.laid[player].iter().any(|laid| laid.card == wanted) {
                places.push(msg!("edit-laid", player = player.word()).into());
            }
        }
        if self.state.in_play.contains(&wanted) {
            places.push(msg!("edit-in-play").into());
        }
        if places.is_empty() {
            places.push(msg!("edit-named-already").into());
        }
        msg!("edit-none-left", card = id, places = Said::Several(places, ", ")).into()
    }

    fn fetch_all(&mut self, cards: &[CardId]) -> Result<(), Said> {
        cards.iter().try_for_each(|card| self.fetch(*card))
    }

    fn put_below(&mut self, cards: impl IntoIterator<Item = CardId>) {
        self.state.deck.splice(0..0, cards);
    }

    /// The cards of a hand, exactly.
    pub fn hand(&mut self, words: &[String]) -> Result<(), Said> {
        let (owner, rest) = whose(self.setup, words)?;
        let wanted = self.named(rest)?;
        let before = std::mem::take(&mut self.state.hands[owner]);
        self.put_below(before);
        self.fetch_all(&wanted)?;
        self.state.hands[owner] = wanted.into();
        // Before the roll a card of the hand may be played (T2).
        if let Some(due @ Task::Turn(Stage::Roll)) = self.state.agenda.last_mut()
            && owner == self.state.active
        {
            *due = Task::Turn(Stage::Hand);
        }
        Ok(())
    }

    /// The cards laid before a player, exactly, in the order laid.
    pub fn laid(&mut self, words: &[String]) -> Result<(), Said> {
        let (owner, rest) = whose(self.setup, words)?;
        let wanted = self.named(rest)?;
        let before = std::mem::take(&mut self.state.laid[owner]);
        // A card that lay there already keeps its place in the order and what it remembers.
        let (kept, gone): (Vec<Laid>, Vec<Laid>) = before.into_iter().partition(|laid| wanted.contains(&laid.card));
        self.put_below(gone.into_iter().map(|laid| laid.card));
        for card in wanted {
            match kept.iter().find(|laid| laid.card == card) {
                Some(laid) if !self.state.laid[owner].contains(laid) => self.state.laid[owner].push(*laid),
                _ => {
                    self.fetch(card)?;
                    self.state.laid_so_far += 1;
                    let order = self.state.laid_so_far;
                    self.state.laid[owner].push(Laid { card, order, memo: 0 });
                }
            }
        }
        self.state.laid[owner].sort_by_key(|laid| laid.order);
        Ok(())
    }

    /// The cards on top of the deck, the first on top; what lay there follows below.
    pub fn deck(&mut self, words: &[String]) -> Result<(), Said> {
        if words.is_empty() {
            return Err(msg!("edit-no-cards").into());
        }
        let wanted = self.named(words)?;
        for card in &wanted {
            self.fetch_from_top(*card)?;
        }
        self.state.deck.extend(wanted.into_iter().rev());
        Ok(())
    }

    /// The same card nearest to the top, so that the other copies stay where they are.
    fn fetch_from_top(&mut self, wanted: CardId) -> Result<(), Said> {
        match self.state.deck.iter().rposition(|other| *other == wanted) {
            Some(place) => {
                self.state.deck.remove(place);
                Ok(())
            }
            None => self.fetch(wanted),
        }
    }

    /// The cards of the discard, exactly, the last discarded last.
    pub fn discard(&mut self, words: &[String]) -> Result<(), Said> {
        let wanted = self.named(words)?;
        let before = std::mem::take(&mut self.state.discard);
        self.put_below(before);
        self.fetch_all(&wanted)?;
        self.state.discard = wanted;
        Ok(())
    }
}
