//! `variant`: changes a variant's file, or explains where a value comes from.

use std::path::{Path, PathBuf};

use crate::content::{Draft, Known, Loaded, check_all, edit, explain, load_variant, variant_file};

use super::context::Context;
use super::failure::Failure;
use super::files;
use super::output::Output;

#[derive(clap::Args, Debug)]
#[command(after_help = AFTER)]
pub struct Args {
    /// What to do: set, deck, param, name, text, unset, extend, save or explain.
    what: String,
    /// The variant's file, or its id.
    variant: String,
    /// What is changed, and to what.
    #[arg(allow_negative_numbers = true)]
    words: Vec<String>,
}

const AFTER: &str = "\
Edits keep the file's comments, order and layout:
  polygonarc variant set variants/quick.toml towers.reserve 2
  polygonarc variant set variants/quick.toml die.faces draw 1 draw 2 3 4
  polygonarc variant deck variants/quick.toml tide 3
  polygonarc variant param variants/quick.toml diagonal rays all
  polygonarc variant text variants/quick.toml tide en \"Point at a square and one beside it.\"
  polygonarc variant unset variants/quick.toml towers.reserve
  polygonarc variant extend variants/quick.toml es
  polygonarc variant save deck-102 variants/mine.toml     a new variant that extends this one
  polygonarc variant explain quick towers.reserve         value, file, line, and what it overrides";

/// Does it.
pub fn run(context: &Context, args: &Args) -> Result<(), Failure> {
    let words: Vec<&str> = args.words.iter().map(String::as_str).collect();
    let target = Target::find(context, &args.variant)?;
    match args.what.as_str() {
        "explain" => {
            let [key] = words[..] else {
                return Err(Failure::Usage("write `variant explain VARIANT KEY`, as `towers.reserve`".into()));
            };
            Output::say(&explain(&target.load()?, key).map_err(|why| Failure::Fault(why.to_string()))?.to_string())
        }
        "save" => save(&target, &words),
        what => {
            let Some(path) = &target.path else {
                let id = &target.id;
                // An id that there isn't is told as everywhere.
                target.load()?;
                return Err(Failure::Fault(format!(
                    "the variant `{id}` is built in: `polygonarc new variant ID --extends {id}` makes one of your own"
                )));
            };
            let text = files::read(path)?;
            let in_file = |message: String| Failure::Fault(format!("{}: {message}", path.display()));
            let mut draft = Draft::parse(&text).map_err(in_file)?;
            if draft.get(&["id"]).is_none() || draft.get(&["kind"]).is_some() {
                return Err(in_file("this is no variant: one has an `id`, and mostly `extends`".into()));
            }
            let all: Vec<&str> = std::iter::once(what).chain(words).collect();
            // A file with faults can be edited too, by what its parents know.
            let loaded = target.load().or_else(|_| target.without_it(&draft))?;
            let ids = target.context.content.variant_ids();
            let known = Known { variant: &loaded.variant, variants: &ids };
            let said = edit(&mut draft, &all, &known).map_err(|why| Failure::Usage(why.to_string()))?.to_string();
            target.write(path, &draft, &said)
        }
    }
}

/// Writes a new variant that extends one.
fn save(target: &Target, words: &[&str]) -> Result<(), Failure> {
    let [file] = words else { return Err(Failure::Usage("write `variant save VARIANT FILE`".into())) };
    let path = PathBuf::from(file);
    let id = path.file_stem().map(|stem| stem.to_string_lossy().into_owned()).unwrap_or_default();
    if path.extension().is_none_or(|ending| ending != "toml") {
        return Err(Failure::Usage(format!("`{file}`: expected a file called `ID.toml`")));
    }
    if path.exists() {
        return Err(Failure::Fault(format!("`{file}` exists already")));
    }
    files::write(&path, Draft::fresh(&id, &[&target.id]).text().as_bytes())?;
    Output::say(&format!("wrote {file}, which extends `{}`", target.id))
}

/// A variant and the content that it stands in.
struct Target {
    context: Context,
    id: String,
    /// Its file, if it isn't built in.
    path: Option<PathBuf>,
}

impl Target {
    /// The variant of a file, with its folder's content; or the variant of an id.
    fn find(context: &Context, name: &str) -> Result<Target, Failure> {
        let path = Path::new(name);
        let mut content = context.content.clone();
        if path.is_file() {
            let full = path.canonicalize().map_err(|error| Failure::file(path, "read", &error))?;
            let id = full.file_stem().map(|stem| stem.to_string_lossy().into_owned()).unwrap_or_default();
            let folder = full.parent().filter(|folder| folder.ends_with("variants")).and_then(Path::parent);
            if let Some(folder) = folder {
                content.overlay(files::content(folder)?);
            }
            content.overlay([(variant_file(&id), files::read(path)?)]);
            return Ok(Target { context: Context::of(content), id, path: Some(path.to_path_buf()) });
        }
        if name.ends_with(".toml") || name.contains('/') {
            return Err(Failure::Fault(format!("`{name}` doesn't exist: `polygonarc new variant ID` makes a variant")));
        }
        let own = content.is_own(&variant_file(name));
        let path = context.folder.as_ref().filter(|_| own).map(|folder| folder.join(variant_file(name)));
        Ok(Target { context: Context::of(content), id: name.to_string(), path })
    }

    fn load(&self) -> Result<Loaded, Failure> {
        self.context.load_unchecked(&self.id)
    }

    /// The variant without what its file says, but for its parents.
    fn without_it(&self, draft: &Draft) -> Result<Loaded, Failure> {
        let known = self.context.content.variant_ids();
        let parents = draft.parents();
        let mut kept: Vec<&str> = parents.iter().map(String::as_str).filter(|id| known.contains(id)).collect();
        if kept.is_empty() {
            kept.push("deck-36");
        }
        let mut content = self.context.content.clone();
        content.overlay([(variant_file(&self.id), Draft::fresh(&self.id, &kept).text())]);
        Context::of(content).load_unchecked(&self.id)
    }

    /// Writes the file, and tells what is wrong with it now: what is unfinished can be saved.
    fn write(&self, path: &Path, draft: &Draft, said: &str) -> Result<(), Failure> {
        let text = draft.text();
        files::write(path, text.as_bytes())?;
        Output::say(&format!("{said}  ({})", path.display()))?;
        let mut content = self.context.content.clone();
        let file = variant_file(&self.id);
        content.overlay([(file.clone(), text)]);
        let whole = Context::of(content);
        let mut report = check_all(&whole.content, whole.checker()).only(&[file]);
        if let Err(faults) = load_variant(&whole.content, &self.id, whole.checker()) {
            report.merge(faults);
        }
        if !report.is_empty() {
            anstream::eprintln!("{}\nsaved all the same", report.render(true));
        }
        Ok(())
    }
}
