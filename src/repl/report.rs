//! What a session says of the game: what happened, the board, what is to do now.

use crate::board::Squares;
use crate::game::{Choice, DecisionKind, Event, Game, Way, Who};
use crate::render;

use super::play::{Seat, Taken};
use super::session::Session;

/// So many choices are named; `choices` lists all.
const SHOWN: usize = 12;
/// So many turns are told of at once; `log` tells all.
const TOLD: usize = 40;

/// What happened since the decision `from`, a line a turn, and the board if it changed.
pub fn happened(session: &Session, from: usize) -> String {
    let past = session.play().past();
    let mut lines = turns(session, &past[from.min(past.len())..]);
    let mut text = String::new();
    if lines.len() > TOLD {
        let left = lines.len() - TOLD;
        text.push_str(&format!("{left} turns more before; `log {}` tells them\n", lines.len()));
        lines.drain(..left);
    }
    for line in lines {
        text.push_str(&line);
        text.push('\n');
    }
    let before = past.get(from).map(|taken| &taken.before.state().board);
    if from == 0 || before.is_some_and(|before| *before != session.game().state().board) {
        text.push_str(&board(session));
    }
    text
}

/// The events of decisions in words, one line a turn.
pub fn turns(session: &Session, past: &[Taken]) -> Vec<String> {
    let mut lines: Vec<String> = Vec::new();
    let mut open = false;
    for taken in past {
        let state = taken.before.state();
        if !open && state.turn > 0 {
            lines.push(format!("turn {}, {}:", state.turn, state.active));
        }
        open = true;
        for event in &taken.events {
            if let Event::TurnBegan { turn, player } = event {
                lines.push(format!("turn {turn}, {player}:"));
                continue;
            }
            let Some(sentence) = render::sentence(taken.before.setup(), event, session.language()) else { continue };
            match lines.last_mut() {
                Some(line) if line.ends_with(':') => *line = format!("{line} {sentence}"),
                Some(line) => *line = format!("{line}; {sentence}"),
                None => lines.push(sentence),
            }
        }
    }
    lines.retain(|line| !line.ends_with(':'));
    lines
}

/// The board, the squares to choose from marked.
pub fn board(session: &Session) -> String {
    let game = session.game();
    let mut marked = Squares::EMPTY;
    if session.play().waits()
        && let Some(decision) = game.decision()
    {
        for choice in decision.choices.iter() {
            if let Choice::Square(square) = choice {
                marked.insert(square);
            }
        }
    }
    ended(render::board(game.setup(), game.state(), session.style, marked))
}

/// The text with its last line ended.
pub fn ended(mut text: String) -> String {
    if !text.is_empty() && !text.ends_with('\n') {
        text.push('\n');
    }
    text
}

/// Who must do what now, or who won.
pub fn status(session: &Session) -> String {
    let (game, play) = (session.game(), session.play());
    if let Some(outcome) = game.outcome() {
        let state = game.state();
        return match (outcome.winner, outcome.by) {
            (Some(winner), Way::Knockouts) => format!("{winner} wins with {} knockouts", state.knockouts[winner]),
            (Some(winner), Way::Squares) => format!("{winner} wins with {} squares", state.board.owned(winner).len()),
            (Some(winner), Way::Limit) => format!("{winner} wins at the turn limit"),
            (None, _) => "the game is over: a draw at the turn limit".into(),
        };
    }
    let Some(player) = play.due() else { return "nothing is due; `auto` goes on".into() };
    if let Seat::Bot(kind) = play.seats[player] {
        return format!("{player} ({}) is to play: `auto` goes on", kind.name());
    }
    format!("{player} {}", task(session, game))
}

/// What the decision that is due asks for.
fn task(session: &Session, game: &Game) -> String {
    let Some(decision) = game.decision() else { return String::new() };
    let card = decision.card.map(|card| game.setup().variant.name(card, session.language()).to_string());
    match decision.kind {
        DecisionKind::Shuffle => "to shuffle".into(),
        DecisionKind::Die => "to roll (type `roll`)".into(),
        DecisionKind::Hand => format!("to roll or play a card of the hand: {}", numbered(game)),
        DecisionKind::Step => {
            let left = game.state().moving.as_ref().map_or(0, |moving| moving.left);
            let steps = if left == 1 { "step" } else { "steps" };
            format!("to move, {left} {steps} left: {}", numbered(game))
        }
        DecisionKind::Aim => {
            let about = decision.about.as_deref().unwrap_or("aim").replace('_', " ");
            format!("to choose {about} for {}: {}", card.unwrap_or_default(), numbered(game))
        }
    }
}

/// The first choices with their numbers.
fn numbered(game: &Game) -> String {
    let Some(decision) = game.decision() else { return String::new() };
    let texts = game.texts();
    let shown: Vec<String> =
        texts.iter().take(SHOWN).enumerate().map(|(place, text)| format!("{} {text}", place + 1)).collect();
    let mut line = shown.join("  ");
    if texts.len() > SHOWN {
        line.push_str(&format!(" … ({SHOWN} of {} shown; `choices` lists all)", texts.len()));
        let closing = decision.choices.get(texts.len() - 1);
        if matches!(closing, Some(Choice::GiveUp | Choice::Enough | Choice::Stop)) {
            line.push_str(&format!(", or {}", texts[texts.len() - 1]));
        }
    }
    line
}

/// Every choice with its number, a few a line.
pub fn choices(game: &Game) -> String {
    let chance = game.decision().is_some_and(|decision| decision.who == Who::Chance);
    if chance {
        return "`roll` rolls by the seed; `roll FACE` forces a face".into();
    }
    let cells: Vec<String> =
        game.texts().iter().enumerate().map(|(place, text)| format!("{:>3} {text}", place + 1)).collect();
    let width = cells.iter().map(|cell| cell.chars().count()).max().unwrap_or(1) + 2;
    let columns = (96 / width).max(1);
    let rows: Vec<String> = cells
        .chunks(columns)
        .map(|row| row.iter().map(|cell| format!("{cell:<width$}")).collect::<String>().trim_end().to_string())
        .collect();
    rows.join("\n")
}
