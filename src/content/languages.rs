//! Language files: the names and texts of cards in one language, `languages/it.toml`, or as many files as one likes in
//! `languages/it/`. What they say stands beside what the cards' own files say, and goes before it.

use std::collections::{BTreeMap, BTreeSet};

use crate::diag::{Diagnostic, Report, did_you_mean};

use super::card::Override;
use super::fields::{Fields, flag, list, text};
use super::source::Content;
use super::texts::LANGUAGES;
use super::tree::{Node, parse};

/// What one language says of one card.
#[derive(Clone, Default, Debug)]
pub struct Told {
    pub name: Option<Node>,
    pub text: Option<Node>,
    /// The mark of the effect that the text was last read against.
    pub told: Option<Node>,
}

/// One language.
#[derive(Clone, Default, Debug)]
pub struct Language {
    /// Where the language is named first.
    begun: Option<Node>,
    /// It isn't meant to have every card.
    pub partial: bool,
    pub cards: BTreeMap<String, Told>,
}

/// All languages that files tell, by code.
#[derive(Clone, Default, Debug)]
pub struct Languages(pub BTreeMap<String, Language>);

const FOLDER: &str = "languages/";

impl Languages {
    /// Reads every language file.
    pub fn read(content: &Content, ids: &BTreeSet<String>, report: &mut Report) -> Languages {
        let mut languages = Languages::default();
        for path in content.paths().filter(|path| path.starts_with(FOLDER) && path.ends_with(".toml")) {
            let root = content.text(path).and_then(|text| parse(path, &text, report));
            if let Some(root) = root {
                languages.file(path, &root, ids, report);
            }
        }
        languages
    }

    fn file(&mut self, path: &str, root: &Node, ids: &BTreeSet<String>, report: &mut Report) {
        let Some(mut fields) = Fields::of(root, "a language file", report) else { return };
        let inside = path.strip_prefix(FOLDER).unwrap_or(path);
        let wanted = inside.split(['/', '.']).next().unwrap_or_default().to_string();
        let node = fields.need("language", report);
        let code = node.and_then(|node| text(report, node, "`language`"));
        if let (Some(node), Some(code)) = (node, code)
            && code != wanted
        {
            report.push(
                Diagnostic::error("bad-value", node.span.clone(), format!("expected `{wanted}`, found `{code}`"))
                    .label("not the language of the file's name or folder")
                    .help("a language's files are `languages/it.toml` or `languages/it/….toml`"),
            );
        }
        let partial = fields.take("partial").and_then(|node| flag(report, node, "`partial`")).unwrap_or_default();
        let cards = fields.take("cards");
        fields.finish(report);
        let language = self.0.entry(wanted).or_default();
        // One file that means to be whole makes the language one that means to be.
        language.partial = partial && (language.begun.is_none() || language.partial);
        if language.begun.is_none() {
            language.begun = node.cloned();
        }
        let Some(cards) = cards.filter(|node| Fields::of(node, "`[cards]`", report).is_some()) else { return };
        for (key, node) in cards.pairs() {
            if !ids.contains(&key.name) {
                report.push(
                    Diagnostic::error("unknown-name", key.span.clone(), format!("unknown card `{}`", key.name))
                        .label("no such card")
                        .hint(did_you_mean(&key.name, ids.iter().map(String::as_str))),
                );
                continue;
            }
            let Some(mut fields) = Fields::of(node, "a card of a language", report) else { continue };
            let told = language.cards.entry(key.name.clone()).or_default();
            for (slot, name) in [(&mut told.name, "name"), (&mut told.text, "text"), (&mut told.told, "told")] {
                let Some(node) = fields.take(name) else { continue };
                // What is left empty is still to be told.
                if text(report, node, name).is_none_or(str::is_empty) {
                    continue;
                }
                if let Some(before) = slot {
                    let at = format!("{}:{}", before.span.file, before.line);
                    report.push(
                        Diagnostic::error("bad-value", node.span.clone(), format!("the {name} is told twice"))
                            .label(format!("told already in {at}")),
                    );
                }
                *slot = Some(node.clone());
            }
            fields.finish(report);
        }
    }

    /// What all languages say of a card, as a variant's file would.
    pub fn of(&self, card: &str) -> Override {
        let mut change = Override::default();
        for (code, language) in &self.0 {
            let Some(told) = language.cards.get(card) else { continue };
            change.names.extend(told.name.clone().map(|node| (code.clone(), node)));
            change.texts.extend(told.text.clone().map(|node| (code.clone(), node)));
        }
        change
    }

    /// Warns of cards that a language which is begun lacks.
    pub fn check_complete(&self, cards: &BTreeMap<String, Node>, report: &mut Report) {
        for (code, language) in self.0.iter().filter(|(_, language)| !language.partial) {
            let own = |root: &Node, what: &str| root.get(what).is_some_and(|table| table.get(code).is_some());
            let lacks = |what: &str, told: fn(&Told) -> bool| -> Vec<&str> {
                let missing =
                    |(id, root): &(&String, &Node)| !own(root, what) && !language.cards.get(*id).is_some_and(told);
                cards.iter().filter(missing).map(|(id, _)| id.as_str()).collect()
            };
            let (names, texts) = (lacks("name", |told| told.name.is_some()), lacks("text", |told| told.text.is_some()));
            let Some(begun) = language.begun.as_ref().filter(|_| !names.is_empty() || !texts.is_empty()) else {
                continue;
            };
            let message =
                format!("`{code}` lacks {} names and {} texts of {} cards", names.len(), texts.len(), cards.len());
            let first: Vec<&str> = if names.is_empty() { texts } else { names }.into_iter().take(5).collect();
            report.push(
                Diagnostic::warning("missing-text", begun.span.clone(), message)
                    .label("begun, but not complete")
                    .note(format!("the first that lack one are {}", list(&first)))
                    .help(format!("`polygonarc translate status {code}` lists them; `partial = true` says that the others are left out on purpose")),
            );
        }
    }

    /// Whether a card has a name or text in a language by one of these files.
    pub fn has(&self, code: &str, card: &str, what: &str) -> bool {
        let told = self.0.get(code).and_then(|language| language.cards.get(card));
        told.is_some_and(|told| if what == "name" { told.name.is_some() } else { told.text.is_some() })
    }

    /// Every language of the booklets and of the files.
    pub fn codes(&self) -> Vec<&str> {
        let own = self.0.keys().map(String::as_str).filter(|code| !LANGUAGES.contains(code));
        LANGUAGES.into_iter().chain(own).collect()
    }
}
