//! Exact pictures of small positions.

use std::rc::Rc;

use crate::board::Squares;
use crate::content::{Content, Position, Unchecked, load_variant};
use crate::game::{Event, Setup, State};

use super::{Style, board, scores, sentence};

fn position() -> (Setup, State) {
    let variant = load_variant(&Content::builtin(), "en", &Unchecked).unwrap().variant;
    let setup = Setup::new(variant, 2).unwrap();
    let text = r#"
board = """
. . . . . . . . . . . . . .
. r r . . . . . . . . . . .
. r r . . . . . . . . # . .
r . . R . . . . . . b B . b
. . . . . . . . . . . . . .
. . . . . . . . . . . . . .
. . . . . . . . . . . . . .
"""
tower = [{ owner = "red", squares = "b5-c6" }]
reserve.red = 0
hand.blue = ["keep"]
laid = ["red storm"]
"#;
    let state = Position::parse("p.toml", text).unwrap().check(&setup).unwrap();
    (setup, state)
}

#[test]
fn a_board_reads_without_colours() {
    let (setup, state) = position();
    let marked: Squares = setup.shape.parse("c5").into_iter().collect();
    let expected = "
  7  .  .  .  .  .  .  .   .  .  .  .  .  .  .
  6  . [r][r] .  .  .  .   .  .  .  .  .  .  .
  5  . [r]*r] .  .  .  .   .  .  .  .  #  .  .
  4 (r) .  .  R  .  .  .   .  .  .  b  B  . (b)
  3  .  .  .  .  .  .  .   .  .  .  .  .  .  .
  2  .  .  .  .  .  .  .   .  .  .  .  .  .  .
  1  .  .  .  .  .  .  .   .  .  .  .  .  .  .
     a  b  c  d  e  f  g   h  i  j  k  l  m  n
";
    assert_eq!(format!("\n{}", board(&setup, &state, Style::Plain, marked)), expected);
    let coloured = board(&setup, &state, Style::Colour, marked);
    assert!(coloured.contains("\u{1b}[") && coloured.contains("[r]"));
}

#[test]
fn scores_name_hands_and_laid_cards() {
    let (setup, state) = position();
    let expected = "
   squares  knockouts  towers  reserve  hand  in front
>  red   6        0          1       0        –     Storm
   blue  3        0          0       1        Keep  –
turn 1, 34 cards in the deck, 0 in the discard
";
    let words = |text: &str| text.split_whitespace().map(str::to_owned).collect::<Vec<_>>();
    assert_eq!(words(&scores(&setup, &state, "en")), words(expected));
}

#[test]
fn events_are_sentences() {
    let (setup, _) = position();
    let setup = Rc::new(setup);
    let tide = setup.variant.find("keep").unwrap();
    let red = crate::board::Player::Red;
    let square = setup.shape.parse("c4").unwrap();
    let say = |event: Event| sentence(&setup, &event, "de").unwrap();
    assert_eq!(say(Event::Drew { player: red, card: tide }), "red draws Wehrturm");
    assert_eq!(say(Event::Killed { squares: Squares::one(square) }), "c4 is dead now");
}
