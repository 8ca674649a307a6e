//! The choices of a decision: most are a set, which takes no list.

use crate::board::{Direction, Directions, Player, Players, Square, Squares};

use super::decision::{Block, Choice};
use super::value::Towers;

/// What the members of a set of choices are.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Sort {
    Squares,
    /// Blocks by their upper left squares, so many squares across and down.
    Blocks(u8, u8),
    Players,
    Towers,
    Directions,
    Faces,
}

/// The choices of one decision: those that are a set, in its order, then the listed ones.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Choices {
    /// The members by number, whatever they are: seats, towers in the order of planting, directions and faces take the
    /// places that squares have elsewhere. So how many there are, and which is the nth, is found in one way for all.
    set: Squares,
    sort: Sort,
    rest: Vec<Choice>,
}

impl Default for Choices {
    #[inline]
    fn default() -> Choices {
        Choices { set: Squares::EMPTY, sort: Sort::Squares, rest: Vec::new() }
    }
}

impl Choices {
    /// The faces of a die.
    pub fn faces(faces: u8) -> Choices {
        Choices { set: Squares::below(faces as usize), sort: Sort::Faces, rest: Vec::new() }
    }

    /// Makes them these and no others.
    #[inline]
    fn be(&mut self, set: Squares, sort: Sort) {
        self.set = set;
        self.sort = sort;
        self.rest.clear();
    }

    /// Makes them none.
    #[inline]
    pub(super) fn be_none(&mut self) {
        self.be(Squares::EMPTY, Sort::Squares);
    }

    /// Makes them these squares in reading order.
    #[inline]
    pub(super) fn be_squares(&mut self, squares: Squares) {
        self.be(squares, Sort::Squares);
    }

    /// Makes them the blocks of this size with these upper left squares, in reading order of those.
    #[inline]
    pub(super) fn be_blocks(&mut self, corners: Squares, across: u8, down: u8) {
        self.be(corners, Sort::Blocks(across, down));
    }

    /// Makes them these players in seat order.
    #[inline]
    pub(super) fn be_players(&mut self, players: Players) {
        self.be(Squares::numbers(players.0 as u64), Sort::Players);
    }

    /// Makes them these towers in the order of planting.
    #[inline]
    pub(super) fn be_towers(&mut self, towers: Towers) {
        self.be(Squares::numbers(towers.0), Sort::Towers);
    }

    /// Makes them these directions: left, right, forward, back, then the diagonals.
    #[inline]
    pub(super) fn be_directions(&mut self, directions: Directions) {
        self.be(Squares::numbers(directions.0 as u64), Sort::Directions);
    }

    /// Makes them these, listed.
    pub(super) fn be_list(&mut self, choices: impl Iterator<Item = Choice>) {
        self.be_none();
        self.rest.extend(choices);
    }

    /// One choice more, after the others.
    #[inline]
    pub fn push(&mut self, choice: Choice) {
        self.rest.push(choice);
    }

    #[inline]
    pub fn len(&self) -> usize {
        self.set.len() + self.rest.len()
    }

    #[inline]
    pub fn is_empty(&self) -> bool {
        self.set.is_empty() & self.rest.is_empty()
    }

    /// What a member of the set stands for.
    #[inline]
    fn member(&self, place: Square) -> Choice {
        let number = place.index();
        match self.sort {
            Sort::Squares => Choice::Square(place),
            Sort::Blocks(across, down) => Choice::Block(Block { corner: place, across, down }),
            Sort::Players => Choice::Player(Player::ALL[number & 3]),
            Sort::Towers => Choice::Tower(number as u8),
            Sort::Directions => Choice::Direction(Direction::ALL[number & 7]),
            Sort::Faces => Choice::Face(number as u8 + 1),
        }
    }

    /// The choice at a place from 0.
    #[inline]
    pub fn get(&self, place: usize) -> Option<Choice> {
        match self.set.nth(place) {
            Some(member) => Some(self.member(member)),
            None => self.rest.get(place.wrapping_sub(self.set.len())).copied(),
        }
    }

    pub fn contains(&self, choice: Choice) -> bool {
        self.iter().any(|other| other == choice)
    }

    /// Leaves out the choices that don't hold.
    pub(super) fn retain(&mut self, mut holds: impl FnMut(Choice) -> bool) {
        for place in self.set {
            if !holds(self.member(place)) {
                self.set.remove(place);
            }
        }
        self.rest.retain(|choice| holds(*choice));
    }

    pub fn iter(&self) -> impl Iterator<Item = Choice> + '_ {
        self.set.iter().map(|place| self.member(place)).chain(self.rest.iter().copied())
    }
}

impl FromIterator<Choice> for Choices {
    fn from_iter<I: IntoIterator<Item = Choice>>(choices: I) -> Choices {
        Choices { rest: choices.into_iter().collect(), ..Choices::default() }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// One of each sort, with what it holds.
    fn samples() -> Vec<(Choices, Vec<Choice>)> {
        let squares = Squares::numbers(0b1011 << 20 | 1 << 63);
        let corners: Vec<Square> = squares.iter().collect();
        let made = |put: &dyn Fn(&mut Choices)| {
            let mut choices = Choices::faces(6);
            choices.push(Choice::GiveUp);
            put(&mut choices);
            choices
        };
        let block = |corner: &Square| Choice::Block(Block { corner: *corner, across: 2, down: 1 });
        let towers = [0, 5, 63].into_iter().collect();
        let ways: Directions = [Direction::East, Direction::Southeast].into_iter().collect();
        let players: Players = [Player::Blue, Player::Yellow].into_iter().collect();
        vec![
            (made(&|choices| choices.be_none()), vec![]),
            (made(&|choices| choices.be_squares(squares)), corners.iter().copied().map(Choice::Square).collect()),
            (made(&|choices| choices.be_blocks(squares, 2, 1)), corners.iter().map(block).collect()),
            (made(&|choices| choices.be_players(players)), players.iter().map(Choice::Player).collect()),
            (made(&|choices| choices.be_towers(towers)), [0, 5, 63].map(Choice::Tower).to_vec()),
            (made(&|choices| choices.be_directions(ways)), ways.iter().map(Choice::Direction).collect()),
            (Choices::faces(200), (1..=200).map(Choice::Face).collect()),
            (made(&|choices| choices.be_list((3..7).map(Choice::Number))), (3..7).map(Choice::Number).collect()),
        ]
    }

    #[test]
    fn a_set_of_choices_is_read_as_its_list_would_be() {
        for (choices, list) in samples() {
            for last in [None, Some(Choice::GiveUp)] {
                let (mut choices, mut list) = (choices.clone(), list.clone());
                last.into_iter().for_each(|choice| choices.push(choice));
                list.extend(last);
                assert_eq!(choices.iter().collect::<Vec<_>>(), list);
                assert_eq!((choices.len(), choices.is_empty()), (list.len(), list.is_empty()));
                for place in 0..list.len() + 2 {
                    assert_eq!(choices.get(place), list.get(place).copied());
                }
                assert!(list.iter().all(|choice| choices.contains(*choice)));
                assert!(!choices.contains(Choice::Stop) && !choices.contains(Choice::Tower(64)));
            }
        }
    }

    #[test]
    fn what_does_not_hold_is_left_out() {
        for (mut choices, list) in samples() {
            let holds = |choice: Choice| list.iter().position(|other| *other == choice).is_some_and(|at| at % 2 == 1);
            choices.retain(holds);
            let odd: Vec<Choice> = list.iter().copied().filter(|choice| holds(*choice)).collect();
            assert_eq!(choices.iter().collect::<Vec<_>>(), odd);
        }
    }
}
