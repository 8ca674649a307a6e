//! Making an interpreter: what scripts see, and the limits they run under.

use std::collections::{BTreeMap, BTreeSet};
use std::rc::Rc;
use std::time::Duration;

use mlua::chunk::Compiler;
use mlua::{Function, Lua, LuaOptions, StdLib, Table as LuaTable, Value as LuaValue};

use super::api;
use super::convert::nearest;
use super::raw::{self, Limit};
use super::shared::Shared;

/// How much a call of a script may use up.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Limits {
    /// Safepoints (turns of a loop, calls of functions) a call, hooks that it wakes included.
    pub fuel: u32,
    /// Bytes that all scripts of a host may hold.
    pub memory: usize,
    /// The last resort, where fuel can't see.
    pub time: Duration,
}

impl Default for Limits {
    fn default() -> Limits {
        Limits { fuel: 200_000, memory: 32 << 20, time: Duration::from_secs(1) }
    }
}

/// The name that the prelude goes by among the files.
pub(super) const PRELUDE: &str = "prelude";
/// The longest text that `string.rep` makes.
pub(super) const LONGEST_REPEAT: usize = 64 << 10;
/// The longest text and pattern that the pattern functions take.
pub(super) const LONGEST_SUBJECT: usize = 4 << 10;

/// The interpreter with what scripts see.
pub(super) struct Sandbox {
    pub lua: Lua,
    /// Everything visible; a name that isn't there is an error.
    pub visible: LuaTable,
    /// Answers to the writing of a global.
    refuse_write: Function,
    /// The names of everything visible, for suggestions.
    pub names: Rc<Vec<String>>,
}

impl Sandbox {
    /// An interpreter; with `debugging`, files are compiled so that every line and variable can be seen, with `covering`
    /// to count how often each line runs.
    pub(super) fn new(shared: &Rc<Shared>, limits: &Limits, debugging: bool, covering: bool) -> mlua::Result<Sandbox> {
        let libraries = StdLib::COROUTINE | StdLib::TABLE | StdLib::STRING | StdLib::UTF8 | StdLib::BIT | StdLib::MATH;
        let lua = Lua::new_with(libraries, LuaOptions::default())?;
        lua.set_compiler(
            Compiler::new()
                .set_optimization_level(if debugging { 0 } else { 1 })
                .set_debug_level(if debugging { 2 } else { 1 })
                .set_coverage_level(u8::from(covering))
                .add_disabled_builtin("getmetatable")
                .add_disabled_builtin("setmetatable")
                // Its loops would go round the check of keys.
                .add_mutable_global("next"),
        );
        let host = api::build(&lua, shared)?;
        host.raw_set("longest_repeat", LONGEST_REPEAT)?;
        host.raw_set("longest_subject", LONGEST_SUBJECT)?;
        let with = shared.clone();
        host.raw_set(
            "log",
            lua.create_function(move |_, line: mlua::LuaString| {
                with.print(&line.to_string_lossy());
                Ok(())
            })?,
        )?;
        let with = shared.clone();
        host.raw_set("check_failure", lua.create_function(move |_, error: LuaValue| check_failure(&with, &error))?)?;
        let names: Rc<std::cell::OnceCell<Rc<Vec<String>>>> = Rc::default();
        let known = names.clone();
        host.raw_set(
            "unknown",
            lua.create_function(move |_, name: LuaValue| {
                let name = name.to_string().unwrap_or_default();
                let known = known.get().map(|names| names.as_slice()).unwrap_or_default();
                Ok(unknown(&name, known))
            })?,
        )?;
        host.raw_set("written", lua.create_function(|_, name: LuaValue| {
            let name = name.to_string().unwrap_or_default();
            Ok(format!(
                "`{name}` is written as a global: scripts keep nothing between calls; use `local {name}`, or `remember` \
                 for a number that a laid card keeps"
            ))
        })?)?;
        let prelude = lua.load(include_str!("prelude.lua")).set_name(format!("={PRELUDE}"));
        let (plain, visible, refuse_write): (LuaTable, LuaTable, Function) = prelude.call(host)?;
        let mut list = Vec::new();
        visible.for_each(|name: String, _: LuaValue| {
            list.push(name);
            Ok(())
        })?;
        list.sort();
        let list = Rc::new(list);
        // Set once, here.
        let _ = names.set(list.clone());
        for table in [&plain, &visible] {
            table.set_readonly(true);
            table.set_safeenv(true);
        }
        // Scripts are loaded against the plain table, so that calls of the API are resolved once and for all.
        lua.set_globals(plain)?;
        raw::install_meter(&lua)?;
        if debugging {
            raw::install_steps(&lua)?;
        }
        lua.set_memory_limit(limits.memory)?;
        Ok(Sandbox { lua, visible, refuse_write, names: list })
    }

    /// The members of every table that scripts see, such as `math`.
    pub(super) fn members(&self) -> BTreeMap<String, BTreeSet<String>> {
        let mut all = BTreeMap::new();
        for pair in self.visible.pairs::<String, LuaValue>().flatten() {
            if let (name, LuaValue::Table(table)) = pair {
                let names = table.pairs::<String, LuaValue>().filter_map(|pair| Some(pair.ok()?.0));
                all.insert(name, names.collect());
            }
        }
        all
    }

    /// An environment of its own that sees all that `parent` has.
    pub(super) fn environment(&self, parent: &LuaTable) -> mlua::Result<LuaTable> {
        let environment = self.lua.create_table()?;
        let meta = self.lua.create_table()?;
        meta.raw_set("__index", parent)?;
        environment.set_metatable(Some(meta))?;
        environment.set_safeenv(true);
        Ok(environment)
    }

    /// Closes an environment: from now on nothing is written to it.
    pub(super) fn close(&self, environment: &LuaTable, parent: &LuaTable) -> mlua::Result<()> {
        let meta = self.lua.create_table()?;
        meta.raw_set("__index", parent)?;
        meta.raw_set("__newindex", &self.refuse_write)?;
        environment.set_metatable(Some(meta))?;
        environment.set_readonly(true);
        Ok(())
    }
}

/// Raises again what a script may not catch.
fn check_failure(shared: &Shared, error: &LuaValue) -> mlua::Result<()> {
    let out_of_memory = match error {
        LuaValue::String(text) => text.as_bytes() == b"not enough memory".as_slice(),
        LuaValue::Error(error) => matches!(**error, mlua::Error::MemoryError(_)),
        _ => false,
    };
    if out_of_memory {
        raw::hit(Limit::Memory);
    }
    if shared.ended.get().is_some() {
        return Err(api::ended());
    }
    if raw::limit_hit().is_some() || shared.fatal.borrow().is_some() {
        return Err(mlua::Error::runtime(raw::STOPPED));
    }
    Ok(())
}

/// What to say of a name that nothing has.
fn unknown(name: &str, known: &[String]) -> String {
    if let Some((_, instead)) = GONE.iter().find(|(gone, _)| *gone == name) {
        return format!("scripts have no `{name}`: {instead}");
    }
    match nearest(name, known.iter().map(String::as_str)) {
        Some(meant) => format!("nothing is called `{name}`; did you mean `{meant}`?"),
        None => format!("nothing is called `{name}`; the functions are listed in docs/scripting.md"),
    }
}

/// Names that Lua has elsewhere, and why scripts lack them.
pub(super) static GONE: &[(&str, &str)] = &[
    ("require", "put shared functions into a file of the library, which every script sees"),
    ("loadstring", "code is loaded from the content's files only"),
    ("load", "code is loaded from the content's files only"),
    ("dofile", "code is loaded from the content's files only"),
    ("os", "a script knows neither the clock nor the machine"),
    ("io", "a script knows neither files nor the machine"),
    ("debug", "use the debugger of the prompt"),
    ("coroutine", "an effect waits for a choice by calling a `choose_` function"),
    ("getmetatable", "metatables can't be looked into"),
    ("getfenv", "environments can't be looked into"),
    ("setfenv", "environments can't be changed"),
    ("newproxy", "use a table"),
    ("collectgarbage", "memory is looked after by the host"),
    ("_G", "globals are read by their names"),
    ("random", "chance is a decision of the game's"),
];
