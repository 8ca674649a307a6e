//! The drawn board: rows from the top, one letter a square. `r b g y` owned, a capital where the pawn stands, `.` blank,
//! `#` dead; blanks between letters, row numbers at the ends and a line of column letters may be there or not.

use crate::board::{Board, ByPlayer, Player, Shape, Square, Squares};
use crate::diag::{Diagnostic, Report, Span};

use super::super::fields::text;
use super::super::tree::Node;

/// What a drawn board shows.
#[derive(Clone, PartialEq, Eq, Default, Debug)]
pub struct Drawn {
    pub owned: ByPlayer<Squares>,
    pub dead: Squares,
    pub pawns: ByPlayer<Option<Square>>,
}

impl Drawn {
    /// What a drawing of this board would show.
    pub fn of(board: &Board) -> Drawn {
        Drawn { owned: board.owned, dead: board.dead, pawns: board.pawns }
    }

    /// The letter of a square.
    pub fn letter(&self, square: Square) -> char {
        match Player::ALL.into_iter().find(|player| self.owned[*player].contains(square)) {
            Some(player) if self.pawns[player] == Some(square) => player.letter().to_ascii_uppercase(),
            Some(player) => player.letter(),
            None if self.dead.contains(square) => '#',
            None => '.',
        }
    }

    /// The letters alone, rows from the top separated by `/`.
    pub fn compact(&self, shape: &Shape) -> String {
        let row = |row| -> String {
            (0..shape.width())
                .filter_map(|column| shape.square(column, row))
                .map(|square| self.letter(square))
                .collect()
        };
        (0..shape.height()).map(row).collect::<Vec<_>>().join("/")
    }

    /// The rows from the top, each between its row number and nothing, and the column letters below.
    pub fn lines(&self, shape: &Shape) -> Vec<String> {
        let columns = (0..shape.width()).map(|column| (b'a' + column as u8) as char);
        let join = |letters: &mut dyn Iterator<Item = char>| letters.map(String::from).collect::<Vec<_>>().join(" ");
        let mut lines: Vec<String> = (0..shape.height())
            .map(|row| {
                let mut squares = (0..shape.width()).filter_map(|column| shape.square(column, row));
                let letters = join(&mut squares.by_ref().map(|square| self.letter(square)));
                format!("{:>2} {letters}", shape.height() - row)
            })
            .collect();
        lines.push(format!("   {}", join(&mut columns.into_iter())));
        lines
    }
}

/// The drawing of a board, one row a line.
pub fn drawing(shape: &Shape, board: &Board) -> String {
    Drawn::of(board).lines(shape).join("\n")
}

/// A row of a drawing: its letters with the places in the source that they have.
struct Row<'t> {
    label: Option<&'t str>,
    letters: Vec<char>,
    span: Span,
}

/// Reads a drawing; faults are laid to the row they are in. `None` if the size is wrong.
pub fn draw(shape: &Shape, node: &Node, source: &str, report: &mut Report) -> Option<Drawn> {
    let text = text(report, node, "a drawn board")?;
    let rows = rows(text, shape, node, source);
    if rows.len() != shape.height() {
        let message =
            format!("this board has {} rows of {} squares, found {} rows", shape.height(), shape.width(), rows.len());
        report.push(Diagnostic::error("position", node.span.clone(), message).label("wrong number of rows"));
        return None;
    }
    let mut drawn = Drawn::default();
    let mut whole = true;
    for (place, row) in rows.iter().enumerate() {
        whole &= draw_row(shape, place, row, &mut drawn, report);
    }
    whole.then_some(drawn)
}

fn rows<'t>(text: &'t str, shape: &Shape, node: &Node, source: &str) -> Vec<Row<'t>> {
    let columns: String = (0..shape.width()).map(|column| (b'a' + column as u8) as char).collect();
    let mut from = node.span.start;
    let mut rows = Vec::new();
    for line in text.lines() {
        let line = line.trim();
        let end = node.span.end.min(source.len());
        let found = source.get(from..end).and_then(|rest| rest.find(line)).map(|at| from + at);
        let span = match found.filter(|_| !line.is_empty()) {
            Some(at) => {
                from = at + line.len();
                Span::new(node.span.file.clone(), at..from)
            }
            None => node.span.clone(),
        };
        let (label, line) = strip_labels(line);
        let letters: Vec<char> = line.chars().filter(|letter| !letter.is_whitespace()).collect();
        if letters.is_empty() || letters.iter().collect::<String>().eq_ignore_ascii_case(&columns) {
            continue;
        }
        rows.push(Row { label, letters, span });
    }
    rows
}

fn strip_labels(line: &str) -> (Option<&str>, &str) {
    let digits = |c: char| c.is_ascii_digit();
    let inner = line.trim_start_matches(digits);
    let left = &line[..line.len() - inner.len()];
    let core = inner.trim_end_matches(digits);
    let right = &inner[core.len()..];
    let label = if left.is_empty() { right } else { left };
    ((!label.is_empty()).then_some(label), core)
}

/// One row; whether its length is right.
fn draw_row(shape: &Shape, place: usize, row: &Row<'_>, drawn: &mut Drawn, report: &mut Report) -> bool {
    let rank = shape.height() - place;
    let fault = |message: String| Diagnostic::error("position", row.span.clone(), message);
    if let Some(label) = row.label
        && label != rank.to_string()
    {
        report.push(fault(format!("this row is labelled {label}, but it is row {rank}")).label("rows go from the top"));
    }
    if row.letters.len() != shape.width() {
        report.push(
            fault(format!("row {rank}: expected {} squares, found {}", shape.width(), row.letters.len()))
                .label("wrong number of squares"),
        );
        return false;
    }
    for (column, letter) in row.letters.iter().enumerate() {
        let Some(square) = shape.square(column, place) else { continue };
        let name = shape.name(square);
        match letter {
            '.' => {}
            '#' => drawn.dead.insert(square),
            letter => match Player::parse(&letter.to_string()) {
                Some(player) if !shape.players().contains(player) => {
                    let count = shape.players().len();
                    report.push(
                        fault(format!("{name}: `{letter}` is {player}, who doesn't play in a game for {count}"))
                            .label("nobody's letter"),
                    );
                }
                Some(player) => {
                    drawn.owned[player].insert(square);
                    if letter.is_ascii_uppercase() {
                        if let Some(other) = drawn.pawns[player] {
                            let other = shape.name(other);
                            report.push(
                                fault(format!("{player} has two pawns, on {other} and on {name}"))
                                    .label("a second capital")
                                    .help(format!("write `{}` where the pawn isn't", player.letter())),
                            );
                        }
                        drawn.pawns[player] = Some(square);
                    }
                }
                None => report.push(
                    fault(format!("{name}: `{letter}` stands for nothing"))
                        .label("no such letter")
                        .help("use `r b g y` for owned squares, a capital for the pawn, `.` blank, `#` dead"),
                ),
            },
        }
    }
    true
}

/// Reads a drawing by itself; rows of a board as the prompt shows it do as well, its marks mean nothing here.
pub fn read_drawing(shape: &Shape, text: &str) -> Result<Drawn, String> {
    let plain: String = text.chars().filter(|letter| !"+^*>|".contains(*letter)).collect();
    let span = Span::new("drawing", 0..plain.len());
    let node = Node { span, line: 1, tree: super::super::tree::Tree::Text(plain.clone()) };
    let mut report = Report::default();
    let drawn = draw(shape, &node, &plain, &mut report);
    match drawn {
        Some(drawn) if !report.has_errors() => Ok(drawn),
        _ => Err(report.diagnostics().iter().map(|one| one.message.clone()).collect::<Vec<_>>().join("\n")),
    }
}
