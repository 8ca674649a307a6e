//! The commands of the prompt: one table, a file a group. What is no command is a choice.

mod files;
mod game;
mod help;
mod history;
mod play;
mod settings;
mod view;

use crate::diag::nearest;

use super::session::Session;

/// What a command does with the words after its name; the reply, or what is wrong.
pub type Run = fn(&mut Session, &[&str]) -> Result<String, String>;

/// A command.
pub struct Command {
    pub name: &'static str,
    pub aliases: &'static [&'static str],
    pub usage: &'static str,
    pub doc: &'static str,
    pub example: &'static str,
    pub run: Run,
}

/// All groups of commands, in the order of the help.
pub static GROUPS: &[(&str, &[Command])] = &[
    ("games", game::COMMANDS),
    ("playing", play::COMMANDS),
    ("looking", view::COMMANDS),
    ("taking back", history::COMMANDS),
    ("files", files::COMMANDS),
    ("settings", settings::COMMANDS),
    ("the prompt", help::COMMANDS),
];

/// Every command.
pub fn all() -> impl Iterator<Item = &'static Command> {
    GROUPS.iter().flat_map(|(_, commands)| commands.iter())
}

/// The command with this name or alias.
pub fn find(name: &str) -> Option<&'static Command> {
    let name = name.to_lowercase();
    all().find(|command| command.name == name || command.aliases.contains(&name.as_str()))
}

/// Carries out a line.
pub fn run(session: &mut Session, line: &str) -> Result<String, String> {
    let first = line.split_whitespace().next().unwrap_or_default();
    let Some(command) = find(first) else {
        return play::choose_text(session, line).map_err(|refusal| unknown(session, line, first, refusal));
    };
    let words = shlex::split(line).ok_or_else(|| format!("`{line}`: a quotation mark is left open"))?;
    let words: Vec<&str> = words.iter().skip(1).map(String::as_str).collect();
    (command.run)(session, &words)
}

/// What to say of a line that is neither a command nor a choice.
fn unknown(session: &Session, line: &str, first: &str, refusal: String) -> String {
    let game = session.game();
    let aimed = game.setup().shape.parse_block(line).is_some()
        || crate::board::Direction::parse(line).is_some()
        || line.parse::<i64>().is_ok()
        || line.contains(':');
    if aimed {
        return refusal;
    }
    let texts = game.texts();
    let names = all().flat_map(|command| std::iter::once(command.name).chain(command.aliases.iter().copied()));
    let command = nearest(first, names);
    let choice = nearest(line, texts.iter().map(String::as_str));
    let near: Vec<String> = command.iter().chain(&choice).map(|name| format!("`{name}`")).collect();
    if near.is_empty() {
        format!("`{first}` is no command (`help` lists them), and as a choice: {refusal}")
    } else {
        format!("`{first}` is no command; did you mean {}? As a choice: {refusal}", near.join(" or "))
    }
}

/// The usage of a command, as an error.
pub fn usage(name: &str) -> String {
    match find(name) {
        Some(command) => format!("expected `{}`, for example `{}`", command.usage, command.example),
        None => format!("expected something else after `{name}`"),
    }
}

/// A number above 0 among the words, or what is wrong with it.
pub fn count(word: &str, what: &str) -> Result<usize, String> {
    match word.parse() {
        Ok(number) if number > 0 => Ok(number),
        _ => Err(format!("expected {what}, found `{word}`")),
    }
}
