//! Expressions over queries, as cards write them in TOML: `all`, `any`, `except`, calls, chosen things, constants.
//! They are typed when the content is loaded, so evaluating one can't fail.

use smallvec::SmallVec;

use super::query::{Code, Query};
use super::table::Table;
use super::value::{Towers, Type, Value};
use crate::board::{Players, Squares};

/// A typed expression.
#[derive(Clone, Debug)]
pub enum Expr {
    Const(Value),
    /// What the choice with this place in the card's list has been answered with.
    Chosen(usize, Type),
    /// The candidate under test in a `where`.
    It(Type),
    Call(&'static Query, Box<[Expr]>),
    /// Members of every operand.
    All(Box<[Expr]>),
    /// Members of any operand.
    Any(Box<[Expr]>),
    /// Members of the first that none of the others holds.
    Except(Box<Expr>, Box<[Expr]>),
    /// The expression itself, with the parameters that made it so; for those who ask why.
    By(Box<Expr>, Box<[Used]>),
}

/// How a parameter of the card bears on an expression.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Used {
    pub param: String,
    /// A piece is left out because of it; if not, it stands for a value or lets a piece stay.
    pub leaves_out: bool,
}

impl Expr {
    /// The type of what it gives.
    pub fn kind(&self) -> Type {
        match self {
            Expr::Const(value) => value.kind(),
            Expr::Chosen(_, kind) | Expr::It(kind) => *kind,
            Expr::Call(query, _) => query.gives,
            Expr::All(of) | Expr::Any(of) => of.first().map_or(Type::Squares, Expr::kind),
            Expr::Except(from, _) | Expr::By(from, _) => from.kind(),
        }
    }

    /// The expression without the note of what made it so.
    pub fn bare(&self) -> &Expr {
        if let Expr::By(expr, _) = self { expr.bare() } else { self }
    }

    /// Whether it reads the answer to any choice.
    pub fn reads_choices(&self) -> bool {
        match self {
            Expr::Const(_) | Expr::It(_) => false,
            Expr::Chosen(..) => true,
            Expr::Call(_, of) | Expr::All(of) | Expr::Any(of) => of.iter().any(Expr::reads_choices),
            Expr::Except(from, of) => from.reads_choices() || of.iter().any(Expr::reads_choices),
            Expr::By(expr, _) => expr.reads_choices(),
        }
    }

    /// Whether it reads the candidate under test.
    pub fn reads_it(&self) -> bool {
        match self {
            Expr::Const(_) | Expr::Chosen(..) => false,
            Expr::It(_) => true,
            Expr::By(expr, _) => expr.reads_it(),
            Expr::Call(_, of) | Expr::All(of) | Expr::Any(of) => of.iter().any(Expr::reads_it),
            Expr::Except(from, of) => from.reads_it() || of.iter().any(Expr::reads_it),
        }
    }

    /// The value where it stands already: a constant, a thing chosen, the candidate. Values are handed on by reference
    /// where they can be: to copy one that has just been written means to wait for it.
    #[inline(always)]
    pub(super) fn known<'a>(&'a self, chosen: &'a [Value], it: Option<&'a Value>) -> Option<&'a Value> {
        match self {
            Expr::Const(value) => Some(value),
            Expr::It(kind) => Some(it.unwrap_or(Value::none(*kind))),
            Expr::Chosen(at, kind) => Some(chosen.get(*at).unwrap_or(Value::none(*kind))),
            _ => None,
        }
    }

    /// The value now, written where it is wanted.
    #[inline(always)]
    pub(super) fn put(&self, table: &Table, chosen: &[Value], it: Option<&Value>, into: &mut Value) {
        match self {
            Expr::Call(query, args) if args.is_empty() => query.put(table, &[], into),
            _ => match self.known(chosen, it) {
                Some(value) => *into = *value,
                None => *into = self.value(table, chosen, it),
            },
        }
    }

    /// The value now. `chosen` are the answers so far by choice, `it` the candidate under test.
    pub fn eval(&self, table: &Table, chosen: &[Value], it: Option<Value>) -> Value {
        self.value(table, chosen, it.as_ref())
    }

    /// The same with the candidate where it stands.
    pub(super) fn value(&self, table: &Table, chosen: &[Value], it: Option<&Value>) -> Value {
        match self {
            Expr::Const(_) | Expr::Chosen(..) | Expr::It(_) => {
                self.known(chosen, it).copied().unwrap_or(Value::Number(0))
            }
            Expr::Call(query, args) => with(args, table, chosen, it, |args| query.run(table, args)),
            Expr::By(expr, _) => expr.value(table, chosen, it),
            _ if self.kind() == Type::Squares => Value::Squares(self.squares(table, chosen, it)),
            Expr::All(of) => fold(of, table, chosen, it, Value::both),
            Expr::Any(of) => fold(of, table, chosen, it, Value::union),
            Expr::Except(from, of) => {
                of.iter().fold(from.value(table, chosen, it), |rest, less| rest.minus(less.value(table, chosen, it)))
            }
        }
    }

    /// The squares now, for an expression of that type: the same as [`value`](Self::value), without values in between.
    pub(super) fn squares(&self, table: &Table, chosen: &[Value], it: Option<&Value>) -> Squares {
        match self {
            Expr::All(of) => match &**of {
                [] => Squares::EMPTY,
                [first, rest @ ..] => rest.iter().fold(first.operand(table, chosen, it), |all, expr| {
                    if all.is_empty() { all } else { all & expr.operand(table, chosen, it) }
                }),
            },
            Expr::Any(of) => of.iter().fold(Squares::EMPTY, |all, expr| all | expr.operand(table, chosen, it)),
            Expr::Except(from, of) => {
                of.iter().fold(from.operand(table, chosen, it), |rest, less| rest - less.operand(table, chosen, it))
            }
            Expr::By(expr, _) => expr.squares(table, chosen, it),
            Expr::Call(Query { code: Code::Squares(find), .. }, args) => {
                with(args, table, chosen, it, |args| find(table, args))
            }
            Expr::Call(..) => Squares::EMPTY,
            _ => self.known(chosen, it).map_or(Squares::EMPTY, Value::squares),
        }
    }

    /// The same as [`squares`](Self::squares), shorter for what most operands are: a query without arguments.
    #[inline(always)]
    fn operand(&self, table: &Table, chosen: &[Value], it: Option<&Value>) -> Squares {
        match self {
            Expr::Call(Query { code: Code::Squares(find), .. }, args) if args.is_empty() => find(table, &[]),
            _ => self.squares(table, chosen, it),
        }
    }

    /// The number now, for an expression of that type.
    #[inline(always)]
    pub(super) fn number(&self, table: &Table, chosen: &[Value], it: Option<&Value>) -> i64 {
        if let Expr::Const(Value::Number(number)) = self { *number } else { self.number_now(table, chosen, it) }
    }

    fn number_now(&self, table: &Table, chosen: &[Value], it: Option<&Value>) -> i64 {
        match self {
            Expr::Call(Query { code: Code::Number(find), .. }, args) => {
                with(args, table, chosen, it, |args| find(table, args))
            }
            _ => self.value(table, chosen, it).number(),
        }
    }

    /// The players now, for an expression of that type.
    pub(super) fn players(&self, table: &Table, chosen: &[Value], it: Option<&Value>) -> Players {
        match self {
            Expr::Call(Query { code: Code::Players(find), .. }, args) => {
                with(args, table, chosen, it, |args| find(table, args))
            }
            Expr::All(of) => match &**of {
                [] => Players::NONE,
                [first, rest @ ..] => rest.iter().fold(first.people(table, chosen, it), |all, expr| {
                    if all.is_empty() { all } else { all.both(expr.people(table, chosen, it)) }
                }),
            },
            Expr::Except(from, of) => {
                of.iter().fold(from.people(table, chosen, it), |rest, less| rest.minus(less.people(table, chosen, it)))
            }
            _ => self.value(table, chosen, it).players(),
        }
    }

    /// The same, shorter for what most operands are: a query without arguments.
    #[inline(always)]
    fn people(&self, table: &Table, chosen: &[Value], it: Option<&Value>) -> Players {
        match self {
            Expr::Call(Query { code: Code::Players(find), .. }, args) if args.is_empty() => find(table, &[]),
            _ => self.players(table, chosen, it),
        }
    }

    /// The towers now, for an expression of that type.
    pub(super) fn towers(&self, table: &Table, chosen: &[Value], it: Option<&Value>) -> Towers {
        match self {
            Expr::Call(Query { code: Code::Towers(find), .. }, args) => {
                with(args, table, chosen, it, |args| find(table, args))
            }
            _ => self.value(table, chosen, it).towers(),
        }
    }

    /// Whether it gives a set with a member.
    #[inline(always)]
    pub(super) fn has_member(&self, table: &Table, chosen: &[Value], it: Option<&Value>) -> bool {
        match self.kind() {
            Type::Squares => !self.squares(table, chosen, it).is_empty(),
            Type::Players => !self.players(table, chosen, it).is_empty(),
            Type::Towers => !self.towers(table, chosen, it).is_empty(),
            Type::Number => self.number(table, chosen, it) != 0,
            _ => !self.value(table, chosen, it).is_empty(),
        }
    }
}

/// Has the values of arguments used.
#[inline(always)]
fn with<T>(of: &[Expr], table: &Table, chosen: &[Value], it: Option<&Value>, run: impl Fn(&[Value]) -> T) -> T {
    match of {
        [] => run(&[]),
        [Expr::Call(query, args)] if args.is_empty() => {
            let value = query.run(table, &[]);
            run(std::slice::from_ref(&value))
        }
        [one] => match one.known(chosen, it) {
            Some(value) => run(std::slice::from_ref(value)),
            None => {
                let value = one.value(table, chosen, it);
                run(std::slice::from_ref(&value))
            }
        },
        [one, two] => {
            let mut args = [Value::Number(0); 2];
            one.put(table, chosen, it, &mut args[0]);
            two.put(table, chosen, it, &mut args[1]);
            run(&args)
        }
        of => run(&of.iter().map(|arg| arg.value(table, chosen, it)).collect::<SmallVec<[Value; 3]>>()),
    }
}

fn fold(of: &[Expr], table: &Table, chosen: &[Value], it: Option<&Value>, join: fn(Value, Value) -> Value) -> Value {
    let Some((first, rest)) = of.split_first() else { return Value::nothing(Type::Squares) };
    let mut value = first.value(table, chosen, it);
    for expr in rest {
        value = join(value, expr.value(table, chosen, it));
    }
    value
}

/// A condition on the game as a whole.
#[derive(Clone, Debug)]
pub enum Test {
    /// The first number is at least the second.
    AtLeast(Expr, Expr),
    /// The set has a member.
    Some(Expr),
    /// The set has none.
    None(Expr),
}

impl Test {
    /// Whether it holds.
    pub fn holds(&self, table: &Table, chosen: &[Value]) -> bool {
        match self {
            Test::AtLeast(a, b) => a.number(table, chosen, None) >= b.number(table, chosen, None),
            Test::Some(set) => set.has_member(table, chosen, None),
            Test::None(set) => !set.has_member(table, chosen, None),
        }
    }
}
