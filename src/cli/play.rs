//! `play`, and the program without a command: the prompt, at a terminal or from a pipe.

use std::cell::RefCell;
use std::collections::hash_map::RandomState;
use std::hash::{BuildHasher, Hasher};
use std::io::{self, BufRead, IsTerminal};
use std::path::{Path, PathBuf};
use std::rc::Rc;
use std::sync::Arc;
use std::sync::atomic::Ordering;

use crate::content::{Loaded, load_changed, load_variant, variant_file};
use crate::game::{Host, Variant};
use crate::lab::{Impact, impact};
use crate::record::Header;
use crate::render::Paint;
use crate::repl::{Services, Session, Since, run_terminal};

use super::context::{Context, host, tools};
use super::failure::Failure;
use super::files;
use super::journal::Journals;
use super::output::Output;

/// The game that the program opens with.
const USUAL: &str = "fr";

#[derive(clap::Args, Debug)]
pub struct Args {
    /// The variant.
    #[arg(default_value = USUAL)]
    variant: String,
    /// Players: 2, 3 or 4.
    #[arg(long, value_name = "N")]
    players: Option<usize>,
    /// Who sits where: human or a bot for each seat, or one name for all.
    #[arg(long, value_name = "SEATS")]
    seats: Option<String>,
    /// The seed of the die and the deck.
    #[arg(long, value_name = "S")]
    seed: Option<u64>,
    /// Seconds that a person has for a turn.
    #[arg(long, value_name = "SECONDS")]
    clock: Option<u32>,
    /// Keep the game's record in this file as it goes.
    #[arg(long, value_name = "FILE")]
    record: Option<PathBuf>,
}

/// What the session gets from outside: the content, the disk, a seed.
pub struct Outside {
    context: RefCell<Rc<Context>>,
    /// As it was at first, and before it was last read anew.
    first: Rc<Context>,
    before: RefCell<Rc<Context>>,
    journals: Option<Rc<Journals>>,
}

impl Outside {
    /// Without journals, what is done is kept nowhere.
    pub fn new(context: Rc<Context>, journals: Option<Rc<Journals>>) -> Outside {
        let before = RefCell::new(context.clone());
        Outside { first: context.clone(), before, context: RefCell::new(context), journals }
    }

    fn context(&self) -> Rc<Context> {
        self.context.borrow().clone()
    }
}

impl Services for Outside {
    fn variants(&self) -> Vec<String> {
        self.context().content.variant_ids().into_iter().map(str::to_owned).collect()
    }

    fn load(&self, id: &str) -> Result<Loaded, String> {
        self.context().load(id).map_err(|failure| failure.text())
    }

    fn reload(&self, id: &str) -> Result<Loaded, String> {
        let fresh = self.context().reread().map_err(|failure| failure.text())?;
        let loaded = fresh.load(id).map_err(|failure| failure.text())?;
        self.before.replace(self.context.replace(Rc::new(fresh)));
        Ok(loaded)
    }

    fn impact(&self, since: Since, paths: &[String]) -> Result<Impact, String> {
        let now = self.context();
        let before = match since {
            Since::Beginning => self.first.clone(),
            Since::Reload => self.before.borrow().clone(),
        };
        let paths: Vec<PathBuf> = paths.iter().map(PathBuf::from).collect();
        let files = files::stored(&paths, now.folder.as_deref(), "tests", &[]).map_err(|failure| failure.text())?;
        Ok(impact(&before.content, &now.content, &files, &tools()))
    }

    fn stamp(&self) -> Option<u64> {
        self.context().folder.as_deref().map(files::stamp)
    }

    fn load_changed(&self, id: &str, changes: &str) -> Result<Loaded, String> {
        load_changed(&self.context().content, id, changes, self.context().checker())
            .map_err(|report| report.render(false))
    }

    fn own(&self, file: &str) -> Option<String> {
        let context = self.context();
        context.content.text(file).filter(|_| context.content.is_own(file)).map(|text| text.to_string())
    }

    fn load_as(&self, id: &str, text: &str) -> Result<Loaded, String> {
        let context = self.context();
        let mut content = context.content.clone();
        content.overlay([(variant_file(id), text.to_owned())]);
        load_variant(&content, id, context.checker()).map_err(|report| report.render(false))
    }

    fn keep(&self, file: &str, text: &str) -> Result<String, String> {
        let context = self.context();
        let Some(folder) = &context.folder else {
            return Err(
                "there is no content folder: start with `--content DIR`; `polygonarc init DIR` makes one".into()
            );
        };
        let path = folder.join(file);
        if let Some(parent) = path.parent() {
            std::fs::create_dir_all(parent).map_err(|error| Failure::file(parent, "make", &error).text())?;
        }
        files::write(&path, text.as_bytes()).map_err(|failure| failure.text())?;
        self.context.replace(Rc::new(context.reread().map_err(|failure| failure.text())?));
        Ok(path.display().to_string())
    }

    fn host(&self, variant: &Arc<Variant>) -> Rc<dyn Host> {
        host(variant)
    }

    fn source(&self, file: &str) -> Option<String> {
        self.context().content.text(file).map(|text| text.to_string())
    }

    fn read(&self, file: &str) -> Result<String, String> {
        files::read(Path::new(file)).map_err(|failure| failure.text())
    }

    fn exists(&self, file: &str) -> bool {
        Path::new(file).exists()
    }

    fn write(&self, file: &str, text: &str) -> Result<(), String> {
        files::write(Path::new(file), text.as_bytes()).map_err(|failure| failure.text())
    }

    fn cut_off(&self) -> Option<String> {
        self.journals.as_ref()?.cut_off()
    }

    fn forget_cut_off(&self) {
        if let Some(journals) = &self.journals {
            journals.forget();
        }
    }

    fn seed(&self) -> u64 {
        // The standard library seeds its hashers afresh; six digits are easy to type again.
        RandomState::new().build_hasher().finish() % 1_000_000
    }
}

/// A session on a variant.
pub fn session(context: Rc<Context>, variant: &str, journals: Option<Rc<Journals>>) -> Result<Session, Failure> {
    let language = context.language.clone();
    let mut session = Session::new(Box::new(Outside::new(context, journals)), variant, Paint::COLOUR)
        .map_err(|error| Failure::Fault(error.to_string()))?;
    session.speak(language);
    let interrupt = session.interrupt();
    session.stream(move |text| {
        // Where nobody reads any more, nothing more needs to be played.
        if Output::say(text).is_err() {
            interrupt.store(true, Ordering::Relaxed);
        }
    });
    Ok(session)
}

/// Opens the prompt on the usual game for two.
pub fn open(context: Context) -> Result<(), Failure> {
    let args = Args { variant: USUAL.into(), players: None, seats: None, seed: None, clock: None, record: None };
    run(context, &args)
}

/// The language of the system, as its users set it.
fn locale() -> Option<String> {
    let set = ["LC_ALL", "LC_MESSAGES", "LANG"].into_iter().filter_map(|name| std::env::var(name).ok());
    let code = set.into_iter().find(|value| !value.is_empty())?;
    Some(code.split(['_', '.', '@', '-']).next().unwrap_or_default().to_lowercase())
}

/// Plays.
pub fn run(context: Context, args: &Args) -> Result<(), Failure> {
    let person = io::stdin().is_terminal() && io::stdout().is_terminal();
    // Only a person's session is kept as it goes: what a script or a pipe does can be done again.
    let journals = data().filter(|_| person).map(|folder| Rc::new(Journals::new(folder.join("sessions"))));
    let mut session = session(Rc::new(context), &args.variant, journals.clone())?;
    if person {
        session.for_a_person();
        session.usually_speak(locale());
    }
    session.set_clock(args.clock.unwrap_or(0));
    let mut start = String::from("new");
    let mut option = |name: &str, value: Option<String>| {
        if let Some(value) = value {
            start.push_str(&format!(" --{name}={value}"));
        }
    };
    option("players", args.players.map(|players| players.to_string()));
    option("seats", args.seats.clone());
    option("seed", args.seed.map(|seed| seed.to_string()));
    let first = session.run(&start);
    if let Some(error) = first.error {
        return Err(Failure::Usage(error));
    }
    if person && !session.all_bots() {
        Output::say(&session.greeting())?;
    }
    Output::say(&first.text)?;
    if let Some(offer) = session.offer() {
        Output::say(&offer)?;
    }
    let mut keeper = Keeper { file: args.record.clone(), ..Keeper::default() };
    if let Some(file) = &args.record {
        files::place_for(file, "polygonarc-record")?;
    }
    if session.all_bots() && (!person || args.seats.is_some()) {
        let all = session.run("auto all");
        Output::say(&all.text)?;
        keeper.keep(&session)?;
        return all.error.map_or(Ok(()), |error| Err(Failure::Fault(error)));
    }
    keeper.keep(&session)?;
    if !person {
        return piped(&mut session, io::stdin().lock().lines(), "standard input", &mut keeper);
    }
    let interrupt = session.interrupt();
    // Where no handler can be set, Ctrl-C ends the program: no reason not to play.
    let _ = ctrlc::set_handler(move || interrupt.store(true, Ordering::Relaxed));
    let mut failed = None;
    let history = data().map(|folder| folder.join("history"));
    let end = run_terminal(&mut session, history, &mut |session| {
        if failed.is_none() {
            failed = keeper.keep(session).err();
        }
        if let Some(journals) = &journals
            && failed.is_none()
        {
            failed = journals.write(session.journal().as_deref()).err();
        }
    });
    end.map_err(|error| Failure::Fault(error.to_string()))?;
    if let Some(journals) = &journals {
        journals.end();
    }
    failed.map_or(Ok(()), Err)
}

/// Runs lines one after the other, up to the first that fails.
pub fn piped(
    session: &mut Session,
    lines: impl Iterator<Item = io::Result<String>>,
    name: &str,
    keeper: &mut Keeper,
) -> Result<(), Failure> {
    for (place, line) in lines.enumerate() {
        let reply = session.run(&line?);
        if !reply.text.is_empty() {
            Output::say(&reply.text)?;
        }
        keeper.keep(session)?;
        if let Some(error) = reply.error {
            return Err(Failure::Fault(format!("{name}:{}: {error}", place + 1)));
        }
        if reply.quit {
            break;
        }
    }
    if session.unfinished() {
        return Err(Failure::Fault(format!("{name}: what is pasted in has no end: an empty line or `end` ends it")));
    }
    Ok(())
}

/// Keeps the record on disk as the game goes.
#[derive(Default)]
pub struct Keeper {
    file: Option<PathBuf>,
    kept: usize,
    /// The game whose record it is.
    game: Option<Header>,
}

impl Keeper {
    fn keep(&mut self, session: &Session) -> Result<(), Failure> {
        let (Some(file), Some(record)) = (&mut self.file, session.record()) else { return Ok(()) };
        // Content read anew makes no other game.
        let game = session.header().map(|header| Header { hash: None, ..header.clone() });
        if self.game != game {
            // A further game takes no other's place.
            if self.game.is_some() {
                *file = files::next_free(file);
            }
            (self.game, self.kept) = (game, usize::MAX);
        }
        if session.decisions() != self.kept {
            self.kept = session.decisions();
            files::write(file, record.as_bytes())?;
        }
        Ok(())
    }
}

/// Where the typed lines and the running sessions are kept: the user's data folder, by the usual variables.
fn data() -> Option<PathBuf> {
    let set = |name: &str| std::env::var_os(name).filter(|value| !value.is_empty()).map(PathBuf::from);
    let data = set("XDG_DATA_HOME").or_else(|| Some(set("HOME")?.join(".local/share")))?;
    let folder = data.join("polygonarc");
    std::fs::create_dir_all(&folder).ok()?;
    Some(folder)
}
