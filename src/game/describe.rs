//! The one place that says what an event is called and which fields it has. Traces, logs, the expectations of scenario
//! tests and everything else that shows an event to people or programs reads it here.

use smallvec::{SmallVec, smallvec};

use crate::board::{Player, Square, Squares};

use super::card::CardId;
use super::event::{Event, Outcome};
use super::setup::Setup;

/// Every event's name.
pub static EVENT_NAMES: &[&str] = &[
    "turn_began",
    "turn_skipped",
    "rolled",
    "shuffled",
    "drew",
    "slid_under",
    "to_hand",
    "hand_played",
    "laid",
    "used_up",
    "memo_set",
    "discarded",
    "did_nothing",
    "gave_up",
    "cancelled",
    "diverted",
    "top_discarded",
    "top_chosen",
    "gained",
    "blanked",
    "killed",
    "revived",
    "move_began",
    "moved",
    "move_ended",
    "swapped",
    "knocked_out",
    "planted",
    "tower_moved",
    "destroyed",
    "given",
    "reserve_changed",
    "regained",
    "skip_owed",
    "extra_owed",
    "extra_turn",
    "ended",
];

/// Words that a field of an event may be besides colours, squares, cards and numbers.
pub static EVENT_WORDS: &[&str] =
    &["nobody", "returns", "step", "beyond", "card", "encircled", "home", "squares", "knockouts", "limit"];

/// A field of an event.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Field<'e> {
    /// A player, or nobody.
    Player(Option<Player>),
    Square(Square),
    Squares(Squares),
    /// Squares that stand as one thing: the ground of a tower.
    Block(Squares),
    Card(CardId),
    Cards(&'e [CardId]),
    Number(i64),
    Word(&'static str),
    /// True or false; a text names it only when it is true.
    Flag(bool),
}

/// An event's fields, in order.
pub type Fields<'e> = SmallVec<[(&'static str, Field<'e>); 4]>;

impl Event {
    /// Its name, and its fields in order; `None` for the game's own book-keeping, which nobody is shown.
    pub fn describe(&self) -> Option<(&'static str, Fields<'_>)> {
        let player = |player: &Player| ("player", Field::Player(Some(*player)));
        let card = |card: &CardId| ("card", Field::Card(*card));
        let by = |by: &i8| ("by", Field::Number(*by as i64));
        let squares = |squares: &Squares| ("squares", Field::Squares(*squares));
        let fields: (&'static str, Fields) = match self {
            Event::TurnBegan { turn, player: who } => {
                ("turn_began", smallvec![("turn", Field::Number(*turn as i64)), player(who)])
            }
            Event::TurnSkipped { player: who } => ("turn_skipped", smallvec![player(who)]),
            Event::Rolled { player: who, face } => {
                ("rolled", smallvec![player(who), ("face", Field::Number(*face as i64))])
            }
            Event::Shuffled { deck } => ("shuffled", smallvec![("deck", Field::Cards(deck))]),
            Event::Drew { player: who, card: it } => ("drew", smallvec![player(who), card(it)]),
            Event::SlidUnder { card: it } => ("slid_under", smallvec![card(it)]),
            Event::ToHand { player: who, card: it } => ("to_hand", smallvec![player(who), card(it)]),
            Event::HandPlayed { player: who, card: it } => ("hand_played", smallvec![player(who), card(it)]),
            Event::Laid { player: who, card: it } => ("laid", smallvec![player(who), card(it)]),
            Event::UsedUp { player: who, card: it } => ("used_up", smallvec![player(who), card(it)]),
            Event::MemoSet { player: who, card: it, memo } => {
                ("memo_set", smallvec![player(who), card(it), ("memo", Field::Number(*memo))])
            }
            Event::Discarded { card: it } => ("discarded", smallvec![card(it)]),
            Event::DidNothing { player: who, card: it } => ("did_nothing", smallvec![player(who), card(it)]),
            Event::GaveUp { player: who, card: it } => ("gave_up", smallvec![player(who), card(it)]),
            Event::Cancelled { player: who, by, card: it } => {
                ("cancelled", smallvec![player(who), ("by", Field::Card(*by)), card(it)])
            }
            Event::Diverted { from, to, card: it } => {
                ("diverted", smallvec![named("from", *from), named("to", *to), card(it)])
            }
            Event::TopDiscarded { cards } => ("top_discarded", smallvec![("cards", Field::Cards(cards))]),
            Event::TopChosen { place } => ("top_chosen", smallvec![("place", Field::Number(*place as i64))]),
            Event::Gained { player: who, squares: set, how } => {
                ("gained", smallvec![player(who), squares(set), ("how", Field::Word(how.name()))])
            }
            Event::Blanked { squares: set } => ("blanked", smallvec![squares(set)]),
            Event::Killed { squares: set } => ("killed", smallvec![squares(set)]),
            Event::Revived { squares: set } => ("revived", smallvec![squares(set)]),
            Event::MoveBegan { player: who, steps, cards } => (
                "move_began",
                smallvec![player(who), ("steps", Field::Number(*steps as i64)), ("cards", Field::Cards(cards))],
            ),
            Event::Moved { player: who, from, to, how } => (
                "moved",
                smallvec![
                    player(who),
                    ("from", Field::Square(*from)),
                    ("to", Field::Square(*to)),
                    ("how", Field::Word(how.name()))
                ],
            ),
            Event::MoveEnded { player: who } => ("move_ended", smallvec![player(who)]),
            Event::Swapped { a, b } => ("swapped", smallvec![named("a", *a), named("b", *b)]),
            Event::KnockedOut { player: who, by, points } => {
                ("knocked_out", smallvec![player(who), named("by", *by), ("points", Field::Number(*points as i64))])
            }
            Event::Planted { player: who, squares } => {
                ("planted", smallvec![player(who), ("squares", Field::Block(*squares))])
            }
            Event::TowerMoved { player: who, from, to } => {
                ("tower_moved", smallvec![player(who), ("from", Field::Block(*from)), ("to", Field::Block(*to))])
            }
            Event::Destroyed { player: who, squares, returns } => (
                "destroyed",
                smallvec![player(who), ("squares", Field::Block(*squares)), ("returns", Field::Flag(*returns))],
            ),
            Event::Given { from, to, squares } => {
                ("given", smallvec![named("from", *from), named("to", *to), ("squares", Field::Block(*squares))])
            }
            Event::ReserveChanged { player: who, by: number } => {
                ("reserve_changed", smallvec![player(who), by(number)])
            }
            Event::Regained { player: who } => ("regained", smallvec![player(who)]),
            Event::SkipOwed { player: who, by: number } => ("skip_owed", smallvec![player(who), by(number)]),
            Event::ExtraOwed { player: who, by: number } => ("extra_owed", smallvec![player(who), by(number)]),
            Event::ExtraTurn { player: who } => ("extra_turn", smallvec![player(who)]),
            Event::Ended(Outcome { winner, by }) => {
                ("ended", smallvec![("winner", Field::Player(*winner)), ("by", Field::Word(by.name()))])
            }
            Event::Edited(_) => ("edited", smallvec![]),
            Event::Flow(_) => return None,
        };
        Some(fields)
    }
}

fn named(name: &'static str, player: Player) -> (&'static str, Field<'static>) {
    (name, Field::Player(Some(player)))
}

impl Setup {
    /// The event on one line: its name, then its fields' values in order, such as `gained red c4 c5 card`; `None` for
    /// book-keeping.
    pub fn event_text(&self, event: &Event) -> Option<String> {
        let (name, fields) = event.describe()?;
        let mut text = String::from(name);
        for (key, field) in fields {
            let value = match field {
                Field::Player(player) => player.map_or("nobody", Player::name).into(),
                Field::Square(square) => self.shape.name(square),
                Field::Squares(set) => self.shape.list(set),
                Field::Block(set) => self.shape.block_name(set),
                Field::Card(card) => self.variant.card(card).id.clone(),
                Field::Cards(cards) => self.ids(cards).join(" "),
                Field::Number(number) => number.to_string(),
                Field::Word(word) => word.into(),
                Field::Flag(true) => key.into(),
                Field::Flag(false) => String::new(),
            };
            if !value.is_empty() {
                text.push(' ');
                text.push_str(&value);
            }
        }
        Some(text)
    }

    /// The ids of cards, in the same order.
    pub fn ids(&self, cards: &[CardId]) -> Vec<&str> {
        cards.iter().map(|card| self.variant.card(*card).id.as_str()).collect()
    }
}
