//! A profile as text: a table by card and by primitive, and scripts with how often each line ran.

use std::collections::BTreeMap;

use crate::game::{Lines, Measured, Tally, Variant};
use crate::messages::{Message, msg};

/// A table of all that was measured, what took longest first; empty if nothing was.
pub fn profile(variant: &Variant, tallies: &BTreeMap<Measured, Tally>, language: &str) -> String {
    let name = |what: &Measured| match what {
        Measured::Run(card) => (variant.card(*card).id.clone(), Some(msg!("profile-runs"))),
        Measured::Probe(card) => (variant.card(*card).id.clone(), Some(msg!("profile-probes"))),
        Measured::Hook(card) => (variant.card(*card).id.clone(), Some(msg!("profile-hooks"))),
        Measured::Primitive(name) => ((*name).to_owned(), None),
    };
    let (primitives, cards): (Vec<_>, Vec<_>) =
        tallies.iter().partition(|(what, _)| matches!(what, Measured::Primitive(_)));
    let say = |message: Message| message.text(language);
    let mut text = String::new();
    for (title, mut rows) in [(msg!("profile-card"), cards), (msg!("profile-primitive"), primitives)] {
        if rows.is_empty() {
            continue;
        }
        // The order of equal times is that of names, not of the clock's whims.
        rows.sort_by_key(|(_, tally)| std::cmp::Reverse(tally.nanoseconds));
        let (calls, instructions) = (say(msg!("profile-calls")), say(msg!("profile-instructions")));
        let (title, time) = (say(title), say(msg!("profile-time")));
        text.push_str(&format!("{title:<20} {calls:>9} {instructions:>13} {time:>11}\n"));
        for (what, tally) in rows {
            let (name, kind) = name(what);
            let kind = kind.map_or_else(String::new, |kind| format!("  {}", say(kind)));
            let time = format!("{:.3} ms", tally.nanoseconds as f64 / 1e6);
            text.push_str(&format!("{name:<20} {:>9} {:>13} {time:>11}{kind}\n", tally.calls, tally.fuel));
        }
    }
    text
}

/// How much of each script ran, and the lines that didn't; or, with a file, that script with how often each line ran.
pub fn coverage(
    variant: &Variant,
    lines: &BTreeMap<String, Lines>,
    file: Option<&str>,
    language: &str,
) -> Result<String, Message> {
    if lines.is_empty() {
        return Ok(msg!("coverage-none").text(language));
    }
    if let Some(file) = file {
        let found = lines.iter().find(|(known, _)| {
            let stem = known.rsplit('/').next().unwrap_or(known);
            known.as_str() == file || stem == file || stem.trim_end_matches(".lua") == file
        });
        let Some((file, counts)) = found else {
            let all: Vec<&str> = lines.keys().map(String::as_str).collect();
            return Err(msg!("coverage-unknown", file = file, known = all.join(", ")));
        };
        return Ok(listing(variant, file, counts));
    }
    let mut text = String::new();
    for (file, counts) in lines {
        let code = counts.iter().flatten().count();
        let ran = counts.iter().flatten().filter(|count| **count > 0).count();
        let missed: Vec<usize> = (1..).zip(counts).filter(|(_, count)| **count == Some(0)).map(|(at, _)| at).collect();
        let percent = format!("{:>5.1}", 100.0 * ran as f64 / code.max(1) as f64);
        let row = msg!("coverage-row", ran = format!("{ran:>4}"), all = format!("{code:<4}"), percent = percent)
            .text(language);
        text.push_str(&format!("{file:<32} {row}"));
        if !missed.is_empty() {
            text.push_str(&format!("  {}", msg!("coverage-missed", lines = ranges(&missed)).text(language)));
        }
        text.push('\n');
    }
    Ok(text)
}

fn listing(variant: &Variant, file: &str, counts: &Lines) -> String {
    let scripts = variant.cards.iter().filter_map(|card| card.script.as_ref());
    let source = scripts.filter(|script| script.file == file).map(|script| script.source.as_str()).next();
    let library = || variant.library.iter().find(|(known, _)| known == file).map(|(_, source)| source.as_str());
    let mut text = String::new();
    for (place, line) in source.or_else(library).unwrap_or("").lines().enumerate() {
        let count = match counts.get(place).copied().flatten() {
            None => String::new(),
            Some(0) => "-".into(),
            Some(count) => count.to_string(),
        };
        text.push_str(format!("{count:>8} {:>4} {line}", place + 1).trim_end());
        text.push('\n');
    }
    text
}

/// `3-5 9 12-13`.
fn ranges(places: &[usize]) -> String {
    let runs = places.chunk_by(|a, b| a + 1 == *b);
    let text = |run: &[usize]| match run {
        [one] => one.to_string(),
        [first, .., last] => format!("{first}-{last}"),
        [] => String::new(),
    };
    runs.map(text).collect::<Vec<_>>().join(" ")
}
