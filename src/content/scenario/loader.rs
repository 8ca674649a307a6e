//! Where scenarios get their variants and scripts from.

use std::cell::RefCell;
use std::collections::BTreeMap;
use std::rc::Rc;
use std::sync::Arc;

use crate::diag::Report;
use crate::game::{Host, Variant};

use super::super::{Content, ScriptChecker, load_variant, variant_file};

/// Gives variants and hosts for their scripts.
pub trait Loader {
    /// The variant with this id; or, with `changes`, the text of a variant file for one that extends it.
    fn variant(&self, id: &str, changes: Option<&str>) -> Result<Arc<Variant>, Report>;

    /// What runs the variant's scripts.
    fn host(&self, variant: &Arc<Variant>) -> Rc<dyn Host>;
}

/// The id that a variant changed for one scenario goes by.
pub(super) const CHANGED: &str = "scenario";

type Loaded = BTreeMap<(String, Option<String>), Arc<Variant>>;

/// A loader for content; every variant is loaded once.
pub struct ContentLoader<'c> {
    content: &'c Content,
    checker: &'c dyn ScriptChecker,
    host: &'c dyn Fn(&Arc<Variant>) -> Rc<dyn Host>,
    loaded: RefCell<Loaded>,
}

impl<'c> ContentLoader<'c> {
    pub fn new(
        content: &'c Content,
        checker: &'c dyn ScriptChecker,
        host: &'c dyn Fn(&Arc<Variant>) -> Rc<dyn Host>,
    ) -> ContentLoader<'c> {
        ContentLoader { content, checker, host, loaded: RefCell::default() }
    }
}

impl Loader for ContentLoader<'_> {
    fn variant(&self, id: &str, changes: Option<&str>) -> Result<Arc<Variant>, Report> {
        let key = (id.to_owned(), changes.map(str::to_owned));
        if let Some(variant) = self.loaded.borrow().get(&key) {
            return Ok(variant.clone());
        }
        let loaded = match changes {
            None => load_variant(self.content, id, self.checker)?,
            Some(text) => {
                let mut content = self.content.clone();
                content.overlay([(variant_file(CHANGED), text.to_owned())]);
                load_variant(&content, CHANGED, self.checker)?
            }
        };
        self.loaded.borrow_mut().insert(key, loaded.variant.clone());
        Ok(loaded.variant)
    }

    fn host(&self, variant: &Arc<Variant>) -> Rc<dyn Host> {
        (self.host)(variant)
    }
}
