//! What an expression can hold on any board, told apart by sorts of squares (owner, start, tower, pawn), players and
//! towers: enough to see that two conditions exclude each other. It errs on the side of "may hold something".

use crate::game::{Expr, Query, Type, Value};

/// The sorts of things that a set may hold.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) struct Classes {
    may: u128,
    /// It holds every thing of these sorts, not only some.
    exact: bool,
}

impl Classes {
    pub const NONE: Classes = Classes { may: 0, exact: true };
    pub const ANY: Classes = Classes { may: u128::MAX, exact: false };

    /// Whether it holds nothing, whatever the board.
    pub fn never(self) -> bool {
        self.may == 0
    }

    /// Something among these.
    pub fn at_most(self) -> Classes {
        Classes { exact: self.never(), ..self }
    }
}

/// A square's sort: four readings, each with the values of its axis.
const OWNER: Axis = Axis { step: 1, values: 4 };
const START: Axis = Axis { step: 4, values: 3 };
const TOWER: Axis = Axis { step: 12, values: 3 };
const PAWN: Axis = Axis { step: 36, values: 3 };
/// Every sort of square.
const SQUARES: u32 = 108;
const BLANK: u32 = 0;
const DEAD: u32 = 1;
const MINE: u32 = 2;
const ENEMY: u32 = 3;
/// On the other axes: none, mine, an enemy's.
const ABSENT: u32 = 0;
const OURS: u32 = 1;
const THEIRS: u32 = 2;

struct Axis {
    step: u32,
    values: u32,
}

impl Axis {
    /// The sorts of squares with one of these values on the axis.
    fn with(&self, values: &[u32]) -> u128 {
        (0..SQUARES)
            .filter(|sort| values.contains(&(sort / self.step % self.values)))
            .fold(0, |all, sort| all | 1 << sort)
    }
}

/// What is known of the choices so far and of the candidate.
#[derive(Default)]
pub(super) struct Reading {
    pub chosen: Vec<Classes>,
    pub it: Option<Classes>,
}

impl Reading {
    /// What an expression may hold.
    pub fn classes(&self, expr: &Expr) -> Classes {
        match expr {
            Expr::By(inner, _) => self.classes(inner),
            Expr::Const(Value::Directions(set)) => {
                let may = set.iter().fold(0, |all, direction| all | 1 << direction as u32);
                Classes { may, exact: true }
            }
            Expr::Const(Value::Number(_) | Value::Word(_)) => Classes::ANY,
            Expr::Const(value) if value.is_empty() => Classes::NONE,
            Expr::Const(_) => Classes::ANY,
            Expr::Chosen(place, _) => self.chosen.get(*place).copied().unwrap_or(Classes::ANY),
            Expr::It(_) => self.it.map_or(Classes::ANY, Classes::at_most),
            Expr::Call(query, args) => self.call(query, args),
            Expr::All(of) => {
                of.iter().map(|expr| self.classes(expr)).fold(Classes { may: u128::MAX, exact: true }, |a, b| Classes {
                    may: a.may & b.may,
                    exact: a.exact && b.exact,
                })
            }
            Expr::Any(of) => of
                .iter()
                .map(|expr| self.classes(expr))
                .fold(Classes::NONE, |a, b| Classes { may: a.may | b.may, exact: a.exact && b.exact }),
            Expr::Except(from, less) => self.except(from, less),
        }
    }

    fn except(&self, from: &Expr, less: &[Expr]) -> Classes {
        let base = self.classes(from);
        let parts: &[Expr] = if let Expr::All(of) = bare(from) { of } else { std::slice::from_ref(from) };
        let written = |expr: &Expr| format!("{:?}", bare(expr));
        if less.iter().any(|less| parts.iter().any(|part| written(part) == written(less))) {
            return Classes::NONE;
        }
        less.iter().map(|expr| self.classes(expr)).fold(base, |rest, less| match less.exact {
            true => Classes { may: rest.may & !less.may, ..rest },
            false => Classes { exact: false, ..rest },
        })
    }

    fn call(&self, query: &Query, args: &[Expr]) -> Classes {
        let all = |may: u128| Classes { may, exact: true };
        let some = |may: u128| Classes { may, exact: false };
        let first = args.first().map_or(Classes::ANY, |arg| self.classes(arg));
        // Sets are made of their argument's members, or empty where it is.
        match query.name {
            "nearest" | "oldest" | "nearest_towers" => return first.at_most(),
            "around" | "beside" | "rows" | "columns" | "line" | "squares_of" | "pawns_on" | "owners_of"
            | "towers_on" | "owned_by" | "covered_by" | "pawns_of" | "towers_of"
                if first.never() =>
            {
                return Classes::NONE;
            }
            _ => {}
        }
        match query.gives {
            Type::Squares => square_query(query.name, first, all, some),
            Type::Players | Type::Towers => match query.name {
                "nobody" => Classes::NONE,
                "me" | "my_towers" => all(1),
                "opponents" | "enemy_towers" => all(2),
                "everyone" | "towers" => all(3),
                "giveable" => some(1),
                "towers_of" if first.exact => all(first.may & 3),
                _ => some(3),
            },
            Type::Directions => {
                let set = match query.name {
                    "orthogonal" => crate::board::Directions::ORTHOGONAL,
                    "diagonals" => crate::board::Directions::DIAGONAL,
                    _ => return Classes::ANY,
                };
                all(set.iter().fold(0, |all, direction| all | 1 << direction as u32))
            }
            Type::Number | Type::Word => Classes::ANY,
        }
    }
}

/// An expression without the note of the parameters that it hangs on.
pub(super) fn bare(expr: &Expr) -> &Expr {
    if let Expr::By(inner, _) = expr { bare(inner) } else { expr }
}

fn square_query(
    name: &str,
    players: Classes,
    all: impl Fn(u128) -> Classes,
    some: impl Fn(u128) -> Classes,
) -> Classes {
    let everywhere = (1 << SQUARES) - 1;
    let bare = START.with(&[ABSENT]) & TOWER.with(&[ABSENT]) & PAWN.with(&[ABSENT]);
    let of = |mine: u128, enemy: u128| {
        let mine = if players.may & 1 != 0 { mine } else { 0 };
        let enemy = if players.may & 2 != 0 { enemy } else { 0 };
        if players.exact { all(mine | enemy) } else { some(mine | enemy) }
    };
    match name {
        "everywhere" => all(everywhere),
        "nowhere" => Classes::NONE,
        "blank" => all(OWNER.with(&[BLANK])),
        "free" => all(OWNER.with(&[BLANK]) & bare),
        "dead" => all(OWNER.with(&[DEAD])),
        "mine" => all(OWNER.with(&[MINE])),
        "enemy" => all(OWNER.with(&[ENEMY])),
        "owned_by" => of(OWNER.with(&[MINE]), OWNER.with(&[ENEMY])),
        "starts" => all(START.with(&[OURS, THEIRS])),
        "my_start" => all(START.with(&[OURS])),
        "covered" => all(TOWER.with(&[OURS, THEIRS])),
        "covered_by" => of(TOWER.with(&[OURS]), TOWER.with(&[THEIRS])),
        "protected" => all(START.with(&[OURS, THEIRS]) | TOWER.with(&[OURS, THEIRS])),
        "under_pawns" => all(PAWN.with(&[OURS, THEIRS])),
        "my_pawn" => all(PAWN.with(&[OURS])),
        "enemy_pawns" => all(PAWN.with(&[THEIRS])),
        "pawns_of" => of(PAWN.with(&[OURS]), PAWN.with(&[THEIRS])),
        "blankable" => some(OWNER.with(&[MINE, ENEMY]) & bare),
        "killable" => some(OWNER.with(&[BLANK, MINE, ENEMY]) & bare),
        "takeable" => some(OWNER.with(&[BLANK, DEAD, ENEMY])),
        "enterable" => {
            some(OWNER.with(&[BLANK, MINE, ENEMY]) & START.with(&[ABSENT, OURS]) & TOWER.with(&[ABSENT, OURS]))
        }
        _ => some(everywhere),
    }
}
