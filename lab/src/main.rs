//! The `gridmate-lab` command: all of `gridmate`, with an engine whose heuristics can be switched off and whose
//! margins can be set, seven commands that make this engine better, one that finds puzzles, and one that plays many games.

mod commands;

use clap::{Parser, Subcommand};
use commands::{chances, evals, games, judge, learn, puzzles, selfplay, spsa, tune};
use gridmate_cli::output::Output;
use std::ffi::OsString;
use std::process::ExitCode;

/// Make Gridmate's engine better.
///
/// Each command of `gridmate` is here, too, with an engine that can play without some of its heuristics
/// (`engine;without=null-move`) or with other margins (`engine;null_move_depth=4`); its UCI has an option for each margin.
#[derive(Debug, Parser)]
#[command(name = "gridmate-lab", version, arg_required_else_help = true)]
struct LabArguments {
    #[command(subcommand)]
    command: LabCommand,
}

#[derive(Debug, Subcommand)]
enum LabCommand {
    Selfplay(selfplay::Selfplay),
    Judge(judge::Judge),
    Tune(tune::Tune),
    Learn(learn::Learn),
    Spsa(spsa::SpsaArguments),
    Chances(chances::Chances),
    Evals(evals::Evals),
    Games(games::GamesArguments),
    Puzzles(puzzles::PuzzleArguments),
    #[command(external_subcommand)]
    Gridmate(Vec<OsString>),
}

fn main() -> ExitCode {
    gridmate_cli::exit_code(match LabArguments::parse().command {
        LabCommand::Selfplay(arguments) => selfplay::run(&arguments),
        LabCommand::Judge(arguments) => judge::run(&arguments),
        LabCommand::Tune(arguments) => tune::run(&arguments, &mut Output::standard()),
        LabCommand::Learn(arguments) => learn::run(&arguments),
        LabCommand::Spsa(arguments) => spsa::run(&arguments, &mut Output::standard()),
        LabCommand::Chances(arguments) => chances::run(&arguments, &mut Output::standard()),
        LabCommand::Evals(arguments) => evals::run(&arguments, &mut Output::standard()),
        LabCommand::Games(arguments) => games::run(&arguments),
        LabCommand::Puzzles(arguments) => puzzles::run(&arguments, &mut Output::standard()),
        LabCommand::Gridmate(words) => return gridmate_cli::run([OsString::from("gridmate")].into_iter().chain(words)),
    })
}
