//! The protocol's frames: a header that tells the length, an empty line, an object in JSON.

use std::io::{self, BufRead, Read, Write};

use serde_json::Value;

/// The longest message that is read, in bytes.
const LONGEST: u64 = 64 << 20;
/// The longest line of a header, in bytes.
const LINE: u64 = 4096;

/// What was read.
#[derive(Clone, PartialEq, Debug)]
pub enum Frame {
    /// An object.
    Message(Value),
    /// Something else: what was found, what was expected.
    Broken(String),
}

/// Reads a frame; nothing at the end of the input. After a broken frame the next one can be read.
pub fn read(input: &mut impl BufRead) -> io::Result<Option<Frame>> {
    let mut length: Option<u64> = None;
    loop {
        let mut line = Vec::new();
        if input.take(LINE).read_until(b'\n', &mut line)? == 0 {
            return Ok(None);
        }
        let line = String::from_utf8_lossy(&line);
        let line = line.trim();
        let header = line.split_once(':').map(|(name, value)| (name.trim(), value.trim()));
        match (line, header) {
            ("", _) if length.is_some() => break,
            ("", _) => {}
            (_, Some((name, value))) if name.eq_ignore_ascii_case("content-length") => match value.parse() {
                Ok(found) => length = Some(found),
                Err(_) => return Ok(broken(format!("`Content-Length` must be a whole number, found `{value}`"))),
            },
            // Other headers are allowed.
            (_, Some((name, _))) if !name.is_empty() && name.chars().all(|c| c.is_ascii_alphabetic() || c == '-') => {}
            (line, _) => {
                let found = shortened(line);
                return Ok(broken(format!("expected a header such as `Content-Length: 119`, found `{found}`")));
            }
        }
    }
    let length = length.unwrap_or(0);
    if length > LONGEST {
        io::copy(&mut input.take(length), &mut io::sink())?;
        return Ok(broken(format!("a message of {length} bytes is longer than {LONGEST}: it was left out")));
    }
    let mut body = Vec::new();
    if (input.take(length).read_to_end(&mut body)? as u64) < length {
        return Ok(None);
    }
    Ok(match serde_json::from_slice(&body) {
        Ok(message @ Value::Object(_)) => Some(Frame::Message(message)),
        Ok(_) => broken(format!("a message must be an object, found `{}`", shortened(&String::from_utf8_lossy(&body)))),
        Err(error) => {
            broken(format!("a message isn't JSON: {error}, in `{}`", shortened(&String::from_utf8_lossy(&body))))
        }
    })
}

/// Writes a frame.
pub fn write(output: &mut impl Write, message: &Value) -> io::Result<()> {
    let body = message.to_string();
    write!(output, "Content-Length: {}\r\n\r\n{body}", body.len())?;
    output.flush()
}

fn broken(why: String) -> Option<Frame> {
    Some(Frame::Broken(why))
}

fn shortened(text: &str) -> String {
    if text.chars().count() <= 60 { text.to_owned() } else { text.chars().take(59).chain(['…']).collect() }
}

#[cfg(test)]
mod tests {
    use super::*;
    use serde_json::json;

    fn all(text: &str) -> Vec<Frame> {
        let mut input = text.as_bytes();
        std::iter::from_fn(|| read(&mut input).unwrap()).collect()
    }

    #[test]
    fn what_is_written_is_read() {
        let message = json!({ "seq": 1, "type": "request", "command": "thréads" });
        let mut bytes = Vec::new();
        write(&mut bytes, &message).unwrap();
        write(&mut bytes, &message).unwrap();
        let text = String::from_utf8(bytes).unwrap();
        assert_eq!(all(&text), [Frame::Message(message.clone()), Frame::Message(message)]);
    }

    #[test]
    fn reading_goes_on_after_a_broken_frame() {
        for bad in
            ["hello\n", "Content-Length: many\r\n\r\n", "Content-Length: 3\r\n\r\n{x}", "Content-Length: 2\r\n\r\n[]"]
        {
            let found = all(&format!("{bad}Content-Length: 2\r\n\r\n{{}}"));
            assert!(
                matches!(&found[0], Frame::Broken(why) if why.contains("found") || why.contains("JSON")),
                "{found:?}"
            );
            assert_eq!(found.last(), Some(&Frame::Message(json!({}))), "{bad}");
        }
    }

    #[test]
    fn a_frame_cut_short_is_the_end() {
        assert_eq!(all("Content-Length: 10\r\n\r\n{}"), []);
    }
}
