//! The host: one interpreter, the scripts of a variant's cards, and calls into them.

use std::cell::{Cell, OnceCell, RefCell};
use std::collections::BTreeMap;
use std::rc::Rc;
use std::sync::Arc;

use mlua::thread::ThreadStatus;
use mlua::{IntoLuaMulti, Lua, Thread, Value as LuaValue};

use crate::board::{Player, Players, Squares};
use crate::game::{
    Answer, CardId, Chooser, Decision, Detail, DrawAnswer, Host, Lines, Profile, Ran, ScriptError, Table, Value,
    Variant,
};

use super::answer;
use super::convert::described;
use super::error::At;
use super::raw::{self, Metered};
use super::sandbox::{Limits, Sandbox};
use super::scripts::{Loaded, Scripts};
use super::sets::{self, Set};
use super::shared::Shared;
use super::watching::{Evaluated, Given, Looking};

mod eval;

/// How deep calls of scripts may wake further calls of scripts.
const NESTED: usize = 12;

/// Runs the scripts of one variant, in Lua.
///
/// The interpreter is made when a script is first needed, and scripts are loaded when their card first needs them, so
/// that a host costs nothing where no script runs.
pub struct LuaHost {
    pub(super) limits: Limits,
    pub(super) shared: Rc<Shared>,
    machine: OnceCell<Machine>,
    /// The same, counting the lines that run; used while a profile is measured.
    covering: OnceCell<Machine>,
    /// What of its counts was given to a profile already.
    given: RefCell<BTreeMap<String, Lines>>,
    measuring: Cell<bool>,
    nested: Cell<usize>,
    debugging: bool,
}

pub(super) struct Machine {
    pub(super) sandbox: Sandbox,
    looking: Looking,
    pub(super) scripts: Scripts,
    /// The scripts of bots, by their place in the variant's list.
    pub(super) bots: RefCell<BTreeMap<usize, Rc<Loaded>>>,
    /// Threads whose run is over, to be used again.
    threads: RefCell<Vec<Thread>>,
}

/// How a call went.
pub(super) enum Called {
    Returned(LuaValue),
    Ended(Ran),
}

impl LuaHost {
    /// A host for the scripts of this variant.
    pub fn new(variant: Arc<Variant>) -> Rc<LuaHost> {
        LuaHost::with_limits(variant, Limits::default())
    }

    /// The same with other limits.
    pub fn with_limits(variant: Arc<Variant>, limits: Limits) -> Rc<LuaHost> {
        LuaHost::make(variant, limits, false)
    }

    /// A host that tells whoever watches the game every line that it runs. Slower, so it may take longer.
    pub fn debugging(variant: Arc<Variant>) -> Rc<LuaHost> {
        let usual = Limits::default();
        LuaHost::make(variant, Limits { time: 20 * usual.time, ..usual }, true)
    }

    fn make(variant: Arc<Variant>, limits: Limits, debugging: bool) -> Rc<LuaHost> {
        Rc::new(LuaHost {
            limits,
            debugging,
            shared: Rc::new(Shared::new(variant)),
            machine: OnceCell::new(),
            covering: OnceCell::new(),
            given: RefCell::default(),
            measuring: Cell::new(false),
            nested: Cell::new(0),
        })
    }

    /// The variant whose scripts it runs.
    pub fn variant(&self) -> &Arc<Variant> {
        &self.shared.variant
    }

    /// Loads the script of every card at once; the first that fails.
    pub fn load_all(&self) -> Result<(), ScriptError> {
        for (place, card) in self.shared.variant.cards.iter().enumerate() {
            if let Some(script) = &card.script {
                self.loaded(CardId(place as u16), &At { card: &card.id, file: &script.file })?;
            }
        }
        Ok(())
    }

    /// The lines that scripts printed since this was last asked, each with its card.
    pub fn take_log(&self) -> Vec<String> {
        self.shared.take_log()
    }

    /// Evaluates an expression about a game, with some more names. Nothing is changed by it: primitives and choices are
    /// refused, and one that takes too long is stopped.
    pub fn expression(
        &self,
        table: &mut Table,
        names: &[(&str, Given)],
        expression: &str,
    ) -> Result<Evaluated, String> {
        let at = At { card: "?", file: "?" };
        let machine = self.machine(&at).map_err(|error| error.into_failed().message)?;
        let looking = &machine.looking;
        let named = |(name, given): &(&str, Given)| Ok(((*name).to_owned(), looking.given(given)?));
        let names: mlua::Result<Vec<_>> = names.iter().map(named).collect();
        let names = names.map_err(|error| error.to_string())?;
        self.shared.slot.enter(table, None, || looking.evaluate(&machine.scripts.library, names, expression))
    }

    pub(super) fn machine(&self, at: &At) -> Result<&Machine, ScriptError> {
        let covering = self.measuring.get();
        let place = if covering { &self.covering } else { &self.machine };
        if let Some(machine) = place.get() {
            return Ok(machine);
        }
        let sandbox =
            Sandbox::new(&self.shared, &self.limits, self.debugging, covering).map_err(|error| at.error(&error))?;
        let scripts = Scripts::new(&sandbox, &self.shared.variant.library, &self.limits)
            .map_err(|(file, error)| At { card: at.card, file: &file }.error(&error))?;
        let looking = Looking { lua: sandbox.lua.clone(), shared: self.shared.clone(), limits: Limits::default() };
        Ok(place.get_or_init(|| Machine {
            sandbox,
            looking,
            scripts,
            bots: RefCell::default(),
            threads: RefCell::default(),
        }))
    }

    fn loaded(&self, card: CardId, at: &At) -> Result<Rc<Loaded>, ScriptError> {
        let machine = self.machine(at)?;
        machine.scripts.card(&machine.sandbox, &self.shared.variant, card, &self.limits, at)
    }

    fn call(
        &self,
        table: &mut Table,
        chooser: Option<&mut dyn Chooser>,
        card: CardId,
        function: &str,
        args: impl FnOnce(&Lua) -> mlua::Result<mlua::MultiValue>,
    ) -> Result<Called, ScriptError> {
        let variant = self.shared.variant.clone();
        let Some(definition) = variant.cards.get(card.0 as usize) else {
            return Err(At { card: "?", file: "?" }.says("the scripts are those of another variant"));
        };
        let file = definition.script.as_ref().map_or("", |script| script.file.as_str());
        let at = At { card: &definition.id, file };
        // A call within a call stays with the interpreter that it came from.
        if self.nested.get() == 0 {
            self.measuring.set(table.setup.profile.is_on());
        }
        if self.nested.get() >= NESTED {
            return Err(at.says(format!(
                "scripts wake each other too deep: {NESTED} calls within calls; is there a circle of hooks?"
            )));
        }
        let loaded = self.loaded(card, &at)?;
        let Some(called) = loaded.function(function) else {
            return Err(at.says(format!("the script has no function `{function}`")));
        };
        let machine = self.machine(&at)?;
        let metered = Metered::start(self.limits.fuel, self.limits.time);
        let shared = &self.shared;
        let ended = shared.ended.take();
        let named = shared.card.replace(card);
        self.nested.set(self.nested.get() + 1);
        let thread = machine.thread(called).map_err(|error| at.error(&error));
        let outcome = thread.and_then(|thread| {
            let args = args(&machine.sandbox.lua).map_err(|error| at.error(&error))?;
            let stepping = self.debugging.then(|| {
                let looking = machine.looking.clone();
                raw::Stepping::start(Some(Rc::new(move |stop: &raw::Stop| looking.tell(stop))))
            });
            let result = shared.slot.enter(table, chooser, || thread.resume::<LuaValue>(args));
            drop(stepping);
            let outcome = self.outcome(&at, &thread, result);
            match outcome {
                Ok(_) => machine.threads.borrow_mut().push(thread),
                // What a failed call left may be a lot, up to the memory limit.
                Err(_) => {
                    drop(thread);
                    let _ = machine.sandbox.lua.gc_collect();
                }
            }
            let kept = machine.scripts.keep_nothing(&machine.sandbox.lua, &loaded, &at);
            outcome.and_then(|called| kept.map(|()| called))
        });
        self.nested.set(self.nested.get() - 1);
        shared.card.set(named);
        shared.ended.set(ended);
        drop(metered);
        outcome
    }

    pub(super) fn outcome(
        &self,
        at: &At,
        thread: &Thread,
        result: mlua::Result<LuaValue>,
    ) -> Result<Called, ScriptError> {
        let value = self.settled(at, thread, result)?;
        match (thread.status(), self.shared.ended.get()) {
            (ThreadStatus::Resumable, Some(ran)) => Ok(Called::Ended(ran)),
            (_, None) => Ok(Called::Returned(value)),
            (_, Some(_)) => Err(at.error(&super::api::ended())),
        }
    }

    /// What a call gave, or why it was broken off: a limit once hit stays hit, whatever the script made of it.
    fn settled<T>(&self, at: &At, thread: &Thread, result: mlua::Result<T>) -> Result<T, ScriptError> {
        let result = result.map_err(|error| match error {
            mlua::Error::MemoryError(message) => {
                raw::hit(raw::Limit::Memory);
                mlua::Error::MemoryError(format!("{message}\nstack traceback:\n{}", raw::calls(thread)))
            }
            other => other,
        });
        let error = result.as_ref().err();
        if let Some(limit) = raw::limit_hit() {
            self.shared.fatal.take();
            return Err(at.limit(limit, &self.limits, error));
        }
        if let Some(fatal) = self.shared.fatal.take() {
            return Err(fatal);
        }
        result.map_err(|error| at.error(&error))
    }

    /// Calls a hook function with `me` and one argument more.
    fn ask<T>(
        &self,
        table: &mut Table,
        card: CardId,
        function: &str,
        more: impl FnOnce(&Lua) -> mlua::Result<LuaValue>,
        read: impl FnOnce(&Shared, &LuaValue) -> Result<T, String>,
    ) -> Result<T, ScriptError> {
        let me = table.me();
        let called = self.call(table, None, card, function, |lua| (player(me), more(lua)?).into_lua_multi(lua))?;
        let value = match called {
            Called::Returned(value) => value,
            Called::Ended(_) => LuaValue::Nil,
        };
        read(&self.shared, &value).map_err(|message| {
            let definition = self.shared.variant.card(card);
            let script = definition.script.as_ref();
            let file = script.map_or("", |script| script.file.as_str());
            let mut error = At { card: &definition.id, file }.says(message);
            error.line = self.loaded_line(card, function);
            error
        })
    }

    /// The line on which a function of a card's begins.
    fn loaded_line(&self, card: CardId, function: &str) -> u32 {
        let machine = if self.measuring.get() { &self.covering } else { &self.machine };
        let loaded = machine.get().and_then(|machine| machine.scripts.kept(card));
        let info = loaded.and_then(|loaded| loaded.function(function).map(|function| function.info()));
        info.and_then(|info| info.line_defined).unwrap_or(0) as u32
    }
}

impl Machine {
    pub(super) fn thread(&self, function: &mlua::Function) -> mlua::Result<Thread> {
        match self.threads.borrow_mut().pop() {
            Some(thread) => thread.reset(function.clone()).map(|()| thread),
            None => self.sandbox.lua.create_thread(function.clone()),
        }
    }
}

fn player(player: Player) -> Argument {
    Argument(Value::Players(Players::one(player)))
}

/// A set on its way into Lua.
struct Argument(Value);

impl mlua::IntoLua for Argument {
    fn into_lua(self, lua: &Lua) -> mlua::Result<LuaValue> {
        lua.create_any_userdata(Set(self.0)).map(LuaValue::UserData)
    }
}

impl Host for LuaHost {
    fn bot(&self, table: &mut Table, bot: usize, decision: &Decision) -> Result<usize, ScriptError> {
        self.ask_bot(table, bot, decision)
    }

    fn play(&self, table: &mut Table, card: CardId, chooser: &mut dyn Chooser) -> Result<Ran, ScriptError> {
        let me = table.me();
        match self.call(table, Some(chooser), card, "play", |lua| player(me).into_lua_multi(lua))? {
            Called::Returned(_) => Ok(Ran::Done),
            Called::Ended(ran) => Ok(ran),
        }
    }

    fn hook(
        &self,
        table: &mut Table,
        card: CardId,
        function: &str,
        detail: Detail,
    ) -> Result<Option<Answer>, ScriptError> {
        let more = |lua: &Lua| {
            Ok(match detail {
                Detail::None => LuaValue::Nil,
                Detail::Number(number) => LuaValue::Number(number as f64),
                Detail::Word(word) => LuaValue::String(lua.create_string(self.shared.text(word))?),
            })
        };
        self.ask(table, card, function, more, |_, value| answer::hook(function, value))
    }

    fn squares(&self, table: &mut Table, card: CardId, function: &str) -> Result<Squares, ScriptError> {
        self.ask(
            table,
            card,
            function,
            |_| Ok(LuaValue::Nil),
            |_, value| match sets::peek(value) {
                Some(Value::Squares(squares)) => Ok(squares),
                Some(other) => Err(format!("`{function}` must return squares, found {}", other.kind().name())),
                None => Err(format!("`{function}` must return squares, found {}", described(value))),
            },
        )
    }

    fn fuel(&self) -> u64 {
        raw::used()
    }

    fn add_coverage(&self, profile: &Profile) {
        let Some(machine) = self.covering.get() else { return };
        let mut given = self.given.borrow_mut();
        for (file, lines) in machine.scripts.lines() {
            let before = given.entry(file.clone()).or_default();
            before.resize(lines.len(), None);
            let more = |(now, before): (&Option<u64>, &Option<u64>)| now.map(|now| now - before.unwrap_or(0).min(now));
            let more: Lines = lines.iter().zip(before.iter()).map(more).collect();
            profile.add_lines(&file, &more);
            *before = lines;
        }
    }

    fn eval(&self, table: &mut Table, source: &str, write: bool) -> Result<String, ScriptError> {
        self.evaluate(table, source, write)
    }

    fn drawn(&self, table: &mut Table, card: CardId, drawer: Player, drawn: CardId) -> Result<DrawAnswer, ScriptError> {
        let me = table.me();
        let shown = |lua: &Lua| {
            let drawn = self.shared.variant.card(drawn);
            let shown = lua.create_table()?;
            shown.raw_set("id", drawn.id.as_str())?;
            shown.raw_set("kind", drawn.kind.name())?;
            shown.raw_set("lays", drawn.lays)?;
            shown.raw_set("to_hand", drawn.to_hand)?;
            (player(me), player(drawer), shown).into_lua_multi(lua)
        };
        let called = self.call(table, None, card, "on_draw", shown)?;
        let Called::Returned(value) = called else { return Ok(DrawAnswer::default()) };
        answer::draw(&self.shared, &value).map_err(|message| {
            let definition = self.shared.variant.card(card);
            let file = definition.script.as_ref().map_or("", |script| script.file.as_str());
            let mut error = At { card: &definition.id, file }.says(message);
            error.line = self.loaded_line(card, "on_draw");
            error
        })
    }
}
