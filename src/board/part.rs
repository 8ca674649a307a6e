//! Sets defined as data: named parts that are joined one after the other. What evaluates such a set is what explains
//! it, so that an explanation can't differ from the rule.

use super::squares::Squares;

/// What a part does to what the parts before it gave.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Role {
    /// Only members of this part stay; of the first part, they are the beginning.
    Is,
    /// Members of this part go.
    IsNot,
    /// Members of this part come in too.
    Or,
}

/// A set that parts are made of.
pub trait Joined: Copy {
    fn union(self, other: Self) -> Self;
    fn both(self, other: Self) -> Self;
    fn minus(self, other: Self) -> Self;
}

impl Joined for Squares {
    #[inline]
    fn union(self, other: Squares) -> Squares {
        self | other
    }

    #[inline]
    fn both(self, other: Squares) -> Squares {
        self & other
    }

    #[inline]
    fn minus(self, other: Squares) -> Squares {
        self - other
    }
}

/// One part of a definition.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Part<S = Squares> {
    /// Completes "it is …", such as `dead`.
    pub name: &'static str,
    /// The rule's id.
    pub rule: &'static str,
    pub role: Role,
    pub members: S,
    /// Other squares that decide about the members, if others do: what a line stops at.
    pub because_of: Squares,
}

impl<S> Part<S> {
    #[inline(always)]
    pub fn is(name: &'static str, rule: &'static str, members: S) -> Part<S> {
        Part { name, rule, role: Role::Is, members, because_of: Squares::EMPTY }
    }

    #[inline(always)]
    pub fn is_not(name: &'static str, rule: &'static str, members: S) -> Part<S> {
        Part { name, rule, role: Role::IsNot, members, because_of: Squares::EMPTY }
    }

    #[inline(always)]
    pub fn or(name: &'static str, rule: &'static str, members: S) -> Part<S> {
        Part { name, rule, role: Role::Or, members, because_of: Squares::EMPTY }
    }

    /// The same with the squares that decide.
    pub fn because_of(self, because_of: Squares) -> Part<S> {
        Part { because_of, ..self }
    }
}

/// The set that the parts give, joined from first to last.
#[inline(always)]
pub fn join<S: Joined, const N: usize>(parts: [Part<S>; N]) -> S {
    let mut all = parts[0].members;
    for part in &parts[1..] {
        all = match part.role {
            Role::Is => all.both(part.members),
            Role::IsNot => all.minus(part.members),
            Role::Or => all.union(part.members),
        };
    }
    all
}

/// Defines a set of a board once, as parts, and from them both what evaluates it and what lists the parts. In the debug
/// profile too, the one is as fast as the expression written out.
macro_rules! defined {
    ($(#[$doc:meta])* $name:ident, $parts:ident(&$self:ident, $($arg:ident: $type:ty),*):
        $first_text:literal $first_rule:literal $first:expr
        $(; $role:ident $text:literal $rule:literal $set:expr)*) => {
        $(#[$doc])*
        #[inline]
        pub fn $name(&$self, $($arg: $type),*) -> Squares {
            let all: Squares = $first;
            $(let all = defined!(@$role all, $set);)*
            all
        }

        #[doc = concat!("What `", stringify!($name), "` is made of.")]
        pub fn $parts(&$self, $($arg: $type),*) -> Vec<Part> {
            vec![Part::is($first_text, $first_rule, $first), $(Part::$role($text, $rule, $set),)*]
        }
    };
    (@is_not $all:ident, $set:expr) => {
        $all - $set
    };
    (@or $all:ident, $set:expr) => {
        $all | $set
    };
}

pub(super) use defined;
