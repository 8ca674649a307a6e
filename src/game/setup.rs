//! A variant as the core plays it, and a variant set up for a number of players. Both are immutable; a variant is shared between threads.

use std::collections::BTreeMap;
use std::sync::Arc;

use crate::board::{Player, RingRule, Shape, ShapeError, Takes};

use super::card::{Card, CardId, Script};
use super::facts::Facts;
use super::knobs::Knobs;
use super::profile::Profile;
use super::value::Word;

/// A checked variant: everything that decides how a game goes.
#[derive(Clone, Debug)]
pub struct Variant {
    pub id: String,
    /// By language code.
    pub names: BTreeMap<String, String>,
    pub texts: BTreeMap<String, String>,
    /// The language that cards are shown in unless another is asked for.
    pub language: String,
    pub knobs: Knobs,
    /// Every card known, in the order of ids; also those that this deck doesn't hold.
    pub cards: Vec<Card>,
    /// Copies of each card in the deck.
    pub deck: Vec<(CardId, u16)>,
    /// Words that cards use among themselves.
    pub words: Vec<String>,
    /// Shared script code that every card's script sees, by file.
    pub library: Vec<(String, String)>,
    /// The scripts of bots that can take a seat, by id.
    pub bots: Vec<Script>,
    /// A hash over everything that decides how a game goes; names and texts not included.
    pub hash: u64,
}

impl Variant {
    /// The card.
    #[inline]
    pub fn card(&self, id: CardId) -> &Card {
        &self.cards[id.0 as usize]
    }

    /// The card with this id.
    pub fn find(&self, id: &str) -> Option<CardId> {
        self.cards.iter().position(|card| card.id == id).map(|place| CardId(place as u16))
    }

    /// The word's number; a word that no card uses gets one that equals none.
    pub fn word(&self, text: &str) -> Word {
        Word(self.words.iter().position(|word| word == text).map_or(u16::MAX, |place| place as u16))
    }

    /// The card's name in a language, else in the variant's, else in English, else in any, else its id.
    pub fn name(&self, card: CardId, language: &str) -> &str {
        let card = self.card(card);
        let names = &card.names;
        let find = |code: &str| names.get(code);
        let name = find(language).or_else(|| find(&self.language)).or_else(|| find("en"));
        name.or_else(|| names.values().next()).map_or(card.id.as_str(), String::as_str)
    }

    /// The board for so many players.
    pub fn shape(&self, players: usize) -> Result<Shape, SetupError> {
        if !(2..=4).contains(&players) {
            return Err(SetupError::Players(players));
        }
        let (across, down) = self.knobs.tiles(players);
        let tile = self.knobs.tile as usize;
        let mut shape = Shape::new(across * tile, down * tile, players).map_err(SetupError::Shape)?;
        let names = self.knobs.starts(players);
        if !names.is_empty() {
            if names.len() != players {
                return Err(SetupError::StartCount { expected: players, found: names.len() });
            }
            let places: Result<Vec<_>, _> = names
                .iter()
                .map(|name| shape.parse(name).ok_or_else(|| SetupError::StartSquare(name.clone())))
                .collect();
            shape.set_starts(&places?).map_err(SetupError::Shape)?;
        }
        Ok(shape)
    }
}

/// Why a variant can't be set up for a number of players.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum SetupError {
    /// Not two to four players.
    Players(usize),
    Shape(ShapeError),
    /// The list of starts has another length than there are players.
    StartCount {
        expected: usize,
        found: usize,
    },
    /// A start isn't a square of the board.
    StartSquare(String),
}

impl std::fmt::Display for SetupError {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        match self {
            SetupError::Players(count) => write!(f, "a game is for 2, 3 or 4 players, found {count}"),
            SetupError::Shape(ShapeError::TooSmall { least }) => {
                write!(f, "the board is too small: every side needs at least {least} squares")
            }
            SetupError::Shape(ShapeError::TooLong { most }) => {
                write!(f, "the board is too long: a side has at most {most} squares, one letter a column")
            }
            SetupError::Shape(ShapeError::TooLarge { capacity }) => {
                write!(f, "the board is too large: (columns + 1) × rows may be at most {capacity}")
            }
            SetupError::Shape(ShapeError::StartsCollide) => write!(f, "two starts are on the same square"),
            SetupError::StartCount { expected, found } => {
                write!(f, "expected {expected} starts, one a player, found {found}")
            }
            SetupError::StartSquare(name) => write!(f, "the start `{name}` is not a square of the board"),
        }
    }
}

impl std::error::Error for SetupError {}

/// A variant set up for a number of players. Games share one by a plain counted pointer, so each thread makes its own.
#[derive(Clone, Debug)]
pub struct Setup {
    pub variant: Arc<Variant>,
    pub shape: Shape,
    pub players: usize,
    /// Who has the first turn (B6).
    pub first: Player,
    pub(crate) ring: RingRule,
    /// By the cards' places.
    pub(crate) facts: Vec<Facts>,
    /// What is measured while games of this set-up run; off at first.
    pub profile: Arc<Profile>,
}

impl Setup {
    /// The set-up for so many players, seat 1 beginning.
    pub fn new(variant: Arc<Variant>, players: usize) -> Result<Setup, SetupError> {
        let shape = variant.shape(players)?;
        let ring = RingRule {
            takes: if variant.knobs.takes_enemy { Takes::All } else { Takes::Blank },
            corner_gap_opens: variant.knobs.corner_gap_opens,
            touching_only: variant.knobs.touching_only,
        };
        let facts = variant.facts();
        Ok(Setup { variant, shape, players, first: Player::Red, ring, facts, profile: Arc::default() })
    }

    /// What follows from a card's definition.
    #[inline]
    pub(crate) fn facts(&self, card: CardId) -> Facts {
        self.facts[card.0 as usize]
    }

    /// The same with another first player.
    pub fn begun_by(mut self, first: Player) -> Setup {
        self.first = first;
        self
    }

    /// The cards of the deck in the order of ids, each as often as it has copies.
    pub fn full_deck(&self) -> Vec<CardId> {
        self.variant.deck.iter().flat_map(|(card, copies)| std::iter::repeat_n(*card, *copies as usize)).collect()
    }
}
