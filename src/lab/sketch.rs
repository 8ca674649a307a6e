//! A position before a roll as a list of single features, each of which can be taken away: what random positions are
//! made as and what a failure is shrunk on.

use std::fmt::Write;
use std::rc::Rc;

use crate::board::{Player, Square, Squares};
use crate::content::Position;
use crate::game::{CardId, Setup, State};

/// One thing that makes a position other than a game's beginning.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Feature {
    Owned(Player, Square),
    Dead(Square),
    Tower(Player, Squares),
    Pawn(Player, Square),
    /// A number of a player's, by its key: `knockouts`, `reserve`, `lost`, `skips`, `extras`.
    Count(&'static str, Player, u8),
    Hand(Player, CardId),
    /// Laid in front of a player, with the number that it keeps.
    Laid(Player, CardId, i64),
    Discard(CardId),
    /// The next card of the top of the deck.
    Top(CardId),
}

/// A position.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Sketch {
    pub active: Player,
    pub turn: u32,
    pub features: Vec<Feature>,
}

impl Sketch {
    /// The features of a state that is before a roll.
    pub fn of(setup: &Setup, state: &State) -> Sketch {
        let (board, shape) = (&state.board, &setup.shape);
        let mut features = Vec::new();
        for player in shape.players().iter() {
            let owned = board.owned(player) - board.covered() - shape.starts();
            features.extend(owned.iter().map(|square| Feature::Owned(player, square)));
        }
        features.extend(board.dead().iter().map(Feature::Dead));
        features.extend(board.towers().iter().map(|tower| Feature::Tower(tower.owner, tower.squares)));
        for player in shape.players().iter() {
            let away = board.pawn(player).filter(|pawn| shape.start(player) != Some(*pawn));
            features.extend(away.map(|pawn| Feature::Pawn(player, pawn)));
            let counts = [
                ("knockouts", state.knockouts[player]),
                ("lost", state.lost[player]),
                ("skips", state.skips[player]),
                ("extras", state.extras[player]),
            ];
            let some = counts.into_iter().filter(|(_, count)| *count > 0);
            features.extend(some.map(|(key, count)| Feature::Count(key, player, count)));
            features.push(Feature::Count("reserve", player, state.reserve[player]));
            features.extend(state.hands[player].iter().map(|card| Feature::Hand(player, *card)));
        }
        let mut laid: Vec<_> = shape
            .players()
            .iter()
            .flat_map(|player| state.laid[player].iter().map(move |laid| (laid.order, player, *laid)))
            .collect();
        laid.sort_by_key(|(order, ..)| *order);
        features.extend(laid.into_iter().map(|(_, player, laid)| Feature::Laid(player, laid.card, laid.memo)));
        features.extend(state.discard.iter().map(|card| Feature::Discard(*card)));
        features.extend(state.deck().map(Feature::Top));
        Sketch { active: state.active, turn: state.turn, features }
    }

    /// The state; `None` if there can be no such position.
    pub fn state(&self, setup: &Rc<Setup>) -> Option<State> {
        Position::parse("position", &self.text(setup)).ok()?.check(setup).ok()
    }

    /// The features as the keys of a position.
    pub fn text(&self, setup: &Setup) -> String {
        let mut out = String::new();
        // Writing to a text can't fail.
        let _ = writeln!(out, "players = {}", setup.players);
        if self.active != Player::Red {
            let _ = writeln!(out, "active = \"{}\"", self.active);
        }
        if self.turn != 1 {
            let _ = writeln!(out, "turn = {}", self.turn);
        }
        self.cards(setup, &mut out);
        for key in ["knockouts", "reserve", "lost", "skips", "extras"] {
            let counts = self.features.iter().filter_map(|feature| match feature {
                Feature::Count(known, player, count) if *known == key => Some(format!("{player} = {count}")),
                _ => None,
            });
            inline(&mut out, key, counts.collect(), '{', '}');
        }
        let towers = self.features.iter().filter_map(|feature| match feature {
            Feature::Tower(player, squares) => Some(format!("\"{player} {}\"", setup.shape.block_name(*squares))),
            _ => None,
        });
        inline(&mut out, "tower", towers.collect(), '[', ']');
        if self.features.iter().any(|feature| {
            matches!(feature, Feature::Owned(..) | Feature::Dead(_) | Feature::Tower(..) | Feature::Pawn(..))
        }) {
            let _ = writeln!(out, "board = \"\"\"\n{}\"\"\"", self.drawing(setup));
        }
        out
    }

    fn cards(&self, setup: &Setup, out: &mut String) {
        let id = |card: &CardId| setup.variant.card(*card).id.clone();
        let list = |wanted: fn(&Feature) -> Option<CardId>| -> Vec<String> {
            self.features.iter().filter_map(wanted).map(|card| format!("\"{}\"", id(&card))).collect()
        };
        let top = list(|feature| if let Feature::Top(card) = feature { Some(*card) } else { None });
        inline(out, "top", top, '[', ']');
        let discard = list(|feature| if let Feature::Discard(card) = feature { Some(*card) } else { None });
        inline(out, "discard", discard, '[', ']');
        let hands = setup.shape.players().iter().filter_map(|player| {
            let cards: Vec<String> = self
                .features
                .iter()
                .filter_map(|feature| match feature {
                    Feature::Hand(holder, card) if *holder == player => Some(format!("\"{}\"", id(card))),
                    _ => None,
                })
                .collect();
            (!cards.is_empty()).then(|| format!("{player} = [{}]", cards.join(", ")))
        });
        inline(out, "hand", hands.collect(), '{', '}');
        let laid = self.features.iter().filter_map(|feature| match feature {
            Feature::Laid(player, card, 0) => Some(format!("\"{player} {}\"", id(card))),
            Feature::Laid(player, card, memo) => Some(format!("\"{player} {} memo {memo}\"", id(card))),
            _ => None,
        });
        inline(out, "laid", laid.collect(), '[', ']');
    }

    /// The board as a position draws it: later features lie over earlier ones, pawns over all.
    fn drawing(&self, setup: &Setup) -> String {
        let shape = &setup.shape;
        let mut letters = vec!['.'; shape.width() * shape.height()];
        let place = |square: Square| {
            let (column, row) = shape.column_row(square);
            row * shape.width() + column
        };
        let mut pawns: Vec<(Player, Square)> = Vec::new();
        for player in shape.players().iter() {
            let Some(start) = shape.start(player) else { continue };
            letters[place(start)] = player.letter();
            pawns.push((player, start));
        }
        for feature in &self.features {
            match feature {
                Feature::Owned(player, square) => letters[place(*square)] = player.letter(),
                Feature::Dead(square) => letters[place(*square)] = '#',
                Feature::Tower(player, squares) => {
                    squares.iter().for_each(|square| letters[place(square)] = player.letter())
                }
                Feature::Pawn(player, square) => {
                    pawns.iter_mut().filter(|pawn| pawn.0 == *player).for_each(|pawn| pawn.1 = *square)
                }
                _ => {}
            }
        }
        for (player, square) in pawns {
            letters[place(square)] = player.letter().to_ascii_uppercase();
        }
        let rows = letters.chunks(shape.width()).enumerate().map(|(row, letters)| {
            let squares: Vec<String> = letters.iter().map(char::to_string).collect();
            format!("{} {}\n", shape.height() - row, squares.join(" "))
        });
        rows.collect()
    }
}

fn inline(out: &mut String, key: &str, items: Vec<String>, open: char, close: char) {
    if !items.is_empty() {
        let space = if open == '{' { " " } else { "" };
        let _ = writeln!(out, "{key} = {open}{space}{}{space}{close}", items.join(", "));
    }
}
