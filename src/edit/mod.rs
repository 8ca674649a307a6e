//! Changing a game by hand: the position edited, a primitive, a card or an expression run on the spot. Each change is
//! one line of plain words, which a record keeps and replays. Knows the game and positions; no screen, no files.

mod act;
mod draft;
mod faults;
mod piles;
mod words;

use crate::diag::did_you_mean;
use crate::game::{Event, Game, ScriptError};

use draft::Draft;

pub use act::{evaluate, primitive_named};
pub use faults::faults;
pub use words::{split, usage};

/// Why a change wasn't made. The game is as it was.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct EditError(pub String);

impl std::fmt::Display for EditError {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str(&self.0)
    }
}

impl std::error::Error for EditError {}

impl From<String> for EditError {
    fn from(message: String) -> EditError {
        EditError(message)
    }
}

impl From<ScriptError> for EditError {
    fn from(error: ScriptError) -> EditError {
        EditError(error.to_string())
    }
}

/// One way of changing a game.
pub struct Edit {
    pub name: &'static str,
    /// As in a usage line.
    pub args: &'static str,
    /// One sentence without a full stop.
    pub doc: &'static str,
    run: Run,
}

/// What carries it out.
enum Run {
    /// Another state, from words.
    Draft(fn(&mut Draft<'_>, &[String]) -> Result<(), String>),
    /// Something that happens, from the rest of the line.
    Act(fn(&mut Game, &str, bool) -> Result<Vec<Event>, EditError>),
}

const fn draft(
    name: &'static str,
    args: &'static str,
    doc: &'static str,
    run: fn(&mut Draft<'_>, &[String]) -> Result<(), String>,
) -> Edit {
    Edit { name, args, doc, run: Run::Draft(run) }
}

/// Every way of changing a game, in the order of help.
pub static EDITS: &[Edit] = &[
    draft("own", "COLOUR SQUARES", "make squares a player's", |draft, words| draft.own(words)),
    draft("blank", "SQUARES", "make squares blank", |draft, words| draft.blank(words)),
    draft("kill", "SQUARES", "make squares dead", |draft, words| draft.kill(words)),
    draft("revive", "SQUARES", "make dead squares blank", |draft, words| draft.revive(words)),
    draft("pawn", "COLOUR SQUARE", "put a pawn on a square, which becomes its own", |draft, words| draft.pawn(words)),
    draft("tower", "COLOUR BLOCK", "plant a tower, or on one square a keep", |draft, words| draft.tower(words)),
    draft("untower", "SQUARES", "take away the towers on squares", |draft, words| draft.untower(words)),
    draft("knockouts", "COLOUR N", "set knockouts scored", |d, words| d.count(words, |state| &mut state.knockouts)),
    draft("reserve", "COLOUR N", "set towers in reserve", |d, words| d.count(words, |state| &mut state.reserve)),
    draft("lost", "COLOUR N", "set towers lost", |d, words| d.count(words, |state| &mut state.lost)),
    draft("skips", "COLOUR N", "set turns to skip", |d, words| d.count(words, |state| &mut state.skips)),
    draft("extras", "COLOUR N", "set turns to take besides", |d, words| d.count(words, |state| &mut state.extras)),
    draft("hand", "COLOUR [CARDS]", "say what a hand holds", |draft, words| draft.hand(words)),
    draft("laid", "COLOUR [CARDS]", "say what lies in front of a player", |draft, words| draft.laid(words)),
    draft("deck", "CARDS", "put cards on top of the deck, the first on top", |draft, words| draft.deck(words)),
    draft("discard", "[CARDS]", "say what the discard holds, the last on top", |draft, words| draft.discard(words)),
    draft("turn", "COLOUR [N]", "make it a player's turn, before the roll", |draft, words| draft.turn(words)),
    draft("board", "ROWS", "draw the board, rows from the top separated by `/`", |draft, words| draft.board(words)),
    Edit { name: "do", args: "PRIMITIVE [COLOUR] …", doc: "run a primitive", run: Run::Act(act::perform) },
    Edit { name: "play", args: "CARD [COLOUR]", doc: "play a card now", run: Run::Act(act::play) },
    Edit { name: "lua", args: "EXPRESSION", doc: "evaluate what may change things", run: Run::Act(act::lua) },
];

impl Edit {
    /// The edit of this name.
    pub fn find(name: &str) -> Option<&'static Edit> {
        EDITS.iter().find(|edit| edit.name == name)
    }

    pub fn usage(&self) -> String {
        format!("{} {}", self.name, self.args)
    }
}

/// Makes a change; `text` is its line without the word `edit`. With `checks`, one that makes the position impossible is
/// refused; one that was impossible already stays as impossible as it was.
pub fn edit(game: &mut Game, text: &str, checks: bool) -> Result<Vec<Event>, EditError> {
    let text = text.trim();
    let (name, rest) = text.split_once(char::is_whitespace).unwrap_or((text, ""));
    let Some(edit) = Edit::find(name) else {
        let near = did_you_mean(name, EDITS.iter().map(|edit| edit.name));
        let all = || format!("expected one of {}", EDITS.iter().map(|edit| edit.name).collect::<Vec<_>>().join(", "));
        return Err(EditError(format!("unknown edit `{name}`, {}", near.unwrap_or_else(all))));
    };
    let run = match edit.run {
        Run::Act(run) => return run(game, rest, checks),
        Run::Draft(run) => run,
    };
    let setup = game.setup().clone();
    let before = game.state().clone();
    let mut draft = Draft { setup: &setup, state: before.clone(), checks };
    let words = words::split(rest)?;
    run(&mut draft, &words).map_err(|message| {
        let end = if message.ends_with('?') { "" } else { ";" };
        EditError(format!("`{name}`: {message}{end} it is written `{}`", edit.usage()))
    })?;
    let mut state = draft.state;
    // Which rings stand unharvested is looked at anew, and a game over by a goal goes on if no goal is reached any more.
    state.note_all();
    state.answers.clear();
    if state.outcome.is_some() && goal_open(&setup, &state) {
        state.outcome = None;
    }
    if checks {
        let known = faults(&setup, &before);
        let new: Vec<String> = faults(&setup, &state).into_iter().filter(|fault| !known.contains(fault)).collect();
        if !new.is_empty() {
            let list = new.join("\n  ");
            return Err(EditError(format!("that is impossible (`edit checks off` allows it):\n  {list}")));
        }
    }
    game.intervene(|table| {
        table.emit(Event::Edited(Box::new(state)));
        Ok(())
    })
}

/// Whether nobody has reached a goal.
fn goal_open(setup: &crate::game::Setup, state: &crate::game::State) -> bool {
    let knobs = &setup.variant.knobs;
    setup.shape.players().iter().all(|player| {
        state.board.owned(player).len() < knobs.win_squares as usize && state.knockouts[player] < knobs.win_knockouts
    })
}
