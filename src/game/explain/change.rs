//! The smallest change: what single difference of the position or of the variant would make legal what isn't. Each is
//! tried out on a copy, by the code that decides.

use std::rc::Rc;

use crate::board::{Player, Players, Square, Squares};
use crate::messages::{Message, Said, msg};

use super::super::card::CardId;
use super::super::choices::Choices;
use super::super::decision::{Choice, DecisionKind, Who};
use super::super::event::{Event, How};
use super::super::game::Game;
use super::super::host::Host;
use super::super::knobs::{KNOBS, KnobKind, KnobValue};
use super::super::setup::Setup;
use super::super::table::{Halted, Table};
use super::Source;

/// The most changes of a kind that are named.
const NAMED: usize = 3;

/// A single change that would make legal what isn't.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Change {
    /// Completes "legal if …".
    pub text: Said,
    pub source: Option<Source>,
}

/// A change of the position in words and events.
type Edit = (Message, Vec<Event>);

/// What is asked about.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Target {
    /// A choice of the decision that is due.
    Choice(Choice),
    /// That a card can do something for a player.
    Card { card: CardId, player: Player, from_hand: bool },
}

impl Game {
    /// The same game under another variant of the same cards, for asking what would be.
    pub fn under(&self, setup: Rc<Setup>, host: Rc<dyn Host>) -> Game {
        let mut game = self.clone();
        game.put_under(setup, host);
        game
    }

    /// Whether the rules allow it, asked of the code that decides.
    pub fn allows(&self, target: Target) -> bool {
        allows(self, self.table(), self.aiming().as_ref(), target)
    }

    /// Where the effect that waits for an aim came to a halt.
    pub(super) fn aiming(&self) -> Option<(Table, Halted)> {
        let decision = self.decision().filter(|decision| decision.kind == DecisionKind::Aim)?;
        let (Who::Player(player), Some(card)) = (decision.who, decision.card) else { return None };
        let mut table = self.table().supposing(|_| {});
        table.scope.note_halts = true;
        table.begin_effect(player, card, false);
        table.run_card(card, &mut super::super::decision::Nobody).ok()?;
        let halted = table.scope.halted.take()?;
        Some((table, *halted))
    }

    /// The single changes that would make it legal: of the position round these squares, then of knobs.
    pub(super) fn changes(&self, target: Target, near: Squares) -> Vec<Change> {
        let aiming = self.aiming();
        let player = match (target, self.decision().map(|decision| decision.who)) {
            (Target::Card { player, .. }, _) | (_, Some(Who::Player(player))) => player,
            _ => return Vec::new(),
        };
        let supposing = |events: &[Event]| {
            self.table().supposing(|state| events.iter().for_each(|event| state.apply(self.setup(), event)))
        };
        let legal = |events: &[Event]| allows(self, &supposing(events), aiming.as_ref(), target);
        let edits = |table: &Table, near: Squares| {
            let mut edits: Vec<Edit> = near.iter().flat_map(|square| of_square(table, player, square)).collect();
            edits.extend(match target {
                Target::Choice(Choice::Square(square)) => beside(table, player, square),
                Target::Choice(_) => Vec::new(),
                Target::Card { .. } => of_player(table, player),
            });
            edits
        };
        let single = edits(self.table(), near);
        let mut found: Vec<Change> = single
            .iter()
            .filter(|(_, events)| legal(events))
            .take(NAMED)
            .map(|(text, _)| Change { text: text.clone().into(), source: None })
            .collect();
        found.extend(self.without_cards(target, aiming.as_ref()));
        found.extend(self.knobs_turned(target));
        // Where one change isn't enough, two of the same few squares may be.
        if found.is_empty() && near.len() <= 4 {
            let pair = single.iter().find_map(|(first, events)| {
                let then = edits(&supposing(events), near);
                then.into_iter().find_map(|(second, more)| {
                    let both: Vec<Event> = events.iter().cloned().chain(more).collect();
                    legal(&both).then(|| msg!("ch-both", first = first.clone(), second = second))
                })
            });
            found.extend(pair.map(|text| Change { text: text.into(), source: None }));
        }
        found
    }

    /// Cards that bear on the move, one taken away at a time.
    fn without_cards(&self, target: Target, aiming: Option<&(Table, Halted)>) -> Vec<Change> {
        let cards = self.state().moving.as_ref().map(|moving| moving.cards.clone()).unwrap_or_default();
        let without = |place: usize| {
            let table = self.table().supposing(|state| {
                if let Some(moving) = &mut state.moving {
                    moving.cards.remove(place);
                }
            });
            allows(self, &table, aiming, target)
        };
        let each = cards.iter().enumerate().filter(|(place, _)| without(*place));
        each.map(|(_, bearing)| Change {
            text: msg!("ch-card", card = &self.setup().variant.card(bearing.card).id).into(),
            source: None,
        })
        .collect()
    }

    /// Knobs, one turned at a time.
    fn knobs_turned(&self, target: Target) -> Vec<Change> {
        let knobs = &self.setup().variant.knobs;
        let mut found = Vec::new();
        for knob in KNOBS {
            let turned = match (knob.kind, knobs.get(knob.name)) {
                (KnobKind::Flag, Some(KnobValue::Flag(flag))) => KnobValue::Flag(!flag),
                (KnobKind::Number(least @ 4, most @ 8), Some(KnobValue::Number(number))) => {
                    KnobValue::Number(if number == most { least } else { most })
                }
                _ => continue,
            };
            let mut variant = (*self.setup().variant).clone();
            if variant.knobs.set(knob.name, &turned).is_err() {
                continue;
            }
            let Ok(setup) = Setup::new(variant.into(), self.setup().players) else { continue };
            let game = self.under(Rc::new(setup.begun_by(self.setup().first)), self.table().host.clone());
            if game.allows(target) {
                let text = msg!("ch-knob", knob = knob.name, value = turned.to_string()).into();
                found.push(Change { text, source: Some(Source::Knob(knob.name)) });
            }
        }
        found
    }
}

/// Whether a table allows it at the decision at which the game waits.
fn allows(game: &Game, table: &Table, aiming: Option<&(Table, Halted)>, target: Target) -> bool {
    let mut table = table.supposing(|_| {});
    let choice = match target {
        Target::Card { card, player, from_hand } => {
            return table.can_do_something(card, player, from_hand).unwrap_or(false);
        }
        Target::Choice(choice) => choice,
    };
    let Some(decision) = game.decision() else { return false };
    let Who::Player(player) = decision.who else { return decision.choices.contains(choice) };
    table.scope.me = player;
    match (decision.kind, choice) {
        (DecisionKind::Step, _) => table.step_choices(player).is_ok_and(|choices| choices.contains(choice)),
        (DecisionKind::Hand, Choice::Hand(card)) => {
            table.state.hands[player].contains(&card) && table.can_do_something(card, player, true).unwrap_or(false)
        }
        (DecisionKind::Aim, _) if matches!(choice, Choice::GiveUp | Choice::Enough) => {
            decision.choices.contains(choice)
        }
        (DecisionKind::Aim, _) => {
            let (Some((_, halted)), Some(card)) = (aiming, decision.card) else { return false };
            table.scope.card = card;
            let own = table.setup.variant.card(card).choices.iter().find(|choose| choose.name == halted.choose.name);
            let choose = own.cloned().unwrap_or_else(|| halted.choose.clone());
            let mut candidates = Choices::default();
            table.candidates(&choose, &halted.chosen, halted.got.as_ref(), &mut candidates);
            candidates.contains(choice)
        }
        _ => decision.choices.contains(choice),
    }
}

/// The single changes of one square, one edit each.
fn of_square(table: &Table, player: Player, square: Square) -> Vec<Edit> {
    let (board, shape) = (table.board(), table.shape());
    let (name, squares) = (shape.name(square), Squares::one(square));
    let start = shape.starts().contains(square);
    let pawn = board.pawns_on(squares);
    let owner = board.owner(square);
    let mut found = Vec::new();
    if board.dead().contains(square) {
        found.push((msg!("ch-alive", square = &name), vec![Event::Revived { squares }]));
    }
    if let Some(tower) = board.towers().iter().find(|tower| tower.squares.contains(square)) {
        let event = Event::Destroyed { player: tower.owner, squares: tower.squares, returns: false };
        found.push((msg!("ch-no-tower", square = &name), vec![event]));
    }
    let bare = !start && pawn.is_empty() && !board.covered().contains(square);
    if bare && owner.is_some() {
        found.push((msg!("ch-blank", square = &name), vec![Event::Blanked { squares }]));
    }
    if bare && !board.dead().contains(square) {
        let others = table.everyone().minus(Players::one(player)).after(player).take(1);
        for new in std::iter::once(player).chain(others).filter(|new| Some(*new) != owner) {
            let text = msg!("ch-owner", squares = &name, player = new.word(), count = 1);
            found.push((text, vec![Event::Gained { player: new, squares, how: How::Card }]));
        }
        if Some(player) != owner || owner.is_none() {
            found.push((msg!("ch-dead", square = &name), vec![Event::Killed { squares }]));
        }
    }
    for other in pawn.minus(Players::one(player)).iter() {
        if let Some(home) = shape.start(other).filter(|home| *home != square) {
            let event = Event::Moved { player: other, from: square, to: home, how: How::Home };
            found.push((msg!("ch-at-start", player = other.word()), vec![event]));
        }
    }
    found
}

/// The player's pawn on one of the squares beside this one.
fn beside(table: &Table, player: Player, square: Square) -> Vec<Edit> {
    let (board, shape) = (table.board(), table.shape());
    let Some(from) = board.pawn(player) else { return Vec::new() };
    let pawns = board.pawns_of(table.everyone());
    let places = (shape.beside(square.into()) & board.enterable(shape, player)) - pawns;
    // The nearest to where it stands is the smallest change.
    let places = shape.nearest(places, from.into(), 1);
    places
        .iter()
        .map(|to| {
            let event = Event::Moved { player, from, to, how: How::Card };
            (msg!("ch-pawn-at", player = player.word(), square = shape.name(to)), vec![event])
        })
        .collect()
}

/// The single changes of what players have.
fn of_player(table: &Table, player: Player) -> Vec<Edit> {
    let everyone = table.everyone();
    let gain =
        |player: Player| (msg!("ch-reserve", player = player.word()), vec![Event::ReserveChanged { player, by: 1 }]);
    std::iter::once(player).chain(everyone.after(player).filter(|other| *other != player)).map(gain).collect()
}
