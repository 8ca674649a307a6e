//! What the prompt says, as values: an id and what goes into its blanks. The words are in `messages/LANGUAGE/*.ftl`,
//! plurals among them. Owns how a message becomes text; knows nothing of the game.

mod catalogue;

pub use catalogue::{FALLBACK, languages, more, plain};

/// What goes into a blank of a message.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Arg {
    /// A number that plurals go by.
    Number(i64),
    /// A text that is the same in every language: a choice, an id, a file's name.
    Text(String),
    /// What is itself said in the language.
    Said(Box<Said>),
}

/// Something to say, whatever the language.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Message {
    id: &'static str,
    args: Vec<(&'static str, Arg)>,
}

impl Message {
    /// Made by [`msg!`](crate::messages::msg), which names its blanks.
    pub fn new(id: &'static str, args: Vec<(&'static str, Arg)>) -> Message {
        Message { id, args }
    }

    /// The message in a language; in English where there is no such language.
    pub fn text(&self, language: &str) -> String {
        catalogue::text(language, self.id, &self.args)
    }
}

/// In English.
impl std::fmt::Display for Message {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str(&self.text(FALLBACK))
    }
}

/// Something said: a message, or a text of a layer that has only one language.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Said {
    Message(Message),
    Ready(String),
    /// Several, with this between each two.
    Several(Vec<Said>, &'static str),
}

impl Default for Said {
    fn default() -> Said {
        Said::Ready(String::new())
    }
}

impl Said {
    /// Whether there is nothing to say.
    pub fn is_empty(&self) -> bool {
        match self {
            Said::Message(_) => false,
            Said::Ready(text) => text.is_empty(),
            Said::Several(parts, _) => parts.is_empty(),
        }
    }

    /// As it is said in a language.
    pub fn text(&self, language: &str) -> String {
        match self {
            Said::Message(message) => message.text(language),
            Said::Ready(text) => text.clone(),
            Said::Several(parts, between) => {
                parts.iter().map(|part| part.text(language)).collect::<Vec<_>>().join(between)
            }
        }
    }
}

/// In English.
impl std::fmt::Display for Said {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str(&self.text(FALLBACK))
    }
}

impl From<Message> for Said {
    fn from(message: Message) -> Said {
        Said::Message(message)
    }
}

impl From<String> for Said {
    fn from(text: String) -> Said {
        Said::Ready(text)
    }
}

/// In English, for what speaks nothing else.
impl From<Said> for String {
    fn from(said: Said) -> String {
        said.to_string()
    }
}

impl From<Message> for Arg {
    fn from(message: Message) -> Arg {
        Arg::Said(Box::new(message.into()))
    }
}

impl From<Said> for Arg {
    fn from(said: Said) -> Arg {
        Arg::Said(Box::new(said))
    }
}

impl From<&str> for Arg {
    fn from(text: &str) -> Arg {
        Arg::Text(text.to_owned())
    }
}

impl From<&String> for Arg {
    fn from(text: &String) -> Arg {
        Arg::Text(text.clone())
    }
}

impl From<String> for Arg {
    fn from(text: String) -> Arg {
        Arg::Text(text)
    }
}

impl From<usize> for Arg {
    fn from(number: usize) -> Arg {
        Arg::Number(i64::try_from(number).unwrap_or(i64::MAX))
    }
}

macro_rules! numbers {
    ($($number:ty),*) => {
        $(impl From<$number> for Arg {
            fn from(number: $number) -> Arg {
                Arg::Number(number.into())
            }
        })*
    };
}

numbers!(u8, u16, u32, i32, i64);

/// A message by its id, with what goes into its blanks: `msg!("steps-to-go", left = 2)`.
#[macro_export]
#[doc(hidden)]
macro_rules! __msg {
    ($id:literal $(, $name:ident = $value:expr)* $(,)?) => {
        $crate::messages::Message::new($id, vec![$((stringify!($name), $crate::messages::Arg::from($value))),*])
    };
}

#[doc(inline)]
pub use crate::__msg as msg;
