//! Why a card can or can't do anything for a player (P2), piece by piece.

use crate::board::{Directions, Player, Players, Squares};

use super::super::card::{Card, CardId, Choose, From, Origin, Step};
use super::super::choices::Choices;
use super::super::expr::Expr;
use super::super::game::Game;
use super::super::host::ScriptError;
use super::super::table::Table;
use super::super::value::{Towers, Type, Value};
use super::change::Target;
use super::expr::Within;
use super::{Explanation, Reason, Source};
use crate::messages::{Said, msg};

/// The most candidates that are gone through one by one.
const EACH: usize = 8;

impl Game {
    /// Whether a card can do anything for a player, and why; `before` is a table at which it was drawn, or this one.
    pub fn why_card(&self, card: CardId, player: Player) -> Result<Explanation, ScriptError> {
        let from_hand = self.state().hands[player].contains(&card);
        let reason = why_card(self.table(), card, player, from_hand)?;
        let target = Target::Card { card, player, from_hand };
        let refused = reason.holds == Some(false);
        let changes = if refused { self.changes(target, self.setup().shape.all()) } else { Vec::new() };
        Ok(Explanation { reason, changes })
    }
}

/// Whether a card can do anything for a player on a table, and why.
pub fn why_card(table: &Table, id: CardId, player: Player, from_hand: bool) -> Result<Reason, ScriptError> {
    let mut probe = table.supposing(|_| {});
    let able = probe.can_do_something(id, player, from_hand)?;
    let table = table.for_player(player, id);
    let card = table.card(id);
    let within = Within::new(&table, id);
    let held = card.to_hand && !from_hand;
    let text = match (held, from_hand) {
        (true, _) => msg!("cd-to-hand", card = &card.id, player = player.word()),
        (_, true) => msg!("cd-from-hand", card = &card.id, player = player.word()),
        _ => msg!("cd-can", card = &card.id, player = player.word()),
    };
    let rule = if held {
        "P3"
    } else if from_hand {
        "T2"
    } else {
        "P2"
    };
    let mut head = Reason::is(able, text).rule(rule);
    if !able && !from_hand {
        let fate = if table.knobs().slide { msg!("cd-slides") } else { msg!("cd-discarded") };
        head = head.found(fate).knob("cards.slide");
    }
    head = head.with_all(places(&table, id));
    for name in card.params.keys() {
        let source = Source::Param { card: id, name: name.clone(), leaves_out: false };
        head = head.with(Reason::told(msg!("cd-parameter")).from(source));
    }
    if card.always {
        return Ok(head.with(Reason::is(true, msg!("cd-does-nothing")).rule("P2").place(&card.origin)));
    }
    head = head.with_all(card.needs.iter().map(|test| within.test(test)));
    if held {
        return Ok(head);
    }
    let scripted = card.script.as_ref().is_some_and(|script| script.defines("play"));
    if scripted {
        return Ok(head.with(played(&table, id, player)?));
    }
    let before = head.parts.len();
    for choose in &card.choices {
        head = head.with(choice(&table, within, choose));
    }
    let chosen = head.parts[before..].iter().any(|part| part.holds.is_some());
    if !chosen {
        for step in &card.steps {
            head = head.with(effect(&table, within, step)?);
        }
    }
    Ok(head)
}

/// Where its copies are.
fn places(table: &Table, id: CardId) -> Vec<Reason> {
    let mut found = Vec::new();
    let state = &table.state;
    for player in table.everyone().iter() {
        if state.hands[player].contains(&id) {
            found.push(Reason::told(msg!("cd-holds", player = player.word())).rule("P3"));
        }
        if state.laid[player].iter().any(|laid| laid.card == id) {
            let text = match player == table.me() {
                true => msg!("cd-lies-second", player = player.word()),
                false => msg!("cd-lies", player = player.word()),
            };
            found.push(Reason::told(text).rule("P5"));
        }
    }
    found
}

/// A choice that the card needs: whether it has a candidate.
fn choice(table: &Table, within: Within<'_>, choose: &Choose) -> Reason {
    let tests: Vec<Reason> = choose.tests.iter().map(|test| within.test(test)).collect();
    if tests.iter().any(|test| test.holds == Some(false)) {
        let told = Reason::told(msg!("cd-not-made", choice = &*choose.name)).place(&choose.origin);
        return told.with_all(tests);
    }
    if choose.dependent {
        return Reason::told(msg!("cd-depends", choice = &*choose.name)).place(&choose.origin);
    }
    let mut candidates = Choices::default();
    table.candidates(choose, &[], None, &mut candidates);
    let shown: Vec<String> =
        candidates.iter().take(EACH).map(|choice| table.setup.text(&table.state, choice)).collect();
    let found = match candidates.len() {
        0 => msg!("cd-no-candidate").into(),
        1..=EACH => Said::from(shown.join(" ")),
        count => msg!("in-all", names = shown.join(" "), count = count).into(),
    };
    let head = Reason::is(!candidates.is_empty(), msg!("cd-has-candidate", choice = &*choose.name))
        .rule("P2")
        .found(found)
        .place(&choose.origin)
        .with_all(tests);
    if !candidates.is_empty() {
        return head;
    }
    source(table, within, choose, head)
}

/// What a choice without a candidate is made among, and what becomes of each of it.
fn source(table: &Table, within: Within<'_>, choose: &Choose, head: Reason) -> Reason {
    let (expr, universe) = match &choose.from {
        From::Square(expr) => (expr, Value::Squares(Squares::EMPTY)),
        From::Player(expr) => (expr, Value::Players(table.opponents())),
        From::Tower(expr) => (expr, Value::Towers((0..table.board().towers().len()).collect::<Towers>())),
        From::Direction(expr) => (expr, within.eval(expr)),
        From::Ground(expr) | From::GroundFor(expr) | From::TopCard(expr) => {
            return head.with(super::choice::ground(table, within, choose, Value::Squares(Squares::EMPTY), expr));
        }
        From::Number(least, most) => {
            let asked = msg!("cd-at-most", a = within.write(least), b = within.write(most));
            return head.with(Reason::is(false, asked));
        }
    };
    let members = members(universe);
    if members.is_empty() || members.len() > EACH {
        let head = head.with(within.some(expr));
        return match &choose.keep_if {
            Some(test) if !within.eval(expr).is_empty() => {
                head.with(Reason::is(false, msg!("cd-some-for-one", what = within.write(test))))
            }
            _ => head,
        };
    }
    head.with_all(members.into_iter().map(|member| candidate(within, choose, expr, member)))
}

/// Whether one thing is a candidate of a choice.
pub(super) fn candidate(within: Within<'_>, choose: &Choose, expr: &Expr, member: Value) -> Reason {
    let listed = within.member(expr, member);
    let Some(test) = &choose.keep_if else { return listed };
    let kept = Within { it: Some(member), ..within };
    let kept = kept.some(test);
    let holds = listed.holds == Some(true) && kept.holds == Some(true);
    let text = msg!("cd-is-candidate", what = within.tell(member), choice = &*choose.name);
    Reason::is(holds, text).rule("P8").with(listed).with(kept)
}

fn members(of: Value) -> Vec<Value> {
    match of {
        Value::Players(set) => set.iter().map(|player| Value::Players(Players::one(player))).collect(),
        Value::Towers(set) => set.iter().map(|place| Value::Towers(Towers::one(place))).collect(),
        Value::Directions(set) => set.iter().map(|way| Value::Directions(Directions::one(way))).collect(),
        _ => Vec::new(),
    }
}

/// A step of the effect: whether carrying it out would change anything, found by running it.
fn effect(table: &Table, within: Within<'_>, step: &Step) -> Result<Reason, ScriptError> {
    let tests: Vec<Reason> = step.tests.iter().map(|test| within.test(test)).collect();
    if tests.iter().any(|test| test.holds == Some(false)) {
        let told = Reason::told(msg!("cd-step-left-out", step = step.primitive.name)).place(&step.origin);
        return Ok(told.with_all(tests));
    }
    let mut probe = table.clone();
    probe.begin_effect(table.scope.me, table.scope.card, true);
    probe.run_steps(std::slice::from_ref(step), &[])?;
    let values = step.args.iter().zip(step.primitive.args).map(|(expr, arg)| {
        let (some, value) = (within.some(expr), within.eval(expr));
        // A number is what it is, and of players it matters what they have.
        let holds = some.holds.filter(|_| value.kind().is_set());
        let found = if value.kind() == Type::Players { within.facts(value) } else { some.found };
        Reason { text: format!("{}: {}", arg.name, within.write(expr)).into(), holds, found, ..some }
    });
    Ok(Reason::is(probe.scope.changed, msg!("cd-step-changes", step = step.primitive.name))
        .rule(step.primitive.rule)
        .place(&step.origin)
        .with_all(tests)
        .with_all(values))
}

/// A script's `play`: where it came to a halt, if it did, or whether it would change anything.
fn played(table: &Table, id: CardId, player: Player) -> Result<Reason, ScriptError> {
    let mut probe = table.clone();
    probe.scope.note_halts = true;
    probe.begin_effect(player, id, true);
    let host = probe.host.clone();
    host.play(&mut probe, id, &mut super::super::decision::Nobody)?;
    let card: &Card = table.card(id);
    let (file, source) = card.script.as_ref().map_or(("", ""), |script| (script.file.as_str(), script.source.as_str()));
    if let Some(halted) = &probe.scope.halted
        && !probe.scope.changed
    {
        return Ok(Reason::is(false, msg!("cd-has-candidate-in", choice = &*halted.choose.name, file = file))
            .rule("P2")
            .found(msg!("cd-no-candidate"))
            .place(&halted.choose.origin));
    }
    let line =
        source.lines().position(|line| line.trim_start().starts_with("function play")).map_or(0, |line| line + 1);
    let place = Origin { file: file.to_string(), line: line as u32 };
    Ok(Reason::is(probe.scope.changed, msg!("cd-play-changes", file = file)).rule("P2").place(&place))
}
