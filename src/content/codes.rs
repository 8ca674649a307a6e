//! The codes of diagnostics: what each means, why it is a fault, what to do, with an example of the fault and of its
//! mending. `polygonarc explain` shows them; a test raises each by its example.

mod files;
mod lints;
mod scripts;
mod values;

/// A file that a fault can be in, written so far as it matters: what every file of its sort needs is added.
#[derive(Clone, Copy, Debug)]
pub enum Snippet {
    Card(&'static str),
    Variant(&'static str),
    /// The script of a card that has nothing else.
    Lua(&'static str),
    Scenario(&'static str),
    Position(&'static str),
    Language(&'static str),
}

/// A sort of fault.
#[derive(Clone, Copy, Debug)]
pub struct Code {
    /// As in `error[unknown-key]`.
    pub name: &'static str,
    /// One sentence.
    pub says: &'static str,
    /// Why it matters and how it comes about.
    pub why: &'static str,
    pub wrong: Snippet,
    pub right: Snippet,
}

/// Every code, in the order of their names.
pub fn codes() -> Vec<&'static Code> {
    let tables = [files::CODES, values::CODES, lints::CODES, scripts::CODES];
    let mut all: Vec<&Code> = tables.into_iter().flatten().collect();
    all.sort_by_key(|code| code.name);
    all
}

/// The code with this name.
pub fn code(name: &str) -> Option<&'static Code> {
    codes().into_iter().find(|code| code.name == name)
}

/// What every card needs, in the four languages of the booklets.
const CARD_HEAD: [(&str, &str); 4] = [
    ("id", "id = \"lantern\"\n"),
    ("kind", "kind = \"bonus\"\n"),
    ("name", "name = { fr = \"Lanterne\", en = \"Lantern\", es = \"Linterna\", de = \"Laterne\" }\n"),
    ("text", "text = { fr = \"Une lueur.\", en = \"A gleam.\", es = \"Un destello.\", de = \"Ein Schein.\" }\n"),
];

impl Snippet {
    /// What is shown.
    pub fn shown(self) -> &'static str {
        match self {
            Snippet::Card(text)
            | Snippet::Variant(text)
            | Snippet::Lua(text)
            | Snippet::Scenario(text)
            | Snippet::Position(text)
            | Snippet::Language(text) => text,
        }
    }

    /// Where such a file is, in words.
    pub fn place(self) -> &'static str {
        match self {
            Snippet::Card(_) => "in a card file",
            Snippet::Variant(_) => "in a variant file",
            Snippet::Lua(_) => "in a script",
            Snippet::Scenario(_) => "in a scenario file",
            Snippet::Position(_) => "in a position file",
            Snippet::Language(_) => "in a language file",
        }
    }

    /// The whole files, by path.
    pub fn files(self) -> Vec<(String, String)> {
        let card = |text: &str| {
            let mut whole = String::new();
            for (key, line) in CARD_HEAD {
                let said = |line: &str| {
                    let line = line.trim_start_matches('[');
                    line.strip_prefix(key).is_some_and(|rest| rest.starts_with([' ', ']', '.', '=']))
                };
                // What stands after the first table of the example isn't the card's own key.
                if !text.lines().any(said) {
                    whole.push_str(line);
                }
            }
            ("cards/lantern.toml".to_string(), whole + text)
        };
        match self {
            Snippet::Card(text) => vec![card(text)],
            Snippet::Variant(text) => {
                let head = if text.contains("extends") { "" } else { "extends = [\"deck-36\"]\n" };
                let file = |id: &str, text: &str| (format!("variants/{id}.toml"), format!("id = \"{id}\"\n{text}"));
                vec![file("mine", &format!("{head}{text}"))]
            }
            Snippet::Lua(text) => vec![card("[params]\nsquares = 2\n"), ("scripts/lantern.lua".into(), text.into())],
            Snippet::Scenario(text) => vec![("tests/scenarios/mine.toml".into(), text.into())],
            Snippet::Position(text) => vec![("mine.toml".into(), text.into())],
            Snippet::Language(text) => vec![("languages/it.toml".into(), format!("language = \"it\"\n{text}"))],
        }
    }
}
