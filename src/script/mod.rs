//! The token language: a line of tokens that is the script.
//!
//! In: a start and a text such as `e2e4, xe4, e8=♕`. Out: the board after every token, what each token means, and
//! where there is something to say, a sentence with a fix.
//!
//! | token | what it does |
//! | --- | --- |
//! | `e2e4` | what stands on e2 goes to e4, and takes what is there |
//! | `xe4` | e4 becomes empty |
//! | `e8=♕` | a queen stands on e8, whatever was there |
//! | `--` | nothing: the side to move passes |
//!
//! Everything on a board is a line of such tokens: castling is `e1g1, h1f1`, a capture in passing `e5d6, xd5`, a
//! promotion `e7e8, e8=♕`. A token that is not understood changes nothing. Friendly mode also takes `e2-e4`, `e2xe4`,
//! `e7e8q`, `e7e8=Q`, `e8=Q`, numbers of moves and marks, and any white space, comma or semicolon between tokens; it says
//! where the spreadsheet would do something else, and never moves from an empty square. Read as chess, the longest run
//! of tokens that is one legal move is a step with a SAN; [`ScriptState`] says what is known after any other.
//!
//! - [`Script`]: a start and a text; from it everything else
//! - [`Mode`]: the spreadsheet exactly, or the same language without its traps
//! - [`Sheet`]: the board of a script, whose cells may hold text that is no piece
//! - [`Meaning`]: what a token does
//! - [`TokenDiagnostic`]: what there is to say about a token, and its fix
//! - [`ScriptState`]: the sheet after a step, and the legal position or the reasons why there is none
//! - [`game_of`], [`Turn`]: the game of a script, and how play may go on in it
//! - [`move_tokens`], [`from_game`]: from chess to tokens
//! - [`sheet_script`], [`sheet_formula`]: from a script to the spreadsheet

mod board_edit;
mod choice;
mod diagnostic;
mod explain;
mod fix;
mod formula;
mod friendly;
mod grammar;
mod lexer;
mod line;
mod recognise;
#[allow(clippy::module_inception, reason = "the type that the room is named after")]
mod script;
mod sheet;
mod spreadsheet;
mod start;
mod state;
mod turn;
mod write;

pub use board_edit::BoardEdit;
pub(crate) use choice::PASS;
pub use diagnostic::DiagnosticKind;
pub(crate) use diagnostic::REASONS;
pub(crate) use explain::AROUND;
pub use explain::TokenDiagnostic;
pub use fix::Fixes;
pub(crate) use lexer::Ending;
pub use lexer::TextPlace;
pub(crate) use line::TextEdit;
pub use recognise::LONGEST_RUN;
pub(crate) use script::difference;
pub use script::{EditError, Script, ScriptGameError, ScriptToken, Step};
pub use sheet::{Content, Meaning, Sheet};
pub use spreadsheet::{SpreadsheetError, sheet_formula, sheet_script};
pub(crate) use start::BAD_NUMBER;
pub use start::{Start, StartError};
pub(crate) use state::NOT_A_PIECE;
pub use state::{ScriptState, StepKind};
pub(crate) use turn::end_of_game_of;
pub use turn::{Turn, TurnError, game_of};
pub(crate) use write::GAP;
pub use write::{from_game, move_tokens};

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
