//! Why something is or isn't among what an expression gives: the very expression, part by part, each asked by the same
//! evaluation.

use crate::board::{Part, Player, Role, Square, Squares};

use super::super::card::CardId;
use super::super::expr::{Expr, Test, Used};
use super::super::query::{Because, query};
use super::super::table::Table;
use super::super::value::{Towers, Value};
use super::{Reason, Source};

/// The most members that are listed.
const LISTED: usize = 10;

/// What an expression is evaluated in.
#[derive(Clone, Copy)]
pub(super) struct Within<'a> {
    pub table: &'a Table,
    pub card: CardId,
    pub chosen: &'a [Value],
    pub it: Option<Value>,
}

impl<'a> Within<'a> {
    pub fn new(table: &'a Table, card: CardId) -> Within<'a> {
        Within { table, card, chosen: &[], it: None }
    }

    pub fn eval(&self, expr: &Expr) -> Value {
        expr.eval(self.table, self.chosen, self.it)
    }

    fn contains(&self, expr: &Expr, member: Value) -> bool {
        !self.eval(expr).both(member).is_empty()
    }

    /// Whether a member is among what the expression gives, and why.
    pub fn member(&self, expr: &Expr, member: Value) -> Reason {
        let holds = self.contains(expr, member);
        let name = self.tell(member);
        match expr {
            Expr::By(expr, used) => self.member(expr, member).used(self.card, used),
            Expr::All(of) | Expr::Any(of) if of.len() == 1 => self.member(&of[0], member),
            Expr::All(of) => Reason::is(holds, format!("{name} is among all of these"))
                .with_all(of.iter().map(|part| self.member(part, member))),
            Expr::Any(of) => Reason::is(holds, format!("{name} is among any of these"))
                .with_all(of.iter().map(|part| self.member(part, member))),
            Expr::Except(from, less) => Reason::is(holds, format!("{name} is among `{}`", self.write(expr)))
                .with(self.member(from, member))
                .with_all(less.iter().map(|part| self.outsider(part, member))),
            Expr::Call(query, args) => {
                let doc = query.doc.trim_end_matches('.');
                let reason =
                    Reason::is(holds, format!("{name} is among `{}` ({doc})", self.write(expr))).rule(query.rule);
                let values: Vec<Value> = args.iter().map(|arg| self.eval(arg)).collect();
                let parts = self.because(&query.because, &values, member);
                let reason = if parts.is_empty() && !holds { reason.found(self.facts(member)) } else { reason };
                reason.with_all(parts).with_all(self.arguments(args))
            }
            Expr::Const(_) | Expr::Chosen(..) | Expr::It(_) => {
                Reason::is(holds, format!("{name} is {}", self.write(expr))).found(self.tell(self.eval(expr)))
            }
        }
    }

    /// That a member is not among what the expression gives.
    fn outsider(&self, expr: &Expr, member: Value) -> Reason {
        if let Expr::By(expr, used) = expr {
            return self.outsider(expr, member).used(self.card, used);
        }
        let inside = self.member(expr, member);
        let text = format!("{} is not among `{}`", self.tell(member), self.write(expr));
        let reason = Reason { text, holds: Some(inside.holds == Some(false)), parts: Vec::new(), ..inside };
        if reason.holds == Some(true) {
            return reason;
        }
        reason.found(self.facts(member)).with_all(inside.parts)
    }

    /// What a composed query's definition says of a member.
    fn because(&self, because: &Because, values: &[Value], member: Value) -> Vec<Reason> {
        match because {
            Because::Plain => Vec::new(),
            Because::Squares(parts) => {
                let parts = parts(self.table, values);
                parts.iter().map(|part| self.part(part, Value::Squares(part.members), member)).collect()
            }
            Because::Towers(parts) => {
                let parts = parts(self.table, values);
                parts.iter().map(|part| self.part(part, Value::Towers(part.members), member)).collect()
            }
            Because::Players(bounds) => member
                .players()
                .iter()
                .map(|player| {
                    let bounds = bounds(self.table, values, player);
                    let asked = match (bounds.least, bounds.most) {
                        (least, i64::MAX) => format!("at least {least}"),
                        (_, most) => format!("at most {most}"),
                    };
                    Reason::is(bounds.holds(), format!("{player}'s {} are {asked}", bounds.what))
                        .found(bounds.found.to_string())
                })
                .collect(),
        }
    }

    pub fn part<S>(&self, part: &Part<S>, members: Value, member: Value) -> Reason {
        let inside = !members.both(member).is_empty();
        let (holds, not) = if part.role == Role::IsNot { (!inside, "not ") } else { (inside, "") };
        let or = if part.role == Role::Or { "or: " } else { "" };
        let reason = Reason::is(holds, format!("{or}{} is {not}{}", self.tell(member), part.name)).rule(part.rule);
        if holds {
            return reason;
        }
        let seen: Vec<String> =
            part.because_of.iter().take(LISTED).map(|square| self.table.tell_square(square)).collect();
        let facts = if seen.is_empty() { self.facts(member) } else { seen.join("; ") };
        reason.found(facts).mark(part.because_of)
    }

    /// What stops a query's squares, where others decide about them.
    fn stopped(&self, because: &Because, values: &[Value]) -> Vec<Reason> {
        let Because::Squares(parts) = because else { return Vec::new() };
        let parts = parts(self.table, values);
        let decided = parts.iter().filter(|part| !part.because_of.is_empty());
        decided
            .map(|part| {
                let seen = part.because_of.iter().take(LISTED).map(|square| self.table.tell_square(square));
                let seen = seen.collect::<Vec<_>>().join("; ");
                Reason::told(format!("left out, being {}", part.name)).rule(part.rule).found(seen).mark(part.because_of)
            })
            .collect()
    }

    fn arguments(&self, args: &[Expr]) -> Vec<Reason> {
        let plain = |arg: &&Expr| !matches!(arg, Expr::Const(_));
        args.iter()
            .filter(plain)
            .map(|arg| {
                let told = Reason::told(format!("`{}` is {}", self.write(arg), self.tell(self.eval(arg))));
                if let Expr::By(_, used) = arg { told.used(self.card, used) } else { told }
            })
            .collect()
    }

    /// Whether an expression gives anything, and which part of it gives nothing.
    pub fn some(&self, expr: &Expr) -> Reason {
        let value = self.eval(expr);
        let reason =
            Reason::is(!value.is_empty(), format!("there is some of `{}`", self.write(expr))).found(self.tell(value));
        match expr {
            Expr::By(inner, used) => self.some(inner).used(self.card, used),
            Expr::Call(query, args) => {
                let values: Vec<Value> = args.iter().map(|arg| self.eval(arg)).collect();
                let reason = reason.rule(query.rule).with_all(self.arguments(args));
                reason.with_all(self.stopped(&query.because, &values))
            }
            Expr::All(of) => reason.with_all(of.iter().map(|part| self.some(part))),
            Expr::Any(of) => reason.with_all(of.iter().map(|part| self.some(part))),
            Expr::Except(from, less) => reason.with(self.some(from)).with_all(less.iter().map(|part| {
                let gone = self.eval(part);
                let told = Reason::told(format!("without `{}`: {}", self.write(part), self.tell(gone)));
                if let Expr::By(_, used) = part { told.used(self.card, used) } else { told }
            })),
            _ => reason,
        }
    }

    /// Whether a test holds.
    pub fn test(&self, test: &Test) -> Reason {
        let holds = test.holds(self.table, self.chosen);
        match test {
            Test::AtLeast(a, b) => {
                let rule = [a, b].into_iter().find_map(rule_of).unwrap_or_default();
                let (found, wanted) = (self.eval(a).number(), self.eval(b).number());
                let reason =
                    Reason::is(holds, format!("{} is at least {}", self.write(a), self.write(b))).rule(rule).found(
                        if matches!(b, Expr::Const(_)) { format!("{found}") } else { format!("{found} and {wanted}") },
                    );
                [a, b].into_iter().fold(reason, |reason, expr| match expr {
                    Expr::By(_, used) => reason.used(self.card, used),
                    _ => reason,
                })
            }
            Test::Some(set) => Reason { holds: Some(holds), ..self.some(set) },
            Test::None(set) => {
                let some = self.some(set);
                Reason { holds: Some(holds), text: format!("there is none of `{}`", self.write(set)), ..some }
            }
        }
    }

    /// An expression as it would be said.
    pub fn write(&self, expr: &Expr) -> String {
        let list = |of: &[Expr], with: &str| of.iter().map(|part| self.write(part)).collect::<Vec<_>>().join(with);
        match expr {
            Expr::By(expr, _) => self.write(expr),
            Expr::Const(value) => self.tell(*value),
            Expr::Chosen(place, _) => {
                let choices = &self.table.card(self.card).choices;
                choices.get(*place).map_or_else(|| "what was chosen".to_string(), |choose| choose.name.to_string())
            }
            Expr::It(_) => self.it.map_or_else(|| "it".to_string(), |it| self.tell(it)),
            Expr::Call(query, args) if args.is_empty() => query.name.to_string(),
            Expr::Call(query, args) => format!("{}({})", query.name, list(args, ", ")),
            Expr::All(of) => list(of, " and "),
            Expr::Any(of) => format!("({})", list(of, " or ")),
            Expr::Except(from, less) => format!("{} except {}", self.write(from), list(less, ", ")),
        }
    }

    /// A value in short.
    pub fn tell(&self, value: Value) -> String {
        let shape = self.table.shape();
        let listed = |names: Vec<String>| match names.len() {
            0 => "none".to_string(),
            count if count > LISTED => format!("{} … ({count} in all)", names[..LISTED].join(" ")),
            _ => names.join(" "),
        };
        match value {
            Value::Squares(set) if set == shape.all() => "every square".into(),
            Value::Squares(set) => listed(set.iter().map(|square| shape.name(square)).collect()),
            Value::Players(set) => listed(set.iter().map(|player| player.name().to_string()).collect()),
            Value::Directions(set) => listed(set.iter().map(|one| one.name().to_string()).collect()),
            Value::Towers(set) => listed(set.iter().map(|place| self.tower(place)).collect()),
            Value::Number(number) => number.to_string(),
            Value::Word(word) => {
                self.table.setup.variant.words.get(word.0 as usize).cloned().unwrap_or_else(|| "?".into())
            }
        }
    }

    fn tower(&self, place: usize) -> String {
        let tower = self.table.board().towers().get(place);
        tower.map_or_else(|| "?".into(), |tower| self.table.shape().block_name(tower.squares))
    }

    /// What a player has, as the queries tell.
    fn player(&self, player: Player) -> String {
        let (state, board) = (&self.table.state, self.table.board());
        let pawn = board.pawn(player).map_or_else(|| "no pawn".into(), |square| self.table.tell_square(square));
        format!(
            "{player}: {pawn}; {} in reserve, {} standing, {} lost",
            state.reserve[player],
            board.standing(player, true),
            state.lost[player]
        )
    }

    /// How things stand with a member.
    pub fn facts(&self, member: Value) -> String {
        let square = |square: Square| self.table.tell_square(square);
        let told: Vec<String> = match member {
            Value::Squares(set) => set.iter().take(LISTED).map(square).collect(),
            Value::Players(set) => set.iter().map(|player| self.player(player)).collect(),
            Value::Towers(Towers(_)) => {
                let squares = query("squares_of").map(|query| query.run(self.table, &[member]).squares());
                squares.unwrap_or(Squares::EMPTY).iter().map(square).collect()
            }
            _ => Vec::new(),
        };
        told.join("; ")
    }
}

fn rule_of(expr: &Expr) -> Option<&'static str> {
    match expr {
        Expr::Call(query, _) => Some(query.rule).filter(|rule| !rule.is_empty()),
        Expr::By(expr, _) => rule_of(expr),
        _ => None,
    }
}

impl Reason {
    pub(super) fn used(self, card: CardId, used: &[Used]) -> Reason {
        used.iter().fold(self, |reason, used| {
            reason.from(Source::Param { card, name: used.param.clone(), leaves_out: used.leaves_out })
        })
    }
}
