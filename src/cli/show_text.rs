//! The values of `show` as text for people.

use serde_json::Value;

use super::output::columns;

fn text(value: &Value) -> String {
    value.as_str().map_or_else(|| value.to_string(), str::to_owned)
}

fn from(value: &Value) -> String {
    value["from"].as_str().map(str::to_owned).unwrap_or_else(|| "usual value".into())
}

/// A card.
pub fn card(value: &Value) -> String {
    let mut lines = vec![
        format!("{} ({})", text(&value["name"]), text(&value["id"])),
        format!("  {}", text(&value["text"])),
        String::new(),
    ];
    let mut facts = vec![vec!["  kind".into(), text(&value["kind"])]];
    facts.push(vec!["  copies".into(), format!("{} in {}", value["copies"], text(&value["variant"]))]);
    if value["to_hand"] == true {
        facts.push(vec!["  drawn".into(), "goes to the hand (P3)".into()]);
    }
    if value["lays"] == true {
        facts.push(vec!["  played".into(), "lies in front of a player until used up (P5)".into()]);
    }
    for (name, param) in value["params"].as_object().into_iter().flatten() {
        facts.push(vec![format!("  {name}"), format!("{}  ({})", param["value"], from(param))]);
    }
    for choice in value["choices"].as_array().into_iter().flatten() {
        let count = choice["count"].as_u64().filter(|count| *count > 1).map(|count| format!(" × {count}"));
        let forced = if choice["forced"] == true { ", forced" } else { "" };
        let words = format!("{}{}{forced}  ({})", text(&choice["name"]), count.unwrap_or_default(), from(choice));
        facts.push(vec!["  chooses".into(), words]);
    }
    for step in value["effect"].as_array().into_iter().flatten() {
        facts.push(vec!["  then".into(), format!("{}  ({})", text(&step["primitive"]), from(step))]);
    }
    if let Some(file) = value["script"]["file"].as_str() {
        facts.push(vec!["  script".into(), file.into()]);
    }
    facts.push(vec!["  written in".into(), from(value)]);
    for (language, name) in value["names"].as_object().into_iter().flatten() {
        facts.push(vec![format!("  {language}"), text(name)]);
    }
    lines.push(columns(&facts));
    lines.join("\n")
}

/// A variant.
pub fn variant(value: &Value) -> String {
    let list = |key: &str| value[key].as_array().cloned().unwrap_or_default();
    let mut blocks = vec![format!(
        "{} ({})\n  {}\n  {} cards, shown in {}, content {}",
        text(&value["name"]),
        text(&value["id"]),
        text(&value["text"]),
        value["cards"],
        text(&value["language"]),
        text(&value["hash"]),
    )];
    let rules = list("rules");
    let rows = rules
        .iter()
        .map(|rule| vec![format!("  {}", text(&rule["name"])), text(&rule["value"]), text(&rule["rule"]), from(rule)]);
    blocks.push(format!("Rules\n{}", columns(&rows.collect::<Vec<_>>())));
    let deck = list("deck");
    let rows = deck.iter().map(|card| {
        vec![format!("  {} ×", card["copies"]), text(&card["id"]), text(&card["kind"]), text(&card["name"]), from(card)]
    });
    blocks.push(format!("Deck\n{}", columns(&rows.collect::<Vec<_>>())));
    let changed = list("changed");
    if !changed.is_empty() {
        let rows = changed.iter().map(|change| vec![format!("  {}", text(&change["what"])), from(change)]);
        blocks.push(format!("Changed cards\n{}", columns(&rows.collect::<Vec<_>>())));
    }
    blocks.join("\n")
}
