//! Every scenario under `tests/scenarios/`, one named test each.

use std::fs;
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
    let mut files: Vec<_> = fs::read_dir(folder).into_iter().flatten().flatten().map(|entry| entry.path()).collect();
    files.sort();
    let mut trials = Vec::new();
    for path in files.iter().filter(|path| path.extension().is_some_and(|ending| ending == "toml")) {
        let name = format!("tests/scenarios/{}", path.file_name().unwrap_or_default().to_string_lossy());
        let text = fs::read_to_string(path).unwrap_or_default();
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
