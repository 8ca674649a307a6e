//! Things run on the spot: a primitive, a card, an expression.

use crate::board::Player;
use crate::diag::near;
use crate::game::{
    CardId, Event, Failed, Fault, Game, Origin, Primitive, ScriptError, Source, Table, Task, Who, primitive, primitives,
};
use crate::messages::{Said, msg};

use super::EditError;
use super::draft::Draft;
use super::words::{self, arguments};

/// The primitive of this name, or what to say.
pub fn primitive_named(name: &str) -> Result<&'static Primitive, EditError> {
    primitive(name).ok_or_else(|| {
        let hint = near(name, primitives().map(|primitive| primitive.name));
        let hint = hint.unwrap_or_else(|| msg!("do-lists"));
        msg!("do-unknown", name = name, hint = hint).into()
    })
}

/// Who stands for "you" where nobody is named: whoever must decide, else whose turn it is.
fn usual(game: &Game) -> Player {
    match game.decision().map(|decision| decision.who) {
        Some(Who::Player(player)) => player,
        _ => game.state().active,
    }
}

/// Begins an effect of no card's, or of the one in play, for a player.
fn begin(table: &mut Table, me: Player) {
    let card = table.state.card_in_play().unwrap_or(CardId(0));
    table.begin_effect(me, card, false);
}

/// `capture_line red d4 north`: for whom, then the arguments. What it gains can close rings, and win, as a card's does.
pub(super) fn perform(game: &mut Game, text: &str, _: bool) -> Result<Vec<Event>, EditError> {
    let words = words::split(text)?;
    let Some((name, rest)) = words.split_first() else {
        return Err(msg!("do-lacks").into());
    };
    let primitive = primitive_named(name)?;
    let shape = &game.setup().shape;
    let named = rest.first().and_then(|word| Player::parse(word)).filter(|player| shape.players().contains(*player));
    let me = named.unwrap_or_else(|| usual(game));
    let rest = if named.is_some() { &rest[1..] } else { rest };
    game.intervene(|table| {
        begin(table, me);
        let args = arguments(table, primitive, rest)?;
        table.carry_out(primitive, &args, Origin::default).map_err(|fault| failed(primitive, fault))?;
        table.settle(me)?;
        Ok(())
    })
}

fn failed(primitive: &Primitive, fault: Fault) -> EditError {
    match fault {
        Fault::Script(error) => error.into(),
        refused => msg!("about", name = primitive.name, what = refused.to_string()).into(),
    }
}

/// `tide blue`: the card is fetched from deck or discard, and played as if that player had drawn it.
pub(super) fn play(game: &mut Game, text: &str, checks: bool) -> Result<Vec<Event>, EditError> {
    let words = words::split(text)?;
    let (id, rest) = words.split_first().ok_or_else(|| msg!("play-lacks"))?;
    let setup = game.setup().clone();
    let card = words::card(&setup, id)?;
    let rest = rest.strip_prefix(&["for".to_owned()][..]).unwrap_or(rest);
    let player = match rest {
        [] => usual(game),
        [who] => words::player(&setup, who)?,
        [_, more, ..] => return Err(msg!("play-too-many", word = more).into()),
    };
    let mut draft = Draft { setup: &setup, state: game.state().clone(), checks };
    draft.fetch(card)?;
    let mut state = draft.state;
    state.in_play.push(card);
    state.outcome = None;
    state.answers.clear();
    let depth = state.in_play.len().saturating_sub(1) as u8;
    state.agenda.push(Task::Close { depth });
    state.agenda.push(Task::Play { card, player, from: Source::Deck, queued: 0 });
    game.intervene(|table| {
        table.emit(Event::Edited(Box::new(state)));
        Ok(())
    })
}

/// An expression or statements that may change things; rings close and goals are looked at as after a card.
pub(super) fn lua(game: &mut Game, text: &str, _: bool) -> Result<Vec<Event>, EditError> {
    let me = usual(game);
    game.intervene(|table| {
        begin(table, me);
        let host = table.host.clone();
        host.eval(table, text, true).map_err(told)?;
        table.settle(me)?;
        Ok(())
    })
}

/// The value of an expression as text; nothing can be changed by it.
pub fn evaluate(game: &Game, text: &str) -> Result<String, EditError> {
    let mut table = game.table().clone();
    begin(&mut table, usual(game));
    let host = table.host.clone();
    host.eval(&mut table, text, false).map_err(told)
}

/// A failed expression has no card to be laid to.
fn told(error: ScriptError) -> EditError {
    let Failed { message: mut text, traceback, .. } = error.into_failed();
    for call in traceback.into_iter().filter(|call| !call.starts_with("eval:")) {
        text.push_str(&format!("\n  in {call}"));
    }
    EditError(Said::from(text))
}
