//! What is allowed in content but can't be meant: looked for by `check` only, never when a variant is loaded to be
//! played. Every finding is a warning, and there is none where a card could be meant as it is.

mod candidates;
mod classes;
mod numbers;
mod stale;
mod unused;

use std::collections::BTreeSet;
use std::sync::Arc;

use crate::diag::{Diagnostic, Report};
use crate::game::Card;

use super::card::Override;
use super::languages::Languages;
use super::origins::Origins;
use super::source::{Content, card_file};
use super::tree::Node;

pub use stale::{mark, stale_in};

/// The longest name, in letters.
const LONGEST_NAME: usize = 24;

/// A card as its own file has it, and what its making has shown.
pub struct Alone<'a> {
    pub card: &'a Card,
    pub root: &'a Node,
    /// The parameters that something but a text reads.
    pub read: &'a BTreeSet<String>,
    /// The canonical text of what decides its effect.
    pub canonical: &'a str,
}

/// Looks at a card by itself, and at what language files say of it.
pub fn card(alone: &Alone<'_>, languages: &Languages, content: &Content, report: &mut Report) {
    unused::params(alone, report);
    unused::choices(alone, report);
    candidates::check(alone, report);
    numbers::check(alone, report);
    stale::check(alone, content, report);
    stale::in_languages(alone, languages, report);
    let names = alone.root.get("name").map(Node::pairs).unwrap_or_default();
    names.iter().for_each(|(_, name)| long_name(name, report));
}

/// Looks at a card as a variant has it: `change` is what the variant's files and the languages' say of it.
pub fn in_variant(card: &Card, root: &Node, change: &Override, origins: &Origins, report: &mut Report) {
    change.names.values().for_each(|name| long_name(name, report));
    numbers::in_variant(card, root, &change.texts, origins, report);
}

fn long_name(node: &Node, report: &mut Report) {
    let Some(name) = node.text() else { return };
    let letters = name.chars().count();
    if letters > LONGEST_NAME {
        let fault = format!("the name is {letters} letters long, expected at most {LONGEST_NAME}");
        report.push(
            Diagnostic::warning("long-name", node.span.clone(), fault)
                .label("too long for a card")
                .help("give it a shorter name; the text has room for more"),
        );
    }
}

/// The built-in file of a card that this content replaces.
fn replaced(content: &Content, id: &str) -> Option<Arc<str>> {
    let file = card_file(id);
    content.is_own(&file).then(|| Content::builtin().text(&file)).flatten()
}
