//! Events as short sentences. One event gives one sentence, a whole list of them a story: steps of one pawn in a row
//! are told together.

use crate::board::{Player, Squares};
use crate::game::{CardId, Event, How, Outcome, Setup, Way};

/// A sentence: whoever does it, if anybody does, and what.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Sentence {
    pub subject: Option<Player>,
    pub what: String,
}

impl std::fmt::Display for Sentence {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        match self.subject {
            Some(player) => write!(f, "{player} {}", self.what),
            None => f.write_str(&self.what),
        }
    }
}

/// What a sentence needs to name things.
#[derive(Clone, Copy)]
pub struct Words<'a> {
    pub setup: &'a Setup,
    pub language: &'a str,
}

impl Words<'_> {
    fn card(&self, card: CardId) -> &str {
        self.setup.variant.name(card, self.language)
    }

    fn squares(&self, squares: Squares) -> String {
        self.setup.shape.list(squares)
    }

    fn block(&self, squares: Squares) -> String {
        self.setup.shape.block_name(squares)
    }

    fn tower(&self, squares: Squares) -> &'static str {
        if squares.len() == 1 { "keep" } else { "tower" }
    }
}

/// What an event tells; `None` for those that a person sees from the others.
pub fn sentence(words: Words<'_>, event: &Event) -> Option<Sentence> {
    let by = |player: Player, what: String| Some(Sentence { subject: Some(player), what });
    let plain = |what: String| Some(Sentence { subject: None, what });
    let name = |card: &CardId| words.card(*card);
    match event {
        Event::TurnBegan { turn, player } => plain(format!("turn {turn}: {player}")),
        Event::TurnSkipped { player } => by(*player, "skips the turn".into()),
        Event::Rolled { player, face } => by(*player, format!("rolls {face}")),
        Event::Shuffled { deck } => plain(format!("the deck is shuffled: {}", count(deck.len(), "card"))),
        Event::Drew { player, card } => by(*player, format!("draws {}", name(card))),
        Event::SlidUnder { card } => plain(format!("{} can do nothing and slides under the deck", name(card))),
        Event::ToHand { player, card } => by(*player, format!("keeps {} in hand", name(card))),
        Event::HandPlayed { player, card } => by(*player, format!("plays {} from the hand", name(card))),
        Event::Laid { player, card } => plain(format!("{} is laid in front of {player}", name(card))),
        Event::UsedUp { player, card } => plain(format!("{player}'s {} is used up", name(card))),
        Event::DidNothing { card, .. } => plain(format!("{} does nothing", name(card))),
        Event::GaveUp { player, card } => by(*player, format!("gives up {}", name(card))),
        Event::Cancelled { player, by: shield, card } => {
            plain(format!("{player}'s {} cancels {}", name(shield), name(card)))
        }
        Event::Diverted { from, to, card } => by(*to, format!("takes {} from {from}", name(card))),
        Event::TopDiscarded { cards } => plain(format!("the top {} are discarded", count(cards.len(), "card"))),
        Event::TopChosen { place } => plain(format!("card {place} from the top comes first")),
        Event::Gained { player, squares, how } => {
            let verb = if *how == How::Encircled { "encircles" } else { "takes" };
            by(*player, format!("{verb} {}", words.squares(*squares)))
        }
        Event::Blanked { squares } => plain(format!("{} blank now", are(words.squares(*squares), squares))),
        Event::Killed { squares } => plain(format!("{} dead now", are(words.squares(*squares), squares))),
        Event::Revived { squares } => plain(format!("{} alive again", are(words.squares(*squares), squares))),
        Event::MoveBegan { player, steps, .. } => by(*player, format!("moves {}", count(*steps as usize, "step"))),
        Event::Moved { player, to, how, .. } => by(
            *player,
            match how {
                How::Home => "goes back to the start".into(),
                How::Card => format!("jumps to {}", words.squares(Squares::one(*to))),
                _ => format!("goes {}", words.squares(Squares::one(*to))),
            },
        ),
        Event::Swapped { a, b } => by(*a, format!("changes places with {b}")),
        Event::KnockedOut { player, by: victor, points } => by(
            *victor,
            match points {
                1 => format!("knocks out {player}"),
                points => format!("knocks out {player} for {points}"),
            },
        ),
        Event::Planted { player, squares } => {
            by(*player, format!("plants a {} on {}", words.tower(*squares), words.block(*squares)))
        }
        Event::TowerMoved { player, from, to } => plain(format!(
            "{player}'s {} moves from {} to {}",
            words.tower(*from),
            words.block(*from),
            words.block(*to)
        )),
        Event::Destroyed { player, squares, .. } => {
            plain(format!("{player}'s {} on {} is destroyed", words.tower(*squares), words.block(*squares)))
        }
        Event::Given { from, to, squares } => {
            by(*from, format!("gives {to} the {} on {}", words.tower(*squares), words.block(*squares)))
        }
        Event::ReserveChanged { player, by: change } if *change < 0 => {
            by(*player, format!("loses {} from the reserve", count(change.unsigned_abs() as usize, "tower")))
        }
        Event::ReserveChanged { player, by: change } => {
            by(*player, format!("gains {} in reserve", count(*change as usize, "tower")))
        }
        Event::Regained { player } => by(*player, "gets a destroyed tower back".into()),
        Event::SkipOwed { player, by: change } if *change > 0 => by(*player, "will skip a turn".into()),
        Event::ExtraOwed { player, by: change } if *change > 0 => by(*player, "will take another turn".into()),
        Event::ExtraTurn { player } => by(*player, "takes another turn".into()),
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
pub fn outcome(end: Outcome) -> String {
    match (end.winner, end.by) {
        (Some(player), Way::Squares) => format!("{player} wins on zones"),
        (Some(player), Way::Knockouts) => format!("{player} wins on knockouts"),
        (Some(player), Way::Limit) => format!("the turn limit is reached: {player} wins"),
        (None, _) => "the turn limit is reached: a draw".into(),
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
            told.push(Sentence { subject: Some(*player), what: "can't move".into() });
        }
        stuck = matches!(event, Event::MoveBegan { .. })
            || (stuck && matches!(event, Event::UsedUp { .. } | Event::Flow(_)));
        let Some(next) = sentence(words, event) else { continue };
        let step = match event {
            Event::Moved { player, how: How::Step | How::Beyond, .. } => Some(*player),
            _ => None,
        };
        let moves = matches!(event, Event::MoveBegan { .. });
        match (step, told.last_mut()) {
            (Some(player), Some(last)) if walking == Some(player) => {
                last.what.push_str(next.what.trim_start_matches("goes"));
            }
            _ if moves => continue,
            _ => told.push(next),
        }
        walking = step;
    }
    told
}

fn count(number: usize, what: &str) -> String {
    if number == 1 { format!("1 {what}") } else { format!("{number} {what}s") }
}

fn are(names: String, squares: &Squares) -> String {
    format!("{names} {}", if squares.len() == 1 { "is" } else { "are" })
}
