//! What hook functions return, as answers of the core's.

use mlua::{Table as LuaTable, Value as LuaValue};

use crate::game::{Answer, DrawAnswer};

use super::convert::{described, nearest, whole};
use super::shared::Shared;

/// A function of a laid card's script that the game calls.
pub(super) struct HookFunction {
    pub name: &'static str,
    /// What it is called with.
    pub args: &'static str,
    pub doc: &'static str,
    /// The keys of the table that it may return, besides `use_up`; empty where it returns squares.
    pub keys: &'static [Key],
}

/// A key of an answer.
pub(super) struct Key {
    pub name: &'static str,
    pub kind: &'static str,
    pub doc: &'static str,
}

const USE_UP: Key = Key { name: "use_up", kind: "boolean", doc: "The card is used up and goes to the discard." };

pub(super) static HOOKS: &[HookFunction] = &[
    HookFunction {
        name: "on_turn_start",
        args: "me",
        doc: "Your turn begins, also one that is skipped.",
        keys: &[Key { name: "skip", kind: "boolean", doc: "The turn is skipped." }, USE_UP],
    },
    HookFunction {
        name: "on_roll",
        args: "me, steps",
        doc: "You have rolled; `steps` is 0 on a face that draws.",
        keys: &[
            Key { name: "times", kind: "integer", doc: "Multiplies the steps." },
            Key { name: "no_move", kind: "boolean", doc: "No move follows." },
            USE_UP,
        ],
    },
    HookFunction {
        name: "on_move",
        args: "me, steps",
        doc: "A move of yours begins.",
        keys: &[
            Key { name: "add", kind: "integer", doc: "So many steps are added." },
            Key { name: "at_most", kind: "integer", doc: "At most so many steps are made." },
            USE_UP,
        ],
    },
    HookFunction {
        name: "on_targeted",
        args: "me, attack",
        doc: "A card is used against you; `attack` is the word that it was threatened with.",
        keys: &[Key { name: "cancel", kind: "boolean", doc: "The attack is cancelled." }, USE_UP],
    },
    HookFunction {
        name: "on_knocked_out",
        args: "me",
        doc: "Your pawn is knocked out.",
        keys: &[Key { name: "points", kind: "integer", doc: "Multiplies the knockouts scored." }, USE_UP],
    },
    HookFunction {
        name: "on_turn_end",
        args: "me",
        doc: "A turn that you really took ends.",
        keys: &[Key { name: "extra_turn", kind: "boolean", doc: "You take another turn." }, USE_UP],
    },
    HookFunction {
        name: "on_draw",
        args: "me, drawer, card",
        doc: "A card was drawn; `card` has `id`, `kind`, `lays` and `to_hand`.",
        keys: &[
            Key {
                name: "divert",
                kind: "string",
                doc: "The card is played for you; the word is the attack that the drawer may repel.",
            },
            Key { name: "again", kind: "boolean", doc: "The card is played a second time." },
            USE_UP,
        ],
    },
    HookFunction { name: "may_enter", args: "me", doc: "The only squares that this move may enter.", keys: &[] },
    HookFunction {
        name: "may_also_enter",
        args: "me",
        doc: "Squares that this move may enter besides, by choice, as often as `also_times` of the card's `[on.move]` says.",
        keys: &[],
    },
    HookFunction { name: "may_end", args: "me", doc: "The only squares that the move may end on.", keys: &[] },
];

/// The functions that the game calls: `play` and the hooks.
pub(super) fn called() -> impl Iterator<Item = &'static str> + Clone {
    std::iter::once("play").chain(HOOKS.iter().map(|hook| hook.name))
}

/// What a hook function returned; `None` if it has nothing to say.
pub(super) fn hook(function: &str, value: &LuaValue) -> Result<Option<Answer>, String> {
    let Some(table) = table(function, value)? else { return Ok(None) };
    let mut answer = Answer::default();
    for (key, value) in read(function, table)? {
        match key {
            "use_up" => answer.use_up = flag(function, key, &value)?,
            "skip" => answer.skip = flag(function, key, &value)?,
            "no_move" => answer.no_move = flag(function, key, &value)?,
            "cancel" => answer.cancel = flag(function, key, &value)?,
            "extra_turn" => answer.extra_turn = flag(function, key, &value)?,
            "times" => answer.times = number(function, key, &value)?,
            "add" => answer.add = number(function, key, &value)?,
            "points" => answer.points = number(function, key, &value)?,
            "at_most" => answer.at_most = Some(number(function, key, &value)?),
            _ => {}
        }
    }
    Ok(Some(answer))
}

/// What `on_draw` returned.
pub(super) fn draw(shared: &Shared, value: &LuaValue) -> Result<DrawAnswer, String> {
    let function = "on_draw";
    let mut answer = DrawAnswer::default();
    let Some(table) = table(function, value)? else { return Ok(answer) };
    for (key, value) in read(function, table)? {
        match (key, &value) {
            ("use_up", value) => answer.use_up = flag(function, key, value)?,
            ("again", value) => answer.again = flag(function, key, value)?,
            ("divert", LuaValue::String(text)) => answer.divert = Some(shared.word(&text.to_string_lossy())),
            (_, value) => return Err(wrong(function, key, "a word", value)),
        }
    }
    Ok(answer)
}

fn table<'a>(function: &str, value: &'a LuaValue) -> Result<Option<&'a LuaTable>, String> {
    match value {
        LuaValue::Nil => Ok(None),
        LuaValue::Table(table) => Ok(Some(table)),
        other => Err(format!("`{function}` must return a table or nothing, found {}", described(other))),
    }
}

/// The keys and values of a returned table, the keys checked.
fn read(function: &str, table: &LuaTable) -> Result<Vec<(&'static str, LuaValue)>, String> {
    let keys = HOOKS.iter().find(|hook| hook.name == function).map(|hook| hook.keys).unwrap_or_default();
    let mut found = Vec::new();
    for pair in table.pairs::<LuaValue, LuaValue>() {
        let (key, value) = pair.map_err(|error| error.to_string())?;
        let key = key.to_string().unwrap_or_default();
        match keys.iter().find(|known| known.name == key) {
            Some(known) => found.push((known.name, value)),
            None => {
                let names = keys.iter().map(|key| key.name);
                let all: Vec<String> = names.clone().map(|name| format!("`{name}`")).collect();
                let meant = nearest(&key, names).map(|name| format!(" (did you mean `{name}`?)")).unwrap_or_default();
                return Err(format!("`{function}` returned the key `{key}`{meant}; it may return {}", all.join(", ")));
            }
        }
    }
    Ok(found)
}

fn flag(function: &str, key: &str, value: &LuaValue) -> Result<bool, String> {
    match value {
        LuaValue::Boolean(flag) => Ok(*flag),
        other => Err(wrong(function, key, "`true` or `false`", other)),
    }
}

fn number(function: &str, key: &str, value: &LuaValue) -> Result<i64, String> {
    match whole(value) {
        Some(number) if number.abs() <= 1000 => Ok(number),
        _ => Err(wrong(function, key, "a whole number", value)),
    }
}

fn wrong(function: &str, key: &str, expected: &str, found: &LuaValue) -> String {
    format!("`{function}` returned `{key}`, which must be {expected}, found {}", described(found))
}
