//! What the loader makes of good content: conditions, parameters, parents, overrides, origins, hashes, texts.

use polygonarc::content::{Content, Loaded, Unchecked, card_text, check_all, load_variant};
use polygonarc::game::{Card, Expr, From, KnobValue, Param, Type, Value};

const LANTERN: &str = r#"
id = "lantern"
kind = "bonus"
[text]
en = "Take {squares} squares, {rays}"
[params]
near = true
squares = 3
rays = ["west", "east"]
mode = "one"
[[choose]]
as = "target"
square = { all = ["free", { around = "my_pawn", when = "near" }], except = ["starts"] }
[[choose]]
unless = "near"
as = "victim"
player = "opponents"
[[effect]]
kill = "target"
[[effect]]
when = { mode = "all" }
send_to_start = "victim"
[[effect]]
unless = { mode = "all" }
capture_line = "$rays"
[[effect]]
if = [{ at_least = ["$squares", { reserve = "me" }] }]
blank = { nearest = { of = "mine", to = "target", count = "$squares" } }
"#;

const CANDLE: &str =
    "id = \"candle\"\nkind = \"penalty\"\n[[choose]]\nas = \"x\"\ntop_card = 2\n[[effect]]\nlay = {}\n";

fn content(variants: &[(&str, &str)]) -> Content {
    let cards = [("cards/lantern.toml", LANTERN), ("cards/candle.toml", CANDLE)].map(|(a, b)| (a.into(), b.into()));
    let variants = variants.iter().map(|(id, text)| (format!("variants/{id}.toml"), format!("id = \"{id}\"\n{text}")));
    Content::only(cards.into_iter().chain(variants))
}

fn load(variants: &[(&str, &str)], id: &str) -> Loaded {
    match load_variant(&content(variants), id, &Unchecked) {
        Ok(loaded) => loaded,
        Err(report) => panic!("{report}"),
    }
}

fn card<'a>(loaded: &'a Loaded, id: &str) -> &'a Card {
    let found = loaded.variant.find(id);
    found.map_or_else(|| panic!("no card {id}"), |found| loaded.variant.card(found))
}

const PLAIN: (&str, &str) = ("plain", "[deck]\nlantern = 3\n");

#[test]
fn conditions_are_settled_by_the_parameters() {
    let loaded =
        load(&[PLAIN, ("far", "extends = \"plain\"\n[cards.lantern.params]\nnear = false\nmode = \"all\"")], "plain");
    let near = card(&loaded, "lantern");
    assert_eq!(near.choices.len(), 1);
    let names: Vec<&str> = near.steps.iter().map(|step| step.primitive.name).collect();
    assert_eq!(names, ["kill", "capture_line", "blank"]);
    let From::Square(Expr::Except(all, except)) = &near.choices[0].from else { panic!("{:?}", near.choices[0]) };
    assert!(matches!(&**all, Expr::All(of) if of.len() == 2), "{all:?}");
    assert_eq!(except.len(), 1);

    let far =
        load(&[PLAIN, ("far", "extends = \"plain\"\n[cards.lantern.params]\nnear = false\nmode = \"all\"")], "far");
    let far = card(&far, "lantern");
    assert_eq!(far.choices.len(), 2);
    let names: Vec<&str> = far.steps.iter().map(|step| step.primitive.name).collect();
    assert_eq!(names, ["kill", "send_to_start", "blank"]);
    assert!(matches!(far.steps[1].args[0], Expr::Chosen(1, Type::Players)));
}

#[test]
fn parameters_and_usual_values_fill_arguments() {
    let loaded = load(&[PLAIN], "plain");
    let lantern = card(&loaded, "lantern");
    let [from, towards] = &lantern.steps[1].args[..] else { panic!("{:?}", lantern.steps[1]) };
    assert!(matches!(from, Expr::Call(query, _) if query.name == "my_pawn"));
    assert!(matches!(towards.bare(), Expr::Const(Value::Directions(two)) if two.len() == 2));
    let Expr::Call(query, args) = &lantern.steps[2].args[0] else { panic!("{:?}", lantern.steps[2]) };
    assert_eq!(query.name, "nearest");
    assert!(matches!(args[2].bare(), Expr::Const(Value::Number(3))));
    assert_eq!(lantern.steps[2].tests.len(), 1);
    assert_eq!((lantern.steps[0].origin.file.as_str(), lantern.steps[0].origin.line), ("cards/lantern.toml", 19));
}

#[test]
fn penalties_are_forced_and_laying_shows() {
    let loaded = load(&[PLAIN], "plain");
    assert!(card(&loaded, "candle").choices[0].forced);
    assert!(!card(&loaded, "lantern").choices[0].forced);
    assert!(card(&loaded, "candle").lays);
    assert!(!card(&loaded, "lantern").lays);
}

#[test]
fn a_kind_set_anew_changes_who_may_give_up() {
    let loaded = load(&[PLAIN, ("mine", "extends = [\"plain\"]\n[cards.lantern]\nkind = \"penalty\"")], "mine");
    assert!(card(&loaded, "lantern").choices[0].forced);
}

#[test]
fn later_parents_win_and_a_shared_one_counts_once() {
    let files = [
        ("base", "[rules]\nwin.squares = 40\n[deck]\nlantern = 2\n"),
        ("one", "extends = \"base\"\n[rules]\nwin.squares = 50\nwin.knockouts = 3\n"),
        ("two", "extends = \"base\"\n[rules.win]\nknockouts = 4\n[deck]\ncandle = 5\n"),
        ("both", "extends = [\"one\", \"two\"]\n[deck]\nlantern = 0\n"),
    ];
    let loaded = load(&files, "both");
    let knobs = &loaded.variant.knobs;
    // `base` stands before both: `two` doesn't bring its 40 squares back.
    assert_eq!(knobs.get("win.squares"), Some(KnobValue::Number(50)));
    assert_eq!(knobs.get("win.knockouts"), Some(KnobValue::Number(4)));
    let deck: Vec<(&str, u16)> =
        loaded.variant.deck.iter().map(|(card, copies)| (loaded.variant.card(*card).id.as_str(), *copies)).collect();
    assert_eq!(deck, [("candle", 5)]);
    let at = |path: &str| loaded.origins.get(path).map(|origin| (origin.file.clone(), origin.line));
    assert_eq!(at("rules.win.squares"), Some(("variants/one.toml".into(), 4)));
    assert_eq!(at("rules.win.knockouts"), Some(("variants/two.toml".into(), 4)));
    assert_eq!(at("deck.candle"), Some(("variants/two.toml".into(), 6)));
    assert_eq!(at("rules.towers.reserve"), None);
}

#[test]
fn a_deck_can_be_made_from_scratch() {
    let files = [PLAIN, ("mine", "extends = \"plain\"\n[deck_options]\nfrom_scratch = true\n[deck]\ncandle = 2")];
    let loaded = load(&files, "mine");
    assert_eq!(loaded.variant.deck.len(), 1);
    assert_eq!(loaded.origins.get("deck.lantern"), None);
}

#[test]
fn overrides_of_parameters_say_where_they_come_from() {
    let files = [
        PLAIN,
        (
            "mine",
            "extends = \"plain\"\n[cards.lantern.params]\nsquares = 7\n[cards.lantern.text]\nde = \"Nimm {squares}\"",
        ),
    ];
    let loaded = load(&files, "mine");
    let lantern = card(&loaded, "lantern");
    assert_eq!(lantern.params["squares"], Param::Number(7));
    let at = |path: &str| loaded.origins.get(path).map(|origin| (origin.file.as_str(), origin.line));
    assert_eq!(at("cards.lantern.params.squares"), Some(("variants/mine.toml", 4)));
    assert_eq!(at("cards.lantern.params.near"), Some(("cards/lantern.toml", 7)));
    assert_eq!(at("cards.lantern.text.de"), Some(("variants/mine.toml", 6)));
    let Some(id) = loaded.variant.find("lantern") else { panic!("no lantern") };
    assert_eq!(card_text(&loaded.variant, id, "de"), "Nimm 7");
    assert_eq!(card_text(&loaded.variant, id, "es"), "Take 7 squares, west, east");
}

#[test]
fn a_script_in_a_variant_plays_a_card_in_place_of_its_steps() {
    let mut content =
        content(&[PLAIN, ("mine", "extends = \"plain\"\n[cards.lantern]\nscript = \"scripts/mine.lua\"")]);
    content.overlay([("scripts/mine.lua".to_string(), "function play(me)\nend\n".to_string())]);
    let loaded = load_variant(&content, "mine", &Unchecked).unwrap_or_else(|report| panic!("{report}"));
    let lantern = card(&loaded, "lantern");
    assert!(lantern.script.as_ref().is_some_and(|script| script.defines("play")));
    assert!(lantern.steps.is_empty() && lantern.choices.is_empty());
}

#[test]
fn the_hash_follows_what_decides_a_game_and_nothing_else() {
    let hash = |text: &str| load(&[PLAIN, ("mine", &format!("extends = \"plain\"\n{text}"))], "mine").variant.hash;
    let usual = hash("");
    assert_eq!(usual, load(&[PLAIN], "plain").variant.hash);
    for same in [
        "[name]\nen = \"Mine\"",
        "language = \"de\"",
        "# a comment",
        "[cards.lantern.text]\nen = \"Other\"",
        "[rules]\nwin.squares = 56",
        // A card that the deck doesn't hold.
        "[cards.candle]\nkind = \"bonus\"",
    ] {
        assert_eq!(hash(same), usual, "{same}");
    }
    for other in [
        "[rules]\nwin.squares = 57",
        "[deck]\nlantern = 4",
        "[deck]\ncandle = 1",
        "[cards.lantern.params]\nsquares = 4",
        "[cards.lantern]\nkind = \"penalty\"",
    ] {
        assert_ne!(hash(other), usual, "{other}");
    }
}

#[test]
fn no_broken_file_breaks_the_program() {
    let text = LANTERN.replace("Take", "Prënds → «");
    let cuts = text.char_indices().map(|(at, _)| text[..at].to_string());
    let lines: Vec<&str> = text.lines().collect();
    let without = (0..lines.len()).map(|gone| {
        let left = lines.iter().enumerate().filter(|(at, _)| *at != gone).map(|(_, line)| *line);
        left.collect::<Vec<_>>().join("\n")
    });
    let words = ["\"", "[", "{", "}", "é", "=", "1", "\n", "$squares", "it", "{ all = [] }"];
    let with = (0..lines.len()).flat_map(|at| {
        let lines = &lines;
        words.iter().map(move |word| {
            let mut lines: Vec<String> = lines.iter().map(ToString::to_string).collect();
            let cut = lines[at].char_indices().nth(lines[at].chars().count() / 2).map_or(0, |(cut, _)| cut);
            lines[at].insert_str(cut, word);
            lines.join("\n")
        })
    });
    for text in cuts.chain(without).chain(with) {
        for path in ["cards/lantern.toml", "variants/lantern.toml"] {
            let content = Content::only([(path.to_string(), text.clone())]);
            let report = check_all(&content, &Unchecked);
            assert!(!report.render(true).is_empty());
        }
    }
}
