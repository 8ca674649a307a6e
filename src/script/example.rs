//! The examples of primitives, written as steps in TOML, as the calls that they are in a script. Understands just the
//! forms that such a step is made of.

use crate::game::{Primitive, Type, primitive, query};

/// An inline value.
enum Written {
    Text(String),
    Number(String),
    List(Vec<Written>),
    Table(Vec<(String, Written)>),
}

/// The call that the primitive's example stands for.
pub(super) fn lua(primitive: &Primitive) -> Option<String> {
    let (name, value) = primitive.example.split_once('=')?;
    let mut rest = value.trim();
    let written = read(&mut rest)?;
    if !rest.trim().is_empty() || name.trim() != primitive.name {
        return None;
    }
    let args = primitive.args;
    let named = |pairs: &[(String, Written)]| {
        !pairs.is_empty() && pairs.iter().all(|(key, _)| args.iter().any(|arg| arg.name == key))
    };
    let mut given: Vec<Option<String>> = vec![None; args.len()];
    match &written {
        Written::Table(pairs) if pairs.is_empty() => {}
        Written::Table(pairs) if named(pairs) => {
            for (slot, arg) in given.iter_mut().zip(args) {
                if let Some((_, value)) = pairs.iter().find(|(key, _)| key == arg.name) {
                    *slot = Some(expression(value, arg.kind)?);
                }
            }
        }
        value => *given.first_mut()? = Some(expression(value, args.first()?.kind)?),
    }
    Some(call(primitive.name, &given))
}

fn call(name: &str, given: &[Option<String>]) -> String {
    let count = given.iter().rposition(Option::is_some).map_or(0, |last| last + 1);
    let given: Vec<&str> = given[..count].iter().map(|arg| arg.as_deref().unwrap_or("nil")).collect();
    format!("{name}({})", given.join(", "))
}

fn expression(value: &Written, kind: Type) -> Option<String> {
    Some(match value {
        Written::Number(number) => number.clone(),
        Written::Text(text) if kind == Type::Word => format!("\"{text}\""),
        Written::Text(text) if text == "me" => "me".into(),
        Written::Text(text) if query(text).is_some() => format!("{text}()"),
        Written::Text(text) => text.clone(),
        Written::List(list) if kind == Type::Directions => {
            let names: Option<Vec<String>> = list
                .iter()
                .map(|one| if let Written::Text(name) = one { Some(format!("\"{name}\"")) } else { None })
                .collect();
            format!("directions({})", names?.join(", "))
        }
        Written::List(_) => return None,
        Written::Table(pairs) => {
            let part = |key: &str| pairs.iter().find(|(name, _)| name == key).map(|(_, value)| value);
            let joined = |value: &Written, sign: &str| match value {
                Written::List(list) => {
                    let parts: Option<Vec<String>> = list.iter().map(|one| expression(one, kind)).collect();
                    parts.map(|parts| parts.join(sign))
                }
                _ => None,
            };
            match (part("all"), part("any"), pairs.first()?) {
                (Some(all), ..) => match part("except") {
                    Some(except) => format!("{} - {}", joined(all, " * ")?, joined(except, " - ")?),
                    None => joined(all, " * ")?,
                },
                (_, Some(any), _) => joined(any, " + ")?,
                (.., (name, value)) => ask(name, value)?,
            }
        }
    })
}

fn ask(name: &str, value: &Written) -> Option<String> {
    let query = query(name)?;
    let given: Option<Vec<Option<String>>> = match value {
        Written::Table(pairs) => query
            .args
            .iter()
            .map(|arg| match pairs.iter().find(|(key, _)| key == arg.name) {
                Some((_, value)) => expression(value, arg.kind).map(Some),
                None => Some(None),
            })
            .collect(),
        value => expression(value, query.args.first()?.kind).map(|one| vec![Some(one)]),
    };
    Some(call(name, &given?))
}

/// Reads one value off the front.
fn read(rest: &mut &str) -> Option<Written> {
    *rest = rest.trim_start();
    if let Some(text) = rest.strip_prefix('"') {
        let (text, after) = text.split_once('"')?;
        *rest = after;
        return Some(Written::Text(text.into()));
    }
    if let Some(inner) = rest.strip_prefix('[') {
        *rest = inner;
        let mut list = Vec::new();
        while !closes(rest, ']') {
            list.push(read(rest)?);
        }
        return Some(Written::List(list));
    }
    if let Some(inner) = rest.strip_prefix('{') {
        *rest = inner;
        let mut pairs = Vec::new();
        while !closes(rest, '}') {
            let (key, after) = rest.split_once('=')?;
            let key = key.trim().to_string();
            *rest = after;
            pairs.push((key, read(rest)?));
        }
        return Some(Written::Table(pairs));
    }
    let end = rest.find(|letter: char| !letter.is_ascii_digit() && letter != '-').unwrap_or(rest.len());
    let (number, after) = rest.split_at(end);
    *rest = after;
    (!number.is_empty()).then(|| Written::Number(number.into()))
}

/// Whether the list ends here; steps over a comma or the end.
fn closes(rest: &mut &str, end: char) -> bool {
    let text = rest.trim_start();
    let text = text.strip_prefix(',').unwrap_or(text).trim_start();
    *rest = text;
    match text.strip_prefix(end) {
        Some(after) => {
            *rest = after;
            true
        }
        None => text.is_empty(),
    }
}

/// Every primitive with the call of its example.
pub(super) fn of(name: &str) -> Option<String> {
    primitive(name).and_then(lua)
}
