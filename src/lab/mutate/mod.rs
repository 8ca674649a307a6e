//! The mutation test of a card: each number changed, each step dropped, each condition flipped, one at a time, in the
//! card, in its script and in what variants change of it. A change that no scenario of the card notices is a gap in the
//! scenarios, or changes nothing.

mod data;
mod edit;
mod lua;

use std::collections::BTreeMap;
use std::panic::{AssertUnwindSafe, catch_unwind};

use crate::content::{
    Content, ContentLoader, Loader, Scenario, card_file, load_variant, parse, scenarios, variant_file,
};
use crate::diag::Report;
use crate::game::Variant;

pub use edit::Mutant;

use super::Tools;
use super::parallel;

/// What became of a mutant.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Verdict {
    /// This scenario fails on it.
    Noticed(String),
    /// It doesn't load: the check notices.
    Refused(String),
    /// Every variant plays the same with it: its hash, or the card as loaded, proves that.
    Same,
    /// Nothing notices.
    Survived,
}

/// The mutation test of one card.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Mutation {
    pub card: String,
    /// How many scenarios mention the card, each variant counted.
    pub scenarios: usize,
    /// Every mutant, in the order of the files.
    pub tried: Vec<(Mutant, Verdict)>,
}

impl Mutation {
    /// The mutants that nothing notices.
    pub fn survivors(&self) -> impl Iterator<Item = &Mutant> {
        self.tried.iter().filter(|(_, verdict)| *verdict == Verdict::Survived).map(|(mutant, _)| mutant)
    }
}

/// Tests a card by the scenarios of the files (path and text) that mention it. The error says why that can't be done.
pub fn mutate(
    content: &Content,
    card: &str,
    files: &[(String, String)],
    tools: &Tools<'_>,
) -> Result<Mutation, String> {
    let mutants = mutants(content, card)?;
    let scenarios = mentioning(card, files)?;
    if scenarios.is_empty() {
        return Err(format!("no scenario mentions `{card}`: write one first, as `tests/scenarios/card_{card}.toml`"));
    }
    let checker = (tools.checker)(content);
    let loader = ContentLoader::new(content, &*checker, tools.host);
    let failing: Vec<String> = scenarios.iter().filter_map(|scenario| scenario.run(&loader).failure).collect();
    if !failing.is_empty() {
        let first = failing[..failing.len().min(3)].join("\n");
        return Err(format!("{} scenarios fail on the card as it is: mend that first\n{first}", failing.len()));
    }
    let loaded = loaded(content, card, &loader);
    let verdicts = parallel::each(tools.jobs, &mutants, |work| {
        work.each(|_, mutant| verdict(content, mutant, card, (&scenarios, &loaded), tools));
    });
    let tried = mutants.into_iter().zip(verdicts).collect();
    Ok(Mutation { card: card.to_owned(), scenarios: scenarios.len(), tried })
}

/// All mutants of a card.
pub fn mutants(content: &Content, card: &str) -> Result<Vec<Mutant>, String> {
    let tree = |file: &str| {
        let text = content.text(file)?;
        Some((parse(file, &text, &mut Report::default())?, text))
    };
    let file = card_file(card);
    let (root, text) = tree(&file).ok_or_else(|| format!("`{file}` isn't there or isn't TOML: check it first"))?;
    let mut found = data::card(&file, &text, &root);
    let script = root.get("script").and_then(|node| node.text().map(str::to_owned));
    let script = script.unwrap_or_else(|| format!("scripts/{card}.lua"));
    if let Some(source) = content.text(&script) {
        found.extend(lua::script(&script, &source));
    }
    for id in content.variant_ids() {
        let file = variant_file(id);
        if let Some((root, text)) = tree(&file) {
            found.extend(data::changes(&file, &text, &root, card));
        }
    }
    Ok(found)
}

/// The scenarios of the files that mention the card, those of its own file first.
fn mentioning(card: &str, files: &[(String, String)]) -> Result<Vec<Scenario>, String> {
    let mentions = |text: &str| text.split(|c: char| !c.is_alphanumeric() && c != '_').any(|word| word == card);
    let own = format!("card_{card}.toml");
    let (mut first, mut rest) = (Vec::new(), Vec::new());
    for (file, text) in files.iter().filter(|(_, text)| text.contains("[[scenario]]") && mentions(text)) {
        let found = scenarios(file, text).map_err(|report| report.to_string())?;
        if file.ends_with(&own) { first.extend(found) } else { rest.extend(found) }
    }
    first.extend(rest);
    Ok(first)
}

/// Every variant's hash, and the card in it as loaded.
fn loaded(content: &Content, card: &str, loader: &dyn Loader) -> BTreeMap<String, (u64, String)> {
    let one = |id: &str| {
        let variant = loader.variant(id, None).ok()?;
        Some((id.to_owned(), (variant.hash, as_loaded(&variant, card))))
    };
    content.variant_ids().into_iter().filter_map(one).collect()
}

/// All there is to a card once it is loaded: what its text leaves out is filled in.
fn as_loaded(variant: &Variant, card: &str) -> String {
    variant.find(card).map(|card| format!("{:?}", variant.card(card))).unwrap_or_default()
}

fn verdict(
    content: &Content,
    mutant: &Mutant,
    card: &str,
    (scenarios, before): (&[Scenario], &BTreeMap<String, (u64, String)>),
    tools: &Tools<'_>,
) -> Verdict {
    let mut changed = content.clone();
    changed.overlay([(mutant.file.clone(), mutant.text.clone())]);
    let checker = (tools.checker)(&changed);
    // A card that is in no deck comes into play by scenarios alone, so these are what tells.
    let mut same = before.values().any(|(_, was)| !was.is_empty());
    for (id, (hash, was)) in before {
        match load_variant(&changed, id, &*checker) {
            Ok(loaded) => same &= loaded.variant.hash == *hash || as_loaded(&loaded.variant, card) == *was,
            Err(report) => return Verdict::Refused(report.summary()),
        }
    }
    if same {
        return Verdict::Same;
    }
    let loader = ContentLoader::new(&changed, &*checker, tools.host);
    for scenario in scenarios {
        // A mutant may lead the program where nothing sensible does; that it broke there is noticed as well.
        let failure = catch_unwind(AssertUnwindSafe(|| scenario.run(&loader).failure));
        if failure.as_ref().map_or(true, Option::is_some) {
            return Verdict::Noticed(scenario.full_name());
        }
    }
    Verdict::Survived
}
