//! Reports as text: each fault with file, line, column and excerpt, then how many there are.

use std::fmt;

use annotate_snippets::{AnnotationKind, Group, Level, Origin, Renderer, Snippet};

use super::report::{Diagnostic, Report, Severity};

impl Report {
    /// The whole report, in colour or plain.
    pub fn render(&self, colour: bool) -> String {
        let renderer = if colour { Renderer::styled() } else { Renderer::plain() };
        let mut text = String::new();
        for diagnostic in &self.diagnostics {
            text.push_str(&renderer.render(&[self.group(diagnostic)]));
            text.push_str("\n\n");
        }
        text.push_str(&self.summary());
        text
    }

    /// How many errors and warnings, in words.
    pub fn summary(&self) -> String {
        let many = |count: usize, what: &str| format!("{count} {what}{}", if count == 1 { "" } else { "s" });
        match self.counts() {
            (0, 0) => "no faults".into(),
            (errors, 0) => many(errors, "error"),
            (0, warnings) => many(warnings, "warning"),
            (errors, warnings) => format!("{}, {}", many(errors, "error"), many(warnings, "warning")),
        }
    }

    fn group<'a>(&'a self, diagnostic: &'a Diagnostic) -> Group<'a> {
        let level = match diagnostic.severity {
            Severity::Error => Level::ERROR,
            Severity::Warning => Level::WARNING,
        };
        let title = level.primary_title(diagnostic.message.as_str()).id(diagnostic.code);
        let span = &diagnostic.span;
        let mut group = match self.sources.get(&span.file) {
            Some(text) if span.end > span.start && span.end <= text.len() => {
                let mut mark = AnnotationKind::Primary.span(span.start..span.end);
                if !diagnostic.label.is_empty() {
                    mark = mark.label(diagnostic.label.as_str());
                }
                title.element(Snippet::source(&**text).path(&*span.file).annotation(mark))
            }
            _ => title.element(Origin::path(&*span.file)),
        };
        for note in &diagnostic.notes {
            group = group.element(Level::NOTE.message(note.as_str()));
        }
        for help in &diagnostic.help {
            group = group.element(Level::HELP.message(help.as_str()));
        }
        group
    }
}

impl fmt::Display for Report {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.render(false))
    }
}

impl std::error::Error for Report {}

#[cfg(test)]
mod tests {
    use crate::diag::{Diagnostic, Report, Span};

    #[test]
    fn a_fault_shows_place_excerpt_and_help() {
        let mut report = Report::default();
        report.push(
            Diagnostic::error("unknown-key", Span::new("cards/x.toml", 9..14), "unknown key `colur`")
                .label("no such key")
                .help("did you mean `colour`?"),
        );
        report.attach(|_| Some("id = \"x\"\ncolur = 1\n".into()));
        let text = report.to_string();
        assert!(text.contains("error[unknown-key]: unknown key `colur`"), "{text}");
        assert!(text.contains("--> cards/x.toml:2:1"), "{text}");
        assert!(text.contains("^^^^^ no such key"), "{text}");
        assert!(text.contains("help: did you mean `colour`?"), "{text}");
        assert!(text.ends_with("1 error"), "{text}");
    }
}
