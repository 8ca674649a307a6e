//! The workshop's instruments: diff, impact, mutation and fuzzing, on content with known differences and planted faults.

use std::cell::Cell;
use std::rc::Rc;
use std::sync::Arc;

use polygonarc::board::{Player, Squares};
use polygonarc::content::{Content, ContentLoader, ScriptChecker, Unchecked, load_variant, run_scenarios};
use polygonarc::game::{
    Answer, CardId, Chooser, Detail, DrawAnswer, Host, Ran, ScriptError, Table, Value, Variant, primitive,
};
use polygonarc::lab::{
    Corpus, Differs, Fault, FuzzPlan, Games, Group, Side, Tools, Verdict, behaviour, differences, figures, fuzz,
    impact, mutate,
};
use polygonarc::script::LuaHost;
use polygonarc::sim::BotKind;

fn checker(_: &Content) -> Box<dyn ScriptChecker> {
    Box::new(Unchecked)
}

fn host(variant: &Arc<Variant>) -> Rc<dyn Host> {
    LuaHost::new(variant.clone())
}

fn tools(jobs: usize) -> Tools<'static> {
    Tools { checker: &checker, host: &host, jobs }
}

fn side(content: &Content, id: &str) -> Side {
    let loaded = load_variant(content, id, &Unchecked).unwrap_or_else(|report| panic!("{}", report.render(false)));
    Side { name: id.into(), content: content.clone(), loaded }
}

/// The built-in content with a built-in file changed in one place, which must be there.
fn changed(file: &str, was: &str, now: &str) -> Content {
    let text = Content::builtin().text(file).unwrap().to_string();
    assert!(text.contains(was), "`{was}` isn't in {file}");
    Content::with_overlay([(file.to_owned(), text.replacen(was, now, 1))])
}

fn card(id: &str, rest: &str) -> (String, String) {
    let head = format!("id = \"{id}\"\nkind = \"bonus\"\nname = {{ en = \"x\" }}\ntext = {{ en = \"x\" }}\n");
    (format!("cards/{id}.toml"), format!("{head}{rest}"))
}

/// The built-in content with a card more, in the 36 cards' deck.
fn with_card(rest: &str, script: Option<&str>) -> Content {
    let deck =
        "id = \"planted\"\nextends = [\"deck-36\"]\nname = { en = \"x\" }\ntext = { en = \"x\" }\n[deck]\nfaulty = 2\n";
    let mut files = vec![card("faulty", rest), ("variants/planted.toml".into(), deck.into())];
    files.extend(script.map(|source| ("scripts/faulty.lua".to_owned(), source.to_owned())));
    Content::with_overlay(files)
}

fn plan() -> FuzzPlan {
    FuzzPlan { card: "faulty".into(), variants: vec!["planted".into()], positions: 300, games: 6, seed: 7 }
}

#[test]
fn a_diff_tells_every_difference_with_both_places() {
    let content = Content::builtin();
    let found = differences(&side(&content, "deck-36"), &side(&content, "deck-102"));
    let one = |group: Group, card: Option<&str>, what: &str| {
        let fits =
            |one: &&polygonarc::lab::Difference| one.group == group && one.card.as_deref() == card && one.what == what;
        found.iter().find(fits).unwrap_or_else(|| panic!("no difference {what}"))
    };
    let reserve = one(Group::Knobs, None, "towers.reserve");
    let (a, b) = (reserve.a.as_ref().unwrap(), reserve.b.as_ref().unwrap());
    assert_eq!((a.value.as_str(), b.value.as_str()), ("1", "2"));
    assert_eq!(a.origin.as_ref().unwrap().file, "variants/deck-36.toml");
    assert!(b.origin.as_ref().unwrap().line > 1);
    let visit = one(Group::Deck, None, "visit");
    assert!(visit.a.is_some() && visit.b.is_none(), "only the 36 cards hold it");
    let clear = one(Group::Parameters, Some("catapult"), "clear_of_starts");
    assert_eq!(clear.a.as_ref().unwrap().origin.as_ref().unwrap().file, "cards/catapult.toml");
    assert_eq!(clear.b.as_ref().unwrap().origin.as_ref().unwrap().file, "variants/deck-102.toml");
    one(Group::Texts, Some("catapult"), "text.en");
    assert!(found.iter().all(|one| one.a != one.b));
    assert!(differences(&side(&content, "fr"), &side(&content, "fr")).is_empty());
}

#[test]
fn a_diff_of_two_folders_shows_the_step_that_changed() {
    let changed = changed("cards/marking_time.toml", "at_most = 1", "at_most = 2");
    let found = differences(&side(&Content::builtin(), "deck-36"), &side(&changed, "deck-36"));
    let [one] = found.as_slice() else { panic!("one difference expected: {found:?}") };
    assert_eq!((one.group, one.what.as_str()), (Group::Effects, "on move: at_most"));
    assert_eq!((one.a.as_ref().unwrap().value.as_str(), one.b.as_ref().unwrap().value.as_str()), ("1", "2"));
}

const SCENARIOS: &str = "variant = \"deck-36\"\n[[scenario]]\nname = \"a cut move\"\ndie = 6\nlaid = [\"red marking_time\"]\nchoices = [\"b4\"]\n\
    [scenario.expect]\npawns.red = \"b4\"\n[[scenario]]\nname = \"a roll\"\ndie = 2\nchoices = [\"b4\"]\n[scenario.expect]\npawns.red = \"b4\"\n";

#[test]
fn the_impact_of_a_change_is_the_first_event_that_differs() {
    let record = "polygonarc-record 1\nvariant deck-36\nplayers 2\nshuffle same\ndie 2\nred: b4\n";
    let files = [("a.toml".to_owned(), SCENARIOS.to_owned()), ("b.txt".to_owned(), record.to_owned())];
    let after = changed("cards/marking_time.toml", "at_most = 1", "at_most = 2");
    let found = impact(&Content::builtin(), &after, &files, &tools(2));
    assert_eq!((found.all, found.played), (3, 3));
    let [one] = found.changed.as_slice() else { panic!("one change expected: {found:?}") };
    assert_eq!((one.file.as_str(), one.line), ("a.toml", 2));
    assert_eq!(one.was.as_deref(), Some("move_began red 1 marking_time"));
    assert_eq!(one.now.as_deref(), Some("move_began red 2 marking_time"));
    assert!(one.failure.is_some(), "the scenario lacks an answer now");

    // Comments may come first, as anywhere in a record.
    let noted = [("c.txt".to_owned(), format!("# By hand.\n{record}"))];
    assert_eq!(impact(&Content::builtin(), &after, &noted, &tools(1)).all, 1);

    // A text changes no game: nothing need be played.
    let after = changed("cards/marking_time.toml", "Marking time", "Marking thyme");
    let found = impact(&Content::builtin(), &after, &files, &tools(1));
    assert_eq!((found.all, found.played, found.changed.len()), (3, 0, 0));
}

#[test]
fn a_record_that_cant_go_on_says_at_which_line() {
    let record = "polygonarc-record 1\nvariant deck-36\nplayers 2\nshuffle same\ndie 6\nred: b4\nred: c4\nred: d4\ndie 2\nblue: m4\n";
    let files = [("b.record".to_owned(), record.to_owned())];
    let die = "[rules]\ndie.faces = [\"draw\", 1, \"draw\", 2, \"draw\", 2]\n";
    let after = changed("variants/deck-36.toml", "[rules]\n", die);
    let found = impact(&Content::builtin(), &after, &files, &tools(1));
    let [one] = found.changed.as_slice() else { panic!("one change expected: {found:?}") };
    assert_eq!(one.at, Some(5));
    assert_eq!(one.was.as_deref(), Some("move_began red 3"));
    assert!(one.failure.as_ref().is_some_and(|failure| failure.starts_with("line 8")), "{one:?}");
}

#[test]
fn mutation_finds_what_the_scenarios_leave_open() {
    let content = with_card(
        "[[choose]]\nas = \"target\"\nsquare = { all = [\"free\"], except = [{ around = \"starts\" }] }\ncount = 2\n[[effect]]\nkill = \"target\"\n",
        None,
    );
    let weak = "variant = \"planted\"\n[[scenario]]\nname = \"kills\"\nplay = \"faulty\"\nchoices = [\"f4\", \"g4\"]\n\
        [scenario.expect]\nsquares = { f4 = \"dead\" }\n";
    let with = |scenarios: &str| {
        mutate(&content, "faulty", &[("card_faulty.toml".into(), scenarios.into())], &tools(2)).unwrap()
    };
    let mutation = with(weak);
    let survivors: Vec<_> = mutation.survivors().map(|mutant| (mutant.line, mutant.was.as_str())).collect();
    assert!(survivors.iter().any(|(_, was)| was.contains("except")), "nothing looks at starts: {survivors:?}");
    assert!(!survivors.iter().any(|(_, was)| was.contains("count")), "a choice would be missing or left over");
    let step = mutation.tried.iter().find(|(mutant, _)| mutant.what == "step dropped").unwrap();
    assert!(matches!(&step.1, Verdict::Noticed(_)), "{step:?}");
    assert_eq!(step.0.line, 9);

    let looks = format!(
        "{weak}[[scenario]]\nname = \"not beside a start\"\nplay = \"faulty\"\n[scenario.expect]\nexcludes = [\"b4\"]\nincludes = [\"f4\"]\n"
    );
    let left = with(&looks);
    assert!(
        !left.survivors().any(|mutant| mutant.was.contains("except")),
        "{:?}",
        left.survivors().collect::<Vec<_>>()
    );
}

#[test]
fn mutation_reaches_scripts_and_refuses_failing_scenarios() {
    let script = "function play(me)\n  -- 9 is no number of the card's\n  if #owned_by(me) >= 1 then\n    capture(squares(\"f4\"))\n  end\nend\n";
    let content = with_card("", Some(script));
    let scenario = |square: &str| {
        let text = format!(
            "variant = \"planted\"\n[[scenario]]\nname = \"takes\"\nplay = \"faulty\"\n[scenario.expect]\nsquares = {{ {square} = \"red\" }}\n"
        );
        [("card_faulty.toml".to_owned(), text)]
    };
    let mutation = mutate(&content, "faulty", &scenario("f4"), &tools(1)).unwrap();
    let lines: Vec<_> = mutation.tried.iter().filter(|(mutant, _)| mutant.file.ends_with(".lua")).collect();
    assert!(lines.iter().all(|(mutant, _)| mutant.line == 3 || mutant.line == 4), "comments are left alone: {lines:?}");
    let call = lines.iter().find(|(mutant, _)| mutant.what == "call dropped").unwrap();
    assert!(matches!(call.1, Verdict::Noticed(_)));
    let survives = mutation.survivors().any(|mutant| mutant.now.contains(">= 0"));
    assert!(survives, "nobody has no square: no scenario can tell");
    let refused = mutate(&content, "faulty", &scenario("g4"), &tools(1)).unwrap_err();
    assert!(refused.contains("fail on the card as it is"), "{refused}");
    assert!(mutate(&content, "faulty", &[], &tools(1)).unwrap_err().contains("no scenario mentions"));
}

/// What fuzzing finds must be this fault, shown by a scenario that fails.
fn finds(content: &Content, fault: Fault, most_features: usize) -> String {
    let fuzzed = fuzz(content, &plan(), &tools(2)).unwrap();
    let Some(one) = fuzzed.failures.iter().find(|failure| failure.fault == fault) else {
        panic!("{fault:?} wasn't found: {fuzzed:?}")
    };
    let scenario = one.scenario.clone().unwrap_or_else(|| panic!("it didn't come about again: {one:?}"));
    assert!(one.fails, "the scenario passes:\n{scenario}");
    assert!(one.size.0 <= most_features, "not shrunk: {} features\n{scenario}", one.size.0);
    let loader = ContentLoader::new(content, &Unchecked, &host);
    let result = run_scenarios(&[("fuzz.toml".into(), scenario.clone())], &loader);
    assert!(result.len() == 1 && result[0].failure.is_some(), "{scenario}");
    assert_eq!(fuzz(content, &plan(), &tools(1)).unwrap(), fuzzed, "the same for any number of threads");
    scenario
}

#[test]
fn fuzzing_finds_a_script_that_fails_somewhere() {
    let script = "function play(me)\n  local beside_me = beside(pawns_of(me)) * dead()\n  if #beside_me > 0 then\n    error(\"a dead square!\")\n  end\n  \
        capture(free():nearest(pawns_of(me), 1))\nend\n";
    let scenario = finds(&with_card("", Some(script)), Fault::Script, 2);
    assert_eq!(scenario.matches('#').count() - 2, 1, "one dead square is all it takes:\n{scenario}");
}

#[test]
fn fuzzing_finds_a_choice_without_effect() {
    let rest = "[[choose]]\nas = \"target\"\nsquare = \"everywhere\"\n[[effect]]\ncapture = \"target\"\n";
    let scenario = finds(&with_card(rest, None), Fault::NoEffect, 1);
    assert!(scenario.contains("excludes = "), "{scenario}");
}

#[test]
fn fuzzing_finds_an_effect_that_never_ends() {
    let script = "function play(me)\n  while #dead() > 0 do end\n  capture(free():nearest(pawns_of(me), 1))\nend\n";
    // Each run into the limit of a script takes its time: a few positions are enough.
    let few = FuzzPlan { positions: 12, games: 0, ..plan() };
    let fuzzed = fuzz(&with_card("", Some(script)), &few, &tools(2)).unwrap();
    let [one] = fuzzed.failures.as_slice() else { panic!("{fuzzed:?}") };
    assert!(one.fault == Fault::Script && one.fails && one.size.0 == 1, "{one:?}");
}

/// Runs scripts as they are, but for one fault of its own.
struct Fickle {
    sound: Rc<LuaHost>,
    card: CardId,
    fault: fn(&mut Table, u32),
    plays: Cell<u32>,
}

impl Host for Fickle {
    fn play(&self, table: &mut Table, card: CardId, chooser: &mut dyn Chooser) -> Result<Ran, ScriptError> {
        let ran = self.sound.play(table, card, chooser)?;
        if card == self.card && ran == Ran::Done && !table.scope.probing {
            self.plays.set(self.plays.get() + 1);
            (self.fault)(table, self.plays.get());
        }
        Ok(ran)
    }

    fn hook(
        &self,
        table: &mut Table,
        card: CardId,
        function: &str,
        detail: Detail,
    ) -> Result<Option<Answer>, ScriptError> {
        self.sound.hook(table, card, function, detail)
    }

    fn squares(&self, table: &mut Table, card: CardId, function: &str) -> Result<Squares, ScriptError> {
        self.sound.squares(table, card, function)
    }

    fn drawn(&self, table: &mut Table, card: CardId, drawer: Player, drawn: CardId) -> Result<DrawAnswer, ScriptError> {
        self.sound.drawn(table, card, drawer, drawn)
    }
}

/// Fuzzes a sound scripted card on a host with a fault; the faults found.
fn fuzz_on(host: &(dyn Fn(&Arc<Variant>) -> Rc<dyn Host> + Sync)) -> Vec<Fault> {
    let script = "function play(me)\n  capture(choose_square(free(), { as = \"target\" }))\nend\n";
    let tools = Tools { checker: &checker, host, jobs: 1 };
    let plan = FuzzPlan { positions: 20, games: 0, ..plan() };
    let fuzzed = fuzz(&with_card("", Some(script)), &plan, &tools).unwrap();
    fuzzed.failures.iter().map(|failure| failure.fault).collect()
}

fn fickle(variant: &Arc<Variant>, fault: fn(&mut Table, u32)) -> Rc<dyn Host> {
    let card = variant.find("faulty").unwrap();
    Rc::new(Fickle { sound: LuaHost::new(variant.clone()), card, fault, plays: Cell::new(0) })
}

#[test]
fn fuzzing_finds_a_result_that_depends_on_how_the_choices_were_asked() {
    // Every second run gives more than the first: asked in place, an effect is run once more than one by one.
    let found = fuzz_on(&|variant| {
        fickle(variant, |table, plays| {
            if plays % 2 == 0 {
                let _ =
                    (primitive("skip_turn").unwrap().run)(table, &[Value::Players(table.everyone()), Value::Number(1)]);
            }
        })
    });
    assert!(found.contains(&Fault::Asked), "{found:?}");
    assert_eq!(fuzz_on(&|variant| fickle(variant, |_, _| {})), [], "without the fault nothing is found");
}

#[test]
fn fuzzing_finds_states_that_the_events_dont_give() {
    let found = fuzz_on(&|variant| fickle(variant, |table, _| table.state.chances += 7));
    assert!(found.contains(&Fault::Events), "{found:?}");
}

#[test]
fn a_scenario_that_ends_in_an_impossible_position_fails() {
    let script = "function play(me)\n  capture(choose_square(free(), { as = \"target\" }))\nend\n";
    let content = with_card("", Some(script));
    let text = "variant = \"planted\"\n[[scenario]]\nname = \"takes\"\nplay = \"faulty\"\nchoices = [\"f4\"]\n\
        [scenario.expect]\nsquares = { f4 = \"red\" }\n";
    let files = [("a.toml".to_owned(), text.to_owned())];
    let run = |host: &dyn Fn(&Arc<Variant>) -> Rc<dyn Host>| {
        let loader = ContentLoader::new(&content, &Unchecked, host);
        run_scenarios(&files, &loader)[0].failure.clone()
    };
    assert_eq!(run(&host), None);
    let failure = run(&|variant| fickle(variant, |table, _| table.state.discard.push(CardId(0)))).unwrap();
    assert!(failure.contains("rule P1"), "{failure}");
}

#[test]
fn fuzzing_lets_a_sound_card_pass() {
    let rest = "[[choose]]\nas = \"target\"\nsquare = \"free\"\n[[effect]]\ncapture = \"target\"\n";
    let fuzzed = fuzz(&with_card(rest, None), &plan(), &tools(2)).unwrap();
    assert_eq!(fuzzed.failures, []);
    assert!(fuzzed.positions > 250 && fuzzed.games == 6, "{fuzzed:?}");
}

#[test]
fn behaviour_tells_the_first_decision_or_event_that_differs() {
    let after = changed("cards/marking_time.toml", "at_most = 1", "at_most = 2");
    let (a, b) = (side(&Content::builtin(), "deck-36"), side(&after, "deck-36"));
    let corpus = Corpus { positions: 300, seed: 1 };
    let found = behaviour(&a, &b, &corpus, &tools(2));
    assert!(found.compared > 200 && !found.divergences.is_empty(), "{found:?}");
    let cut = |one: &&polygonarc::lab::Divergence| match &one.differs {
        Differs::Event { a, b } => a.starts_with("`move_began") && a != b && a.contains("marking_time"),
        _ => false,
    };
    let one = found.divergences.iter().find(cut).unwrap_or_else(|| panic!("{found:?}"));
    assert!(one.position.contains("marking_time") && one.position.contains("variant = \"deck-36\""));
    assert_eq!(behaviour(&a, &b, &corpus, &tools(1)), found, "the same for any number of threads");
    let none = behaviour(&a, &side(&Content::builtin(), "fr"), &corpus, &tools(2));
    assert_eq!(none.divergences, [], "only texts differ");
}

#[test]
fn figures_move_where_the_rules_do() {
    let after = changed("variants/deck-36.toml", "[rules]\n", "[rules]\nwin.squares = 12\n");
    let (a, b) = (side(&Content::builtin(), "deck-36"), side(&after, "deck-36"));
    let games = Games { bots: vec![BotKind::Random; 2], games: 200, seed: 1, turn_limit: 2000 };
    let found = figures(&a, &b, &games, &tools(2)).unwrap();
    let turns = found.iter().find(|figure| figure.name == "turns").unwrap();
    assert!(turns.change.high < 0.0, "fewer squares to own, shorter games: {turns:?}");
    let same = figures(&a, &a, &games, &tools(1)).unwrap();
    assert!(same.iter().all(|figure| figure.change.value == 0.0 && figure.change.has_zero()));
}
