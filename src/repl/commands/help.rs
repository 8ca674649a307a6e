//! `help` and `quit`.

use super::{COMMANDS, Command, Takes};
use crate::repl::session::Session;

pub static HELP: Command = Command {
    name: "help",
    aliases: &["h", "?"],
    args: "[COMMAND]",
    doc: "list the commands, or explain one",
    help: "Whatever isn't a command is a choice: its short text, or its number in the list.\nexample: help undo",
    takes: Takes::Command,
    run: |session, rest| {
        let text = match rest {
            "" => list(session),
            name => {
                let command = Command::find(name).ok_or_else(|| Session::unknown(name))?;
                let mut text = format!("{}: {}\n", session.paint.bold(&command.usage()), command.doc);
                if !command.aliases.is_empty() {
                    text.push_str(&format!("also: {}\n", command.aliases.join(", ")));
                }
                text + command.help
            }
        };
        session.say(text);
        Ok(())
    },
};

pub static QUIT: Command = Command {
    name: "quit",
    aliases: &["exit", "q"],
    args: "",
    doc: "leave",
    help: "Ctrl-D does the same.\nexample: quit",
    takes: Takes::Nothing,
    run: |session, rest| {
        QUIT.takes_nothing(rest)?;
        session.quit = true;
        Ok(())
    },
};

fn list(session: &Session) -> String {
    let mut text = String::from("Type a command, or choose: by short text (`c4`, `west`, `give up`) or number.\n");
    for command in COMMANDS {
        let usage = if command.args.len() > 22 { format!("{} …", command.name) } else { command.usage() };
        text.push_str(&format!("  {} {}\n", session.paint.bold(&format!("{usage:<24}")), command.doc));
    }
    text
}
