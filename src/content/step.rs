//! Choices, tests and steps: from TOML to the core's own.

use crate::diag::{Diagnostic, did_you_mean};
use crate::game::{Choose, Expr, From, Kind, Step, Test, Type, primitive, primitives};

use super::expr::{Maybe, wanted};
use super::fields::{Fields, items, list, text, wrong_type};
use super::scope::{Known, Scope};
use super::tree::{Node, Tree};

const SOURCES: [&str; 8] = ["square", "player", "tower", "direction", "ground", "ground_for", "top_card", "number"];

impl Scope<'_> {
    /// `[[choose]]`: all choices that stay.
    pub fn choices(&mut self, node: &Node) -> Vec<Choose> {
        let mut choices = Vec::new();
        let Some(nodes) = items(self.report, node, "`[[choose]]`") else { return choices };
        self.names = nodes.iter().filter_map(|node| node.get("as")?.text()).map(str::to_string).collect();
        for node in nodes {
            let Some(mut fields) = Fields::of(node, "a choice", self.report) else { continue };
            let stays = self.stays(&mut fields);
            let place = choices.len();
            let choice = self.piece(stays, |scope| scope.choice(fields, node, stays.then_some(place)));
            choices.extend(choice);
        }
        choices
    }

    fn choice(&mut self, mut fields: Fields<'_>, node: &Node, place: Option<usize>) -> Option<Choose> {
        let name = fields.need("as", self.report).and_then(|node| text(self.report, node, "`as`"));
        let sources: Vec<(&str, &Node)> =
            SOURCES.into_iter().filter_map(|source| Some((source, fields.take(source)?))).collect();
        let from = match sources[..] {
            [(source, value)] => self.from(source, value),
            _ => {
                self.push(
                    Diagnostic::error(
                        "missing-key",
                        node.span.clone(),
                        format!("a choice is made among one thing: expected one of {}", list(&SOURCES)),
                    )
                    .label(format!("found {}", if sources.is_empty() { "none" } else { "several" })),
                );
                None
            }
        };
        let kind = sources.first().map(|(source, _)| gives(source));
        let keep_if = fields.take("keep_if").map(|node| {
            self.it = kind;
            let test = self.maybe(node, None);
            self.it = None;
            match test {
                Some(Maybe::Is(expr)) if expr.kind() == Type::Word => {
                    wrong_type(self.report, node, "`keep_if`", "a set");
                    None
                }
                Some(Maybe::Is(expr)) => Some(Some(expr)),
                Some(Maybe::LeftOut) => Some(None),
                None => None,
            }
        });
        let (count, up_to) = (fields.take("count"), fields.take("up_to"));
        if let (Some(_), Some(up_to)) = (count, up_to) {
            self.push(
                Diagnostic::error("bad-value", up_to.span.clone(), "a choice has `count` or `up_to`, not both")
                    .label("remove one of them"),
            );
        }
        let may_stop = up_to.is_some();
        let times = up_to.or(count).map(|node| self.number(node, "how many are chosen", 1, 100));
        let forced = fields.take("forced").map(|node| self.flag(node, "`forced`"));
        let tests = fields.take("if").map(|node| self.tests(node, "`if`"));
        fields.finish(self.report);
        if let (Some(name), Some(kind)) = (name, kind) {
            self.claim(name, node);
            self.choices.push(Known { name: name.to_string(), kind, place });
        }
        let (from, keep_if) = (from?, keep_if.unwrap_or(Some(None))?);
        let dependent =
            from.exprs().into_iter().any(Expr::reads_choices) || keep_if.as_ref().is_some_and(Expr::reads_choices);
        Some(Choose {
            name: name?.into(),
            from,
            reads_it: Choose::reading(&keep_if),
            keep_if,
            dependent,
            count: times.unwrap_or(Some(1))? as usize,
            up_to: may_stop,
            forced: forced.unwrap_or(Some(self.kind == Kind::Penalty))?,
            tests: tests.unwrap_or(Some(Vec::new()))?,
            origin: node.origin(),
        })
    }

    /// A name may be used by one choice that is made.
    fn claim(&mut self, name: &str, node: &Node) {
        let taken = !self.left_out && self.choices.iter().any(|known| known.name == name && known.place.is_some());
        let at = node.get("as").unwrap_or(node).span.clone();
        if taken {
            self.push(
                Diagnostic::error("bad-value", at, format!("two choices are called `{name}`"))
                    .label("the name is taken by an earlier choice"),
            );
        } else if name == "it" || name.starts_with('$') {
            self.push(
                Diagnostic::error("bad-value", at, format!("a choice can't be called `{name}`"))
                    .label("the name has a meaning already"),
            );
        }
    }

    fn from(&mut self, source: &str, value: &Node) -> Option<From> {
        let mut of = |kind| self.expr(value, Some(kind));
        Some(match source {
            "square" => From::Square(of(Type::Squares)?),
            "player" => From::Player(of(Type::Players)?),
            "tower" => From::Tower(of(Type::Towers)?),
            "direction" => From::Direction(of(Type::Directions)?),
            "ground" => From::Ground(of(Type::Number)?),
            "ground_for" => From::GroundFor(of(Type::Towers)?),
            "top_card" => From::TopCard(of(Type::Number)?),
            _ => {
                let Tree::List(pair) = &value.tree else {
                    wrong_type(self.report, value, "`number`", "a list of the least and the most");
                    return None;
                };
                let [least, most] = &pair[..] else {
                    wrong_type(self.report, value, "`number`", "two numbers, the least and the most");
                    return None;
                };
                let least = self.expr(least, Some(Type::Number));
                From::Number(least?, self.expr(most, Some(Type::Number))?)
            }
        })
    }

    /// A list of tests: those that stay.
    pub fn tests(&mut self, node: &Node, what: &str) -> Option<Vec<Test>> {
        let mut tests = Vec::new();
        let mut well = true;
        for node in items(self.report, node, what)? {
            let Some(mut fields) = Fields::of(node, "a test", self.report) else {
                well = false;
                continue;
            };
            let stays = self.stays(&mut fields);
            let test = self.piece(stays, |scope| scope.test(fields, node));
            well &= test.is_some() || !stays;
            tests.extend(test);
        }
        well.then_some(tests)
    }

    fn test(&mut self, mut fields: Fields<'_>, node: &Node) -> Option<Test> {
        let (at_least, some, none) = (fields.take("at_least"), fields.take("some"), fields.take("none"));
        let found = [at_least, some, none].iter().flatten().count();
        fields.finish(self.report);
        if found != 1 {
            self.push(
                Diagnostic::error(
                    "bad-value",
                    node.span.clone(),
                    "a test is one of `at_least`, `some`, `none`".to_string(),
                )
                .label(format!("found {}", if found == 0 { "none" } else { "several" })),
            );
            return None;
        }
        if let Some(pair) = at_least {
            let numbers = items(self.report, pair, "`at_least`")?;
            let [first, second] = numbers else {
                wrong_type(self.report, pair, "`at_least`", "two numbers");
                return None;
            };
            let first = self.expr(first, Some(Type::Number));
            return Some(Test::AtLeast(first?, self.expr(second, Some(Type::Number))?));
        }
        if let Some(set) = some {
            return self.set_of(set).map(Test::Some);
        }
        self.set_of(none?).map(Test::None)
    }

    fn set_of(&mut self, node: &Node) -> Option<Expr> {
        let expr = self.expr(node, None)?;
        if expr.kind().is_set() {
            return Some(expr);
        }
        self.push(
            Diagnostic::error(
                "wrong-type",
                node.span.clone(),
                format!("expected a set, found {}", wanted(expr.kind())),
            )
            .label("squares, players, towers or directions are counted here")
            .help("numbers are compared by `at_least = [NUMBER, NUMBER]`"),
        );
        None
    }

    /// A list of steps: those that stay.
    pub fn steps(&mut self, node: &Node, what: &'static str) -> Option<Vec<Step>> {
        let mut steps: Vec<Step> = Vec::new();
        let mut well = true;
        for node in items(self.report, node, what)? {
            let Some(mut fields) = Fields::of(node, "a step", self.report) else {
                well = false;
                continue;
            };
            let stays = self.stays(&mut fields);
            let step = self.piece(stays, |scope| scope.step(fields, node));
            well &= step.is_some() || !stays;
            if let Some(step) = &step {
                self.check_order(&steps, step, node);
            }
            steps.extend(step);
        }
        well.then_some(steps)
    }

    /// What may end an effect comes first: a change before it would stay. Steps that both have tests may exclude each
    /// other.
    fn check_order(&mut self, before: &[Step], step: &Step, node: &Node) {
        let name = step.primitive.name;
        if !matches!(name, "lay" | "threaten") {
            return;
        }
        let changes = |other: &&Step| {
            let may_go_before = other.primitive.name == "threaten";
            !may_go_before && (other.tests.is_empty() || step.tests.is_empty())
        };
        if let Some(other) = before.iter().find(changes) {
            let at = node.pairs().iter().find(|(key, _)| key.name == name).map_or(&node.span, |(key, _)| &key.span);
            let message =
                format!("`{name}` may end the effect, but `{}` has been done before it", other.primitive.name);
            self.push(
                Diagnostic::warning("step-order", at.clone(), message)
                    .label("comes too late")
                    .help(format!("put `{name}` before every step that changes something")),
            );
        }
    }

    fn step(&mut self, mut fields: Fields<'_>, node: &Node) -> Option<Step> {
        let tests = fields.take("if").map(|node| self.tests(node, "`if`"));
        let rest = fields.rest();
        let [(key, value)] = rest[..] else {
            let found = if rest.is_empty() { "none" } else { "several" };
            self.push(
                Diagnostic::error("bad-value", node.span.clone(), "a step holds one primitive")
                    .label(format!("found {found}"))
                    .help("write one `[[effect]]` for each primitive"),
            );
            return None;
        };
        let Some(primitive) = primitive(&key.name) else {
            let names = primitives().map(|primitive| primitive.name);
            self.push(
                Diagnostic::error("unknown-name", key.span.clone(), format!("unknown primitive `{}`", key.name))
                    .label("no such primitive")
                    .help(
                        did_you_mean(&key.name, names)
                            .unwrap_or_else(|| "`polygonarc list primitives` shows them all".into()),
                    ),
            );
            return None;
        };
        let what = format!("the primitive `{}`", primitive.name);
        let args = self.args(&what, primitive.args, Some(value), node)?;
        let Some(args) = args else {
            self.push(
                Diagnostic::error("missing-key", value.span.clone(), "an argument can't be left out here")
                    .label("left out by its `when` or `unless`")
                    .help("put `when` beside the primitive to leave out the step"),
            );
            return None;
        };
        let origin = crate::game::Origin { file: key.span.file.to_string(), line: key.line };
        Some(Step { primitive, args, tests: tests.unwrap_or_else(|| Some(Vec::new()))?, origin })
    }
}

fn gives(source: &str) -> Type {
    match source {
        "player" => Type::Players,
        "tower" => Type::Towers,
        "direction" => Type::Directions,
        "top_card" | "number" => Type::Number,
        _ => Type::Squares,
    }
}
