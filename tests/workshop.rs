//! The workshop from the outside: what `init` and `new` write is sound as written, edits change what they say and
//! nothing else, nothing of the user's is overwritten unasked.

use std::fs;
use std::path::Path;
use std::process::{Command, Output};

use serde_json::Value;

struct Bench(tempfile::TempDir);

impl Bench {
    fn new() -> Bench {
        let bench = Bench(tempfile::tempdir().expect("a folder"));
        bench.well(&["init", "my"]);
        bench
    }

    fn run(&self, args: &[&str]) -> Output {
        self.run_in("", args)
    }

    fn run_in(&self, folder: &str, args: &[&str]) -> Output {
        let mut command = Command::new(env!("CARGO_BIN_EXE_polygonarc"));
        command.current_dir(self.0.path().join(folder)).args(args).output().expect("the program runs")
    }

    /// What it prints, when all is well.
    fn well(&self, args: &[&str]) -> String {
        let output = self.run(args);
        let told = String::from_utf8_lossy(&output.stderr);
        assert!(output.status.success(), "{args:?}: {told}{}", String::from_utf8_lossy(&output.stdout));
        String::from_utf8(output.stdout).expect("UTF-8")
    }

    /// What it says, when it refuses.
    fn refused(&self, args: &[&str]) -> String {
        let output = self.run(args);
        assert!(!output.status.success(), "{args:?}: {}", String::from_utf8_lossy(&output.stdout));
        String::from_utf8(output.stderr).expect("UTF-8")
    }

    fn read(&self, file: &str) -> String {
        fs::read_to_string(self.0.path().join(file)).unwrap_or_else(|error| panic!("{file}: {error}"))
    }

    fn write(&self, file: &str, text: &str) {
        let path = self.0.path().join(file);
        fs::create_dir_all(path.parent().expect("a folder")).expect("made");
        fs::write(path, text).expect("written");
    }

    fn has(&self, file: &str) -> bool {
        Path::new(self.0.path()).join(file).exists()
    }
}

#[test]
fn what_is_new_is_sound_as_written() {
    let bench = Bench::new();
    for args in [
        vec!["gust"],
        vec!["gale", "--lua"],
        vec!["rust", "--kind", "penalty"],
        vec!["rot", "--kind", "penalty", "--lua"],
        vec!["flood", "--like", "tide"],
        vec!["loss", "--like", "great_loss"],
    ] {
        bench.well(&[&["new", "card"], &args[..], &["--content", "my"]].concat());
    }
    bench.well(&["new", "variant", "big", "--extends", "deck-102,es", "--content", "my"]);
    bench.well(&["check", "--strict", "my"]);
    let told = bench.well(&["test", "--content", "my"]);
    assert!(told.contains("12 passed, 0 failed"), "{told}");
    assert!(bench.has("my/scripts/loss.lua"));
    assert!(bench.read("my/scripts/gale.lua").contains("function play(me)"));
}

#[test]
fn a_content_folder_is_known_from_within() {
    let bench = Bench::new();
    let says = |folder: &str, args: &[&str]| {
        let output = bench.run_in(folder, args);
        String::from_utf8_lossy(&[output.stdout, output.stderr].concat()).into_owned()
    };
    assert!(says("my/cards", &["new", "card", "gust"]).contains("card_gust.toml"));
    assert!(bench.has("my/cards/gust.toml"), "at its place, not where one stands");
    assert!(says("my", &["check"]).contains("no faults in 47 cards and 8 variants"));
    assert!(says("my", &["test"]).contains("3 passed, 0 failed"));
    assert!(says("my/tests/scenarios", &["show", "card", "gust"]).contains("Gust"));
    assert!(says("my", &["--built-in", "show", "card", "gust"]).contains("gust"), "names what it doesn't know");
    assert!(!bench.run_in("my", &["--built-in", "show", "card", "gust"]).status.success());
    // From outside it is named, by itself or as a folder to look at.
    assert!(says("", &["check"]).contains("46 cards and 7 variants, all built in"));
    assert!(says("", &["test", "my"]).contains("3 passed, 0 failed"));
    // A folder without the mark is content all the same; `check` says that it hasn't looked there.
    bench.write("plain/variants/short.toml", "id = \"short\"\n");
    assert!(says("plain", &["check"]).contains("`polygonarc check .` checks this folder"));
}

#[test]
fn what_is_built_in_is_not_replaced_unasked() {
    let bench = Bench::new();
    assert!(bench.refused(&["new", "card", "tide", "--content", "my"]).contains("`tide` is a built-in card"));
    assert!(bench.refused(&["new", "variant", "deck-36", "--content", "my"]).contains("`--extends deck-36`"));
    bench.well(&["new", "card", "tide", "--like", "tide", "--content", "my"]);
    bench.well(&["test", "my"]);
}

#[cfg(unix)]
#[test]
fn a_link_to_a_file_stays_a_link() {
    let bench = Bench::new();
    let link = bench.0.path().join("house.toml");
    std::os::unix::fs::symlink("my/variants/house.toml", &link).expect("a link");
    bench.well(&["variant", "set", "house.toml", "win.squares", "41"]);
    assert!(fs::symlink_metadata(&link).expect("there").is_symlink());
    assert!(bench.read("my/variants/house.toml").contains("win.squares = 41"));
}

#[test]
fn a_file_that_is_something_else_is_not_written_over() {
    let bench = Bench::new();
    bench.write("notes.txt", "my notes\n");
    for args in [
        &["play", "deck-36", "--seats", "random", "--record", "notes.txt"][..],
        &["simulate", "deck-36", "--games", "1", "--trace", "notes.txt"],
    ] {
        assert!(bench.refused(args).contains("`notes.txt` exists and is something else"), "{args:?}");
        let other: Vec<&str> = args.iter().map(|arg| if *arg == "notes.txt" { "own.txt" } else { arg }).collect();
        bench.well(&other);
        bench.well(&other);
        fs::remove_file(bench.0.path().join("own.txt")).expect("written");
    }
    assert_eq!(bench.read("notes.txt"), "my notes\n");
}

#[test]
fn a_further_game_of_a_session_takes_no_record_s_place() {
    let bench = Bench::new();
    bench.write("game-2.txt", "mine\n");
    let mut child = Command::new(env!("CARGO_BIN_EXE_polygonarc"))
        .current_dir(bench.0.path())
        .args(["play", "deck-36", "--seed", "1", "--record", "game.txt"])
        .stdin(std::process::Stdio::piped())
        .stdout(std::process::Stdio::null())
        .spawn()
        .expect("the program runs");
    let mut input = child.stdin.take().expect("its input");
    std::io::Write::write_all(&mut input, b"roll 2\nnew --seed 2 --players 3\nroll 4\n").expect("typed");
    drop(input);
    assert!(child.wait().expect("it ends").success());
    assert!(bench.read("game.txt").contains("die 2") && !bench.read("game.txt").contains("die 4"));
    assert!(bench.read("game-3.txt").contains("players 3"));
    assert_eq!(bench.read("game-2.txt"), "mine\n");
}

#[test]
fn every_file_that_is_no_text_is_named() {
    let bench = Bench::new();
    for name in ["one", "two"] {
        fs::write(bench.0.path().join(format!("my/cards/{name}.toml")), [0xff, 0xfe]).expect("written");
    }
    let told = bench.refused(&["check", "my"]);
    assert!(told.contains("one.toml`: it is no text in UTF-8") && told.contains("two.toml`"), "{told}");
}

#[test]
fn every_card_can_be_begun_from() {
    let bench = Bench::new();
    let cards: Value = serde_json::from_str(&bench.well(&["list", "cards", "--json"])).expect("JSON");
    let ids: Vec<&str> = cards.as_array().expect("a list").iter().map(|card| card["id"].as_str().unwrap()).collect();
    assert_eq!(ids.len(), 46);
    for id in ids {
        bench.well(&["new", "card", &format!("my_{id}"), "--like", id, "--content", "my"]);
    }
    bench.well(&["check", "--strict", "my"]);
    let told = bench.well(&["test", "--content", "my"]);
    assert!(told.contains("47 passed, 0 failed"), "{told}");
}

#[test]
fn a_variant_of_any_other_is_the_same_game() {
    let bench = Bench::new();
    for id in ["deck-36", "deck-102", "fr", "en", "es", "de", "en-card-texts"] {
        bench.well(&["new", "variant", "copy", "--extends", id, "--content", "my", "--force"]);
        let show = |id: &str| -> Value {
            serde_json::from_str(&bench.well(&["show", "variant", id, "--json", "--content", "my"])).expect("JSON")
        };
        assert_eq!(show("copy")["hash"], show(id)["hash"], "{id}");
    }
}

#[test]
fn nothing_is_overwritten_unasked() {
    let bench = Bench::new();
    bench.write("my/cards/gust.toml", "# mine\n");
    let told = bench.refused(&["new", "card", "gust", "--content", "my"]);
    assert!(told.contains("gust.toml` exists already; `--force` overwrites it"), "{told}");
    assert_eq!(bench.read("my/cards/gust.toml"), "# mine\n");
    assert!(!bench.has("my/tests/scenarios/card_gust.toml"), "all or nothing");
    assert!(bench.refused(&["init", "my"]).contains("README.md"));
    bench.well(&["init", "my", "--update"]);
    bench.well(&["new", "card", "gust", "--content", "my", "--force"]);
    assert!(bench.read("my/cards/gust.toml").contains("id = \"gust\""));
    assert!(bench.refused(&["new", "card", "Gust Of Wind"]).contains("lower case"));
}

#[test]
fn an_edit_changes_one_line() {
    let bench = Bench::new();
    let file = "my/variants/mine.toml";
    let text = "# Mine.\nid = \"mine\"\nextends = [\n  \"deck-36\", # small\n]\n\n[rules] # few\nwin.squares = 40 # fewer\n\n[deck]\nwidth   = 2\n";
    bench.write(file, text);
    bench.well(&["variant", "set", file, "win.squares", "30"]);
    assert_eq!(bench.read(file), text.replace("40", "30"));
    bench.well(&["variant", "deck", file, "width", "3"]);
    assert_eq!(bench.read(file), text.replace("40", "30").replace("= 2", "= 3"));
    bench.well(&["variant", "unset", file, "win.squares"]);
    let told = bench.well(&["variant", "explain", file, "win.squares"]);
    assert!(told.contains("win.squares = 56"), "{told}");
    let told = bench.well(&["variant", "explain", file, "deck.width"]);
    assert!(told.starts_with("deck.width = 3\n  set by variants/mine.toml:"), "{told}");
    assert!(told.contains("  over 2, by variants/deck-36.toml:"), "{told}");
    let before = bench.read(file);
    for wrong in [
        &["variant", "set", file, "win.square", "3"][..],
        &["variant", "set", file, "win.squares", "many"],
        &["variant", "deck", file, "tidee", "3"],
        &["variant", "param", file, "tide", "x", "3"],
        &["variant", "extend", file, "deck-37"],
        &["variant", "extend", file, "mine"],
        &["variant", "set", "my/variants/none.toml", "win.squares", "3"],
        &["variant", "set", "deck-36", "win.squares", "3"],
    ] {
        bench.refused(wrong);
    }
    assert_eq!(bench.read(file), before);
}

#[test]
fn what_is_unfinished_is_saved_and_told() {
    let bench = Bench::new();
    let file = "my/variants/mine.toml";
    bench.write(file, "id = \"mine\"\nextends = [\"deck-36\"]\n[deck_options]\nfrom_scratch = true\n");
    let output = bench.run(&["variant", "deck", file, "tide", "1"]);
    assert!(output.status.success());
    let told = String::from_utf8_lossy(&output.stderr).into_owned();
    assert!(told.contains("error[deck]") && told.contains("saved all the same"), "{told}");
    assert!(bench.read(file).contains("[deck]\ntide = 1\n"));
    bench.well(&["variant", "deck", file, "width", "5"]);
}

#[test]
fn reports_can_be_read_by_programs() {
    let bench = Bench::new();
    bench.write("my/cards/lamp.toml", "id = \"lamp\"\nkind = \"bonus\"\n[[effect]]\ncaptur = \"free\"\n");
    let output = bench.run(&["check", "--json", "my"]);
    assert!(!output.status.success());
    let report: Value = serde_json::from_slice(&output.stdout).expect("JSON");
    assert_eq!((&report["errors"], &report["warnings"]), (&1.into(), &1.into()));
    let fault = report["faults"].as_array().unwrap().iter().find(|one| one["code"] == "unknown-name").expect("told");
    assert_eq!((&fault["line"], &fault["column"], &fault["end_column"]), (&4.into(), &1.into(), &7.into()));
    let output = bench.run(&["check", "--format", "sarif", "my"]);
    let log: Value = serde_json::from_slice(&output.stdout).expect("JSON");
    assert_eq!(log["version"], "2.1.0");
    let results = log["runs"][0]["results"].as_array().expect("results");
    let result = results.iter().find(|one| one["ruleId"] == "unknown-name").expect("told");
    let place = &result["locations"][0]["physicalLocation"];
    assert_eq!(place["artifactLocation"]["uri"], "my/cards/lamp.toml");
    assert_eq!(place["region"]["startLine"], 4);
    let rule = result["ruleIndex"].as_u64().expect("an index") as usize;
    assert_eq!(log["runs"][0]["tool"]["driver"]["rules"][rule]["id"], "unknown-name");
}

#[test]
fn a_language_is_begun_told_and_confirmed() {
    let bench = Bench::new();
    bench.well(&["translate", "new", "it", "--cards", "tide,width", "--content", "my"]);
    let file = "my/languages/it.toml";
    let text = bench.read(file);
    assert!(text.contains("partial = true") && text.contains("[cards.tide]\n# Tide\nname = \"\"\n"), "{text}");
    let status = |bench: &Bench| -> Value {
        serde_json::from_str(&bench.well(&["translate", "status", "--json", "--content", "my"])).expect("JSON")
    };
    assert_eq!(status(&bench)["it"]["without_name"].as_array().unwrap().len(), 46);
    let told = text.replacen("name = \"\"", "name = \"Marea\"", 1).replacen("text = \"\"", "text = \"Un'onda.\"", 1);
    bench.write(file, &told);
    assert_eq!(status(&bench)["it"]["without_name"].as_array().unwrap().len(), 45);
    let shown = bench.well(&["show", "card", "tide", "--lang", "it", "--content", "my"]);
    assert!(shown.contains("Marea") && shown.contains("Un'onda."), "{shown}");
    bench.well(&["translate", "confirm", "tide", "--content", "my"]);
    assert!(bench.read(file).contains("told = \""));
    bench.well(&["check", "--strict", "my"]);
    // Another effect: the text is older than it now.
    let built_in = fs::read_to_string(Path::new(env!("CARGO_MANIFEST_DIR")).join("cards/tide.toml")).unwrap();
    bench.write("my/cards/tide.toml", &format!("{built_in}\n[[effect]]\nskip_turn = {{}}\n"));
    assert_eq!(status(&bench)["it"]["stale"][0], "tide");
    assert_eq!(status(&bench)["fr"]["stale"][0], "tide");
    bench.refused(&["check", "--strict", "my"]);
    bench.well(&["translate", "confirm", "tide", "--content", "my"]);
    bench.well(&["check", "--strict", "my"]);
    assert!(bench.refused(&["translate", "status", "qq"]).contains("translate new qq"));
    assert!(bench.refused(&["translate", "new", "Italian", "--content", "my"]).contains("language code"));
    assert!(bench.refused(&["translate", "confirm", "tid", "--content", "my"]).contains("did you mean `tide`"));
}

#[test]
fn a_bot_is_a_script() {
    let bench = Bench::new();
    bench.well(&["new", "bot", "friendly", "--content", "my"]);
    bench.well(&["check", "--strict", "my"]);
    assert!(bench.well(&["list", "bots", "--content", "my"]).contains("scripts/bots/friendly.lua"));
    let play = |jobs: &str| -> Value {
        let args = ["simulate", "deck-36", "--games", "40", "--bots", "friendly,lua:friendly", "--jobs", jobs];
        serde_json::from_str(&bench.well(&[&args[..], &["--json", "--content", "my"]].concat())).expect("JSON")
    };
    let (one, two) = (play("1"), play("2"));
    assert_eq!(one, two, "the same games, whatever the number of threads");
    assert_eq!((&one["failed"], &one["seats"][0]["bot"]), (&0.into(), &"friendly".into()));
    let record = bench.well(&["play", "deck-36", "--seats", "friendly,greedy", "--seed", "3", "--content", "my"]);
    assert_eq!(
        record,
        bench.well(&["play", "deck-36", "--seats", "friendly,greedy", "--seed", "3", "--content", "my"])
    );
    assert!(bench.refused(&["new", "bot", "greedy", "--content", "my"]).contains("has a bot `greedy` already"));
    assert!(bench.refused(&["simulate", "deck-36", "--bots", "friendlu", "--content", "my"]).contains("did you mean"));
}

#[test]
fn a_bot_only_looks_and_its_faults_are_told() {
    let bench = Bench::new();
    let faults = [
        ("capture(free())", "capture"),
        ("return 0", "from 1 to"),
        ("return \"nowhere\"", "none of the choices"),
        ("return { 1 / 0 - 1 / 0 }", "without a number"),
        ("while true do end", "takes too long"),
        ("return choose_square(free())", "choose_square"),
        ("return nil", "must return"),
    ];
    for (body, told) in faults {
        bench.write("my/scripts/bots/bad.lua", &format!("function choose(decision)\n  {body}\nend\n"));
        let said = bench.refused(&["simulate", "deck-36", "--games", "1", "--bots", "bad", "--content", "my"]);
        assert!(said.contains("bot `bad` failed") && said.contains(told), "{body}: {said}");
    }
    bench.write("my/scripts/bots/bad.lua", "function chose(decision)\n  return 1\nend\n");
    assert!(bench.refused(&["check", "my"]).contains("lacks the function `choose`"));
}

#[test]
fn codes_are_explained() {
    let bench = Bench(tempfile::tempdir().expect("a folder"));
    let told = bench.well(&["explain", "unknown-key"]);
    assert!(told.starts_with("unknown-key: ") && told.contains("Mended:"), "{told}");
    assert!(bench.well(&["explain"]).lines().count() > 20);
    assert!(bench.refused(&["explain", "unknown-kay"]).contains("did you mean `unknown-key`"));
}
