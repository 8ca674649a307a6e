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
use super::super::state::Bearing;
use super::super::table::Table;
use super::super::value::Value;
use super::card::candidate;
use super::change::Target;
use super::expr::Within;
use super::{Explanation, Reason};
use crate::messages::{Message, Said, msg};

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
        let mut head = Reason::is(legal, msg!("cc-can", text = &text));
        let word = matches!(choice, Choice::Stop | Choice::Enough | Choice::GiveUp | Choice::Roll);
        if !legal && decision.kind == DecisionKind::Die {
            head = head.rule("T1").found(msg!("cc-must-roll", player = self.state().active.word()));
        } else if !legal && !word {
            let refusal = Refusal::of(self, &text);
            head = head.rule(refusal.rule).found(refusal.reason);
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
                            let choice = &*halted.choose.name;
                            Reason::is(false, msg!("cc-unlike", text = &text, among = among, choice = choice))
                                .rule("P8")
                        }
                        None => aim(&table, within, &halted.choose, value),
                    };
                    head = head.mark(near).with(part.place(&halted.choose.origin));
                    if halted.got.is_some_and(|got| !got.both(value).is_empty()) {
                        head = head.with(Reason::is(false, msg!("cc-not-already", text = &text)).rule("P8"));
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
                vec![Reason::is(beyond, msg!("cc-none-left")).rule("M2").found(match beyond {
                    true => Said::default(),
                    false => msg!("cc-legal-steps", steps = others.join(" ")).into(),
                })]
            }
            (DecisionKind::Aim, Choice::GiveUp | Choice::Enough) => {
                let Some(card) = decision.card else { return Vec::new() };
                let card = self.table().card(card);
                let forced = !decision.choices.contains(Choice::GiveUp) && !decision.choices.contains(Choice::Enough);
                let bonus = Reason::is(card.kind == Kind::Bonus, msg!("cc-bonus"))
                    .rule("P4")
                    .found(msg!("cc-is-kind", card = &card.id, kind = card.kind.word()))
                    .place(&card.origin);
                let part = Reason::is(!forced, msg!("cc-not-forced")).rule("P4");
                let enough = Reason::is(
                    decision.choices.contains(choice),
                    if choice == Choice::Enough { msg!("cc-fewer") } else { msg!("cc-none-enough") },
                );
                vec![bonus, part, enough.rule("P4")]
            }
            (_, Choice::GiveUp | Choice::Enough) => vec![Reason::is(false, msg!("cc-aim-due")).rule("P4")],
            (_, Choice::Stop) => vec![Reason::is(false, msg!("cc-move-under-way")).rule("M2")],
            (kind, _) => {
                let before = Reason::is(matches!(kind, DecisionKind::Hand | DecisionKind::Die), msg!("cc-roll-due"));
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
                msg!("cc-next-to", square = &name, player = player.word(), directions = directions.to_string()),
            )
            .rule("M1")
            .found(msg!("cc-pawn-on", square = shape.name(here)))
            .knob("move.directions"),
        ];
        let open = enterable(&table, player, square);
        let barred = open.holds == Some(false);
        parts.push(open);
        let Some(moving) = table.state.moving.clone() else { return Ok(parts) };
        let one = Value::Squares(square.into());
        let (mut closed, mut opened, mut ends) = (false, false, None::<Squares>);
        let mut enders = Vec::new();
        for &Bearing { card, beyond } in &moving.cards {
            let limits = table.limits(player, card, beyond)?;
            let definition = table.card(card).clone();
            let owner = table.for_player(player, card);
            let within = Within::new(&owner, card);
            let hook = definition.hooks.moving.as_ref();
            let place = hook.map_or(&definition.origin, |hook| &hook.origin);
            let head = |holds: bool, text: Message, rule| Reason::is(holds, text).rule(rule).place(place);
            let why = |expr: Option<&Expr>| expr.map(|expr| within.member(expr, one));
            if let Some(enter) = limits.enter {
                closed |= !enter.contains(square);
                parts.push(
                    head(enter.contains(square), msg!("cc-lets", card = &definition.id, square = &name), "M7")
                        .with_all(why(hook.and_then(|hook| hook.enter.as_ref()))),
                );
            }
            if let Some(also) = limits.also {
                let within = also.contains(square);
                opened |= within;
                if barred {
                    parts.push(
                        head(within, msg!("cc-opens", card = &definition.id, square = &name), "M8")
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
            let home = Reason::is(home, msg!("cc-can-end", square = &name)).rule("M6").found(msg!(
                "cc-left",
                left = left,
                squares = among
            ));
            parts.push(enders.iter().fold(home, |home, place| home.place(place)));
        }
        Ok(parts)
    }
}

/// What a choice is made among, if a thing is nothing of the kind.
fn unlike(from: &From, choice: Choice) -> Option<Message> {
    let (like, among) = match from {
        From::Square(_) => (matches!(choice, Choice::Square(_)), msg!("among-square")),
        From::Player(_) => (matches!(choice, Choice::Player(_)), msg!("among-player")),
        From::Tower(_) => (matches!(choice, Choice::Tower(_)), msg!("among-tower")),
        From::Direction(_) => (matches!(choice, Choice::Direction(_)), msg!("among-direction")),
        From::Ground(_) | From::GroundFor(_) => (matches!(choice, Choice::Block(_)), msg!("among-ground")),
        From::TopCard(_) => (matches!(choice, Choice::TopCard(_)), msg!("among-top-card")),
        From::Number(..) => (matches!(choice, Choice::Number(_)), msg!("among-number")),
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
            Reason::told(msg!("cc-number", least = within.write(least), most = within.write(most))).rule("P8")
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
            None => return Reason::is(false, msg!("gr-tower")).rule("W2"),
        },
        _ => {
            let deck = table.state.deck().count();
            return Reason::is(deck > 0, msg!("gr-top", count = value.number().to_string()))
                .rule("P2")
                .found(msg!("gr-deck", count = deck));
        }
    };
    let parts = allowed_parts(table, side, moving);
    let allowed = Value::Squares(crate::board::join(parts));
    let knob = if side == 1 { "towers.keep_ground_blank" } else { "towers.ground_blank" };
    let squares = block.squares();
    if squares.is_empty() {
        let fallback = side == 2 && table.knobs().fallback;
        let text = match side {
            1 => msg!("gr-somewhere-square"),
            _ if fallback => msg!("gr-somewhere-fallback", side = side),
            _ => msg!("gr-somewhere-block", side = side),
        };
        let head = Reason::is(false, text).rule("W2");
        let head = head.found(msg!("gr-such", squares = within.tell(allowed))).knob(knob);
        return if side == 2 { head.knob("towers.fallback") } else { head };
    }
    let choices: smallvec::SmallVec<[Reason; 4]> = squares
        .iter()
        .map(|square| {
            let one = Value::Squares(square.into());
            let holds = !allowed.both(one).is_empty();
            let name = table.shape().name(square);
            let head = Reason::is(holds, msg!("gr-will-do", square = name)).rule("W2").found(table.tell_square(square));
            let whys = parts.iter().map(|part| within.part(part, Value::Squares(part.members), one));
            if holds { head } else { head.with_all(whys) }
        })
        .collect();
    let will_do = choices.iter().all(|part| part.holds == Some(true));
    let wanted = if side == 1 { msg!("gr-one") } else { msg!("gr-block", side = side) };
    let sized = squares.len() as i64 == side * side || (side == 2 && table.knobs().fallback && squares.len() == 2);
    let empty: smallvec::SmallVec<[Reason; 1]> = smallvec![
        Reason::is(sized, wanted).rule("W2").found(msg!("squares", count = squares.len())).knob("towers.fallback")
    ];
    let name = table.shape().block_name(squares);
    Reason::is(will_do && sized, msg!("gr-is-ground", squares = name))
        .rule("W2")
        .knob(knob)
        .with_all(choices)
        .with_all(empty)
}
