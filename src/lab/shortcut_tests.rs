//! What spares work, against doing the work: in random games of every deck, at every decision, what is known beforehand
//! is found out in earnest too.

use std::rc::Rc;
use std::sync::Arc;

use crate::content::{Content, Unchecked, load_variant};
use crate::game::{CardId, Choice, Choices, Choose, Game, Host, Pick, Setup, Stream, Table, Test};
use crate::script::LuaHost;

/// Decisions looked at in each game.
const DECISIONS: usize = 250;

/// Calls `check` with the table at every decision of random games.
fn at_every_decision(mut check: impl FnMut(&Table)) {
    for id in ["deck-36", "deck-102", "en-card-texts"] {
        let loaded = load_variant(&Content::builtin(), id, &Unchecked).map_err(|report| report.render(false));
        let variant = loaded.expect("it loads").variant;
        for players in 2..=4 {
            let setup = Rc::new(Setup::new(variant.clone(), players).expect("it can be set up"));
            let host: Rc<dyn Host> = LuaHost::new(Arc::clone(&variant));
            for seed in 0..3 {
                let mut game = Game::new(setup.clone(), seed, host.clone()).expect("it begins");
                let mut stream = Stream::new(seed, 99);
                for _ in 0..DECISIONS {
                    let Some(decision) = game.decision() else { break };
                    check(game.table());
                    let any = |stream: &mut Stream| decision.choices.get(stream.below(decision.choices.len()));
                    let pick = game.seeded().or_else(|| any(&mut stream).map(Pick::Choice));
                    game.choose(&pick.expect("there is a choice")).expect("it is legal");
                }
            }
        }
    }
}

fn cards(table: &Table) -> impl Iterator<Item = CardId> + use<> {
    (0..table.setup.variant.cards.len() as u16).map(CardId)
}

#[test]
fn a_card_said_to_do_something_always_does_something() {
    let mut seen = 0;
    at_every_decision(|table| {
        for card in cards(table).filter(|card| table.setup.facts(*card).always && !table.card(*card).always) {
            for player in table.everyone().iter() {
                seen += 1;
                let found = table.clone().try_out(card, player, false).expect("it runs");
                assert!(found, "{} for {player}", table.card(card).id);
            }
        }
    });
    assert!(seen > 10_000, "{seen}");
}

#[test]
fn a_move_said_to_be_limited_by_no_card_is_limited_by_none() {
    let mut seen = 0;
    at_every_decision(|table| {
        let Some(moving) = table.state.moving.as_ref().filter(|moving| table.is_plain(moving)) else { return };
        let player = moving.player;
        seen += usize::from(!moving.cards.is_empty());
        let reach = table.clone().reach(player).expect("it is found");
        assert_eq!(reach.usual, table.board().enterable(table.shape(), player));
        assert_eq!(reach.ends, table.shape().all());
        assert!(reach.beyond.is_empty());
    });
    assert!(seen > 100, "{seen}");
}

#[test]
fn what_laid_cards_may_answer_to_is_noted() {
    let mut seen = 0;
    at_every_decision(|table| {
        for player in table.everyone().iter() {
            let laid = table.state.laid[player].iter().map(|laid| table.setup.facts(laid.card).awake);
            seen += laid.len();
            let awake = laid.reduce(|all, more| all.union(more)).unwrap_or_default();
            assert_eq!(table.scope.awake[player], awake, "{player}");
        }
    });
    assert!(seen > 1000, "{seen}");
}

#[test]
fn where_nothing_was_gained_nobody_has_won() {
    let mut seen = 0;
    at_every_decision(|table| {
        if table.scope.unjudged {
            return;
        }
        seen += 1;
        for player in table.everyone().iter() {
            assert_eq!(table.goal(player), None, "{player}");
        }
    });
    assert!(seen > 1000, "{seen}");
}

#[test]
fn the_candidates_of_a_choice_are_those_that_pass_its_test() {
    let mut seen = 0;
    at_every_decision(|table| {
        let mut table = table.clone();
        for player in table.everyone().iter() {
            table.scope.me = player;
            let setup = table.setup.clone();
            for choose in setup.variant.cards.iter().flat_map(|card| &card.choices) {
                let Some(keep_if) = choose.keep_if.as_ref().filter(|_| !choose.dependent) else { continue };
                let candidates = |choose: &Choose| {
                    let mut found = Choices::default();
                    table.candidates(choose, &[], None, &mut found);
                    found
                };
                let any = candidates(&Choose { keep_if: None, ..choose.clone() });
                let passes = |choice: &Choice| !keep_if.eval(&table, &[], Some(table.value_of(*choice))).is_empty();
                let expected: Vec<Choice> = any.iter().filter(passes).collect();
                seen += expected.len();
                assert_eq!(candidates(choose).iter().collect::<Vec<_>>(), expected, "{}", choose.name);
            }
        }
    });
    assert!(seen > 10_000, "{seen}");
}

#[test]
fn a_card_of_the_hand_can_be_played_where_its_choices_have_candidates() {
    let mut seen = [0, 0];
    at_every_decision(|table| {
        for player in table.everyone().iter() {
            for card in cards(table).filter(|card| !table.card(*card).plays_by_script()) {
                let mut table = table.clone();
                let found = table.try_out(card, player, true).expect("it runs");
                (table.scope.me, table.scope.card) = (player, card);
                let setup = table.setup.clone();
                let definition = setup.variant.card(card);
                let holds = |tests: &[Test]| tests.iter().all(|test| test.holds(&table, &[]));
                let made: Vec<&Choose> = definition.choices.iter().filter(|choose| holds(&choose.tests)).collect();
                if made.is_empty() {
                    continue;
                }
                let some = |choose: &&Choose| {
                    let mut found = Choices::default();
                    table.candidates(choose, &[], None, &mut found);
                    !found.is_empty()
                };
                let able = holds(&definition.needs) && made.iter().filter(|choose| !choose.dependent).all(some);
                assert_eq!(found, able, "{} for {player}", definition.id);
                seen[able as usize] += 1;
            }
        }
    });
    assert!(seen.iter().all(|seen| *seen > 1000), "{seen:?}");
}
