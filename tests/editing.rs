//! Games changed by hand: what the checks let through is possible, conserves the cards, and replays.

use std::rc::Rc;

use polygonarc::board::Player;
use polygonarc::content::{Content, Unchecked, load_variant};
use polygonarc::edit::{edit, evaluate, faults};
use polygonarc::game::{DecisionKind, Event, Game, Pick, Setup, State, Stream, seeded};
use polygonarc::record::{Header, Record, Recorder, Replay, replay};
use polygonarc::script::LuaHost;

fn start(variant: &str, players: usize, seed: u64) -> Game {
    let loaded = load_variant(&Content::builtin(), variant, &Unchecked).unwrap();
    let host = LuaHost::new(loaded.variant.clone());
    let setup = Rc::new(Setup::new(loaded.variant, players).unwrap());
    Game::new(setup, seed, host).unwrap()
}

/// Takes any legal choice, the seed's for chance.
fn step(game: &mut Game, stream: &mut Stream) -> Option<Pick> {
    let decision = game.decision()?;
    let pick = match decision.kind {
        DecisionKind::Shuffle | DecisionKind::Die => seeded(game.table(), decision),
        _ => Pick::Choice(decision.choices.get(stream.below(decision.choices.len()))?),
    };
    game.choose(&pick).unwrap();
    Some(pick)
}

/// Some change; most are legal at some time, many never are.
fn change(game: &Game, stream: &mut Stream) -> String {
    let setup = game.setup();
    let mut square = || setup.shape.name(setup.shape.all().nth(stream.below(setup.shape.all().len())).unwrap());
    let (a, b) = (square(), square());
    let who = Player::ALL[stream.below(setup.players)];
    let card = |stream: &mut Stream| setup.variant.cards[stream.below(setup.variant.cards.len())].id.clone();
    let (one, two) = (card(stream), card(stream));
    let number = stream.below(4);
    match stream.below(20) {
        0 => format!("own {who} {a} {b}"),
        1 => format!("blank {a}"),
        2 => format!("kill {a} {b}"),
        3 => format!("revive {a}"),
        4 => format!("pawn {who} {a}"),
        5 => format!("tower {who} {a}-{b}"),
        6 => format!("tower {who} {a}"),
        7 => format!("untower {a}-{b}"),
        8 => format!("knockouts {who} {number}"),
        9 => format!("reserve {who} {number}"),
        10 => format!("hand {who} {one}"),
        11 => format!("laid {who} {one} {two}"),
        12 => format!("deck {one} {two}"),
        13 => format!("discard {one}"),
        14 => format!("turn {who}"),
        15 => format!("play {one} {who}"),
        16 => format!("do capture {who} {a} {b}"),
        17 => format!("do teleport {who} {a}"),
        18 => format!("do capture_line {who} from={a} orthogonal"),
        _ => format!("lua blank(squares(\"{a}\")) capture(squares(\"{b}\"))"),
    }
}

#[test]
fn random_edits_leave_possible_positions_and_replay() {
    for (variant, players, seed) in [("deck-36", 2, 1), ("deck-102", 3, 2), ("en-card-texts", 4, 3), ("fr", 2, 4)] {
        let mut stream = Stream::new(99, seed);
        let mut game = start(variant, players, seed);
        let setup = game.setup().clone();
        let mut recorder = Recorder::new(Header::new(&setup, seed));
        let mut by_events = game.state().clone();
        let (mut made, mut refused) = (0, 0);
        for _ in 0..700 {
            if game.state().turn > 0 && stream.below(3) == 0 {
                let text = change(&game, &mut stream);
                let before = game.state().clone();
                match edit(&mut game, &text, true) {
                    Ok(events) => {
                        made += 1;
                        recorder.push(Recorder::edit_line(&text), before.turn, before.active);
                        events.iter().for_each(|event| by_events.apply(&setup, event));
                    }
                    Err(_) => {
                        refused += 1;
                        assert_eq!(game.state(), &before, "a refused `{text}` changed something");
                    }
                }
                if !text.starts_with("do ") && !text.starts_with("lua ") && game.outcome().is_none() {
                    assert_eq!(faults(&setup, game.state()), Vec::new(), "after `{text}`");
                }
                let mut cards = game.state().all_cards();
                cards.sort_unstable();
                assert_eq!(cards, setup.full_deck(), "`{text}` made or lost a card");
            } else {
                let (line, state) = (game.clone(), game.state().clone());
                let Some(pick) = step(&mut game, &mut stream) else { break };
                recorder.push(line.line(&pick), state.turn, state.active);
                // A decision's events are those of the game that it was taken in.
                let events = line.clone().choose(&pick).unwrap();
                events.iter().for_each(|event| by_events.apply(&setup, event));
            }
            assert_eq!(&by_events, game.state(), "the events don't give the state, {variant}");
        }
        assert!(made > 40 && refused > 5, "{variant}: {made} made, {refused} refused");
        let record = Record::parse(&recorder.text()).unwrap();
        let again = replay(&record, start(variant, players, seed)).unwrap_or_else(|error| panic!("{error}"));
        assert_eq!(again.state(), game.state(), "{variant}");
    }
}

#[test]
fn a_half_aimed_card_keeps_the_answers_that_still_fit() {
    let mut game = start("deck-102", 2, 7);
    let shuffle = game.parse_line("shuffle same").unwrap();
    game.choose(&shuffle).unwrap();
    edit(&mut game, "kill c4 d5 e6", true).unwrap();
    let played = edit(&mut game, "play awakening red", true).unwrap();
    assert!(!played.is_empty());
    game.choose_text("c4").unwrap();
    let asked = game.texts();
    assert!(!asked.contains(&"c4".to_owned()), "{asked:?}");
    // Something that has nothing to do with it: the aim goes on where it was.
    edit(&mut game, "own blue m1", true).unwrap();
    assert_eq!(game.texts(), asked);
    // What was aimed at is alive now: the first answer no longer fits, so the card is aimed anew.
    edit(&mut game, "revive c4", true).unwrap();
    assert!(game.texts().contains(&"d5".to_owned()) && !game.texts().contains(&"enough".to_owned()));
}

#[test]
fn edits_need_version_2_and_hold_what_elsewhere_begins_a_comment() {
    let one = "polygonarc-record 1\nvariant deck-36\nshuffle same\nedit own red c4\n";
    let errors = Record::parse(one).unwrap_err();
    assert_eq!(errors.len(), 1);
    assert_eq!(errors[0].line, 4);
    assert!(errors[0].message.contains("polygonarc-record 2"), "{}", errors[0].message);

    let text = "polygonarc-record 2\nvariant deck-36\nshuffle same\nedit lua if #mine() == 1 then capture(squares(\"c4\")) end\n";
    let record = Record::parse(text).unwrap();
    let game = replay(&record, start("deck-36", 2, 0)).unwrap_or_else(|error| panic!("{error}"));
    assert_eq!(evaluate(&game, "#mine()").unwrap(), "2");

    let wrong = "polygonarc-record 2\nvariant deck-36\nshuffle same\nedit own red z9\n";
    let record = Record::parse(wrong).unwrap();
    let error = replay(&record, start("deck-36", 2, 0)).err().unwrap();
    assert_eq!(error.number, 4);
    assert!(error.to_string().contains("no square of this board"), "{error}");
}

#[test]
fn a_header_says_each_thing_once() {
    let errors = Record::parse("polygonarc-record 1\nvariant deck-36\nseed 3\nseed 4\nshuffle same\n").unwrap_err();
    assert_eq!((errors.len(), errors[0].line), (1, 4));
    assert_eq!(errors[0].message, "`seed` is said twice: line 3 says it already");
}

#[test]
fn no_edit_sets_a_turn_that_play_could_not_go_on_from() {
    let mut game = start("deck-36", 2, 1);
    let seeded = game.seeded().unwrap();
    game.choose(&seeded).unwrap();
    let error = edit(&mut game, "turn red 4294967295", false).unwrap_err();
    assert!(error.to_string().contains("expected a turn from 1 to 1000000000"), "{error}");
    assert_eq!(game.state().turn, 1);
}

#[test]
fn a_record_without_edits_stays_version_1() {
    let game = start("deck-36", 2, 5);
    let mut recorder = Recorder::new(Header::new(game.setup(), 5));
    recorder.push("shuffle same".into(), 0, Player::Red);
    assert!(recorder.text().starts_with("polygonarc-record 1\n"));
    recorder.push(Recorder::edit_line("own red c4"), 1, Player::Red);
    assert!(recorder.text().starts_with("polygonarc-record 2\n"));
}

#[test]
fn looking_changes_nothing_and_an_edit_is_one_event() {
    let mut game = start("deck-36", 2, 7);
    let shuffle = game.parse_line("shuffle same").unwrap();
    game.choose(&shuffle).unwrap();
    let before: State = game.state().clone();
    for text in ["capture(blank())", "while true do end", "error('x')", "choose_square(blank())", "((", "print(mine())"]
    {
        let _ = evaluate(&game, text);
        assert_eq!(game.state(), &before, "`eval {text}` changed something");
    }
    let events = edit(&mut game, "own red c4", true).unwrap();
    assert_eq!(events.iter().filter(|event| matches!(event, Event::Edited(_))).count(), 1);
}

#[test]
fn replaying_stops_at_the_line_that_fails_and_goes_no_further() {
    let text = "polygonarc-record 2\nvariant deck-36\nshuffle same\nedit own red c4\ndie 4\nred: n7\n";
    let record = Record::parse(text).unwrap();
    let mut replaying = Replay::new(&record, start("deck-36", 2, 0));
    for _ in 0..3 {
        replaying.step().unwrap().unwrap();
    }
    let before = replaying.game().state().clone();
    assert!(replaying.step().unwrap().is_err());
    assert_eq!(replaying.game().state(), &before);
}
