//! Bad content beside the exact report on it: every folder of tests/diagnostics is laid over the built-in content and
//! checked. `BLESS=1` writes the reports anew.

use std::collections::BTreeMap;
use std::fs;
use std::path::Path;

use libtest_mimic::{Arguments, Failed, Trial};
use polygonarc::cli::Context;
use polygonarc::content::{Content, check_all};

fn main() {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/diagnostics");
    let mut cases: Vec<_> = fs::read_dir(&folder)
        .unwrap_or_else(|error| panic!("{}: {error}", folder.display()))
        .filter_map(|entry| Some(entry.ok()?.path()))
        .filter(|path| path.is_dir())
        .collect();
    cases.sort();
    let trials = cases
        .into_iter()
        .map(|case| {
            let name = case.file_name().unwrap_or_default().to_string_lossy().into_owned();
            Trial::test(name, move || check(&case))
        })
        .collect();
    libtest_mimic::run(&Arguments::from_args(), trials).exit();
}

fn check(case: &Path) -> Result<(), Failed> {
    let mut files = BTreeMap::new();
    read(case, case, &mut files)?;
    let expected = files.remove("report.txt").unwrap_or_default();
    let context = Context::of(Content::with_overlay(files));
    let found = format!("{}\n", check_all(&context.content, context.checker()));
    if std::env::var_os("BLESS").is_some() {
        fs::write(case.join("report.txt"), found)?;
        return Ok(());
    }
    if found == expected {
        return Ok(());
    }
    Err(format!("expected\n{expected}\nfound\n{found}").into())
}

fn read(root: &Path, folder: &Path, files: &mut BTreeMap<String, String>) -> Result<(), Failed> {
    for entry in fs::read_dir(folder)? {
        let path = entry?.path();
        if path.is_dir() {
            read(root, &path, files)?;
        } else {
            let name = path.strip_prefix(root)?.to_string_lossy().replace('\\', "/");
            files.insert(name, fs::read_to_string(&path)?);
        }
    }
    Ok(())
}
