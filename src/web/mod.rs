//! The page: what JavaScript gets from WebAssembly.
//!
//! In: numbers and texts from JavaScript, which may be anything. Out: numbers, texts and lists, or an `Error` with a
//! stable `code` and a `message` that a person can act on. Everything here converts and forwards; nothing decides.
//!
//! Squares cross as numbers from 0 (a1) over 7 (h1) to 63 (h8), pieces as FEN letters, moves as UCI texts.
//!
//! The page loads three modules, each made with a feature of its own:
//!
//! - `document`: [`TreeDocument`], the document as a tree, its changes, its views, what a player asks; `random_word`, all chance
//! - `worker`: [`Thinker`], the strong engine, [`Chooser`], any other player, move by move, [`MatchGame`] and [`match_elo`],
//!   a game of one player against another, and what many say; [`evaluate`] and [`centipawns`], what a position is worth by an
//!   article and to that engine; with `bench` also `engine_bench`
//! - `labs`, all that is not needed before the first move:
//!   - `trace`, `lesson`, `explain`, `teaching_terms`: how a search goes its way, what a player draws from it, and what a
//!     position is worth, term by term
//!   - `sql_translated`, `sql_advice`, `game_facts`: statements of T-SQL, and a game as the rows of a database
//!   - `Relation`, `move_set`, `reach`, `control`: moves as sets of pairs, what pieces reach, who attacks what
//!   - `PgnIndex`, `decode_pgn`: files of games; `read_game`, `document_pgn`: documents from PGN and as PGN
//!   - `repair_fen`, `fen_fields`, `board_diagram`, `board_picture`: positions as text, boards as text and SVG
//!   - `sheet_script`, `sheet_formula`: a line for the spreadsheet
//!   - `first_moves`, `perft`: moves to begin with, and how many ways there are to play on
//!   - `chess960_start`: how a number leads to its start, and that start as text
//!   - `ScriptCheck`: what there is to say about a script, and what puts it right; `typed_move`: typed moves
//!
//! The npm package has these doors, too, and two features of its own:
//!
//! - `document-api`: with `document` also PGN (`read_pgn`), what there is to say about the text, and answers about any node
//! - `chess-api`: `chess`, what the class `Chess` stands on; the sets; `evaluate` and `minimax_score`, what a position is
//!   worth by the article on a chess engine in R, and its search; `piece`, how pieces cross that programs name

#[cfg(all(feature = "document", not(feature = "document-api")))]
mod chance;
#[cfg(feature = "labs")]
mod check;
#[cfg(feature = "chess-api")]
pub mod chess;
#[cfg(any(feature = "document", feature = "labs", feature = "chess-api"))]
mod chess960;
#[cfg(feature = "worker")]
mod chooser;
#[cfg(any(feature = "labs", feature = "chess-api"))]
mod count;
mod error;
#[cfg(feature = "labs")]
mod fields;
#[cfg(feature = "labs")]
mod files;
#[cfg(any(feature = "labs", feature = "chess-api"))]
mod games;
mod json;
#[cfg(any(feature = "worker", feature = "labs", feature = "chess-api"))]
mod line;
#[cfg(feature = "worker")]
mod match_game;
#[cfg(any(feature = "document-api", feature = "chess-api"))]
mod piece;
#[cfg(any(feature = "document", feature = "labs"))]
mod read;
#[cfg(any(feature = "labs", feature = "chess-api"))]
mod relation;
#[cfg(feature = "labs")]
mod sets;
#[cfg(feature = "labs")]
mod sql;
#[cfg(any(feature = "document", feature = "labs", feature = "chess-api"))]
mod square;
#[cfg(feature = "labs")]
mod trace;
#[cfg(feature = "document")]
mod tree;
#[cfg(feature = "labs")]
mod typed;
#[cfg(any(feature = "worker", feature = "chess-api"))]
mod value;
#[cfg(feature = "worker")]
mod worker;

#[cfg(all(feature = "document", not(feature = "document-api")))]
pub use chance::random_word;
#[cfg(feature = "labs")]
pub use check::ScriptCheck;
#[cfg(feature = "labs")]
pub use chess960::chess960_start;
#[cfg(feature = "chess-api")]
pub use chess960::{chess960_row, chess960_steps, random_chess960};
#[cfg(feature = "worker")]
pub use chooser::Chooser;
#[cfg(any(feature = "labs", feature = "chess-api"))]
pub use count::perft;
#[cfg(feature = "labs")]
pub use fields::fen_fields;
#[cfg(feature = "labs")]
pub use files::*;
#[cfg(feature = "chess-api")]
pub use games::pgn_notes;
#[cfg(any(feature = "labs", feature = "chess-api"))]
pub use games::repair_fen;
#[cfg(feature = "worker")]
pub use match_game::{MatchGame, match_elo};
#[cfg(any(feature = "document-api", feature = "chess-api"))]
pub use piece::chess_piece_letter;
#[cfg(any(feature = "labs", feature = "chess-api"))]
pub use relation::*;
#[cfg(feature = "labs")]
pub use sets::*;
#[cfg(feature = "labs")]
pub use sql::*;
#[cfg(feature = "labs")]
pub use trace::*;
#[cfg(feature = "document")]
pub use tree::TreeDocument;
#[cfg(feature = "document-api")]
pub use tree::{ReadGame, read_pgn};
#[cfg(feature = "labs")]
pub use typed::{text_kind, typed_move};
#[cfg(feature = "worker")]
pub use value::centipawns;
#[cfg(any(feature = "worker", feature = "chess-api"))]
pub use value::evaluate;
#[cfg(feature = "chess-api")]
pub use value::minimax_score;
#[cfg(feature = "worker")]
pub use worker::*;

#[global_allocator]
static ALLOCATOR: talc::wasm::WasmDynamicTalc = talc::wasm::new_wasm_dynamic_allocator();
