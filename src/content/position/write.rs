//! Writing a state as a position. What reading would fill in by itself may be left out; nothing else is.

use std::fmt::Write;

use crate::board::{ByPlayer, Player};
use crate::game::{CardId, Laid, Setup, State};

use super::{drawing, due};

/// The state as text; [`Position::check`](super::Position::check) makes exactly this state of it again.
pub fn position_text(setup: &Setup, state: &State) -> String {
    let mut out = Writer { setup, text: String::new() };
    out.line("version", "1");
    out.line("variant", &quote(&setup.variant.id));
    out.line("players", &setup.players.to_string());
    out.line("turn", &state.turn.to_string());
    out.line("active", &quote(state.active.name()));
    out.text.push_str(&format!("board = '''\n{}\n'''\n", drawing(&setup.shape, &state.board)));
    let tower = |tower: &crate::board::Tower| {
        format!("{{ owner = \"{}\", squares = \"{}\" }}", tower.owner, setup.shape.block_name(tower.squares))
    };
    out.list("tower", state.board.towers.iter().map(tower).collect(), false);
    out.counts("knockouts", &state.knockouts, false);
    out.counts("reserve", &state.reserve, true);
    out.counts("lost", &state.lost, false);
    out.counts("skips", &state.skips, false);
    out.counts("extras", &state.extras, false);
    out.hands(state);
    out.laid(state);
    out.cards("in_play", &state.in_play, false);
    out.cards("deck", &state.deck().collect::<Vec<_>>(), true);
    out.cards("discard", &state.discard, true);
    out.due(state);
    out.text
}

fn quote(text: &str) -> String {
    toml::Value::from(text).to_string()
}

struct Writer<'s> {
    setup: &'s Setup,
    text: String,
}

impl Writer<'_> {
    fn line(&mut self, key: &str, value: &str) {
        // Writing to a text can't fail.
        let _ = writeln!(self.text, "{key} = {value}");
    }

    /// A list, broken into lines where it gets long.
    fn list(&mut self, key: &str, items: Vec<String>, even_if_empty: bool) {
        const WIDTH: usize = 110;
        if items.is_empty() && !even_if_empty {
            return;
        }
        let flat = items.join(", ");
        if flat.len() <= WIDTH {
            self.line(key, &format!("[{flat}]"));
            return;
        }
        let mut lines = vec![String::new()];
        for item in items {
            if lines.last().is_some_and(|line| line.len() + item.len() > WIDTH) {
                lines.push(String::new());
            }
            if let Some(line) = lines.last_mut() {
                let _ = write!(line, "{}{item},", if line.is_empty() { "" } else { " " });
            }
        }
        self.line(key, &format!("[\n    {}\n]", lines.join("\n    ")));
    }

    fn cards(&mut self, key: &str, cards: &[CardId], even_if_empty: bool) {
        let ids = self.setup.ids(cards).into_iter().map(quote).collect();
        self.list(key, ids, even_if_empty);
    }

    fn counts(&mut self, key: &str, table: &ByPlayer<u8>, even_if_zero: bool) {
        let players = self.setup.shape.players();
        if even_if_zero || players.iter().any(|player| table[player] != 0) {
            let counts: Vec<_> = players.iter().map(|player| format!("{player} = {}", table[player])).collect();
            self.line(key, &format!("{{ {} }}", counts.join(", ")));
        }
    }

    fn hands(&mut self, state: &State) {
        let hand = |player: Player| {
            let ids: Vec<_> = self.setup.ids(&state.hands[player]).into_iter().map(quote).collect();
            (!ids.is_empty()).then(|| format!("{player} = [{}]", ids.join(", ")))
        };
        let hands: Vec<_> = self.setup.shape.players().iter().filter_map(hand).collect();
        if !hands.is_empty() {
            self.line("hand", &format!("{{ {} }}", hands.join(", ")));
        }
    }

    fn laid(&mut self, state: &State) {
        let mut laid: Vec<(Player, Laid)> = Player::ALL
            .into_iter()
            .flat_map(|player| state.laid[player].iter().map(move |one| (player, *one)))
            .collect();
        laid.sort_by_key(|(_, one)| one.order);
        let mut last = 0;
        let mut texts = Vec::new();
        for (player, one) in laid {
            let mut text = format!("{player} {}", self.setup.variant.card(one.card).id);
            if one.order != last + 1 {
                let _ = write!(text, " order {}", one.order);
            }
            if one.memo != 0 {
                let _ = write!(text, " memo {}", one.memo);
            }
            last = one.order;
            texts.push(quote(&text));
        }
        let none = texts.is_empty();
        self.list("laid", texts, state.laid_so_far != 0);
        if state.laid_so_far != last || (none && state.laid_so_far != 0) {
            self.line("laid_so_far", &state.laid_so_far.to_string());
        }
    }

    fn due(&mut self, state: &State) {
        if state.face != 0 {
            self.line("face", &state.face.to_string());
        }
        if let Some(moving) = &state.moving {
            let beyond: Vec<_> = moving.cards.iter().map(|bearing| bearing.beyond.to_string()).collect();
            let cards: Vec<_> = self.setup.ids(&moving.card_ids().collect::<Vec<_>>()).into_iter().map(quote).collect();
            let home = self.setup.shape.list(moving.home);
            let value = format!(
                "{{ player = \"{}\", left = {}, home = \"{home}\", cards = [{}], beyond = [{}] }}",
                moving.player,
                moving.left,
                cards.join(", "),
                beyond.join(", ")
            );
            self.line("moving", &value);
        }
        let tasks = state.agenda.iter().rev().map(|task| quote(&due::task_text(self.setup, task))).collect();
        self.list("due", tasks, true);
        let answers = state.answers.iter().map(|choice| quote(&due::answer_text(self.setup, *choice))).collect();
        self.list("answers", answers, false);
        match i64::try_from(state.seed) {
            Ok(seed) => self.line("seed", &seed.to_string()),
            Err(_) => self.line("seed", &quote(&state.seed.to_string())),
        }
        self.line("chances", &state.chances.to_string());
        if let Some(outcome) = state.outcome {
            let winner = outcome.winner.map_or("nobody", Player::name);
            self.line("outcome", &quote(&format!("{winner} {}", outcome.by.name())));
        }
    }
}
