//! What is still due and what has been answered, as text: `draw red left 3`, `square c4`.

use crate::board::Player;
use crate::game::{Block, CardId, Choice, Setup, Source, Stage, Task};

/// The text of a task.
pub fn task_text(setup: &Setup, task: &Task) -> String {
    match *task {
        Task::Shuffle => "shuffle".into(),
        Task::Turn(Stage::Begin(player)) => format!("begin {player}"),
        Task::Turn(Stage::Hand) => "hand".into(),
        Task::Turn(Stage::Roll) => "roll".into(),
        Task::Turn(Stage::End { taken: true }) => "end".into(),
        Task::Turn(Stage::End { taken: false }) => "end skipped".into(),
        Task::Move => "move".into(),
        Task::Draw { player, left, second } => {
            let left = left.map_or(String::new(), |left| format!(" left {left}"));
            format!("draw {player}{left}{}", if second { " second" } else { "" })
        }
        Task::Play { card, player, from, queued } => {
            let from = match from {
                Source::Deck => "deck",
                Source::Hand => "hand",
                Source::Again => "again",
            };
            let queued = if queued > 0 { format!(" queued {queued}") } else { String::new() };
            format!("play {} {player} {from}{queued}", setup.variant.card(card).id)
        }
        Task::Close { depth } => format!("close {depth}"),
    }
}

/// The task that a text stands for.
pub fn parse_task(setup: &Setup, text: &str) -> Result<Task, String> {
    let words: Vec<&str> = text.split_whitespace().collect();
    let task = match words.as_slice() {
        ["shuffle"] => Task::Shuffle,
        ["begin", who] => Task::Turn(Stage::Begin(player(setup, who)?)),
        ["hand"] => Task::Turn(Stage::Hand),
        ["roll"] => Task::Turn(Stage::Roll),
        ["end"] => Task::Turn(Stage::End { taken: true }),
        ["end", "skipped"] => Task::Turn(Stage::End { taken: false }),
        ["move"] => Task::Move,
        ["draw", who, rest @ ..] => {
            let (left, rest) = match rest {
                ["left", count, rest @ ..] => (Some(number(count)?), rest),
                rest => (None, rest),
            };
            if !matches!(rest, [] | ["second"]) {
                return Err(format!("`{text}`: expected `draw COLOUR [left N] [second]`"));
            }
            Task::Draw { player: player(setup, who)?, left, second: !rest.is_empty() }
        }
        ["play", id, who, from, rest @ ..] => {
            let from = match *from {
                "deck" => Source::Deck,
                "hand" => Source::Hand,
                "again" => Source::Again,
                _ => return Err(format!("`{text}`: a card comes from `deck`, `hand` or `again`, found `{from}`")),
            };
            let queued = match rest {
                [] => 0,
                ["queued", count] => number(count)?,
                _ => return Err(format!("`{text}`: expected `play CARD COLOUR FROM [queued N]`")),
            };
            Task::Play { card: card(setup, id)?, player: player(setup, who)?, from, queued }
        }
        ["close", depth] => Task::Close { depth: number(depth)? },
        _ => {
            return Err(format!(
                "`{text}` is nothing that can be due: expected `shuffle`, `begin COLOUR`, `hand`, `roll`, `end`, \
                 `move`, `draw COLOUR`, `play CARD COLOUR FROM` or `close N`"
            ));
        }
    };
    Ok(task)
}

/// The text of an answer, which says by itself what sort of choice it is.
pub fn answer_text(setup: &Setup, choice: Choice) -> String {
    let shape = &setup.shape;
    match choice {
        Choice::Square(square) => format!("square {}", shape.name(square)),
        Choice::Direction(direction) => format!("direction {}", direction.name()),
        Choice::Player(player) => format!("player {player}"),
        Choice::Tower(place) => format!("tower {}", place as u32 + 1),
        Choice::Block(block) => {
            format!("block {} {} {}", shape.name(block.corner), block.across, block.down)
        }
        Choice::TopCard(place) => format!("top {place}"),
        Choice::Number(number) => format!("number {number}"),
        Choice::Hand(card) => format!("hand {}", setup.variant.card(card).id),
        Choice::Face(face) => format!("face {face}"),
        Choice::Roll => "roll".into(),
        Choice::Stop => "stop".into(),
        Choice::Enough => "enough".into(),
        Choice::GiveUp => "give up".into(),
    }
}

/// The answer that a text stands for.
pub fn parse_answer(setup: &Setup, text: &str) -> Result<Choice, String> {
    let square = |name: &str| setup.shape.parse(name).ok_or_else(|| format!("`{name}` is no square of this board"));
    let words: Vec<&str> = text.split_whitespace().collect();
    let choice = match words.as_slice() {
        ["square", name] => Choice::Square(square(name)?),
        ["direction", name] => {
            let found = crate::board::Direction::parse(name);
            Choice::Direction(found.ok_or_else(|| format!("`{name}` is no direction"))?)
        }
        ["player", who] => Choice::Player(player(setup, who)?),
        ["tower", place] => {
            let place: u8 = number(place)?;
            Choice::Tower(place.checked_sub(1).ok_or("towers are counted from 1")?)
        }
        ["block", corner, across, down] => {
            Choice::Block(Block { corner: square(corner)?, across: number(across)?, down: number(down)? })
        }
        ["top", place] => Choice::TopCard(number(place)?),
        ["number", amount] => Choice::Number(number(amount)?),
        ["hand", id] => Choice::Hand(card(setup, id)?),
        ["face", face] => Choice::Face(number(face)?),
        ["roll"] => Choice::Roll,
        ["stop"] => Choice::Stop,
        ["enough"] => Choice::Enough,
        ["give", "up"] => Choice::GiveUp,
        _ => return Err(format!("`{text}` is no answer: expected one such as `square c4`, `player blue` or `enough`")),
    };
    Ok(choice)
}

pub fn player(setup: &Setup, text: &str) -> Result<Player, String> {
    match Player::parse(text) {
        Some(player) if setup.shape.players().contains(player) => Ok(player),
        Some(player) => Err(format!("{player} doesn't play in a game for {}", setup.players)),
        None => Err(format!("expected a colour (`red`, `blue`, `green`, `yellow`), found `{text}`")),
    }
}

pub fn card(setup: &Setup, id: &str) -> Result<CardId, String> {
    setup.variant.find(id).ok_or_else(|| {
        let known = setup.variant.cards.iter().map(|card| card.id.as_str());
        let hint = crate::diag::did_you_mean(id, known).map_or(String::new(), |hint| format!("; {hint}"));
        format!("unknown card `{id}`{hint}")
    })
}

fn number<T: std::str::FromStr>(text: &str) -> Result<T, String> {
    text.parse().map_err(|_| format!("expected a small whole number, found `{text}`"))
}
