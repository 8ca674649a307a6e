//! Looking ahead: every path of a roll, every aim of a card, tried out on copies of the game.

use crate::board::{Player, Players, Shape};
use crate::game::{Choice, Chooser, Decision, DecisionKind, Game, Pick, ScriptError, Stream, Table, Who};

/// Aims are tried in all combinations while these many suffice; beyond that, later aims are taken as they come.
const COMBINATIONS: usize = 400;

/// How good a position is, the more important first.
type Score = [i64; 4];

/// Gives one choice, then waits.
struct One(Option<Choice>);

impl Chooser for One {
    fn choose(&mut self, _: &Table, _: &Decision) -> Option<Pick> {
        self.0.take().map(Pick::Choice)
    }
}

/// The best line for the player to decide, up to the end of the move or effect, last choice first. Among equals the
/// stream decides.
pub(super) fn best(game: &Game, hunting: bool, stream: &mut Stream) -> Result<Vec<Choice>, ScriptError> {
    let Some(decision) = game.decision() else { return Ok(Vec::new()) };
    let Who::Player(player) = decision.who else { return Ok(Vec::new()) };
    if decision.kind == DecisionKind::Hand {
        // A tower gains no zone at once, but it is worth having: any card of the hand is played when it can be.
        return Ok(decision.choices.get(1).or(decision.choices.get(0)).into_iter().collect());
    }
    let mut search = Search { player, hunting, kind: decision.kind, stream, best: None };
    let mut line = Vec::new();
    search.explore(game, &mut line, 1)?;
    let (_, _, mut line) = search.best.unwrap_or_default();
    line.reverse();
    Ok(line)
}

struct Search<'a> {
    player: Player,
    hunting: bool,
    kind: DecisionKind,
    stream: &'a mut Stream,
    /// Score, lot among equals, line.
    best: Option<(Score, usize, Vec<Choice>)>,
}

impl Search<'_> {
    /// Tries every choice of the decision that is due; `so_far` is how many combinations the choices before make.
    fn explore(&mut self, game: &Game, line: &mut Vec<Choice>, so_far: usize) -> Result<(), ScriptError> {
        let Some(decision) = game.decision() else { return Ok(()) };
        let combinations = so_far.saturating_mul(decision.choices.len());
        let narrow = self.kind == DecisionKind::Aim && !line.is_empty() && combinations > COMBINATIONS;
        let tries = if narrow { 1 } else { decision.choices.len() };
        for place in 0..tries {
            let Some(choice) = decision.choices.get(place) else { continue };
            let mut next = game.clone();
            next.play(&mut One(Some(choice)))?;
            line.push(choice);
            if self.goes_on(&next) {
                self.explore(&next, line, combinations)?;
            } else {
                self.weigh(&next, line);
            }
            line.pop();
        }
        Ok(())
    }

    /// Whether the same player still decides in the same move or effect.
    fn goes_on(&self, game: &Game) -> bool {
        game.decision().is_some_and(|decision| decision.kind == self.kind && decision.who == Who::Player(self.player))
    }

    fn weigh(&mut self, game: &Game, line: &[Choice]) {
        let score = score(game, self.player, self.hunting);
        let lot = self.stream.below(1 << 30);
        if self.best.as_ref().is_none_or(|(best, luck, _)| (score, lot) > (*best, *luck)) {
            self.best = Some((score, lot, line.to_vec()));
        }
    }
}

fn score(game: &Game, player: Player, hunting: bool) -> Score {
    let (table, state) = (game.table(), game.state());
    let enemies = table.everyone().minus(Players::one(player));
    let won = match state.outcome {
        Some(outcome) if outcome.winner == Some(player) => 1,
        Some(outcome) if outcome.winner.is_some() => -1,
        _ => 0,
    };
    let zones = state.board.owned(player).len() as i64;
    let theirs = state.board.owned_by(enemies).len() as i64;
    let knockouts = state.knockouts[player] as i64;
    if hunting {
        [won, knockouts, -distance(table, table.shape(), player, enemies), zones * 2 - theirs]
    } else {
        [won, zones, knockouts, -theirs]
    }
}

/// Steps to the nearest enemy pawn that isn't sheltered.
fn distance(table: &Table, shape: &Shape, player: Player, enemies: Players) -> i64 {
    let Some(here) = table.board().pawn(player) else { return 0 };
    let open = table.board().enterable(shape, player);
    let prey = table.board().pawns_of(enemies) & open;
    prey.iter().map(|square| shape.distance(here, square) as i64).min().unwrap_or(99)
}
