//! The terminal: what the `gridmate` binary does.
//!
//! In: arguments and standard input. Out: lines on standard output, of JSON where machines read them; sentences on
//! standard error with exit code 2 where something is wrong. Each command is a file, and forwards to the library.
//!
//! A program with further commands hands over to [`run`] what is not one of its own, as the crate `lab` does.

mod answer;
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
mod parquet;
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
        Ok(arguments) => exit_code(execute(&arguments.command)),
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
        Err(Problem::Interrupted) => ExitCode::from(problem::INTERRUPTED),
        Err(problem) => {
            output::complain(&problem);
            ExitCode::from(WRONG)
        }
    }
}

/// Executes a command. One that answers in JSON answers what is wrong by an object, too.
fn execute(command: &Command) -> Result<(), Problem> {
    // It writes from several threads, none of which may lock standard output for long.
    if let Command::Uci(_) = command {
        return uci::run();
    }
    let mut output = Output::standard();
    let done = dispatch(command, &mut output);
    if let Err(problem) = &done
        && command.answers_in_json()
    {
        // The problem counts, whatever becomes of this.
        drop(output.json(&answer::failure(problem.error())));
    }
    let flushed = output.flush();
    done?;
    Ok(flushed?)
}

fn dispatch(command: &Command, output: &mut Output) -> Result<(), Problem> {
    match command {
        Command::Inspect(arguments) => inspect::run(arguments, output),
        Command::Evaluate(arguments) => evaluate::run(arguments, output),
        Command::Play(arguments) => play::run(arguments, output),
        Command::Bench(arguments) => bench::run(arguments, output),
        Command::Book(arguments) => book::run(arguments, output),
        Command::Perft(arguments) => perft::run(arguments, output),
        Command::Game(_) => game::run(output),
        Command::Pgn(arguments) => pgn::run(arguments, output),
        Command::Review(arguments) => review::run(arguments, output),
        Command::Diagram(arguments) => diagram::run(arguments, output),
        Command::Chess960(arguments) => chess960::run(arguments, output),
        Command::Moves(arguments) => moves::run(arguments, output),
        Command::Sets(arguments) => sets::run(arguments, output),
        Command::Match(arguments) => matches::run(arguments, output),
        Command::Script(arguments) => script::run(arguments, output),
        // It has run without this output.
        Command::Uci(_) => Ok(()),
    }
}
