//! The functions by which a script asks for a choice. Each builds the same [`Choose`] that a card in TOML has.

use std::rc::Rc;

use mlua::{Function, Lua, MultiValue, Table as LuaTable, Value as LuaValue};

use crate::game::{Arg, Choose, Expr, From, Kind, Origin, Type, Value};

use super::api::{ended, take_args};
use super::convert::{Slotted, described, nearest, to_lua, whole};
use super::shared::Shared;

/// One such function.
pub(super) struct Chooses {
    pub name: &'static str,
    pub args: &'static [Arg],
    pub gives: Type,
    pub doc: &'static str,
    pub example: &'static str,
    /// The name of the choice unless `as` says another.
    usual: &'static str,
    from: fn(&[Value]) -> From,
}

pub(super) static CHOICES: &[Chooses] = &[
    Chooses {
        name: "choose_square",
        args: &[Arg::new("from", Type::Squares, "The candidates.")],
        gives: Type::Squares,
        doc: "Has a square chosen; candidates are offered in reading order.",
        example: "local target = choose_square(free() - around(starts()), { as = \"target\" })",
        usual: "square",
        from: |args| From::Square(Expr::Const(args[0])),
    },
    Chooses {
        name: "choose_player",
        args: &[Arg::or("from", Type::Players, "The candidates.", "opponents")],
        gives: Type::Players,
        doc: "Has a player chosen; candidates are offered in seat order.",
        example: "local victim = choose_player(opponents(), { as = \"victim\" })",
        usual: "player",
        from: |args| From::Player(Expr::Const(args[0])),
    },
    Chooses {
        name: "choose_tower",
        args: &[Arg::new("from", Type::Towers, "The candidates.")],
        gives: Type::Towers,
        doc: "Has a tower chosen; the oldest is offered first.",
        example: "local tower = choose_tower(enemy_towers())",
        usual: "tower",
        from: |args| From::Tower(Expr::Const(args[0])),
    },
    Chooses {
        name: "choose_direction",
        args: &[Arg::or("from", Type::Directions, "The candidates.", "orthogonal")],
        gives: Type::Directions,
        doc: "Has a direction chosen: left, right, forward, back, then the diagonals.",
        example: "capture_line(nil, choose_direction(diagonals()))",
        usual: "direction",
        from: |args| From::Direction(Expr::Const(args[0])),
    },
    Chooses {
        name: "choose_ground",
        args: &[Arg::number("size", "Squares a side: 2 for a tower, 1 for a keep.", 2)],
        gives: Type::Squares,
        doc: "Has ground for a new tower chosen (W2).",
        example: "plant(choose_ground(2, { as = \"ground\" }))",
        usual: "ground",
        from: |args| From::Ground(Expr::Const(args[0])),
    },
    Chooses {
        name: "choose_ground_for",
        args: &[Arg::new("tower", Type::Towers, "The tower.")],
        gives: Type::Squares,
        doc: "Has new ground for a tower chosen.",
        example: "local tower = choose_tower(my_towers())\nmove_tower(tower, choose_ground_for(tower))",
        usual: "ground",
        from: |args| From::GroundFor(Expr::Const(args[0])),
    },
    Chooses {
        name: "choose_top_card",
        args: &[Arg::new("count", Type::Number, "How many cards from the top are looked at.")],
        gives: Type::Number,
        doc: "Has one of the top cards chosen, by its place from 1.",
        example: "reorder_top(choose_top_card(3, { as = \"card\" }))",
        usual: "card",
        from: |args| From::TopCard(Expr::Const(args[0])),
    },
    Chooses {
        name: "choose_number",
        args: &[
            Arg::new("least", Type::Number, "The smallest candidate."),
            Arg::new("most", Type::Number, "The largest candidate."),
        ],
        gives: Type::Number,
        doc: "Has a whole number chosen.",
        example: "draw(choose_number(1, 3))",
        usual: "number",
        from: |args| From::Number(Expr::Const(args[0]), Expr::Const(args[1])),
    },
];

/// The keys of a choice's options, with what they mean.
pub(super) static OPTIONS: &[(&str, &str, &str)] = &[
    ("as", "string", "The name that the choice is shown by."),
    ("forced", "boolean", "It can't be given up; as usual for a penalty, unlike a bonus."),
    ("count", "integer", "So many are chosen, one decision each; fewer if there are fewer."),
    ("up_to", "integer", "As `count`, but one may stop early with what one has."),
];

/// The most things that one choice asks for.
const MOST: i64 = 200;

pub(super) fn build(lua: &Lua, shared: &Rc<Shared>) -> mlua::Result<LuaTable> {
    let group = lua.create_table()?;
    for chooses in CHOICES {
        group.raw_set(chooses.name, function(lua, shared, chooses)?)?;
    }
    Ok(group)
}

/// How many calls away from a function of the game's the script's own line may be.
const NEAR: usize = 8;

/// Gives whether the effect ends here, and what was chosen.
fn function(lua: &Lua, shared: &Rc<Shared>, chooses: &'static Chooses) -> mlua::Result<Function> {
    let (shared, slots) = (shared.clone(), Slotted::all(chooses.args));
    lua.create_function(move |lua, mut given: MultiValue| {
        shared.may_change(chooses.name)?;
        if shared.ended.get().is_some() {
            return Err(ended());
        }
        let options = given.remove(slots.len()).unwrap_or(LuaValue::Nil);
        let outcome = shared.game(chooses.name, |table, chooser| {
            let Some(chooser) = chooser else {
                return Err(mlua::Error::runtime(format!(
                    "`{}` can be called only while the card is played: a hook can't ask",
                    chooses.name
                )));
            };
            let args = take_args(chooses.name, &slots, &given, &shared, table)?;
            if let [Value::Number(least), Value::Number(most)] = args[..]
                && most.saturating_sub(least) >= MOST
            {
                return Err(mlua::Error::runtime(format!(
                    "`{}`: at most {MOST} numbers can be chosen among, found {least} to {most}",
                    chooses.name
                )));
            }
            let penalty = table.card(table.scope.card).kind == Kind::Penalty;
            let mut choose = Choose {
                name: shared.name(chooses.usual),
                from: (chooses.from)(&args),
                keep_if: None,
                reads_it: 0,
                count: 1,
                up_to: false,
                forced: penalty,
                dependent: false,
                tests: Vec::new(),
                origin: Origin::default(),
            };
            read_options(chooses.name, &options, &mut choose, &shared)?;
            Ok(table.run_choice(&choose, &[], chooser))
        })?;
        match outcome {
            Ok(value) => Ok((false, to_lua(lua, value, &shared)?)),
            Err(ran) => {
                shared.ended.set(Some(ran));
                note_place(lua, &shared, chooses.name)?;
                Ok((true, LuaValue::Nil))
            }
        }
    })
}

/// Notes the line of the script at which the effect came to a halt.
fn note_place(lua: &Lua, shared: &Shared, function: &str) -> mlua::Result<()> {
    if !shared.game(function, |table, _| Ok(table.scope.halted.is_some()))? {
        return Ok(());
    }
    let own = |level: &usize| lua.inspect_stack(*level, |call| call.current_line().is_some() && !is_prelude(call));
    let Some(level) = (0..NEAR).find(|level| own(level) == Some(true)) else { return Ok(()) };
    let place = lua.inspect_stack(level, |call| {
        let file = call.source().short_src.map(|file| file.into_owned()).unwrap_or_default();
        Origin { file, line: call.current_line().unwrap_or(0) as u32 }
    });
    shared.game(function, |table, _| {
        if let (Some(halted), Some(place)) = (&mut table.scope.halted, place) {
            halted.choose.origin = place;
        }
        Ok(())
    })
}

fn is_prelude(call: &mlua::debug::Debug) -> bool {
    call.source().short_src.is_none_or(|file| file.starts_with("prelude") || file.starts_with('['))
}

fn read_options(function: &str, options: &LuaValue, choose: &mut Choose, shared: &Shared) -> mlua::Result<()> {
    let table = match options {
        LuaValue::Nil => return Ok(()),
        LuaValue::Table(table) => table,
        other => {
            return Err(mlua::Error::runtime(format!(
                "`{function}`: the options are a table such as `{{ as = \"target\" }}`, found {}",
                described(other)
            )));
        }
    };
    table.for_each(|key: LuaValue, value: LuaValue| {
        let key = key.to_string().unwrap_or_default();
        let wrong = |expected: &str| {
            let found = described(&value);
            Err(mlua::Error::runtime(format!("`{function}`: the option `{key}` must be {expected}, found {found}")))
        };
        match (key.as_str(), &value) {
            ("as", LuaValue::String(text)) => choose.name = shared.name(&text.to_string_lossy()),
            ("as", _) => return wrong("a word"),
            ("forced", LuaValue::Boolean(forced)) => choose.forced = *forced,
            ("forced", _) => return wrong("`true` or `false`"),
            ("count" | "up_to", number) => match whole(number) {
                Some(count @ 1..=MOST) => {
                    choose.count = count as usize;
                    choose.up_to |= key == "up_to";
                }
                _ => return wrong(&format!("a whole number from 1 to {MOST}")),
            },
            _ => {
                let known = OPTIONS.iter().map(|(name, ..)| *name);
                let all: Vec<String> = known.clone().map(|name| format!("`{name}`")).collect();
                let meant = nearest(&key, known).map(|name| format!(" (did you mean `{name}`?)")).unwrap_or_default();
                return Err(mlua::Error::runtime(format!(
                    "`{function}` has no option `{key}`{meant}; it has {}",
                    all.join(", ")
                )));
            }
        }
        Ok(())
    })
}

/// How a choice may end the effect, for the reference.
pub(super) static ENDINGS: &[&str] = &[
    "Nobody has answered yet: what the effect did is undone, and it is run again once there is an answer.",
    "There is no candidate: the card can do nothing.",
    "The aim is given up.",
];
