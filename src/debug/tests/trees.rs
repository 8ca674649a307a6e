//! States and records of branches.

use super::*;
use crate::debug::Act;
use crate::record::replay;

#[test]
fn every_node_gives_the_game_that_stood_there() {
    let (mut tree, mut game) = begin("deck-102", 5);
    let mut stream = Stream::new(1, 0);
    let (mut at, mut games) = (NodeId::ROOT, vec![game.clone()]);
    for _ in 0..400 {
        let Some(pick) = any(&game, &mut stream) else { break };
        at = tree.take(at, &mut game, &pick, By::Person).unwrap();
        games.push(game.clone());
    }
    assert!(games.len() > 100, "the game was over after {} decisions", games.len());
    for (depth, game) in games.iter().enumerate() {
        let id = tree.at_depth(at, depth).unwrap();
        let found = tree.game(id).unwrap();
        assert_eq!(found.state(), game.state(), "after {depth} decisions");
        assert_eq!(found.decision(), game.decision(), "after {depth} decisions");
    }
}

#[test]
fn going_back_and_choosing_otherwise_begins_a_branch() {
    let (mut tree, mut game) = begin("deck-36", 3);
    let trunk = play(&mut tree, &mut game, NodeId::ROOT, 20, &mut Stream::new(1, 0));
    let fork = tree.at_depth(trunk, 7).unwrap();
    let mut other = tree.game(fork).unwrap();
    let taken = match &tree.node(tree.node(fork).next.unwrap()).act {
        Act::Choice(Pick::Choice(choice)) => *choice,
        act => panic!("{act:?}"),
    };
    let choice = other.decision().unwrap().choices.iter().find(|choice| *choice != taken).unwrap();
    let branch = tree.take(fork, &mut other, &Pick::Choice(choice), By::Person).unwrap();
    let tip = play(&mut tree, &mut other, branch, 10, &mut Stream::new(2, 0));

    assert_eq!(tree.parting(trunk, tip), fork);
    assert_eq!(tree.node(fork).children.len(), 2);
    assert_eq!(tree.tips(), [trunk, tip]);
    assert_eq!(tree.ahead(fork), 11, "going on follows what was last gone to");
    tree.prefer(trunk);
    assert_eq!(tree.ahead(fork), 13);

    for tip in [trunk, tip] {
        let record = tree.record(tip).record();
        assert_eq!(record.lines.len(), tree.depth(tip));
        let start = tree.game(NodeId::ROOT).unwrap();
        assert_eq!(replay(&record, start).unwrap().state(), &tree.state(tip));
    }
}

#[test]
fn the_same_choice_again_is_no_new_branch() {
    let (mut tree, mut game) = begin("deck-36", 3);
    let tip = play(&mut tree, &mut game, NodeId::ROOT, 5, &mut Stream::new(1, 0));
    let mut game = tree.game(NodeId::ROOT).unwrap();
    let again = play(&mut tree, &mut game, NodeId::ROOT, 5, &mut Stream::new(1, 0));
    assert_eq!(tip, again);
    assert_eq!(tree.ids().count(), 6);
}

#[test]
fn an_edit_is_a_node_that_play_goes_on_from() {
    let (mut tree, mut game) = begin("deck-36", 3);
    let at = play(&mut tree, &mut game, NodeId::ROOT, 6, &mut Stream::new(1, 0));
    let mut game = tree.game(at).unwrap();
    let edited = tree.edit(at, &mut game, "knockouts blue 1", true).unwrap().unwrap();
    assert_eq!(&tree.state(edited), game.state());
    let tip = play(&mut tree, &mut game, edited, 4, &mut Stream::new(1, 9));
    assert_eq!(&tree.state(tip), game.state());
    assert_eq!(tree.state(tip).knockouts[crate::board::Player::Blue], 1);
    assert_eq!(tree.record(tip).record().lines[6].text, "edit knockouts blue 1");
    assert_eq!(tree.state(at).knockouts[crate::board::Player::Blue], 0);
}
