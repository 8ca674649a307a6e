//! `check`: every fault of the content.

use std::path::{Path, PathBuf};

use crate::content::check_all;

use super::context::Context;
use super::failure::Failure;
use super::files;
use super::output::Output;
use super::report_as;

#[derive(clap::Args, Debug)]
pub struct Args {
    /// A content folder, or single files of one; without any, the built-in content and `--content`.
    paths: Vec<PathBuf>,
    /// How the report is written.
    #[arg(long, value_enum, default_value_t = Format::Text, value_name = "FORMAT")]
    format: Format,
    /// Print JSON: the same as `--format json`.
    #[arg(long, conflicts_with = "format")]
    json: bool,
    /// Take warnings for errors: the exit code is 1 if there are any.
    #[arg(long)]
    strict: bool,
}

/// How the report is written.
#[derive(Clone, Copy, PartialEq, Eq, Debug, clap::ValueEnum)]
enum Format {
    /// For people, with excerpts, on standard error.
    Text,
    /// For programs.
    Json,
    /// SARIF 2.1.0, for code hosts.
    Sarif,
}

/// Checks.
pub fn run(context: &Context, args: &Args) -> Result<(), Failure> {
    let named = args.paths.iter().any(|path| path.is_dir());
    let mut content = if named { context.below() } else { context.content.clone() };
    let mut only: Vec<String> = Vec::new();
    // Where the files of the content are on disk, for those who open them.
    let mut folders: Vec<PathBuf> = context.folder.iter().filter(|_| !(named && context.found)).cloned().collect();
    for path in &args.paths {
        if path.is_dir() {
            content.overlay(files::content(path)?);
            if !folders.contains(path) {
                folders.push(path.clone());
            }
        } else {
            let name = name_in_content(path)?;
            content.overlay([(name.clone(), files::read(path)?)]);
            only.push(name);
        }
    }
    let whole = Context::of(content);
    let report = check_all(&whole.content, whole.checker());
    let report = if only.is_empty() { report } else { report.only(&only) };
    let format = if args.json { Format::Json } else { args.format };
    match format {
        Format::Json => Output::json(&report_as::json(&report))?,
        Format::Sarif => Output::json(&report_as::sarif(&report, |file| on_disk(&folders, file)))?,
        Format::Text if !report.is_empty() => {
            anstream::eprintln!("{}", report.render(true));
            anstream::eprintln!("`polygonarc explain CODE` tells more about a fault");
        }
        Format::Text => {
            let (cards, variants) = (whole.content.card_ids().len(), whole.content.variant_ids().len());
            Output::say(&format!("no faults in {cards} cards and {variants} variants{}", which(&folders)))?;
        }
    }
    if report.has_errors() || args.strict && !report.is_empty() { Err(Failure::Said) } else { Ok(()) }
}

/// Whose content was checked.
fn which(folders: &[PathBuf]) -> String {
    let named: Vec<String> = folders.iter().map(|folder| format!("`{}`", folder.display())).collect();
    match named.is_empty() {
        false => format!(", the built-in ones with {} laid over", named.join(" and ")),
        true if ["cards", "variants"].iter().any(|folder| Path::new(folder).is_dir()) => {
            ", all built in; `polygonarc check .` checks this folder".into()
        }
        true => ", all built in".into(),
    }
}

/// A file's path for the reader: in the last folder that has it.
fn on_disk(folders: &[PathBuf], file: &str) -> String {
    let found = folders.iter().rev().map(|folder| folder.join(file)).find(|path| path.exists());
    let path = found.map_or_else(|| file.to_string(), |path| path.to_string_lossy().replace('\\', "/"));
    path.strip_prefix("./").map(str::to_string).unwrap_or(path)
}

/// Where a file belongs in the content: by the name of the folder that it is in.
fn name_in_content(path: &Path) -> Result<String, Failure> {
    let full = path.canonicalize().map_err(|error| Failure::file(path, "read", &error))?;
    let parts: Vec<String> = full.iter().map(|part| part.to_string_lossy().into_owned()).collect();
    let folder = parts.iter().rposition(|part| matches!(part.as_str(), "cards" | "languages" | "scripts" | "variants"));
    match folder {
        Some(at) => Ok(parts[at..].join("/")),
        None => Err(Failure::Usage(format!(
            "`{}` is not in a folder `cards`, `scripts` or `variants`: where it lies says what it is",
            path.display()
        ))),
    }
}
