//! The workshop's subcommands as they are typed: exit codes, JSON, files written, bad input.

use std::path::Path;
use std::process::{Command, Output};

fn polygonarc(arguments: &[&str]) -> Output {
    let mut command = Command::new(env!("CARGO_BIN_EXE_polygonarc"));
    command.current_dir(env!("CARGO_MANIFEST_DIR")).args(arguments).output().unwrap()
}

fn stdout(output: &Output) -> String {
    String::from_utf8_lossy(&output.stdout).into_owned()
}

fn stderr(output: &Output) -> String {
    String::from_utf8_lossy(&output.stderr).into_owned()
}

fn json(arguments: &[&str]) -> serde_json::Value {
    let output = polygonarc(arguments);
    serde_json::from_str(&stdout(&output)).unwrap_or_else(|error| panic!("{error}: {}", stderr(&output)))
}

/// A content folder with one card, in a deck of its own.
fn folder(card: &str) -> tempfile::TempDir {
    let folder = tempfile::tempdir().unwrap();
    let write = |path: &str, text: &str| {
        let path = folder.path().join(path);
        std::fs::create_dir_all(path.parent().unwrap()).unwrap();
        std::fs::write(path, text).unwrap();
    };
    let head = "id = \"faulty\"\nkind = \"bonus\"\nname = { en = \"x\" }\ntext = { en = \"x\" }\n";
    write("cards/faulty.toml", &format!("{head}{card}"));
    write(
        "variants/planted.toml",
        "id = \"planted\"\nextends = [\"deck-36\"]\nname = { en = \"x\" }\ntext = { en = \"x\" }\n[deck]\nfaulty = 2\n",
    );
    folder
}

fn path(folder: &Path) -> &str {
    folder.to_str().unwrap()
}

#[test]
fn diff_speaks_json_and_takes_folders() {
    let found = json(&["diff", "deck-36", "deck-102", "--json"]);
    assert_eq!(found["same_game"], false);
    let differences = found["differences"].as_array().unwrap();
    let reserve = differences.iter().find(|one| one["what"] == "towers.reserve").unwrap();
    assert_eq!((&reserve["a"]["value"], &reserve["b"]["value"]), (&"1".into(), &"2".into()));
    assert!(reserve["b"]["file"] == "variants/deck-102.toml" && reserve["b"]["line"].as_u64() > Some(1));

    let same = polygonarc(&["diff", "tests/prototypes:deck-36", ":deck-36"]);
    assert!(same.status.success() && stdout(&same).contains("are the same"), "{}", stdout(&same));
    let with = polygonarc(&["diff", "deck-36", "tests/prototypes:prototypes"]);
    assert!(stdout(&with).contains("siege"), "{}", stdout(&with));
}

#[test]
fn diff_says_what_it_misses() {
    for (arguments, code, part) in [
        (&["diff", "deck-36"][..], 2, "with what?"),
        (&["diff", "deck-37", "deck-36"], 1, "did you mean `deck-36`?"),
        (&["diff", "deck-36", "nowhere:deck-36"], 1, "`nowhere` is no folder"),
        (&["diff", ":", "tests/prototypes:"], 2, "names a variant"),
        (&["diff", "deck-36", "deck-102", "--positions", "3"], 2, "--behaviour"),
    ] {
        let output = polygonarc(arguments);
        assert_eq!(output.status.code(), Some(code), "{arguments:?}: {}", stderr(&output));
        assert!(stderr(&output).contains(part), "{arguments:?}: {}", stderr(&output));
    }
}

#[test]
fn the_positions_of_a_behaviour_diff_can_be_loaded() {
    let out = tempfile::tempdir().unwrap();
    let folder = path(out.path());
    let common =
        ["diff", "--behaviour", "deck-36", "deck-102", "--positions", "200", "--games", "20", "--bots", "random"];
    let found = json(&[&common[..], &["--out", folder, "--json"]].concat());
    assert!(found["positions"].as_u64() > Some(150), "most positions are ones of both: {found:#}");
    let divergences = found["divergences"].as_array().unwrap();
    assert!(divergences.len() > 5, "the editions differ in many cards");
    for one in divergences {
        let file = one["file"].as_str().unwrap();
        let script = out.path().join("load.repl");
        std::fs::write(&script, format!("load {file}\nboard\n")).unwrap();
        let output = polygonarc(&["run", path(&script)]);
        assert!(output.status.success(), "{file}: {}{}", stdout(&output), stderr(&output));
    }
    let figures = found["figures"].as_array().unwrap();
    assert!(figures.iter().any(|one| one["name"] == "turns"));
    for one in figures {
        let inside = |of: &serde_json::Value| {
            of["low"].as_f64() <= of["value"].as_f64() && of["value"].as_f64() <= of["high"].as_f64()
        };
        assert!(inside(&one["a"]) && inside(&one["b"]) && inside(&one["change"]), "{one}");
    }
}

#[test]
fn impact_of_no_change_is_none() {
    let found = json(&["impact", "--json"]);
    assert!(found["all"].as_u64() > Some(1000), "{found}");
    assert_eq!((&found["played"], found["changed"].as_array().unwrap().len()), (&0.into(), 0));
    let nothing = polygonarc(&["impact", "src/board"]);
    assert_eq!(nothing.status.code(), Some(2));
    let nowhere = polygonarc(&["impact", "no/such/place"]);
    assert!(stderr(&nowhere).contains("doesn't exist"), "{}", stderr(&nowhere));
}

#[test]
fn mutate_fails_where_something_survives() {
    let sound = polygonarc(&["mutate", "marsh"]);
    assert!(sound.status.success(), "{}", stdout(&sound));
    let weak = folder("[[effect]]\ncapture = { nearest = { of = \"free\", to = \"my_pawn\", count = 2 } }\n");
    let scenarios = weak.path().join("weak.toml");
    let text = "variant = \"planted\"\n[[scenario]]\nname = \"takes one\"\nplay = \"faulty\"\n[scenario.expect]\nsquares = { a5 = \"red\" }\n";
    std::fs::write(&scenarios, text).unwrap();
    let content = path(weak.path());
    let output = polygonarc(&["--content", content, "mutate", "faulty", "--scenarios", path(&scenarios)]);
    assert_eq!(output.status.code(), Some(1), "{}", stdout(&output));
    assert!(stdout(&output).contains("cards/faulty.toml:6: number changed"), "{}", stdout(&output));
    let unknown = polygonarc(&["mutate", "marshh"]);
    assert!(stderr(&unknown).contains("did you mean `marsh`?"), "{}", stderr(&unknown));
}

#[test]
fn fuzz_writes_a_scenario_that_fails() {
    let content = folder("[[choose]]\nas = \"target\"\nsquare = \"everywhere\"\n[[effect]]\ncapture = \"target\"\n");
    let out = tempfile::tempdir().unwrap();
    let fuzz = |folder: &str| {
        polygonarc(&[
            "--content",
            path(content.path()),
            "fuzz",
            "faulty",
            "--positions",
            "60",
            "--games",
            "0",
            "--out",
            folder,
        ])
    };
    let output = fuzz(path(out.path()));
    assert_eq!(output.status.code(), Some(1), "{}", stdout(&output));
    assert!(stdout(&output).contains("a choice without effect"), "{}", stdout(&output));
    let file = out.path().join("fuzz_faulty_1.toml");
    let test = polygonarc(&["--content", path(content.path()), "test", path(&file)]);
    assert_eq!(test.status.code(), Some(1), "{}", stdout(&test));
    assert!(stdout(&test).contains("excludes"), "{}", stdout(&test));
    fuzz(path(out.path()));
    assert!(out.path().join("fuzz_faulty_2.toml").exists(), "what is there is never written over");
}
