//! The line of play as a tree: every decision that was ever taken, each below the one before it.
//!
//! Going back and choosing otherwise begins a branch; nothing is forgotten. A node holds the decision and the events
//! that came of it. Whole states are kept only every so often; the others come from applying the events in between.

use std::rc::Rc;

use crate::board::Player;
use crate::edit::{EditError, edit};
use crate::game::{ChooseError, Event, Game, Host, Pick, ScriptError, Setup, State};
use crate::record::{Header, Recorder};

/// Every so many decisions a whole state is kept.
const KEPT: u32 = 32;

/// A node of the tree, by its place in the order in which they came.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct NodeId(u32);

impl NodeId {
    /// Where the line begins.
    pub const ROOT: NodeId = NodeId(0);

    /// Its place in the order in which the nodes came, from 0.
    pub fn place(self) -> usize {
        self.0 as usize
    }
}

/// Who took a decision.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum By {
    /// A person, or whoever stood in at a person's seat.
    Person,
    Bot,
    /// The shuffle, answered by the seed.
    Seed,
}

/// What led from the node before to a node.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Act {
    /// Nothing: the line begins here.
    Start,
    Choice(Pick),
    /// A change by hand; its text is in the line.
    Edit,
    /// A choice at which a card failed. Nothing came of it: the game stands where it stood, no record holds it, and the
    /// node is nobody's child.
    Failed(Pick, ScriptError),
}

/// A node: what led to it, and what came of it.
pub struct Node {
    pub parent: Option<NodeId>,
    /// In the order in which they were first taken.
    pub children: Vec<NodeId>,
    /// The child that was last gone to.
    pub next: Option<NodeId>,
    pub act: Act,
    pub by: By,
    pub events: Box<[Event]>,
    /// Its line in the record; nothing for an act that isn't recorded.
    pub line: String,
    /// The turn in which it was taken, and whose.
    pub turn: u32,
    pub active: Player,
    /// How many acts lead here from the beginning.
    pub depth: u32,
    kept: Option<Box<State>>,
}

/// The tree.
pub struct Tree {
    setup: Rc<Setup>,
    host: Rc<dyn Host>,
    header: Header,
    nodes: Vec<Node>,
    /// The choice that failed, where that is what going on from its parent leads to.
    failed: Option<NodeId>,
}

impl Tree {
    /// A tree that begins with this game.
    pub fn new(start: &Game, host: Rc<dyn Host>, header: Header) -> Tree {
        let state = start.state();
        let root = Node {
            parent: None,
            children: Vec::new(),
            next: None,
            act: Act::Start,
            by: By::Seed,
            events: Box::default(),
            line: String::new(),
            turn: state.turn,
            active: state.active,
            depth: 0,
            kept: Some(Box::new(state.clone())),
        };
        Tree { setup: start.setup().clone(), host, header, nodes: vec![root], failed: None }
    }

    pub fn setup(&self) -> &Rc<Setup> {
        &self.setup
    }

    pub fn header(&self) -> &Header {
        &self.header
    }

    pub fn node(&self, id: NodeId) -> &Node {
        &self.nodes[id.place()]
    }

    /// Every node, the beginning first.
    pub fn ids(&self) -> impl Iterator<Item = NodeId> + use<> {
        (0..self.nodes.len() as u32).map(NodeId)
    }

    /// How many acts lead to a node.
    pub fn depth(&self, id: NodeId) -> usize {
        self.node(id).depth as usize
    }

    /// The nodes that lead to this one, itself first, the beginning last.
    pub fn up(&self, id: NodeId) -> impl Iterator<Item = NodeId> + '_ {
        std::iter::successors(Some(id), |id| self.node(*id).parent)
    }

    /// The nodes from below the beginning to this one.
    pub fn path(&self, id: NodeId) -> Vec<NodeId> {
        let mut path: Vec<NodeId> = self.up(id).take_while(|id| *id != NodeId::ROOT).collect();
        path.reverse();
        path
    }

    /// The node at this depth on the way to `id`, or on from it by what was last gone to.
    pub fn at_depth(&self, id: NodeId, depth: usize) -> Option<NodeId> {
        if depth <= self.depth(id) {
            return self.up(id).find(|id| self.depth(*id) == depth);
        }
        std::iter::successors(Some(id), |id| self.node(*id).next).find(|id| self.depth(*id) == depth)
    }

    /// Takes a decision in `game`, which stands at `at`; the node that it leads to, a known one if it was taken before.
    /// If a card fails at it, that is what [`next`](Self::next) leads to.
    pub fn take(&mut self, at: NodeId, game: &mut Game, pick: &Pick, by: By) -> Result<NodeId, ChooseError> {
        let (turn, active, line) = (game.state().turn, game.state().active, game.line(pick));
        let events = match game.choose(pick) {
            Ok(events) => events,
            Err(error) => {
                if let ChooseError::Script(error) = &error {
                    let act = Act::Failed(pick.clone(), error.clone());
                    self.failed = Some(self.push(self.below(at, act, by, line, (turn, active))));
                }
                return Err(error);
            }
        };
        self.failed = None;
        let same = |id: &&NodeId| matches!(&self.node(**id).act, Act::Choice(other) if other == pick);
        if let Some(known) = self.node(at).children.iter().find(same).copied() {
            self.nodes[known.place()].by = by;
            self.nodes[at.place()].next = Some(known);
            return Ok(known);
        }
        let act = Act::Choice(pick.clone());
        Ok(self.add(at, Node { events: events.into(), ..self.below(at, act, by, line, (turn, active)) }, game.state()))
    }

    /// Changes the game by hand, which stands at `at`; `text` is the change's line without the word `edit`. `None` if
    /// nothing came of it.
    pub fn edit(&mut self, at: NodeId, game: &mut Game, text: &str, checks: bool) -> Result<Option<NodeId>, EditError> {
        let (before, line) = (game.state().clone(), Recorder::edit_line(text));
        let events = edit(game, text, checks)?;
        if *game.state() == before && events.iter().all(|event| matches!(event, Event::Flow(_) | Event::Edited(_))) {
            return Ok(None);
        }
        self.failed = None;
        let same = |id: &&NodeId| self.node(**id).act == Act::Edit && self.node(**id).line == line;
        if let Some(known) = self.node(at).children.iter().find(same).copied() {
            self.nodes[at.place()].next = Some(known);
            return Ok(Some(known));
        }
        let below = self.below(at, Act::Edit, By::Person, line, (before.turn, before.active));
        Ok(Some(self.add(at, Node { events: events.into(), ..below }, game.state())))
    }

    fn below(&self, at: NodeId, act: Act, by: By, line: String, (turn, active): (u32, Player)) -> Node {
        Node {
            parent: Some(at),
            children: Vec::new(),
            next: None,
            act,
            by,
            events: Box::default(),
            line,
            turn,
            active,
            depth: self.node(at).depth + 1,
            kept: None,
        }
    }

    fn add(&mut self, at: NodeId, mut node: Node, state: &State) -> NodeId {
        if node.kept.is_none() && node.depth.is_multiple_of(KEPT) {
            node.kept = Some(Box::new(state.clone()));
        }
        let id = self.push(node);
        let parent = &mut self.nodes[at.place()];
        parent.children.push(id);
        parent.next = Some(id);
        id
    }

    fn push(&mut self, node: Node) -> NodeId {
        self.nodes.push(node);
        NodeId(self.nodes.len() as u32 - 1)
    }

    /// The choice that failed at a node, if nothing else was taken or gone to there since.
    pub fn failed(&self, at: NodeId) -> Option<NodeId> {
        self.failed.filter(|failed| self.node(*failed).parent == Some(at))
    }

    /// What going on from a node leads to: the choice that failed there just now, or what was last gone to.
    pub fn next(&self, at: NodeId) -> Option<NodeId> {
        self.failed(at).or(self.node(at).next)
    }

    /// The state at a node.
    pub fn state(&self, id: NodeId) -> State {
        let mut since = Vec::new();
        for id in self.up(id) {
            let node = self.node(id);
            if let Some(kept) = &node.kept {
                let mut state = State::clone(kept);
                for event in since.into_iter().rev().flat_map(|id| &self.node(id).events) {
                    state.apply(&self.setup, event);
                }
                return state;
            }
            since.push(id);
        }
        State::new(&self.setup, self.header.seed)
    }

    /// The game as it stands at a node.
    pub fn game(&self, id: NodeId) -> Result<Game, ScriptError> {
        Game::resume(self.setup.clone(), self.state(id), self.host.clone())
    }

    /// Makes the way to a node the one that going forward takes.
    pub fn prefer(&mut self, id: NodeId) {
        let mut below = id;
        while let Some(parent) = self.node(below).parent {
            match self.node(below).act {
                Act::Failed(..) => self.failed = Some(below),
                _ => {
                    self.failed = self.failed.filter(|failed| self.node(*failed).parent != Some(parent));
                    self.nodes[parent.place()].next = Some(below);
                }
            }
            below = parent;
        }
    }

    /// How many acts follow a node by what was last gone to.
    pub fn ahead(&self, id: NodeId) -> usize {
        std::iter::successors(self.node(id).next, |id| self.node(*id).next).count()
    }

    /// The node where the ways to two nodes part.
    pub fn parting(&self, a: NodeId, b: NodeId) -> NodeId {
        let (mut a, mut b) = (a, b);
        while a != b {
            let deeper = if self.depth(a) >= self.depth(b) { &mut a } else { &mut b };
            *deeper = self.node(*deeper).parent.unwrap_or(NodeId::ROOT);
        }
        a
    }

    /// The ends of all branches, in the order in which they came.
    pub fn tips(&self) -> Vec<NodeId> {
        let tip = |node: &Node| node.children.is_empty() && !matches!(node.act, Act::Failed(..));
        self.ids().filter(|id| tip(self.node(*id))).collect()
    }

    /// The record of the way to a node.
    pub fn record(&self, id: NodeId) -> Recorder {
        let mut record = Recorder::new(self.header.clone());
        for node in self.path(id).into_iter().map(|id| self.node(id)).filter(|node| !node.line.is_empty()) {
            record.push(node.line.clone(), node.turn, node.active);
        }
        record
    }
}
