//! The files that content is made of, by path: built in, with a folder's laid over. Reads nothing from disk.

use std::collections::{BTreeMap, BTreeSet};
use std::sync::Arc;

use include_dir::{Dir, include_dir};

/// Notes for editors on what scripts can call; no script of any card's.
const ANNOTATIONS: &str = "scripts/api.lua";

static CARDS: Dir<'_> = include_dir!("$CARGO_MANIFEST_DIR/cards");
static SCRIPTS: Dir<'_> = include_dir!("$CARGO_MANIFEST_DIR/scripts");
static VARIANTS: Dir<'_> = include_dir!("$CARGO_MANIFEST_DIR/variants");

/// A set of content files: path with `/`, such as `cards/keep.toml`, and text.
#[derive(Clone, Default, Debug)]
pub struct Content {
    files: BTreeMap<String, Arc<str>>,
    own: BTreeSet<String>,
}

impl Content {
    /// What the program brings along.
    pub fn builtin() -> Content {
        let mut content = Content::default();
        for (folder, dir) in [("cards", &CARDS), ("scripts", &SCRIPTS), ("variants", &VARIANTS)] {
            content.embed(folder, dir);
        }
        content
    }

    fn embed(&mut self, folder: &str, dir: &'static Dir<'static>) {
        for file in dir.files() {
            let path: Vec<_> = file.path().components().map(|part| part.as_os_str().to_string_lossy()).collect();
            let path = format!("{folder}/{}", path.join("/"));
            if let Some(text) = file.contents_utf8().filter(|_| path != ANNOTATIONS) {
                self.files.insert(path, text.into());
            }
        }
        for dir in dir.dirs() {
            self.embed(folder, dir);
        }
    }

    /// The built-in files with these laid over, file by file.
    pub fn with_overlay(files: impl IntoIterator<Item = (String, String)>) -> Content {
        let mut content = Content::builtin();
        content.overlay(files);
        content
    }

    /// These files alone.
    pub fn only(files: impl IntoIterator<Item = (String, String)>) -> Content {
        let mut content = Content::default();
        content.overlay(files);
        content
    }

    /// Lays files over.
    pub fn overlay(&mut self, files: impl IntoIterator<Item = (String, String)>) {
        for (path, text) in files {
            let path = path.replace('\\', "/");
            if path != ANNOTATIONS {
                self.own.insert(path.clone());
                self.files.insert(path, text.into());
            }
        }
    }

    /// A file's text.
    pub fn text(&self, path: &str) -> Option<Arc<str>> {
        self.files.get(path).cloned()
    }

    /// Whether the file was laid over, rather than built in.
    pub fn is_own(&self, path: &str) -> bool {
        self.own.contains(path)
    }

    /// All paths, sorted.
    pub fn paths(&self) -> impl Iterator<Item = &str> {
        self.files.keys().map(String::as_str)
    }

    /// The ids of all cards, sorted: the names of the files in `cards`.
    pub fn card_ids(&self) -> Vec<&str> {
        self.stems("cards/", ".toml")
    }

    /// The ids of all variants, sorted: the names of the files in `variants`.
    pub fn variant_ids(&self) -> Vec<&str> {
        self.stems("variants/", ".toml")
    }

    /// The ids of all scripted bots, sorted: the names of the files in `scripts/bots`.
    pub fn bot_ids(&self) -> Vec<&str> {
        self.stems("scripts/bots/", ".lua")
    }

    /// The shared scripts, by path, with their sources.
    pub fn library(&self) -> Vec<(String, String)> {
        let shared = |path: &&String| path.starts_with("scripts/lib/") && path.ends_with(".lua");
        let files = self.files.iter().filter(|(path, _)| shared(path));
        files.map(|(path, text)| (path.clone(), text.to_string())).collect()
    }

    fn stems(&self, folder: &str, ending: &str) -> Vec<&str> {
        let stem = |path: &'_ str| path.len() > folder.len() + ending.len();
        self.paths()
            .filter(|path| stem(path) && path.starts_with(folder) && path.ends_with(ending))
            .map(|path| &path[folder.len()..path.len() - ending.len()])
            .filter(|id| !id.contains('/'))
            .collect()
    }
}

/// The file of a card.
pub fn card_file(id: &str) -> String {
    format!("cards/{id}.toml")
}

/// The file of a scripted bot.
pub fn bot_file(id: &str) -> String {
    format!("scripts/bots/{id}.lua")
}

/// The file of a variant.
pub fn variant_file(id: &str) -> String {
    format!("variants/{id}.toml")
}
