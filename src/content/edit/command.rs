//! The edits by name, each written as words: `set towers.reserve 2`.

use toml_edit::{Array, Value};

use crate::diag::did_you_mean;
use crate::game::{Card, KNOBS, KnobValue, Param, Variant, knob};

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
    run: fn(&mut Draft, &[&str], &Known<'_>) -> Result<String, String>,
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
pub fn edit(draft: &mut Draft, words: &[&str], known: &Known<'_>) -> Result<String, String> {
    let all = || EDITS.iter().map(|edit| format!("`{}`", edit.name)).collect::<Vec<_>>().join(", ");
    let Some((first, rest)) = words.split_first() else { return Err(format!("expected one of {}", all())) };
    let Some(found) = EDITS.iter().find(|edit| edit.name == *first) else {
        let near = did_you_mean(first, EDITS.iter().map(|edit| edit.name));
        return Err(format!(
            "unknown edit `{first}`, {}",
            near.unwrap_or_else(|| format!("expected one of {}", all()))
        ));
    };
    (found.run)(draft, rest, known)
}

fn usage(name: &str) -> String {
    let args = EDITS.iter().find(|edit| edit.name == name).map_or("", |edit| edit.args);
    format!("write `{name} {args}`")
}

/// What was there and what is there now, in words.
fn done(what: &str, before: Option<String>, now: &Value) -> String {
    let now = now.to_string();
    match before {
        Some(before) if before == now.trim() => format!("{what} is {before} already"),
        Some(before) => format!("{what}: {before} → {}", now.trim()),
        None => format!("{what} = {}", now.trim()),
    }
}

fn write(draft: &mut Draft, path: &[&str], heads: usize, what: &str, value: Value) -> Result<String, String> {
    let said = done(what, draft.get(path), &value);
    draft.set(path, heads, value)?;
    Ok(said)
}

fn set(draft: &mut Draft, words: &[&str], known: &Known<'_>) -> Result<String, String> {
    let [key, rest @ ..] = words else { return Err(usage("set")) };
    if rest.is_empty() {
        return Err(usage("set"));
    }
    if *key == "language" {
        return write(draft, &["language"], 0, key, rest.join(" ").into());
    }
    if knob(key).is_none()
        && let Some(inner) = key.strip_prefix("cards.")
    {
        return card_key(draft, inner, rest, known);
    }
    let name = key.strip_prefix("rules.").unwrap_or(key);
    let Some(found) = knob(name) else {
        let near = did_you_mean(name, KNOBS.iter().map(|knob| knob.name));
        return Err(format!("unknown knob `{name}`, {}", near.unwrap_or_else(|| "`list knobs` shows them all".into())));
    };
    let value = match found.kind {
        crate::game::KnobKind::Pair(..) | crate::game::KnobKind::Die(..) | crate::game::KnobKind::Starts => many(rest),
        _ => one(&rest.join(" ")),
    };
    let plain = plain(&value);
    if !plain.as_ref().is_some_and(|plain| found.kind.accepts(plain)) {
        return Err(format!("the knob `{name}`: expected {}, found `{}`", found.kind.expects(), rest.join(" ")));
    }
    let path: Vec<&str> = std::iter::once("rules").chain(name.split('.')).collect();
    write(draft, &path, 1, name, value)
}

fn card_key(draft: &mut Draft, inner: &str, rest: &[&str], known: &Known<'_>) -> Result<String, String> {
    let Some((id, key)) = inner.split_once('.') else { return Err(usage("set")) };
    card(id, known.variant)?;
    if let Some(name) = key.strip_prefix("params.") {
        let words: Vec<&str> = [id, name].into_iter().chain(rest.iter().copied()).collect();
        return param(draft, &words, known);
    }
    let value = one(&rest.join(" "));
    let (fits, expected) = match key {
        "kind" => (matches!(value.as_str(), Some("bonus" | "penalty")), "`bonus` or `penalty`"),
        "to_hand" | "always" | "lays" => (value.is_bool(), "`true` or `false`"),
        "script" => (value.is_str(), "the path of a script"),
        _ => {
            return Err(format!(
                "a card has no `{key}` to set: expected `kind`, `to_hand`, `always`, `lays`, `script` or `params.NAME`"
            ));
        }
    };
    if !fits {
        return Err(format!("`{key}` of `{id}`: expected {expected}, found `{}`", rest.join(" ")));
    }
    write(draft, &["cards", id, key], 2, &format!("cards.{inner}"), value)
}

fn deck(draft: &mut Draft, words: &[&str], known: &Known<'_>) -> Result<String, String> {
    let [id, copies] = words else { return Err(usage("deck")) };
    card(id, known.variant)?;
    match copies.parse::<i64>() {
        Ok(copies @ 0..=200) => write(draft, &["deck", id], 1, &format!("copies of `{id}`"), copies.into()),
        _ => Err(format!("copies of `{id}`: expected a whole number from 0 to 200, found `{copies}`")),
    }
}

fn param(draft: &mut Draft, words: &[&str], known: &Known<'_>) -> Result<String, String> {
    let [id, name, rest @ ..] = words else { return Err(usage("param")) };
    let card = card(id, known.variant)?;
    let Some(usual) = card.params.get(*name) else {
        let near = did_you_mean(name, card.params.keys().map(String::as_str));
        let all: Vec<String> = card.params.keys().map(|name| format!("`{name}`")).collect();
        let all = if all.is_empty() { "it has none".to_string() } else { format!("it has {}", all.join(", ")) };
        return Err(format!("the card `{id}` has no parameter `{name}`, {}", near.unwrap_or(all)));
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
        return Err(format!("`{name}` of `{id}`: expected {}, found `{}`", type_name(usual), rest.join(" ")));
    }
    write(draft, &["cards", id, "params", name], 3, &format!("`{name}` of `{id}`"), value)
}

fn name(draft: &mut Draft, words: &[&str], known: &Known<'_>) -> Result<String, String> {
    told(draft, "name", words, known)
}

fn text(draft: &mut Draft, words: &[&str], known: &Known<'_>) -> Result<String, String> {
    told(draft, "text", words, known)
}

fn told(draft: &mut Draft, what: &str, words: &[&str], known: &Known<'_>) -> Result<String, String> {
    let [whose, language, rest @ ..] = words else { return Err(usage(what)) };
    if rest.is_empty() {
        return Err(usage(what));
    }
    if !(2..=3).contains(&language.len()) || !language.bytes().all(|byte| byte.is_ascii_lowercase()) {
        return Err(format!(
            "`{language}` is no language code: expected two or three lower case letters, such as `en`"
        ));
    }
    let value = Value::from(rest.join(" "));
    if *whose == "variant" {
        return write(draft, &[what, language], 1, &format!("the variant's {what} in {language}"), value);
    }
    card(whose, known.variant)?;
    write(draft, &["cards", whose, what, language], 3, &format!("the {what} of `{whose}` in {language}"), value)
}

fn unset(draft: &mut Draft, words: &[&str], _: &Known<'_>) -> Result<String, String> {
    let [key] = words else { return Err(usage("unset")) };
    if let Some(parent) = key.strip_prefix("extends.") {
        if !draft.parents().iter().any(|id| id == parent) {
            return Err(format!("this file doesn't extend `{parent}`"));
        }
        draft.set_parent(parent, false)?;
        return Ok(format!("no longer extends `{parent}`"));
    }
    let heads = ["rules.", "deck.", "cards.", "name.", "text.", "language", "deck_options."];
    let whole =
        if heads.iter().any(|head| key.starts_with(head)) { (*key).to_string() } else { format!("rules.{key}") };
    let path: Vec<&str> = whole.split('.').collect();
    if draft.unset(&path) {
        return Ok(format!("`{key}` is unset here"));
    }
    Err(format!("this file doesn't set `{key}`; `explain {key}` tells which does"))
}

fn extend(draft: &mut Draft, words: &[&str], known: &Known<'_>) -> Result<String, String> {
    if words.is_empty() {
        return Err(usage("extend"));
    }
    let mut added = Vec::new();
    for id in words.iter().flat_map(|word| word.split(',')).filter(|id| !id.is_empty()) {
        if draft.parents().iter().any(|other| other == id) {
            return Err(format!("it extends `{id}` already"));
        }
        if id == known.variant.id {
            return Err(format!("`{id}` can't extend itself"));
        }
        if !known.variants.contains(&id) {
            let near = did_you_mean(id, known.variants.iter().copied());
            return Err(format!(
                "unknown variant `{id}`, {}",
                near.unwrap_or_else(|| "`list variants` shows them all".into())
            ));
        }
        added.push(format!("`{id}`"));
    }
    for id in words.iter().flat_map(|word| word.split(',')).filter(|id| !id.is_empty()) {
        draft.set_parent(id, true)?;
    }
    Ok(format!("extends {} too", added.join(", ")))
}

fn card<'v>(id: &str, variant: &'v Variant) -> Result<&'v Card, String> {
    let found = variant.find(id).map(|id| variant.card(id));
    found.ok_or_else(|| {
        let near = did_you_mean(id, variant.cards.iter().map(|card| card.id.as_str()));
        format!("unknown card `{id}`, {}", near.unwrap_or_else(|| "`list cards` shows them all".into()))
    })
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
