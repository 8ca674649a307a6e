//! `impact`: which stored records, scenarios and playthroughs go otherwise on changed content.

use std::path::{Path, PathBuf};

use serde_json::json;

use crate::lab::{Changed, impact};

use super::context::Context;
use super::failure::Failure;
use super::output::Output;
use super::{files, sides};

#[derive(clap::Args, Debug)]
pub struct Args {
    /// Files or folders with records, scenarios and playthroughs; without any, `tests` here and in the content folder.
    paths: Vec<PathBuf>,
    /// The content folder to compare with; without it, the built-in content.
    #[arg(long, value_name = "DIR")]
    against: Option<PathBuf>,
    /// Print JSON.
    #[arg(long)]
    json: bool,
}

/// Plays everything on both.
pub fn run(context: &Context, args: &Args) -> Result<(), Failure> {
    context.sound()?;
    let before = sides::content(context, Some(args.against.as_deref().and_then(Path::to_str).unwrap_or("")))?;
    let files = files::stored(&args.paths, context.folder.as_deref(), "tests", &[])?;
    let found = impact(&before, &context.content, &files, &super::context::tools());
    if found.all == 0 && found.unreadable.is_empty() {
        return Err(Failure::Usage(
            "no records, scenarios or playthroughs found: name a file or folder of them".into(),
        ));
    }
    if args.json {
        let one = |one: &Changed| {
            json!({
                "file": one.file, "line": one.line, "name": one.name, "event": one.event, "decision_line": one.at,
                "was": one.was, "now": one.now, "failure": one.failure,
            })
        };
        let changed: Vec<_> = found.changed.iter().map(one).collect();
        let unreadable: Vec<_> =
            found.unreadable.iter().map(|(file, why)| json!({ "file": file, "why": why })).collect();
        return Output::json(&json!({
            "all": found.all, "played": found.played, "unknown_variant": found.unknown, "changed": changed, "unreadable": unreadable,
        }));
    }
    let mut text = String::new();
    for one in &found.changed {
        text.push_str(&told(one));
    }
    for (file, why) in &found.unreadable {
        text.push_str(&format!("{file}: can't be read\n  {}\n", why.trim_end().replace('\n', "\n  ")));
    }
    let fail = found.changed.iter().filter(|one| one.failure.is_some()).count();
    let unknown = match found.unknown {
        0 => String::new(),
        count => format!("{count} on variants that the content before lacks, "),
    };
    text.push_str(&format!(
        "{} stored: {} on variants that didn't change, {unknown}{} played; {} changed, {fail} of them fail now",
        found.all,
        found.all - found.played - found.unknown,
        found.played,
        found.changed.len()
    ));
    Output::say(&text)
}

fn told(one: &Changed) -> String {
    let name = if one.name == one.file { String::new() } else { format!(" {}", one.name) };
    let mut text = format!("{}:{}:{name}\n", one.file, one.at.unwrap_or(one.line as usize));
    if one.event > 0 {
        let event = |event: &Option<String>| event.as_ref().map_or("(no event)".into(), |text| format!("`{text}`"));
        text.push_str(&format!("  event {}: was {}, now {}\n", one.event, event(&one.was), event(&one.now)));
    }
    if let Some(failure) = &one.failure {
        // A scenario's failure begins with its place and name, which were just told.
        let lines = failure.lines().skip(usize::from(failure.starts_with(&one.file)));
        let first: Vec<&str> =
            lines.take_while(|line| !line.trim_start().starts_with("what happened")).take(3).collect();
        text.push_str(&format!("  fails now: {}\n", first.join("\n  ").trim()));
    }
    text
}
