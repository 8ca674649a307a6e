//! An explanation as an indented tree.

use crate::game::explain::{Explanation, Reason, Source};
use crate::messages::msg;

use super::paint::Paint;

/// How an explanation is written.
pub struct Telling<'a> {
    pub paint: Paint,
    /// ✓ and ✗ instead of `yes` and `no`.
    pub signs: bool,
    /// What a source says: value and place.
    pub source: &'a dyn Fn(&Source) -> String,
    pub language: &'a str,
}

impl Telling<'_> {
    /// The tree, one condition a line, and then what would make legal what isn't.
    pub fn explanation(&self, explanation: &Explanation) -> String {
        let mut text = String::new();
        let open = explanation.reason.holds == Some(true);
        self.reason(&explanation.reason, 0, open, &mut text);
        for change in &explanation.changes {
            let source = change.source.as_ref().map(|source| self.dim(&format!("  [{}]", (self.source)(source))));
            let what = self.paint.bold(&msg!("why-if").text(self.language));
            let change = change.text.text(self.language);
            text.push_str(&format!("{what} {change}{}\n", source.unwrap_or_default()));
        }
        text
    }

    fn dim(&self, text: &str) -> String {
        self.paint.dim(text)
    }

    fn reason(&self, reason: &Reason, depth: usize, open: bool, text: &mut String) {
        let (yes, no) = (msg!("why-yes").text(self.language), msg!("why-no").text(self.language));
        let width = yes.chars().count().max(no.chars().count()) + 1;
        let sign = match (reason.holds, self.signs) {
            (Some(true), true) => "✓ ".into(),
            (Some(false), true) => "✗ ".into(),
            (Some(true), false) => format!("{yes:<width$}"),
            (Some(false), false) => format!("{no:<width$}"),
            (None, true) => "· ".into(),
            (None, false) => " ".repeat(width),
        };
        let sign = if reason.holds == Some(false) { self.paint.error(&sign) } else { sign };
        text.push_str(&"  ".repeat(depth));
        text.push_str(&sign);
        text.push_str(&reason.text.text(self.language));
        if !reason.rule.is_empty() {
            text.push_str(&format!(" ({})", reason.rule));
        }
        if !reason.found.is_empty() {
            text.push_str(&format!(": {}", reason.found.text(self.language)));
        }
        let sources: Vec<String> = reason.sources.iter().map(|source| (self.source)(source)).collect();
        if !sources.is_empty() {
            text.push_str(&self.dim(&format!("  [{}]", sources.join("; "))));
        }
        text.push('\n');
        // What holds needs no further word, but where all holds its first conditions are the answer.
        let shut = reason.holds == Some(true) && depth > usize::from(open);
        let parts = reason.parts.iter().filter(|part| !shut || part.holds.is_none());
        parts.for_each(|part| self.reason(part, depth + 1, open, text));
    }
}
