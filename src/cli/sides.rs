//! What is compared: a variant, perhaps of another content folder, as people write it: `DIR:VARIANT`.

use std::path::Path;

use crate::content::Content;
use crate::lab::Side;

use super::context::Context;
use super::failure::Failure;
use super::files;

/// How a side is written, for the help of commands that take some.
pub const SYNTAX: &str = "VARIANT      a variant of the content at hand (built in, with `--content` laid over)
  DIR:VARIANT  a variant of the content folder DIR
  DIR:         the other side's variant, in the content folder DIR
  :VARIANT     a variant of the built-in content alone";

/// A side as written: the folder (`Some(\"\")` for built in) and the variant, if each is said.
struct Written<'t> {
    folder: Option<&'t str>,
    variant: Option<&'t str>,
}

/// The variant is what comes after the last colon: a folder may have colons in its name, a variant none.
fn written(text: &str) -> Written<'_> {
    let (folder, variant) = match text.rsplit_once(':') {
        Some((folder, variant)) => (Some(folder), variant),
        None => (None, text),
    };
    Written { folder, variant: Some(variant).filter(|variant| !variant.is_empty()) }
}

/// Both sides. Without `b`, the built-in variant is compared with that of the content at hand.
pub fn both(context: &Context, a: &str, b: Option<&str>) -> Result<(Side, Side), Failure> {
    let Some(b) = b else {
        let variant = written(a);
        let (Some(id), None) = (variant.variant, variant.folder) else {
            return Err(Failure::Usage(format!("`{a}` needs something to be compared with\n  {SYNTAX}")));
        };
        if context.folder.is_none() {
            return Err(Failure::Usage(format!(
                "`{id}` with what? Name a second variant, or lay a folder over the built-in content with `--content DIR`\n  {SYNTAX}"
            )));
        }
        return Ok((side(context, &format!(":{id}"), Some(""), id)?, side(context, a, None, id)?));
    };
    let (left, right) = (written(a), written(b));
    let (Some(left_id), Some(right_id)) = (left.variant.or(right.variant), right.variant.or(left.variant)) else {
        return Err(Failure::Usage(format!("neither `{a}` nor `{b}` names a variant\n  {SYNTAX}")));
    };
    Ok((side(context, a, left.folder, left_id)?, side(context, b, right.folder, right_id)?))
}

/// One side.
fn side(context: &Context, name: &str, folder: Option<&str>, variant: &str) -> Result<Side, Failure> {
    let content = content(context, folder)?;
    let loaded = Context::of(content.clone()).load(variant)?;
    let name = if name.ends_with(':') { format!("{name}{variant}") } else { name.to_owned() };
    Ok(Side { name, content, loaded })
}

/// The content of a folder: none for that at hand, an empty name for the built-in content alone.
pub fn content(context: &Context, folder: Option<&str>) -> Result<Content, Failure> {
    Ok(match folder {
        None => context.content.clone(),
        Some("") => Content::builtin(),
        Some(folder) => Content::with_overlay(files::content(Path::new(folder))?),
    })
}
