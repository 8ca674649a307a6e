//! Random positions: of games played to some turn by lot, and made up, so that what games seldom come to is met too.

use std::rc::Rc;

use crate::board::{Player, Square, Squares};
use crate::game::{CardId, DecisionKind, Game, Host, Pick, Setup, Stream, seeded};

use super::sketch::{Feature, Sketch};

/// A position before a roll, somewhere in a game by lot; `None` if the game failed or ended too soon.
pub fn played(setup: &Rc<Setup>, host: Rc<dyn Host>, stream: &mut Stream) -> Option<Sketch> {
    let turns = 1 + stream.below(80) as u32;
    let mut game = Game::new(setup.clone(), stream.below(1 << 31) as u64, host).ok()?;
    loop {
        let decision = game.decision()?;
        let before_roll = matches!(decision.kind, DecisionKind::Hand | DecisionKind::Die);
        if before_roll && game.state().turn >= turns && game.state().face == 0 {
            return Some(Sketch::of(setup, game.state()));
        }
        let pick = match decision.kind {
            DecisionKind::Shuffle => seeded(game.table(), decision),
            _ => Pick::Choice(decision.choices.get(stream.below(decision.choices.len()))?),
        };
        game.choose(&pick).ok()?;
    }
}

/// A position made up. It may be one that can't be; then another is tried.
pub fn made_up(setup: &Rc<Setup>, stream: &mut Stream) -> Option<Sketch> {
    (0..8).find_map(|_| {
        let sketch = make_up(setup, stream);
        sketch.state(setup).is_some().then_some(sketch)
    })
}

fn make_up(setup: &Setup, stream: &mut Stream) -> Sketch {
    let shape = &setup.shape;
    let players: Vec<Player> = shape.players().iter().collect();
    let mut features = Vec::new();
    let all: Vec<Square> = (shape.all() - shape.starts()).iter().collect();
    // Land lies together on a real board, but ragged edges and lone squares are where faults are.
    let most = (setup.variant.knobs.win_squares as usize).saturating_sub(3).min(all.len() / players.len());
    for player in &players {
        let blocks = stream.below(4);
        let mut land = Squares::EMPTY;
        for _ in 0..blocks {
            let corner = all[stream.below(all.len())];
            land |= block(setup, corner, 1 + stream.below(5), 1 + stream.below(5));
        }
        for _ in 0..stream.below(8) {
            land.insert(all[stream.below(all.len())]);
        }
        let land = (land - shape.starts()).iter().take(most);
        features.extend(land.map(|square| Feature::Owned(*player, square)));
    }
    let dead = if stream.below(2) == 0 { 0 } else { stream.below(12) };
    features.extend((0..dead).map(|_| Feature::Dead(all[stream.below(all.len())])));
    for player in &players {
        for _ in 0..stream.below(3) {
            let side = 1 + stream.below(2);
            let squares = block(setup, all[stream.below(all.len())], side, side);
            if squares.len() == side * side && !squares.meets(shape.starts()) {
                features.push(Feature::Tower(*player, squares));
            }
        }
        if stream.below(4) > 0 {
            features.push(Feature::Pawn(*player, all[stream.below(all.len())]));
        }
        if stream.below(3) == 0 {
            let most = setup.variant.knobs.win_knockouts.saturating_sub(1) as usize;
            features.push(Feature::Count("knockouts", *player, stream.below(most + 1) as u8));
        }
    }
    let mut cards = setup.full_deck();
    stream.shuffle(&mut cards);
    place_cards(setup, cards, &players, &mut features, stream);
    drop_covered(setup, &mut features);
    Sketch { active: players[stream.below(players.len())], turn: 1, features }
}

/// Some cards laid, in hands and on the discard; the rest is the deck.
fn place_cards(
    setup: &Setup,
    cards: Vec<CardId>,
    players: &[Player],
    features: &mut Vec<Feature>,
    stream: &mut Stream,
) {
    let mut laid = Vec::new();
    for card in cards {
        let player = players[stream.below(players.len())];
        let definition = setup.variant.card(card);
        if definition.lays && stream.below(4) == 0 && !laid.contains(&(player, card)) {
            laid.push((player, card));
            features.push(Feature::Laid(player, card, 0));
        } else if definition.to_hand && stream.below(4) == 0 {
            features.push(Feature::Hand(player, card));
        } else if stream.below(6) == 0 {
            features.push(Feature::Discard(card));
        } else {
            features.push(Feature::Top(card));
        }
    }
}

/// Towers take their squares, and what lies on a tower of somebody else or on another tower goes.
fn drop_covered(setup: &Setup, features: &mut Vec<Feature>) {
    let mut covered = Squares::EMPTY;
    let mut dead = Squares::EMPTY;
    for feature in features.iter() {
        if let Feature::Dead(square) = feature {
            dead.insert(*square);
        }
    }
    let mut towers: Vec<(Player, Squares)> = Vec::new();
    features.retain(|feature| match feature {
        Feature::Tower(player, squares) => {
            let free = !squares.meets(covered) && !squares.meets(dead);
            if free {
                covered |= *squares;
                towers.push((*player, *squares));
            }
            free
        }
        _ => true,
    });
    let mut pawns = setup.shape.starts();
    features.retain(|feature| match feature {
        Feature::Pawn(player, square) => {
            let others = towers.iter().any(|(owner, squares)| owner != player && squares.contains(*square));
            let free = !others && !dead.contains(*square) && !pawns.contains(*square);
            pawns.insert(*square);
            free
        }
        _ => true,
    });
}

fn block(setup: &Setup, corner: Square, across: usize, down: usize) -> Squares {
    let (column, row) = setup.shape.column_row(corner);
    let mut squares = Squares::EMPTY;
    for down in 0..down {
        for across in 0..across {
            setup.shape.square(column + across, row + down).into_iter().for_each(|square| squares.insert(square));
        }
    }
    squares
}
