//! The adapter: a request in, a response and events out.

use std::io;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};

use serde_json::{Value, json};

use crate::diag::did_you_mean;

use super::launch::{Launch, Open};
use super::look::Look;
use super::play::{Halt, Move, Play};
use super::sources::Sources;
use super::stops::Stops;
use super::wire::Frame;

/// The only thread: a game has one.
const THREAD: i64 = 1;

/// What is done after a response was sent.
pub(super) enum After {
    Nothing,
    Initialized,
    /// The game begins, or begins anew.
    Begin,
    Go(Move),
    Choose(Halt),
    /// The session is over; the adapter ends.
    End,
}

/// A session with an editor.
pub struct Server<'a> {
    send: &'a mut dyn FnMut(&Value) -> io::Result<()>,
    pub(super) open: &'a Open,
    interrupt: Arc<AtomicBool>,
    seq: u64,
    broken: Option<io::Error>,
    /// What is taken from an editor's lines to have them counted from 1, and given back to it.
    pub(super) offset: i64,
    pub(super) launch: Option<Launch>,
    pub(super) game: Option<(Play, Sources)>,
    pub(super) stops: Stops,
    pub(super) look: Option<Look>,
    /// Breakpoints are set: the game may run.
    pub(super) configured: bool,
    /// It was told that the game is over.
    over: bool,
}

impl<'a> Server<'a> {
    /// A session. `interrupt` is set, from elsewhere, as soon as a request comes that stops what runs.
    pub fn new(
        open: &'a Open,
        interrupt: Arc<AtomicBool>,
        send: &'a mut dyn FnMut(&Value) -> io::Result<()>,
    ) -> Server<'a> {
        Server {
            send,
            open,
            interrupt,
            seq: 0,
            broken: None,
            offset: 0,
            launch: None,
            game: None,
            stops: Stops::default(),
            look: None,
            configured: false,
            over: false,
        }
    }

    /// Whether a request stops what runs, so that it needn't wait for its turn.
    pub fn interrupts(frame: &Frame) -> bool {
        let Frame::Message(message) = frame else { return false };
        matches!(message["command"].as_str(), Some("pause" | "disconnect" | "terminate" | "restart"))
    }

    /// Takes a frame; whether the session goes on.
    pub fn take(&mut self, frame: &Frame) -> io::Result<bool> {
        let goes_on = match frame {
            Frame::Broken(why) => {
                self.output("important", &format!("a broken message was left out: {why}"));
                true
            }
            Frame::Message(message) => self.message(message),
        };
        self.broken.take().map_or(Ok(goes_on), Err)
    }

    fn message(&mut self, message: &Value) -> bool {
        let command = message["command"].as_str();
        let (Some("request"), Some(command)) = (message["type"].as_str(), command) else {
            let found = message["type"].as_str().unwrap_or("nothing");
            self.output("important", &format!("expected a request with its `command`, found {found}"));
            return true;
        };
        let result = self.request(command, &message["arguments"]);
        let mut response = json!({ "type": "response", "request_seq": message["seq"], "command": command });
        if !message["seq"].is_number() {
            response["request_seq"] = json!(0);
        }
        let after = match result {
            Ok((body, after)) => {
                response["success"] = json!(true);
                if !body.is_null() {
                    response["body"] = body;
                }
                after
            }
            Err(why) => {
                // Reports are made for a terminal; an editor shows its own colours.
                let why = anstream::adapter::strip_str(&why).to_string();
                response["success"] = json!(false);
                response["message"] = json!(why);
                response["body"] = json!({ "error": { "id": 1, "format": why, "showUser": command == "launch" } });
                After::Nothing
            }
        };
        self.emit(response);
        self.then(after)
    }

    fn then(&mut self, after: After) -> bool {
        match after {
            After::Nothing => {}
            After::Initialized => {
                self.event("initialized", Value::Null);
                for breakpoint in self.stops.all(self.offset) {
                    self.event("breakpoint", json!({ "reason": "changed", "breakpoint": breakpoint }));
                }
                self.begin();
            }
            After::Begin => self.begin(),
            After::Go(way) => self.go(way),
            After::Choose(halt) => self.halted(halt),
            After::End => return false,
        }
        true
    }

    /// Runs the game from its beginning, once it is set up and breakpoints are set.
    fn begin(&mut self) {
        let Some(launch) = self.launch.as_ref().filter(|_| self.configured) else { return };
        if self.game.is_none() {
            return;
        }
        let entry = launch.stop_on_entry && !launch.no_debug;
        if entry {
            let halt = Halt { reason: "entry", description: "the game begins here".into(), ..Halt::default() };
            return self.halted(halt);
        }
        self.go(Move::Continue);
    }

    fn go(&mut self, way: Move) {
        let forward = !matches!(way, Move::Back | Move::Reverse);
        let Some((play, _)) = &mut self.game else { return };
        if std::mem::take(&mut self.over) && forward {
            return self.end();
        }
        let halt = play.go(way);
        self.halted(halt);
    }

    fn end(&mut self) {
        self.event("terminated", Value::Null);
        self.event("exited", json!({ "exitCode": 0 }));
    }

    /// Tells where and why it stopped, and what happened up to there.
    fn halted(&mut self, halt: Halt) {
        self.look = None;
        let Some((play, _)) = &mut self.game else { return };
        for told in play.take_told() {
            self.output(if told.printed { "stdout" } else { "console" }, &told.text);
        }
        if let Some(text) = &halt.text {
            let loud = if halt.reason == "exception" { "stderr" } else { "console" };
            self.output(loud, &format!("{}: {text}", halt.description));
        }
        self.over = halt.over;
        if halt.over && self.launch.as_ref().is_some_and(|launch| launch.no_debug) {
            return self.end();
        }
        let mut body = json!({
            "reason": halt.reason, "description": halt.description, "threadId": THREAD, "allThreadsStopped": true,
        });
        if let Some(text) = halt.text {
            body["text"] = json!(text);
        }
        if let Some(id) = halt.hit.and_then(|number| self.stops.id(number)) {
            body["hitBreakpointIds"] = json!([id]);
        }
        self.event("stopped", body);
    }

    fn request(&mut self, command: &str, arguments: &Value) -> Result<(Value, After), String> {
        let Some((_, run)) = super::requests::REQUESTS.iter().find(|(name, _)| *name == command) else {
            let names = super::requests::REQUESTS.iter().map(|(name, _)| *name);
            let near = did_you_mean(command, names).map(|near| format!(", {near}")).unwrap_or_default();
            return Err(format!("unknown request `{command}`{near}"));
        };
        run(self, arguments)
    }

    /// What was asked to stop has stopped.
    pub(super) fn stopped(&mut self) {
        self.interrupt.store(false, Ordering::Relaxed);
    }

    /// Sets the game up as the launch says.
    pub(super) fn set_up(&mut self, launch: &Launch) -> Result<(), String> {
        let opened = (self.open)(launch.content.as_deref())?;
        let (road, notes) = launch.set_up(&opened, self.interrupt.clone())?;
        let (mut play, mut sources) = (Play::new(road), Sources::new(opened));
        self.stops.apply(&mut play, &mut sources);
        let header = play.road.line.tree.header();
        let begun = format!("{}, {} players, seed {}", header.variant, header.players, header.seed);
        self.output("console", &begun);
        self.game = Some((play, sources));
        (self.look, self.over) = (None, false);
        for note in notes {
            self.output("important", &note);
        }
        Ok(())
    }

    pub(super) fn output(&mut self, category: &str, text: &str) {
        self.event("output", json!({ "category": category, "output": format!("{}\n", text.trim_end()) }));
    }

    fn event(&mut self, name: &str, body: Value) {
        let mut event = json!({ "type": "event", "event": name });
        if !body.is_null() {
            event["body"] = body;
        }
        self.emit(event);
    }

    fn emit(&mut self, mut message: Value) {
        self.seq += 1;
        message["seq"] = json!(self.seq);
        if self.broken.is_none() {
            self.broken = (self.send)(&message).err();
        }
    }
}
