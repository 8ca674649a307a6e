//! Mutants of a card's TOML, and of what variants change of the card.

use crate::content::{Key, Node, Tree};

use super::edit::{Edits, Mutant};

/// Keys whose lists lose one member at a time, with what is said of it.
const LISTS: &[(&str, &str)] = &[
    ("needs", "need dropped"),
    ("choose", "choice dropped"),
    ("effect", "step dropped"),
    ("if", "condition dropped"),
    ("all", "operand dropped"),
    ("any", "operand dropped"),
    ("except", "exception dropped"),
    ("against", "attack dropped"),
    ("kinds", "kind dropped"),
];

/// Keys that are dropped as a whole.
const DROPPED: &[&str] = &["keep_if", "if", "except", "also_enter", "enter", "end_on", "divert", "with"];

/// Keys that are replaced by their opposites.
const OPPOSITE: &[(&str, &str)] = &[
    ("when", "unless"),
    ("unless", "when"),
    ("some", "none"),
    ("none", "some"),
    ("all", "any"),
    ("any", "all"),
    ("up_to", "count"),
];

/// Words that are replaced by their opposites, by key.
const WORDS: &[(&str, &str, &str)] = &[
    ("kind", "bonus", "penalty"),
    ("kind", "penalty", "bonus"),
    ("face", "moves", "draws"),
    ("face", "draws", "moves"),
    ("whose", "own", "opponents"),
    ("whose", "opponents", "own"),
];

/// Every mutant of a card's file.
pub fn card(file: &str, text: &str, root: &Node) -> Vec<Mutant> {
    let mut edits = Edits::new(file, text);
    for (key, node) in root.pairs() {
        match key.name.as_str() {
            "id" | "name" | "text" | "script" => {}
            "on" => {
                for (_, hook) in node.pairs() {
                    if !is_inline(&edits, hook) {
                        let within = hook.pairs().first().map_or(hook.span.start, |(key, _)| key.span.start);
                        edits.drop_section("hook dropped", within);
                    }
                    value(&mut edits, "", hook);
                }
            }
            name => pair(&mut edits, name, key, node),
        }
    }
    edits.found
}

/// Every mutant of what a variant's file changes of a card.
pub fn changes(file: &str, text: &str, root: &Node, card: &str) -> Vec<Mutant> {
    let mut edits = Edits::new(file, text);
    for (key, node) in root.get("cards").and_then(|cards| cards.get(card)).map(Node::pairs).unwrap_or_default() {
        if !["name", "text", "script"].contains(&key.name.as_str()) {
            pair(&mut edits, &key.name, key, node);
        }
    }
    edits.found
}

/// Whether a value is written between braces or brackets of its own, rather than below a header.
fn is_inline(edits: &Edits<'_>, node: &Node) -> bool {
    edits.text[node.span.start.min(edits.text.len())..].starts_with(['{', '['])
        && !edits.text[node.span.start..].starts_with("[[")
        && edits.text[..node.span.start].chars().next_back().is_some_and(|before| before != '\n')
}

fn pair(edits: &mut Edits<'_>, name: &str, key: &Key, node: &Node) {
    if let Some((_, opposite)) = OPPOSITE.iter().find(|(known, _)| *known == name) {
        // Of a single operand, `all` and `any` are the same.
        let single = matches!(&node.tree, Tree::List(items) if items.len() < 2);
        if !(single && matches!(name, "all" | "any")) {
            edits.replace("condition flipped", key.span.start..key.span.end, opposite);
        }
    }
    if let (Tree::Text(text), quoted) = (&node.tree, node.span.start..node.span.end)
        && let Some((.., opposite)) = WORDS.iter().find(|(known, word, _)| *known == name && word == text)
    {
        edits.replace("word flipped", quoted, &format!("\"{opposite}\""));
    }
    value(edits, name, node);
}

/// The mutants inside a value; `name` is its key.
fn value(edits: &mut Edits<'_>, name: &str, node: &Node) {
    let range = node.span.start..node.span.end;
    match &node.tree {
        Tree::Number(number) => {
            edits.replace("number changed", range.clone(), &(number + 1).to_string());
            if *number > 0 {
                edits.replace("number changed", range, &(number - 1).to_string());
            }
        }
        Tree::Flag(flag) => edits.replace("flag flipped", range, &(!flag).to_string()),
        Tree::List(items) => list(edits, name, node, items),
        Tree::Table(pairs) => {
            for (place, (key, node_of)) in pairs.iter().enumerate() {
                let argument = is_inline(edits, node) && pairs.len() > 1 && !is_operator(&key.name);
                if argument || DROPPED.contains(&key.name.as_str()) {
                    drop_pair(edits, node, pairs, place);
                }
                pair(edits, &key.name, key, node_of);
            }
        }
        Tree::Text(_) | Tree::Other(_) => {}
    }
}

/// Keys that hold a table together: without them, nothing is left that could be meant.
fn is_operator(name: &str) -> bool {
    ["all", "any", "when", "unless", "except", "at_least", "some", "none"].contains(&name)
}

fn drop_pair(edits: &mut Edits<'_>, table: &Node, pairs: &[(Key, Node)], place: usize) {
    let (key, node) = &pairs[place];
    if !is_inline(edits, table) {
        edits.replace("condition dropped", key.span.start..node.span.end, "");
        return;
    }
    let others = pairs.iter().enumerate().filter(|(other, _)| *other != place);
    let others: Vec<&str> = others.map(|(_, (key, node))| edits.at(&(key.span.start..node.span.end))).collect();
    let by = format!("{{ {} }}", others.join(", "));
    edits.replace("argument dropped", table.span.start..table.span.end, &by);
}

fn list(edits: &mut Edits<'_>, name: &str, node: &Node, items: &[Node]) {
    let known = LISTS.iter().find(|(known, _)| *known == name).map(|(_, what)| *what);
    let words = items.iter().all(|item| matches!(item.tree, Tree::Text(_)));
    let what = known.or(words.then_some("word dropped"));
    let inline = is_inline(edits, node);
    for (place, item) in items.iter().enumerate() {
        match what {
            Some(what) if inline && items.len() > 1 => {
                let others = items.iter().enumerate().filter(|(other, _)| *other != place);
                let others: Vec<&str> = others.map(|(_, item)| edits.at(&(item.span.start..item.span.end))).collect();
                let by = format!("[{}]", others.join(", "));
                edits.replace(what, node.span.start..node.span.end, &by);
            }
            Some(what) if !inline => {
                let within = item.pairs().first().map_or(item.span.start, |(key, _)| key.span.start);
                edits.drop_section(what, within);
            }
            _ => {}
        }
        if name == "kinds"
            && let Some((.., opposite)) =
                WORDS.iter().find(|(known, word, _)| *known == "kind" && item.text() == Some(word))
        {
            edits.replace("word flipped", item.span.start..item.span.end, &format!("\"{opposite}\""));
        }
        value(edits, "", item);
    }
}
