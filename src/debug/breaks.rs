//! Breakpoints and watches: where running on stops.

use std::rc::Rc;

use crate::board::{Player, Players, Square};
use crate::game::{CardId, Event, Field, Setup, State, Table, Value};
use crate::messages::{Message, Said, msg};
use crate::script::{Given, LuaHost};

use super::moments::{Moment, What};

/// Where a breakpoint stops.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Place {
    /// The card is drawn, played, or can do nothing.
    Drawn(CardId),
    Played(CardId),
    Fizzled(CardId),
    /// Any of these.
    Card(CardId),
    Primitive(&'static str),
    /// An event by its name.
    Event(&'static str),
    /// Something about the square changes.
    Square(Square),
    /// Something happens to the player or is done by them.
    Player(Player),
    /// A primitive that this rule is about.
    Rule(&'static str),
    /// A line of a script, or the step of a card that begins on it.
    Line {
        file: String,
        line: u32,
    },
}

/// What a watch looks at.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Watched {
    /// Whose a square is.
    Owner(Square),
    /// A player's zones and knockouts.
    Score(Player),
    Hand(Player),
    /// The cards laid before a player.
    Laid(Player),
    /// Any expression in Lua.
    Expression(String),
}

/// A breakpoint or a watch.
#[derive(Clone, Debug)]
pub struct Break {
    /// The number that it goes by.
    pub number: usize,
    pub what: Stopper,
    /// It stops only if this expression holds.
    pub condition: Option<String>,
    pub enabled: bool,
    /// How often it has stopped.
    pub hits: u32,
}

#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Stopper {
    At(Place),
    On(Watched),
}

/// A value that changed.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Change {
    pub was: Said,
    pub now: Said,
}

impl Place {
    /// Whether a moment is such a place; `before` and `after` are the states around it.
    pub fn is(&self, moment: &Moment, before: &State, after: &State) -> bool {
        let began = |card: CardId| {
            moment.cause.hook.is_none() && matches!(&moment.what, What::Begun { card: it, .. } if *it == card)
        };
        let drawn = |card: CardId| matches!(moment.event(), Some(Event::Drew { card: it, .. }) if *it == card);
        let fizzled = |card: CardId| match moment.event() {
            Some(Event::DidNothing { card: it, .. } | Event::SlidUnder { card: it }) => *it == card,
            _ => false,
        };
        let described = moment.event().and_then(Event::describe);
        match self {
            Place::Drawn(card) => drawn(*card),
            Place::Played(card) => began(*card),
            Place::Fizzled(card) => fizzled(*card),
            Place::Card(card) => drawn(*card) || began(*card) || fizzled(*card),
            Place::Primitive(name) => {
                matches!(&moment.what, What::Entered { primitive, .. } if primitive.name == *name)
            }
            Place::Rule(rule) => matches!(&moment.what, What::Entered { primitive, .. } if primitive.rule == *rule),
            Place::Event(name) => described.is_some_and(|(kind, _)| kind == *name),
            Place::Square(square) => moment.event().is_some() && looks(before, *square) != looks(after, *square),
            Place::Player(player) => described
                .is_some_and(|(_, fields)| fields.iter().any(|(_, field)| *field == Field::Player(Some(*player)))),
            Place::Line { file, line } => {
                let called = matches!(moment.what, What::Line | What::Entered { .. });
                let step = !matches!(moment.what, What::Entered { .. }) || !file.ends_with(".lua");
                let at = moment.cause.at.as_ref();
                called && step && at.is_some_and(|at| at.line == *line && at.file == *file)
            }
        }
    }
}

/// All that can be seen on a square.
pub(super) fn looks(state: &State, square: Square) -> (Option<Player>, bool, Option<Player>, Option<Player>) {
    let pawn = Player::ALL.into_iter().find(|player| state.board.pawn(*player) == Some(square));
    let tower = state.board.towers().iter().find(|tower| tower.squares.contains(square));
    (state.board.owner(square), state.board.dead().contains(square), pawn, tower.map(|tower| tower.owner))
}

impl Watched {
    /// The value now, as it is told.
    pub fn value(&self, setup: &Rc<Setup>, state: &State, host: &Rc<LuaHost>) -> Result<Said, Said> {
        let cards = |cards: &[CardId]| listed(setup, cards);
        Ok(match self {
            Watched::Owner(square) => owner(state, *square).into(),
            Watched::Score(player) => {
                let (zones, knockouts) = (state.board.owned(*player).len(), state.knockouts[*player]);
                msg!("watch-score", zones = zones, knockouts = knockouts).into()
            }
            Watched::Hand(player) => cards(&state.hands[*player]),
            Watched::Laid(player) => cards(&state.laid[*player].iter().map(|laid| laid.card).collect::<Vec<CardId>>()),
            Watched::Expression(expression) => evaluate(setup, state, host, None, expression)?.1.into(),
        })
    }
}

/// Whose a square is.
pub(super) fn owner(state: &State, square: Square) -> Message {
    match state.board.owner(square) {
        Some(player) => player.word(),
        None if state.board.dead().contains(square) => msg!("seen-dead"),
        None => msg!("seen-blank"),
    }
}

/// Cards by their ids.
pub(super) fn listed(setup: &Setup, cards: &[CardId]) -> Said {
    if cards.is_empty() { msg!("none").into() } else { setup.ids(cards).join(" ").into() }
}

/// The names that a condition can go by; what a moment has none of is false.
pub(super) const FIELDS: &[&str] = &[
    "card",
    "primitive",
    "player",
    "event",
    "turn",
    "face",
    "deck",
    "memo",
    "by",
    "from",
    "to",
    "cards",
    "place",
    "area",
    "how",
    "steps",
    "a",
    "b",
    "points",
    "returns",
    "winner",
];

/// The fields of a moment's event by name, as expressions see them.
pub fn names(setup: &Setup, moment: &Moment) -> Vec<(&'static str, Given)> {
    let mut names = Vec::new();
    if let Some(card) = moment.cause.card {
        names.push(("card", Given::Text(setup.variant.card(card).id.clone())));
    }
    if let Some(primitive) = moment.cause.primitive {
        names.push(("primitive", Given::Text(primitive.into())));
    }
    if let What::Begun { player, .. } = &moment.what {
        names.push(("player", Given::Text(player.name().into())));
    }
    let Some((kind, fields)) = moment.event().and_then(Event::describe) else { return names };
    names.push(("event", Given::Text(kind.into())));
    for (key, field) in fields {
        let given = match field {
            Field::Player(player) => Given::Text(player.map_or("nobody", Player::name).into()),
            Field::Square(square) => Given::Text(setup.shape.name(square)),
            Field::Squares(set) | Field::Block(set) => Given::Set(Value::Squares(set)),
            Field::Card(card) => Given::Text(setup.variant.card(card).id.clone()),
            Field::Cards(cards) => Given::Text(setup.ids(cards).join(" ")),
            Field::Number(number) => Given::Number(number),
            Field::Word(word) => Given::Text(word.into()),
            Field::Flag(flag) => Given::Flag(flag),
        };
        names.retain(|(known, _)| *known != key);
        // `squares` makes sets.
        names.push((if key == "squares" { "area" } else { key }, given));
    }
    names
}

/// Evaluates an expression about a state, at a moment if there is one: whether it holds, and its text.
pub fn evaluate(
    setup: &Rc<Setup>,
    state: &State,
    host: &Rc<LuaHost>,
    moment: Option<&Moment>,
    expression: &str,
) -> Result<(bool, String), String> {
    let mut table = Table::new(setup.clone(), state.clone(), host.clone());
    let mut names = moment.map(|moment| names(setup, moment)).unwrap_or_default();
    names.retain(|(name, _)| *name != "turn");
    names.push(("turn", Given::Number(i64::from(state.turn))));
    names.push(("me", Given::Set(Value::Players(Players::one(state.active)))));
    if moment.is_some() {
        let known: Vec<&str> = names.iter().map(|(name, _)| *name).collect();
        names.extend(FIELDS.iter().filter(|name| !known.contains(name)).map(|name| (*name, Given::Flag(false))));
    }
    let found = host.expression(&mut table, &names, expression)?;
    Ok((found.holds, found.text))
}
