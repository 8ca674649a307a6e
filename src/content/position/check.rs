//! From an unchecked position to a state: every impossibility is found and said, not only the first.

use crate::board::{Board, ByPlayer, Player, Squares, Tower};
use crate::diag::{Diagnostic, Report};
use crate::game::{Bearing, CardId, LAST_TURN, Moving, Outcome, Setup, Stage, State, Task, Way};

use super::super::fields::{Fields, items, text, wrong_type};
use super::super::tree::{Node, Tree};
use super::{Position, draw, due};

/// A check under way.
pub(super) struct Checker<'s> {
    pub setup: &'s Setup,
    pub report: Report,
}

impl Position {
    /// The state, or all that makes it impossible.
    pub fn check(&self, setup: &Setup) -> Result<State, Report> {
        let mut checker = Checker { setup, report: Report::default() };
        self.check_head(setup.players, &mut checker.report);
        let mut state = State::new(setup, 0);
        checker.board(self, &mut state);
        checker.towers(self, &mut state);
        checker.counts(self, &mut state);
        checker.piles(self, &mut state);
        checker.turn(self, &mut state);
        checker.due(self, &mut state);
        checker.won(self, &state);
        let mut report = checker.report;
        if report.has_errors() {
            report.attach(|_| Some(self.source.clone()));
            return Err(report);
        }
        state.note_all();
        Ok(state)
    }
}

impl Checker<'_> {
    pub fn fault(&mut self, node: &Node, message: &str, help: &str) {
        let diagnostic = Diagnostic::error("position", node.span.clone(), message);
        self.report.push(if help.is_empty() { diagnostic } else { diagnostic.help(help) });
    }

    pub fn number(&mut self, node: &Node, what: &str, least: i64, most: i64) -> Option<i64> {
        match node.tree {
            Tree::Number(number) if (least..=most).contains(&number) => Some(number),
            _ => {
                wrong_type(&mut self.report, node, what, &format!("a whole number from {least} to {most}"));
                None
            }
        }
    }

    /// A list of texts; one text stands for a list of one.
    pub fn texts<'n>(&mut self, node: Option<&'n Node>, what: &str) -> Vec<(&'n str, &'n Node)> {
        let Some(node) = node else { return Vec::new() };
        if let Tree::Text(text) = &node.tree {
            return vec![(text, node)];
        }
        let items = items(&mut self.report, node, what).unwrap_or_default();
        items.iter().filter_map(|item| Some((text(&mut self.report, item, what)?, item))).collect()
    }

    pub fn cards<'n>(&mut self, node: Option<&'n Node>, what: &str) -> Vec<(CardId, &'n Node)> {
        let mut cards = Vec::new();
        for (id, at) in self.texts(node, what) {
            match due::card(self.setup, id) {
                Ok(card) => cards.push((card, at)),
                Err(message) => self.fault(at, &format!("{what}: {message}"), ""),
            }
        }
        cards
    }

    /// The entries of a table by colour.
    pub fn by_player<'n>(&mut self, node: Option<&'n Node>, what: &str) -> Vec<(Player, &'n Node)> {
        let Some(node) = node else { return Vec::new() };
        if !matches!(node.tree, Tree::Table(_)) {
            wrong_type(&mut self.report, node, what, "a table by colour, as `{ red = …, blue = … }`");
        }
        let mut found = Vec::new();
        for (key, value) in node.pairs() {
            match due::player(self.setup, &key.name) {
                Ok(player) => found.push((player, value)),
                Err(message) => {
                    let diagnostic = Diagnostic::error("position", key.span.clone(), format!("{what}: {message}"));
                    self.report.push(diagnostic);
                }
            }
        }
        found
    }

    fn board(&mut self, position: &Position, state: &mut State) {
        let Some(node) = &position.board else { return };
        let shape = &self.setup.shape;
        let Some(drawn) = draw(shape, node, &position.source, &mut self.report) else { return };
        let mut board = Board { owned: drawn.owned, dead: drawn.dead, pawns: drawn.pawns, ..Board::default() };
        for player in shape.players().iter() {
            let Some(start) = shape.start(player) else { continue };
            if board.pawns[player].is_none() {
                board.pawns[player] = Some(start);
            }
            if !board.owned[player].contains(start) {
                let message = format!("{} is {player}'s start and always {player}'s", shape.name(start));
                let letter = player.letter();
                let help = format!("draw `{letter}` there, or `{}` with the pawn on it", letter.to_ascii_uppercase());
                self.fault(node, &message, &format!("{help}: rule B4"));
            }
        }
        state.board = board;
    }

    fn towers(&mut self, position: &Position, state: &mut State) {
        let Some(node) = &position.tower else { return };
        for item in items(&mut self.report, node, "`tower`").unwrap_or_default() {
            if let Some((owner, squares)) = self.tower(item) {
                self.stand(item, owner, squares, &mut state.board);
            }
        }
        state.board.sum_up_towers();
        // A set of towers holds that many.
        if state.board.towers.len() > 64 {
            self.fault(node, "more than 64 towers", "");
        }
    }

    /// A tower as `{ owner, squares }` or as `"red b2-c3"`.
    fn tower(&mut self, item: &Node) -> Option<(Player, Squares)> {
        let (owner, squares) = if let Tree::Text(text) = &item.tree {
            let (owner, squares) = text.trim().split_once(' ').unwrap_or((text, ""));
            (owner.to_owned(), squares.to_owned())
        } else {
            let mut fields = Fields::of(item, "a tower", &mut self.report)?;
            let (owner, squares) = (fields.need("owner", &mut self.report), fields.need("squares", &mut self.report));
            fields.finish(&mut self.report);
            let owner = text(&mut self.report, owner?, "`owner`")?;
            let squares: Vec<&str> = self.texts(squares, "`squares`").into_iter().map(|(text, _)| text).collect();
            (owner.to_owned(), squares.join(" "))
        };
        match (due::player(self.setup, &owner), self.setup.shape.parse_block(&squares)) {
            (Ok(owner), Some(squares)) => Some((owner, squares)),
            (Err(message), _) => {
                self.fault(item, &format!("a tower: {message}"), "");
                None
            }
            (_, None) => {
                let message = format!("a tower: `{squares}` are no squares of this board");
                self.fault(item, &message, "name a block by two corners, as `b2-c3`, or one square");
                None
            }
        }
    }

    fn stand(&mut self, item: &Node, owner: Player, squares: Squares, board: &mut Board) {
        let shape = &self.setup.shape;
        let name = shape.block_name(squares);
        let fallback = self.setup.variant.knobs.fallback;
        if !is_ground(shape, squares, fallback) {
            let pair = if fallback { ", or two neighbours" } else { "" };
            let message = format!("`{name}`: a tower covers a block of four squares, a keep one{pair}");
            self.fault(item, &message, "rule W1");
        }
        let strange = squares - board.owned[owner];
        if !strange.is_empty() {
            let message = format!("`{name}`: not {owner}'s squares: {}", shape.list(strange));
            self.fault(item, &message, "the squares under a tower are its owner's: draw them so");
        }
        if board.towers.iter().any(|other| !(other.squares & squares).is_empty()) {
            self.fault(item, &format!("`{name}` overlaps a tower named before"), "rule W2");
        }
        board.towers.push(Tower { owner, squares });
    }

    fn counts(&mut self, position: &Position, state: &mut State) {
        let usual = self.setup.variant.knobs.towers_reserve;
        for player in self.setup.shape.players().iter() {
            let standing = state.board.standing(player, false).min(255) as u8;
            state.reserve[player] = usual.saturating_sub(standing);
        }
        self.count(position.reserve.as_ref(), "`reserve`", &mut state.reserve);
        self.count(position.lost.as_ref(), "`lost`", &mut state.lost);
        self.count(position.knockouts.as_ref(), "`knockouts`", &mut state.knockouts);
        self.count(position.skips.as_ref(), "`skips`", &mut state.skips);
        self.count(position.extras.as_ref(), "`extras`", &mut state.extras);
        self.supply(position, state);
    }

    fn count(&mut self, node: Option<&Node>, what: &str, table: &mut ByPlayer<u8>) {
        for (player, node) in self.by_player(node, what) {
            if let Some(number) = self.number(node, what, 0, 255) {
                table[player] = number as u8;
            }
        }
    }

    /// W3: towers come from the reserves; no more can be about than all players began with, unless a card makes some.
    fn supply(&mut self, position: &Position, state: &State) {
        let players = self.setup.shape.players();
        let makes = |card: &crate::game::Card| {
            card.steps.iter().any(|step| step.primitive.name == "reserve_gain")
                || card.script.as_ref().is_some_and(|script| script.source.contains("reserve_gain"))
        };
        let (most, variant) = (self.setup.variant.knobs.towers_reserve as usize * players.len(), &self.setup.variant);
        let count =
            |player| state.board.standing(player, false) + state.reserve[player] as usize + state.lost[player] as usize;
        let found: usize = players.iter().map(count).sum();
        if found > most && !variant.cards.iter().any(makes) {
            let node = position.reserve.as_ref().or(position.tower.as_ref()).unwrap_or(&position.whole).clone();
            let message =
                format!("{found} towers stand, wait in reserve or are lost, but `{}` has {most} in all", variant.id);
            self.fault(&node, &message, "lower a `reserve`, as `reserve = { blue = 0 }`: rule W3");
        }
    }

    fn turn(&mut self, position: &Position, state: &mut State) {
        let most = u32::MAX as i64;
        let last = i64::from(LAST_TURN);
        let number = |checker: &mut Self, node: &Option<Node>, what: &str, least, most, usual| {
            node.as_ref().and_then(|node| checker.number(node, what, least, most)).unwrap_or(usual)
        };
        let faces = self.setup.variant.knobs.die.len() as i64;
        state.turn = number(self, &position.turn, "`turn`", 0, last, 1) as u32;
        state.face = number(self, &position.face, "`face`", 0, faces, 0) as u8;
        state.chances = number(self, &position.chances, "`chances`", 0, most, 0) as u32;
        if let Some(node) = &position.seed {
            match &node.tree {
                Tree::Number(seed) => state.seed = *seed as u64,
                // Seeds above what a TOML number holds are written as text.
                Tree::Text(text) if text.parse::<u64>().is_ok() => state.seed = text.parse().unwrap_or(0),
                _ => wrong_type(&mut self.report, node, "`seed`", "a whole number"),
            }
        }
        if let Some(node) = &position.active
            && let Some(name) = text(&mut self.report, node, "`active`")
        {
            match due::player(self.setup, name) {
                Ok(player) => state.active = player,
                Err(message) => self.fault(node, &format!("`active`: {message}"), ""),
            }
        }
        if let Some(node) = &position.outcome
            && let Some(name) = text(&mut self.report, node, "`outcome`")
        {
            match self.outcome(name) {
                Some(outcome) => state.outcome = Some(outcome),
                None => self.fault(
                    node,
                    &format!("`{name}` is no outcome"),
                    "write `COLOUR squares`, `COLOUR knockouts`, `COLOUR limit` or `nobody limit`",
                ),
            }
        }
    }

    fn outcome(&self, text: &str) -> Option<Outcome> {
        let (who, by) = text.trim().split_once(' ')?;
        let by = [Way::Squares, Way::Knockouts, Way::Limit].into_iter().find(|way| way.name() == by.trim())?;
        let winner = if who == "nobody" { None } else { Some(due::player(self.setup, who).ok()?) };
        Some(Outcome { winner, by })
    }

    fn due(&mut self, position: &Position, state: &mut State) {
        state.moving = position.moving.as_ref().and_then(|node| self.moving(node, state));
        state.agenda.clear();
        let usual: &[Task] = if state.moving.is_some() {
            &[Task::Turn(Stage::End { taken: true }), Task::Move]
        } else {
            &[Task::Turn(Stage::Hand)]
        };
        if position.due.is_none() {
            state.agenda.extend_from_slice(usual);
        }
        for (text, at) in self.texts(position.due.as_ref(), "`due`") {
            match due::parse_task(self.setup, text) {
                Ok(task) => state.agenda.insert(0, task),
                Err(message) => self.fault(at, &message, ""),
            }
        }
        for (text, at) in self.texts(position.answers.as_ref(), "`answers`") {
            match due::parse_answer(self.setup, text) {
                Ok(choice) => state.answers.push(choice),
                Err(message) => self.fault(at, &message, ""),
            }
        }
        let node = position.due.as_ref().unwrap_or(&position.whole).clone();
        if !matches!(state.agenda.first(), Some(Task::Turn(_))) {
            self.fault(&node, "what is due must end with a stage of a turn", "end the list with `end`");
        }
        if state.agenda.contains(&Task::Move) != state.moving.is_some() {
            self.fault(&node, "`moving` must be given when, and only when, `move` is due", "");
        }
        for task in state.agenda.clone() {
            if let Task::Play { card, .. } = task
                && !state.in_play.contains(&card)
            {
                let id = &self.setup.variant.card(card).id;
                self.fault(&node, &format!("`{id}` is to be played but not in play"), "name it in `in_play`");
            }
        }
        if !state.answers.is_empty() && !matches!(state.agenda.last(), Some(Task::Play { .. })) {
            self.fault(&node, "`answers` belong to a card, but none is played first", "");
        }
    }

    fn moving(&mut self, node: &Node, state: &State) -> Option<Moving> {
        let mut fields = Fields::of(node, "`moving`", &mut self.report)?;
        let (player, left) = (fields.take("player"), fields.need("left", &mut self.report));
        let (home, cards, beyond) = (fields.take("home"), fields.take("cards"), fields.take("beyond"));
        fields.finish(&mut self.report);
        let player = match player.and_then(Node::text).map(|name| due::player(self.setup, name)) {
            None => state.active,
            Some(Ok(player)) => player,
            Some(Err(message)) => {
                self.fault(node, &format!("`moving`: {message}"), "");
                return None;
            }
        };
        let home = match home.map(|node| text(&mut self.report, node, "`home`")) {
            None => state.board.owned[player],
            Some(text) => match self.setup.shape.parse_block(text?) {
                Some(home) => home,
                None => {
                    self.fault(node, "`home` names no squares of this board", "");
                    return None;
                }
            },
        };
        let cards: Vec<CardId> = self.cards(cards, "`cards`").into_iter().map(|(card, _)| card).collect();
        let mut used = vec![0; cards.len()];
        if let Some(node) = beyond {
            let counts = items(&mut self.report, node, "`beyond`").unwrap_or_default();
            used = counts.iter().filter_map(|one| self.number(one, "`beyond`", 0, 255)).map(|n| n as u8).collect();
            if used.len() != cards.len() {
                self.fault(node, "`beyond` needs one number for each of `cards`", "");
            }
        }
        let left = self.number(left?, "`left`", 0, 255)? as u8;
        let cards = cards.into_iter().zip(used).map(|(card, beyond)| Bearing { card, beyond }).collect();
        Some(Moving { player, left, home, cards })
    }

    /// V1, V2: who has reached a goal has won at once.
    fn won(&mut self, position: &Position, state: &State) {
        if state.outcome.is_some() {
            return;
        }
        let knobs = &self.setup.variant.knobs;
        let node = position.board.as_ref().unwrap_or(&position.whole);
        for player in self.setup.shape.players().iter() {
            let squares = state.board.owned[player].len();
            if squares >= knobs.win_squares as usize {
                let message = format!("{player} has {squares} squares and so has won already");
                self.fault(node, &message, "take some away, or say `outcome`: rule V1");
            }
            if state.knockouts[player] >= knobs.win_knockouts {
                let message = format!("{player} has {} knockouts and so has won already", state.knockouts[player]);
                self.fault(position.knockouts.as_ref().unwrap_or(node), &message, "lower `knockouts`: rule V2");
            }
        }
    }
}

/// W1: a square, a block as wide as high, or two neighbours where the variant has fallback towers.
fn is_ground(shape: &crate::board::Shape, squares: Squares, fallback: bool) -> bool {
    let Some(first) = squares.first() else { return false };
    let side = (1..=squares.len()).find(|side| side * side >= squares.len()).unwrap_or(1) as u8;
    let block = |across, down| crate::game::Block { corner: first, across, down }.squares(shape);
    let pair = fallback && squares.len() == 2 && (squares == block(2, 1) || squares == block(1, 2));
    pair || squares == block(side, side)
}
