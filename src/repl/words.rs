//! Completion: what a word begun may become. A plain value, so that the terminal can use it from its own thread.

use std::collections::BTreeMap;

use crate::content::EDITS;
use crate::game::{EVENT_NAMES, KNOBS, primitives};
use crate::sim::BotKind;

use super::commands::{COMMANDS, Command, Takes};
use super::session::Session;

/// The words that make sense now.
#[derive(Clone, Default, Debug)]
pub struct Completer {
    choices: Vec<String>,
    cards: Vec<String>,
    /// Their parameters.
    params: BTreeMap<String, Vec<String>>,
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
            params: variant.cards.iter().map(|card| (card.id.clone(), card.params.keys().cloned().collect())).collect(),
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
        (start, begins(self.words(takes, rest), &line[start..]))
    }

    fn words(&self, takes: Takes, rest: &str) -> Vec<String> {
        let first = !rest.contains(' ');
        let own = |words: &[&str]| words.iter().map(|word| (*word).to_owned()).collect();
        let bots = || self.bots.iter().map(String::as_str).chain(["human"]);
        match takes {
            Takes::Nothing => Vec::new(),
            Takes::Words(words) if first => own(words),
            Takes::Words(_) => self.after(rest),
            Takes::Choice => self.choices.clone(),
            Takes::Card => self.cards.clone(),
            Takes::Play if first => own(&["card"]),
            Takes::Play if rest.split(' ').count() == 3 => own(&["for"]),
            Takes::Play => self.after(rest),
            Takes::Primitive if first => primitives().map(|primitive| primitive.name.to_owned()).collect(),
            Takes::Edit if first => {
                let names = crate::edit::EDITS.iter().map(|edit| edit.name);
                names.chain(["checks", "paste", "done"]).map(str::to_owned).collect()
            }
            Takes::Primitive | Takes::Edit => self.colours.iter().chain(&self.cards).cloned().collect(),
            Takes::Variant if first => {
                let edits = EDITS.iter().map(|edit| edit.name).chain(["explain", "save", "drop"]);
                self.variants.iter().cloned().chain(edits.map(str::to_owned)).collect()
            }
            Takes::Variant => self.changed(rest),
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

    /// What may come after a word that says what is meant; it says the same in every command.
    fn after(&self, rest: &str) -> Vec<String> {
        let own = |words: &[&str]| words.iter().map(|word| (*word).to_owned()).collect();
        let mut before = rest.split(' ').rev().skip(1);
        match (rest.split(' ').next(), before.next()) {
            (Some("deck"), _) | (_, Some("card")) => self.cards.clone(),
            (_, Some("choice")) => self.choices.clone(),
            (_, Some("not")) => self.choices.iter().chain(&self.cards).cloned().collect(),
            (_, Some("primitive")) => primitives().map(|primitive| primitive.name.to_owned()).collect(),
            (_, Some("event")) => own(EVENT_NAMES),
            (_, Some("player" | "score" | "hand" | "laid" | "for")) => self.colours.clone(),
            (_, Some("files")) => own(&["on", "off"]),
            _ => Vec::new(),
        }
    }

    /// What may come next in a change of the variant.
    fn changed(&self, rest: &str) -> Vec<String> {
        let words: Vec<&str> = rest.split(' ').collect();
        match words[..] {
            ["set" | "unset" | "explain", _] => KNOBS.iter().map(|knob| knob.name.to_owned()).collect(),
            ["deck" | "param", _] => self.cards.clone(),
            ["name" | "text", _] => self.cards.iter().cloned().chain(["variant".to_owned()]).collect(),
            ["name" | "text", _, _] => self.languages.clone(),
            ["param", card, _] => self.params.get(card).cloned().unwrap_or_default(),
            ["extend", ..] => self.variants.clone(),
            _ => Vec::new(),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn completer() -> Completer {
        let words = |words: &[&str]| words.iter().map(|word| (*word).to_owned()).collect::<Vec<_>>();
        Completer {
            choices: words(&["b4", "give up"]),
            cards: words(&["diagonal", "dud", "tide"]),
            params: [("diagonal".to_owned(), words(&["most", "pick_one"]))].into(),
            variants: words(&["deck-36", "de"]),
            languages: words(&["de", "en"]),
            bots: words(&["greedy"]),
            colours: words(&["red", "blue"]),
        }
    }

    #[track_caller]
    fn becomes(line: &str, words: &[&str]) {
        let (start, found) = completer().complete(line);
        assert_eq!(found, words, "{line}");
        assert!(line.is_char_boundary(start));
    }

    #[test]
    fn a_choice_comes_before_a_command() {
        becomes("b", &["b4", "back", "branches", "break", "breaks", "board", "boards"]);
        becomes("give ", &["give up"]);
    }

    #[test]
    fn the_word_before_says_what_may_follow() {
        becomes("force ca", &["card"]);
        becomes("force card d", &["diagonal", "dud"]);
        becomes("force deck tide d", &["diagonal", "dud"]);
        becomes("force choice g", &["give up"]);
        becomes("break card t", &["tide"]);
        becomes("break primitive swa", &["swap"]);
        becomes("break event turn_b", &["turn_began"]);
        becomes("break player r", &["red"]);
        becomes("watch hand b", &["blue"]);
        becomes("watch files o", &["on", "off"]);
        becomes("why not t", &["tide"]);
    }

    #[test]
    fn playing_any_card_goes_word_by_word() {
        becomes("play c", &["card"]);
        becomes("play card di", &["diagonal"]);
        becomes("play card dud ", &["for"]);
        becomes("play card dud for b", &["blue"]);
    }

    #[test]
    fn a_change_of_the_variant_is_completed_to_its_end() {
        becomes("variant de", &["deck-36", "deck"]);
        becomes("variant set towers.res", &["towers.reserve"]);
        becomes("variant explain win.s", &["win.squares"]);
        becomes("variant deck di", &["diagonal"]);
        becomes("variant deck diagonal ", &[]);
        becomes("variant param diagonal ", &["most", "pick_one"]);
        becomes("variant text v", &["variant"]);
        becomes("variant text tide e", &["en"]);
        becomes("variant extend deck", &["deck-36"]);
    }
}
