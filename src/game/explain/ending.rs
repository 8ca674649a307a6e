//! Why the game is over, or isn't (V1–V5).

use crate::board::Player;

use super::super::event::Way;
use super::super::table::Table;
use super::Reason;
use crate::messages::msg;

/// The goals of every player, and what ended the game if it is over.
pub fn why_end(table: &Table) -> Reason {
    let head = match table.state.outcome {
        Some(outcome) => {
            let rule = match outcome.by {
                Way::Squares => "V1",
                Way::Knockouts => "V2",
                Way::Limit => "V4",
            };
            let player = outcome.winner.map_or_else(|| msg!("nobody"), Player::word);
            let what = match outcome.by {
                Way::Squares => msg!("told-wins-zones", player = player),
                Way::Knockouts => msg!("told-wins-knockouts", player = player),
                Way::Limit => msg!("end-at-limit", player = player),
            };
            Reason::is(true, msg!("end-over-by", what = what)).rule(rule)
        }
        None => Reason::is(false, msg!("refused-over")).rule("V5").found(msg!("end-turn", turn = table.state.turn)),
    };
    let head = head.with_all(table.everyone().iter().map(|player| goals(table, player)));
    let reached = table.everyone().iter().filter(|player| table.goal(*player).is_some()).count();
    let head = if reached > 1 { head.with(Reason::told(msg!("end-several")).rule("V3")) } else { head };
    let limit = table.knobs().turn_limit;
    let limited = match limit {
        0 => Reason::told(msg!("end-no-limit")),
        _ => Reason::is(table.state.turn >= limit, msg!("end-turns-over", limit = limit))
            .found(msg!("end-turn", turn = table.state.turn)),
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
    Reason::is(way.is_some(), msg!("end-goal", player = player.word()))
        .rule("V5")
        .with(
            Reason::is(by_squares, msg!("end-owns", player = player.word(), squares = squares.to_string()))
                .rule("V1")
                .found(msg!("end-of", found = zones.to_string(), wanted = squares.to_string()))
                .knob("win.squares"),
        )
        .with(
            Reason::is(by_knockouts, msg!("end-scored", player = player.word(), knocked = knocked.to_string()))
                .rule("V2")
                .found(msg!("end-of", found = knockouts.to_string(), wanted = knocked.to_string()))
                .knob("win.knockouts"),
        )
}
