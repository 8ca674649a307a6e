//! Looking into scripts while they run, and evaluating what is asked about a game without changing it.

use std::collections::BTreeMap;
use std::rc::Rc;

use mlua::{Lua, Table as LuaTable, Value as LuaValue};

use crate::game::{CardId, Frame, Place, Table, Value};

use super::raw::{Aside, Call, Stop, limit_hit};
use super::sandbox::{Limits, PRELUDE};
use super::sets::{self, Set};
use super::shared::Shared;

/// The longest text that a value is shown by.
const SHOWN: usize = 200;

/// Lua takes no more variables in one function.
const MOST_NAMES: usize = 150;

/// A value given to an expression by name.
#[derive(Clone, PartialEq, Debug)]
pub enum Given {
    Flag(bool),
    Number(i64),
    Text(String),
    Set(Value),
}

/// What an expression gave.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Evaluated {
    /// Whether it counts as true: anything but `false` and nothing.
    pub holds: bool,
    pub text: String,
}

/// What evaluating needs.
#[derive(Clone)]
pub(super) struct Looking {
    pub lua: Lua,
    pub shared: Rc<Shared>,
    pub limits: Limits,
}

impl Looking {
    /// Evaluates an expression with these names over an environment. Primitives and choices are refused meanwhile.
    pub(super) fn evaluate(
        &self,
        around: &LuaTable,
        names: Vec<(String, LuaValue)>,
        expression: &str,
    ) -> Result<Evaluated, String> {
        let expression = expression.trim();
        if expression.is_empty() {
            return Err("there is no expression".into());
        }
        let before = self.shared.looking.replace(true);
        let aside = Aside::start(self.limits.fuel, self.limits.time);
        let result = self.run(around, names, expression);
        let limit = limit_hit();
        drop(aside);
        self.shared.looking.set(before);
        self.shared.fatal.take();
        if limit.is_some() {
            return Err(format!("`{expression}` takes too long: is there an endless loop in it?"));
        }
        result.map_err(|error| self.because(expression, &error))
    }

    fn run(&self, around: &LuaTable, names: Vec<(String, LuaValue)>, expression: &str) -> mlua::Result<Evaluated> {
        let environment = self.lua.create_table()?;
        // A variable that holds nothing is one all the same: no table can say so.
        let mut nothing = Vec::new();
        // Those that hide others come later.
        for (name, value) in names.into_iter().collect::<BTreeMap<String, LuaValue>>() {
            match value {
                LuaValue::Nil => nothing.push(name),
                value => environment.raw_set(name, value)?,
            }
        }
        nothing.retain(|name| !name.starts_with('('));
        nothing.truncate(MOST_NAMES);
        let known = if nothing.is_empty() { String::new() } else { format!("local {}; ", nothing.join(", ")) };
        let meta = self.lua.create_table()?;
        meta.raw_set("__index", around)?;
        environment.set_metatable(Some(meta))?;
        environment.set_readonly(true);
        let chunk =
            self.lua.load(format!("{known}return {expression}")).set_name("=expression").set_environment(environment);
        let function = chunk.set_mode(mlua::chunk::ChunkMode::Text).into_function()?;
        let value: LuaValue = self.lua.create_thread(function)?.resume(())?;
        let holds = !matches!(value, LuaValue::Nil | LuaValue::Boolean(false));
        Ok(Evaluated { holds, text: self.shown(&value, true) })
    }

    fn because(&self, expression: &str, error: &mlua::Error) -> String {
        if matches!(error, mlua::Error::SyntaxError { .. }) {
            let (_, message) = super::error::syntax(error);
            return format!("`{expression}` is no expression: {message}");
        }
        let message = super::error::At { card: "", file: "" }.error(error).into_failed().message;
        match message.contains("written to") {
            true => format!("`{expression}` writes: expressions only look"),
            false => format!("`{expression}`: {message}"),
        }
    }

    /// A value in the words of Lua.
    fn shown(&self, value: &LuaValue, deep: bool) -> String {
        let text = match value {
            LuaValue::Nil => "nil".into(),
            LuaValue::Boolean(flag) => flag.to_string(),
            LuaValue::Integer(number) => number.to_string(),
            LuaValue::Number(number) => number.to_string(),
            LuaValue::String(text) => format!("{:?}", text.to_string_lossy()),
            LuaValue::Function(_) => "function".into(),
            LuaValue::Table(table) if deep => self.table(table),
            LuaValue::Table(_) => "{…}".into(),
            value => match sets::peek(value) {
                Some(set) => sets::text(&self.shared, &set),
                None => value.type_name().into(),
            },
        };
        if text.chars().count() <= SHOWN { text } else { text.chars().take(SHOWN).chain(['…']).collect() }
    }

    fn table(&self, table: &LuaTable) -> String {
        let mut entries: Vec<String> = Vec::new();
        let length = table.raw_len();
        for (place, pair) in table.pairs::<LuaValue, LuaValue>().take(64).flatten().enumerate() {
            let value = self.shown(&pair.1, false);
            entries.push(match &pair.0 {
                LuaValue::String(name) => format!("{} = {value}", name.to_string_lossy()),
                _ if place < length => value,
                key => format!("[{}] = {value}", self.shown(key, false)),
            });
        }
        if entries.is_empty() { "{}".into() } else { format!("{{ {} }}", entries.join(", ")) }
    }

    /// A value given by name, as Lua has it.
    pub(super) fn given(&self, given: &Given) -> mlua::Result<LuaValue> {
        Ok(match given {
            Given::Flag(flag) => LuaValue::Boolean(*flag),
            Given::Number(number) => LuaValue::Number(*number as f64),
            Given::Text(text) => LuaValue::String(self.lua.create_string(text)?),
            Given::Set(value) => LuaValue::UserData(self.lua.create_any_userdata(Set(*value))?),
        })
    }

    /// Tells whoever watches the game in the slot that a line is about to be run.
    pub(super) fn tell(&self, stop: &Stop<'_>) {
        if stop.file == PRELUDE || self.shared.looking.get() {
            return;
        }
        let watcher = self.shared.game("a debugger", |table: &mut Table, _| Ok(table.watcher()));
        if let Ok(Some(watcher)) = watcher {
            watcher.borrow_mut().line(&Here { looking: self, stop });
        }
    }
}

/// Where a script is.
struct Here<'a> {
    looking: &'a Looking,
    stop: &'a Stop<'a>,
}

impl Here<'_> {
    /// The calls of the card's scripts, innermost first.
    fn scripts(&self) -> impl Iterator<Item = Call> {
        self.stop.calls().into_iter().filter(|call| call.line > 0 && call.file != PRELUDE)
    }

    fn frame(&self, Call { level, file, line, function }: Call) -> Frame {
        let (mut locals, lua): (Vec<(String, String)>, _) = (Vec::new(), &self.looking.lua);
        let mut add = |(name, value): (String, LuaValue)| {
            if !name.starts_with('(') && !locals.iter().any(|(known, _)| *known == name) {
                locals.push((name, self.looking.shown(&value, true)));
            }
            locals.len()
        };
        // Variables that hide others come later.
        let own = self.stop.locals(lua, level).into_iter().rev().map(&mut add).last().unwrap_or(0);
        let around = self.stop.around(lua, level).into_iter();
        around.filter(|(_, value)| !matches!(value, LuaValue::Function(_))).for_each(|variable| {
            add(variable);
        });
        let call = match function.as_str() {
            "" => format!("{file}:{line}"),
            name => format!("{file}:{line} in {name}"),
        };
        Frame { call, locals, own }
    }
}

impl Place for Here<'_> {
    fn card(&self) -> CardId {
        self.looking.shared.card.get()
    }

    fn file(&self) -> &str {
        &self.stop.file
    }

    fn line(&self) -> u32 {
        self.stop.line
    }

    fn depth(&self) -> usize {
        self.stop.depth
    }

    fn frames(&self) -> Vec<Frame> {
        self.scripts().map(|call| self.frame(call)).collect()
    }

    fn evaluate(&self, frame: usize, expression: &str) -> Result<String, String> {
        let lua = &self.looking.lua;
        let level = self.scripts().nth(frame).ok_or_else(|| format!("there is no call {}", frame + 1))?.level;
        let function = self.stop.function(lua, level).ok_or("no function runs here")?;
        let around = function.environment().ok_or("the function here has no environment")?;
        let mut variables = self.stop.around(lua, level);
        variables.extend(self.stop.locals(lua, level));
        self.looking.evaluate(&around, variables, expression).map(|found| found.text)
    }
}
