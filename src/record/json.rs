//! Writing JSON straight into a buffer: no tree, no copies, keys in the order written.

/// A writer of one JSON value after the other. Commas come by themselves.
#[derive(Default, Debug)]
pub struct Json {
    out: Vec<u8>,
}

impl Json {
    pub fn bytes(&self) -> &[u8] {
        &self.out
    }

    pub fn clear(&mut self) {
        self.out.clear();
    }

    /// Ends a line: what follows is a value of its own.
    pub fn end_line(&mut self) {
        self.out.push(b'\n');
    }

    /// A comma, unless this is the first thing in a line, an object or a list, or follows its key.
    fn separate(&mut self) {
        if !matches!(self.out.last(), None | Some(b'\n' | b'{' | b'[' | b':')) {
            self.out.push(b',');
        }
    }

    pub fn key(&mut self, name: &str) -> &mut Json {
        self.text(name);
        self.out.push(b':');
        self
    }

    pub fn object(&mut self, fill: impl FnOnce(&mut Json)) {
        self.separate();
        self.out.push(b'{');
        fill(self);
        self.out.push(b'}');
    }

    pub fn list<T>(&mut self, items: impl IntoIterator<Item = T>, mut each: impl FnMut(&mut Json, T)) {
        self.separate();
        self.out.push(b'[');
        for item in items {
            each(self, item);
        }
        self.out.push(b']');
    }

    pub fn text(&mut self, text: &str) {
        self.separate();
        let plain = text.bytes().all(|byte| byte >= b' ' && byte != b'"' && byte != b'\\');
        if plain {
            self.out.push(b'"');
            self.out.extend_from_slice(text.as_bytes());
            self.out.push(b'"');
        } else {
            // Writing to memory can't fail.
            let _ = serde_json::to_writer(&mut self.out, text);
        }
    }

    pub fn number(&mut self, number: impl Into<i128>) {
        self.separate();
        let number: i128 = number.into();
        self.out.extend_from_slice(number.to_string().as_bytes());
    }

    pub fn flag(&mut self, flag: bool) {
        self.separate();
        self.out.extend_from_slice(if flag { b"true" } else { b"false" });
    }

    pub fn null(&mut self) {
        self.separate();
        self.out.extend_from_slice(b"null");
    }

    /// A text, or null.
    pub fn maybe(&mut self, text: Option<&str>) {
        match text {
            Some(text) => self.text(text),
            None => self.null(),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::Json;

    #[test]
    fn commas_and_escapes_come_by_themselves() {
        let mut json = Json::default();
        json.object(|json| {
            json.key("a").number(1);
            json.key("b").list(["x\"y", "z"], |json, text| json.text(text));
            json.key("c").object(|_| {});
            json.key("d").null();
        });
        assert_eq!(std::str::from_utf8(json.bytes()).unwrap(), r#"{"a":1,"b":["x\"y","z"],"c":{},"d":null}"#);
    }
}
