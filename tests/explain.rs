//! Every code of a diagnostic is explained, and its example raises it, while the mended one raises nothing.

use std::collections::BTreeSet;
use std::fs;
use std::path::Path;

use polygonarc::cli::Context;
use polygonarc::content::{Content, Position, Snippet, check_all, codes, load_variant, scenarios};
use polygonarc::diag::Report;
use polygonarc::game::Setup;

/// What there is to say of an example's files.
fn report(snippet: Snippet) -> Report {
    let files = snippet.files();
    let (file, source) = files[0].clone();
    match snippet {
        Snippet::Scenario(_) => scenarios(&file, &source).err().unwrap_or_default(),
        Snippet::Position(_) => {
            let context = Context::of(Content::builtin());
            let loaded =
                load_variant(&context.content, "deck-36", context.checker()).expect("the variant is faultless");
            let setup = Setup::new(loaded.variant, 2).expect("a game for two");
            match Position::parse(&file, &source) {
                Ok(position) => position.check(&setup).err().unwrap_or_default(),
                Err(report) => report,
            }
        }
        _ => {
            let context = Context::of(Content::with_overlay(files));
            check_all(&context.content, context.checker())
        }
    }
}

#[test]
fn every_example_raises_its_code_and_no_other() {
    for code in codes() {
        let found = report(code.wrong);
        let names: BTreeSet<&str> = found.diagnostics().iter().map(|one| one.code).collect();
        assert!(names.contains(code.name), "`{}` isn't raised by its example:\n{found}", code.name);
    }
}

#[test]
fn every_mended_example_is_faultless() {
    for code in codes() {
        let found = report(code.right);
        assert!(found.is_empty(), "the mended example of `{}`:\n{found}", code.name);
    }
}

/// The codes that the source names: a text right after `Diagnostic::error(` or `Diagnostic::warning(`.
fn raised() -> BTreeSet<String> {
    let mut found = BTreeSet::new();
    let mut open = vec![Path::new(env!("CARGO_MANIFEST_DIR")).join("src")];
    while let Some(path) = open.pop() {
        if path.is_dir() {
            open.extend(fs::read_dir(&path).unwrap().map(|entry| entry.unwrap().path()));
        } else if !path.to_string_lossy().contains("/diag/") {
            let text = fs::read_to_string(&path).unwrap();
            for call in ["Diagnostic::error(", "Diagnostic::warning("] {
                for part in text.split(call).skip(1) {
                    let code = part.trim_start().strip_prefix('"').and_then(|rest| rest.split_once('"'));
                    let (code, _) = code.unwrap_or_else(|| panic!("{}: a code that isn't a text", path.display()));
                    found.insert(code.to_owned());
                }
            }
        }
    }
    found
}

#[test]
fn every_code_is_explained_and_raised() {
    let raised = raised();
    let explained: BTreeSet<String> = codes().iter().map(|code| code.name.to_owned()).collect();
    assert_eq!(raised, explained);
}

#[test]
fn the_built_in_content_raises_nothing() {
    let context = Context::of(Content::builtin());
    let found = check_all(&context.content, context.checker());
    assert!(found.is_empty(), "{found}");
}
