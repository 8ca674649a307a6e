//! `help` and `quit`.

use super::{COMMANDS, Command, Takes};
use crate::messages::msg;
use crate::repl::session::Session;

pub static HELP: Command = Command {
    name: "help",
    aliases: &["h", "?"],
    args: "[COMMAND]",
    examples: &["help undo"],
    takes: Takes::Command,
    run: |session, rest| {
        let text = match rest {
            "" => list(session),
            name => {
                let command = Command::find(name).ok_or_else(|| Session::unknown(name))?;
                let language = session.speech();
                let usage = session.paint.bold(&command.usage());
                let mut text = session.text(&msg!("told-by", head = usage, what = command.doc(language)));
                text.push('\n');
                if !command.aliases.is_empty() {
                    let names = command.aliases.join(", ");
                    text.push_str(&format!("{}\n", session.text(&msg!("help-also", names = names))));
                }
                text + &command.help(language)
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
    examples: &["quit"],
    takes: Takes::Nothing,
    run: |session, rest| {
        QUIT.takes_nothing(rest)?;
        session.quit = true;
        Ok(())
    },
};

/// Columns for how a command is written.
const USAGE: usize = 26;

fn list(session: &Session) -> String {
    let mut text = format!("{}\n", session.text(&msg!("help-top")));
    for command in COMMANDS {
        let mut usage = command.usage();
        if usage.chars().count() > USAGE {
            usage = format!("{} …", command.name);
        }
        let usage = session.paint.bold(&format!("{usage:<USAGE$}"));
        text.push_str(&format!("  {usage} {}\n", command.doc(session.speech())));
    }
    text
}
