//! The token language, against the spreadsheet and against the rules of chess.

#![cfg(not(target_arch = "wasm32"))]
#![allow(clippy::expect_used, clippy::panic, clippy::unwrap_used, reason = "a failing test says so by panicking")]

#[path = "../oracle/mod.rs"]
mod oracle;
#[path = "../random/mod.rs"]
mod random;

mod annotations;
mod edits;
mod friendly;
mod games;
mod sheets;
mod spreadsheet;
mod states;
mod telling;
