//! The `gridmate` command; see [`gridmate_cli`].

fn main() -> std::process::ExitCode {
    gridmate_cli::run(std::env::args_os())
}
