//! The prompt's messages: each in every language, with the same blanks, with the plurals that the language has; every id
//! that the source uses is there, and every one that is there is used.

use std::collections::{BTreeMap, BTreeSet};
use std::fs;
use std::path::{Path, PathBuf};

use fluent_bundle::{FluentArgs, FluentBundle, FluentResource};
use fluent_syntax::ast::{Entry, Expression, InlineExpression, Pattern, PatternElement, VariantKey};
use intl_pluralrules::{PluralRuleType, PluralRules};
use polygonarc::edit::EDITS;
use polygonarc::messages::{languages, msg};
use polygonarc::repl::COMMANDS;

fn root() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).into()
}

/// What a message is made of: `.more` counts as a message of its own.
#[derive(Default, Debug)]
struct Made {
    blanks: BTreeSet<String>,
    /// What is chosen by, with the keys that it is chosen among.
    choices: Vec<(String, BTreeSet<String>)>,
}

impl Made {
    fn pattern(&mut self, pattern: &Pattern<&str>) {
        for element in &pattern.elements {
            if let PatternElement::Placeable { expression } = element {
                self.expression(expression);
            }
        }
    }

    fn expression(&mut self, expression: &Expression<&str>) {
        match expression {
            Expression::Inline(InlineExpression::VariableReference { id }) => {
                self.blanks.insert(id.name.into());
            }
            Expression::Select { selector: InlineExpression::VariableReference { id }, variants } => {
                self.blanks.insert(id.name.into());
                let key = |key: &VariantKey<&str>| match key {
                    VariantKey::Identifier { name } => name.to_string(),
                    VariantKey::NumberLiteral { value } => value.to_string(),
                };
                self.choices.push((id.name.into(), variants.iter().map(|variant| key(&variant.key)).collect()));
                variants.iter().for_each(|variant| self.pattern(&variant.value));
            }
            Expression::Inline(InlineExpression::StringLiteral { .. }) => {}
            other => panic!("a message is made of texts, blanks and plurals, found {other:?}"),
        }
    }
}

/// All texts of a language.
fn texts(language: &str) -> Vec<String> {
    let mut files: Vec<PathBuf> =
        fs::read_dir(root().join("messages").join(language)).unwrap().map(|file| file.unwrap().path()).collect();
    files.sort();
    files.iter().map(|file| fs::read_to_string(file).unwrap()).collect()
}

fn messages(language: &str) -> BTreeMap<String, Made> {
    let mut found = BTreeMap::new();
    for text in texts(language) {
        let resource =
            fluent_syntax::parser::parse(&*text).unwrap_or_else(|(_, faults)| panic!("{language}: {faults:?}"));
        for entry in resource.body {
            let Entry::Message(message) = entry else { continue };
            let value = message.value.iter().map(|value| (message.id.name.to_owned(), value));
            let more =
                message.attributes.iter().map(|more| (format!("{}.{}", message.id.name, more.id.name), &more.value));
            for (id, pattern) in value.chain(more) {
                let mut made = Made::default();
                made.pattern(pattern);
                assert!(found.insert(id.clone(), made).is_none(), "{language}: `{id}` stands twice");
            }
        }
    }
    found
}

/// Every id that the source makes a message of.
fn used() -> BTreeSet<String> {
    let mut open = vec![root().join("src")];
    let mut found = BTreeSet::new();
    while let Some(folder) = open.pop() {
        for path in fs::read_dir(folder).unwrap().map(|entry| entry.unwrap().path()) {
            if path.is_dir() {
                open.push(path);
                continue;
            }
            let text = fs::read_to_string(path).unwrap();
            for rest in text.split("msg!(").skip(1) {
                if let Some(id) = rest.trim_start().strip_prefix('"').and_then(|rest| rest.split('"').next()) {
                    found.insert(id.to_owned());
                }
            }
        }
    }
    // The one in the macro's own description.
    found.remove("steps-to-go");
    let help = |command: &&polygonarc::repl::Command| format!("help-{}", command.name.replace('!', "-changing"));
    found.extend(COMMANDS.iter().map(help));
    found.extend(EDITS.iter().map(|edit| format!("edits-{}", edit.name)));
    found
}

#[test]
fn every_message_that_is_used_is_there_and_every_one_there_is_used() {
    let there: BTreeSet<String> =
        messages("en").into_keys().map(|id| id.trim_end_matches(".more").to_owned()).collect();
    let used = used();
    assert!(used.len() > 200, "few messages were found in the source: {}", used.len());
    let missing: Vec<&String> = used.difference(&there).collect();
    let idle: Vec<&String> = there.difference(&used).collect();
    assert!(missing.is_empty() && idle.is_empty(), "no message {missing:?}; used nowhere {idle:?}");
}

/// The text of a string that begins here.
fn string(text: &str) -> Option<&str> {
    text.trim_start().strip_prefix('"')?.split('"').next()
}

/// What the parts of a definition are called, wherever one is made: by `Part::is` and its like, and in `defined!`.
fn parts() -> BTreeSet<String> {
    let mut found = BTreeSet::new();
    for folder in ["src/board", "src/game", "src/game/query", "src/game/primitives"] {
        for path in fs::read_dir(root().join(folder)).unwrap().map(|entry| entry.unwrap().path()) {
            if path.is_dir() || path.ends_with("src/board/part.rs") {
                continue;
            }
            let text = fs::read_to_string(&path).unwrap();
            for made in ["Part::is(", "Part::is_not(", "Part::or("] {
                for rest in text.split(made).skip(1) {
                    let name = string(rest);
                    found.insert(name.unwrap_or_else(|| panic!("{path:?}: {made} without a name")).to_owned());
                }
            }
            for rest in text.split("defined! {").skip(1) {
                let lines = rest.lines().map(str::trim).take_while(|line| *line != "}");
                for line in lines.filter(|line| !line.starts_with("//")) {
                    let line = line.trim_start_matches("is_not ").trim_start_matches("or ").trim_start_matches("is ");
                    found.extend(string(line).map(str::to_owned));
                }
            }
        }
    }
    found
}

#[test]
fn every_part_of_a_definition_is_named_in_every_language() {
    let text = fs::read_to_string(root().join("src/game/explain/expr.rs")).unwrap();
    let told = text.split("fn part_name").nth(1).unwrap().split("\n}\n").next().unwrap();
    let arms = told.lines().filter(|line| line.contains("=> msg!("));
    let named: BTreeSet<String> = arms.filter_map(|line| string(line).map(str::to_owned)).collect();
    let parts = parts();
    assert!(parts.len() > 15, "few parts were found: {parts:?}");
    let (missing, idle): (Vec<_>, Vec<_>) = (parts.difference(&named).collect(), named.difference(&parts).collect());
    assert!(missing.is_empty() && idle.is_empty(), "no message for {missing:?}; no such part {idle:?}");
}

#[test]
fn the_languages_have_the_same_messages_with_the_same_blanks() {
    let there: BTreeSet<&str> = languages().collect();
    assert!(there.is_superset(&BTreeSet::from(["de", "en", "es", "fr"])), "{there:?}");
    let english = messages("en");
    for language in languages() {
        let own = messages(language);
        let ids = |of: &BTreeMap<String, Made>| of.keys().cloned().collect::<BTreeSet<_>>();
        let differ: Vec<String> = ids(&own).symmetric_difference(&ids(&english)).cloned().collect();
        assert!(differ.is_empty(), "{language} and en differ in {differ:?}");
        for (id, made) in &own {
            assert_eq!(made.blanks, english[id].blanks, "{language}: {id}");
        }
    }
}

/// The forms that a language has for counts up to a thousand; those from a million on (`many` in French) may be told as
/// `other`.
fn forms(language: &str) -> BTreeSet<String> {
    let bundle: FluentBundle<FluentResource> = FluentBundle::new(vec![language.parse().unwrap()]);
    let rules = PluralRules::create(bundle.locales[0].clone(), PluralRuleType::CARDINAL).unwrap();
    (0..1000).map(|count: i64| format!("{:?}", rules.select(count).unwrap()).to_lowercase()).collect()
}

#[test]
fn plurals_have_the_forms_of_the_language() {
    let mut chosen = 0;
    for language in languages() {
        let forms = forms(language);
        for (id, made) in messages(language) {
            for (blank, keys) in made.choices {
                chosen += 1;
                let known = keys.iter().all(|key| *key == "other" || *key == "many" || forms.contains(key));
                assert!(
                    keys.is_superset(&forms) && known,
                    "{language}: {id} has {keys:?} for {blank}, needs {forms:?}"
                );
            }
        }
    }
    assert!(chosen > 60, "few plurals were found: {chosen}");
}

#[test]
fn every_message_is_told_for_every_count() {
    for language in languages() {
        let mut bundle = FluentBundle::new(vec![language.parse().unwrap()]);
        for text in texts(language) {
            bundle.add_resource(FluentResource::try_new(text).unwrap()).unwrap();
        }
        for (id, made) in messages(language) {
            for count in [0, 1, 2, 5] {
                let mut args = FluentArgs::new();
                for blank in &made.blanks {
                    match made.choices.iter().any(|(by, _)| by == blank) {
                        true => args.set(blank.as_str(), count),
                        false => args.set(blank.as_str(), "some text"),
                    }
                }
                let message = bundle.get_message(id.trim_end_matches(".more")).unwrap();
                let pattern = match id.ends_with(".more") {
                    true => message.get_attribute("more").unwrap().value(),
                    false => message.value().unwrap(),
                };
                let mut faults = Vec::new();
                let told = bundle.format_pattern(pattern, Some(&args), &mut faults);
                assert!(faults.is_empty(), "{language}: {id}: {faults:?}");
                assert!(!told.trim().is_empty(), "{language}: {id} is empty");
            }
        }
    }
}

#[test]
fn a_count_takes_the_form_that_the_language_gives_it() {
    let told = |language: &str, cards: i64| msg!("told-shuffled", cards = cards).text(language);
    assert_eq!(told("en", 0), "the deck is shuffled: 0 cards");
    assert_eq!(told("en", 1), "the deck is shuffled: 1 card");
    // In French nought is singular.
    assert_eq!(told("fr", 0), "la pioche est mélangée : 0 carte");
    assert_eq!(told("fr", 2), "la pioche est mélangée : 2 cartes");
    assert_eq!(told("es", 0), "se baraja el mazo: 0 cartas");
    assert_eq!(told("es", 1), "se baraja el mazo: 1 carta");
    assert_eq!(told("de", 1), "der Stapel wird gemischt: 1 Karte");
    assert_eq!(told("de", 36), "der Stapel wird gemischt: 36 Karten");
}

#[test]
fn a_language_that_the_prompt_lacks_falls_back_to_english() {
    assert_eq!(msg!("told-skips").text("it"), "skips the turn");
}
