//! Why a group is or isn't encircled, and where the gap is (E1–E5).

use crate::board::{Player, RingRule, Square, Squares, Takes, gaps, ring};

use super::super::table::Table;
use super::change::Change;
use super::{Explanation, Reason, Source};

/// The widest gap and the most places that are told of unasked.
const WIDEST: usize = 2;
const TOLD: usize = 3;

/// Why the group that a square belongs to is or isn't encircled by a player; `gained` are the squares just gained.
pub fn why_ring(table: &Table, player: Player, square: Square, gained: Squares) -> Explanation {
    let (board, shape, rule) = (table.board(), table.shape(), table.setup.ring);
    let name = shape.name(square);
    if board.owned(player).contains(square) {
        let reason = Reason::is(false, format!("{name} is in a group that isn't {player}'s")).rule("E1");
        let reason = reason.found(table.tell_square(square)).mark(square.into());
        return Explanation { reason, changes: Vec::new() };
    }
    let found = ring(board, shape, player, square, gained, rule);
    let falls = found.encircled && found.verdict.ripe && found.verdict.whole && !found.verdict.prize.is_empty();
    let edge = found.group & shape.edge();
    let mut closed = Reason::is(found.encircled, format!("the group of {name} has no square on the board's edge"))
        .rule("E1")
        .knob("encircle.corner_gap_opens")
        .found(if found.encircled {
            format!("{}: {}", count(found.group.len()), short(table, found.group))
        } else {
            format!("{}, {} of them on the edge", count(found.group.len()), edge.len())
        });
    let mut changes = Vec::new();
    match found.gap {
        Some(gap) => {
            let names = shape.list(gap);
            let inside = short(table, found.inside);
            closed = closed.with(
                Reason::told(format!("the gap: {names}; closed, it would enclose {inside}")).rule("E1").mark(gap),
            );
            let were = if gap.len() == 1 { "were" } else { "were all" };
            changes.push(Change { text: format!("{names} {were} {player}'s"), source: None });
        }
        None if !found.encircled => {
            closed =
                closed.with(Reason::told("the ring is open wide: no gain of a few squares would close it").rule("E1"));
        }
        None => {}
    }
    let mut head = Reason::is(falls, format!("the group of {name} falls to {player}")).rule("E3").with(closed);
    if found.encircled || found.gap.is_some() {
        head = head
            .with(
                Reason::is(!found.verdict.prize.is_empty(), "it holds something to win")
                    .rule("E2")
                    .found(format!("never taken: {}", short(table, found.spared))),
            )
            .with(whole(table, player, found.inside, found.verdict.whole));
    }
    if found.encircled {
        head = head.with(
            Reason::is(found.verdict.ripe, "it touches a square just gained")
                .rule("E5")
                .found(format!("gained: {}", short(table, gained)))
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
        Takes::All => "enemy squares in it fall too",
        Takes::Blank => "all of it is blank or dead",
    };
    let enemies = table.everyone().minus(crate::board::Players::one(player));
    let found = short(table, table.board().owned_by(enemies) & group);
    let id = if rule.takes == Takes::All { "E3" } else { "E4" };
    Reason::is(whole, text).rule(id).found(format!("enemy squares: {found}")).knob("encircle.takes_enemy")
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
    let text = |knob: &str, value: bool| format!("`{knob}` were {value}");
    let mut single = Vec::new();
    let mut double = Vec::new();
    for (first, knob) in KNOBS.into_iter().enumerate() {
        let (rule, value) = turn(table.setup.ring, first);
        let source = Some(Source::Knob(knob));
        if falls(rule) {
            single.push(Change { text: text(knob, value), source: source.clone() });
        }
        for (second, also) in KNOBS.into_iter().enumerate().skip(first + 1) {
            let (rule, other) = turn(rule, second);
            if falls(rule) {
                let text = format!("{} and {}", text(knob, value), text(also, other));
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
    let found = if open.is_empty() { format!("no gap of at most {WIDEST} squares") } else { String::new() };
    let head = Reason::told(format!("where {player}'s rings are nearly closed")).rule("E1").found(found);
    let parts = open.into_iter().take(TOLD).map(|(gap, inside)| {
        let text = format!("the gap {} opens the ring round {}", shape.list(gap), short(table, inside));
        Reason::is(false, text).rule("E1").mark(gap)
    });
    Explanation { reason: head.with_all(parts), changes: Vec::new() }
}

fn count(squares: usize) -> String {
    if squares == 1 { "1 square".into() } else { format!("{squares} squares") }
}

/// Squares by name, the first of many.
fn short(table: &Table, set: Squares) -> String {
    if set.is_empty() {
        return "none".into();
    }
    let names: Vec<String> = set.iter().take(12).map(|square| table.shape().name(square)).collect();
    let more = if set.len() > 12 { format!(" … ({} in all)", set.len()) } else { String::new() };
    names.join(" ") + &more
}
