//! What a typed word means as a choice: a short text, a number of the list, a card's name; and why it is none.

use crate::debug::By;
use crate::game::{Choice, ChooseError, DecisionKind, Pick, Refusal};
use crate::messages::{Message, msg};

use super::line::Line;
use super::session::{CommandError, Session};

impl Session {
    /// Whether the line is the text of a choice that only stands for itself; commands that choose go first.
    pub(super) fn is_choice(&self, line: &str) -> bool {
        let Some((_, decision)) = self.line.as_ref().and_then(Line::waiting) else { return false };
        if decision.kind == DecisionKind::Die || Command::chooses(line) {
            return false;
        }
        self.find(line).is_some()
    }

    /// The pick that a text stands for: short text, direction, number in the list, name of a hand card.
    pub(super) fn find(&self, text: &str) -> Option<Pick> {
        let line = self.line.as_ref()?;
        let decision = line.game.decision()?;
        if let Ok(pick) = line.game.parse_line(text) {
            return Some(pick);
        }
        if let Ok(number) = text.parse::<usize>() {
            return decision.choices.get(number.checked_sub(1)?).map(Pick::Choice);
        }
        let named = |choice: &Choice| match choice {
            Choice::Hand(card) => {
                self.loaded.variant.name(*card, self.language()).to_lowercase() == text.to_lowercase()
            }
            _ => false,
        };
        decision.choices.iter().find(named).map(Pick::Choice)
    }

    /// Chooses what a text stands for, for the person who must decide.
    pub(super) fn choose_text(&mut self, text: &str) -> Result<(), CommandError> {
        let Some(line) = &self.line else { return Err(Session::unknown(first_word(text))) };
        let Some((_, decision)) = line.waiting() else {
            if Command::near(first_word(text)) || line.game.decision().is_some() {
                return Err(Session::unknown(first_word(text)));
            }
            return Err(msg!("over-no-choice", text = text).into());
        };
        if decision.kind == DecisionKind::Die {
            if line.game.parse(text).is_some() {
                return Err(msg!("die-decides", text = text).into());
            }
            if self.looks_like_choice(text) {
                let player = line.game.state().active.word();
                return Err(msg!("before-the-roll", text = text, player = player).into());
            }
            return Err(Session::unknown(first_word(text)));
        }
        match self.find(text) {
            Some(pick) => self.choose(&pick),
            None if self.looks_like_choice(text) || !Command::near(first_word(text)) => {
                let refusal = line.game.parse_line(text).err().unwrap_or_else(|| Refusal::of(&line.game, text));
                Err(refusal.into())
            }
            None => Err(Session::unknown(first_word(text))),
        }
    }

    fn looks_like_choice(&self, text: &str) -> bool {
        let Some(line) = &self.line else { return false };
        let shape = &line.setup().shape;
        // As in a record: `red: c4`.
        let text = text.split_once(':').map_or(text, |(who, _)| who);
        shape.parse_block(text).is_some()
            || crate::board::Direction::parse(text).is_some()
            || crate::board::Player::parse(text).is_some()
            || self.loaded.variant.find(text).is_some()
            || text.parse::<i64>().is_ok()
            || ["stop", "enough", "give up"].contains(&text)
            || is_square_like(text)
    }

    /// Takes a person's decision, then plays on to the next one.
    pub(super) fn choose(&mut self, pick: &Pick) -> Result<(), CommandError> {
        self.leave_moment();
        let line = self.playing_mut()?;
        let from = line.decisions();
        let taken = line.choose_or_walk(pick, By::Person);
        taken.map_err(|error| self.failed(error))?;
        self.go_on(from)
    }

    /// Why a choice wasn't taken; if a card failed at it, how to look into that.
    pub(super) fn failed(&self, error: ChooseError) -> CommandError {
        match error {
            ChooseError::Script(error) => format!("{error}\n{}", self.text(&msg!("step-into-fault"))).into(),
            refused => refused.into(),
        }
    }

    /// Takes a choice of the decision that is due if it is one of them.
    pub(super) fn choose_one(&mut self, wanted: &[Choice], otherwise: Message) -> Result<(), CommandError> {
        let line = self.playing()?;
        let Some((_, decision)) = line.waiting() else { return Err(otherwise.into()) };
        match wanted.iter().find(|choice| decision.choices.contains(**choice)) {
            Some(choice) => self.choose(&Pick::Choice(*choice)),
            None => Err(otherwise.into()),
        }
    }
}

fn first_word(text: &str) -> &str {
    text.split_whitespace().next().unwrap_or(text)
}

/// A letter and a number: a square that the board may not have.
fn is_square_like(text: &str) -> bool {
    let mut letters = text.chars();
    letters.next().is_some_and(|first| first.is_ascii_alphabetic())
        && !letters.as_str().is_empty()
        && letters.all(|digit| digit.is_ascii_digit())
}

use super::commands::Command;
