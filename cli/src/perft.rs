//! `gridmate perft`: counting move paths.

use super::arguments::PerftArguments;
use super::output::{self, Output};
use super::position;
use super::problem::Problem;
use gridmate::notation::fen::{self, FenStyle};
use gridmate::notation::{san, uci};
use gridmate::rules::{Move, Position, Variant, perft, perft_full};
use serde_json::{Value, json};
use std::time::Instant;

pub(super) fn run(arguments: &PerftArguments, output: &mut Output) -> Result<(), Problem> {
    let (position, variant) = match &arguments.fen {
        Some(text) => position::read(text, arguments.chess960)?,
        None => position::start(arguments.chess960),
    };
    let count = if arguments.full { perft_full } else { perft };
    let started = Instant::now();
    let mut moves = Vec::new();
    let nodes = match arguments.depth.checked_sub(1) {
        Some(rest) if arguments.divide => divide(&position, variant, |text, played, next| {
            let nodes = count(next, rest);
            if arguments.json {
                moves.push(json!({ "uci": text, "san": san::write(&position, played), "nodes": nodes }));
            } else {
                output.line(format_args!("{text}: {nodes}"))?;
            }
            Ok(nodes)
        })?,
        _ => count(&position, arguments.depth),
    };
    let seconds = started.elapsed().as_secs_f64();
    if arguments.json {
        let moves = arguments.divide.then_some(moves);
        output.json(&answer(&position, arguments.depth, nodes, moves))?;
    } else {
        output.line(format_args!("nodes {nodes}"))?;
    }
    output.flush()?;
    let speed = nodes as f64 / seconds.max(1e-9) / 1e6;
    output::remark(format_args!("{seconds:.3} s, {speed:.1} million nodes a second"));
    Ok(())
}

/// Counts by first move, in the order of their text.
fn divide(
    position: &Position,
    variant: Variant,
    mut count: impl FnMut(&str, Move, &Position) -> Result<u64, Problem>,
) -> Result<u64, Problem> {
    let moves = position.legal_moves();
    let mut moves: Vec<_> = moves.into_iter().map(|played| (uci::write(position, played, variant), played)).collect();
    moves.sort_unstable();
    let mut nodes = 0;
    for (text, played) in moves {
        nodes += count(&text, played, &position.play_unchecked(played))?;
    }
    Ok(nodes)
}

/// The count as JSON. It holds no times, so that it is always the same.
fn answer(position: &Position, depth: u32, nodes: u64, moves: Option<Vec<Value>>) -> Value {
    let fen = fen::write(position, FenStyle::XFen);
    let mut object = json!({ "ok": true, "fen": fen, "depth": depth, "nodes": nodes });
    if let Some(moves) = moves {
        object["moves"] = moves.into();
    }
    object
}
