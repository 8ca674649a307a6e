//! What a person writes for a breakpoint or a watch, and whether it can ever stop.

use crate::board::{Player, Square};
use crate::diag::{did_you_mean, nearest};
use crate::game::{CardId, EVENT_NAMES, Setup, primitive, primitives};

use super::breaks::{Place, Stopper, Watched};

/// Other words for events.
const ALSO: &[(&str, &str)] = &[
    ("knockout", "knocked_out"),
    ("draw", "drew"),
    ("roll", "rolled"),
    ("gain", "gained"),
    ("capture", "gained"),
    ("move", "moved"),
    ("plant", "planted"),
    ("fizzle", "did_nothing"),
    ("turn", "turn_began"),
    ("end", "ended"),
];

/// A place read, and what is to be said if it can never stop.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Read {
    pub place: Place,
    pub note: Option<String>,
}

/// Reads where a breakpoint stops: `card tide drawn`, `primitive capture`, `event knockout`, `square c4`, `player red`,
/// `rule K1`, `line scripts/gust.lua:5`. The kind may be left out where the word alone says which.
pub fn read_place(setup: &Setup, text: &str) -> Result<Read, String> {
    let words: Vec<&str> = text.split_whitespace().collect();
    let sure = |place| Ok(Read { place, note: None });
    match words[..] {
        ["card", name] => in_deck(setup, name, Place::Card),
        ["card", name, "drawn"] => in_deck(setup, name, Place::Drawn),
        ["card", name, "played"] => in_deck(setup, name, Place::Played),
        ["card", name, "fizzled"] => in_deck(setup, name, Place::Fizzled),
        ["card", _, word] => Err(format!("a card is `drawn`, `played` or `fizzled`, found `{word}`")),
        ["primitive", name] => sure(Place::Primitive(known_primitive(name)?)),
        ["event", name] => sure(Place::Event(event(name)?)),
        ["square", name] => sure(Place::Square(square(setup, name)?)),
        ["player", name] => sure(Place::Player(player(setup, name)?)),
        ["rule", name] => sure(Place::Rule(rule(name)?)),
        ["line", at] => line(setup, at),
        [word] if word.contains(':') => line(setup, word),
        [word] if like_a_square(setup, word) => sure(Place::Square(square(setup, word)?)),
        [word] if Player::parse(word).is_some() => sure(Place::Player(player(setup, word)?)),
        [word] if setup.variant.find(word).is_some() => in_deck(setup, word, Place::Card),
        [word] if primitive(word).is_some() => sure(Place::Primitive(known_primitive(word)?)),
        [word] if event(word).is_ok() => sure(Place::Event(event(word)?)),
        [word] if rule(word).is_ok() => sure(Place::Rule(rule(word)?)),
        [kind @ ("card" | "primitive" | "event" | "square" | "player" | "rule" | "line")] => {
            Err(format!("which {kind}? as in `{kind} NAME`; see `help break`"))
        }
        _ => {
            let kinds = ["card", "primitive", "event", "square", "player", "rule", "line"];
            let near = words.first().and_then(|word| did_you_mean(word, kinds));
            Err(near.map_or_else(
                || format!("`{text}` is no place to stop at; expected one of: {}", kinds.join(", ")),
                |near| format!("`{text}` is no place to stop at, {near}"),
            ))
        }
    }
}

/// Reads what a watch looks at: `c4`, `score red`, `hand blue`, `laid red`, else an expression in Lua.
pub fn read_watched(setup: &Setup, text: &str) -> Result<Watched, String> {
    let words: Vec<&str> = text.split_whitespace().collect();
    Ok(match words[..] {
        [] => {
            return Err("what is to be watched? a square, `score red`, `hand red`, `laid red`, or an expression".into());
        }
        ["square", name] => Watched::Owner(square(setup, name)?),
        ["score", name] => Watched::Score(player(setup, name)?),
        ["hand", name] => Watched::Hand(player(setup, name)?),
        ["laid", name] => Watched::Laid(player(setup, name)?),
        [name] if like_a_square(setup, name) => Watched::Owner(square(setup, name)?),
        [what @ ("score" | "hand" | "laid")] => {
            return Err(format!("`{what}` of whom? a colour, as in `{what} {}`", setup.first));
        }
        _ => Watched::Expression(text.trim().to_owned()),
    })
}

impl Stopper {
    /// It as it is typed: what [`read_place`] or [`read_watched`] reads again.
    pub fn text(&self, setup: &Setup) -> String {
        let (card, square) =
            (|card: &CardId| &setup.variant.card(*card).id, |square: &Square| setup.shape.name(*square));
        match self {
            Stopper::At(place) => match place {
                Place::Drawn(id) => format!("card {} drawn", card(id)),
                Place::Played(id) => format!("card {} played", card(id)),
                Place::Fizzled(id) => format!("card {} fizzled", card(id)),
                Place::Card(id) => format!("card {}", card(id)),
                Place::Primitive(name) => format!("primitive {name}"),
                Place::Event(name) => format!("event {name}"),
                Place::Square(at) => format!("square {}", square(at)),
                Place::Player(player) => format!("player {player}"),
                Place::Rule(rule) => format!("rule {rule}"),
                Place::Line { file, line } => format!("line {file}:{line}"),
            },
            Stopper::On(watched) => match watched {
                Watched::Owner(at) => square(at),
                Watched::Score(player) => format!("score {player}"),
                Watched::Hand(player) => format!("hand {player}"),
                Watched::Laid(player) => format!("laid {player}"),
                Watched::Expression(expression) => expression.clone(),
            },
        }
    }

    /// The same in another set-up; why it can't be there, if it can't.
    pub(super) fn moved(&self, from: &Setup, to: &Setup) -> Result<Stopper, String> {
        let text = self.text(from);
        match self {
            Stopper::At(_) => read_place(to, &text).map(|read| Stopper::At(read.place)),
            Stopper::On(_) => read_watched(to, &text).map(Stopper::On),
        }
    }
}

fn in_deck(setup: &Setup, name: &str, place: fn(CardId) -> Place) -> Result<Read, String> {
    let variant = &setup.variant;
    let Some(card) = variant.find(name) else {
        let near = did_you_mean(name, variant.cards.iter().map(|card| card.id.as_str()));
        return Err(format!("unknown card `{name}`{}", near.map(|near| format!(", {near}")).unwrap_or_default()));
    };
    let held = variant.deck.iter().any(|(other, copies)| *other == card && *copies > 0);
    let note = (!held).then(|| format!("this can never stop: the deck of `{}` holds no `{name}`", variant.id));
    Ok(Read { place: place(card), note })
}

fn known_primitive(name: &str) -> Result<&'static str, String> {
    let names = || primitives().map(|primitive| primitive.name);
    primitive(name).map(|primitive| primitive.name).ok_or_else(|| unknown("primitive", name, names()))
}

fn event(name: &str) -> Result<&'static str, String> {
    let wanted = name.to_lowercase().replace('-', "_");
    let also = ALSO.iter().find(|(other, _)| *other == wanted).map_or(wanted.as_str(), |(_, name)| name);
    let found = EVENT_NAMES.iter().copied().find(|known| *known == also);
    found.ok_or_else(|| unknown("event", name, EVENT_NAMES.iter().copied().chain(ALSO.iter().map(|(name, _)| *name))))
}

fn rule(name: &str) -> Result<&'static str, String> {
    let rules = || primitives().map(|primitive| primitive.rule).filter(|rule| !rule.is_empty());
    let found = rules().find(|rule| rule.eq_ignore_ascii_case(name));
    found.ok_or_else(|| {
        let mut all: Vec<&str> = rules().collect();
        all.sort_unstable();
        all.dedup();
        format!("no primitive is about a rule `{name}`; those that are: {}", all.join(", "))
    })
}

/// Whether a word is a square, or would be one on a larger board.
fn like_a_square(setup: &Setup, word: &str) -> bool {
    setup.shape.parse(word).is_some() || setup.shape.nearest_name(word).is_some()
}

fn square(setup: &Setup, name: &str) -> Result<Square, String> {
    setup.shape.parse(name).ok_or_else(|| setup.shape.no_square(name).to_string())
}

fn player(setup: &Setup, name: &str) -> Result<Player, String> {
    let playing = setup.shape.players();
    match Player::parse(name) {
        Some(player) if playing.contains(player) => Ok(player),
        Some(player) => Err(format!("{player} doesn't play in this game")),
        None => Err(unknown("colour", name, playing.iter().map(Player::name))),
    }
}

fn unknown<'a>(what: &str, name: &str, known: impl Iterator<Item = &'a str>) -> String {
    let known: Vec<&str> = known.collect();
    match did_you_mean(name, known.iter().copied()) {
        Some(near) => format!("unknown {what} `{name}`, {near}"),
        None => format!("unknown {what} `{name}`; known are {}", known.join(", ")),
    }
}

/// `FILE:LINE`, where the end of the file's name will do.
fn line(setup: &Setup, text: &str) -> Result<Read, String> {
    let variant = &setup.variant;
    let parts = text.rsplit_once(':').and_then(|(file, line)| Some((file, line.parse::<u32>().ok()?)));
    let Some((name, line)) = parts.filter(|(_, line)| *line > 0) else {
        return Err(format!("expected a file and a line such as `scripts/name.lua:5`, found `{text}`"));
    };
    let scripts = variant.cards.iter().filter_map(|card| card.script.as_ref());
    let scripts = scripts.map(|script| (script.file.as_str(), script.source.as_str()));
    let mut sources: Vec<(&str, &str)> =
        scripts.chain(variant.library.iter().map(|(file, source)| (file.as_str(), source.as_str()))).collect();
    sources.sort_unstable();
    sources.dedup();
    let mut files: Vec<&str> = sources.iter().map(|(file, _)| *file).collect();
    files.extend(variant.cards.iter().map(|card| card.origin.file.as_str()));
    let named = |file: &&str| **file == *name || file.ends_with(&format!("/{name}"));
    let Some(file) = files.iter().copied().find(named) else {
        let ends = files.iter().map(|file| file.rsplit('/').next().unwrap_or(file));
        let near = nearest(name.rsplit('/').next().unwrap_or(name), ends);
        let near = near.map_or_else(String::new, |near| format!(", did you mean `{near}`?"));
        return Err(format!("no card has a file `{name}`{near}"));
    };
    let lines: Vec<u32> = match sources.iter().find(|(other, _)| *other == file) {
        Some((_, source)) => code_lines(source),
        None => steps(setup, file),
    };
    let note = (!lines.contains(&line)).then(|| {
        let near = lines.iter().min_by_key(|other| other.abs_diff(line));
        let near = near.map_or_else(String::new, |near| format!("; the nearest that does is {near}"));
        format!("this can never stop: nothing is run on line {line} of {file}{near}")
    });
    Ok(Read { place: Place::Line { file: file.to_owned(), line }, note })
}

/// The lines on which something runs: not those blank, of comments, or that only close or open a block.
fn code_lines(source: &str) -> Vec<u32> {
    let (mut lines, mut comment, mut inside) = (Vec::new(), false, false);
    for (number, text) in source.lines().enumerate() {
        let text = text.trim();
        comment |= text.starts_with("--[[");
        let idle = text.is_empty() || text.starts_with("--") || comment;
        comment &= !text.contains("]]");
        let opens = text.starts_with("function") || text.starts_with("local function");
        let closes = text.trim_matches([')', '}', ',', ';', ' ']);
        inside |= opens;
        if !idle && inside && !opens && !matches!(closes, "" | "end" | "else" | "do" | "then") {
            lines.push(number as u32 + 1);
        }
    }
    lines
}

/// The lines of a card's file on which its steps begin.
fn steps(setup: &Setup, file: &str) -> Vec<u32> {
    let mut lines = Vec::new();
    for card in &setup.variant.cards {
        let hooks = &card.hooks;
        let hooks =
            [&hooks.turn_start, &hooks.roll, &hooks.moving, &hooks.targeted, &hooks.knocked_out, &hooks.turn_end];
        let hooked = hooks.into_iter().flatten().flat_map(|hook| &hook.steps);
        let steps = card.steps.iter().chain(hooked).filter(|step| step.origin.file == file);
        lines.extend(steps.map(|step| step.origin.line));
    }
    lines.sort_unstable();
    lines
}
