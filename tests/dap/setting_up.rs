//! Launch arguments, and how a game goes on and ends.

use std::fs;

use serde_json::{Value, json};

use super::client::Client;
use super::folder::Folder;
use super::has;

#[test]
fn a_launch_that_cannot_be_is_refused_and_another_may_follow() {
    let folder = Folder::new();
    let mut client = Client::start();
    client.ask("initialize", json!({ "adapterID": "test" }));
    let content = folder.file("");
    for (arguments, says) in [
        (json!({ "content": content, "variant": "harvest" }), "did you mean `harvests`"),
        (json!({ "content": "/nowhere/at/all" }), "/nowhere/at/all"),
        (json!({ "players": 7 }), "players"),
        (json!({ "players": "two" }), "`players`: expected 2, 3 or 4, found \"two\""),
        (json!({ "seed": -1 }), "`seed`: expected a whole number, 0 or more, found -1"),
        (json!({ "first": "green" }), "green"),
        (json!({ "seats": "gredy" }), "did you mean `greedy`"),
        (json!({ "seats": ["greedy", "random", "greedy"] }), "2 seats"),
        (json!({ "record": "/nowhere/game.record" }), "/nowhere/game.record"),
        (json!({ "program": "/x/cards/great_los.toml" }), "did you mean `great_loss.toml`"),
    ] {
        let why = client.refused("launch", arguments.clone());
        assert!(why.contains(says), "{arguments}: {why}");
    }
    client.ask("launch", json!({ "variant": "fr", "seeds": 4, "name": "x", "type": "x", "request": "launch" }));
    let notes: Vec<Value> =
        client.events.iter().filter(|event| event["body"]["category"] == "important").cloned().collect();
    assert_eq!(notes.len(), 1, "what editors add is no mistake: {notes:?}");
    assert!(notes[0]["body"]["output"].as_str().unwrap().contains("did you mean `seed`"), "{notes:?}");
    client.leave();
}

#[test]
fn the_program_comes_up_first() {
    let mut client = Client::start();
    client.ask("initialize", json!({ "adapterID": "test" }));
    client.ask("launch", json!({ "variant": "fr", "seed": 1, "program": "/somewhere/cards/catapult.toml" }));
    let place = json!({ "breakpoints": [{ "name": "event drew" }, { "name": "card catapul drawn" }] });
    let told = client.ask("setFunctionBreakpoints", place)["breakpoints"].clone();
    assert_eq!((&told[0]["verified"], &told[1]["verified"]), (&json!(true), &json!(false)));
    assert!(told[1]["message"].as_str().unwrap().contains("did you mean `catapult`"), "{told:#}");
    client.ask("configurationDone", json!({}));
    assert_eq!(client.event("stopped")["hitBreakpointIds"], json!([told[0]["id"]]));
    let (name, _) = client.stack().pop().unwrap();
    assert!(name.ends_with("draws Catapulte"), "{name}");
    client.leave();
}

#[test]
fn a_built_in_script_is_shown_and_known_by_its_number() {
    let folder = Folder::new();
    let variant = fs::read_to_string(folder.file("variants/harvests.toml")).unwrap();
    folder.write(
        "variants/mixed.toml",
        &variant.replace("\"harvests\"", "\"mixed\"").replace("[deck]", "[deck]\ngreat_loss = 2"),
    );
    let shuffle = "shuffle harvest harvest great_loss great_loss";
    let record =
        format!("polygonarc-record 1\nvariant mixed\nplayers 2\nseed 1\n\n{shuffle}\ndie 1\ndie 1\ndie 1\ndie 1\n");
    folder.write("game.record", &record);
    let mut client = folder.launch("mixed", json!({ "record": folder.file("game.record") }));
    let place = json!({ "breakpoints": [{ "name": "card great_loss played" }] });
    client.ask("setFunctionBreakpoints", place);
    client.ask("configurationDone", json!({}));
    assert_eq!(client.event("stopped")["reason"], "breakpoint");
    client.go("stepIn");
    let stack = client.ask("stackTrace", json!({ "threadId": 1 }));
    let source = stack["stackFrames"][0]["source"].clone();
    assert_eq!(source["name"], "great_loss.lua");
    let text = client.ask("source", json!({ "source": source, "sourceReference": source["sourceReference"] }));
    assert!(text["content"].as_str().unwrap().contains("function play"), "{text:#}");
    let told = client.ask("setBreakpoints", json!({ "source": source, "breakpoints": [{ "line": 5 }] }));
    assert_eq!(told["breakpoints"][0]["verified"], true, "{told:#}");
    assert_eq!(client.go("continue")["reason"], "breakpoint");
    assert_eq!(client.line(), 5);
    client.leave();
}

#[test]
fn breakpoints_set_before_the_launch_count() {
    let folder = Folder::new();
    let mut client = Client::start();
    client.ask("initialize", json!({ "adapterID": "test" }));
    let told = folder.breakpoints(&mut client, "scripts/harvest.lua", &[(9, "")]);
    assert_eq!(told[0]["verified"], false);
    client.ask("configurationDone", json!({}));
    client.ask("launch", json!({ "content": folder.file(""), "variant": "harvests", "seed": 1 }));
    let changed = client.event("breakpoint")["breakpoint"].clone();
    assert_eq!((&changed["id"], &changed["verified"]), (&told[0]["id"], &json!(true)));
    assert_eq!(client.event("stopped")["hitBreakpointIds"], json!([told[0]["id"]]));
    client.leave();
}

#[test]
fn lines_may_be_counted_from_0() {
    let folder = Folder::new();
    let mut client = Client::start();
    client.ask("initialize", json!({ "adapterID": "test", "linesStartAt1": false }));
    client.ask("launch", json!({ "content": folder.file(""), "variant": "harvests", "seed": 1 }));
    let told = folder.breakpoints(&mut client, "scripts/harvest.lua", &[(8, "")]);
    assert_eq!((&told[0]["verified"], &told[0]["line"]), (&json!(true), &json!(8)));
    client.ask("configurationDone", json!({}));
    client.event("stopped");
    assert_eq!(client.line(), 8);
    client.leave();
}

#[test]
fn the_game_is_told_and_what_scripts_print() {
    let folder = Folder::new();
    let mut client = folder.launch("harvest", json!({ "stopOnEntry": true }));
    client.ask("configurationDone", json!({}));
    assert_eq!(client.event("stopped")["reason"], "entry");
    client.ask("next", json!({ "threadId": 1 }));
    client.event("stopped");
    client.ask("next", json!({ "threadId": 1 }));
    let stopped = |event: &Value| event["event"] == "stopped";
    while !client.events.iter().any(stopped) {
        client.ask("threads", json!({}));
    }
    let outputs = client.events.iter().filter(|event| event["event"] == "output");
    let outputs: Vec<(&str, &str)> = outputs
        .map(|event| (event["body"]["category"].as_str().unwrap(), event["body"]["output"].as_str().unwrap()))
        .collect();
    let printed: Vec<&str> =
        outputs.iter().filter(|(category, _)| *category == "stdout").map(|(_, text)| *text).collect();
    assert_eq!(printed, ["harvest: taken 2\n"], "once, for the card as it is played");
    assert!(outputs.iter().any(|(category, text)| *category == "console" && text.contains("red draws")), "{outputs:?}");
    client.leave();
}

#[test]
fn a_person_chooses_in_the_console() {
    let folder = Folder::new();
    let mut client = folder.launch("harvest", json!({ "seats": ["human", "greedy"] }));
    folder.breakpoints(&mut client, "scripts/harvest.lua", &[(9, "")]);
    client.ask("configurationDone", json!({}));
    let stop = client.event("stopped");
    assert!(stop["text"].as_str().unwrap().contains("choose roll"), "{stop:#}");
    let typed = |text: &str| json!({ "expression": text, "context": "repl" });
    assert!(client.refused("evaluate", typed("choose 9")).contains("9"));
    client.ask("evaluate", typed("choose roll"));
    assert_eq!(client.event("stopped")["reason"], "breakpoint");
    assert_eq!(client.line(), 9);
    assert!(client.refused("evaluate", typed("choose roll")).contains("continue"));
    client.leave();
}

#[test]
fn a_record_is_played_again_and_ends_where_it_ends() {
    let folder = Folder::new();
    let record = "polygonarc-record 1\nvariant harvests\nplayers 2\nseed 1\n\nshuffle same\ndie 2\ndie 1\n";
    folder.write("game.record", record);
    let mut client = folder.launch("harvest", json!({ "record": folder.file("game.record"), "variant": "fr" }));
    folder.breakpoints(&mut client, "scripts/harvest.lua", &[(12, "")]);
    client.ask("configurationDone", json!({}));
    for player in ["red", "blue"] {
        assert_eq!(client.event("stopped")["reason"], "breakpoint");
        assert!(has(&client.scope("Game"), "active", player));
        client.ask("continue", json!({ "threadId": 1 }));
    }
    let stop = client.event("stopped");
    assert!(stop["text"].as_str().unwrap().contains("red must roll"), "nobody plays on unasked: {stop:#}");
    client.leave();
}

#[test]
fn when_the_game_is_over_one_can_go_back_or_end() {
    let folder = Folder::new();
    let mut client = folder.launch("sow", json!({}));
    client.ask("configurationDone", json!({}));
    let stop = client.event("stopped");
    assert_eq!(stop["description"], "the game is over");
    assert!(stop["text"].as_str().unwrap().contains("red wins on zones"), "{stop:#}");
    assert_eq!(client.go("stepBack")["reason"], "step");
    client.go("continue");
    client.ask("continue", json!({ "threadId": 1 }));
    client.event("terminated");
    assert_eq!(client.event("exited")["exitCode"], 0);
    client.leave();
}

/// A folder whose harvest gives back what it takes: the game goes on and on.
fn endless() -> Folder {
    let folder = Folder::new();
    let idle = "function play(me)\n  blank(blankable():first())\n  capture(free():nearest(pawns_of(me), 1))\nend\n";
    folder.write("scripts/harvest.lua", idle);
    folder
}

#[test]
fn a_game_without_end_can_be_paused() {
    let folder = endless();
    let mut client = folder.launch("harvest", json!({}));
    folder.breakpoints(&mut client, "scripts/harvest.lua", &[(2, "false")]);
    client.ask("configurationDone", json!({}));
    client.ask("pause", json!({ "threadId": 1 }));
    let stop = client.event("stopped");
    assert_eq!((&stop["reason"], &stop["description"]), (&json!("pause"), &json!("paused")));
    assert!(client.stack()[0].0.contains("turn"));
    client.leave();
}

#[test]
fn when_the_editor_hangs_up_the_program_ends() {
    let folder = endless();
    let mut client = folder.launch("harvest", json!({}));
    folder.breakpoints(&mut client, "scripts/harvest.lua", &[(2, "false")]);
    client.ask("configurationDone", json!({}));
    client.hang_up();
}

#[test]
fn what_a_decision_leads_to_is_told_when_it_is_left() {
    let folder = Folder::new();
    let mut client = folder.stopped_at(12);
    let told =
        |client: &Client| client.events.iter().any(|event| event["body"]["output"].to_string().contains("red takes"));
    client.events.clear();
    client.ask("next", json!({ "threadId": 1 }));
    while !client.events.iter().any(|event| event["event"] == "stopped") {
        client.ask("threads", json!({}));
    }
    assert!(!told(&client), "the squares are not taken yet: {:?}", client.events);
    client.ask("continue", json!({ "threadId": 1 }));
    while client.events.iter().filter(|event| event["event"] == "stopped").count() < 2 {
        client.ask("threads", json!({}));
    }
    assert!(told(&client), "{:?}", client.events);
    client.leave();
}

#[test]
fn a_position_can_be_begun_from() {
    let folder = Folder::new();
    folder.write("late.toml", "variant = \"harvests\"\nactive = \"blue\"\nturn = 9\nknockouts = { red = 3 }\n");
    let mut client = folder.launch("harvest", json!({ "position": folder.file("late.toml"), "stopOnEntry": true }));
    client.ask("configurationDone", json!({}));
    client.event("stopped");
    let game = client.scope("Game");
    assert!(has(&game, "turn", "9") && has(&game, "active", "blue"), "{game:?}");
    let scores = &game.iter().find(|(name, _)| name == "scores").unwrap().1;
    assert!(scores.contains("red 1 zones, 3 knockouts"), "{scores}");
    client.leave();
}
