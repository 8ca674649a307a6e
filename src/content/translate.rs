//! How far each language has come: which cards have a name and a text in it, and which texts are older than what they
//! tell; and files to begin a language with.

use std::collections::BTreeMap;

use super::edit::Draft;
use super::languages::Languages;

/// A card in one language.
#[derive(Clone, PartialEq, Eq, Default, Debug)]
pub struct Rendering {
    pub name: Option<String>,
    pub text: Option<String>,
    /// The text is older than the effect that it tells.
    pub stale: bool,
}

/// A card in all languages.
#[derive(Clone, Debug)]
pub struct Translated {
    pub id: String,
    /// The mark of its effect now.
    pub mark: String,
    /// By language code.
    pub languages: BTreeMap<String, Rendering>,
}

/// All cards in all languages.
#[derive(Clone, Debug)]
pub struct Translation {
    /// The booklets' languages first, then those that files tell.
    pub codes: Vec<String>,
    pub cards: Vec<Translated>,
}

impl Translation {
    /// The languages that cards are told in, and every language file's.
    pub(super) fn codes(languages: &Languages) -> Vec<String> {
        languages.codes().into_iter().map(str::to_string).collect()
    }

    /// The ids of the cards for which something holds in a language.
    pub fn those(&self, code: &str, holds: impl Fn(&Rendering) -> bool) -> Vec<&str> {
        let nothing = Rendering::default();
        let found = self.cards.iter().filter(|card| holds(card.languages.get(code).unwrap_or(&nothing)));
        found.map(|card| card.id.as_str()).collect()
    }

    /// A language file with a place for every card that lacks a name or text in a language, each under what it is in
    /// another: `before` is the file so far. Only `only`, if it names any. How many places were added.
    pub fn begin(
        &self,
        code: &str,
        from: &str,
        only: &[String],
        before: Option<&str>,
    ) -> Result<(String, usize), String> {
        let mut text = match before {
            Some(before) => {
                Draft::parse(before)?;
                before.trim_end().to_string() + "\n"
            }
            None => {
                let partial = if only.is_empty() { "" } else { "# Not every card is told here.\npartial = true\n" };
                format!(
                    "# Names and texts in `{code}`. What is left empty counts as missing.\nlanguage = \"{code}\"\n{partial}"
                )
            }
        };
        let mut added = 0;
        for card in &self.cards {
            let own = card.languages.get(code).cloned().unwrap_or_default();
            let wanted = only.is_empty() || only.contains(&card.id);
            let begun = before.is_some_and(|before| before.contains(&format!("[cards.{}]", card.id)));
            if !wanted || begun || own.name.is_some() && own.text.is_some() {
                continue;
            }
            let original = card.languages.get(from).cloned().unwrap_or_default();
            let comment = |text: Option<String>| text.map(|text| format!("# {text}\n")).unwrap_or_default();
            text.push_str(&format!(
                "\n[cards.{}]\n{}name = \"\"\n{}text = \"\"\n",
                card.id,
                comment(original.name),
                comment(original.text)
            ));
            added += 1;
        }
        Ok((text, added))
    }
}
