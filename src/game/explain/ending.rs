//! Why the game is over, or isn't (V1–V5).

use crate::board::Player;

use super::super::event::Way;
use super::super::table::Table;
use super::Reason;

/// The goals of every player, and what ended the game if it is over.
pub fn why_end(table: &Table) -> Reason {
    let head = match table.state.outcome {
        Some(outcome) => {
            let rule = match outcome.by {
                Way::Squares => "V1",
                Way::Knockouts => "V2",
                Way::Limit => "V4",
            };
            let by = match outcome.by {
                Way::Squares => "on zones",
                Way::Knockouts => "on knockouts",
                Way::Limit => "at the turn limit",
            };
            let who = outcome.winner.map_or("nobody".to_string(), |winner| winner.to_string());
            Reason::is(true, format!("the game is over: {who} wins {by}")).rule(rule)
        }
        None => Reason::is(false, "the game is over").rule("V5").found(format!("turn {}", table.state.turn)),
    };
    let head = head.with_all(table.everyone().iter().map(|player| goals(table, player)));
    let reached = table.everyone().iter().filter(|player| table.goal(*player).is_some()).count();
    let head = if reached > 1 {
        head.with(Reason::told("several have reached a goal: the acting player wins, then seat order").rule("V3"))
    } else {
        head
    };
    let limit = table.knobs().turn_limit;
    let limited = match limit {
        0 => Reason::told("there is no turn limit"),
        _ => Reason::is(table.state.turn >= limit, format!("{limit} turns are over"))
            .found(format!("turn {}", table.state.turn)),
    };
    head.with(limited.rule("V4").knob("turn.limit"))
}

fn goals(table: &Table, player: Player) -> Reason {
    let (zones, knockouts) = (table.board().owned(player).len(), table.state.knockouts[player]);
    let (squares, knocked) = (table.knobs().win_squares, table.knobs().win_knockouts);
    let way = table.goal(player);
    let by_squares = way == Some(Way::Squares);
    // Squares go before knockouts: a goal that the first doesn't give is asked of the second.
    let by_knockouts = if by_squares { knockouts >= knocked } else { way == Some(Way::Knockouts) };
    Reason::is(way.is_some(), format!("{player} has reached a goal"))
        .rule("V5")
        .with(
            Reason::is(by_squares, format!("{player} owns {squares} squares"))
                .rule("V1")
                .found(format!("{zones} of {squares}"))
                .knob("win.squares"),
        )
        .with(
            Reason::is(by_knockouts, format!("{player} has scored {knocked} knockouts"))
                .rule("V2")
                .found(format!("{knockouts} of {knocked}"))
                .knob("win.knockouts"),
        )
}
