//! Stopping, stepping and looking around.

use std::fs;

use serde_json::{Value, json};

use super::client::Client;
use super::folder::Folder;
use super::{has, names};

#[test]
fn a_whole_session() {
    let folder = Folder::new();
    let mut client = Client::start();
    let can = client.ask("initialize", json!({ "adapterID": "test" }));
    for ability in ["supportsStepBack", "supportsConditionalBreakpoints", "supportsConfigurationDoneRequest"] {
        assert_eq!(can[ability], true, "{ability}");
    }
    client.ask("launch", json!({ "content": folder.file(""), "variant": "harvests", "seed": 1 }));
    client.event("initialized");
    let told = folder.breakpoints(&mut client, "scripts/harvest.lua", &[(4, "")]);
    assert_eq!((&told[0]["verified"], &told[0]["line"]), (&json!(true), &json!(4)));
    client.ask("configurationDone", json!({}));
    let stop = client.event("stopped");
    assert_eq!((&stop["reason"], &stop["hitBreakpointIds"]), (&json!("breakpoint"), &json!([told[0]["id"]])));
    assert_eq!(client.ask("threads", json!({}))["threads"][0]["id"], stop["threadId"]);

    let body = client.ask("stackTrace", json!({ "threadId": 1 }));
    let frames = body["stackFrames"].as_array().unwrap();
    assert_eq!((&frames[0]["name"], &frames[0]["line"]), (&json!("best"), &json!(4)));
    assert_eq!((&frames[1]["name"], &frames[1]["line"]), (&json!("play"), &json!(10)));
    assert_eq!(frames[0]["source"]["path"], json!(folder.file("scripts/harvest.lua")));
    assert_eq!(frames.len(), 3, "the calls, and last what the game does: {body:#}");

    let locals = client.scope("Locals");
    assert!(has(&locals, "count", "2") && has(&locals, "me", "red"), "{locals:?}");
    assert!(!names(&locals).contains(&"chosen"), "its line was not run yet: {locals:?}");
    let game = client.scope("Game");
    assert!(has(&game, "turn", "1") && has(&game, "active", "red"), "{game:?}");
    for part in ["scores", "hands", "laid", "deck", "board"] {
        assert!(names(&game).contains(&part), "{part}: {game:?}");
    }
    assert_eq!(client.evaluate("count + 40"), "42");
    let around = client.scope_of(2, "Locals");
    assert!(has(&around, "wanted", "2") && !names(&around).contains(&"count"), "of the call before: {around:?}");
    assert!(has(&client.scope_of(2, "Upvalues"), "spare", "1"));
    let there = |expression: &str| json!({ "expression": expression, "frameId": 2, "context": "watch" });
    assert_eq!(client.ask("evaluate", there("wanted + spare"))["result"], "3");
    assert!(client.refused("evaluate", there("among")).contains("nothing is called `among`"));
    assert_eq!(client.evaluate("#owned_by(me)"), "1");

    assert_eq!(client.go("next")["reason"], "step");
    assert_eq!(client.line(), 5);
    assert!(names(&client.scope("Locals")).contains(&"chosen"));
    client.go("stepBack");
    assert_eq!(client.line(), 4);
    assert_eq!(client.go("continue")["reason"], "breakpoint");
    assert!(has(&client.scope("Game"), "turn", "2"), "the card comes up in the next turn again");
    client.leave();
}

#[test]
fn stepping_goes_in_over_and_out_and_back() {
    let folder = Folder::new();
    let mut client = folder.stopped_at(9);
    client.go("next");
    assert_eq!(client.line(), 10);
    client.go("next");
    assert_eq!(client.line(), 11, "over the function called from line 10");
    client.go("stepBack");
    assert_eq!(client.line(), 5, "back goes by lines, into what was called");
    client.go("stepOut");
    assert_eq!(client.line(), 11);
    client.go("reverseContinue");
    assert_eq!(client.line(), 9);
    client.go("next");
    client.go("stepIn");
    assert_eq!(client.stack()[0], ("best".to_owned(), 4));
    let start = client.go("reverseContinue");
    assert_eq!(start["reason"], "breakpoint");
    assert_eq!(client.go("reverseContinue")["reason"], "entry", "nothing before: the game begins here");
    assert_eq!(client.go("next")["reason"], "step", "between decisions it goes by decisions");
    client.leave();
}

#[test]
fn upvalues_are_those_of_the_functions_around() {
    let folder = Folder::new();
    let mut client = folder.stopped_at(10);
    let (locals, upvalues) = (client.scope("Locals"), client.scope("Upvalues"));
    assert!(has(&locals, "wanted", "2") && !names(&locals).contains(&"spare"), "{locals:?}");
    assert!(has(&upvalues, "spare", "1") && !names(&upvalues).contains(&"wanted"), "{upvalues:?}");
    client.leave();
}

#[test]
fn conditions_see_the_variables_of_the_script() {
    let folder = Folder::new();
    let mut client = folder.launch("harvest", json!({}));
    let told = folder.breakpoints(
        &mut client,
        "scripts/harvest.lua",
        &[(9, "#owned_by(me) > 4"), (11, "#mine == 3"), (12, "wanted +"), (5, "count == 2 and #owned_by(me) == 3")],
    );
    let verified: Vec<bool> = told.iter().map(|told| told["verified"].as_bool().unwrap()).collect();
    assert_eq!(verified, [true, true, false, true]);
    assert!(told[2]["message"].as_str().unwrap().contains("no expression"), "{}", told[2]);
    client.ask("configurationDone", json!({}));
    client.event("stopped");
    // Two squares a card: 1 at first, 3 in the second turn of red's, 5 in the third.
    assert_eq!((client.line(), client.evaluate("#owned_by(me)")), (5, "3".to_owned()));
    client.go("continue");
    assert_eq!(client.line(), 5, "the same for blue");
    client.go("continue");
    assert_eq!((client.line(), client.evaluate("#owned_by(me)")), (9, "5".to_owned()));
    client.leave();
}

#[test]
fn a_condition_that_cannot_be_told_stops_and_says_why() {
    let folder = Folder::new();
    let mut client = folder.launch("harvest", json!({}));
    folder.breakpoints(&mut client, "scripts/harvest.lua", &[(9, "nowhere_known > 1")]);
    client.ask("configurationDone", json!({}));
    let stop = client.event("stopped");
    assert_eq!(stop["reason"], "breakpoint");
    assert!(stop["text"].as_str().unwrap().contains("nowhere_known"), "{stop:#}");
    client.leave();
}

#[test]
fn a_breakpoint_where_nothing_runs_is_not_verified() {
    let folder = Folder::new();
    let mut client = folder.launch("harvest", json!({}));
    let told = folder.breakpoints(&mut client, "scripts/harvest.lua", &[(2, ""), (99, ""), (9, "")]);
    for told in &told[..2] {
        assert_eq!(told["verified"], false);
        assert!(told["message"].as_str().unwrap().contains("nearest"), "{told}");
    }
    assert_eq!(told[2]["verified"], true);
    let elsewhere = json!({ "source": { "path": "elsewhere/notes.txt" }, "breakpoints": [{ "line": 1 }] });
    let told = client.ask("setBreakpoints", elsewhere)["breakpoints"][0].clone();
    assert_eq!(told["verified"], false);
    assert!(told["message"].as_str().unwrap().contains("no file of the content"), "{told}");
    client.leave();
}

#[test]
fn an_expression_only_looks() {
    let folder = Folder::new();
    let mut client = folder.stopped_at(11);
    let (stack, locals, game) = (client.stack(), client.scope("Locals"), client.scope("Game"));
    for (expression, says) in [
        ("capture(mine)", "only look"),
        ("(function() wanted = 9 end)()", "only look"),
        ("(function() while true do end end)()", "takes too long"),
        ("nonsense", "nothing is called `nonsense`"),
        ("1 +", "no expression"),
        ("", "no expression"),
    ] {
        let why = client.refused("evaluate", json!({ "expression": expression, "frameId": 1, "context": "repl" }));
        assert!(why.contains(says), "{expression}: {why}");
    }
    assert_eq!((client.stack(), client.scope("Locals"), client.scope("Game")), (stack, locals, game));
    client.go("next");
    assert_eq!(client.line(), 12, "it goes on as if nothing had been asked");
    client.leave();
}

#[test]
fn the_steps_of_a_card_in_data_are_stepped_through() {
    let folder = Folder::new();
    let text = fs::read_to_string(folder.file("cards/sow.toml")).unwrap();
    let steps = text.lines().enumerate().filter(|(_, line)| line.starts_with("capture"));
    let steps: Vec<i64> = steps.map(|(number, _)| number as i64 + 1).collect();
    let mut client = folder.launch("sow", json!({}));
    // A step begins at its heading or at its first key: one of the two lines is right, and the other is told so.
    let told = folder.breakpoints(&mut client, "cards/sow.toml", &[(steps[0], ""), (steps[0] - 1, "")]);
    let right: Vec<&Value> = told.iter().filter(|told| told["verified"] == true).collect();
    assert_eq!(right.len(), 1, "{told:?}");
    let first = right[0]["line"].as_i64().unwrap();
    client.ask("configurationDone", json!({}));
    assert_eq!(client.event("stopped")["reason"], "breakpoint");
    assert_eq!(client.line(), first);
    client.go("next");
    assert_eq!(client.line(), first + steps[1] - steps[0]);
    client.go("stepBack");
    assert_eq!(client.line(), first);
    client.leave();
}
