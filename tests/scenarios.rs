//! Every scenario under `tests/scenarios/` and its sub-folders, one named test each.

#[path = "common/scenario_files.rs"]
mod scenario_files;

use std::path::Path;
use std::rc::Rc;
use std::sync::Arc;

use libtest_mimic::{Arguments, Failed, Trial};
use polygonarc::content::{Content, ContentLoader, Scenario, Unchecked, scenarios};
use polygonarc::game::{Host, Variant};
use polygonarc::script::LuaHost;

fn host(variant: &Arc<Variant>) -> Rc<dyn Host> {
    LuaHost::new(variant.clone())
}

thread_local! {
    static LOADER: ContentLoader<'static> =
        ContentLoader::new(Box::leak(Box::new(Content::builtin())), &Unchecked, &host);
}

fn run(scenario: &Scenario) -> Result<(), Failed> {
    match LOADER.with(|loader| scenario.run(loader)).failure {
        Some(failure) => Err(failure.into()),
        None => Ok(()),
    }
}

fn trials(folder: &Path) -> Vec<Trial> {
    let mut trials = Vec::new();
    for (name, text) in scenario_files::below(folder) {
        match scenarios(&name, &text) {
            Ok(list) => trials
                .extend(list.into_iter().map(|scenario| Trial::test(scenario.full_name(), move || run(&scenario)))),
            Err(report) => trials.push(Trial::test(name, move || Err(report.to_string().into()))),
        }
    }
    trials
}

fn main() {
    let arguments = Arguments::from_args();
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/scenarios");
    libtest_mimic::run(&arguments, trials(&folder)).exit();
}
