//! Why a group is or isn't encircled, and where the gap is (E1–E5).

use crate::board::{Player, RingRule, Square, Squares, Takes, gaps, ring};

use super::super::table::Table;
use super::change::Change;
use super::{Explanation, Reason, Source};
use crate::messages::{Message, Said, msg};

/// The widest gap and the most places that are told of unasked.
const WIDEST: usize = 2;
const TOLD: usize = 3;

/// Why the group that a square belongs to is or isn't encircled by a player; `gained` are the squares just gained.
pub fn why_ring(table: &Table, player: Player, square: Square, gained: Squares) -> Explanation {
    let (board, shape, rule) = (table.board(), table.shape(), table.setup.ring);
    let name = shape.name(square);
    if board.owned(player).contains(square) {
        let reason = Reason::is(false, msg!("ring-not-theirs", square = name, player = player.word())).rule("E1");
        let reason = reason.found(table.tell_square(square)).mark(square.into());
        return Explanation { reason, changes: Vec::new() };
    }
    let found = ring(board, shape, player, square, gained, rule);
    let falls = found.encircled && found.verdict.ripe && found.verdict.whole && !found.verdict.prize.is_empty();
    let edge = found.group & shape.edge();
    let mut closed = Reason::is(found.encircled, msg!("ring-no-edge", square = &name))
        .rule("E1")
        .knob("encircle.corner_gap_opens")
        .found(if found.encircled {
            msg!("ring-found", count = count(found.group.len()), squares = short(table, found.group))
        } else {
            msg!("ring-on-edge", count = count(found.group.len()), edge = edge.len())
        });
    let mut changes = Vec::new();
    match found.gap {
        Some(gap) => {
            let names = shape.list(gap);
            let inside = short(table, found.inside);
            closed = closed.with(Reason::told(msg!("ring-gap", gap = &names, inside = inside)).rule("E1").mark(gap));
            let text = msg!("ch-owner", squares = names, player = player.word(), count = gap.len());
            changes.push(Change { text: text.into(), source: None });
        }
        None if !found.encircled => {
            closed = closed.with(Reason::told(msg!("ring-wide")).rule("E1"));
        }
        None => {}
    }
    let mut head = Reason::is(falls, msg!("ring-falls", square = name, player = player.word())).rule("E3").with(closed);
    if found.encircled || found.gap.is_some() {
        head = head
            .with(
                Reason::is(!found.verdict.prize.is_empty(), msg!("ring-holds"))
                    .rule("E2")
                    .found(msg!("ring-spared", squares = short(table, found.spared))),
            )
            .with(whole(table, player, found.inside, found.verdict.whole));
    }
    if found.encircled {
        head = head.with(
            Reason::is(found.verdict.ripe, msg!("ring-touches"))
                .rule("E5")
                .found(msg!("ring-gained", squares = short(table, gained)))
                .knob("encircle.touching_only"),
        );
    }
    if !falls {
        changes.extend(knobs_turned(table, player, square, gained));
    }
    let reason = head.mark(if found.encircled { found.group } else { square.into() });
    Explanation { reason, changes: if falls { Vec::new() } else { changes } }
}

fn whole(table: &Table, player: Player, group: Squares, whole: bool) -> Reason {
    let rule = table.setup.ring;
    let text = match rule.takes {
        Takes::All => msg!("ring-enemy-too"),
        Takes::Blank => msg!("ring-all-blank"),
    };
    let enemies = table.everyone().minus(crate::board::Players::one(player));
    let found = short(table, table.board().owned_by(enemies) & group);
    let id = if rule.takes == Takes::All { "E3" } else { "E4" };
    Reason::is(whole, text).rule(id).found(msg!("ring-enemy", squares = found)).knob("encircle.takes_enemy")
}

/// The knobs that would let the group fall if turned, one or else two.
fn knobs_turned(table: &Table, player: Player, square: Square, gained: Squares) -> Vec<Change> {
    const KNOBS: [&str; 3] = ["encircle.takes_enemy", "encircle.corner_gap_opens", "encircle.touching_only"];
    let turn = |rule: RingRule, knob: usize| match knob {
        0 if rule.takes == Takes::All => (RingRule { takes: Takes::Blank, ..rule }, false),
        0 => (RingRule { takes: Takes::All, ..rule }, true),
        1 => (RingRule { corner_gap_opens: !rule.corner_gap_opens, ..rule }, !rule.corner_gap_opens),
        _ => (RingRule { touching_only: !rule.touching_only, ..rule }, !rule.touching_only),
    };
    let falls = |rule: RingRule| {
        let found = ring(table.board(), table.shape(), player, square, gained, rule);
        found.encircled && found.verdict.ripe && found.verdict.whole && !found.verdict.prize.is_empty()
    };
    let text = |knob: &str, value: bool| msg!("ch-knob", knob = knob, value = value.to_string());
    let mut single = Vec::new();
    let mut double = Vec::new();
    for (first, knob) in KNOBS.into_iter().enumerate() {
        let (rule, value) = turn(table.setup.ring, first);
        let source = Some(Source::Knob(knob));
        if falls(rule) {
            single.push(Change { text: text(knob, value).into(), source: source.clone() });
        }
        for (second, also) in KNOBS.into_iter().enumerate().skip(first + 1) {
            let (rule, other) = turn(rule, second);
            if falls(rule) {
                let text = msg!("ch-both", first = text(knob, value), second = text(also, other)).into();
                double.push(Change { text, source: source.clone() });
            }
        }
    }
    if single.is_empty() { double } else { single }
}

/// The places where a player's ring is nearly closed.
pub fn why_rings(table: &Table, player: Player) -> Explanation {
    let (board, shape, rule) = (table.board(), table.shape(), table.setup.ring);
    let open = gaps(board, shape, player, rule, WIDEST);
    let found = if open.is_empty() { msg!("rings-none", widest = WIDEST).into() } else { Said::default() };
    let head = Reason::told(msg!("rings-nearly", player = player.word())).rule("E1").found(found);
    let parts = open.into_iter().take(TOLD).map(|(gap, inside)| {
        let text = msg!("rings-gap", gap = shape.list(gap), inside = short(table, inside));
        Reason::is(false, text).rule("E1").mark(gap)
    });
    Explanation { reason: head.with_all(parts), changes: Vec::new() }
}

fn count(squares: usize) -> Message {
    msg!("squares", count = squares)
}

/// Squares by name, the first of many.
fn short(table: &Table, set: Squares) -> Said {
    if set.is_empty() {
        return msg!("none").into();
    }
    let names: Vec<String> = set.iter().take(12).map(|square| table.shape().name(square)).collect();
    match set.len() {
        0..=12 => names.join(" ").into(),
        count => msg!("in-all", names = names.join(" "), count = count).into(),
    }
}
