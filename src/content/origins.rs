//! Where every value of a variant comes from.

use std::collections::BTreeMap;

use crate::game::Origin;

use super::tree::Node;

/// A value as a file sets it.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Set {
    pub origin: Origin,
    /// The value, as it would be written.
    pub value: String,
}

/// File and line of each value, by path: `rules.win.squares`, `deck.keep`, `cards.keep.params.size`,
/// `cards.keep.name.fr`, `cards.keep.script`, `language`; with what earlier files said. What no file says has no entry:
/// it is the usual value.
#[derive(Clone, Default, Debug)]
pub struct Origins(BTreeMap<String, Vec<Set>>);

impl Origins {
    pub(super) fn set(&mut self, path: impl Into<String>, node: &Node) {
        let set = Set { origin: node.origin(), value: node.written() };
        let all = self.0.entry(path.into()).or_default();
        if !all.contains(&set) {
            all.push(set);
        }
    }

    /// Takes over what files said before these.
    pub(super) fn behind(&mut self, other: Origins) {
        for (path, mut sets) in other.0 {
            let all = self.0.entry(path).or_default();
            sets.retain(|set| !all.contains(set));
            sets.append(all);
            *all = sets;
        }
    }

    pub(super) fn remove_under(&mut self, prefix: &str) {
        self.0.retain(|path, _| !path.starts_with(prefix));
    }

    /// Where a value comes from.
    pub fn get(&self, path: &str) -> Option<&Origin> {
        self.0.get(path).and_then(|sets| sets.last()).map(|set| &set.origin)
    }

    /// Everything that files said of a value, the last word last.
    pub fn history(&self, path: &str) -> &[Set] {
        self.0.get(path).map_or(&[], Vec::as_slice)
    }

    /// All of them, by path.
    pub fn iter(&self) -> impl Iterator<Item = (&str, &Origin)> {
        self.0.iter().filter_map(|(path, sets)| Some((path.as_str(), &sets.last()?.origin)))
    }
}
