//! Text and chess: what people and programs write, read into the types of [`crate::rules`] and back.
//!
//! In: text, which may be anything. Out: positions, moves and boards, or an error with a stable code and a sentence a
//! person can act on. No function in this room panics, and none takes longer than its input is long.
//!
//! - [`fen`]: positions, strictly and as people paste them; [`epd`]: with what is known of them
//! - [`san`]: moves as people write them, as values ([`san::San`]) and as texts of a position
//! - [`pgn`]: whole games, with comments and variations
//! - [`polyglot`]: opening books, and the keys of their positions
//! - [`uci`]: moves as engines write them, as values ([`uci::UciMove`]) and as texts of a position
//! - [`read_move`]: a move typed in either
//! - [`Game::play_san`](crate::game::Game::play_san): a game played by texts; [`GamePlayError`]: why one is not
//! - [`Shape`]: an arrow or a square that is drawn on a board
//! - [`diagram`]: boards as text, [`svg`]: as pictures, [`gif`]: a line as a moving picture
//! - [`MoveError`]: why a piece may not go from one square to another

pub mod diagram;
#[cfg(any(feature = "pictures", feature = "web"))]
mod drawing;
pub mod epd;
pub mod fen;
#[cfg(any(feature = "pictures", feature = "web"))]
pub mod gif;
#[cfg(any(feature = "pictures", feature = "web"))]
mod glyphs;
mod move_error;
pub mod pgn;
pub mod polyglot;
pub mod san;
mod shape;
#[cfg(any(feature = "pictures", feature = "web"))]
pub mod svg;
pub(crate) mod text;
mod typed;
pub mod uci;

pub use move_error::MoveError;
pub use shape::{Paint, ParseShapeError, Shape};
pub use typed::{GamePlayError, TypedError, read_move};
