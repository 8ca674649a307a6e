//! Which script a card has, and what must be in it. Runs no script: what a file defines is told by a checker.

use std::collections::{BTreeMap, BTreeSet};

use crate::diag::{Diagnostic, Report, Span, did_you_mean};
use crate::game::{HookName, Script};

use super::source::{Content, bot_file};

/// Looks into scripts for the loader.
pub trait ScriptChecker {
    /// The global functions that a script defines; or its faults, each with a line from 1 (0 if unknown).
    fn check(&self, file: &str, source: &str) -> Result<Vec<String>, Vec<(u32, String)>>;

    /// What reading the script shows besides. `params` are the parameters of the card that it is for, if any.
    fn lint(&self, _file: &str, _source: &str, _params: Option<&BTreeSet<String>>) -> Vec<Diagnostic> {
        Vec::new()
    }
}

/// A checker that compiles nothing and takes a script at its word: functions are lines that begin with `function`.
pub struct Unchecked;

impl ScriptChecker for Unchecked {
    fn check(&self, _: &str, source: &str) -> Result<Vec<String>, Vec<(u32, String)>> {
        let name = |line: &str| {
            let (name, _) = line.strip_prefix("function ")?.split_once('(')?;
            Some(name.trim().to_string())
        };
        Ok(source.lines().filter_map(name).collect())
    }
}

/// Every function that the game may call in a card's script.
pub fn entry_points() -> Vec<&'static str> {
    let hooks = HookName::ALL.iter().map(|hook| hook.function());
    ["play", "on_draw", "may_enter", "may_also_enter", "may_end"].into_iter().chain(hooks).collect()
}

/// The scripts that were looked into, each once.
pub struct Scripts<'a> {
    content: &'a Content,
    checker: &'a dyn ScriptChecker,
    known: BTreeMap<String, Option<Script>>,
}

impl<'a> Scripts<'a> {
    pub fn new(content: &'a Content, checker: &'a dyn ScriptChecker) -> Scripts<'a> {
        Scripts { content, checker, known: BTreeMap::new() }
    }

    /// The script in a file; `None` if it doesn't exist or is at fault. Its own faults are reported.
    pub fn load(&mut self, file: &str, report: &mut Report) -> Option<Script> {
        if let Some(known) = self.known.get(file) {
            return known.clone();
        }
        let source = self.content.text(file)?;
        let script = match self.checker.check(file, &source) {
            Ok(functions) => Some(Script { file: file.to_string(), source: source.to_string(), functions }),
            Err(faults) => {
                for (line, message) in faults {
                    report.push(Diagnostic::error("script", line_span(file, &source, line), message));
                }
                None
            }
        };
        if let Some(script) = &script {
            misnamed(script, report);
        }
        self.known.insert(file.to_string(), script.clone());
        script
    }

    /// The scripts of bots, checked: each has a function `choose`.
    pub fn bots(&mut self, report: &mut Report) -> Vec<Script> {
        let content = self.content;
        let files = content.bot_ids().into_iter().map(bot_file);
        let mut bots: Vec<Script> = files.filter_map(|file| self.load(&file, report)).collect();
        bots.retain(|bot| {
            let well = bot.defines("choose");
            if !well {
                let message = format!("the bot `{}` lacks the function `choose`", bot.file);
                let help = "write `function choose(decision) … end`, which returns the number of a choice";
                report.push(Diagnostic::error("script", Span::file(bot.file.as_str()), message).help(help));
            }
            well
        });
        bots
    }

    /// What reading a script shows that loading it doesn't.
    pub fn lint(&self, script: &Script, params: Option<&BTreeSet<String>>, report: &mut Report) {
        self.checker.lint(&script.file, &script.source, params).into_iter().for_each(|fault| report.push(fault));
    }

    /// The shared scripts, checked.
    pub fn library(&mut self, report: &mut Report) -> Vec<(String, String)> {
        let content = self.content;
        let scripts = content.library().into_iter().filter_map(|(file, _)| self.load(&file, report));
        scripts.map(|script| (script.file, script.source)).collect()
    }
}

/// A function that looks like a hook but is none is never called.
fn misnamed(script: &Script, report: &mut Report) {
    let known = entry_points();
    for function in &script.functions {
        let hook_like = function.starts_with("on_") || function.starts_with("may_");
        if !hook_like || known.contains(&function.as_str()) {
            continue;
        }
        let named = |line: &str| line.split(|c: char| !c.is_alphanumeric() && c != '_').any(|word| word == function);
        let line = script.source.lines().position(named).map_or(0, |at| at + 1);
        let span = line_span(&script.file, &script.source, line as u32);
        report.push(
            Diagnostic::warning("hook-never-called", span, format!("`{function}` is no hook, so nothing calls it"))
                .hint(did_you_mean(function, known.iter().copied())),
        );
    }
}

/// A line without its indentation; the file as a whole where the line is unknown.
fn line_span(file: &str, source: &str, line: u32) -> Span {
    let mut start = 0;
    for (at, text) in source.split_inclusive('\n').enumerate() {
        if at + 1 == line as usize {
            let indent = text.len() - text.trim_start().len();
            return Span::new(file, start + indent.min(text.trim_end().len())..start + text.trim_end().len());
        }
        start += text.len();
    }
    Span::file(file)
}

/// The words that a script writes in quotes: attacks of its own are named by such.
pub fn quoted(source: &str) -> Vec<&str> {
    let mut words = Vec::new();
    for line in source.lines() {
        let code = line.split("--").next().unwrap_or("");
        let mut rest = code;
        while let Some(start) = rest.find(['"', '\'']) {
            let quote = &rest[start..start + 1];
            let Some(length) = rest[start + 1..].find(quote) else { break };
            let word = &rest[start + 1..start + 1 + length];
            if !word.is_empty() && word.len() <= 60 && !word.contains('\\') {
                words.push(word);
            }
            rest = &rest[start + 2 + length..];
        }
    }
    words
}
