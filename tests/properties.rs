//! Properties that hold in every game: thousands of seeded games of every built-in variant and player count.

mod common;

use std::rc::Rc;

use polygonarc::board::Players;
use polygonarc::game::{
    EVENT_NAMES, EVENT_WORDS, Event, Field, Game, NoScripts, Pick, Setup, State, Stream, Who, broken, broken_outcome,
    seeded,
};
use polygonarc::sim::{BotKind, Plan, Progress, Seats, game_seed, play_game, simulate};

fn sorted(mut cards: Vec<polygonarc::game::CardId>) -> Vec<polygonarc::game::CardId> {
    cards.sort_unstable();
    cards
}

/// Plays one game decision by decision with random choices, checking everything on the way; the picks and the end.
fn play_checked(setup: &Rc<Setup>, seed: u64) -> (Vec<String>, State) {
    let host = common::host(setup);
    let deck = sorted(setup.full_deck());
    let mut game = Game::new(setup.clone(), seed, host).unwrap();
    let mut shadow = game.state().clone();
    let mut stream = Stream::new(seed, 99);
    let mut picks = Vec::new();
    while let Some(decision) = game.decision() {
        let pick = match decision.who {
            Who::Chance => seeded(game.table(), decision),
            Who::Player(_) => {
                let texts = game.texts();
                let unique: std::collections::BTreeSet<_> = texts.iter().collect();
                assert_eq!(unique.len(), texts.len(), "every choice has a text of its own: {texts:?}");
                assert!(texts.len() > 1, "a choice without alternative isn't asked (P8): {texts:?}");
                Pick::Choice(decision.choices.get(stream.below(decision.choices.len())).unwrap())
            }
        };
        let text = game.pick_text(&pick);
        assert_eq!(game.parse(&text).as_ref(), Some(&pick), "the text stands for the choice");
        let mut copy = game.clone();
        let events = game.choose(&pick).unwrap_or_else(|error| panic!("seed {seed}: {error}"));
        for event in &events {
            check_named(event);
            shadow.apply(setup, event);
            // A move of a tower or a gift changes owner and tower in one event; every event leaves the state whole.
            assert_eq!(broken(setup, &shadow), None, "seed {seed}, after `{text}`");
        }
        assert_eq!(&shadow, game.state(), "the events give the state (seed {seed}, after `{text}`)");
        assert_eq!(copy.choose(&pick).unwrap(), events, "a copy goes on as the original");
        assert_eq!(copy.state(), game.state());
        assert!(events.iter().all(|event| !matches!(event, Event::Drew { .. })) || !picks.is_empty());
        picks.push(text);
        assert!(picks.len() < 200_000, "the game ends");
    }
    assert_eq!(sorted(game.state().all_cards()), deck, "the deck's cards are all there at the end");
    assert!(game.state().outcome.is_some(), "a game without a decision is over");
    assert_eq!(broken_outcome(setup, game.state()), None, "V1, V2, V4: the outcome is what the goals say");
    (picks, game.state().clone())
}

/// What an event is called and says is on the lists that scenarios are checked against.
fn check_named(event: &Event) {
    let Some((name, fields)) = event.describe() else { return };
    assert!(EVENT_NAMES.contains(&name), "{name} is not listed");
    for (_, field) in fields {
        if let Field::Word(word) = field {
            assert!(EVENT_WORDS.contains(&word), "{word} is not listed");
        }
    }
}

/// Replays picks by their texts alone.
fn replay(setup: &Rc<Setup>, seed: u64, picks: &[String]) -> State {
    let mut game = Game::new(setup.clone(), seed, common::host(setup)).unwrap();
    for pick in picks {
        game.choose_text(pick).unwrap();
    }
    game.state().clone()
}

fn each_setup(run: impl Fn(&Rc<Setup>, &str)) {
    for id in common::VARIANTS {
        for players in 2..=4 {
            let setup = common::setup(id, players, 400);
            run(&setup, id);
        }
    }
}

#[test]
fn games_keep_every_invariant_and_replay() {
    each_setup(|setup, id| {
        for number in 0..50 {
            let seed = game_seed(11, number);
            let (picks, end) = play_checked(setup, seed);
            let mut again = replay(setup, 12345, &picks);
            again.seed = end.seed;
            assert_eq!(again, end, "{id}: a record replays without the random generator");
        }
    });
}

#[test]
fn choices_in_place_and_one_by_one_give_the_same_game() {
    each_setup(|setup, id| {
        for number in 0..8 {
            let seed = game_seed(5, number);
            let bots = vec![BotKind::Random; setup.players];
            let mut in_place = Game::new(setup.clone(), seed, common::host(setup)).unwrap();
            Seats::new(&bots, seed).play(&mut in_place).unwrap();

            let mut stepped = Game::new(setup.clone(), seed, common::host(setup)).unwrap();
            let mut seats: Vec<_> = Players::first_seats(setup.players)
                .iter()
                .map(|player| polygonarc::sim::Bot::new(BotKind::Random, seed, player))
                .collect();
            while let Some(decision) = stepped.decision() {
                let pick = match decision.who {
                    Who::Chance => seeded(stepped.table(), decision),
                    Who::Player(player) => Pick::Choice(seats[player.seat()].choose(&stepped).unwrap().unwrap()),
                };
                stepped.choose(&pick).unwrap();
            }
            assert_eq!(stepped.state(), in_place.state(), "{id}, {} players, game {number}", setup.players);
        }
    });
}

#[test]
fn simulations_dont_depend_on_the_number_of_jobs() {
    for (id, players) in [("deck-36", 2), ("deck-102", 4)] {
        let setup = common::setup(id, players, 5000);
        let plan =
            |jobs| Plan { setup: (*setup).clone(), bots: vec![BotKind::Random; players], games: 0..200, seed: 3, jobs };
        let run = |jobs| simulate(&plan(jobs), common::host, &Progress::default());
        let one = run(1);
        assert_eq!(one.0.games, 200);
        assert_eq!(one, run(3), "{id}");
    }
}

#[test]
fn every_bot_plays_to_the_end_of_every_variant() {
    for (kind, ..) in polygonarc::sim::BOTS {
        for id in common::VARIANTS {
            let setup = common::setup(id, 3, 300);
            let result = play_game(&setup, &[*kind; 3], 21, common::host(&setup)).unwrap();
            assert!(result.turns > 0 && result.turns <= 300);
        }
    }
}

#[test]
fn a_refused_choice_changes_nothing() {
    let setup = common::setup("deck-36", 2, 0);
    let mut game = Game::new(setup.clone(), 1, common::host(&setup)).unwrap();
    let shuffle = game.seeded().unwrap();
    game.choose(&shuffle).unwrap();
    game.choose_text("6").unwrap();
    let before = game.state().clone();
    for (text, rule) in [("z9", "B5"), ("h4", "M1"), ("west", "M3"), ("give up", "M1")] {
        match game.choose_text(text) {
            Err(polygonarc::game::ChooseError::Refused(refusal)) => assert_eq!(refusal.rule, rule, "{text}: {refusal}"),
            other => panic!("{text}: {other:?}"),
        }
        assert_eq!(game.state(), &before);
    }
}

#[test]
fn a_forced_die_leaves_later_chance_alone() {
    let setup = common::setup("deck-36", 2, 0);
    let play = |face: Option<&str>| {
        let mut game = Game::new(setup.clone(), 9, common::host(&setup)).unwrap();
        let shuffle = game.seeded().unwrap();
        game.choose(&shuffle).unwrap();
        match face {
            Some(face) => game.choose_text(face).unwrap(),
            None => game.choose(&game.seeded().unwrap()).unwrap(),
        };
        while game.decision().is_some_and(|decision| decision.who != Who::Chance) {
            let first = game.texts()[0].clone();
            game.choose_text(&first).unwrap();
        }
        game.seeded()
    };
    assert_eq!(play(Some("2")), play(Some("4")));
    assert_eq!(play(Some("2")), play(None));
}

#[test]
fn a_game_without_scripts_says_so() {
    let setup = common::setup("deck-102", 2, 0);
    let card = setup.variant.cards.iter().find(|card| card.script.is_some()).expect("a scripted card");
    let mut state = State::new(&setup, 1);
    let mut game = Game::resume(setup.clone(), state.clone(), std::rc::Rc::new(NoScripts)).unwrap();
    let mut deck = sorted(setup.full_deck());
    let id = setup.variant.find(&card.id).unwrap();
    deck.sort_by_key(|other| *other != id);
    game.choose(&Pick::Order(deck)).unwrap();
    state = game.state().clone();
    let error = game.choose_text("1").unwrap_err().to_string();
    assert!(error.contains("without scripts") && error.contains(&card.id), "{error}");
    assert_eq!(game.state(), &state, "the game is as before");
}
