//! `init`: a content folder of one's own, with what editors and code hosts need.

use std::path::PathBuf;

use serde_json::json;

use crate::content::{Content, schemas};
use crate::script::annotations;

use super::context::Context;
use super::failure::Failure;
use super::new::{self, Files};
use super::output::Output;

/// The variant that a new folder begins with.
const HOUSE: &str = "house";

#[derive(clap::Args, Debug)]
pub struct Args {
    /// The folder; it is made if it doesn't exist.
    dir: PathBuf,
    /// Overwrite files that exist.
    #[arg(long)]
    force: bool,
    /// Write only the schemas and annotations anew, after a new version of the program.
    #[arg(long, conflicts_with = "force")]
    update: bool,
}

/// Makes the folder.
pub fn run(args: &Args) -> Result<(), Failure> {
    let mut files = generated();
    if args.update {
        return new::write(&args.dir, &files, true);
    }
    files.extend(settings()?);
    files.push((super::files::MARK.into(), include_str!("templates/mark.toml").into()));
    files.push(("README.md".into(), include_str!("templates/readme.md").into()));
    files.push((".github/workflows/check.yml".into(), include_str!("templates/check.yml").into()));
    // Whatever content one stands in, the folder begins with what the program brings along.
    files.extend(new::variant(&Context::of(Content::builtin()), HOUSE, &["deck-36".to_string()])?);
    new::write(&args.dir, &files, args.force)?;
    for folder in ["cards", "languages"] {
        let folder = args.dir.join(folder);
        std::fs::create_dir_all(&folder).map_err(|error| Failure::file(&folder, "make", &error))?;
    }
    let folder = args.dir.display();
    Output::say(&format!("go on in `{folder}`: `polygonarc new card ID` makes a card, README.md tells the rest"))
}

/// What follows from the program's own tables.
fn generated() -> Files {
    let mut files: Files = schemas().into_iter().map(|(name, text)| (format!("schemas/{name}.json"), text)).collect();
    files.push(("scripts/api.lua".into(), annotations()));
    files
}

/// What editors read.
fn settings() -> Result<Files, Failure> {
    let json = |value: serde_json::Value| {
        serde_json::to_string_pretty(&value).map(|text| text + "\n").map_err(|error| Failure::Fault(error.to_string()))
    };
    let lua = json(json!({
        "runtime.version": "Lua 5.1",
        "runtime.builtin": { "io": "disable", "os": "disable", "debug": "disable", "package": "disable", "coroutine": "disable" },
        "workspace.library": ["scripts/api.lua"],
        "diagnostics.globals": ["play"],
        "diagnostics.disable": ["lowercase-global"],
    }))?;
    let code = json(json!({
        "evenBetterToml.taplo.configFile.enabled": true,
        "evenBetterToml.schema.enabled": true,
        "files.associations": { "*.repl": "plaintext" },
    }))?;
    let extensions = json(json!({ "recommendations": ["tamasfe.even-better-toml", "sumneko.lua"] }))?;
    Ok(vec![
        (".taplo.toml".into(), include_str!("templates/taplo.toml").into()),
        (".luarc.json".into(), lua),
        (".vscode/settings.json".into(), code),
        (".vscode/extensions.json".into(), extensions),
    ])
}
