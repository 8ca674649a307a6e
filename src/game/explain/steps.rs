//! How many steps a move has: the die's, and what laid cards make of them (M5).

use crate::board::Player;

use super::super::card::{Answer, CardId};
use super::super::hook::HookName;
use super::super::host::{Detail, ScriptError};
use super::super::knobs::Face;
use super::super::moving::Modifiers;
use super::super::table::Table;
use super::{Reason, Source};
use crate::messages::{Message, msg};

/// The steps that `face` gives the active player of a table that waits for the roll, by asking the laid cards as the
/// roll does.
pub fn why_steps(before_roll: &Table, face: u8) -> Result<Reason, ScriptError> {
    let player = before_roll.state.active;
    let mut table = before_roll.supposing(|_| {});
    let effect = table.knobs().die.get(face as usize - 1).copied().unwrap_or(Face::Draw);
    let Face::Steps(die) = effect else {
        let drawn =
            Reason::is(false, msg!("st-moves", face = face, player = player.word())).rule("T1").knob("die.faces");
        return Ok(drawn.found(msg!("st-draws")));
    };
    let die = die as i64;
    let mut modifiers = Modifiers::default();
    let mut parts = vec![Reason::told(msg!("st-gives", face = face, steps = steps(die))).rule("T1").knob("die.faces")];
    let laid = table.state.laid[player].len();
    if laid == 0 {
        parts.push(Reason::told(msg!("st-no-card", player = player.word())).rule("M5"));
    }
    table.ask_hooks(player, HookName::Roll, Detail::Number(die), |card, answer| {
        modifiers.rolls(&answer);
        parts.push(said(
            before_roll,
            card,
            HookName::Roll,
            &answer,
            msg!("st-times", times = answer.times, steps = steps(die * modifiers.times)),
        ));
    })?;
    let rolled = die * modifiers.times;
    if modifiers.no_move {
        return Ok(Reason::is(false, msg!("st-moves-on", player = player.word(), face = face))
            .rule("M9")
            .with_all(parts));
    }
    table.ask_hooks(player, HookName::Moving, Detail::Number(rolled), |card, answer| {
        modifiers.moves(&answer);
        let now = steps(modifiers.steps(rolled) as i64);
        let change = match answer.at_most {
            Some(most) => msg!("st-most", most = most, steps = now),
            None if answer.add != 0 => msg!("st-add", add = format!("{:+}", answer.add), steps = now),
            None => msg!("st-stays"),
        };
        parts.push(said(before_roll, card, HookName::Moving, &answer, change));
    })?;
    let total = steps(modifiers.steps(rolled) as i64);
    Ok(Reason::told(msg!("st-total", face = face, steps = total, player = player.word())).rule("M5").with_all(parts))
}

/// What a laid card says.
fn said(table: &Table, card: CardId, which: HookName, answer: &Answer, change: Message) -> Reason {
    let definition = table.card(card);
    let hook =
        if which == HookName::Moving { definition.hooks.moving.as_ref() } else { definition.hooks.roll.as_ref() };
    let told = if answer.no_move { msg!("st-no-move") } else { change };
    let rule = if answer.no_move { "M9" } else { "M5" };
    let reason = Reason::told(msg!("st-said", card = &definition.id, what = told)).rule(rule);
    let reason = definition
        .params
        .keys()
        .fold(reason, |reason, name| reason.from(Source::Param { card, name: name.clone(), leaves_out: false }));
    reason.place(hook.map_or(&definition.origin, |hook| &hook.origin))
}

/// The steps that every face that moves would give now.
pub fn why_faces(table: &Table) -> Result<Reason, ScriptError> {
    let player: Player = table.state.active;
    let mut reason = Reason::told(msg!("st-faces", player = player.word())).rule("M5");
    for (place, face) in table.knobs().die.iter().enumerate() {
        if let Face::Steps(_) = face {
            reason = reason.with(why_steps(table, place as u8 + 1)?);
        }
    }
    Ok(reason)
}

fn steps(count: i64) -> Message {
    msg!("steps", count = count)
}
