//! The debugger on games of the built-in content.

mod faults;
mod trees;
mod walks;

use std::rc::Rc;
use std::sync::Arc;

use crate::content::{Content, Unchecked, load_variant};
use crate::game::{Game, Host, Pick, Setup, Stream, Variant};
use crate::record::Header;
use crate::script::LuaHost;

use super::{By, NodeId, Tree};

fn variant(id: &str) -> Arc<Variant> {
    load_variant(&Content::builtin(), id, &Unchecked).map_err(|report| report.render(false)).unwrap().variant
}

/// A tree with its game at the beginning.
fn begin(id: &str, seed: u64) -> (Tree, Game) {
    let variant = variant(id);
    let host: Rc<dyn Host> = LuaHost::new(variant.clone());
    let setup = Rc::new(Setup::new(variant, 2).unwrap());
    let game = Game::new(setup.clone(), seed, host.clone()).unwrap();
    (Tree::new(&game, host, Header::new(&setup, seed)), game)
}

/// A choice by chance, by the seed where chance decides.
fn any(game: &Game, stream: &mut Stream) -> Option<Pick> {
    let choices = &game.decision()?.choices;
    game.seeded().or_else(|| choices.get(stream.below(choices.len())).map(Pick::Choice))
}

/// Plays on by chance; the node come to.
fn play(tree: &mut Tree, game: &mut Game, mut at: NodeId, decisions: usize, stream: &mut Stream) -> NodeId {
    for _ in 0..decisions {
        let Some(pick) = any(game, stream) else { break };
        at = tree.take(at, game, &pick, By::Person).unwrap();
    }
    at
}
