//! Square names for people (B5): columns `a`, `b`, … from the left, rows 1, 2, … from the bottom; blocks as `b2-c3`.

use super::shape::Shape;
use super::squares::{Square, Squares};
use crate::messages::{Message, msg};

impl Shape {
    /// The square's name, such as `a4`.
    pub fn name(&self, square: Square) -> String {
        let (column, row) = self.column_row(square);
        format!("{}{}", (b'a' + column as u8) as char, self.height() - row)
    }

    /// The square with this name on this board.
    pub fn parse(&self, text: &str) -> Option<Square> {
        let letter = text.chars().next()?.to_ascii_lowercase();
        let digits = &text[letter.len_utf8()..];
        if !letter.is_ascii_lowercase()
            || digits.starts_with('0')
            || !digits.bytes().all(|digit| digit.is_ascii_digit())
        {
            return None;
        }
        let row: usize = digits.parse().ok()?;
        if row > self.height() {
            return None;
        }
        self.square((letter as u8 - b'a') as usize, self.height() - row)
    }

    /// The square nearest to a name of a letter and a number that no square has.
    pub fn nearest_name(&self, text: &str) -> Option<String> {
        let letter = text.chars().next()?.to_ascii_lowercase();
        let digits = text.get(1..).filter(|digits| digits.bytes().all(|digit| digit.is_ascii_digit()))?;
        let row: usize = digits.parse().ok()?;
        if !letter.is_ascii_lowercase() || self.parse(text).is_some() {
            return None;
        }
        let column = (letter as usize - 'a' as usize).min(self.width() - 1);
        let row = self.height() - row.clamp(1, self.height());
        self.square(column, row).map(|square| self.name(square))
    }

    /// What to say of a word that is no square of the board: the nearest, if it looks like one, else what there is.
    pub fn no_square(&self, word: &str) -> Message {
        match self.nearest_name(word) {
            Some(near) => msg!("no-square-near", word = word, near = near),
            None => {
                let last = (b'a' + (self.width() - 1) as u8) as char;
                msg!("no-square", word = word, last = format!("{last}{}", self.height()))
            }
        }
    }

    /// The name of a set that stands as one thing: a single square by its own name, a block by its lower left and
    /// upper right squares (`b2-c3`), any other set by the list of its squares.
    pub fn block_name(&self, set: Squares) -> String {
        if set.len() == 1 {
            return self.list(set);
        }
        let places: Vec<_> = set.iter().map(|square| self.column_row(square)).collect();
        let bounds = |pick: fn(&(usize, usize)) -> usize| {
            (places.iter().map(pick).min().unwrap_or(0), places.iter().map(pick).max().unwrap_or(0))
        };
        let (columns, rows) = (bounds(|place| place.0), bounds(|place| place.1));
        if (columns.1 - columns.0 + 1) * (rows.1 - rows.0 + 1) != set.len() {
            return self.list(set);
        }
        match (self.square(columns.0, rows.1), self.square(columns.1, rows.0)) {
            (Some(low), Some(high)) => format!("{}-{}", self.name(low), self.name(high)),
            _ => self.list(set),
        }
    }

    /// The set that [`block_name`](Self::block_name) calls so: a square, a block, or a list of squares.
    pub fn parse_block(&self, text: &str) -> Option<Squares> {
        if let Some((low, high)) = text.split_once('-') {
            let (a, b) = (self.column_row(self.parse(low)?), self.column_row(self.parse(high)?));
            let mut set = Squares::EMPTY;
            for column in a.0.min(b.0)..=a.0.max(b.0) {
                for row in a.1.min(b.1)..=a.1.max(b.1) {
                    set.insert(self.square(column, row)?);
                }
            }
            return Some(set);
        }
        text.split([' ', ',']).filter(|word| !word.is_empty()).map(|word| self.parse(word)).collect()
    }

    /// The names of the squares of a set in reading order, separated by blanks.
    pub fn list(&self, set: Squares) -> String {
        set.iter().map(|square| self.name(square)).collect::<Vec<_>>().join(" ")
    }
}
