//! Plain words as values: squares, colours, towers, directions, numbers and the names of queries.

use crate::board::{Direction, Directions, Player, Players, Shape, Squares};
use crate::diag::near;
use crate::game::{Arg, ArgDefault, CardId, Primitive, Setup, Table, Towers, Type, Value, queries, query};
use crate::messages::{Message, Said, msg};

/// The words of a line; commas are as good as blanks, quotes hold words together.
pub fn split(text: &str) -> Result<Vec<String>, Said> {
    let mut words = Vec::new();
    let mut rest = text.trim();
    while !rest.is_empty() {
        if let Some(quoted) = rest.strip_prefix('"') {
            let Some((word, after)) = quoted.split_once('"') else {
                return Err(msg!("open-quote", text = text).into());
            };
            words.push(word.to_owned());
            rest = after;
        } else {
            let end = rest.find(|c: char| c.is_whitespace() || c == ',').unwrap_or(rest.len());
            words.push(rest[..end].to_owned());
            rest = &rest[end..];
        }
        rest = rest.trim_start_matches(|c: char| c.is_whitespace() || c == ',');
    }
    Ok(words)
}

/// A colour that plays.
pub fn player(setup: &Setup, word: &str) -> Result<Player, Said> {
    match Player::parse(word) {
        Some(player) if setup.shape.players().contains(player) => Ok(player),
        Some(player) => Err(msg!("not-playing", player = player.word(), players = setup.players).into()),
        None => {
            let playing = || setup.shape.players().iter();
            let colours = || Said::Several(playing().map(|player| player.word().into()).collect(), ", ");
            let hint = near(word, playing().map(Player::name));
            let hint = hint.unwrap_or_else(|| msg!("edit-colours", colours = colours()));
            Err(msg!("edit-colour-expected", found = word, hint = hint).into())
        }
    }
}

/// A card of the variant's content.
pub fn card(setup: &Setup, word: &str) -> Result<CardId, Said> {
    setup.variant.find(word).ok_or_else(|| match near(word, setup.variant.cards.iter().map(|card| card.id.as_str())) {
        Some(hint) => msg!("card-unknown-near", name = word, hint = hint).into(),
        None => msg!("card-unknown", name = word).into(),
    })
}

/// One or more squares or blocks, at least one.
pub fn squares(shape: &Shape, words: &[String]) -> Result<Squares, Said> {
    if words.is_empty() {
        return Err(msg!("edit-no-squares").into());
    }
    words.iter().try_fold(Squares::EMPTY, |all, word| match shape.parse_block(word) {
        Some(set) => Ok(all | set),
        None => Err(shape.no_square(word).into()),
    })
}

/// A whole number within bounds.
pub fn number<T: std::str::FromStr>(word: &str) -> Result<T, Said> {
    word.parse().map_err(|_| msg!("edit-number", found = word).into())
}

/// How a primitive is written for `do`.
pub fn usage(primitive: &Primitive) -> String {
    let mut text = format!("{} [COLOUR]", primitive.name);
    for arg in primitive.args {
        let kind =
            if arg.name == arg.kind.name() { arg.name.into() } else { format!("{}:{}", arg.name, arg.kind.name()) };
        text.push_str(&if arg.default.is_some() { format!(" [{kind}]") } else { format!(" {kind}") });
    }
    text
}

/// The arguments of a primitive out of words, in order or as `name=value`; `table` is seen by whom the effect is for.
pub fn arguments(table: &Table, primitive: &Primitive, words: &[String]) -> Result<Vec<Value>, Said> {
    let mut given: Vec<Option<Value>> = vec![None; primitive.args.len()];
    let mut next = 0_usize;
    for word in words {
        if let Some((name, values)) = word.split_once('=') {
            let Some(place) = primitive.args.iter().position(|arg| arg.name == name) else {
                return Err(match near(name, primitive.args.iter().map(|arg| arg.name)) {
                    Some(hint) => msg!("do-no-argument-near", primitive = primitive.name, name = name, hint = hint),
                    None => {
                        msg!("do-no-argument", primitive = primitive.name, name = name, usage = usage(primitive))
                    }
                }
                .into());
            };
            for one in values.split('+').filter(|one| !one.is_empty()) {
                let value = value(table, &primitive.args[place], one)?;
                given[place] = Some(given[place].map_or(value, |before| before.union(value)));
            }
            continue;
        }
        // A word goes on with the argument before, if that takes several; else to the next one that it fits.
        let first = next.saturating_sub(1);
        let fits = (first..primitive.args.len()).find_map(|place| {
            let arg = &primitive.args[place];
            let open = given[place].is_none() || (arg.kind.is_set() && place + 1 == next);
            let value = value(table, arg, word).ok().filter(|_| open)?;
            Some((place, value))
        });
        let Some((place, value)) = fits else { return Err(misfit(table, primitive, &given, next, word)) };
        given[place] = Some(given[place].map_or(value, |before| before.union(value)));
        next = place + 1;
    }
    let usual = |(arg, given): (&Arg, Option<Value>)| match (given, arg.default) {
        (Some(value), _) => Ok(value),
        (None, Some(ArgDefault::Number(number))) => Ok(Value::Number(number)),
        (None, Some(ArgDefault::Query(name))) => {
            Ok(query(name).map_or(Value::nothing(arg.kind), |query| query.run(table, &[])))
        }
        (None, None) => Err(msg!(
            "do-lacks-argument",
            primitive = primitive.name,
            name = arg.name,
            expected = expected(table, arg.kind),
            usage = usage(primitive),
        )
        .into()),
    };
    primitive.args.iter().zip(given).map(usual).collect()
}

/// Why a word fits no argument that is still open.
fn misfit(table: &Table, primitive: &Primitive, given: &[Option<Value>], next: usize, word: &str) -> Said {
    let open = primitive.args.iter().zip(given).skip(next).find(|(_, given)| given.is_none());
    match open.or_else(|| primitive.args.iter().zip(given).next_back().filter(|(arg, _)| arg.kind.is_set())) {
        Some((arg, _)) => match value(table, arg, word) {
            Err(why) => msg!("about", name = primitive.name, what = why),
            Ok(_) => msg!("do-no-such", primitive = primitive.name, word = word),
        },
        None => msg!("do-too-many", primitive = primitive.name, word = word, usage = usage(primitive)),
    }
    .into()
}

/// One word as a value for an argument.
fn value(table: &Table, arg: &Arg, word: &str) -> Result<Value, Said> {
    let shape = table.shape();
    let named = match arg.kind {
        Type::Squares => shape.parse_block(word).map(Value::Squares),
        Type::Players => Player::parse(word)
            .filter(|player| shape.players().contains(*player))
            .map(|player| Value::Players(Players::one(player))),
        Type::Directions => Direction::parse(word).map(|direction| Value::Directions(Directions::one(direction))),
        Type::Towers => shape.parse_block(word).and_then(|squares| {
            let place = table.board().towers().iter().position(|tower| squares.within(tower.squares));
            place.map(|place| Value::Towers(Towers::one(place)))
        }),
        Type::Number => word.parse().ok().map(Value::Number),
        Type::Word => {
            let known = table.setup.variant.word(word);
            (known.0 != u16::MAX).then_some(Value::Word(known))
        }
    };
    let asked = || {
        let query = query(word).filter(|query| query.args.is_empty() && query.gives == arg.kind)?;
        Some(query.run(table, &[]))
    };
    named.or_else(asked).ok_or_else(|| {
        let known = queries().filter(|query| query.args.is_empty() && query.gives == arg.kind).map(|query| query.name);
        let words: Vec<&str> = match arg.kind {
            Type::Players => Player::ALL.map(Player::name).to_vec(),
            Type::Directions => Direction::ALL.map(Direction::name).to_vec(),
            Type::Word => table.setup.variant.words.iter().map(String::as_str).collect(),
            _ => Vec::new(),
        };
        let expected = expected(table, arg.kind);
        match near(word, known.chain(words)) {
            Some(hint) => {
                msg!("do-must-be-near", name = arg.name, expected = expected, found = word, hint = hint).into()
            }
            None => msg!("do-must-be", name = arg.name, expected = expected, found = word).into(),
        }
    })
}

/// What a value of a type looks like.
fn expected(table: &Table, kind: Type) -> Message {
    match kind {
        Type::Squares => msg!("do-squares"),
        Type::Players => msg!("do-players"),
        Type::Directions => msg!("do-directions"),
        Type::Towers => {
            let towers = table.board().towers().iter();
            let names: Vec<String> = towers.map(|tower| table.shape().block_name(tower.squares)).collect();
            match names.is_empty() {
                true => msg!("do-no-tower"),
                false => msg!("do-tower", towers = names.join(", ")),
            }
        }
        Type::Number => msg!("do-number"),
        Type::Word => msg!("do-word"),
    }
}
