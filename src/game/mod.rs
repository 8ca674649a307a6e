//! The rules: variants, states, events, decisions, and the loop that ties them. Knows no card by name, no file format,
//! no script language and no screen.

mod apply;
mod card;
mod chance;
mod choices;
mod decision;
mod describe;
mod draw;
mod effect;
mod event;
pub mod explain;
mod expr;
mod facts;
#[allow(clippy::module_inception)]
mod game;
mod ground;
mod hook;
mod host;
mod intervene;
mod invariants;
mod kept;
mod knobs;
mod line;
mod moving;
mod observe;
mod primitives;
mod profile;
mod query;
mod refusal;
mod settle;
#[cfg(test)]
mod settle_tests;
mod setup;
mod state;
mod table;
mod turn;
mod value;

pub use card::{Answer, Card, CardId, Choose, DrawHook, From, Hook, Hooks, Kind, Origin, Param, Script, Step};
pub use chance::{Stream, seeded};
pub use choices::Choices;
pub use decision::{Block, Choice, Chooser, Decision, DecisionKind, Nobody, Pick, Who};
pub use describe::{EVENT_NAMES, EVENT_WORDS, Field, Fields};
pub use event::{Event, Flow, How, Outcome, Way};
pub use expr::{Expr, Test, Used};
pub use game::{ChooseError, Game};
pub use ground::{Ground, side_of};
pub use hook::HookName;
pub use host::{Detail, DrawAnswer, Failed, Host, NoScripts, Ran, ScriptError};
pub use invariants::{Broken, broken, broken_outcome};
pub use knobs::{Face, KNOBS, Knob, KnobKind, KnobValue, Knobs, knob};
pub use observe::{Frame, Observer, Place, Watcher};
pub use primitives::{Fault, Primitive, primitive, primitives};
pub use profile::{Lines, Measured, Profile, Tally};
pub use query::{Because, Bounds, Code, Query, queries, query};
pub use refusal::Refusal;
pub use setup::{Setup, SetupError, Variant};
pub use state::{Bearing, LAST_TURN, Laid, Moving, Source, Stage, State, Task};
pub use table::{Asked, Halted, Scope, Table};
pub use value::{Arg, Default as ArgDefault, Towers, Type, Value, Word};
