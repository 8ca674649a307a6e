//! Colours typed in the session's language: the one place where a line's words become those that commands, choices and
//! records know.

use std::borrow::Cow;

use crate::board::Player;
use crate::messages::FALLBACK;
use crate::sim::BotKind;

use super::commands::Command;
use super::session::Session;

impl Session {
    /// The colours' names in the session's language, in seat order.
    pub(super) fn colours(&self) -> [String; 4] {
        Player::ALL.map(|player| self.text(&player.word()).to_lowercase())
    }

    /// The line with players' colours in English wherever a player can be meant: never in Lua or in a file's name. And
    /// the words that were changed, each with what it was typed as.
    pub(super) fn in_english<'l>(&self, line: &'l str) -> (Cow<'l, str>, Vec<Typed>) {
        if self.speech() == FALLBACK || self.unfinished() {
            return (line.into(), Vec::new());
        }
        let (word, rest) = line.split_once(char::is_whitespace).unwrap_or((line, ""));
        let rest = rest.trim_start();
        let meant = match Command::find(word).map(|command| command.name) {
            Some("edit") if rest.starts_with("lua ") => 0,
            None | Some("new" | "seat" | "choose" | "force" | "edit" | "do" | "play" | "step" | "why") => line.len(),
            Some("break") => line.find(" if ").unwrap_or(line.len()),
            Some("watch" | "last") if ["score", "hand", "laid"].iter().any(|what| rest.starts_with(what)) => line.len(),
            Some(_) => 0,
        };
        let (meant, kept) = line.split_at(meant);
        let (own, mut typed) = (self.colours(), Vec::new());
        let variant = &self.loaded.variant;
        let changed = renamed(meant, |name| {
            // What has the word for its id is meant before the colour.
            if variant.find(name).is_some() || BotKind::names(variant).contains(&name) {
                return None;
            }
            let (player, _) = Player::ALL.into_iter().zip(&own).find(|(_, own)| **own == name.to_lowercase())?;
            typed.push(Typed { english: player.name(), typed: name.to_owned() });
            Some(player.name().to_owned())
        });
        ((changed + kept).into(), typed)
    }
}

/// A colour's name that was typed in the session's language.
pub(super) struct Typed {
    english: &'static str,
    typed: String,
}

/// An error with colours as they were typed where it quotes what was typed.
pub(super) fn as_typed(error: &str, typed: &[Typed]) -> String {
    if typed.is_empty() {
        return error.to_owned();
    }
    let back = |name: &str| typed.iter().find(|one| one.english == name).map(|one| one.typed.clone());
    let quoted = error.split('`').enumerate();
    let pieces = quoted.map(|(place, text)| if place % 2 == 1 { renamed(text, back) } else { text.to_owned() });
    pieces.collect::<Vec<_>>().join("`")
}

/// The text with other names for its words, as in `red c4`, `--first=red` and `red: c4`.
fn renamed(text: &str, mut other: impl FnMut(&str) -> Option<String>) -> String {
    let word = |piece: &str| {
        let text = piece.trim_end();
        let from = text.find('=').map_or(0, |place| place + 1);
        let name = text[from..].trim_end_matches([':', ',']);
        match other(name) {
            Some(other) => format!("{}{other}{}", &piece[..from], &piece[from + name.len()..]),
            None => piece.to_owned(),
        }
    };
    text.split_inclusive(char::is_whitespace).map(word).collect()
}
