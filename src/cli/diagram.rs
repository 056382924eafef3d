//! `gridmate diagram`: drawing a board.

use super::arguments::Diagram;
use super::output::Output;
use super::position;
use super::problem::Problem;
use crate::board::Board;
use crate::notation::diagram;
use crate::notation::fen::{self, FenError};
use crate::rules::Variant;

pub(super) fn run(arguments: &Diagram, output: &mut Output) -> Result<(), Problem> {
    let board = match position::joined(&arguments.fen) {
        Some(text) => read(&text)?,
        None => Board::initial(),
    };
    Ok(output.text(&diagram::draw(&board, arguments.style.into()))?)
}

/// The board of a FEN, which need not be legal to be drawn, or of its first field alone.
fn read(text: &str) -> Result<Board, FenError> {
    if text.is_empty() || text.contains(char::is_whitespace) {
        fen::parse_setup(text, Variant::Chess960).map(|setup| setup.board)
    } else {
        fen::read_placement(text)
    }
}
