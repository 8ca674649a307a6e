//! Which candidates of a choice are kept: those for which its `keep_if` has a member.

use crate::board::Squares;

use super::card::Choose;
use super::decision::Choice;
use super::expr::Expr;
use super::query::{Code, Query};
use super::table::Table;
use super::value::Value;

/// A `keep_if`, with what is the same for all candidates found out once.
pub(super) struct Kept<'a> {
    operands: &'a [Expr],
    /// The operands that read the candidate, as bits.
    each: u64,
    same: Option<Value>,
    /// The only operand that reads the candidate, if it is a plain call with it.
    call: Option<Call>,
    chosen: &'a [Value],
}

/// A call of a query for squares with the candidate as one of two arguments; the other is known.
struct Call {
    find: fn(&Table, &[Value]) -> Squares,
    args: [Value; 2],
    it: usize,
}

impl Call {
    fn of(expr: &Expr, table: &Table, chosen: &[Value]) -> Option<Call> {
        let Expr::Call(Query { code: Code::Squares(find), .. }, args) = expr else { return None };
        let [one, two] = &**args else { return None };
        let (it, other) = match (one, two) {
            (Expr::It(_), other) => (0, other),
            (other, Expr::It(_)) => (1, other),
            _ => return None,
        };
        (!other.reads_it()).then(|| Call { find: *find, args: [other.value(table, chosen, None); 2], it })
    }
}

impl<'a> Kept<'a> {
    #[inline(always)]
    pub(super) fn new(table: &Table, choose: &'a Choose, chosen: &'a [Value]) -> Kept<'a> {
        let (operands, each) = (Choose::operands(&choose.keep_if), choose.reads_it);
        let mut kept = Kept { operands, each, same: None, call: None, chosen };
        for (place, expr) in kept.operands.iter().enumerate() {
            if !kept.reads_it(place) {
                let value = expr.value(table, chosen, None);
                kept.same = Some(kept.same.map_or(value, |same| same.both(value)));
            } else if each.is_power_of_two() && place < 63 && matches!(kept.same, Some(Value::Squares(_))) {
                kept.call = Call::of(expr, table, chosen);
            }
        }
        kept
    }

    fn reads_it(&self, place: usize) -> bool {
        self.each >> place.min(63) & 1 != 0
    }

    /// What it says to a candidate.
    #[inline(always)]
    pub(super) fn holds(&mut self, table: &Table, choice: Choice) -> bool {
        if let (Some(Value::Squares(same)), Some(call)) = (&self.same, &mut self.call) {
            call.args[call.it] = table.value_of(choice);
            return (call.find)(table, &call.args).meets(*same);
        }
        let it = &table.value_of(choice);
        if let Some(Value::Squares(same)) = self.same {
            let mut left = same;
            for (place, expr) in self.operands.iter().enumerate() {
                if self.reads_it(place) && !left.is_empty() {
                    left &= expr.squares(table, self.chosen, Some(it));
                }
            }
            return !left.is_empty();
        }
        let mut left = self.same;
        for (place, expr) in self.operands.iter().enumerate() {
            if self.reads_it(place) && left.is_none_or(|left| !left.is_empty()) {
                let value = expr.value(table, self.chosen, Some(it));
                left = Some(left.map_or(value, |left| left.both(value)));
            }
        }
        left.is_none_or(|left| !left.is_empty())
    }
}
