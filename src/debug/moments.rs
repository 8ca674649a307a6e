//! What happened within a decision: taken again under an observer, it gives the same events once more, and with them
//! every primitive and every line of a script, each with its cause.

use std::cell::RefCell;
use std::rc::Rc;

use crate::board::Player;
use crate::game::{
    CardId, ChooseError, DecisionKind, Event, Frame, Game, Observer, Origin, Place, Primitive, ScriptError, Setup,
    State, Table, Value,
};
use crate::script::LuaHost;

use super::tree::{Act, NodeId, Tree};

/// The most moments that are kept of one decision.
const MOST: usize = 200_000;

/// What led to a moment.
#[derive(Clone, PartialEq, Debug, Default)]
pub struct Cause {
    /// The card whose effect it is; none for what the rules do by themselves.
    pub card: Option<CardId>,
    /// The hook of the card that answers, if it is one.
    pub hook: Option<&'static str>,
    /// The innermost primitive.
    pub primitive: Option<&'static str>,
    /// The step or the line of a script that called it, or the line about to be run.
    pub at: Option<Origin>,
}

/// What a moment is.
#[derive(Clone, Debug)]
pub enum What {
    /// The position was put in place of the one before.
    Edited,
    /// An effect, or a hook's answer, begins for a player.
    Begun {
        card: CardId,
        player: Player,
    },
    Ended,
    /// A primitive is about to be carried out.
    Entered {
        primitive: &'static Primitive,
        args: Vec<Value>,
    },
    Left,
    /// A line of a script is about to be run.
    Line,
    Event(Event),
    /// All events but the first so many are undone, until the effect that did them has its answer.
    Undone(usize),
    /// The card fails; the last moment of a choice that leads nowhere.
    Fault,
}

/// One moment within a decision.
#[derive(Clone, Debug)]
pub struct Moment {
    pub what: What,
    /// How deep in effects, primitives and calls of scripts.
    pub depth: usize,
    pub cause: Rc<Cause>,
    /// An earlier decision of the same effect had it already: the effect runs from its start for every answer.
    pub again: bool,
    /// An event that is undone again.
    pub undone: bool,
}

impl Moment {
    /// The event, if it is one that changes more than the game's own book-keeping.
    pub fn event(&self) -> Option<&Event> {
        match &self.what {
            What::Event(Event::Flow(_)) => None,
            What::Event(event) => Some(event),
            _ => None,
        }
    }

    /// Where the code is that is about to be run: a line of a script, or a step of a card that is written as data.
    pub fn code(&self) -> Option<&Origin> {
        let at = self.cause.at.as_ref().filter(|at| at.line > 0)?;
        match self.what {
            What::Line => Some(at),
            What::Entered { .. } if !at.file.ends_with(".lua") => Some(at),
            _ => None,
        }
    }
}

/// The moments of a decision.
pub struct Moments {
    pub list: Vec<Moment>,
    before: State,
    /// The position that an edit put in place of the one before.
    placed: Option<State>,
    /// There were more than are kept.
    pub cut: bool,
}

/// What can be seen at a line of a script.
#[derive(Clone, Default, Debug)]
pub struct Sight {
    /// The calls, innermost first.
    pub frames: Vec<Frame>,
    /// What the expressions asked for gave.
    pub values: Vec<Result<String, String>>,
}

impl Moments {
    /// The moments of the decision that led to a node.
    pub fn of(tree: &Tree, node: NodeId, host: &Rc<LuaHost>) -> Result<Moments, ChooseError> {
        Ok(run(tree, node, host, Log::default())?.0)
    }

    /// What can be seen at one of its moments, which must be a line, or a fault: there it is what the last line saw.
    /// `None` at any other. Expressions are evaluated in the call `frame`, 0 for the innermost.
    pub fn sight(
        tree: &Tree,
        node: NodeId,
        host: &Rc<LuaHost>,
        moment: usize,
        frame: usize,
        expressions: &[String],
    ) -> Result<Option<Sight>, ChooseError> {
        let look = |moment: usize| {
            let wanted = Some((moment, frame, expressions.to_vec()));
            run(tree, node, host, Log { wanted, ..Log::default() })
        };
        let (moments, sight) = look(moment)?;
        let fault = moments.list.get(moment).is_some_and(|moment| matches!(moment.what, What::Fault));
        match moments.list.iter().rposition(|moment| matches!(moment.what, What::Line)).filter(|_| fault) {
            Some(line) => Ok(look(line)?.1),
            None => Ok(sight),
        }
    }

    /// The state when this moment has happened (a primitive or line: when it is about to).
    pub fn state(&self, setup: &Setup, moment: usize) -> State {
        if let Some(placed) = &self.placed {
            return placed.clone();
        }
        let mut events: Vec<&Event> = Vec::new();
        for moment in self.list.iter().take(moment + 1) {
            match &moment.what {
                What::Event(event) => events.push(event),
                What::Undone(kept) => events.truncate(*kept),
                _ => {}
            }
        }
        let mut state = self.before.clone();
        events.into_iter().for_each(|event| state.apply(setup, event));
        state
    }

    /// The state before the decision.
    pub fn before(&self) -> &State {
        &self.before
    }
}

fn run(tree: &Tree, node: NodeId, host: &Rc<LuaHost>, mut log: Log) -> Result<(Moments, Option<Sight>), ChooseError> {
    let parent = tree.node(node).parent.unwrap_or(NodeId::ROOT);
    let before = tree.state(parent);
    let (pick, fails) = match &tree.node(node).act {
        Act::Choice(pick) => (pick, None),
        Act::Failed(pick, error) => (pick, Some(error)),
        Act::Start => return Ok((Moments { list: Vec::new(), before, placed: None, cut: false }, None)),
        Act::Edit => {
            log.add(What::Edited);
            tree.node(node).events.iter().for_each(|event| log.add(What::Event(event.clone())));
            let placed = tree.node(node).events.is_empty().then(|| tree.state(node));
            return Ok((Moments { list: log.list, before, placed, cut: false }, None));
        }
    };
    let mut game = Game::resume(tree.setup().clone(), before.clone(), host.clone()).map_err(ChooseError::Script)?;
    let (tries, wanted) = (log.tries, log.wanted.clone());
    log.again = game.decision().is_some_and(|decision| decision.kind == DecisionKind::Aim);
    let log = Rc::new(RefCell::new(log));
    game.watch(Some(log.clone()));
    let result = game.choose(pick);
    game.watch(None);
    let mut log = log.take();
    match (result, fails) {
        (Ok(_), _) => {}
        (Err(_), Some(error)) => {
            // It failed while it was only being tried: then that is what is looked at.
            let runs = |moment: &Moment| matches!(moment.what, What::Line | What::Entered { .. });
            if !tries && !log.list.iter().any(runs) {
                return run(tree, node, host, Log { tries: true, wanted, ..Log::default() });
            }
            log.fail(error, tree.setup());
        }
        (Err(error), None) => return Err(error),
    }
    log.mark_undone();
    Ok((Moments { list: log.list, before, placed: None, cut: log.cut }, log.sight))
}

/// Writes down what happens.
#[derive(Default)]
struct Log {
    list: Vec<Moment>,
    cut: bool,
    /// Causes of what is going on, the innermost last, each with how deep its script's calls are.
    open: Vec<(Rc<Cause>, usize)>,
    idle: Rc<Cause>,
    /// What comes was seen already.
    again: bool,
    /// What a card does while it is only being tried is written down, too.
    tries: bool,
    /// The moment to look around at, and expressions with the call that they are evaluated in.
    wanted: Option<(usize, usize, Vec<String>)>,
    sight: Option<Sight>,
}

impl Log {
    fn cause(&self) -> Rc<Cause> {
        self.open.last().map_or_else(|| self.idle.clone(), |(cause, _)| cause.clone())
    }

    fn add(&mut self, what: What) {
        let cause = self.cause();
        self.put(what, cause);
    }

    fn put(&mut self, what: What, cause: Rc<Cause>) {
        // Events are never left out: states are made of them.
        if self.list.len() >= MOST && !matches!(what, What::Event(_) | What::Undone(_) | What::Fault) {
            self.cut = true;
            return;
        }
        let depth = self.open.iter().map(|(_, calls)| 1 + calls).sum();
        self.list.push(Moment { what, depth, cause, again: self.again, undone: false });
    }

    /// Ends with the fault, at which all that the failing effect did is still to be seen: it is undone last of all.
    fn fail(&mut self, error: &ScriptError, setup: &Setup) {
        let leaving = |moment: &mut Moment| matches!(moment.what, What::Undone(_) | What::Ended | What::Left);
        while self.list.pop_if(leaving).is_some() {}
        let at = Origin { file: error.file.clone(), line: error.line };
        let card = setup.variant.find(&error.card);
        self.again = false;
        self.put(What::Fault, Rc::new(Cause { card, hook: None, primitive: None, at: Some(at) }));
    }

    /// Marks the events that are undone again.
    fn mark_undone(&mut self) {
        let mut standing: Vec<usize> = Vec::new();
        for place in 0..self.list.len() {
            match self.list[place].what {
                What::Event(_) => standing.push(place),
                What::Undone(kept) => {
                    let undone = standing.split_off(kept.min(standing.len()));
                    undone.into_iter().for_each(|place| self.list[place].undone = true);
                }
                _ => {}
            }
        }
    }
}

impl Observer for Log {
    fn tries(&self) -> bool {
        self.tries
    }

    fn event(&mut self, _: &Table, event: &Event) {
        self.add(What::Event(event.clone()));
    }

    fn undone(&mut self, _: &Table, kept: usize) {
        self.add(What::Undone(kept));
    }

    fn began(&mut self, _: &Table, card: CardId, player: Player, hook: Option<&'static str>) {
        let cause = Rc::new(Cause { card: Some(card), hook, primitive: None, at: None });
        self.open.push((cause, 0));
        self.add(What::Begun { card, player });
    }

    fn ended(&mut self, _: &Table) {
        self.open.pop();
        self.add(What::Ended);
    }

    fn entered(&mut self, table: &Table, primitive: &'static Primitive, args: &[Value], at: &Origin) {
        let around = self.cause();
        let cause = Cause {
            card: around.card.or(Some(table.scope.card)),
            hook: around.hook,
            primitive: Some(primitive.name),
            at: Some(at.clone()),
        };
        self.open.push((Rc::new(cause), 0));
        self.add(What::Entered { primitive, args: args.to_vec() });
    }

    fn left(&mut self, _: &Table) {
        self.open.pop();
        self.add(What::Left);
    }

    fn answered(&mut self, _: &Table) {
        self.again = false;
    }

    fn line(&mut self, place: &dyn Place) {
        if let Some((_, calls)) = self.open.last_mut() {
            *calls = place.depth();
        }
        if let Some((wanted, frame, expressions)) = &self.wanted
            && *wanted == self.list.len()
        {
            let values = expressions.iter().map(|expression| place.evaluate(*frame, expression)).collect();
            self.sight = Some(Sight { frames: place.frames(), values });
        }
        let at = Origin { file: place.file().to_owned(), line: place.line() };
        let around = self.cause();
        let cause = Cause { card: Some(place.card()), hook: around.hook, primitive: None, at: Some(at) };
        self.put(What::Line, Rc::new(cause));
    }
}
