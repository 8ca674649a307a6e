//! `keep`: what was played as a test, a position or a script.

use std::rc::Rc;
use std::sync::Arc;

use super::{Command, Takes};
use crate::content::{Loader, Played, position_text, run_scenarios, scenario_text};
use crate::debug::{Act, NodeId};
use crate::diag::Report;
use crate::diag::near;
use crate::edit::faults;
use crate::game::{Event, Host, Stage, State, Task, Variant};
use crate::messages::{Message, Said, msg};
use crate::repl::line::Line;
use crate::repl::options::whole;
use crate::repl::services::Services;
use crate::repl::session::{CommandError, Session};
use crate::sim::BotKind;

pub static KEEP: Command = Command {
    name: "keep",
    aliases: &[],
    args: "test NAME [N] | position FILE | session FILE",
    examples: &["keep test closed-ring 3"],
    takes: Takes::Words(&["test", "position", "session"]),
    run: |session, rest| {
        let words: Vec<&str> = rest.split_whitespace().collect();
        match words[..] {
            ["test", name] => test(session, name, None),
            ["test", name, count] => test(session, name, Some(whole("keep test", count)?)),
            ["position", file] => {
                let line = session.playing()?;
                let text = position_text(line.setup(), line.game.state());
                session.keep_file(file, &text, msg!("kept-position", file = file))
            }
            ["session", file] => script(session, file),
            [what @ ("test" | "position" | "session")] => Err(msg!("keep-lacks-name", what = what).into()),
            [] => Err(msg!("keep-lacks").into()),
            [what, ..] => {
                let hint = near(what, ["test", "position", "session"]);
                let hint = hint.unwrap_or_else(|| msg!("keep-expected", usage = KEEP.usage()));
                Err(msg!("keep-word", found = rest, hint = hint).into())
            }
        }
    },
};

impl Session {
    fn keep_file(&mut self, file: &str, text: &str, kept: Message) -> Result<(), CommandError> {
        if self.services.exists(file) {
            return Err(msg!("keep-there-already", file = file).into());
        }
        self.services.write(file, text)?;
        self.say(kept);
        Ok(())
    }

    /// Keeps a line that was carried out, in the form in which a script can repeat it.
    pub(in crate::repl) fn keep_line(&mut self, typed: &str) {
        let word = typed.split_whitespace().next().unwrap_or("");
        let told = match word {
            "keep" | "quit" | "exit" | "q" | "help" | "h" | "?" | "clock" | "boards" => return,
            // What a script couldn't know: an empty line that rolled, the seed that was drawn.
            "" if self.enter_rolls && self.lab.pasting.is_none() => "roll".into(),
            "new" => match &self.line {
                Some(line) => {
                    let (header, variant) = (line.tree.header(), &line.setup().variant);
                    let name = |kind: &Option<BotKind>| kind.map_or("human", |kind| kind.name(variant));
                    let seats: Vec<&str> = self.seats.iter().map(name).collect();
                    let (players, seed, first) = (header.players, header.seed, header.first);
                    format!("new --players {players} --seats {} --seed {seed} --first {first}", seats.join(","))
                }
                None => typed.to_owned(),
            },
            _ => typed.to_owned(),
        };
        self.lab.note(told);
    }
}

fn script(session: &mut Session, file: &str) -> Result<(), CommandError> {
    let mut text = String::from("# A session kept from the prompt; `polygonarc run` repeats it.\n");
    for line in session.lab.typed() {
        text.push_str(line);
        text.push('\n');
    }
    let count = session.lab.typed().len();
    session.keep_file(file, &text, msg!("kept-lines", count = count, file = file))
}

fn test(session: &mut Session, name: &str, count: Option<usize>) -> Result<(), CommandError> {
    let line = session.playing()?;
    let file = if name.ends_with(".toml") { name.to_owned() } else { format!("{name}.toml") };
    let name = file.trim_end_matches(".toml").rsplit(['/', '\\']).next().unwrap_or(name).replace(['-', '_'], " ");
    let stretch = stretch(line, count)?;
    let setup = line.setup();
    let impossible = faults(setup, &stretch.start);
    if !impossible.is_empty() {
        let list = [msg!("keep-impossible").into()].into_iter().chain(impossible).collect();
        return Err(Said::Several(list, "\n  ").into());
    }
    let played = Played {
        name: &name,
        setup,
        start: &stretch.start,
        choices: &stretch.choices,
        events: &stretch.events,
        end: &stretch.end,
        open: stretch.open,
    };
    let text = scenario_text(&played);
    let results = run_scenarios(&[(file.clone(), text.clone())], &Loads(session.services.as_ref()));
    if let Some(failure) = results.iter().find_map(|result| result.failure.as_ref()) {
        return Err(format!("{}\n{failure}", session.text(&msg!("keep-fails"))).into());
    }
    let (choices, events) = (stretch.choices.len(), stretch.events.len());
    let kept = msg!("kept-test", choices = choices, events = events, file = &file);
    session.keep_file(&file, &text, kept)
}

/// Variants and scripts for a test, as the session has them.
struct Loads<'s>(&'s dyn Services);

impl Loader for Loads<'_> {
    fn variant(&self, id: &str, _: Option<&str>) -> Result<Arc<Variant>, Report> {
        self.0.load(id).map(|loaded| loaded.variant).map_err(|message| {
            let mut report = Report::default();
            let span = crate::diag::Span::file(id);
            report.push(crate::diag::Diagnostic::error("unknown-name", span, message));
            report
        })
    }

    fn host(&self, variant: &Arc<Variant>) -> Rc<dyn Host> {
        self.0.host(variant)
    }
}

/// A stretch of the line of play.
struct Stretch {
    start: State,
    choices: Vec<String>,
    events: Vec<String>,
    end: State,
    open: bool,
}

/// The last effect or move, to its end; or the last `count` decisions.
fn stretch(line: &Line, count: Option<usize>) -> Result<Stretch, CommandError> {
    let path = line.tree.path(line.here());
    let (first, last) = match count {
        Some(0) => return Err(msg!("keep-none-asked").into()),
        Some(count) if count > path.len() => {
            return Err(msg!("keep-too-many", asked = count, taken = path.len()).into());
        }
        Some(count) => (path.len() - count, path.len()),
        None => last_effect(line, &path)?,
    };
    let before = if first == 0 { NodeId::ROOT } else { path[first - 1] };
    let mut start = line.tree.state(before);
    let (mut choices, mut events) = (Vec::new(), Vec::new());
    let setup = line.setup();
    for id in &path[first..last] {
        let node = line.tree.node(*id);
        let mut told = &node.events[..];
        if node.act == Act::Edit {
            // No scenario can edit: it begins where the edit has put things.
            (choices, events) = (Vec::new(), Vec::new());
            match node.events.iter().position(|event| matches!(event, Event::Edited(_))) {
                Some(place) => {
                    if let Event::Edited(state) = &node.events[place] {
                        start = State::clone(state);
                    }
                    told = &node.events[place + 1..];
                }
                None => {
                    start = line.tree.state(*id);
                    told = &[];
                }
            }
        } else {
            choices.push(node.line.clone());
        }
        events.extend(told.iter().filter_map(|event| setup.event_text(event)));
    }
    if events.is_empty() && choices.is_empty() {
        return Err(msg!("keep-nothing").into());
    }
    let end = path[..last].last().map_or_else(|| line.tree.state(NodeId::ROOT), |id| line.tree.state(*id));
    let open = end.outcome.is_none() && !before_a_roll(&end);
    Ok(Stretch { start, choices, events, end, open })
}

/// Whether the next turn's roll, or a hand card before it, is due.
fn before_a_roll(state: &State) -> bool {
    matches!(state.agenda().last(), Some(Task::Turn(Stage::Hand | Stage::Roll | Stage::Begin(_))))
}

/// From the decision that began the last card's effect (the last move, if no card was played) to its end.
fn last_effect(line: &Line, path: &[NodeId]) -> Result<(usize, usize), CommandError> {
    let begins = |event: &Event| match event {
        Event::Drew { .. } | Event::HandPlayed { .. } => true,
        Event::Edited(state) => matches!(state.agenda().last(), Some(Task::Play { .. })),
        _ => false,
    };
    let moves = |event: &Event| matches!(event, Event::MoveBegan { .. });
    let find =
        |which: &dyn Fn(&Event) -> bool| path.iter().rposition(|id| line.tree.node(*id).events.iter().any(which));
    let first = find(&begins).or_else(|| find(&moves));
    let Some(first) = first else { return Err(msg!("keep-nothing-played").into()) };
    let last = (first..path.len()).find(|place| {
        let state = line.tree.state(path[*place]);
        state.outcome.is_some() || before_a_roll(&state)
    });
    Ok((first, last.map_or(path.len(), |place| place + 1)))
}
