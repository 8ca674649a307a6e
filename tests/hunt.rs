//! The hunt of docs/debugging.md, typed as it stands there: shell blocks in a folder of their own, blocks of the prompt
//! line by line into one session that stays open, with what it must print.

use std::fs;
use std::io::{BufRead, BufReader, Write};
use std::path::Path;
use std::process::{Child, ChildStdin, ChildStdout, Command, Stdio};

/// Printed after every line, so that its reply is known to be whole.
const MARK: &str = "90071992";

enum Block {
    Shell(String),
    /// The lines typed, each with what it prints.
    Prompt(Vec<(String, String)>),
}

/// The fenced blocks of the chapter.
fn blocks() -> Vec<Block> {
    let page = Path::new(env!("CARGO_MANIFEST_DIR")).join("docs/debugging.md");
    let page = fs::read_to_string(page).expect("the page is there");
    let (_, chapter) = page.split_once("\n## A hunt").expect("the chapter is there");
    let chapter = chapter.split("\n## ").next().expect("split gives a part");
    let mut blocks = Vec::new();
    let mut lines = chapter.lines();
    while let Some(line) = lines.next() {
        let Some(language) = line.strip_prefix("```") else { continue };
        let body: Vec<&str> = lines.by_ref().take_while(|line| *line != "```").collect();
        if language == "sh" {
            blocks.push(Block::Shell(body.join("\n")));
            continue;
        }
        let mut typed: Vec<(String, String)> = Vec::new();
        for line in body {
            // An excerpt marks its line with `>` too, but further from the text.
            let command = line.strip_prefix("> ").filter(|text| !text.starts_with(' ')).or(line.strip_prefix("$ "));
            match (command, typed.last_mut()) {
                (Some(command), _) => typed.push((command.to_owned(), String::new())),
                (None, Some((_, printed))) => printed.push_str(&format!("{line}\n")),
                (None, None) => panic!("a block of the prompt begins with what is typed: {line}"),
            }
        }
        blocks.push(Block::Prompt(typed));
    }
    blocks
}

struct Prompt {
    child: Child,
    typed: ChildStdin,
    printed: BufReader<ChildStdout>,
}

impl Prompt {
    /// `command` as in the page: `polygonarc …`.
    fn open(command: &str, folder: &Path) -> Prompt {
        let args = command.split_whitespace().skip(1);
        let mut child = Command::new(env!("CARGO_BIN_EXE_polygonarc"))
            .args(args)
            .current_dir(folder)
            .stdin(Stdio::piped())
            .stdout(Stdio::piped())
            .spawn()
            .expect("the program runs");
        let typed = child.stdin.take().expect("it listens");
        let printed = BufReader::new(child.stdout.take().expect("it prints"));
        let mut prompt = Prompt { child, typed, printed };
        prompt.reply("");
        prompt
    }

    /// What a line prints.
    fn reply(&mut self, line: &str) -> String {
        writeln!(self.typed, "{line}\neval {MARK}").expect("it listens");
        let mut reply = String::new();
        loop {
            let mut printed = String::new();
            if self.printed.read_line(&mut printed).expect("text") == 0 || printed.trim_end() == MARK {
                return reply;
            }
            reply.push_str(&printed);
        }
    }
}

fn trimmed(text: &str) -> Vec<&str> {
    text.lines().map(str::trim_end).collect()
}

#[test]
fn the_hunt_goes_as_it_is_told() {
    let folder = tempfile::tempdir().expect("a folder");
    let program = Path::new(env!("CARGO_BIN_EXE_polygonarc")).parent().expect("it is in a folder");
    let paths = format!("{}:{}", program.display(), std::env::var("PATH").unwrap_or_default());
    let mut prompt: Option<Prompt> = None;
    let (mut shells, mut lines) = (0, 0);
    for block in blocks() {
        match block {
            Block::Shell(script) => {
                shells += 1;
                let run = Command::new("sh").args(["-ec", &script]).env("PATH", &paths).current_dir(&folder).output();
                let run = run.expect("a shell runs");
                assert!(run.status.success(), "{script}\n{}", String::from_utf8_lossy(&run.stderr));
            }
            Block::Prompt(typed) => {
                for (line, expected) in typed {
                    lines += 1;
                    if line.starts_with("polygonarc ") {
                        prompt = Some(Prompt::open(&line, folder.path()));
                        continue;
                    }
                    let found = prompt.as_mut().expect("the prompt is open").reply(&line);
                    assert_eq!(trimmed(&found), trimmed(&expected), "after `{line}`:\n{found}");
                }
            }
        }
    }
    assert!(shells > 2 && lines > 10, "{shells} shell blocks and {lines} lines typed were found");
    if let Some(mut prompt) = prompt {
        drop(prompt.typed);
        prompt.child.wait().expect("it ends");
    }
}
