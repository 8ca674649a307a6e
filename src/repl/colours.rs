//! Colours typed in the session's language: the one place where a line's words become those that commands, choices and
//! records know.

use std::borrow::Cow;

use crate::board::Player;
use crate::messages::FALLBACK;

use super::commands::Command;
use super::session::Session;

impl Session {
    /// The colours' names in the session's language, in seat order.
    pub(super) fn colours(&self) -> [String; 4] {
        Player::ALL.map(|player| self.text(&player.word()).to_lowercase())
    }

    /// The line with players' colours in English wherever a player can be meant: never in Lua or in a file's name.
    pub(super) fn in_english<'l>(&self, line: &'l str) -> Cow<'l, str> {
        if self.speech() == FALLBACK || self.unfinished() {
            return line.into();
        }
        let (word, rest) = line.split_once(char::is_whitespace).unwrap_or((line, ""));
        let meant = match Command::find(word).map(|command| command.name) {
            None | Some("new" | "seat" | "choose" | "force" | "edit" | "do" | "play" | "step" | "why") => line.len(),
            Some("break") => line.find(" if ").unwrap_or(line.len()),
            Some("watch" | "last") if ["score", "hand", "laid"].iter().any(|what| rest.starts_with(what)) => line.len(),
            Some(_) => 0,
        };
        let (meant, kept) = line.split_at(meant);
        let own = self.colours();
        let word = |piece: &str| {
            let text = piece.trim_end();
            // As in `--first=rouge` and in `rouge: c4`.
            let from = text.find('=').map_or(0, |place| place + 1);
            let name = text[from..].trim_end_matches([':', ',']);
            let player = Player::ALL.into_iter().zip(&own).find(|(_, own)| **own == name.to_lowercase());
            match player {
                Some((player, _)) => {
                    format!("{}{}{}", &piece[..from], player.name(), &piece[from + name.len()..])
                }
                None => piece.to_owned(),
            }
        };
        let changed: String = meant.split_inclusive(char::is_whitespace).map(word).collect();
        (changed + kept).into()
    }
}
