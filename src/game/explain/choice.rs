//! Why a choice is or isn't one of the decision that is due.

use smallvec::smallvec;

use crate::board::{Direction, Player, Square, Squares};

use super::super::card::{CardId, Choose, From, Kind};
use super::super::decision::{Block, Choice, Decision, DecisionKind, Pick, Who};
use super::super::expr::Expr;
use super::super::game::Game;
use super::super::ground::{allowed_parts, side_of};
use super::super::host::ScriptError;
use super::super::query::query;
use super::super::refusal::Refusal;
use super::super::table::Table;
use super::super::value::Value;
use super::card::candidate;
use super::change::Target;
use super::expr::Within;
use super::{Explanation, Reason};

impl Game {
    /// The choice that a text would be at the decision that is due, legal or not; `None` if it can't be one.
    pub fn meant(&self, text: &str) -> Option<Choice> {
        if let Some(Pick::Choice(choice)) = self.parse(text) {
            return Some(choice);
        }
        let text = text.to_lowercase();
        let (table, shape) = (self.table(), self.table().shape());
        let word = match text.as_str() {
            "stop" => Some(Choice::Stop),
            "enough" => Some(Choice::Enough),
            "give up" => Some(Choice::GiveUp),
            "roll" => Some(Choice::Roll),
            _ => None,
        };
        if word.is_some() {
            return word;
        }
        let square = shape.parse(&text).map(Choice::Square);
        let Some(decision) = self.decision() else { return square };
        match decision.kind {
            DecisionKind::Step => {
                let here = table.board().pawn(table.state.active)?;
                let way = Direction::parse(&text).and_then(|way| shape.step(here, way));
                square.or(way.map(Choice::Square))
            }
            DecisionKind::Aim => match &self.aiming()?.1.choose.from {
                From::Player(_) => Player::parse(&text).map(Choice::Player),
                From::Direction(_) => Direction::parse(&text).map(Choice::Direction),
                From::Tower(_) => {
                    let squares = shape.parse_block(&text)?;
                    let place = table.board().towers().iter().position(|tower| tower.squares == squares)?;
                    Some(Choice::Tower(place as u8))
                }
                From::Ground(_) | From::GroundFor(_) => {
                    let squares = shape.parse_block(&text)?;
                    let corner = squares.first()?;
                    let ((left, top), (right, bottom)) = (shape.column_row(corner), shape.column_row(squares.last()?));
                    let across = (right + 1).checked_sub(left)? as u8;
                    Some(Choice::Block(Block { corner, across, down: (bottom + 1 - top) as u8 }))
                }
                _ => square,
            },
            _ => square,
        }
    }

    /// Why a choice is or isn't legal now.
    pub fn why_choice(&self, choice: Choice) -> Result<Explanation, ScriptError> {
        let text = self.text(choice);
        let Some(decision) = self.decision() else {
            return Ok(Explanation { reason: super::ending::why_end(self.table()), changes: Vec::new() });
        };
        let legal = decision.choices.contains(choice);
        let mut head = Reason::is(legal, format!("`{text}` can be chosen now"));
        let word = matches!(choice, Choice::Stop | Choice::Enough | Choice::GiveUp | Choice::Roll);
        if !legal && decision.kind == DecisionKind::Die {
            head = head.rule("T1").found(format!("{} must roll first", self.state().active));
        } else if !legal && !word {
            let refusal = Refusal::of(self, &text);
            head = head.rule(refusal.rule).found(refusal.reason.to_string());
        }
        let mut near = Squares::EMPTY;
        match (decision.who, decision.kind, choice) {
            (_, _, Choice::Stop | Choice::Enough | Choice::GiveUp | Choice::Roll) => {
                let parts = self.ending(decision, choice);
                let rule = parts.iter().find(|part| part.holds == Some(false)).map_or("", |part| part.rule);
                head = head.rule(rule).with_all(parts);
            }
            (Who::Player(player), DecisionKind::Step, Choice::Square(square)) => {
                near.insert(square);
                head = head.mark(near).with_all(self.step(player, square)?);
            }
            (_, DecisionKind::Aim, _) => {
                if let Some((table, halted)) = self.aiming() {
                    let value = table.value_of(choice);
                    near = value.squares();
                    let within = Within { table: &table, card: table.scope.card, chosen: &halted.chosen, it: None };
                    let part = match unlike(&halted.choose.from, choice) {
                        Some(among) => {
                            Reason::is(false, format!("`{text}` is {among}, as `{}` asks", halted.choose.name))
                                .rule("P8")
                        }
                        None => aim(&table, within, &halted.choose, value),
                    };
                    head = head.mark(near).with(part.place(&halted.choose.origin));
                    if halted.got.is_some_and(|got| !got.both(value).is_empty()) {
                        head = head.with(Reason::is(false, format!("`{text}` isn't chosen already")).rule("P8"));
                    }
                }
            }
            (_, _, Choice::Square(square)) => {
                near.insert(square);
                let mut due = self.table().supposing(|_| {});
                due.scope.me = due.state.active;
                head =
                    head.mark(near).with(Reason::told(due.tell_square(square))).with(enterable(&due, due.me(), square));
                return Ok(Explanation { reason: head, changes: Vec::new() });
            }
            (Who::Player(player), DecisionKind::Hand, Choice::Hand(card)) => {
                head = head.with(super::card::why_card(self.table(), card, player, true)?);
            }
            _ => {}
        }
        // A choice that is no square may hang on any.
        let near = if near.is_empty() && !word { self.table().shape().all() } else { near };
        let changes = if legal { Vec::new() } else { self.changes(Target::Choice(choice), near) };
        Ok(Explanation { reason: head, changes })
    }

    /// Why a move or an aim can or can't be ended or given up.
    fn ending(&self, decision: &Decision, choice: Choice) -> Vec<Reason> {
        let others: Vec<String> = decision
            .choices
            .iter()
            .filter(|other| matches!(other, Choice::Square(_)))
            .take(8)
            .map(|other| self.text(other))
            .collect();
        match (decision.kind, choice) {
            (DecisionKind::Step, Choice::Stop) => {
                let beyond = decision.choices.contains(choice);
                vec![
                    Reason::is(beyond, "no usual step is left, so that the move may end here")
                        .rule("M2")
                        .found(if beyond { String::new() } else { format!("legal steps: {}", others.join(" ")) }),
                ]
            }
            (DecisionKind::Aim, Choice::GiveUp | Choice::Enough) => {
                let Some(card) = decision.card else { return Vec::new() };
                let card = self.table().card(card);
                let forced = !decision.choices.contains(Choice::GiveUp) && !decision.choices.contains(Choice::Enough);
                let bonus = Reason::is(card.kind == Kind::Bonus, "the card is a bonus")
                    .rule("P4")
                    .found(format!("`{}` is a {}", card.id, card.kind.name()))
                    .place(&card.origin);
                let part = Reason::is(!forced, "the choice isn't forced").rule("P4");
                let enough = Reason::is(
                    decision.choices.contains(choice),
                    if choice == Choice::Enough {
                        "something is chosen and fewer will do"
                    } else {
                        "nothing is chosen that could be enough"
                    },
                );
                vec![bonus, part, enough.rule("P4")]
            }
            (_, Choice::GiveUp | Choice::Enough) => vec![Reason::is(false, "a card's aim is due").rule("P4")],
            (_, Choice::Stop) => vec![Reason::is(false, "a move is under way").rule("M2")],
            (kind, _) => {
                let before = Reason::is(matches!(kind, DecisionKind::Hand | DecisionKind::Die), "the roll is due");
                vec![before.rule("T2")]
            }
        }
    }

    /// The conditions of a step to a square.
    fn step(&self, player: Player, square: Square) -> Result<Vec<Reason>, ScriptError> {
        let mut table = self.table().supposing(|_| {});
        table.scope.me = player;
        let shape = table.shape().clone();
        let name = shape.name(square);
        let Some(here) = table.board().pawn(player) else { return Ok(Vec::new()) };
        let near = if table.knobs().directions == 8 { shape.around(here) } else { shape.beside(here.into()) };
        let directions = table.knobs().directions;
        let mut parts = vec![
            Reason::is(
                near.contains(square),
                format!("{name} is next to {player}'s pawn, in one of {directions} directions"),
            )
            .rule("M1")
            .found(format!("the pawn is on {}", shape.name(here)))
            .knob("move.directions"),
        ];
        let open = enterable(&table, player, square);
        let barred = open.holds == Some(false);
        parts.push(open);
        let Some(moving) = table.state.moving.clone() else { return Ok(parts) };
        let one = Value::Squares(square.into());
        let (mut closed, mut opened, mut ends) = (false, false, None::<Squares>);
        let mut enders = Vec::new();
        for (card, used) in moving.cards.iter().zip(&moving.beyond) {
            let limits = table.limits(player, *card, *used)?;
            let definition = table.card(*card).clone();
            let owner = table.for_player(player, *card);
            let within = Within::new(&owner, *card);
            let hook = definition.hooks.moving.as_ref();
            let place = hook.map_or(&definition.origin, |hook| &hook.origin);
            let head = |holds: bool, text: String, rule| Reason::is(holds, text).rule(rule).place(place);
            let why = |expr: Option<&Expr>| expr.map(|expr| within.member(expr, one));
            if let Some(enter) = limits.enter {
                closed |= !enter.contains(square);
                parts.push(
                    head(enter.contains(square), format!("`{}` lets {name} be entered", definition.id), "M7")
                        .with_all(why(hook.and_then(|hook| hook.enter.as_ref()))),
                );
            }
            if let Some(also) = limits.also {
                let within = also.contains(square);
                opened |= within;
                if barred {
                    parts.push(
                        head(within, format!("or: `{}` opens {name} by choice", definition.id), "M8")
                            .with_all(why(hook.and_then(|hook| hook.also_enter.as_ref()))),
                    );
                }
            }
            if let Some(set) = limits.ends {
                ends = Some(ends.map_or(set, |ends| ends & set));
                enders.push(place.clone());
            }
        }
        if let Some(ends) = ends
            && near.contains(square)
            && (!barred || opened)
            && !closed
        {
            let reach = table.reach(player)?;
            let home = (reach.usual | reach.beyond).contains(square);
            let left = moving.left;
            let among = Within::new(&table, CardId(0)).tell(Value::Squares(ends));
            let home = Reason::is(home, format!("from {name} the move can still end where it may, all steps used"))
                .rule("M6")
                .found(format!("{left} to go, it may end on: {among}"));
            parts.push(enders.iter().fold(home, |home, place| home.place(place)));
        }
        Ok(parts)
    }
}

/// What a choice is made among, if a thing is nothing of the kind.
fn unlike(from: &From, choice: Choice) -> Option<&'static str> {
    let (like, among) = match from {
        From::Square(_) => (matches!(choice, Choice::Square(_)), "a square"),
        From::Player(_) => (matches!(choice, Choice::Player(_)), "a player"),
        From::Tower(_) => (matches!(choice, Choice::Tower(_)), "a tower"),
        From::Direction(_) => (matches!(choice, Choice::Direction(_)), "a direction"),
        From::Ground(_) | From::GroundFor(_) => (matches!(choice, Choice::Block(_)), "ground for a tower"),
        From::TopCard(_) => (matches!(choice, Choice::TopCard(_)), "one of the cards on top"),
        From::Number(..) => (matches!(choice, Choice::Number(_)), "a number"),
    };
    (!like).then_some(among)
}

/// M3, by the query that decides.
fn enterable(table: &Table, player: Player, square: Square) -> Reason {
    let mut scoped = table.supposing(|_| {});
    scoped.scope.me = player;
    let Some(query) = query("enterable") else { return Reason::default() };
    Within::new(&scoped, CardId(0)).member(&Expr::Call(query, Box::new([])), Value::Squares(square.into()))
}

/// Whether something is a candidate of a choice.
fn aim(table: &Table, within: Within<'_>, choose: &Choose, value: Value) -> Reason {
    match &choose.from {
        From::Square(expr) | From::Player(expr) | From::Tower(expr) | From::Direction(expr) => {
            candidate(within, choose, expr, value)
        }
        From::Ground(expr) | From::GroundFor(expr) | From::TopCard(expr) => ground(table, within, choose, value, expr),
        From::Number(least, most) => {
            let bounds = format!("from {} to {}", within.write(least), within.write(most));
            Reason::told(format!("a number {bounds}")).rule("P8")
        }
    }
}

/// Whether a block is ground for a tower (W2), square by square; without a block, what the ground is looked for in.
pub(super) fn ground(table: &Table, within: Within<'_>, choose: &Choose, block: Value, expr: &Expr) -> Reason {
    let value = within.eval(expr);
    let (side, moving) = match &choose.from {
        From::Ground(_) => (value.number(), None),
        From::GroundFor(_) => match table.tower_of(value.towers()) {
            Some(place) => (side_of(&table.board().towers()[place]), Some(place)),
            None => return Reason::is(false, "there is a tower to move").rule("W2"),
        },
        _ => {
            let deck = table.state.deck().count();
            return Reason::is(deck > 0, format!("a card is among the top {}", value.number()))
                .rule("P2")
                .found(format!("{deck} cards in the deck"));
        }
    };
    let parts = allowed_parts(table, side, moving);
    let allowed = Value::Squares(crate::board::join(parts));
    let knob = if side == 1 { "towers.keep_ground_blank" } else { "towers.ground_blank" };
    let squares = block.squares();
    if squares.is_empty() {
        let fallback = side == 2 && table.knobs().fallback;
        let sought = if side == 1 { "a square".into() } else { format!("a block of {side} × {side}") };
        let or = if fallback { ", or of two neighbours" } else { "" };
        let head = Reason::is(false, format!("somewhere {sought}{or} lies wholly on ground that will do"));
        let head = head.rule("W2").found(format!("such ground: {}", within.tell(allowed))).knob(knob);
        return if side == 2 { head.knob("towers.fallback") } else { head };
    }
    let choices: smallvec::SmallVec<[Reason; 4]> = squares
        .iter()
        .map(|square| {
            let one = Value::Squares(square.into());
            let holds = !allowed.both(one).is_empty();
            let name = table.shape().name(square);
            let head =
                Reason::is(holds, format!("{name} will do as ground")).rule("W2").found(table.tell_square(square));
            let whys = parts.iter().map(|part| within.part(part, Value::Squares(part.members), one));
            if holds { head } else { head.with_all(whys) }
        })
        .collect();
    let will_do = choices.iter().all(|part| part.holds == Some(true));
    let wanted = if side == 1 { "one square".to_string() } else { format!("a block of {side} × {side}") };
    let sized = squares.len() as i64 == side * side || (side == 2 && table.knobs().fallback && squares.len() == 2);
    let empty: smallvec::SmallVec<[Reason; 1]> = smallvec![
        Reason::is(sized, format!("it is {wanted}"))
            .rule("W2")
            .found(format!("{} squares", squares.len()))
            .knob("towers.fallback")
    ];
    let name = table.shape().block_name(squares);
    Reason::is(will_do && sized, format!("{name} is ground for it"))
        .rule("W2")
        .knob(knob)
        .with_all(choices)
        .with_all(empty)
}
