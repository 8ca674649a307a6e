//! REPL sessions: every `tests/sessions/*.repl` is typed line by line, and what comes out must be the `.out` beside it.
//! With `UPDATE_SESSIONS=1` the `.out` files are written anew, to be read before they are kept.

use std::cell::RefCell;
use std::collections::HashMap;
use std::fs;
use std::path::Path;
use std::rc::Rc;
use std::sync::Arc;

use libtest_mimic::{Arguments, Failed, Trial};
use polygonarc::content::{Content, Loaded, Unchecked, load_variant};
use polygonarc::game::{Host, Variant};
use polygonarc::render::Paint;
use polygonarc::repl::{Services, Session};
use polygonarc::script::LuaHost;

/// A position with a keep in red's hand.
const HAND: &str = "variant = \"en\"\nhand.red = [\"keep\"]\n";
/// A record written by hand, its last line wrong.
const WRITTEN: &str = "polygonarc-record 1\nvariant deck-36\n\nshuffle dud keep\ndie 4\nred: b4\nred: z9\n";
/// A card with a script comes first.
const LOSS: &str = "polygonarc-record 1\nvariant deck-102\n\nshuffle great_loss tide width\ndie 6\nred: b4\nred: c4\n\
                    red: c5\ndie 6\nblue: m4\nblue: l4\nblue: k4\n";
/// An impossible position.
const WRONG: &str = "variant = \"en\"\nactive = \"green\"\nhand.red = [\"kep\"]\n";

/// Built-in content, files in memory, always the same seed.
struct Indoors {
    content: Content,
    files: RefCell<HashMap<String, String>>,
}

impl Services for Indoors {
    fn variants(&self) -> Vec<String> {
        self.content.variant_ids().into_iter().map(str::to_owned).collect()
    }

    fn load(&self, id: &str) -> Result<Loaded, String> {
        load_variant(&self.content, id, &Unchecked).map_err(|report| report.render(false))
    }

    fn host(&self, variant: &Arc<Variant>) -> Rc<dyn Host> {
        LuaHost::new(variant.clone())
    }

    fn source(&self, file: &str) -> Option<String> {
        self.content.text(file).map(|text| text.to_string())
    }

    fn read(&self, file: &str) -> Result<String, String> {
        self.files.borrow().get(file).cloned().ok_or_else(|| format!("there is no file `{file}`"))
    }

    fn write(&self, file: &str, text: &str) -> Result<(), String> {
        self.files.borrow_mut().insert(file.to_owned(), text.to_owned());
        Ok(())
    }

    fn seed(&self) -> u64 {
        7
    }
}

/// What a person would see: each line typed, then its reply. The line `#! person` makes it a person's session; the
/// line `#! time out` lets the clock run out.
fn transcript(script: &str) -> Result<String, Failed> {
    let files = [("hand.toml", HAND), ("written.txt", WRITTEN), ("wrong.toml", WRONG), ("loss.txt", LOSS)];
    let files = RefCell::new(files.map(|(name, text)| (name.to_owned(), text.to_owned())).into());
    let services = Indoors { content: Content::builtin(), files };
    let mut session = Session::new(Box::new(services), "en", Paint::PLAIN).map_err(|error| error.to_string())?;
    let mut out = String::new();
    for line in script.lines() {
        out.push_str(format!("> {line}").trim_end());
        out.push('\n');
        let reply = match line {
            "#! person" => {
                session.for_a_person();
                continue;
            }
            "#! time out" => session.time_out(),
            line => session.run(line),
        };
        out.push_str(&reply.text);
        if let Some(error) = reply.error {
            out.push_str(&format!("error: {error}\n"));
        }
        if reply.quit {
            out.push_str("(left)\n");
        }
    }
    Ok(out)
}

fn check(script: &Path) -> Result<(), Failed> {
    let found = transcript(&fs::read_to_string(script)?)?;
    let file = script.with_extension("out");
    if std::env::var_os("UPDATE_SESSIONS").is_some() {
        return Ok(fs::write(file, found)?);
    }
    let expected = fs::read_to_string(&file).unwrap_or_default();
    if found == expected {
        return Ok(());
    }
    let differs = |(place, (a, b)): (usize, (&str, &str))| (a != b).then_some((place + 1, a.to_owned(), b.to_owned()));
    let both =
        expected.lines().chain(std::iter::repeat("(nothing)")).zip(found.lines().chain(std::iter::once("(nothing)")));
    let (line, expected, found) = both.enumerate().find_map(differs).unwrap_or_default();
    Err(format!("{}:{line}: expected\n  {expected}\nfound\n  {found}", file.display()).into())
}

fn main() {
    let arguments = Arguments::from_args();
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/sessions");
    let mut scripts: Vec<_> = fs::read_dir(folder).into_iter().flatten().flatten().map(|entry| entry.path()).collect();
    scripts.retain(|path| path.extension().is_some_and(|ending| ending == "repl"));
    scripts.sort();
    let trials = scripts.into_iter().map(|script| {
        let name = script.file_stem().unwrap_or_default().to_string_lossy().into_owned();
        Trial::test(name, move || check(&script))
    });
    libtest_mimic::run(&arguments, trials.collect()).exit();
}
