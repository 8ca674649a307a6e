//! The command line: one file a subcommand. The only place that reads and writes files and prints.

mod bots;
mod check;
mod context;
mod dap;
mod diff;
mod diff_behaviour;
mod explain;
mod failure;
mod files;
mod fuzz;
mod impact;
mod init;
mod journal;
mod list;
mod mutate;
mod new;
mod output;
mod play;
mod replay;
mod report_as;
mod run;
mod show;
mod show_text;
mod sides;
mod simulate;
mod test;
mod trace;
mod translate;
mod variant;

use std::path::PathBuf;
use std::process::ExitCode;

use clap::{Parser, Subcommand, ValueEnum};

pub use context::{Context, host};
pub use failure::Failure;
pub use output::Output;

/// A scriptable rules sandbox and variant editor for the board game Polygonarc.
#[derive(Parser, Debug)]
#[command(name = "polygonarc", version, about)]
struct Cli {
    /// Lay a folder of your own cards, scripts and variants over the built-in ones. In a folder that `polygonarc init`
    /// made, and below it, that is the one.
    #[arg(long, global = true, value_name = "DIR")]
    content: Option<PathBuf>,

    /// The built-in cards and variants alone, even in a content folder.
    #[arg(long, global = true, conflicts_with = "content")]
    built_in: bool,

    /// The language of the prompt, of card names and texts: fr, en, es, de or one that your content adds.
    #[arg(long, global = true, value_name = "LANG")]
    lang: Option<String>,

    /// When to use colour.
    #[arg(long, global = true, value_enum, default_value_t = Colour::Auto, value_name = "WHEN")]
    color: Colour,

    #[command(subcommand)]
    command: Option<Command>,
}

/// When to use colour.
#[derive(Clone, Copy, PartialEq, Eq, Debug, ValueEnum)]
pub enum Colour {
    Auto,
    Always,
    Never,
}

#[derive(Subcommand, Debug)]
enum Command {
    /// Play at the prompt, against people or bots, or let bots play alone.
    Play(play::Args),
    /// Run a file of prompt commands.
    Run(run::Args),
    /// List what there is: cards, variants, knobs, primitives, queries, hooks, bots.
    List(list::Args),
    /// Show a card or a variant with everything that counts.
    Show(show::Args),
    /// Make a content folder of your own.
    Init(init::Args),
    /// Make a card or a variant to start from, with a test.
    New(new::Args),
    /// Change a variant's file, or explain where a value comes from.
    Variant(variant::Args),
    /// Tell how far each language has come, begin one, confirm texts.
    Translate(translate::Args),
    /// Check content: every fault with file, line, column and excerpt.
    Check(check::Args),
    /// Explain the code of a fault, with an example of it and of its mending.
    Explain(explain::Args),
    /// Run scenario tests.
    Test(test::Args),
    /// Play many games between bots and count.
    Simulate(simulate::Args),
    /// Play a recorded game again and show how it ends.
    Replay(replay::Args),
    /// Debug cards from an editor: speak the Debug Adapter Protocol on standard input and output.
    Dap(dap::Args),
    /// Write a recorded game as JSON Lines, one line a decision.
    Trace(trace::Args),
    /// Show what differs between two variants.
    Diff(diff::Args),
    /// Show which stored records, scenarios and playthroughs go otherwise on changed content.
    Impact(impact::Args),
    /// Play a card in random positions and games and check everything.
    Fuzz(fuzz::Args),
    /// Change a card in every small way and list the changes that no scenario notices.
    Mutate(mutate::Args),
}

/// Runs the program; the exit code is 0 if all is well, 1 if content or input is at fault, 2 for wrong usage.
pub fn main() -> ExitCode {
    let cli = match Cli::try_parse() {
        Ok(cli) => cli,
        Err(error) => {
            let _ = error.print();
            return ExitCode::from(if error.use_stderr() { 2 } else { 0 });
        }
    };
    let found = cli.content.is_none() && !cli.built_in;
    let folder = if cli.built_in { None } else { cli.content.or_else(files::content_here) };
    let context = Context::new(folder, cli.lang, cli.color).map(|mut context| {
        context.found = found;
        context
    });
    let result = context.and_then(|context| match cli.command {
        None => play::open(context),
        Some(Command::Play(args)) => play::run(context, &args),
        Some(Command::Run(args)) => run::run(context, &args),
        Some(Command::List(args)) => list::run(&context, &args),
        Some(Command::Show(args)) => show::run(&context, &args),
        Some(Command::Init(args)) => init::run(&args),
        Some(Command::New(args)) => new::run(&context, &args),
        Some(Command::Variant(args)) => variant::run(&context, &args),
        Some(Command::Translate(args)) => translate::run(&context, &args),
        Some(Command::Check(args)) => check::run(&context, &args),
        Some(Command::Explain(args)) => explain::run(&args),
        Some(Command::Test(args)) => test::run(&context, &args),
        Some(Command::Simulate(args)) => simulate::run(&context, &args),
        Some(Command::Replay(args)) => replay::run(&context, &args),
        Some(Command::Dap(args)) => dap::run(&context, &args),
        Some(Command::Trace(args)) => trace::run(&context, &args),
        Some(Command::Diff(args)) => diff::run(&context, &args),
        Some(Command::Impact(args)) => impact::run(&context, &args),
        Some(Command::Fuzz(args)) => fuzz::run(&context, &args),
        Some(Command::Mutate(args)) => mutate::run(&context, &args),
    });
    match result {
        Ok(()) => ExitCode::SUCCESS,
        Err(failure) => failure.report(),
    }
}
