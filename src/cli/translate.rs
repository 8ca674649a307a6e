//! `translate`: how far each language has come, files to begin one with, and texts confirmed.

use serde_json::{Map, Value, json};

use crate::content::{Draft, LANGUAGES, Translation, card_file, translation};
use crate::diag::did_you_mean;

use super::context::Context;
use super::failure::Failure;
use super::files;
use super::output::{Output, columns};

#[derive(clap::Args, Debug)]
pub struct Args {
    #[command(subcommand)]
    what: What,
}

#[derive(clap::Subcommand, Debug)]
enum What {
    /// Tell which names and texts each language has, lacks, or has from before the effect changed.
    Status {
        /// Only this language, card by card.
        language: Option<String>,
        /// Print JSON.
        #[arg(long)]
        json: bool,
    },
    /// Begin a language, or go on with one: a file with a place for all that it lacks.
    New {
        /// The language's code, such as `it`.
        language: String,
        /// The language that the originals are shown in.
        #[arg(long, default_value = "en", value_name = "LANG")]
        from: String,
        /// Only these cards.
        #[arg(long, value_name = "CARDS", value_delimiter = ',')]
        cards: Vec<String>,
        /// A file of its own in `languages/<LANG>/`, for a group of cards.
        #[arg(long, value_name = "NAME")]
        group: Option<String>,
    },
    /// Confirm that a card's texts tell its effect as it is now.
    Confirm {
        /// The cards.
        #[arg(required = true)]
        cards: Vec<String>,
    },
}

/// Does it.
pub fn run(context: &Context, args: &Args) -> Result<(), Failure> {
    let all = translation(&context.content, context.checker());
    match &args.what {
        What::Status { language: None, json } => status(&all, *json),
        What::Status { language: Some(code), json } => of_language(&all, code, *json),
        What::New { language, from, cards, group } => begin(context, &all, language, from, cards, group.as_deref()),
        What::Confirm { cards } => cards.iter().try_for_each(|card| confirm(context, &all, card)),
    }
}

fn status(all: &Translation, as_json: bool) -> Result<(), Failure> {
    let total = all.cards.len();
    let mut rows = vec![["language", "names", "texts", "older than the effect"].map(str::to_string).to_vec()];
    let mut values = Map::new();
    for code in &all.codes {
        let no_name = all.those(code, |one| one.name.is_none());
        let no_text = all.those(code, |one| one.text.is_none());
        let stale = all.those(code, |one| one.stale);
        let of = |missing: &[&str]| format!("{} of {total}", total - missing.len());
        rows.push(vec![code.clone(), of(&no_name), of(&no_text), stale.len().to_string()]);
        let value = json!({ "cards": total, "without_name": no_name, "without_text": no_text, "stale": stale });
        values.insert(code.clone(), value);
    }
    if as_json {
        return Output::json(&Value::Object(values));
    }
    Output::say(&columns(&rows))?;
    Output::say("`polygonarc translate status LANG` lists the cards, `polygonarc translate new LANG` begins a language")
}

fn of_language(all: &Translation, code: &str, as_json: bool) -> Result<(), Failure> {
    if !all.codes.iter().any(|known| known == code) {
        let near = did_you_mean(code, all.codes.iter().map(String::as_str));
        let near = near.map(|near| format!(" ({near})")).unwrap_or_default();
        return Err(Failure::Usage(format!(
            "nothing is told in `{code}`{near}; `polygonarc translate new {code}` begins it"
        )));
    }
    let mut rows = Vec::new();
    for card in &all.cards {
        let one = card.languages.get(code).cloned().unwrap_or_default();
        let mut what = Vec::new();
        what.extend(one.name.is_none().then_some("no name"));
        what.extend(one.text.is_none().then_some("no text"));
        what.extend(one.stale.then_some("the text is older than the effect"));
        if !what.is_empty() {
            rows.push(vec![card.id.clone(), what.join(", ")]);
        }
    }
    if as_json {
        let values: Vec<Value> = rows.iter().map(|row| json!({ "card": row[0], "what": row[1] })).collect();
        return Output::json(&Value::Array(values));
    }
    if rows.is_empty() {
        return Output::say(&format!("`{code}` has every name and text of {} cards", all.cards.len()));
    }
    Output::say(&columns(&rows))
}

fn begin(
    context: &Context,
    all: &Translation,
    code: &str,
    from: &str,
    cards: &[String],
    group: Option<&str>,
) -> Result<(), Failure> {
    if !(2..=3).contains(&code.len()) || !code.bytes().all(|byte| byte.is_ascii_lowercase()) {
        return Err(Failure::Usage(format!("`{code}` is no language code: expected two or three lower case letters")));
    }
    for card in cards {
        known(all, card)?;
    }
    if !all.codes.iter().any(|known| known == from) {
        return Err(Failure::Usage(format!("nothing is told in `{from}`; the languages are {}", LANGUAGES.join(", "))));
    }
    let file = match group {
        Some(group) => format!("languages/{code}/{group}.toml"),
        None => format!("languages/{code}.toml"),
    };
    let path = context.folder.clone().unwrap_or_else(|| ".".into()).join(&file);
    let before = if path.exists() { Some(files::read(&path)?) } else { None };
    let in_file = |message: String| Failure::Fault(format!("{}: {message}", path.display()));
    let (text, added) = all.begin(code, from, cards, before.as_deref()).map_err(in_file)?;
    if added == 0 {
        return Output::say(&format!("`{code}` has a place for every card asked for already"));
    }
    if let Some(folder) = path.parent() {
        std::fs::create_dir_all(folder).map_err(|error| Failure::file(folder, "make", &error))?;
    }
    files::write(&path, text.as_bytes())?;
    Output::say(&format!("wrote {} with {added} cards to tell", path.display()))
}

fn known<'t>(all: &'t Translation, id: &str) -> Result<&'t crate::content::Translated, Failure> {
    all.cards.iter().find(|card| card.id == id).ok_or_else(|| {
        let near = did_you_mean(id, all.cards.iter().map(|card| card.id.as_str()));
        let near = near.map(|near| format!(" ({near})")).unwrap_or_default();
        Failure::Fault(format!("unknown card `{id}`{near}; `polygonarc list cards` lists them"))
    })
}

/// Sets the marks of a card's texts in the files of the content folder that tell them.
fn confirm(context: &Context, all: &Translation, id: &str) -> Result<(), Failure> {
    let card = known(all, id)?;
    let Some(folder) = &context.folder else {
        return Err(Failure::Usage("name the folder that holds the texts by `--content DIR`".into()));
    };
    let mut confirmed = 0;
    for file in context.content.paths().filter(|path| context.content.is_own(path)) {
        let way: &[&str] = match file {
            file if *file == card_file(id) => &["told"],
            file if file.starts_with("languages/") && file.ends_with(".toml") => &["cards", id, "told"],
            _ => continue,
        };
        let path = folder.join(file);
        let mut draft = Draft::parse(&files::read(&path)?).map_err(Failure::Fault)?;
        let told = draft.get(&["cards", id, "text"]);
        if way.len() > 1 && told.is_none_or(|text| text.trim_matches(['"', ' ']).is_empty()) {
            continue;
        }
        draft.set(way, way.len() - 1, card.mark.as_str().into()).map_err(|why| Failure::Fault(why.to_string()))?;
        files::write(&path, draft.text().as_bytes())?;
        Output::say(&format!("{}: `told` of `{id}` is {} now", path.display(), card.mark))?;
        confirmed += 1;
    }
    if confirmed > 0 {
        return Ok(());
    }
    Err(Failure::Fault(format!("`{}` holds neither the card `{id}` nor a text of it", folder.display())))
}
