//! `cargo xtask bench`: what is measured, each in its own interleaved run.

use crate::process;
use crate::project::{Project, WASM_TARGET};
use crate::serve::{Server, brotli, gzip};
use crate::setup;
use crate::test::chromium_flags;
use crate::wasm::{self, Optimise};
use crate::{say, site};
use anyhow::{Context, Result};
use clap::Args;
use std::path::Path;

/// What to measure.
#[derive(Args)]
pub(crate) struct BenchArgs {
    /// Move generation on this machine, side by side with cozy-chess
    #[arg(long)]
    perft: bool,
    /// The same compiled to WebAssembly, in Chromium, with chess.js beside it
    #[arg(long)]
    wasm: bool,
    /// The module's size as it ships and after each way of treating it
    #[arg(long)]
    size: bool,
    /// The page's cold start: from nothing to the first list of legal moves, and its memory
    #[arg(long)]
    page: bool,
    /// All of them
    #[arg(long)]
    all: bool,
    /// Rounds of the browser measurements; the median counts
    #[arg(long, default_value_t = 7)]
    rounds: u32,
}

/// Measures what was asked for; without a wish, native move generation.
pub(crate) fn run(project: &Project, args: &BenchArgs) -> Result<()> {
    let nothing_asked = !(args.perft || args.wasm || args.size || args.page);
    if args.perft || args.all || nothing_asked {
        let said = say::step("Move generation on this machine");
        process::run(&mut project.cargo(&["bench", "--bench", "perft", "--locked"]))?;
        said.close("done");
    }
    if args.wasm || args.all {
        let said = say::step("Move generation in Chromium");
        arena(project, args.rounds)?;
        said.close("done");
    }
    if args.size || args.all {
        let said = say::step("Size of the module");
        sizes(project)?;
        said.close("done");
    }
    if args.page || args.all {
        let said = say::step("Cold start of the page");
        cold_start(project, args.rounds)?;
        said.close("done");
    }
    Ok(())
}

/// Lays the arena's module, its page and chess.js in one folder, serves it and runs it.
fn arena(project: &Project, rounds: u32) -> Result<()> {
    setup::wasm_target(project)?;
    setup::node_modules(project)?;
    process::run(&mut project.cargo(&[
        "build",
        "--release",
        "--example",
        "arena",
        "--target",
        WASM_TARGET,
        "--no-default-features",
        "--locked",
    ]))?;
    let folder = project.scratch("arena")?;
    let module = project.target.join(WASM_TARGET).join("release/examples/arena.wasm");
    copy(&module, &folder.join("arena.wasm"))?;
    copy(&project.root.join("node_modules/chess.js/dist/esm/chess.js"), &folder.join("chess.js"))?;
    for file in ["arena.html", "arena.js", "positions.json"] {
        copy(
            &project.root.join("benches/web").join(file),
            &folder.join(if file == "arena.html" { "index.html" } else { file }),
        )?;
    }
    in_chromium(project, "benches/web/run-arena.mjs", &folder, rounds)
}

/// The page's module, instantiated in a fresh browser each time.
fn cold_start(project: &Project, rounds: u32) -> Result<()> {
    setup::node_modules(project)?;
    site::build(project)?;
    let folder = project.scratch("cold")?;
    let pkg = folder.join("pkg");
    std::fs::create_dir_all(&pkg)?;
    for file in ["gridmate.js", "gridmate_bg.wasm"] {
        copy(&project.site.join("pkg").join(file), &pkg.join(file))?;
    }
    copy(&project.root.join("benches/web/cold.html"), &folder.join("index.html"))?;
    copy(&project.root.join("benches/web/cold.js"), &folder.join("cold.js"))?;
    in_chromium(project, "benches/web/run-cold.mjs", &folder, rounds)
}

fn in_chromium(project: &Project, script: &str, folder: &Path, rounds: u32) -> Result<()> {
    let browser = setup::browser(project)?;
    let server = Server::start(folder, 0)?;
    process::run(
        project
            .command("node")
            .arg(script)
            .env("CHROMIUM", &browser.chromium)
            .env("CHROMIUM_FLAGS", chromium_flags(project).join(" "))
            .env("BENCH_URL", server.url())
            .env("BENCH_ROUNDS", rounds.to_string()),
    )
}

/// The module's weight as rustc and wasm-bindgen leave it, and after each level of wasm-opt.
fn sizes(project: &Project) -> Result<()> {
    let module = wasm::bound(project)?;
    let out = project.scratch("sizes")?;
    println!("{:<22} {:>9} {:>9} {:>9}", "", "raw", "gzip 9", "brotli 11");
    let ways = [("as bound", Optimise::Nothing)]
        .into_iter()
        .chain(["-O1", "-O2", "-O3", "-O4", "-Os", "-Oz"].map(|level| (level, Optimise::With(level))));
    for (name, how) in ways {
        let file = out.join(format!("{}.wasm", name.replace(' ', "-")));
        wasm::optimise(project, &module, &file, how)?;
        let bytes = std::fs::read(&file)?;
        let shipped = if how == wasm::SHIPPED { " (shipped)" } else { "" };
        println!(
            "{:<22} {:>9} {:>9} {:>9}",
            format!("{name}{shipped}"),
            bytes.len(),
            gzip(&bytes, 9).len(),
            brotli(&bytes, 11).len()
        );
    }
    Ok(())
}

fn copy(from: &Path, to: &Path) -> Result<()> {
    std::fs::copy(from, to).with_context(|| format!("cannot copy {} to {}", from.display(), to.display()))?;
    Ok(())
}
