//! Reading lists of bots.

use crate::diag::did_you_mean;
use crate::game::Variant;
use crate::sim::BotKind;

use super::failure::Failure;

/// One bot a seat from a list such as `greedy,random`; a single name stands for all seats. `variant` has the scripted
/// ones.
pub fn seats(list: &str, players: usize, variant: &Variant) -> Result<Vec<BotKind>, Failure> {
    let names: Vec<&str> = list.split(',').map(str::trim).collect();
    let kinds: Vec<BotKind> = names.iter().map(|name| bot(name, variant)).collect::<Result<_, _>>()?;
    match kinds.len() {
        1 => Ok(vec![kinds[0]; players]),
        count if count == players => Ok(kinds),
        count => Err(Failure::Usage(format!(
            "expected one bot for all seats or {players}, one a seat, found {count} in `{list}`"
        ))),
    }
}

fn bot(name: &str, variant: &Variant) -> Result<BotKind, Failure> {
    BotKind::parse(name, variant).ok_or_else(|| {
        let known = BotKind::names(variant);
        let near = did_you_mean(name, known.iter().copied()).map(|near| format!(" ({near})")).unwrap_or_default();
        Failure::Usage(format!("unknown bot `{name}`{near}; the bots are {}", known.join(", ")))
    })
}
