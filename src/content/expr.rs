//! Expressions: from TOML to typed [`Expr`]s. See docs/formats.md for how they are written.

use crate::board::{Direction, Directions};
use crate::diag::{Diagnostic, did_you_mean};
use crate::game::{Expr, Param, Query, Type, Used, Value, queries, query};

use super::fields::{Fields, list, wrong_type};
use super::scope::{Scope, is_param};
use super::tree::{Node, Tree};

/// An expression that may have been left out by `when` or `unless`.
pub enum Maybe {
    Is(Expr),
    LeftOut,
}

/// The expression with the parameters that made it so.
fn by(expr: Expr, params: Vec<String>, leaves_out: bool) -> Expr {
    if params.is_empty() {
        return expr;
    }
    let used = params.into_iter().map(|param| Used { param, leaves_out }).collect();
    Expr::By(Box::new(expr), used)
}

impl Scope<'_> {
    /// An expression of a type (any type if `None`) that must be there.
    pub fn expr(&mut self, node: &Node, want: Option<Type>) -> Option<Expr> {
        match self.maybe(node, want)? {
            Maybe::Is(expr) => Some(expr),
            Maybe::LeftOut => {
                if !self.left_out {
                    self.push(
                        Diagnostic::error("missing-key", node.span.clone(), "this expression can't be left out here")
                            .label("left out by its `when` or `unless`")
                            .help("put `when` on the whole step, or give both cases within `any`"),
                    );
                }
                None
            }
        }
    }

    /// An expression of a type, unless it is left out.
    pub fn maybe(&mut self, node: &Node, want: Option<Type>) -> Option<Maybe> {
        let expr = match &node.tree {
            Tree::Number(number) => Expr::Const(Value::Number(*number)),
            Tree::Text(text) if is_param(node) => {
                by(self.param_expr(&text[1..], node, want)?, vec![text[1..].to_string()], false)
            }
            Tree::Text(text) => self.named(text, node, want)?,
            Tree::List(items) => self.directions(items, node)?,
            Tree::Table(_) => return self.operator(node, want),
            Tree::Flag(_) | Tree::Other(_) => {
                let expected = want.map_or("an expression", wanted);
                wrong_type(self.report, node, "an expression", expected);
                return None;
            }
        };
        self.fits(expr, node, want).map(Maybe::Is)
    }

    /// Checks the type.
    fn fits(&mut self, expr: Expr, node: &Node, want: Option<Type>) -> Option<Expr> {
        let kind = expr.kind();
        match want {
            Some(want) if want != kind => {
                let written = node.text().map_or_else(|| "this".to_string(), |text| format!("`{text}`"));
                let fault = Diagnostic::error(
                    "wrong-type",
                    node.span.clone(),
                    format!("expected {}, found {}", wanted(want), wanted(kind)),
                )
                .label(format!("{written} gives {}", wanted(kind)))
                .hint(cast(kind, want));
                let fault = self.with_source(fault, node);
                if !(self.left_out && is_param(node)) {
                    self.push(fault);
                }
                None
            }
            _ => Some(expr),
        }
    }

    fn param_expr(&mut self, name: &str, node: &Node, want: Option<Type>) -> Option<Expr> {
        match self.param(name, node)? {
            Param::Number(number) => Some(Expr::Const(Value::Number(number))),
            Param::Word(word) if want == Some(Type::Word) => Some(Expr::Const(Value::Word(self.word(&word)))),
            Param::Word(word) => self.named(&word, node, want),
            Param::List(words) => {
                let items: Vec<Node> = words
                    .into_iter()
                    .map(|word| Node { span: node.span.clone(), line: node.line, tree: Tree::Text(word) })
                    .collect();
                self.directions(&items, node)
            }
            Param::Flag(flag) => {
                if !self.left_out {
                    let expected = want.map_or("an expression", wanted);
                    self.push(
                        Diagnostic::error(
                            "wrong-type",
                            node.span.clone(),
                            format!("expected {expected}, found `{flag}`, the parameter `{name}`"),
                        )
                        .label(format!("expected {expected}")),
                    );
                }
                None
            }
        }
    }

    /// A plain name: a word where one is wanted; else a choice, `it`, a direction where one is wanted, or a query.
    fn named(&mut self, name: &str, node: &Node, want: Option<Type>) -> Option<Expr> {
        if want == Some(Type::Word) {
            return Some(Expr::Const(Value::Word(self.word(name))));
        }
        if let Some(known) = self.choices.iter().rev().find(|known| known.name == name) {
            let kind = known.kind;
            let Some(place) = known.place else {
                if !self.left_out {
                    self.push(
                        Diagnostic::error(
                            "unknown-name",
                            node.span.clone(),
                            format!("the choice `{name}` is left out"),
                        )
                        .label("not made with these parameters")
                        .help("leave this out by the same `when` or `unless`"),
                    );
                    return None;
                }
                return Some(Expr::Chosen(0, kind));
            };
            return Some(Expr::Chosen(place, kind));
        }
        if name == "it" {
            if let Some(kind) = self.it {
                return Some(Expr::It(kind));
            }
            self.push(
                Diagnostic::error("unknown-name", node.span.clone(), "`it` means nothing here")
                    .label("only within `keep_if`"),
            );
            return None;
        }
        let direction = Direction::parse(name).map(|one| Expr::Const(Value::Directions(Directions::one(one))));
        if want == Some(Type::Directions) && direction.is_some() {
            return direction;
        }
        if let Some(query) = query(name) {
            return self.call(query, None, node).and_then(|maybe| match maybe {
                Maybe::Is(expr) => Some(expr),
                Maybe::LeftOut => None,
            });
        }
        if want.is_none() && direction.is_some() {
            return direction;
        }
        if !(self.left_out && is_param(node)) {
            self.unknown(name, node, want);
        }
        None
    }

    fn unknown(&mut self, name: &str, node: &Node, want: Option<Type>) {
        if self.names.contains(name) {
            self.push(
                Diagnostic::error("unknown-name", node.span.clone(), format!("the choice `{name}` isn't made yet"))
                    .label("made only later")
                    .help("choices are made in the order written: put this one after it"),
            );
            return;
        }
        let choices: Vec<&str> = self.choices.iter().map(|known| known.name.as_str()).collect();
        let fitting = queries().filter(|query| want.is_none_or(|want| query.gives == want)).map(|query| query.name);
        let directions = Direction::ALL.iter().filter(|_| want == Some(Type::Directions)).map(|one| one.name());
        let hint = did_you_mean(name, choices.into_iter().chain(fitting).chain(directions));
        let any = || if is_param(node) { None } else { did_you_mean(name, queries().map(|query| query.name)) };
        let fault = Diagnostic::error("unknown-name", node.span.clone(), format!("unknown name `{name}`"))
            .label("no query or earlier choice of this name")
            .hint(hint.or_else(any));
        let fault = self.with_source(fault, node);
        self.push(fault);
    }

    fn directions(&mut self, items: &[Node], node: &Node) -> Option<Expr> {
        let mut set = Directions::NONE;
        for item in items {
            match item.text().and_then(Direction::parse) {
                Some(direction) => set = set.union(Directions::one(direction)),
                None if self.left_out && is_param(node) => return None,
                None => {
                    let names: Vec<&str> = Direction::ALL.iter().map(|direction| direction.name()).collect();
                    let near = item.text().and_then(|text| did_you_mean(text, names.iter().copied()));
                    let fault = Diagnostic::error(
                        "unknown-name",
                        item.span.clone(),
                        format!("expected a direction, found {}", item.found()),
                    )
                    .label("a list holds directions only")
                    .help(near.unwrap_or_else(|| format!("the directions are {}", list(&names))));
                    let fault = self.with_source(fault, node);
                    self.push(fault);
                    return None;
                }
            }
        }
        Some(Expr::Const(Value::Directions(set)))
    }

    /// `{ operator = …, when = … }`.
    fn operator(&mut self, node: &Node, want: Option<Type>) -> Option<Maybe> {
        let mut fields = Fields::of(node, "an expression", self.report)?;
        let outer = std::mem::take(&mut self.asked);
        let stays = self.stays(&mut fields);
        let asked = std::mem::replace(&mut self.asked, outer);
        let maybe = self.piece(stays, |scope| scope.one_operator(fields, node, want));
        if !stays {
            self.asked = asked;
            return Some(Maybe::LeftOut);
        }
        Some(match maybe? {
            Maybe::Is(expr) => Maybe::Is(by(expr, asked, false)),
            Maybe::LeftOut => Maybe::LeftOut,
        })
    }

    fn one_operator(&mut self, mut fields: Fields<'_>, node: &Node, want: Option<Type>) -> Option<Maybe> {
        let (all, any, except) = (fields.take("all"), fields.take("any"), fields.take("except"));
        let rest = fields.rest();
        if let Some(set) = all.or(any) {
            let both = all.and(any).is_some();
            if both || !rest.is_empty() {
                self.one_only(node);
                return None;
            }
            return self.set(set, all.is_some(), except, node, want).map(Maybe::Is);
        }
        let [(key, value)] = rest[..] else {
            self.one_only(node);
            return None;
        };
        if except.is_some() {
            self.one_only(node);
            return None;
        }
        let Some(query) = query(&key.name) else {
            let names = ["all", "any"].into_iter().chain(queries().map(|query| query.name));
            self.push(
                Diagnostic::error("unknown-name", key.span.clone(), format!("unknown query `{}`", key.name))
                    .label("no such query")
                    .hint(did_you_mean(&key.name, names)),
            );
            return None;
        };
        match self.call(query, Some(value), node)? {
            Maybe::Is(expr) => {
                if want.is_some_and(|want| want != expr.kind()) {
                    let at = Node { span: key.span.clone(), line: key.line, tree: Tree::Text(key.name.clone()) };
                    return self.fits(expr, &at, want).map(Maybe::Is);
                }
                Some(Maybe::Is(expr))
            }
            Maybe::LeftOut => Some(Maybe::LeftOut),
        }
    }

    fn one_only(&mut self, node: &Node) {
        self.push(
            Diagnostic::error("bad-value", node.span.clone(), "an expression has one operator or query")
                .label("expected one key")
                .help("join several by `{ all = [..] }` or `{ any = [..] }`; `except` stands beside one of these"),
        );
    }

    fn set(
        &mut self,
        operands: &Node,
        all: bool,
        except: Option<&Node>,
        node: &Node,
        want: Option<Type>,
    ) -> Option<Expr> {
        let name = if all { "all" } else { "any" };
        if let Some(want) = want.filter(|want| !want.is_set()) {
            self.push(
                Diagnostic::error(
                    "wrong-type",
                    node.span.clone(),
                    format!("expected {}, found a set of members", wanted(want)),
                )
                .label(format!("`{name}` joins sets")),
            );
            return None;
        }
        let members = self.members(operands, name, want);
        let kind = members.as_ref().map_or(want, |(_, kind, _)| *kind);
        let less = except.map(|node| self.members(node, "except", kind));
        let (of, want, mut without) = members?;
        let base = match (of.len(), all) {
            (0, true) => {
                if !self.left_out {
                    self.push(
                        Diagnostic::error("bad-value", operands.span.clone(), "nothing is left of `all`")
                            .label("every member is left out")
                            .help("begin with a set that is always there, such as `everywhere`"),
                    );
                }
                return None;
            }
            (0, false) => Expr::Const(Value::nothing(want.unwrap_or(Type::Squares))),
            (_, true) => Expr::All(of.into()),
            (_, false) => Expr::Any(of.into()),
        };
        let whole = match less {
            Some(less) => {
                let (less, _, left_out) = less?;
                without.extend(left_out);
                if less.is_empty() { base } else { Expr::Except(Box::new(base), less.into()) }
            }
            None => base,
        };
        Some(by(whole, without, true))
    }

    /// The operands that stay, all of one type; that type; and the parameters that leave others out.
    fn members(
        &mut self,
        node: &Node,
        name: &str,
        mut want: Option<Type>,
    ) -> Option<(Vec<Expr>, Option<Type>, Vec<String>)> {
        let Tree::List(items) = &node.tree else {
            wrong_type(self.report, node, &format!("`{name}`"), "a list of expressions");
            return None;
        };
        let (mut of, mut without) = (Vec::new(), Vec::new());
        let mut well = true;
        for item in items {
            self.asked.clear();
            match self.maybe(item, want) {
                Some(Maybe::Is(expr)) => {
                    if !expr.kind().is_set() {
                        wrong_type(self.report, item, &format!("`{name}`"), "a set");
                        return None;
                    }
                    want = want.or(Some(expr.kind()));
                    of.push(expr);
                }
                Some(Maybe::LeftOut) => without.append(&mut self.asked),
                None => well = false,
            }
        }
        well.then_some((of, want, without))
    }

    fn call(&mut self, query: &'static Query, value: Option<&Node>, node: &Node) -> Option<Maybe> {
        let what = format!("the query `{}`", query.name);
        match self.args(&what, query.args, value, node)? {
            Some(args) => Some(Maybe::Is(Expr::Call(query, args.into()))),
            None => Some(Maybe::LeftOut),
        }
    }
}

/// A type, for messages.
pub fn wanted(kind: Type) -> &'static str {
    match kind {
        Type::Squares => "squares",
        Type::Players => "players",
        Type::Towers => "towers",
        Type::Directions => "directions",
        Type::Number => "a number",
        Type::Word => "a word",
    }
}

/// The query that leads from one type to another.
fn cast(from: Type, to: Type) -> Option<String> {
    let query = match (from, to) {
        (Type::Squares, Type::Players) => "pawns_on",
        (Type::Players, Type::Squares) => "pawns_of",
        (Type::Towers, Type::Squares) => "squares_of",
        (Type::Squares, Type::Towers) => "towers_on",
        (Type::Towers, Type::Players) => "owners_of",
        (Type::Players, Type::Towers) => "towers_of",
        (Type::Squares, Type::Number) => "count",
        _ => return None,
    };
    Some(format!("`{{ {query} = … }}` gives {} from {}", wanted(to), wanted(from)))
}
