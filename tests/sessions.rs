//! Sessions at the prompt: every `tests/sessions/*.repl` is typed into a session without terminal and disk, and what it
//! answers must be the `.out` beside it. `BLESS=1` writes those files anew.

use std::cell::RefCell;
use std::collections::BTreeMap;
use std::path::{Path, PathBuf};
use std::rc::Rc;
use std::sync::Arc;

use polygonarc::content::{Content, Loaded, Unchecked, load_variant};
use polygonarc::game::{Host, Variant};
use polygonarc::repl::{GROUPS, Services, Session, Start};
use polygonarc::script::LuaHost;

/// Built-in content, files in memory, one seed.
#[derive(Default)]
struct Memory {
    files: RefCell<BTreeMap<String, String>>,
}

impl Services for Memory {
    fn load(&self, id: &str) -> Result<Loaded, String> {
        let content = Content::builtin();
        if !content.variant_ids().contains(&id) {
            return Err(format!("unknown variant `{id}`"));
        }
        load_variant(&content, id, &Unchecked).map_err(|report| report.render(false))
    }

    fn variant_ids(&self) -> Vec<String> {
        Content::builtin().variant_ids().into_iter().map(String::from).collect()
    }

    fn read(&self, path: &str) -> Result<String, String> {
        self.files.borrow().get(path).cloned().ok_or_else(|| format!("can't read `{path}`: no such file"))
    }

    fn write(&self, path: &str, text: &str) -> Result<(), String> {
        self.files.borrow_mut().insert(path.into(), text.into());
        Ok(())
    }

    fn host(&self, variant: &Arc<Variant>) -> Rc<dyn Host> {
        LuaHost::new(variant.clone())
    }

    fn seed(&self) -> u64 {
        1
    }
}

fn session() -> Session {
    Session::new(Box::new(Memory::default()), "fr", &Start::default(), None).unwrap()
}

/// What the lines and the answers to them look like.
fn transcript(lines: &str) -> String {
    let mut session = session();
    let mut text = format!("{}\n", session.open().text.trim_end());
    for line in lines.lines() {
        let reply = session.line(line);
        text.push_str(&format!("> {line}\n"));
        if !reply.text.is_empty() {
            text.push_str(reply.text.trim_end());
            text.push('\n');
        }
        if reply.quit {
            text.push_str("(left)\n");
            break;
        }
    }
    text
}

fn files() -> Vec<PathBuf> {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/sessions");
    let entries = std::fs::read_dir(folder).unwrap().flatten().map(|entry| entry.path());
    let mut found: Vec<PathBuf> = entries.filter(|path| path.extension().is_some_and(|it| it == "repl")).collect();
    found.sort();
    found
}

#[test]
fn sessions_answer_as_written_down() {
    let mut wrong = Vec::new();
    assert!(!files().is_empty());
    for path in files() {
        let found = transcript(&std::fs::read_to_string(&path).unwrap());
        let out = path.with_extension("out");
        if std::env::var_os("BLESS").is_some() {
            std::fs::write(&out, &found).unwrap();
        }
        let expected = std::fs::read_to_string(&out).unwrap_or_default();
        if expected != found {
            let place = expected.lines().zip(found.lines()).take_while(|(a, b)| a == b).count();
            let line = |text: &str| text.lines().nth(place).unwrap_or("(the end)").to_string();
            wrong.push(format!(
                "{}:{}:\n  expected {}\n  found    {}",
                out.display(),
                place + 1,
                line(&expected),
                line(&found)
            ));
        }
    }
    assert!(wrong.is_empty(), "{}", wrong.join("\n"));
}

#[test]
fn every_command_has_its_help_and_its_example_runs_or_says_why_not() {
    for (_, commands) in GROUPS {
        for command in *commands {
            let mut session = session();
            session.open();
            let help = session.line(&format!("help {}", command.name));
            assert!(!help.error && help.text.contains(command.example), "{}", help.text);
            assert!(command.example.starts_with(command.name), "{}", command.name);
            let reply = session.line(command.example);
            let refused = ["choose", "giveup", "stop", "enough", "undo", "redo", "load"].contains(&command.name);
            assert_eq!(reply.error, refused, "`{}`: {}", command.example, reply.text);
        }
    }
}

/// Undo by choice leads back over the same states, and redo leads forth again.
#[test]
fn undo_and_redo_are_exact() {
    let mut session = session();
    session.open();
    let mut states = vec![session.game().state().clone()];
    let lines = ["roll 4", "1", "1", "roll 2", "1", "roll 6", "1", "1", "1", "roll 4", "2", "2"];
    for line in lines {
        let reply = session.line(line);
        assert!(!reply.error, "{line}: {}", reply.text);
        states.push(session.game().state().clone());
    }
    for state in states.iter().rev().skip(1) {
        assert!(!session.line("undo").error);
        assert!(session.game().state() == state);
    }
    assert!(session.line("undo").error);
    for state in states.iter().skip(1) {
        assert!(!session.line("redo").error);
        assert!(session.game().state() == state);
    }
    assert!(session.line("redo").error);
}

/// A saved game loads to the same state, from the beginning or from a position.
#[test]
fn saved_games_load_again() {
    let mut session = session();
    session.open();
    for line in ["auto 20", "save a.txt", "save position a.toml"] {
        let reply = session.line(line);
        assert!(!reply.error, "{}", reply.text);
    }
    let state = session.game().state().clone();
    for line in ["new seed 9", "load a.txt"] {
        let reply = session.line(line);
        assert!(!reply.error, "{}", reply.text);
    }
    assert!(*session.game().state() == state);
    for line in ["new 3 seed 9", "load position a.toml"] {
        let reply = session.line(line);
        assert!(!reply.error, "{}", reply.text);
    }
    assert!(*session.game().state() == state);
    for line in ["auto 5", "save b.txt", "undo", "load b.txt"] {
        let reply = session.line(line);
        assert!(!reply.error, "{}", reply.text);
    }
}

/// What fails changes nothing.
#[test]
fn errors_change_nothing() {
    let mut session = session();
    session.open();
    session.line("roll 4");
    let state = session.game().state().clone();
    let lines = [
        "bord",
        "z9",
        "d4",
        "99",
        "0",
        "roll",
        "draw",
        "giveup",
        "stop",
        "enough",
        "new 5",
        "new seed x",
        "new 2 seats a,b",
        "variant frr",
        "variant",
        "auto none",
        "auto 0",
        "seat blue",
        "seat green greedy",
        "seat red nobody",
        "show card keeep",
        "show",
        "undo x",
        "load nothing.txt",
        "load position nothing.toml",
        "save",
        "lang xx",
        "clock soon",
        "help nothing",
        "blue: b4",
        "save \"open",
        "new first yellow",
        "log none",
        "choose",
    ];
    for line in lines {
        let reply = session.line(line);
        assert!(reply.error && !reply.text.is_empty(), "`{line}`: {}", reply.text);
        assert!(*session.game().state() == state, "`{line}` changed the game");
    }
}

/// The clock plays the turn of who had to decide to its end, and no further (T4).
#[test]
fn the_clock_plays_the_simplest_action() {
    let mut session = session();
    session.open();
    session.line("roll 4");
    let reply = session.time_out();
    assert!(!reply.error, "{}", reply.text);
    let state = session.game().state();
    assert_eq!(state.turn, 2);
    // The first legal step in the order left, right, forward, back: right to b4, then left, back to the start.
    let red = polygonarc::board::Player::Red;
    let shape = &session.game().setup().shape;
    assert_eq!(state.board.pawn(red).map(|square| shape.name(square)), Some("a4".into()));
    assert!(state.board.owned(red).contains(shape.parse("b4").unwrap()));
    assert!(session.play().waits());
}
