//! `dap`: the debugger for an editor, over standard input and output.

use std::io::{self, BufReader};
use std::path::{Path, PathBuf};
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::mpsc;

use crate::dap::{Opened, Server, read, write};

use super::Colour;
use super::context::Context;
use super::failure::Failure;
use super::play::Outside;

#[derive(clap::Args, Debug)]
pub struct Args {}

/// Talks with an editor until it leaves.
pub fn run(context: &Context, _: &Args) -> Result<(), Failure> {
    let interrupt = Arc::new(AtomicBool::new(false));
    let (frames, coming) = mpsc::channel();
    let flag = interrupt.clone();
    // Read beside what runs, so that a pause is heard at once.
    std::thread::spawn(move || {
        let mut input = BufReader::new(io::stdin());
        loop {
            let frame = read(&mut input);
            // An editor that hangs up waits for nothing any more.
            if !matches!(&frame, Ok(Some(frame)) if !Server::interrupts(frame)) {
                flag.store(true, Ordering::Relaxed);
            }
            let last = !matches!(frame, Ok(Some(_)));
            if frames.send(frame).is_err() || last {
                break;
            }
        }
    });
    let (folder, language) = (context.folder.clone(), context.language.clone());
    let open = move |asked: Option<&str>| {
        let folder = asked.map(PathBuf::from).or_else(|| folder.clone());
        opened(folder, language.clone()).map_err(Failure::text)
    };
    let mut send = |message: &serde_json::Value| write(&mut io::stdout().lock(), message);
    let mut server = Server::new(&open, interrupt, &mut send);
    for frame in coming {
        let Some(frame) = frame? else { break };
        if !server.take(&frame)? {
            break;
        }
    }
    Ok(())
}

/// The content with a folder over it, read anew.
fn opened(folder: Option<PathBuf>, language: Option<String>) -> Result<Opened, Failure> {
    let context = Context::new(folder.clone(), language, Colour::Never)?;
    let whole = |folder: &Path, file: &str| {
        let path = folder.join(file);
        path.canonicalize().unwrap_or(path).to_string_lossy().into_owned()
    };
    let content = &context.content;
    let own = content.paths().filter(|file| folder.is_some() && content.is_own(file));
    let folder = folder.as_deref().unwrap_or(Path::new("."));
    let paths = own.map(|file| (file.to_owned(), whole(folder, file))).collect();
    Ok(Opened { services: Box::new(Outside::new(std::rc::Rc::new(context), None)), paths })
}
