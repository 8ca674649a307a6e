//! `test`: runs scenario tests.

use std::path::PathBuf;

use crate::content::{ContentLoader, run_scenarios};

use super::context::{Context, host};
use super::failure::Failure;
use super::files;
use super::output::Output;

#[derive(clap::Args, Debug)]
pub struct Args {
    /// Scenario files or folders of them, or content folders, which are laid over and of which `tests/scenarios` is run;
    /// without any, that of the content folder or of this one.
    paths: Vec<PathBuf>,
    /// Only scenarios whose name has this in it.
    #[arg(long, value_name = "TEXT")]
    filter: Option<String>,
    /// List every scenario, not only those that fail.
    #[arg(long, short)]
    verbose: bool,
}

/// Runs the scenarios.
pub fn run(context: &Context, args: &Args) -> Result<(), Failure> {
    let mut paths = Vec::new();
    let named = args.paths.iter().any(|path| path.join("tests/scenarios").is_dir());
    let mut content = if named { context.below() } else { context.content.clone() };
    let usual = [context.folder.clone().unwrap_or_else(|| ".".into())];
    for path in if args.paths.is_empty() { &usual[..] } else { &args.paths } {
        let own = path.join("tests/scenarios");
        if own.is_dir() {
            if named || context.folder.is_some() || context.found {
                content.overlay(files::content(path)?);
            }
            paths.extend(files::with_endings(&own, &["toml"])?);
        } else if path.is_dir() && !args.paths.is_empty() {
            paths.extend(files::with_endings(path, &["toml"])?);
        } else if !path.is_dir() {
            paths.push(path.clone());
        }
    }
    if paths.is_empty() {
        return Err(Failure::Usage("no scenario files found: name a file or a folder of them".into()));
    }
    let mut texts = Vec::new();
    for path in &paths {
        texts.push((path.display().to_string(), files::read(path)?));
    }
    let whole = Context::of(content);
    let loader = ContentLoader::new(&whole.content, whole.checker(), &host);
    let results: Vec<_> = run_scenarios(&texts, &loader)
        .into_iter()
        .filter(|result| args.filter.as_ref().is_none_or(|part| result.name.contains(part.as_str())))
        .collect();
    let mut failed = 0;
    for result in &results {
        match &result.failure {
            Some(failure) => {
                failed += 1;
                Output::say(&format!("FAILED {}:{}: {}\n{failure}\n", result.file, result.line, result.name))?;
            }
            None if args.verbose => Output::say(&format!("ok     {}", result.name))?,
            None => {}
        }
    }
    Output::say(&format!("{} passed, {failed} failed", results.len() - failed))?;
    if failed > 0 { Err(Failure::Said) } else { Ok(()) }
}
