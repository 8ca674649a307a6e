//! Positions, records and traces over seeded games of every variant: nothing is lost on the way through text.

use std::rc::Rc;
use std::sync::Arc;

use polygonarc::board::Player;
use polygonarc::content::{Content, Position, Unchecked, load_variant, position_text};
use polygonarc::game::{Game, Host, Pick, Setup, Stream, Variant, Who};
use polygonarc::record::{Header, Record, Recorder, Replay, Trace, replay};
use polygonarc::script::LuaHost;

fn variants() -> Vec<Arc<Variant>> {
    let content = Content::builtin();
    content.variant_ids().iter().map(|id| load_variant(&content, id, &Unchecked).expect("faultless").variant).collect()
}

fn host(variant: &Arc<Variant>) -> Rc<dyn Host> {
    LuaHost::new(variant.clone())
}

fn start(variant: &Arc<Variant>, players: usize, first: Player, seed: u64) -> Game {
    let setup = Setup::new(variant.clone(), players).unwrap().begun_by(first);
    Game::new(Rc::new(setup), seed, host(variant)).unwrap()
}

/// A legal pick: the seed's for chance, any for a player.
fn pick(game: &Game, stream: &mut Stream) -> Option<Pick> {
    let decision = game.decision()?;
    match decision.who {
        Who::Chance => game.seeded(),
        Who::Player(_) => decision.choices.get(stream.below(decision.choices.len())).map(Pick::Choice),
    }
}

/// Plays `decisions` decisions of a game of each variant and number of players.
fn games(decisions: usize, seeds: u64, mut see: impl FnMut(&Game, &Pick, u64)) {
    for variant in variants() {
        for players in 2..=4 {
            for seed in 0..seeds {
                let mut stream = Stream::new(seed, 1 << 32);
                let mut game = start(&variant, players, Player::ALL[seed as usize % players], seed);
                for _ in 0..decisions {
                    let Some(pick) = pick(&game, &mut stream) else { break };
                    see(&game, &pick, seed);
                    game.choose(&pick).unwrap();
                }
            }
        }
    }
}

#[test]
fn positions_come_back_exactly() {
    let mut seen = 0;
    games(500, 2, |game, _, _| {
        let text = position_text(game.setup(), game.state());
        let position = Position::parse("game.toml", &text).unwrap_or_else(|report| panic!("{report}\n{text}"));
        let state = position.check(game.setup()).unwrap_or_else(|report| panic!("{report}\n{text}"));
        assert_eq!(&state, game.state(), "{text}");
        seen += 1;
    });
    assert!(seen > 10_000, "{seen}");
}

#[test]
fn a_game_goes_on_from_its_position_as_it_would_have() {
    for variant in variants() {
        let mut stream = Stream::new(5, 1 << 32);
        let mut game = start(&variant, 3, Player::Blue, 5);
        for _ in 0..150 {
            let Some(pick) = pick(&game, &mut stream) else { break };
            game.choose(&pick).unwrap();
        }
        let text = position_text(game.setup(), game.state());
        let state = Position::parse("game.toml", &text).unwrap().check(game.setup()).unwrap();
        let mut other = Game::resume(game.setup().clone(), state, host(&variant)).unwrap();
        for _ in 0..400 {
            assert_eq!(game.decision(), other.decision());
            let Some(pick) = pick(&game, &mut stream) else { break };
            assert_eq!(game.choose(&pick).unwrap(), other.choose(&pick).unwrap());
        }
        assert_eq!(game.state(), other.state());
    }
}

#[test]
fn records_replay_without_the_random_generator() {
    for variant in variants() {
        for players in 2..=4 {
            let mut stream = Stream::new(players as u64, 1 << 32);
            let mut game = start(&variant, players, Player::Red, 11);
            let mut recorder = Recorder::new(Header::new(game.setup(), 11));
            for _ in 0..600 {
                let Some(pick) = pick(&game, &mut stream) else { break };
                recorder.note(&game, &pick);
                game.choose(&pick).unwrap();
            }
            let text = recorder.text();
            let record = Record::parse(&text).unwrap_or_else(|errors| panic!("{errors:?}\n{text}"));
            assert_eq!(record.header, *recorder.header());
            assert_eq!(record.lines.len(), recorder.len());
            // The seed is another: everything that chance decided is in the record.
            let again = replay(&record, start(&variant, players, Player::Red, 11)).unwrap_or_else(|e| panic!("{e}"));
            assert_eq!(again.state(), game.state());
            let other = replay(&record, start(&variant, players, Player::Red, 12)).unwrap_or_else(|e| panic!("{e}"));
            assert_eq!(other.state().board, game.state().board);
        }
    }
}

#[test]
fn a_record_from_a_position_carries_it() {
    let variant = &variants()[0];
    let mut game = start(variant, 2, Player::Red, 3);
    let mut stream = Stream::new(3, 1 << 32);
    for _ in 0..40 {
        let pick = pick(&game, &mut stream).unwrap();
        game.choose(&pick).unwrap();
    }
    let text = position_text(game.setup(), game.state());
    let mut recorder = Recorder::new(Header::new(game.setup(), 3).from_position(&text));
    for _ in 0..40 {
        let pick = pick(&game, &mut stream).unwrap();
        recorder.note(&game, &pick);
        game.choose(&pick).unwrap();
    }
    let record = Record::parse(&recorder.text()).unwrap();
    assert_eq!(record.header.position.as_deref(), Some(text.as_str()));
    let position = Position::parse("record", record.header.position.as_deref().unwrap()).unwrap();
    let state = position.check(game.setup()).unwrap();
    let from = Game::resume(game.setup().clone(), state, host(variant)).unwrap();
    assert_eq!(replay(&record, from).unwrap().state(), game.state());
}

#[test]
fn a_record_by_other_content_says_so_and_where_it_differs() {
    let variant = &variants()[1];
    let text = format!("polygonarc-record 1\nvariant {}\nhash 1\n\nshuffle\ndie 9 # no such face\n", variant.id);
    let record = Record::parse(&text).unwrap();
    let error = replay(&record, start(variant, 2, Player::Red, 0)).err().unwrap();
    assert_eq!((error.number, error.decision), (6, 2));
    let message = error.to_string();
    assert!(message.contains("other content"), "{message}");
    assert!(message.contains("`die 9`"), "{message}");
    assert!(message.contains("faces 1 to 6"), "{message}");
}

#[test]
fn records_can_be_written_by_hand() {
    let variants = variants();
    let variant = variants.iter().find(|variant| variant.id == "deck-36").unwrap();
    let text = "
        # a comment
        polygonarc-record 1
        variant deck-36

        shuffle   keep, catapult    # the others follow in the order of ids
        die 6
        red: right
        red east
        RED: D4
        die: 1
    ";
    let record = Record::parse(text).unwrap();
    let mut replaying = Replay::new(&record, start(variant, 2, Player::Red, 0));
    while let Some(played) = replaying.step() {
        played.unwrap_or_else(|error| panic!("{error}"));
    }
    let game = replaying.game();
    assert_eq!(game.setup().shape.name(game.state().board.pawn(Player::Red).unwrap()), "d4");
    assert_eq!(game.setup().ids(&game.state().hands[Player::Blue]), ["keep"]);
}

#[test]
fn every_fault_of_a_record_is_told_with_its_line() {
    let text = "polygonarc-record 3\nplayers 5\nfirst purple\nde 3\nseed x\nred: c4\nhash 12\n";
    let errors = Record::parse(text).unwrap_err();
    let told: Vec<String> = errors.iter().map(ToString::to_string).collect();
    assert_eq!(told.len(), 7, "{told:#?}");
    for (line, words) in
        [(1, "version"), (2, "2, 3 or 4"), (3, "a colour"), (4, "`die`"), (5, "whole number"), (7, "before the first")]
    {
        assert!(told.iter().any(|one| one.starts_with(&format!("line {line}:")) && one.contains(words)), "{told:#?}");
    }
}

#[test]
fn of_a_file_that_is_no_record_only_that_is_told() {
    let errors = Record::parse("# A page\nof words\nand more\n").unwrap_err();
    let told: Vec<String> = errors.iter().map(ToString::to_string).collect();
    assert_eq!(told, ["line 2: a record begins with the line `polygonarc-record 1`, found `of words`"]);
}

#[test]
fn traces_are_json_lines_that_agree_with_the_game() {
    let mut lines = 0;
    for variant in variants() {
        let mut game = start(&variant, 4, Player::Red, 9);
        let mut stream = Stream::new(9, 1 << 32);
        let mut trace = Trace::new();
        trace.header(game.setup(), 9);
        for _ in 0..300 {
            let Some(pick) = pick(&game, &mut stream) else { break };
            let who = game.decision().unwrap().who;
            let offered = game.texts();
            trace.choose(&mut game, &pick).unwrap();
            let last = std::str::from_utf8(trace.bytes()).unwrap().trim_end().rsplit('\n').next().unwrap();
            let line: serde_json::Value = serde_json::from_str(last).unwrap_or_else(|e| panic!("{e}: {last}"));
            let name = match who {
                Who::Player(player) => player.name(),
                Who::Chance => "chance",
            };
            assert_eq!(line["player"], name);
            assert_eq!(line["choices"].as_array().unwrap().len(), offered.len());
            let owners = line["state"]["owners"].as_array().unwrap();
            assert_eq!(owners.len(), 14);
            let red: usize = owners.iter().map(|row| row.as_str().unwrap().matches('r').count()).sum();
            assert_eq!(line["state"]["zones"]["red"], red);
            assert_eq!(red, game.state().board.owned(Player::Red).len());
            assert!(line["events"].as_array().unwrap().iter().all(|event| event["kind"].is_string()));
            lines += 1;
        }
        let first = std::str::from_utf8(trace.bytes()).unwrap().lines().next().unwrap();
        let header: serde_json::Value = serde_json::from_str(first).unwrap();
        assert_eq!(header["format"], "polygonarc-trace");
        assert_eq!(header["rules"]["win.squares"], 56);
        assert_eq!(header["rules"]["die.faces"][0], "draw");
        let cards: u64 = header["deck"].as_object().unwrap().values().map(|copies| copies.as_u64().unwrap()).sum();
        assert!([36, 102].contains(&cards), "{cards}");
    }
    assert!(lines > 1000);
}
