//! The encirclement of [`settle`](super::settle) against a slow, obvious reading of E1–E5, over long random histories of
//! gains, losses, kills, revivals and towers, so that what the shortcut remembers is put to the test too.

use std::rc::Rc;
use std::sync::Arc;

use crate::board::{Player, Players, Shape, Square, Squares};

use super::chance::Stream;
use super::event::{Event, How};
use super::host::NoScripts;
use super::knobs::Knobs;
use super::setup::{Setup, Variant};
use super::state::State;
use super::table::Table;

/// A table without cards, before the first turn.
pub(super) fn table(players: usize, knobs: Knobs) -> Table {
    let variant = Variant {
        id: "test".into(),
        names: Default::default(),
        texts: Default::default(),
        language: "en".into(),
        knobs,
        cards: Vec::new(),
        deck: Vec::new(),
        words: Vec::new(),
        library: Vec::new(),
        bots: Vec::new(),
        hash: 0,
    };
    let setup = Rc::new(Setup::new(Arc::new(variant), players).unwrap());
    let state = State::new(&setup, 0);
    Table::new(setup, state, Rc::new(NoScripts))
}

/// One square, as the slow reading sees it.
#[derive(Clone, Copy, PartialEq)]
struct Place {
    owner: Option<Player>,
    dead: bool,
    /// Under a tower or a start.
    fixed: bool,
}

/// The slow reading's board: rows of places.
struct Slow<'a> {
    shape: &'a Shape,
    rows: Vec<Vec<Place>>,
}

impl<'a> Slow<'a> {
    fn of(table: &'a Table) -> Slow<'a> {
        let shape = table.shape();
        let board = table.board();
        let rows = (0..shape.height())
            .map(|row| {
                (0..shape.width())
                    .map(|column| {
                        let square = shape.square(column, row).unwrap();
                        Place {
                            owner: board.owner(square),
                            dead: board.dead().contains(square),
                            fixed: shape.starts().contains(square)
                                || board.towers().iter().any(|tower| tower.squares.contains(square)),
                        }
                    })
                    .collect()
            })
            .collect();
        Slow { shape, rows }
    }

    /// E1: the groups of squares that aren't the player's, edge or (if it opens) corner connecting, none on the edge.
    fn groups(&self, player: Player, corners: bool) -> Vec<Vec<(usize, usize)>> {
        let (width, height) = (self.shape.width(), self.shape.height());
        let mut seen = vec![vec![false; width]; height];
        let mut groups = Vec::new();
        for row in 0..height {
            for column in 0..width {
                if seen[row][column] || self.rows[row][column].owner == Some(player) {
                    continue;
                }
                let mut group = Vec::new();
                let mut open = vec![(column, row)];
                seen[row][column] = true;
                while let Some((x, y)) = open.pop() {
                    group.push((x, y));
                    for (dx, dy) in [(-1i32, -1i32), (0, -1), (1, -1), (-1, 0), (1, 0), (-1, 1), (0, 1), (1, 1)] {
                        if !corners && dx != 0 && dy != 0 {
                            continue;
                        }
                        let (u, v) = (x as i32 + dx, y as i32 + dy);
                        if u < 0 || v < 0 || u >= width as i32 || v >= height as i32 {
                            continue;
                        }
                        let (u, v) = (u as usize, v as usize);
                        if !seen[v][u] && self.rows[v][u].owner != Some(player) {
                            seen[v][u] = true;
                            open.push((u, v));
                        }
                    }
                }
                let on_edge = |&(x, y): &(usize, usize)| x == 0 || y == 0 || x + 1 == width || y + 1 == height;
                if !group.iter().any(on_edge) {
                    groups.push(group);
                }
            }
        }
        groups
    }

    /// E2–E5 for one player once: what falls.
    fn falls(&self, player: Player, gained: Squares, knobs: &Knobs) -> Vec<(usize, usize)> {
        let mut fallen = Vec::new();
        for group in self.groups(player, knobs.corner_gap_opens) {
            let touches = group.iter().any(|&(x, y)| {
                gained.iter().any(|square| {
                    let (u, v) = self.shape.column_row(square);
                    x.abs_diff(u) <= 1 && y.abs_diff(v) <= 1
                })
            });
            let whole = knobs.takes_enemy || group.iter().all(|&(x, y)| self.rows[y][x].owner.is_none());
            if (touches || !knobs.touching_only) && whole {
                let taken = group.into_iter().filter(|&(x, y)| !self.rows[y][x].dead && !self.rows[y][x].fixed);
                fallen.extend(taken);
            }
        }
        fallen
    }
}

/// The owners after E5, by the slow reading: pawns are kept out of this test by standing on their starts.
fn expected(table: &Table, acting: Player, before: &[Squares; 4]) -> [Squares; 4] {
    let mut board = Slow::of(table);
    let shape = table.shape();
    let owned = |board: &Slow, player: Player| -> Squares {
        let mine = |square: &Square| {
            let (column, row) = shape.column_row(*square);
            board.rows[row][column].owner == Some(player)
        };
        shape.all().iter().filter(mine).collect()
    };
    loop {
        let mut fell = false;
        let others = table.everyone().minus(Players::one(acting));
        for player in std::iter::once(acting).chain(others.iter()) {
            let gained = owned(&board, player) - before[player.seat()];
            if gained.is_empty() {
                continue;
            }
            for (column, row) in board.falls(player, gained, table.knobs()) {
                board.rows[row][column].owner = Some(player);
                fell = true;
            }
        }
        if !fell {
            return Player::ALL.map(|player| owned(&board, player));
        }
    }
}

fn some_squares(stream: &mut Stream, from: Squares, most: usize) -> Squares {
    let mut set = Squares::EMPTY;
    for _ in 0..1 + stream.below(most) {
        if let Some(square) = from.nth(stream.below(from.len().max(1))) {
            set.insert(square);
        }
    }
    set
}

/// One random action's events, without its rings.
fn act(table: &mut Table, stream: &mut Stream, player: Player) {
    table.scope.me = player;
    let board = table.board();
    let takeable = board.takeable(table.shape(), player);
    match stream.below(20) {
        0..=4 => {
            // Most of a ring round some small patch, so that rings close, now or by a later gain.
            let seed = Squares::one(table.shape().all().nth(stream.below(table.shape().all().len())).unwrap());
            let patch = if stream.below(2) == 0 { seed } else { seed | table.shape().beside(seed) };
            let mut ring = table.shape().around_all(patch) - patch;
            for _ in 0..stream.below(3) {
                ring.remove(ring.nth(stream.below(ring.len())).unwrap());
            }
            let squares = ring & takeable;
            table.emit(Event::Gained { player, squares, how: How::Card });
        }
        5..=9 => {
            // Beside what is owned already, so that rings come about.
            let near = table.shape().around_all(board.owned(player)) & takeable;
            let squares = some_squares(stream, if near.is_empty() { takeable } else { near }, 4);
            table.emit(Event::Gained { player, squares, how: How::Card });
        }
        10..=12 => {
            let squares = some_squares(stream, takeable, 6);
            table.emit(Event::Gained { player, squares, how: How::Card });
        }
        13..=14 => {
            let squares = some_squares(stream, table.blankable(), 3);
            table.emit(Event::Blanked { squares });
        }
        15 => {
            let squares = some_squares(stream, table.killable(), 1);
            table.emit(Event::Killed { squares });
        }
        16 if !board.dead().is_empty() => {
            let squares = some_squares(stream, board.dead(), 1);
            table.emit(Event::Revived { squares });
        }
        17 => {
            let free = board.owned(player) - board.covered();
            if let Some(square) = free.nth(stream.below(free.len().max(1))) {
                table.emit(Event::Planted { player, squares: Squares::one(square) });
            }
        }
        18 if !board.towers().is_empty() => {
            let tower = board.towers()[stream.below(board.towers().len())];
            table.emit(Event::Destroyed { player: tower.owner, squares: tower.squares, returns: true });
        }
        19 if !board.towers().is_empty() => {
            let tower = board.towers()[stream.below(board.towers().len())];
            let start = table.shape().start(tower.owner).into_iter().collect();
            if tower.owner != player && !tower.squares.meets(start) {
                table.emit(Event::Given { from: tower.owner, to: player, squares: tower.squares });
            }
        }
        _ => {}
    }
}

fn compare(players: usize, knobs: Knobs, seed: u64) {
    let mut falls = 0;
    for round in 0..80 {
        let mut stream = Stream::new(seed, round);
        let mut table = table(players, knobs.clone());
        for turn in 0..120 {
            let player = Player::ALL[stream.below(players)];
            table.begin_action();
            let before = table.scope.before.0;
            act(&mut table, &mut stream, player);
            if stream.below(4) == 0 {
                // An action can give to several players at once.
                let other = Player::ALL[stream.below(players)];
                act(&mut table, &mut stream, other);
            }
            let expected = expected(&table, player, &before);
            let unsettled = Player::ALL.map(|player| table.board().owned(player));
            table.settle(player).unwrap();
            table.state.outcome = None;
            let found = Player::ALL.map(|player| table.board().owned(player));
            falls += (found != unsettled) as usize;
            assert_eq!(found, expected, "seed {seed} round {round} turn {turn}: {player} acted");
        }
    }
    assert!(falls > 100, "too few rings closed to prove anything: {falls}");
}

fn knobs(takes_enemy: bool, touching_only: bool, corner_gap_opens: bool) -> Knobs {
    Knobs { takes_enemy, touching_only, corner_gap_opens, ..Knobs::default() }
}

#[test]
fn e3_of_the_36_card_edition() {
    compare(2, knobs(true, true, true), 1);
    compare(4, knobs(true, true, true), 2);
}

#[test]
fn e4_of_the_102_card_edition() {
    compare(2, knobs(false, true, true), 3);
    compare(3, knobs(false, true, true), 4);
}

#[test]
fn e5_with_any_ring_on_the_board() {
    compare(2, knobs(true, false, true), 5);
    compare(4, knobs(false, false, true), 6);
}

#[test]
fn e1_with_corners_that_close() {
    compare(2, knobs(true, true, false), 7);
    compare(3, knobs(false, false, false), 8);
}
