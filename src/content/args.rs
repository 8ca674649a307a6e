//! Arguments of queries and primitives: by name, or the one that is meant.

use crate::diag::{Diagnostic, did_you_mean};
use crate::game::{Arg, ArgDefault, Expr, Type, Value, query};

use super::expr::{Maybe, wanted};
use super::fields::list;
use super::scope::Scope;
use super::tree::{Node, Tree};

impl Scope<'_> {
    /// The arguments of a query or primitive in their order; `None` within if the value itself is left out.
    pub fn args(
        &mut self,
        what: &str,
        args: &'static [Arg],
        value: Option<&Node>,
        node: &Node,
    ) -> Option<Option<Vec<Expr>>> {
        let mut given: Vec<Option<&Node>> = vec![None; args.len()];
        let pairs = value.map(Node::pairs).unwrap_or_default();
        let is_table = value.is_some_and(|value| matches!(value.tree, Tree::Table(_)));
        let named = |name: &str| args.iter().position(|arg| arg.name == name);
        let expression = !pairs.is_empty()
            && pairs.iter().any(|(key, _)| {
                named(&key.name).is_none() && (matches!(&*key.name, "all" | "any") || query_named(&key.name))
            });
        if is_table && !expression {
            for (key, value) in pairs {
                match named(&key.name) {
                    Some(place) => given[place] = Some(value),
                    None => {
                        let names: Vec<&str> = args.iter().map(|arg| arg.name).collect();
                        let hint =
                            did_you_mean(&key.name, names.iter().copied()).unwrap_or_else(|| match names.len() {
                                0 => format!("{what} takes no argument: write `{{}}`"),
                                _ => format!("{what} takes {}", list(&names)),
                            });
                        self.push(
                            Diagnostic::error(
                                "unknown-key",
                                key.span.clone(),
                                format!("unknown argument `{}` of {what}", key.name),
                            )
                            .label("no such argument")
                            .help(hint),
                        );
                        return None;
                    }
                }
            }
        } else if let Some(value) = value {
            let needed: Vec<usize> = (0..args.len()).filter(|place| args[*place].default.is_none()).collect();
            match (args.len(), needed.len()) {
                (0, _) => {
                    self.push(
                        Diagnostic::error("wrong-type", value.span.clone(), format!("{what} takes no argument"))
                            .label("expected `{}`"),
                    );
                    return None;
                }
                (_, 0) => given[0] = Some(value),
                (_, 1) => given[needed[0]] = Some(value),
                _ => {
                    let names: Vec<&str> = args.iter().map(|arg| arg.name).collect();
                    self.push(
                        Diagnostic::error(
                            "wrong-type",
                            value.span.clone(),
                            format!("{what} takes its arguments by name: {}", list(&names)),
                        )
                        .label("expected a table"),
                    );
                    return None;
                }
            }
        }
        let mut exprs = Vec::with_capacity(args.len());
        let mut well = true;
        for (arg, given) in args.iter().zip(given) {
            let found = match given {
                Some(value) => self.maybe(value, Some(arg.kind)),
                None => Some(Maybe::LeftOut),
            };
            match (found, usual(arg)) {
                (Some(Maybe::Is(expr)), _) => {
                    well &= given.is_none_or(|value| self.card_exists(arg, value));
                    exprs.push(expr);
                }
                (Some(Maybe::LeftOut), Some(usual)) => exprs.push(usual),
                (Some(Maybe::LeftOut), None) if given.is_some() && !is_named_arg(value, arg) => return Some(None),
                (Some(Maybe::LeftOut), None) => {
                    if !(self.left_out && given.is_some()) {
                        let span = value.unwrap_or(node).span.clone();
                        let fault =
                            Diagnostic::error("missing-key", span, format!("{what} needs the argument `{}`", arg.name))
                                .label(format!("`{}` is missing: {}", arg.name, wanted(arg.kind)));
                        self.push(fault);
                    }
                    well = false;
                }
                (None, _) => well = false,
            }
        }
        well.then_some(Some(exprs))
    }

    /// A word that means a card must name one.
    fn card_exists(&mut self, arg: &Arg, value: &Node) -> bool {
        if arg.name != "card" || arg.kind != Type::Word {
            return true;
        }
        let Some(id) = self.settle(value).and_then(|value| value.text().map(str::to_string)) else { return false };
        if self.cards.contains(&id) || self.left_out {
            return true;
        }
        let hint = did_you_mean(&id, self.cards.iter().map(String::as_str));
        let fault = Diagnostic::error("unknown-name", value.span.clone(), format!("unknown card `{id}`"))
            .label("no such card")
            .hint(hint);
        self.push(fault);
        false
    }
}

fn query_named(name: &str) -> bool {
    query(name).is_some()
}

fn is_named_arg(value: Option<&Node>, arg: &Arg) -> bool {
    value.is_some_and(|value| value.get(arg.name).is_some())
}

/// What stands in for an argument that isn't given.
fn usual(arg: &Arg) -> Option<Expr> {
    match arg.default? {
        ArgDefault::Number(number) => Some(Expr::Const(Value::Number(number))),
        ArgDefault::Query(name) => query(name).map(|query| Expr::Call(query, Box::new([]))),
    }
}
