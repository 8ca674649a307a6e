//! Scripts that mean ill, or go wrong: each ends in an error with its place, the state as before, the host still good.

use std::time::{Duration, Instant};

use super::*;

/// Plays the script: the error, after checking that nothing else came of it.
fn attack(source: &str) -> ScriptError {
    let good = card("good", "function play(me) capture(squares('c4')) end");
    let variant = variant(vec![card("example", source), good]);
    let mut bench = Bench::new(variant, Limits { fuel: 200_000, memory: 16 << 20, time: Duration::from_millis(400) });
    let before = bench.table.state.clone();
    let start = Instant::now();
    let error = match bench.play(&mut Nobody) {
        Err(error) => error,
        Ok(ran) => panic!("{ran:?} of {source}"),
    };
    assert!(start.elapsed() < Duration::from_secs(5), "too slow: {source}");
    assert_eq!(bench.table.state, before, "the state is as before");
    assert_eq!((error.card.as_str(), error.file.as_str()), ("example", "scripts/example.lua"), "{error}");
    assert!(!error.message.contains('\n') && !error.message.is_empty(), "{error}");
    bench.table.begin_effect(Player::Red, CardId(1), false);
    assert_eq!(bench.table.run_card(CardId(1), &mut Nobody), Ok(Ran::Done), "the host is still good");
    assert_eq!(bench.red(), "a4 c4");
    error
}

fn attack_in_play(body: &str) -> ScriptError {
    let error = attack(&format!("function play(me)\n{body}\nend"));
    assert!(error.line > 0, "no line: {error}");
    error
}

fn says(error: &ScriptError, words: &str) {
    assert!(error.message.contains(words), "expected `{words}` in: {error}");
}

#[test]
fn endless_loops() {
    let error = attack_in_play("while true do end");
    says(&error, "takes too long: stopped after 200000 loop turns");
    assert_eq!(error.line, 2);
    assert_eq!(error.traceback, ["scripts/example.lua:2 in play"]);
    says(&attack_in_play("repeat until false"), "takes too long");
    says(&attack_in_play("for i = 1, 1e18 do end"), "takes too long");
    says(&attack_in_play("local function f() return f() end f()"), "");
}

#[test]
fn loops_that_catch() {
    says(&attack_in_play("while true do pcall(function() while true do end end) end"), "takes too long");
    says(&attack_in_play("pcall(function() while true do end end)"), "takes too long");
    says(&attack_in_play("pcall(pcall, function() while true do end end)"), "takes too long");
    says(
        &attack_in_play("xpcall(function() while true do end end, function() while true do end end)"),
        "takes too long",
    );
    says(
        &attack_in_play("xpcall(function() while true do end end, function() return 1 end) capture(mine())"),
        "takes too long",
    );
    says(
        &attack_in_play(
            "local t = setmetatable({}, { __index = function() while true do end end }) pcall(function() return t.x end)",
        ),
        "takes too long",
    );
    says(&attack_in_play("error(setmetatable({}, { __tostring = function() while true do end end }))"), "");
}

#[test]
fn an_endless_loop_while_loading() {
    let error = attack("while true do end function play(me) end");
    says(&error, "takes too long");
}

#[test]
fn memory_bombs() {
    for bomb in [
        "local t = {} while true do t[#t + 1] = { 1, 2, 3, 4, 5, 6, 7, 8 } end",
        "local s = 'x' while true do s = s .. s end",
        "local t = table.create(5e7, 0)",
        "local t = {} while true do pcall(function() t[#t + 1] = table.create(1e6, 0) end) end",
        "pcall(table.create, 5e7, 0)",
        "local t = {} for i = 1, 40000 do t[i] = string.rep('x', 60000) .. i end",
    ] {
        let error = attack_in_play(bomb);
        says(&error, "takes too much memory: scripts may hold 16 MB");
    }
}

#[test]
fn text_floods() {
    says(&attack_in_play("string.rep('x', 1e9)"), "`string.rep` makes at most 65536 bytes");
    says(&attack_in_play("return ('x'):rep(65537)"), "`string.rep` makes at most 65536 bytes");
    let flood = "local t = {} for i = 1, 2000 do t[i] = string.rep('x', 60000) end return table.concat(t)";
    says(&attack_in_play(flood), "takes too much memory");
    says(&attack_in_play("string.format('%99999d', 1)"), "");
    says(
        &attack_in_play("local s = string.rep('x', 4000) s:gsub('', string.rep('y', 60000))"),
        "takes too much memory",
    );
    says(&attack_in_play("table.create(1e9, 0)"), "table overflow");
    says(&attack_in_play("table.concat({ {} })"), "");
    says(&attack_in_play("return table.unpack({}, 1, 1e8)"), "");
}

#[test]
fn pathological_patterns() {
    says(&attack_in_play("return string.find(string.rep('a', 4000), string.rep('a?', 2000) .. 'b')"), "");
    says(&attack_in_play("return (string.rep('a', 4000)):match(string.rep('.-', 30) .. 'b')"), "takes too long");
    says(&attack_in_play("return (string.rep('a', 5000)):find('b')"), "`string.find` takes at most 4096 bytes");
    says(
        &attack_in_play("while true do string.find(string.rep('a', 4000), string.rep('a', 1999) .. 'b', 1, true) end"),
        "takes too long",
    );
}

#[test]
fn deep_recursion() {
    let error = attack_in_play("local function f() return 1 + f() end\nf()");
    says(&error, "calls go too deep");
    assert!(error.traceback.len() < 40, "{}", error.traceback.len());
    says(&attack_in_play("local function f() pcall(f) end f() f() error('end')"), "");
    says(
        &attack_in_play(
            "local t = setmetatable({}, {}) local function f(n) return setmetatable({}, { __index = n }) end for i = 1, 500 do t = f(t) end return t.x",
        ),
        "",
    );
    says(
        &attack_in_play(
            "local s = '' local function f() return tostring(setmetatable({}, { __tostring = f })) end f()",
        ),
        "",
    );
}

#[test]
fn what_isnt_there() {
    for (name, words) in [
        ("coroutine", "an effect waits for a choice"),
        ("getmetatable", "metatables can't be looked into"),
        ("os", "neither the clock nor the machine"),
        ("io", "scripts have no `io`"),
        ("require", "library"),
        ("loadstring", "scripts have no `loadstring`"),
        ("load", "scripts have no `load`"),
        ("dofile", "scripts have no `dofile`"),
        ("debug", "debugger"),
        ("getfenv", "scripts have no `getfenv`"),
        ("setfenv", "scripts have no `setfenv`"),
        ("newproxy", "scripts have no `newproxy`"),
        ("collectgarbage", "scripts have no `collectgarbage`"),
        ("_G", "globals are read by their names"),
        ("random", "chance is a decision"),
        ("buffer", "nothing is called `buffer`"),
        ("host", "nothing is called `host`"),
    ] {
        says(&attack_in_play(&format!("return {name}")), words);
        says(&attack_in_play(&format!("return {name}('x')")), words);
    }
    says(&attack_in_play("return math.random()"), "");
    says(&attack_in_play("return ('').dump(play)"), "");
}

#[test]
fn coroutine_tricks() {
    says(&attack_in_play("local y = coroutine.yield y()"), "scripts have no `coroutine`");
    let sorted = "table.sort({ 3, 2, 1 }, function(a, b) choose_square(free()) return a < b end)";
    says(&attack_in_play(sorted), "can't be waited for inside a comparator");
    says(&attack_in_play(&format!("pcall(function() {sorted} end)")), "can't be waited for inside a comparator");
    let index = "pcall(function() return setmetatable({}, { __index = function() return choose_square(free()) end }).x end)\ncapture(squares('d4'))";
    says(&attack_in_play(index), "can't be waited for inside");
}

#[test]
fn metatables_cannot_be_tampered_with() {
    says(&attack_in_play("setmetatable('', {})"), "");
    says(&attack_in_play("setmetatable(me, {})"), "");
    says(&attack_in_play("getmetatable('').__index = {}"), "metatables can't be looked into");
    says(&attack_in_play("getmetatable(me).__add = nil"), "metatables can't be looked into");
    says(&attack_in_play("string.rep = nil"), "written to");
    says(&attack_in_play("rawset(string, 'rep', nil)"), "written to");
    says(&attack_in_play("math.huge = 1"), "written to");
    says(&attack_in_play("me.x = 1"), "");
    says(&attack_in_play("me.has = function() return true end"), "");
    says(&attack_in_play("card.params.squares = 9"), "written to");
    says(&attack_in_play("card.id = 'other'"), "written to");
    says(&attack_in_play("setmetatable(card, {})"), "written to");
    says(&attack_in_play("setmetatable({}, { __mode = 'k' })"), "weak tables");
    says(&attack_in_play("local m = {} setmetatable({}, m) m.__mode = 'v'"), "written to");
}

#[test]
fn nothing_is_kept_between_calls() {
    let error = attack_in_play("counter = 1");
    says(&error, "`counter` is written as a global");
    says(&attack_in_play("capture = nil"), "`capture` is written as a global");
    says(&attack("n = 0\nfunction play(me) n = n + 1 end"), "written to");
    says(&attack("local n = 0\nfunction play(me) n = n + 1 end"), "a call changed a local variable of the file");
    says(&attack("local t = {}\nfunction play(me) t[1] = 1 end"), "written to");
    says(
        &attack("local t = {}\nlocal function put() table.insert(t, 1) end\nfunction play(me) put() end"),
        "written to",
    );
    says(&attack("local t = { inner = {} }\nfunction play(me) t.inner.x = 1 end"), "written to");
    says(&attack("function play(me) play = nil end"), "written to");
    says(&attack("function capture(x) end function play(me) end"), "`capture` is defined already");
    says(&attack("function play(me) string.x = 1 end"), "written to");
}

#[test]
fn a_changed_variable_is_put_back() {
    let mut bench = Bench::with("local n = 0\nfunction play(me) n = n + 1 assert(n == 1, 'kept') end");
    for _ in 0..3 {
        let error = bench.play(&mut Nobody).expect_err("changed");
        says(&error, "a call changed a local variable of the file");
    }
}

#[test]
fn error_objects() {
    let error = attack_in_play("error('out of tea')");
    assert_eq!((error.message.as_str(), error.line), ("out of tea", 2));
    says(&attack_in_play("error({ code = 1 })"), "`error` was called with a table");
    says(&attack_in_play("error(nil)"), "");
    says(&attack_in_play("error()"), "");
    says(&attack_in_play("error(me)"), "red");
    says(&attack_in_play("error(error)"), "`error` was called with a function");
    says(&attack_in_play("error(setmetatable({}, { __tostring = function() error('again') end }))"), "");
    says(
        &attack_in_play("local t = setmetatable({}, { __index = function(_, k) error('no ' .. k) end }) return t.tea"),
        "no tea",
    );
    says(&attack_in_play("assert(false)"), "");
    says(&attack_in_play("assert(nil, 'tea')"), "tea");
    says(&attack_in_play("error('a\\nb\\nstack traceback:\\nforged:1: in x')"), "a");
    says(&attack_in_play("error(string.rep('long ', 10000))"), "long");
}

#[test]
fn code_isnt_loaded_from_bytes() {
    let error = attack("\u{6}\u{3}garbage function play() end");
    says(&error, "");
    let error = attack("function play(me)\n  local x = = 1\nend");
    assert_eq!(error.line, 2);
}

#[test]
fn order_never_depends_on_addresses() {
    says(&attack_in_play("for k in pairs({ [{}] = 1 }) do end"), "a table with a table as key can't be gone through");
    says(&attack_in_play("for k in pairs({ [me] = 1 }) do end"), "a table with a userdata as key");
    says(&attack_in_play("for k in next, { [play] = 1 } do end"), "a table with a function as key");
    says(&attack_in_play("for k in pairs(free()) do end"), "of a set take `:list()`");
    let mut bench = Bench::with(
        "function play(me) assert(tostring({}) == 'table' and tostring(play) == 'function' and string.format('%s', {}) == 'table') end",
    );
    assert_eq!(bench.play(&mut Nobody), Ok(Ran::Done));
}

#[test]
fn wrong_arguments() {
    for call in [
        "capture()",
        "capture(nil)",
        "capture({})",
        "capture(play)",
        "capture(0/0)",
        "teleport(free())",
        "draw(1e300)",
        "draw(-1)",
        "draw(0/0)",
        "draw('2')",
        "kill(me)",
        "threaten(opponents(), 3)",
        "squares('z99')",
        "squares(1)",
        "squares({ {} })",
        "players('pink')",
        "directions('up')",
        "choose_square()",
        "choose_square(free(), 3)",
        "choose_square(free(), { aas = 'x' })",
        "choose_square(free(), { count = 0 })",
        "choose_square(free(), { count = 1.5 })",
        "choose_number(1, 'x')",
        "free(1)",
        "remember(1)",
        "plant(nowhere())",
        "me:nearest(me)",
        "free():nearest(me)",
        "free():nearest(me, 1.5)",
        "free():has()",
        "return -me",
        "return me < me",
        "return me .. me",
        "me()",
        "me.nothing()",
    ] {
        attack_in_play(call);
    }
}

#[test]
fn limits_are_the_same_in_every_run() {
    let count = |fuel| {
        let source = "function play(me) for i = 1, 1000 do capture(mine()) end end";
        let limits = Limits { fuel, ..Limits::default() };
        Bench::new(variant(vec![card("example", source)]), limits).play(&mut Nobody).is_ok()
    };
    let least = (1..20_000).step_by(500).find(|fuel| count(*fuel)).expect("enough");
    let exact = (least.saturating_sub(500)..=least).find(|fuel| count(*fuel)).expect("enough");
    for _ in 0..3 {
        assert!(count(exact) && !count(exact - 1));
    }
}
