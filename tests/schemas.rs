//! The schemas accept every file of the project, refuse slips, and know the keys that the loader knows.

use std::collections::BTreeSet;
use std::fs;
use std::path::{Path, PathBuf};

use boon::{Compiler, SchemaIndex, Schemas};
use polygonarc::content::{Content, Unchecked, check_all, scenarios, schemas};
use serde_json::{Value, json};

struct Validator {
    schemas: Schemas,
    index: SchemaIndex,
}

impl Validator {
    fn of(sort: &str) -> Validator {
        let (_, text) = schemas().into_iter().find(|(name, _)| *name == sort).expect("a schema");
        let mut compiler = Compiler::new();
        let mut schemas = Schemas::new();
        let place = format!("file:///{sort}.json");
        compiler.add_resource(&place, serde_json::from_str(&text).expect("JSON")).expect("a resource");
        let index = compiler.compile(&place, &mut schemas).unwrap_or_else(|error| panic!("{sort}: {error:#}"));
        Validator { schemas, index }
    }

    fn accepts(&self, value: &Value) -> Result<(), String> {
        self.schemas.validate(value, self.index).map_err(|error| format!("{error:#}"))
    }
}

fn value(text: &str) -> Value {
    let table: toml::Table = text.parse().expect("TOML");
    serde_json::to_value(table).expect("no dates")
}

fn files(folder: &str) -> Vec<PathBuf> {
    let mut found = Vec::new();
    let mut open = vec![Path::new(env!("CARGO_MANIFEST_DIR")).join(folder)];
    while let Some(path) = open.pop() {
        if path.is_dir() {
            open.extend(fs::read_dir(&path).unwrap().map(|entry| entry.unwrap().path()));
        } else if path.extension().is_some_and(|ending| ending == "toml") {
            found.push(path);
        }
    }
    found.sort();
    found
}

fn accepts_all(sort: &str, folder: &str, least: usize) {
    let validator = Validator::of(sort);
    let files = files(folder);
    assert!(files.len() >= least, "{folder}: {} files", files.len());
    for file in files {
        let found = validator.accepts(&value(&fs::read_to_string(&file).unwrap()));
        assert!(found.is_ok(), "{}: {}", file.display(), found.unwrap_err());
    }
}

#[test]
fn every_card_is_accepted() {
    accepts_all("card", "cards", 46);
}

#[test]
fn every_variant_is_accepted() {
    accepts_all("variant", "variants", 7);
}

#[test]
fn every_scenario_is_accepted() {
    accepts_all("scenario", "tests/scenarios", 50);
}

#[test]
fn a_position_is_accepted() {
    let text =
        "version = 1\nactive = \"blue\"\ntower = [\"red b4-c5\"]\nhand.blue = [\"keep\"]\nlaid = [\"blue momentum\"]\n";
    assert_eq!(Validator::of("position").accepts(&value(text)), Ok(()));
}

#[test]
fn slips_are_refused() {
    let card = |rest: &str| format!("id = \"x\"\nkind = \"bonus\"\n{rest}");
    let slips = [
        ("card", "id = \"x\"\nkind = \"bonuss\"\n".to_string()),
        ("card", card("[[effect]]\ncaptur = \"free\"\n")),
        ("card", card("[[effect]]\ncapture = { arround = \"mine\" }\n")),
        ("card", card("[[effect]]\nskip_turn = { cuont = 2 }\n")),
        ("card", card("[[choose]]\nsquare = \"free\"\n")),
        ("card", card("[[choose]]\nas = \"a\"\nsquare = \"free\"\ncount = 0\n")),
        ("card", card("[on.rol]\ntimes = 2\n")),
        ("card", card("[on.roll]\ntimes = \"twice\"\n")),
        ("variant", "id = \"x\"\n[rules]\nwin.sqares = 3\n".to_string()),
        ("variant", "id = \"x\"\n[rules]\nmove.directions = 9\n".to_string()),
        ("variant", "id = \"x\"\n[deck]\ntide = -1\n".to_string()),
        ("variant", "id = \"x\"\n[cards.tide]\nkinds = \"bonus\"\n".to_string()),
        ("scenario", "[[scenario]]\nname = \"x\"\n".to_string()),
        ("scenario", "[[scenario]]\nname = \"x\"\n[scenario.expect]\nevnts = [\"a\"]\n".to_string()),
        ("position", "activ = \"red\"\n".to_string()),
        ("language", "language = \"it\"\n[cards.tide]\nnam = \"Marea\"\n".to_string()),
    ];
    for (sort, text) in slips {
        assert!(Validator::of(sort).accepts(&value(&text)).is_err(), "{sort}: {text}");
    }
}

/// The keys that the schema has at a place.
fn keys(sort: &str, way: &[&str]) -> BTreeSet<String> {
    let (_, text) = schemas().into_iter().find(|(name, _)| *name == sort).expect("a schema");
    let schema: Value = serde_json::from_str(&text).expect("JSON");
    let at = way.iter().fold(&schema, |at, key| &at[key]);
    at["properties"].as_object().unwrap_or_else(|| panic!("{way:?}")).keys().cloned().collect()
}

/// The keys that the loader says it knows, in the help for an unknown one.
fn known(help: &str) -> BTreeSet<String> {
    let help = help.split_once(" are ").map_or(help, |(_, keys)| keys);
    help.split('`').skip(1).step_by(2).map(str::to_owned).collect()
}

fn help(files: &[(&str, &str)]) -> BTreeSet<String> {
    let files = files.iter().map(|(path, text)| (path.to_string(), text.to_string()));
    let report = check_all(&Content::with_overlay(files), &Unchecked);
    let fault = report.diagnostics().iter().find(|one| one.message.contains("`qqqqqq`"));
    let fault = fault.unwrap_or_else(|| panic!("no fault for the unknown key:\n{report}"));
    known(&fault.help[0])
}

#[test]
fn the_schemas_have_the_keys_that_the_loader_has() {
    let card = |rest: &str| {
        let text = format!("id = \"lantern\"\nkind = \"bonus\"\n{rest}");
        help(&[("cards/lantern.toml", &text)])
    };
    let mut choice = card("[[choose]]\nas = \"a\"\nsquare = \"free\"\nqqqqqq = 1\n");
    assert_eq!(keys("card", &["properties", "choose", "items"]), choice.clone());
    choice.clear();
    assert_eq!(keys("card", &[]), card("qqqqqq = 1\n"));
    for hook in ["turn_start", "roll", "move", "targeted", "knocked_out", "turn_end", "draw"] {
        let extra = match hook {
            "targeted" => "against = [\"x\"]\n",
            "draw" => "whose = \"own\"\n",
            _ => "",
        };
        let found = card(&format!("[on.{hook}]\nqqqqqq = 1\n{extra}[[effect]]\nlay = {{}}\n"));
        assert_eq!(keys("card", &["properties", "on", "properties", hook]), found, "{hook}");
    }
    let variant = |rest: &str| {
        let text = format!("id = \"mine\"\nextends = [\"deck-36\"]\n{rest}");
        help(&[("variants/mine.toml", &text)])
    };
    assert_eq!(keys("variant", &[]), variant("qqqqqq = 1\n"));
    let found = variant("[cards.tide]\nqqqqqq = 1\n");
    assert_eq!(keys("variant", &["properties", "cards", "additionalProperties"]), found);
    let language = |rest: &str| {
        let text = format!("language = \"it\"\npartial = true\n{rest}");
        help(&[("languages/it.toml", &text)])
    };
    assert_eq!(keys("language", &[]), language("qqqqqq = 1\n"));
    let scenario = |rest: &str| {
        let text = format!("variant = \"deck-36\"\n[[scenario]]\nname = \"x\"\n{rest}");
        let report = scenarios("x.toml", &text).expect_err("an unknown key");
        known(&report.diagnostics().iter().find(|one| one.message.contains("`qqqqqq`")).expect("told").help[0])
    };
    let expected = scenario("[scenario.expect]\nturn = 1\nqqqqqq = 1\n");
    assert_eq!(keys("scenario", &["properties", "scenario", "items", "properties", "expect"]), expected);
    let found = scenario("qqqqqq = 1\n[scenario.expect]\nturn = 1\n");
    assert_eq!(keys("scenario", &["properties", "scenario", "items"]), found);
}

#[test]
fn every_query_and_primitive_is_offered() {
    let (_, text) = schemas().into_iter().find(|(name, _)| *name == "card").expect("a schema");
    let schema: Value = serde_json::from_str(&text).expect("JSON");
    let steps = schema["definitions"]["step"]["properties"].as_object().expect("steps");
    for primitive in polygonarc::game::primitives() {
        assert!(steps.contains_key(primitive.name), "{}", primitive.name);
    }
    for query in polygonarc::game::queries() {
        let forms = schema["definitions"][query.gives.name()]["anyOf"].as_array().expect("forms");
        let offered = |form: &Value| form["properties"].get(query.name).is_some();
        assert!(forms.iter().any(offered), "{}", query.name);
    }
    assert_eq!(schema["$schema"], json!("http://json-schema.org/draft-07/schema#"));
}
