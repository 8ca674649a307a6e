//! What an editor shows at a stop: calls, scopes, variables.

use serde_json::{Value, json};

use crate::board::Squares;
use crate::debug::{Moment, Sight, Walk, What};
use crate::game::{CardId, State};
use crate::render::{self, Paint};

use super::play::Play;
use super::sources::Sources;

/// What the references of variables stand for; 0 is none.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Shelf {
    Locals = 1,
    Upvalues,
    Game,
    Scores,
    Hands,
    Laid,
    Deck,
    Board,
}

impl Shelf {
    const ALL: [Shelf; 8] = [
        Shelf::Locals,
        Shelf::Upvalues,
        Shelf::Game,
        Shelf::Scores,
        Shelf::Hands,
        Shelf::Laid,
        Shelf::Deck,
        Shelf::Board,
    ];
}

/// References of one call; those of the next begin here.
const SHELVES: i64 = 16;

/// What is seen at a stop, gathered once.
pub struct Look {
    sight: Option<Sight>,
    state: State,
    /// Each with its name, and its place if it has one.
    frames: Vec<(String, Option<(String, u32)>)>,
}

impl Look {
    /// Looks around.
    pub fn at(play: &mut Play) -> Result<Look, String> {
        let (sight, state, moment) = (play.sight()?, play.state()?, play.moment()?);
        let mut frames: Vec<(String, Option<(String, u32)>)> = Vec::new();
        let fault = play.fault()?;
        let calls = match (&fault, &sight) {
            (Some(error), _) => error.traceback.clone(),
            (None, Some(sight)) => sight.frames.iter().map(|frame| frame.call.clone()).collect(),
            (None, None) => Vec::new(),
        };
        frames.extend(calls.iter().map(|call| frame(call)));
        if frames.is_empty()
            && let Some(moment) = &moment
        {
            frames.extend(place(play, moment));
        }
        frames.push((doing(play, moment.as_ref()), None));
        Ok(Look { sight, state, frames })
    }

    /// The calls that are going on, innermost first, and last what the game is doing.
    pub fn stack(&self, sources: &mut Sources, offset: i64, arguments: &Value) -> Value {
        let first = arguments["startFrame"].as_u64().unwrap_or(0) as usize;
        let most = arguments["levels"].as_u64().filter(|levels| *levels > 0).unwrap_or(u64::MAX) as usize;
        let shown = self.frames.iter().enumerate().skip(first).take(most);
        let frames = shown.map(|(number, (name, at))| {
            let mut frame = json!({ "id": number + 1, "name": name, "line": 0, "column": 0 });
            match at {
                Some((file, line)) => {
                    frame["source"] = sources.shown(file);
                    frame["line"] = json!(i64::from(*line) - offset);
                    frame["column"] = json!(1 - offset);
                }
                None => frame["presentationHint"] = json!("label"),
            }
            frame
        });
        json!({ "stackFrames": frames.collect::<Vec<Value>>(), "totalFrames": self.frames.len() })
    }

    /// The scopes of a call: its variables, and the game.
    pub fn scopes(&self, frame: i64) -> Result<Value, String> {
        if !(1..=self.frames.len() as i64).contains(&frame) {
            return Err(format!("there is no call {frame} here: there are 1 to {}", self.frames.len()));
        }
        let script = self.script(frame);
        let scope = |name: &str, shelf: Shelf, hint: Option<&str>| {
            let reference = shelf as i64 + script.unwrap_or(0) as i64 * SHELVES;
            let mut scope = json!({ "name": name, "variablesReference": reference, "expensive": false });
            if let Some(hint) = hint {
                scope["presentationHint"] = json!(hint);
            }
            scope
        };
        let mut scopes = Vec::new();
        if script.is_some() {
            scopes.push(scope("Locals", Shelf::Locals, Some("locals")));
            scopes.push(scope("Upvalues", Shelf::Upvalues, None));
        }
        scopes.push(scope("Game", Shelf::Game, None));
        Ok(json!({ "scopes": scopes }))
    }

    /// Which call of a script a frame is, 0 for the innermost, if what it holds can be seen.
    pub fn script(&self, frame: i64) -> Option<usize> {
        let place = usize::try_from(frame - 1).ok()?;
        let seen = self.sight.as_ref().map_or(0, |sight| sight.frames.len());
        self.frames.get(place)?.1.as_ref().filter(|_| place < seen).map(|_| place)
    }

    /// The variables behind a reference.
    pub fn variables(&self, play: &Play, reference: i64) -> Result<Value, String> {
        let shelf = Shelf::ALL.into_iter().find(|shelf| *shelf as i64 == reference % SHELVES);
        let call = usize::try_from(reference / SHELVES).unwrap_or(0);
        let frame = self.sight.as_ref().and_then(|sight| sight.frames.get(call));
        let known = shelf.filter(|_| call == 0 || frame.is_some());
        let shelf = known.ok_or_else(|| format!("nothing is known by the reference {reference} here"))?;
        let own = frame.map_or(0, |frame| frame.own);
        let seen = frame.iter().flat_map(|frame| &frame.locals).cloned();
        let rows: Vec<(String, String)> = match shelf {
            Shelf::Locals => seen.take(own).collect(),
            Shelf::Upvalues => seen.skip(own).collect(),
            Shelf::Board => self.board(play),
            Shelf::Game => return Ok(json!({ "variables": self.game(play) })),
            shelf => self.players(play, shelf),
        };
        let rows =
            rows.into_iter().map(|(name, value)| json!({ "name": name, "value": value, "variablesReference": 0 }));
        Ok(json!({ "variables": rows.collect::<Vec<Value>>() }))
    }

    fn game(&self, play: &Play) -> Vec<Value> {
        let (setup, state) = (play.setup(), &self.state);
        let plain = |name: &str, value: String| json!({ "name": name, "value": value, "variablesReference": 0 });
        let shelf = |name: &str, value: String, shelf: Shelf| json!({ "name": name, "value": value, "variablesReference": shelf as i64 });
        let joined = |shelf: Shelf| {
            let rows = self.players(play, shelf).into_iter();
            rows.map(|(name, value)| format!("{name} {value}")).collect::<Vec<String>>().join("; ")
        };
        let squares = format!("{} × {}", setup.shape.width(), setup.shape.height());
        let mut rows = vec![
            plain("turn", state.turn.to_string()),
            plain("active", state.active.name().into()),
            shelf("scores", joined(Shelf::Scores), Shelf::Scores),
            shelf("hands", joined(Shelf::Hands), Shelf::Hands),
            shelf("laid", joined(Shelf::Laid), Shelf::Laid),
            shelf("deck", render::deck(play.road.words(), state).trim_end().into(), Shelf::Deck),
            shelf("board", squares, Shelf::Board),
        ];
        if state.face > 0 {
            rows.insert(2, plain("face", state.face.to_string()));
        }
        if let Some(moving) = &state.moving {
            rows.insert(3, plain("steps left", moving.left.to_string()));
        }
        rows
    }

    /// One row a player, or a pile.
    fn players(&self, play: &Play, shelf: Shelf) -> Vec<(String, String)> {
        let (setup, state) = (play.setup(), &self.state);
        let names = |cards: &mut dyn Iterator<Item = CardId>| {
            let names: Vec<&str> = cards.map(|card| setup.variant.card(card).id.as_str()).collect();
            if names.is_empty() { "none".to_owned() } else { names.join(", ") }
        };
        if shelf == Shelf::Deck {
            return vec![
                ("deck".into(), state.deck().count().to_string()),
                ("discard".into(), state.discard.len().to_string()),
                ("next".into(), names(&mut state.deck().take(5))),
                ("last discarded".into(), names(&mut state.discard.iter().rev().take(5).copied())),
                ("in play".into(), names(&mut state.in_play.iter().copied())),
            ];
        }
        let row = |player| match shelf {
            Shelf::Hands => names(&mut state.hands[player].iter().copied()),
            Shelf::Laid => names(&mut state.laid[player].iter().map(|laid| laid.card)),
            _ => {
                let (zones, knockouts) = (state.board.owned(player).len(), state.knockouts[player]);
                format!("{zones} zones, {knockouts} knockouts, {} in reserve", state.reserve[player])
            }
        };
        setup.shape.players().iter().map(|player| (player.name().to_owned(), row(player))).collect()
    }

    /// The board as it is drawn, a row a variable.
    fn board(&self, play: &Play) -> Vec<(String, String)> {
        let drawn = render::board(play.setup(), &self.state, Squares::default(), Paint::PLAIN);
        let mut rows: Vec<(String, String)> = Vec::new();
        for (number, line) in drawn.lines().enumerate() {
            rows.push((format!("{:02}", number + 1), line.to_owned()));
        }
        rows.push(("legend".into(), render::LEGEND.into()));
        rows
    }
}

/// A call as `file:line in function`.
fn frame(call: &str) -> (String, Option<(String, u32)>) {
    let (place, function) = call.split_once(" in ").unwrap_or((call, ""));
    let at = place.rsplit_once(':').and_then(|(file, line)| Some((file.to_owned(), line.parse().ok()?)));
    let name = match (function, &at) {
        ("", Some((file, _))) => name_of(file),
        ("", None) => call.to_owned(),
        (function, _) => function.to_owned(),
    };
    (name, at)
}

fn name_of(file: &str) -> String {
    file.rsplit('/').next().unwrap_or(file).to_owned()
}

/// The step or line behind a moment that is no line of a script itself.
fn place(play: &Play, moment: &Moment) -> Option<(String, Option<(String, u32)>)> {
    let at = moment.cause.at.as_ref().filter(|at| at.line > 0)?;
    let card = moment.cause.card.map(|card| play.setup().variant.card(card).id.as_str());
    let words: Vec<&str> = card.into_iter().chain(moment.cause.hook).chain(moment.cause.primitive).collect();
    Some((words.join(", "), Some((at.file.clone(), at.line))))
}

/// What the game is doing: turn, decision, effect.
fn doing(play: &Play, moment: Option<&Moment>) -> String {
    let road = &play.road;
    let (tree, here, words) = (road.tree(), road.here(), road.words());
    let state = road.line.game.state();
    let number = tree.depth(here);
    let Some(moment) = moment else {
        let due = match road.line.game.decision() {
            Some(decision) => format!("decision {} ({}) is due", number + 1, decision.kind.name()),
            None => "the game is over".into(),
        };
        return format!("turn {}, {}: {due}", state.turn, state.active);
    };
    let node = tree.node(here);
    let line: String = if node.line.chars().count() > 40 {
        node.line.chars().take(39).chain(['…']).collect()
    } else {
        node.line.clone()
    };
    let event = moment.event().and_then(|event| render::sentence(words, event)).map(|told| format!(": {told}"));
    let over = match moment.what {
        What::Ended => Some(": the effect is over".to_owned()),
        What::Fault => Some(" fails".to_owned()),
        _ => None,
    };
    let card = moment.cause.card.map(|card| format!(", {}", play.setup().variant.name(card, &road.language)));
    let hook = moment.cause.hook.map(|hook| format!(" ({hook})"));
    let rest = [card, hook, event.or(over)].into_iter().flatten().collect::<String>();
    format!("turn {}, {}: decision {number}, {line}{rest}", node.turn, node.active)
}
