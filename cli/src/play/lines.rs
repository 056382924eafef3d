//! What a person types, line by line: on a terminal edited and recalled, from a pipe as it comes.

use crate::lines::{LineError, read_line, utf8};
use crate::output::Output;
use crate::problem::Problem;
use rustyline::error::ReadlineError;
use rustyline::{Config, DefaultEditor};
use std::io::{self, IsTerminal};

/// The longest line: no move and no command is nearly as long.
const LONGEST_LINE: usize = 1 << 12;

/// The lines of standard input.
pub(super) enum InputLines {
    /// From a terminal: arrow keys move in the line and bring earlier ones back.
    Typed(Box<DefaultEditor>),
    /// From anything else, or from a terminal whose screen is elsewhere; whether each is asked for.
    Plain { input: io::BufReader<io::StdinLock<'static>>, is_asked_for: bool },
}

impl InputLines {
    pub(super) fn new() -> Self {
        let input = io::stdin();
        let is_asked_for = input.is_terminal();
        if is_asked_for && io::stdout().is_terminal() {
            let config = Config::builder().auto_add_history(true).build();
            if let Ok(editor) = DefaultEditor::with_config(config) {
                return Self::Typed(Box::new(editor));
            }
        }
        Self::Plain { input: io::BufReader::new(input.lock()), is_asked_for }
    }

    /// The next line, without the blanks around it; none at the end of the input.
    pub(super) fn next(
        &mut self,
        prompt: &str,
        output: &mut Output,
    ) -> Result<Option<Result<String, LineError>>, Problem> {
        match self {
            Self::Typed(editor) => {
                output.flush()?;
                Ok(typed(editor, prompt)?.map(Ok))
            }
            Self::Plain { input, is_asked_for } => {
                if *is_asked_for {
                    output.text(prompt)?;
                }
                output.flush()?;
                let mut line = Vec::new();
                let read = read_line(input, LONGEST_LINE, &mut line).map_err(Problem::Input)?;
                Ok(read.map(|read| read.and_then(|()| utf8(&line)).map(|text| text.trim().to_owned())))
            }
        }
    }
}

fn typed(editor: &mut DefaultEditor, prompt: &str) -> Result<Option<String>, Problem> {
    loop {
        return match editor.readline(prompt) {
            Ok(line) => Ok(Some(line.trim().to_owned())),
            Err(ReadlineError::Eof) => Ok(None),
            Err(ReadlineError::Interrupted) => Err(Problem::Interrupted),
            // The window has another size; the line is asked for once more.
            Err(ReadlineError::Signal(_)) => continue,
            Err(ReadlineError::Io(error)) => Err(Problem::Input(error)),
            Err(error) => Err(Problem::Input(io::Error::other(error.to_string()))),
        };
    }
}
