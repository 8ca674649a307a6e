//! The built-in content against the rules: ids, names, kinds and copies of `docs/rules.md`'s table, counts of both
//! decks, every language everywhere. It reads the files with the plain TOML parser and doesn't know the loader.

use std::collections::BTreeMap;
use std::fs;
use std::path::{Path, PathBuf};

use toml::{Table, Value};

const LANGUAGES: [&str; 4] = ["fr", "en", "es", "de"];
const VARIANTS: [&str; 7] = ["de", "deck-102", "deck-36", "en", "en-card-texts", "es", "fr"];

/// One row of the card table in the rules.
struct Row {
    id: String,
    names: Vec<String>,
    kind: &'static str,
    copies_36: i64,
    copies_102: i64,
}

fn root() -> &'static Path {
    Path::new(env!("CARGO_MANIFEST_DIR"))
}

fn files(folder: &str) -> Vec<PathBuf> {
    let entries = fs::read_dir(root().join(folder)).expect("the folder is there");
    let mut files: Vec<PathBuf> = entries.map(|entry| entry.expect("an entry").path()).collect();
    files.sort();
    files
}

fn read(folder: &str) -> BTreeMap<String, Table> {
    files(folder)
        .into_iter()
        .filter(|path| path.extension().is_some_and(|ending| ending == "toml"))
        .map(|path| {
            let text = fs::read_to_string(&path).expect("the file can be read");
            let table = text.parse().unwrap_or_else(|error| panic!("{}: {error}", path.display()));
            (path.file_stem().expect("a name").to_string_lossy().into_owned(), table)
        })
        .collect()
}

fn text<'a>(table: &'a Table, key: &str) -> &'a str {
    table.get(key).and_then(Value::as_str).unwrap_or_default()
}

fn languages(table: &Table, key: &str) -> BTreeMap<String, String> {
    let by_language = table.get(key).and_then(Value::as_table).into_iter().flatten();
    by_language.map(|(code, value)| (code.clone(), value.as_str().unwrap_or_default().to_owned())).collect()
}

fn table_of_the_rules() -> Vec<Row> {
    let rules = fs::read_to_string(root().join("docs/rules.md")).expect("docs/rules.md is there");
    let mut rows = Vec::new();
    let after_head = rules.lines().skip_while(|line| !line.starts_with("| id | fr |")).skip(2);
    for line in after_head.take_while(|line| line.starts_with('|')) {
        let cells: Vec<&str> = line.trim_matches('|').split('|').map(str::trim).collect();
        let copies = |cell: &str| if cell == "–" { 0 } else { cell.parse().expect("a number of copies") };
        rows.push(Row {
            id: cells[0].to_owned(),
            names: cells[1..5].iter().map(|name| name.trim_matches('*').to_owned()).collect(),
            kind: if cells[5] == "+" { "bonus" } else { "penalty" },
            copies_36: copies(cells[6]),
            copies_102: copies(cells[7]),
        });
    }
    rows
}

fn deck(variant: &Table) -> BTreeMap<String, i64> {
    let copies = variant.get("deck").and_then(Value::as_table).into_iter().flatten();
    copies.map(|(card, copies)| (card.clone(), copies.as_integer().expect("a number of copies"))).collect()
}

/// A deck's cards, copies, bonus cards, penalty cards and cards of a single copy.
fn counts(deck: &BTreeMap<String, i64>, cards: &BTreeMap<String, Table>) -> [i64; 5] {
    let kind = |kind: &str| deck.keys().filter(|card| text(&cards[*card], "kind") == kind).count() as i64;
    let single = deck.values().filter(|copies| **copies == 1).count() as i64;
    [deck.len() as i64, deck.values().sum(), kind("bonus"), kind("penalty"), single]
}

#[test]
fn cards_are_those_of_the_rules() {
    let cards = read("cards");
    let rows = table_of_the_rules();
    assert_eq!(rows.len(), 46);
    let mut ids: Vec<&str> = rows.iter().map(|row| row.id.as_str()).collect();
    ids.sort_unstable();
    assert_eq!(cards.keys().map(String::as_str).collect::<Vec<_>>(), ids);
    for row in &rows {
        let card = &cards[&row.id];
        assert_eq!(text(card, "id"), row.id, "the id is the file's name");
        assert_eq!(text(card, "kind"), row.kind, "{}", row.id);
        let names = languages(card, "name");
        let names: Vec<&str> = LANGUAGES.iter().map(|code| names.get(*code).map_or("", String::as_str)).collect();
        assert_eq!(names, row.names, "{}", row.id);
    }
}

#[test]
fn decks_are_those_of_the_rules() {
    let (cards, variants) = (read("cards"), read("variants"));
    let rows = table_of_the_rules();
    let listed = |copies: fn(&Row) -> i64| -> BTreeMap<String, i64> {
        rows.iter().map(|row| (row.id.clone(), copies(row))).filter(|(_, copies)| *copies > 0).collect()
    };
    let (small, large) = (deck(&variants["deck-36"]), deck(&variants["deck-102"]));
    assert_eq!(small, listed(|row| row.copies_36));
    assert_eq!(large, listed(|row| row.copies_102));
    assert_eq!(counts(&small, &cards), [30, 36, 20, 10, 26]);
    assert_eq!(counts(&large, &cards), [45, 102, 30, 15, 22]);
}

#[test]
fn every_language_is_everywhere() {
    let (cards, variants) = (read("cards"), read("variants"));
    assert_eq!(variants.keys().map(String::as_str).collect::<Vec<_>>(), VARIANTS);
    let complete = |of: &str, key: &str, by_language: &BTreeMap<String, String>| {
        for code in LANGUAGES {
            let words = by_language.get(code).map_or("", String::as_str);
            assert!(!words.is_empty(), "{of}: `{key}` lacks {code}");
            assert!(words.chars().count() <= 160, "{of}: `{key}` in {code} is longer than 160 letters");
        }
        assert_eq!(by_language.len(), LANGUAGES.len(), "{of}: `{key}` has a language too many");
    };
    for (id, table) in cards.iter().chain(&variants) {
        assert_eq!(text(table, "id"), id, "the id is the file's name");
        complete(id, "name", &languages(table, "name"));
        complete(id, "text", &languages(table, "text"));
    }
    for (id, variant) in &variants {
        for (card, changes) in variant.get("cards").and_then(Value::as_table).into_iter().flatten() {
            assert!(cards.contains_key(card), "{id}: there is no card `{card}`");
            let changes = changes.as_table().expect("a table");
            if changes.contains_key("text") {
                complete(&format!("{id}: {card}"), "text", &languages(changes, "text"));
            }
        }
    }
}

#[test]
fn texts_fill_in_parameters_that_the_card_has() {
    let (cards, variants) = (read("cards"), read("variants"));
    let changed = variants.values().filter_map(|variant| variant.get("cards").and_then(Value::as_table)).flatten();
    let changed = changed.map(|(card, changes)| (card, changes.as_table().expect("a table")));
    for (id, from) in cards.iter().chain(changed) {
        for (code, words) in languages(from, "text") {
            for piece in words.split('{').skip(1) {
                let name = piece.split('}').next().unwrap_or_default();
                let params = cards[id].get("params").and_then(Value::as_table);
                assert!(params.is_some_and(|params| params.contains_key(name)), "{id}: {code} says `{{{name}}}`");
            }
        }
    }
}

#[test]
fn a_card_is_played_by_data_or_by_its_script() {
    let cards = read("cards");
    for (id, card) in &cards {
        let scripted = root().join(format!("scripts/{id}.lua")).is_file();
        let data = card.contains_key("choose") || card.contains_key("effect");
        let idle = card.get("always").and_then(Value::as_bool) == Some(true);
        assert!(scripted != data || idle, "{id} needs either steps or a script");
    }
    for path in files("scripts").iter().filter(|path| path.is_file()) {
        let name = path.file_stem().expect("a name").to_string_lossy().into_owned();
        assert!(name == "api" || cards.contains_key(&name), "scripts/{name}.lua belongs to no card");
    }
}
