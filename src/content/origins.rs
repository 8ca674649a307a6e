//! Where every value of a variant comes from.

use std::collections::BTreeMap;

use crate::game::Origin;

use super::tree::Node;

/// File and line of each value, by path: `rules.win.squares`, `deck.keep`, `cards.keep.params.size`,
/// `cards.keep.name.fr`, `cards.keep.script`, `language`. What no file says has no entry: it is the usual value.
#[derive(Clone, Default, Debug)]
pub struct Origins(BTreeMap<String, Origin>);

impl Origins {
    pub(super) fn set(&mut self, path: impl Into<String>, node: &Node) {
        self.0.insert(path.into(), node.origin());
    }

    pub(super) fn extend(&mut self, other: Origins) {
        self.0.extend(other.0);
    }

    pub(super) fn remove_under(&mut self, prefix: &str) {
        self.0.retain(|path, _| !path.starts_with(prefix));
    }

    /// Where a value comes from.
    pub fn get(&self, path: &str) -> Option<&Origin> {
        self.0.get(path)
    }

    /// All of them, by path.
    pub fn iter(&self) -> impl Iterator<Item = (&str, &Origin)> {
        self.0.iter().map(|(path, origin)| (path.as_str(), origin))
    }
}
