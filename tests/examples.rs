//! The worked examples of docs/scripting.md: each primitive and each hook has one, and its card does what the example
//! says it must, written as data and as a script.

use std::fs;
use std::path::Path;

use libtest_mimic::{Arguments, Failed, Trial};
use polygonarc::cli::{Context, host};
use polygonarc::content::{Content, ContentLoader, check_all, run_scenarios};
use polygonarc::game::primitives;
use polygonarc::script::called_functions;

fn main() {
    let hooks = called_functions().filter(|name| *name != "play");
    let names = primitives().map(|primitive| primitive.name).chain(hooks);
    let trials = names.map(|name| Trial::test(name, move || check(name))).collect();
    libtest_mimic::run(&Arguments::from_args(), trials).exit();
}

/// The fenced blocks of a page, with their languages.
fn blocks(page: &str) -> Vec<(&str, &str)> {
    let fenced = page.split("```").skip(1).step_by(2);
    fenced.filter_map(|block| block.split_once('\n')).collect()
}

fn check(name: &str) -> Result<(), Failed> {
    let file = Path::new(env!("CARGO_MANIFEST_DIR")).join(format!("docs/examples/{name}.md"));
    let page = fs::read_to_string(&file).map_err(|error| format!("{}: {error}", file.display()))?;
    let blocks = blocks(&page);
    let (card, head, script, scenario) = match blocks[..] {
        [("toml", card), ("lua", script), ("toml", scenario)] => (card, "lays = LAYS\n", script, scenario),
        [("toml", card), ("toml", head), ("lua", script), ("toml", scenario)] => (card, head, script, scenario),
        _ => return Err(format!("expected a card, a script and a scenario, found {} blocks", blocks.len()).into()),
    };
    let uses = |text: &str| text.contains(name) || text.contains(&format!("on.{}", name.trim_start_matches("on_")));
    if !script.contains(name) || !(uses(card) || name.starts_with("may_")) {
        return Err(format!("the example doesn't use `{name}`").into());
    }
    let head = head.replace("LAYS", if script.contains("lay()") { "true" } else { "false" });
    run(card, None, scenario).map_err(|error| format!("as data: {error}"))?;
    run(&head, Some(script), scenario).map_err(|error| format!("as a script: {error}"))?;
    Ok(())
}

fn run(card: &str, script: Option<&str>, scenario: &str) -> Result<(), String> {
    let names = "name = { fr = \"Exemple\", en = \"Example\", es = \"Ejemplo\", de = \"Beispiel\" }";
    let texts = "text = { fr = \"Un essai.\", en = \"A try.\", es = \"Una prueba.\", de = \"Ein Versuch.\" }";
    let card = format!("id = \"example\"\nkind = \"bonus\"\n{names}\n{texts}\n{card}");
    let mut files = vec![("cards/example.toml".to_string(), card)];
    files.extend(script.map(|script| ("scripts/example.lua".to_string(), script.to_string())));
    let context = Context::of(Content::with_overlay(files));
    let report = check_all(&context.content, context.checker());
    if !report.is_empty() {
        return Err(report.to_string());
    }
    let copies = if scenario.contains("copies = ") { "" } else { "copies = { example = 2, dud = 4 }\n" };
    let text = format!("variant = \"deck-36\"\n\n[[scenario]]\nname = \"example\"\n{copies}{scenario}");
    let loader = ContentLoader::new(&context.content, context.checker(), &host);
    let results = run_scenarios(&[("example".to_string(), text)], &loader);
    match results.into_iter().find_map(|result| result.failure) {
        Some(failure) => Err(failure),
        None => Ok(()),
    }
}
