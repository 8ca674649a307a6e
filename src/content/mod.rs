//! Content: card, script and variant files made into a checked [`Variant`](crate::game::Variant), or a report of all
//! their faults. Owns the file formats of docs/formats.md; reads nothing from disk and runs no script.

mod args;
mod attacks;
mod card;
mod expr;
mod fields;
mod hooks;
mod load;
mod merge;
mod origins;
mod position;
mod scenario;
mod scope;
mod scripts;
mod source;
mod step;
mod texts;
mod tree;

pub use load::{Loaded, check_all, load_changed, load_variant};
pub use origins::Origins;
pub use position::{Drawn, Position, position_text, read_drawing};
pub use scenario::{ContentLoader, Loader, Played, Scenario, ScenarioResult, run_scenarios, scenario_text, scenarios};
pub use scripts::{ScriptChecker, Unchecked, entry_points};
pub use source::{Content, card_file, variant_file};
pub use texts::{card_text, known_languages};
pub use tree::{Key, Node, Tree, parse};
