//! The page: what JavaScript gets from WebAssembly.
//!
//! In: numbers and texts from JavaScript, which may be anything. Out: numbers, texts and lists, or an `Error` with a
//! stable `code` and a `message` that a person can act on. Everything here converts and forwards; nothing decides.
//!
//! Squares cross as numbers from 0 (a1) over 7 (h1) to 63 (h8), pieces as FEN letters, moves as UCI texts.
//!
//! - [`JsDocument`]: a start and a script, with all that follows from them; `after` and `changes` hold what it is asked
//!   and how it changes
//! - [`Thinker`]: the strong engine, for a worker; only with the feature `worker`; `engine_bench` with `bench`
//! - [`Chooser`]: any other player, move by move, likewise
//! - [`evaluate`], [`centipawns`]: what a position is worth, by an article and to that engine, likewise
//! - [`MatchGame`], [`match_elo`]: a game of one player against another, and what many say, likewise
//! - [`chess960_row`]: what needs no game
//!
//! The page loads a module of its own for what explains, with the feature `labs`:
//!
//! - `trace`, `lesson`, `explain`, `teaching_terms`: how a search goes its way, what a player draws from it, and what a position is worth, term by term
//! - `sql_translated`, `sql_advice`, `game_facts`: statements of T-SQL, and a game as the rows of a database
//! - `Relation`, `reach`, `control`: moves as sets of pairs, what pieces reach, who attacks what
//!
//! Documents as files and texts are in it, too, with the feature `games`:
//!
//! - `PgnIndex`, `decode_pgn`: files of games; `read_game`, `document_pgn`: documents from PGN and as PGN
//! - `saved_bytes`, `read_link`: documents and links of before there was a tree
//! - `repair_fen`, `fen_fields`, `board_diagram`, `board_picture`: positions as text, boards as text and SVG
//! - `sheet_script`, `sheet_formula`: a line for the spreadsheet
//! - `first_moves`, `perft`: moves to begin with, and how many ways there are to play on
//! - `chess960_derivation`, `chess960_sample`: how a number leads to its start, and that start as text
//!
//! What is written by hand is looked at there, too, with the feature `remarks`:
//!
//! - `ScriptCheck`: what there is to say about a script, and what puts it right; `typed_move`: moves that somebody types
//!
//! The page that holds a script loads the last two in a module with the feature `files`, which also has `game_pgn`, the game
//! of a script.
//!
//! What the page does without is only in the npm package, with the feature `chess-api`; it has the sets, too:
//!
//! - `chess`: what the class `Chess` of the npm package stands on
//! - `asked`, `beyond`, `past`: what else programs ask of a document, and do to it
//! - `evaluate`, `minimax_score`: what a position is worth by the article on a chess engine in R, and its search
//! - `piece`: how pieces cross that programs name
//!
//! The document as a tree is a module again, with the feature `document` what a page needs of it, with `document-api` what
//! the npm package has beyond that:
//!
//! - `TreeDocument`: the tree, its changes, its views, what a player asks; with the package's feature also PGN
//!   (`read_pgn`), what there is to say about the text, and answers about any node

#[cfg(feature = "web")]
mod after;
#[cfg(feature = "chess-api")]
mod asked;
#[cfg(feature = "chess-api")]
mod beyond;
#[cfg(feature = "chess-api")]
mod changes;
#[cfg(feature = "remarks")]
mod check;
#[cfg(feature = "chess-api")]
pub mod chess;
#[cfg(any(feature = "web", feature = "games", feature = "document"))]
mod chess960;
#[cfg(feature = "worker")]
mod chooser;
#[cfg(any(feature = "chess-api", feature = "games"))]
mod count;
#[cfg(feature = "web")]
mod document;
mod error;
#[cfg(feature = "games")]
mod fields;
#[cfg(feature = "games")]
mod files;
#[cfg(any(feature = "chess-api", feature = "games"))]
mod games;
#[cfg(feature = "games")]
mod glyphs;
mod json;
#[cfg(any(feature = "worker", feature = "labs", feature = "chess-api"))]
mod line;
#[cfg(feature = "worker")]
mod match_game;
#[cfg(feature = "files")]
mod of_script;
#[cfg(feature = "page")]
mod page;
#[cfg(feature = "chess-api")]
mod past;
#[cfg(feature = "games")]
mod picture;
#[cfg(any(feature = "chess-api", feature = "document-api"))]
mod piece;
#[cfg(feature = "web")]
mod play;
#[cfg(any(feature = "web", feature = "games", feature = "remarks", feature = "document"))]
mod read;
#[cfg(any(feature = "chess-api", feature = "labs"))]
mod relation;
#[cfg(feature = "labs")]
mod sql;
#[cfg(any(feature = "web", feature = "labs", feature = "document"))]
mod square;
#[cfg(feature = "web")]
mod tools;
#[cfg(feature = "labs")]
mod trace;
#[cfg(feature = "document")]
mod tree;
#[cfg(feature = "remarks")]
mod typed;
#[cfg(any(feature = "chess-api", feature = "worker"))]
mod value;
#[cfg(feature = "worker")]
mod worker;

#[cfg(feature = "chess-api")]
pub use asked::{JsStanding, JsStep, Remark};
#[cfg(feature = "remarks")]
pub use check::ScriptCheck;
#[cfg(feature = "games")]
pub use chess960::chess960_derivation;
#[cfg(feature = "chess-api")]
pub use chess960::chess960_steps;
#[cfg(any(feature = "chess-api", feature = "files"))]
pub use chess960::random_chess960;
#[cfg(feature = "worker")]
pub use chooser::Chooser;
#[cfg(any(feature = "chess-api", feature = "games"))]
pub use count::perft;
#[cfg(feature = "web")]
pub use document::JsDocument;
#[cfg(feature = "games")]
pub use fields::fen_fields;
#[cfg(feature = "games")]
pub use files::*;
#[cfg(feature = "chess-api")]
pub use games::pgn_notes;
#[cfg(any(feature = "chess-api", feature = "games"))]
pub use games::repair_fen;
#[cfg(feature = "worker")]
pub use match_game::{MatchGame, match_elo};
#[cfg(feature = "files")]
pub use of_script::game_pgn;
#[cfg(feature = "page")]
pub use page::Page;
#[cfg(feature = "games")]
pub use picture::board_picture;
#[cfg(any(feature = "chess-api", feature = "document-api"))]
pub use piece::chess_piece_letter;
#[cfg(any(feature = "chess-api", feature = "labs"))]
pub use relation::*;
#[cfg(feature = "labs")]
pub use sql::*;
#[cfg(feature = "web")]
pub use tools::*;
#[cfg(feature = "labs")]
pub use trace::*;
#[cfg(feature = "document")]
pub use tree::TreeDocument;
#[cfg(feature = "document-api")]
pub use tree::{ReadGame, read_pgn};
#[cfg(feature = "remarks")]
pub use typed::typed_move;
#[cfg(feature = "worker")]
pub use value::centipawns;
#[cfg(any(feature = "chess-api", feature = "worker"))]
pub use value::evaluate;
#[cfg(feature = "chess-api")]
pub use value::minimax_score;
#[cfg(feature = "worker")]
pub use worker::*;

#[global_allocator]
static ALLOCATOR: talc::wasm::WasmDynamicTalc = talc::wasm::new_wasm_dynamic_allocator();
