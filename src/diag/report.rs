//! Diagnostics and the report that collects them.

use std::collections::BTreeMap;
use std::ops::Range;
use std::sync::Arc;

/// A place in a file.
#[derive(Clone, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub struct Span {
    pub file: Arc<str>,
    /// First byte and the byte after the last.
    pub start: usize,
    pub end: usize,
}

impl Span {
    pub fn new(file: impl Into<Arc<str>>, range: Range<usize>) -> Span {
        Span { file: file.into(), start: range.start, end: range.end }
    }

    /// The file as a whole.
    pub fn file(file: impl Into<Arc<str>>) -> Span {
        Span::new(file, 0..0)
    }
}

/// How bad it is.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub enum Severity {
    /// The content can't be used.
    Error,
    /// It can, but likely isn't what was meant.
    Warning,
}

/// One fault.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Diagnostic {
    pub severity: Severity,
    /// The sort of fault, as `unknown-key`.
    pub code: &'static str,
    /// What is wrong, in one line.
    pub message: String,
    pub span: Span,
    /// What stands under the excerpt's marks.
    pub label: String,
    /// What to do.
    pub help: Vec<String>,
    /// What else is worth knowing.
    pub notes: Vec<String>,
}

impl Diagnostic {
    pub fn error(code: &'static str, span: Span, message: impl Into<String>) -> Diagnostic {
        Diagnostic {
            severity: Severity::Error,
            code,
            message: message.into(),
            span,
            label: String::new(),
            help: Vec::new(),
            notes: Vec::new(),
        }
    }

    pub fn warning(code: &'static str, span: Span, message: impl Into<String>) -> Diagnostic {
        Diagnostic { severity: Severity::Warning, ..Diagnostic::error(code, span, message) }
    }

    #[must_use]
    pub fn label(mut self, label: impl Into<String>) -> Diagnostic {
        self.label = label.into();
        self
    }

    #[must_use]
    pub fn help(mut self, help: impl Into<String>) -> Diagnostic {
        self.help.push(help.into());
        self
    }

    /// A help line, if there is one.
    #[must_use]
    pub fn hint(mut self, help: Option<String>) -> Diagnostic {
        self.help.extend(help);
        self
    }

    #[must_use]
    pub fn note(mut self, note: impl Into<String>) -> Diagnostic {
        self.notes.push(note.into());
        self
    }
}

/// All faults found, by file and place, each once.
#[derive(Clone, Default, Debug)]
pub struct Report {
    pub(super) diagnostics: Vec<Diagnostic>,
    pub(super) sources: BTreeMap<Arc<str>, Arc<str>>,
    met: usize,
}

impl Report {
    /// Adds a fault, unless the same was found before.
    pub fn push(&mut self, diagnostic: Diagnostic) {
        self.met += usize::from(diagnostic.severity == Severity::Error);
        let key = |one: &Diagnostic| (one.span.clone(), one.severity, one.message.clone());
        match self.diagnostics.binary_search_by(|one| key(one).cmp(&key(&diagnostic))) {
            Ok(_) => {}
            Err(place) => self.diagnostics.insert(place, diagnostic),
        }
    }

    /// The faults that lie in these files.
    pub fn only(mut self, files: &[String]) -> Report {
        self.diagnostics.retain(|one| files.iter().any(|file| **file == *one.span.file));
        self
    }

    /// Gives the text of the files that faults are in, for the excerpts.
    pub fn attach(&mut self, text: impl Fn(&str) -> Option<Arc<str>>) {
        for diagnostic in &self.diagnostics {
            let file = &diagnostic.span.file;
            if !self.sources.contains_key(file)
                && let Some(text) = text(file)
            {
                self.sources.insert(file.clone(), text);
            }
        }
    }

    /// The faults by file and place.
    pub fn diagnostics(&self) -> &[Diagnostic] {
        &self.diagnostics
    }

    /// How many errors and how many warnings.
    pub fn counts(&self) -> (usize, usize) {
        let errors = self.diagnostics.iter().filter(|one| one.severity == Severity::Error).count();
        (errors, self.diagnostics.len() - errors)
    }

    /// How many errors were met, those met again counted again: whether a piece of work met any shows in the difference.
    pub fn errors_met(&self) -> usize {
        self.met
    }

    pub fn has_errors(&self) -> bool {
        self.counts().0 > 0
    }

    pub fn is_empty(&self) -> bool {
        self.diagnostics.is_empty()
    }

    /// Takes over another report's faults.
    pub fn merge(&mut self, other: Report) {
        self.sources.extend(other.sources);
        for diagnostic in other.diagnostics {
            self.push(diagnostic);
        }
    }

    /// File, line and column where a fault begins, both from 1; line 0 where the file's text isn't known.
    pub fn place(&self, span: &Span) -> (Arc<str>, u32, u32) {
        self.at(span, span.start)
    }

    /// File, line and column just after a fault.
    pub fn end(&self, span: &Span) -> (Arc<str>, u32, u32) {
        self.at(span, span.end)
    }

    fn at(&self, span: &Span, byte: usize) -> (Arc<str>, u32, u32) {
        let Some(text) = self.sources.get(&span.file) else { return (span.file.clone(), 0, 0) };
        let before = text.get(..byte.min(text.len())).unwrap_or("");
        let column = before.rsplit('\n').next().unwrap_or("").chars().count() as u32 + 1;
        (span.file.clone(), line_of(text, byte), column)
    }
}

/// The line, from 1, that a byte of a text is in.
pub fn line_of(text: &str, at: usize) -> u32 {
    text.as_bytes().iter().take(at).filter(|byte| **byte == b'\n').count() as u32 + 1
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn faults_are_sorted_and_counted_once() {
        let mut report = Report::default();
        let at = |file: &str, start| Span::new(file, start..start + 1);
        report.push(Diagnostic::error("b", at("b.toml", 1), "later"));
        report.push(Diagnostic::warning("a", at("a.toml", 9), "second"));
        report.push(Diagnostic::error("a", at("a.toml", 2), "first"));
        report.push(Diagnostic::error("a", at("a.toml", 2), "first"));
        let order: Vec<&str> = report.diagnostics().iter().map(|one| one.message.as_str()).collect();
        assert_eq!(order, ["first", "second", "later"]);
        assert_eq!(report.counts(), (2, 1));
    }

    #[test]
    fn places_count_from_one_in_characters() {
        let mut report = Report::default();
        let span = Span::new("x.toml", 6..7);
        report.push(Diagnostic::error("a", span.clone(), "here"));
        report.attach(|_| Some("a\né = b".into()));
        assert_eq!(report.place(&span), ("x.toml".into(), 2, 4));
    }
}
