//! Playing on: shuffles by the seed, bots' turns, the stand-in that plays for people, the clock.

use std::sync::atomic::Ordering;

use crate::board::ByPlayer;
use crate::debug::By;
use crate::game::{DecisionKind, Pick};
use crate::messages::msg;
use crate::sim::{Bot, BotKind};

use super::line::Line;
use super::session::{CommandError, Due, Reply, Session};
use super::telling::Told;

/// Who plays for the people at their seats: nobody, or a bot for each that keeps to its plan.
pub(super) type StandIns = ByPlayer<Option<Bot>>;

impl Session {
    /// An empty line: rolls if that is all that can be done.
    pub(super) fn enter(&mut self) -> Result<(), CommandError> {
        let die = |line: &Line| line.waiting().is_some_and(|(_, decision)| decision.kind == DecisionKind::Die);
        if self.enter_rolls && self.line.as_ref().is_some_and(die) {
            return self.roll(None);
        }
        Ok(())
    }

    /// Answers the die by the seed, or with the face `forced`; from the hand, rolls first.
    pub(super) fn roll(&mut self, forced: Option<&str>) -> Result<(), CommandError> {
        self.leave_moment();
        let line = self.playing_mut()?;
        let from = line.decisions();
        let Some((player, decision)) = line.waiting() else { return Err(nobody_waits(line)) };
        let faces = line.setup().variant.knobs.die.len();
        let forced = match forced {
            Some(face) => match face.parse::<usize>() {
                Ok(face) if (1..=faces).contains(&face) => Some(face.to_string()),
                _ => return Err(msg!("no-face", face = face, faces = faces).into()),
            },
            None => None,
        };
        if decision.kind == DecisionKind::Hand {
            line.choose(&Pick::Choice(crate::game::Choice::Roll), By::Person)?;
        } else if decision.kind != DecisionKind::Die {
            let player = player.word();
            return Err(match decision.kind {
                DecisionKind::Step => msg!("rolled-must-step", player = player),
                _ if line.game.state().face == 0 => msg!("aim-before-roll", player = player),
                _ => msg!("rolled-must-aim", player = player),
            }
            .into());
        }
        let pick = forced.and_then(|face| line.game.parse(&face)).or_else(|| line.game.seeded());
        if let Some(pick) = pick {
            let taken = line.choose_or_walk(&pick, By::Person);
            taken.map_err(|error| self.failed(error))?;
        }
        self.go_on(from)
    }

    /// Plays shuffles and bots up to the next decision of a person and tells all since the entry `from`.
    pub(super) fn go_on(&mut self, from: impl Into<Told>) -> Result<(), CommandError> {
        let from = from.into();
        if self.stopped_since(from.entry, from.entry)? {
            return Ok(());
        }
        let failed = self.play_bots();
        self.report(from)?;
        failed
    }

    fn play_bots(&mut self) -> Result<(), CommandError> {
        let interrupt = self.interrupt.clone();
        let line = self.playing_mut()?;
        while !interrupt.load(Ordering::Relaxed) {
            let alone = line.all_bots() && line.to_decide().is_some();
            if alone || line.waiting().is_some() || !play_one(line, &mut StandIns::default())? {
                break;
            }
        }
        Ok(())
    }

    /// Plays so many turns (to the end if none is said), at every seat, people's by a greedy stand-in; tells each turn
    /// as it ends.
    pub(super) fn auto(&mut self, turns: Option<u32>) -> Result<(), CommandError> {
        self.leave_moment();
        let interrupt = self.interrupt.clone();
        let line = self.playing_mut()?;
        let (mut told, first) = (Told::from(line.decisions()), line.game.state().turn.max(1));
        let mut stand_ins = StandIns::default();
        for player in line.players() {
            stand_ins[player] = Some(Bot::new(BotKind::Greedy, line.game.state().seed, player));
        }
        let past = |line: &Line| {
            let left = line.game.decision().is_none();
            left || turns.is_some_and(|turns| line.game.state().turn >= first.saturating_add(turns))
        };
        let mut result = Ok(());
        loop {
            let line = self.playing_mut()?;
            if past(line) || interrupt.load(Ordering::Relaxed) {
                break;
            }
            let (turn, done, armed) = (line.game.state().turn, line.decisions(), line.armed());
            match play_one(line, &mut stand_ins) {
                // Where something may stop, what is told waits until it is known where.
                Ok(true) if armed => {
                    if self.stopped_since(done, told.entry)? {
                        return Ok(());
                    }
                }
                Ok(true) if line.game.state().turn != turn => self.tell_ended_turns(&mut told)?,
                Ok(true) => {}
                Ok(false) => break,
                Err(error) => {
                    result = Err(error);
                    break;
                }
            }
        }
        let stopped = interrupt.load(Ordering::Relaxed);
        self.go_on(told)?;
        if stopped {
            self.say(msg!("stopped"));
        }
        result
    }

    /// What the clock runs for, if it is on and a person must decide.
    pub fn due(&self) -> Option<Due> {
        let line = self.line.as_ref()?;
        let (player, _) = line.waiting()?;
        (self.clock > 0).then(|| Due { player, turn: line.game.state().turn, seconds: self.clock })
    }

    /// The clock has run out: the simplest is played for the person to the end of what they must decide this turn (T4).
    pub fn time_out(&mut self) -> Reply {
        self.interrupt.store(false, Ordering::Relaxed);
        let result = self.play_simplest();
        let error = result.err().map(|error| error.text(self.speech()));
        Reply { text: std::mem::take(&mut self.out), error, quit: false }
    }

    fn play_simplest(&mut self) -> Result<(), CommandError> {
        let Some(due) = self.due() else { return Ok(()) };
        self.say(msg!("time-is-up", player = due.player.word()));
        let line = self.playing_mut()?;
        let from = line.decisions();
        loop {
            let Some((player, decision)) = line.waiting() else {
                // A shuffle in the middle of the turn.
                if line.game.decision().is_some()
                    && line.to_decide().is_none()
                    && play_one(line, &mut StandIns::default())?
                {
                    continue;
                }
                break;
            };
            if player != due.player || line.game.state().turn != due.turn {
                break;
            }
            let pick = match decision.kind {
                DecisionKind::Die => line.game.seeded(),
                _ => Bot::new(BotKind::Simplest, 0, player).at_once(decision).map(Pick::Choice),
            };
            let Some(pick) = pick else { break };
            if let Err(error) = line.choose(&pick, By::Person) {
                self.go_on(from)?;
                return Err(error.into());
            }
        }
        self.go_on(from)
    }
}

/// Takes one decision by the seed, a bot, or a stand-in; whether there was anybody to take it.
pub(super) fn play_one(line: &mut Line, stand_ins: &mut StandIns) -> Result<bool, CommandError> {
    let Some(decision) = line.game.decision() else { return Ok(false) };
    let kind = decision.kind;
    let Some(player) = line.to_decide() else {
        let Some(pick) = line.game.seeded() else { return Ok(false) };
        line.choose(&pick, By::Seed)?;
        return Ok(true);
    };
    let person = line.bot(player).is_none();
    if person && stand_ins[player].is_none() {
        return Ok(false);
    }
    let pick = match kind {
        DecisionKind::Die => line.game.seeded(),
        _ => match &mut stand_ins[player] {
            Some(bot) if person => bot.choose(&line.game)?.map(Pick::Choice),
            _ => line.ask_bot(player)?.map(Pick::Choice),
        },
    };
    let Some(pick) = pick else { return Ok(false) };
    line.choose(&pick, if person { By::Person } else { By::Bot })?;
    Ok(true)
}

fn nobody_waits(line: &Line) -> CommandError {
    match line.to_decide() {
        Some(player) => msg!("bot-plays", player = player.word()).into(),
        None if line.game.decision().is_some() => msg!("shuffle-due").into(),
        None => msg!("game-over").into(),
    }
}
