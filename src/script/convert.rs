//! Values of the game as Lua values and back, with the words for what doesn't fit.

use mlua::{Lua, Value as LuaValue};

use crate::game::{Arg, ArgDefault, Query, Table, Type, Value, query};

use super::sets::{self, Set};
use super::shared::Shared;

/// An argument with what stands in for it looked up.
#[derive(Clone, Copy)]
pub(super) struct Slotted {
    pub arg: &'static Arg,
    usual: Usual,
}

#[derive(Clone, Copy)]
enum Usual {
    None,
    Query(&'static Query),
    Number(i64),
}

impl Slotted {
    pub(super) fn all(args: &'static [Arg]) -> Vec<Slotted> {
        let usual = |arg: &'static Arg| match arg.default {
            None => Usual::None,
            Some(ArgDefault::Number(number)) => Usual::Number(number),
            Some(ArgDefault::Query(name)) => query(name).map_or(Usual::None, Usual::Query),
        };
        args.iter().map(|arg| Slotted { arg, usual: usual(arg) }).collect()
    }

    /// The argument of a call, or what stands in for it.
    pub(super) fn take(
        &self,
        function: &str,
        given: Option<&LuaValue>,
        shared: &Shared,
        table: &Table,
    ) -> mlua::Result<Value> {
        match given {
            None | Some(LuaValue::Nil) => match self.usual {
                Usual::Query(query) => Ok(query.run(table, &[])),
                Usual::Number(number) => Ok(Value::Number(number)),
                Usual::None => Err(self.mismatch(function, "nothing")),
            },
            Some(given) => from_lua(self.arg.kind, given, shared).ok_or_else(|| {
                self.mismatch(
                    function,
                    &sets::peek(given).map_or_else(|| described(given), |set| set.kind().name().into()),
                )
            }),
        }
    }

    fn mismatch(&self, function: &str, found: &str) -> mlua::Error {
        let (name, kind) = (self.arg.name, self.arg.kind);
        let hint = match kind {
            Type::Squares if found.starts_with("the word") => "; name squares as `squares(\"c4\")`",
            Type::Players if found.starts_with("the word") => "; name players as `players(\"red\")`",
            Type::Directions if found.starts_with("the word") => "; name directions as `directions(\"west\")`",
            _ => "",
        };
        mlua::Error::runtime(format!("`{function}`: `{name}` must be {}, found {found}{hint}", kind_name(kind)))
    }
}

/// A type with its article where it needs one.
pub(super) fn kind_name(kind: Type) -> &'static str {
    match kind {
        Type::Number => "a whole number",
        Type::Word => "a word",
        other => other.name(),
    }
}

fn from_lua(kind: Type, given: &LuaValue, shared: &Shared) -> Option<Value> {
    match (kind, given) {
        (Type::Number, given) => whole(given).map(Value::Number),
        (Type::Word, LuaValue::String(text)) => text.to_str().ok().map(|text| Value::Word(shared.word(&text))),
        (_, given) => sets::peek(given).filter(|value| value.kind() == kind),
    }
}

/// A number without a fraction, small enough to be exact.
pub(super) fn whole(given: &LuaValue) -> Option<i64> {
    match *given {
        LuaValue::Integer(number) => Some(number),
        LuaValue::Number(number) if number.fract() == 0.0 && number.abs() <= 9e15 => Some(number as i64),
        _ => None,
    }
}

/// The Lua value.
pub(super) fn to_lua(lua: &Lua, value: Value, shared: &Shared) -> mlua::Result<LuaValue> {
    Ok(match value {
        Value::Number(number) => LuaValue::Number(number as f64),
        Value::Word(word) => LuaValue::String(lua.create_string(shared.text(word))?),
        set => LuaValue::UserData(lua.create_any_userdata(Set(set))?),
    })
}

/// What a value is, for messages.
pub(super) fn described(value: &LuaValue) -> String {
    match value {
        LuaValue::Nil => "nothing".into(),
        LuaValue::Boolean(flag) => format!("`{flag}`"),
        LuaValue::Integer(number) => format!("`{number}`"),
        LuaValue::Number(number) => format!("`{number}`"),
        LuaValue::String(text) => {
            let text: String = text.to_string_lossy().chars().take(40).collect();
            format!("the word `{text}`")
        }
        LuaValue::Table(_) => "a table".into(),
        LuaValue::Function(_) => "a function".into(),
        LuaValue::UserData(_) if sets::peek(value).is_some() => "a set".into(),
        other => format!("a {}", other.type_name()),
    }
}

/// The known name nearest to one that isn't known.
pub(super) fn nearest<'a>(name: &str, known: impl Iterator<Item = &'a str>) -> Option<&'a str> {
    known
        .map(|other| (strsim::damerau_levenshtein(name, other), other))
        .filter(|(distance, other)| *distance <= 1 + other.len().min(name.len()) / 4)
        .min_by_key(|(distance, _)| *distance)
        .map(|(_, other)| other)
}
