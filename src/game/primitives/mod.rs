//! The primitives: everything that a card can do, each defined once with its name, arguments, rule, meaning and an
//! example. From here come the TOML steps, the Lua functions, the prompt's `do`, the schema and the reference.
//!
//! A primitive does what the rules allow and leaves out the rest (capturing a start captures nothing); it fails only
//! when asked for something that has no meaning, such as a teleport to two squares.

use super::host::ScriptError;
use super::table::Table;
use super::value::{Arg, Value};

mod cards;
mod pawns;
mod squares;
mod towers;
mod turns;

pub(super) use pawns::land;

/// One primitive.
pub struct Primitive {
    pub name: &'static str,
    pub args: &'static [Arg],
    /// The rule that says what it does.
    pub rule: &'static str,
    /// One sentence.
    pub doc: &'static str,
    /// What the Lua function gives back, if anything.
    pub gives: Option<&'static str>,
    /// A step in TOML.
    pub example: &'static str,
    /// Asked whether it would do anything, it says yes however things stand, its arguments being the usual ones.
    pub always: bool,
    pub run: fn(&mut Table, &[Value]) -> Result<Value, Fault>,
}

impl std::fmt::Debug for Primitive {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str(self.name)
    }
}

/// Why a primitive couldn't be carried out.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Fault {
    /// It makes no sense or the rules forbid it: the rule, or an empty text, and a message.
    Refused { rule: &'static str, message: String },
    /// A script that it woke failed.
    Script(ScriptError),
}

impl Fault {
    pub(crate) fn new<T>(rule: &'static str, message: impl Into<String>) -> Result<T, Fault> {
        Err(Fault::Refused { rule, message: message.into() })
    }
}

impl std::convert::From<ScriptError> for Fault {
    fn from(error: ScriptError) -> Fault {
        Fault::Script(error)
    }
}

impl std::fmt::Display for Fault {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        match self {
            Fault::Refused { rule: "", message } => f.write_str(message),
            Fault::Refused { rule, message } => write!(f, "{message} (rule {rule})"),
            Fault::Script(error) => error.fmt(f),
        }
    }
}

/// All primitives, in the order of the reference.
pub fn primitives() -> impl Iterator<Item = &'static Primitive> + Clone {
    squares::PRIMITIVES
        .iter()
        .chain(pawns::PRIMITIVES)
        .chain(towers::PRIMITIVES)
        .chain(cards::PRIMITIVES)
        .chain(turns::PRIMITIVES)
}

/// The primitive with this name.
pub fn primitive(name: &str) -> Option<&'static Primitive> {
    primitives().find(|primitive| primitive.name == name)
}

/// No primitive takes more arguments.
pub(super) const MOST_ARGS: usize = 4;

const NOTHING: Value = Value::Number(0);

#[cfg(test)]
mod tests {
    #[test]
    fn no_primitive_takes_more_arguments_than_steps_make_room_for() {
        assert!(super::primitives().all(|primitive| primitive.args.len() <= super::MOST_ARGS));
    }
}
