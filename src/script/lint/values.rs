//! Expressions: what kind of value each gives, and operators on values that have none.

use full_moon::ast::{BinOp, Expression, Field, Index, Prefix, Suffix, TableConstructor, UnOp, Var};
use full_moon::tokenizer::TokenReference;

use crate::diag::Diagnostic;
use crate::game::{Type, query};

use super::super::convert::nearest;
use super::super::sandbox::GONE;
use super::{Kind, Reader, text};

impl Reader<'_> {
    /// Reads an expression; the kind of what it gives.
    pub(super) fn value(&mut self, value: &Expression) -> Kind {
        match value {
            Expression::Number(_) => Kind::Number,
            Expression::String(_) => Kind::Text,
            Expression::InterpolatedString(inner) => {
                inner.expressions().for_each(|value| {
                    self.value(value);
                });
                Kind::Text
            }
            Expression::Symbol(token) => match text(token).as_str() {
                "true" | "false" => Kind::Flag,
                "nil" => Kind::Nil,
                _ => Kind::Unknown,
            },
            Expression::Parentheses { expression, .. } | Expression::TypeAssertion { expression, .. } => {
                self.value(expression)
            }
            Expression::Function(function) => {
                self.function(function.body(), None);
                Kind::Function
            }
            Expression::TableConstructor(table) => {
                self.table(table);
                Kind::Table
            }
            Expression::FunctionCall(call) => self.call(call),
            Expression::IfExpression(branch) => {
                self.value(branch.condition());
                let first = self.value(branch.if_expression());
                let mut same = first;
                for branch in branch.else_if_expressions().into_iter().flatten() {
                    self.value(branch.condition());
                    let kind = self.value(branch.expression());
                    same = if kind == same { same } else { Kind::Unknown };
                }
                let last = self.value(branch.else_expression());
                if last == same { same } else { Kind::Unknown }
            }
            Expression::UnaryOperator { unop, expression } => {
                let kind = self.value(expression);
                self.unary(unop, expression, kind)
            }
            Expression::BinaryOperator { lhs, binop, rhs } => {
                let (left, right) = (self.value(lhs), self.value(rhs));
                self.binary(value, binop, left, right)
            }
            Expression::Var(variable) => self.variable(variable),
            _ => Kind::Unknown,
        }
    }

    pub(super) fn table(&mut self, table: &TableConstructor) {
        for field in table.fields().iter() {
            match field {
                Field::ExpressionKey { key, value, .. } => {
                    self.value(key);
                    self.value(value);
                }
                Field::NameKey { value, .. } => {
                    self.value(value);
                }
                Field::NoKey(value) => {
                    self.value(value);
                }
                _ => {}
            }
        }
    }

    fn unary(&mut self, operator: &UnOp, operand: &Expression, kind: Kind) -> Kind {
        match operator {
            UnOp::Not(_) => Kind::Flag,
            UnOp::Hash(_) => {
                if matches!(kind, Kind::Number | Kind::Flag | Kind::Nil | Kind::Function) {
                    let message = format!("`#` counts the members of a set, found {}", kind.name());
                    self.push(Diagnostic::error("lua-type", self.span(operand), message).label("nothing to count"));
                }
                Kind::Number
            }
            UnOp::Minus(_) => {
                if let Kind::Set(set) = kind {
                    let message = format!("`-` takes numbers, found {}", set.name());
                    let help = "`a - b` gives the members of `a` that `b` lacks";
                    self.push(Diagnostic::error("lua-type", self.span(operand), message).label("a set").help(help));
                }
                Kind::Number
            }
            _ => Kind::Unknown,
        }
    }

    fn binary(&mut self, whole: &Expression, operator: &BinOp, left: Kind, right: Kind) -> Kind {
        let sign = text(operator.token());
        match operator {
            BinOp::TwoEqual(_) | BinOp::TildeEqual(_) => Kind::Flag,
            BinOp::And(_) | BinOp::Or(_) if left == right => left,
            BinOp::And(_) | BinOp::Or(_) => Kind::Unknown,
            BinOp::TwoDots(_) => Kind::Text,
            BinOp::LessThan(_) | BinOp::LessThanEqual(_) | BinOp::GreaterThan(_) | BinOp::GreaterThanEqual(_) => {
                if matches!(left, Kind::Set(_)) || matches!(right, Kind::Set(_)) {
                    let message = format!("`{sign}` compares numbers, found {} and {}", left.name(), right.name());
                    let help = "`#a` counts the members of a set";
                    self.push(
                        Diagnostic::error("lua-type", self.span(whole), message)
                            .label("sets have no size order")
                            .help(help),
                    );
                }
                Kind::Flag
            }
            BinOp::Plus(_) | BinOp::Minus(_) | BinOp::Star(_) => match (left, right) {
                (Kind::Set(a), Kind::Set(b)) if a == b => left,
                (Kind::Set(_), Kind::Unknown) => left,
                (Kind::Unknown, Kind::Set(_)) => right,
                (Kind::Set(_), _) | (_, Kind::Set(_)) => {
                    let message =
                        format!("`{sign}` joins sets of one sort, found {} and {}", left.name(), right.name());
                    self.push(
                        Diagnostic::error("lua-type", self.span(whole), message).label("these don't go together"),
                    );
                    Kind::Unknown
                }
                (Kind::Number, Kind::Number) => Kind::Number,
                _ => Kind::Unknown,
            },
            _ if matches!(left, Kind::Set(_)) || matches!(right, Kind::Set(_)) => {
                let message = format!("`{sign}` takes numbers, found {} and {}", left.name(), right.name());
                let help = "sets are joined by `+` (either), `*` (both) and `-` (without)";
                self.push(Diagnostic::error("lua-type", self.span(whole), message).label("not for sets").help(help));
                Kind::Unknown
            }
            _ => Kind::Number,
        }
    }

    pub(super) fn variable(&mut self, variable: &Var) -> Kind {
        match variable {
            Var::Name(name) => self.name(name),
            Var::Expression(inner) => {
                let suffixes: Vec<&Suffix> = inner.suffixes().collect();
                self.chain(inner.prefix(), &suffixes)
            }
            _ => Kind::Unknown,
        }
    }

    /// A name on its own: it must be known.
    pub(super) fn name(&mut self, token: &TokenReference) -> Kind {
        let name = text(token);
        self.called.insert(name.clone());
        if let Some(kind) = self.local(&name) {
            return kind;
        }
        match self.own.globals.get(&name) {
            Some(true) => return Kind::Function,
            Some(false) => return Kind::Unknown,
            None => {}
        }
        if name == "card" {
            return Kind::Table;
        }
        if self.visible.library.contains(&name) {
            return Kind::Unknown;
        }
        if self.visible.names.contains(&name) {
            return if self.visible.members.contains_key(&name) { Kind::Table } else { Kind::Function };
        }
        let locals = self.scopes.iter().flat_map(|scope| scope.keys());
        let known = self.visible.names.iter().chain(self.visible.library).chain(self.own.globals.keys()).chain(locals);
        let known: Vec<&str> = known.map(String::as_str).collect();
        let help = match GONE.iter().find(|(gone, _)| *gone == name) {
            Some((_, instead)) => (*instead).to_string(),
            None => match nearest(&name, known.into_iter()) {
                Some(near) => format!("did you mean `{near}`?"),
                None => "the functions are listed in docs/scripting.md".into(),
            },
        };
        let fault = Diagnostic::error("lua-name", self.at(token), format!("nothing is called `{name}`"));
        self.push(fault.label("no local, function or table of this name").help(help));
        Kind::Unknown
    }

    /// A prefix with what is asked of it.
    pub(super) fn chain(&mut self, prefix: &Prefix, suffixes: &[&Suffix]) -> Kind {
        let mut rest = suffixes;
        let mut kind = match prefix {
            Prefix::Expression(inner) => self.value(inner),
            Prefix::Name(token) => {
                let name = text(token);
                if let Some((used, kind)) = self.named_call(token, &name, suffixes) {
                    rest = &suffixes[used..];
                    kind
                } else {
                    let kind = self.name(token);
                    if self.local(&name).is_none() {
                        self.member(&name, suffixes);
                    }
                    kind
                }
            }
            _ => Kind::Unknown,
        };
        for suffix in rest {
            kind = match suffix {
                Suffix::Call(call) => self.called_with(kind, call),
                Suffix::Index(index) => self.index(kind, index),
                _ => Kind::Unknown,
            };
        }
        kind
    }

    /// `math.floor`, `card.params.squares`: members that must be there.
    fn member(&mut self, name: &str, suffixes: &[&Suffix]) {
        let dot = |suffix: Option<&&Suffix>| match suffix {
            Some(Suffix::Index(Index::Dot { name, .. })) => Some((*name).clone()),
            _ => None,
        };
        let Some(first) = dot(suffixes.first()) else { return };
        let (token, known, what): (TokenReference, Vec<&str>, String) = if name == "card" {
            let second = dot(suffixes.get(1));
            match (text(&first).as_str(), second, self.visible.params) {
                ("params", Some(second), Some(params)) => {
                    (second, params.iter().map(String::as_str).collect(), "the card has no parameter".into())
                }
                _ => (first, vec!["id", "kind", "params"], "`card` has no".into()),
            }
        } else {
            let Some(members) = self.visible.members.get(name) else { return };
            (first, members.iter().map(String::as_str).collect(), format!("`{name}` has no"))
        };
        let found = text(&token);
        if known.contains(&found.as_str()) {
            return;
        }
        let near = nearest(&found, known.iter().copied()).map(|near| format!("did you mean `{near}`?"));
        let all: Vec<String> = known.iter().map(|name| format!("`{name}`")).collect();
        let help = near.unwrap_or_else(|| match all.len() {
            0 => "parameters are named in the card's `[params]`".into(),
            _ => format!("there are {}", all.join(", ")),
        });
        let fault = Diagnostic::error("lua-name", self.at(&token), format!("{what} `{found}`"));
        self.push(fault.label("not there").help(help));
    }

    fn index(&mut self, of: Kind, index: &Index) -> Kind {
        if let Index::Brackets { expression, .. } = index {
            self.value(expression);
        }
        if let (Kind::Set(set), Index::Dot { name, .. }) = (of, index) {
            let name_text = text(name);
            let message = format!("{} have no field `{name_text}`", set.name());
            let help = format!("methods of sets are called with a colon, as `a:{name_text}()`");
            self.push(Diagnostic::error("lua-name", self.at(name), message).label("a set has methods only").help(help));
        }
        Kind::Unknown
    }
}

/// The kind that a query gives.
pub(super) fn gives(name: &str) -> Kind {
    query(name).map_or(Kind::Unknown, |query| Kind::of(query.gives))
}

/// The squares that a set of squares is.
pub(super) const SQUARES: Kind = Kind::Set(Type::Squares);
