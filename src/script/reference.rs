//! The reference of the script API and the annotations for editors, written from the tables that the API is made of.

use std::fmt::Write;

use include_dir::{Dir, include_dir};

use crate::game::{Arg, ArgDefault, Type, primitives, queries, query};

use super::answer::HOOKS;
use super::api::{MAKERS, signature};
use super::choices::{CHOICES, ENDINGS, OPTIONS};
use super::example;
use super::sandbox::{LONGEST_REPEAT, LONGEST_SUBJECT, Limits};
use super::sets::METHODS;

static EXAMPLES: Dir<'_> = include_dir!("$CARGO_MANIFEST_DIR/docs/examples");

/// Text that only grows: writing into it can't fail.
struct Page(String);

impl Page {
    fn line(&mut self, text: impl std::fmt::Display) {
        let _ = writeln!(self.0, "{text}");
    }

    /// The worked example of a primitive or hook, which the test `examples` runs.
    fn worked(&mut self, name: &str) {
        let file = EXAMPLES.get_file(format!("{name}.md"));
        if let Some(text) = file.and_then(|file| file.contents_utf8()) {
            self.line(format!("**Example.** {text}"));
        }
    }
}

/// The reference, in Markdown.
pub fn reference() -> String {
    let mut page = Page(String::new());
    page.line(INTRODUCTION);
    page.line("## Sets\n");
    page.line(SETS);
    page.line("| written | means |\n|---|---|");
    for method in METHODS {
        page.line(format!("| `{}` | {} |", method.written, method.doc));
    }
    page.line("\nSets from names, given one by one or as a table of words:\n\n| call | gives | means |\n|---|---|---|");
    for maker in MAKERS {
        page.line(format!("| `{}` | {} | {} |", maker.example, maker.gives.name(), maker.doc));
    }
    page.line("\n## Queries\n\nThey ask and change nothing. \"You\" is the player that the effect is for.\n");
    page.line("| call | gives | means | rule |\n|---|---|---|---|");
    for query in queries() {
        let call = signature(query.name, query.args);
        page.line(format!(
            "| `{call}` | {} | {}{} | {} |",
            query.gives.name(),
            query.doc,
            said(query.args),
            query.rule
        ));
    }
    page.line(
        "\n## Primitives\n\nThey change the game, as far as the rules allow: what can't be changed is left out.\n",
    );
    for primitive in primitives() {
        page.line(format!("### `{}`\n", signature(primitive.name, primitive.args)));
        page.line(format!("{}{}{}\n", primitive.doc, said(primitive.args), rule(primitive.rule)));
        if let Some(gives) = primitive.gives {
            page.line(format!("Gives {gives}, as `true` or `false`.\n"));
        }
        let call = example::of(primitive.name).unwrap_or_else(|| signature(primitive.name, primitive.args));
        page.line(format!("In a script: `{call}`. As a step in TOML: `{}`.\n", primitive.example));
        page.worked(primitive.name);
    }
    page.line("## Choices\n");
    page.line(CHOOSING);
    for doc in ENDINGS {
        page.line(format!("- {doc}"));
    }
    page.line("\nThis can't be caught with `pcall`. The options are a table; all of it may be left out:\n");
    page.line("| option | type | means |\n|---|---|---|");
    for (name, kind, doc) in OPTIONS {
        page.line(format!("| `{name}` | {kind} | {doc} |"));
    }
    page.line("");
    for chooses in CHOICES {
        page.line(format!("### `{}`\n", choice_signature(chooses.name, chooses.args)));
        page.line(format!("{}{} Gives {}.\n", chooses.doc, said(chooses.args), chosen(chooses.gives)));
        page.line(format!("```lua\n{}\n```\n", chooses.example));
    }
    page.line("## Hooks\n");
    page.line(HOOKING);
    for hook in HOOKS {
        page.line(format!("### `{}({})`\n\n{}\n", hook.name, hook.args, hook.doc));
        if hook.keys.is_empty() {
            page.line("Returns squares.\n");
            page.worked(hook.name);
            continue;
        }
        page.line("| returned | type | means |\n|---|---|---|");
        for key in hook.keys {
            page.line(format!("| `{}` | {} | {} |", key.name, key.kind, key.doc));
        }
        page.line("");
        page.worked(hook.name);
    }
    let limits = Limits::default();
    page.line("## The sandbox\n");
    page.line(SANDBOX);
    page.line("| limit | value |\n|---|---|");
    page.line(format!("| turns of loops and calls of functions in one call by the game | {} |", limits.fuel));
    page.line(format!("| memory of all scripts of a game | {} MB |", limits.memory >> 20));
    page.line(format!("| time of one call, as the last resort | {} ms |", limits.time.as_millis()));
    page.line(format!("| length of a text made by `string.rep` | {} KB |", LONGEST_REPEAT >> 10));
    page.line(format!(
        "| length of text and pattern in `find`, `match`, `gmatch`, `gsub` | {} KB |",
        LONGEST_SUBJECT >> 10
    ));
    page.line("\nA script that runs into one, or fails in any other way, leaves the game as it was before the effect.");
    page.0
}

/// The annotations that editors read, in Lua.
pub fn annotations() -> String {
    let mut page = Page(String::new());
    page.line(ANNOTATIONS);
    for kind in [Type::Squares, Type::Players, Type::Towers, Type::Directions] {
        let class = class(kind);
        page.line(format!("---A set of {}.\n---@class {class}", kind.name()));
        for operator in ["add", "mul", "sub"] {
            page.line(format!("---@operator {operator}({class}): {class}"));
        }
        page.line("---@operator len: integer");
        page.line(format!("---@field has fun(self: {class}, other: {class}): boolean"));
        page.line(format!("---@field list fun(self: {class}): {class}[]"));
        page.line(format!("---@field first fun(self: {class}): {class}"));
        page.line(format!("---@field empty fun(self: {class}): boolean"));
        if kind == Type::Squares {
            page.line(format!("---@field nearest fun(self: {class}, to: {class}, count: integer?): {class}"));
        }
        page.line("");
    }
    page.line("---The options of a choice.\n---@class Options");
    for (name, kind, doc) in OPTIONS {
        page.line(format!("---@field {name}? {kind} {doc}"));
    }
    page.line("\n---The card whose script this is.\n---@class Card\n---@field id string\n---@field kind \"bonus\"|\"penalty\"\n---@field params table<string, any>\ncard = {}\n");
    page.line("---A card that was drawn.\n---@class Drawn\n---@field id string\n---@field kind \"bonus\"|\"penalty\"\n---@field lays boolean\n---@field to_hand boolean\n");
    for hook in HOOKS.iter().filter(|hook| !hook.keys.is_empty()) {
        page.line(format!("---What `{}` returns.\n---@class {}", hook.name, answer_class(hook.name)));
        for key in hook.keys {
            page.line(format!("---@field {}? {} {}", key.name, key.kind, key.doc));
        }
        page.line("");
    }
    for maker in MAKERS {
        page.line(format!("---{}\n---@param ... string|string[]\n---@return {}", maker.doc, class(maker.gives)));
        page.line(format!("function {}(...) end\n", maker.name));
    }
    let twice = |name: &str| primitives().any(|primitive| primitive.name == name);
    for query in queries().filter(|query| !twice(query.name)) {
        annotated(&mut page, query.name, query.doc, query.rule, query.args, Some(class(query.gives)), None);
    }
    for primitive in primitives() {
        let other = query(primitive.name);
        let gives = primitive.gives.map(|_| "boolean");
        annotated(&mut page, primitive.name, primitive.doc, primitive.rule, primitive.args, gives, other);
    }
    for chooses in CHOICES {
        page.line(format!("---{}", chooses.doc));
        params(&mut page, chooses.args);
        page.line(format!("---@param options? Options\n---@return {}", class(chooses.gives)));
        page.line(format!("function {} end\n", choice_signature(chooses.name, chooses.args)));
    }
    page.0
}

fn annotated(
    page: &mut Page,
    name: &str,
    doc: &str,
    rule: &str,
    args: &[Arg],
    gives: Option<&str>,
    other: Option<&crate::game::Query>,
) {
    page.line(format!("---{doc}{}", self::rule(rule)));
    if let Some(other) = other {
        page.line(format!("---\n---Without arguments: {}", other.doc));
        page.line(format!("---@overload fun(): {}", class(other.gives)));
    }
    params(page, args);
    if let Some(gives) = gives {
        page.line(format!("---@return {gives}"));
    }
    page.line(format!("function {} end\n", signature(name, args)));
}

fn params(page: &mut Page, args: &[Arg]) {
    for arg in args {
        let optional = if arg.default.is_some() { "?" } else { "" };
        page.line(format!("---@param {}{optional} {} {}{}", arg.name, class(arg.kind), arg.doc, usual(arg)));
    }
}

fn class(kind: Type) -> &'static str {
    match kind {
        Type::Squares => "Squares",
        Type::Players => "Players",
        Type::Towers => "Towers",
        Type::Directions => "Directions",
        Type::Number => "integer",
        Type::Word => "string",
    }
}

/// `on_turn_start` as `TurnStartAnswer`.
fn answer_class(hook: &str) -> String {
    let words = hook.split('_').skip(1);
    let capital = |word: &str| word[..1].to_uppercase() + &word[1..];
    words.map(capital).chain(["Answer".to_string()]).collect()
}

fn choice_signature(name: &str, args: &[Arg]) -> String {
    let with = signature(name, args);
    format!("{}, options)", with.trim_end_matches(')'))
}

fn chosen(kind: Type) -> String {
    if kind.is_set() { format!("a set of {} with what was chosen", kind.name()) } else { "the number".into() }
}

fn rule(rule: &str) -> String {
    if rule.is_empty() { String::new() } else { format!(" (rule {rule})") }
}

fn usual(arg: &Arg) -> String {
    match arg.default {
        None => String::new(),
        Some(ArgDefault::Query(name)) => format!(" Usually `{name}()`."),
        Some(ArgDefault::Number(number)) => format!(" Usually {number}."),
    }
}

/// The arguments in words.
fn said(args: &[Arg]) -> String {
    args.iter().map(|arg| format!(" `{}` ({}): {}{}", arg.name, arg.kind.name(), arg.doc, usual(arg))).collect()
}

const INTRODUCTION: &str = "\
# Scripts

*Written by the program from its own tables; the test `generated` keeps it true. How cards and scripts belong together
is said in [formats.md](formats.md).*

A card's script is a file of plain Lua (it runs in Luau, whose type annotations may be used). Its function `play(me)`
carries the card out; `me` is the player that the effect is for, as a set of one. Functions are called by their names,
arguments in the order listed; those with a usual value may be left out or `nil`.

```lua
-- scripts/example.lua
function play(me)
  local losable = mine() - protected() - under_pawns()
  blank(losable:nearest(enemy_pawns(), card.params.squares))
end
```

`card.id`, `card.kind` and `card.params` tell about the card. `print(...)` goes to the log. Where a number is wanted it
must be whole.
";

const SETS: &str = "\
Squares, players, towers and directions come as sets, which never change. Their order is fixed: squares in reading
order, players in seat order, towers by age, directions left, right, forward, back, diagonals.
";

const CHOOSING: &str = "\
Each asks the player that the effect is for, and gives what was chosen. Where there is no answer to give, the effect
ends there:
";

const HOOKING: &str = "\
A card that lies in front of a player may answer to what happens to that player, who is `me` then. A function returns
nothing (no answer) or a table with some of the keys below. A hook may use queries and primitives, but can't ask for
choices. To remember something, a laid card has one number: `remember(number)` keeps it, `memo()` reads it.
";

const SANDBOX: &str = "\
A script reaches the game by the functions on this page, and nothing else: no files, no clock, no loading of code, no
chance (that is a decision of the game's), no coroutines, no metatables but its own.

- Nothing is kept between calls. Globals are written only while the file is loaded; tables made then are frozen; a call
  that changes a local variable of the file is an error.
- Functions of the game need a game: they can't be called while the file is loaded.
- No primitive takes a function, and a choice can't be asked for inside a comparator of `table.sort`, a metamethod or an
  error handler, since nothing can wait there.
- Order never depends on chance: `pairs` and `next` refuse tables whose keys are tables, functions or sets. Write
  `for key, value in pairs(t)`, not Luau's `for key, value in t`, which can't check. `tostring` of a table is `table`.
- `pcall` catches what the rules refuse, but neither a limit nor a failure of another card's script.
- The end of an effect that a shield cancels, or that finds its card laid already, is the end of the script too.
";

const ANNOTATIONS: &str = "\
---@meta
-- The functions that scripts call, for editors. Written by the program from its own tables; the test `generated` keeps
-- it true. No script loads this file.
---@diagnostic disable: missing-return, lowercase-global, unused-local
";
