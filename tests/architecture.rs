//! The house rules that ARCHITECTURE.md states, read off the source: imports run downward, each heavy library stays in
//! its module, no file grows past its length, the core names no card.

use std::fs;
use std::path::{Path, PathBuf};

/// Each module with those that it may use, `board`, `diag` and `messages` lowest.
const MAY_USE: &[(&str, &[&str])] = &[
    ("board", &["messages"]),
    ("diag", &["messages"]),
    ("messages", &[]),
    ("game", &["board", "messages"]),
    ("content", &["board", "diag", "messages", "game"]),
    ("edit", &["board", "diag", "messages", "game", "content"]),
    ("script", &["board", "diag", "game"]),
    ("record", &["board", "diag", "game", "content", "edit"]),
    ("debug", &["board", "diag", "messages", "game", "content", "edit", "script", "record"]),
    ("render", &["board", "game", "messages"]),
    ("sim", &["board", "game"]),
    ("lab", &["board", "diag", "messages", "game", "content", "edit", "script", "record", "sim"]),
    (
        "repl",
        &["board", "diag", "messages", "game", "content", "edit", "script", "record", "debug", "render", "sim", "lab"],
    ),
    (
        "dap",
        &[
            "board", "diag", "messages", "game", "content", "edit", "script", "record", "debug", "render", "sim",
            "lab", "repl",
        ],
    ),
    (
        "cli",
        &[
            "board", "diag", "messages", "game", "content", "edit", "script", "record", "debug", "render", "sim",
            "lab", "repl", "dap",
        ],
    ),
];

/// Libraries with the only places that may name them.
const ONLY_IN: &[(&str, &[&str])] = &[
    ("mlua", &["src/script/"]),
    ("toml", &["src/content/"]),
    ("toml_edit", &["src/content/edit"]),
    ("full_moon", &["src/script/lint"]),
    ("rustyline", &["src/repl/terminal"]),
    ("clap", &["src/cli/", "src/repl/", "src/main.rs"]),
    ("annotate_snippets", &["src/diag/"]),
    ("indicatif", &["src/cli/"]),
    ("schemars", &["src/content/schema"]),
    ("fluent_bundle", &["src/messages/"]),
    ("wide", &["src/board/squares"]),
    ("safe_arch", &["src/board/bits"]),
    ("textwrap", &["src/render/fold"]),
    ("console", &["src/repl/terminal"]),
];

fn sources(folder: &str) -> Vec<(String, String)> {
    let root = Path::new(env!("CARGO_MANIFEST_DIR"));
    let mut found = Vec::new();
    let mut open = vec![root.join(folder)];
    while let Some(folder) = open.pop() {
        let Ok(entries) = fs::read_dir(&folder) else { continue };
        for entry in entries.flatten() {
            let path: PathBuf = entry.path();
            if path.is_dir() {
                open.push(path);
            } else if path.extension().is_some_and(|ext| ext == "rs" || ext == "lua" || ext == "toml" || ext == "ftl") {
                let name = path.strip_prefix(root).unwrap().to_string_lossy().replace('\\', "/");
                found.push((name, fs::read_to_string(&path).unwrap()));
            }
        }
    }
    found.sort();
    found
}

fn is_word(text: &str, word: &str) -> bool {
    text.split(|c: char| !c.is_alphanumeric() && c != '_').any(|part| part == word)
}

#[test]
fn imports_run_downward() {
    let mut faults = Vec::new();
    for (file, text) in sources("src") {
        let Some(module) = file.strip_prefix("src/").and_then(|rest| rest.split(['/', '.']).next()) else { continue };
        let Some((_, allowed)) = MAY_USE.iter().find(|(name, _)| *name == module) else { continue };
        for (number, line) in text.lines().enumerate() {
            for (other, _) in MAY_USE {
                if line.contains(&format!("crate::{other}")) && *other != module && !allowed.contains(other) {
                    faults.push(format!("{file}:{}: {module} uses {other}", number + 1));
                }
            }
        }
    }
    assert!(faults.is_empty(), "{}", faults.join("\n"));
}

#[test]
fn libraries_stay_in_their_modules() {
    let mut faults = Vec::new();
    for (file, text) in sources("src") {
        for (number, line) in text.lines().enumerate() {
            let code = line.split("//").next().unwrap_or_default();
            for (library, places) in ONLY_IN {
                let used = code.contains(&format!("{library}::"));
                if used && is_word(code, library) && !places.iter().any(|place| file.starts_with(place)) {
                    faults.push(format!("{file}:{}: {library} belongs to {places:?}", number + 1));
                }
            }
        }
    }
    assert!(faults.is_empty(), "{}", faults.join("\n"));
}

#[test]
fn no_file_is_longer_than_four_hundred_lines() {
    let long: Vec<String> = sources("src")
        .into_iter()
        .chain(sources("scripts").into_iter().filter(|(file, _)| file != "scripts/api.lua"))
        .chain(sources("tests").into_iter().filter(|(file, _)| file.ends_with(".rs")))
        .chain(sources("messages"))
        .filter(|(_, text)| text.lines().count() > 420)
        .map(|(file, text)| format!("{file}: {} lines", text.lines().count()))
        .collect();
    assert!(long.is_empty(), "{}", long.join("\n"));
}

#[test]
fn the_core_names_no_card() {
    let ids: Vec<String> = sources("cards")
        .into_iter()
        .filter_map(|(file, _)| Some(file.strip_prefix("cards/")?.strip_suffix(".toml")?.to_owned()))
        // A few ids are everyday words that code can't do without; two words joined can't occur by chance.
        .filter(|id| id.contains('_'))
        .collect();
    assert!(ids.len() > 10, "no cards found: {ids:?}");
    let mut faults = Vec::new();
    for (file, text) in sources("src") {
        for (number, line) in text.lines().enumerate() {
            for id in ids.iter().filter(|id| line.contains(id.as_str()) && is_word(line, id)) {
                faults.push(format!("{file}:{}: names the card `{id}`", number + 1));
            }
        }
    }
    assert!(faults.is_empty(), "{}", faults.join("\n"));
}
