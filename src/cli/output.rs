//! Standard output: lines, aligned columns, JSON.

use std::io::{self, Write};

use crate::repl::fitting;

use super::failure::Failure;

/// Where a command prints to.
pub struct Output;

impl Output {
    /// Prints a text for a person, in lines that a terminal has room for, and ends its line.
    pub fn say(text: &str) -> Result<(), Failure> {
        let text = fitting(text);
        let mut out = anstream::stdout().lock();
        out.write_all(text.as_bytes())?;
        if !text.ends_with('\n') {
            out.write_all(b"\n")?;
        }
        out.flush()?;
        Ok(())
    }

    /// Prints bytes as they are.
    pub fn raw(bytes: &[u8]) -> Result<(), Failure> {
        let mut out = io::stdout().lock();
        out.write_all(bytes)?;
        out.flush()?;
        Ok(())
    }

    /// Prints a value as indented JSON.
    pub fn json(value: &serde_json::Value) -> Result<(), Failure> {
        let text = serde_json::to_string_pretty(value).map_err(|error| Failure::Fault(error.to_string()))?;
        Output::raw(format!("{text}\n").as_bytes())
    }
}

/// So many of something, whose plural ends in `s`.
pub fn counted(count: usize, what: &str) -> String {
    format!("{count} {what}{}", if count == 1 { "" } else { "s" })
}

/// Rows in columns as wide as their widest cell, two blanks apart; the last column isn't padded.
pub fn columns(rows: &[Vec<String>]) -> String {
    let count = rows.iter().map(Vec::len).max().unwrap_or(0);
    let width = |column: usize| rows.iter().filter_map(|row| row.get(column)).map(|cell| cell.chars().count()).max();
    let widths: Vec<usize> = (0..count).map(|column| width(column).unwrap_or(0)).collect();
    let mut text = String::new();
    for row in rows {
        let mut line = String::new();
        for (cell, width) in row.iter().zip(&widths) {
            line.push_str(&format!("{cell:<width$}  "));
        }
        text.push_str(line.trim_end());
        text.push('\n');
    }
    text
}
