//! The prototypes of docs/prototypes.md, a content folder without a line of Rust: they check clean, their scenarios
//! pass and notice every change, fuzzing finds nothing, and games are played to their end.

#[path = "common/scenario_files.rs"]
mod scenario_files;

use std::path::Path;
use std::rc::Rc;
use std::sync::Arc;

use polygonarc::content::{Content, ContentLoader, ScriptChecker, Unchecked, check_all, load_variant, run_scenarios};
use polygonarc::game::{Face, Host, Setup, Variant};
use polygonarc::lab::{FuzzPlan, Tools, fuzz, mutate};
use polygonarc::script::LuaHost;
use polygonarc::sim::{BotKind, play_game};

const CARDS: [&str; 3] = ["siege", "foragers", "toll"];

fn folder() -> std::path::PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/prototypes")
}

fn content() -> Content {
    let folder = folder();
    let mut files = Vec::new();
    for part in ["cards", "variants"] {
        let prefix = format!("tests/prototypes/{part}/");
        let found = scenario_files::below(&folder.join(part));
        assert!(!found.is_empty(), "no files in {prefix}");
        files.extend(found.into_iter().map(|(name, text)| (name.replace(&prefix, &format!("{part}/")), text)));
    }
    Content::with_overlay(files)
}

fn variant(id: &str) -> Arc<Variant> {
    load_variant(&content(), id, &Unchecked).unwrap_or_else(|report| panic!("{}", report.render(false))).variant
}

fn host(variant: &Arc<Variant>) -> Rc<dyn Host> {
    LuaHost::new(variant.clone())
}

fn checker(_: &Content) -> Box<dyn ScriptChecker> {
    Box::new(Unchecked)
}

const TOOLS: Tools<'static> = Tools { checker: &checker, host: &host, jobs: 2 };

fn scenarios() -> Vec<(String, String)> {
    scenario_files::below(&folder().join("tests/scenarios"))
}

#[test]
fn the_folder_checks_clean_and_holds_no_script() {
    let report = check_all(&content(), &Unchecked);
    assert!(report.is_empty(), "{}", report.render(false));
    assert!(!folder().join("scripts").exists(), "none of the cards needs Lua");
}

#[test]
fn every_scenario_passes() {
    let content = content();
    let loader = ContentLoader::new(&content, &Unchecked, &host);
    let results = run_scenarios(&scenarios(), &loader);
    assert!(results.len() >= 20, "only {} scenarios found", results.len());
    let failed: Vec<String> = results.into_iter().filter_map(|result| result.failure).collect();
    assert!(failed.is_empty(), "{}", failed.join("\n"));
}

#[test]
fn the_scenarios_notice_every_change_of_the_cards() {
    let (content, scenarios) = (content(), scenarios());
    for card in CARDS {
        let mutation = mutate(&content, card, &scenarios, &TOOLS).unwrap();
        assert!(mutation.tried.len() > 5, "{mutation:?}");
        assert_eq!(mutation.survivors().collect::<Vec<_>>(), Vec::<&polygonarc::lab::Mutant>::new(), "{card}");
    }
}

#[test]
fn fuzzing_finds_nothing() {
    let content = content();
    for card in CARDS {
        let plan = FuzzPlan { card: card.into(), variants: Vec::new(), positions: 300, games: 12, seed: 3 };
        let fuzzed = fuzz(&content, &plan, &TOOLS).unwrap();
        assert_eq!(fuzzed.failures, [], "{card}");
        assert!(fuzzed.variants.contains(&"long-board".to_owned()) && fuzzed.positions > 250, "{fuzzed:?}");
    }
}

#[test]
fn the_long_board_is_played_to_its_end() {
    let variant = variant("long-board");
    assert_eq!(variant.knobs.die.len(), 7);
    assert_eq!(variant.knobs.die[6], Face::Steps(4));
    let setup = Rc::new(Setup::new(variant.clone(), 2).unwrap());
    assert_eq!((setup.shape.width(), setup.shape.height()), (21, 7));
    for seed in 0..5 {
        let result = play_game(&setup, &[BotKind::Random; 2], seed, host(&variant)).unwrap();
        assert!(result.outcome.winner.is_some(), "without a turn limit somebody wins");
    }
}

#[test]
fn italian_is_ten_cards_and_plays_as_the_deck_it_extends() {
    let (italian, plain) = (variant("it"), variant("deck-36"));
    assert_eq!(italian.hash, plain.hash, "names and texts change no game");
    let translated: Vec<&str> =
        italian.cards.iter().filter(|card| card.names.contains_key("it")).map(|card| card.id.as_str()).collect();
    assert_eq!(translated.len(), 10, "{translated:?}");
    let name = |id: &str| italian.name(italian.find(id).unwrap(), "it").to_owned();
    assert_eq!(name("anchor"), "Ancora");
    assert_eq!(name("storm"), "Tempesta");
    assert_eq!(name("momentum"), "Slancio");
    assert_eq!(name("tunnel"), "Tunnel", "what isn't translated is shown in English");
    assert_eq!(name("lost_turn"), plain.name(plain.find("lost_turn").unwrap(), "en"));
    for card in italian.cards.iter().filter(|card| card.names.contains_key("it")) {
        assert!(card.texts.contains_key("it"), "{} has a name but no text", card.id);
        assert!(italian.deck.iter().any(|(id, _)| italian.card(*id).id == card.id), "{} isn't in the deck", card.id);
    }
}
