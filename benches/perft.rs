//! Perft side by side with cozy-chess.
fn main() {}
