//! `play`, and the prompt that opens without a subcommand.

use std::io::{self, BufRead, IsTerminal};
use std::path::PathBuf;
use std::rc::Rc;

use crate::board::Player;
use crate::diag::did_you_mean;
use crate::repl::{Reply, Seat, Session, Start, Terminal, converse};
use crate::sim::BOTS;

use super::context::Context;
use super::failure::Failure;
use super::files;
use super::output::Output;
use super::services::Disk;

#[derive(clap::Args, Debug)]
pub struct Args {
    /// The variant.
    #[arg(default_value = "fr")]
    variant: String,
    /// How many play; without it as many as seats are named, else two.
    #[arg(long, short, value_name = "N")]
    players: Option<usize>,
    /// Who sits where, in seat order: human or a bot's name, such as `human,greedy`; one name stands for all.
    #[arg(long, value_name = "LIST")]
    seats: Option<String>,
    /// The seed of die and deck; taken from the clock and shown if it isn't named.
    #[arg(long, value_name = "S")]
    seed: Option<u64>,
    /// The colour that begins.
    #[arg(long, value_name = "COLOUR")]
    first: Option<String>,
    /// Seconds a turn for people; then the simplest action is played.
    #[arg(long, value_name = "SECONDS")]
    clock: Option<u32>,
    /// Write the record of the game to this file at the end.
    #[arg(long, value_name = "FILE")]
    record: Option<PathBuf>,
}

/// Three lines for who opens the program without a word.
const WELCOME: &str = "\
Polygonarc Lab: you play both sides of a two-player game of the French 36-card variant.
Type `roll`, then choose squares by name, number or direction; `auto 5` lets bots play five turns, `undo` takes back.
`help` lists the commands, `variant ID` changes the rules, `seat blue greedy` gives you an opponent, `quit` leaves.";

/// The prompt on the usual game.
pub fn open(context: Context) -> Result<(), Failure> {
    let session = session(context, "fr", &Start::default())?;
    if io::stdin().is_terminal() {
        Output::say(WELCOME)?;
    }
    talk(session).map(|_| ())
}

/// Plays.
pub fn run(context: Context, args: &Args) -> Result<(), Failure> {
    let start = start(args)?;
    let session = session(context, &args.variant, &start)?.clocked(args.clock.filter(|seconds| *seconds > 0));
    let alone = session.play().bots_alone();
    let session = if alone { watch(session)? } else { talk(session)? };
    match &args.record {
        Some(path) => files::write(path, session.play().record().as_bytes()),
        None => Ok(()),
    }
}

/// A session on the disk.
pub fn session(context: Context, variant: &str, start: &Start) -> Result<Session, Failure> {
    let language = context.language.clone();
    let services = Disk::new(Rc::new(context));
    Ok(Session::new(Box::new(services), variant, start, language).map_err(Failure::Fault)?.styled(Output::style()))
}

fn start(args: &Args) -> Result<Start, Failure> {
    let named: Option<Vec<Seat>> = args
        .seats
        .as_ref()
        .map(|list| list.split(',').map(|name| seat(name.trim())).collect::<Result<_, _>>())
        .transpose()?;
    let players = match (args.players, &named) {
        (Some(players), _) => players,
        (None, Some(seats)) if seats.len() > 1 => seats.len(),
        _ => 2,
    };
    let seats = match named {
        Some(seats) if seats.len() == 1 => vec![seats[0]; players],
        Some(seats) if seats.len() != players => {
            let found = seats.len();
            return Err(Failure::Usage(format!("expected {players} seats, one a player, found {found}")));
        }
        Some(seats) => seats,
        None => Vec::new(),
    };
    let first = match &args.first {
        None => Player::Red,
        Some(name) => Player::parse(name)
            .ok_or_else(|| Failure::Usage(format!("`{name}` is no colour: expected red, blue, green or yellow")))?,
    };
    Ok(Start { players, seats, seed: args.seed, first })
}

fn seat(name: &str) -> Result<Seat, Failure> {
    Seat::parse(name).ok_or_else(|| {
        let known = || std::iter::once("human").chain(BOTS.iter().map(|(_, name, _)| *name));
        let near = did_you_mean(name, known()).map(|near| format!(", {near}")).unwrap_or_default();
        Failure::Usage(format!("unknown seat `{name}`{near}; expected {}", known().collect::<Vec<_>>().join(", ")))
    })
}

/// Bots alone: plays to the end and shows how it ends.
fn watch(mut session: Session) -> Result<Session, Failure> {
    let reply = session.open();
    if reply.error {
        return Err(Failure::Fault(reply.text));
    }
    Output::say(&reply.text)?;
    let scores = session.line("scores");
    Output::say(&scores.text)?;
    Ok(session)
}

/// A session with a person: at a terminal with a prompt, else line by line.
fn talk(mut session: Session) -> Result<Session, Failure> {
    if io::stdin().is_terminal() {
        let history = history();
        return Terminal::new(session, history).map_err(Failure::Fault)?.run().map_err(Failure::Fault);
    }
    let opening = session.open();
    if opening.error {
        return Err(Failure::Fault(opening.text));
    }
    Output::say(&opening.text)?;
    let lines = io::stdin().lock().lines().map(|line| line.map_err(Failure::from));
    let fine = converse(&mut session, lines, |reply, number, line| tell(reply, "standard input", number, line))?;
    if fine { Ok(session) } else { Err(Failure::Said) }
}

/// Says a reply; an error on the other channel, with the line that it is about.
pub fn tell(reply: &Reply, source: &str, number: usize, line: &str) -> Result<(), Failure> {
    if reply.error {
        let text = reply.text.strip_prefix("error: ").unwrap_or(&reply.text);
        anstream::eprintln!("error: {source}:{number}: {}\n  {}", line.trim(), text.replace('\n', "\n  "));
        return Ok(());
    }
    if reply.text.is_empty() { Ok(()) } else { Output::say(&reply.text) }
}

/// Where the lines that were typed are kept.
fn history() -> Option<PathBuf> {
    let variable = |name: &str| std::env::var_os(name).filter(|value| !value.is_empty()).map(PathBuf::from);
    let folder = variable("XDG_STATE_HOME").or_else(|| variable("HOME").map(|home| home.join(".local/state")))?;
    let folder = folder.join("polygonarc");
    std::fs::create_dir_all(&folder).ok()?;
    Some(folder.join("history"))
}
