//! What differs between two variants, as they count in play and as they read: each difference with both values and
//! where they come from.

use std::collections::{BTreeMap, BTreeSet};

use crate::content::{Content, Loaded, Node, Tree, card_file, parse};
use crate::diag::Report;
use crate::game::{Card, Origin};

/// One of the two that are compared.
#[derive(Clone)]
pub struct Side {
    /// What people call it, as they typed it.
    pub name: String,
    pub content: Content,
    pub loaded: Loaded,
}

/// What sort of thing differs; groups are told in this order.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub enum Group {
    Knobs,
    Deck,
    /// Kind, flags, parameters of cards.
    Parameters,
    /// Needs, choices, steps, hooks.
    Effects,
    Scripts,
    Texts,
}

impl Group {
    pub const ALL: [Group; 6] =
        [Group::Knobs, Group::Deck, Group::Parameters, Group::Effects, Group::Scripts, Group::Texts];

    pub fn name(self) -> &'static str {
        ["knobs", "deck", "parameters", "effects", "scripts", "texts"][self as usize]
    }
}

/// A value with where it was written; without a place it is the usual one.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Told {
    pub value: String,
    pub origin: Option<Origin>,
}

/// One difference; a side that has nothing of the kind is `None`.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Difference {
    pub group: Group,
    /// The card that it belongs to, if it does to one.
    pub card: Option<String>,
    /// What it is: `towers.reserve`, `squares`, `effect 2: kill`.
    pub what: String,
    pub a: Option<Told>,
    pub b: Option<Told>,
}

type Values = BTreeMap<(Group, Option<String>, String), Told>;

/// Everything that differs, by group, card and name. Of cards those count that both decks hold; a card that only one
/// holds is a difference of the decks.
pub fn differences(a: &Side, b: &Side) -> Vec<Difference> {
    let (deck_a, deck_b) = (deck(a), deck(b));
    let both: BTreeSet<&String> = deck_a.keys().filter(|id| deck_b.contains_key(*id)).collect();
    let (mut left, mut right) = (values(a, &both), values(b, &both));
    for (side, deck, values) in [(a, &deck_a, &mut left), (b, &deck_b, &mut right)] {
        for (id, copies) in deck {
            let origin = side.loaded.origins.get(&format!("deck.{id}")).cloned();
            values.insert((Group::Deck, None, id.clone()), Told { value: copies.to_string(), origin });
        }
    }
    let keys: BTreeSet<_> = left.keys().chain(right.keys()).cloned().collect();
    let differ = keys.into_iter().filter_map(|key| {
        let (a, b) = (left.remove(&key), right.remove(&key));
        let same = a.as_ref().map(|told| &told.value) == b.as_ref().map(|told| &told.value);
        let (group, card, what) = key;
        (!same).then_some(Difference { group, card, what, a, b })
    });
    differ.collect()
}

fn deck(side: &Side) -> BTreeMap<String, u16> {
    let variant = &side.loaded.variant;
    variant.deck.iter().map(|(card, copies)| (variant.card(*card).id.clone(), *copies)).collect()
}

/// All that a side has besides its deck.
fn values(side: &Side, cards: &BTreeSet<&String>) -> Values {
    let (variant, origins) = (&side.loaded.variant, &side.loaded.origins);
    let mut values = Values::new();
    let mut put = |group, card: Option<&str>, what: String, value: String, origin: Option<Origin>| {
        values.insert((group, card.map(str::to_owned), what), Told { value, origin });
    };
    for (name, value) in variant.knobs.all() {
        let origin = origins.get(&format!("rules.{name}")).cloned();
        put(Group::Knobs, None, name.to_owned(), value.to_string(), origin);
    }
    put(Group::Texts, None, "language".into(), quoted(&variant.language), origins.get("language").cloned());
    for (file, source) in &variant.library {
        let origin = Origin { file: file.clone(), line: 1 };
        put(Group::Scripts, None, file.clone(), source.clone(), Some(origin));
    }
    for card in variant.cards.iter().filter(|card| cards.contains(&card.id)) {
        let id = Some(card.id.as_str());
        let at = |what: &str| origins.get(&format!("cards.{}.{what}", card.id)).cloned();
        put(Group::Parameters, id, "kind".into(), card.kind.name().into(), at("kind"));
        for (name, flag) in [("to_hand", card.to_hand), ("always", card.always), ("lays", card.lays)] {
            put(Group::Parameters, id, name.into(), flag.to_string(), at(name));
        }
        for (name, value) in &card.params {
            put(Group::Parameters, id, name.clone(), value.to_string(), at(&format!("params.{name}")));
        }
        for (what, texts) in [("name", &card.names), ("text", &card.texts)] {
            for (language, text) in texts {
                let path = format!("{what}.{language}");
                put(Group::Texts, id, path.clone(), quoted(text), at(&path));
            }
        }
        if let Some(script) = &card.script {
            let origin = Origin { file: script.file.clone(), line: 1 };
            put(Group::Scripts, id, "script".into(), script.source.clone(), Some(origin));
        }
        for (path, node) in effects(&side.content, card) {
            let mut value = String::new();
            node.canonical(&mut value);
            put(Group::Effects, id, path, value, Some(node.origin()));
        }
    }
    values
}

fn quoted(text: &str) -> String {
    format!("\"{text}\"")
}

/// The parts of a card's effect as its file has them: one step, choice, need, or one key of a hook, each with its name.
fn effects(content: &Content, card: &Card) -> Vec<(String, Node)> {
    let file = card_file(&card.id);
    let root = content.text(&file).and_then(|text| parse(&file, &text, &mut Report::default()));
    let Some(root) = root else { return Vec::new() };
    let mut parts = Vec::new();
    for key in ["needs", "choose", "effect"] {
        if let Some(Tree::List(items)) = root.get(key).map(|node| &node.tree) {
            let numbered = items.iter().enumerate();
            parts.extend(numbered.map(|(place, node)| (format!("{key} {}", place + 1), node.clone())));
        }
    }
    for (hook, node) in root.get("on").map(Node::pairs).unwrap_or_default() {
        for (key, node) in node.pairs() {
            parts.push((format!("on {}: {}", hook.name, key.name), node.clone()));
        }
        if node.pairs().is_empty() {
            parts.push((format!("on {}", hook.name), node.clone()));
        }
    }
    parts
}
