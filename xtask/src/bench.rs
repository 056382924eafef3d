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
use serde_json::{Value, json};
use std::path::Path;
use std::process::Command;

/// The treatments whose sizes are compared. Without `memory-packing`, wasm-opt leaves the data in one piece.
const TREATMENTS: &[Optimise<'static>] = &[
    Optimise::Nothing,
    Optimise::With("-O2"),
    Optimise::With("-O3"),
    Optimise::With("-Os"),
    Optimise::With("-Oz"),
    Optimise::With("-O2 --skip-pass=memory-packing"),
    Optimise::With("-O3 --skip-pass=memory-packing"),
    Optimise::With("-O4 --skip-pass=memory-packing"),
    Optimise::With("-Os --skip-pass=memory-packing"),
    Optimise::With("-Oz --skip-pass=memory-packing"),
];

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
    /// With --wasm: Gridmate against itself after wasm-opt with these flags, instead of against others
    #[arg(long, value_name = "FLAGS", allow_hyphen_values = true)]
    treated: Option<String>,
    /// Rounds of each measurement; the median counts
    #[arg(long, default_value_t = 7)]
    rounds: u32,
}

/// Measures what was asked for; without a wish, native move generation.
pub(crate) fn run(project: &Project, args: &BenchArgs) -> Result<()> {
    let nothing_asked = !(args.perft || args.wasm || args.size || args.page);
    if args.perft || args.all || nothing_asked {
        let said = say::step("Move generation on this machine");
        process::run(
            project.cargo(&["run", "--release", "--example", "duel", "--locked", "--"]).arg(args.rounds.to_string()),
        )?;
        said.close("done");
    }
    if args.wasm || args.all {
        let said = say::step("Move generation in Chromium");
        arena(project, args)?;
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
fn arena(project: &Project, args: &BenchArgs) -> Result<()> {
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
    let web = project.root.join("benches/web");
    copy(&web.join("arena.html"), &folder.join("index.html"))?;
    for file in ["arena.js", "positions.json"] {
        copy(&web.join(file), &folder.join(file))?;
    }
    let mut contestants = Value::Null;
    if let Some(flags) = &args.treated {
        wasm::optimise(project, &module, &folder.join("treated.wasm"), Optimise::With(flags))?;
        contestants = json!([
            { "name": "treated", "module": "treated.wasm", "program": 0 },
            { "name": "as built", "module": "arena.wasm", "program": 0 },
        ]);
    }
    let mut node = project.command("node");
    node.arg("benches/web/run-arena.mjs").env("BENCH_CONTESTANTS", contestants.to_string());
    in_chromium(project, &mut node, &folder, args.rounds)
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
    in_chromium(project, project.command("node").arg("benches/web/run-cold.mjs"), &folder, rounds)
}

/// Runs a script that opens what the folder serves.
fn in_chromium(project: &Project, node: &mut Command, folder: &Path, rounds: u32) -> Result<()> {
    let browser = setup::browser(project)?;
    let server = Server::start(folder, 0)?;
    process::run(
        node.env("CHROMIUM", &browser.chromium)
            .env("CHROMIUM_FLAGS", chromium_flags(project).join(" "))
            .env("BENCH_URL", server.url())
            .env("BENCH_ROUNDS", rounds.to_string()),
    )
}

/// The module's weight as rustc and wasm-bindgen leave it, and after each level of wasm-opt.
fn sizes(project: &Project) -> Result<()> {
    let module = wasm::bound(project)?;
    let out = project.scratch("sizes")?;
    println!("{:<42} {:>9} {:>9} {:>9}", "", "raw", "gzip 9", "brotli 11");
    for (number, how) in TREATMENTS.iter().enumerate() {
        let file = out.join(format!("{number}.wasm"));
        wasm::optimise(project, &module, &file, *how)?;
        let bytes = std::fs::read(&file)?;
        let name = match how {
            Optimise::Nothing => "as bound",
            Optimise::With(flags) => flags,
        };
        let shipped = if *how == wasm::SHIPPED { " (ships)" } else { "" };
        let (gzip, brotli) = (gzip(&bytes, 9).len(), brotli(&bytes, 11).len());
        println!("{:<42} {:>9} {gzip:>9} {brotli:>9}", format!("{name}{shipped}"), bytes.len());
    }
    Ok(())
}

fn copy(from: &Path, to: &Path) -> Result<()> {
    std::fs::copy(from, to).with_context(|| format!("cannot copy {} to {}", from.display(), to.display()))?;
    Ok(())
}
