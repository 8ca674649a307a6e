//! Carrying out a card's effect: its choices first, each a decision of its own, then its steps (P8).

use smallvec::SmallVec;

use crate::board::{Player, Squares};

use super::card::{Card, CardId, Choose, From, Step};
use super::choices::Choices;
use super::decision::{Choice, Chooser};
use super::event::Event;
use super::expr::{Expr, Test};
use super::ground::{self, Ground};
use super::host::{Failed, Ran, ScriptError};
use super::kept::Kept;
use super::primitives::{Fault, MOST_ARGS};
use super::profile::Measured;
use super::table::{Asked, Table};
use super::value::{Towers, Value};

type Chosen = SmallVec<[Value; 4]>;

impl Table {
    /// Whether the card can do anything for a player (P2), found by running it without carrying anything out. A card
    /// bound for the hand needs no more than that it may ever be played (P3).
    pub(crate) fn can_do_something(
        &mut self,
        id: CardId,
        player: Player,
        from_hand: bool,
    ) -> Result<bool, ScriptError> {
        let facts = self.setup.facts(id);
        if facts.always | (!from_hand & facts.always_kept) {
            return Ok(true);
        }
        self.try_out(id, player, from_hand)
    }

    /// The same, found by trying in any case.
    pub(crate) fn try_out(&mut self, id: CardId, player: Player, from_hand: bool) -> Result<bool, ScriptError> {
        let setup = self.setup.clone();
        let card = setup.variant.card(id);
        self.begin_effect(player, id, true);
        let result = if !from_hand & self.setup.facts(id).to_hand {
            Ok(card.needs.iter().all(|test| test.holds(self, &[])))
        } else {
            self.measured(Measured::Probe(id), |table| table.probe_effect(id, card, from_hand))
        };
        self.scope.probing = false;
        result
    }

    /// Whether the effect of a card, begun in order to find that out, does anything.
    fn probe_effect(&mut self, id: CardId, card: &Card, from_hand: bool) -> Result<bool, ScriptError> {
        self.scope.known = None;
        if !card.needs.iter().all(|test| test.holds(self, &[])) {
            return Ok(false);
        }
        if card.plays_by_script() {
            let host = self.host.clone();
            let ran = host.play(self, id, &mut super::decision::Nobody)?;
            return Ok(ran != Ran::NoCandidate && self.scope.changed);
        }
        if let Some(able) = self.probe_choices(card, from_hand) {
            return Ok(able);
        }
        let nothing: SmallVec<[Value; 4]> =
            card.choices.iter().map(|choose| Value::nothing(choose.from.gives())).collect();
        self.run_steps(&card.steps, &nothing)?;
        Ok(self.scope.changed)
    }

    /// Runs the effect of a card for the player in scope, from its start.
    pub(crate) fn run_card(&mut self, id: CardId, chooser: &mut dyn Chooser) -> Result<Ran, ScriptError> {
        self.measured(Measured::Run(id), |table| table.run_effect(id, chooser))
    }

    #[inline(always)]
    fn run_effect(&mut self, id: CardId, chooser: &mut dyn Chooser) -> Result<Ran, ScriptError> {
        let setup = self.setup.clone();
        let card = setup.variant.card(id);
        // What was found out a moment ago still holds: any event but book-keeping would have wiped it out.
        let known = self.scope.known.take() == Some((id, self.scope.me));
        let needs: &[Test] = if known { &[] } else { &card.needs };
        if !needs.iter().all(|test| test.holds(self, &[])) {
            return Ok(Ran::NoCandidate);
        }
        if card.plays_by_script() {
            return self.run_script(id, chooser);
        }
        let mut chosen = Chosen::new();
        for choose in &card.choices {
            if !choose.tests.iter().all(|test| test.holds(self, &chosen)) {
                chosen.push(Value::nothing(choose.from.gives()));
                continue;
            }
            let first = known && chosen.is_empty();
            if let Some(ran) = self.run_choice_from(first, choose, &mut chosen, chooser) {
                return Ok(ran);
            }
        }
        self.run_steps(&card.steps, &chosen)?;
        Ok(Ran::Done)
    }

    /// A script may change things before it asks: what it did is undone when it has to wait, or fails.
    fn run_script(&mut self, id: CardId, chooser: &mut dyn Chooser) -> Result<Ran, ScriptError> {
        let host = self.host.clone();
        let before = self.state.clone();
        let events = self.events.len();
        let result = host.play(self, id, chooser);
        if !matches!(result, Ok(Ran::Done)) {
            self.state = before;
            self.forget_notes();
            self.events.truncate(events);
            self.tell(|watcher, table| watcher.undone(table, events));
        }
        result
    }

    /// Every choice that is to be made and depends on no other must have a candidate; `None` if none is to be made. What
    /// the first one's candidates are is kept for the play that follows a draw; of the hand most cards stay where they are.
    fn probe_choices(&mut self, card: &Card, from_hand: bool) -> Option<bool> {
        let mut any = false;
        self.scope.known_first = false;
        for choose in &card.choices {
            if choose.tests.iter().all(|test| test.holds(self, &[])) {
                let first = !from_hand && !any && std::ptr::eq(choose, &card.choices[0]);
                any = true;
                if choose.dependent {
                    continue;
                }
                if first {
                    let mut room = self.scope.room.take().unwrap_or_default();
                    self.candidates(choose, &[], None, &mut room);
                    self.scope.known_first = !room.is_empty();
                    self.scope.room = Some(room);
                    if !self.scope.known_first {
                        return Some(false);
                    }
                } else if !self.has_candidate(choose) {
                    return Some(false);
                }
            }
        }
        self.scope.known = Some((self.scope.card, self.scope.me));
        self.scope.changed |= any;
        any.then_some(true)
    }

    /// Has a choice made: what was chosen, or how the effect ends here. `chosen` are the answers to earlier choices.
    pub fn run_choice(&mut self, choose: &Choose, chosen: &[Value], chooser: &mut dyn Chooser) -> Result<Value, Ran> {
        let mut chosen = Chosen::from_slice(chosen);
        match self.run_choice_from(false, choose, &mut chosen, chooser) {
            Some(ran) => Err(ran),
            None => Ok(chosen.pop().unwrap_or(Value::nothing(choose.from.gives()))),
        }
    }

    /// The same; the candidates that it begins with may be `known` from trying the card. What was chosen joins the earlier
    /// answers; if nothing was, how the effect ends.
    #[inline(always)]
    fn run_choice_from(
        &mut self,
        known: bool,
        choose: &Choose,
        chosen: &mut Chosen,
        chooser: &mut dyn Chooser,
    ) -> Option<Ran> {
        let mut room = self.scope.room.take().unwrap_or_default();
        let known = std::mem::take(&mut self.scope.known_first) && known;
        let ran = self.run_choice_in(&mut room, known, choose, chosen, chooser);
        self.scope.room = Some(room);
        ran
    }

    /// The same with room for the candidates; those that it begins with may be in it already.
    #[inline(always)]
    fn run_choice_in(
        &mut self,
        room: &mut Choices,
        known: bool,
        choose: &Choose,
        chosen: &mut Chosen,
        chooser: &mut dyn Chooser,
    ) -> Option<Ran> {
        let earlier = chosen.len();
        for turn in 0..choose.count {
            let got = chosen.get(earlier);
            if !known || turn > 0 {
                self.candidates(choose, &chosen[..earlier], got, room);
            }
            match self.ask(chooser, &choose.name, room, choose.forced, choose.up_to && turn > 0) {
                Asked::Wait => {
                    self.halt(choose, &chosen[..earlier], got);
                    return Some(Ran::Waiting);
                }
                Asked::Empty if turn == 0 => {
                    self.halt(choose, &chosen[..earlier], got);
                    return Some(Ran::NoCandidate);
                }
                Asked::Empty | Asked::Answer(Choice::Enough) => break,
                Asked::Answer(Choice::GiveUp) => return Some(Ran::GaveUp),
                Asked::Answer(choice) => match chosen.get_mut(earlier) {
                    Some(before) => *before = before.union(self.value_of(choice)),
                    None => chosen.push(self.value_of(choice)),
                },
            }
        }
        if chosen.len() == earlier {
            chosen.push(Value::nothing(choose.from.gives()));
        }
        None
    }

    /// Notes where the effect came to a halt, if that is asked for.
    fn halt(&mut self, choose: &Choose, chosen: &[Value], got: Option<&Value>) {
        if !self.scope.note_halts {
            return;
        }
        let halted =
            super::table::Halted { choose: choose.clone(), chosen: Chosen::from_slice(chosen), got: got.copied() };
        self.scope.halted = Some(Box::new(halted));
    }

    /// What a choice means to the steps.
    #[inline(always)]
    pub fn value_of(&self, choice: Choice) -> Value {
        match choice {
            Choice::Square(square) => Value::Squares(Squares::one(square)),
            Choice::Block(block) => Value::Squares(block.squares(self.shape())),
            Choice::Player(player) => Value::Players(crate::board::Players::one(player)),
            Choice::Tower(index) => Value::Towers(Towers::one(index as usize)),
            Choice::Direction(direction) => Value::Directions(crate::board::Directions::one(direction)),
            Choice::TopCard(place) => Value::Number(place as i64),
            Choice::Number(number) => Value::Number(number as i64),
            _ => Value::Number(0),
        }
    }

    /// Makes `into` the candidates of a choice in their fixed order, without what it `got` already.
    pub(crate) fn candidates(&self, choose: &Choose, chosen: &[Value], got: Option<&Value>, into: &mut Choices) {
        let squares = matches!(choose.from, From::Square(_));
        self.all_candidates(choose, chosen, got, into);
        if choose.keep_if.is_none() && (squares || got.is_none()) {
            return;
        }
        let mut kept = Kept::new(self, choose, chosen);
        into.retain(|choice| {
            let new = squares || got.is_none_or(|got| self.value_of(choice).both(*got).is_empty());
            new && kept.holds(self, choice)
        });
    }

    /// Whether a choice that depends on no other has a candidate.
    fn has_candidate(&self, choose: &Choose) -> bool {
        if choose.keep_if.is_none() {
            match &choose.from {
                From::Square(expr) => return !expr.squares(self, &[], None).is_empty(),
                From::Ground(expr) => return Ground::of(self, expr.number(self, &[], None), None).is_any(),
                _ => {}
            }
        }
        let mut all = Choices::default();
        self.all_candidates(choose, &[], None, &mut all);
        if choose.keep_if.is_none() {
            return !all.is_empty();
        }
        let mut kept = Kept::new(self, choose, &[]);
        all.iter().any(|choice| kept.holds(self, choice))
    }

    /// The candidates before `keep_if` is asked.
    fn all_candidates(&self, choose: &Choose, chosen: &[Value], got: Option<&Value>, into: &mut Choices) {
        let number = |expr: &Expr| expr.number(self, chosen, None);
        match &choose.from {
            From::Square(expr) => {
                let squares = expr.squares(self, chosen, None);
                into.be_squares(got.map_or(squares, |got| squares - got.squares()));
            }
            From::Ground(expr) => Ground::of(self, number(expr), None).choices(self, into),
            From::GroundFor(expr) => match self.tower_of(expr.towers(self, chosen, None)) {
                Some(index) => {
                    let side = ground::side_of(&self.board().towers()[index]);
                    Ground::of(self, side, Some(index)).choices(self, into);
                }
                None => into.be_none(),
            },
            From::Player(expr) => into.be_players(expr.players(self, chosen, None)),
            From::Tower(expr) => into.be_towers(expr.towers(self, chosen, None)),
            From::Direction(expr) => into.be_directions(expr.value(self, chosen, None).directions()),
            From::TopCard(expr) => {
                let most = number(expr).min(self.state.deck.len() as i64).clamp(0, 255) as u8;
                into.be_list((1..=most).map(Choice::TopCard));
            }
            From::Number(least, most) => {
                let clamp = |number: i64| number.clamp(i16::MIN as i64, i16::MAX as i64) as i16;
                into.be_list((clamp(number(least))..=clamp(number(most))).map(Choice::Number));
            }
        }
    }

    /// Carries out steps one after the other, until the effect is stopped.
    pub(crate) fn run_steps(&mut self, steps: &[Step], chosen: &[Value]) -> Result<(), ScriptError> {
        for step in steps {
            if self.scope.stopped || (self.scope.probing && self.scope.changed) {
                break;
            }
            if !step.tests.iter().all(|test| test.holds(self, chosen)) {
                continue;
            }
            let mut args = [Value::Number(0); MOST_ARGS];
            for (expr, arg) in step.args.iter().zip(&mut args) {
                expr.put(self, chosen, None, arg);
            }
            self.carry_out_step(step, &args[..step.args.len()])?;
        }
        Ok(())
    }

    #[inline]
    fn carry_out_step(&mut self, step: &Step, args: &[Value]) -> Result<(), ScriptError> {
        let fault = |result: Result<Value, Fault>| result.err().map(Box::new);
        match self.carry_out_for(step.primitive, args, || step.origin.clone(), fault) {
            None => Ok(()),
            Some(fault) => Err(self.step_failed(step, *fault)),
        }
    }

    #[cold]
    fn step_failed(&self, step: &Step, fault: Fault) -> ScriptError {
        match fault {
            Fault::Script(error) => error,
            refused => ScriptError::from(Failed {
                card: self.card(self.scope.card).id.clone(),
                file: step.origin.file.clone(),
                line: step.origin.line,
                message: format!("`{}`: {refused}", step.primitive.name),
                traceback: Vec::new(),
            }),
        }
    }

    /// Says that a card did nothing.
    pub(crate) fn did_nothing(&mut self, player: Player, card: CardId) {
        self.emit_here(Event::DidNothing { player, card });
    }
}
