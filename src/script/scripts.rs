//! Loaded scripts: each card's in an environment of its own, closed once loaded, with a check that calls leave nothing
//! behind in it.

use std::cell::RefCell;
use std::rc::Rc;

use mlua::{Function, Lua, Table as LuaTable, Value as LuaValue};

use crate::game::{Card, CardId, Lines, Param, ScriptError, Variant};

use super::answer;
use super::error::At;
use super::raw::{self, Metered};
use super::sandbox::{Limits, Sandbox};

/// A script, loaded.
pub(super) struct Loaded {
    /// The functions that the game may call.
    called: Vec<(&'static str, Function)>,
    /// Every function that it defines.
    pub defined: Vec<String>,
    held: Held,
    /// The file as one function.
    file: (String, Function),
}

/// The variables of a file that its functions use, with the values that they have between calls.
#[derive(Default)]
struct Held {
    functions: Vec<(Function, mlua::MultiValue)>,
    seen: Vec<*const std::ffi::c_void>,
}

/// The library and the cards' scripts.
pub(super) struct Scripts {
    pub library: LuaTable,
    library_held: Held,
    library_files: Vec<(String, Function)>,
    cards: RefCell<Vec<Option<Rc<Loaded>>>>,
}

impl Scripts {
    /// Loads the library; on failure the file that failed.
    pub(super) fn new(
        sandbox: &Sandbox,
        library: &[(String, String)],
        limits: &Limits,
    ) -> Result<Scripts, (String, mlua::Error)> {
        let named = |error: mlua::Error| ("library".to_string(), error);
        let environment = sandbox.environment(&sandbox.visible).map_err(named)?;
        let _metered = Metered::start(limits.fuel, limits.time);
        let mut library_files = Vec::new();
        for (file, source) in library {
            let whole = run(sandbox, &environment, file, source)
                .and_then(|whole| define(sandbox, &environment, &sandbox.visible).map(|()| whole))
                .map_err(|error| (file.clone(), error))?;
            library_files.push((file.clone(), whole));
        }
        sandbox.close(&environment, &sandbox.visible).map_err(named)?;
        let mut library_held = Held::default();
        library_held.add_all(&sandbox.lua, &environment).map_err(named)?;
        Ok(Scripts { library: environment, library_held, library_files, cards: RefCell::default() })
    }

    /// How often each line of the loaded files ran, from line 1, if they were compiled to tell.
    pub(super) fn lines(&self) -> Vec<(String, Lines)> {
        let cards = self.cards.borrow();
        let files = self.library_files.iter().chain(cards.iter().flatten().map(|loaded| &loaded.file));
        let count = |(file, whole): &(String, Function)| {
            let mut lines: Lines = Vec::new();
            whole.coverage(|part| {
                for (line, hits) in part.hits.iter().enumerate().skip(1).filter(|(_, hits)| **hits >= 0) {
                    if lines.len() < line {
                        lines.resize(line, None);
                    }
                    let before = lines[line - 1].unwrap_or(0);
                    lines[line - 1] = Some(before.max(*hits as u64));
                }
            });
            (file.clone(), lines)
        };
        files.map(count).collect()
    }

    /// The environment of the shared scripts.
    pub(super) fn library(&self) -> &LuaTable {
        &self.library
    }

    /// The names that the library defines.
    pub(super) fn library_names(&self) -> std::collections::BTreeSet<String> {
        self.library.pairs::<String, LuaValue>().filter_map(|pair| Some(pair.ok()?.0)).collect()
    }

    /// The script of a card, if it is loaded.
    pub(super) fn kept(&self, card: CardId) -> Option<Rc<Loaded>> {
        self.cards.borrow().get(card.0 as usize).cloned().flatten()
    }

    /// The script of a card.
    pub(super) fn card(
        &self,
        sandbox: &Sandbox,
        variant: &Variant,
        id: CardId,
        limits: &Limits,
        at: &At,
    ) -> Result<Rc<Loaded>, ScriptError> {
        if let Some(loaded) = self.kept(id) {
            return Ok(loaded);
        }
        let card = variant.card(id);
        let Some(script) = &card.script else { return Err(at.says("the card has no script")) };
        let metered = Metered::start(limits.fuel, limits.time);
        let loaded = self.load(sandbox, Some(card), &script.file, &script.source);
        let limit = raw::limit_hit();
        drop(metered);
        let loaded = match (loaded, limit) {
            (Ok(loaded), None) => Rc::new(loaded),
            (result, Some(limit)) => return Err(at.limit(limit, limits, result.as_ref().err())),
            (Err(error @ mlua::Error::SyntaxError { .. }), None) => {
                let (line, message) = super::error::syntax(&error);
                return Err(at.says_at(line, message));
            }
            (Err(error), None) => return Err(at.error(&error)),
        };
        let mut cards = self.cards.borrow_mut();
        if cards.len() <= id.0 as usize {
            cards.resize(id.0 as usize + 1, None);
        }
        cards[id.0 as usize] = Some(loaded.clone());
        Ok(loaded)
    }

    /// Runs a file in an environment of its own.
    pub(super) fn load(
        &self,
        sandbox: &Sandbox,
        card: Option<&Card>,
        file: &str,
        source: &str,
    ) -> mlua::Result<Loaded> {
        let environment = sandbox.environment(&self.library)?;
        let about = sandbox.lua.create_table()?;
        let params = sandbox.lua.create_table()?;
        if let Some(card) = card {
            about.raw_set("id", card.id.as_str())?;
            about.raw_set("kind", card.kind.name())?;
            for (name, param) in &card.params {
                params.raw_set(name.as_str(), lua_param(&sandbox.lua, param)?)?;
            }
        }
        about.raw_set("params", params)?;
        environment.raw_set("card", &about)?;
        let whole = run(sandbox, &environment, file, source)?;
        let now: LuaValue = environment.raw_get("card")?;
        if now != LuaValue::Table(about.clone()) {
            return Err(mlua::Error::runtime("`card` is the card itself: give yours another name"));
        }
        define(sandbox, &environment, &self.library)?;
        sandbox.close(&environment, &self.library)?;
        let mut loaded =
            Loaded { called: Vec::new(), defined: Vec::new(), held: Held::default(), file: (file.to_owned(), whole) };
        for name in answer::called().chain([super::bots::CHOOSE]) {
            if let LuaValue::Function(function) = environment.raw_get::<LuaValue>(name)? {
                loaded.called.push((name, function));
            }
        }
        environment.for_each(|name: String, value: LuaValue| {
            if value.is_function() {
                loaded.defined.push(name);
            }
            Ok(())
        })?;
        loaded.defined.sort();
        loaded.held.add_all(&sandbox.lua, &environment)?;
        Ok(loaded)
    }
}

impl Loaded {
    /// The function of this name, if the game may call it.
    pub(super) fn function(&self, name: &str) -> Option<&Function> {
        self.called.iter().find(|(called, _)| *called == name).map(|(_, function)| function)
    }
}

impl Scripts {
    /// Checks that a call left the variables of its file and of the library as they were; puts them back if it didn't.
    pub(super) fn keep_nothing(&self, lua: &Lua, loaded: &Loaded, at: &At) -> Result<(), ScriptError> {
        let changed = loaded.held.restore(lua).and_then(|card| Ok(self.library_held.restore(lua)? || card));
        match changed {
            Ok(false) => Ok(()),
            Ok(true) => Err(at.says(
                "a call changed a local variable of the file: scripts keep nothing between calls; make the variable \
                 local to the function, or use `remember` for a number that a laid card keeps",
            )),
            Err(error) => Err(at.error(&error)),
        }
    }
}

impl Held {
    /// Freezes every table that the functions of an environment can reach, and notes the variables that they use.
    fn add_all(&mut self, lua: &Lua, environment: &LuaTable) -> mlua::Result<()> {
        environment.for_each(|_: LuaValue, value: LuaValue| self.add(lua, &value))
    }

    fn add(&mut self, lua: &Lua, value: &LuaValue) -> mlua::Result<()> {
        let place = value.to_pointer();
        match value {
            LuaValue::Table(_) | LuaValue::Function(_) if self.seen.contains(&place) => Ok(()),
            LuaValue::Table(table) => {
                self.seen.push(place);
                table.set_readonly(true);
                for pair in table.pairs::<LuaValue, LuaValue>() {
                    let (key, value) = pair?;
                    self.add(lua, &key)?;
                    self.add(lua, &value)?;
                }
                table.metatable().map_or(Ok(()), |meta| self.add(lua, &LuaValue::Table(meta)))
            }
            LuaValue::Function(function) => {
                self.seen.push(place);
                let info = function.info();
                if info.what == "C" || info.short_src.as_deref() == Some(super::sandbox::PRELUDE) {
                    return Ok(());
                }
                let values = raw::upvalues(lua, function)?;
                values.iter().try_for_each(|value| self.add(lua, value))?;
                if !values.is_empty() {
                    self.functions.push((function.clone(), values));
                }
                Ok(())
            }
            _ => Ok(()),
        }
    }

    /// Puts the variables back as they were; whether any had changed.
    fn restore(&self, lua: &Lua) -> mlua::Result<bool> {
        let mut changed = false;
        for (function, values) in &self.functions {
            let now = raw::upvalues(lua, function)?;
            for (at, (before, now)) in values.iter().zip(now.iter()).enumerate() {
                if before != now {
                    changed = true;
                    raw::set_upvalue(lua, function, at + 1, before.clone())?;
                }
            }
        }
        Ok(changed)
    }
}

/// Runs a file; the whole of it as a function.
fn run(sandbox: &Sandbox, environment: &LuaTable, file: &str, source: &str) -> mlua::Result<Function> {
    let chunk = sandbox.lua.load(source).set_name(format!("={file}")).set_environment(environment.clone());
    let whole = chunk.set_mode(mlua::chunk::ChunkMode::Text).into_function()?;
    whole.call::<()>(())?;
    Ok(whole)
}

/// Checks that what a file defined hides nothing of the game's.
fn define(sandbox: &Sandbox, environment: &LuaTable, parent: &LuaTable) -> mlua::Result<()> {
    let mut taken = None;
    environment.for_each(|name: LuaValue, _: LuaValue| {
        let name = name.to_string().unwrap_or_default();
        if name != "card"
            && (sandbox.names.contains(&name) || parent.raw_get::<LuaValue>(name.as_str())? != LuaValue::Nil)
        {
            taken = Some(name);
        }
        Ok(())
    })?;
    match taken {
        Some(name) => Err(mlua::Error::runtime(format!("`{name}` is defined already: give yours another name"))),
        None => Ok(()),
    }
}

fn lua_param(lua: &Lua, param: &Param) -> mlua::Result<LuaValue> {
    Ok(match param {
        Param::Flag(flag) => LuaValue::Boolean(*flag),
        Param::Number(number) => LuaValue::Number(*number as f64),
        Param::Word(word) => LuaValue::String(lua.create_string(word)?),
        Param::List(words) => LuaValue::Table(lua.create_sequence_from(words.iter().map(String::as_str))?),
    })
}
