//! The board: one letter a square, a capital for a pawn, a mark for what stands there; legible without colour.

use crate::board::{Square, Squares};
use crate::game::{Setup, State};

use super::paint::Paint;

/// What the letters and marks mean.
pub const LEGEND: &str = "r b g y owner, capital = pawn, + tower, ^ keep, * start, . blank, # dead";

/// The board with column letters and row numbers. Squares in `changed` have a `>` before them.
pub fn board(setup: &Setup, state: &State, changed: Squares, paint: Paint) -> String {
    let shape = &setup.shape;
    let tile = setup.variant.knobs.tile.max(1) as usize;
    let (width, height) = (shape.width(), shape.height());
    let gap = |column: usize| if column > 0 && column.is_multiple_of(tile) { paint.dim("|") } else { String::new() };
    let letters: String = (0..width)
        .map(|column| {
            let space = if column > 0 && column.is_multiple_of(tile) { " " } else { "" };
            format!("{space} {} ", (b'a' + column as u8) as char)
        })
        .collect();
    let letters = format!("   {}\n", paint.dim(letters.trim_end()));
    let mut text = letters.clone();
    for row in 0..height {
        if row > 0 && row.is_multiple_of(tile) {
            let line: Vec<String> =
                (0..width.div_ceil(tile)).map(|across| "-".repeat(3 * tile.min(width - across * tile))).collect();
            text.push_str(&format!("   {}\n", paint.dim(&line.join("+"))));
        }
        let number = format!("{:>2}", height - row);
        text.push_str(&paint.dim(&number));
        text.push(' ');
        for column in 0..width {
            text.push_str(&gap(column));
            if let Some(square) = shape.square(column, row) {
                text.push_str(&cell(setup, state, square, changed.contains(square), paint));
            }
        }
        text.push_str(&format!(" {}\n", paint.dim((height - row).to_string().as_str())));
    }
    text.push_str(&letters);
    text
}

/// Three characters: whether it changed, whose it is, what stands there.
fn cell(setup: &Setup, state: &State, square: Square, changed: bool, paint: Paint) -> String {
    let board = &state.board;
    let owner = board.owner(square);
    let pawn = setup.shape.players().iter().find(|player| board.pawn(*player) == Some(square));
    let letter = match (pawn, owner) {
        (Some(player), _) => player.letter().to_ascii_uppercase(),
        (None, Some(player)) => player.letter(),
        _ if board.dead().contains(square) => '#',
        _ => '.',
    };
    let tower = board.towers().iter().find(|tower| tower.squares.contains(square));
    let mark = match tower {
        Some(tower) if tower.is_keep() => '^',
        Some(_) => '+',
        None if setup.shape.starts().contains(square) => '*',
        None => ' ',
    };
    let lead = if changed { paint.changed(">") } else { paint.square(owner, false, " ") };
    let lead = if owner.is_none() && !changed { " ".to_owned() } else { lead };
    format!("{lead}{}", paint.square(owner, pawn.is_some(), &format!("{letter}{mark}")))
}

/// The squares that don't look the same in two states of one board.
pub fn changes(setup: &Setup, before: &State, after: &State) -> Squares {
    let look = |state: &State, square| cell(setup, state, square, false, Paint::PLAIN);
    setup.shape.all().iter().filter(|square| look(before, *square) != look(after, *square)).collect()
}
