//! Names and texts by language: reading, placeholders, showing.

use std::collections::{BTreeMap, BTreeSet};

use crate::diag::{Diagnostic, Report, Span, did_you_mean};
use crate::game::{CardId, Param, Variant};

use super::fields::{Fields, list, text};
use super::languages::Languages;
use super::tree::Node;

/// The languages of the booklets: built-in cards have a name and a text in each.
pub const LANGUAGES: [&str; 4] = ["fr", "en", "es", "de"];

/// Every language that can be asked for: these and those that a card of the variant has a name in; by code.
pub fn known_languages(variant: &Variant) -> Vec<String> {
    let names = variant.cards.iter().flat_map(|card| card.names.keys().cloned());
    let all: BTreeSet<String> = names.chain(LANGUAGES.map(String::from)).collect();
    all.into_iter().collect()
}

/// Texts by language code.
pub fn languages(node: &Node, what: &'static str, report: &mut Report) -> BTreeMap<String, String> {
    let mut texts = BTreeMap::new();
    if Fields::of(node, if what == "name" { "`[name]`" } else { "`[text]`" }, report).is_none() {
        return texts;
    }
    for (key, node) in node.pairs() {
        if !(2..=3).contains(&key.name.len()) || !key.name.bytes().all(|byte| byte.is_ascii_lowercase()) {
            report.push(
                Diagnostic::error("unknown-key", key.span.clone(), format!("`{}` is no language code", key.name))
                    .label("expected two or three lower case letters, such as `en`"),
            );
        }
        if let Some(text) = text(report, node, what) {
            texts.insert(key.name.clone(), text.to_string());
        }
    }
    texts
}

/// Every `{name}` in the texts must name a parameter. `node` is one text or a table of them.
pub fn check_placeholders(node: &Node, params: &BTreeMap<String, Param>, report: &mut Report) {
    for (_, node) in node.pairs() {
        check_placeholders(node, params, report);
    }
    let Some(text) = node.text() else { return };
    for name in placeholders(text) {
        if params.contains_key(name) {
            continue;
        }
        let known: Vec<&str> = params.keys().map(String::as_str).collect();
        let hint = did_you_mean(name, known.iter().copied()).unwrap_or_else(|| match known.len() {
            0 => "the card has no parameters".into(),
            _ => format!("the card's parameters are {}", list(&known)),
        });
        report.push(
            Diagnostic::error("text", node.span.clone(), format!("`{{{name}}}` names no parameter"))
                .label("in this text")
                .help(hint),
        );
    }
}

pub fn placeholders(text: &str) -> impl Iterator<Item = &str> {
    text.split('{').skip(1).filter_map(|rest| rest.split_once('}').map(|(name, _)| name))
}

/// Warns of languages in which a card has no name or text; for the program's own cards it is an error.
pub fn check_complete(root: &Node, id: &str, own: bool, languages: &Languages, report: &mut Report) {
    let missing: Vec<String> = ["name", "text"]
        .into_iter()
        .filter_map(|what| {
            let has = |code: &str| {
                root.get(what).and_then(|table| table.get(code)).is_some() || languages.has(code, id, what)
            };
            let missing: Vec<&str> = LANGUAGES.into_iter().filter(|code| !has(code)).collect();
            (!missing.is_empty()).then(|| format!("no {what} in {}", list(&missing)))
        })
        .collect();
    if missing.is_empty() {
        return;
    }
    let at = root.get("name").or_else(|| root.get("id"));
    let span = at.map_or_else(|| Span::file(root.span.file.clone()), |node| node.span.clone());
    let message = format!("the card `{id}` has {}", missing.join(" and "));
    let fault = if own {
        Diagnostic::warning("missing-text", span, message)
    } else {
        Diagnostic::error("missing-text", span, message)
    };
    report.push(fault.note("another language is shown in its place"));
}

/// What a card says, in a language (else the variant's, else English, else any), parameters filled in; empty if it
/// says nothing.
pub fn card_text(variant: &Variant, card: CardId, language: &str) -> String {
    let card = variant.card(card);
    let find = |code: &str| card.texts.get(code);
    let text = find(language).or_else(|| find(&variant.language)).or_else(|| find("en"));
    let Some(text) = text.or_else(|| card.texts.values().next()) else { return String::new() };
    let mut out = String::with_capacity(text.len());
    let mut rest = text.as_str();
    while let Some((before, after)) = rest.split_once('{') {
        out.push_str(before);
        match after.split_once('}').and_then(|(name, after)| Some((card.params.get(name)?, after))) {
            Some((param, after)) => {
                out.push_str(&plain(param));
                rest = after;
            }
            None => {
                out.push('{');
                rest = after;
            }
        }
    }
    out.push_str(rest);
    out
}

fn plain(param: &Param) -> String {
    match param {
        Param::Flag(flag) => flag.to_string(),
        Param::Number(number) => number.to_string(),
        Param::Word(word) => word.clone(),
        Param::List(words) => words.join(", "),
    }
}
