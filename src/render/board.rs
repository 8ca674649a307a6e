//! The board. Everything is told by letters and signs, so that it reads the same without colours.

use std::fmt::Write;

use anstyle::{AnsiColor, Color, Style as Ansi};

use crate::board::{Player, Shape, Square, Squares};
use crate::game::{Setup, State};

/// How a board is drawn.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Style {
    /// Letters and signs alone.
    Plain,
    /// The same on coloured ground.
    Colour,
}

/// The board: `r` red's square, `R` red's pawn, `[r]` a tower, `(r)` a start, `#` dead, `.` blank, `*r` marked. Names
/// of rows on the left and of columns below; a gap between tiles.
pub fn board(setup: &Setup, state: &State, style: Style, marked: Squares) -> String {
    let shape = &setup.shape;
    let tile = setup.variant.knobs.tile as usize;
    let mut text = String::new();
    for row in 0..shape.height() {
        if row > 0 && row % tile == 0 {
            text.push('\n');
        }
        let _ = write!(text, "{:>3} ", shape.height() - row);
        for column in 0..shape.width() {
            if column > 0 && column % tile == 0 {
                text.push(' ');
            }
            if let Some(square) = shape.square(column, row) {
                text.push_str(&cell(setup, state, style, square, marked.contains(square)));
            }
        }
        text.truncate(text.trim_end_matches(' ').len());
        text.push('\n');
    }
    text.push_str(&columns(shape, tile));
    text
}

fn columns(shape: &Shape, tile: usize) -> String {
    let mut line = String::from("    ");
    for column in 0..shape.width() {
        if column > 0 && column % tile == 0 {
            line.push(' ');
        }
        let _ = write!(line, " {} ", (b'a' + column as u8) as char);
    }
    line.truncate(line.trim_end().len());
    line.push('\n');
    line
}

fn cell(setup: &Setup, state: &State, style: Style, square: Square, marked: bool) -> String {
    let board = &state.board;
    let owner = board.owner(square);
    let pawn = Player::ALL.into_iter().find(|player| board.pawn(*player) == Some(square));
    let letter = match (pawn, owner) {
        (Some(player), _) => player.letter().to_ascii_uppercase(),
        (None, Some(player)) => player.letter(),
        (None, None) if board.dead().contains(square) => '#',
        (None, None) => '.',
    };
    let (mut left, right) = if board.covered().contains(square) {
        ('[', ']')
    } else if setup.shape.starts().contains(square) {
        ('(', ')')
    } else {
        (' ', ' ')
    };
    if marked {
        left = '*';
    }
    let plain = format!("{left}{letter}{right}");
    match style {
        Style::Plain => plain,
        Style::Colour => {
            let ansi = ground(owner, board.dead().contains(square), marked);
            format!("{ansi}{plain}{ansi:#}")
        }
    }
}

fn ground(owner: Option<Player>, dead: bool, marked: bool) -> Ansi {
    let colour = |colour: AnsiColor| Some(Color::Ansi(colour));
    let ansi = match owner {
        Some(Player::Red) => Ansi::new().bg_color(colour(AnsiColor::Red)).fg_color(colour(AnsiColor::White)),
        Some(Player::Blue) => Ansi::new().bg_color(colour(AnsiColor::Blue)).fg_color(colour(AnsiColor::White)),
        Some(Player::Green) => Ansi::new().bg_color(colour(AnsiColor::Green)).fg_color(colour(AnsiColor::Black)),
        Some(Player::Yellow) => Ansi::new().bg_color(colour(AnsiColor::Yellow)).fg_color(colour(AnsiColor::Black)),
        None if dead => Ansi::new().bg_color(colour(AnsiColor::Black)).fg_color(colour(AnsiColor::White)),
        None => Ansi::new(),
    };
    if marked { ansi.bold().underline() } else { ansi }
}
