//! Lines made to fit a terminal.

use textwrap::core::display_width;
use textwrap::{Options, WordSplitter, fill, wrap};

/// A text in lines of at most so many columns. One that is longer goes on below, set in as far as its words begin.
pub fn fold(text: &str, width: usize) -> String {
    text.split_inclusive('\n').map(|line| folded(line, width)).collect()
}

/// A paragraph in lines of at most so many columns, all of them flush.
pub fn paragraph(text: &str, width: usize) -> String {
    fill(text, width)
}

fn folded(line: &str, width: usize) -> String {
    let (body, end) = line.strip_suffix('\n').map_or((line, ""), |body| (body, "\n"));
    if display_width(body) <= width {
        return line.to_owned();
    }
    let indent = " ".repeat(hang(&anstream::adapter::strip_str(body).to_string(), width));
    let options = Options::new(width).subsequent_indent(&indent).word_splitter(WordSplitter::NoHyphenation);
    wrap(body, options).join("\n") + end
}

/// How far a line's further lines are set in: to where the second of its columns begins, if it has columns and the first
/// is a narrow one; else a little further than the line itself.
fn hang(plain: &str, width: usize) -> usize {
    let inside = plain.trim_start();
    let start = plain.len() - inside.len();
    let column = inside.split_once("  ").map(|(first, rest)| {
        let blanks = 2 + rest.len() - rest.trim_start().len();
        start + display_width(first) + blanks
    });
    column.filter(|column| *column <= width / 2).unwrap_or((start + 2).min(width / 2))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::render::Paint;

    #[test]
    fn what_fits_stays_as_it_is() {
        let text = "  1 b4   2 a5\n\nturn 1, red\n";
        assert_eq!(fold(text, 13), text);
    }

    #[test]
    fn columns_go_on_below_themselves() {
        let text = "  undo [N]      take back the last N choices of a person\n";
        let folded = "  undo [N]      take back the last\n                N choices of a\n                person\n";
        assert_eq!(fold(text, 35), folded);
    }

    #[test]
    fn other_lines_go_on_a_little_further_in() {
        let text = "  8 blue: plants a keep on n4; goes m4-l4\nthe end of it all";
        assert_eq!(fold(text, 22), "  8 blue: plants a\n    keep on n4; goes\n    m4-l4\nthe end of it all");
        assert_eq!(fold("one two three four", 9), "one two\n  three\n  four");
    }

    #[test]
    fn colours_take_no_room() {
        let paint = Paint::COLOUR;
        let text = format!("  {}  a word or two", paint.bold("head"));
        assert_eq!(fold(&text, 21), text);
        assert_eq!(fold(&text, 18), format!("  {}  a word or\n        two", paint.bold("head")));
    }
}
