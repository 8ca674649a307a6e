//! Files as an editor knows them: by their path, or by a number for those that are built in.

use std::collections::BTreeMap;

use serde_json::{Value, json};

use super::launch::Opened;

/// The files of the content.
pub struct Sources {
    opened: Opened,
    /// Paths by which the editor named files.
    named: BTreeMap<String, String>,
    /// Files without a path; the number of one is its place, from 1.
    numbered: Vec<String>,
}

impl Sources {
    pub fn new(opened: Opened) -> Sources {
        Sources { opened, named: BTreeMap::new(), numbered: Vec::new() }
    }

    /// How the editor is told of a file.
    pub fn shown(&mut self, file: &str) -> Value {
        let name = file.rsplit('/').next().unwrap_or(file);
        if let Some(path) = self.named.get(file).or_else(|| self.opened.paths.get(file)) {
            return json!({ "name": name, "path": path });
        }
        let place = self.numbered.iter().position(|known| known == file).unwrap_or_else(|| {
            self.numbered.push(file.to_owned());
            self.numbered.len() - 1
        });
        json!({ "name": name, "sourceReference": place + 1, "origin": "built in" })
    }

    /// The file that the editor means; what to do if it is none of the content.
    pub fn file(&mut self, source: &Value) -> Result<String, String> {
        if let Some(number) = source["sourceReference"].as_u64().filter(|number| *number > 0) {
            let file = self.numbered.get(number as usize - 1).cloned();
            return file.ok_or_else(|| format!("there is no source {number}"));
        }
        let Some(path) = source["path"].as_str() else {
            return Err("the source has neither a path nor a number".into());
        };
        let plain = path.replace('\\', "/");
        if let Some((file, _)) = self.opened.paths.iter().find(|(_, known)| known.replace('\\', "/") == plain) {
            let file = file.clone();
            self.named.insert(file.clone(), path.to_owned());
            return Ok(file);
        }
        // The longest end of the path that is a file of the content.
        let starts = std::iter::once(0).chain(plain.match_indices('/').map(|(at, _)| at + 1));
        for start in starts {
            let end = &plain[start..];
            if self.opened.services.source(end).is_some() {
                self.named.insert(end.to_owned(), path.to_owned());
                return Ok(end.to_owned());
            }
        }
        Err(format!(
            "`{path}` is no file of the content: name the folder that holds its `cards/` and `scripts/` as `content`"
        ))
    }

    /// The text of a file.
    pub fn text(&self, file: &str) -> Result<String, String> {
        self.opened.services.source(file).ok_or_else(|| format!("`{file}` can't be read"))
    }
}
