//! Why something is or isn't among what an expression gives: the very expression, part by part, each asked by the same
//! evaluation.

use crate::board::{Part, Player, Role, Square, Squares};

use super::super::card::CardId;
use super::super::expr::{Expr, Test, Used};
use super::super::query::{Because, Counted, query};
use super::super::table::Table;
use super::super::value::{Towers, Value};
use super::{Reason, Source};
use crate::messages::{Said, msg};

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
            Expr::All(of) => Reason::is(holds, msg!("ex-among-all", what = name))
                .with_all(of.iter().map(|part| self.member(part, member))),
            Expr::Any(of) => Reason::is(holds, msg!("ex-among-any", what = name))
                .with_all(of.iter().map(|part| self.member(part, member))),
            Expr::Except(from, less) => Reason::is(holds, msg!("ex-among", what = name, of = self.write(expr)))
                .with(self.member(from, member))
                .with_all(less.iter().map(|part| self.outsider(part, member))),
            Expr::Call(query, args) => {
                let doc = query.doc.trim_end_matches('.');
                let text = msg!("ex-among-query", what = name, of = self.write(expr), doc = doc);
                let reason = Reason::is(holds, text).rule(query.rule);
                let values: Vec<Value> = args.iter().map(|arg| self.eval(arg)).collect();
                let parts = self.because(&query.because, &values, member);
                let reason = if parts.is_empty() && !holds { reason.found(self.facts(member)) } else { reason };
                reason.with_all(parts).with_all(self.arguments(args))
            }
            Expr::Const(_) | Expr::Chosen(..) | Expr::It(_) => {
                Reason::is(holds, msg!("ex-is", what = name, of = self.write(expr))).found(self.tell(self.eval(expr)))
            }
        }
    }

    /// That a member is not among what the expression gives.
    fn outsider(&self, expr: &Expr, member: Value) -> Reason {
        if let Expr::By(expr, used) = expr {
            return self.outsider(expr, member).used(self.card, used);
        }
        let inside = self.member(expr, member);
        let text = msg!("ex-not-among", what = self.tell(member), of = self.write(expr)).into();
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
                    let count = if bounds.most == i64::MAX { bounds.least } else { bounds.most }.to_string();
                    let text = match bounds.what {
                        Counted::Reserve => msg!("ex-reserve-least", player = player.word(), count = count),
                        Counted::Standing => msg!("ex-standing-most", player = player.word(), count = count),
                    };
                    Reason::is(bounds.holds(), text).found(bounds.found.to_string())
                })
                .collect(),
        }
    }

    pub fn part<S>(&self, part: &Part<S>, members: Value, member: Value) -> Reason {
        let inside = !members.both(member).is_empty();
        let (what, name) = (self.tell(member), part_name(part.name));
        let (holds, text) = match part.role {
            Role::Is => (inside, msg!("ex-part", what = what, name = name)),
            Role::IsNot => (!inside, msg!("ex-part-not", what = what, name = name)),
            Role::Or => (inside, msg!("ex-or", what = msg!("ex-part", what = what, name = name))),
        };
        let reason = Reason::is(holds, text).rule(part.rule);
        if holds {
            return reason;
        }
        let seen = part.because_of.iter().take(LISTED).map(|square| self.table.tell_square(square));
        let facts = if part.because_of.is_empty() { self.facts(member) } else { listed(seen) };
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
                let text = msg!("ex-left-out", name = part_name(part.name));
                Reason::told(text).rule(part.rule).found(listed(seen)).mark(part.because_of)
            })
            .collect()
    }

    fn arguments(&self, args: &[Expr]) -> Vec<Reason> {
        let plain = |arg: &&Expr| !matches!(arg, Expr::Const(_));
        args.iter()
            .filter(plain)
            .map(|arg| {
                let told = Reason::told(msg!("ex-value", what = self.write(arg), value = self.tell(self.eval(arg))));
                if let Expr::By(_, used) = arg { told.used(self.card, used) } else { told }
            })
            .collect()
    }

    /// Whether an expression gives anything, and which part of it gives nothing.
    pub fn some(&self, expr: &Expr) -> Reason {
        let value = self.eval(expr);
        let reason = Reason::is(!value.is_empty(), msg!("ex-some", what = self.write(expr))).found(self.tell(value));
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
                let told = Reason::told(msg!("ex-without", what = self.write(part), value = self.tell(gone)));
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
                let reason = Reason::is(holds, msg!("ex-at-least", what = self.write(a), least = self.write(b)))
                    .rule(rule)
                    .found(match b {
                        Expr::Const(_) => Said::from(found.to_string()),
                        _ => msg!("ex-both", found = found.to_string(), wanted = wanted.to_string()).into(),
                    });
                [a, b].into_iter().fold(reason, |reason, expr| match expr {
                    Expr::By(_, used) => reason.used(self.card, used),
                    _ => reason,
                })
            }
            Test::Some(set) => Reason { holds: Some(holds), ..self.some(set) },
            Test::None(set) => {
                let some = self.some(set);
                Reason { holds: Some(holds), text: msg!("ex-none-of", what = self.write(set)).into(), ..some }
            }
        }
    }

    /// An expression as it would be written: in English, as names of queries are.
    pub fn write(&self, expr: &Expr) -> String {
        let list = |of: &[Expr], with: &str| of.iter().map(|part| self.write(part)).collect::<Vec<_>>().join(with);
        match expr {
            Expr::By(expr, _) => self.write(expr),
            Expr::Const(value) => self.tell(*value).to_string(),
            Expr::Chosen(place, _) => {
                let choices = &self.table.card(self.card).choices;
                choices.get(*place).map_or_else(|| "what was chosen".to_string(), |choose| choose.name.to_string())
            }
            Expr::It(_) => self.it.map_or_else(|| "it".to_string(), |it| self.tell(it).to_string()),
            Expr::Call(query, args) if args.is_empty() => query.name.to_string(),
            Expr::Call(query, args) => format!("{}({})", query.name, list(args, ", ")),
            Expr::All(of) => list(of, " and "),
            Expr::Any(of) => format!("({})", list(of, " or ")),
            Expr::Except(from, less) => format!("{} except {}", self.write(from), list(less, ", ")),
        }
    }

    /// A value in short.
    pub fn tell(&self, value: Value) -> Said {
        let shape = self.table.shape();
        let listed = |names: Vec<String>| match names.len() {
            0 => msg!("none").into(),
            count if count > LISTED => msg!("in-all", names = names[..LISTED].join(" "), count = count).into(),
            _ => Said::from(names.join(" ")),
        };
        match value {
            Value::Squares(set) if set == shape.all() => msg!("ex-every-square").into(),
            Value::Squares(set) => listed(set.iter().map(|square| shape.name(square)).collect()),
            Value::Players(set) if set.is_empty() => listed(Vec::new()),
            Value::Players(set) => Said::Several(set.iter().map(|player| player.word().into()).collect(), " "),
            Value::Directions(set) => listed(set.iter().map(|one| one.name().to_string()).collect()),
            Value::Towers(set) => listed(set.iter().map(|place| self.tower(place)).collect()),
            Value::Number(number) => number.to_string().into(),
            Value::Word(word) => {
                let known = self.table.setup.variant.words.get(word.0 as usize).cloned();
                known.unwrap_or_else(|| "?".into()).into()
            }
        }
    }

    fn tower(&self, place: usize) -> String {
        let tower = self.table.board().towers().get(place);
        tower.map_or_else(|| "?".into(), |tower| self.table.shape().block_name(tower.squares))
    }

    /// What a player has, as the queries tell.
    fn player(&self, player: Player) -> Said {
        let (state, board) = (&self.table.state, self.table.board());
        let pawn =
            board.pawn(player).map_or_else(|| msg!("ex-no-pawn").into(), |square| self.table.tell_square(square));
        msg!(
            "ex-has",
            player = player.word(),
            pawn = pawn,
            reserve = state.reserve[player].to_string(),
            standing = board.standing(player, true).to_string(),
            lost = state.lost[player].to_string(),
        )
        .into()
    }

    /// How things stand with a member.
    pub fn facts(&self, member: Value) -> Said {
        let square = |square: Square| self.table.tell_square(square);
        let told: Vec<Said> = match member {
            Value::Squares(set) => set.iter().take(LISTED).map(square).collect(),
            Value::Players(set) => set.iter().map(|player| self.player(player)).collect(),
            Value::Towers(Towers(_)) => {
                let squares = query("squares_of").map(|query| query.run(self.table, &[member]).squares());
                squares.unwrap_or(Squares::EMPTY).iter().map(square).collect()
            }
            _ => Vec::new(),
        };
        listed(told)
    }
}

/// Facts one after the other.
fn listed(facts: impl IntoIterator<Item = Said>) -> Said {
    Said::Several(facts.into_iter().collect(), "; ")
}

/// What a part of a definition is called.
fn part_name(name: &'static str) -> Said {
    let message = match name {
        "on the board" => msg!("part-on-board"),
        "yours" => msg!("part-yours"),
        "theirs already" => msg!("part-theirs"),
        "owned" => msg!("part-owned"),
        "blank" => msg!("part-blank"),
        "blank, where blank ground will do" => msg!("part-blank-ground"),
        "dead" => msg!("part-dead"),
        "a start" => msg!("part-start"),
        "an enemy start" => msg!("part-enemy-start"),
        "over your start" => msg!("part-your-start"),
        "under a tower" => msg!("part-tower"),
        "under another tower" => msg!("part-other-tower"),
        "under an enemy tower" => msg!("part-enemy-tower"),
        "under a pawn" => msg!("part-pawn"),
        "under your pawn" => msg!("part-your-pawn"),
        "under an enemy pawn" => msg!("part-enemy-pawn"),
        "enterable" => msg!("part-enterable"),
        "in such a line" => msg!("part-line"),
        "at or behind an obstacle" => msg!("part-behind"),
        name => return name.to_owned().into(),
    };
    message.into()
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
