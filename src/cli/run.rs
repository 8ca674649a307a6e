//! `run`: a file of prompt commands, up to the first that fails.

use std::path::PathBuf;
use std::rc::Rc;

use super::context::Context;
use super::failure::Failure;
use super::files;
use super::play::{Keeper, piped, session};

#[derive(clap::Args, Debug)]
pub struct Args {
    /// The file: one command or choice a line; `#` begins a comment line.
    script: PathBuf,
    /// The variant that is loaded at first.
    #[arg(long, default_value = "fr", value_name = "VARIANT")]
    variant: String,
}

/// Runs a script.
pub fn run(context: Context, args: &Args) -> Result<(), Failure> {
    let text = files::read(&args.script)?;
    let mut session = session(Rc::new(context), &args.variant, None)?;
    let lines = text.lines().map(|line| Ok(line.to_owned()));
    piped(&mut session, lines, &args.script.display().to_string(), &mut Keeper::default())
}
