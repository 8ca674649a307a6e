//! `new`: a card or a variant to start from, with a test; all of it sound as written.

use std::path::{Path, PathBuf};

use crate::content::{Draft, Unchecked, bot_file, card_file, load_variant, variant_file};

use crate::sim::BOTS;

use super::context::Context;
use super::failure::Failure;
use super::files;
use super::output::Output;

#[derive(clap::Args, Debug)]
pub struct Args {
    #[command(subcommand)]
    what: What,
}

#[derive(clap::Subcommand, Debug)]
enum What {
    /// A card: its file, a script if asked for, and a scenario test.
    Card {
        /// The card's id: lower case letters, digits and `_`.
        id: String,
        /// Bonus or penalty.
        #[arg(long, value_enum, default_value_t = Kind::Bonus, value_name = "KIND")]
        kind: Kind,
        /// Write its effect as a Lua script.
        #[arg(long)]
        lua: bool,
        /// Begin with a copy of this card.
        #[arg(long, value_name = "CARD", conflicts_with_all = ["kind", "lua"])]
        like: Option<String>,
        /// Overwrite files that exist.
        #[arg(long)]
        force: bool,
    },
    /// A bot: a script that chooses.
    Bot {
        /// The bot's id: lower case letters, digits and `_`.
        id: String,
        /// Overwrite files that exist.
        #[arg(long)]
        force: bool,
    },
    /// A variant, with a scenario test.
    Variant {
        /// The variant's id: lower case letters, digits, `_` and `-`.
        id: String,
        /// The variants that it extends.
        #[arg(long, value_name = "IDS", value_delimiter = ',', default_value = "deck-36")]
        extends: Vec<String>,
        /// Overwrite files that exist.
        #[arg(long)]
        force: bool,
    },
}

#[derive(Clone, Copy, PartialEq, Eq, Debug, clap::ValueEnum)]
enum Kind {
    Bonus,
    Penalty,
}

/// Files to be written, by their paths in the content folder.
pub type Files = Vec<(String, String)>;

/// Makes it, in the content folder or this one.
pub fn run(context: &Context, args: &Args) -> Result<(), Failure> {
    let folder = context.folder.clone().unwrap_or_else(|| PathBuf::from("."));
    let (files, force) = match &args.what {
        What::Card { id, kind, lua, like, force } => {
            check_id(id, "a card", |letter| letter == '_')?;
            let built_in = context.content.text(&card_file(id)).is_some() && !context.content.is_own(&card_file(id));
            if built_in && !force && like.as_ref() != Some(id) {
                return Err(Failure::Fault(format!(
                    "`{id}` is a built-in card: choose another id; `--like {id}` begins with a copy that takes its place"
                )));
            }
            let files = match like {
                Some(like) => alike(context, id, like)?,
                None => card(id, *kind, *lua),
            };
            (files, *force)
        }
        What::Bot { id, force } => {
            check_id(id, "a bot", |letter| letter == '_')?;
            if BOTS.iter().any(|(_, name, _)| name == id) {
                return Err(Failure::Usage(format!("the program has a bot `{id}` already: choose another id")));
            }
            (vec![(bot_file(id), filled(include_str!("templates/bot.lua"), id))], *force)
        }
        What::Variant { id, extends, force } => {
            check_id(id, "a variant", |letter| matches!(letter, '_' | '-'))?;
            let there = context.content.text(&variant_file(id)).is_some() && !context.content.is_own(&variant_file(id));
            if there && !force {
                let instead = format!("choose another id, `--extends {id}` to change it");
                return Err(Failure::Fault(format!("`{id}` is a built-in variant: {instead}")));
            }
            (variant(context, id, extends)?, *force)
        }
    };
    write(&folder, &files, force)?;
    let folder = folder.display();
    if let What::Bot { id, .. } = &args.what {
        let simulate = format!("polygonarc simulate deck-36 --bots {id},greedy --content {folder}");
        return Output::say(&format!("`{simulate}` lets it play"));
    }
    Output::say(&format!("`polygonarc check {folder}` looks it over, `polygonarc test {folder}` tests it"))
}

fn check_id(id: &str, what: &str, besides: impl Fn(char) -> bool) -> Result<(), Failure> {
    let fits = |letter: char| letter.is_ascii_lowercase() || letter.is_ascii_digit() || besides(letter);
    if !id.is_empty() && id.chars().all(fits) {
        return Ok(());
    }
    let letters = if besides('-') { "`_` and `-`" } else { "and `_`" };
    Err(Failure::Usage(format!("`{id}` can't be the id of {what}: expected lower case letters, digits {letters}")))
}

/// Writes files that don't exist yet, all or none; with `force` also over those that do. Says what was written.
pub fn write(folder: &Path, files: &Files, force: bool) -> Result<(), Failure> {
    let there: Vec<String> = files
        .iter()
        .map(|(path, _)| folder.join(path))
        .filter(|path| path.exists())
        .map(|path| format!("`{}`", path.display()))
        .collect();
    if !there.is_empty() && !force {
        let one = there.len() == 1;
        let (exist, them) = if one { ("exists", "it") } else { ("exist", "them") };
        let message = format!("{} {exist} already; `--force` overwrites {them}", there.join(", "));
        return Err(Failure::Fault(message));
    }
    for (path, text) in files {
        let path = folder.join(path);
        if let Some(parent) = path.parent() {
            std::fs::create_dir_all(parent).map_err(|error| Failure::file(parent, "make", &error))?;
        }
        files::write(&path, text.as_bytes())?;
        Output::say(&format!("wrote {}", path.display()))?;
    }
    Ok(())
}

/// `house_rules` as `House rules`.
fn title(id: &str) -> String {
    let words = id.replace(['_', '-'], " ");
    let mut letters = words.chars();
    letters.next().map(|first| first.to_uppercase().chain(letters).collect()).unwrap_or_default()
}

fn filled(template: &str, id: &str) -> String {
    template.replace("NAME", &title(id)).replace("ID", id)
}

fn card(id: &str, kind: Kind, lua: bool) -> Files {
    let (head, effect, script, test) = match kind {
        Kind::Bonus => (
            include_str!("templates/bonus.toml"),
            include_str!("templates/bonus-effect.toml"),
            include_str!("templates/bonus.lua"),
            include_str!("templates/bonus-test.toml"),
        ),
        Kind::Penalty => (
            include_str!("templates/penalty.toml"),
            include_str!("templates/penalty-effect.toml"),
            include_str!("templates/penalty.lua"),
            include_str!("templates/penalty-test.toml"),
        ),
    };
    let mut files = vec![(card_file(id), filled(head, id))];
    if lua {
        files.push((format!("scripts/{id}.lua"), filled(script, id)));
    } else {
        files[0].1.push_str(effect);
    }
    files.push((format!("tests/scenarios/card_{id}.toml"), filled(test, id)));
    files
}

/// A copy of a card under another id.
fn alike(context: &Context, id: &str, like: &str) -> Result<Files, Failure> {
    let loaded = context.load_unchecked("deck-36")?;
    let found = super::show::find(&loaded, like)?;
    let source = context.content.text(&card_file(like)).unwrap_or_default();
    let mut draft = Draft::parse(&source).map_err(Failure::Fault)?;
    draft.set(&["id"], 0, id.into()).map_err(|why| Failure::Fault(why.to_string()))?;
    for language in loaded.variant.card(found).names.keys() {
        if draft.get(&["name", language]).is_some() {
            draft.set(&["name", language], 1, title(id).into()).map_err(|why| Failure::Fault(why.to_string()))?;
        }
    }
    draft.unset(&["told"]);
    let mut files = Files::new();
    if let Some(script) = &loaded.variant.card(found).script {
        let own = format!("scripts/{id}.lua");
        if draft.get(&["script"]).is_some() {
            draft.set(&["script"], 0, own.as_str().into()).map_err(|why| Failure::Fault(why.to_string()))?;
        }
        files.push((own, script.source.clone()));
    }
    files.insert(0, (card_file(id), draft.text()));
    files.push((format!("tests/scenarios/card_{id}.toml"), filled(include_str!("templates/like-test.toml"), id)));
    Ok(files)
}

/// A variant of others; what it says is what they say already.
pub fn variant(context: &Context, id: &str, parents: &[String]) -> Result<Files, Failure> {
    for parent in parents {
        context.load_unchecked(parent)?;
    }
    let names: Vec<&str> = parents.iter().map(String::as_str).collect();
    let mut content = context.content.clone();
    content.overlay([(variant_file(id), Draft::fresh(id, &names).text())]);
    let loaded = load_variant(&content, id, &Unchecked).map_err(|report| context.faulty(&report))?;
    let (first, copies) = loaded.variant.deck.first().copied().unwrap_or((crate::game::CardId(0), 1));
    let quoted: Vec<String> = parents.iter().map(|parent| format!("\"{parent}\"")).collect();
    let text = include_str!("templates/variant.toml")
        .replace("SQUARES", &loaded.variant.knobs.win_squares.to_string())
        .replace("COPIES", &copies.to_string())
        .replace("CARD", &loaded.variant.card(first).id)
        .replace("PARENTS", &quoted.join(", "));
    let test = include_str!("templates/variant-test.toml");
    Ok(vec![(variant_file(id), filled(&text, id)), (format!("tests/scenarios/variant_{id}.toml"), filled(test, id))])
}
