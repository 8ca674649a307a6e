//! A failure made small: fewest features of the position, cards of the deck and choices that still show the same fault.

use std::rc::Rc;
use std::sync::Arc;

use crate::game::{CardId, Setup};

use super::super::sketch::Feature;
use super::trial::{Answers, Bench, Course, run};
use super::watch::Found;

/// Trials that shrinking may take.
const MOST_TRIALS: usize = 3000;

/// A failure with how it comes about.
pub struct Small {
    pub setup: Rc<Setup>,
    pub course: Course,
    pub found: Found,
    /// Copies of each card, if the deck is another than the variant's.
    pub copies: Vec<(CardId, u16)>,
}

struct Shrinking<'b> {
    bench: &'b Bench,
    trials: usize,
    small: Small,
}

/// Shrinks; `None` if the course doesn't show the fault.
pub fn shrink(bench: &Bench, course: Course, found: Found) -> Option<Small> {
    let copies = bench.setup.variant.deck.clone();
    let small = Small { setup: bench.setup.clone(), course: course.clone(), found, copies };
    let mut shrinking = Shrinking { bench, trials: 0, small };
    if !shrinking.better(course.clone(), None) {
        return None;
    }
    loop {
        let before = (shrinking.small.course.clone(), shrinking.small.copies.clone());
        shrinking.features();
        shrinking.active();
        shrinking.deck();
        shrinking.lines();
        if before == (shrinking.small.course.clone(), shrinking.small.copies.clone()) || shrinking.trials > MOST_TRIALS
        {
            return Some(shrinking.small);
        }
    }
}

impl Shrinking<'_> {
    /// Tries a course, perhaps with another deck; keeps it if it shows the same fault.
    fn better(&mut self, course: Course, copies: Option<Vec<(CardId, u16)>>) -> bool {
        self.trials += 1;
        if self.trials > MOST_TRIALS {
            return false;
        }
        let setup = match &copies {
            Some(copies) => with_deck(&self.small.setup, copies.clone()),
            None => self.small.setup.clone(),
        };
        // The script host belongs to the variant's cards, which another deck leaves as they are.
        let bench = Bench { setup, host: self.bench.host.clone(), card: self.bench.card };
        let answers = Answers::Lines(course.lines.clone().into_iter());
        let Some((lines, Some(found))) = run(&bench, &course.sketch, course.play, answers) else { return false };
        if !found.same(&self.small.found) || lines.len() > self.small.course.lines.len().max(course.lines.len()) {
            return false;
        }
        let copies = copies.unwrap_or_else(|| self.small.copies.clone());
        self.small = Small { setup: bench.setup, course: Course { lines, ..course }, found, copies };
        true
    }

    /// Takes features away, in halves at first, then fewer at a time.
    fn features(&mut self) {
        let mut size = self.small.course.sketch.features.len().div_ceil(2);
        while size > 0 {
            let mut start = 0;
            while start < self.small.course.sketch.features.len() {
                let mut course = self.small.course.clone();
                let end = (start + size).min(course.sketch.features.len());
                course.sketch.features.drain(start..end);
                if !self.better(course, None) {
                    start += size;
                }
            }
            size /= 2;
        }
        let mut course = self.small.course.clone();
        course.sketch.turn = 1;
        self.better(course, None);
    }

    /// One feature less, with the turn another player's: what was laid to have that player's say isn't needed then.
    fn active(&mut self) {
        for player in self.small.setup.shape.players().iter() {
            let mut place = 0;
            while player != self.small.course.sketch.active && place < self.small.course.sketch.features.len() {
                let mut course = self.small.course.clone();
                course.sketch.active = player;
                course.sketch.features.remove(place);
                place += 1;
                self.better(course, None);
            }
        }
    }

    /// A deck of nothing but what the position and the choices need; else one card less at a time.
    fn deck(&mut self) {
        let mut needed: Vec<(CardId, u16)> = vec![(self.bench.card, 1)];
        for feature in &self.small.course.sketch.features {
            if let Feature::Hand(_, card) | Feature::Laid(_, card, _) | Feature::Discard(card) | Feature::Top(card) =
                feature
            {
                match needed.iter_mut().find(|(known, _)| known == card) {
                    Some((known, copies)) if *known != self.bench.card => *copies += 1,
                    Some((_, copies)) => *copies = (*copies).max(2),
                    None => needed.push((*card, 1)),
                }
            }
        }
        if needed.iter().map(|(_, copies)| copies).sum::<u16>() < 2 {
            needed[0].1 = 2;
        }
        needed.sort_unstable();
        if needed != self.small.copies && self.better(self.small.course.clone(), Some(needed)) {
            return;
        }
        let mut place = 0;
        while place < self.small.copies.len() && self.small.copies.len() > 2 {
            let mut copies = self.small.copies.clone();
            copies.remove(place);
            if !self.better(self.small.course.clone(), Some(copies)) {
                place += 1;
            }
        }
    }

    /// Leaves choices out, the last first, or takes the simplest in their place.
    fn lines(&mut self) {
        let mut place = self.small.course.lines.len();
        while place > 0 {
            place -= 1;
            let mut course = self.small.course.clone();
            if place >= course.lines.len() {
                continue;
            }
            course.lines.remove(place);
            self.better(course, None);
        }
    }
}

fn with_deck(setup: &Rc<Setup>, copies: Vec<(CardId, u16)>) -> Rc<Setup> {
    let mut variant = (*setup.variant).clone();
    variant.deck = copies;
    Rc::new(Setup { variant: Arc::new(variant), ..(**setup).clone() })
}
