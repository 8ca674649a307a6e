//! Calls of the game's functions and of the methods of sets: number and types of their arguments.

use full_moon::ast::{Call, Expression, Field, FunctionArgs, FunctionCall, MethodCall, Suffix, TableConstructor};
use full_moon::tokenizer::TokenReference;

use crate::diag::Diagnostic;
use crate::game::{Arg, primitive, query};

use super::super::api::MAKERS;
use super::super::choices::{CHOICES, OPTIONS};
use super::super::convert::{kind_name, nearest};
use super::values::{SQUARES, gives};
use super::{Kind, Reader, text};

/// The methods of sets.
const METHODS: [&str; 5] = ["has", "list", "first", "nearest", "empty"];

/// The arguments of a call, with what is known of each.
struct Given<'e> {
    args: Vec<(&'e Expression, Kind)>,
    /// The last may stand for any number of values.
    open: bool,
}

impl Reader<'_> {
    pub(super) fn call(&mut self, call: &FunctionCall) -> Kind {
        let suffixes: Vec<&Suffix> = call.suffixes().collect();
        self.chain(call.prefix(), &suffixes)
    }

    /// A call of a function of the game's by its name: how many suffixes it takes up, and what it gives.
    pub(super) fn named_call(
        &mut self,
        token: &TokenReference,
        name: &str,
        suffixes: &[&Suffix],
    ) -> Option<(usize, Kind)> {
        let Some(Suffix::Call(Call::AnonymousCall(args))) = suffixes.first() else { return None };
        if !self.is_api(name) {
            return None;
        }
        let maker = MAKERS.iter().find(|maker| maker.name == name);
        let chooses = CHOICES.iter().find(|chooses| chooses.name == name);
        let (query, primitive) = (query(name), primitive(name));
        if maker.is_none() && chooses.is_none() && query.is_none() && primitive.is_none() {
            return None;
        }
        self.called.insert(name.to_string());
        let given = self.given(args);
        if let Some(maker) = maker {
            let wrong = given.args.iter().find(|(_, kind)| !matches!(kind, Kind::Text | Kind::Table | Kind::Unknown));
            if let Some((value, kind)) = wrong {
                let message = format!("`{name}` takes names, found {}", kind.name());
                let help = format!("write {}", maker.example);
                let span = self.span(*value);
                self.push(Diagnostic::error("lua-type", span, message).label("expected a text").help(help));
            }
            return Some((1, Kind::of(maker.gives)));
        }
        if let Some(chooses) = chooses {
            let most = chooses.args.len();
            self.fits(token, name, chooses.args, &given, most + 1);
            if let Some((value, kind)) = given.args.get(most) {
                self.options(name, value, *kind);
            }
            return Some((1, Kind::of(chooses.gives)));
        }
        // Some names are a query without arguments and a primitive with some.
        match (query, primitive) {
            (Some(query), Some(_)) if given.args.is_empty() && !given.open => Some((1, Kind::of(query.gives))),
            (_, Some(primitive)) => {
                self.fits(token, name, primitive.args, &given, primitive.args.len());
                Some((1, if primitive.gives.is_some() { Kind::Flag } else { Kind::Nil }))
            }
            (Some(query), None) => {
                self.fits(token, name, query.args, &given, query.args.len());
                Some((1, gives(name)))
            }
            (None, None) => None,
        }
    }

    fn given<'e>(&mut self, args: &'e FunctionArgs) -> Given<'e> {
        match args {
            FunctionArgs::Parentheses { arguments, .. } => {
                let args: Vec<(&Expression, Kind)> = arguments.iter().map(|value| (value, self.value(value))).collect();
                let open = args.last().is_some_and(|(value, kind)| match value {
                    Expression::FunctionCall(_) => *kind == Kind::Unknown,
                    Expression::Symbol(token) => text(token) == "...",
                    _ => false,
                });
                Given { args, open }
            }
            FunctionArgs::TableConstructor(table) => {
                self.table(table);
                Given { args: Vec::new(), open: true }
            }
            _ => Given { args: Vec::new(), open: true },
        }
    }

    /// Compares a call with what the function takes; up to `most` arguments may be given.
    fn fits(&mut self, token: &TokenReference, name: &str, args: &'static [Arg], given: &Given<'_>, most: usize) {
        let takes = || {
            let names: Vec<String> = args.iter().map(|arg| format!("`{}`", arg.name)).collect();
            match names.len() {
                0 => format!("`{name}` takes no arguments"),
                _ => format!("`{name}` takes {}", names.join(", ")),
            }
        };
        if let Some((extra, kind)) = given.args.iter().skip(most).find(|(_, kind)| *kind != Kind::Nil) {
            let message = format!("`{name}` is called with {} arguments, expected at most {most}", given.args.len());
            let fault = Diagnostic::error("lua-arguments", self.span(*extra), message);
            self.push(fault.label(format!("{} too many", kind.name())).help(takes()));
        }
        for (place, arg) in args.iter().enumerate() {
            match given.args.get(place) {
                None if arg.default.is_none() && !given.open => self.missing(token, name, arg, takes()),
                Some((_, Kind::Nil)) if arg.default.is_none() => self.missing(token, name, arg, takes()),
                None | Some((_, Kind::Nil | Kind::Unknown)) => {}
                Some((value, kind)) if *kind == Kind::of(arg.kind) => {
                    self.whole(name, arg, value);
                }
                Some((value, kind)) => {
                    let wanted = kind_name(arg.kind);
                    let message = format!("`{name}`: `{}` must be {wanted}, found {}", arg.name, kind.name());
                    let fault = Diagnostic::error("lua-type", self.span(*value), message);
                    let hint = match (arg.kind, kind) {
                        (crate::game::Type::Squares, Kind::Text) => Some("name squares as `squares(\"c4\")`"),
                        (crate::game::Type::Players, Kind::Text) => Some("name players as `players(\"red\")`"),
                        (crate::game::Type::Directions, Kind::Text) => {
                            Some("name directions as `directions(\"west\")`")
                        }
                        (crate::game::Type::Squares, Kind::Set(crate::game::Type::Players)) => {
                            Some("`pawns_of(…)` gives the squares under players' pawns")
                        }
                        (crate::game::Type::Players, Kind::Set(crate::game::Type::Squares)) => {
                            Some("`pawns_on(…)` gives the players whose pawns stand on squares")
                        }
                        (crate::game::Type::Squares, Kind::Set(crate::game::Type::Towers)) => {
                            Some("`squares_of(…)` gives the squares of towers")
                        }
                        _ => None,
                    };
                    self.push(fault.label(format!("expected {wanted}")).hint(hint.map(str::to_string)));
                }
            }
        }
    }

    /// A number written with a fraction is none that the game takes.
    fn whole(&mut self, name: &str, arg: &Arg, value: &Expression) {
        let Expression::Number(token) = value else { return };
        let written = text(token);
        if written.parse::<f64>().is_ok_and(|number| number.fract() != 0.0) {
            let message = format!("`{name}`: `{}` must be a whole number, found {written}", arg.name);
            self.push(Diagnostic::error("lua-type", self.at(token), message).label("expected a whole number"));
        }
    }

    fn missing(&mut self, token: &TokenReference, name: &str, arg: &Arg, takes: String) {
        let message = format!("`{name}` is called without `{}`, which has no usual value", arg.name);
        let fault = Diagnostic::error("lua-arguments", self.at(token), message);
        self.push(fault.label(format!("expected {}", kind_name(arg.kind))).help(takes));
    }

    /// The options of a choice.
    fn options(&mut self, name: &str, value: &Expression, kind: Kind) {
        if let Expression::TableConstructor(table) = value {
            return self.option_keys(name, table);
        }
        if !matches!(kind, Kind::Table | Kind::Unknown | Kind::Nil) {
            let message = format!("`{name}`: the options are a table, found {}", kind.name());
            let help = "write them as `{ as = \"target\" }`";
            self.push(Diagnostic::error("lua-type", self.span(value), message).label("expected a table").help(help));
        }
    }

    fn option_keys(&mut self, name: &str, table: &TableConstructor) {
        for field in table.fields().iter() {
            let Field::NameKey { key, value, .. } = field else { continue };
            let found = text(key);
            let Some((_, kind, _)) = OPTIONS.iter().find(|(known, ..)| *known == found) else {
                let known = OPTIONS.iter().map(|(known, ..)| *known);
                let all: Vec<String> = known.clone().map(|name| format!("`{name}`")).collect();
                let near = nearest(&found, known).map(|near| format!("did you mean `{near}`?"));
                let fault = Diagnostic::error("lua-name", self.at(key), format!("`{name}` has no option `{found}`"));
                let help = near.unwrap_or_else(|| format!("the options are {}", all.join(", ")));
                self.push(fault.label("no such option").help(help));
                continue;
            };
            let wanted = match *kind {
                "boolean" => Kind::Flag,
                "integer" => Kind::Number,
                _ => Kind::Text,
            };
            let given = self.value(value);
            if !matches!(given, Kind::Unknown | Kind::Nil) && given != wanted {
                let message = format!("the option `{found}` must be {}, found {}", wanted.name(), given.name());
                let span = self.span(&**value);
                self.push(Diagnostic::error("lua-type", span, message).label(format!("expected {}", wanted.name())));
            }
        }
    }

    /// A call of whatever came before.
    pub(super) fn called_with(&mut self, of: Kind, call: &Call) -> Kind {
        match call {
            Call::AnonymousCall(args) => {
                self.given(args);
                Kind::Unknown
            }
            Call::MethodCall(method) => {
                let given = self.given(method.args());
                match of {
                    Kind::Set(_) => self.method(of, method, &given),
                    _ => Kind::Unknown,
                }
            }
            _ => Kind::Unknown,
        }
    }

    fn method(&mut self, of: Kind, method: &MethodCall, given: &Given<'_>) -> Kind {
        let name = text(method.name());
        if !METHODS.contains(&name.as_str()) {
            let near = nearest(&name, METHODS.into_iter()).map(|near| format!("did you mean `{near}`?"));
            let all: Vec<String> = METHODS.iter().map(|name| format!("`{name}`")).collect();
            let fault = Diagnostic::error("lua-name", self.at(method.name()), format!("sets have no method `{name}`"));
            let help = near.unwrap_or_else(|| format!("they have {}", all.join(", ")));
            self.push(fault.label("no such method").help(help));
            return Kind::Unknown;
        }
        let wrong = |reader: &mut Self, value: &Expression, wanted: &str, kind: Kind| {
            let message = format!("`:{name}` takes {wanted}, found {}", kind.name());
            let span = reader.span(value);
            reader.push(Diagnostic::error("lua-type", span, message).label(format!("expected {wanted}")));
        };
        let first = given.args.first().copied().filter(|(_, kind)| *kind != Kind::Unknown);
        match name.as_str() {
            "has" => {
                if let Some((value, kind)) = first.filter(|(_, kind)| *kind != of) {
                    wrong(self, value, of.name(), kind);
                }
                Kind::Flag
            }
            "empty" => Kind::Flag,
            "list" => Kind::Table,
            "nearest" => {
                if of != SQUARES {
                    let message = format!("`:nearest` is for squares, found {}", of.name());
                    self.push(Diagnostic::error("lua-type", self.at(method.name()), message).label("not for these"));
                } else if let Some((value, kind)) = first.filter(|(_, kind)| *kind != SQUARES) {
                    wrong(self, value, "squares", kind);
                }
                SQUARES
            }
            _ => of,
        }
    }
}
