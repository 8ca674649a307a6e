//! `check`: every fault of the content.

use std::path::PathBuf;

use crate::content::check_all;

use super::context::Context;
use super::failure::Failure;
use super::files;
use super::output::Output;

#[derive(clap::Args, Debug)]
pub struct Args {
    /// A content folder, or single files of one; without any, the built-in content and `--content`.
    paths: Vec<PathBuf>,
}

/// Checks.
pub fn run(context: &Context, args: &Args) -> Result<(), Failure> {
    let mut content = context.content.clone();
    let mut only: Vec<String> = Vec::new();
    for path in &args.paths {
        if path.is_dir() {
            content.overlay(files::content(path)?);
        } else {
            let name = name_in_content(path)?;
            content.overlay([(name.clone(), files::read(path)?)]);
            only.push(name);
        }
    }
    let whole = Context::of(content);
    let report = check_all(&whole.content, whole.checker());
    let report = if only.is_empty() { report } else { report.only(&only) };
    if !report.is_empty() {
        anstream::eprintln!("{}", report.render(true));
    }
    if report.has_errors() {
        return Err(Failure::Said);
    }
    if report.is_empty() {
        let (cards, variants) = (whole.content.card_ids().len(), whole.content.variant_ids().len());
        Output::say(&format!("no faults in {cards} cards and {variants} variants"))?;
    }
    Ok(())
}

/// Where a file belongs in the content: by the name of the folder that it is in.
fn name_in_content(path: &std::path::Path) -> Result<String, Failure> {
    let full = path.canonicalize().map_err(|error| Failure::file(path, "read", &error))?;
    let parts: Vec<String> = full.iter().map(|part| part.to_string_lossy().into_owned()).collect();
    let folder = parts.iter().rposition(|part| matches!(part.as_str(), "cards" | "scripts" | "variants"));
    match folder {
        Some(at) => Ok(parts[at..].join("/")),
        None => Err(Failure::Usage(format!(
            "`{}` is not in a folder `cards`, `scripts` or `variants`: where it lies says what it is",
            path.display()
        ))),
    }
}
