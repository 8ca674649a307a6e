//! The trace: JSON Lines that describe a game decision by decision, for programs that know nothing of the rules.

use super::json::Json;
use crate::board::{ByPlayer, Player, Shape, Square, Squares};
use crate::game::{CardId, ChooseError, DecisionKind, Event, Field, Game, KnobValue, Pick, Setup, State, Who};

/// Writes the trace of one game after the other into a buffer.
#[derive(Default, Debug)]
pub struct Trace {
    json: Json,
}

/// A decision as it was before it was taken.
#[derive(Clone, Debug)]
pub struct Before {
    turn: u32,
    who: Option<Who>,
    kind: Option<DecisionKind>,
    card: Option<CardId>,
    choices: Vec<String>,
    chosen: Chosen,
}

#[derive(Clone, Debug)]
enum Chosen {
    Text(String),
    Order(Vec<CardId>),
    Edit(String),
}

impl Trace {
    /// The version of the format.
    pub const VERSION: u32 = 1;

    pub fn new() -> Trace {
        Trace::default()
    }

    /// The lines so far.
    pub fn bytes(&self) -> &[u8] {
        self.json.bytes()
    }

    /// Forgets the lines so far; to be called once they are written out.
    pub fn clear(&mut self) {
        self.json.clear();
    }

    /// The first line of a game.
    pub fn header(&mut self, setup: &Setup, seed: u64) {
        self.json.object(|json| {
            json.key("format").text("polygonarc-trace");
            json.key("version").number(Trace::VERSION);
            json.key("variant").text(&setup.variant.id);
            json.key("players").number(setup.players as u32);
            json.key("seed").number(seed);
            json.key("rules").object(|json| {
                for (name, value) in setup.variant.knobs.all() {
                    json.key(name);
                    knob(json, &value);
                }
            });
            json.key("deck").object(|json| {
                for (card, copies) in setup.variant.deck.iter().filter(|(_, copies)| *copies > 0) {
                    json.key(&setup.variant.card(*card).id).number(*copies);
                }
            });
        });
        self.json.end_line();
    }

    /// Looks at the decision that is due and at what is chosen; to be called before the choice is taken.
    pub fn before(game: &Game, pick: &Pick) -> Option<Before> {
        let decision = game.decision()?;
        let chosen = match pick {
            Pick::Choice(choice) => Chosen::Text(game.text(*choice)),
            Pick::Order(cards) => Chosen::Order(cards.clone()),
        };
        let card = decision.card.or(game.state().card_in_play());
        let state = game.state();
        let (who, kind) = (Some(decision.who), Some(decision.kind));
        Some(Before { turn: state.turn, who, kind, card, choices: game.texts(), chosen })
    }

    /// Looks at a change by hand, given by its line without the word `edit`; to be called before it is made.
    pub fn before_edit(game: &Game, edit: &str) -> Before {
        let (state, chosen) = (game.state(), Chosen::Edit(edit.to_owned()));
        let card = state.card_in_play();
        Before { turn: state.turn, who: None, kind: None, card, choices: Vec::new(), chosen }
    }

    /// The line of a decision, once it is taken: `game` is as it is after it.
    pub fn after(&mut self, before: &Before, game: &Game, events: &[Event]) {
        let setup = game.setup();
        let id = |card: CardId| setup.variant.card(card).id.as_str();
        self.json.object(|json| {
            json.key("turn").number(before.turn);
            json.key("player").maybe(before.who.map(|who| match who {
                Who::Player(player) => player.name(),
                Who::Chance => "chance",
            }));
            json.key("decision").text(before.kind.map_or("edit", DecisionKind::name));
            json.key("card").maybe(before.card.map(id));
            json.key("choices").list(&before.choices, |json, text| json.text(text));
            match &before.chosen {
                Chosen::Text(text) | Chosen::Edit(text) => json.key("chosen").text(text),
                Chosen::Order(cards) => ids(json.key("chosen"), setup, cards),
            }
            json.key("events").list(events, |json, event| event_json(json, setup, event));
            json.key("state").object(|json| state_json(json, setup, game.state()));
        });
        self.json.end_line();
    }

    /// Takes a decision and writes its line.
    pub fn choose(&mut self, game: &mut Game, pick: &Pick) -> Result<Vec<Event>, ChooseError> {
        let before = Trace::before(game, pick);
        let events = game.choose(pick)?;
        if let Some(before) = before {
            self.after(&before, game, &events);
        }
        Ok(events)
    }
}

fn knob(json: &mut Json, value: &KnobValue) {
    match value {
        KnobValue::Number(number) => json.number(*number),
        KnobValue::Flag(flag) => json.flag(*flag),
        KnobValue::Word(word) => json.text(word),
        KnobValue::List(items) => json.list(items, knob),
    }
}

fn ids(json: &mut Json, setup: &Setup, cards: &[CardId]) {
    json.list(cards, |json, card| json.text(&setup.variant.card(*card).id));
}

fn squares(json: &mut Json, shape: &Shape, set: Squares) {
    json.list(set, |json, square| json.text(&shape.name(square)));
}

/// An event as a JSON object: `kind`, then its fields. Book-keeping is left out.
fn event_json(json: &mut Json, setup: &Setup, event: &Event) {
    let Some((name, fields)) = event.describe() else { return };
    json.object(|json| {
        json.key("kind").text(name);
        for (key, field) in fields {
            json.key(key);
            match field {
                Field::Player(player) => json.maybe(player.map(Player::name)),
                Field::Square(square) => json.text(&setup.shape.name(square)),
                Field::Squares(set) | Field::Block(set) => squares(json, &setup.shape, set),
                Field::Card(card) => json.text(&setup.variant.card(card).id),
                Field::Cards(cards) => ids(json, setup, cards),
                Field::Number(number) => json.number(number),
                Field::Word(word) => json.text(word),
                Field::Flag(flag) => json.flag(flag),
            }
        }
    });
}

/// The event as one line of JSON; `None` for book-keeping.
pub fn event_line(setup: &Setup, event: &Event) -> Option<String> {
    event.describe()?;
    let mut json = Json::default();
    event_json(&mut json, setup, event);
    String::from_utf8(json.bytes().to_vec()).ok()
}

/// The state as one line of JSON, as a trace's `state`.
pub fn state_line(setup: &Setup, state: &State) -> String {
    let mut json = Json::default();
    json.object(|json| state_json(json, setup, state));
    String::from_utf8_lossy(json.bytes()).into_owned()
}

fn state_json(json: &mut Json, setup: &Setup, state: &State) {
    let (shape, board) = (&setup.shape, &state.board);
    json.key("owners").list(rows(setup, state), |json, row| json.text(&row));
    by_player(json.key("pawns"), setup, |json, player| square(json, shape, board.pawn(player)));
    by_player(json.key("starts"), setup, |json, player| square(json, shape, shape.start(player)));
    json.key("towers").list(board.towers().iter().enumerate(), |json, (place, tower)| {
        json.object(|json| {
            json.key("owner").text(tower.owner.name());
            squares(json.key("squares"), shape, tower.squares);
            json.key("order").number(place as u32 + 1);
        });
    });
    by_player(json.key("zones"), setup, |json, player| json.number(board.owned(player).len() as u32));
    numbers(json.key("knockouts"), setup, &state.knockouts);
    numbers(json.key("reserve"), setup, &state.reserve);
    by_player(json.key("hand"), setup, |json, player| ids(json, setup, &state.hands[player]));
    by_player(json.key("laid"), setup, |json, player| {
        json.list(&state.laid[player], |json, laid| json.text(&setup.variant.card(laid.card).id));
    });
    json.key("deck").list(state.deck(), |json, card| json.text(&setup.variant.card(card).id));
    ids(json.key("discard"), setup, &state.discard);
    json.key("active").text(state.active.name());
    match state.outcome {
        None => json.key("outcome").null(),
        Some(outcome) => json.key("outcome").object(|json| {
            json.key("winner").maybe(outcome.winner.map(Player::name));
            json.key("by").text(outcome.by.name());
        }),
    }
}

fn rows(setup: &Setup, state: &State) -> impl Iterator<Item = String> {
    let (shape, board) = (&setup.shape, &state.board);
    (0..shape.height()).map(move |row| {
        (0..shape.width())
            .filter_map(|column| shape.square(column, row))
            .map(|square| match board.owner(square) {
                Some(player) => player.letter(),
                None if board.dead().contains(square) => '#',
                None => '.',
            })
            .collect()
    })
}

fn square(json: &mut Json, shape: &Shape, square: Option<Square>) {
    json.maybe(square.map(|square| shape.name(square)).as_deref());
}

fn by_player(json: &mut Json, setup: &Setup, mut each: impl FnMut(&mut Json, Player)) {
    json.object(|json| {
        for player in setup.shape.players().iter() {
            each(json.key(player.name()), player);
        }
    });
}

fn numbers(json: &mut Json, setup: &Setup, table: &ByPlayer<u8>) {
    by_player(json, setup, |json, player| json.number(table[player]));
}
