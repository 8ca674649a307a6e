//! One card: its file and what a variant changes of it, made into a [`Card`] of the core.

use std::collections::{BTreeMap, BTreeSet};

use crate::diag::{Diagnostic, Report, Span, did_you_mean, nearest};
use crate::game::{Card, Hooks, Kind, Origin, Param, Script};

use super::fields::{Fields, flag, text, word, wrong_type};
use super::origins::Origins;
use super::scope::{Scope, type_name};
use super::scripts::{Scripts, entry_points};
use super::source::Content;
use super::texts::{check_placeholders, languages};
use super::tree::{Node, Tree};

/// What a variant's files say of one card, the last word on each thing.
#[derive(Clone, Default)]
pub struct Override {
    pub kind: Option<Node>,
    pub to_hand: Option<Node>,
    pub always: Option<Node>,
    pub lays: Option<Node>,
    pub script: Option<Node>,
    pub params: BTreeMap<String, (Span, Node)>,
    pub names: BTreeMap<String, Node>,
    pub texts: BTreeMap<String, Node>,
}

impl Override {
    /// Lays what another says over it.
    pub fn lay(&mut self, over: Option<&Override>) {
        let Some(over) = over else { return };
        let mut over = over.clone();
        let slots = [
            (&mut self.kind, over.kind.take()),
            (&mut self.to_hand, over.to_hand.take()),
            (&mut self.always, over.always.take()),
            (&mut self.lays, over.lays.take()),
            (&mut self.script, over.script.take()),
        ];
        for (slot, new) in slots {
            *slot = new.or(slot.take());
        }
        self.params.append(&mut over.params);
        self.names.append(&mut over.names);
        self.texts.append(&mut over.texts);
    }
}

/// What is at hand while the cards of a variant are read.
pub struct Workshop<'a, 'c> {
    pub content: &'c Content,
    pub scripts: &'a mut Scripts<'c>,
    pub report: &'a mut Report,
    pub ids: &'a BTreeSet<String>,
    pub words: &'a mut Vec<String>,
    pub origins: &'a mut Origins,
}

/// A card, and the canonical text of what decides its effect.
pub struct Made {
    pub card: Card,
    pub canonical: String,
    /// The parameters that its effect and hooks read.
    pub read: BTreeSet<String>,
}

impl Workshop<'_, '_> {
    /// Makes the card; `None` after a fault, all of which are reported.
    pub fn card(&mut self, id: &str, root: &Node, change: &Override) -> Option<Made> {
        let before = self.report.errors_met();
        let mut fields = Fields::of(root, "a card", self.report)?;
        let head = Span::new(root.span.file.clone(), 0..0);
        self.check_id(&mut fields, id, &head);
        let kind = self.kind(&mut fields, change, id);
        let to_hand = self.flag_of(&mut fields, "to_hand", &change.to_hand, id);
        let always = self.flag_of(&mut fields, "always", &change.always, id);
        let lays = self.flag_of(&mut fields, "lays", &change.lays, id);
        let params = self.params(&mut fields, change, id);
        let names = self.by_language(fields.take("name"), &change.names, id, "name");
        let text = fields.take("text");
        let texts = self.by_language(text, &change.texts, id, "text");
        text.into_iter().chain(change.texts.values()).for_each(|node| check_placeholders(node, &params, self.report));

        let (choose, effect, needs) = (fields.take("choose"), fields.take("effect"), fields.take("needs"));
        let on = fields.take("on");
        fields.take("told").into_iter().for_each(|node| check_told(node, self.report));
        let script = self.script(&mut fields, change, id, choose.is_some() || effect.is_some());
        fields.finish(self.report);

        let set_at = change.params.iter().map(|(name, (_, node))| (name.clone(), node.origin())).collect();
        let mut read = BTreeSet::new();
        let mut scope = Scope {
            report: self.report,
            read: &mut read,
            kind: kind.unwrap_or(Kind::Bonus),
            params: &params,
            set_at: &set_at,
            cards: self.ids,
            words: self.words,
            choices: Vec::new(),
            names: BTreeSet::new(),
            it: None,
            left_out: false,
            asked: Vec::new(),
        };
        let needs = needs.and_then(|node| scope.tests(node, "`[[needs]]`")).unwrap_or_default();
        let choices = choose.map(|node| scope.choices(node)).unwrap_or_default();
        let steps = effect.and_then(|node| scope.steps(node, "`[[effect]]`")).unwrap_or_default();
        scope.choices.clear();
        scope.names.clear();
        let hooks = on.map(|node| scope.hooks(node)).unwrap_or_default();
        let lays = lays || steps.iter().any(|step| step.primitive.name == "lay");

        let origin = Origin { file: root.span.file.to_string(), line: 1 };
        let kind = kind?;
        let (choices, steps) = match &script {
            Some(script) if change.script.is_some() && script.defines("play") => (Vec::new(), Vec::new()),
            _ => (choices, steps),
        };
        let card = Card {
            id: id.to_string(),
            kind,
            names,
            texts,
            params,
            to_hand,
            always,
            lays,
            needs,
            choices,
            steps,
            hooks,
            script,
            origin,
        };
        if self.report.errors_met() > before {
            return None;
        }
        self.check_sense(&card, root);
        let canonical = canonical(&card, root);
        Some(Made { card, canonical, read })
    }

    fn check_id(&mut self, fields: &mut Fields<'_>, id: &str, head: &Span) {
        let Some(node) = fields.take("id") else {
            self.report.push(
                Diagnostic::error("missing-key", head.clone(), "a card needs the key `id`")
                    .help(format!("write `id = \"{id}\"`, the file's name")),
            );
            return;
        };
        check_own_id(self.report, node, id, |letter| matches!(letter, 'a'..='z' | '0'..='9' | '_'));
    }

    fn kind(&mut self, fields: &mut Fields<'_>, change: &Override, id: &str) -> Option<Kind> {
        let own = fields.need("kind", self.report);
        let node = change.kind.as_ref().or(own)?;
        self.origins.set(format!("cards.{id}.kind"), node);
        let kind = word(self.report, node, "`kind`", &["bonus", "penalty"])?;
        Some(if kind == "bonus" { Kind::Bonus } else { Kind::Penalty })
    }

    fn flag_of(&mut self, fields: &mut Fields<'_>, name: &'static str, change: &Option<Node>, id: &str) -> bool {
        let own = fields.take(name);
        let Some(node) = change.as_ref().or(own) else { return false };
        self.origins.set(format!("cards.{id}.{name}"), node);
        flag(self.report, node, &format!("`{name}`")).unwrap_or_default()
    }

    fn params(&mut self, fields: &mut Fields<'_>, change: &Override, id: &str) -> BTreeMap<String, Param> {
        let mut params = BTreeMap::new();
        if let Some(node) = fields.take("params") {
            if Fields::of(node, "`[params]`", self.report).is_none() {
                return params;
            }
            for (key, node) in node.pairs() {
                if let Some(param) = param(self.report, node, &key.name) {
                    self.origins.set(format!("cards.{id}.params.{}", key.name), node);
                    params.insert(key.name.clone(), param);
                }
            }
        }
        for (name, (span, node)) in &change.params {
            let Some(usual) = params.get(name) else {
                let hint = did_you_mean(name, params.keys().map(String::as_str));
                self.report.push(
                    Diagnostic::error(
                        "unknown-name",
                        span.clone(),
                        format!("the card `{id}` has no parameter `{name}`"),
                    )
                    .label("no such parameter")
                    .hint(hint),
                );
                continue;
            };
            let Some(new) = param(self.report, node, name) else { continue };
            let empty_list = |param: &Param| matches!(param, Param::List(list) if list.is_empty());
            if std::mem::discriminant(usual) != std::mem::discriminant(&new) && !empty_list(&new) {
                let what = format!("the parameter `{name}` of the card `{id}`");
                wrong_type(self.report, node, &what, &type_name(usual).to_string());
                continue;
            }
            self.origins.set(format!("cards.{id}.params.{name}"), node);
            params.insert(name.clone(), new);
        }
        params
    }

    fn by_language(
        &mut self,
        node: Option<&Node>,
        change: &BTreeMap<String, Node>,
        id: &str,
        what: &'static str,
    ) -> BTreeMap<String, String> {
        let mut texts = node.map(|node| languages(node, what, self.report)).unwrap_or_default();
        for (language, node) in node.map(Node::pairs).unwrap_or_default() {
            self.origins.set(format!("cards.{id}.{what}.{}", language.name), node);
        }
        for (language, node) in change {
            if let Some(text) = text(self.report, node, what) {
                self.origins.set(format!("cards.{id}.{what}.{language}"), node);
                texts.insert(language.clone(), text.to_string());
            }
        }
        texts
    }

    fn script(&mut self, fields: &mut Fields<'_>, change: &Override, id: &str, has_effect: bool) -> Option<Script> {
        let own = fields.take("script");
        let usual = format!("scripts/{id}.lua");
        if let Some(node) = change.script.as_ref().or(own) {
            let file = text(self.report, node, "`script`")?;
            if self.content.text(file).is_none() {
                let known = self.content.paths().filter(|path| path.ends_with(".lua"));
                self.report.push(
                    Diagnostic::error("script", node.span.clone(), format!("the script `{file}` doesn't exist"))
                        .label("no such file")
                        .help(did_you_mean(file, known).unwrap_or_else(|| format!("usual is `{usual}`"))),
                );
                return None;
            }
            self.origins.set(format!("cards.{id}.script"), node);
            let script = self.scripts.load(file, self.report)?;
            if has_effect && change.script.is_none() && script.defines("play") {
                self.report.push(
                    Diagnostic::error("script", node.span.clone(), "a card has `[[effect]]` or `play`, not both")
                        .label("this script defines `play`")
                        .help("remove `[[choose]]` and `[[effect]]`, or `play`"),
                );
            }
            return self.has_functions(script, &node.span, has_effect);
        }
        if has_effect || self.content.text(&usual).is_none() {
            return None;
        }
        let script = self.scripts.load(&usual, self.report)?;
        let span = Span::file(script.file.as_str());
        self.has_functions(script, &span, false)
    }

    fn has_functions(&mut self, script: Script, span: &Span, has_effect: bool) -> Option<Script> {
        if has_effect {
            if !entry_points().iter().any(|name| script.defines(name)) {
                let message = format!("the script `{}` defines no hook", script.file);
                self.report.push(
                    Diagnostic::error("script", span.clone(), message)
                        .help("it needs a function such as `on_roll(me, steps)`"),
                );
            }
        } else if !script.defines("play") {
            let message = format!("the script `{}` lacks the function `play`", script.file);
            let near = nearest("play", script.functions.iter().map(String::as_str));
            let rename = near.map(|near| format!("call `{near}` by the name `play`"));
            self.report.push(Diagnostic::error("script", span.clone(), message).help(
                rename.unwrap_or_else(|| "write `function play(me) … end`, or give the card `[[effect]]`".into()),
            ));
        }
        Some(script)
    }

    /// What is allowed but can't be meant.
    fn check_sense(&mut self, card: &Card, root: &Node) {
        let at = root.get("id").map_or_else(|| Span::file(root.span.file.clone()), |node| node.span.clone());
        let faulty = root.get("script").is_some() || self.content.text(&format!("scripts/{}.lua", card.id)).is_some();
        if card.script.is_none() && faulty && root.get("effect").is_none() {
            return;
        }
        let script = |name: &str| card.script.as_ref().is_some_and(|script| script.defines(name));
        if card.steps.is_empty() && !script("play") && !card.always && root.get("effect").is_none() {
            self.report.push(
                Diagnostic::warning("no-effect", at, format!("the card `{}` can never do anything", card.id))
                    .help("give it `[[effect]]` or a script; or `always = true` if doing nothing is what it does"),
            );
            return;
        }
        let scripted = entry_points().into_iter().find(|name| *name != "play" && script(name));
        if (has_hooks(&card.hooks) || scripted.is_some()) && !card.lays {
            self.report.push(
                Diagnostic::warning(
                    "hook-never-called",
                    at,
                    format!("the hooks of `{}` never answer: nothing lays it", card.id),
                )
                .help("lay it by `[[effect]]` with `lay = {}`; if its script does, say `lays = true`"),
            );
        }
    }
}

/// `told` holds the marks that `translate confirm` sets: one for all texts, or one a language.
fn check_told(node: &Node, report: &mut Report) {
    match &node.tree {
        Tree::Text(_) => {}
        Tree::Table(pairs) => pairs.iter().for_each(|(_, node)| {
            text(report, node, "`told`");
        }),
        _ => wrong_type(report, node, "`told`", "a text or a table of them by language"),
    }
}

fn has_hooks(hooks: &Hooks) -> bool {
    let Hooks { turn_start, roll, moving, draw, targeted, knocked_out, turn_end } = hooks;
    draw.is_some() || [turn_start, roll, moving, targeted, knocked_out, turn_end].into_iter().any(Option::is_some)
}

/// The id in a file must be the file's name.
pub fn check_own_id(report: &mut Report, node: &Node, id: &str, letter: impl Fn(char) -> bool) {
    let Some(found) = text(report, node, "`id`") else { return };
    if found != id {
        report.push(
            Diagnostic::error("bad-value", node.span.clone(), format!("expected the id `{id}`, found `{found}`"))
                .label("not the file's name")
                .help("rename the file, or write its name here"),
        );
    } else if !id.chars().all(letter) {
        report.push(
            Diagnostic::error("bad-value", node.span.clone(), format!("`{id}` can't be an id"))
                .label("lower case letters, digits and `_` only"),
        );
    }
}

fn param(report: &mut Report, node: &Node, name: &str) -> Option<Param> {
    let expected = "`true` or `false`, a whole number, a word or a list of words";
    match &node.tree {
        Tree::Flag(flag) => Some(Param::Flag(*flag)),
        Tree::Number(number) => Some(Param::Number(*number)),
        Tree::Text(word) => Some(Param::Word(word.clone())),
        Tree::List(items) => {
            let words: Option<Vec<String>> = items.iter().map(|item| item.text().map(str::to_string)).collect();
            if words.is_none() {
                wrong_type(report, node, &format!("the parameter `{name}`"), "a list of words");
            }
            words.map(Param::List)
        }
        _ => {
            wrong_type(report, node, &format!("the parameter `{name}`"), expected);
            None
        }
    }
}

/// Everything of a card that decides how a game goes, in one way of writing.
fn canonical(card: &Card, root: &Node) -> String {
    let mut out = format!("{} {} {} {} {}\n", card.id, card.kind.name(), card.to_hand, card.always, card.lays);
    for (name, value) in &card.params {
        out.push_str(&format!("{name}={value}\n"));
    }
    for key in ["needs", "choose", "effect", "on"] {
        if let Some(node) = root.get(key) {
            out.push_str(key);
            node.canonical(&mut out);
            out.push('\n');
        }
    }
    if let Some(script) = &card.script {
        out.push_str(&script.source);
    }
    out
}
