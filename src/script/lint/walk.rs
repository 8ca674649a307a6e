//! Statements: which names are in scope where.

use std::collections::BTreeMap;

use full_moon::ast::{Block, Expression, Field, FunctionBody, LastStmt, Parameter, Return, Stmt, Var};

use crate::diag::Diagnostic;
use crate::game::Type;

use super::super::answer::HookFunction;
use super::{Kind, Reader, hook, text};

impl Reader<'_> {
    pub(super) fn block(&mut self, block: &Block) {
        self.scopes.push(BTreeMap::new());
        self.inside(block);
        self.scopes.pop();
    }

    /// The statements, in the scope that is open.
    fn inside(&mut self, block: &Block) {
        block.stmts().for_each(|statement| self.statement(statement));
        if let Some(LastStmt::Return(returned)) = block.last_stmt() {
            self.returned(returned);
        }
    }

    fn statement(&mut self, statement: &Stmt) {
        match statement {
            Stmt::LocalAssignment(local) => {
                let kinds: Vec<Kind> = local.expressions().iter().map(|value| self.value(value)).collect();
                for (place, name) in local.names().iter().enumerate() {
                    let kind = kinds.get(place).copied().unwrap_or(Kind::Unknown);
                    self.define(text(name), kind);
                }
            }
            Stmt::ConstAssignment(local) => {
                let kinds: Vec<Kind> = local.expressions().iter().map(|value| self.value(value)).collect();
                for (place, name) in local.names().iter().enumerate() {
                    self.define(text(name), kinds.get(place).copied().unwrap_or(Kind::Unknown));
                }
            }
            Stmt::LocalFunction(local) => {
                self.define(text(local.name()), Kind::Function);
                self.function(local.body(), None);
            }
            Stmt::ConstFunction(local) => {
                self.define(text(local.name()), Kind::Function);
                self.function(local.body(), None);
            }
            Stmt::FunctionDeclaration(declaration) => {
                let mut names = declaration.name().names().iter();
                let name = names.next().map(text).unwrap_or_default();
                let entry = names.next().is_none() && self.depth == 0;
                self.function(declaration.body(), entry.then_some(name.as_str()));
            }
            Stmt::Assignment(assignment) => {
                assignment.expressions().iter().for_each(|value| {
                    self.value(value);
                });
                assignment.variables().iter().for_each(|variable| self.written(variable));
            }
            Stmt::CompoundAssignment(assignment) => {
                self.value(assignment.rhs());
                self.written(assignment.lhs());
            }
            Stmt::FunctionCall(call) => {
                self.call(call);
            }
            Stmt::Do(inner) => self.block(inner.block()),
            Stmt::If(branch) => {
                self.value(branch.condition());
                self.block(branch.block());
                for branch in branch.else_if().into_iter().flatten() {
                    self.value(branch.condition());
                    self.block(branch.block());
                }
                branch.else_block().into_iter().for_each(|block| self.block(block));
            }
            Stmt::While(inner) => {
                self.value(inner.condition());
                self.block(inner.block());
            }
            Stmt::Repeat(inner) => {
                self.scopes.push(BTreeMap::new());
                self.inside(inner.block());
                self.value(inner.until());
                self.scopes.pop();
            }
            Stmt::NumericFor(inner) => {
                for value in [Some(inner.start()), Some(inner.end()), inner.step()].into_iter().flatten() {
                    self.value(value);
                }
                self.scopes.push(BTreeMap::new());
                self.define(text(inner.index_variable()), Kind::Number);
                self.block(inner.block());
                self.scopes.pop();
            }
            Stmt::GenericFor(inner) => {
                inner.expressions().iter().for_each(|value| {
                    self.value(value);
                });
                self.scopes.push(BTreeMap::new());
                inner.names().iter().for_each(|name| self.define(text(name), Kind::Unknown));
                self.block(inner.block());
                self.scopes.pop();
            }
            _ => {}
        }
    }

    /// A name that is written to: a global may be, while the file is loaded.
    fn written(&mut self, variable: &Var) {
        match variable {
            Var::Name(name) if self.local(&text(name)).is_none() && self.depth > 0 => {
                let name_text = text(name);
                let message = format!("`{name_text}` is written as a global, and scripts keep nothing between calls");
                let help = format!("write `local {name_text}`, or `remember` a number that a laid card keeps");
                self.push(
                    Diagnostic::error("lua-name", self.at(name), message).label("no local of this name").help(help),
                );
            }
            Var::Name(_) => {}
            other => {
                self.variable(other);
            }
        }
    }

    /// A function: `entry` is its name if the game may call it.
    pub(super) fn function(&mut self, body: &FunctionBody, entry: Option<&str>) {
        let before = self.hook;
        self.hook = entry.and_then(hook);
        self.scopes.push(BTreeMap::new());
        self.depth += 1;
        let kinds = entry.map(parameters).unwrap_or_default();
        for (place, parameter) in body.parameters().iter().enumerate() {
            if let Parameter::Name(name) = parameter {
                self.define(text(name), kinds.get(place).copied().unwrap_or(Kind::Unknown));
            }
        }
        self.block(body.block());
        self.depth -= 1;
        self.scopes.pop();
        self.hook = before;
    }

    /// What a hook gives back is a table with keys that mean something, or squares.
    fn returned(&mut self, returned: &Return) {
        let values: Vec<Kind> = returned.returns().iter().map(|value| self.value(value)).collect();
        let (Some(hook), 1) = (self.hook, self.depth) else { return };
        let (Some(kind), Some(value)) = (values.first(), returned.returns().iter().next()) else { return };
        if let Expression::TableConstructor(table) = value {
            for field in table.fields().iter() {
                if let Field::NameKey { key, value, .. } = field {
                    self.answer(hook, key, value);
                }
            }
            return;
        }
        let fits = match kind {
            Kind::Unknown | Kind::Nil => true,
            Kind::Set(Type::Squares) => hook.keys.is_empty(),
            _ => false,
        };
        if !fits {
            let wanted = if hook.keys.is_empty() { "squares" } else { "a table or nothing" };
            let message = format!("`{}` must return {wanted}, found {}", hook.name, kind.name());
            self.push(Diagnostic::error("lua-type", self.span(value), message).label(format!("expected {wanted}")));
        }
    }

    fn answer(&mut self, hook: &'static HookFunction, key: &full_moon::tokenizer::TokenReference, value: &Expression) {
        let name = text(key);
        let Some(known) = hook.keys.iter().find(|known| known.name == name) else {
            let names = hook.keys.iter().map(|key| key.name);
            let all: Vec<String> = names.clone().map(|name| format!("`{name}`")).collect();
            let near = super::super::convert::nearest(&name, names).map(|near| format!("did you mean `{near}`?"));
            let message = format!("`{}` has no answer `{name}`", hook.name);
            let help = near.unwrap_or_else(|| format!("it answers with {}", all.join(", ")));
            self.push(Diagnostic::error("lua-name", self.at(key), message).label("no such key").help(help));
            return;
        };
        let wanted = match known.kind {
            "boolean" => Kind::Flag,
            "integer" => Kind::Number,
            _ => Kind::Text,
        };
        let found = self.value(value);
        if !matches!(found, Kind::Unknown | Kind::Nil) && found != wanted {
            let message = format!("`{name}` must be {}, found {}", wanted.name(), found.name());
            self.push(
                Diagnostic::error("lua-type", self.span(value), message).label(format!("expected {}", wanted.name())),
            );
        }
    }
}

/// What a function that the game calls is called with.
fn parameters(entry: &str) -> Vec<Kind> {
    let args = match entry {
        "play" => "me",
        "choose" => "decision",
        _ => hook(entry).map_or("", |hook| hook.args),
    };
    args.split(", ")
        .map(|arg| match arg {
            "me" | "drawer" => Kind::Set(Type::Players),
            "steps" => Kind::Number,
            "attack" => Kind::Text,
            "card" | "decision" => Kind::Table,
            _ => Kind::Unknown,
        })
        .collect()
}
