//! How two states differ, in words.

use crate::board::Squares;
use crate::game::{CardId, Setup, State};
use crate::messages::{Message, Said, msg};

use super::breaks::{listed, owner};

/// One difference: what, there, and there.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Difference {
    pub what: Said,
    pub a: Said,
    pub b: Said,
}

/// Everything that isn't the same in two states of one set-up; squares of the same two looks in one entry.
pub fn differences(setup: &Setup, a: &State, b: &State) -> Vec<Difference> {
    let mut found = Vec::new();
    let mut add = |what: Message, a: Said, b: Said| {
        if a != b {
            found.push(Difference { what: what.into(), a, b });
        }
    };
    let cards = |cards: &[CardId]| listed(setup, cards);
    let number = |number: u32| Said::from(number.to_string());
    add(msg!("differs-turn"), number(a.turn), number(b.turn));
    add(msg!("differs-active"), a.active.word().into(), b.active.word().into());
    for player in setup.shape.players().iter() {
        let name = || player.word();
        let pawn = |state: &State| match state.board.pawn(player) {
            Some(square) => Said::from(setup.shape.name(square)),
            None => msg!("none").into(),
        };
        let laid = |state: &State| cards(&state.laid[player].iter().map(|laid| laid.card).collect::<Vec<_>>());
        let zones = |state: &State| Said::from(state.board.owned(player).len().to_string());
        let counted = |count: u8| number(count.into());
        add(msg!("differs-zones", player = name()), zones(a), zones(b));
        add(msg!("differs-knockouts", player = name()), counted(a.knockouts[player]), counted(b.knockouts[player]));
        add(msg!("seen-pawn", player = name()), pawn(a), pawn(b));
        add(msg!("differs-reserve", player = name()), counted(a.reserve[player]), counted(b.reserve[player]));
        add(msg!("differs-hand", player = name()), cards(&a.hands[player]), cards(&b.hands[player]));
        add(msg!("differs-laid", player = name()), laid(a), laid(b));
    }
    let towers = |state: &State| {
        let towers = state.board.towers().iter().map(|tower| {
            let squares = setup.shape.block_name(tower.squares);
            msg!("differs-tower", player = tower.owner.word(), squares = squares).into()
        });
        let named: Vec<Said> = towers.collect();
        if named.is_empty() { msg!("none").into() } else { Said::Several(named, ", ") }
    };
    add(msg!("differs-towers"), towers(a), towers(b));
    let deck = |state: &State| msg!("differs-cards", cards = state.deck().count()).into();
    add(msg!("differs-deck"), deck(a), deck(b));
    let order: Vec<CardId> = a.deck().collect();
    if a.deck().count() == b.deck().count() && order != b.deck().collect::<Vec<_>>() {
        add(msg!("differs-deck"), msg!("differs-order").into(), msg!("differs-another").into());
    }
    let mut squares: Vec<((Message, Message), Squares)> = Vec::new();
    for square in setup.shape.all().iter() {
        let looks = (owner(a, square), owner(b, square));
        if looks.0 != looks.1 {
            match squares.iter_mut().find(|(known, _)| *known == looks) {
                Some((_, set)) => set.insert(square),
                None => squares.push((looks, Squares::one(square))),
            }
        }
    }
    for ((there, here), set) in squares {
        found.push(Difference { what: setup.shape.list(set).into(), a: there.into(), b: here.into() });
    }
    found
}
