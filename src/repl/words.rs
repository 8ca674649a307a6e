//! Completion: what a word begun may become. A plain value, so that the terminal can use it from its own thread.

use crate::sim::BotKind;

use super::commands::{COMMANDS, Command, Takes};
use super::session::Session;

/// The words that make sense now.
#[derive(Clone, Default, Debug)]
pub struct Completer {
    choices: Vec<String>,
    cards: Vec<String>,
    variants: Vec<String>,
    languages: Vec<String>,
    bots: Vec<String>,
    colours: Vec<String>,
}

impl Completer {
    /// The words of a session as it is.
    pub fn of(session: &Session) -> Completer {
        let waiting = session.line.as_ref().filter(|line| line.waiting().is_some());
        let variant = &session.loaded.variant;
        Completer {
            choices: waiting.map(|line| line.game.texts()).unwrap_or_default(),
            cards: variant.cards.iter().map(|card| card.id.clone()).collect(),
            variants: session.services.variants(),
            languages: session.languages(),
            bots: BotKind::names(variant).into_iter().map(str::to_owned).collect(),
            colours: session.colours().into(),
        }
    }

    /// Where the word to complete begins, and what it may become.
    pub fn complete(&self, line: &str) -> (usize, Vec<String>) {
        let begins = |words: Vec<String>, start: &str| -> Vec<String> {
            words.into_iter().filter(|word| word.starts_with(start) && word != start).collect()
        };
        let Some((word, rest)) = line.split_once(' ') else {
            let names = COMMANDS.iter().map(|command| command.name.to_owned());
            return (0, begins(self.choices.iter().cloned().chain(names).collect(), line));
        };
        let whole = begins(self.choices.clone(), line);
        if !whole.is_empty() {
            return (0, whole);
        }
        let start = line.rfind(' ').map_or(0, |place| place + 1);
        let takes = Command::find(word).map_or(Takes::Nothing, |command| command.takes);
        let first = !rest.contains(' ');
        (start, begins(self.words(takes, rest, first), &line[start..]))
    }

    fn words(&self, takes: Takes, rest: &str, first: bool) -> Vec<String> {
        let own = |words: &[&str]| words.iter().map(|word| (*word).to_owned()).collect();
        let bots = || self.bots.iter().map(String::as_str).chain(["human"]);
        match takes {
            Takes::Nothing => Vec::new(),
            Takes::Words(words) => {
                if first {
                    own(words)
                } else {
                    Vec::new()
                }
            }
            Takes::Choice => self.choices.clone(),
            Takes::Card => self.cards.clone(),
            Takes::Primitive if first => crate::game::primitives().map(|primitive| primitive.name.to_owned()).collect(),
            Takes::Edit if first => {
                let names = crate::edit::EDITS.iter().map(|edit| edit.name);
                names.chain(["checks", "paste", "done"]).map(str::to_owned).collect()
            }
            Takes::Primitive | Takes::Edit => self.colours.iter().chain(&self.cards).cloned().collect(),
            Takes::Variant => self.variants.clone(),
            Takes::Language => self.languages.clone(),
            Takes::Command => COMMANDS.iter().map(|command| command.name.to_owned()).collect(),
            Takes::Seat if first => self.colours.clone(),
            Takes::Seat => bots().map(str::to_owned).collect(),
            Takes::New => match rest.split(' ').rev().nth(1) {
                Some("--seats") => bots().map(str::to_owned).collect(),
                Some("--first") => self.colours.clone(),
                _ => own(&["--players", "--seats", "--seed", "--first"]),
            },
            Takes::Show if first => own(&["card", "variant"]),
            Takes::Show => self.cards.clone(),
        }
    }
}
