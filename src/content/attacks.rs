//! The kinds of attack are words that cards agree on: a shield against one that no card makes is a slip. Every word of
//! every card and script counts as one that may be made, so that what a variant leaves out raises no alarm.

use std::collections::{BTreeMap, BTreeSet};

use crate::diag::{Diagnostic, Report, did_you_mean};

use super::scripts::quoted;
use super::source::Content;
use super::tree::{Node, Tree};

/// Warns of attacks that a card answers to and none makes.
pub fn check(roots: &BTreeMap<String, Node>, content: &Content, report: &mut Report) {
    let scripts: Vec<_> =
        content.paths().filter(|path| path.ends_with(".lua")).filter_map(|path| content.text(path)).collect();
    let mut attacks: BTreeSet<&str> = scripts.iter().flat_map(|source| quoted(source)).collect();
    for root in roots.values() {
        for (key, node) in root.pairs().iter().filter(|(key, _)| !matches!(&*key.name, "id" | "name" | "text")) {
            words(&key.name, node, &mut attacks);
        }
    }
    for root in roots.values() {
        let against = root.get("on").and_then(|on| on.get("targeted")?.get("against"));
        let Some(Tree::List(items)) = against.map(|node| &node.tree) else { continue };
        for item in items {
            let Some(attack) = item.text().filter(|text| !text.starts_with('$') && !attacks.contains(text)) else {
                continue;
            };
            report.push(
                Diagnostic::warning("hook-never-called", item.span.clone(), format!("no card attacks with `{attack}`"))
                    .label("the hook never answers to it")
                    .hint(did_you_mean(attack, attacks.iter().copied())),
            );
        }
    }
}

/// Every text in a value, but for those that say what is answered.
fn words<'n>(key: &str, node: &'n Node, found: &mut BTreeSet<&'n str>) {
    match &node.tree {
        Tree::Text(text) => {
            found.insert(text);
        }
        Tree::List(items) if key != "against" => items.iter().for_each(|item| words(key, item, found)),
        Tree::Table(pairs) => pairs.iter().for_each(|(key, node)| words(&key.name, node, found)),
        _ => {}
    }
}
