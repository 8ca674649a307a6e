//! The schema of position files.

use serde_json::{Map, Value, json};

use super::{by_colour, file, keys, list, number, one_or_list, table, text, told, words};

pub(super) fn schema() -> schemars::Schema {
    file("A position", "Everything that a game's state is.", properties(), &[])
}

/// The keys of a position, which a scenario has too.
pub(super) fn properties() -> Map<String, Value> {
    let card = || text("A card's id.");
    let count = |doc: &str| by_colour(doc, number("", 0, 255));
    let tower = json!({ "anyOf": [
        text("Owner and block: `red b2-c3`."),
        table("A tower.", keys([("owner", text("Its owner.")), ("squares", squares())]), &["owner", "squares"]),
    ] });
    let mut all = keys([
        ("version", json!({ "const": 1, "description": "The version of this format." })),
        ("variant", text("The variant's id.")),
        ("players", number("How many play. Usually 2.", 2, 4)),
        ("turn", number("The number of the turn that is going on. Usually 1.", 0, i64::from(u32::MAX))),
        ("active", colour("Whose turn it is.")),
        ("board", text("The board, drawn: rows from the top, one letter a square.")),
        ("tower", list("Towers and keeps, oldest first.", tower)),
        ("knockouts", count("Knockouts scored, by colour.")),
        ("reserve", count("Towers in reserve, by colour.")),
        ("lost", count("Towers destroyed and not regained, by colour.")),
        ("hand", by_colour("Cards in hand, by colour.", one_or_list("", card()))),
        ("top", one_or_list("The top of the deck, top first.", card())),
        ("deck", one_or_list("The whole deck, top first.", card())),
        ("discard", one_or_list("The discard; the card discarded last is the last.", card())),
        ("in_play", one_or_list("Cards turned over and not yet in any pile, outermost first.", card())),
        ("due", one_or_list("What is still due, what comes first first.", text("As `begin red`, `hand`, `roll`."))),
        ("face", number("The face rolled this turn; 0 for none.", 0, 20)),
        ("answers", one_or_list("Answers so far for the card that is played first.", text("As `square c4`."))),
        ("laid_so_far", number("How many cards have been laid in the game.", 0, i64::from(u32::MAX))),
        ("skips", count("Turns to skip that no laid card stands for, by colour.")),
        ("extras", count("Turns to take besides that no laid card stands for, by colour.")),
        ("outcome", text("Of a game that is over: winner and way, as `red squares`.")),
    ]);
    let line = text("Owner and card, as `red momentum`; `memo 2` after it is the number that it keeps.");
    let laid = json!({ "anyOf": [
        one_or_list("", line),
        by_colour("", one_or_list("", text("A card's id, perhaps with `memo 2`."))),
    ] });
    all.insert("laid".into(), told("Cards in front of players, in the order laid.", laid));
    let whole = json!({ "anyOf": [{ "type": "integer", "minimum": 0 }, { "type": "string", "pattern": "^[0-9]+$" }] });
    all.insert("seed".into(), told("The seed; from 2⁶³ on as text.", whole.clone()));
    all.insert("chances".into(), told("How many chance decisions the seed has answered.", whole));
    all.insert("moving".into(), moving());
    all
}

pub(super) fn colour(doc: &str) -> Value {
    words(doc, &[("red", ""), ("blue", ""), ("green", ""), ("yellow", "")])
}

pub(super) fn squares() -> Value {
    json!({
        "anyOf": [{ "type": "string" }, { "type": "array", "items": { "type": "string" } }],
        "description": "Squares by name, or a block by two opposite corners.",
    })
}

fn moving() -> Value {
    let properties = keys([
        ("left", number("Steps left.", 0, 1000)),
        ("player", colour("Who moves. Usually whose turn it is.")),
        ("home", squares()),
        ("cards", one_or_list("Cards that bear on the move.", text("A card's id."))),
        ("beyond", list("For each of the cards how often it has opened a square.", number("", 0, 255))),
    ]);
    table("The move under way.", properties, &["left"])
}
