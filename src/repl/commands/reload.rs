//! `reload`, and what `watch files` does: content read anew while a game goes on.

use super::{Command, Takes};
use crate::messages::{Arg, msg};
use crate::record::{Beside, Record, beside};
use crate::repl::line::Line;
use crate::repl::options::on_off;
use crate::repl::services::Since;
use crate::repl::session::{CommandError, Reply, Session};

/// How much of what goes otherwise is told after a reload.
const TOLD: usize = 3;

pub static RELOAD: Command = Command {
    name: "reload",
    aliases: &[],
    args: "",
    examples: &["reload"],
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
    examples: &["impact"],
    takes: Takes::Nothing,
    run: |session, rest| {
        let paths: Vec<String> = rest.split_whitespace().map(str::to_owned).collect();
        let found = session.services.impact(Since::Beginning, &paths)?;
        if found.is_empty() {
            return Err(msg!("impact-nothing").into());
        }
        session.say(found.said(usize::MAX));
        Ok(())
    },
};

impl Session {
    /// What the content read anew bears on, in short.
    fn tell_impact(&mut self) -> Result<(), CommandError> {
        let found = self.services.impact(Since::Reload, &[])?;
        // Where nothing was played again there is nothing to know.
        if found.played > 0 || !found.unreadable.is_empty() {
            self.say(found.said(TOLD));
        }
        Ok(())
    }

    /// `watch files on|off`.
    pub(in crate::repl) fn watch_files(&mut self, how: &str) -> Result<(), CommandError> {
        if !on_off("watch files", how)? {
            self.lab.watched = None;
            self.say(msg!("watch-files-off"));
            return Ok(());
        }
        self.lab.watched = self.services.stamp();
        if self.lab.watched.is_none() {
            return Err(msg!("watch-no-files").into());
        }
        self.say(msg!("watch-files-on"));
        Ok(())
    }

    /// Reloads if files are watched and one was saved.
    pub fn look_at_files(&mut self) -> Option<Reply> {
        let before = self.lab.watched?;
        let now = self.services.stamp()?;
        if now == before {
            return None;
        }
        self.say(msg!("file-saved"));
        let result = self.reload();
        // A file that is faulty is looked at again when it is saved again.
        self.lab.watched = Some(now);
        let error = result.err().map(|error| error.text(self.speech()));
        Some(Reply { text: std::mem::take(&mut self.out), error, quit: false })
    }

    fn reload(&mut self) -> Result<(), CommandError> {
        let id = self.loaded.variant.id.clone();
        let fresh = self
            .services
            .reload(&id)
            .map_err(|report| format!("{}\n{}", self.text(&msg!("reload-failed")), report.trim_end()))?;
        if self.lab.watched.is_some() {
            self.lab.watched = self.services.stamp();
        }
        let same = fresh.variant.hash == self.loaded.variant.hash;
        let old = std::mem::replace(&mut self.loaded, fresh);
        let Some(line) = &self.line else {
            self.say(msg!("reloaded", id = id));
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
                let error = error.text(self.speech());
                Err(format!("{}\n{error}", self.text(&msg!("reload-cannot-begin"))).into())
            }
        }
    }

    /// The line of play as the record makes it under the content loaded now, and how it compares with the one so far.
    pub(in crate::repl) fn replayed(&self, record: &Record) -> Result<(Line, Beside), CommandError> {
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
            true => msg!("reloaded-same", id = id),
            false => msg!("reloaded", id = id),
        });
        match &result.differs {
            None => self.say(msg!("reload-as-before", total = total)),
            Some(differs) => {
                let what = differs.what.replace('\n', "\n  ");
                let line = match &*differs.line {
                    "" => msg!("reload-asked-now").into(),
                    line => Arg::from(format!("`{line}`")),
                };
                let (decision, turn) = (differs.decision, differs.turn);
                let first = self.text(&msg!("reload-differs", decision = decision, turn = turn, line = line));
                self.say(format!("{first}\n  {what}"));
            }
        }
        if result.stuck.is_some() {
            self.say(msg!("reload-kept", fits = result.fits, total = total));
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
