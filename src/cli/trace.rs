//! `trace`: a recorded game as JSON Lines.

use std::path::PathBuf;

use crate::record::{Entry, Replay, Trace};

use super::context::Context;
use super::failure::Failure;
use super::output::Output;
use super::replay;

#[derive(clap::Args, Debug)]
pub struct Args {
    /// The record.
    file: PathBuf,
}

/// Writes the trace to standard output.
pub fn run(context: &Context, args: &Args) -> Result<(), Failure> {
    let record = replay::read(&args.file)?;
    let (start, changed) = replay::start(context, &args.file, &record)?;
    if let Some(changed) = changed {
        anstream::eprintln!("warning: {changed}");
    }
    let mut trace = Trace::new();
    trace.header(start.setup(), record.header.seed);
    let mut replay = Replay::new(&record, start);
    while let Some(entry) = replay.peek() {
        let before = match &entry {
            Ok(Entry::Choice(pick)) => Trace::before(replay.game(), pick),
            Ok(Entry::Edit(edit)) => Some(Trace::before_edit(replay.game(), edit)),
            Err(_) => None,
        };
        match replay.step() {
            None => break,
            Some(Ok(played)) => {
                if let Some(before) = before {
                    trace.after(&before, replay.game(), &played.events);
                }
            }
            Some(Err(error)) => {
                Output::raw(trace.bytes())?;
                return Err(Failure::Fault(format!("{}:{error}", args.file.display())));
            }
        }
        Output::raw(trace.bytes())?;
        trace.clear();
    }
    Ok(())
}
