//! Drawing and playing: passes through the deck (P1, P2), diverted bonuses, second plays, the hand, the discard.

use smallvec::SmallVec;

use crate::board::{Player, Players};

use super::card::{CardId, DrawHook};
use super::decision::Chooser;
use super::event::{Event, Flow};
use super::facts::Awake;
use super::host::{DrawAnswer, Failed, Ran, ScriptError};
use super::profile::Measured;
use super::state::{Laid, Source, Task};
use super::table::Table;

/// One draw that a task stands for.
#[derive(Clone, Copy)]
pub(super) struct Draw {
    pub player: Player,
    pub left: Option<u16>,
    pub second: bool,
}

/// No turn draws more cards than this, slid ones too.
const MOST_DRAWN: u32 = 10_000;

/// Where a drawn card ends up.
enum Fate {
    /// Under the deck: the next one is drawn.
    Slides,
    /// In the discard, without effect.
    Wasted,
    /// Played, or taken to the hand, by this player; `stolen` bonuses use nobody's second play.
    Goes { to: Player, stolen: bool },
}

impl Table {
    /// The draw or the play on top of the agenda with what follows from it as a rule: cards that slide, one that is played
    /// and goes to the discard. Whether somebody must decide.
    pub(super) fn draw_and_play(&mut self, chooser: &mut dyn Chooser) -> Result<bool, ScriptError> {
        while let Some(&Task::Draw { player, left, second }) = self.state.agenda.last()
            && self.state.outcome.is_none()
        {
            self.do_draw(Draw { player, left, second })?;
        }
        while let Some(&Task::Play { card, player, from, .. }) = self.state.agenda.last()
            && self.state.outcome.is_none()
        {
            if self.do_play((card, player, from), chooser)? {
                return Ok(true);
            }
        }
        if let Some(&Task::Close { depth }) = self.state.agenda.last()
            && self.state.outcome.is_none()
        {
            self.do_close(depth);
        }
        Ok(false)
    }

    /// One card of a draw; nobody decides anything here.
    #[inline(always)]
    fn do_draw(&mut self, draw: Draw) -> Result<(), ScriptError> {
        let Draw { player, left, second } = draw;
        if self.state.deck.is_empty() {
            let over = self.state.discard.is_empty();
            self.flow(if over { Flow::Pop } else { Flow::Push(Task::Shuffle) });
            return Ok(());
        }
        let left = left.unwrap_or(self.state.deck.len() as u16);
        if left == 0 {
            if second || self.state.discard.is_empty() {
                self.flow(Flow::Pop);
            } else {
                self.flow(Flow::Replace(Task::Draw { player, left: None, second: true }));
                self.flow(Flow::Push(Task::Shuffle));
            }
            return Ok(());
        }
        let Some(card) = self.state.from_top(1) else { return Ok(()) };
        if self.drawn_this_turn >= MOST_DRAWN {
            return Err(self.drawn_without_end(card));
        }
        self.emit_here(Event::Drew { player, card });
        match self.fate(player, card)? {
            Fate::Slides => {
                self.emit_here(Event::SlidUnder { card });
                self.flow(Flow::Replace(Task::Draw { player, left: Some(left - 1), second }));
            }
            Fate::Wasted => {
                self.did_nothing(player, card);
                self.emit_here(Event::Discarded { card });
                self.flow(Flow::Pop);
            }
            Fate::Goes { to, .. } if self.setup.facts(card).to_hand => {
                self.emit_here(Event::ToHand { player: to, card });
                self.flow(Flow::Pop);
            }
            Fate::Goes { to, stolen } => {
                let again = !stolen && self.second_play(player, card)?;
                self.play_card(card, to, Source::Deck, again);
            }
        }
        Ok(())
    }

    fn drawn_without_end(&self, card: CardId) -> ScriptError {
        let card = self.card(card);
        ScriptError::from(Failed {
            card: card.id.clone(),
            file: card.origin.file.clone(),
            line: card.origin.line,
            message: format!(
                "{MOST_DRAWN} cards were drawn in this turn: do cards of the deck draw each other without end?"
            ),
            traceback: Vec::new(),
        })
    }

    /// Puts the play of the card in play on the agenda, in place of its top task or (from the hand) on top of it.
    #[inline(always)]
    pub(super) fn play_card(&mut self, card: CardId, player: Player, from: Source, again: bool) {
        let close = Task::Close { depth: self.state.in_play.len().saturating_sub(1) as u8 };
        self.flow(if from == Source::Hand { Flow::Push(close) } else { Flow::Replace(close) });
        if again {
            self.flow(Flow::Push(Task::Play { card, player, from: Source::Again, queued: 0 }));
        }
        self.flow(Flow::Push(Task::Play { card, player, from, queued: 0 }));
    }

    fn fate(&mut self, player: Player, card: CardId) -> Result<Fate, ScriptError> {
        if Awake::of_others(&self.scope.awake, player).answers(Awake::DIVERTS)
            && let Some(fate) = self.diverted(player, card)?
        {
            return Ok(fate);
        }
        if self.can_do_something(card, player, false)? {
            return Ok(Fate::Goes { to: player, stolen: false });
        }
        if self.knobs().slide {
            return Ok(Fate::Slides);
        }
        self.second_play(player, card)?;
        Ok(Fate::Wasted)
    }

    /// What cards laid before opponents of the drawer make of a drawn card; `None` if they leave it to the drawer.
    #[inline(never)]
    fn diverted(&mut self, player: Player, card: CardId) -> Result<Option<Fate>, ScriptError> {
        for (owner, laid) in self.diverters(player) {
            let answer = self.drawn_answer(owner, laid, player, card)?;
            let Some(attack) = answer.divert.filter(|_| laid.card != card) else { continue };
            if !self.can_do_something(card, owner, false)? {
                if self.knobs().slide {
                    return Ok(Some(Fate::Slides));
                }
                self.emit(Event::UsedUp { player: owner, card: laid.card });
                return Ok(Some(Fate::Wasted));
            }
            let threaten = |table: &mut Table| table.threaten(Players::one(player), attack);
            let repelled = self.as_owner(owner, laid.card, threaten)?;
            self.emit(Event::UsedUp { player: owner, card: laid.card });
            if repelled {
                break;
            }
            self.emit(Event::Diverted { from: player, to: owner, card });
            return Ok(Some(Fate::Goes { to: owner, stolen: true }));
        }
        Ok(None)
    }

    /// Cards laid before opponents of the drawer that may answer to a draw, in the order laid.
    fn diverters(&self, drawer: Player) -> SmallVec<[(Player, Laid); 4]> {
        let mut found: SmallVec<[(Player, Laid); 4]> = SmallVec::new();
        for owner in self.everyone().minus(Players::one(drawer)).iter() {
            for laid in &self.state.laid[owner] {
                if self.setup.facts(laid.card).awake.answers(Awake::DIVERTS) {
                    found.push((owner, *laid));
                }
            }
        }
        found.sort_by_key(|(_, laid)| laid.order);
        found
    }

    /// Uses up what doubles this draw; whether the card is played a second time.
    #[inline]
    fn second_play(&mut self, player: Player, card: CardId) -> Result<bool, ScriptError> {
        if !self.scope.awake[player].answers(Awake::DRAWS) || self.setup.facts(card).to_hand {
            return Ok(false);
        }
        self.asked_to_play_again(player, card)
    }

    #[inline(never)]
    fn asked_to_play_again(&mut self, player: Player, card: CardId) -> Result<bool, ScriptError> {
        let lays = self.card(card).lays;
        let mut turns = self.turns_of_laid(player);
        while let Some(laid) = turns.next(self) {
            let answer = self.drawn_answer(player, laid, player, card)?;
            if answer.use_up {
                self.emit(Event::UsedUp { player, card: laid.card });
            }
            if answer.again {
                return Ok(!lays);
            }
        }
        Ok(false)
    }

    /// What a card laid before `owner` says to this draw.
    fn drawn_answer(
        &mut self,
        owner: Player,
        laid: Laid,
        drawer: Player,
        drawn: CardId,
    ) -> Result<DrawAnswer, ScriptError> {
        let setup = self.setup.clone();
        let card = setup.variant.card(laid.card);
        if card.script.as_ref().is_some_and(|script| script.defines("on_draw")) {
            let host = self.host.clone();
            let call = |table: &mut Table| host.drawn(table, laid.card, drawer, drawn);
            let ask = |table: &mut Table| table.told((laid.card, owner), Some("draw"), call);
            return self.measured(Measured::Hook(laid.card), |table| table.as_owner(owner, laid.card, ask));
        }
        let Some(hook) = &card.hooks.draw else { return Ok(DrawAnswer::default()) };
        Ok(hook.answer(setup.variant.card(drawn), owner != drawer))
    }

    /// Plays the effect on top of the agenda, as far as there are answers; whether somebody must decide.
    #[inline(always)]
    fn do_play(
        &mut self,
        (card, player, from): (CardId, Player, Source),
        chooser: &mut dyn Chooser,
    ) -> Result<bool, ScriptError> {
        let second = from == Source::Again && self.state.answers.is_empty();
        if second && !self.can_do_something(card, player, true)? {
            self.did_nothing(player, card);
            self.flow(Flow::Pop);
            return Ok(false);
        }
        self.begin_effect(player, card, false);
        self.told((card, player), None, |table| table.play_on((card, player, from), chooser))
    }

    #[inline(always)]
    fn play_on(
        &mut self,
        (card, player, from): (CardId, Player, Source),
        chooser: &mut dyn Chooser,
    ) -> Result<bool, ScriptError> {
        let ran = self.run_card(card, chooser)?;
        if ran == Ran::Done {
            if !self.scope.changed && !self.card(card).always {
                self.did_nothing(player, card);
            }
            self.settle(player)?;
            self.flow(Flow::Pop);
            return Ok(false);
        }
        self.left_undone(ran, (card, player, from))
    }

    /// The play of a card that wasn't carried out; whether somebody must decide.
    #[inline(never)]
    fn left_undone(&mut self, ran: Ran, (card, player, from): (CardId, Player, Source)) -> Result<bool, ScriptError> {
        match ran {
            Ran::Waiting => {
                for choice in std::mem::take(&mut self.scope.fresh) {
                    self.flow(Flow::Answered(choice));
                }
                return Ok(true);
            }
            Ran::Done => {}
            Ran::NoCandidate => {
                self.did_nothing(player, card);
                self.flow(Flow::Pop);
            }
            Ran::GaveUp => self.give_up(card, player, from),
        }
        Ok(false)
    }

    /// P4: the card is lost; P3: one of the hand goes back; the first play given up gives up the second.
    fn give_up(&mut self, card: CardId, player: Player, from: Source) {
        self.emit_here(Event::GaveUp { player, card });
        self.flow(Flow::Pop);
        match (from, self.state.agenda.last()) {
            (Source::Hand, _) => self.emit(Event::ToHand { player, card }),
            (Source::Deck, Some(Task::Play { from: Source::Again, .. })) => self.flow(Flow::Pop),
            _ => {}
        }
    }

    /// A card whose effect is over goes to the discard, unless it went somewhere by itself (P7).
    /// Nobody decides anything here.
    #[inline(always)]
    fn do_close(&mut self, depth: u8) -> bool {
        if self.state.in_play.len() > depth as usize
            && let Some(&card) = self.state.in_play.last()
        {
            self.emit_here(Event::Discarded { card });
        }
        self.flow(Flow::Pop);
        false
    }
}

impl DrawHook {
    /// The answer to a drawn card; `by_opponent` is whether an opponent of the owner drew it.
    fn answer(&self, drawn: &super::card::Card, by_opponent: bool) -> DrawAnswer {
        let kind = self.kinds.is_empty() || self.kinds.contains(&drawn.kind);
        if self.opponents != by_opponent || !kind {
            return DrawAnswer::default();
        }
        let passes = self.again && drawn.lays && !self.laid_uses_up;
        if passes {
            return DrawAnswer::default();
        }
        DrawAnswer { divert: self.divert, again: self.again, use_up: true }
    }
}
