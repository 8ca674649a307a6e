//! Files in the tree that the program writes from its own tables are what it would write now. To write them anew, run
//! this test with `POLYGONARC_REGENERATE=1`.

use std::path::Path;

fn is_current(path: &str, content: &str) {
    let file = Path::new(env!("CARGO_MANIFEST_DIR")).join(path);
    if std::env::var_os("POLYGONARC_REGENERATE").is_some() {
        std::fs::write(&file, content).unwrap_or_else(|error| panic!("{path}: {error}"));
    }
    let found = std::fs::read_to_string(&file).unwrap_or_default();
    assert!(found == content, "{path} is out of date: run `POLYGONARC_REGENERATE=1 cargo test --test generated`");
}

#[test]
fn the_script_reference_is_current() {
    is_current("docs/scripting.md", &polygonarc::script::reference());
}

#[test]
fn the_annotations_are_current() {
    is_current("scripts/api.lua", &polygonarc::script::annotations());
}

#[test]
fn the_schemas_are_current() {
    for (name, text) in polygonarc::content::schemas() {
        is_current(&format!("schemas/{name}.json"), &text);
    }
}
