//! REPL sessions: every `tests/sessions/*.repl` is typed line by line, and what comes out must be the `.out` beside it.
//! With `UPDATE_SESSIONS=1` the `.out` files are written anew, to be read before they are kept.

#[path = "common/indoors.rs"]
mod indoors;

use std::fs;
use std::path::{Path, PathBuf};

use libtest_mimic::{Arguments, Failed, Trial};
use polygonarc::render::Paint;
use polygonarc::repl::Session;

use indoors::Indoors;

/// A position with a keep in red's hand.
const HAND: &str = "variant = \"en\"\nhand.red = [\"keep\"]\n";
/// A record written by hand, its last line wrong.
const WRITTEN: &str = "polygonarc-record 1\nvariant deck-36\n\nshuffle dud keep\ndie 4\nred: b4\nred: z9\n";
/// A card with a script comes first.
const LOSS: &str = "polygonarc-record 1\nvariant deck-102\n\nshuffle great_loss tide width\ndie 6\nred: b4\nred: c4\n\
                    red: c5\ndie 6\nblue: m4\nblue: l4\nblue: k4\n";
/// An impossible position.
const WRONG: &str = "variant = \"en\"\nactive = \"green\"\nhand.red = [\"kep\"]\n";

/// What an earlier session left when it was cut off.
const CUT_OFF: &str = "# seats human,greedy\npolygonarc-record 1\nvariant en\nseed 7\nshuffle same\ndie 4\nred: a5\n\n\
    polygonarc-record 2\nvariant en\nseed 7\nshuffle same\ndie 4\nedit own red c4\nred: b4\n";

/// What a person would see: each line typed, then its reply. The line `#! person` makes it a person's session; the
/// line `#! time out` lets the clock run out; `#! put FILE SOURCE` saves a file of `tests/sessions/content` as FILE, and
/// `#! show FILE` shows a file that was written.
fn transcript(script: &str) -> Result<String, Failed> {
    let files = [
        ("hand.toml", HAND),
        ("written.txt", WRITTEN),
        ("wrong.toml", WRONG),
        ("loss.txt", LOSS),
        ("cut-off", CUT_OFF),
    ];
    let mut files: Vec<(String, String)> = files.map(|(name, text)| (name.to_owned(), text.to_owned())).into();
    for position in fs::read_dir(sessions().join("positions"))? {
        let position = position?;
        let name = format!("positions/{}", position.file_name().to_string_lossy());
        files.push((name, fs::read_to_string(position.path())?));
    }
    let files: Vec<(&str, &str)> = files.iter().map(|(name, text)| (name.as_str(), text.as_str())).collect();
    let files = Indoors::with(&files);
    let services = files.clone();
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
            line if line.starts_with("#! put ") => {
                let words: Vec<&str> = line.split_whitespace().skip(2).collect();
                let source = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/sessions/content").join(words[1]);
                files.put(words[0], &fs::read_to_string(source)?);
                continue;
            }
            line if line.starts_with("#! show ") => {
                let file = line.split_whitespace().nth(2).unwrap_or_default();
                out.push_str(&files.file(file));
                continue;
            }
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

/// Where the sessions are, and in `positions` the positions that they load.
fn sessions() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/sessions")
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
    let mut scripts: Vec<_> =
        fs::read_dir(sessions()).into_iter().flatten().flatten().map(|entry| entry.path()).collect();
    scripts.retain(|path| path.extension().is_some_and(|ending| ending == "repl"));
    scripts.sort();
    let trials = scripts.into_iter().map(|script| {
        let name = script.file_stem().unwrap_or_default().to_string_lossy().into_owned();
        Trial::test(name, move || check(&script))
    });
    libtest_mimic::run(&arguments, trials.collect()).exit();
}
