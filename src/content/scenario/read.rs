//! Reading scenario files.

use std::sync::Arc;

use crate::board::Player;
use crate::diag::{Diagnostic, Report};

use super::super::fields::{Fields, flag, items, list, text, wrong_type};
use super::super::position::Position;
use super::super::tree::{Node, Tree, parse};
use super::loader::CHANGED;
use super::{Scenario, expect};

/// What a file says for all its scenarios.
struct Usual {
    file: String,
    source: Arc<str>,
    variants: Vec<String>,
    rules: Vec<String>,
}

/// The scenarios of a file in the order written, one for each variant that they name; or all that is wrong with it.
pub fn scenarios(file: &str, source: &str) -> Result<Vec<Scenario>, Report> {
    let mut report = Report::default();
    let mut found = Vec::new();
    if let Some(root) = parse(file, source, &mut report) {
        found = read_file(file, source, &root, &mut report).unwrap_or_default();
    }
    if report.has_errors() {
        report.attach(|_| Some(source.into()));
        return Err(report);
    }
    Ok(found)
}

fn read_file(file: &str, source: &str, root: &Node, report: &mut Report) -> Option<Vec<Scenario>> {
    let mut fields = Fields::of(root, "a scenario file", report)?;
    let usual = Usual {
        file: file.into(),
        source: source.into(),
        variants: variants(&mut fields, report),
        rules: fields.take("rules").map(|node| texts(node, "`rules`", report)).unwrap_or_default(),
    };
    let list = fields.need("scenario", report);
    fields.finish(report);
    let mut found: Vec<Scenario> = Vec::new();
    for node in items(report, list?, "`scenario`")? {
        for scenario in read_one(&usual, node, report) {
            if found.iter().any(|other| other.name == scenario.name && other.variant == scenario.variant) {
                let message = format!("two scenarios are called `{}`", scenario.name);
                report.push(Diagnostic::error("scenario", node.span.clone(), message).help("give each its own name"));
            }
            found.push(scenario);
        }
    }
    Some(found)
}

fn variants(fields: &mut Fields<'_>, report: &mut Report) -> Vec<String> {
    let (one, several) = (fields.take("variant"), fields.take("variants"));
    let mut variants: Vec<String> =
        one.and_then(|node| text(report, node, "`variant`")).into_iter().map(String::from).collect();
    variants.extend(several.map(|node| texts(node, "`variants`", report)).unwrap_or_default());
    variants
}

pub(super) fn texts(node: &Node, what: &str, report: &mut Report) -> Vec<String> {
    if let Tree::Text(text) = &node.tree {
        return vec![text.clone()];
    }
    let items = items(report, node, what).unwrap_or_default();
    items.iter().filter_map(|item| text(report, item, what)).map(String::from).collect()
}

fn read_one(usual: &Usual, node: &Node, report: &mut Report) -> Vec<Scenario> {
    let Some(mut fields) = Fields::of(node, "a scenario", report) else { return Vec::new() };
    let name = fields.need("name", report).and_then(|node| text(report, node, "`name`")).unwrap_or_default();
    // The position has a key `variant` too; here it says which variants the scenario is for.
    let mut variants = variants(&mut fields, report);
    if variants.is_empty() {
        variants.clone_from(&usual.variants);
    }
    if variants.is_empty() {
        let message = "a scenario needs a variant";
        let help = "write `variant = \"deck-36\"` in it, or once at the top of the file";
        report.push(Diagnostic::error("scenario", node.span.clone(), message).help(help));
    }
    let mut rules = usual.rules.clone();
    rules.extend(fields.take("rules").map(|node| texts(node, "`rules`", report)).unwrap_or_default());
    let changes = changes(&mut fields);
    let position = Position::take(&mut fields, node, usual.source.clone());
    let flag_of = |node: Option<&Node>, what: &str, report: &mut Report| {
        node.and_then(|node| flag(report, node, what)).unwrap_or(false)
    };
    let new_game = flag_of(fields.take("new_game"), "`new_game`", report);
    let open = flag_of(fields.take("open"), "`open`", report);
    let first = fields.take("first").and_then(|node| {
        let first = node.text().and_then(Player::parse);
        if first.is_none() {
            wrong_type(report, node, "`first`", "a colour");
        }
        first
    });
    let play = fields.take("play").and_then(|node| text(report, node, "`play`")).map(String::from);
    let die = fields.take("die").and_then(|node| match node.tree {
        Tree::Number(face) => Some(face),
        _ => {
            wrong_type(report, node, "`die`", "a face");
            None
        }
    });
    let choices = fields.take("choices").map(|node| choices(node, report)).unwrap_or_default();
    let expect = fields.need("expect", report).cloned();
    fields.finish(report);
    if play.is_some() && die.is_some() {
        let message = "`play` and `die` can't both be given";
        let help = "`play` rolls a face that draws by itself; write `top` and `die` to choose the face";
        report.push(Diagnostic::error("scenario", node.span.clone(), message).help(help));
    }
    let Some(expect) = expect else { return Vec::new() };
    expect::check_keys(&expect, report);
    let make = |variant: String| Scenario {
        name: name.into(),
        file: usual.file.clone(),
        line: node.line,
        changes: changes.as_ref().map(|changes| changed(&variant, changes)),
        variant,
        rules: rules.clone(),
        play: play.clone(),
        new_game,
        first,
        position: position.clone(),
        die,
        choices: choices.clone(),
        open,
        expect: expect.clone(),
    };
    variants.into_iter().map(make).collect()
}

fn choices(node: &Node, report: &mut Report) -> Vec<(String, u32)> {
    let all = items(report, node, "`choices`").unwrap_or_default();
    let mut found = Vec::new();
    for (place, item) in all.iter().enumerate() {
        let Some(words) = text(report, item, "`choices`") else { continue };
        if words.trim() == "-" {
            if place + 1 < all.len() {
                let message = "`-` means that nothing is to be chosen: nothing can come after it";
                report.push(Diagnostic::error("scenario", item.span.clone(), message).label("must come last"));
            }
            continue;
        }
        found.push((words.to_owned(), item.line));
    }
    found
}

/// `knobs`, `cards` and `copies`, which change the variant for this scenario alone.
fn changes(fields: &mut Fields<'_>) -> Option<toml::Table> {
    let mut table = toml::Table::new();
    for (key, target) in [("knobs", "rules"), ("cards", "cards"), ("copies", "deck")] {
        if let Some(value) = fields.take(key).and_then(value) {
            table.insert(target.into(), value);
        }
    }
    if table.contains_key("deck") {
        let scratch = toml::Table::from_iter([("from_scratch".to_owned(), toml::Value::from(true))]);
        table.insert("deck_options".into(), scratch.into());
    }
    (!table.is_empty()).then_some(table)
}

/// The text of the variant that `changes` make of `variant`.
fn changed(variant: &str, changes: &toml::Table) -> String {
    let mut table = changes.clone();
    table.insert("id".into(), CHANGED.into());
    table.insert("extends".into(), vec![variant.to_owned()].into());
    toml::to_string(&table).unwrap_or_default()
}

fn value(node: &Node) -> Option<toml::Value> {
    Some(match &node.tree {
        Tree::Text(text) => text.clone().into(),
        Tree::Number(number) => (*number).into(),
        Tree::Flag(flag) => (*flag).into(),
        Tree::List(items) => items.iter().filter_map(value).collect::<Vec<_>>().into(),
        Tree::Table(pairs) => pairs
            .iter()
            .filter_map(|(key, node)| Some((key.name.clone(), value(node)?)))
            .collect::<toml::Table>()
            .into(),
        Tree::Other(_) => return None,
    })
}

/// Names in backticks, or a word for none.
pub(super) fn names(names: &[String]) -> String {
    if names.is_empty() { "none".into() } else { list(names) }
}
