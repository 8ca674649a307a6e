//! Explanations say what the code that decides says: at every decision of many games, for every square, player,
//! direction and card; and the rings' gaps really are gaps.

mod common;

use std::rc::Rc;

use polygonarc::board::{Direction, Player, Squares};
use polygonarc::game::explain::{Reason, Target, why_end, why_ring};
use polygonarc::game::{CardId, Choice, DecisionKind, Event, Game, Pick, Setup, Stream, Who, seeded};

/// Whether a condition that must hold fails, alternatives aside.
fn fails(reason: &Reason) -> bool {
    reason.parts.iter().any(|part| part.holds == Some(false) && !part.text.to_string().starts_with("or: "))
}

/// Whether an alternative holds.
fn another(reason: &Reason) -> bool {
    reason.parts.iter().any(|part| part.holds == Some(true) && part.text.to_string().starts_with("or: "))
}

fn visit(setup: &Rc<Setup>, seed: u64, mut each: impl FnMut(&Game, &mut Stream)) {
    let mut game = Game::new(setup.clone(), seed, common::host(setup)).unwrap();
    let mut stream = Stream::new(seed, 5);
    while let Some(decision) = game.decision() {
        let pick = match decision.who {
            Who::Chance => seeded(game.table(), decision),
            Who::Player(_) => Pick::Choice(decision.choices.get(stream.below(decision.choices.len())).unwrap()),
        };
        each(&game, &mut stream);
        game.choose(&pick).unwrap();
    }
    each(&game, &mut stream);
}

fn everything(setup: &Setup) -> Vec<Choice> {
    let squares = setup.shape.all().iter().map(Choice::Square);
    let ways = Direction::ALL.into_iter().map(Choice::Direction);
    squares.chain(ways).chain(setup.shape.players().iter().map(Choice::Player)).collect()
}

#[test]
fn the_tree_of_every_choice_agrees_with_its_legality() {
    for (variant, players) in [("deck-36", 2), ("deck-102", 2), ("deck-102", 3), ("en-card-texts", 2)] {
        let setup = common::setup(variant, players, 60);
        let (mut steps, mut aims) = (0, 0);
        for seed in 0..6 {
            visit(&setup, seed, |game, stream| {
                let Some(decision) = game.decision() else { return };
                let asked = match decision.kind {
                    DecisionKind::Step => stream.below(8) == 0,
                    kind => kind == DecisionKind::Aim,
                };
                if !asked {
                    return;
                }
                for choice in everything(&setup).into_iter().filter(|choice| {
                    // A square among players is no question: only what the decision is about can be meant.
                    stream.below(5) == 0 && game.meant(&game.text(*choice)) == Some(*choice)
                }) {
                    let legal = decision.choices.contains(choice);
                    let why = game.why_choice(choice).unwrap().reason;
                    let text = game.text(choice);
                    assert_eq!(why.holds, Some(legal), "{variant} {seed}: {text}");
                    if legal {
                        assert!(!fails(&why) || another(&why), "{variant} {seed}: {text} is legal: {why:#?}");
                        assert!(game.allows(Target::Choice(choice)), "{text} is legal for who tries it out too");
                    } else {
                        assert!(fails(&why), "{variant} {seed}: {text} is refused without a reason: {why:#?}");
                        assert!(!game.allows(Target::Choice(choice)), "{text} isn't legal for who tries it out");
                        assert!(!why.rule.is_empty(), "{text} is refused with a rule");
                        assert!(!why.found.to_string().contains("what the card allows"), "{text}: {}", why.found);
                    }
                    match decision.kind {
                        DecisionKind::Step => steps += 1,
                        _ => aims += 1,
                    }
                }
            });
        }
        assert!(steps > 500 && aims > 100, "{variant}: {steps} steps and {aims} aims were asked about");
    }
}

/// P2: where the tree of a card says that it can do something, a choice or a step of it can; and the other way round.
#[test]
fn the_tree_of_every_card_agrees_with_what_it_can_do() {
    for variant in ["deck-36", "deck-102"] {
        let setup = common::setup(variant, 2, 40);
        let (mut able, mut unable) = (vec![0; setup.variant.cards.len()], vec![0; setup.variant.cards.len()]);
        for seed in 0..6 {
            visit(&setup, seed, |game, stream| {
                if stream.below(10) > 0 {
                    return;
                }
                for card in 0..setup.variant.cards.len() {
                    let id = CardId(card as u16);
                    let player = game.state().active;
                    let why = game.why_card(id, player).unwrap().reason;
                    let asked = |holds| why.parts.iter().filter(|part| part.holds == Some(holds)).count();
                    match why.holds {
                        Some(true) => {
                            able[card] += 1;
                            let to_hand = setup.variant.cards[card].to_hand;
                            assert!(
                                asked(true) > 0 || to_hand,
                                "{}: something can be done: {why:#?}",
                                setup.variant.cards[card].id
                            );
                        }
                        _ => {
                            unable[card] += 1;
                            assert!(
                                asked(false) > 0,
                                "{}: nothing can be done: {why:#?}",
                                setup.variant.cards[card].id
                            );
                        }
                    }
                }
            });
        }
        assert!(able.iter().filter(|times| **times > 0).count() > 40, "most cards can do something somewhere");
        assert!(unable.iter().filter(|times| **times > 0).count() > 15, "many cards can do nothing somewhere");
    }
}

/// E1: owning the squares of the gap encloses what is said to be inside, and no square less of it would do.
#[test]
fn the_gap_closes_the_ring_and_no_part_of_it_does() {
    for (variant, players) in [("deck-36", 2), ("deck-102", 4)] {
        let setup = common::setup(variant, players, 60);
        let mut gaps = 0;
        for seed in 0..4 {
            visit(&setup, seed, |game, stream| {
                if stream.below(12) > 0 {
                    return;
                }
                let (table, shape) = (game.table(), &setup.shape);
                for player in shape.players().iter() {
                    for square in (shape.all() - table.board().owned(player)).iter().step_by(5) {
                        let found = why_ring(table, player, square, Squares::EMPTY);
                        let closed = &found.reason.parts[0];
                        let Some(gap) = closed.parts.iter().find(|part| !part.marks.is_empty()).map(|part| part.marks)
                        else {
                            continue;
                        };
                        gaps += 1;
                        let encircled = |gained: Squares| {
                            let mut state = game.state().clone();
                            let how = polygonarc::game::How::Card;
                            state.apply(&setup, &Event::Gained { player, squares: gained, how });
                            let game = Game::resume(setup.clone(), state, common::host(&setup)).unwrap();
                            why_ring(game.table(), player, square, gained).reason.parts[0].holds == Some(true)
                        };
                        assert!(encircled(gap), "{variant} {seed}: {} closes the ring", shape.list(gap));
                        for less in gap {
                            let rest = gap - Squares::one(less);
                            assert!(!encircled(rest), "{variant} {seed}: {} is enough", shape.list(rest));
                        }
                    }
                }
            });
        }
        assert!(gaps > 100, "{variant}: {gaps} gaps were found");
    }
}

/// Every change that is named makes legal what it is named for: here the knob of M1, played under.
#[test]
fn a_diagonal_step_is_legal_under_the_knob_that_is_named() {
    let setup = common::setup("deck-36", 2, 0);
    let mut game = Game::new(setup.clone(), 1, common::host(&setup)).unwrap();
    let pick = seeded(game.table(), game.decision().unwrap());
    game.choose(&pick).unwrap();
    game.choose_text("4").unwrap();
    let diagonal = setup.shape.parse("b3").unwrap();
    let why = game.why_choice(Choice::Square(diagonal)).unwrap();
    assert_eq!(why.reason.holds, Some(false));
    assert_eq!(why.reason.rule, "M1");
    assert!(
        why.changes.iter().any(|change| change.text.to_string() == "`move.directions` were 8"),
        "{:?}",
        why.changes
    );
    let mut variant = (*setup.variant).clone();
    variant.knobs.directions = 8;
    let eight = Rc::new(Setup::new(variant.into(), 2).unwrap());
    let mut game = Game::resume(eight.clone(), game.state().clone(), common::host(&eight)).unwrap();
    assert!(game.choose_text("b3").is_ok());
}

/// V1, V2: the goals are those of the knobs.
#[test]
fn the_end_names_the_goals() {
    let setup = common::setup("deck-36", 2, 0);
    let game = Game::new(setup.clone(), 1, common::host(&setup)).unwrap();
    let why = why_end(game.table());
    assert_eq!(why.holds, Some(false));
    let red = why.parts.iter().find(|part| part.text.to_string().starts_with(Player::Red.name())).unwrap();
    let rules: Vec<_> = red.parts.iter().map(|part| (part.rule, part.found.to_string())).collect();
    assert_eq!(rules, [("V1", "1 of 56".to_string()), ("V2", "0 of 5".to_string())]);
}
