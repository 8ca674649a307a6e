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
    if found.is_empty() {
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
    Output::say(&found.said(usize::MAX).to_string())
}
