//! A TOML file as a tree whose every part knows its place. Knows TOML, not what the keys mean.

use std::ops::Range;
use std::sync::Arc;

use toml::de::{DeTable, DeValue};

use crate::diag::{Diagnostic, Report, Span};
use crate::game::Origin;

/// A value with its place.
#[derive(Clone, Debug)]
pub struct Node {
    pub span: Span,
    pub line: u32,
    pub tree: Tree,
}

/// What the value is.
#[derive(Clone, Debug)]
pub enum Tree {
    Text(String),
    Number(i64),
    Flag(bool),
    List(Vec<Node>),
    /// In the order written.
    Table(Vec<(Key, Node)>),
    /// A value that content has no use for.
    Other(&'static str),
}

/// A key with its place.
#[derive(Clone, Debug)]
pub struct Key {
    pub name: String,
    pub span: Span,
    pub line: u32,
}

impl Node {
    /// What was found, for messages.
    pub fn found(&self) -> String {
        match &self.tree {
            Tree::Text(text) => format!("the text `\"{text}\"`"),
            Tree::Number(number) => format!("the number `{number}`"),
            Tree::Flag(flag) => format!("`{flag}`"),
            Tree::List(items) => format!("a list of {}", items.len()),
            Tree::Table(_) => "a table".into(),
            Tree::Other(what) => format!("a {what}"),
        }
    }

    pub fn text(&self) -> Option<&str> {
        if let Tree::Text(text) = &self.tree { Some(text) } else { None }
    }

    /// The pairs of a table; none if it isn't one.
    pub fn pairs(&self) -> &[(Key, Node)] {
        if let Tree::Table(pairs) = &self.tree { pairs } else { &[] }
    }

    /// The value of a table's key.
    pub fn get(&self, name: &str) -> Option<&Node> {
        self.pairs().iter().find(|(key, _)| key.name == name).map(|(_, node)| node)
    }

    pub fn origin(&self) -> Origin {
        Origin { file: self.span.file.to_string(), line: self.line }
    }

    /// The value as it would be written on one line.
    pub fn written(&self) -> String {
        match &self.tree {
            Tree::Text(text) => format!("{text:?}"),
            Tree::Number(number) => number.to_string(),
            Tree::Flag(flag) => flag.to_string(),
            Tree::Other(what) => (*what).into(),
            Tree::List(items) => format!("[{}]", items.iter().map(Node::written).collect::<Vec<_>>().join(", ")),
            Tree::Table(pairs) => {
                let pairs: Vec<String> =
                    pairs.iter().map(|(key, value)| format!("{} = {}", key.name, value.written())).collect();
                format!("{{ {} }}", pairs.join(", "))
            }
        }
    }

    /// The value in one way of writing, whatever its layout: keys sorted, no comments.
    pub fn canonical(&self, out: &mut String) {
        match &self.tree {
            Tree::Text(text) => out.push_str(&format!("{text:?}")),
            Tree::Number(number) => out.push_str(&number.to_string()),
            Tree::Flag(flag) => out.push_str(&flag.to_string()),
            Tree::Other(what) => out.push_str(what),
            Tree::List(items) => {
                out.push('[');
                for item in items {
                    item.canonical(out);
                    out.push(',');
                }
                out.push(']');
            }
            Tree::Table(pairs) => {
                let mut sorted: Vec<_> = pairs.iter().collect();
                sorted.sort_by(|a, b| a.0.name.cmp(&b.0.name));
                out.push('{');
                for (key, value) in sorted {
                    out.push_str(&key.name);
                    out.push('=');
                    value.canonical(out);
                    out.push(',');
                }
                out.push('}');
            }
        }
    }
}

/// Parses a file; `None` when its syntax is at fault, every fault reported.
pub fn parse(file: &str, text: &str, report: &mut Report) -> Option<Node> {
    let file: Arc<str> = file.into();
    let (root, errors) = DeTable::parse_recoverable(text);
    if errors.is_empty() {
        let starts = std::iter::once(0).chain(text.match_indices('\n').map(|(at, _)| at + 1)).collect();
        let reader = Reader { file, starts };
        return Some(reader.table(root.get_ref(), root.span()));
    }
    for error in errors {
        let range = error.span().unwrap_or(0..0);
        let span = Span::new(file.clone(), visible(text, range));
        let message = error.message().lines().collect::<Vec<_>>().join(", ");
        report.push(Diagnostic::error("toml-syntax", span, message).label("not TOML from here"));
    }
    None
}

/// An empty range widened to a character, so that an excerpt can mark it.
fn visible(text: &str, range: Range<usize>) -> Range<usize> {
    if range.end > range.start {
        return range;
    }
    let at = range.start.min(text.len());
    let (before, after) = text.split_at_checked(at).unwrap_or((text, ""));
    match after.chars().next() {
        Some(next) if next != '\n' && next != '\r' => at..at + next.len_utf8(),
        _ => before.chars().next_back().map_or(at..at, |last| before.len() - last.len_utf8()..before.len()),
    }
}

struct Reader {
    file: Arc<str>,
    starts: Vec<usize>,
}

impl Reader {
    fn line(&self, at: usize) -> u32 {
        self.starts.partition_point(|start| *start <= at) as u32
    }

    fn node(&self, tree: Tree, range: Range<usize>) -> Node {
        let line = self.line(range.start);
        Node { span: Span::new(self.file.clone(), range), line, tree }
    }

    fn table(&self, table: &DeTable<'_>, range: Range<usize>) -> Node {
        let mut pairs: Vec<(Key, Node)> = table
            .iter()
            .map(|(key, value)| {
                let span = Span::new(self.file.clone(), key.span());
                let line = self.line(span.start);
                let key = Key { name: key.get_ref().to_string(), span, line };
                (key, self.value(value.get_ref(), value.span()))
            })
            .collect();
        pairs.sort_by_key(|(key, _)| key.span.start);
        self.node(Tree::Table(pairs), range)
    }

    fn value(&self, value: &DeValue<'_>, range: Range<usize>) -> Node {
        let tree = match value {
            DeValue::String(text) => Tree::Text(text.to_string()),
            DeValue::Integer(number) => match i64::from_str_radix(number.as_str(), number.radix()) {
                Ok(number) => Tree::Number(number),
                Err(_) => Tree::Other("number beyond all bounds"),
            },
            DeValue::Boolean(flag) => Tree::Flag(*flag),
            DeValue::Array(items) => {
                Tree::List(items.iter().map(|item| self.value(item.get_ref(), item.span())).collect())
            }
            DeValue::Table(table) => return self.table(table, range),
            DeValue::Float(_) => Tree::Other("number with a fraction"),
            DeValue::Datetime(_) => Tree::Other("date"),
        };
        self.node(tree, range)
    }
}
