//! Cards about cards: drawing, the deck, the discard, laying.

use super::super::event::{Event, Flow};
use super::super::state::Task;
use super::super::table::Table;
use super::super::value::{Arg, Type, Value};
use super::pawns::one_player;
use super::{Fault, NOTHING, Primitive};

const COUNT: Arg = Arg::number("count", "How many.", 1);
const WHO: Arg = Arg::or("player", Type::Players, "Who.", "me");

pub(super) static PRIMITIVES: &[Primitive] = &[
    Primitive {
        name: "draw",
        args: &[COUNT, WHO],
        rule: "P1",
        doc: "A player draws cards, one after the other, as soon as this effect is over.",
        gives: None,
        example: "draw = 2",
        always: false,
        run: |table, args| draw(table, args[0].number(), args[1]),
    },
    Primitive {
        name: "give_card",
        args: &[Arg::new("player", Type::Players, "Who gets it.")],
        rule: "P6",
        doc: "The next card of the deck is drawn and played by this player, as soon as this effect is over.",
        gives: None,
        example: "give_card = \"receiver\"",
        always: false,
        run: |table, args| draw(table, 1, args[0]),
    },
    Primitive {
        name: "discard_top",
        args: &[COUNT],
        rule: "P1",
        doc: "Puts the top cards on the discard unseen, as many as there are.",
        gives: None,
        example: "discard_top = 5",
        always: false,
        run: |table, args| {
            let count = args[0].number().clamp(0, 10_000) as usize;
            let cards: Vec<_> = table.state.deck().take(count).collect();
            if !cards.is_empty() {
                table.emit_here(Event::TopDiscarded { cards });
            }
            Ok(NOTHING)
        },
    },
    Primitive {
        name: "reshuffle",
        args: &[],
        rule: "P1",
        doc: "Shuffles the discard into the deck, as soon as this effect is over; nothing if the discard is empty.",
        gives: None,
        example: "reshuffle = {}",
        always: false,
        run: |table, _| {
            if !table.state.discard.is_empty() {
                after_effect(table, Task::Shuffle)?;
            }
            Ok(NOTHING)
        },
    },
    Primitive {
        name: "reorder_top",
        args: &[Arg::new("first", Type::Number, "The place of the card that comes first, counted from 1.")],
        rule: "P1",
        doc: "Puts one of the top cards first; the others keep their order.",
        gives: None,
        example: "reorder_top = \"card\"",
        always: false,
        run: |table, args| {
            let place = args[0].number();
            if place < 1 || place as usize > table.state.deck.len().min(255) {
                return Fault::new("P1", format!("there is no card at place {place} of the deck"));
            }
            table.emit_here(Event::TopChosen { place: place as u8 });
            Ok(NOTHING)
        },
    },
    Primitive {
        name: "lay",
        args: &[Arg::or("before", Type::Players, "In front of whom.", "me")],
        rule: "P5",
        doc: "Lays the card in play in front of a player; if the same lies there already, the rest of the effect is void.",
        gives: Some("whether it was laid"),
        example: "lay = { before = \"victim\" }",
        always: true,
        run: |table, args| {
            let player = one_player(args[0])?;
            let card = table.scope.card;
            if table.scope.probing {
                table.scope.changed = true;
                return Ok(Value::Number(1));
            }
            if table.state.laid[player].iter().any(|laid| laid.card == card) {
                table.scope.stopped = true;
                table.scope.changed = true;
                return Ok(Value::Number(0));
            }
            if table.state.in_play.last() != Some(&card) {
                return Fault::new("P5", "only a card in play can be laid");
            }
            table.emit_here(Event::Laid { player, card });
            Ok(Value::Number(1))
        },
    },
    Primitive {
        name: "discard_laid",
        args: &[
            Arg::new("card", Type::Word, "The card's id."),
            Arg::or("players", Type::Players, "Before whom it lies.", "me"),
        ],
        rule: "P5",
        doc: "Discards a laid card of this name.",
        gives: None,
        example: "discard_laid = { card = \"example\", players = \"opponents\" }",
        always: false,
        run: |table, args| {
            let name = args[0].word().and_then(|word| table.setup.variant.words.get(word.0 as usize));
            let Some(card) = name.and_then(|name| table.setup.variant.find(name)) else {
                return Fault::new("", "there is no card of this name");
            };
            for player in args[1].players().iter() {
                if table.state.laid[player].iter().any(|laid| laid.card == card) {
                    table.emit_here(Event::UsedUp { player, card });
                }
            }
            Ok(NOTHING)
        },
    },
];

#[inline(always)]
fn draw(table: &mut Table, count: i64, player: Value) -> Result<Value, Fault> {
    let player = one_player(player)?;
    if !(0..=100).contains(&count) {
        return Fault::new("P1", format!("0 to 100 cards can be drawn at once, found {count}"));
    }
    if table.state.deck.is_empty() && table.state.discard.is_empty() {
        return Ok(NOTHING);
    }
    for _ in 0..count {
        after_effect(table, Task::Draw { player, left: None, second: false })?;
    }
    Ok(NOTHING)
}

/// Has a task done right after the effect on top of the agenda and what it asked for before.
#[inline(always)]
fn after_effect(table: &mut Table, task: Task) -> Result<(), Fault> {
    if table.scope.probing {
        table.scope.changed = true;
        return Ok(());
    }
    match table.state.agenda().last() {
        Some(Task::Play { queued: u8::MAX, .. }) => {
            return Fault::new(
                "P1",
                format!("an effect can have at most {} draws and shuffles done after it", u8::MAX),
            );
        }
        Some(Task::Play { queued, .. }) => {
            let after = *queued;
            table.flow(Flow::Insert { task, after });
        }
        _ => table.flow(Flow::Push(task)),
    }
    Ok(())
}
