//! What a text needs to name things, and the languages that it is in.

use crate::board::Player;
use crate::game::{CardId, Setup};
use crate::messages::Message;

use super::sentence::Sentence;

/// What a text needs to name things.
#[derive(Clone, Copy)]
pub struct Words<'a> {
    pub setup: &'a Setup,
    /// The language of the cards' names.
    pub cards: &'a str,
    /// The language of everything else.
    pub speech: &'a str,
}

impl<'a> Words<'a> {
    /// A card's name.
    pub fn card(&self, card: CardId) -> &'a str {
        self.setup.variant.name(card, self.cards)
    }

    /// The names of some cards; a dash for none.
    pub fn list(&self, cards: impl Iterator<Item = CardId>) -> String {
        let names: Vec<&str> = cards.map(|card| self.card(card)).collect();
        if names.is_empty() { "-".into() } else { names.join(", ") }
    }

    /// A message in the language.
    pub fn say(&self, message: &Message) -> String {
        message.text(self.speech)
    }

    pub(super) fn sentence(&self, subject: Option<Player>, what: &Message) -> Sentence {
        let name = subject.map_or_else(String::new, |player| self.say(&player.word()));
        Sentence { subject, name, what: self.say(what) }
    }
}
