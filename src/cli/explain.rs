//! `explain`: what the code of a diagnostic means.

use serde_json::{Value, json};

use crate::content::{Code, Snippet, code, codes};
use crate::diag::did_you_mean;
use crate::render::paragraph;
use crate::repl::room;

use super::failure::Failure;
use super::output::{Output, columns};

/// Columns of a paragraph, where there are so many.
const WIDEST: usize = 100;

#[derive(clap::Args, Debug)]
pub struct Args {
    /// The code, as in `error[unknown-key]`; without one, all codes.
    code: Option<String>,
    /// Print JSON.
    #[arg(long)]
    json: bool,
}

/// Explains.
pub fn run(args: &Args) -> Result<(), Failure> {
    let Some(name) = &args.code else {
        let all = codes();
        if args.json {
            return Output::json(&Value::Array(all.iter().map(|code| value(code)).collect()));
        }
        let rows: Vec<Vec<String>> = all.iter().map(|code| vec![code.name.into(), code.says.into()]).collect();
        return Output::say(&columns(&rows));
    };
    let Some(found) = code(name) else {
        let near = did_you_mean(name, codes().iter().map(|code| code.name)).map(|near| format!(" ({near})"));
        let near = near.unwrap_or_default();
        return Err(Failure::Usage(format!("unknown code `{name}`{near}; `polygonarc explain` lists them all")));
    };
    if args.json { Output::json(&value(found)) } else { Output::say(&text(found)) }
}

/// A code as JSON.
fn value(code: &Code) -> Value {
    let example = |snippet: Snippet| json!({ "where": snippet.place(), "text": snippet.shown() });
    json!({
        "code": code.name, "says": code.says, "why": code.why,
        "wrong": example(code.wrong), "right": example(code.right),
    })
}

fn text(code: &Code) -> String {
    let example = |snippet: Snippet| snippet.shown().lines().map(|line| format!("    {line}\n")).collect::<String>();
    format!(
        "{}: {}\n\n{}\n\nAt fault, {}:\n\n{}\nMended:\n\n{}",
        code.name,
        code.says,
        paragraph(code.why, room().unwrap_or(WIDEST).min(WIDEST)),
        code.wrong.place(),
        example(code.wrong),
        example(code.right)
    )
}
