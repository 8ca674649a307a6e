//! What a person is told: what happened, turn by turn, how the board looks, and what is to be decided.

use crate::board::Player;
use crate::game::{Decision, DecisionKind, Event, Face};
use crate::messages::{Arg, msg};
use crate::render::{self, Sentence};

use super::line::Line;
use super::session::{CommandError, Session};

/// Choices that a question lists; the rest is left to `choices`.
const LISTED: usize = 12;

/// How far the story has been told: up to this entry, and so many events of it.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) struct Told {
    pub entry: usize,
    events: usize,
}

impl From<usize> for Told {
    fn from(entry: usize) -> Told {
        Told { entry, events: 0 }
    }
}

impl Session {
    /// Tells everything since `from`, then asks for what is due.
    pub(super) fn report(&mut self, from: impl Into<Told>) -> Result<(), CommandError> {
        let line = self.playing()?;
        let since = events(line, from.into());
        let new_turn = since.iter().any(|event| matches!(event, Event::TurnBegan { .. }));
        let told = self.tell_events(line, &since);
        self.say(told);
        if self.boards {
            self.show_board(new_turn);
        }
        self.ask();
        Ok(())
    }

    /// The board with what changed, where boards are shown unasked.
    pub(super) fn show_changes(&mut self) {
        if self.boards {
            self.show_board(false);
        }
    }

    /// The board, if it changed since it was last shown, with the scores at a new turn.
    fn show_board(&mut self, new_turn: bool) {
        let Some(line) = &self.line else { return };
        let (setup, state) = (line.setup(), line.state());
        let changed = match &self.shown {
            Some(before) => render::changes(setup, before, state),
            None => Default::default(),
        };
        let mut text = String::new();
        if self.shown.is_none() || !changed.is_empty() {
            text.push_str(&render::board(setup, state, changed, self.paint));
        }
        if self.shown.is_none() || new_turn {
            text.push_str(&render::scores(self.words(line), state, self.paint));
        }
        let state = state.clone();
        self.say(text);
        self.shown = Some(state);
    }

    /// The story since the entry `from`, one line a turn.
    pub(super) fn tell(&self, line: &Line, from: usize) -> String {
        self.tell_events(line, &line.events(from))
    }

    /// Tells the turns that have ended since `told`, and hands the text over at once if somebody takes it.
    pub(super) fn tell_ended_turns(&mut self, told: &mut Told) -> Result<(), CommandError> {
        let line = self.playing()?;
        let since = events(line, *told);
        let Some(ended) = since.iter().rposition(|event| matches!(event, Event::TurnBegan { .. })) else {
            return Ok(());
        };
        let text = self.tell_events(line, &since[..ended]);
        told.events += ended;
        self.say(text);
        self.flush();
        Ok(())
    }

    /// The story of the last `turns` turns, the one going on among them.
    pub(super) fn tell_turns(&self, line: &Line, turns: u32) -> String {
        let events = line.events(0);
        let told = !matches!(events.last(), None | Some(Event::TurnBegan { .. }));
        let first = line.game.state().turn.saturating_sub(turns).saturating_sub(u32::from(!told));
        let begins = |event: &&Event| matches!(event, Event::TurnBegan { turn, .. } if *turn > first);
        // Where the turn was edited none may have begun since: then the last that did.
        let any = |event: &&Event| matches!(event, Event::TurnBegan { .. });
        let from = if first == 0 {
            0
        } else {
            events.iter().position(begins).or_else(|| events.iter().rposition(any)).unwrap_or(0)
        };
        self.tell_events(line, &events[from..])
    }

    pub(super) fn tell_events(&self, line: &Line, events: &[&Event]) -> String {
        let words = self.words(line);
        let mut text = String::new();
        for part in events.chunk_by(|_, next| !matches!(next, Event::TurnBegan { .. } | Event::Ended(_))) {
            let (head, subject, rest) = match part.first() {
                Some(Event::TurnBegan { turn, player }) => {
                    let head = format!("{} {}", self.paint.dim(&format!("{turn:>3}")), self.painted(*player));
                    (Some(head), Some(*player), &part[1..])
                }
                _ => (None, None, part),
            };
            let story = render::story(words, rest.iter().copied());
            if story.is_empty() {
                continue;
            }
            let over = matches!(part.first(), Some(Event::Ended(_)));
            let told = self.join(&story, subject);
            let told = if over { self.paint.bold(&told) } else { told };
            text.push_str(&match head {
                Some(head) => self.text(&msg!("told-by", head = head, what = told)),
                None => told,
            });
            text.push('\n');
        }
        text
    }

    /// Sentences in one line; a subject is said again only when it changes.
    fn join(&self, story: &[Sentence], mut subject: Option<Player>) -> String {
        let mut told = String::new();
        for sentence in story {
            let next = match sentence.subject {
                Some(player) if subject == Some(player) => sentence.what.clone(),
                _ => sentence.to_string(),
            };
            subject = sentence.subject.or(subject);
            told = if told.is_empty() { next } else { self.text(&msg!("told-both", first = told, next = next)) };
        }
        told
    }

    /// Says what must be decided, by whom, among what.
    pub(super) fn ask(&mut self) {
        let Some(line) = &self.line else { return };
        let state = line.game.state();
        let Some(decision) = line.game.decision() else { return };
        let Some(player) = line.to_decide() else { return };
        let (turn, player, bot) = (state.turn, self.painted(player), line.bot(player));
        let text = match bot.map(|bot| bot.kind().name(&line.setup().variant)) {
            Some(bot) => msg!("ask-bot", turn = turn, player = player, bot = bot),
            None => msg!("ask", turn = turn, player = player, what = self.question(line, decision)),
        };
        self.say(text);
    }

    fn question(&self, line: &Line, decision: &Decision) -> String {
        let question = match decision.kind {
            DecisionKind::Shuffle => return String::new(),
            DecisionKind::Die if self.enter_rolls => return self.text(&msg!("ask-enter")),
            DecisionKind::Die => return self.text(&msg!("ask-roll")),
            DecisionKind::Hand => msg!("ask-hand"),
            DecisionKind::Step => {
                let left = line.game.state().moving.as_ref().map_or(0, |moving| moving.left);
                msg!("ask-step", left = left)
            }
            DecisionKind::Aim => {
                let card = decision.card.map_or("", |card| self.loaded.variant.name(card, self.language()));
                msg!("ask-aim", card = card, about = about(decision.about.as_deref().unwrap_or("aim")))
            }
        };
        format!("{}\n  {}", self.text(&question), self.list(line, LISTED))
    }

    /// The choices with their numbers, up to `most`.
    pub(super) fn list(&self, line: &Line, most: usize) -> String {
        let texts = line.game.texts();
        let mut shown: Vec<String> = texts
            .iter()
            .enumerate()
            .map(|(place, text)| format!("{} {text}", self.paint.dim(&(place + 1).to_string())))
            .collect();
        if shown.len() > most {
            // The last choices are those that end or give up: they stay in sight.
            let last = shown.split_off(shown.len() - 1);
            let hidden = shown.len().saturating_sub(most - 1);
            shown.truncate(most - 1);
            shown.push(self.text(&msg!("more-choices", hidden = hidden)));
            shown.extend(last);
        }
        shown.join("   ")
    }

    /// What the faces of the die do, for those who force one.
    pub(super) fn faces(line: &Line, draws: bool) -> Vec<usize> {
        let die = &line.setup().variant.knobs.die;
        (1..=die.len()).filter(|face| matches!(die[face - 1], Face::Draw) == draws).collect()
    }
}

/// What a choice is about, where a usual word says it; else as its card names it.
fn about(name: &str) -> Arg {
    match name {
        "aim" => msg!("about-aim").into(),
        "target" => msg!("about-target").into(),
        "targets" => msg!("about-targets").into(),
        "square" => msg!("about-square").into(),
        "place" => msg!("about-place").into(),
        "neighbour" => msg!("about-neighbour").into(),
        "way" => msg!("about-way").into(),
        "tower" => msg!("about-tower").into(),
        "victim" => msg!("about-victim").into(),
        "receiver" => msg!("about-receiver").into(),
        "card" => msg!("about-card").into(),
        name => name.into(),
    }
}

/// The events since `from`.
fn events(line: &Line, from: Told) -> Vec<&Event> {
    line.events(from.entry).into_iter().skip(from.events).collect()
}
