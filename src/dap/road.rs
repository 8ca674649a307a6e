//! The game that is walked through: bots and the seed play on where it ends, or a record does.

use std::rc::Rc;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};

use crate::debug::{By, NodeId, Tree, Walk};
use crate::game::{CardId, DecisionKind, Pick};
use crate::messages::{FALLBACK, Said};
use crate::record::Record;
use crate::render::{self, Words};
use crate::repl::Line;
use crate::script::LuaHost;
use crate::sim::{Bot, BotKind};

/// The most decisions that are taken without a stop: a game may have no end.
pub const LONG: usize = 10_000;

/// Something told of a decision.
pub struct Told {
    node: NodeId,
    /// By a script, not by the game.
    pub printed: bool,
    pub text: String,
}

/// The game, and how it goes on.
pub struct Road {
    pub line: Line,
    scripts: Rc<LuaHost>,
    /// What is played by itself, decision by decision, until somebody chooses otherwise.
    record: Option<Record>,
    /// Cards that every shuffle puts on top.
    on_top: Vec<CardId>,
    pub language: String,
    interrupt: Arc<AtomicBool>,
    /// What was told and not yet handed on.
    told: Vec<Told>,
    /// The choice just taken: what was once taken after it isn't followed.
    end: Option<NodeId>,
    /// How many decisions were taken since it last stopped.
    pub ran: usize,
}

impl Road {
    /// What events are told with: the cards in their language, the rest in English.
    pub fn words(&self) -> Words<'_> {
        Words { setup: self.line.setup(), cards: &self.language, speech: FALLBACK }
    }

    pub fn new(
        line: Line,
        scripts: Rc<LuaHost>,
        record: Option<Record>,
        on_top: Vec<CardId>,
        language: String,
        interrupt: Arc<AtomicBool>,
    ) -> Road {
        Road { line, scripts, record, on_top, language, interrupt, told: Vec::new(), end: None, ran: 0 }
    }

    /// What was told since this was last asked, but for what belongs to `held`: a decision in the middle of which one
    /// stands.
    pub fn take_told(&mut self, held: Option<NodeId>) -> Vec<Told> {
        let (kept, told) = std::mem::take(&mut self.told).into_iter().partition(|told| Some(told.node) == held);
        self.told = kept;
        told
    }

    /// Follows what was taken before wherever it leads.
    pub fn follow(&mut self) {
        (self.ran, self.end) = (0, None);
    }

    /// What a person must choose here: whose choice it is, and what can be chosen.
    pub fn waiting(&self) -> Option<String> {
        let (player, decision) = self.line.waiting()?;
        let choices = self.line.game.texts();
        let shown: Vec<&str> = choices.iter().take(24).map(String::as_str).collect();
        let more = if choices.len() > shown.len() { ", …" } else { "" };
        Some(match decision.kind {
            DecisionKind::Die => format!("{player} must roll: type `choose roll`, or a face, as in `choose 3`"),
            _ => format!(
                "{player} must choose: type `choose` and one of these in the debug console: {}{more}",
                shown.join(", ")
            ),
        })
    }

    /// Takes a person's choice, and goes back to before it so that it can be walked into, even if a card fails at it.
    pub fn choose(&mut self, text: &str) -> Result<(), String> {
        let Some((_, decision)) = self.line.waiting() else {
            return Err("nobody must choose here: bots, the seed or the record go on".into());
        };
        let pick = match decision.kind {
            DecisionKind::Die if text == "roll" => self.line.game.seeded(),
            _ => self.line.game.parse(text),
        };
        let pick = pick.ok_or_else(|| crate::game::Refusal::of(&self.line.game, text).to_string())?;
        let here = self.line.here();
        self.take(&pick, By::Person).or_else(|why| self.line.tree.failed(here).map(|_| ()).ok_or(why))?;
        self.record = None;
        self.end = Some(self.line.here());
        self.line.go(here).map_err(|error| error.to_string())
    }

    /// What comes next; nothing where somebody must choose, or it is over.
    fn pick(&mut self) -> Result<Option<(Pick, By)>, String> {
        let line = &mut self.line;
        let Some(decision) = line.game.decision() else { return Ok(None) };
        let kind = decision.kind;
        if let Some(record) = &self.record {
            let next = record.lines.get(line.decisions());
            if let Some(next) = next {
                let pick = line.game.parse_line(&next.text);
                let pick = pick.map_err(|refusal| format!("line {} of the record: {refusal}", next.number))?;
                let by = if matches!(pick, Pick::Order(_)) { By::Seed } else { By::Person };
                return Ok(Some((pick, by)));
            }
        }
        let Some(player) = line.to_decide() else {
            return Ok(line.game.seeded().map(|pick| (self.ordered(pick), By::Seed)));
        };
        if line.bot(player).is_none() {
            return Ok(None);
        }
        if kind == DecisionKind::Die {
            return Ok(line.game.seeded().map(|pick| (pick, By::Bot)));
        }
        let choice = match line.ask_bot(player) {
            Ok(choice) => choice,
            // A card failed while the bot looked ahead: it chooses blindly, and fails, if at all, where that can be seen.
            Err(_) => {
                let simplest = &mut Bot::new(BotKind::Simplest, 0, player);
                self.line.game.decision().and_then(|decision| simplest.at_once(decision))
            }
        };
        Ok(choice.map(|choice| (Pick::Choice(choice), By::Bot)))
    }

    /// An order of the deck with the wanted cards on top.
    fn ordered(&self, pick: Pick) -> Pick {
        match pick {
            Pick::Order(order) => {
                let (mut top, rest): (Vec<CardId>, Vec<CardId>) =
                    order.into_iter().partition(|card| self.on_top.contains(card));
                top.extend(rest);
                Pick::Order(top)
            }
            pick => pick,
        }
    }

    fn take(&mut self, pick: &Pick, by: By) -> Result<(), String> {
        let from = self.line.here();
        let branches = |line: &Line| line.tree.node(from).children.len();
        let known = branches(&self.line);
        self.scripts.take_log();
        self.line.choose(pick, by).map_err(|error| error.to_string())?;
        if branches(&self.line) > known {
            let words = self.words();
            let story = render::story(words, &self.line.tree.node(self.line.here()).events);
            let story: Vec<String> = story.iter().map(ToString::to_string).collect();
            let node = self.line.here();
            let printed = self.scripts.take_log().into_iter().map(|text| Told { node, printed: true, text });
            self.told.extend(printed);
            if !story.is_empty() {
                self.told.push(Told { node, printed: false, text: story.join("\n") });
            }
        }
        Ok(())
    }
}

impl Walk for Road {
    fn tree(&self) -> &Tree {
        &self.line.tree
    }

    fn here(&self) -> NodeId {
        self.line.at()
    }

    fn play(&mut self) -> Result<bool, Said> {
        let Some((pick, by)) = self.pick()? else { return Ok(false) };
        self.take(&pick, by)?;
        self.ran += 1;
        Ok(true)
    }

    fn go(&mut self, node: NodeId) -> Result<(), Said> {
        self.line.go(node).map_err(|error| error.to_string().into())
    }

    fn end(&self) -> Option<NodeId> {
        self.end
    }

    fn over(&self) -> bool {
        self.line.game.decision().is_none()
    }

    fn interrupted(&self) -> bool {
        self.ran >= LONG || self.interrupt.load(Ordering::Relaxed)
    }
}
