//! What a person writes for a breakpoint or a watch, and whether it can ever stop.

use crate::board::{Player, Square};
use crate::diag::{near, nearest};
use crate::game::{CardId, EVENT_NAMES, Setup, primitive, primitives};
use crate::messages::{Message, Said, msg};

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
    pub note: Option<Message>,
}

/// Reads where a breakpoint stops: `card tide drawn`, `primitive capture`, `event knockout`, `square c4`, `player red`,
/// `rule K1`, `line scripts/gust.lua:5`. The kind may be left out where the word alone says which.
pub fn read_place(setup: &Setup, text: &str) -> Result<Read, Said> {
    let words: Vec<&str> = text.split_whitespace().collect();
    let sure = |place| Ok(Read { place, note: None });
    match words[..] {
        ["card", name] => in_deck(setup, name, Place::Card),
        ["card", name, "drawn"] => in_deck(setup, name, Place::Drawn),
        ["card", name, "played"] => in_deck(setup, name, Place::Played),
        ["card", name, "fizzled"] => in_deck(setup, name, Place::Fizzled),
        ["card", _, word] => Err(msg!("break-card-how", found = word).into()),
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
            Err(msg!("break-which", which = which(kind), word = kind).into())
        }
        _ => {
            let kinds = ["card", "primitive", "event", "square", "player", "rule", "line"];
            let hint = words.first().and_then(|word| near(word, kinds));
            Err(match hint {
                Some(hint) => msg!("break-no-place-near", text = text, hint = hint),
                None => msg!("break-no-place", text = text, kinds = kinds.join(", ")),
            }
            .into())
        }
    }
}

/// Reads what a watch looks at: `c4`, `score red`, `hand blue`, `laid red`, else an expression in Lua.
pub fn read_watched(setup: &Setup, text: &str) -> Result<Watched, Said> {
    let words: Vec<&str> = text.split_whitespace().collect();
    Ok(match words[..] {
        [] => return Err(msg!("watch-what").into()),
        ["square", name] => Watched::Owner(square(setup, name)?),
        ["score", name] => Watched::Score(player(setup, name)?),
        ["hand", name] => Watched::Hand(player(setup, name)?),
        ["laid", name] => Watched::Laid(player(setup, name)?),
        [name] if like_a_square(setup, name) => Watched::Owner(square(setup, name)?),
        [what @ ("score" | "hand" | "laid")] => {
            return Err(msg!("watch-whose", what = what, player = setup.first.word()).into());
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
    pub(super) fn moved(&self, from: &Setup, to: &Setup) -> Result<Stopper, Said> {
        let text = self.text(from);
        match self {
            Stopper::At(_) => read_place(to, &text).map(|read| Stopper::At(read.place)),
            Stopper::On(_) => read_watched(to, &text).map(Stopper::On),
        }
    }
}

fn in_deck(setup: &Setup, name: &str, place: fn(CardId) -> Place) -> Result<Read, Said> {
    let variant = &setup.variant;
    let Some(card) = variant.find(name) else {
        return Err(match near(name, variant.cards.iter().map(|card| card.id.as_str())) {
            Some(hint) => msg!("card-unknown-near", name = name, hint = hint),
            None => msg!("card-unknown", name = name),
        }
        .into());
    };
    let held = variant.deck.iter().any(|(other, copies)| *other == card && *copies > 0);
    let note = (!held).then(|| msg!("never-in-deck", variant = &variant.id, card = name));
    Ok(Read { place: place(card), note })
}

fn known_primitive(name: &str) -> Result<&'static str, Said> {
    let names = || primitives().map(|primitive| primitive.name);
    primitive(name)
        .map(|primitive| primitive.name)
        .ok_or_else(|| unknown(msg!("break-unknown-primitive", name = name), name, names()))
}

fn event(name: &str) -> Result<&'static str, Said> {
    let wanted = name.to_lowercase().replace('-', "_");
    let also = ALSO.iter().find(|(other, _)| *other == wanted).map_or(wanted.as_str(), |(_, name)| name);
    let found = EVENT_NAMES.iter().copied().find(|known| *known == also);
    found.ok_or_else(|| {
        let known = EVENT_NAMES.iter().copied().chain(ALSO.iter().map(|(name, _)| *name));
        unknown(msg!("break-unknown-event", name = name), name, known)
    })
}

fn rule(name: &str) -> Result<&'static str, Said> {
    let rules = || primitives().map(|primitive| primitive.rule).filter(|rule| !rule.is_empty());
    let found = rules().find(|rule| rule.eq_ignore_ascii_case(name));
    found.ok_or_else(|| {
        let mut all: Vec<&str> = rules().collect();
        all.sort_unstable();
        all.dedup();
        msg!("break-no-rule", name = name, known = all.join(", ")).into()
    })
}

/// Whether a word is a square, or would be one on a larger board.
fn like_a_square(setup: &Setup, word: &str) -> bool {
    setup.shape.parse(word).is_some() || setup.shape.nearest_name(word).is_some()
}

fn square(setup: &Setup, name: &str) -> Result<Square, Said> {
    setup.shape.parse(name).ok_or_else(|| setup.shape.no_square(name).into())
}

fn player(setup: &Setup, name: &str) -> Result<Player, Said> {
    let playing = setup.shape.players();
    match Player::parse(name) {
        Some(player) if playing.contains(player) => Ok(player),
        Some(player) => Err(msg!("plays-not-here", player = player.word()).into()),
        None => {
            let what = msg!("break-unknown-colour", name = name);
            let known = playing.iter().map(|player| player.word().into()).collect();
            Err(match near(name, playing.iter().map(Player::name)) {
                Some(hint) => msg!("what-near", what = what, hint = hint),
                None => msg!("what-known", what = what, known = Said::Several(known, ", ")),
            }
            .into())
        }
    }
}

fn unknown<'a>(what: Message, name: &str, known: impl Iterator<Item = &'a str>) -> Said {
    let known: Vec<&str> = known.collect();
    match near(name, known.iter().copied()) {
        Some(hint) => msg!("what-near", what = what, hint = hint).into(),
        None => msg!("what-known", what = what, known = known.join(", ")).into(),
    }
}

/// The question which of a kind of place.
fn which(kind: &str) -> Message {
    match kind {
        "card" => msg!("which-card"),
        "primitive" => msg!("which-primitive"),
        "event" => msg!("which-event"),
        "square" => msg!("which-square"),
        "player" => msg!("which-player"),
        "rule" => msg!("which-rule"),
        _ => msg!("which-line"),
    }
}

/// `FILE:LINE`, where the end of the file's name will do.
fn line(setup: &Setup, text: &str) -> Result<Read, Said> {
    let variant = &setup.variant;
    let parts = text.rsplit_once(':').and_then(|(file, line)| Some((file, line.parse::<u32>().ok()?)));
    let Some((name, line)) = parts.filter(|(_, line)| *line > 0) else {
        return Err(msg!("break-file-line", found = text).into());
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
        return Err(match near {
            Some(near) => msg!("break-no-file-near", name = name, hint = msg!("did-you-mean", near = near)).into(),
            None => msg!("break-no-file", name = name).into(),
        });
    };
    let lines: Vec<u32> = match sources.iter().find(|(other, _)| *other == file) {
        Some((_, source)) => code_lines(source),
        None => steps(setup, file),
    };
    let note = (!lines.contains(&line)).then(|| {
        let near = lines.iter().min_by_key(|other| other.abs_diff(line));
        match near {
            Some(near) => msg!("never-on-line-near", line = line, file = file, near = *near),
            None => msg!("never-on-line", line = line, file = file),
        }
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
