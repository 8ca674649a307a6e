//! Completion: the words that can stand at the end of a line.

use crate::content::LANGUAGES;
use crate::game::DecisionKind;
use crate::sim::BOTS;

use super::commands;
use super::session::Session;

/// Where the word at the end of the line begins, and what it can be completed to, in order.
pub fn complete(session: &Session, line: &str) -> (usize, Vec<String>) {
    let begin = line.rfind([' ', ',']).map_or(0, |place| place + 1);
    let word = line[begin..].to_lowercase();
    let before: Vec<&str> = line[..begin].split([' ', ',']).filter(|word| !word.is_empty()).collect();
    let mut words = candidates(session, &before);
    words.retain(|candidate| candidate.starts_with(&word));
    let mut seen = std::collections::BTreeSet::new();
    words.retain(|word| seen.insert(word.clone()));
    (begin, words)
}

fn candidates(session: &Session, before: &[&str]) -> Vec<String> {
    let bots = || BOTS.iter().map(|(_, name, _)| (*name).to_string());
    let plain = |words: &[&str]| words.iter().map(|word| (*word).to_string()).collect::<Vec<_>>();
    let colours = || session.game().setup().shape.players().iter().map(|player| player.name().to_string());
    let seats = || std::iter::once("human".to_string()).chain(bots());
    let Some((command, rest)) = before.split_first() else {
        let names = commands::all().map(|command| command.name.to_string());
        return choices(session).into_iter().chain(names).collect();
    };
    match (*command, rest) {
        ("choose", []) => choices(session),
        ("help" | "?", []) => commands::all().map(|command| command.name.to_string()).collect(),
        ("variant", []) => session.services.variant_ids(),
        ("new" | "variant", [.., "first"]) => colours().collect(),
        ("new" | "variant", rest) if rest.contains(&"seats") => seats().chain(plain(&["seed", "first"])).collect(),
        ("new" | "variant", _) => plain(&["seed", "seats", "first"]),
        ("show", []) => plain(&["card", "variant"]),
        ("show", ["card"]) => session.loaded.variant.cards.iter().map(|card| card.id.clone()).collect(),
        ("seat", []) => colours().collect(),
        ("seat", [_]) => seats().collect(),
        ("auto", _) => bots().collect(),
        ("undo" | "redo", _) => plain(&["turn"]),
        ("save" | "load", []) => plain(&["position"]),
        ("lang", []) => plain(&LANGUAGES),
        ("clock", []) => plain(&["on", "off"]),
        _ => Vec::new(),
    }
}

/// The texts of the choices; of a die, the command that rolls it.
fn choices(session: &Session) -> Vec<String> {
    match session.game().decision().map(|decision| decision.kind) {
        Some(DecisionKind::Die) => vec!["roll".into()],
        Some(DecisionKind::Shuffle) | None => Vec::new(),
        Some(_) => session.game().texts(),
    }
}
