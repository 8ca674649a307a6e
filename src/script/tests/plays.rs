use super::*;

fn done(source: &str) -> Bench {
    let mut bench = Bench::with(source);
    assert_eq!(bench.play(&mut Nobody), Ok(Ran::Done), "{source}");
    bench
}

fn fails(source: &str) -> ScriptError {
    let mut bench = Bench::with(source);
    let before = bench.table.state.clone();
    let error = bench.play(&mut Nobody).expect_err(source);
    assert_eq!(bench.table.state, before, "the state is as before");
    error
}

#[test]
fn a_script_captures() {
    let bench = done("function play(me) capture(squares('c4', 'd4')) end");
    assert_eq!(bench.red(), "a4 c4 d4");
}

#[test]
fn sets_have_operators_and_methods() {
    done(
        "function play(me)
           local a, b = squares('c4', 'd4'), squares('d4', 'e4')
           assert(#(a + b) == 3)
           assert(a * b == squares('d4'))
           assert(a - b == squares('c4'))
           assert(a:has(squares('c4')) and not a:has(squares('e4')) and not a:has(nowhere()))
           assert(#a:list() == 2 and a:list()[1] == squares('c4'))
           assert(a:first() == squares('c4'))
           assert(a:nearest(squares('e4')) == squares('d4'))
           assert(nowhere():empty() and not a:empty())
           assert(tostring(a) == '{c4 d4}' and tostring(squares('c4')) == 'c4')
           assert(me == players('red') and opponents() == players('blue'))
           assert(tostring(directions('west') + directions({ 'east' })) == '{west east}')
           assert(blank():has(a))
           capture(a)
         end",
    );
}

#[test]
fn arguments_are_checked() {
    let error = fails("function play(me)\n  capture(3)\nend");
    assert_eq!(error.message, "`capture`: `squares` must be squares, found `3`");
    assert_eq!((error.card.as_str(), error.file.as_str(), error.line), ("example", "scripts/example.lua", 2));
    let error = fails("function play(me) capture('c4') end");
    assert_eq!(
        error.message,
        "`capture`: `squares` must be squares, found the word `c4`; name squares as `squares(\"c4\")`"
    );
    let error = fails("function play(me) draw(1.5) end");
    assert_eq!(error.message, "`draw`: `count` must be a whole number, found `1.5`");
    let error = fails("function play(me) capture(me) end");
    assert_eq!(error.message, "`capture`: `squares` must be squares, found players");
    let error = fails("function play(me) capture(mine(), 1) end");
    assert_eq!(error.message, "`capture` takes only `squares`, found `1` besides");
    let error = fails("function play(me) capture() end");
    assert_eq!(error.message, "`capture`: `squares` must be squares, found nothing");
    let error = fails("function play(me) return mine() + me end");
    assert_eq!(error.message, "`+` joins two sets of one kind, found squares and players");
    let error = fails("function play(me)\n captur(mine()) end");
    assert_eq!((error.message.as_str(), error.line), ("nothing is called `captur`; did you mean `capture`?", 2));
    let error = fails("function play(me) local x = nil; x.y = 1 end");
    assert_eq!(error.line, 1);
}

#[test]
fn choices_are_answered_in_place_or_waited_for() {
    let source = "function play(me)
        local target = choose_square(free(), { as = 'target' })
        kill(target)
        local more = choose_square(free(), { as = 'more', up_to = 2 })
        kill(more)
      end";
    let mut bench = Bench::with(source);
    assert_eq!(bench.play(&mut Says(vec!["c4", "d4", "enough"])), Ok(Ran::Done));
    assert_eq!(bench.table.board().dead(), bench.squares("c4 d4"));

    let mut bench = Bench::with(source);
    let before = bench.table.state.clone();
    assert_eq!(bench.play(&mut Nobody), Ok(Ran::Waiting));
    assert_eq!(bench.table.state, before);
    let pending = bench.table.scope.pending.clone().expect("a question");
    assert_eq!(pending.about.as_deref(), Some("target"));
    assert!(pending.choices.contains(Choice::GiveUp));
    assert_eq!(bench.play(&mut Says(vec!["c4"])), Ok(Ran::Waiting));
    assert_eq!(bench.table.state, before, "what was killed before the second question lives again");
    assert_eq!(bench.play(&mut Says(vec!["c4", "give up"])), Ok(Ran::GaveUp));
    assert_eq!(bench.table.state, before);
}

#[test]
fn a_choice_cannot_be_caught() {
    let mut bench = Bench::with(
        "function play(me)
           pcall(function() choose_square(free()) end)
           capture(squares('c4'))
         end",
    );
    assert_eq!(bench.play(&mut Nobody), Ok(Ran::Waiting));
    assert_eq!(bench.play(&mut Says(vec!["give up"])), Ok(Ran::GaveUp));
    assert_eq!(bench.play(&mut Says(vec!["d4"])), Ok(Ran::Done));
    assert_eq!(bench.red(), "a4 c4");
}

#[test]
fn nothing_to_choose_ends_the_effect() {
    let mut bench = Bench::with("function play(me) choose_tower(my_towers()) end");
    assert_eq!(bench.play(&mut Nobody), Ok(Ran::NoCandidate));
    assert_eq!(bench.probe(), Ok(false));
}

#[test]
fn probing_changes_nothing() {
    let mut bench = Bench::with("function play(me) capture(squares('c4')) error('not reached') end");
    assert_eq!(bench.probe(), Ok(true));
    assert_eq!(bench.red(), "a4");
    let mut bench = Bench::with("function play(me) capture(mine()) end");
    assert_eq!(bench.probe(), Ok(false));
    let mut bench = Bench::with("function play(me) choose_square(free()) error('not reached') end");
    assert_eq!(bench.probe(), Ok(true));
}

#[test]
fn one_word_asks_and_acts() {
    let bench =
        done("function play(me) capture(squares('c4')) blank(squares('c4')) capture(squares('d4') * blank()) end");
    assert_eq!(bench.red(), "a4 d4");
}

#[test]
fn parameters_are_there() {
    let mut example = card(
        "example",
        "function play(me) capture(squares(card.params.list)) assert(card.params.n == 3 and card.params.yes and card.id == 'example' and card.kind == 'bonus') end",
    );
    example.params.insert("list".into(), Param::List(vec!["c4".into()]));
    example.params.insert("n".into(), Param::Number(3));
    example.params.insert("yes".into(), Param::Flag(true));
    let mut bench = Bench::new(variant(vec![example]), Limits::default());
    assert_eq!(bench.play(&mut Nobody), Ok(Ran::Done));
    assert_eq!(bench.red(), "a4 c4");
}

#[test]
fn what_is_printed_goes_to_the_log() {
    let bench = done("function play(me) print('zones', zones(), me, {}) end");
    assert_eq!(bench.host.take_log(), ["example: zones 1 red table"]);
    assert!(bench.host.take_log().is_empty());
}

#[test]
fn a_game_gives_the_same_whether_answers_come_one_by_one_or_at_once() {
    let source = "function play(me)
        kill(choose_square(free(), { as = 'first' }))
        kill(choose_square(free() - around(starts()), { as = 'second' }))
      end";
    let variant = variant(vec![card("example", source)]);
    let host = LuaHost::new(variant.clone());
    let setup = Arc::new(Setup::new(variant, 2).expect("two can play"));
    let start = || {
        let mut game = crate::game::Game::new(setup.clone(), 1, host.clone()).expect("a game");
        let order = game.seeded().expect("a shuffle");
        game.choose(&order).expect("shuffled");
        game
    };
    let mut slow = start();
    for text in ["1", "c4", "d4"] {
        let texts = slow.texts();
        slow.choose_text(text).unwrap_or_else(|error| panic!("{text}: {error}; {texts:?}"));
    }
    let mut fast = start();
    fast.play(&mut Says(vec!["1", "c4", "d4"])).expect("played");
    assert_eq!(slow.state(), fast.state());
    assert!(slow.texts().contains(&"6".into()), "blue is to roll: {:?}", slow.texts());
    let dead = slow.table().board().dead();
    assert_eq!(slow.table().shape().list(dead), "c4 d4");
}
