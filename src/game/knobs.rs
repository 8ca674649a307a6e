//! The knobs: every number and reading of the rules that a variant may turn.
//!
//! One row of the table below is all there is to a knob: its field, name, kind, usual value, rule and meaning. The
//! TOML keys, `list knobs`, the schema, explanations and the trace's `rules` follow from it. Usual values are the
//! 36-card edition's.

use std::collections::BTreeMap;

use crate::messages::{Said, msg};

/// A knob's value, free of any file format.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum KnobValue {
    Number(i64),
    Flag(bool),
    Word(String),
    List(Vec<KnobValue>),
}

impl std::fmt::Display for KnobValue {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        match self {
            KnobValue::Number(number) => write!(f, "{number}"),
            KnobValue::Flag(flag) => write!(f, "{flag}"),
            KnobValue::Word(word) => write!(f, "\"{word}\""),
            KnobValue::List(items) => {
                let items: Vec<String> = items.iter().map(ToString::to_string).collect();
                write!(f, "[{}]", items.join(", "))
            }
        }
    }
}

/// What values a knob takes.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum KnobKind {
    /// A whole number in this range, both ends included.
    Number(i64, i64),
    Flag,
    /// One of these words.
    Word(&'static [&'static str]),
    /// Two whole numbers in this range.
    Pair(i64, i64),
    /// For each face of the die from 1 on: `"draw"` or a number of steps in this range; 2 to 20 faces.
    Die(i64, i64),
    /// Square names, one a seat; an empty list leaves the usual places.
    Starts,
}

impl KnobKind {
    /// What the kind takes, for messages: "expected …".
    pub fn expects(self) -> Said {
        match self {
            KnobKind::Number(least, most) => {
                msg!("knob-number", least = least.to_string(), most = most.to_string()).into()
            }
            KnobKind::Flag => msg!("type-flag").into(),
            KnobKind::Word(words) => {
                let words = words.iter().map(|word| Said::from(format!("`\"{word}\"`")));
                words.reduce(|one, other| msg!("either", one = one, other = other).into()).unwrap_or_default()
            }
            KnobKind::Pair(least, most) => msg!("knob-pair", least = least.to_string(), most = most.to_string()).into(),
            KnobKind::Die(least, most) => msg!("knob-die", least = least.to_string(), most = most.to_string()).into(),
            KnobKind::Starts => msg!("knob-starts").into(),
        }
    }

    /// Whether the value is one that the kind takes.
    pub fn accepts(self, value: &KnobValue) -> bool {
        let number =
            |value: &KnobValue, least, most| matches!(value, KnobValue::Number(n) if (least..=most).contains(n));
        match (self, value) {
            (KnobKind::Number(least, most), value) => number(value, least, most),
            (KnobKind::Flag, KnobValue::Flag(_)) => true,
            (KnobKind::Word(words), KnobValue::Word(word)) => words.contains(&word.as_str()),
            (KnobKind::Pair(least, most), KnobValue::List(pair)) => {
                pair.len() == 2 && pair.iter().all(|value| number(value, least, most))
            }
            (KnobKind::Die(least, most), KnobValue::List(faces)) => {
                (2..=20).contains(&faces.len())
                    && faces.iter().all(|face| {
                        number(face, least, most) || matches!(face, KnobValue::Word(word) if word == "draw")
                    })
            }
            (KnobKind::Starts, KnobValue::List(names)) => names.iter().all(|name| matches!(name, KnobValue::Word(_))),
            _ => false,
        }
    }
}

/// One knob's description.
#[derive(Clone, Copy, Debug)]
pub struct Knob {
    /// Its dotted name, as in `[rules]` of a variant: `towers.reserve`.
    pub name: &'static str,
    pub kind: KnobKind,
    /// The rule that it turns.
    pub rule: &'static str,
    /// One sentence.
    pub doc: &'static str,
}

/// What one face of the die does (T1).
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Face {
    Draw,
    /// So many steps.
    Steps(u8),
}

/// A conversion between a field's type and the plain value.
trait Field: Sized {
    fn read(value: &KnobValue) -> Option<Self>;
    fn write(&self) -> KnobValue;
}

macro_rules! number_field {
    ($($kind:ty),*) => {$(
        impl Field for $kind {
            fn read(value: &KnobValue) -> Option<Self> {
                if let KnobValue::Number(number) = value { (*number).try_into().ok() } else { None }
            }
            fn write(&self) -> KnobValue {
                KnobValue::Number(*self as i64)
            }
        }
    )*};
}

number_field!(u8, u16, u32);

impl Field for bool {
    fn read(value: &KnobValue) -> Option<Self> {
        if let KnobValue::Flag(flag) = value { Some(*flag) } else { None }
    }
    fn write(&self) -> KnobValue {
        KnobValue::Flag(*self)
    }
}

impl Field for Face {
    fn read(value: &KnobValue) -> Option<Self> {
        match value {
            KnobValue::Word(_) => Some(Face::Draw),
            value => u8::read(value).map(Face::Steps),
        }
    }
    fn write(&self) -> KnobValue {
        match self {
            Face::Draw => KnobValue::Word("draw".into()),
            Face::Steps(steps) => steps.write(),
        }
    }
}

impl Field for String {
    fn read(value: &KnobValue) -> Option<Self> {
        if let KnobValue::Word(word) = value { Some(word.clone()) } else { None }
    }
    fn write(&self) -> KnobValue {
        KnobValue::Word(self.clone())
    }
}

impl<T: Field> Field for Vec<T> {
    fn read(value: &KnobValue) -> Option<Self> {
        if let KnobValue::List(items) = value { items.iter().map(T::read).collect() } else { None }
    }
    fn write(&self) -> KnobValue {
        KnobValue::List(self.iter().map(T::write).collect())
    }
}

macro_rules! knobs {
    ($($field:ident: $type:ty = $usual:expr, $name:literal, $kind:expr, $rule:literal, $doc:literal;)*) => {
        /// Every knob's value.
        #[derive(Clone, PartialEq, Eq, Debug)]
        pub struct Knobs {
            $(#[doc = $doc] pub $field: $type,)*
        }

        impl std::default::Default for Knobs {
            fn default() -> Knobs {
                Knobs { $($field: $usual,)* }
            }
        }

        /// All knobs, in the order of the reference.
        pub static KNOBS: &[Knob] = &[$(Knob { name: $name, kind: $kind, rule: $rule, doc: $doc },)*];

        impl Knobs {
            /// The value of a knob by name.
            pub fn get(&self, name: &str) -> Option<KnobValue> {
                match name {
                    $($name => Some(self.$field.write()),)*
                    _ => None,
                }
            }

            /// Turns a knob; the message says what was expected. An unknown name is reported as such.
            pub fn set(&mut self, name: &str, value: &KnobValue) -> Result<(), String> {
                let knob = knob(name).ok_or_else(|| format!("unknown knob `{name}`"))?;
                let wrong = || format!("expected {}, found `{value}`", knob.kind.expects());
                if !knob.kind.accepts(value) {
                    return Err(wrong());
                }
                match name {
                    $($name => self.$field = Field::read(value).ok_or_else(wrong)?,)*
                    _ => return Err(format!("unknown knob `{name}`")),
                }
                Ok(())
            }
        }
    };
}

knobs! {
    tile: u8 = 7, "board.tile", KnobKind::Number(2, 14), "B1", "Squares along a side of one tile.";
    tiles_2: Vec<u8> = vec![2, 1], "board.tiles_2", KnobKind::Pair(1, 8), "B1", "Tiles across and down for two players.";
    tiles_3: Vec<u8> = vec![2, 2], "board.tiles_3", KnobKind::Pair(1, 8), "B1", "Tiles across and down for three players.";
    tiles_4: Vec<u8> = vec![2, 2], "board.tiles_4", KnobKind::Pair(1, 8), "B1", "Tiles across and down for four players.";
    starts_2: Vec<String> = vec![], "board.starts_2", KnobKind::Starts, "B3", "Starts of two players, if not in the usual places.";
    starts_3: Vec<String> = vec![], "board.starts_3", KnobKind::Starts, "B3", "Starts of three players, if not in the usual places.";
    starts_4: Vec<String> = vec![], "board.starts_4", KnobKind::Starts, "B3", "Starts of four players, if not in the usual places.";
    die: Vec<Face> = vec![Face::Draw, Face::Steps(1), Face::Draw, Face::Steps(2), Face::Draw, Face::Steps(3)],
        "die.faces", KnobKind::Die(1, 20), "T1", "What each face of the die does, from face 1 on: draw, or so many steps.";
    directions: u8 = 4, "move.directions", KnobKind::Number(4, 8), "M1", "Directions of a step: 4, or 8 with the diagonals.";
    win_squares: u16 = 56, "win.squares", KnobKind::Number(2, 255), "V1", "Squares to own to win.";
    win_knockouts: u8 = 5, "win.knockouts", KnobKind::Number(1, 255), "V2", "Knockouts to score to win.";
    turn_limit: u32 = 0, "turn.limit", KnobKind::Number(0, 1_000_000), "V4", "Turns after which the game is counted out; 0 for none.";
    clock: u32 = 30, "turn.clock", KnobKind::Number(0, 86_400), "T4", "Seconds a turn when the clock is on; 0 for none.";
    takes_enemy: bool = true, "encircle.takes_enemy", KnobKind::Flag, "E3", "An encircled group gives up enemy squares and pawns too; if not, only a group of blank and dead squares falls (E4).";
    corner_gap_opens: bool = true, "encircle.corner_gap_opens", KnobKind::Flag, "E1", "A gap at a corner opens a ring.";
    touching_only: bool = true, "encircle.touching_only", KnobKind::Flag, "E5", "Only a group that touches a square just gained can fall; if not, any ring on the board.";
    towers_reserve: u8 = 1, "towers.reserve", KnobKind::Number(0, 20), "W3", "Towers that a player starts with.";
    ground_blank: bool = false, "towers.ground_blank", KnobKind::Flag, "W2", "A tower may stand on blank squares too, not only on its owner's.";
    fallback: bool = false, "towers.fallback", KnobKind::Flag, "W2", "Where no block of four squares exists anywhere, a tower may stand on two neighbours.";
    keep_ground_blank: bool = false, "towers.keep_ground_blank", KnobKind::Flag, "W2", "A keep may stand on a blank square too.";
    destroyed_returns: bool = true, "towers.destroyed_returns", KnobKind::Flag, "W3", "A destroyed tower goes back to its owner's reserve; if not, it is lost until regained.";
    slide: bool = true, "cards.slide", KnobKind::Flag, "P2", "A card that can do nothing slides under the deck and the next is drawn; if not, it is discarded.";
    knockout_points: u8 = 1, "knockout.points", KnobKind::Number(1, 20), "K1", "Knockouts that sending a pawn home scores.";
}

/// The knob with this name.
pub fn knob(name: &str) -> Option<&'static Knob> {
    KNOBS.iter().find(|knob| knob.name == name)
}

impl Knobs {
    /// Every knob with its value, by name.
    pub fn all(&self) -> BTreeMap<&'static str, KnobValue> {
        KNOBS.iter().filter_map(|knob| Some((knob.name, self.get(knob.name)?))).collect()
    }

    /// Tiles across and down for so many players.
    pub fn tiles(&self, players: usize) -> (usize, usize) {
        let pair = match players {
            2 => &self.tiles_2,
            3 => &self.tiles_3,
            _ => &self.tiles_4,
        };
        (pair[0] as usize, pair[1] as usize)
    }

    /// The start names for so many players; empty for the usual places.
    pub fn starts(&self, players: usize) -> &[String] {
        match players {
            2 => &self.starts_2,
            3 => &self.starts_3,
            _ => &self.starts_4,
        }
    }
}
