//! The built binary: what other programs and people get from it.

#![allow(clippy::expect_used, clippy::panic, clippy::unwrap_used, reason = "a failing test says so by panicking")]

#[path = "../../../tests/oracle/mod.rs"]
mod oracle;

mod books;
mod commands;
mod engine;
mod evaluate;
mod malformed;
mod openbench;
mod order;
mod parquet;
mod play;
mod players;
mod protocol;
mod readme;
mod review;
mod rows;
mod schema;
mod script;
mod terminal;
mod trees;
