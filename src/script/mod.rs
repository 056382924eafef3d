//! The token language: a line of tokens that is the document.
//!
//! In: a start and a text such as `e2e4, xe4, e8=♕`. Out: the board after every token, what each token means, and
//! where there is something to say, a sentence with a fix.
//!
//! - [`Mode`]: the spreadsheet exactly, or the same language without its traps
//! - [`Sheet`]: the board of a script, whose cells may hold text that is no piece
//! - [`Meaning`]: what a token does

mod formula;
mod lexer;
mod meaning;
mod sheet;

pub use lexer::Place;
pub use meaning::Meaning;
pub use sheet::{Content, Sheet};

/// How tokens are read.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub enum Mode {
    /// As the spreadsheet formula reads them, quirks included.
    Sheet,
    /// The same language without the traps: anchored, tolerant, and never deleting a piece by a typo.
    #[default]
    Friendly,
}

impl Mode {
    /// The longest text in bytes: 1 MiB, and twice that for the spreadsheet, which is meant for machines.
    #[must_use]
    pub const fn longest(self) -> usize {
        match self {
            Self::Sheet => 2 << 20,
            Self::Friendly => 1 << 20,
        }
    }
}

/// The board after each token of the spreadsheet, from a start.
///
/// ```
/// use gridmate::board::Board;
/// use gridmate::script;
/// let boards: Vec<_> = script::sheet_boards("e2e4, xe4", Board::initial().into()).collect();
/// assert_eq!(boards[1].placement(), "rnbqkbnr/pppppppp/8/8/8/8/PPPP1PPP/RNBQKBNR");
/// ```
pub fn sheet_boards(text: &str, start: Sheet) -> impl Iterator<Item = Sheet> {
    let mut lexer = lexer::Lexer::new(text, Place::START, Mode::Sheet);
    let mut sheet = start;
    std::iter::from_fn(move || {
        let piece = lexer.next().ok()?;
        let from = piece.start.byte as usize;
        sheet.apply(formula::read(text.get(from..from + piece.len as usize)?), Mode::Sheet);
        Some(sheet.clone())
    })
}
