//! `gridmate diagram`: drawing a board.

use super::arguments::DiagramArguments;
use super::output::Output;
use super::position;
use super::problem::Problem;
use gridmate::board::{Board, Rank, Square};
use gridmate::notation::diagram::{self, DiagramStyle};
use gridmate::rules::Setup;
use gridmate::script::Start;

pub(super) fn run(arguments: &DiagramArguments, output: &mut Output) -> Result<(), Problem> {
    let board = match position::joined(&arguments.fen) {
        Some(text) => read(&text)?,
        None => Board::initial(),
    };
    Ok(output.text(&diagram::draw(&board, arguments.style.into()))?)
}

/// The board of a FEN, which need not be legal to be drawn, of its first field alone, or of a Chess960 number.
fn read(text: &str) -> Result<Board, Problem> {
    if text.starts_with("960:") {
        let start: Result<Start, _> = text.parse();
        start.map(|start| start.setup.board).map_err(|error| Problem::refused("", error))
    } else if text.is_empty() || text.contains(char::is_whitespace) {
        Ok(text.parse::<Setup>()?.board)
    } else {
        Ok(text.parse()?)
    }
}

/// Line and column of a square in a drawing.
pub(super) fn place(square: Square, style: DiagramStyle) -> (usize, usize) {
    let (row, file) = (Rank::Eighth.index() - square.rank().index(), square.file().index());
    match style {
        DiagramStyle::Boxed => (2 * row + 1, 4 * file + 2),
        DiagramStyle::Unicode | DiagramStyle::Letters => (row, 2 * file + 2),
    }
}
