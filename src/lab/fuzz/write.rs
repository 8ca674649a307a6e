//! A failure as a scenario, which fails until the fault is mended.

use crate::content::position_text;

use super::shrink::Small;
use super::watch::Fault;

/// The scenario file of a failure.
pub fn scenario(card: &str, variant: &str, small: &Small) -> String {
    let (course, found) = (&small.course, &small.found);
    let setup = &small.setup;
    let mut lines = course.lines.clone();
    let mut expect = vec!["outcome = \"none\"".to_owned()];
    let mut open = true;
    match found.fault {
        Fault::NoEffect => {
            // The choice that came to nothing should not have been offered.
            let last = lines.pop().unwrap_or_default();
            let choice = last.split_once(": ").map_or(last.as_str(), |(_, choice)| choice).to_owned();
            expect = vec![format!("excludes = [{}]", quote(&choice))];
        }
        Fault::Asked => {
            if let Some(state) = &found.otherwise {
                let text = position_text(setup, state);
                let board = text.split("'''\n").nth(1).unwrap_or_default();
                expect = vec![format!("board = '''\n{board}'''")];
            }
        }
        Fault::Endless => open = false,
        Fault::Script | Fault::Unsound | Fault::Events | Fault::Choices | Fault::Panic => {}
    }
    let first_line = found.message.lines().next().unwrap_or_default();
    let mut text =
        format!("# Found by fuzzing the card: {first_line}\n# It fails until that is mended.\n\n[[scenario]]\n");
    let mut key = |name: &str, value: String| text.push_str(&format!("{name} = {value}\n"));
    key("name", quote(&format!("{card} in a position found by fuzzing: {}", found.fault.name())));
    key("variant", quote(variant));
    let copies: Vec<String> =
        small.copies.iter().map(|(card, copies)| format!("{} = {copies}", setup.variant.card(*card).id)).collect();
    key("copies", format!("{{ {} }}", copies.join(", ")));
    if course.play {
        key("play", quote(card));
    }
    let choices: Vec<String> = lines.iter().map(|line| quote(line)).collect();
    key("choices", format!("[{}]", choices.join(", ")));
    if open {
        key("open", "true".into());
    }
    text.push_str(&course.sketch.text(setup));
    text.push_str("[scenario.expect]\n");
    for line in expect {
        text.push_str(&line);
        text.push('\n');
    }
    text
}

fn quote(text: &str) -> String {
    format!("\"{}\"", text.replace('\\', "\\\\").replace('"', "\\\""))
}
