//! Positions typed by hand: short ones work, impossible ones are refused with every reason.

use std::sync::Arc;

use polygonarc::board::Player;
use polygonarc::content::{Content, Position, Unchecked, load_variant};
use polygonarc::game::{Setup, State};

fn setup(variant: &str, players: usize) -> Setup {
    let loaded = load_variant(&Content::builtin(), variant, &Unchecked).expect("faultless");
    Setup::new(Arc::clone(&loaded.variant), players).unwrap()
}

fn check(setup: &Setup, text: &str) -> Result<State, String> {
    Position::parse("typed.toml", text).and_then(|position| position.check(setup)).map_err(|report| report.to_string())
}

/// Every one of these words must be told.
fn refused(setup: &Setup, text: &str, words: &[&str]) {
    let told = check(setup, text).expect_err("impossible");
    for word in words {
        assert!(told.contains(word), "not told: {word}\n{told}");
    }
}

#[test]
fn an_empty_text_is_the_beginning_of_the_first_turn() {
    let setup = setup("deck-36", 2);
    let state = check(&setup, "").unwrap();
    assert_eq!((state.turn, state.active), (1, Player::Red));
    assert_eq!(state.deck().count(), 36);
    assert_eq!(setup.shape.name(state.board.pawn(Player::Blue).unwrap()), "n4");
    assert_eq!(state.reserve.0, [1, 1, 0, 0]);
}

#[test]
fn a_short_position_says_only_what_matters() {
    let setup = setup("deck-36", 2);
    let text = r#"
active = "blue"
board = """
7 .............. 7
. . . . . . . . . . . . . .
. r r . . . . . . . . . . .
r r r R . . . . . . . . . B
.....#........
..............
1 ..............
  abcdefghijklmn
"""
tower = ["red b4-c5"]
hand.blue = "keep"
laid = ["blue momentum", "red anchor"]
top = ["tide", "dud"]
"#;
    let told = check(&setup, text).unwrap_err();
    assert!(told.contains("one `tide` too many"), "{told}");
    let state = check(&setup, &text.replace("\"tide\", ", "\"tunnel\", ")).unwrap();
    assert_eq!(state.active, Player::Blue);
    assert_eq!(state.board.owned(Player::Red).len(), 6);
    assert_eq!(setup.shape.list(state.board.dead()), "f3");
    assert_eq!(state.reserve.0, [0, 1, 0, 0], "the standing tower came out of the reserve");
    let deck: Vec<_> = state.deck().collect();
    assert_eq!(deck.len(), 36 - 3);
    assert_eq!(setup.ids(&deck[..2]), ["tunnel", "dud"]);
    assert_eq!(state.laid[Player::Red][0].order, 2);
}

#[test]
fn all_that_is_impossible_is_told_at_once() {
    let setup = setup("deck-36", 2);
    let text = r#"
board = """
7 . . . . . . . . . . . . . .
6 . . . . . . . . . . . . . .
5 . . R . . g . . . . . . . .
4 . r b R . . . . . . . . . b
2 . . . . . x . . . . . . . .
2 . . . . . . . . . . . . . .
1 . . . . . . . . . . . . . .
"""
active = "green"
reserve = { red = 3, yellow = 1 }
knockouts = { red = 5 }
tower = ["red b4-c5", "red b4", "red b4-d4", "blue z9"]
deck = ["tide", "catapult", "catapult", "catapult", "cattapult"]
discard = []
laid = ["red anchor", "red anchor", "red dud"]
hand = { red = ["dud"] }
turn = -1
colour = 1
"#;
    refused(&setup, text, &["unknown key `colour`"]);
    refused(
        &setup,
        &text.replace("colour = 1", ""),
        &[
            "green, who doesn't play in a game for 2",
            "a4 is red's start",
            "`x` stands for nothing",
            "labelled 2, but it is row 3",
            "red has two pawns, on c5 and on d4",
            "not red's squares",
            "overlaps",
            "a tower covers a block of four squares",
            "`z9`",
            "`active`: green doesn't play",
            "yellow doesn't play",
            "and so has won already",
            "one `tide` too many: the deck of `deck-36` holds 0",
            "one `catapult` too many: the deck of `deck-36` holds 2",
            "unknown card `cattapult`; did you mean `catapult`?",
            "missing from the position",
            "`anchor` lies twice in front of red",
            "`dud` is no card that is laid",
            "`dud` is no card that goes to a hand",
            "`turn`: expected a whole number",
            "typed.toml:5:1",
        ],
    );
}

#[test]
fn a_board_of_another_size_is_no_board_of_this_game() {
    refused(&setup("deck-36", 3), "board = '''\nr.\n..\n'''", &["14 rows of 14 squares, found 2 rows"]);
    refused(&setup("deck-36", 2), "players = 3", &["the game is for 2, found the number `3`"]);
    refused(&setup("deck-36", 2), "board = 3", &["expected a text"]);
}

#[test]
fn towers_in_all_are_no_more_than_all_began_with() {
    let board = "board = '''\n7 ..............\n6 ..............\n5 rr............\n4 Rr...........B\n3 rr............\n2 rr............\n1 ..............\n'''\n";
    let two = format!("{board}tower = [\"red a4-b5\", \"red a2-b3\"]\n");
    refused(&setup("deck-36", 2), &two, &["3 towers stand, wait in reserve or are lost, but `deck-36` has 2 in all"]);
    check(&setup("deck-36", 2), &format!("{two}reserve = {{ blue = 0 }}")).unwrap();
    check(&setup("deck-102", 2), &two).unwrap();
}

#[test]
fn what_is_due_must_make_sense() {
    let setup = setup("deck-36", 2);
    refused(&setup, "due = []", &["must end with a stage of a turn"]);
    refused(&setup, "due = [\"move\", \"end\"]", &["`moving` must be given"]);
    refused(&setup, "due = [\"play dud red deck\", \"end\"]", &["to be played but not in play"]);
    refused(&setup, "due = [\"jump\"]", &["nothing that can be due"]);
    refused(&setup, "answers = [\"square c4\"]", &["`answers` belong to a card"]);
    let state = check(&setup, "moving = { left = 2 }").unwrap();
    assert_eq!(state.moving.unwrap().player, Player::Red);
}
