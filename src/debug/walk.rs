//! Walking through a line of play: where one is, how far to go, and why it stopped. Forward beyond what was played is
//! for whoever plays; everything else is the tree and the moments in it.

use std::collections::VecDeque;
use std::rc::Rc;

use crate::game::{Setup, State};
use crate::messages::{Said, msg};
use crate::script::LuaHost;

use super::breaks::{Break, Change, Stopper};
use super::moments::{Moment, Moments, What};
use super::tree::{Act, NodeId, Tree};

/// How far a step goes.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Grain {
    Event,
    Primitive,
    Line,
    /// A line of a script, or a step of a card that is written as data.
    Code,
    Decision,
    Turn,
}

impl Grain {
    pub const ALL: [Grain; 6] =
        [Grain::Event, Grain::Primitive, Grain::Line, Grain::Code, Grain::Decision, Grain::Turn];

    pub fn name(self) -> &'static str {
        ["event", "primitive", "line", "code", "decision", "turn"][self as usize]
    }

    pub fn parse(name: &str) -> Option<Grain> {
        Grain::ALL.into_iter().find(|grain| grain.name() == name)
    }

    /// Whether a moment is where a step of this grain ends. One that an earlier decision had already is none.
    pub fn stops_at(self, moment: &Moment) -> bool {
        !moment.again
            && match self {
                Grain::Event => moment.event().is_some() || matches!(moment.what, What::Edited),
                Grain::Primitive => matches!(moment.what, What::Entered { .. }),
                Grain::Line => matches!(moment.what, What::Line),
                Grain::Code => moment.code().is_some(),
                Grain::Decision | Grain::Turn => false,
            }
    }
}

/// A command.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Go {
    Step(Grain),
    /// As a step, but over what is called from here.
    Next(Grain),
    /// Until the primitive, the function or the effect around is over.
    Finish,
    Continue,
    /// Until this turn begins.
    Until(u32),
    Back(Grain),
    /// Backwards to the nearest breakpoint or change.
    Reverse,
}

/// Why it stopped.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Reason {
    /// It went as far as it was told to.
    There,
    /// A breakpoint, by its number.
    Break(usize),
    /// What a watch looks at changed.
    Watch(usize, Change),
    /// The condition of a breakpoint, or a watched expression, can't be evaluated.
    Failed(usize, Said),
    /// A card fails: the choice leads nowhere.
    Fault,
    /// Somebody must choose.
    Waiting,
    Over,
    Beginning,
    Interrupted,
}

/// Where and why it stopped.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Stop {
    pub reason: Reason,
    pub node: NodeId,
    /// The moment within the decision that led to the node; at its end if none.
    pub moment: Option<usize>,
}

/// What is walked through.
pub trait Walk {
    fn tree(&self) -> &Tree;
    fn here(&self) -> NodeId;
    /// Takes a new decision, as whoever plays would; whether there was one to take.
    fn play(&mut self) -> Result<bool, Said>;
    fn go(&mut self, node: NodeId) -> Result<(), Said>;
    fn over(&self) -> bool;
    fn interrupted(&self) -> bool;

    /// Where what was taken before isn't followed any further, though more was once taken; everywhere if none.
    fn end(&self) -> Option<NodeId> {
        None
    }

    /// Goes on by one decision, one taken before or a new one, perhaps one that fails; nothing if somebody must choose
    /// first or it is over.
    fn forward(&mut self) -> Result<Option<NodeId>, Said> {
        let (tree, here) = (self.tree(), self.here());
        let known = match self.end() {
            Some(end) if tree.depth(here) >= tree.depth(end) => tree.failed(here),
            _ => tree.next(here),
        };
        let result = if known.is_some() { Ok(false) } else { self.play() };
        match (known.or_else(|| self.tree().failed(self.here())), result) {
            (Some(node), _) => self.go(node).map(|()| Some(node)),
            (None, played) => Ok(played?.then(|| self.here())),
        }
    }
}

/// A debugger: the place within a decision, and where to stop.
pub struct Debugger {
    pub(super) setup: Rc<Setup>,
    pub(super) host: Rc<LuaHost>,
    /// The moment within the decision that led to where the line stands; none at its end.
    pub moment: Option<usize>,
    pub breaks: Vec<Break>,
    pub(super) numbered: usize,
    known: VecDeque<(NodeId, Rc<Moments>)>,
}

/// How many decisions' moments are kept at hand.
const KNOWN: usize = 8;

impl Debugger {
    /// A debugger for games of a set-up.
    pub fn new(setup: &Rc<Setup>) -> Debugger {
        Debugger {
            setup: setup.clone(),
            host: LuaHost::debugging(setup.variant.clone()),
            moment: None,
            breaks: Vec::new(),
            numbered: 0,
            known: VecDeque::new(),
        }
    }

    /// Whether anything could stop running on.
    pub fn armed(&self) -> bool {
        self.breaks.iter().any(|stop| stop.enabled)
    }

    /// Adds a breakpoint or a watch; the number that it goes by.
    pub fn add(&mut self, what: Stopper, condition: Option<String>) -> usize {
        self.numbered += 1;
        self.breaks.push(Break { number: self.numbered, what, condition, enabled: true, hits: 0 });
        self.numbered
    }

    /// The moments of the decision that led to a node.
    pub fn moments(&mut self, tree: &Tree, node: NodeId) -> Result<Rc<Moments>, Said> {
        if let Some((_, moments)) = self.known.iter().find(|(known, _)| *known == node) {
            return Ok(moments.clone());
        }
        let moments = Rc::new(Moments::of(tree, node, &self.host).map_err(|error| error.to_string())?);
        self.known.push_back((node, moments.clone()));
        if self.known.len() > KNOWN {
            self.known.pop_front();
        }
        Ok(moments)
    }

    /// The state where it stands.
    pub fn state(&mut self, walk: &dyn Walk) -> Result<State, Said> {
        match self.moment {
            Some(moment) => Ok(self.moments(walk.tree(), walk.here())?.state(walk.tree().setup(), moment)),
            None => Ok(walk.tree().state(walk.here())),
        }
    }

    /// Carries out a command.
    pub fn run(&mut self, walk: &mut dyn Walk, go: &Go) -> Result<Stop, Said> {
        let reason = match go {
            Go::Back(grain) => self.back(walk, *grain)?,
            Go::Reverse => self.reverse(walk)?,
            go => self.forward(walk, go)?,
        };
        if let Reason::Break(number) | Reason::Watch(number, _) = &reason
            && let Some(hit) = self.breaks.iter_mut().find(|stop| stop.number == *number)
        {
            hit.hits += 1;
        }
        Ok(Stop { reason, node: walk.here(), moment: self.moment })
    }

    fn forward(&mut self, walk: &mut dyn Walk, go: &Go) -> Result<Reason, Said> {
        let turn = self.state(walk)?.turn;
        let mut over = None;
        if let (Go::Next(_) | Go::Finish, Some(moment)) = (go, self.moment) {
            over = self.moments(walk.tree(), walk.here())?.list.get(moment).map(|moment| moment.depth);
        }
        if over.is_none() && *go == Go::Finish {
            return Err(msg!("nothing-to-finish").into());
        }
        let fine = !matches!(go, Go::Continue | Go::Until(_) | Go::Step(Grain::Decision | Grain::Turn));
        let mut first = true;
        loop {
            // At the end of a decision the next one is to be taken.
            let from = match self.moment {
                Some(moment) => moment + 1,
                None => {
                    let reached = match go {
                        Go::Until(turn) => walk.tree().state(walk.here()).turn >= *turn,
                        Go::Step(Grain::Decision) | Go::Next(Grain::Decision) => !first,
                        Go::Step(Grain::Turn) | Go::Next(Grain::Turn) => walk.tree().state(walk.here()).turn > turn,
                        Go::Finish => !first,
                        _ => false,
                    };
                    if reached {
                        return Ok(Reason::There);
                    }
                    if walk.interrupted() {
                        return Ok(Reason::Interrupted);
                    }
                    if walk.forward()?.is_none() {
                        return Ok(if walk.over() { Reason::Over } else { Reason::Waiting });
                    }
                    0
                }
            };
            first = false;
            let hit = self.hit(walk, |at| at >= from, false)?;
            let target = if fine { self.target(walk, go, from, over)? } else { None };
            match (hit, target) {
                (Some((at, reason)), target) if target.is_none_or(|target| at <= target) => {
                    self.moment = Some(at);
                    return Ok(reason);
                }
                (_, Some(target)) => {
                    self.moment = Some(target);
                    let fault = self.fault(walk)?.is_some();
                    return Ok(if fault { Reason::Fault } else { Reason::There });
                }
                _ if matches!(walk.tree().node(walk.here()).act, Act::Failed(..)) => {
                    self.moment = self.moments(walk.tree(), walk.here())?.list.len().checked_sub(1);
                    return Ok(Reason::Fault);
                }
                _ => self.moment = None,
            }
        }
    }

    /// Where a fine step ends within the decision that leads to here.
    fn target(&mut self, walk: &dyn Walk, go: &Go, from: usize, over: Option<usize>) -> Result<Option<usize>, Said> {
        let moments = self.moments(walk.tree(), walk.here())?;
        let ends = |moment: &Moment| match go {
            Go::Step(grain) => grain.stops_at(moment),
            Go::Next(grain) => grain.stops_at(moment) && over.is_none_or(|depth| moment.depth <= depth),
            Go::Finish => over.is_some_and(|depth| moment.depth < depth),
            _ => false,
        };
        Ok((from..moments.list.len()).find(|at| ends(&moments.list[*at])))
    }

    fn back(&mut self, walk: &mut dyn Walk, grain: Grain) -> Result<Reason, Said> {
        if matches!(grain, Grain::Decision | Grain::Turn) {
            return self.back_far(walk, grain == Grain::Turn);
        }
        loop {
            let here = walk.here();
            let moments = self.moments(walk.tree(), here)?;
            let until = self.moment.unwrap_or(moments.list.len());
            if let Some(at) = (0..until).rev().find(|at| grain.stops_at(&moments.list[*at])) {
                self.moment = Some(at);
                return Ok(Reason::There);
            }
            self.moment = None;
            let Some(parent) = walk.tree().node(here).parent else { return Ok(Reason::Beginning) };
            if walk.interrupted() {
                return Ok(Reason::Interrupted);
            }
            walk.go(parent)?;
        }
    }

    fn back_far(&mut self, walk: &mut dyn Walk, turn: bool) -> Result<Reason, Said> {
        let tree = walk.tree();
        let Some(parent) = tree.node(walk.here()).parent else { return Ok(Reason::Beginning) };
        let mut to = parent;
        if turn {
            // The first decision that was due in the turn of the one before this place.
            let number = tree.state(parent).turn;
            let before = |id: &NodeId| tree.node(*id).parent.filter(|parent| tree.state(*parent).turn == number);
            to = std::iter::successors(Some(parent), before).last().unwrap_or(parent);
        }
        self.moment = None;
        walk.go(to)?;
        Ok(Reason::There)
    }

    fn reverse(&mut self, walk: &mut dyn Walk) -> Result<Reason, Said> {
        loop {
            let until = self.moment.unwrap_or(usize::MAX);
            if let Some((at, reason)) = self.hit(walk, |at| at < until, true)? {
                self.moment = Some(at);
                return Ok(reason);
            }
            self.moment = None;
            let Some(parent) = walk.tree().node(walk.here()).parent else { return Ok(Reason::Beginning) };
            if walk.interrupted() {
                return Ok(Reason::Interrupted);
            }
            walk.go(parent)?;
        }
    }

    /// The first (or last) moment of the decision that led here at which a breakpoint or a watch stops.
    fn hit(
        &mut self,
        walk: &dyn Walk,
        within: impl Fn(usize) -> bool,
        last: bool,
    ) -> Result<Option<(usize, Reason)>, Said> {
        if !self.armed() {
            return Ok(None);
        }
        let (tree, here) = (walk.tree(), walk.here());
        let moments = self.moments(tree, here)?;
        let setup = tree.setup();
        let active: Vec<&Break> = self.breaks.iter().filter(|stop| stop.enabled).collect();
        let value = |stop: &Break, state: &State| match &stop.what {
            Stopper::On(watched) => watched.value(setup, state, &self.host),
            Stopper::At(_) => Ok(Said::default()),
        };
        let mut values: Vec<Result<Said, Said>> = active.iter().map(|stop| value(stop, moments.before())).collect();
        let (mut before, mut found) = (moments.before().clone(), None);
        for (at, moment) in moments.list.iter().enumerate() {
            let moves = matches!(moment.what, What::Event(_) | What::Undone(_) | What::Edited);
            let after = match &moment.what {
                What::Event(event) => {
                    let mut after = before.clone();
                    after.apply(setup, event);
                    after
                }
                What::Undone(_) | What::Edited => moments.state(setup, at),
                _ => before.clone(),
            };
            for (place, stop) in active.iter().enumerate() {
                let reason = match &stop.what {
                    Stopper::At(spot) => {
                        (!moment.again && spot.is(moment, &before, &after)).then_some(Reason::Break(stop.number))
                    }
                    Stopper::On(_) if !moves => None,
                    Stopper::On(_) => {
                        let now = value(stop, &after);
                        let was = std::mem::replace(&mut values[place], now.clone());
                        match (was, now) {
                            // What is undone until there is an answer is done again with it.
                            _ if moment.again || matches!(moment.what, What::Undone(_)) => None,
                            (Ok(was), Ok(now)) if was != now => Some(Reason::Watch(stop.number, Change { was, now })),
                            (Ok(_), Err(why)) => Some(Reason::Failed(stop.number, why)),
                            _ => None,
                        }
                    }
                };
                let Some(reason) = reason.filter(|_| within(at)) else { continue };
                let holds = match &stop.condition {
                    Some(condition) => self.holds((tree, here, at), moment, &after, condition),
                    None => Ok(true),
                };
                match holds {
                    Ok(true) => found = Some((at, reason)),
                    Ok(false) => continue,
                    Err(why) => found = Some((at, Reason::Failed(stop.number, why))),
                }
                if !last {
                    return Ok(found);
                }
                break;
            }
            before = after;
        }
        Ok(found)
    }
}
