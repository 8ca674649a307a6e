//! Sets as scripts see them: squares, players, towers and directions as values with operators that never change.

use std::rc::Rc;

use mlua::{AnyUserData, Lua, MetaMethod, UserDataRegistry, Value as LuaValue};

use crate::board::{Directions, Players, Squares};
use crate::game::{Towers, Value};

use super::shared::Shared;

/// A value that is a set.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(super) struct Set(pub Value);

/// What a method of sets is for the reference.
pub(super) struct Method {
    pub written: &'static str,
    pub doc: &'static str,
}

pub(super) static METHODS: &[Method] = &[
    Method { written: "a + b", doc: "The members of either." },
    Method { written: "a * b", doc: "The members of both." },
    Method { written: "a - b", doc: "The members of `a` that `b` lacks." },
    Method { written: "a == b", doc: "Whether both have the same members." },
    Method { written: "#a", doc: "How many members it has." },
    Method { written: "a:has(b)", doc: "Whether `b` has a member and `a` has all that `b` has." },
    Method { written: "a:list()", doc: "A table of sets of one member each, in the fixed order." },
    Method { written: "a:first()", doc: "The set of its first member, or the empty set." },
    Method { written: "a:nearest(to, count)", doc: "The `count` (usually 1) squares of `a` that are nearest to `to`." },
    Method { written: "a:empty()", doc: "Whether it has no member." },
];

pub(super) fn register(lua: &Lua, shared: &Rc<Shared>) -> mlua::Result<()> {
    let shared = shared.clone();
    lua.register_userdata_type::<Set>(move |registry| methods(registry, &shared))
}

fn methods(registry: &mut UserDataRegistry<Set>, shared: &Rc<Shared>) {
    use mlua::UserDataMethods;
    registry.add_meta_function(MetaMethod::Add, |lua, (a, b): (LuaValue, LuaValue)| join(lua, "+", a, b, Value::union));
    registry.add_meta_function(MetaMethod::Mul, |lua, (a, b): (LuaValue, LuaValue)| join(lua, "*", a, b, Value::both));
    registry.add_meta_function(MetaMethod::Sub, |lua, (a, b): (LuaValue, LuaValue)| join(lua, "-", a, b, Value::minus));
    registry.add_meta_function(MetaMethod::Eq, |_, (a, b): (AnyUserData, AnyUserData)| {
        Ok(matches!((a.borrow::<Set>(), b.borrow::<Set>()), (Ok(a), Ok(b)) if *a == *b))
    });
    registry.add_meta_method(MetaMethod::Len, |_, set, ()| Ok(len(&set.0)));
    let with = shared.clone();
    registry.add_meta_method(MetaMethod::ToString, move |_, set, ()| Ok(text(&with, &set.0)));
    registry.add_method("has", |_, set, other: LuaValue| {
        let other = operand("`:has`", &set.0, &other)?;
        Ok(!other.is_empty() && other.minus(set.0).is_empty())
    });
    registry.add_method("empty", |_, set, ()| Ok(set.0.is_empty()));
    registry.add_method("list", |lua, set, ()| {
        lua.create_sequence_from(
            members(&set.0).map(|value| lua.create_any_userdata(Set(value))).collect::<Result<Vec<_>, _>>()?,
        )
    });
    registry.add_method("first", |lua, set, ()| {
        let first = members(&set.0).next().unwrap_or(Value::nothing(set.0.kind()));
        lua.create_any_userdata(Set(first))
    });
    let with = shared.clone();
    registry.add_method("nearest", move |lua, set, (to, count): (LuaValue, Option<f64>)| {
        let Value::Squares(of) = set.0 else {
            return Err(mlua::Error::runtime(format!("`:nearest` is for squares, found {}", set.0.kind().name())));
        };
        let to = operand("`:nearest`", &set.0, &to)?.squares();
        let count = count.unwrap_or(1.0);
        if count.fract() != 0.0 || !(0.0..=1e6).contains(&count) {
            return Err(mlua::Error::runtime(format!("`:nearest` takes a whole number from 0, found {count}")));
        }
        let found = with.game(":nearest", |table, _| Ok(table.shape().nearest(of, to, count as usize)))?;
        lua.create_any_userdata(Set(Value::Squares(found)))
    });
}

fn join(lua: &Lua, sign: &str, a: LuaValue, b: LuaValue, join: fn(Value, Value) -> Value) -> mlua::Result<AnyUserData> {
    match (peek(&a), peek(&b)) {
        (Some(a), Some(b)) if a.kind() == b.kind() => lua.create_any_userdata(Set(join(a, b))),
        (left, right) => Err(mlua::Error::runtime(format!(
            "`{sign}` joins two sets of one kind, found {} and {}",
            described(left, &a),
            described(right, &b)
        ))),
    }
}

fn operand(what: &str, of: &Value, given: &LuaValue) -> mlua::Result<Value> {
    match peek(given) {
        Some(value) if value.kind() == of.kind() => Ok(value),
        other => Err(mlua::Error::runtime(format!(
            "{what} of {} takes {}, found {}",
            of.kind().name(),
            of.kind().name(),
            described(other, given)
        ))),
    }
}

/// The set in a Lua value, if it is one.
pub(super) fn peek(value: &LuaValue) -> Option<Value> {
    match value {
        LuaValue::UserData(data) => data.borrow::<Set>().ok().map(|set| set.0),
        _ => None,
    }
}

fn described(set: Option<Value>, value: &LuaValue) -> String {
    set.map_or_else(|| super::convert::described(value), |set| set.kind().name().to_string())
}

fn len(value: &Value) -> usize {
    match value {
        Value::Squares(set) => set.len(),
        Value::Players(set) => set.len(),
        Value::Towers(set) => set.len(),
        Value::Directions(set) => set.iter().count(),
        Value::Number(_) | Value::Word(_) => 0,
    }
}

fn members(value: &Value) -> Box<dyn Iterator<Item = Value>> {
    match *value {
        Value::Squares(set) => Box::new(set.iter().map(|one| Value::Squares(Squares::one(one)))),
        Value::Players(set) => Box::new(set.iter().map(|one| Value::Players(Players::one(one)))),
        Value::Towers(set) => Box::new(set.iter().map(|one| Value::Towers(Towers::one(one)))),
        Value::Directions(set) => Box::new(set.iter().map(|one| Value::Directions(Directions::one(one)))),
        Value::Number(_) | Value::Word(_) => Box::new(std::iter::empty()),
    }
}

/// The members by name; a set of one as its member.
pub(super) fn text(shared: &Shared, value: &Value) -> String {
    let names: Vec<String> = match *value {
        Value::Squares(set) => shared
            .game("tostring", |table, _| Ok(set.iter().map(|square| table.shape().name(square)).collect()))
            .unwrap_or_default(),
        Value::Players(set) => set.iter().map(|player| player.name().to_string()).collect(),
        Value::Towers(set) => shared
            .game("tostring", |table, _| {
                let tower = |at: usize| table.board().towers().get(at).copied();
                Ok(set.iter().filter_map(tower).map(|tower| table.shape().block_name(tower.squares)).collect())
            })
            .unwrap_or_default(),
        Value::Directions(set) => set.iter().map(|direction| direction.name().to_string()).collect(),
        Value::Number(_) | Value::Word(_) => Vec::new(),
    };
    match names.as_slice() {
        [one] => one.clone(),
        _ => format!("{{{}}}", names.join(" ")),
    }
}
