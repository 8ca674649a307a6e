//! Refusals: why the rules don't allow a choice, with the rule.

use crate::board::{Player, Players, Square};
use crate::messages::{Message, Said, msg};

use super::decision::{Choice, Decision, DecisionKind, Who};
use super::expr::Expr;
use super::game::Game;
use super::state::{Bearing, Moving, Task};
use super::table::Table;

/// Why a choice isn't legal.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Refusal {
    /// The rule's id; empty where it is no matter of rules.
    pub rule: &'static str,
    /// What was asked for and why it can't be.
    pub reason: Said,
    /// What can be chosen instead.
    pub instead: Option<Message>,
}

/// In English.
impl std::fmt::Display for Refusal {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        self.said().fmt(f)
    }
}

impl Refusal {
    pub(crate) fn over() -> Refusal {
        Refusal { rule: "V5", reason: msg!("refused-over").into(), instead: Some(msg!("instead-over")) }
    }

    /// All of it: why, by which rule, and what instead.
    pub fn said(&self) -> Said {
        let mut said = self.reason.clone();
        if !self.rule.is_empty() {
            said = msg!("refusal-rule", reason = said, rule = self.rule).into();
        }
        match &self.instead {
            Some(instead) => msg!("refusal-instead", reason = said, instead = instead.clone()).into(),
            None => said,
        }
    }

    /// Why `text` is no choice of the decision that is due.
    pub fn of(game: &Game, text: &str) -> Refusal {
        let Some(decision) = game.decision() else { return Refusal::over() };
        let (rule, reason) = match decision.kind {
            DecisionKind::Shuffle => ("B6", msg!("refused-order", text = shorten(text))),
            DecisionKind::Die => {
                let faces = game.table().knobs().die.len();
                ("T1", msg!("refused-face", text = text, faces = faces))
            }
            DecisionKind::Hand => hand(game, text),
            DecisionKind::Step => step(game, decision, text),
            DecisionKind::Aim => aim(game, decision, text),
        };
        Refusal { rule, reason: reason.into(), instead: Some(instead(game, decision)) }
    }
}

fn shorten(text: &str) -> String {
    if text.chars().count() > 40 { text.chars().take(40).chain("…".chars()).collect() } else { text.into() }
}

fn instead(game: &Game, decision: &Decision) -> Message {
    if decision.kind == DecisionKind::Shuffle {
        return msg!("instead-order");
    }
    let texts = game.texts();
    let shown = texts.iter().take(12).map(|text| format!("`{text}`")).collect::<Vec<_>>().join(", ");
    match texts.len().saturating_sub(12) {
        0 => msg!("instead-choose", choices = shown),
        more => msg!("instead-choose-more", choices = shown, more = more),
    }
}

fn hand(game: &Game, text: &str) -> (&'static str, Message) {
    let table = game.table();
    let player = table.state.active;
    let held = table.setup.variant.find(text).is_some_and(|card| table.state.hands[player].contains(&card));
    if held {
        ("T2", msg!("refused-hand-nothing", text = text))
    } else {
        ("T2", msg!("refused-hand", text = text, player = player.word()))
    }
}

fn step(game: &Game, decision: &Decision, text: &str) -> (&'static str, Message) {
    let table = game.table();
    let Who::Player(player) = decision.who else { return ("P8", msg!("refused-no-choice", text = text)) };
    let here = table.board().pawn(player);
    let by_direction =
        crate::board::Direction::parse(text).map(|direction| here.and_then(|here| table.shape().step(here, direction)));
    match by_direction {
        Some(None) => return ("M3", msg!("refused-off-board", text = text)),
        Some(Some(square)) => return square_step(table, player, square),
        None => {}
    }
    match table.shape().parse(text) {
        Some(square) => square_step(table, player, square),
        None if looks_like_a_square(text) => ("B5", table.shape().no_square(text)),
        None => ("M1", msg!("refused-no-step", text = text)),
    }
}

fn looks_like_a_square(text: &str) -> bool {
    let digits = text.trim_start_matches(|letter: char| letter.is_ascii_alphabetic());
    text.len() == digits.len() + 1 && !digits.is_empty() && digits.bytes().all(|digit| digit.is_ascii_digit())
}

/// Why a pawn can't step to this square, if it can't.
fn square_step(table: &Table, player: Player, square: Square) -> (&'static str, Message) {
    let name = table.shape().name(square);
    let beside = table.board().pawn(player).is_some_and(|here| {
        let eight = table.knobs().directions == 8;
        let near = if eight { table.shape().around(here) } else { table.shape().beside(here.into()) };
        near.contains(square)
    });
    if !beside {
        return ("M1", msg!("refused-not-beside", square = name, player = player.word()));
    }
    if let Some(found) = barred(table, player, square) {
        return found;
    }
    let mut probe = table.clone();
    let moving = table.state.moving.as_ref();
    for card in moving.into_iter().flat_map(Moving::card_ids) {
        let id = &table.card(card).id;
        if let Some(moving) = &mut probe.state.moving {
            moving.cards = smallvec::smallvec![Bearing { card, beyond: 0 }];
        }
        let Ok(reach) = probe.reach(player) else { continue };
        if !reach.usual.contains(square) {
            // A card closes a square either by itself or because the move couldn't end well from there.
            let by_its_end = reach.ends != table.shape().all() && !table.card(card).closes();
            let rule = if by_its_end { "M6" } else { "M7" };
            return (rule, msg!("refused-closed-by", square = name, card = id));
        }
    }
    ("M1", msg!("refused-not-now", square = name))
}

/// Why nobody's card lets this player's pawn in: dead, an enemy start, an enemy tower.
fn barred(table: &Table, player: Player, square: Square) -> Option<(&'static str, Message)> {
    let (board, shape) = (table.board(), table.shape());
    let name = shape.name(square);
    let enemies = shape.players().minus(Players::one(player));
    if board.dead().contains(square) {
        return Some(("C5", msg!("refused-dead", square = name)));
    }
    for enemy in enemies.iter() {
        if shape.start(enemy) == Some(square) {
            return Some(("B4", msg!("refused-start", square = name, player = enemy.word())));
        }
        if board.covered_by(Players::one(enemy)).contains(square) {
            return Some(("M3", msg!("refused-tower", square = name, player = enemy.word())));
        }
    }
    None
}

fn aim(game: &Game, decision: &Decision, text: &str) -> (&'static str, Message) {
    let table = game.table();
    let Some(card) = decision.card else { return ("P8", msg!("refused-no-choice", text = text)) };
    let id = &table.card(card).id;
    if text == "give up" {
        return ("P4", msg!("refused-forced", card = id));
    }
    let plain = ("P8", msg!("refused-no-candidate", text = text, card = id));
    let Some(square) = table.shape().parse(text) else { return plain };
    let about = decision.about.as_deref().unwrap_or_default();
    let Some(choose) = table.card(card).choices.iter().find(|choose| &*choose.name == about) else { return plain };
    let super::card::From::Square(expr) = &choose.from else { return plain };
    let mut scoped = table.clone();
    if let (Who::Player(player), Some(Task::Play { .. })) = (decision.who, table.state.agenda().last()) {
        scoped.scope.me = player;
        scoped.scope.card = card;
    }
    match failing(&scoped, expr, square) {
        Some((rule, why)) => {
            (rule, msg!("refused-no-candidate-why", square = table.shape().name(square), card = id, why = why))
        }
        None if decision.choices.contains(Choice::Square(square)) => plain,
        None => ("P8", msg!("refused-no-candidate-now", square = table.shape().name(square), card = id)),
    }
}

/// The first condition of an expression that keeps a square out: its rule and its words.
fn failing(table: &Table, expr: &Expr, square: Square) -> Option<(&'static str, Message)> {
    let holds = |expr: &Expr| expr.eval(table, &[], None).squares().contains(square);
    if holds(expr) {
        return None;
    }
    match expr {
        Expr::By(expr, _) => failing(table, expr, square),
        Expr::All(of) => of.iter().find_map(|part| failing(table, part, square)),
        Expr::Except(from, less) => failing(table, from, square)
            .or_else(|| less.iter().find(|part| holds(part)).map(|part| describe(part, true))),
        other => Some(describe(other, false)),
    }
}

/// That a square is among what is excluded, or not among what is asked for.
fn describe(expr: &Expr, excluded: bool) -> (&'static str, Message) {
    match expr {
        Expr::By(expr, _) => describe(expr, excluded),
        Expr::Call(query, _) => {
            let (name, doc) = (query.name, query.doc.trim_end_matches('.'));
            let why = match excluded {
                true => msg!("among-excluded-query", query = name, doc = doc),
                false => msg!("not-among-query", query = name, doc = doc),
            };
            (query.rule, why)
        }
        _ if excluded => ("P8", msg!("among-excluded")),
        _ => ("P8", msg!("not-among")),
    }
}
