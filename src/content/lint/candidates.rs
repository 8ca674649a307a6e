//! Choices that can never have a candidate.

use crate::diag::{Diagnostic, Report};
use crate::game::{Expr, From, Value};

use super::Alone;
use super::classes::{Classes, Reading, bare};
use super::unused::written;

/// Warns of every choice that is empty on every board.
pub(super) fn check(alone: &Alone<'_>, report: &mut Report) {
    let mut reading = Reading::default();
    for choose in &alone.card.choices {
        let mut from = candidates(&choose.from, &reading);
        let mut why = "this holds nothing on any board";
        let mut key = "";
        if !from.never() {
            reading.it = Some(from);
            if choose.keep_if.as_ref().is_some_and(|test| reading.classes(test).never()) {
                (from, why, key) = (Classes::NONE, "no candidate passes this on any board", "keep_if");
            }
            reading.it = None;
        }
        reading.chosen.push(from.at_most());
        if !from.never() {
            continue;
        }
        let Some(node) = written(alone.root, choose) else { continue };
        let place = if key.is_empty() { source(&choose.from) } else { key };
        let span = node.get(place).unwrap_or(node).span.clone();
        let message = format!("the choice `{}` can never have a candidate", choose.name);
        report.push(Diagnostic::warning("no-candidates", span, message).label(why));
    }
}

fn candidates(from: &From, reading: &Reading) -> Classes {
    let number = |expr: &Expr| match bare(expr) {
        Expr::Const(Value::Number(number)) => Some(*number),
        _ => None,
    };
    match from {
        From::Square(expr) | From::Player(expr) | From::Tower(expr) | From::Direction(expr) => reading.classes(expr),
        From::GroundFor(expr) if reading.classes(expr).never() => Classes::NONE,
        From::Ground(expr) | From::TopCard(expr) if number(expr).is_some_and(|number| number < 1) => Classes::NONE,
        From::Number(least, most) => match (number(least), number(most)) {
            (Some(least), Some(most)) if least > most => Classes::NONE,
            _ => Classes::ANY,
        },
        _ => Classes::ANY,
    }
}

fn source(from: &From) -> &'static str {
    match from {
        From::Square(_) => "square",
        From::Player(_) => "player",
        From::Tower(_) => "tower",
        From::Direction(_) => "direction",
        From::Ground(_) => "ground",
        From::GroundFor(_) => "ground_for",
        From::TopCard(_) => "top_card",
        From::Number(..) => "number",
    }
}
