//! How a command fails, and with which exit code.

use std::io;
use std::process::ExitCode;

/// Why a command failed.
#[derive(Debug)]
pub enum Failure {
    /// The content or the input is at fault; the text says all there is to say.
    Fault(String),
    /// The command was used wrongly.
    Usage(String),
    /// It has been said already.
    Said,
    /// Nobody reads the output any more, as with `| head`: that is no fault.
    Hung,
}

impl Failure {
    /// Reading or writing a file failed.
    pub fn file(path: &std::path::Path, doing: &str, error: &io::Error) -> Failure {
        // Where a file is written under another name first, that name is nobody's concern.
        let why = match error.kind() {
            io::ErrorKind::InvalidData => "it is no text in UTF-8".to_owned(),
            _ => error.to_string().split(" at path ").next().unwrap_or_default().to_owned(),
        };
        Failure::Fault(format!("can't {doing} `{}`: {why}", path.display()))
    }

    /// What there is to say, for those who go on.
    pub fn text(self) -> String {
        match self {
            Failure::Fault(text) | Failure::Usage(text) => text,
            Failure::Said | Failure::Hung => String::new(),
        }
    }

    /// Prints it and gives the exit code.
    pub fn report(self) -> ExitCode {
        let (text, code) = match self {
            Failure::Fault(text) => (text, 1),
            Failure::Usage(text) => (text, 2),
            Failure::Said => return ExitCode::from(1),
            Failure::Hung => return ExitCode::SUCCESS,
        };
        anstream::eprintln!(
            "{}",
            if anstream::adapter::strip_str(&text).to_string().starts_with("error") {
                text
            } else {
                format!("error: {text}")
            }
        );
        ExitCode::from(code)
    }
}

impl From<io::Error> for Failure {
    fn from(error: io::Error) -> Failure {
        if error.kind() == io::ErrorKind::BrokenPipe {
            return Failure::Hung;
        }
        Failure::Fault(error.to_string())
    }
}
