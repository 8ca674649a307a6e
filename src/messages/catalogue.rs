//! The languages: a folder of `messages/` each, read when something is first said in it.

use std::collections::BTreeMap;
use std::sync::{LazyLock, OnceLock};

use fluent_bundle::concurrent::FluentBundle;
use fluent_bundle::{FluentArgs, FluentResource, FluentValue};
use include_dir::{Dir, include_dir};

use super::Arg;

/// The language of a message that another one lacks.
pub const FALLBACK: &str = "en";

static FILES: Dir<'_> = include_dir!("$CARGO_MANIFEST_DIR/messages");

type Bundle = FluentBundle<FluentResource>;

/// Every language by its code, each read at first use.
static LANGUAGES: LazyLock<BTreeMap<&'static str, OnceLock<Bundle>>> =
    LazyLock::new(|| languages().map(|code| (code, OnceLock::new())).collect());

/// The codes of the languages that messages are in.
pub fn languages() -> impl Iterator<Item = &'static str> {
    FILES.dirs().filter_map(|folder| folder.path().to_str())
}

fn bundle(language: &str) -> Option<&'static Bundle> {
    LANGUAGES.get_key_value(language).map(|(code, bundle)| bundle.get_or_init(|| read(code)))
}

/// Reads a language's files. What is wrong in them a test tells: here it is passed over.
fn read(code: &str) -> Bundle {
    let mut bundle = Bundle::new_concurrent(code.parse().into_iter().collect());
    // The marks of direction around a blank are of no use where all is written from left to right.
    bundle.set_use_isolating(false);
    for file in FILES.get_dir(code).into_iter().flat_map(Dir::files) {
        let text = file.contents_utf8().unwrap_or_default().to_owned();
        let resource = FluentResource::try_new(text).unwrap_or_else(|(resource, _)| resource);
        bundle.add_resource_overriding(resource);
    }
    bundle
}

/// A message as text; its id, if no language has it.
pub(super) fn text(language: &str, id: &str, args: &[(&'static str, Arg)]) -> String {
    let mut values = FluentArgs::new();
    for (name, arg) in args {
        let value = match arg {
            Arg::Number(number) => FluentValue::from(*number),
            Arg::Text(text) => FluentValue::from(text.as_str()),
            Arg::Said(said) => FluentValue::from(said.text(language)),
        };
        values.set(*name, value);
    }
    said(language, id, None, &values).unwrap_or_else(|| id.to_owned())
}

/// A message that has no blanks, by an id that is put together; nothing, if no language has it.
pub fn plain(language: &str, id: &str) -> Option<String> {
    said(language, id, None, &FluentArgs::new())
}

/// What such a message has to say besides, if it does.
pub fn more(language: &str, id: &str) -> Option<String> {
    said(language, id, Some("more"), &FluentArgs::new())
}

fn said(language: &str, id: &str, attribute: Option<&str>, args: &FluentArgs<'_>) -> Option<String> {
    [language, FALLBACK].into_iter().filter_map(bundle).find_map(|bundle| {
        let message = bundle.get_message(id)?;
        let pattern = match attribute {
            Some(name) => message.get_attribute(name)?.value(),
            None => message.value()?,
        };
        let text = bundle.format_pattern(pattern, Some(args), &mut Vec::new());
        Some(text.into_owned())
    })
}
