//! Decisions: who must choose, among what, in a fixed order, each choice with a unique short text.

use smallvec::SmallVec;

use crate::board::{Direction, Player, Shape, Square, Squares};

use super::card::CardId;
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

/// The choices of one decision: squares in reading order, then the listed ones.
#[derive(Clone, PartialEq, Eq, Default, Debug)]
pub struct Choices {
    squares: Squares,
    /// The size of the blocks that `squares` are the upper left squares of; `None` where they are squares themselves.
    block: Option<(u8, u8)>,
    /// The faces of a die from 1 on; a die's decision holds nothing else.
    faces: u8,
    rest: SmallVec<[Choice; 8]>,
}

impl Choices {
    /// These squares in reading order.
    #[inline]
    pub fn squares(squares: Squares) -> Choices {
        Choices { squares, ..Choices::default() }
    }

    /// The blocks of this size with these upper left squares, in reading order of those.
    pub fn blocks(corners: Squares, across: u8, down: u8) -> Choices {
        Choices { squares: corners, block: Some((across, down)), ..Choices::default() }
    }

    #[inline]
    fn at(&self, square: Square) -> Choice {
        match self.block {
            None => Choice::Square(square),
            Some((across, down)) => Choice::Block(Block { corner: square, across, down }),
        }
    }

    /// The faces of a die.
    #[inline]
    pub fn faces(faces: u8) -> Choices {
        Choices { faces, ..Choices::default() }
    }

    /// One choice more, after the others.
    #[inline]
    pub fn push(&mut self, choice: Choice) {
        self.rest.push(choice);
    }

    #[inline]
    pub fn len(&self) -> usize {
        if self.faces > 0 {
            return self.faces as usize;
        }
        self.squares.len() + self.rest.len()
    }

    #[inline]
    pub fn is_empty(&self) -> bool {
        self.faces == 0 && self.squares.is_empty() && self.rest.is_empty()
    }

    /// The choice at a place from 0.
    #[inline]
    pub fn get(&self, place: usize) -> Option<Choice> {
        if self.faces > 0 {
            return (place < self.faces as usize).then(|| Choice::Face(place as u8 + 1));
        }
        let squares = self.squares.len();
        if place < squares {
            self.squares.nth(place).map(|square| self.at(square))
        } else {
            self.rest.get(place - squares).copied()
        }
    }

    #[inline]
    pub fn contains(&self, choice: Choice) -> bool {
        match choice {
            Choice::Square(square) if self.block.is_none() && self.squares.contains(square) => true,
            Choice::Block(block) if self.block == Some((block.across, block.down)) => {
                self.squares.contains(block.corner)
            }
            Choice::Face(face) => (1..=self.faces).contains(&face),
            _ => self.rest.contains(&choice),
        }
    }

    /// Leaves out the choices that don't hold; not for a die's faces.
    pub(super) fn retain(&mut self, holds: impl Fn(Choice) -> bool) {
        for square in self.squares {
            if !holds(self.at(square)) {
                self.squares.remove(square);
            }
        }
        self.rest.retain(|choice| holds(*choice));
    }

    pub fn iter(&self) -> impl Iterator<Item = Choice> + '_ {
        (1..=self.faces)
            .map(Choice::Face)
            .chain(self.squares.iter().map(|square| self.at(square)))
            .chain(self.rest.iter().copied())
    }
}

impl FromIterator<Choice> for Choices {
    fn from_iter<I: IntoIterator<Item = Choice>>(choices: I) -> Choices {
        Choices { rest: choices.into_iter().collect(), ..Choices::default() }
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
