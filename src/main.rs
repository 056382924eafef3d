//! The `gridmate` command; see [`gridmate::cli`].

#[cfg(not(target_arch = "wasm32"))]
fn main() -> std::process::ExitCode {
    gridmate::cli::run()
}

/// There is no terminal in a browser; the library is what it gets.
#[cfg(target_arch = "wasm32")]
fn main() {}
