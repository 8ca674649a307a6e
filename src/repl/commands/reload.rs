//! `reload`, and what `watch files` does: content read anew while a game goes on.

use super::{Command, Takes};
use crate::record::{Beside, Record, beside};
use crate::repl::line::Line;
use crate::repl::services::Since;
use crate::repl::session::{CommandError, Reply, Session};

/// How much of what goes otherwise is told after a reload.
const TOLD: usize = 3;

pub static RELOAD: Command = Command {
    name: "reload",
    aliases: &[],
    args: "",
    doc: "read cards, scripts and variants anew and replay the line of play under them",
    help: "If they can't be read, the report is shown and the game goes on as it was. Else it is said at which\n\
           decision the game first differs, and what still fits is kept. A card that waits for a choice asks again.\n\
           The scenarios and records in your `tests` are played too; those that go otherwise now are told.\n\
           example: reload",
    takes: Takes::Nothing,
    run: |session, rest| {
        RELOAD.takes_nothing(rest)?;
        session.reload()
    },
};

pub static IMPACT: Command = Command {
    name: "impact",
    aliases: &[],
    args: "[FILE|FOLDER…]",
    doc: "list the stored scenarios and records that go otherwise than when the session began",
    help: "Each with the first event that differs. Without a file, what is in `tests` here and in your content folder.\n\
           After every reload the same is told of what the reload changed.\nexample: impact",
    takes: Takes::Nothing,
    run: |session, rest| {
        let paths: Vec<String> = rest.split_whitespace().map(str::to_owned).collect();
        let found = session.services.impact(Since::Beginning, &paths)?;
        if found.is_empty() {
            return Err("no scenarios, records or playthroughs found: name a file or folder of them".into());
        }
        session.say(found.text(usize::MAX));
        Ok(())
    },
};

impl Session {
    /// What the content read anew bears on, in short.
    fn tell_impact(&mut self) -> Result<(), CommandError> {
        let found = self.services.impact(Since::Reload, &[])?;
        // Where nothing was played again there is nothing to know.
        if found.played > 0 || !found.unreadable.is_empty() {
            self.say(found.text(TOLD));
        }
        Ok(())
    }

    /// `watch files on|off`.
    pub(in crate::repl) fn watch_files(&mut self, how: &str) -> Result<(), CommandError> {
        match how {
            "on" => {
                self.lab.watched = self.services.stamp();
                if self.lab.watched.is_none() {
                    return Err("there are no files to watch: start with `--content DIR` to work on your own".into());
                }
                self.say("your content's files are watched");
            }
            "off" => {
                self.lab.watched = None;
                self.say("files aren't watched");
            }
            other => return Err(format!("`watch files`: expected `on` or `off`, found `{other}`").into()),
        }
        Ok(())
    }

    /// Reloads if files are watched and one was saved.
    pub fn look_at_files(&mut self) -> Option<Reply> {
        let before = self.lab.watched?;
        let now = self.services.stamp()?;
        if now == before {
            return None;
        }
        self.say("a file was saved");
        let result = self.reload();
        // A file that is faulty is looked at again when it is saved again.
        self.lab.watched = Some(now);
        let error = result.err().map(|error| error.0);
        Some(Reply { text: std::mem::take(&mut self.out), error, quit: false })
    }

    fn reload(&mut self) -> Result<(), CommandError> {
        let id = self.loaded.variant.id.clone();
        let fresh = self.services.reload(&id).map_err(|report| {
            CommandError(format!("the reload failed, what was loaded before goes on\n{}", report.trim_end()))
        })?;
        if self.lab.watched.is_some() {
            self.lab.watched = self.services.stamp();
        }
        let same = fresh.variant.hash == self.loaded.variant.hash;
        let old = std::mem::replace(&mut self.loaded, fresh);
        let Some(line) = &self.line else {
            self.say(format!("reloaded {id}"));
            return self.tell_impact();
        };
        // What the last reload couldn't keep is tried again, unless the game has gone on since.
        let mut record = line.record().record();
        if let Some((kept, whole)) = self.lab.unfit.take().filter(|(kept, _)| *kept == record.lines.len()) {
            record.lines.extend_from_slice(&whole.lines[kept..]);
        }
        match self.replayed(&record) {
            Ok((fresh, result)) => self.take_reloaded(&id, same, fresh, record, &result),
            Err(error) => {
                self.loaded = old;
                Err(format!("the game can't begin under the new content, what was loaded before goes on\n{error}")
                    .into())
            }
        }
    }

    /// The line of play as the record makes it under the content loaded now, and how it compares with the one so far.
    fn replayed(&self, record: &Record) -> Result<(Line, Beside), CommandError> {
        let current = self.playing()?;
        let old = current.tree.game(crate::debug::NodeId::ROOT)?;
        let mut fresh = self.begin("the record", &record.header)?;
        let result = beside(record, old, fresh.game.clone());
        fresh.follow(&result.lines)?;
        fresh.sit_as(current);
        // The other branches come along as far as they fit.
        let end = fresh.here();
        for tip in current.tree.tips().into_iter().filter(|tip| *tip != current.here()) {
            fresh.go(crate::debug::NodeId::ROOT)?;
            let lines: Vec<String> =
                current.tree.record(tip).record().lines.into_iter().map(|line| line.text).collect();
            let _ = fresh.follow(&lines);
        }
        fresh.go(end)?;
        Ok((fresh, result))
    }

    fn take_reloaded(
        &mut self,
        id: &str,
        same: bool,
        fresh: Line,
        record: Record,
        result: &Beside,
    ) -> Result<(), CommandError> {
        let total = record.lines.len();
        self.say(match same {
            true => format!("reloaded {id}: nothing that bears on the game has changed"),
            false => format!("reloaded {id}"),
        });
        match &result.differs {
            None => self.say(format!("all {total} decisions come out as before")),
            Some(differs) => {
                let what = differs.what.replace('\n', "\n  ");
                let line =
                    if differs.line.is_empty() { "what is asked now".into() } else { format!("`{}`", differs.line) };
                self.say(format!(
                    "first differs at decision {}, turn {}, {line}:\n  {what}",
                    differs.decision, differs.turn
                ));
            }
        }
        if result.stuck.is_some() {
            self.say(format!(
                "{} of {total} decisions are kept; what no longer fits is tried again at the next reload",
                result.fits
            ));
            self.lab.unfit = Some((result.fits, record));
        }
        self.tell_impact()?;
        let here = fresh.decisions();
        let mut fresh = fresh;
        let gone = fresh.take_over(self.line.take());
        gone.into_iter().for_each(|text| self.say(text));
        self.line = Some(fresh);
        self.shown = None;
        self.go_on(here)
    }
}
