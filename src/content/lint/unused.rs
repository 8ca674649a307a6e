//! Parameters and choices that nothing reads.

use std::collections::BTreeSet;

use crate::diag::{Diagnostic, Report};
use crate::game::{Choose, Expr, Step, Test};

use super::super::texts::placeholders;
use super::super::tree::Node;
use super::Alone;

/// Warns of every parameter that neither the effect nor the script reads.
pub(super) fn params(alone: &Alone<'_>, report: &mut Report) {
    let in_script = alone.card.script.as_ref().map(|script| script_reads(&script.source));
    let told: BTreeSet<&str> = alone.card.texts.values().flat_map(|text| placeholders(text)).collect();
    for (key, _) in alone.root.get("params").map(Node::pairs).unwrap_or_default() {
        let name = key.name.as_str();
        let by_script = match &in_script {
            None => false,
            Some(None) => true,
            Some(Some(names)) => names.contains(name),
        };
        if alone.read.contains(name) || by_script {
            continue;
        }
        let (label, help) = if told.contains(name) {
            ("only the texts read it", format!("use `\"${name}\"` in the effect, so that it does what the texts tell"))
        } else {
            ("nothing reads it", format!("use it as `\"${name}\"`, or remove it"))
        };
        let message = format!("the parameter `{name}` changes nothing");
        report.push(Diagnostic::warning("unused-param", key.span.clone(), message).label(label).help(help));
    }
}

/// The parameters that a script names; `None` if it may read any.
fn script_reads(source: &str) -> Option<BTreeSet<String>> {
    let mut names = BTreeSet::new();
    let word = |text: &str| -> String { text.chars().take_while(|c| c.is_alphanumeric() || *c == '_').collect() };
    for (at, found) in source.match_indices("params") {
        let rest = source[at + found.len()..].trim_start();
        if let Some(rest) = rest.strip_prefix('.') {
            names.insert(word(rest.trim_start()));
        } else if let Some(rest) = rest.strip_prefix('[') {
            let rest = rest.trim_start();
            names.insert(word(rest.strip_prefix(['"', '\''])?));
        } else if !word(rest).is_empty() && rest.starts_with('_') || source[..at].ends_with(char::is_alphanumeric) {
            continue;
        } else {
            return None;
        }
    }
    Some(names)
}

/// Warns of every choice that neither a later choice nor the effect reads.
pub(super) fn choices(alone: &Alone<'_>, report: &mut Report) {
    let card = alone.card;
    for (place, choose) in card.choices.iter().enumerate() {
        let by_choice = card.choices[place + 1..].iter().any(|later| choice_reads(later, place));
        let by_step = card.steps.iter().any(|step| step_reads(step, place));
        if by_choice || by_step {
            continue;
        }
        let Some(name) = written(alone.root, choose).and_then(|node| node.get("as")) else { continue };
        report.push(
            Diagnostic::warning(
                "unused-choice",
                name.span.clone(),
                format!("the choice `{}` changes nothing", choose.name),
            )
            .label("nothing reads what is chosen")
            .help("use its name in the effect, or remove the choice"),
        );
    }
}

/// The table that a choice was written in.
pub(super) fn written<'n>(root: &'n Node, choose: &Choose) -> Option<&'n Node> {
    let super::super::tree::Tree::List(nodes) = &root.get("choose")?.tree else { return None };
    nodes.iter().find(|node| node.line == choose.origin.line)
}

fn choice_reads(choose: &Choose, place: usize) -> bool {
    choose.from.exprs().into_iter().chain(&choose.keep_if).any(|expr| reads(expr, place))
        || choose.tests.iter().any(|test| test_reads(test, place))
}

fn step_reads(step: &Step, place: usize) -> bool {
    step.args.iter().any(|expr| reads(expr, place)) || step.tests.iter().any(|test| test_reads(test, place))
}

fn test_reads(test: &Test, place: usize) -> bool {
    match test {
        Test::AtLeast(a, b) => reads(a, place) || reads(b, place),
        Test::Some(set) | Test::None(set) => reads(set, place),
    }
}

fn reads(expr: &Expr, place: usize) -> bool {
    match expr {
        Expr::Chosen(at, _) => *at == place,
        Expr::By(inner, _) => reads(inner, place),
        Expr::Const(_) | Expr::It(_) => false,
        Expr::Call(_, of) | Expr::All(of) | Expr::Any(of) => of.iter().any(|expr| reads(expr, place)),
        Expr::Except(from, of) => reads(from, place) || of.iter().any(|expr| reads(expr, place)),
    }
}
