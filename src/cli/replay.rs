//! `replay`: plays a recorded game again.

use std::path::{Path, PathBuf};

use crate::game::Game;
use crate::record::{self, Record, Replay};

use super::context::{Context, host};
use super::failure::Failure;
use super::files;
use super::output::Output;

#[derive(clap::Args, Debug)]
pub struct Args {
    /// The record.
    file: PathBuf,
    /// Print every event.
    #[arg(long, short)]
    verbose: bool,
}

/// The record in a file, with every fault of its lines.
pub fn read(path: &Path) -> Result<Record, Failure> {
    Record::parse(&files::read(path)?).map_err(|faults| {
        let lines = faults.iter().map(|fault| format!("{}:{}: {}", path.display(), fault.line, fault.message));
        Failure::Fault(lines.collect::<Vec<_>>().join("\n"))
    })
}

/// The game that a record begins with; a warning if the content has changed since.
pub fn start(context: &Context, path: &Path, record: &Record) -> Result<(Game, Option<String>), Failure> {
    let header = &record.header;
    let variant = context.load(&header.variant)?.variant;
    let game = record::start(header, &path.display().to_string(), variant.clone(), host(&variant));
    let game = game.map_err(Failure::Fault)?;
    Ok((game, header.differs_from(&variant)))
}

/// Replays.
pub fn run(context: &Context, args: &Args) -> Result<(), Failure> {
    let record = read(&args.file)?;
    let (game, changed) = start(context, &args.file, &record)?;
    if let Some(changed) = changed {
        anstream::eprintln!("warning: {changed}");
    }
    let mut replay = Replay::new(&record, game);
    while let Some(step) = replay.step() {
        match step {
            Ok(played) if args.verbose => {
                let setup = replay.game().setup();
                for event in played.events.iter().filter_map(|event| setup.event_text(event)) {
                    Output::say(&event)?;
                }
            }
            Ok(_) => {}
            Err(error) => return Err(Failure::Fault(format!("{}: {error}", args.file.display()))),
        }
    }
    let game = replay.into_game();
    let state = game.state();
    let mut text = format!("{} decisions, {} turns", record.lines.len(), state.turn);
    for player in game.setup().shape.players().iter() {
        let (zones, knockouts) = (state.board.owned(player).len(), state.knockouts[player]);
        text.push_str(&format!("\n{player:<7} {zones:>3} squares  {knockouts} knockouts"));
    }
    text.push_str(&match state.outcome {
        Some(outcome) => match outcome.winner {
            Some(winner) => format!("\n{winner} won by {}", outcome.by.name()),
            None => "\na draw at the turn limit".into(),
        },
        None => "\nthe game is not over".into(),
    });
    Output::say(&text)
}
