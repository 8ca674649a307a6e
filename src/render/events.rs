//! Events as sentences.

use crate::board::Squares;
use crate::game::{CardId, Event, How, Outcome, Setup, Way};

/// What happened, in one short sentence; `None` for the game's own book-keeping.
pub fn sentence(setup: &Setup, event: &Event, language: &str) -> Option<String> {
    let card = |card: &CardId| setup.variant.name(*card, language).to_owned();
    let squares = |set: &Squares| setup.shape.list(*set);
    let block = |set: &Squares| setup.shape.block_name(*set);
    let square = |square: &crate::board::Square| setup.shape.name(*square);
    let tower = |set: &Squares| if set.len() == 1 { "keep" } else { "tower" };
    Some(match event {
        Event::TurnBegan { turn, player } => format!("turn {turn}: {player}"),
        Event::TurnSkipped { player } => format!("{player} skips this turn"),
        Event::Rolled { player, face } => format!("{player} rolls {face}"),
        Event::Shuffled { deck } => format!("the deck is shuffled, {} cards", deck.len()),
        Event::Drew { player, card: it } => format!("{player} draws {}", card(it)),
        Event::SlidUnder { card: it } => format!("{} can do nothing and slides under the deck", card(it)),
        Event::ToHand { player, card: it } => format!("{} goes to {player}'s hand", card(it)),
        Event::HandPlayed { player, card: it } => format!("{player} plays {} from the hand", card(it)),
        Event::Laid { player, card: it } => format!("{} lies in front of {player}", card(it)),
        Event::UsedUp { player, card: it } => format!("{player}'s {} is used up", card(it)),
        Event::MemoSet { player, card: it, memo } => format!("{player}'s {} remembers {memo}", card(it)),
        Event::Discarded { card: it } => format!("{} is discarded", card(it)),
        Event::DidNothing { card: it, .. } => format!("{} does nothing", card(it)),
        Event::GaveUp { player, card: it } => format!("{player} gives up the aim of {}", card(it)),
        Event::Cancelled { player, by, card: it } => format!("{player}'s {} cancels {}", card(by), card(it)),
        Event::Diverted { from, to, card: it } => format!("{from}'s {} is played for {to}", card(it)),
        Event::TopDiscarded { cards } => match cards.len() {
            1 => "the top card goes to the discard unseen".into(),
            count => format!("the top {count} cards go to the discard unseen"),
        },
        Event::TopChosen { place } => format!("card {place} from the top comes first"),
        Event::Gained { player, squares: set, how: How::Encircled } => format!("{player} encircles {}", squares(set)),
        Event::Gained { player, squares: set, .. } => format!("{player} takes {}", squares(set)),
        Event::Blanked { squares: set } => format!("{} blank now", are(set, squares(set))),
        Event::Killed { squares: set } => format!("{} dead now", are(set, squares(set))),
        Event::Revived { squares: set } => format!("{} alive again", are(set, squares(set))),
        Event::MoveBegan { player, steps, cards } => {
            let by: Vec<String> = cards.iter().map(card).collect();
            let by = if by.is_empty() { String::new() } else { format!(" ({})", by.join(", ")) };
            format!("{player} moves {steps} step{}{by}", if *steps == 1 { "" } else { "s" })
        }
        Event::Moved { player, to, how, .. } => match how {
            How::Step => format!("{player} steps to {}", square(to)),
            How::Beyond => format!("{player} steps to {}, which comes back to life", square(to)),
            How::Home => format!("{player} goes back to the start {}", square(to)),
            How::Card | How::Encircled => format!("{player} goes to {}", square(to)),
        },
        Event::MoveEnded { player } => format!("{player}'s move is over"),
        Event::Swapped { a, b } => format!("{a} and {b} change places"),
        Event::KnockedOut { player, by, points } => {
            let points = if *points == 1 { "1 knockout".into() } else { format!("{points} knockouts") };
            format!("{by} knocks {player} out: {points}")
        }
        Event::Planted { player, squares: set } => format!("{player} plants a {} on {}", tower(set), block(set)),
        Event::TowerMoved { player, from, to } => {
            format!("{player} moves the {} on {} to {}", tower(from), block(from), block(to))
        }
        Event::Destroyed { player, squares: set, returns } => {
            let back = if *returns && set.len() > 1 { " and goes back to the reserve" } else { "" };
            format!("{player}'s {} on {} is destroyed{back}", tower(set), block(set))
        }
        Event::Given { from, to, squares: set } => format!("{from} gives {to} the {} on {}", tower(set), block(set)),
        Event::ReserveChanged { player, by } if *by < 0 => format!("{player} loses {} from the reserve", -by),
        Event::ReserveChanged { player, by } => format!("{player} gains {by} in reserve"),
        Event::Regained { player } => format!("{player} regains a tower"),
        Event::SkipOwed { player, by } if *by > 0 => format!("{player} will skip a turn"),
        Event::ExtraOwed { player, by } if *by > 0 => format!("{player} will take another turn"),
        Event::ExtraTurn { player } => format!("{player} takes another turn"),
        Event::Ended(outcome) => ended(outcome),
        Event::SkipOwed { .. } | Event::ExtraOwed { .. } | Event::Flow(_) => return None,
    })
}

fn are(set: &Squares, list: String) -> String {
    format!("{list} {}", if set.len() == 1 { "is" } else { "are" })
}

fn ended(outcome: &Outcome) -> String {
    match (outcome.winner, outcome.by) {
        (Some(winner), Way::Squares) => format!("{winner} wins by squares"),
        (Some(winner), Way::Knockouts) => format!("{winner} wins by knockouts"),
        (Some(winner), Way::Limit) => format!("{winner} wins at the turn limit"),
        (None, _) => "a draw at the turn limit".into(),
    }
}
