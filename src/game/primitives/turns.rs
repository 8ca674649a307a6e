//! Turns, attacks on players, and what a laid card remembers.

use super::super::event::Event;
use super::super::value::{Arg, Type, Value};
use super::{Fault, NOTHING, Primitive};

const COUNT: Arg = Arg::number("count", "How many.", 1);
const WHO: Arg = Arg::or("players", Type::Players, "Whose.", "me");

pub(super) static PRIMITIVES: &[Primitive] = &[
    Primitive {
        name: "threaten",
        args: &[
            Arg::new("players", Type::Players, "Whom the card is used against."),
            Arg::new("with", Type::Word, "The kind of attack, as the shields name it."),
        ],
        rule: "P5",
        doc: "Gives players the chance to cancel the card by what lies in front of them, after all aiming and before any change; a cancelled effect ends here.",
        gives: Some("whether it was cancelled"),
        example: "threaten = { players = \"victim\", with = \"forced move\" }",
        always: false,
        run: |table, args| {
            let Some(with) = args[1].word() else { return Fault::new("", "expected the kind of attack") };
            let cancelled = table.threaten(args[0].players(), with)?;
            Ok(Value::Number(cancelled as i64))
        },
    },
    Primitive {
        name: "skip_turn",
        args: &[WHO, COUNT],
        rule: "T6",
        doc: "Players skip their next turns.",
        gives: None,
        example: "skip_turn = \"victim\"",
        always: false,
        run: |table, args| {
            let by = times(args[1])?;
            for player in args[0].players().iter() {
                table.emit_here(Event::SkipOwed { player, by });
            }
            Ok(NOTHING)
        },
    },
    Primitive {
        name: "extra_turn",
        args: &[WHO, COUNT],
        rule: "T6",
        doc: "Players take further turns at the end of the next turn that they really take.",
        gives: None,
        example: "extra_turn = \"me\"",
        always: false,
        run: |table, args| {
            let by = times(args[1])?;
            for player in args[0].players().iter() {
                table.emit_here(Event::ExtraOwed { player, by });
            }
            Ok(NOTHING)
        },
    },
    Primitive {
        name: "remember",
        args: &[Arg::new("number", Type::Number, "The number.")],
        rule: "P5",
        doc: "The laid card whose hook is running keeps a number; `memo` reads it.",
        gives: None,
        example: "remember = 3",
        always: false,
        run: |table, args| {
            let (player, card) = (table.me(), table.scope.card);
            if !table.state.laid[player].iter().any(|laid| laid.card == card) {
                return Fault::new("P5", "only a card that lies in front of you can remember a number");
            }
            table.emit_here(Event::MemoSet { player, card, memo: args[0].number() });
            Ok(NOTHING)
        },
    },
];

fn times(value: Value) -> Result<i8, Fault> {
    match value.number() {
        count @ 1..=20 => Ok(count as i8),
        count => Fault::new("T6", format!("1 to 20 turns can be skipped or added at once, found {count}")),
    }
}
