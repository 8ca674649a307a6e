//! Decisions: who must choose, among what, in a fixed order, each choice with a unique short text.

use crate::board::{Direction, Player, Shape, Square, Squares};

use super::card::CardId;
use super::choices::Choices;
use super::setup::Setup;

/// Who decides.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Who {
    Player(Player),
    /// The die and the shuffle; the seed answers, or whoever forces it.
    Chance,
}

/// What is decided.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum DecisionKind {
    /// The order of the deck; any permutation is a choice, so none is listed.
    Shuffle,
    /// The face of the die.
    Die,
    /// Before the roll: play a card of the hand, or roll (T2).
    Hand,
    /// One step of a move.
    Step,
    /// One aim of a card.
    Aim,
}

impl DecisionKind {
    pub fn name(self) -> &'static str {
        match self {
            DecisionKind::Shuffle => "shuffle",
            DecisionKind::Die => "die",
            DecisionKind::Hand => "hand",
            DecisionKind::Step => "step",
            DecisionKind::Aim => "aim",
        }
    }
}

/// One choice.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Choice {
    Square(Square),
    Direction(Direction),
    Player(Player),
    /// A tower by its place in the order of planting.
    Tower(u8),
    /// Ground for a tower.
    Block(Block),
    /// A card on top of the deck by its place from 1.
    TopCard(u8),
    Number(i16),
    /// A card of the hand.
    Hand(CardId),
    /// Roll the die.
    Roll,
    /// A face of the die, from 1.
    Face(u8),
    /// End the move here (M8).
    Stop,
    /// Enough chosen.
    Enough,
    /// Give up the aim (P4).
    GiveUp,
}

/// A rectangle of squares by its upper left square.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Block {
    pub corner: Square,
    pub across: u8,
    pub down: u8,
}

impl Block {
    /// Its squares; those that would lie off the board are missing.
    pub fn squares(self, shape: &Shape) -> Squares {
        let (column, row) = shape.column_row(self.corner);
        let mut set = Squares::EMPTY;
        for down in 0..self.down as usize {
            for across in 0..self.across as usize {
                if let Some(square) = shape.square(column + across, row + down) {
                    set.insert(square);
                }
            }
        }
        set
    }
}

/// A decision to be taken now.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Decision {
    pub who: Who,
    pub kind: DecisionKind,
    /// The card in play, if one is.
    pub card: Option<CardId>,
    /// Aims: the name of the choice in the card's definition.
    pub about: Option<std::sync::Arc<str>>,
    pub choices: Choices,
}

impl Decision {
    /// The roll of a die with so many faces (T1).
    pub(super) fn die(faces: u8) -> Decision {
        let choices = Choices::faces(faces);
        Decision { who: Who::Chance, kind: DecisionKind::Die, card: None, about: None, choices }
    }
}

/// What is chosen.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Pick {
    Choice(Choice),
    /// A deck order, top first.
    Order(Vec<CardId>),
}

impl std::convert::From<Choice> for Pick {
    fn from(choice: Choice) -> Pick {
        Pick::Choice(choice)
    }
}

/// Who answers decisions in place. A chooser that doesn't want to returns `None`, and the game waits at the decision.
pub trait Chooser {
    fn choose(&mut self, table: &super::table::Table, decision: &Decision) -> Option<Pick>;

    /// A chooser that goes by the number of choices alone says which of so many it takes, counted from 0; then nobody
    /// draws up the decision. Whoever wants to see the choices leaves this as it is. A place past the last is no answer.
    fn place(&mut self, _: &super::table::Table, _: Player, _count: usize) -> Option<usize> {
        None
    }

    /// Whether it leaves die and shuffles to the seed; then it isn't asked for them.
    fn leaves_chance(&self) -> bool {
        false
    }
}

/// A chooser that never answers.
pub struct Nobody;

impl Chooser for Nobody {
    fn choose(&mut self, _: &super::table::Table, _: &Decision) -> Option<Pick> {
        None
    }
}

impl Setup {
    /// The short text of a choice: `c4`, `b2-c3`, `west`, `blue`, `give up`. Unique within its decision.
    pub fn text(&self, state: &super::state::State, choice: Choice) -> String {
        match choice {
            Choice::Square(square) => self.shape.name(square),
            Choice::Direction(direction) => direction.name().into(),
            Choice::Player(player) => player.name().into(),
            Choice::Tower(index) => state
                .board
                .towers()
                .get(index as usize)
                .map_or_else(|| format!("tower {index}"), |tower| self.shape.block_name(tower.squares)),
            Choice::Block(block) => self.shape.block_name(block.squares(&self.shape)),
            Choice::TopCard(place) => {
                let card = state.from_top(place as usize);
                let id = card.map_or("?", |card| self.variant.card(card).id.as_str());
                format!("{place} {id}")
            }
            Choice::Number(number) => number.to_string(),
            Choice::Hand(card) => self.variant.card(card).id.clone(),
            Choice::Roll => "roll".into(),
            Choice::Face(face) => face.to_string(),
            Choice::Stop => "stop".into(),
            Choice::Enough => "enough".into(),
            Choice::GiveUp => "give up".into(),
        }
    }
}
