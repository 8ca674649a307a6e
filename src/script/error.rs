//! What went wrong in a script, as the core wants to know it: line, message, calls.

use crate::game::{Failed, ScriptError};

use super::raw::{Limit, STOPPED};
use super::sandbox::Limits;

/// The most calls that a traceback lists at either end.
const CALLS: usize = 12;

/// Which script failed.
pub(super) struct At<'a> {
    pub card: &'a str,
    pub file: &'a str,
}

impl At<'_> {
    /// An error without a place in the file.
    pub(super) fn says(&self, message: impl Into<String>) -> ScriptError {
        self.says_at(0, message)
    }

    /// An error at a line.
    pub(super) fn says_at(&self, line: u32, message: impl Into<String>) -> ScriptError {
        ScriptError::from(Failed {
            card: self.card.into(),
            file: self.file.into(),
            line,
            message: message.into(),
            traceback: Vec::new(),
        })
    }

    /// The error of an interpreter's error.
    pub(super) fn error(&self, error: &mlua::Error) -> ScriptError {
        let (message, traceback) = parts(error);
        let calls: Vec<Call> = traceback.lines().filter_map(Call::parse).collect();
        let (place, message) = split_place(&message);
        // The innermost call of a script's: the error may have been raised by a function of the game's.
        let place = calls.first().map(|call| (call.file, call.line)).or(place);
        let (file, line) = place.unwrap_or((self.file, 0));
        let shown = |call: &Call| match call.function {
            "" => format!("{}:{}", call.file, call.line),
            function => format!("{}:{} in {function}", call.file, call.line),
        };
        let mut traceback: Vec<String> = calls.iter().map(shown).collect();
        if traceback.len() > 2 * CALLS {
            let left_out = traceback.len() - 2 * CALLS;
            traceback.splice(CALLS..CALLS + left_out, [format!("({left_out} calls more)")]);
        }
        let message = explained(message);
        ScriptError::from(Failed { card: self.card.into(), file: file.into(), line, message, traceback })
    }

    /// The error of a limit, placed where the script was stopped.
    pub(super) fn limit(&self, limit: Limit, limits: &Limits, stopped: Option<&mlua::Error>) -> ScriptError {
        let mut error = stopped.map_or_else(|| self.says(""), |stopped| self.error(stopped));
        error.message = match limit {
            Limit::Fuel => {
                format!("takes too long: stopped after {} loop turns and calls; is there an endless loop?", limits.fuel)
            }
            Limit::Time => format!("takes too long: stopped after {} ms", limits.time.as_millis()),
            Limit::Memory => format!("takes too much memory: scripts may hold {} MB", limits.memory >> 20),
        };
        error
    }
}

struct Call<'a> {
    file: &'a str,
    line: u32,
    function: &'a str,
}

impl<'a> Call<'a> {
    /// A line of a traceback: `file:12 function name` or `file:12: in function 'name'`.
    fn parse(line: &'a str) -> Option<Call<'a>> {
        let line = line.trim();
        let (place, rest) = split_place(line);
        let (file, number) = match place {
            Some(place) => (place, rest),
            None => {
                let (place, rest) = line.split_once(' ').unwrap_or((line, ""));
                let (file, number) = place.trim_end_matches(':').rsplit_once(':')?;
                ((file, number.parse().ok()?), rest)
            }
        };
        let (file, number) = (file, number);
        if file.0.starts_with("prelude") || file.0.starts_with('[') {
            return None;
        }
        let function = number.trim().trim_start_matches("in ").trim_start_matches("function").trim();
        Some(Call { file: file.0, line: file.1, function: function.trim_matches(['\'', '<', '>']) })
    }
}

/// `file:12: message` as its place and the message.
fn split_place(text: &str) -> (Option<(&str, u32)>, &str) {
    let Some((head, rest)) = text.split_once(": ") else { return (None, text) };
    let Some((file, line)) = head.rsplit_once(':') else { return (None, text) };
    match line.parse() {
        Ok(line) if !file.contains('\n') && file != "prelude" => (Some((file, line)), rest),
        Ok(_) => (None, rest),
        Err(_) => (None, text),
    }
}

/// Message and traceback of an error, whatever it is wrapped in.
fn parts(error: &mlua::Error) -> (String, String) {
    match error {
        mlua::Error::CallbackError { traceback, cause } => {
            let (message, inner) = parts(cause);
            (message, if inner.is_empty() { traceback.clone() } else { inner })
        }
        mlua::Error::RuntimeError(text) | mlua::Error::MemoryError(text) => {
            match text.rsplit_once("\nstack traceback:") {
                Some((message, traceback)) => (message.to_string(), traceback.to_string()),
                None => (text.clone(), String::new()),
            }
        }
        mlua::Error::SyntaxError { message, .. } => (message.clone(), String::new()),
        mlua::Error::WithContext { cause, .. } => parts(cause),
        other => (other.to_string(), String::new()),
    }
}

/// The interpreter's messages in the words of the game's, where it has words of its own for things.
fn explained(message: &str) -> String {
    let message = message.lines().next().unwrap_or_default().trim_end_matches('.');
    if message.contains(STOPPED) {
        return "stopped at a limit".into();
    }
    // Where a thing lies in memory is another place each time.
    if let Some((what, _)) = message.split_once(": 0x")
        && matches!(what, "table" | "function" | "thread" | "userdata" | "buffer")
    {
        return format!("`error` was called with a {what}: call it with a text that says what is wrong");
    }
    if message.contains("readonly table") {
        return "a table that others share is written to: scripts keep nothing between calls; make a new table inside \
                the function, or use `remember` for a number that a laid card keeps"
            .into();
    }
    if message.contains("across metamethod/C-call boundary") {
        return "a choice, or the end of the effect, can't be waited for inside a comparator, a metamethod or an error \
                handler"
            .into();
    }
    if message.contains("stack overflow") {
        return "calls go too deep: is there a function that calls itself without end?".into();
    }
    message.chars().take(500).collect()
}

/// A message and its line, of what the compiler says.
pub(super) fn syntax(error: &mlua::Error) -> (u32, String) {
    let (message, traceback) = parts(error);
    let first = message.lines().next().unwrap_or_default();
    let (place, words) = split_place(first);
    let call = traceback.lines().find_map(Call::parse).map(|call| call.line);
    let line = call.or(place.map(|place| place.1)).unwrap_or(0);
    let mut letters = words.chars();
    let lower = letters.next().map(|first| first.to_lowercase().chain(letters).collect::<String>()).unwrap_or_default();
    (line, explained(&lower))
}
