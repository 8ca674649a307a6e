//! What a variant's files say together: its ancestors' first, each once, then its own; later wins.

use std::collections::{BTreeMap, BTreeSet};

use crate::diag::{Diagnostic, Report, Span, did_you_mean};
use crate::game::{KNOBS, KnobValue, Knobs, knob};

use super::card::{Override, check_own_id};
use super::fields::{Fields, flag, items, text, wrong_type};
use super::origins::Origins;
use super::texts::languages;
use super::tree::{Node, Tree};

/// Copies of one card that a deck may hold.
const MOST_COPIES: i64 = 200;

/// The last word on everything.
#[derive(Default)]
pub struct Merged {
    pub names: BTreeMap<String, String>,
    pub texts: BTreeMap<String, String>,
    pub language: Option<Node>,
    pub knobs: Knobs,
    /// Where each knob was turned.
    pub turned: BTreeMap<&'static str, Span>,
    pub deck: BTreeMap<String, u16>,
    pub cards: BTreeMap<String, Override>,
    pub origins: Origins,
}

/// A variant's ancestors in the order in which they apply, itself last. Faults in `extends` are reported.
pub fn lineage<'f>(
    id: &str,
    files: &'f BTreeMap<String, Option<Node>>,
    path: &mut Vec<String>,
    done: &mut Vec<(String, &'f Node)>,
    report: &mut Report,
) {
    if done.iter().any(|(known, _)| known == id) {
        return;
    }
    let Some(Some(root)) = files.get(id) else { return };
    path.push(id.to_string());
    for parent in root.get("extends").map(|node| parents(node, report)).unwrap_or_default() {
        let name = parent.text().unwrap_or_default();
        if path.iter().any(|known| known == name) {
            let way = path.iter().skip_while(|known| *known != name).map(String::as_str).chain([name]);
            let way: Vec<&str> = way.collect();
            report.push(
                Diagnostic::error("cycle", parent.span.clone(), format!("the variant `{name}` extends itself"))
                    .label("this closes the circle")
                    .note(format!("the circle is {}", way.join(" → "))),
            );
        } else if !files.contains_key(name) {
            report.push(
                Diagnostic::error("unknown-name", parent.span.clone(), format!("unknown variant `{name}`"))
                    .label("no such variant")
                    .hint(did_you_mean(name, files.keys().map(String::as_str))),
            );
        } else {
            lineage(name, files, path, done, report);
        }
    }
    path.pop();
    done.push((id.to_string(), root));
}

/// The parents' names; one may stand without a list.
fn parents<'n>(node: &'n Node, report: &mut Report) -> Vec<&'n Node> {
    let all = match &node.tree {
        Tree::Text(_) => vec![node],
        _ => items(report, node, "`extends`").unwrap_or_default().iter().collect(),
    };
    all.into_iter().filter(|node| text(report, node, "`extends`").is_some()).collect()
}

impl Merged {
    /// Lays one file over. `last` is the variant itself: it alone gives the names.
    pub fn apply(&mut self, id: &str, root: &Node, last: bool, cards: &BTreeSet<String>, report: &mut Report) {
        let Some(mut fields) = Fields::of(root, "a variant", report) else { return };
        match fields.take("id") {
            Some(node) => {
                let letter = |letter| matches!(letter, 'a'..='z' | '0'..='9' | '_' | '-');
                check_own_id(report, node, id, letter);
            }
            None => report.push(
                Diagnostic::error("missing-key", Span::file(root.span.file.clone()), "a variant needs the key `id`")
                    .help(format!("write `id = \"{id}\"`, the file's name")),
            ),
        }
        fields.take("extends");
        if let Some(node) = fields.take("language")
            && text(report, node, "`language`").is_some()
        {
            self.origins.set("language", node);
            self.language = Some(node.clone());
        }
        let names = fields.take("name").map(|node| languages(node, "name", report));
        let texts = fields.take("text").map(|node| languages(node, "text", report));
        if last {
            self.names = names.unwrap_or_default();
            self.texts = texts.unwrap_or_default();
        }
        if let Some(node) = fields.take("rules")
            && Fields::of(node, "`[rules]`", report).is_some()
        {
            self.rules(node, "", report);
        }
        let scratch = fields.take("deck_options").is_some_and(|node| from_scratch(node, report));
        if scratch {
            self.deck.clear();
            self.origins.remove_under("deck.");
        }
        if let Some(node) = fields.take("deck")
            && Fields::of(node, "`[deck]`", report).is_some()
        {
            self.copies(node, cards, report);
        }
        if let Some(node) = fields.take("cards")
            && Fields::of(node, "`[cards]`", report).is_some()
        {
            for (key, node) in node.pairs() {
                if cards.contains(&key.name) {
                    self.card(&key.name, node, report);
                } else {
                    unknown_card(&key.name, &key.span, cards, report);
                }
            }
        }
        fields.finish(report);
    }

    fn rules(&mut self, node: &Node, prefix: &str, report: &mut Report) {
        for (key, node) in node.pairs() {
            let name = format!("{prefix}{}", key.name);
            let Some(known) = knob(&name) else {
                let inner = KNOBS.iter().any(|knob| knob.name.starts_with(&format!("{name}.")));
                if !node.pairs().is_empty() {
                    self.rules(node, &format!("{name}."), report);
                } else if !(inner && matches!(node.tree, Tree::Table(_))) {
                    let hint = did_you_mean(&name, KNOBS.iter().map(|knob| knob.name));
                    report.push(
                        Diagnostic::error("unknown-name", key.span.clone(), format!("unknown knob `{name}`"))
                            .label("no such knob")
                            .help(hint.unwrap_or_else(|| "`polygonarc list knobs` shows them all".into())),
                    );
                }
                continue;
            };
            let value =
                knob_value(node).ok_or_else(|| format!("expected {}, found {}", known.kind.expects(), node.found()));
            match value.and_then(|value| self.knobs.set(known.name, &value)) {
                Ok(()) => {
                    self.turned.insert(known.name, node.span.clone());
                    self.origins.set(format!("rules.{name}"), node);
                }
                Err(message) => report.push(
                    Diagnostic::error("bad-value", node.span.clone(), format!("the knob `{name}`: {message}"))
                        .label(format!("expected {}", known.kind.expects())),
                ),
            }
        }
    }

    fn copies(&mut self, node: &Node, cards: &BTreeSet<String>, report: &mut Report) {
        for (key, node) in node.pairs() {
            if !cards.contains(&key.name) {
                unknown_card(&key.name, &key.span, cards, report);
                continue;
            }
            let what = format!("copies of `{}`", key.name);
            let Tree::Number(copies) = node.tree else {
                wrong_type(report, node, &what, "a whole number");
                continue;
            };
            if !(0..=MOST_COPIES).contains(&copies) {
                report.push(
                    Diagnostic::error(
                        "deck",
                        node.span.clone(),
                        format!("{what}: expected 0 to {MOST_COPIES}, found `{copies}`"),
                    )
                    .label(format!("expected 0 to {MOST_COPIES}"))
                    .hint((copies < 0).then(|| "0 takes a card out".to_string())),
                );
                continue;
            }
            self.origins.set(format!("deck.{}", key.name), node);
            self.deck.insert(key.name.clone(), copies as u16);
        }
    }

    fn card(&mut self, id: &str, node: &Node, report: &mut Report) {
        let change = self.cards.entry(id.to_string()).or_default();
        let Some(mut fields) = Fields::of(node, "a card of a variant", report) else { return };
        let slots = [
            (&mut change.kind, "kind"),
            (&mut change.to_hand, "to_hand"),
            (&mut change.always, "always"),
            (&mut change.lays, "lays"),
            (&mut change.script, "script"),
        ];
        for (slot, name) in slots {
            if let Some(node) = fields.take(name) {
                self.origins.set(format!("cards.{id}.{name}"), node);
                *slot = Some(node.clone());
            }
        }
        if let Some(node) = fields.take("params")
            && Fields::of(node, "`params`", report).is_some()
        {
            for (key, node) in node.pairs() {
                self.origins.set(format!("cards.{id}.params.{}", key.name), node);
                change.params.insert(key.name.clone(), (key.span.clone(), node.clone()));
            }
        }
        for (slot, name) in [(&mut change.names, "name"), (&mut change.texts, "text")] {
            if let Some(node) = fields.take(name) {
                languages(node, name, report);
                for (key, node) in node.pairs() {
                    self.origins.set(format!("cards.{id}.{name}.{}", key.name), node);
                }
                slot.extend(node.pairs().iter().map(|(key, node)| (key.name.clone(), node.clone())));
            }
        }
        fields.finish(report);
    }
}

fn from_scratch(node: &Node, report: &mut Report) -> bool {
    let Some(mut fields) = Fields::of(node, "`[deck_options]`", report) else { return false };
    let scratch = fields.take("from_scratch").and_then(|node| flag(report, node, "`from_scratch`"));
    fields.finish(report);
    scratch.unwrap_or_default()
}

fn unknown_card(id: &str, span: &Span, cards: &BTreeSet<String>, report: &mut Report) {
    report.push(
        Diagnostic::error("unknown-name", span.clone(), format!("unknown card `{id}`")).label("no such card").help(
            did_you_mean(id, cards.iter().map(String::as_str))
                .unwrap_or_else(|| format!("a card of this name would be in `cards/{id}.toml`")),
        ),
    );
}

fn knob_value(node: &Node) -> Option<KnobValue> {
    Some(match &node.tree {
        Tree::Number(number) => KnobValue::Number(*number),
        Tree::Flag(flag) => KnobValue::Flag(*flag),
        Tree::Text(word) => KnobValue::Word(word.clone()),
        Tree::List(items) => KnobValue::List(items.iter().map(knob_value).collect::<Option<_>>()?),
        Tree::Table(_) | Tree::Other(_) => return None,
    })
}
