//! Content: card, script and variant files made into a checked [`Variant`](crate::game::Variant), or a report of all
//! their faults. Owns the file formats of docs/formats.md; reads nothing from disk and runs no script.

mod args;
mod attacks;
mod card;
mod codes;
mod edit;
mod expr;
mod fields;
mod hooks;
mod languages;
mod lint;
mod load;
mod merge;
mod origins;
mod position;
mod scenario;
mod schema;
mod scope;
mod scripts;
mod source;
mod step;
mod texts;
mod translate;
mod tree;

pub use codes::{Code, Snippet, code, codes};
pub use edit::{Draft, EDITS, Edit, Known, edit, explain};
pub use load::{Loaded, check_all, load_changed, load_variant, translation};
pub use origins::Origins;
pub use position::{Drawn, Position, position_text, read_drawing};
pub use scenario::{ContentLoader, Loader, Played, Scenario, ScenarioResult, run_scenarios, scenario_text, scenarios};
pub use schema::schemas;
pub use scripts::{ScriptChecker, Unchecked, entry_points};
pub use source::{Content, bot_file, card_file, variant_file};
pub use texts::{LANGUAGES, card_text, known_languages};
pub use translate::{Rendering, Translated, Translation};
pub use tree::{Key, Node, Tree, parse};
