//! How two states differ, in words.

use crate::board::{Player, Squares};
use crate::game::{CardId, Setup, State};

/// One difference: what, there, and there.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Difference {
    pub what: String,
    pub a: String,
    pub b: String,
}

/// Everything that isn't the same in two states of one set-up; squares of the same two looks in one entry.
pub fn differences(setup: &Setup, a: &State, b: &State) -> Vec<Difference> {
    let mut found = Vec::new();
    let mut add = |what: String, a: String, b: String| {
        if a != b {
            found.push(Difference { what, a, b });
        }
    };
    let cards = |cards: &[CardId]| if cards.is_empty() { "none".to_owned() } else { setup.ids(cards).join(" ") };
    add("turn".into(), a.turn.to_string(), b.turn.to_string());
    add("active".into(), a.active.to_string(), b.active.to_string());
    for player in setup.shape.players().iter() {
        let name = player.name();
        let pawn = |state: &State| state.board.pawn(player).map_or("none".into(), |square| setup.shape.name(square));
        let laid = |state: &State| cards(&state.laid[player].iter().map(|laid| laid.card).collect::<Vec<_>>());
        add(format!("{name}'s zones"), zones(a, player), zones(b, player));
        add(format!("{name}'s knockouts"), a.knockouts[player].to_string(), b.knockouts[player].to_string());
        add(format!("{name}'s pawn"), pawn(a), pawn(b));
        add(format!("{name}'s reserve"), a.reserve[player].to_string(), b.reserve[player].to_string());
        add(format!("{name}'s hand"), cards(&a.hands[player]), cards(&b.hands[player]));
        add(format!("before {name}"), laid(a), laid(b));
    }
    let towers = |state: &State| {
        let named = state
            .board
            .towers()
            .iter()
            .map(|tower| format!("{} {}", tower.owner, setup.shape.block_name(tower.squares)));
        let named: Vec<String> = named.collect();
        if named.is_empty() { "none".into() } else { named.join(", ") }
    };
    add("towers".into(), towers(a), towers(b));
    add("deck".into(), format!("{} cards", a.deck().count()), format!("{} cards", b.deck().count()));
    let order: Vec<CardId> = a.deck().collect();
    if a.deck().count() == b.deck().count() && order != b.deck().collect::<Vec<_>>() {
        add("deck".into(), "one order".into(), "another".into());
    }
    let mut squares: Vec<((&str, &str), Squares)> = Vec::new();
    for square in setup.shape.all().iter() {
        let looks = (look(a, Squares::one(square)), look(b, Squares::one(square)));
        if looks.0 != looks.1 {
            match squares.iter_mut().find(|(known, _)| *known == looks) {
                Some((_, set)) => set.insert(square),
                None => squares.push((looks, Squares::one(square))),
            }
        }
    }
    for ((there, here), set) in squares {
        found.push(Difference { what: setup.shape.list(set), a: there.into(), b: here.into() });
    }
    found
}

fn zones(state: &State, player: Player) -> String {
    state.board.owned(player).len().to_string()
}

fn look(state: &State, square: Squares) -> &'static str {
    let owner = Player::ALL.into_iter().find(|player| !(state.board.owned(*player) & square).is_empty());
    match owner {
        Some(player) => player.name(),
        None if !(state.board.dead() & square).is_empty() => "dead",
        None => "blank",
    }
}
