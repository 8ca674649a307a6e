//! Playing a scenario: set up, open the turn as asked, take the choices one by one.

use std::rc::Rc;

use crate::diag::Report;
use crate::game::{
    CardId, Choice, ChooseError, Decision, DecisionKind, Event, Face, Game, Pick, Setup, State, broken, broken_outcome,
};

use super::loader::Loader;
use super::read::names;
use super::{Scenario, expect};

/// What was played: the game as it stands, all events as text, and a script's failure if there was one.
pub(super) struct Run {
    pub game: Game,
    pub events: Vec<String>,
    pub failed: Option<String>,
}

/// Plays a scenario: all events, and everything that isn't as expected.
pub(super) fn run(scenario: &Scenario, loader: &dyn Loader) -> (Vec<String>, Result<(), String>) {
    let (mut run, from_hand) = match begin(scenario, loader) {
        Ok(begun) => begun,
        Err(failure) => return (Vec::new(), Err(failure)),
    };
    let result = run
        .open(scenario, from_hand)
        .and_then(|()| run.choose_all(scenario))
        .and_then(|()| run.must_be_sound())
        .and_then(|()| run.must_be_done(scenario))
        .and_then(|()| expect::compare(scenario, &run));
    (run.events, result)
}

/// Sets up; with the card that is to be played from the hand, if one is.
fn begin(scenario: &Scenario, loader: &dyn Loader) -> Result<(Run, Option<CardId>), String> {
    let as_text = |report: Report| report.to_string();
    let variant = loader.variant(&scenario.variant, scenario.changes.as_deref()).map_err(as_text)?;
    let host = loader.host(&variant);
    let setup = Setup::new(variant, scenario.position.players()).map_err(|error| error.to_string())?;
    let setup = Rc::new(match scenario.first {
        Some(first) => setup.begun_by(first),
        None => setup,
    });
    let mut state = scenario.position.check(&setup).map_err(as_text)?;
    if scenario.new_game {
        state = State::new(&setup, state.seed);
    }
    let from_hand = put_ready(scenario, &setup, &mut state)?;
    let game = Game::resume(setup, state, host).map_err(|error| error.to_string())?;
    // What was due before the first decision has happened already.
    let events = game.table().events.iter().filter_map(|event| game.setup().event_text(event)).collect();
    Ok((Run { game, events, failed: None }, from_hand))
}

/// Whether the decision belongs to what comes before a roll, so that what came before is over.
fn begins(decision: &Decision) -> bool {
    matches!(decision.kind, DecisionKind::Hand | DecisionKind::Die)
}

/// Has the card that is to be played on top of the deck, unless it is in the hand; gives it if it is.
fn put_ready(scenario: &Scenario, setup: &Setup, state: &mut State) -> Result<Option<CardId>, String> {
    let Some(id) = &scenario.play else { return Ok(None) };
    let card = setup.variant.find(id).ok_or_else(|| format!("`play`: unknown card `{id}`"))?;
    if state.hands[state.active].contains(&card) {
        return Ok(Some(card));
    }
    // The top of the deck is its end. The copies that `top` names stay there, unless there is no other.
    let unnamed = state.deck.len().saturating_sub(scenario.position.named_on_top());
    let is_it = |other: &CardId| *other == card;
    let place = state.deck[..unnamed].iter().rposition(is_it).or_else(|| state.deck.iter().rposition(is_it));
    let Some(place) = place else {
        return Err(format!("`play`: there is no `{id}` in the deck of this position, nor in {}'s hand", state.active));
    };
    state.deck[place..].rotate_left(1);
    Ok(None)
}

impl Run {
    fn take(&mut self, pick: &Pick) -> Result<(), ChooseError> {
        let events: Vec<Event> = self.game.choose(pick)?;
        let setup = self.game.setup();
        self.events.extend(events.iter().filter_map(|event| setup.event_text(event)));
        Ok(())
    }

    /// `play` and `die`: the roll, up to the card or the move; or the card out of the hand.
    fn open(&mut self, scenario: &Scenario, from_hand: Option<CardId>) -> Result<(), String> {
        let key = if scenario.play.is_some() { "play" } else { "die" };
        if scenario.play.is_none() && scenario.die.is_none() {
            return Ok(());
        }
        let faces = &self.game.setup().variant.knobs.die;
        let face = match scenario.die {
            Some(face) if face < 1 || face as usize > faces.len() => {
                return Err(format!("`die`: the die has the faces 1 to {}, found {face}", faces.len()));
            }
            Some(face) => face as u8,
            None => match faces.iter().position(|face| *face == Face::Draw) {
                Some(place) => place as u8 + 1,
                None => return Err("`play`: no face of the die draws a card".into()),
            },
        };
        loop {
            let kind = self.game.decision().map(|decision| decision.kind);
            let choice = match (kind, from_hand) {
                (Some(DecisionKind::Hand), Some(card)) => Choice::Hand(card),
                (Some(DecisionKind::Hand), None) => Choice::Roll,
                (Some(DecisionKind::Die), None) => Choice::Face(face),
                (Some(DecisionKind::Die), Some(card)) => {
                    let id = &self.game.setup().variant.card(card).id;
                    return Err(format!("`play`: `{id}` is in the hand but can't be played now (rule T2)"));
                }
                (other, _) => {
                    let due = other.map_or("the game is over", DecisionKind::name);
                    return Err(format!("`{key}` needs a turn before its roll, but what is due is: {due}"));
                }
            };
            match self.take(&choice.into()) {
                Ok(()) => {}
                Err(ChooseError::Script(error)) => {
                    self.failed = Some(error.to_string());
                    return Ok(());
                }
                Err(error) => return Err(format!("`{key}`: {error}")),
            }
            if kind == Some(DecisionKind::Die) || from_hand.is_some() {
                return Ok(());
            }
        }
    }

    fn choose_all(&mut self, scenario: &Scenario) -> Result<(), String> {
        for (place, (text, line)) in scenario.choices.iter().enumerate() {
            let at = format!("choice {} `{text}` (line {line})", place + 1);
            if self.failed.is_some() || self.game.decision().is_none() {
                return Err(format!("{at} is left over: {}{}", self.why_over(), self.log()));
            }
            let pick = self.game.parse_line(text).map_err(|refusal| format!("{at}: {refusal}{}", self.log()))?;
            match self.take(&pick) {
                Ok(()) => {}
                Err(ChooseError::Script(error)) => self.failed = Some(error.to_string()),
                Err(error) => return Err(format!("{at}: {error}{}", self.log())),
            }
        }
        Ok(())
    }

    fn why_over(&self) -> String {
        match &self.failed {
            Some(error) => error.clone(),
            None => "the game is over".into(),
        }
    }

    /// What must be true of every state needn't be said in a scenario.
    fn must_be_sound(&self) -> Result<(), String> {
        let (setup, state) = (self.game.setup(), self.game.state());
        match broken(setup, state).or_else(|| broken_outcome(setup, state)) {
            Some(broken) => Err(format!("the position at the end is none that can be: {broken}{}", self.log())),
            None => Ok(()),
        }
    }

    /// Strict: unless the scenario looks at the open decision, none but the next turn's may be due.
    fn must_be_done(&self, scenario: &Scenario) -> Result<(), String> {
        let Some(decision) = self.game.decision().filter(|_| self.failed.is_none()) else { return Ok(()) };
        if scenario.open || expect::looks_at_decision(&scenario.expect) || begins(decision) {
            return Ok(());
        }
        Err(format!(
            "an answer is missing: {}\nadd it to `choices`, or say `open = true` if the scenario ends here{}",
            self.due(decision),
            self.log()
        ))
    }

    /// What is to be decided, in words.
    pub fn due(&self, decision: &Decision) -> String {
        let who = match decision.who {
            crate::game::Who::Player(player) => player.name(),
            crate::game::Who::Chance => "chance",
        };
        let card = decision.card.map(|card| format!(" for `{}`", self.game.setup().variant.card(card).id));
        let kind = decision.kind.name();
        format!("{who} decides ({kind}){} among {}", card.unwrap_or_default(), names(&self.game.texts()))
    }

    /// The events so far, for failures.
    pub fn log(&self) -> String {
        if self.events.is_empty() {
            return "\nnothing has happened".into();
        }
        format!("\nwhat happened:\n  {}", self.events.join("\n  "))
    }
}
