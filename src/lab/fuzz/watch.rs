//! A game played decision by decision with everything checked on the way: what must hold of every state, that events
//! give the state, that asking in place gives the same, that what is chosen has an effect.

use std::rc::Rc;

use crate::game::{
    CardId, ChooseError, Chooser, Decision, DecisionKind, Event, Game, Pick, Setup, State, Table, broken,
    broken_outcome,
};

/// What sort of fault it is; two failures of one sort are the same when their keys are too.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub enum Fault {
    /// The script or a step failed.
    Script,
    /// A state that can't be.
    Unsound,
    /// The events don't give the state, or a copy goes on otherwise.
    Events,
    /// Answered in place, the choices give another game than one by one.
    Asked,
    /// A choice was made and nothing came of it.
    NoEffect,
    /// Choices that can't be told apart, or a single one that was asked all the same.
    Choices,
    /// No end in sight.
    Endless,
    /// The program itself broke.
    Panic,
}

impl Fault {
    pub fn name(self) -> &'static str {
        match self {
            Fault::Script => "the card fails",
            Fault::Unsound => "a state that can't be",
            Fault::Events => "events that don't give the state",
            Fault::Asked => "a result that depends on how the choices were asked",
            Fault::NoEffect => "a choice without effect",
            Fault::Choices => "choices that can't be told apart",
            Fault::Endless => "no end in sight",
            Fault::Panic => "the program breaks",
        }
    }
}

/// A fault found.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Found {
    pub fault: Fault,
    /// What tells it from other faults of its sort.
    pub key: String,
    pub message: String,
    /// What the board should have been, where that is known: the state of the other way of asking.
    pub otherwise: Option<Box<State>>,
}

impl Found {
    fn new(fault: Fault, key: impl Into<String>, message: impl Into<String>) -> Found {
        Found { fault, key: key.into(), message: message.into(), otherwise: None }
    }

    /// Whether it is the same fault, met elsewhere.
    pub fn same(&self, other: &Found) -> bool {
        self.fault == other.fault && self.key == other.key
    }
}

/// Decisions that one effect may ask before it counts as endless.
const MOST_AIMS: usize = 300;

/// A game under watch.
pub struct Watch {
    pub game: Game,
    /// The card that is looked at.
    card: CardId,
    /// The state that the events alone give.
    shadow: State,
    /// The game when an effect's first aim was still to come, and the picks since.
    before: Game,
    since: Vec<Pick>,
    aims: usize,
}

/// Gives picks in their order, then none.
struct Given<'p>(std::slice::Iter<'p, Pick>);

impl Chooser for Given<'_> {
    fn choose(&mut self, _: &Table, _: &Decision) -> Option<Pick> {
        self.0.next().cloned()
    }
}

impl Watch {
    pub fn new(game: Game, card: CardId) -> Watch {
        let shadow = game.state().clone();
        Watch { before: game.clone(), game, card, shadow, since: Vec::new(), aims: 0 }
    }

    fn setup(&self) -> Rc<Setup> {
        self.game.setup().clone()
    }

    /// Looks at the decision that is due.
    pub fn look(&self) -> Result<(), Found> {
        let Some(decision) = self.game.decision().filter(|decision| decision.kind != DecisionKind::Shuffle) else {
            return Ok(());
        };
        let texts = self.game.texts();
        let mut sorted = texts.clone();
        sorted.sort();
        sorted.dedup();
        let what = decision.about.as_deref().unwrap_or(decision.kind.name());
        if sorted.len() < texts.len() {
            return Err(Found::new(Fault::Choices, what, format!("`{what}` offers the same choice twice: {texts:?}")));
        }
        if texts.len() < 2 {
            return Err(Found::new(
                Fault::Choices,
                what,
                format!("`{what}` is asked though there is one choice: {texts:?}"),
            ));
        }
        Ok(())
    }

    /// Takes a decision and checks what comes of it.
    pub fn take(&mut self, pick: &Pick) -> Result<Vec<Event>, Found> {
        let setup = self.setup();
        let aimed = self.game.decision().filter(|decision| decision.kind == DecisionKind::Aim).cloned();
        self.since.push(pick.clone());
        let events = self.game.choose(pick).map_err(|error| match error {
            ChooseError::Script(error) => {
                let key = format!("{}:{}: {}", error.file, error.line, error.message);
                Found::new(Fault::Script, key, error.to_string())
            }
            refused => {
                Found::new(Fault::Choices, "refused", format!("a choice that was offered is refused: {refused}"))
            }
        })?;
        for event in &events {
            self.shadow.apply(&setup, event);
            if let Some(broken) = broken(&setup, &self.shadow) {
                return Err(Found::new(Fault::Unsound, broken.rule, broken.to_string()));
            }
        }
        if let Some(broken) = broken_outcome(&setup, self.game.state()) {
            return Err(Found::new(Fault::Unsound, broken.rule, broken.to_string()));
        }
        if &self.shadow != self.game.state() {
            return Err(Found::new(Fault::Events, "events", "the events don't give the state that the game is in"));
        }
        if let Some(decision) = aimed {
            self.has_effect(&decision, pick, &events)?;
        }
        self.goes_on()?;
        Ok(events)
    }

    /// The last aim of the card's effect must have come to something, unless it was given up.
    fn has_effect(&self, decision: &Decision, pick: &Pick, events: &[Event]) -> Result<(), Found> {
        use crate::game::Choice;
        let declined = matches!(pick, Pick::Choice(Choice::GiveUp | Choice::Enough));
        if decision.card != Some(self.card) || declined {
            return Ok(());
        }
        let of_card = |event: &&Event| !matches!(event, Event::Discarded { card } | Event::SlidUnder { card } if *card == self.card);
        let over = events.iter().any(|event| !of_card(&event));
        let idle = |event: &Event| {
            matches!(event, Event::Flow(_) | Event::DidNothing { .. } | Event::GaveUp { .. } | Event::UsedUp { .. })
        };
        if !over || !events.iter().take_while(of_card).all(idle) {
            return Ok(());
        }
        let about = decision.about.as_deref().unwrap_or_default();
        let text = self.game.setup().text(
            &self.shadow,
            match pick {
                Pick::Choice(choice) => *choice,
                Pick::Order(_) => return Ok(()),
            },
        );
        Err(Found::new(Fault::NoEffect, about, format!("`{text}` was offered for `{about}`, but nothing comes of it")))
    }

    /// Where an effect is over, its answers given in place must give the same game; and it must be over some time.
    fn goes_on(&mut self) -> Result<(), Found> {
        if self.game.decision().is_some_and(|decision| decision.kind == DecisionKind::Aim) {
            self.aims += 1;
            if self.aims > MOST_AIMS {
                let message = format!("the effect still asks after {MOST_AIMS} choices");
                return Err(Found::new(Fault::Endless, "aims", message));
            }
            return Ok(());
        }
        if self.aims > 0 {
            let mut in_place = self.before.clone();
            let given = in_place.play(&mut Given(self.since.iter()));
            if given.is_err() || in_place.state() != self.game.state() {
                let message = "answered in place, the same choices give another game than asked one by one";
                let otherwise = given.is_ok().then(|| Box::new(in_place.state().clone()));
                return Err(Found { otherwise, ..Found::new(Fault::Asked, "asked", message) });
            }
        }
        self.aims = 0;
        self.since.clear();
        self.before = self.game.clone();
        Ok(())
    }
}
