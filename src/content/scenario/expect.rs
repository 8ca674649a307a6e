//! What must have come of a scenario, compared with what did.

use crate::board::{ByPlayer, Player};
use crate::diag::{Diagnostic, Report, did_you_mean};
use crate::game::{CardId, EVENT_NAMES, EVENT_WORDS, Setup, State, Who};

use super::super::fields::{list, wrong_type};
use super::super::position::{Drawn, draw};
use super::super::tree::{Node, Tree};
use super::play::Run;
use super::read::names;
use super::{Scenario, show};

/// What a key of `expect` compares: a mismatch in words, or nothing.
type Compare = fn(&Scenario, &Run, &Node) -> Result<(), String>;

/// Every key of `expect`; those marked look at the decision that is due at the end.
const KEYS: &[(&str, bool, Compare)] = &[
    ("board", false, board),
    ("events", false, events),
    ("all_events", false, all_events),
    ("no_events", false, no_events),
    ("choices", true, choices),
    ("choices_in_order", true, choices),
    ("includes", true, includes),
    ("excludes", true, excludes),
    ("refused", true, refused),
    ("who", true, who),
    ("decision", true, decision),
    ("outcome", false, outcome),
    ("fails", false, fails),
    ("turn", false, |_, run, node| same("turn", node, run.game.state().turn.to_string())),
    ("active", false, |_, run, node| same("active", node, run.game.state().active.name().into())),
    ("pawns", false, pawns),
    ("squares", false, squares),
    ("towers", false, towers),
    ("zones", false, |_, run, node| numbers("zones", node, run, |state, player| state.board.owned(player).len())),
    ("reserve", false, |_, run, node| counts("reserve", node, run, |state| &state.reserve)),
    ("lost", false, |_, run, node| counts("lost", node, run, |state| &state.lost)),
    ("knockouts", false, |_, run, node| counts("knockouts", node, run, |state| &state.knockouts)),
    ("skips", false, |_, run, node| counts("skips", node, run, |state| &state.skips)),
    ("extras", false, |_, run, node| counts("extras", node, run, |state| &state.extras)),
    ("hand", false, |_, run, node| piles("hand", node, run, |state, player| state.hands[player].to_vec())),
    ("laid", false, |_, run, node| {
        piles("laid", node, run, |state, player| state.laid[player].iter().map(|laid| laid.card).collect())
    }),
    ("deck_top", false, |_, run, node| {
        let expected = texts(node)?;
        let found: Vec<_> = run.game.state().deck().take(expected.len()).collect();
        same_list("deck_top", &expected, &ids(run, &found))
    }),
    ("deck_bottom", false, |_, run, node| {
        let expected = texts(node)?;
        let deck: Vec<_> = run.game.state().deck().collect();
        same_list("deck_bottom", &expected, &ids(run, &deck[deck.len().saturating_sub(expected.len())..]))
    }),
    ("deck_size", false, |_, run, node| same("deck_size", node, run.game.state().deck().count().to_string())),
    ("discard", false, |_, run, node| same_list("discard", &texts(node)?, &ids(run, &run.game.state().discard))),
    ("discard_last", false, |_, run, node| {
        let expected = texts(node)?;
        let discard = &run.game.state().discard;
        same_list("discard_last", &expected, &ids(run, &discard[discard.len().saturating_sub(expected.len())..]))
    }),
    ("in_play", false, |_, run, node| same_list("in_play", &texts(node)?, &ids(run, &run.game.state().in_play))),
];

/// Faults of the table itself.
pub fn check_keys(expect: &Node, report: &mut Report) {
    let Tree::Table(pairs) = &expect.tree else {
        return wrong_type(report, expect, "`expect`", "a table");
    };
    for (_, node) in pairs.iter().filter(|(key, _)| matches!(&*key.name, "events" | "all_events" | "no_events")) {
        check_events(node, report);
    }
    if pairs.is_empty() {
        let message = "a scenario that expects nothing proves nothing";
        report.push(Diagnostic::error("scenario", expect.span.clone(), message).help("say what must come of it"));
    }
    for (key, _) in pairs {
        if !KEYS.iter().any(|(name, ..)| *name == key.name) {
            let known: Vec<&str> = KEYS.iter().map(|(name, ..)| *name).collect();
            let hint = did_you_mean(&key.name, known.iter().copied())
                .unwrap_or_else(|| format!("what can be expected: {}", list(&known)));
            let message = format!("unknown key `{}` in `expect`", key.name);
            report.push(Diagnostic::error("unknown-key", key.span.clone(), message).label("no such key").help(hint));
        }
    }
}

/// An event that there is none of never happens: to forbid it would prove nothing.
fn check_events(node: &Node, report: &mut Report) {
    let nodes = if let Tree::List(items) = &node.tree { items.as_slice() } else { std::slice::from_ref(node) };
    for node in nodes {
        let Some(name) = node.text().and_then(|text| text.split_whitespace().next()) else { continue };
        if !EVENT_NAMES.contains(&name) {
            let hint = did_you_mean(name, EVENT_NAMES.iter().copied())
                .unwrap_or_else(|| format!("the events are {}", list(EVENT_NAMES)));
            let message = format!("unknown event `{name}`");
            report
                .push(Diagnostic::error("unknown-name", node.span.clone(), message).label("no such event").help(hint));
        }
    }
}

/// Whether the scenario looks at the decision that is due when all is played.
pub fn looks_at_decision(expect: &Node) -> bool {
    expect.pairs().iter().any(|(key, _)| KEYS.iter().any(|(name, looks, _)| *name == key.name && *looks))
}

/// Compares everything; the failure lists all that differs.
pub fn compare(scenario: &Scenario, run: &Run) -> Result<(), String> {
    let mut failures = Vec::new();
    if let Some(error) = &run.failed
        && scenario.expect.get("fails").is_none()
    {
        failures.push(error.clone());
    }
    for (key, node) in scenario.expect.pairs() {
        let Some((_, _, compare)) = KEYS.iter().find(|(name, ..)| *name == key.name) else { continue };
        if let Err(failure) = compare(scenario, run, node) {
            failures.push(format!("line {}: {failure}", key.line));
        }
    }
    if failures.is_empty() {
        return Ok(());
    }
    failures.push(run.log().trim_start().to_owned());
    Err(failures.join("\n"))
}

fn texts(node: &Node) -> Result<Vec<String>, String> {
    let plain = |node: &Node| match &node.tree {
        Tree::Text(text) => Ok(text.trim().to_owned()),
        Tree::Number(number) => Ok(number.to_string()),
        _ => Err(format!("expected texts, found {}", node.found())),
    };
    match &node.tree {
        Tree::List(items) => items.iter().map(plain).collect(),
        _ => plain(node).map(|text| vec![text]),
    }
}

fn one(node: &Node) -> Result<String, String> {
    match texts(node)?.as_slice() {
        [text] => Ok(text.clone()),
        _ => Err(format!("expected one value, found {}", node.found())),
    }
}

fn ids(run: &Run, cards: &[CardId]) -> Vec<String> {
    run.game.setup().ids(cards).into_iter().map(String::from).collect()
}

fn same(what: &str, node: &Node, found: String) -> Result<(), String> {
    let expected = one(node)?;
    if expected == found { Ok(()) } else { Err(format!("{what}: expected `{expected}`, found `{found}`")) }
}

fn same_list(what: &str, expected: &[String], found: &[String]) -> Result<(), String> {
    if expected == found {
        return Ok(());
    }
    Err(format!("{what}: expected {}, found {}", names(expected), names(found)))
}

/// The entries of a table by colour, each compared; all that differ are told.
fn by_player(
    what: &str,
    node: &Node,
    run: &Run,
    mut compare: impl FnMut(&str, Player, &Node) -> Result<(), String>,
) -> Result<(), String> {
    let mut failures = Vec::new();
    if !matches!(node.tree, Tree::Table(_)) {
        return Err(format!("{what}: expected a table by colour, found {}", node.found()));
    }
    for (key, value) in node.pairs() {
        let player = Player::parse(&key.name).filter(|player| run.game.setup().shape.players().contains(*player));
        let result = match player {
            Some(player) => compare(&format!("{what} of {player}"), player, value),
            None => Err(format!("{what}: `{}` is no player of this game", key.name)),
        };
        failures.extend(result.err());
    }
    if failures.is_empty() { Ok(()) } else { Err(failures.join("\n")) }
}

fn numbers(what: &str, node: &Node, run: &Run, found: fn(&State, Player) -> usize) -> Result<(), String> {
    by_player(what, node, run, |what, player, node| same(what, node, found(run.game.state(), player).to_string()))
}

fn counts(what: &str, node: &Node, run: &Run, table: fn(&State) -> &ByPlayer<u8>) -> Result<(), String> {
    by_player(what, node, run, |what, player, node| same(what, node, table(run.game.state())[player].to_string()))
}

fn piles(what: &str, node: &Node, run: &Run, pile: fn(&State, Player) -> Vec<CardId>) -> Result<(), String> {
    by_player(what, node, run, |what, player, node| {
        same_list(what, &texts(node)?, &ids(run, &pile(run.game.state(), player)))
    })
}

fn board(scenario: &Scenario, run: &Run, node: &Node) -> Result<(), String> {
    let shape = &run.game.setup().shape;
    let mut report = Report::default();
    let Some(mut expected) =
        draw(shape, node, scenario.position.source(), &mut report).filter(|_| !report.has_errors())
    else {
        report.attach(|_| Some(scenario.position.source().into()));
        return Err(report.to_string());
    };
    let found = Drawn::of(&run.game.state().board);
    // As in a position, a pawn that isn't drawn is on its start.
    for player in shape.players().iter() {
        expected.pawns[player] = expected.pawns[player].or(shape.start(player));
    }
    if expected == found { Ok(()) } else { Err(format!("board:\n{}", show::boards(shape, &expected, &found))) }
}

/// Whether the expected words are the event's, or the first of them.
fn fits(expected: &str, event: &str) -> bool {
    let expected = expected.split_whitespace().collect::<Vec<_>>();
    let found: Vec<&str> = event.split_whitespace().collect();
    found.starts_with(&expected)
}

fn events(_: &Scenario, run: &Run, node: &Node) -> Result<(), String> {
    let mut rest = run.events.iter();
    for expected in texts(node)? {
        if !rest.any(|event| fits(&expected, event)) {
            let before = run.events.iter().any(|event| fits(&expected, event));
            let how = if before { "didn't happen after the ones before it" } else { "didn't happen" };
            return Err(format!("events: `{expected}` {how}"));
        }
    }
    Ok(())
}

fn all_events(_: &Scenario, run: &Run, node: &Node) -> Result<(), String> {
    let expected = texts(node)?;
    let fit = expected.len() == run.events.len() && expected.iter().zip(&run.events).all(|(a, b)| fits(a, b));
    if fit { Ok(()) } else { Err(format!("all_events:\n{}", show::lists(&expected, &run.events))) }
}

fn no_events(_: &Scenario, run: &Run, node: &Node) -> Result<(), String> {
    for unwanted in texts(node)? {
        if let Some(word) = unwanted.split_whitespace().skip(1).find(|word| !is_event_word(run.game.setup(), word)) {
            return Err(format!("no_events: `{unwanted}` can't happen at all: no event of this game says `{word}`"));
        }
        if let Some(event) = run.events.iter().find(|event| fits(&unwanted, event)) {
            return Err(format!("no_events: `{unwanted}` must not happen, but `{event}` did"));
        }
    }
    Ok(())
}

/// Whether an event's line may hold this word: a colour, a square or block, a card, a number, a word of its own.
fn is_event_word(setup: &Setup, word: &str) -> bool {
    EVENT_WORDS.contains(&word)
        || Player::parse(word).is_some_and(|player| setup.shape.players().contains(player))
        || setup.shape.parse_block(word).is_some()
        || setup.variant.find(word).is_some()
        || word.parse::<i64>().is_ok()
}

fn choices(scenario: &Scenario, run: &Run, node: &Node) -> Result<(), String> {
    let (expected, found) = (texts(node)?, run.game.texts());
    let sorted = |list: &[String]| {
        let mut list = list.to_vec();
        list.sort();
        list
    };
    let in_order = scenario.expect.get("choices_in_order").is_some_and(|other| other.span == node.span);
    if expected == found || (!in_order && sorted(&expected) == sorted(&found)) {
        return Ok(());
    }
    let without = |a: &[String], b: &[String]| a.iter().filter(|text| !b.contains(text)).cloned().collect::<Vec<_>>();
    let (missing, more) = (without(&expected, &found), without(&found, &expected));
    let due = run.game.decision().map_or("no decision is due".into(), |decision| run.due(decision));
    let differ = if missing.is_empty() && more.is_empty() {
        "the same choices in another order".into()
    } else {
        format!("expected but not offered: {}; offered but not expected: {}", names(&missing), names(&more))
    };
    Err(format!("choices: {differ}\n{due}"))
}

fn includes(_: &Scenario, run: &Run, node: &Node) -> Result<(), String> {
    let found = run.game.texts();
    let missing: Vec<String> = texts(node)?.into_iter().filter(|text| !found.contains(text)).collect();
    if missing.is_empty() { Ok(()) } else { Err(format!("includes: not offered: {}", names(&missing))) }
}

fn excludes(_: &Scenario, run: &Run, node: &Node) -> Result<(), String> {
    if run.game.decision().is_none() {
        return Err("excludes: no decision is due".into());
    }
    let found = run.game.texts();
    let there: Vec<String> = texts(node)?.into_iter().filter(|text| found.contains(text)).collect();
    if there.is_empty() { Ok(()) } else { Err(format!("excludes: offered all the same: {}", names(&there))) }
}

/// `refused = { choice = "b3", rule = "C5" }`, or a list of such; `because` must be part of the reason.
fn refused(_: &Scenario, run: &Run, node: &Node) -> Result<(), String> {
    let single = std::slice::from_ref(node);
    let all = if let Tree::List(items) = &node.tree { items.as_slice() } else { single };
    for item in all {
        for (key, _) in item.pairs() {
            if !["choice", "rule", "because"].contains(&key.name.as_str()) {
                return Err(format!("refused: unknown key `{}`: it takes `choice`, `rule`, `because`", key.name));
            }
        }
        let choice = item.get("choice").and_then(Node::text).ok_or("refused: `choice` is missing")?;
        let refusal = match run.game.parse_line(choice) {
            Ok(_) => return Err(format!("refused: `{choice}` is legal")),
            Err(refusal) => refusal,
        };
        if let Some(rule) = item.get("rule").map(one).transpose()?
            && rule != refusal.rule
        {
            return Err(format!("refused: `{choice}` should be refused by rule {rule}, but: {refusal}"));
        }
        if let Some(because) = item.get("because").map(one).transpose()?
            && !refusal.reason.to_string().contains(&because)
        {
            return Err(format!("refused: `{choice}` should be refused because of `{because}`, but: {refusal}"));
        }
    }
    Ok(())
}

fn who(_: &Scenario, run: &Run, node: &Node) -> Result<(), String> {
    let found = run.game.decision().map_or("nobody", |decision| match decision.who {
        Who::Player(player) => player.name(),
        Who::Chance => "chance",
    });
    same("who", node, found.into())
}

fn decision(_: &Scenario, run: &Run, node: &Node) -> Result<(), String> {
    same("decision", node, run.game.decision().map_or("none", |decision| decision.kind.name()).into())
}

fn outcome(_: &Scenario, run: &Run, node: &Node) -> Result<(), String> {
    let found = run.game.outcome().map_or("none".into(), |outcome| {
        format!("{} {}", outcome.winner.map_or("nobody", Player::name), outcome.by.name())
    });
    same("outcome", node, found)
}

fn fails(_: &Scenario, run: &Run, node: &Node) -> Result<(), String> {
    let expected = one(node)?;
    match &run.failed {
        Some(error) if error.contains(&expected) => Ok(()),
        Some(error) => Err(format!("fails: expected a failure that says `{expected}`, but: {error}")),
        None => Err("fails: no script failed".into()),
    }
}

fn pawns(_: &Scenario, run: &Run, node: &Node) -> Result<(), String> {
    let setup = run.game.setup();
    by_player("pawn", node, run, |what, player, node| {
        let found = run.game.state().board.pawn(player).map_or("nowhere".into(), |square| setup.shape.name(square));
        same(what, node, found)
    })
}

fn squares(_: &Scenario, run: &Run, node: &Node) -> Result<(), String> {
    let (shape, board) = (&run.game.setup().shape, &run.game.state().board);
    let mut failures = Vec::new();
    for (key, value) in node.pairs() {
        let Some(set) = shape.parse_block(&key.name).filter(|set| !set.is_empty()) else {
            failures.push(format!("squares: `{}` is no square of this board", key.name));
            continue;
        };
        for square in set {
            let found = match board.owner(square) {
                Some(player) => player.name(),
                None if board.dead().contains(square) => "dead",
                None => "blank",
            };
            failures.extend(same(&shape.name(square), value, found.into()).err());
        }
    }
    if failures.is_empty() { Ok(()) } else { Err(failures.join("\n")) }
}

fn towers(_: &Scenario, run: &Run, node: &Node) -> Result<(), String> {
    let setup: &Setup = run.game.setup();
    let normal = |text: String| {
        let (owner, squares) = text.split_once(' ').unwrap_or((&text, ""));
        let block = setup.shape.parse_block(squares);
        block.map_or_else(|| text.clone(), |block| format!("{owner} {}", setup.shape.block_name(block)))
    };
    let expected: Vec<String> = texts(node)?.into_iter().map(normal).collect();
    let tower = |tower: &crate::board::Tower| format!("{} {}", tower.owner, setup.shape.block_name(tower.squares));
    let found: Vec<String> = run.game.state().board.towers().iter().map(tower).collect();
    same_list("towers", &expected, &found)
}
