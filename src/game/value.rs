//! What queries give and primitives take: one small enum, so that TOML, Lua and the prompt share one way of calling.

use crate::board::{Directions, Joined, Players, Squares};

/// The type of a value.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Type {
    Squares,
    Players,
    Towers,
    Directions,
    Number,
    /// A name that means something to the cards alone, such as the kind of an attack.
    Word,
}

impl Type {
    /// The name that documentation and messages use.
    pub fn name(self) -> &'static str {
        match self {
            Type::Squares => "squares",
            Type::Players => "players",
            Type::Towers => "towers",
            Type::Directions => "directions",
            Type::Number => "number",
            Type::Word => "word",
        }
    }

    /// Whether values of the type are sets that union, intersection and difference apply to.
    pub fn is_set(self) -> bool {
        !matches!(self, Type::Number | Type::Word)
    }
}

/// Towers by their place in the order of planting (W5), as bits.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Default, Debug)]
pub struct Towers(pub u64);

impl Towers {
    /// The tower at this place in the order of planting.
    pub fn one(index: usize) -> Towers {
        Towers(1 << index)
    }

    pub fn contains(self, index: usize) -> bool {
        self.0 >> index & 1 != 0
    }

    pub fn len(self) -> usize {
        self.0.count_ones() as usize
    }

    pub fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// Places in the order of planting, oldest first.
    pub fn iter(self) -> impl Iterator<Item = usize> + Clone {
        let mut rest = self.0;
        std::iter::from_fn(move || {
            let place = rest.trailing_zeros() as usize;
            rest &= rest.wrapping_sub(1);
            (place < 64).then_some(place)
        })
    }
}

impl Joined for Towers {
    fn union(self, other: Towers) -> Towers {
        Towers(self.0 | other.0)
    }

    fn both(self, other: Towers) -> Towers {
        Towers(self.0 & other.0)
    }

    fn minus(self, other: Towers) -> Towers {
        Towers(self.0 & !other.0)
    }
}

impl FromIterator<usize> for Towers {
    fn from_iter<I: IntoIterator<Item = usize>>(places: I) -> Towers {
        places.into_iter().fold(Towers::default(), |all, place| Towers(all.0 | 1 << place))
    }
}

/// A word's place in the variant's list of words.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Word(pub u16);

/// A value.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Value {
    Squares(Squares),
    Players(Players),
    Towers(Towers),
    Directions(Directions),
    Number(i64),
    Word(Word),
}

impl Value {
    /// The value's type.
    pub fn kind(&self) -> Type {
        match self {
            Value::Squares(_) => Type::Squares,
            Value::Players(_) => Type::Players,
            Value::Towers(_) => Type::Towers,
            Value::Directions(_) => Type::Directions,
            Value::Number(_) => Type::Number,
            Value::Word(_) => Type::Word,
        }
    }

    /// The set of this type that holds nothing; zero for a number.
    pub fn nothing(kind: Type) -> Value {
        *Value::none(kind)
    }

    /// The same where it stands for good.
    #[inline]
    pub(super) fn none(kind: Type) -> &'static Value {
        match kind {
            Type::Squares => &Value::Squares(Squares::EMPTY),
            Type::Players => &Value::Players(Players::NONE),
            Type::Towers => &Value::Towers(Towers(0)),
            Type::Directions => &Value::Directions(Directions::NONE),
            Type::Number => &Value::Number(0),
            Type::Word => &Value::Word(Word(u16::MAX)),
        }
    }

    /// Whether a set is empty; a number is when it is zero, a word never.
    pub fn is_empty(&self) -> bool {
        match self {
            Value::Squares(set) => set.is_empty(),
            Value::Players(set) => set.is_empty(),
            Value::Towers(set) => set.is_empty(),
            Value::Directions(set) => set.is_empty(),
            Value::Number(number) => *number == 0,
            Value::Word(_) => false,
        }
    }

    /// The members of both sets; of two values that are no sets of one type, the first.
    pub fn both(self, other: Value) -> Value {
        match (self, other) {
            (Value::Squares(a), Value::Squares(b)) => Value::Squares(a & b),
            (Value::Players(a), Value::Players(b)) => Value::Players(a.both(b)),
            (Value::Towers(a), Value::Towers(b)) => Value::Towers(Towers(a.0 & b.0)),
            (Value::Directions(a), Value::Directions(b)) => Value::Directions(a.both(b)),
            _ => self,
        }
    }

    /// The members of either set.
    pub fn union(self, other: Value) -> Value {
        match (self, other) {
            (Value::Squares(a), Value::Squares(b)) => Value::Squares(a | b),
            (Value::Players(a), Value::Players(b)) => Value::Players(a.union(b)),
            (Value::Towers(a), Value::Towers(b)) => Value::Towers(Towers(a.0 | b.0)),
            (Value::Directions(a), Value::Directions(b)) => Value::Directions(a.union(b)),
            _ => self,
        }
    }

    /// The members of this set that the other lacks.
    pub fn minus(self, other: Value) -> Value {
        match (self, other) {
            (Value::Squares(a), Value::Squares(b)) => Value::Squares(a - b),
            (Value::Players(a), Value::Players(b)) => Value::Players(a.minus(b)),
            (Value::Towers(a), Value::Towers(b)) => Value::Towers(Towers(a.0 & !b.0)),
            (Value::Directions(a), Value::Directions(b)) => Value::Directions(a.minus(b)),
            _ => self,
        }
    }

    /// The squares; no square for a value of another type (arguments are checked against their types beforehand).
    #[inline]
    pub fn squares(&self) -> Squares {
        if let Value::Squares(set) = self { *set } else { Squares::EMPTY }
    }

    #[inline]
    pub fn players(&self) -> Players {
        if let Value::Players(set) = self { *set } else { Players::NONE }
    }

    #[inline]
    pub fn towers(&self) -> Towers {
        if let Value::Towers(set) = self { *set } else { Towers::default() }
    }

    #[inline]
    pub fn directions(&self) -> Directions {
        if let Value::Directions(set) = self { *set } else { Directions::NONE }
    }

    #[inline]
    pub fn number(&self) -> i64 {
        if let Value::Number(number) = self { *number } else { 0 }
    }

    #[inline]
    pub fn word(&self) -> Option<Word> {
        if let Value::Word(word) = self { Some(*word) } else { None }
    }
}

/// One argument of a query or a primitive.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Arg {
    /// The key in TOML.
    pub name: &'static str,
    pub kind: Type,
    /// One sentence.
    pub doc: &'static str,
    /// What stands in when it isn't given: the name of a query without arguments, or a number; `None` if it must be.
    pub default: Option<Default>,
}

/// What stands in for an argument that isn't given.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Default {
    /// The result of a query without arguments.
    Query(&'static str),
    Number(i64),
}

impl Arg {
    /// An argument that must be given.
    pub const fn new(name: &'static str, kind: Type, doc: &'static str) -> Arg {
        Arg { name, kind, doc, default: None }
    }

    /// An argument that a query stands in for.
    pub const fn or(name: &'static str, kind: Type, doc: &'static str, query: &'static str) -> Arg {
        Arg { name, kind, doc, default: Some(Default::Query(query)) }
    }

    /// A number with a usual value.
    pub const fn number(name: &'static str, doc: &'static str, usual: i64) -> Arg {
        Arg { name, kind: Type::Number, doc, default: Some(Default::Number(usual)) }
    }
}
