//! What a card's pieces are read in: its parameters, the choices made so far, the words of the variant. Settles
//! `when`, `unless` and `"$param"`.

use std::collections::{BTreeMap, BTreeSet};

use crate::diag::{Diagnostic, Report, did_you_mean};
use crate::game::{Kind, Origin, Param, Type, Word};
use crate::messages::{Message, msg};

use super::fields::{Fields, wrong_type};
use super::tree::{Node, Tree};

/// A choice that later pieces may name.
pub struct Known {
    pub name: String,
    pub kind: Type,
    /// Its place among the card's choices; `None` if it is left out by `when` or `unless`.
    pub place: Option<usize>,
}

/// The reading of one card as a variant has it.
pub struct Scope<'a> {
    pub report: &'a mut Report,
    pub kind: Kind,
    pub params: &'a BTreeMap<String, Param>,
    /// The parameters that were read.
    pub read: &'a mut BTreeSet<String>,
    /// Where the parameters that a variant has set were set.
    pub set_at: &'a BTreeMap<String, Origin>,
    pub cards: &'a BTreeSet<String>,
    pub words: &'a mut Vec<String>,
    pub choices: Vec<Known>,
    /// Every choice's name, also of those still to come.
    pub names: BTreeSet<String>,
    /// The type of `it`, within `keep_if`.
    pub it: Option<Type>,
    /// The piece being read is left out: it is checked as far as it doesn't hang on the parameters' values.
    pub left_out: bool,
    /// The parameters that conditions have named since this was last emptied.
    pub asked: Vec<String>,
}

impl Scope<'_> {
    pub fn push(&mut self, diagnostic: Diagnostic) {
        self.report.push(diagnostic);
    }

    /// Reads `when` and `unless`: whether the piece stays.
    pub fn stays(&mut self, fields: &mut Fields<'_>) -> bool {
        let when = fields.take("when").map(|node| self.condition(node));
        let unless = fields.take("unless").map(|node| self.condition(node));
        when != Some(false) && unless != Some(true)
    }

    /// Reads a piece that may be left out: what it gives, if it stays.
    pub fn piece<T>(&mut self, stays: bool, read: impl FnOnce(&mut Self) -> Option<T>) -> Option<T> {
        let before = self.left_out;
        self.left_out |= !stays;
        let value = read(self);
        self.left_out = before;
        value.filter(|_| stays)
    }

    fn condition(&mut self, node: &Node) -> bool {
        match &node.tree {
            Tree::Text(name) => match self.param(name, node) {
                Some(Param::Flag(flag)) => flag,
                Some(Param::Number(number)) => number != 0,
                Some(Param::Word(word)) => {
                    self.push(
                        Diagnostic::error(
                            "wrong-type",
                            node.span.clone(),
                            format!("the parameter `{name}` is a word, not true or false"),
                        )
                        .help(format!("compare it: `{{ {name} = \"{word}\" }}`")),
                    );
                    true
                }
                Some(Param::List(list)) => !list.is_empty(),
                None => true,
            },
            Tree::Table(pairs) => {
                let mut all = true;
                for (key, value) in pairs {
                    let at = Node { span: key.span.clone(), line: key.line, tree: Tree::Text(key.name.clone()) };
                    let Some(param) = self.param(&key.name, &at) else { continue };
                    all &= match (&param, &value.tree) {
                        (Param::Flag(a), Tree::Flag(b)) => a == b,
                        (Param::Number(a), Tree::Number(b)) => a == b,
                        (Param::Word(a), Tree::Text(b)) => a == b,
                        _ => {
                            let what = format!("the parameter `{}`", key.name);
                            wrong_type(self.report, value, &what, &type_name(&param).to_string());
                            true
                        }
                    };
                }
                all
            }
            _ => {
                wrong_type(self.report, node, "a condition", "a parameter's name or `{ name = value }`");
                true
            }
        }
    }

    /// The parameter with this name; a fault if there is none.
    pub fn param(&mut self, name: &str, node: &Node) -> Option<Param> {
        let found = self.params.get(name).cloned();
        if !self.asked.iter().any(|asked| asked == name) {
            self.asked.push(name.to_string());
        }
        self.read.insert(name.to_string());
        if found.is_none() {
            let known = self.params.keys().map(String::as_str);
            let hint = did_you_mean(name, known).unwrap_or_else(|| "parameters are named in `[params]`".into());
            self.push(
                Diagnostic::error("unknown-name", node.span.clone(), format!("unknown parameter `{name}`"))
                    .label("no such parameter")
                    .help(hint),
            );
        }
        found
    }

    /// A value that may be `"$param"`: the parameter put in its place. `None` for a fault.
    pub fn settle(&mut self, node: &Node) -> Option<Node> {
        let Some(name) = node.text().and_then(|text| text.strip_prefix('$')) else { return Some(node.clone()) };
        let at = |tree| Node { span: node.span.clone(), line: node.line, tree };
        Some(match self.param(name, node)? {
            Param::Flag(flag) => at(Tree::Flag(flag)),
            Param::Number(number) => at(Tree::Number(number)),
            Param::Word(word) => at(Tree::Text(word)),
            Param::List(words) => at(Tree::List(words.into_iter().map(|word| at(Tree::Text(word))).collect())),
        })
    }

    /// A whole number in a range, or `"$param"`.
    pub fn number(&mut self, node: &Node, what: &str, least: i64, most: i64) -> Option<i64> {
        let value = self.settle(node)?;
        let Tree::Number(number) = value.tree else {
            self.mistyped(node, &value, what, "a whole number");
            return None;
        };
        if !(least..=most).contains(&number) {
            self.mistyped(node, &value, what, &format!("a whole number from {least} to {most}"));
            return None;
        }
        Some(number)
    }

    /// True or false, or `"$param"`.
    pub fn flag(&mut self, node: &Node, what: &str) -> Option<bool> {
        let value = self.settle(node)?;
        if let Tree::Flag(flag) = value.tree {
            return Some(flag);
        }
        self.mistyped(node, &value, what, "`true` or `false`");
        None
    }

    /// A word, or `"$param"`.
    pub fn text(&mut self, node: &Node, what: &str) -> Option<String> {
        let value = self.settle(node)?;
        if let Some(text) = value.text() {
            return Some(text.to_string());
        }
        self.mistyped(node, &value, what, "a word");
        None
    }

    /// A list of words, or `"$param"`.
    pub fn texts(&mut self, node: &Node, what: &str) -> Option<Vec<(Node, String)>> {
        let value = self.settle(node)?;
        let Tree::List(items) = &value.tree else {
            self.mistyped(node, &value, what, "a list of words");
            return None;
        };
        let mut words = Vec::new();
        for item in items {
            let word = self.text(item, what)?;
            words.push((item.clone(), word));
        }
        Some(words)
    }

    /// Reports a value of the wrong type, and where the parameter that stands for it got it.
    pub fn mistyped(&mut self, node: &Node, value: &Node, what: &str, expected: &str) {
        if self.left_out && is_param(node) {
            return;
        }
        let message = format!("{what}: expected {expected}, found {}", value.found());
        let fault = Diagnostic::error("wrong-type", node.span.clone(), message).label(format!("expected {expected}"));
        let fault = self.with_source(fault, node);
        self.push(fault);
    }

    /// Says where the parameter that a value comes from was set.
    pub fn with_source(&self, fault: Diagnostic, node: &Node) -> Diagnostic {
        let name = node.text().and_then(|text| text.strip_prefix('$'));
        match name.and_then(|name| Some((name, self.params.get(name)?))) {
            Some((name, value)) => match self.set_at.get(name) {
                Some(origin) => fault.note(format!("`{name}` is {value} by {}:{}", origin.file, origin.line)),
                None => fault.note(format!("`{name}` is {value}")),
            },
            None => fault,
        }
    }

    /// The number of a word.
    pub fn word(&mut self, text: &str) -> Word {
        if self.left_out {
            return Word(0);
        }
        let place = self.words.iter().position(|word| word == text).unwrap_or_else(|| {
            self.words.push(text.to_string());
            self.words.len() - 1
        });
        Word(place.min(u16::MAX as usize - 1) as u16)
    }
}

/// Whether the value is `"$param"`.
pub fn is_param(node: &Node) -> bool {
    node.text().is_some_and(|text| text.starts_with('$'))
}

/// A parameter's type, for messages.
pub fn type_name(param: &Param) -> Message {
    match param {
        Param::Flag(_) => msg!("type-flag"),
        Param::Number(_) => msg!("type-number"),
        Param::Word(_) => msg!("type-word"),
        Param::List(_) => msg!("type-list"),
    }
}
