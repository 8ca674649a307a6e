//! Events as short sentences. One event gives one sentence, a whole list of them a story: steps of one pawn in a row
//! are told together.

use crate::board::{Player, Squares};
use crate::game::{CardId, Event, How, Outcome, Way};
use crate::messages::{Message, msg};

use super::words::Words;

/// A sentence: whoever does it, if anybody does, and what.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Sentence {
    pub subject: Option<Player>,
    /// The subject's colour as the language says it; empty without one.
    pub(super) name: String,
    pub what: String,
}

impl std::fmt::Display for Sentence {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        match self.subject {
            Some(_) => write!(f, "{} {}", self.name, self.what),
            None => f.write_str(&self.what),
        }
    }
}

/// What an event tells; `None` for those that a person sees from the others.
pub fn sentence(words: Words<'_>, event: &Event) -> Option<Sentence> {
    let by = |player: Player, what: Message| Some(words.sentence(Some(player), &what));
    let plain = |what: Message| Some(words.sentence(None, &what));
    let name = |card: &CardId| words.card(*card);
    let squares = |set: &Squares| words.setup.shape.list(*set);
    let block = |set: &Squares| words.setup.shape.block_name(*set);
    match event {
        Event::TurnBegan { turn, player } => plain(msg!("told-turn", turn = *turn, player = player.word())),
        Event::TurnSkipped { player } => by(*player, msg!("told-skips")),
        Event::Rolled { player, face } => by(*player, msg!("told-rolls", face = *face)),
        Event::Shuffled { deck } => plain(msg!("told-shuffled", cards = deck.len())),
        Event::Drew { player, card } => by(*player, msg!("told-draws", card = name(card))),
        Event::SlidUnder { card } => plain(msg!("told-slides", card = name(card))),
        Event::ToHand { player, card } => by(*player, msg!("told-keeps", card = name(card))),
        Event::HandPlayed { player, card } => by(*player, msg!("told-plays", card = name(card))),
        Event::Laid { player, card } => plain(msg!("told-laid", card = name(card), player = player.word())),
        Event::UsedUp { player, card } => plain(msg!("told-used-up", card = name(card), player = player.word())),
        Event::DidNothing { card, .. } => plain(msg!("told-nothing", card = name(card))),
        Event::GaveUp { player, card } => by(*player, msg!("told-gives-up", card = name(card))),
        Event::Cancelled { player, by: shield, card } => {
            plain(msg!("told-cancels", player = player.word(), by = name(shield), card = name(card)))
        }
        Event::Diverted { from, to, card } => by(*to, msg!("told-diverts", card = name(card), from = from.word())),
        Event::TopDiscarded { cards } => plain(msg!("told-top-discarded", cards = cards.len())),
        Event::TopChosen { place } => plain(msg!("told-top-chosen", place = *place)),
        Event::Gained { player, squares: set, how: How::Encircled } => {
            by(*player, msg!("told-encircles", squares = squares(set)))
        }
        Event::Gained { player, squares: set, .. } => by(*player, msg!("told-takes", squares = squares(set))),
        Event::Blanked { squares: set } => plain(msg!("told-blank", squares = squares(set), count = set.len())),
        Event::Killed { squares: set } => plain(msg!("told-dead", squares = squares(set), count = set.len())),
        Event::Revived { squares: set } => plain(msg!("told-alive", squares = squares(set), count = set.len())),
        Event::MoveBegan { player, steps, .. } => by(*player, msg!("told-moves", steps = *steps)),
        Event::Moved { player, how: How::Home, .. } => by(*player, msg!("told-home")),
        Event::Moved { player, to, how: How::Card, .. } => {
            by(*player, msg!("told-jumps", square = words.setup.shape.name(*to)))
        }
        Event::Moved { player, to, .. } => by(*player, msg!("told-goes", squares = words.setup.shape.name(*to))),
        Event::Swapped { a, b } => by(*a, msg!("told-swaps", other = b.word())),
        Event::KnockedOut { player, by: victor, points: 1 } => {
            by(*victor, msg!("told-knocks-out", player = player.word()))
        }
        Event::KnockedOut { player, by: victor, points } => {
            by(*victor, msg!("told-knocks-out-for", player = player.word(), points = *points))
        }
        Event::Planted { player, squares: set } => match set.len() {
            1 => by(*player, msg!("told-plants-keep", squares = block(set))),
            _ => by(*player, msg!("told-plants-tower", squares = block(set))),
        },
        Event::TowerMoved { player, from, to } => match from.len() {
            1 => plain(msg!("told-keep-moves", player = player.word(), from = block(from), to = block(to))),
            _ => plain(msg!("told-tower-moves", player = player.word(), from = block(from), to = block(to))),
        },
        Event::Destroyed { player, squares: set, .. } => match set.len() {
            1 => plain(msg!("told-keep-destroyed", player = player.word(), squares = block(set))),
            _ => plain(msg!("told-tower-destroyed", player = player.word(), squares = block(set))),
        },
        Event::Given { from, to, squares: set } => match set.len() {
            1 => by(*from, msg!("told-gives-keep", to = to.word(), squares = block(set))),
            _ => by(*from, msg!("told-gives-tower", to = to.word(), squares = block(set))),
        },
        Event::ReserveChanged { player, by: change } if *change < 0 => {
            by(*player, msg!("told-reserve-lost", count = change.unsigned_abs()))
        }
        Event::ReserveChanged { player, by: change } => {
            by(*player, msg!("told-reserve-gained", count = change.unsigned_abs()))
        }
        Event::Regained { player } => by(*player, msg!("told-regained")),
        Event::SkipOwed { player, by: change } if *change > 0 => {
            by(*player, msg!("told-will-skip", turns = change.unsigned_abs()))
        }
        Event::ExtraOwed { player, by: change } if *change > 0 => {
            by(*player, msg!("told-will-go-again", turns = change.unsigned_abs()))
        }
        Event::ExtraTurn { player } => by(*player, msg!("told-goes-again")),
        Event::Ended(end) => plain(outcome(*end)),
        Event::Discarded { .. }
        | Event::MemoSet { .. }
        | Event::MoveEnded { .. }
        | Event::SkipOwed { .. }
        | Event::ExtraOwed { .. }
        | Event::Edited(_)
        | Event::Flow(_) => None,
    }
}

/// How a game ended.
pub fn outcome(end: Outcome) -> Message {
    match (end.winner.map(Player::word), end.by) {
        (Some(player), Way::Squares) => msg!("told-wins-zones", player = player),
        (Some(player), Way::Knockouts) => msg!("told-wins-knockouts", player = player),
        (Some(player), Way::Limit) => msg!("told-limit-wins", player = player),
        (None, _) => msg!("told-limit-draw"),
    }
}

/// A list of events told: steps in a row together, and of a move that none was possible in, that.
pub fn story<'e>(words: Words<'_>, events: impl IntoIterator<Item = &'e Event>) -> Vec<Sentence> {
    let mut told: Vec<Sentence> = Vec::new();
    let mut walking: Option<Player> = None;
    let mut stuck = false;
    for event in events {
        if let Event::MoveEnded { player } = event
            && stuck
        {
            told.push(words.sentence(Some(*player), &msg!("told-stuck")));
        }
        stuck = matches!(event, Event::MoveBegan { .. })
            || (stuck && matches!(event, Event::UsedUp { .. } | Event::Flow(_)));
        let step = match event {
            Event::Moved { player, to, how: How::Step | How::Beyond, .. } => Some((*player, *to)),
            _ => None,
        };
        match (step, told.last_mut()) {
            (Some((player, to)), Some(last)) if walking == Some(player) => {
                last.what.push(' ');
                last.what.push_str(&words.setup.shape.name(to));
            }
            _ => {
                let Some(next) = sentence(words, event) else { continue };
                if matches!(event, Event::MoveBegan { .. }) {
                    continue;
                }
                told.push(next);
            }
        }
        walking = step.map(|(player, _)| player);
    }
    told
}
