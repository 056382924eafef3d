//! `gridmate uci`: the engine for chess programs, which speak the Universal Chess Interface with it.
//!
//! Lines are read on the main thread and executed in their order; the thinking is done on another, which is stopped by a flag.
//! What a line is answered comes after the answers to all lines before it; only a search that goes on is not waited for.
//!
//! The core reads and writes the lines ([`gridmate::engine::uci`]).
//!
//! - [`session`]: what is remembered from line to line
//! - [`call`]: a call to think; [`thinker`]: the thread that does
//! - [`output`]: where lines are sent

mod call;
mod output;
mod session;
mod thinker;

use super::lines::{read_line, utf8};
use super::problem::Problem;
use clap::Args;
use gridmate::engine::uci::UciWarning;
use session::Session;
use std::io;
use std::ops::ControlFlow;

/// The longest line: a game of a million plies.
const LONGEST_LINE: usize = 8 << 20;

/// Be an engine for a chess program: speak the Universal Chess Interface.
///
/// Understood are `uci`, `isready`, `setoption`, `ucinewgame`, `position`, `go` with all its forms (`wtime`, `btime`,
/// `winc`, `binc`, `movestogo`, `movetime`, `depth`, `nodes`, `mate`, `infinite`, `ponder`, `searchmoves`, and `perft N`),
/// `ponderhit`, `stop`, `debug`, `register`, `quit`, and `d`, which draws the position.
///
/// Options are `Hash` (MB), `Clear Hash`, `Threads`, `MultiPV`, `Ponder`, `Move Overhead` (milliseconds of each move that
/// are lost on the way), `Evaluation` (`learned` or `hand`), `UCI_Chess960`, `UCI_LimitStrength`, `UCI_Elo` and
/// `UCI_AnalyseMode`.
///
/// Lines are answered in their order; a search that goes on is not waited for. The memory of `Hash` is taken from the system as
/// searches fill it.
///
/// What is wrong with a line is said in an `info string`, and the position before is kept. At `quit` the engine stops and
/// ends. At the end of the input it first does what it was asked for; what only `stop` or `ponderhit` would end (`infinite`,
/// `ponder`, `mate` without another limit) is stopped.
#[derive(Debug, Args)]
#[command(after_help = "\
Examples:
  gridmate uci
  gridmate match --white 'uci:gridmate uci' --black minimax:2 --games 4")]
pub(super) struct UciArguments {}

/// Speaks with a program until it says `quit` or nothing more.
pub(super) fn run() -> Result<(), Problem> {
    let mut session = Session::new().map_err(|error| Problem::Argument(format!("cannot start to think: {error}")))?;
    let mut input = io::BufReader::with_capacity(1 << 16, io::stdin().lock());
    let mut line = Vec::new();
    loop {
        match read_line(&mut input, LONGEST_LINE, &mut line) {
            Ok(Some(read)) => match read.and_then(|()| utf8(&line)) {
                Ok(text) => {
                    if session.run(text) == ControlFlow::Break(()) {
                        session.end();
                        return Ok(());
                    }
                }
                Err(unreadable) => session.warn(&[UciWarning::Unreadable(unreadable.to_string())]),
            },
            Ok(None) => {
                session.finish();
                return Ok(());
            }
            Err(error) => {
                session.end();
                return Err(Problem::Input(error));
            }
        }
    }
}
