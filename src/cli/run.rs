//! `run`: the commands of the prompt from a file.

use std::path::PathBuf;

use crate::repl::{Start, converse};

use super::context::Context;
use super::failure::Failure;
use super::files;
use super::output::Output;
use super::play;

#[derive(clap::Args, Debug)]
pub struct Args {
    /// The file: a command or choice a line; empty lines and lines that begin with `#` are skipped.
    file: PathBuf,
    /// The seed of the game that the file finds when it begins.
    #[arg(long, value_name = "S")]
    seed: Option<u64>,
}

/// Runs the lines in order, up to the first that fails.
pub fn run(context: Context, args: &Args) -> Result<(), Failure> {
    let text = files::read(&args.file)?;
    let name = args.file.display().to_string();
    let mut session = play::session(context, "fr", &Start { seed: args.seed, ..Start::default() })?;
    let opening = session.open();
    if opening.error {
        return Err(Failure::Fault(opening.text));
    }
    Output::say(&opening.text)?;
    let lines = text.lines().map(|line| Ok::<_, Failure>(line.to_string()));
    let fine = converse(&mut session, lines, |reply, number, line| play::tell(reply, &name, number, line))?;
    if fine { Ok(()) } else { Err(Failure::Said) }
}
