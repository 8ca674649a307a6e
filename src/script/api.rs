//! The functions that scripts call: one for each query and primitive, made from the core's tables, and the makers of
//! sets from names.

use std::rc::Rc;

use mlua::{Function, Lua, MultiValue, Table as LuaTable, Value as LuaValue};
use smallvec::SmallVec;

use crate::board::{Direction, Player, Squares};
use crate::game::{Arg, Fault, Origin, Primitive, Query, Ran, Type, Value, primitives, queries};

use super::choices;
use super::convert::{Slotted, described, to_lua};
use super::sandbox::PRELUDE;
use super::sets;
use super::shared::Shared;

type Args = SmallVec<[Value; 4]>;

/// A function that makes a set from names.
pub(super) struct Maker {
    pub name: &'static str,
    pub gives: Type,
    pub doc: &'static str,
    pub example: &'static str,
    parse: fn(&Shared, &str) -> mlua::Result<Option<Value>>,
    expected: &'static str,
}

pub(super) static MAKERS: &[Maker] = &[
    Maker {
        name: "squares",
        gives: Type::Squares,
        doc: "The squares with these names.",
        example: "squares(\"c4\", \"d4\")",
        parse: |shared, name| {
            let square = shared.game("squares", |table, _| Ok(table.shape().parse(name)))?;
            Ok(square.map(|square| Value::Squares(Squares::one(square))))
        },
        expected: "squares of this board, such as `c4`",
    },
    Maker {
        name: "players",
        gives: Type::Players,
        doc: "The players with these colours, as far as they play.",
        example: "players(\"red\")",
        parse: |shared, name| {
            let playing = shared.game("players", |table, _| Ok(table.everyone()))?;
            Ok(Player::parse(name).map(|player| Value::Players(crate::board::Players::one(player).both(playing))))
        },
        expected: "`red`, `blue`, `green` or `yellow`",
    },
    Maker {
        name: "directions",
        gives: Type::Directions,
        doc: "The directions with these names.",
        example: "directions(\"west\", \"east\")",
        parse: |_, name| {
            let direction = Direction::parse(name);
            Ok(direction.map(|direction| Value::Directions(crate::board::Directions::one(direction))))
        },
        expected: "`west`, `east`, `north`, `south` or a diagonal such as `northwest`",
    },
];

/// Every function, by group, as the prelude takes them.
pub(super) fn build(lua: &Lua, shared: &Rc<Shared>) -> mlua::Result<LuaTable> {
    sets::register(lua, shared)?;
    let host = lua.create_table()?;
    let group = lua.create_table()?;
    for query in queries() {
        group.raw_set(query.name, ask(lua, shared, query)?)?;
    }
    host.raw_set("queries", group)?;
    let group = lua.create_table()?;
    for primitive in primitives() {
        group.raw_set(primitive.name, act(lua, shared, primitive)?)?;
    }
    host.raw_set("primitives", group)?;
    let group = lua.create_table()?;
    for maker in MAKERS {
        group.raw_set(maker.name, make(lua, shared, maker)?)?;
    }
    host.raw_set("makers", group)?;
    host.raw_set("choices", choices::build(lua, shared)?)?;
    Ok(host)
}

fn ask(lua: &Lua, shared: &Rc<Shared>, query: &'static Query) -> mlua::Result<Function> {
    let (shared, slots) = (shared.clone(), Slotted::all(query.args));
    lua.create_function(move |lua, given: MultiValue| {
        let value = shared.game(query.name, |table, _| {
            let args = take_args(query.name, &slots, &given, &shared, table)?;
            Ok(query.run(table, &args))
        })?;
        to_lua(lua, value, &shared)
    })
}

/// Gives whether the effect ends here, and what the primitive gives.
fn act(lua: &Lua, shared: &Rc<Shared>, primitive: &'static Primitive) -> mlua::Result<Function> {
    let (shared, slots) = (shared.clone(), Slotted::all(primitive.args));
    lua.create_function(move |lua, given: MultiValue| {
        shared.may_change(primitive.name)?;
        if shared.ended.get().is_some() {
            return Err(ended());
        }
        let outcome = shared.game(primitive.name, |table, chooser| {
            let args = take_args(primitive.name, &slots, &given, &shared, table)?;
            let outcome = table.carry_out(primitive, &args, || called_from(lua));
            let played = chooser.is_some();
            Ok((outcome, table.scope.stopped || (played && table.scope.probing && table.scope.changed)))
        })?;
        match outcome {
            (Ok(value), over) => {
                if over {
                    shared.ended.set(Some(Ran::Done));
                }
                let gives = primitive.gives.map_or(LuaValue::Nil, |_| LuaValue::Boolean(value.number() != 0));
                Ok((over, gives))
            }
            (Err(Fault::Script(error)), _) => {
                let message = error.message.clone();
                shared.fatal.replace(Some(error));
                Err(mlua::Error::runtime(message))
            }
            (Err(refused), _) => Err(mlua::Error::runtime(format!("`{}`: {refused}", primitive.name))),
        }
    })
}

/// The line of a script's that called.
fn called_from(lua: &Lua) -> Origin {
    let place = |level| {
        lua.inspect_stack(level, |call| {
            let file = call.source().short_src.unwrap_or_default().into_owned();
            Origin { file, line: call.current_line().unwrap_or(0) as u32 }
        })
    };
    let calls = (0..).map_while(place);
    calls.into_iter().find(|at| at.line > 0 && at.file != PRELUDE).unwrap_or_default()
}

/// The error of whatever is called although the effect is over.
pub(super) fn ended() -> mlua::Error {
    mlua::Error::runtime(
        "the effect is over: a choice or the end can't be waited for inside a comparator, a metamethod or an error handler",
    )
}

/// The arguments of a call, checked.
pub(super) fn take_args(
    function: &str,
    slots: &[Slotted],
    given: &MultiValue,
    shared: &Shared,
    table: &crate::game::Table,
) -> mlua::Result<Args> {
    if let Some(extra) = given.iter().skip(slots.len()).find(|value| !value.is_nil()) {
        let names: Vec<&str> = slots.iter().map(|slot| slot.arg.name).collect();
        let takes = if names.is_empty() { "no arguments".into() } else { format!("only `{}`", names.join("`, `")) };
        return Err(mlua::Error::runtime(format!("`{function}` takes {takes}, found {} besides", described(extra))));
    }
    slots.iter().enumerate().map(|(at, slot)| slot.take(function, given.get(at), shared, table)).collect()
}

fn make(lua: &Lua, shared: &Rc<Shared>, maker: &'static Maker) -> mlua::Result<Function> {
    let shared = shared.clone();
    lua.create_function(move |lua, given: MultiValue| {
        let mut all = Value::nothing(maker.gives);
        let mut add = |value: &LuaValue| {
            let found = match value {
                LuaValue::String(text) => (maker.parse)(&shared, &text.to_string_lossy())?,
                _ => None,
            };
            let Some(found) = found else {
                let found = described(value);
                return Err(mlua::Error::runtime(format!("`{}` takes {}, found {found}", maker.name, maker.expected)));
            };
            all = all.union(found);
            Ok(())
        };
        for value in &given {
            match value {
                LuaValue::Table(list) => list.sequence_values::<LuaValue>().try_for_each(|value| add(&value?))?,
                value => add(value)?,
            }
        }
        to_lua(lua, all, &shared)
    })
}

/// The argument tables that the reference prints.
pub(super) fn signature(name: &str, args: &[Arg]) -> String {
    let args: Vec<&str> = args.iter().map(|arg| arg.name).collect();
    format!("{name}({})", args.join(", "))
}
