//! `help`, `quit`.

use super::{Command, GROUPS, all, find};
use crate::diag::did_you_mean;
use crate::repl::session::Session;

pub const COMMANDS: &[Command] = &[
    Command {
        name: "help",
        aliases: &["?"],
        usage: "help [COMMAND]",
        doc: "lists the commands, or explains one",
        example: "help undo",
        run: help,
    },
    Command {
        name: "quit",
        aliases: &["exit"],
        usage: "quit",
        doc: "leaves; Ctrl-D does too",
        example: "quit",
        run: quit,
    },
];

fn help(_: &mut Session, words: &[&str]) -> Result<String, String> {
    let Some(name) = words.first() else { return Ok(list()) };
    let Some(command) = find(name) else {
        let near = did_you_mean(name, all().map(|command| command.name)).map(|near| format!(", {near}"));
        return Err(format!("no command `{name}`{}; `help` lists them", near.unwrap_or_default()));
    };
    let mut text = format!("{}\n  {}\n  example: {}", command.usage, command.doc, command.example);
    if !command.aliases.is_empty() {
        text.push_str(&format!("\n  also: {}", command.aliases.join(", ")));
    }
    Ok(text)
}

fn list() -> String {
    let width = all().map(|command| command.usage.chars().count()).max().unwrap_or(0);
    let mut text = String::from("what is no command is a choice: its text, its number, or a direction\n");
    for (group, commands) in GROUPS {
        text.push_str(&format!("{group}\n"));
        for command in *commands {
            text.push_str(&format!("  {:<width$}  {}\n", command.usage, command.doc));
        }
    }
    text.push_str("`help COMMAND` gives an example");
    text
}

fn quit(session: &mut Session, _: &[&str]) -> Result<String, String> {
    session.quit = true;
    Ok(String::new())
}
