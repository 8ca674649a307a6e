//! Writing a scenario from what was played.

use crate::game::{Setup, State};

use super::super::position::{drawing, position_text};

/// What was played, to be kept as a scenario.
pub struct Played<'p> {
    pub name: &'p str,
    pub setup: &'p Setup,
    /// Where it begins.
    pub start: &'p State,
    /// The choices taken, each as a record's line.
    pub choices: &'p [String],
    /// What happened, as events' texts.
    pub events: &'p [String],
    pub end: &'p State,
    /// A decision is due at the end that isn't the beginning of a roll.
    pub open: bool,
}

/// The text of a scenario file that holds this one scenario.
pub fn scenario_text(played: &Played<'_>) -> String {
    let mut text = String::from(
        "# Kept from the prompt, and true as it was played. Make the name a sentence that says what is so, cite the rules\n\
         # that it shows in `rules`, and take out of `expect` what doesn't matter.\n\n[[scenario]]\n",
    );
    text.push_str(&format!("name = {}\n", quote(played.name)));
    text.push_str(&position_text(played.setup, played.start));
    if played.open {
        text.push_str("open = true\n");
    }
    text.push_str(&list("choices", played.choices));
    text.push_str("\n[scenario.expect]\n");
    text.push_str(&list("all_events", played.events));
    text.push_str(&format!("board = '''\n{}\n'''\n", drawing(&played.setup.shape, &played.end.board)));
    for player in played.setup.shape.players().iter() {
        let hand = played.setup.ids(&played.end.hands[player]);
        let laid: Vec<_> = played.end.laid[player].iter().map(|laid| laid.card).collect();
        text.push_str(&line(&format!("hand.{player}"), &hand));
        text.push_str(&line(&format!("laid.{player}"), &played.setup.ids(&laid)));
    }
    text
}

fn quote(text: &str) -> String {
    toml::Value::from(text).to_string()
}

fn line(key: &str, items: &[&str]) -> String {
    format!("{key} = [{}]\n", items.iter().map(|item| quote(item)).collect::<Vec<_>>().join(", "))
}

/// A list, one item a line.
fn list(key: &str, items: &[String]) -> String {
    let lines: String = items.iter().map(|item| format!("    {},\n", quote(item))).collect();
    if lines.is_empty() { format!("{key} = []\n") } else { format!("{key} = [\n{lines}]\n") }
}
