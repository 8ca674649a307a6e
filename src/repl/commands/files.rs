//! `save`, `load`.

use super::{Command, usage};
use crate::content::position_text;
use crate::repl::session::Session;

pub const COMMANDS: &[Command] = &[
    Command {
        name: "save",
        aliases: &[],
        usage: "save [position] FILE",
        doc: "writes the game as a record, or only the position as it stands",
        example: "save game.txt",
        run: save,
    },
    Command {
        name: "load",
        aliases: &[],
        usage: "load [position] FILE",
        doc: "goes on from a record, with everything in it there to undo, or from a position",
        example: "load position start.toml",
        run: load,
    },
];

fn save(session: &mut Session, words: &[&str]) -> Result<String, String> {
    match words {
        ["position", path] => {
            let text = position_text(session.game().setup(), session.game().state());
            session.services.write(path, &text)?;
            Ok(format!("wrote the position to {path}"))
        }
        [path] if *path != "position" => {
            session.services.write(path, &session.play.record())?;
            Ok(format!("wrote {} decisions to {path}", session.play.past().len()))
        }
        _ => Err(usage("save")),
    }
}

fn load(session: &mut Session, words: &[&str]) -> Result<String, String> {
    match words {
        ["position", path] => session.load_position(path),
        [path] if *path != "position" => session.load_record(path),
        _ => Err(usage("load")),
    }
}
