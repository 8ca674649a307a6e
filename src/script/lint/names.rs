//! The names that a script makes: its global functions and variables, and the names that are written to again.

use std::collections::{BTreeMap, BTreeSet};

use full_moon::ast::{Assignment, Block, CompoundAssignment, FunctionDeclaration, Var};
use full_moon::tokenizer::TokenReference;
use full_moon::visitors::Visitor;

use super::text;

/// What a script defines.
#[derive(Default)]
pub(super) struct Own {
    /// Globals, each with whether it is a function.
    pub globals: BTreeMap<String, bool>,
    /// Global functions, with the place of their names.
    pub functions: Vec<(String, TokenReference)>,
    /// Names that are assigned to after they were made.
    pub changed: BTreeSet<String>,
}

impl Own {
    pub(super) fn of(block: &Block) -> Own {
        let mut own = Own::default();
        own.visit_block_fully(block);
        own
    }

    fn visit_block_fully(&mut self, block: &Block) {
        use full_moon::visitors::Visit;
        block.visit(self);
    }
}

impl Visitor for Own {
    fn visit_function_declaration(&mut self, declaration: &FunctionDeclaration) {
        let mut names = declaration.name().names().iter();
        if let (Some(name), None) = (names.next(), names.next()) {
            self.globals.insert(text(name), true);
            self.functions.push((text(name), name.clone()));
        }
    }

    fn visit_assignment(&mut self, assignment: &Assignment) {
        for variable in assignment.variables().iter() {
            if let Var::Name(name) = variable {
                self.globals.entry(text(name)).or_insert(false);
                self.changed.insert(text(name));
            }
        }
    }

    fn visit_compound_assignment(&mut self, assignment: &CompoundAssignment) {
        if let Var::Name(name) = assignment.lhs() {
            self.changed.insert(text(name));
        }
    }
}
