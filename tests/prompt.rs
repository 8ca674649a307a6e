//! The program's prompt from outside: pipes, scripts, exit codes, the record kept as it goes.

use std::io::Write;
use std::process::{Command, Output, Stdio};

fn polygonarc(args: &[&str], input: &str) -> Output {
    let mut child = Command::new(env!("CARGO_BIN_EXE_polygonarc"))
        .args(args)
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .stderr(Stdio::piped())
        .spawn()
        .unwrap();
    // A program that has ended already doesn't read its input: that is for the test to judge by the exit code.
    let _ = child.stdin.take().unwrap().write_all(input.as_bytes());
    child.wait_with_output().unwrap()
}

fn out(output: &Output) -> String {
    String::from_utf8_lossy(&output.stdout).into_owned()
}

fn err(output: &Output) -> String {
    String::from_utf8_lossy(&output.stderr).into_owned()
}

#[test]
fn a_pipe_plays_without_prompts_or_colours() {
    let output = polygonarc(&["play", "en", "--seed", "7"], "roll 4\n\n# a comment\nboard\nquit\n");
    assert_eq!(output.status.code(), Some(0), "{}", err(&output));
    let text = out(&output);
    assert!(text.contains("red rolls 4"), "{text}");
    assert!(!text.contains("\u{1b}["), "colours in a pipe: {text}");
    assert!(!text.lines().any(|line| line == ">" || line == "> "), "a prompt in a pipe: {text}");
}

#[test]
fn the_program_alone_opens_the_french_game_for_two() {
    let output = polygonarc(&[], "scores\n");
    assert_eq!(output.status.code(), Some(0), "{}", err(&output));
    assert!(out(&output).starts_with("fr, red human, blue human; seed "), "{}", out(&output));
}

#[test]
fn a_script_ends_at_the_first_failed_line() {
    let folder = tempfile::tempdir().unwrap();
    let script = folder.path().join("wrong.repl");
    std::fs::write(&script, "new --seed 7\n\nbord\nscores\n").unwrap();
    let output = polygonarc(&["run", script.to_str().unwrap()], "");
    assert_eq!(output.status.code(), Some(1));
    assert!(err(&output).contains("wrong.repl:3: unknown command `bord`; did you mean `board`?"), "{}", err(&output));
    assert!(!out(&output).contains("zones"), "went on after a failed line: {}", out(&output));
}

#[test]
fn a_script_that_is_well_gives_0_and_a_missing_one_1() {
    let folder = tempfile::tempdir().unwrap();
    let script = folder.path().join("well.repl");
    std::fs::write(&script, "new --seats greedy --seed 7\nauto 3\n").unwrap();
    assert_eq!(polygonarc(&["run", script.to_str().unwrap()], "").status.code(), Some(0));
    let missing = polygonarc(&["run", folder.path().join("none.repl").to_str().unwrap()], "");
    assert_eq!(missing.status.code(), Some(1));
    assert!(err(&missing).contains("none.repl"), "{}", err(&missing));
}

#[test]
fn wrong_usage_gives_2() {
    for args in [
        &["play", "--players", "7"][..],
        &["play", "--seats", "human,nobody"],
        &["play", "--boards"],
        &["--lang", "xx", "list", "cards"],
    ] {
        assert_eq!(polygonarc(args, "").status.code(), Some(2), "{args:?}");
    }
    assert_eq!(polygonarc(&["play", "nowhere"], "").status.code(), Some(1));
}

#[test]
fn bots_alone_need_no_keyboard_and_the_record_replays() {
    let folder = tempfile::tempdir().unwrap();
    let record = folder.path().join("game.txt");
    let record = record.to_str().unwrap();
    let played = polygonarc(&["play", "deck-36", "--seats", "random", "--seed", "5", "--record", record], "");
    assert_eq!(played.status.code(), Some(0), "{}", err(&played));
    let end = out(&played).lines().last().unwrap_or_default().to_owned();
    assert!(end.contains(" wins on "), "{end}");
    let script = folder.path().join("again.repl");
    std::fs::write(&script, format!("load {record}\nlog 1\n")).unwrap();
    let again = polygonarc(&["run", script.to_str().unwrap()], "");
    assert_eq!(out(&again).lines().last().unwrap_or_default(), end, "{}", err(&again));
}

#[test]
fn the_page_on_the_prompt_has_every_command() {
    let page = include_str!("../docs/repl.md");
    for command in polygonarc::repl::COMMANDS {
        let row = format!("| `{}` | {} |", command.usage().replace('|', "\\|"), command.doc("en"));
        assert!(page.contains(&row), "docs/repl.md lacks, or tells otherwise: {row}");
        let begins = command.examples.iter().any(|line| line.starts_with(command.name));
        assert!(begins, "`help {}` lacks an example", command.name);
    }
}
