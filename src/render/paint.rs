//! Colours: every colour stands beside a letter or a word that says the same.

use anstyle::{AnsiColor, Color, Effects, Style};

use crate::board::Player;

/// Whether and how text is coloured.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Paint {
    pub colour: bool,
}

impl Paint {
    pub const PLAIN: Paint = Paint { colour: false };
    pub const COLOUR: Paint = Paint { colour: true };

    fn with(self, style: Style, text: &str) -> String {
        if self.colour { format!("{style}{text}{style:#}") } else { text.to_owned() }
    }

    /// What matters less.
    pub fn dim(self, text: &str) -> String {
        self.with(Style::new().effects(Effects::DIMMED), text)
    }

    /// What matters more.
    pub fn bold(self, text: &str) -> String {
        self.with(Style::new().bold(), text)
    }

    /// What went wrong.
    pub fn error(self, text: &str) -> String {
        self.with(Style::new().bold().fg_color(Some(AnsiColor::Red.into())), text)
    }

    /// A player's name or anything of theirs in running text.
    pub fn player(self, player: Player, text: &str) -> String {
        self.with(Style::new().bold().fg_color(Some(hue(player).into())), text)
    }

    /// A square of the board by its owner; `strong` for pawns.
    pub fn square(self, owner: Option<Player>, strong: bool, text: &str) -> String {
        let Some(owner) = owner else { return self.dim(text) };
        let dark = matches!(owner, Player::Red | Player::Blue);
        let ink = if dark { AnsiColor::BrightWhite } else { AnsiColor::Black };
        let ground: Color = hue(owner).into();
        let mut style = Style::new().fg_color(Some(ink.into())).bg_color(Some(ground));
        if strong {
            style = style.bold().underline();
        }
        self.with(style, text)
    }

    /// The mark of a changed square.
    pub fn changed(self, text: &str) -> String {
        self.with(Style::new().bold().fg_color(Some(AnsiColor::BrightMagenta.into())), text)
    }
}

fn hue(player: Player) -> AnsiColor {
    match player {
        Player::Red => AnsiColor::Red,
        Player::Blue => AnsiColor::Blue,
        Player::Green => AnsiColor::Green,
        Player::Yellow => AnsiColor::Yellow,
    }
}
