//! Cards that fail, and input that makes no sense.

use serde_json::json;

use super::client::Client;
use super::folder::Folder;
use super::{has, names};

#[test]
fn a_card_that_fails_stops_where_it_failed() {
    let folder = Folder::new();
    let mut client = folder.launch("faulty", json!({}));
    client.ask("configurationDone", json!({}));
    let stop = client.event("stopped");
    assert_eq!(stop["reason"], "exception");
    assert!(stop["description"].as_str().unwrap().contains("faulty"), "{stop:#}");
    assert!(stop["text"].as_str().unwrap().contains("nil"), "{stop:#}");
    assert_eq!(client.stack()[0], ("play".to_owned(), 5));
    let locals = client.scope("Locals");
    assert!(names(&locals).contains(&"taken") && has(&locals, "me", "red"), "{locals:?}");
    assert_eq!(client.evaluate("#taken"), "1");
    let info = client.ask("exceptionInfo", json!({ "threadId": 1 }));
    assert!(info["exceptionId"].as_str().unwrap().contains("faulty"), "{info:#}");
    assert_eq!(client.go("continue")["reason"], "exception", "there is no way on");
    client.leave();
}

#[test]
fn what_led_to_a_fault_is_walked_through() {
    let folder = Folder::new();
    let mut client = folder.launch("faulty", json!({}));
    let told = folder.breakpoints(&mut client, "scripts/faulty.lua", &[(3, "#taken == 1"), (4, "#taken > 1")]);
    client.ask("configurationDone", json!({}));
    let stop = client.event("stopped");
    assert_eq!((&stop["reason"], &stop["hitBreakpointIds"]), (&json!("breakpoint"), &json!([told[0]["id"]])));
    assert_eq!((client.line(), client.evaluate("#owned_by(me)")), (3, "1".to_owned()));
    client.go("next");
    // Line 3 has taken its square by now.
    assert_eq!((client.line(), client.evaluate("#owned_by(me)")), (4, "2".to_owned()));
    let scores = client.scope("Game").into_iter().find(|(name, _)| name == "scores").unwrap().1;
    assert!(scores.contains("red 2 zones"), "{scores}");
    client.go("next");
    assert_eq!(client.go("next")["reason"], "exception");
    client.go("stepBack");
    assert_eq!(client.line(), 5);
    assert_eq!(client.go("reverseContinue")["hitBreakpointIds"], json!([told[0]["id"]]));
    assert_eq!(client.go("reverseContinue")["reason"], "entry");
    assert_eq!(client.go("continue")["reason"], "breakpoint");
    client.leave();
}

#[test]
fn a_fault_mended_is_gone_after_a_restart() {
    let folder = Folder::new();
    let mut client = folder.launch("faulty", json!({}));
    client.ask("configurationDone", json!({}));
    assert_eq!(client.event("stopped")["reason"], "exception");
    let mended = "function play(me)\n  local taken = free():nearest(pawns_of(me), 1)\n  capture(taken)\nend\n";
    folder.write("scripts/faulty.lua", "function play(me)\n  capture(\nend\n");
    let why = client.refused("restart", json!({}));
    assert!(why.contains("scripts/faulty.lua:") && !why.contains('\u{1b}'), "a script that can't be read: {why}");
    assert_eq!(client.stack()[0].1, 5, "and the game under way stays");
    folder.write("scripts/faulty.lua", mended);
    folder.breakpoints(&mut client, "scripts/faulty.lua", &[(3, "")]);
    client.events.clear();
    client.ask("restart", json!({}));
    assert_eq!(client.event("stopped")["reason"], "breakpoint");
    assert_eq!(client.line(), 3);
    client.leave();
}

#[test]
fn requests_that_make_no_sense_are_refused_and_nothing_is_lost() {
    let folder = Folder::new();
    let mut client = folder.stopped_at(9);
    let stack = client.stack();
    assert!(client.refused("stepInn", json!({})).contains("did you mean `stepIn`"));
    assert!(client.refused("fly", json!({})).contains("unknown request `fly`"));
    assert!(client.refused("scopes", json!({})).contains("frameId"));
    assert!(client.refused("scopes", json!({ "frameId": 77 })).contains("77"));
    assert!(client.refused("variables", json!({ "variablesReference": 77 })).contains("77"));
    assert!(client.refused("evaluate", json!({})).contains("expression"));
    assert!(client.refused("setBreakpoints", json!({})).contains("source"));
    let bad_line = json!({ "source": { "path": "x" }, "breakpoints": [{ "line": "nine" }] });
    assert!(client.refused("setBreakpoints", bad_line).contains("nine"));
    assert!(client.refused("launch", json!({})).contains("under way"));
    assert!(client.refused("exceptionInfo", json!({})).contains("no card has failed"));
    assert_eq!(client.stack(), stack);
    client.leave();
}

#[test]
fn messages_that_cannot_be_read_are_told_of_and_left_out() {
    let mut client = Client::start();
    client.ask("initialize", json!({ "adapterID": "test" }));
    for (bytes, says) in [
        ("Content-Length: 7\r\n\r\n{\"seq\":", "isn't JSON"),
        ("Content-Length: 2\r\n\r\n[]", "must be an object"),
        ("Content-Length: some\r\n\r\n", "whole number"),
        ("help\r\n", "expected a header"),
        ("Content-Length: 2\r\n\r\n{}", "expected a request"),
    ] {
        client.raw(bytes);
        let output = client.event("output");
        assert!(output["output"].as_str().unwrap().contains(says), "{bytes}: {output:#}");
    }
    assert_eq!(client.ask("threads", json!({}))["threads"].as_array().unwrap().len(), 1);
    client.leave();
}

#[test]
fn before_the_launch_there_is_no_game() {
    let mut client = Client::start();
    client.ask("initialize", json!({ "adapterID": "test" }));
    for command in ["continue", "stackTrace", "restart"] {
        assert!(client.refused(command, json!({ "threadId": 1 })).contains("launch"), "{command}");
    }
    client.leave();
}
