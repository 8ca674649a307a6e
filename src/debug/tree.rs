//! The line of play as a tree: every decision that was ever taken, each below the one before it.
//!
//! Going back and choosing otherwise begins a branch; nothing is forgotten. A node holds the decision and the events
//! that came of it. Whole states are kept only every so often; the others come from applying the events in between.

use std::rc::Rc;

use crate::board::Player;
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
    /// The position was put in place of the one before.
    Edit,
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
        Tree { setup: start.setup().clone(), host, header, nodes: vec![root] }
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
    pub fn take(&mut self, at: NodeId, game: &mut Game, pick: &Pick, by: By) -> Result<NodeId, ChooseError> {
        let (turn, active, line) = (game.state().turn, game.state().active, game.line(pick));
        let events = game.choose(pick)?;
        let same = |id: &&NodeId| matches!(&self.node(**id).act, Act::Choice(other) if other == pick);
        if let Some(known) = self.node(at).children.iter().find(same).copied() {
            self.nodes[known.place()].by = by;
            self.nodes[at.place()].next = Some(known);
            return Ok(known);
        }
        let act = Act::Choice(pick.clone());
        Ok(self.add(at, Node { events: events.into(), ..self.below(at, act, by, line, (turn, active)) }, game.state()))
    }

    /// Puts another position in place of the one at `at`; the game there goes on from. `line` is what the record says.
    pub fn edit(&mut self, at: NodeId, line: String, state: State) -> Result<(NodeId, Game), ScriptError> {
        let (turn, active) = (state.turn, state.active);
        let game = Game::resume(self.setup.clone(), state, self.host.clone())?;
        let mut node = self.below(at, Act::Edit, By::Person, line, (turn, active));
        node.kept = Some(Box::new(game.state().clone()));
        Ok((self.add(at, node, game.state()), game))
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
        let id = NodeId(self.nodes.len() as u32);
        if node.kept.is_none() && node.depth.is_multiple_of(KEPT) {
            node.kept = Some(Box::new(state.clone()));
        }
        self.nodes.push(node);
        let parent = &mut self.nodes[at.place()];
        parent.children.push(id);
        parent.next = Some(id);
        id
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
            self.nodes[parent.place()].next = Some(below);
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
        self.ids().filter(|id| self.node(*id).children.is_empty()).collect()
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
