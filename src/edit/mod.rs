//! Changing a game by hand: the position edited, a primitive, a card or an expression run on the spot. Each change is
//! one line of plain words, which a record keeps and replays. Knows the game and positions; no screen, no files.

mod act;
mod draft;
mod faults;
mod piles;
mod words;

use crate::diag::near;
use crate::game::{Event, Game, ScriptError};
use crate::messages::{Message, Said, msg, plain};

use draft::Draft;

pub use act::{evaluate, primitive_named};
pub use faults::faults;
pub use words::{split, usage};

/// Why a change wasn't made. The game is as it was.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct EditError(pub Said);

/// In English.
impl std::fmt::Display for EditError {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        self.0.fmt(f)
    }
}

impl std::error::Error for EditError {}

impl From<Said> for EditError {
    fn from(said: Said) -> EditError {
        EditError(said)
    }
}

impl From<Message> for EditError {
    fn from(message: Message) -> EditError {
        EditError(message.into())
    }
}

impl From<ScriptError> for EditError {
    fn from(error: ScriptError) -> EditError {
        EditError(error.to_string().into())
    }
}

/// One way of changing a game.
pub struct Edit {
    pub name: &'static str,
    /// As in a usage line.
    pub args: &'static str,
    run: Run,
}

/// What carries it out.
enum Run {
    /// Another state, from words.
    Draft(fn(&mut Draft<'_>, &[String]) -> Result<(), Said>),
    /// Something that happens, from the rest of the line.
    Act(fn(&mut Game, &str, bool) -> Result<Vec<Event>, EditError>),
}

const fn draft(name: &'static str, args: &'static str, run: fn(&mut Draft<'_>, &[String]) -> Result<(), Said>) -> Edit {
    Edit { name, args, run: Run::Draft(run) }
}

/// Every way of changing a game, in the order of help.
pub static EDITS: &[Edit] = &[
    draft("own", "COLOUR SQUARES", |draft, words| draft.own(words)),
    draft("blank", "SQUARES", |draft, words| draft.blank(words)),
    draft("kill", "SQUARES", |draft, words| draft.kill(words)),
    draft("revive", "SQUARES", |draft, words| draft.revive(words)),
    draft("pawn", "COLOUR SQUARE", |draft, words| draft.pawn(words)),
    draft("tower", "COLOUR BLOCK", |draft, words| draft.tower(words)),
    draft("untower", "SQUARES", |draft, words| draft.untower(words)),
    draft("knockouts", "COLOUR N", |d, words| d.count(words, |state| &mut state.knockouts)),
    draft("reserve", "COLOUR N", |d, words| d.count(words, |state| &mut state.reserve)),
    draft("lost", "COLOUR N", |d, words| d.count(words, |state| &mut state.lost)),
    draft("skips", "COLOUR N", |d, words| d.count(words, |state| &mut state.skips)),
    draft("extras", "COLOUR N", |d, words| d.count(words, |state| &mut state.extras)),
    draft("hand", "COLOUR [CARDS]", |draft, words| draft.hand(words)),
    draft("laid", "COLOUR [CARDS]", |draft, words| draft.laid(words)),
    draft("deck", "CARDS", |draft, words| draft.deck(words)),
    draft("discard", "[CARDS]", |draft, words| draft.discard(words)),
    draft("turn", "COLOUR [N]", |draft, words| draft.turn(words)),
    draft("board", "ROWS", |draft, words| draft.board(words)),
    Edit { name: "do", args: "PRIMITIVE [COLOUR] …", run: Run::Act(act::perform) },
    Edit { name: "play", args: "CARD [COLOUR]", run: Run::Act(act::play) },
    Edit { name: "lua", args: "EXPRESSION", run: Run::Act(act::lua) },
];

impl Edit {
    /// The edit of this name.
    pub fn find(name: &str) -> Option<&'static Edit> {
        EDITS.iter().find(|edit| edit.name == name)
    }

    pub fn usage(&self) -> String {
        format!("{} {}", self.name, self.args)
    }

    /// What it does, in a language: one sentence without a full stop.
    pub fn doc(&self, language: &str) -> String {
        plain(language, &format!("edits-{}", self.name)).unwrap_or_default()
    }
}

/// Makes a change; `text` is its line without the word `edit`. With `checks`, one that makes the position impossible is
/// refused; one that was impossible already stays as impossible as it was.
pub fn edit(game: &mut Game, text: &str, checks: bool) -> Result<Vec<Event>, EditError> {
    let text = text.trim();
    let (name, rest) = text.split_once(char::is_whitespace).unwrap_or((text, ""));
    let Some(edit) = Edit::find(name) else {
        let all = || EDITS.iter().map(|edit| edit.name).collect::<Vec<_>>().join(", ");
        let hint = near(name, EDITS.iter().map(|edit| edit.name));
        let hint = hint.unwrap_or_else(|| msg!("expected-one-of", known = all()));
        return Err(msg!("edit-unknown", name = name, hint = hint).into());
    };
    let run = match edit.run {
        Run::Act(run) => return run(game, rest, checks),
        Run::Draft(run) => run,
    };
    let setup = game.setup().clone();
    let before = game.state().clone();
    let mut draft = Draft { setup: &setup, state: before.clone(), checks };
    let words = words::split(rest)?;
    run(&mut draft, &words).map_err(|why| match why.to_string().ends_with('?') {
        true => msg!("edit-asks", name = name, why = why, usage = edit.usage()),
        false => msg!("edit-cannot", name = name, why = why, usage = edit.usage()),
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
        let new: Vec<Said> = faults(&setup, &state).into_iter().filter(|fault| !known.contains(fault)).collect();
        if !new.is_empty() {
            return Err(msg!("edit-forbidden", faults = Said::Several(new, "\n  ")).into());
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
