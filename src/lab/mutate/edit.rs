//! A small change of a file, as text, with how people are told of it.

use std::ops::Range;

/// A file changed in one place.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Mutant {
    pub file: String,
    /// Of the change, from 1.
    pub line: u32,
    /// What was done: `number changed`, `step dropped`.
    pub what: &'static str,
    /// The place before and after.
    pub was: String,
    pub now: String,
    /// The whole changed text.
    pub text: String,
}

/// Where mutants of one file are collected.
pub struct Edits<'t> {
    pub file: &'t str,
    pub text: &'t str,
    pub found: Vec<Mutant>,
}

impl<'t> Edits<'t> {
    pub fn new(file: &'t str, text: &'t str) -> Edits<'t> {
        Edits { file, text, found: Vec::new() }
    }

    /// What stands at a place.
    pub fn at(&self, range: &Range<usize>) -> &'t str {
        self.text.get(range.clone()).unwrap_or_default()
    }

    /// A mutant with this in place of what stands there; the lines that it touches are told.
    pub fn replace(&mut self, what: &'static str, range: Range<usize>, by: &str) {
        let Some(was) = self.text.get(range.clone()).filter(|was| *was != by) else { return };
        let text = format!("{}{by}{}", &self.text[..range.start], &self.text[range.end..]);
        let first = self.text[..range.start].rfind('\n').map_or(0, |at| at + 1);
        // What ends with a line's end doesn't touch the next line.
        let whole = was.ends_with('\n');
        let last = if whole { Some(0) } else { self.text[range.end..].find('\n') };
        let last = last.map_or(self.text.len(), |at| range.end + at);
        let lead = self.text[first..].len() - self.text[first..].trim_start().len();
        let line = self.text[..(first + lead).max(range.start)].matches('\n').count() as u32 + 1;
        let before = &self.text[first..last];
        let after = format!("{}{by}{}", &self.text[first..range.start], &self.text[range.end..last]);
        let (before, after) = (one_line(before), one_line(&after));
        let now =
            if after.is_empty() || (by.is_empty() && one_line(was) == before) { "(dropped)".into() } else { after };
        self.found.push(Mutant { file: self.file.to_owned(), line, what, was: before, now, text });
    }

    /// A mutant without a section of TOML: from its header to before the next one.
    pub fn drop_section(&mut self, what: &'static str, within: usize) {
        let start = self.text[..within.min(self.text.len())].rfind("\n[").map_or(0, |at| at + 1);
        let start = if self.text[within..].starts_with('[') { within } else { start };
        let end = self.text[start + 1..].find("\n[").map_or(self.text.len(), |at| start + 1 + at + 1);
        self.replace(what, start..end, "");
    }
}

/// A text with all white space single, cut where it gets long.
fn one_line(text: &str) -> String {
    const LONGEST: usize = 100;
    let flat = text.split_whitespace().collect::<Vec<_>>().join(" ");
    match flat.char_indices().nth(LONGEST) {
        Some((at, _)) => format!("{}…", &flat[..at]),
        None => flat,
    }
}
