//! Reading a script without running it: names that nothing has, calls that don't fit the API, functions that nothing
//! calls. What isn't certain from the text alone is passed over.

mod calls;
mod names;
mod values;
mod walk;

use std::collections::{BTreeMap, BTreeSet};

use full_moon::node::Node;
use full_moon::tokenizer::TokenReference;

use crate::diag::{Diagnostic, Span};
use crate::game::Type;

use super::answer::{HOOKS, called};

/// What a value is, as far as the text tells.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Kind {
    /// Squares, players, towers or directions.
    Set(Type),
    Number,
    Text,
    Flag,
    Nil,
    Table,
    Function,
    Unknown,
}

impl Kind {
    fn of(kind: Type) -> Kind {
        match kind {
            Type::Number => Kind::Number,
            Type::Word => Kind::Text,
            set => Kind::Set(set),
        }
    }

    /// For messages: "found …".
    fn name(self) -> &'static str {
        match self {
            Kind::Set(kind) => kind.name(),
            Kind::Number => "a number",
            Kind::Text => "a text",
            Kind::Flag => "a flag",
            Kind::Nil => "`nil`",
            Kind::Table => "a table",
            Kind::Function => "a function",
            Kind::Unknown => "something",
        }
    }
}

/// What a script can see besides its own names.
pub(super) struct Visible<'a> {
    /// Every global name of the sandbox.
    pub names: &'a [String],
    /// The functions of the shared scripts.
    pub library: &'a BTreeSet<String>,
    /// The members of tables such as `math`.
    pub members: &'a BTreeMap<String, BTreeSet<String>>,
    /// The parameters of the card that the script is for, if it is for one.
    pub params: Option<&'a BTreeSet<String>>,
}

/// The faults of a script; none if its syntax is at fault, which is told elsewhere.
pub(super) fn lint(file: &str, source: &str, visible: &Visible<'_>) -> Vec<Diagnostic> {
    let Ok(tree) = full_moon::parse(source) else { return Vec::new() };
    let own = names::Own::of(tree.nodes());
    let mut reader = Reader {
        file,
        visible,
        own: &own,
        scopes: vec![BTreeMap::new()],
        depth: 0,
        hook: None,
        called: BTreeSet::new(),
        found: Vec::new(),
    };
    reader.block(tree.nodes());
    if !file.starts_with("scripts/lib/") && !file.starts_with("scripts/bots/") {
        reader.uncalled();
    }
    reader.found
}

/// The walk through a script.
struct Reader<'a> {
    file: &'a str,
    visible: &'a Visible<'a>,
    own: &'a names::Own,
    /// Local names by block, innermost last.
    scopes: Vec<BTreeMap<String, Kind>>,
    /// How many functions are around.
    depth: usize,
    /// The hook that is being read.
    hook: Option<&'static super::answer::HookFunction>,
    /// Names that were used.
    called: BTreeSet<String>,
    found: Vec<Diagnostic>,
}

impl Reader<'_> {
    fn span(&self, node: &dyn Node) -> Span {
        let range = node.range().map_or(0..0, |(start, end)| start.bytes()..end.bytes());
        Span::new(self.file, range)
    }

    fn at(&self, token: &TokenReference) -> Span {
        Span::new(self.file, token.token().start_position().bytes()..token.token().end_position().bytes())
    }

    fn push(&mut self, fault: Diagnostic) {
        self.found.push(fault);
    }

    /// The kind of a local name, if it is one.
    fn local(&self, name: &str) -> Option<Kind> {
        self.scopes.iter().rev().find_map(|scope| scope.get(name).copied())
    }

    fn define(&mut self, name: String, kind: Kind) {
        let kind = if self.own.changed.contains(&name) { Kind::Unknown } else { kind };
        if let Some(scope) = self.scopes.last_mut() {
            scope.insert(name, kind);
        }
    }

    /// Whether a name is a function of the game's, not hidden by a name of the script's.
    fn is_api(&self, name: &str) -> bool {
        self.local(name).is_none() && !self.own.globals.contains_key(name) && !self.visible.library.contains(name)
    }

    /// Functions that nothing calls.
    fn uncalled(&mut self) {
        for (name, token) in &self.own.functions {
            // What looks like a hook is told apart by its name already.
            let hook_like = name.starts_with("on_") || name.starts_with("may_");
            if hook_like || called().any(|entry| entry == name) || self.called.contains(name) {
                continue;
            }
            let near = super::convert::nearest(name, called().filter(|entry| !self.own.globals.contains_key(*entry)));
            let help = match near {
                Some(near) => format!("did you mean `{near}`, which the game calls?"),
                None => "the game calls `play` and the hooks; remove it if it is left over".to_string(),
            };
            let fault =
                Diagnostic::warning("lua-unused", self.at(token), format!("nothing calls the function `{name}`"));
            self.found.push(fault.label("never called").help(help));
        }
    }
}

/// The hook of this name.
fn hook(name: &str) -> Option<&'static super::answer::HookFunction> {
    HOOKS.iter().find(|hook| hook.name == name)
}

fn text(token: &TokenReference) -> String {
    token.token().to_string()
}
