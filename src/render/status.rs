//! Scores, hands, laid cards and piles as aligned lines.

use crate::board::Player;
use crate::game::State;
use crate::messages::{Message, msg};

use super::paint::Paint;
use super::words::Words;

/// How wide a player's name is at least.
const NAME: usize = 7;

impl Words<'_> {
    /// A player's name at the beginning of a row.
    fn row(&self, player: Player, paint: Paint) -> String {
        let players = self.setup.shape.players();
        let width = players.iter().map(|player| self.say(&player.word()).chars().count()).max().unwrap_or(0);
        paint.player(player, &format!("{:<1$}", self.say(&player.word()), width.max(NAME)))
    }
}

/// Zones, knockouts, reserve and hand of everybody; `>` marks whose turn it is.
pub fn scores(words: Words<'_>, state: &State, paint: Paint) -> String {
    let (setup, knobs) = (words.setup, &words.setup.variant.knobs);
    let label = |message: &Message, least: usize| format!("{:>least$}", words.say(message));
    let labels =
        [label(&msg!("label-zones"), 7), label(&msg!("label-knockouts"), 10), label(&msg!("label-reserve"), 8)];
    let [first, second, third] = labels.each_ref().map(|label| label.chars().count());
    let hand = words.say(&msg!("label-hand"));
    let mut text = paint.dim(&format!("  {:<NAME$} {}  {hand}", "", labels.join(" "))) + "\n";
    for player in setup.shape.players().iter() {
        let turn = if state.active == player && state.outcome.is_none() { '>' } else { ' ' };
        let zones = format!("{}/{}", state.board.owned(player).len(), knobs.win_squares);
        let knockouts = format!("{}/{}", state.knockouts[player], knobs.win_knockouts);
        let line = format!(
            "{turn} {} {zones:>first$} {knockouts:>second$} {:>third$}  {}",
            words.row(player, paint),
            state.reserve[player],
            words.list(state.hands[player].iter().copied()),
        );
        text.push_str(line.trim_end());
        text.push('\n');
    }
    text
}

/// The cards that everybody holds.
pub fn hands(words: Words<'_>, state: &State, paint: Paint) -> String {
    let row = |player| {
        let cards = words.list(state.hands[player].iter().copied());
        format!("{} {cards}\n", words.row(player, paint))
    };
    words.setup.shape.players().iter().map(row).collect()
}

/// The cards that lie in front of everybody, in the order laid.
pub fn laid(words: Words<'_>, state: &State, paint: Paint) -> String {
    let row = |player| {
        let mut cards = words.list(state.laid[player].iter().map(|laid| laid.card));
        let (skips, extras) = (state.skips[player], state.extras[player]);
        for (count, owed) in
            [(skips, msg!("turns-to-skip", count = skips)), (extras, msg!("turns-besides", count = extras))]
        {
            if count > 0 {
                cards.push_str(&format!("; {}", words.say(&owed)));
            }
        }
        format!("{} {cards}\n", words.row(player, paint))
    };
    words.setup.shape.players().iter().map(row).collect()
}

/// How many cards are where.
pub fn deck(words: Words<'_>, state: &State) -> String {
    let mut text = words.say(&msg!("piles", deck = state.deck().count(), discard = state.discard.len()));
    if let Some(last) = state.discard.last() {
        text.push_str(&format!(" {}", words.say(&msg!("pile-last", card = words.card(*last)))));
    }
    if !state.in_play.is_empty() {
        let cards = words.list(state.in_play.iter().copied());
        text.push_str(&format!(", {}", words.say(&msg!("pile-in-play", cards = cards))));
    }
    text.push('\n');
    text
}
