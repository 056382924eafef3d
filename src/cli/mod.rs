//! The terminal: what the `gridmate` binary does.
//!
//! In: arguments and standard input. Out: lines on standard output, of JSON where machines read them; sentences on
//! standard error with exit code 2 where something is wrong. Each command is a file, and forwards to the library.

mod arguments;
mod bench;
mod chess960;
mod contest;
mod diagram;
mod game;
mod inspect;
mod lines;
mod moves;
mod output;
mod perft;
mod pgn;
mod position;
mod problem;
mod script;
mod sets;
#[cfg(feature = "lab")]
mod tune;

use arguments::{Arguments, Command};
use clap::Parser;
use output::Output;
use problem::Problem;
use std::process::ExitCode;

/// The exit code for wrong usage and wrong input.
const WRONG: u8 = 2;

/// Runs the command line of this process.
pub fn run() -> ExitCode {
    let arguments = match Arguments::try_parse() {
        Ok(arguments) => arguments,
        Err(help) => {
            // Help for a reader who has gone away is no trouble.
            let _ = help.print();
            return ExitCode::from(if help.use_stderr() { WRONG } else { 0 });
        }
    };
    let mut output = Output::standard();
    let done = execute(&arguments.command, &mut output).and_then(|()| Ok(output.flush()?));
    match done {
        Ok(()) => ExitCode::SUCCESS,
        // Whoever reads has enough: `gridmate … | head` ends well.
        Err(Problem::Output(error)) if error.kind() == std::io::ErrorKind::BrokenPipe => ExitCode::SUCCESS,
        Err(problem) => {
            output::complain(&problem);
            ExitCode::from(WRONG)
        }
    }
}

fn execute(command: &Command, output: &mut Output) -> Result<(), Problem> {
    match command {
        Command::Inspect(arguments) => inspect::run(arguments, output),
        Command::Bench(arguments) => bench::run(arguments, output),
        Command::Perft(arguments) => perft::run(arguments, output),
        Command::Game(_) => game::run(output),
        Command::Pgn(arguments) => pgn::run(arguments, output),
        Command::Diagram(arguments) => diagram::run(arguments, output),
        Command::Chess960(arguments) => chess960::run(arguments, output),
        Command::Moves(arguments) => moves::run(arguments, output),
        Command::Sets(arguments) => sets::run(arguments, output),
        Command::Match(arguments) => contest::run(arguments, output),
        Command::Script(arguments) => script::run(arguments, output),
        #[cfg(feature = "lab")]
        Command::Tune(arguments) => tune::run(arguments, output),
    }
}
