//! The `gridmate-lab` command: all of `gridmate`, with an engine whose heuristics can be switched off, and four commands
//! that make this engine better.

mod commands;

use clap::{Parser, Subcommand};
use commands::{judge, learn, selfplay, tune};
use gridmate_cli::output::Output;
use std::ffi::OsString;
use std::process::ExitCode;

/// Make Gridmate's engine better.
///
/// Each command of `gridmate` is here, too, with an engine that can play without some of its heuristics
/// (`engine;without=null-move`).
#[derive(Debug, Parser)]
#[command(name = "gridmate-lab", version, arg_required_else_help = true)]
struct Arguments {
    #[command(subcommand)]
    command: Command,
}

#[derive(Debug, Subcommand)]
enum Command {
    Selfplay(selfplay::Selfplay),
    Judge(judge::Judge),
    Tune(tune::Tune),
    Learn(learn::Learn),
    #[command(external_subcommand)]
    Gridmate(Vec<OsString>),
}

fn main() -> ExitCode {
    gridmate_cli::exit_code(match Arguments::parse().command {
        Command::Selfplay(arguments) => selfplay::run(&arguments),
        Command::Judge(arguments) => judge::run(&arguments),
        Command::Tune(arguments) => tune::run(&arguments, &mut Output::standard()),
        Command::Learn(arguments) => learn::run(&arguments),
        Command::Gridmate(words) => return gridmate_cli::run([OsString::from("gridmate")].into_iter().chain(words)),
    })
}
