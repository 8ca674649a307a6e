//! Turns: beginning, the hand, the roll, the end (T1–T6).

use crate::board::Player;

use super::card::CardId;
use super::decision::{Choice, Choices, Chooser, Decision, DecisionKind, Pick, Who};
use super::event::{Event, Flow};
use super::hook::HookName;
use super::host::{Detail, ScriptError};
use super::knobs::Face;
use super::moving::Modifiers;
use super::state::{Source, Stage, Task};
use super::table::Table;

impl Table {
    fn next_stage(&mut self, stage: Stage) {
        self.emit(Event::Flow(Flow::Replace(Task::Turn(stage))));
    }

    /// One stage of a turn.
    pub(super) fn do_turn(&mut self, stage: Stage, chooser: &mut dyn Chooser) -> Result<Option<Decision>, ScriptError> {
        self.scope.probing = false;
        match stage {
            Stage::Begin(player) => self.begin_turn(player)?,
            Stage::Hand => return self.hand(chooser),
            Stage::Roll => return self.roll(chooser),
            Stage::End { taken } => self.end_turn(taken)?,
        }
        Ok(None)
    }

    fn begin_turn(&mut self, player: Player) -> Result<(), ScriptError> {
        let limit = self.knobs().turn_limit;
        if limit > 0 && self.state.turn >= limit {
            self.count_out();
            return Ok(());
        }
        self.emit(Event::TurnBegan { turn: self.state.turn + 1, player });
        let mut skip = false;
        self.ask_hooks(player, HookName::TurnStart, Detail::None, |_, answer| skip |= answer.skip)?;
        if self.state.skips[player] > 0 {
            self.emit(Event::SkipOwed { player, by: -1 });
            skip = true;
        }
        if skip {
            self.emit(Event::TurnSkipped { player });
            self.next_stage(Stage::End { taken: false });
        } else {
            self.next_stage(Stage::Hand);
        }
        Ok(())
    }

    /// T2: any number of hand cards that can be played, then the roll.
    fn hand(&mut self, chooser: &mut dyn Chooser) -> Result<Option<Decision>, ScriptError> {
        let player = self.state.active;
        if self.state.hands[player].is_empty() {
            self.next_stage(Stage::Roll);
            return Ok(None);
        }
        let playable = self.playable(player)?;
        if playable.is_empty() {
            self.next_stage(Stage::Roll);
            return Ok(None);
        }
        let choices: Choices = std::iter::once(Choice::Roll).chain(playable.into_iter().map(Choice::Hand)).collect();
        let decision =
            Decision { who: Who::Player(player), kind: DecisionKind::Hand, card: None, about: None, choices };
        match chooser.choose(self, &decision) {
            Some(Pick::Choice(Choice::Roll)) => self.next_stage(Stage::Roll),
            Some(Pick::Choice(choice @ Choice::Hand(card))) if decision.choices.contains(choice) => {
                self.emit(Event::HandPlayed { player, card });
                self.play_card(card, player, Source::Hand, false);
            }
            _ => return Ok(Some(decision)),
        }
        Ok(None)
    }

    fn playable(&mut self, player: Player) -> Result<Vec<CardId>, ScriptError> {
        let mut playable = Vec::new();
        for card in self.state.hands[player].clone() {
            if !playable.contains(&card) && self.can_do_something(card, player, true)? {
                playable.push(card);
            }
        }
        Ok(playable)
    }

    /// T1: the die, then a draw or a move.
    fn roll(&mut self, chooser: &mut dyn Chooser) -> Result<Option<Decision>, ScriptError> {
        let faces = self.knobs().die.len() as u8;
        let choices = Choices::faces(faces);
        let decision = Decision { who: Who::Chance, kind: DecisionKind::Die, card: None, about: None, choices };
        let face = match chooser.choose(self, &decision) {
            Some(Pick::Choice(Choice::Face(face))) if (1..=faces).contains(&face) => face,
            _ => return Ok(Some(decision)),
        };
        let player = self.state.active;
        self.emit(Event::Rolled { player, face });
        let effect = self.knobs().die[face as usize - 1];
        let steps = if let Face::Steps(steps) = effect { steps as i64 } else { 0 };
        let mut modifiers = Modifiers::default();
        self.ask_hooks(player, HookName::Roll, Detail::Number(steps), |_, answer| modifiers.rolls(&answer))?;
        if self.state.outcome.is_some() {
            return Ok(None);
        }
        self.next_stage(Stage::End { taken: true });
        match effect {
            Face::Draw => self.emit(Event::Flow(Flow::Push(Task::Draw { player, left: None, second: false }))),
            Face::Steps(_) if modifiers.no_move => {}
            Face::Steps(_) => self.begin_move(player, steps * modifiers.times)?,
        }
        Ok(None)
    }

    fn end_turn(&mut self, taken: bool) -> Result<(), ScriptError> {
        let player = self.state.active;
        let mut again = false;
        if taken {
            self.ask_hooks(player, HookName::TurnEnd, Detail::None, |_, answer| again |= answer.extra_turn)?;
            if !again && self.state.extras[player] > 0 {
                self.emit(Event::ExtraOwed { player, by: -1 });
                again = true;
            }
        }
        if again {
            self.emit(Event::ExtraTurn { player });
            self.next_stage(Stage::Begin(player));
        } else {
            let next = self.everyone().after(player).next().unwrap_or(player);
            self.next_stage(Stage::Begin(next));
        }
        Ok(())
    }

    /// The shuffle of the discard into the deck (B6, P1).
    pub(super) fn do_shuffle(&mut self, chooser: &mut dyn Chooser) -> Option<Decision> {
        let decision = Decision {
            who: Who::Chance,
            kind: DecisionKind::Shuffle,
            card: None,
            about: None,
            choices: Choices::default(),
        };
        match chooser.choose(self, &decision) {
            Some(Pick::Order(deck)) if self.is_shuffle(&deck) => {
                self.emit(Event::Shuffled { deck });
                self.emit(Event::Flow(Flow::Pop));
                None
            }
            _ => Some(decision),
        }
    }

    /// The cards that a shuffle puts in order, sorted.
    pub fn cards_to_shuffle(&self) -> Vec<CardId> {
        let mut cards: Vec<CardId> = self.state.deck.iter().chain(&self.state.discard).copied().collect();
        cards.sort_unstable();
        cards
    }

    /// Whether this is an order of exactly the cards to shuffle.
    pub(super) fn is_shuffle(&self, order: &[CardId]) -> bool {
        let mut sorted = order.to_vec();
        sorted.sort_unstable();
        sorted == self.cards_to_shuffle()
    }
}
