//! Reading a table key by key: every key asked for is a known one, every other is a fault.

use crate::diag::{Diagnostic, Report, did_you_mean};

use super::tree::{Key, Node, Tree};

/// A table being read.
pub struct Fields<'n> {
    node: &'n Node,
    what: &'static str,
    known: Vec<&'static str>,
}

impl<'n> Fields<'n> {
    /// Begins to read; a fault if the node is no table. `what` names the thing, as "a card".
    pub fn of(node: &'n Node, what: &'static str, report: &mut Report) -> Option<Fields<'n>> {
        if let Tree::Table(_) = node.tree {
            return Some(Fields { node, what, known: Vec::new() });
        }
        wrong_type(report, node, what, "a table");
        None
    }

    /// The value of a key, if it is there.
    pub fn take(&mut self, name: &'static str) -> Option<&'n Node> {
        self.known.push(name);
        self.node.get(name)
    }

    /// The value of a key that must be there.
    pub fn need(&mut self, name: &'static str, report: &mut Report) -> Option<&'n Node> {
        let found = self.take(name);
        if found.is_none() {
            let span = self.node.span.clone();
            report.push(
                Diagnostic::error("missing-key", span, format!("{} needs the key `{name}`", self.what))
                    .label(format!("`{name}` is missing")),
            );
        }
        found
    }

    /// The pairs whose keys weren't asked for.
    pub fn rest(&self) -> Vec<&'n (Key, Node)> {
        self.node.pairs().iter().filter(|(key, _)| !self.known.contains(&key.name.as_str())).collect()
    }

    /// Reports every key that wasn't asked for.
    pub fn finish(self, report: &mut Report) {
        for (key, _) in self.rest() {
            let known = self.known.iter().copied();
            let hint = did_you_mean(&key.name, known)
                .unwrap_or_else(|| format!("the keys of {} are {}", self.what, list(&self.known)));
            report.push(
                Diagnostic::error(
                    "unknown-key",
                    key.span.clone(),
                    format!("unknown key `{}` in {}", key.name, self.what),
                )
                .label("no such key")
                .help(hint),
            );
        }
    }
}

/// Names in backticks, with commas.
pub fn list<T: AsRef<str>>(names: &[T]) -> String {
    names.iter().map(|name| format!("`{}`", name.as_ref())).collect::<Vec<_>>().join(", ")
}

/// Reports a value of the wrong type. `what` is the thing that it should be for.
pub fn wrong_type(report: &mut Report, node: &Node, what: &str, expected: &str) {
    report.push(
        Diagnostic::error(
            "wrong-type",
            node.span.clone(),
            format!("{what}: expected {expected}, found {}", node.found()),
        )
        .label(format!("expected {expected}")),
    );
}

/// A text.
pub fn text<'n>(report: &mut Report, node: &'n Node, what: &str) -> Option<&'n str> {
    let text = node.text();
    if text.is_none() {
        wrong_type(report, node, what, "a text");
    }
    text
}

/// True or false.
pub fn flag(report: &mut Report, node: &Node, what: &str) -> Option<bool> {
    if let Tree::Flag(flag) = node.tree {
        return Some(flag);
    }
    wrong_type(report, node, what, "`true` or `false`");
    None
}

/// A list, with its items.
pub fn items<'n>(report: &mut Report, node: &'n Node, what: &str) -> Option<&'n [Node]> {
    if let Tree::List(items) = &node.tree {
        return Some(items);
    }
    wrong_type(report, node, what, "a list");
    None
}

/// One of some words.
pub fn word<'n>(report: &mut Report, node: &'n Node, what: &str, words: &[&str]) -> Option<&'n str> {
    let found = text(report, node, what)?;
    if words.contains(&found) {
        return Some(found);
    }
    report.push(
        Diagnostic::error(
            "bad-value",
            node.span.clone(),
            format!("{what}: expected one of {}, found `{found}`", list(words)),
        )
        .label("no such word here")
        .hint(did_you_mean(found, words.iter().copied())),
    );
    None
}
