use crate::script::{Checker, check_script};

#[test]
fn functions_are_listed() {
    let source = "local function inner() end\nfunction play(me) capture(free()) end\nfunction on_roll(me, steps) end\nfunction helper() end";
    assert_eq!(check_script("scripts/x.lua", source), Ok(vec!["helper".into(), "on_roll".into(), "play".into()]));
    assert_eq!(check_script("scripts/x.lua", ""), Ok(vec![]));
}

#[test]
fn faults_have_their_line() {
    let faults = |source: &str| check_script("scripts/x.lua", source).expect_err("a fault");
    assert_eq!(
        faults("function play(me)\n  capture(\nend"),
        [(3, "expected identifier when parsing expression, got 'end'".into())]
    );
    assert_eq!(
        faults("\nlocal a = free()"),
        [(2, "`free` needs a game: call it inside a function, not while the file is loaded".into())]
    );
    assert_eq!(
        faults("local a = 1\nlocal b = wnothing"),
        [(2, "nothing is called `wnothing`; the functions are listed in docs/scripting.md".into())]
    );
    assert_eq!(faults("\nerror('stop')"), [(2, "stop".into())]);
    assert!(faults("while true do end")[0].1.starts_with("takes too long"));
}

#[test]
fn a_checker_knows_the_library() {
    let library = [("scripts/lib/a.lua".to_string(), "function corner() return squares('a1') end".to_string())];
    let checker = Checker::new(&library).map_err(|(file, _)| file).expect("the library loads");
    assert_eq!(
        checker.check("scripts/x.lua", "local c = corner function play(me) capture(c()) end"),
        Ok(vec!["play".into()])
    );
    assert!(checker.check("scripts/x.lua", "local c = no_corner").is_err());
    let broken = [("scripts/lib/b.lua".to_string(), "function (".to_string())];
    let (file, faults) = Checker::new(&broken).err().expect("broken");
    assert_eq!((file.as_str(), faults[0].0), ("scripts/lib/b.lua", 1));
}
