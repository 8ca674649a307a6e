//! Refusals: why the rules don't allow a choice, with the rule.

use crate::board::{Player, Players, Square};

use super::decision::{Choice, Decision, DecisionKind, Who};
use super::expr::Expr;
use super::game::Game;
use super::state::Task;
use super::table::Table;

/// Why a choice isn't legal.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Refusal {
    /// The rule's id; empty where it is no matter of rules.
    pub rule: &'static str,
    /// What was asked for and why it can't be.
    pub reason: String,
    /// What can be chosen instead.
    pub instead: String,
}

impl std::fmt::Display for Refusal {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str(&self.reason)?;
        if !self.rule.is_empty() {
            write!(f, " (rule {})", self.rule)?;
        }
        if !self.instead.is_empty() {
            write!(f, "; {}", self.instead)?;
        }
        Ok(())
    }
}

impl Refusal {
    pub(crate) fn over() -> Refusal {
        Refusal { rule: "V5", reason: "the game is over".into(), instead: "undo, or start a new one".into() }
    }

    /// Why `text` is no choice of the decision that is due.
    pub fn of(game: &Game, text: &str) -> Refusal {
        let Some(decision) = game.decision() else { return Refusal::over() };
        let (rule, reason) = match decision.kind {
            DecisionKind::Shuffle => ("B6", format!("`{}` is not an order of the cards to shuffle", shorten(text))),
            DecisionKind::Die => {
                let faces = game.table().knobs().die.len();
                ("T1", format!("`{text}` is not a face of the die: it has the faces 1 to {faces}"))
            }
            DecisionKind::Hand => hand(game, text),
            DecisionKind::Step => step(game, decision, text),
            DecisionKind::Aim => aim(game, decision, text),
        };
        Refusal { rule, reason, instead: instead(game, decision) }
    }
}

fn shorten(text: &str) -> String {
    if text.chars().count() > 40 { text.chars().take(40).chain("…".chars()).collect() } else { text.into() }
}

fn instead(game: &Game, decision: &Decision) -> String {
    if decision.kind == DecisionKind::Shuffle {
        return "name each of them once, the top card first".into();
    }
    let texts = game.texts();
    let shown = texts.iter().take(12).map(|text| format!("`{text}`")).collect::<Vec<_>>().join(", ");
    let more = if texts.len() > 12 { format!(" and {} more", texts.len() - 12) } else { String::new() };
    format!("choose {shown}{more}")
}

fn hand(game: &Game, text: &str) -> (&'static str, String) {
    let table = game.table();
    let player = table.state.active;
    let held = table.setup.variant.find(text).is_some_and(|card| table.state.hands[player].contains(&card));
    if held {
        ("T2", format!("`{text}` can't be played now: it could do nothing"))
    } else {
        ("T2", format!("`{text}` is neither a card of {player}'s hand nor `roll`"))
    }
}

fn step(game: &Game, decision: &Decision, text: &str) -> (&'static str, String) {
    let table = game.table();
    let Who::Player(player) = decision.who else { return ("", String::new()) };
    let here = table.board().pawn(player);
    let by_direction =
        crate::board::Direction::parse(text).map(|direction| here.and_then(|here| table.shape().step(here, direction)));
    match by_direction {
        Some(None) => return ("M3", format!("there is no square to the {text}: a step may not leave the board")),
        Some(Some(square)) => return square_step(table, player, square),
        None => {}
    }
    match table.shape().parse(text) {
        Some(square) => square_step(table, player, square),
        None if looks_like_a_square(text) => ("B5", table.shape().no_square(text)),
        None => ("M1", format!("`{text}` is no step")),
    }
}

fn looks_like_a_square(text: &str) -> bool {
    let digits = text.trim_start_matches(|letter: char| letter.is_ascii_alphabetic());
    text.len() == digits.len() + 1 && !digits.is_empty() && digits.bytes().all(|digit| digit.is_ascii_digit())
}

/// Why a pawn can't step to this square, if it can't.
fn square_step(table: &Table, player: Player, square: Square) -> (&'static str, String) {
    let name = table.shape().name(square);
    let beside = table.board().pawn(player).is_some_and(|here| {
        let eight = table.knobs().directions == 8;
        let near = if eight { table.shape().around(here) } else { table.shape().beside(here.into()) };
        near.contains(square)
    });
    if !beside {
        return ("M1", format!("{name} is not next to {player}'s pawn"));
    }
    if let Some(found) = barred(table, player, square) {
        return found;
    }
    let mut probe = table.clone();
    let moving = table.state.moving.as_ref();
    for card in moving.map(|moving| moving.cards.clone()).unwrap_or_default() {
        let id = &table.card(card).id;
        if let Some(moving) = &mut probe.state.moving {
            moving.cards = smallvec::smallvec![card];
            moving.beyond = smallvec::smallvec![0];
        }
        let Ok(reach) = probe.reach(player) else { continue };
        if !reach.usual.contains(square) {
            // A card closes a square either by itself or because the move couldn't end well from there.
            let by_its_end = reach.ends != table.shape().all() && !table.card(card).closes();
            let rule = if by_its_end { "M6" } else { "M7" };
            return (rule, format!("{name} is closed to this move by `{id}`"));
        }
    }
    ("M1", format!("{name} can't be entered now"))
}

/// Why nobody's card lets this player's pawn in: dead, an enemy start, an enemy tower.
fn barred(table: &Table, player: Player, square: Square) -> Option<(&'static str, String)> {
    let (board, shape) = (table.board(), table.shape());
    let name = shape.name(square);
    let enemies = shape.players().minus(Players::one(player));
    if board.dead().contains(square) {
        return Some(("C5", format!("{name} is dead")));
    }
    for enemy in enemies.iter() {
        if shape.start(enemy) == Some(square) {
            return Some(("B4", format!("{name} is {enemy}'s start")));
        }
        if board.covered_by(Players::one(enemy)).contains(square) {
            return Some(("M3", format!("{name} is under a tower of {enemy}'s")));
        }
    }
    None
}

fn aim(game: &Game, decision: &Decision, text: &str) -> (&'static str, String) {
    let table = game.table();
    let Some(card) = decision.card else { return ("P8", format!("`{text}` is no choice here")) };
    let id = &table.card(card).id;
    if text == "give up" {
        return ("P4", format!("the choice of `{id}` is forced: it can't be given up"));
    }
    let plain = ("P8", format!("`{text}` is no candidate for `{id}`"));
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
        Some((rule, words)) => (rule, format!("{} is no candidate for `{id}`: {words}", table.shape().name(square))),
        None if decision.choices.contains(Choice::Square(square)) => plain,
        None => ("P8", format!("{} is no candidate for `{id}` now", table.shape().name(square))),
    }
}

/// The first condition of an expression that keeps a square out: its rule and its words.
fn failing(table: &Table, expr: &Expr, square: Square) -> Option<(&'static str, String)> {
    let holds = |expr: &Expr| expr.eval(table, &[], None).squares().contains(square);
    if holds(expr) {
        return None;
    }
    match expr {
        Expr::By(expr, _) => failing(table, expr, square),
        Expr::All(of) => of.iter().find_map(|part| failing(table, part, square)),
        Expr::Except(from, less) => failing(table, from, square)
            .or_else(|| less.iter().find(|part| holds(part)).map(|part| describe(part, "it is among the excluded"))),
        other => Some(describe(other, "it is not among")),
    }
}

fn describe(expr: &Expr, how: &str) -> (&'static str, String) {
    match expr {
        Expr::By(expr, _) => describe(expr, how),
        Expr::Call(query, _) => (query.rule, format!("{how} `{}` ({})", query.name, query.doc.trim_end_matches('.'))),
        _ => ("P8", format!("{how} what the card allows")),
    }
}
