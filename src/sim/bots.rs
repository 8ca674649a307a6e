//! The bots. All of them decide through the same decisions as a person.

use crate::board::{ByPlayer, Player};
use crate::game::{Choice, Chooser, Decision, Game, Pick, ScriptError, Stream, Table, Variant, Who};

use super::ponder;

/// What a bot goes by.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum BotKind {
    Random,
    Simplest,
    Greedy,
    Hunter,
    /// A script of the variant's, by its place in the list.
    Scripted(u8),
}

/// Every bot: its kind, name and what it does.
pub static BOTS: &[(BotKind, &str, &str)] = &[
    (BotKind::Random, "random", "takes any choice, each as likely as the others"),
    (BotKind::Simplest, "simplest", "the clock's choice: rolls, gives up every aim, takes the first legal step"),
    (BotKind::Greedy, "greedy", "looks at every path of the roll and every aim; takes the most zones, then knockouts"),
    (BotKind::Hunter, "hunter", "as greedy, but for knockouts first, then for closeness to an enemy pawn"),
];

impl BotKind {
    /// What it is called; `variant` has the scripted ones.
    pub fn name(self, variant: &Variant) -> &str {
        match self {
            BotKind::Scripted(place) => variant.bots.get(place as usize).map_or("", |script| scripted_id(&script.file)),
            kind => BOTS.iter().find(|(known, ..)| *known == kind).map_or("", |(_, name, _)| name),
        }
    }

    /// The bot with this name: one of the program's, or a script of the variant's, which `lua:` before its name says.
    pub fn parse(name: &str, variant: &Variant) -> Option<BotKind> {
        let plain = BOTS.iter().find(|(_, known, _)| *known == name).map(|(kind, ..)| *kind);
        let id = name.strip_prefix("lua:").unwrap_or(name);
        let scripted = || variant.bots.iter().position(|script| scripted_id(&script.file) == id);
        plain.or_else(|| scripted().map(|place| BotKind::Scripted(place as u8)))
    }

    /// The names of all bots, the program's first.
    pub fn names(variant: &Variant) -> Vec<&str> {
        let scripted = variant.bots.iter().map(|script| scripted_id(&script.file));
        BOTS.iter().map(|(_, name, _)| *name).chain(scripted).collect()
    }
}

/// The id of a scripted bot: its file's name.
fn scripted_id(file: &str) -> &str {
    file.rsplit('/').next().unwrap_or(file).trim_end_matches(".lua")
}

/// A bot at a seat.
#[derive(Clone, Debug)]
pub struct Bot {
    kind: BotKind,
    stream: Stream,
    /// The rest of the path or aims that it has settled on, last first.
    plan: Vec<Choice>,
}

impl Bot {
    /// A bot whose dice of its own follow from the game's seed and its seat.
    pub fn new(kind: BotKind, seed: u64, seat: Player) -> Bot {
        Bot { kind, stream: Stream::new(seed ^ 0x626f_7473, seat.seat() as u64), plan: Vec::new() }
    }

    pub fn kind(&self) -> BotKind {
        self.kind
    }

    /// Which of so many choices a bot takes that looks at none of them; `None` from one that looks.
    #[inline]
    fn place(&mut self, count: usize) -> Option<usize> {
        (self.kind == BotKind::Random).then(|| self.stream.below(count))
    }

    /// The choice of a bot that needs no look ahead; `None` from one that does.
    #[inline]
    pub fn at_once(&mut self, decision: &Decision) -> Option<Choice> {
        match self.kind {
            BotKind::Random => self.place(decision.choices.len()).and_then(|place| decision.choices.get(place)),
            BotKind::Simplest => simplest(decision),
            BotKind::Scripted(_) => None,
            BotKind::Greedy | BotKind::Hunter => {
                let next = self.plan.pop()?;
                if decision.choices.contains(next) {
                    return Some(next);
                }
                self.plan.clear();
                None
            }
        }
    }

    /// The choice in the decision that is due.
    pub fn choose(&mut self, game: &Game) -> Result<Option<Choice>, ScriptError> {
        let Some(decision) = game.decision() else { return Ok(None) };
        if let Some(choice) = self.at_once(decision) {
            return Ok(Some(choice));
        }
        if let BotKind::Scripted(place) = self.kind {
            return game.ask_bot(place as usize);
        }
        self.plan = ponder::best(game, self.kind == BotKind::Hunter, &mut self.stream)?;
        Ok(self.plan.pop())
    }
}

/// The clock's choice (T4, P4): `enough` or `give up` where there is one, else the first.
pub fn simplest(decision: &Decision) -> Option<Choice> {
    let gives_up = |choice: &Choice| matches!(choice, Choice::Enough | Choice::GiveUp);
    decision.choices.iter().find(gives_up).or_else(|| decision.choices.get(0))
}

/// Bots at all seats, and chance from the seed: plays whole games in place.
pub struct Seats {
    bots: ByPlayer<Option<Bot>>,
    /// What a bot that had to look ahead has decided.
    given: Option<Pick>,
}

impl Seats {
    /// Bots by seat; a seat without one stops the game at its decisions.
    pub fn new(kinds: &[BotKind], seed: u64) -> Seats {
        let mut bots = ByPlayer::default();
        for (player, kind) in Player::ALL.into_iter().zip(kinds) {
            bots[player] = Some(Bot::new(*kind, seed, player));
        }
        Seats { bots, given: None }
    }

    /// Plays a game to its end, or to a decision of a seat without a bot.
    pub fn play(&mut self, game: &mut Game) -> Result<(), ScriptError> {
        loop {
            game.play(self)?;
            let Some(decision) = game.decision() else { return Ok(()) };
            let Who::Player(player) = decision.who else { return Ok(()) };
            let Some(bot) = &mut self.bots[player] else { return Ok(()) };
            match bot.choose(game)? {
                Some(choice) => self.given = Some(Pick::Choice(choice)),
                None => return Ok(()),
            }
        }
    }
}

impl Chooser for Seats {
    fn choose(&mut self, _: &Table, decision: &Decision) -> Option<Pick> {
        if let Some(given) = self.given.take() {
            return Some(given);
        }
        let Who::Player(player) = decision.who else { return None };
        self.bots[player].as_mut()?.at_once(decision).map(Pick::Choice)
    }

    #[inline]
    fn place(&mut self, _: &Table, player: Player, count: usize) -> Option<usize> {
        self.bots[player].as_mut()?.place(count)
    }

    fn leaves_chance(&self) -> bool {
        true
    }
}
