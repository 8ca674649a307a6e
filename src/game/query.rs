//! The queries: everything that a card can ask of the game, each defined once with its name, arguments, rule and
//! meaning. From here come the TOML conditions, the Lua functions, the reference and the words of explanations.

use super::table::Table;
use super::value::{Arg, Towers, Type, Value};
use crate::board::{Directions, Part, Player, Players, Squares};

mod board;
mod counts;
mod people;

pub(crate) use board::lines_of;

/// One query.
pub struct Query {
    pub name: &'static str,
    pub args: &'static [Arg],
    pub gives: Type,
    /// The rule that defines it, or an empty text.
    pub rule: &'static str,
    /// One sentence; "you" is the player that the effect is for.
    pub doc: &'static str,
    pub code: Code,
    /// What its definition is made of.
    pub because: Because,
}

/// What finds a query's value, by its type.
pub enum Code {
    Squares(fn(&Table, &[Value]) -> Squares),
    Players(fn(&Table, &[Value]) -> Players),
    Towers(fn(&Table, &[Value]) -> Towers),
    Directions(fn(&Table, &[Value]) -> Directions),
    Number(fn(&Table, &[Value]) -> i64),
}

impl Query {
    /// Its value now, written where it is wanted.
    #[inline]
    pub(super) fn put(&self, table: &Table, args: &[Value], into: &mut Value) {
        match self.code {
            Code::Squares(find) => *into = Value::Squares(find(table, args)),
            Code::Players(find) => *into = Value::Players(find(table, args)),
            Code::Towers(find) => *into = Value::Towers(find(table, args)),
            Code::Directions(find) => *into = Value::Directions(find(table, args)),
            Code::Number(find) => *into = Value::Number(find(table, args)),
        }
    }

    /// Its value now.
    #[inline]
    pub fn run(&self, table: &Table, args: &[Value]) -> Value {
        let mut value = Value::Number(0);
        self.put(table, args, &mut value);
        value
    }
}

/// What a query's definition is made of: the same that it is evaluated from.
pub enum Because {
    /// Nothing smaller.
    Plain,
    /// Sets of squares.
    Squares(fn(&Table, &[Value]) -> Vec<Part>),
    /// Sets of towers.
    Towers(fn(&Table, &[Value]) -> Vec<Part<Towers>>),
    /// The players for whom a number lies within bounds.
    Players(fn(&Table, &[Value], Player) -> Bounds),
}

/// What is counted of a player.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Counted {
    /// Towers in reserve.
    Reserve,
    /// Towers and keeps standing.
    Standing,
}

/// A number and what it must lie within.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Bounds {
    pub what: Counted,
    pub found: i64,
    pub least: i64,
    pub most: i64,
}

impl Bounds {
    pub fn holds(&self) -> bool {
        (self.least..=self.most).contains(&self.found)
    }
}

impl std::fmt::Debug for Query {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str(self.name)
    }
}

/// All queries, in the order of the reference.
pub fn queries() -> impl Iterator<Item = &'static Query> + Clone {
    board::QUERIES.iter().chain(people::QUERIES).chain(counts::QUERIES)
}

/// The query with this name.
pub fn query(name: &str) -> Option<&'static Query> {
    queries().find(|query| query.name == name)
}
