//! Functions of laid cards.

use super::*;
use crate::game::{Answer, Detail, DrawAnswer};

impl Bench {
    /// A table where the first card lies before red.
    fn laid(source: &str) -> Bench {
        let mut bench = Bench::with(source);
        bench.table.begin_effect(Player::Red, CardId(0), false);
        bench.lay(Player::Red, CardId(0));
        bench
    }

    fn lay(&mut self, player: Player, card: CardId) {
        self.table.state.laid[player].push(crate::game::Laid { card, order: 0, memo: 0 });
        self.table.forget_notes();
    }

    fn hook(&mut self, function: &str, detail: Detail) -> Result<Option<Answer>, ScriptError> {
        let host = self.host.clone();
        host.hook(&mut self.table, CardId(0), function, detail)
    }
}

#[test]
fn answers_are_read() {
    let mut bench =
        Bench::laid("function on_roll(me, steps) if steps > 0 then return { times = 2, use_up = true } end end");
    assert_eq!(bench.hook("on_roll", Detail::Number(0)), Ok(None));
    let answer = Answer { times: 2, use_up: true, ..Answer::default() };
    assert_eq!(bench.hook("on_roll", Detail::Number(2)), Ok(Some(answer)));
}

#[test]
fn words_reach_hooks_also_if_only_scripts_use_them() {
    let shield = card(
        "shield",
        "function on_targeted(me, attack) if attack == 'frost' then return { cancel = true, use_up = true } end end",
    );
    let frost = card("frost", "function play(me) threaten(opponents(), 'frost') capture(squares('c4')) end");
    let fire = card("fire", "function play(me) threaten(opponents(), 'fire') capture(squares('c4')) end");
    let mut bench = Bench::new(variant(vec![frost, fire, shield]), Limits::default());
    bench.lay(Player::Blue, CardId(2));
    let before = bench.table.clone();
    assert_eq!(bench.play(&mut Nobody), Ok(Ran::Done));
    assert_eq!(bench.red(), "a4", "the shield stopped it");
    assert!(bench.table.state.laid[Player::Blue].is_empty());
    bench.table = before;
    bench.table.begin_effect(Player::Red, CardId(1), false);
    assert_eq!(bench.table.run_card(CardId(1), &mut Nobody), Ok(Ran::Done));
    assert_eq!(bench.red(), "a4 c4");
    assert_eq!(bench.table.state.laid[Player::Blue].len(), 1);
}

#[test]
fn a_failing_hook_is_named_and_cannot_be_caught() {
    let shield = card("shield", "function on_targeted(me, attack)\n  error('broken')\nend");
    let frost = card("frost", "function play(me) pcall(threaten, opponents(), 'frost') capture(squares('c4')) end");
    let mut bench = Bench::new(variant(vec![frost, shield]), Limits::default());
    bench.lay(Player::Blue, CardId(1));
    let before = bench.table.state.clone();
    let error = bench.play(&mut Nobody).expect_err("broken");
    assert_eq!((error.card.as_str(), error.line, error.message.as_str()), ("shield", 2, "broken"));
    assert_eq!(bench.table.state, before);
}

#[test]
fn unknown_keys_and_wrong_values_are_refused() {
    let mut bench = Bench::laid("\nfunction on_roll(me) return { tims = 2 } end");
    let error = bench.hook("on_roll", Detail::Number(2)).expect_err("unknown key");
    assert_eq!(
        error.message,
        "`on_roll` returned the key `tims` (did you mean `times`?); it may return `times`, `no_move`, `use_up`"
    );
    assert_eq!(error.line, 2);
    let mut bench = Bench::laid("function on_roll(me) return { times = 1.5 } end");
    let error = bench.hook("on_roll", Detail::Number(2)).expect_err("a fraction");
    assert_eq!(error.message, "`on_roll` returned `times`, which must be a whole number, found `1.5`");
    let mut bench = Bench::laid("function on_roll(me) return true end");
    let error = bench.hook("on_roll", Detail::Number(2)).expect_err("no table");
    assert_eq!(error.message, "`on_roll` must return a table or nothing, found `true`");
}

#[test]
fn hooks_cannot_ask() {
    let mut bench = Bench::laid("function on_turn_end(me) choose_square(free()) end");
    let error = bench.hook("on_turn_end", Detail::None).expect_err("asks");
    assert_eq!(error.message, "`choose_square` can be called only while the card is played: a hook can't ask");
}

#[test]
fn squares_are_returned() {
    let mut bench = Bench::laid("function may_enter(me) return blank() + mine() end function may_end(me) return 3 end");
    let host = bench.host.clone();
    let all = host.squares(&mut bench.table, CardId(0), "may_enter").expect("squares");
    assert!(bench.squares("a4").within(all) && !bench.squares("n4").within(all));
    let error = host.squares(&mut bench.table, CardId(0), "may_end").expect_err("no squares");
    assert_eq!(error.message, "`may_end` must return squares, found `3`");
}

#[test]
fn draws_are_answered() {
    let mut bench = Bench::laid(
        "function on_draw(me, drawer, drawn)
           if drawer ~= me and drawn.kind == 'bonus' then return { divert = 'theft' } end
           return { again = not drawn.lays, use_up = true }
         end",
    );
    let host = bench.host.clone();
    let answer = host.drawn(&mut bench.table, CardId(0), Player::Red, CardId(0));
    assert_eq!(answer, Ok(DrawAnswer { divert: None, again: true, use_up: true }));
    let answer = host.drawn(&mut bench.table, CardId(0), Player::Blue, CardId(0)).expect("an answer");
    assert!(answer.divert.is_some() && !answer.again);
}

#[test]
fn a_hook_remembers_a_number() {
    let mut bench = Bench::laid(
        "function on_turn_end(me) remember(memo() + 1) if memo() == 2 then return { extra_turn = true, use_up = true } end end",
    );
    assert_eq!(bench.hook("on_turn_end", Detail::None), Ok(None));
    assert!(bench.hook("on_turn_end", Detail::None).is_ok_and(|answer| answer.is_some_and(|answer| answer.extra_turn)));
}

#[test]
fn hooks_in_a_circle_end() {
    let shield = card("shield", "function on_targeted(me, attack) threaten(opponents(), 'round') end");
    let source = "function play(me) threaten(opponents(), 'round') end";
    let mut bench = Bench::new(variant(vec![card("example", source), shield]), Limits::default());
    for player in [Player::Red, Player::Blue] {
        bench.lay(player, CardId(1));
    }
    let error = bench.play(&mut Nobody).expect_err("a circle");
    assert!(error.message.starts_with("scripts wake each other too deep"), "{error}");
}

#[test]
fn library_functions_are_seen() {
    let mut bench = Bench::with("function play(me) take_corner() end");
    let mut variant = (**bench.host.variant()).clone();
    let shared = "local corner = 'a1'\nfunction take_corner() capture(squares(corner)) end".to_string();
    variant.library.push(("scripts/lib/corner.lua".into(), shared));
    bench = Bench::new(Arc::new(variant), Limits::default());
    assert_eq!(bench.play(&mut Nobody), Ok(Ran::Done));
    assert_eq!(bench.red(), "a4 a1");
}
