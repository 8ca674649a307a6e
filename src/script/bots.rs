//! Scripted bots: a file of `scripts/bots` whose function `choose(decision)` says which choice is taken. It may ask
//! all that cards may ask, and change nothing.

use std::rc::Rc;

use mlua::{IntoLuaMulti, Lua, Table as LuaTable, Value as LuaValue};

use crate::board::{Directions, Players, Squares};
use crate::game::{Choice, Decision, ScriptError, Table, Towers, Value};

use super::convert::{described, to_lua};
use super::error::At;
use super::host::{Called, LuaHost};
use super::raw::Metered;
use super::scripts::Loaded;
use super::shared::Shared;

/// The function of a bot's script.
pub(super) const CHOOSE: &str = "choose";

impl LuaHost {
    /// What a bot of the variant's chooses: a place among the choices, from 0.
    pub(super) fn ask_bot(&self, table: &mut Table, bot: usize, decision: &Decision) -> Result<usize, ScriptError> {
        let variant = self.variant().clone();
        let Some(script) = variant.bots.get(bot) else {
            return Err(At { card: "?", file: "?" }.says("the variant has no such bot"));
        };
        let id = script.file.rsplit('/').next().unwrap_or_default().trim_end_matches(".lua");
        let at = At { card: id, file: &script.file };
        let loaded = self.bot(bot, &at)?;
        let Some(choose) = loaded.function(CHOOSE) else {
            return Err(at.says("the script has no function `choose`"));
        };
        let machine = self.machine(&at)?;
        let texts: Vec<String> = decision.choices.iter().map(|choice| table.setup.text(&table.state, choice)).collect();
        let metered = Metered::start(self.limits.fuel, self.limits.time);
        let before = self.shared.looking.replace(true);
        let thread = machine.thread(choose).map_err(|error| at.error(&error));
        let outcome = thread.and_then(|thread| {
            let lua = &machine.sandbox.lua;
            let shown = shown(lua, &self.shared, table, decision, &texts).and_then(|shown| shown.into_lua_multi(lua));
            let shown = shown.map_err(|error| at.error(&error))?;
            let result = self.shared.slot.enter(table, None, || thread.resume::<LuaValue>(shown));
            self.outcome(&at, &thread, result)
        });
        self.shared.looking.set(before);
        let kept = machine.scripts.keep_nothing(&machine.sandbox.lua, &loaded, &at);
        drop(metered);
        let Called::Returned(value) = outcome.and_then(|called| kept.map(|()| called))? else {
            return Err(at.says("`choose` must return a choice"));
        };
        picked(&value, &texts).map_err(|message| at.says(message))
    }

    fn bot(&self, bot: usize, at: &At) -> Result<Rc<Loaded>, ScriptError> {
        let machine = self.machine(at)?;
        if let Some(loaded) = machine.bots.borrow().get(&bot) {
            return Ok(loaded.clone());
        }
        let script = &self.variant().bots[bot];
        let _metered = Metered::start(self.limits.fuel, self.limits.time);
        let loaded = machine.scripts.load(&machine.sandbox, None, &script.file, &script.source);
        let loaded = Rc::new(loaded.map_err(|error| at.error(&error))?);
        machine.bots.borrow_mut().insert(bot, loaded.clone());
        Ok(loaded)
    }
}

/// The decision as a bot sees it.
fn shown(lua: &Lua, shared: &Shared, table: &Table, decision: &Decision, texts: &[String]) -> mlua::Result<LuaTable> {
    let choices = lua.create_table()?;
    for (place, (choice, text)) in decision.choices.iter().zip(texts).enumerate() {
        let one = lua.create_table()?;
        one.raw_set("text", text.as_str())?;
        let (kind, value) = read(choice, table);
        one.raw_set("kind", kind)?;
        if let Some(value) = value {
            one.raw_set("value", to_lua(lua, value, shared)?)?;
        }
        choices.raw_set(place + 1, one)?;
    }
    let whole = lua.create_table()?;
    whole.raw_set("kind", decision.kind.name())?;
    if let Some(card) = decision.card {
        whole.raw_set("card", table.card(card).id.as_str())?;
    }
    whole.raw_set("choices", choices)?;
    Ok(whole)
}

/// What sort of choice it is, and what it stands for.
fn read(choice: Choice, table: &Table) -> (&'static str, Option<Value>) {
    match choice {
        Choice::Square(square) => ("square", Some(Value::Squares(Squares::one(square)))),
        Choice::Block(block) => ("ground", Some(Value::Squares(block.squares(table.shape())))),
        Choice::Direction(direction) => ("direction", Some(Value::Directions(Directions::one(direction)))),
        Choice::Player(player) => ("player", Some(Value::Players(Players::one(player)))),
        Choice::Tower(place) => ("tower", Some(Value::Towers(Towers::one(place as usize)))),
        Choice::TopCard(place) => ("top_card", Some(Value::Number(i64::from(place)))),
        Choice::Number(number) => ("number", Some(Value::Number(i64::from(number)))),
        Choice::Face(face) => ("face", Some(Value::Number(i64::from(face)))),
        Choice::Hand(_) => ("hand", None),
        Choice::Roll => ("roll", None),
        Choice::Stop => ("stop", None),
        Choice::Enough => ("enough", None),
        Choice::GiveUp => ("give_up", None),
    }
}

/// The place of the choice that a bot's answer means: its number from 1, its text, or the best of a list of scores.
fn picked(value: &LuaValue, texts: &[String]) -> Result<usize, String> {
    let count = texts.len();
    let whole = |number: f64| number.fract() == 0.0 && (1.0..=count as f64).contains(&number);
    match value {
        LuaValue::Integer(number) if whole(*number as f64) => Ok(*number as usize - 1),
        LuaValue::Number(number) if whole(*number) => Ok(*number as usize - 1),
        LuaValue::String(text) => {
            let text = text.to_string_lossy();
            texts.iter().position(|known| *known == text).ok_or_else(|| {
                format!("`choose` returned `{text}`, which is none of the choices: {}", texts.join(", "))
            })
        }
        LuaValue::Table(scores) => {
            let mut best: Option<(f64, usize)> = None;
            for place in 1..=count {
                let score = match scores.raw_get::<LuaValue>(place) {
                    Ok(LuaValue::Number(score)) if !score.is_nan() => score,
                    Ok(LuaValue::Integer(score)) => score as f64,
                    _ => {
                        return Err(format!("`choose` returned scores without a number for choice {place} of {count}"));
                    }
                };
                if best.is_none_or(|(before, _)| score > before) {
                    best = Some((score, place - 1));
                }
            }
            best.map(|(_, place)| place).ok_or_else(|| "there is nothing to choose".into())
        }
        other => Err(format!(
            "`choose` must return the number of a choice from 1 to {count}, its text, or a list of scores, found {}",
            described(other)
        )),
    }
}
