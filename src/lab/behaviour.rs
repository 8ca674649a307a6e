//! How two variants play: a corpus of positions is played under both with the same choices, up to the first decision or
//! event that differs; and games between bots show how the figures move.
//!
//! Positions are played with the cards that both decks hold, as many copies as both have, so that what differs is what
//! cards and rules do; what the decks themselves do shows in the figures.

use std::collections::BTreeMap;
use std::rc::Rc;
use std::sync::Arc;

use crate::content::Position;
use crate::game::{CardId, Choice, DecisionKind, Event, Face, Game, Host, Setup, State, Stream, Variant, Who};

use super::Tools;
use super::diff::Side;
use super::parallel;
use super::random;
use super::sketch::{Feature, Sketch};

/// What is to be compared.
#[derive(Clone, Debug)]
pub struct Corpus {
    pub positions: usize,
    pub seed: u64,
}

/// What first differed in one position.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Differs {
    /// Who decides, or among what: choices that only one of them offers.
    Decision { a: String, b: String, only_a: Vec<String>, only_b: Vec<String> },
    /// What happens after the last of the choices; where nothing more does, what is asked then.
    Event { a: String, b: String },
}

/// A way in which the two play differently: by the card, or the kind of decision, at which it first shows.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Divergence {
    pub about: String,
    /// In how many positions.
    pub met: usize,
    /// The first of them: the choices up to the difference, and the position before them, in the position format.
    pub players: usize,
    pub choices: Vec<String>,
    pub differs: Differs,
    pub position: String,
}

/// How two variants play.
#[derive(Clone, PartialEq, Eq, Default, Debug)]
pub struct Behaviour {
    /// Positions played under both.
    pub compared: usize,
    /// Positions that only one of them can have.
    pub impossible: usize,
    /// Why no position could be compared, if so.
    pub incomparable: Option<String>,
    /// By how often they were met, the most frequent first.
    pub divergences: Vec<Divergence>,
}

/// Both variants set up for the same players and cards.
struct Pair {
    a: (Rc<Setup>, Rc<dyn Host>),
    b: (Rc<Setup>, Rc<dyn Host>),
}

/// What a trial begins with.
#[derive(Clone)]
enum Opening {
    Card(String),
    Face(u8),
}

/// What one position gave: whether both could have it, and what differed.
enum Trial {
    Impossible,
    Same,
    Differs(Box<Divergence>),
}

const TURN_LIMIT: u32 = 300;
const ROUNDS: u32 = 2;
const MOST_CHOICES: usize = 80;

/// Plays the corpus under both.
pub fn behaviour(a: &Side, b: &Side, corpus: &Corpus, tools: &Tools<'_>) -> Behaviour {
    let mut behaviour = Behaviour::default();
    let (left, right) = match in_common(&a.loaded.variant, &b.loaded.variant) {
        Ok(both) => both,
        Err(why) => return Behaviour { incomparable: Some(why), ..behaviour },
    };
    let openings = openings(&left, &right);
    let numbers: Vec<u64> = (0..corpus.positions as u64).collect();
    let results = parallel::each(tools.jobs, &numbers, |work| {
        let mut pairs: BTreeMap<usize, Option<Pair>> = BTreeMap::new();
        work.each(|_, number| {
            let players = 2 + (*number as usize / openings.len()) % 3;
            let pair = pairs.entry(players).or_insert_with(|| pair(&left, &right, players, tools));
            let opening = &openings[*number as usize % openings.len()];
            pair.as_ref().map_or(Trial::Impossible, |pair| trial(pair, opening, corpus.seed, *number))
        });
    });
    let mut found: BTreeMap<String, Divergence> = BTreeMap::new();
    for result in results {
        behaviour.compared += usize::from(!matches!(result, Trial::Impossible));
        match result {
            Trial::Impossible => behaviour.impossible += 1,
            Trial::Same => {}
            Trial::Differs(divergence) => {
                found.entry(divergence.about.clone()).and_modify(|known| known.met += 1).or_insert(*divergence);
            }
        }
    }
    behaviour.divergences = found.into_values().collect();
    behaviour.divergences.sort_by(|a, b| (b.met, &a.about).cmp(&(a.met, &b.about)));
    behaviour
}

/// Both variants with the cards that both decks hold.
fn in_common(a: &Arc<Variant>, b: &Arc<Variant>) -> Result<(Arc<Variant>, Arc<Variant>), String> {
    if a.knobs.tiles(2) != b.knobs.tiles(2) || a.knobs.tile != b.knobs.tile {
        return Err("the boards differ, so no position is one of both".into());
    }
    let copies = |variant: &Variant| -> BTreeMap<String, u16> {
        variant.deck.iter().map(|(card, copies)| (variant.card(*card).id.clone(), *copies)).collect()
    };
    let (left, right) = (copies(a), copies(b));
    let both: BTreeMap<&String, u16> =
        left.iter().filter_map(|(id, copies)| Some((id, *copies.min(right.get(id)?)))).collect();
    if both.values().sum::<u16>() < 2 {
        return Err("the decks have no two cards in common".into());
    }
    let with = |variant: &Variant| {
        let mut variant = variant.clone();
        variant.deck = both.iter().filter_map(|(id, copies)| Some((variant.find(id)?, *copies))).collect();
        variant.knobs.turn_limit = TURN_LIMIT;
        Arc::new(variant)
    };
    Ok((with(a), with(b)))
}

/// Every card, and every face that moves.
fn openings(a: &Variant, b: &Variant) -> Vec<Opening> {
    let cards = a.deck.iter().map(|(card, _)| Opening::Card(a.card(*card).id.clone()));
    let moves = |variant: &Variant, face: usize| matches!(variant.knobs.die.get(face), Some(Face::Steps(_)));
    let faces = (0..a.knobs.die.len()).filter(|face| moves(a, *face) && moves(b, *face));
    cards.chain(faces.map(|face| Opening::Face(face as u8 + 1))).collect()
}

fn pair(a: &Arc<Variant>, b: &Arc<Variant>, players: usize, tools: &Tools<'_>) -> Option<Pair> {
    let one =
        |variant: &Arc<Variant>| Some((Rc::new(Setup::new(variant.clone(), players).ok()?), (tools.host)(variant)));
    Some(Pair { a: one(a)?, b: one(b)? })
}

fn trial(pair: &Pair, opening: &Opening, seed: u64, number: u64) -> Trial {
    let mut stream = Stream::new(seed, number);
    let (setup, sketch) = match stream.below(3) {
        0 => (&pair.a.0, random::made_up(&pair.a.0, &mut stream)),
        1 => (&pair.a.0, random::played(&pair.a.0, pair.a.1.clone(), &mut stream)),
        _ => (&pair.b.0, random::played(&pair.b.0, pair.b.1.clone(), &mut stream)),
    };
    let Some(mut sketch) = sketch else { return Trial::Impossible };
    if let Opening::Card(id) = opening
        && !to_top(&mut sketch, setup, id)
    {
        return Trial::Impossible;
    }
    let Some((mut a, mut b)) = begin_both(&mut sketch, setup, pair) else { return Trial::Impossible };
    let mut choices = Vec::new();
    match play(&mut a, &mut b, opening, &mut stream, &mut choices) {
        None => Trial::Same,
        Some((about, differs)) => {
            let position = position(&sketch, setup, &pair.a.0.variant.id, &choices);
            Trial::Differs(Box::new(Divergence { about, met: 1, players: setup.players, choices, differs, position }))
        }
    }
}

/// Has the card come first in the deck; `false` if all copies are elsewhere.
fn to_top(sketch: &mut Sketch, setup: &Setup, id: &str) -> bool {
    let Some(card) = setup.variant.find(id) else { return false };
    let there = |feature: &Feature| matches!(feature, Feature::Top(known) | Feature::Discard(known) if *known == card);
    let Some(place) = sketch.features.iter().position(there) else { return false };
    sketch.features.remove(place);
    let first = sketch.features.iter().position(|feature| matches!(feature, Feature::Top(_)));
    sketch.features.insert(first.unwrap_or(sketch.features.len()), Feature::Top(card));
    true
}

/// Both games at the position. What only one of the two can have of towers in reserve and of hands is left out.
fn begin_both(sketch: &mut Sketch, setup: &Rc<Setup>, pair: &Pair) -> Option<(Game, Game)> {
    let reserves = |feature: &Feature| matches!(feature, Feature::Count("reserve" | "lost", ..));
    let hands = |feature: &Feature| matches!(feature, Feature::Hand(..));
    for less in [None, Some(&reserves as &dyn Fn(&Feature) -> bool), Some(&hands)] {
        if let Some(less) = less {
            sketch.features.retain(|feature| !less(feature));
        }
        let text = sketch.text(setup);
        if let (Some(a), Some(b)) = (begin(&text, &pair.a.0, &pair.a.1), begin(&text, &pair.b.0, &pair.b.1)) {
            return Some((a, b));
        }
    }
    None
}

fn begin(text: &str, setup: &Rc<Setup>, host: &Rc<dyn Host>) -> Option<Game> {
    let state: State = Position::parse("position", text).ok()?.check(setup).ok()?;
    Game::resume(setup.clone(), state, host.clone()).ok()
}

/// A position that both can load: the board, what lies and is held, the next cards; and what to do there.
fn position(sketch: &Sketch, setup: &Setup, variant: &str, choices: &[String]) -> String {
    let mut short = sketch.clone();
    let mut top = 0;
    short.features.retain(|feature| match feature {
        Feature::Discard(_) => false,
        Feature::Top(_) => {
            top += 1;
            top <= 8
        }
        _ => true,
    });
    let choices = choices.join(", ");
    format!("# The difference shows after: {choices}\n\nversion = 1\nvariant = \"{variant}\"\n{}", short.text(setup))
}

/// Plays both with the same choices; what differs first, and at which card or kind of decision.
fn play(
    a: &mut Game,
    b: &mut Game,
    opening: &Opening,
    stream: &mut Stream,
    choices: &mut Vec<String>,
) -> Option<(String, Differs)> {
    let last_turn = a.state().turn + ROUNDS * a.setup().players as u32;
    let mut opened = false;
    while choices.len() < MOST_CHOICES && a.state().turn <= last_turn {
        if let Some(differs) = decisions(a, b) {
            return Some((about(a, b), differs));
        }
        let decision = a.decision()?;
        let about = about(a, b);
        let pick = match (decision.kind, opening) {
            (DecisionKind::Hand, _) if !opened => Choice::Roll.into(),
            (DecisionKind::Die, Opening::Face(face)) if !opened => Choice::Face(*face).into(),
            (DecisionKind::Die, Opening::Card(_)) if !opened => {
                let draws = |game: &Game| game.setup().variant.knobs.die.iter().position(|face| *face == Face::Draw);
                Choice::Face(draws(a).filter(|face| Some(*face) == draws(b))? as u8 + 1).into()
            }
            (DecisionKind::Shuffle, _) => a.seeded()?,
            _ => decision.choices.get(stream.below(decision.choices.len()))?.into(),
        };
        opened |= decision.kind == DecisionKind::Die;
        let line = a.line(&pick);
        choices.push(line.clone());
        let (left, right) = (take(a, &line), take(b, &line));
        let same = left.iter().zip(&right).take_while(|(a, b)| a.0 == b.0).count();
        if same < left.len() || same < right.len() {
            let of = |events: &[(String, Option<String>)], game: &Game| match events.get(same) {
                Some((text, _)) => format!("`{text}`"),
                None => format!("then {}", due(game)),
            };
            let drawn = left[..same].iter().chain(left.get(same)).rev().find_map(|(_, card)| card.clone());
            return Some((drawn.unwrap_or(about), Differs::Event { a: of(&left, a), b: of(&right, b) }));
        }
    }
    None
}

/// The card in play, or the kind of decision.
fn about(a: &Game, b: &Game) -> String {
    let of = |game: &Game| game.decision().and_then(|decision| Some((decision.card?, game.setup().clone())));
    match of(a).or_else(|| of(b)) {
        Some((card, setup)) => setup.variant.card(card).id.clone(),
        None => a.decision().or(b.decision()).map_or("the end", |decision| decision.kind.name()).to_owned(),
    }
}

/// Who decides what.
fn due(game: &Game) -> String {
    let Some(decision) = game.decision() else { return "the game is over".into() };
    let who = match decision.who {
        Who::Player(player) => player.name(),
        Who::Chance => "chance",
    };
    let card = decision.card.map(|card| format!(" for {}", game.setup().variant.card(card).id));
    format!("{who}: {}{}", decision.kind.name(), card.unwrap_or_default())
}

/// What differs of the decisions that are due.
fn decisions(a: &Game, b: &Game) -> Option<Differs> {
    let (left, right) = (a.texts(), b.texts());
    let (due_a, due_b) = (due(a), due(b));
    if due_a == due_b && left == right {
        return None;
    }
    let without =
        |these: &[String], those: &[String]| these.iter().filter(|text| !those.contains(text)).cloned().collect();
    Some(Differs::Decision { a: due_a, b: due_b, only_a: without(&left, &right), only_b: without(&right, &left) })
}

/// Takes a choice; what happens, each event with the card that it turns over, if it does; a failure is an event too.
fn take(game: &mut Game, line: &str) -> Vec<(String, Option<String>)> {
    let pick = match game.parse_line(line) {
        Ok(pick) => pick,
        Err(refusal) => return vec![(format!("refused: {refusal}"), None)],
    };
    let events = match game.choose(&pick) {
        Ok(events) => events,
        Err(error) => return vec![(format!("fails: {error}"), None)],
    };
    let setup = game.setup().clone();
    let card = |card: CardId| Some(setup.variant.card(card).id.clone());
    let told = events.iter().filter_map(|event| {
        let turned = match event {
            Event::Drew { card: drawn, .. } | Event::HandPlayed { card: drawn, .. } => card(*drawn),
            _ => None,
        };
        Some((setup.event_text(event)?, turned))
    });
    told.collect()
}
