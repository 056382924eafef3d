//! The engine as chess programs and testing frameworks start it: without arguments it speaks UCI; with arguments it is
//! the `gridmate` command.

use std::ffi::OsString;

fn main() -> std::process::ExitCode {
    let mut words: Vec<OsString> = std::env::args_os().collect();
    if words.len() <= 1 {
        words = ["gridmate", "uci"].map(OsString::from).into();
    }
    gridmate_cli::run(words)
}
