//! `why`: the conditions behind a choice, a card, a ring, the steps of a move, the end.

use crate::board::{Player, Squares};
use crate::debug::{Node, NodeId};
use crate::diag::near;
use crate::game::explain::{
    Change, Explanation, Reason, Source, Target, why_card, why_end, why_faces, why_ring, why_rings, why_steps,
};
use crate::game::{CardId, Choice, DecisionKind, Event, Game, Param, Setup, Table};
use crate::messages::msg;
use crate::render::{self, Telling};
use crate::repl::line::Line;
use crate::repl::session::{CommandError, Session};

use super::{Command, Takes};

/// Subjects that are no choice and no card.
const SUBJECTS: &[&str] = &["not", "move", "steps", "ring", "end", "win"];

pub static WHY: Command = Command {
    name: "why",
    aliases: &[],
    args: "[not] [CHOICE|CARD|move|ring [SQUARE] [COLOUR]|end]",
    examples: &["why not b3"],
    takes: Takes::Words(SUBJECTS),
    run: |session, rest| {
        let mut words: Vec<&str> = rest.split_whitespace().collect();
        if words.first() == Some(&"not") {
            words.remove(0);
        }
        let ring = words.first() == Some(&"ring");
        let explanation = session.explain(&words)?;
        session.tell_why(&explanation, ring)
    },
};

impl Session {
    fn explain(&self, words: &[&str]) -> Result<Explanation, CommandError> {
        let line = self.playing()?;
        let game = &line.game;
        let plain = |reason: Reason| Explanation { reason, changes: Vec::new() };
        Ok(match words {
            [] => game.why_due()?,
            ["move" | "steps" | "step"] => plain(steps(line)?),
            ["end" | "win"] => plain(why_end(game.table())),
            ["ring", rest @ ..] => ring(line, rest)?,
            _ => {
                let text = words.join(" ");
                if let Some(card) = self.card_called(&text) {
                    return self.explain_card(line, card);
                }
                let Some(choice) = game.meant(&text).or_else(|| numbered(game, &text)) else {
                    return Err(self.no_subject(line, &text));
                };
                let mut explanation = game.why_choice(choice)?;
                if explanation.reason.holds == Some(false) {
                    explanation.changes.extend(self.params_changed(line, Target::Choice(choice)));
                }
                explanation
            }
        })
    }

    fn card_called(&self, text: &str) -> Option<CardId> {
        let variant = &self.loaded.variant;
        let mut ids = (0..variant.cards.len()).map(|place| CardId(place as u16));
        let named = |card: &CardId| variant.name(*card, self.language()).to_lowercase() == text.to_lowercase();
        variant.find(text).or_else(|| ids.find(named))
    }

    fn explain_card(&self, line: &Line, card: CardId) -> Result<Explanation, CommandError> {
        let game = &line.game;
        let player = line.to_decide().unwrap_or(game.state().active);
        if let Some((turn, drawer, table, fate)) = did_nothing(line, card) {
            let then = why_card(&table, card, drawer, false)?;
            let (id, drawn_by) = (&game.setup().variant.card(card).id, drawer.word());
            let head = Reason::told(match fate {
                Fate::Slid => msg!("why-drawn-slid", turn = turn, player = drawn_by, card = id),
                Fate::Nothing => msg!("why-drawn-nothing", turn = turn, player = drawn_by, card = id),
            });
            let now = game.why_card(card, player)?;
            let text = msg!("why-now", what = now.reason.text).into();
            let now = Reason { parts: Vec::new(), text, ..now.reason };
            return Ok(Explanation { reason: head.rule("P2").with(then).with(now), changes: Vec::new() });
        }
        let mut explanation = game.why_card(card, player)?;
        if explanation.reason.holds == Some(false) {
            let from_hand = game.state().hands[player].contains(&card);
            explanation.changes.extend(self.params_changed(line, Target::Card { card, player, from_hand }));
        }
        Ok(explanation)
    }

    /// Parameters of the cards that matter, one changed at a time.
    fn params_changed(&self, line: &Line, target: Target) -> Vec<Change> {
        let game = &line.game;
        let mut cards: Vec<CardId> = match (target, game.decision()) {
            (Target::Card { card, .. }, _) => vec![card],
            (_, Some(decision)) if decision.kind == DecisionKind::Step => {
                game.state().moving.as_ref().map(|moving| moving.card_ids().collect()).unwrap_or_default()
            }
            (_, Some(decision)) => decision.card.into_iter().collect(),
            _ => Vec::new(),
        };
        cards.dedup();
        let mut found = Vec::new();
        for card in cards {
            let definition = self.loaded.variant.card(card);
            for (name, value) in &definition.params {
                let Some(other) = other_value(value) else { continue };
                let changes = format!("[cards.{}.params]\n{name} = {other}\n", definition.id);
                let Ok(loaded) = self.services.load_changed(&self.loaded.variant.id, &changes) else { continue };
                let host = self.services.host(&loaded.variant);
                let Ok(setup) = Setup::new(loaded.variant, game.setup().players) else { continue };
                if game.under(setup.begun_by(game.setup().first).into(), host).allows(target) {
                    let source = Source::Param { card, name: name.clone(), leaves_out: false };
                    let text = msg!("why-param", name = name, card = &definition.id, value = other).into();
                    found.push(Change { text, source: Some(source) });
                }
            }
        }
        found
    }

    /// What a text that means nothing may be meant for.
    fn no_subject(&self, line: &Line, text: &str) -> CommandError {
        let shape = &line.setup().shape;
        if shape.nearest_name(text).is_some() {
            return shape.no_square(text).into();
        }
        let cards = self.loaded.variant.cards.iter().map(|card| card.id.as_str());
        let texts = line.game.texts();
        let known = cards.chain(SUBJECTS.iter().copied()).chain(texts.iter().map(String::as_str));
        let hint = near(text, known).unwrap_or_else(|| msg!("why-expected"));
        msg!("why-no-subject", text = text, hint = hint).into()
    }

    fn tell_why(&mut self, explanation: &Explanation, board: bool) -> Result<(), CommandError> {
        let line = self.playing()?;
        let source = |source: &Source| self.source(source);
        let telling = Telling { paint: self.paint, signs: self.enter_rolls, source: &source, language: self.speech() };
        let mut text = telling.explanation(explanation);
        let marks = explanation.reason.all_marks();
        if !marks.is_empty() && (board || self.boards) {
            text.push_str(&render::board(line.setup(), line.game.state(), marks, self.paint));
        }
        self.say(text);
        Ok(())
    }

    /// What sets a condition: name, value, file and line.
    fn source(&self, source: &Source) -> String {
        let variant = &self.loaded.variant;
        match source {
            Source::Knob(name) => {
                let value = variant.knobs.get(name).map(|value| value.to_string()).unwrap_or_default();
                format!("{name} = {value}, {}", self.at(&format!("rules.{name}")))
            }
            Source::Param { card, name, leaves_out } => {
                let card = variant.card(*card);
                let value = card.params.get(name).map(|value| value.to_string()).unwrap_or_default();
                let what = format!("{name} = {value}, {}", self.at(&format!("cards.{}.params.{name}", card.id)));
                if *leaves_out { self.text(&msg!("why-left-out", what = what)) } else { what }
            }
            Source::Place(origin) => format!("{}:{}", origin.file, origin.line),
        }
    }
}

/// Another value of a parameter, as TOML: the other flag, one more, every direction.
fn other_value(value: &Param) -> Option<String> {
    match value {
        Param::Flag(flag) => Some((!flag).to_string()),
        Param::Number(number) => Some((number + 1).to_string()),
        Param::List(words) if words.iter().all(|word| crate::board::Direction::parse(word).is_some()) => {
            let all = crate::board::Direction::ALL.iter().map(|way| format!("\"{}\"", way.name()));
            Some(format!("[{}]", all.collect::<Vec<_>>().join(", ")))
        }
        _ => None,
    }
}

fn numbered(game: &Game, text: &str) -> Option<Choice> {
    let place = text.parse::<usize>().ok()?.checked_sub(1)?;
    game.decision()?.choices.get(place)
}

/// The steps of this turn's move; before the roll, those of the move before and those that every face would give.
fn steps(line: &Line) -> Result<Reason, CommandError> {
    let mut rolled = false;
    for (node, before) in back(line) {
        for event in node.events.iter().rev() {
            match event {
                Event::TurnBegan { .. } => rolled = true,
                Event::Rolled { face, .. } => {
                    let last = why_steps(line.tree.game(before)?.table(), *face)?;
                    if !rolled {
                        return Ok(last);
                    }
                    let head = Reason::told(msg!("why-last-roll"));
                    return Ok(head.rule("M5").with(last).with(why_faces(line.game.table())?));
                }
                _ => {}
            }
        }
    }
    Ok(why_faces(line.game.table())?)
}

/// What was done, the last first, each with the node before it.
fn back(line: &Line) -> impl Iterator<Item = (&Node, NodeId)> {
    line.tree.up(line.here()).filter_map(|id| {
        let node = line.tree.node(id);
        Some((node, node.parent?))
    })
}

fn ring(line: &Line, words: &[&str]) -> Result<Explanation, CommandError> {
    let (table, shape) = (line.game.table(), &line.setup().shape);
    let (mut square, mut player) = (None, None);
    for word in words {
        if let Some(found) = shape.parse(word) {
            square = Some(found);
        } else if let Some(found) = Player::parse(word).filter(|found| shape.players().contains(*found)) {
            player = Some(found);
        } else {
            let square = shape.nearest_name(word).map(|near| msg!("why-nearest-square", near = near));
            let hint = square.or_else(|| near(word, Player::ALL.iter().map(|player| player.name())));
            let hint = hint.unwrap_or_else(|| msg!("why-ring-expected"));
            return Err(msg!("why-ring-word", word = *word, hint = hint).into());
        }
    }
    let (gainer, gained) = last_gain(line, player);
    let player = player.or(gainer).unwrap_or(table.state.active);
    Ok(match square {
        Some(square) => why_ring(table, player, square, gained),
        None => why_rings(table, player),
    })
}

/// Who gained squares last (or this player), and which of them are still theirs.
fn last_gain(line: &Line, player: Option<Player>) -> (Option<Player>, Squares) {
    let after = line.game.state();
    for (_, before) in back(line) {
        let before = &line.tree.state(before).board;
        for other in line.players().filter(|other| player.is_none_or(|player| player == *other)) {
            let gained = after.board.owned(other) - before.owned(other);
            if !gained.is_empty() {
                return (Some(other), gained);
            }
        }
    }
    (player, Squares::EMPTY)
}

/// What becomes of a card that can do nothing (P2).
enum Fate {
    Slid,
    Nothing,
}

/// The last time that a card was drawn, if it did nothing then: turn, drawer, the table as it was drawn, what became of it.
fn did_nothing(line: &Line, card: CardId) -> Option<(u32, Player, Table, Fate)> {
    for (node, before) in back(line) {
        let Some(drawn) =
            node.events.iter().rposition(|event| matches!(event, Event::Drew { card: other, .. } if *other == card))
        else {
            continue;
        };
        let fate = node.events[drawn..].iter().find_map(|event| match event {
            Event::SlidUnder { card: other } if *other == card => Some(Fate::Slid),
            Event::DidNothing { card: other, .. } if *other == card => Some(Fate::Nothing),
            _ => None,
        })?;
        let Event::Drew { player, .. } = node.events[drawn] else { return None };
        let setup = line.setup().clone();
        let table = line.tree.game(before).ok()?.table().supposing(|state| {
            node.events[..=drawn].iter().for_each(|event| state.apply(&setup, event));
        });
        return Some((table.state.turn, player, table, fate));
    }
    None
}
