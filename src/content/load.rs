//! Loading: from files to a checked variant, or a report of every fault.

use std::collections::{BTreeMap, BTreeSet};
use std::sync::Arc;

use crate::diag::{Diagnostic, Report, Span, did_you_mean};
use crate::game::{CardId, Script, SetupError, Variant};

use super::attacks;
use super::card::{Made, Override, Workshop};
use super::languages::Languages;
use super::lint::{self, Alone};
use super::merge::{Merged, lineage};
use super::origins::Origins;
use super::scripts::{ScriptChecker, Scripts, quoted};
use super::source::{Content, card_file, variant_file};
use super::texts::{LANGUAGES, check_complete};
use super::translate::{Rendering, Translated, Translation};
use super::tree::{Node, parse};

/// A loaded variant and where its values come from.
#[derive(Clone, Debug)]
pub struct Loaded {
    pub variant: Arc<Variant>,
    pub origins: Origins,
}

/// Loads a variant with every card known; any fault in what it needs is in the report.
pub fn load_variant(content: &Content, id: &str, checker: &dyn ScriptChecker) -> Result<Loaded, Report> {
    let mut loader = Loader::new(content, checker);
    let loaded = loader.variant(id);
    match loaded {
        Some(loaded) if !loader.report.has_errors() => Ok(loaded),
        _ => Err(loader.finish()),
    }
}

/// Loads a variant with a piece of a variant's file, such as `[cards.keep.params]` and a value, laid over it: for trying
/// out what a change would do.
pub fn load_changed(content: &Content, id: &str, changes: &str, checker: &dyn ScriptChecker) -> Result<Loaded, Report> {
    let trial = format!("{id}-changed");
    let text = format!("id = \"{trial}\"\nextends = [\"{id}\"]\n\n{changes}");
    let mut content = content.clone();
    content.overlay([(variant_file(&trial), text)]);
    load_variant(&content, &trial, checker)
}

/// Checks every card by itself, every variant with all its cards, and every script.
pub fn check_all(content: &Content, checker: &dyn ScriptChecker) -> Report {
    let mut loader = Loader::new(content, checker);
    loader.linting = true;
    loader.cards_alone();
    for id in content.variant_ids() {
        loader.variant(id);
    }
    loader.finish()
}

/// Every card in every language.
pub fn translation(content: &Content, checker: &dyn ScriptChecker) -> Translation {
    let mut loader = Loader::new(content, checker);
    let made = loader.make_cards(&BTreeMap::new(), &mut Vec::new(), &mut Origins::default());
    let codes = Translation::codes(&loader.languages);
    let cards = made.iter().filter_map(|made| {
        let root = loader.cards.get(&made.card.id)?;
        let alone = Alone { card: &made.card, root, read: &made.read, canonical: &made.canonical };
        let stale = lint::stale_in(&alone, &loader.languages, content);
        let rendering = |code: &String| {
            let (name, text) = (made.card.names.get(code).cloned(), made.card.texts.get(code).cloned());
            (code.clone(), Rendering { name, text, stale: stale.contains(code) })
        };
        let languages = codes.iter().map(rendering).collect();
        Some(Translated { id: made.card.id.clone(), mark: lint::mark(&made.canonical), languages })
    });
    let cards = cards.collect();
    Translation { codes, cards }
}

struct Loader<'c> {
    content: &'c Content,
    scripts: Scripts<'c>,
    library: Vec<(String, String)>,
    bots: Vec<Script>,
    report: Report,
    ids: BTreeSet<String>,
    cards: BTreeMap<String, Node>,
    variants: BTreeMap<String, Option<Node>>,
    languages: Languages,
    /// Looks for what can't be meant, too.
    linting: bool,
}

impl<'c> Loader<'c> {
    fn new(content: &'c Content, checker: &'c dyn ScriptChecker) -> Loader<'c> {
        let mut report = Report::default();
        let mut read = |file: String| content.text(&file).and_then(|text| parse(&file, &text, &mut report));
        let mut cards = BTreeMap::new();
        for id in content.card_ids() {
            cards.extend(read(card_file(id)).map(|root| (id.to_string(), root)));
        }
        let variants = content.variant_ids().into_iter().map(|id| (id.to_string(), None)).collect();
        let mut scripts = Scripts::new(content, checker);
        let library = scripts.library(&mut report);
        let bots = scripts.bots(&mut report);
        let ids: BTreeSet<String> = content.card_ids().into_iter().map(str::to_string).collect();
        let languages = Languages::read(content, &ids, &mut report);
        Loader { content, scripts, library, bots, report, ids, cards, variants, languages, linting: false }
    }

    fn finish(mut self) -> Report {
        let content = self.content;
        self.report.attach(|file| content.text(file));
        self.report
    }

    /// Every card as its own file has it; and every script that no card uses.
    fn cards_alone(&mut self) {
        let (mut words, mut origins) = (Vec::new(), Origins::default());
        let made = self.make_cards(&BTreeMap::new(), &mut words, &mut origins);
        let mut linted = BTreeSet::new();
        for made in &made {
            let Some(root) = self.cards.get(&made.card.id) else { continue };
            let alone = Alone { card: &made.card, root, read: &made.read, canonical: &made.canonical };
            lint::card(&alone, &self.languages, self.content, &mut self.report);
            if let Some(script) = &made.card.script {
                let params = made.card.params.keys().cloned().collect();
                self.scripts.lint(script, Some(&params), &mut self.report);
                linted.insert(script.file.clone());
            }
        }
        for (id, root) in &self.cards {
            check_complete(root, id, self.content.is_own(&card_file(id)), &self.languages, &mut self.report);
        }
        self.languages.check_complete(&self.cards, &mut self.report);
        if self.cards.len() == self.ids.len() {
            attacks::check(&self.cards, self.content, &mut self.report);
        }
        for path in self.content.paths().filter(|path| path.starts_with("scripts/") && path.ends_with(".lua")) {
            let shared = path.starts_with("scripts/lib/") || path.starts_with("scripts/bots/");
            if path.matches('/').count() > 1 && !shared {
                continue;
            }
            if let Some(script) = self.scripts.load(path, &mut self.report)
                && !linted.contains(path)
            {
                self.scripts.lint(&script, None, &mut self.report);
            }
        }
    }

    fn make_cards(
        &mut self,
        changes: &BTreeMap<String, Override>,
        words: &mut Vec<String>,
        origins: &mut Origins,
    ) -> Vec<Made> {
        let mut made = Vec::with_capacity(self.cards.len());
        for (id, root) in &self.cards {
            let mut workshop = Workshop {
                content: self.content,
                scripts: &mut self.scripts,
                report: &mut self.report,
                ids: &self.ids,
                words,
                origins,
            };
            let mut change = self.languages.of(id);
            change.lay(changes.get(id));
            made.extend(workshop.card(id, root, &change));
        }
        made
    }

    /// Parses the files of a variant and of its ancestors.
    fn read_ancestry(&mut self, id: &str) {
        let mut waiting = vec![id.to_string()];
        while let Some(id) = waiting.pop() {
            let Some(slot @ None) = self.variants.get_mut(&id) else { continue };
            let file = variant_file(&id);
            let root = self.content.text(&file).and_then(|text| parse(&file, &text, &mut self.report));
            let Some(root) = root else { continue };
            let parents: Vec<String> = match root.get("extends").map(|node| &node.tree) {
                Some(super::tree::Tree::List(parents)) => {
                    parents.iter().filter_map(|node| node.text()).map(str::to_string).collect()
                }
                Some(super::tree::Tree::Text(parent)) => vec![parent.clone()],
                _ => Vec::new(),
            };
            *slot = Some(root);
            waiting.extend(parents);
        }
    }

    fn variant(&mut self, id: &str) -> Option<Loaded> {
        if !self.variants.contains_key(id) {
            let hint = did_you_mean(id, self.variants.keys().map(String::as_str));
            let fault =
                Diagnostic::error("unknown-name", Span::file(variant_file(id)), format!("unknown variant `{id}`"));
            self.report.push(fault.help(hint.unwrap_or_else(|| "`polygonarc list variants` shows them all".into())));
            return None;
        }
        self.read_ancestry(id);
        let mut line = Vec::new();
        lineage(id, &self.variants, &mut Vec::new(), &mut line, &mut self.report);
        let root = line.last().map(|(_, root)| (*root).clone())?;
        let mut merged = Merged::default();
        for (name, root) in &line {
            merged.apply(name, root, name == id, &self.ids, &mut self.report);
        }
        let mut words = Vec::new();
        let mut origins = std::mem::take(&mut merged.origins);
        let mut own = Origins::default();
        let made = self.make_cards(&merged.cards, &mut words, &mut own);
        origins.behind(own);
        if self.linting {
            for card in made.iter().map(|made| &made.card) {
                let mut change = self.languages.of(&card.id);
                change.lay(merged.cards.get(&card.id));
                lint::in_variant(card, &self.cards[&card.id], &change, &origins, &mut self.report);
            }
        }
        for script in made.iter().filter_map(|made| made.card.script.as_ref()) {
            for word in quoted(&script.source) {
                if !words.iter().any(|known| known == word) {
                    words.push(word.to_string());
                }
            }
        }
        let language = self.language(&merged, &made);
        let deck: Vec<(CardId, u16)> = made
            .iter()
            .enumerate()
            .filter_map(|(place, made)| Some((CardId(place as u16), *merged.deck.get(&made.card.id)?)))
            .filter(|(_, copies)| *copies > 0)
            .collect();
        self.check_deck(&merged, &root, id);
        let hash = hash(&merged, &made, &deck, &self.library);
        let variant = Variant {
            id: id.to_string(),
            names: std::mem::take(&mut merged.names),
            texts: std::mem::take(&mut merged.texts),
            language,
            knobs: merged.knobs.clone(),
            cards: made.into_iter().map(|made| made.card).collect(),
            deck,
            words,
            library: self.library.clone(),
            bots: self.bots.clone(),
            hash,
        };
        self.check_boards(&variant, &merged, &root);
        Some(Loaded { variant: Arc::new(variant), origins })
    }

    /// The language of the variant; one that no card has is a fault.
    fn language(&mut self, merged: &Merged, made: &[Made]) -> String {
        let Some(node) = &merged.language else { return "en".into() };
        let language = node.text().unwrap_or("en");
        let names = made.iter().flat_map(|made| made.card.names.keys().map(String::as_str));
        let known: BTreeSet<&str> = names.chain(LANGUAGES).collect();
        if !known.contains(language) {
            self.report.push(
                Diagnostic::error("unknown-name", node.span.clone(), format!("unknown language `{language}`"))
                    .label("no card has a name in it")
                    .help(format!("the languages are {}", super::fields::list(&known.iter().collect::<Vec<_>>()))),
            );
        }
        language.to_string()
    }

    fn check_deck(&mut self, merged: &Merged, root: &Node, id: &str) {
        let cards: u32 = merged.deck.values().map(|copies| u32::from(*copies)).sum();
        if cards >= 2 {
            return;
        }
        let span = root.get("deck").map_or_else(|| Span::file(root.span.file.clone()), |node| node.span.clone());
        let message = format!(
            "the deck of `{id}` holds {}, expected at least 2",
            if cards == 0 { "no card" } else { "one card" }
        );
        let help = "name cards in `[deck]`, or a parent with a deck in `extends`";
        self.report.push(Diagnostic::error("deck", span, message).help(help));
    }

    /// More squares to win than a board has: allowed, but it can't be meant.
    fn check_goal(&mut self, variant: &Variant, merged: &Merged, players: usize, squares: usize) {
        let goal = variant.knobs.win_squares as usize;
        let names = ["win.squares".into(), "board.tile".into(), format!("board.tiles_{players}")];
        let Some(span) = names.iter().find_map(|name: &String| merged.turned.get(name.as_str())) else { return };
        if goal > squares {
            let message = format!("{goal} squares win, but the board for {players} players has only {squares}");
            self.report.push(
                Diagnostic::warning("board", span.clone(), message)
                    .label("nobody can win on squares")
                    .help(format!("turn `win.squares`, or make the board larger by `board.tiles_{players}`")),
            );
        }
    }

    fn check_boards(&mut self, variant: &Variant, merged: &Merged, root: &Node) {
        for players in 2..=4 {
            let error = match variant.shape(players) {
                Ok(shape) => {
                    self.check_goal(variant, merged, players, shape.all().len());
                    continue;
                }
                Err(error) => error,
            };
            let knob = match error {
                SetupError::StartCount { .. } | SetupError::StartSquare(_) => "starts",
                SetupError::Shape(crate::board::ShapeError::StartsCollide) => "starts",
                _ => "tiles",
            };
            let places = [format!("board.{knob}_{players}"), "board.tile".into(), format!("board.tiles_{players}")];
            let span = places.iter().find_map(|name| merged.turned.get(name.as_str()));
            let span = span.cloned().unwrap_or_else(|| Span::file(root.span.file.clone()));
            self.report.push(
                Diagnostic::error("board", span, format!("no board for {players} players: {error}"))
                    .label("this makes it impossible")
                    .help(board_help(variant, players, knob)),
            );
        }
    }
}

/// What to turn for a board that can't be.
fn board_help(variant: &Variant, players: usize, knob: &str) -> String {
    if knob == "starts" {
        return format!("`board.starts_{players}` names {players} different squares of that board, one a player");
    }
    let ((across, down), tile) = (variant.knobs.tiles(players), variant.knobs.tile as usize);
    format!(
        "it is {across} × {down} tiles of {tile} × {tile} squares: turn `board.tiles_{players}` (across, down) or \
         `board.tile`, which counts for every number of players"
    )
}

/// A hash (FNV-1a) over everything that decides how a game goes.
fn hash(merged: &Merged, made: &[Made], deck: &[(CardId, u16)], library: &[(String, String)]) -> u64 {
    let mut text = String::new();
    for (name, value) in merged.knobs.all() {
        text.push_str(&format!("{name}={value}\n"));
    }
    for (card, copies) in deck {
        text.push_str(&format!("{copies} {}\n", made[card.0 as usize].canonical));
    }
    for (file, source) in library {
        text.push_str(&format!("{file}\n{source}\n"));
    }
    text.bytes().fold(0xcbf2_9ce4_8422_2325, |hash, byte| (hash ^ u64::from(byte)).wrapping_mul(0x100_0000_01b3))
}
