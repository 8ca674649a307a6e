//! Evaluating what a person typed against the live table, in the environment of a script.

use mlua::{Function, Lua, MultiValue, Value as LuaValue};

use crate::board::Players;
use crate::game::{ScriptError, Table, Value};

use super::super::error::{At, syntax};
use super::super::raw::Metered;
use super::super::sets::{self, Set};
use super::LuaHost;

/// The name under which typed text is compiled.
pub(in crate::script) const TYPED: &str = "eval";
/// How deep a table is shown, and how many of its entries.
const DEEP: usize = 3;
const LONG: usize = 40;

impl LuaHost {
    /// The value of an expression, or of the last `return` of statements, as text.
    pub(super) fn evaluate(&self, table: &mut Table, source: &str, write: bool) -> Result<String, ScriptError> {
        let at = At { card: "", file: TYPED };
        self.measuring.set(false);
        let machine = self.machine(&at)?;
        let lua = &machine.sandbox.lua;
        let metered = Metered::start(self.limits.fuel, self.limits.time);
        let prepared = self.compile(lua, table, source).and_then(|function| machine.thread(&function));
        let thread = prepared.map_err(|error| match error {
            error @ mlua::Error::SyntaxError { .. } => {
                let (line, message) = syntax(&error);
                at.says_at(line, message)
            }
            error => at.error(&error),
        })?;
        let shared = &self.shared;
        let (ended, reading) = (shared.ended.take(), shared.looking.replace(!write));
        let result = shared.slot.enter(table, None, || {
            let result = thread.resume::<MultiValue>(());
            let values = self.outcome_of(&at, &thread, result)?;
            let shown: Vec<String> = values.iter().map(|value| shown(value, DEEP)).collect();
            Ok(if shown.is_empty() { "nothing".into() } else { shown.join(", ") })
        });
        shared.ended.set(ended);
        shared.looking.set(reading);
        drop(thread);
        drop(metered);
        result
    }

    fn compile(&self, lua: &Lua, table: &Table, source: &str) -> mlua::Result<Function> {
        let machine = self.machine.get().ok_or_else(|| mlua::Error::runtime("no interpreter"))?;
        let environment = machine.sandbox.environment(machine.scripts.library())?;
        environment.raw_set("me", lua.create_any_userdata(Set(Value::Players(Players::one(table.me()))))?)?;
        let load = |text: String| {
            let chunk = lua.load(text).set_name(format!("={TYPED}")).set_environment(environment.clone());
            chunk.set_mode(mlua::chunk::ChunkMode::Text).into_function()
        };
        // What is no expression may be statements; a fault is then told of the form that it looks like.
        load(format!("return {source}\n")).or_else(|fault| {
            let statements = ["local ", "if ", "for ", "while ", "repeat ", "do ", "return ", "function "];
            let like_statement = statements.iter().any(|word| source.trim_start().starts_with(word));
            load(source.to_owned()).map_err(|other| if like_statement { other } else { fault })
        })
    }

    fn outcome_of(
        &self,
        at: &At,
        thread: &mlua::Thread,
        result: mlua::Result<MultiValue>,
    ) -> Result<MultiValue, ScriptError> {
        let values = self.settled(at, thread, result)?;
        // A primitive that ends the effect (a shield, say) leaves the thread waiting: there is nothing to come back to.
        let waiting = thread.status() == mlua::thread::ThreadStatus::Resumable;
        Ok(if waiting { MultiValue::new() } else { values })
    }
}

/// A value as a person would write it.
fn shown(value: &LuaValue, deep: usize) -> String {
    match value {
        LuaValue::Nil => "nil".into(),
        LuaValue::String(text) => format!("\"{}\"", text.to_string_lossy()),
        LuaValue::Table(table) if deep > 0 => {
            let mut parts = Vec::new();
            let mut left_out = 0;
            let length = table.raw_len();
            let _ = table.for_each(|key: LuaValue, value: LuaValue| {
                let listed = matches!(key, LuaValue::Integer(at) if at >= 1 && at as usize <= length)
                    || matches!(key, LuaValue::Number(at) if at >= 1.0 && at <= length as f64);
                if parts.len() == LONG {
                    left_out += 1;
                } else if listed {
                    parts.push(shown(&value, deep - 1));
                } else {
                    let key = key.to_string().unwrap_or_default();
                    parts.push(format!("{key} = {}", shown(&value, deep - 1)));
                }
                Ok(())
            });
            if left_out > 0 {
                parts.push(format!("… {left_out} more"));
            }
            format!("{{ {} }}", parts.join(", "))
        }
        LuaValue::Table(_) => "{ … }".into(),
        LuaValue::Function(_) => "a function: call it, with `()` after its name".into(),
        LuaValue::UserData(_) if sets::peek(value).is_some_and(|set| set.is_empty()) => "{} (the empty set)".into(),
        other => other.to_string().unwrap_or_else(|_| other.type_name().into()),
    }
}
