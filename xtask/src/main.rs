//! `cargo xtask`: sets up, builds, serves, tests, measures and packs Gridmate.
//!
//! The map: `project` knows where things lie, `process` runs other programs, `say` talks to the
//! person, `setup` installs what is missing; `wasm` builds the modules, `openings`
//! writes the table of openings, `page` bundles the page, `serve` serves it;
//! `test`, `faults`, `dist`, `bench` and `pictures` are the commands of those names.

mod bench;
mod dist;
mod faults;
mod openings;
mod page;
mod pictures;
mod process;
mod project;
mod say;
mod serve;
mod setup;
mod test;
mod versions;
mod wasm;

use clap::{Args, Parser, Subcommand};
use project::Project;
use std::process::ExitCode;

/// Sets up, builds, serves, tests, measures and packs Gridmate.
///
/// Each command first installs what it needs and this machine lacks, saying what it does; none
/// ever asks for input. A step that cannot go on says why in one sentence and names the command
/// that mends it.
#[derive(Parser)]
#[command(name = "cargo xtask", bin_name = "cargo xtask", version)]
struct Cli {
    #[command(subcommand)]
    command: Command,
}

#[derive(Subcommand)]
enum Command {
    /// Build the page and serve it on this machine
    ///
    /// Builds the optimised WebAssembly, bundles the page and serves it on
    /// http://127.0.0.1:8960, or the next free port. Only this machine can reach it. Ctrl-C ends it.
    Play(PlayArgs),
    /// Run every check: formatting, lints, native tests, WebAssembly and page tests in a browser
    ///
    /// Goes on after a failure and lists at the end what failed; the last line counts the tests.
    Test(test::TestArgs),
    /// Put faults into a copy of the page, and see whether its tests catch them
    ///
    /// Each row of tests/page/faults.tsv is a fault and the cheapest test that is to fail then. Without an ID, all of them.
    Faults(faults::FaultsArgs),
    /// Pack the page as a static folder that any host can serve
    ///
    /// Writes dist/: relative paths, hashed file names, .br and .gz beside each file that gains by
    /// it, a _headers file for hosts that read one, and sizes.json.
    Dist,
    /// Measure: move generation natively and in a browser, sizes, the page's cold start
    ///
    /// Without a flag, the native side-by-side alone.
    Bench(bench::BenchArgs),
    /// Draw the page's icons from its SVG, and take the README's picture of the page
    Pictures,
    /// What cargo calls to run a WebAssembly test in the browser
    #[command(hide = true, disable_help_flag = true)]
    WasmTestRunner {
        /// Handed on as they are.
        #[arg(trailing_var_arg = true, allow_hyphen_values = true)]
        args: Vec<std::ffi::OsString>,
    },
}

#[derive(Args)]
struct PlayArgs {
    /// The port to serve on; if it is taken, the next free one
    #[arg(long, default_value_t = 8960)]
    port: u16,
}

fn main() -> ExitCode {
    match run(Cli::parse()) {
        Ok(code) => code,
        Err(trouble) => {
            say::trouble(&trouble);
            ExitCode::FAILURE
        }
    }
}

fn run(cli: Cli) -> anyhow::Result<ExitCode> {
    let project = Project::find()?;
    match cli.command {
        Command::Play(args) => play(&project, &args)?,
        Command::Test(args) => return test::run(&project, &args),
        Command::Faults(args) => return faults::run(&project, &args),
        Command::Dist => dist::run(&project)?,
        Command::Bench(args) => bench::run(&project, &args)?,
        Command::Pictures => pictures::draw(&project)?,
        Command::WasmTestRunner { args } => {
            let program = std::ffi::OsString::from("wasm-bindgen-test-runner");
            let args = std::iter::once(program).chain(args);
            wasm_bindgen_cli::wasm_bindgen_test_runner::run_cli_with_args(args)?;
        }
    }
    Ok(ExitCode::SUCCESS)
}

fn play(project: &Project, args: &PlayArgs) -> anyhow::Result<()> {
    let server = serve::Server::start(&page::build(project)?, args.port)?;
    if server.port() != args.port {
        say::note(&format!("Port {} is taken; using {}.", args.port, server.port()));
    }
    say::note(&format!("Gridmate is on {}  (Ctrl-C ends it)", server.url()));
    say::note("A change in www is served at once; a change in src wants a new start.");
    page::follow(project)
}
