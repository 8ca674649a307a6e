//! `branches`, `switch`, `compare`: the tree of all that was played.

use super::{Command, Takes};
use crate::debug::{NodeId, Tree, differences};
use crate::messages::{Arg, msg};
use crate::repl::debugging::shortened;
use crate::repl::line::Line;
use crate::repl::options::whole;
use crate::repl::session::{CommandError, Session};

pub static BRANCHES: Command = Command {
    name: "branches",
    aliases: &[],
    args: "",
    examples: &["branches"],
    takes: Takes::Nothing,
    run: |session, rest| {
        BRANCHES.takes_nothing(rest)?;
        let line = session.playing()?;
        let mut text = String::new();
        draw(session, line, NodeId::ROOT, 0, &mut text);
        session.say(text);
        Ok(())
    },
};

pub static SWITCH: Command = Command {
    name: "switch",
    aliases: &[],
    args: "BRANCH",
    examples: &["switch 2"],
    takes: Takes::Nothing,
    run: |session, rest| {
        let line = session.playing_mut()?;
        let tip = branch(&line.tree, rest)?;
        line.go(tip)?;
        super::undo::settled(session, |decision| msg!("now-at", decision = decision))
    },
};

pub static COMPARE: Command = Command {
    name: "compare",
    aliases: &[],
    args: "A [B]",
    examples: &["compare 1 2"],
    takes: Takes::Nothing,
    run: |session, rest| {
        let line = session.playing()?;
        let tree = &line.tree;
        let (a, b) = rest.split_once(' ').unwrap_or((rest, ""));
        let first = branch(tree, a)?;
        let (second, named) = match b.trim() {
            "" => (line.here(), msg!("branch-here")),
            b => (branch(tree, b)?, msg!("branch", number = b)),
        };
        let fork = tree.parting(first, second);
        let taken = |id: NodeId| {
            let next = tree.at_depth(id, tree.depth(fork) + 1).filter(|_| id != fork);
            next.map_or_else(|| msg!("branch-ends").into(), |id| Arg::from(quoted(&tree.node(id).line)))
        };
        let mut text = session.text(&msg!(
            "branches-part",
            decision = tree.depth(fork) + 1,
            a = msg!("branch", number = a),
            at_a = taken(first),
            b = named,
            at_b = taken(second),
        ));
        text.push('\n');
        let found = differences(line.setup(), &tree.state(first), &tree.state(second));
        if found.is_empty() {
            text.push_str(&format!("{}\n", session.text(&msg!("same-positions"))));
        }
        let speech = session.speech();
        let rows: Vec<[String; 3]> =
            found.iter().map(|found| [&found.what, &found.a, &found.b].map(|said| said.text(speech))).collect();
        let width = rows.iter().map(|[what, ..]| what.chars().count()).filter(|width| *width < 24).max().unwrap_or(0);
        for [what, there, here] in rows {
            text.push_str(&format!("  {what:<width$}  {there} | {here}\n"));
        }
        session.say(text);
        Ok(())
    },
};

fn branch(tree: &Tree, text: &str) -> Result<NodeId, CommandError> {
    if text.is_empty() {
        return Err(msg!("which-branch").into());
    }
    let number: usize = whole("branch", text)?;
    let tips = tree.tips();
    let found = number.checked_sub(1).and_then(|place| tips.get(place)).copied();
    found.ok_or_else(|| msg!("no-branch", number = number, most = tips.len()).into())
}

fn quoted(line: &str) -> String {
    format!("`{}`", shortened(line))
}

/// One line for each piece without a fork, deeper where ways part.
fn draw(session: &Session, line: &Line, from: NodeId, deep: usize, text: &mut String) {
    let tree = &line.tree;
    let mut end = from;
    while let [only] = tree.node(end).children[..] {
        end = only;
    }
    let ways: Vec<NodeId> = tree.up(line.here()).collect();
    let mark = if ways.contains(&from) { '>' } else { ' ' };
    let first = tree.depth(from).max(1);
    let what = match from {
        NodeId::ROOT => msg!("from-the-beginning").into(),
        from => Arg::from(quoted(&tree.node(from).line)),
    };
    let last = tree.depth(end).max(1);
    let range = if first == last { first.to_string() } else { format!("{first}–{last}") };
    let what = session.text(&msg!("branch-row", what = what, turn = tree.state(end).turn));
    let mut row = format!("{mark} {}{range}  {what}", "  ".repeat(deep));
    let here = tree.depth(line.here());
    let inside = tree.depth(end) >= here && here >= tree.depth(from) && ways.contains(&from);
    if tree.node(end).children.is_empty() {
        let number = tree.tips().iter().position(|tip| *tip == end).map_or(0, |place| place + 1);
        row.push_str(&format!("  {}", session.text(&msg!("branch", number = number))));
    }
    let parted = tree.up(end).take_while(|id| *id != from).chain([from]).any(|id| id == line.here());
    if inside && parted {
        row.push_str(&format!("  {}", session.text(&msg!("branch-due", decision = here + 1))));
    }
    text.push_str(row.trim_end());
    text.push('\n');
    if tree.node(end).children.len() > 1 {
        for child in &tree.node(end).children {
            draw(session, line, *child, deep + 1, text);
        }
    }
}
