//! A line of play: the game, the tree of all that was ever decided, where in it the game stands, and who sits where.

use std::rc::Rc;

use crate::board::{ByPlayer, Player};
use crate::debug::{Act, Break, By, Debugger, Node, NodeId, Tree};
use crate::edit::EditError;
use crate::game::{
    Choice, ChooseError, Decision, DecisionKind, Event, Game, Host, Pick, ScriptError, Setup, State, Who,
};
use crate::messages::Said;
use crate::record::{Entry, Header, Recorder, Replay};
use crate::sim::Bot;

use super::session::CommandError;

/// The bots at the seats; a seat without one is a person's.
type Bots = ByPlayer<Option<Bot>>;

/// A line of play.
pub struct Line {
    pub game: Game,
    pub tree: Tree,
    /// The files that the game was saved to or loaded from.
    pub files: Vec<String>,
    /// The node at which the game stands.
    here: NodeId,
    /// The choice that failed here, while the debugger stands in it.
    failing: Option<NodeId>,
    bots: Bots,
    /// The bots as they were when a node was come to, by its place.
    bots_at: Vec<Bots>,
    /// Made when it is first needed.
    debugger: Option<Debugger>,
    /// The state in the middle of the decision that led here, where the debugger stands in one.
    inside: Option<State>,
}

impl Line {
    /// A line that begins with this state, or at the very beginning.
    pub fn new(
        setup: Rc<Setup>,
        host: Rc<dyn Host>,
        state: Option<State>,
        header: Header,
    ) -> Result<Line, ScriptError> {
        let game = match state {
            Some(state) => Game::resume(setup, state, host.clone())?,
            None => Game::new(setup, header.seed, host.clone())?,
        };
        let tree = Tree::new(&game, host, header);
        Ok(Line {
            game,
            tree,
            files: Vec::new(),
            here: NodeId::ROOT,
            failing: None,
            bots: Bots::default(),
            bots_at: vec![Bots::default()],
            debugger: None,
            inside: None,
        })
    }

    pub fn setup(&self) -> &Rc<Setup> {
        self.game.setup()
    }

    pub fn players(&self) -> impl Iterator<Item = Player> + use<> {
        self.game.setup().shape.players().iter()
    }

    /// The node at which the game stands.
    pub fn here(&self) -> NodeId {
        self.here
    }

    /// The node that the debugger stands at: as the game, or in the choice that failed there.
    pub fn at(&self) -> NodeId {
        self.failing.unwrap_or(self.here)
    }

    /// How many decisions were taken.
    pub fn decisions(&self) -> usize {
        self.tree.depth(self.here)
    }

    /// What happened since so many decisions were taken.
    pub fn events(&self, from: usize) -> Vec<&Event> {
        let path = self.tree.path(self.here);
        path.into_iter().skip(from).flat_map(|id| &self.tree.node(id).events).collect()
    }

    /// The state that is looked at: in the middle of a decision if the debugger stands there, else the game's.
    pub fn state(&self) -> &State {
        self.inside.as_ref().unwrap_or_else(|| self.game.state())
    }

    /// In the middle of a decision, the state before it.
    pub fn before(&self) -> Option<State> {
        self.inside.as_ref().map(|_| self.tree.state(self.before_node(self.at())))
    }

    /// Hands the debugger over, for as long as it walks.
    pub fn take_debugger(&mut self) -> Debugger {
        self.debugger.take().unwrap_or_else(|| Debugger::new(self.game.setup()))
    }

    /// Takes the debugger back, with the state if it stands in the middle of a decision.
    pub fn keep_debugger(&mut self, debugger: Debugger, inside: Option<State>) {
        self.debugger = Some(debugger);
        self.inside = inside;
    }

    /// Takes over the breakpoints of the line before; what is to be said of those that don't fit.
    pub fn take_over(&mut self, before: Option<Line>) -> Vec<Said> {
        let Some(debugger) = before.and_then(|line| line.debugger) else { return Vec::new() };
        let (debugger, gone) = debugger.move_to(self.game.setup());
        self.debugger = Some(debugger);
        gone
    }

    /// Leaves the middle of a decision; whether the debugger stood in one.
    pub fn leave(&mut self) -> bool {
        if let Some(debugger) = &mut self.debugger {
            debugger.moment = None;
        }
        self.failing = None;
        self.inside.take().is_some()
    }

    pub fn breaks(&self) -> &[Break] {
        self.debugger.as_ref().map_or(&[], |debugger| &debugger.breaks)
    }

    pub fn breaks_mut(&mut self) -> &mut Vec<Break> {
        &mut self.debugger.get_or_insert_with(|| Debugger::new(self.game.setup())).breaks
    }

    /// Whether any breakpoint or watch could stop.
    pub fn armed(&self) -> bool {
        self.debugger.as_ref().is_some_and(Debugger::armed)
    }

    /// The record of the decisions up to here.
    pub fn record(&self) -> Recorder {
        self.tree.record(self.here)
    }

    /// Who sits at a seat; nobody's is a person's.
    pub fn bot(&self, player: Player) -> Option<&Bot> {
        self.bots[player].as_ref()
    }

    /// What the bot at a seat chooses; nothing at a person's.
    pub fn ask_bot(&mut self, player: Player) -> Result<Option<Choice>, ScriptError> {
        match &mut self.bots[player] {
            Some(bot) => bot.choose(&self.game),
            None => Ok(None),
        }
    }

    /// Hands a seat to a bot, or to a person.
    pub fn seat(&mut self, player: Player, bot: Option<Bot>) {
        self.bots_at[self.here.place()][player] = bot.clone();
        self.bots[player] = bot;
    }

    /// Whose decision is due: the die is the active player's, the shuffle nobody's.
    pub fn to_decide(&self) -> Option<Player> {
        let decision = self.game.decision()?;
        match (decision.who, decision.kind) {
            (Who::Player(player), _) => Some(player),
            (Who::Chance, DecisionKind::Shuffle) => None,
            (Who::Chance, _) => Some(self.game.state().active),
        }
    }

    /// The decision that waits for a person.
    pub fn waiting(&self) -> Option<(Player, &Decision)> {
        let player = self.to_decide().filter(|player| self.bots[*player].is_none())?;
        Some((player, self.game.decision()?))
    }

    /// Whether no seat is a person's.
    pub fn all_bots(&self) -> bool {
        self.players().all(|player| self.bots[player].is_some())
    }

    /// Takes a decision.
    pub fn choose(&mut self, pick: &Pick, by: By) -> Result<(), ChooseError> {
        let node = self.tree.take(self.here, &mut self.game, pick, by)?;
        self.arrive(node);
        Ok(())
    }

    /// As [`choose`](Self::choose), but where breakpoints are set a choice at which a card fails is left for the debugger
    /// to walk into.
    pub fn choose_or_walk(&mut self, pick: &Pick, by: By) -> Result<(), ChooseError> {
        match self.choose(pick, by) {
            Err(ChooseError::Script(_)) if self.armed() => Ok(()),
            result => result,
        }
    }

    /// Changes the game by hand, as a line of the record without the word `edit` says; whether anything came of it.
    pub fn edit(&mut self, text: &str, checks: bool) -> Result<bool, EditError> {
        let Some(node) = self.tree.edit(self.here, &mut self.game, text, checks)? else { return Ok(false) };
        self.arrive(node);
        Ok(true)
    }

    /// Takes what a line of a record stands for.
    pub fn take(&mut self, entry: &Entry) -> Result<(), CommandError> {
        match entry {
            Entry::Choice(pick @ Pick::Order(_)) => self.choose(pick, By::Seed)?,
            Entry::Choice(pick) => self.choose(pick, By::Person)?,
            Entry::Edit(text) => {
                self.edit(text, false)?;
            }
        }
        Ok(())
    }

    /// Takes lines of a record, as far as they fit; how many did.
    pub fn follow(&mut self, lines: &[String]) -> Result<usize, CommandError> {
        let lines = lines.iter().map(|text| crate::record::Line { number: 0, text: text.clone() }).collect();
        let record = crate::record::Record { header: self.tree.header().clone(), lines };
        let mut replay = Replay::new(&record, self.game.clone());
        let mut done = 0;
        while let Some(Ok(played)) = replay.step() {
            self.take(&played.entry)?;
            done += 1;
        }
        Ok(done)
    }

    /// Seats who sits at another line, wherever it stands.
    pub fn sit_as(&mut self, other: &Line) {
        self.bots = other.bots.clone();
        self.files.clone_from(&other.files);
        for bots in &mut self.bots_at {
            bots.clone_from(&self.bots);
        }
    }

    fn arrive(&mut self, node: NodeId) {
        self.leave();
        self.here = node;
        if self.bots_at.len() <= node.place() {
            self.bots_at.resize(node.place() + 1, Bots::default());
        }
        self.bots_at[node.place()] = self.bots.clone();
    }

    /// Goes to a node, or into a choice that failed. Bots that sat there then and sit there now go on as they would have
    /// then.
    pub fn go(&mut self, node: NodeId) -> Result<(), ScriptError> {
        self.game = self.tree.game(node)?;
        self.leave();
        self.tree.prefer(node);
        let failing = matches!(self.node(node).act, Act::Failed(..));
        self.failing = failing.then_some(node);
        let node = if failing { self.before_node(node) } else { node };
        for player in self.players() {
            let then = &self.bots_at[node.place()][player];
            if self.bots[player].is_some() && then.is_some() {
                self.bots[player] = then.clone();
            }
        }
        self.here = node;
        Ok(())
    }

    /// Goes to where `done` decisions of this way are taken, back or on; whether there is such a place.
    pub fn go_to(&mut self, done: usize) -> Result<bool, ScriptError> {
        let Some(node) = self.tree.at_depth(self.here, done) else { return Ok(false) };
        self.go(node)?;
        Ok(true)
    }

    /// The nodes that undoing can stop before: decisions of persons and edits, or those of bots if there are none.
    fn stops(&self) -> Vec<NodeId> {
        let path = self.tree.path(self.here);
        let by = |by: By| path.iter().copied().filter(move |id| self.tree.node(*id).by == by);
        let persons: Vec<NodeId> = by(By::Person).collect();
        if persons.is_empty() { by(By::Bot).collect() } else { persons }
    }

    fn node(&self, id: NodeId) -> &Node {
        self.tree.node(id)
    }

    fn before_node(&self, id: NodeId) -> NodeId {
        self.node(id).parent.unwrap_or(NodeId::ROOT)
    }

    /// Goes back to before the last `times` decisions of a person (of a bot where no person took any); whether there
    /// was one.
    pub fn undo(&mut self, times: usize) -> Result<bool, ScriptError> {
        // A choice that failed is the last of them.
        let times = times.saturating_sub(usize::from(self.failing.is_some()));
        if self.failing.is_some() && times == 0 {
            self.go(self.here)?;
            return Ok(true);
        }
        let stops = self.stops();
        if stops.is_empty() || times == 0 {
            return Ok(false);
        }
        let place = stops.len().saturating_sub(times);
        self.go(self.before_node(stops[place]))?;
        Ok(true)
    }

    /// Goes back to the first decision of the turn in which [`undo`](Self::undo) would land.
    pub fn undo_turn(&mut self) -> Result<bool, ScriptError> {
        let stops = self.stops();
        let Some(last) = stops.last() else { return Ok(false) };
        let turn = self.node(*last).turn;
        let first = stops.iter().find(|id| self.node(**id).turn == turn).unwrap_or(last);
        self.go(self.before_node(*first))?;
        Ok(true)
    }

    /// Goes on once by what was last gone to, as far as [`undo`](Self::undo) would have come from; whether there was
    /// anything.
    pub fn redo(&mut self) -> Result<bool, ScriptError> {
        let Some(mut node) = self.node(self.here).next else { return Ok(false) };
        let stop = if self.node(node).by == By::Person { By::Person } else { By::Bot };
        while let Some(next) = self.node(node).next.filter(|next| self.node(*next).by != stop) {
            node = next;
        }
        self.go(node)?;
        Ok(true)
    }

    /// How many decisions wait to be done again.
    pub fn undone(&self) -> usize {
        self.tree.ahead(self.here)
    }

    /// Whether the last thing done was an edit.
    pub fn edited(&self) -> bool {
        self.node(self.here).act == Act::Edit
    }
}
