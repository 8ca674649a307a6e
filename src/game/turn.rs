//! Turns: beginning, the hand, the roll, the end (T1–T6).

use smallvec::SmallVec;

use crate::board::Player;

use super::card::CardId;
use super::chance::{seeded_face, seeded_order};
use super::choices::Choices;
use super::decision::{Choice, Chooser, Decision, DecisionKind, Pick, Who};
use super::event::{Event, Flow};
use super::facts::Awake;
use super::hook::HookName;
use super::host::{Detail, ScriptError};
use super::knobs::Face;
use super::moving::Modifiers;
use super::state::{Source, Stage, Task};
use super::table::Table;

/// How a stage of a turn was left.
enum Left {
    /// This stage follows at once.
    For(Stage),
    /// What was put on the agenda comes first.
    Agenda,
    /// Somebody must decide.
    Waiting,
}

impl Table {
    /// Turns from this stage on, as far as they go; whether somebody must decide. The agenda learns of a stage only if
    /// the turn stops there.
    pub(super) fn do_turn(&mut self, from: Stage, chooser: &mut dyn Chooser) -> Result<bool, ScriptError> {
        self.scope.probing = false;
        let (mut noted, mut stage) = (from, from);
        let seeded = chooser.leaves_chance();
        // The stages in their order: an ordinary turn is one straight run.
        while self.state.outcome.is_none() {
            if let Stage::Begin(player) = stage {
                stage = self.begin_turn(player)?;
            }
            if stage == Stage::Hand && self.state.outcome.is_none() {
                let left = self.hand(noted, chooser)?;
                if let Some(waiting) = self.leave(left, &mut noted, &mut stage, chooser)? {
                    return Ok(waiting);
                }
            }
            if stage == Stage::Roll && self.state.outcome.is_none() {
                let left = self.roll(seeded, chooser)?;
                if let Some(waiting) = self.leave(left, &mut noted, &mut stage, chooser)? {
                    return Ok(waiting);
                }
            }
            if let Stage::End { taken } = stage
                && self.state.outcome.is_none()
            {
                stage = Stage::Begin(self.end_turn(taken)?);
            }
        }
        self.note_stage(noted, stage);
        Ok(false)
    }

    /// Goes on as a stage was left: what it put on the agenda is run on the spot, as far as nothing unusual comes between.
    /// If the turn has to stop, whether somebody must decide.
    #[inline(always)]
    fn leave(
        &mut self,
        left: Left,
        noted: &mut Stage,
        stage: &mut Stage,
        chooser: &mut dyn Chooser,
    ) -> Result<Option<bool>, ScriptError> {
        match left {
            Left::For(next) => *stage = next,
            Left::Waiting => {
                self.note_stage(*noted, *stage);
                return Ok(Some(true));
            }
            Left::Agenda => {
                let moves = matches!(self.state.agenda.last(), Some(Task::Move));
                let waiting = if moves { self.do_steps(chooser)? } else { self.draw_and_play(chooser)? };
                match self.state.agenda.last() {
                    Some(Task::Turn(next)) if !waiting => (*noted, *stage) = (*next, *next),
                    _ => return Ok(Some(waiting)),
                }
            }
        }
        Ok(None)
    }

    /// Writes on the agenda, where `from` stands, that this stage is due.
    #[inline]
    fn note_stage(&mut self, from: Stage, due: Stage) {
        if from != due {
            self.flow(Flow::Replace(Task::Turn(due)));
        }
    }

    fn begin_turn(&mut self, player: Player) -> Result<Stage, ScriptError> {
        let limit = self.knobs().turn_limit;
        if limit > 0 && self.state.turn >= limit {
            self.count_out();
            return Ok(Stage::Begin(player));
        }
        self.drawn_this_turn = 0;
        self.emit_here(Event::TurnBegan { turn: self.state.turn.saturating_add(1), player });
        let mut skip = self.scope.awake[player].answers(Awake::to(HookName::TurnStart)) && self.told_to_skip(player)?;
        if self.state.skips[player] > 0 {
            self.emit(Event::SkipOwed { player, by: -1 });
            skip = true;
        }
        if skip {
            self.emit(Event::TurnSkipped { player });
            return Ok(Stage::End { taken: false });
        }
        Ok(Stage::Hand)
    }

    /// T2: any number of hand cards that can be played, then the roll.
    fn hand(&mut self, from: Stage, chooser: &mut dyn Chooser) -> Result<Left, ScriptError> {
        if self.state.hands[self.state.active].is_empty() {
            return Ok(Left::For(Stage::Roll));
        }
        self.choose_from_hand(from, chooser)
    }

    #[inline(never)]
    fn choose_from_hand(&mut self, from: Stage, chooser: &mut dyn Chooser) -> Result<Left, ScriptError> {
        let player = self.state.active;
        let mut playable: SmallVec<[CardId; 4]> = SmallVec::new();
        // Finding out changes nothing, so the hand stays as it is.
        for place in 0..self.state.hands[player].len() {
            let card = self.state.hands[player][place];
            if !playable.contains(&card) && self.can_do_something(card, player, true)? {
                playable.push(card);
            }
        }
        if playable.is_empty() {
            return Ok(Left::For(Stage::Roll));
        }
        let place = chooser.place(self, player, 1 + playable.len());
        let card = match place.filter(|place| *place <= playable.len()) {
            Some(place) => place.checked_sub(1).and_then(|place| playable.get(place).copied()),
            None => {
                let playable = playable.into_iter().map(Choice::Hand);
                let choices: Choices = std::iter::once(Choice::Roll).chain(playable).collect();
                let decision =
                    Decision { who: Who::Player(player), kind: DecisionKind::Hand, card: None, about: None, choices };
                match chooser.choose(self, &decision) {
                    Some(Pick::Choice(Choice::Roll)) => None,
                    Some(Pick::Choice(choice @ Choice::Hand(card))) if decision.choices.contains(choice) => Some(card),
                    _ => return Ok(self.wait_at(decision)),
                }
            }
        };
        let Some(card) = card else { return Ok(Left::For(Stage::Roll)) };
        self.note_stage(from, Stage::Hand);
        self.emit_here(Event::HandPlayed { player, card });
        self.play_card(card, player, Source::Hand, false);
        Ok(Left::Agenda)
    }

    #[cold]
    fn wait_at(&mut self, decision: Decision) -> Left {
        self.scope.pending = Some(decision);
        Left::Waiting
    }

    /// T1: the die, which the seed may answer for, then a draw or a move.
    fn roll(&mut self, seeded: bool, chooser: &mut dyn Chooser) -> Result<Left, ScriptError> {
        let faces = self.knobs().die.len() as u8;
        let thrown = if seeded { Some(seeded_face(self, faces)) } else { self.throw(faces, chooser) };
        let Some(face) = thrown else { return Ok(Left::Waiting) };
        let player = self.state.active;
        self.emit_here(Event::Rolled { player, face });
        let effect = self.knobs().die[face as usize - 1];
        let steps = if let Face::Steps(steps) = effect { steps as i64 } else { 0 };
        let modifiers = if self.scope.awake[player].answers(Awake::to(HookName::Roll)) {
            self.modified(player, steps)?
        } else {
            Modifiers::default()
        };
        if self.state.outcome.is_some() {
            return Ok(Left::For(Stage::Roll));
        }
        match effect {
            Face::Steps(_) if modifiers.no_move => return Ok(Left::For(Stage::End { taken: true })),
            Face::Steps(_) => {
                self.flow(Flow::Replace(Task::Turn(Stage::End { taken: true })));
                self.begin_move(player, steps * modifiers.times)?;
            }
            Face::Draw => {
                self.flow(Flow::Replace(Task::Turn(Stage::End { taken: true })));
                self.flow(Flow::Push(Task::Draw { player, left: None, second: false }));
            }
        }
        Ok(Left::Agenda)
    }

    /// The face that a person or a record throws; the decision is noted as pending if nobody does.
    #[inline(never)]
    fn throw(&mut self, faces: u8, chooser: &mut dyn Chooser) -> Option<u8> {
        let decision = Decision::die(faces);
        match chooser.choose(self, &decision) {
            Some(Pick::Choice(Choice::Face(face))) if (1..=faces).contains(&face) => Some(face),
            _ => {
                self.scope.pending = Some(decision);
                None
            }
        }
    }

    /// Whether a card laid before a player has the turn that begins skipped.
    #[inline(never)]
    fn told_to_skip(&mut self, player: Player) -> Result<bool, ScriptError> {
        let mut skip = false;
        self.ask_hooks(player, HookName::TurnStart, Detail::None, |_, answer| skip |= answer.skip)?;
        Ok(skip)
    }

    /// Whether a card laid before a player lets another turn follow.
    #[inline(never)]
    fn told_to_go_on(&mut self, player: Player) -> Result<bool, ScriptError> {
        let mut again = false;
        self.ask_hooks(player, HookName::TurnEnd, Detail::None, |_, answer| again |= answer.extra_turn)?;
        Ok(again)
    }

    /// What the cards laid before a player make of a roll.
    #[inline(never)]
    fn modified(&mut self, player: Player, steps: i64) -> Result<Modifiers, ScriptError> {
        let mut modifiers = Modifiers::default();
        self.ask_hooks(player, HookName::Roll, Detail::Number(steps), |_, answer| modifiers.rolls(&answer))?;
        Ok(modifiers)
    }

    /// Ends the turn; whose comes next.
    fn end_turn(&mut self, taken: bool) -> Result<Player, ScriptError> {
        let player = self.state.active;
        let mut again = false;
        if taken {
            again = self.scope.awake[player].answers(Awake::to(HookName::TurnEnd)) && self.told_to_go_on(player)?;
            if !again && self.state.extras[player] > 0 {
                self.emit(Event::ExtraOwed { player, by: -1 });
                again = true;
            }
        }
        if again {
            self.emit(Event::ExtraTurn { player });
            return Ok(player);
        }
        Ok(self.everyone().following(player))
    }

    /// The shuffle of the discard into the deck (B6, P1); whether somebody must decide.
    #[inline(never)]
    pub(super) fn do_shuffle(&mut self, chooser: &mut dyn Chooser) -> bool {
        if chooser.leaves_chance() {
            let deck = seeded_order(self);
            self.emit(Event::Shuffled { deck });
            self.flow(Flow::Pop);
            return false;
        }
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
                self.flow(Flow::Pop);
                false
            }
            _ => {
                self.scope.pending = Some(decision);
                true
            }
        }
    }

    /// The cards that a shuffle puts in order, in the order of ids.
    pub fn cards_to_shuffle(&self) -> Vec<CardId> {
        // Each card is put where it belongs: nothing is compared, so nothing has to be foreseen.
        let mut places = self.copies_to_shuffle();
        let places = &mut places[..];
        let mut next = 0;
        for place in places.iter_mut() {
            next += std::mem::replace(place, next);
        }
        let mut cards = vec![CardId(0); next as usize];
        for card in self.to_shuffle() {
            let place = &mut places[card.0 as usize];
            cards[*place as usize] = card;
            *place += 1;
        }
        cards
    }

    fn to_shuffle(&self) -> impl Iterator<Item = CardId> + '_ {
        self.state.deck.iter().chain(&self.state.discard).copied()
    }

    /// Whether this is an order of exactly the cards to shuffle.
    pub(super) fn is_shuffle(&self, order: &[CardId]) -> bool {
        let mut copies = self.copies_to_shuffle();
        for card in order {
            match copies.get_mut(card.0 as usize) {
                Some(left @ 1..) => *left -= 1,
                _ => return false,
            }
        }
        copies.iter().all(|left| *left == 0)
    }

    /// How many copies of each card a shuffle puts in order.
    fn copies_to_shuffle(&self) -> SmallVec<[u16; 64]> {
        let mut copies = SmallVec::from_elem(0, self.setup.variant.cards.len());
        let counts = &mut copies[..];
        self.to_shuffle().for_each(|card| counts[card.0 as usize] += 1);
        copies
    }
}
