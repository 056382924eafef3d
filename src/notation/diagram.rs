//! Boards as text.
//!
//! In: a board and a style. Out: lines from rank 8 down, each ended by a line break.

use crate::board::{Board, File, Piece, Rank, Square, not_one};
use alloc::borrow::ToOwned;
use alloc::string::String;
use core::fmt;
use core::str::FromStr;

/// How a board is drawn.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub enum DiagramStyle {
    /// Chess symbols, with the names of ranks and files.
    #[default]
    Unicode,
    /// FEN letters and dots, with the names of ranks and files.
    Letters,
    /// FEN letters in boxes, between lines of 33 dashes.
    Boxed,
}

not_one! {
    /// The text is no name of a style.
    ParseStyleError = "a diagram is unicode, letters or boxed"
}

impl DiagramStyle {
    /// Its name.
    #[must_use]
    pub const fn name(self) -> &'static str {
        match self {
            Self::Unicode => "unicode",
            Self::Letters => "letters",
            Self::Boxed => "boxed",
        }
    }
}

impl fmt::Display for DiagramStyle {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.pad(self.name())
    }
}

/// Reads `unicode`, `letters` or `boxed`.
impl FromStr for DiagramStyle {
    type Err = ParseStyleError;

    fn from_str(name: &str) -> Result<Self, ParseStyleError> {
        [Self::Unicode, Self::Letters, Self::Boxed]
            .into_iter()
            .find(|style| style.name() == name)
            .ok_or(ParseStyleError)
    }
}

/// Draws a board.
///
/// ```
/// use gridmate::board::Board;
/// use gridmate::notation::diagram::{self, DiagramStyle};
/// let text = diagram::draw(&Board::initial(), DiagramStyle::Letters);
/// assert_eq!(text.lines().next(), Some("8 r n b q k b n r"));
/// assert_eq!(text.lines().last(), Some("  a b c d e f g h"));
/// ```
#[must_use]
pub fn draw(board: &Board, style: DiagramStyle) -> String {
    match style {
        DiagramStyle::Unicode => draw_grid(board, '·', Piece::glyph),
        DiagramStyle::Letters => draw_grid(board, '.', Piece::char),
        DiagramStyle::Boxed => draw_boxes(board, Piece::char),
    }
}

/// Draws a Chess960 start as a sample board without colours: `R N B Q K` on both back ranks, `p` for every pawn.
///
/// ```
/// use gridmate::notation::diagram;
/// use gridmate::rules::{Position, chess960::Number};
/// let start = Position::chess960(Number::new(0).unwrap());
/// let text = diagram::draw_sample(start.board());
/// assert_eq!(text.lines().nth(1), Some("| B | B | Q | N | N | R | K | R |"));
/// assert_eq!(text.lines().nth(1), text.lines().nth(15));
/// ```
#[must_use]
pub fn draw_sample(board: &Board) -> String {
    draw_boxes(board, |piece| match piece.char() {
        'P' | 'p' => 'p',
        _ => piece.role.upper_char(),
    })
}

fn draw_grid(board: &Board, empty: char, mark: fn(Piece) -> char) -> String {
    let mut text = String::new();
    for rank in Rank::ALL.into_iter().rev() {
        text.push(rank.char());
        for file in File::ALL {
            text.push(' ');
            text.push(board.piece_at(Square::new(file, rank)).map_or(empty, mark));
        }
        text.push('\n');
    }
    text.push(' ');
    for file in File::ALL {
        text.push(' ');
        text.push(file.char());
    }
    text.push('\n');
    text
}

fn draw_boxes(board: &Board, letter: fn(Piece) -> char) -> String {
    const LINE: &str = "---------------------------------\n";
    let mut text = LINE.to_owned();
    for rank in Rank::ALL.into_iter().rev() {
        for file in File::ALL {
            text.push_str("| ");
            text.push(board.piece_at(Square::new(file, rank)).map_or(' ', letter));
            text.push(' ');
        }
        text.push_str("|\n");
        text.push_str(LINE);
    }
    text
}
