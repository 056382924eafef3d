//! The `gridmate` command.
fn main() {}
