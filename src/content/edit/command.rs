//! The edits by name, each written as words: `set towers.reserve 2`.

use toml_edit::{Array, Value};

use crate::diag::near;
use crate::game::{Card, KNOBS, KnobKind, KnobValue, Param, Variant, knob};
use crate::messages::{Message, Said, msg};

use super::super::scope::type_name;
use super::draft::Draft;

/// What is known where a file is changed.
pub struct Known<'a> {
    /// The variant as it was loaded last, which knows the cards and their parameters.
    pub variant: &'a Variant,
    /// The ids of all variants.
    pub variants: &'a [&'a str],
}

/// One edit.
pub struct Edit {
    pub name: &'static str,
    /// As in a usage line.
    pub args: &'static str,
    pub doc: &'static str,
    run: fn(&mut Draft, &[&str], &Known<'_>) -> Result<Said, Said>,
}

/// Every edit.
pub static EDITS: &[Edit] = &[
    Edit {
        name: "set", args: "KEY VALUE…", doc: "turn a knob, or set `language`, `cards.ID.kind` and such", run: set
    },
    Edit { name: "deck", args: "CARD COPIES", doc: "set how many copies of a card the deck holds", run: deck },
    Edit { name: "param", args: "CARD NAME VALUE…", doc: "set a parameter of a card", run: param },
    Edit {
        name: "name",
        args: "CARD|variant LANG NAME…",
        doc: "set a card's name in a language, or the variant's",
        run: name,
    },
    Edit {
        name: "text",
        args: "CARD|variant LANG TEXT…",
        doc: "set what a card says in a language, or the variant's text",
        run: text,
    },
    Edit {
        name: "unset",
        args: "KEY",
        doc: "take what this file says of a key away, so that its parents decide",
        run: unset,
    },
    Edit { name: "extend", args: "ID…", doc: "build on these variants too; later wins", run: extend },
];

/// Carries out an edit. Gives what was done, in words; a refused edit changes nothing.
pub fn edit(draft: &mut Draft, words: &[&str], known: &Known<'_>) -> Result<Said, Said> {
    let all = || EDITS.iter().map(|edit| format!("`{}`", edit.name)).collect::<Vec<_>>().join(", ");
    let Some((first, rest)) = words.split_first() else {
        return Err(msg!("expected-one-of", known = all()).into());
    };
    let Some(found) = EDITS.iter().find(|edit| edit.name == *first) else {
        let hint = near(first, EDITS.iter().map(|edit| edit.name));
        let hint = hint.unwrap_or_else(|| msg!("expected-one-of", known = all()));
        return Err(msg!("edit-unknown", name = *first, hint = hint).into());
    };
    (found.run)(draft, rest, known)
}

fn usage(name: &str) -> Said {
    let args = EDITS.iter().find(|edit| edit.name == name).map_or("", |edit| edit.args);
    msg!("variant-write", usage = format!("{name} {args}")).into()
}

/// What was there and what is there now.
fn done(what: Said, before: Option<String>, now: &Value) -> Said {
    let now = now.to_string();
    match before {
        Some(before) if before == now.trim() => msg!("variant-is-already", what = what, value = before),
        Some(before) => msg!("variant-was", what = what, was = before, now = now.trim()),
        None => msg!("variant-is", what = what, value = now.trim()),
    }
    .into()
}

fn write(draft: &mut Draft, path: &[&str], heads: usize, what: impl Into<Said>, value: Value) -> Result<Said, Said> {
    let said = done(what.into(), draft.get(path), &value);
    draft.set(path, heads, value)?;
    Ok(said)
}

fn set(draft: &mut Draft, words: &[&str], known: &Known<'_>) -> Result<Said, Said> {
    let [key, rest @ ..] = words else { return Err(usage("set")) };
    if rest.is_empty() {
        return Err(usage("set"));
    }
    if *key == "language" {
        return write(draft, &["language"], 0, (*key).to_owned(), rest.join(" ").into());
    }
    if knob(key).is_none()
        && let Some(inner) = key.strip_prefix("cards.")
    {
        return card_key(draft, inner, rest, known);
    }
    let name = key.strip_prefix("rules.").unwrap_or(key);
    let Some(found) = knob(name) else {
        let hint = near(name, KNOBS.iter().map(|knob| knob.name)).unwrap_or_else(|| msg!("list-knobs"));
        return Err(msg!("variant-knob", name = name, hint = hint).into());
    };
    let value = match found.kind {
        KnobKind::Pair(..) | KnobKind::Die(..) | KnobKind::Starts => many(rest),
        _ => one(&rest.join(" ")),
    };
    let plain = plain(&value);
    if !plain.as_ref().is_some_and(|plain| found.kind.accepts(plain)) {
        let (expected, found) = (found.kind.expects(), rest.join(" "));
        return Err(msg!("variant-knob-takes", name = name, expected = expected, found = found).into());
    }
    let path: Vec<&str> = std::iter::once("rules").chain(name.split('.')).collect();
    write(draft, &path, 1, name.to_owned(), value)
}

fn card_key(draft: &mut Draft, inner: &str, rest: &[&str], known: &Known<'_>) -> Result<Said, Said> {
    let Some((id, key)) = inner.split_once('.') else { return Err(usage("set")) };
    card(id, known.variant)?;
    if let Some(name) = key.strip_prefix("params.") {
        let words: Vec<&str> = [id, name].into_iter().chain(rest.iter().copied()).collect();
        return param(draft, &words, known);
    }
    let value = one(&rest.join(" "));
    let (fits, expected) = match key {
        "kind" => (matches!(value.as_str(), Some("bonus" | "penalty")), msg!("expected-kind")),
        "to_hand" | "always" | "lays" => (value.is_bool(), msg!("type-flag")),
        "script" => (value.is_str(), msg!("expected-script")),
        _ => {
            return Err(msg!("variant-card-key", key = key).into());
        }
    };
    if !fits {
        return Err(unfit(key, id, expected, rest));
    }
    write(draft, &["cards", id, key], 2, format!("cards.{inner}"), value)
}

fn deck(draft: &mut Draft, words: &[&str], known: &Known<'_>) -> Result<Said, Said> {
    let [id, copies] = words else { return Err(usage("deck")) };
    card(id, known.variant)?;
    match copies.parse::<i64>() {
        Ok(copies @ 0..=200) => write(draft, &["deck", id], 1, msg!("variant-copies", card = *id), copies.into()),
        _ => Err(msg!("variant-copies-takes", card = *id, found = *copies).into()),
    }
}

fn param(draft: &mut Draft, words: &[&str], known: &Known<'_>) -> Result<Said, Said> {
    let [id, name, rest @ ..] = words else { return Err(usage("param")) };
    let card = card(id, known.variant)?;
    let Some(usual) = card.params.get(*name) else {
        let all: Vec<String> = card.params.keys().map(|name| format!("`{name}`")).collect();
        let hint = near(name, card.params.keys().map(String::as_str)).unwrap_or_else(|| match all.is_empty() {
            true => msg!("variant-no-params"),
            false => msg!("variant-params", known = all.join(", ")),
        });
        return Err(msg!("variant-no-param", card = *id, name = *name, hint = hint).into());
    };
    if rest.is_empty() {
        return Err(usage("param"));
    }
    let value = match usual {
        Param::List(_) => many(rest),
        Param::Word(_) => Value::from(rest.join(" ").trim_matches('"')),
        _ => one(&rest.join(" ")),
    };
    let fits = match usual {
        Param::Flag(_) => value.is_bool(),
        Param::Number(_) => value.is_integer(),
        Param::Word(_) => value.is_str(),
        Param::List(_) => value.as_array().is_some_and(|list| list.iter().all(Value::is_str)),
    };
    if !fits {
        return Err(unfit(name, id, type_name(usual), rest));
    }
    write(draft, &["cards", id, "params", name], 3, msg!("variant-param", name = *name, card = *id), value)
}

fn name(draft: &mut Draft, words: &[&str], known: &Known<'_>) -> Result<Said, Said> {
    told(draft, "name", words, known)
}

fn text(draft: &mut Draft, words: &[&str], known: &Known<'_>) -> Result<Said, Said> {
    told(draft, "text", words, known)
}

fn told(draft: &mut Draft, what: &str, words: &[&str], known: &Known<'_>) -> Result<Said, Said> {
    let [whose, language, rest @ ..] = words else { return Err(usage(what)) };
    if rest.is_empty() {
        return Err(usage(what));
    }
    if !(2..=3).contains(&language.len()) || !language.bytes().all(|byte| byte.is_ascii_lowercase()) {
        return Err(msg!("variant-language", language = *language).into());
    }
    let value = Value::from(rest.join(" "));
    if *whose == "variant" {
        let said = match what {
            "name" => msg!("variant-name", language = *language),
            _ => msg!("variant-text", language = *language),
        };
        return write(draft, &[what, language], 1, said, value);
    }
    card(whose, known.variant)?;
    let said = match what {
        "name" => msg!("variant-card-name", card = *whose, language = *language),
        _ => msg!("variant-card-text", card = *whose, language = *language),
    };
    write(draft, &["cards", whose, what, language], 3, said, value)
}

fn unset(draft: &mut Draft, words: &[&str], _: &Known<'_>) -> Result<Said, Said> {
    let [key] = words else { return Err(usage("unset")) };
    if let Some(parent) = key.strip_prefix("extends.") {
        if !draft.parents().iter().any(|id| id == parent) {
            return Err(msg!("variant-not-extended", parent = parent).into());
        }
        draft.set_parent(parent, false)?;
        return Ok(msg!("variant-extends-no-longer", parent = parent).into());
    }
    let heads = ["rules.", "deck.", "cards.", "name.", "text.", "language", "deck_options."];
    let whole =
        if heads.iter().any(|head| key.starts_with(head)) { (*key).to_string() } else { format!("rules.{key}") };
    let path: Vec<&str> = whole.split('.').collect();
    if draft.unset(&path) {
        return Ok(msg!("variant-unset", key = *key).into());
    }
    Err(msg!("variant-not-set", key = *key).into())
}

fn extend(draft: &mut Draft, words: &[&str], known: &Known<'_>) -> Result<Said, Said> {
    if words.is_empty() {
        return Err(usage("extend"));
    }
    let mut added = Vec::new();
    for id in words.iter().flat_map(|word| word.split(',')).filter(|id| !id.is_empty()) {
        if draft.parents().iter().any(|other| other == id) {
            return Err(msg!("variant-extends-already", id = id).into());
        }
        if id == known.variant.id {
            return Err(msg!("variant-extends-itself", id = id).into());
        }
        if !known.variants.contains(&id) {
            let hint = near(id, known.variants.iter().copied()).unwrap_or_else(|| msg!("list-variants"));
            return Err(msg!("variant-unknown", id = id, hint = hint).into());
        }
        added.push(format!("`{id}`"));
    }
    for id in words.iter().flat_map(|word| word.split(',')).filter(|id| !id.is_empty()) {
        draft.set_parent(id, true)?;
    }
    Ok(msg!("variant-extends", ids = added.join(", ")).into())
}

fn card<'v>(id: &str, variant: &'v Variant) -> Result<&'v Card, Said> {
    let found = variant.find(id).map(|id| variant.card(id));
    found.ok_or_else(|| {
        let hint = near(id, variant.cards.iter().map(|card| card.id.as_str()));
        msg!("card-unknown-near", name = id, hint = hint.unwrap_or_else(|| msg!("list-all-cards"))).into()
    })
}

/// That a key or parameter of a card takes something else.
fn unfit(name: &str, card: &str, expected: Message, found: &[&str]) -> Said {
    msg!("variant-takes", name = name, card = card, expected = expected, found = found.join(" ")).into()
}

/// A value as typed: TOML if it is, else a word.
fn one(text: &str) -> Value {
    text.parse::<Value>().map_or_else(
        |_| Value::from(text),
        |mut value| {
            value.decor_mut().clear();
            value
        },
    )
}

/// A list, typed as one in TOML or word by word, with blanks or commas between.
fn many(words: &[&str]) -> Value {
    let whole = words.join(" ");
    if let Ok(value @ Value::Array(_)) = whole.parse::<Value>() {
        return value;
    }
    let parts = whole.split([' ', ',']).filter(|part| !part.is_empty());
    Value::Array(parts.map(one).collect::<Array>())
}

fn plain(value: &Value) -> Option<KnobValue> {
    Some(match value {
        Value::Integer(number) => KnobValue::Number(*number.value()),
        Value::Boolean(flag) => KnobValue::Flag(*flag.value()),
        Value::String(word) => KnobValue::Word(word.value().clone()),
        Value::Array(items) => KnobValue::List(items.iter().map(plain).collect::<Option<_>>()?),
        _ => return None,
    })
}
