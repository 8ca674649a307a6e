//! An editor, as far as the debug adapter can tell: it starts the program and speaks the protocol over its pipes.

use std::io::{BufRead, BufReader, Read, Write};
use std::path::Path;
use std::process::{Child, ChildStdin, Command, Stdio};
use std::sync::mpsc::{Receiver, RecvTimeoutError, channel};
use std::time::Duration;

use serde_json::{Value, json};

/// The longest that an answer may take, on a busy machine.
const PATIENCE: Duration = Duration::from_secs(60);

pub struct Client {
    child: Child,
    input: Option<ChildStdin>,
    coming: Receiver<Value>,
    seq: i64,
    /// Every event so far.
    pub events: Vec<Value>,
}

impl Client {
    /// Starts the adapter.
    pub fn start() -> Client {
        let mut child = Command::new(env!("CARGO_BIN_EXE_polygonarc"))
            .arg("dap")
            .stdin(Stdio::piped())
            .stdout(Stdio::piped())
            .spawn()
            .expect("the program starts");
        let (sender, coming) = channel();
        let mut output = BufReader::new(child.stdout.take().unwrap());
        std::thread::spawn(move || {
            loop {
                let mut header = String::new();
                if output.read_line(&mut header).unwrap_or(0) == 0 {
                    break;
                }
                let length = header.trim().strip_prefix("Content-Length: ").expect("a header").parse().unwrap();
                let mut rest = vec![0; 2];
                output.read_exact(&mut rest).unwrap();
                assert_eq!(rest, b"\r\n");
                let mut body = vec![0; length];
                output.read_exact(&mut body).unwrap();
                if sender.send(serde_json::from_slice(&body).expect("JSON")).is_err() {
                    break;
                }
            }
        });
        let input = child.stdin.take();
        Client { child, input, coming, seq: 0, events: Vec::new() }
    }

    /// A client with a game on this content: initialized and launched, breakpoints still to be set.
    pub fn launched(content: &Path, more: Value) -> Client {
        let mut client = Client::start();
        client.ask("initialize", json!({ "adapterID": "test", "linesStartAt1": true }));
        let mut arguments = json!({ "content": content, "seed": 1 });
        for (key, value) in more.as_object().unwrap() {
            arguments[key] = value.clone();
        }
        client.ask("launch", arguments);
        client.event("initialized");
        client
    }

    /// Bytes as they are.
    pub fn raw(&mut self, bytes: &str) {
        let input = self.input.as_mut().unwrap();
        input.write_all(bytes.as_bytes()).unwrap();
        input.flush().unwrap();
    }

    fn next(&mut self) -> Value {
        self.coming.recv_timeout(PATIENCE).unwrap_or_else(|_| panic!("no answer; events so far: {:#?}", self.events))
    }

    /// A request and its response.
    pub fn request(&mut self, command: &str, arguments: Value) -> Value {
        self.seq += 1;
        let body =
            json!({ "seq": self.seq, "type": "request", "command": command, "arguments": arguments }).to_string();
        self.raw(&format!("Content-Length: {}\r\n\r\n{body}", body.len()));
        loop {
            let message = self.next();
            if message["type"] == "response" {
                assert_eq!((&message["request_seq"], &message["command"]), (&json!(self.seq), &json!(command)));
                return message;
            }
            self.events.push(message);
        }
    }

    /// The body of the response to a request that must succeed.
    pub fn ask(&mut self, command: &str, arguments: Value) -> Value {
        let response = self.request(command, arguments);
        assert_eq!(response["success"], true, "{command}: {response:#}");
        response["body"].clone()
    }

    /// The message of the response to a request that must fail.
    pub fn refused(&mut self, command: &str, arguments: Value) -> String {
        let response = self.request(command, arguments);
        assert_eq!(response["success"], false, "{command}: {response:#}");
        response["message"].as_str().unwrap().to_owned()
    }

    /// The next event of this name, one that came already or one to come; those before it are left behind.
    pub fn event(&mut self, name: &str) -> Value {
        loop {
            if let Some(place) = self.events.iter().position(|event| event["event"] == name) {
                let event = self.events[place]["body"].clone();
                self.events.drain(..=place);
                return event;
            }
            let message = self.next();
            assert_eq!(message["type"], "event", "{message:#}");
            self.events.push(message);
        }
    }

    /// Goes on or back; the stop that it leads to.
    pub fn go(&mut self, command: &str) -> Value {
        self.events.clear();
        self.ask(command, json!({ "threadId": 1 }));
        self.event("stopped")
    }

    /// The calls, innermost first, each with its line.
    pub fn stack(&mut self) -> Vec<(String, i64)> {
        let body = self.ask("stackTrace", json!({ "threadId": 1 }));
        let frames = body["stackFrames"].as_array().unwrap().iter();
        frames.map(|frame| (frame["name"].as_str().unwrap().to_owned(), frame["line"].as_i64().unwrap())).collect()
    }

    /// The line of the innermost call.
    pub fn line(&mut self) -> i64 {
        self.stack()[0].1
    }

    /// The variables of a scope of the innermost call.
    pub fn scope(&mut self, name: &str) -> Vec<(String, String)> {
        self.scope_of(1, name)
    }

    /// The variables of a scope of a call.
    pub fn scope_of(&mut self, frame: i64, name: &str) -> Vec<(String, String)> {
        let body = self.ask("scopes", json!({ "frameId": frame }));
        let scopes = body["scopes"].as_array().unwrap();
        let scope = scopes.iter().find(|scope| scope["name"] == name).unwrap_or_else(|| panic!("{name}: {body:#}"));
        self.variables(&scope["variablesReference"])
    }

    /// The variables behind a reference.
    pub fn variables(&mut self, reference: &Value) -> Vec<(String, String)> {
        let body = self.ask("variables", json!({ "variablesReference": reference }));
        let rows = body["variables"].as_array().unwrap().iter();
        rows.map(|row| (row["name"].as_str().unwrap().to_owned(), row["value"].as_str().unwrap().to_owned())).collect()
    }

    pub fn evaluate(&mut self, expression: &str) -> String {
        let body = self.ask("evaluate", json!({ "expression": expression, "frameId": 1, "context": "watch" }));
        body["result"].as_str().unwrap().to_owned()
    }

    /// Hangs up without a word; the program must end by itself.
    pub fn hang_up(mut self) {
        self.input = None;
        let last = std::iter::repeat_with(|| self.coming.recv_timeout(PATIENCE)).find_map(Result::err);
        assert_eq!(last, Some(RecvTimeoutError::Disconnected), "it goes on without its editor");
        assert!(self.child.wait().unwrap().success());
    }

    /// Leaves; the program must end well.
    pub fn leave(mut self) {
        self.ask("disconnect", json!({}));
        assert!(self.child.wait().unwrap().success());
    }
}

impl Drop for Client {
    fn drop(&mut self) {
        let _ = self.child.kill();
        let _ = self.child.wait();
    }
}
