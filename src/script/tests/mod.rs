//! Scripts played on small hand-made variants.

use std::collections::BTreeMap;
use std::rc::Rc;
use std::sync::Arc;

use crate::board::{Player, Squares};
use crate::game::{
    Card, CardId, Choice, Chooser, Decision, Hooks, Host, Kind, Knobs, Nobody, Origin, Param, Pick, Ran, Script,
    ScriptError, Setup, State, Table, Variant,
};

use super::{Limits, LuaHost};

mod attacks;
mod checks;
mod halts;
mod hooks;
mod plays;
mod tables;

/// A card with this script.
pub(super) fn card(id: &str, source: &str) -> Card {
    let functions =
        super::answer::called().filter(|name| source.contains(&format!("function {name}("))).map(String::from);
    Card {
        id: id.into(),
        kind: Kind::Bonus,
        names: BTreeMap::new(),
        texts: BTreeMap::new(),
        params: BTreeMap::new(),
        to_hand: false,
        always: false,
        lays: false,
        needs: Vec::new(),
        choices: Vec::new(),
        steps: Vec::new(),
        hooks: Hooks::default(),
        script: Some(Script {
            file: format!("scripts/{id}.lua"),
            source: source.into(),
            functions: functions.collect(),
        }),
        origin: Origin::default(),
    }
}

/// A variant with these cards.
pub(super) fn variant(cards: Vec<Card>) -> Arc<Variant> {
    let deck = (0..cards.len()).map(|place| (CardId(place as u16), 1)).collect();
    Arc::new(Variant {
        id: "test".into(),
        names: BTreeMap::new(),
        texts: BTreeMap::new(),
        language: "en".into(),
        knobs: Knobs::default(),
        cards,
        deck,
        words: Vec::new(),
        library: Vec::new(),
        bots: Vec::new(),
        hash: 0,
    })
}

/// A table for two with the scripts of a variant.
pub(super) struct Bench {
    pub host: Rc<LuaHost>,
    pub table: Table,
}

impl Bench {
    pub(super) fn new(variant: Arc<Variant>, limits: Limits) -> Bench {
        let host = LuaHost::with_limits(variant.clone(), limits);
        let setup = Rc::new(Setup::new(variant, 2).expect("two can play"));
        let state = State::new(&setup, 1);
        Bench { table: Table::new(setup, state, host.clone()), host }
    }

    /// A table with one card.
    pub(super) fn with(source: &str) -> Bench {
        Bench::new(variant(vec![card("example", source)]), Limits::default())
    }

    /// Plays the first card for red.
    pub(super) fn play(&mut self, chooser: &mut dyn Chooser) -> Result<Ran, ScriptError> {
        self.table.begin_effect(Player::Red, CardId(0), false);
        self.table.run_card(CardId(0), chooser)
    }

    /// Whether the first card can do anything for red.
    pub(super) fn probe(&mut self) -> Result<bool, ScriptError> {
        self.table.can_do_something(CardId(0), Player::Red, false)
    }

    pub(super) fn squares(&self, names: &str) -> Squares {
        self.table.shape().parse_block(names).expect("squares")
    }

    pub(super) fn red(&self) -> String {
        self.table.shape().list(self.table.board().owned(Player::Red))
    }
}

/// Answers with these texts in turn, then not at all.
pub(super) struct Says(pub Vec<&'static str>);

impl Chooser for Says {
    fn choose(&mut self, table: &Table, decision: &Decision) -> Option<Pick> {
        if self.0.is_empty() {
            return None;
        }
        let text = self.0.remove(0);
        let choice = decision.choices.iter().find(|choice| table.setup.text(&table.state, *choice) == text);
        Some(Pick::Choice(choice.unwrap_or_else(|| panic!("`{text}` is no choice"))))
    }
}
