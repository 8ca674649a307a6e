//! Fuzzing a card: it is played in seeded random positions and games of every player count, everything is checked, and
//! what fails is shrunk and written as a scenario. The same seed finds the same.

mod shrink;
mod trial;
mod watch;
mod write;

use std::collections::BTreeMap;
use std::rc::Rc;
use std::sync::Arc;

use crate::content::{Content, ContentLoader, load_variant, run_scenarios, variant_file};
use crate::game::{CardId, Setup, Stream, Variant};

pub use watch::{Fault, Found, Watch};

use self::trial::{Answers, Bench, Course, run, whole_game};
use super::Tools;
use super::parallel;
use super::random;
use super::sketch::{Feature, Sketch};

/// What is to be fuzzed.
#[derive(Clone, Debug)]
pub struct FuzzPlan {
    pub card: String,
    /// The variants; empty for all whose deck holds the card, those that play the same only once.
    pub variants: Vec<String>,
    /// Positions and whole games, over all variants and player counts.
    pub positions: usize,
    pub games: usize,
    pub seed: u64,
}

/// A failure, shrunk.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct FuzzFailure {
    pub fault: Fault,
    pub message: String,
    pub variant: String,
    pub players: usize,
    /// A scenario file that shows it; `None` if it didn't come about a second time.
    pub scenario: Option<String>,
    /// Whether the scenario, run as it stands, fails.
    pub fails: bool,
    /// Features of the position and choices that it takes.
    pub size: (usize, usize),
    /// How often the fault was met.
    pub met: usize,
}

/// What fuzzing gave.
#[derive(Clone, PartialEq, Eq, Default, Debug)]
pub struct Fuzzed {
    pub variants: Vec<String>,
    /// Positions in which the card was played.
    pub positions: usize,
    pub games: usize,
    /// One of each sort, the first met.
    pub failures: Vec<FuzzFailure>,
}

/// One trial by number.
struct Trial {
    variant: usize,
    players: usize,
    number: u64,
    whole: bool,
}

/// A trial's fault, with how it came about.
type Met = Option<(Course, Found)>;

/// Turns after which a fuzzed game is counted out.
const TURN_LIMIT: u32 = 150;
/// Copies of the card in the fuzzed decks: enough to meet it often, and itself.
const COPIES: u16 = 6;

/// Fuzzes. The error says why that can't be done.
pub fn fuzz(content: &Content, plan: &FuzzPlan, tools: &Tools<'_>) -> Result<Fuzzed, String> {
    let variants = variants(content, plan, tools)?;
    let trials: Vec<Trial> = (0..plan.positions + plan.games)
        .map(|number| Trial {
            variant: number % variants.len(),
            players: 2 + number / variants.len() % 3,
            number: number as u64,
            whole: number >= plan.positions,
        })
        .collect();
    let results: Vec<(bool, Met)> = parallel::each(tools.jobs, &trials, |work| {
        let mut benches = BTreeMap::new();
        work.each(|_, trial| {
            let key = (trial.variant, trial.players);
            let bench =
                benches.entry(key).or_insert_with(|| bench(&variants[trial.variant], trial.players, plan, tools));
            bench.as_ref().map_or((false, None), |bench| one(bench, trial, plan.seed))
        });
    });
    let mut fuzzed =
        Fuzzed { variants: variants.iter().map(|variant| variant.id.clone()).collect(), ..Fuzzed::default() };
    let mut firsts: Vec<(&Trial, Course, Found, usize)> = Vec::new();
    for (trial, (played, met)) in trials.iter().zip(results) {
        *(if trial.whole { &mut fuzzed.games } else { &mut fuzzed.positions }) += usize::from(played);
        let Some((course, found)) = met else { continue };
        match firsts.iter_mut().find(|(_, _, known, _)| known.same(&found)) {
            Some((.., met)) => *met += 1,
            None => firsts.push((trial, course, found, 1)),
        }
    }
    for (trial, course, found, met) in firsts {
        let variant = &variants[trial.variant];
        if let Some(bench) = bench(variant, trial.players, plan, tools) {
            fuzzed.failures.push(failure(content, &bench, variant, (course, found, met), tools));
        }
    }
    Ok(fuzzed)
}

/// The variants, each with more copies of the card.
fn variants(content: &Content, plan: &FuzzPlan, tools: &Tools<'_>) -> Result<Vec<Arc<Variant>>, String> {
    let mut ids: Vec<&str> = match plan.variants.is_empty() {
        true => content.variant_ids(),
        false => plan.variants.iter().map(String::as_str).collect(),
    };
    // Of those that play the same, the one that the others are made from.
    let extends = |id: &str| content.text(&variant_file(id)).is_some_and(|text| text.contains("\nextends"));
    ids.sort_by_key(|id| extends(id));
    let checker = (tools.checker)(content);
    let mut found: Vec<Arc<Variant>> = Vec::new();
    for id in ids {
        let variant = load_variant(content, id, &*checker).map_err(|report| report.render(true))?.variant;
        let in_deck = variant.find(&plan.card).is_some_and(|card| variant.deck.iter().any(|(known, _)| *known == card));
        if (in_deck || !plan.variants.is_empty()) && !found.iter().any(|known| known.hash == variant.hash) {
            found.push(variant);
        }
    }
    if found.is_empty() {
        // A card that no deck holds yet is tried in the plainest one.
        let id = content
            .variant_ids()
            .into_iter()
            .find(|id| !extends(id))
            .ok_or("there is no variant to fuzz the card in")?;
        found.push(load_variant(content, id, &*checker).map_err(|report| report.render(true))?.variant);
    }
    let more = |variant: Arc<Variant>| {
        let mut variant = (*variant).clone();
        let card = variant.find(&plan.card).ok_or_else(|| format!("there is no card `{}`", plan.card))?;
        variant.knobs.turn_limit = TURN_LIMIT;
        match variant.deck.iter_mut().find(|(known, _)| *known == card) {
            Some((_, copies)) => *copies = (*copies).max(COPIES),
            None => variant.deck.push((card, COPIES)),
        }
        variant.deck.sort_unstable();
        Ok(Arc::new(variant))
    };
    found.into_iter().map(more).collect()
}

fn bench(variant: &Arc<Variant>, players: usize, plan: &FuzzPlan, tools: &Tools<'_>) -> Option<Bench> {
    let setup = Rc::new(Setup::new(variant.clone(), players).ok()?);
    let card = variant.find(&plan.card)?;
    Some(Bench { setup, host: (tools.host)(variant), card })
}

/// One trial: whether the card was played, and what went wrong.
fn one(bench: &Bench, trial: &Trial, seed: u64) -> (bool, Met) {
    let mut stream = Stream::new(seed, trial.number);
    if trial.whole {
        return (true, whole_game(bench, stream.below(1 << 31) as u64));
    }
    let sketch = match trial.number % 2 {
        0 => random::made_up(&bench.setup, &mut stream),
        _ => random::played(&bench.setup, bench.host.clone(), &mut stream),
    };
    let Some(mut sketch) = sketch else { return (false, None) };
    ready(bench, &mut sketch);
    let answers = Answers::Lot(Stream::new(seed ^ 0x6675_7a7a, trial.number));
    match run(bench, &sketch, true, answers) {
        None => (false, None),
        Some((_, None)) => (true, None),
        Some((lines, Some(found))) => (true, Some((Course { sketch, play: true, lines }, found))),
    }
}

/// Has a copy of the card lie in the deck, if all are elsewhere.
fn ready(bench: &Bench, sketch: &mut Sketch) {
    let card: CardId = bench.card;
    if !sketch.features.contains(&Feature::Top(card)) {
        let away = |feature: &Feature| matches!(feature, Feature::Discard(known) if *known == card);
        if let Some(place) = sketch.features.iter().position(away) {
            sketch.features.remove(place);
            sketch.features.push(Feature::Top(card));
        }
    }
}

fn failure(
    content: &Content,
    bench: &Bench,
    variant: &Variant,
    (course, found, met): (Course, Found, usize),
    tools: &Tools<'_>,
) -> FuzzFailure {
    let mut failure = FuzzFailure {
        fault: found.fault,
        message: found.message.clone(),
        variant: variant.id.clone(),
        players: bench.setup.players,
        scenario: None,
        fails: false,
        size: (course.sketch.features.len(), course.lines.len()),
        met,
    };
    if let Some(small) = shrink::shrink(bench, course, found) {
        let card = &variant.card(bench.card).id;
        let text = write::scenario(card, &variant.id, &small);
        let checker = (tools.checker)(content);
        let loader = ContentLoader::new(content, &*checker, tools.host);
        let broken = small.found.fault == Fault::Panic;
        failure.fails = broken
            || run_scenarios(&[("fuzz.toml".into(), text.clone())], &loader)
                .iter()
                .any(|result| result.failure.is_some());
        failure.message = small.found.message.clone();
        failure.size = (small.course.sketch.features.len(), small.course.lines.len());
        failure.scenario = Some(text);
    }
    failure
}
