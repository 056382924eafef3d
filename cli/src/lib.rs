//! The terminal: what the `gridmate` binary does.
//!
//! In: arguments and standard input. Out: lines on standard output, of JSON where machines read them; sentences on
//! standard error with exit code 2 where something is wrong. Each command is a file, and forwards to the library.
//!
//! A program with further commands hands over to [`run`] what is not one of its own, as the crate `lab` does.

mod arguments;
mod bench;
mod book;
mod chess960;
mod diagram;
mod evaluate;
mod game;
mod inspect;
mod lines;
pub mod matches;
mod moves;
pub mod output;
mod perft;
mod pgn;
mod play;
mod position;
pub mod problem;
mod review;
mod script;
mod sets;
mod tree;
mod uci;

use arguments::{Arguments, Command};
use clap::Parser;
use output::Output;
use problem::Problem;
use std::ffi::OsString;
use std::io::{self, Write};
use std::process::ExitCode;

/// The exit code for wrong usage and wrong input.
const WRONG: u8 = 2;

/// Runs a command line, given as its words, of which the first is the program's name.
pub fn run(words: impl IntoIterator<Item = OsString>) -> ExitCode {
    match Arguments::try_parse_from(words) {
        Ok(arguments) => exit_code(execute(&arguments.command, Output::standard())),
        Err(help) => {
            // Help for a reader who has gone away is no trouble.
            let _ = if help.use_stderr() {
                write!(io::stderr(), "{}", output::shown(&help.render().to_string()))
            } else {
                help.print()
            };
            ExitCode::from(if help.use_stderr() { WRONG } else { 0 })
        }
    }
}

/// How a program ends after a command; says what is wrong.
pub fn exit_code(done: Result<(), Problem>) -> ExitCode {
    match done {
        Ok(()) => ExitCode::SUCCESS,
        // The reader has closed the pipe: `gridmate … | head` ends well.
        Err(Problem::Output(error)) if error.kind() == std::io::ErrorKind::BrokenPipe => ExitCode::SUCCESS,
        Err(problem) => {
            output::complain(&problem);
            ExitCode::from(WRONG)
        }
    }
}

fn execute(command: &Command, mut output: Output) -> Result<(), Problem> {
    match command {
        Command::Inspect(arguments) => inspect::run(arguments, &mut output),
        Command::Evaluate(arguments) => evaluate::run(arguments, &mut output),
        Command::Play(arguments) => play::run(arguments, &mut output),
        Command::Bench(arguments) => bench::run(arguments, &mut output),
        Command::Book(arguments) => book::run(arguments, &mut output),
        Command::Perft(arguments) => perft::run(arguments, &mut output),
        Command::Game(_) => game::run(&mut output),
        Command::Pgn(arguments) => pgn::run(arguments, &mut output),
        Command::Review(arguments) => review::run(arguments, &mut output),
        Command::Diagram(arguments) => diagram::run(arguments, &mut output),
        Command::Chess960(arguments) => chess960::run(arguments, &mut output),
        Command::Moves(arguments) => moves::run(arguments, &mut output),
        Command::Sets(arguments) => sets::run(arguments, &mut output),
        Command::Match(arguments) => matches::run(arguments, &mut output),
        Command::Script(arguments) => script::run(arguments, &mut output),
        Command::Uci(_) => {
            // It speaks from several threads, so that none may keep standard output for itself.
            drop(output);
            return uci::run();
        }
    }?;
    Ok(output.flush()?)
}
