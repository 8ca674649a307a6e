//! Arguments of queries and primitives: by name, or the one that is meant.

use crate::diag::{Diagnostic, did_you_mean, nearest};
use crate::game::{Arg, ArgDefault, Expr, Type, Value, queries, query};

use super::expr::{Maybe, wanted};
use super::fields::list;
use super::scope::Scope;
use super::tree::{Key, Node, Tree};

impl Scope<'_> {
    /// The arguments of a query or primitive in their order; `None` within if one that it needs is left out.
    pub fn args(
        &mut self,
        what: &str,
        args: &'static [Arg],
        value: Option<&Node>,
        node: &Node,
    ) -> Option<Option<Vec<Expr>>> {
        let given = self.given(what, args, value)?;
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
                (Some(Maybe::LeftOut), None) if given.is_some() => return Some(None),
                (Some(Maybe::LeftOut), None) => {
                    let span = value.unwrap_or(node).span.clone();
                    self.push(
                        Diagnostic::error("missing-key", span, format!("{what} needs the argument `{}`", arg.name))
                            .label(format!("`{}` is missing: {}", arg.name, wanted(arg.kind))),
                    );
                    well = false;
                }
                (None, _) => well = false,
            }
        }
        well.then_some(Some(exprs))
    }

    /// Which value goes to which argument: a table by names, any other value to the argument that is needed.
    fn given<'n>(
        &mut self,
        what: &str,
        args: &'static [Arg],
        value: Option<&'n Node>,
    ) -> Option<Vec<Option<&'n Node>>> {
        let mut given = vec![None; args.len()];
        let Some(value) = value else { return Some(given) };
        let named = |name: &str| args.iter().position(|arg| arg.name == name);
        let operator = |name: &str| matches!(name, "all" | "any") || query(name).is_some();
        let mut pairs = value.pairs().iter();
        let expression = pairs.any(|(key, _)| named(&key.name).is_none() && operator(&key.name));
        if !matches!(value.tree, Tree::Table(_)) || expression {
            let needed: Vec<usize> = (0..args.len()).filter(|place| args[*place].default.is_none()).collect();
            match (args.len(), &needed[..]) {
                (0, _) => {
                    let fault = format!("{what} takes no argument, found {}", value.found());
                    self.push(Diagnostic::error("wrong-type", value.span.clone(), fault).label("expected `{}`"));
                    return None;
                }
                (_, []) => given[0] = Some(value),
                (_, [one]) => given[*one] = Some(value),
                _ => {
                    let names: Vec<&str> = args.iter().map(|arg| arg.name).collect();
                    let fault = format!("{what} takes its arguments by name: {}", list(&names));
                    self.push(Diagnostic::error("wrong-type", value.span.clone(), fault).label("expected a table"));
                    return None;
                }
            }
            return Some(given);
        }
        for (key, value) in value.pairs() {
            let Some(place) = named(&key.name) else {
                self.unknown_argument(what, args, key);
                return None;
            };
            given[place] = Some(value);
        }
        Some(given)
    }

    /// A key that is no argument may be meant for one, or for a query.
    fn unknown_argument(&mut self, what: &str, args: &'static [Arg], key: &Key) {
        let name = &key.name;
        let names: Vec<&str> = args.iter().map(|arg| arg.name).collect();
        let candidates = names.iter().copied().chain(queries().map(|query| query.name));
        let help = match nearest(name, candidates) {
            _ if name == "when" || name == "unless" => {
                format!("`{name}` stands beside {what}, not among its arguments")
            }
            Some(near) => format!("did you mean `{near}`?"),
            None if names.is_empty() => format!("{what} takes no argument: write `{{}}`"),
            None => format!("{what} takes {}", list(&names)),
        };
        let fault = format!("unknown argument `{name}` of {what}");
        self.push(
            Diagnostic::error("unknown-key", key.span.clone(), fault)
                .label("no argument or query of this name")
                .help(help),
        );
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

/// What stands in for an argument that isn't given.
fn usual(arg: &Arg) -> Option<Expr> {
    match arg.default? {
        ArgDefault::Number(number) => Some(Expr::Const(Value::Number(number))),
        ArgDefault::Query(name) => query(name).map(|query| Expr::Call(query, Box::new([]))),
    }
}
