//! Expected and found side by side.

use crate::board::Shape;

use super::super::position::Drawn;

/// Two drawings beside each other, with `*` before and after the rows that differ, and the squares that do.
pub fn boards(shape: &Shape, expected: &Drawn, found: &Drawn) -> String {
    let (left, right) = (expected.lines(shape), found.lines(shape));
    let width = left.iter().map(|line| line.chars().count()).max().unwrap_or(0);
    let mut text = format!("{:<width$}      {}\n", "expected", "found");
    for (a, b) in left.iter().zip(&right) {
        let mark = if a == b { ' ' } else { '*' };
        text.push_str(&format!("{a:<width$}   {mark}  {b}\n"));
    }
    let differ = shape.all().iter().filter(|square| expected.letter(*square) != found.letter(*square));
    for square in differ {
        let (a, b) = (expected.letter(square), found.letter(square));
        text.push_str(&format!("{}: expected `{a}`, found `{b}`\n", shape.name(square)));
    }
    text
}

/// Two lists beside each other, line by line.
pub fn lists(expected: &[String], found: &[String]) -> String {
    let width = expected.iter().map(|line| line.chars().count()).max().unwrap_or(0).max(8);
    let mut text = format!("{:<width$}      {}\n", "expected", "found");
    for place in 0..expected.len().max(found.len()) {
        let empty = String::new();
        let (a, b) = (expected.get(place).unwrap_or(&empty), found.get(place).unwrap_or(&empty));
        let mark = if a == b { ' ' } else { '*' };
        text.push_str(&format!("{a:<width$}   {mark}  {b}\n"));
    }
    text
}
