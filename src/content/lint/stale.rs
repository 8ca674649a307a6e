//! Texts that are older than the effect they tell. A mark of the effect is kept beside a text (`told`); for a card that
//! replaces a built-in one, the built-in texts are held against the built-in effect.

use std::collections::BTreeSet;

use crate::diag::{Diagnostic, Report, Span};

use super::super::fields::list;
use super::super::languages::Languages;
use super::super::source::{Content, card_file};
use super::super::tree::{Node, Tree, parse};
use super::{Alone, replaced};

/// The mark of an effect: eight digits that change with it.
pub fn mark(canonical: &str) -> String {
    let hash = canonical.bytes().fold(0x811c_9dc5_u32, |hash, byte| (hash ^ u32::from(byte)).wrapping_mul(0x0100_0193));
    format!("{hash:08x}")
}

pub(super) fn check(alone: &Alone<'_>, content: &Content, report: &mut Report) {
    match alone.root.get("told") {
        Some(told) => marked(alone, told, report),
        None => unmarked(alone, content, report),
    }
}

/// The texts whose mark is another than the effect's.
fn marked(alone: &Alone<'_>, told: &Node, report: &mut Report) {
    let now = mark(alone.canonical);
    match &told.tree {
        Tree::Text(mark) if *mark != now => {
            report.push(stale(told.span.clone(), &alone.card.id, "the texts are", &now));
        }
        Tree::Table(pairs) => {
            for (language, node) in pairs.iter().filter(|(_, node)| node.text().is_some_and(|mark| mark != now)) {
                let what = format!("the text in `{}` is", language.name);
                report.push(stale(node.span.clone(), &alone.card.id, &what, &now));
            }
        }
        _ => {}
    }
}

/// The texts of language files whose mark is another than the effect's.
pub(super) fn in_languages(alone: &Alone<'_>, languages: &Languages, report: &mut Report) {
    let now = mark(alone.canonical);
    for (code, language) in &languages.0 {
        let told = language.cards.get(&alone.card.id).and_then(|card| card.told.as_ref());
        if let Some(told) = told.filter(|told| told.text().is_some_and(|mark| mark != now)) {
            report.push(stale(told.span.clone(), &alone.card.id, &format!("the text in `{code}` is"), &now));
        }
    }
}

fn stale(span: Span, id: &str, what: &str, now: &str) -> Diagnostic {
    Diagnostic::warning("stale-text", span, format!("{what} older than the effect of `{id}`"))
        .label(format!("the effect's mark is `{now}` now"))
        .help(format!("read the text again, then run `polygonarc translate confirm {id}`"))
}

/// A built-in card's texts left as they were, under an effect that isn't the built-in one.
fn unmarked(alone: &Alone<'_>, content: &Content, report: &mut Report) {
    let id = &alone.card.id;
    let old = left(alone, content);
    let Some((_, first)) = old.first() else { return };
    let codes: Vec<&str> = old.iter().map(|(code, _)| code.as_str()).collect();
    let message = format!("the text of `{id}` in {} is the built-in card's, and the effect isn't", list(&codes));
    report.push(
        Diagnostic::warning("stale-text", first.span.clone(), message)
            .label("older than the effect that it tells")
            .help(format!(
                "tell what the card does now; if the text still holds, run `polygonarc translate confirm {id}`"
            )),
    );
}

/// The texts that a card which replaces a built-in one has left, although they tell another effect.
fn left<'n>(alone: &Alone<'n>, content: &Content) -> Vec<(String, &'n Node)> {
    let id = &alone.card.id;
    let Some(source) = replaced(content, id) else { return Vec::new() };
    let Some(before) = parse(&card_file(id), &source, &mut Report::default()) else { return Vec::new() };
    let effect = |root: &Node| {
        let mut text = String::new();
        for key in ["kind", "to_hand", "always", "lays", "needs", "choose", "effect", "on", "script"] {
            text.push_str(key);
            root.get(key).into_iter().for_each(|node| node.canonical(&mut text));
        }
        text
    };
    let params = |root: &Node| {
        let pairs = root.get("params").map(Node::pairs).unwrap_or_default();
        pairs.iter().map(|(key, node)| (key.name.clone(), node.written())).collect::<Vec<_>>()
    };
    let (was, is) = (params(&before), params(alone.root));
    let turned: Vec<&str> = is.iter().filter(|pair| !was.contains(pair)).map(|(name, _)| name.as_str()).collect();
    let same_effect = effect(&before) == effect(alone.root) && !content.is_own(&format!("scripts/{id}.lua"));
    let told = |code: &str| before.get("text").and_then(|texts| texts.get(code)?.text());
    let follows = |node: &Node, name: &str| node.text().is_some_and(|text| text.contains(&format!("{{{name}}}")));
    let texts = alone.root.get("text").map(Node::pairs).unwrap_or_default().iter();
    texts
        .filter(|(language, node)| told(&language.name) == node.text())
        .filter(|(_, node)| !(same_effect && turned.iter().all(|name| follows(node, name))))
        .map(|(language, node)| (language.name.clone(), node))
        .collect()
}

/// The languages in which a card's text is older than its effect.
pub fn stale_in(alone: &Alone<'_>, languages: &Languages, content: &Content) -> BTreeSet<String> {
    let now = mark(alone.canonical);
    let old = |node: &Node| node.text().is_some_and(|mark| mark != now);
    let mut codes = BTreeSet::new();
    match alone.root.get("told") {
        Some(told) if old(told) => codes.extend(alone.card.texts.keys().cloned()),
        Some(told) => codes.extend(told.pairs().iter().filter(|(_, node)| old(node)).map(|(key, _)| key.name.clone())),
        None => codes.extend(left(alone, content).into_iter().map(|(code, _)| code)),
    }
    for (code, language) in &languages.0 {
        let told = language.cards.get(&alone.card.id).and_then(|card| card.told.as_ref());
        if told.is_some_and(old) {
            codes.insert(code.clone());
        } else if told.is_some() {
            codes.remove(code);
        }
    }
    codes
}
