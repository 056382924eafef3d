//! `cargo xtask bench`: what is measured, each in its own interleaved run.

mod compile;
mod engine;
mod page;

use crate::process;
use crate::project::{Project, WASM_TARGET};
use crate::serve::{Server, brotli, gzip};
use crate::setup;
use crate::test::chromium_flags;
use crate::wasm::{self, Optimise};
use crate::{dist, say};
use anyhow::{Context, Result};
use clap::Args;
use serde_json::json;
use std::path::{Path, PathBuf};
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
    wasm::SHIPPED,
];

/// As compact as wasm-bindgen leaves a module.
const COMPACT: &[&str] = &["-C", "strip=symbols", "-C", "link-arg=--compress-relocations", "-C", "link-arg=-O2"];

/// What to measure.
#[derive(Args)]
pub(crate) struct BenchArgs {
    /// Move generation on this machine, in turns with eschac, cozy-chess and shakmaty
    #[arg(long)]
    perft: bool,
    /// The same compiled to WebAssembly, in Chromium, with chess.js beside it
    #[arg(long)]
    wasm: bool,
    /// The module's size as it ships and after each way of treating it
    #[arg(long)]
    size: bool,
    /// The page: Lighthouse's scores, the first move on slow networks, how fast it follows keys and steps, how soon it
    /// answers and what holds it, and the cold start from nothing to the first list of legal moves, with its memory
    #[arg(long)]
    page: bool,
    /// The review of a game in the page: how long it takes, how soon a tried move is answered, what holds the page meanwhile
    #[arg(long)]
    review: bool,
    /// Scripts: reading, editing, stepping, on this machine
    #[arg(long)]
    script: bool,
    /// The npm package: beside chess.js and others, and edits of a document, in Node; 250 of its boards on one page
    #[arg(long)]
    js: bool,
    /// The engine natively and as WebAssembly: speed, thinking in turns, time to a depth, start and size
    #[arg(long)]
    engine: bool,
    /// How long a small program is compiled, from nothing, in turns with the same on shakmaty and pgn-reader
    #[arg(long)]
    compile: bool,
    /// All of them
    #[arg(long)]
    all: bool,
    /// With --wasm: Gridmate against itself after wasm-opt with these flags, instead of against others
    #[arg(long, value_name = "FLAGS", allow_hyphen_values = true)]
    treated: Option<String>,
    /// With --engine: only these parts of it: size, speed, turns, depth, start, clock, stop
    #[arg(long, value_name = "PART", value_delimiter = ',')]
    parts: Vec<String>,
    /// With --engine: its module at these levels of optimisation too, such as s,2
    #[arg(long, value_name = "LEVEL", value_delimiter = ',')]
    levels: Vec<String>,
    /// With --perft: another binary that serves the walks, such as Gridmate of another commit; with --engine --parts stop:
    /// another npm package
    #[arg(long, value_name = "NAME=PATH")]
    beside: Vec<String>,
    /// Rounds of each measurement; the median counts
    #[arg(long, default_value_t = 7)]
    rounds: u32,
}

/// Measures what was asked for; without a wish, native move generation.
pub(crate) fn run(project: &Project, args: &BenchArgs) -> Result<()> {
    let asked =
        [args.perft, args.wasm, args.size, args.page, args.review, args.script, args.js, args.engine, args.compile];
    let nothing_asked = !asked.contains(&true);
    type Measure = fn(&Project, &BenchArgs) -> Result<()>;
    let measures: [(bool, &str, Measure); 14] = [
        (args.perft || nothing_asked, "Move generation on this machine", perft),
        (args.wasm, "Move generation in Chromium", arena),
        (args.size, "Size of the module", sizes),
        (args.page, "The page in Lighthouse", page::lighthouse),
        (args.page, "The first move of a first visit", first_move),
        (args.page, "How fast the page follows", follows),
        (args.page, "How soon the page answers, and what holds it", held),
        (args.page, "Cold start of the page", cold_start),
        (args.review, "The review of a game in the page", review),
        (args.script, "Scripts on this machine", scripts),
        (args.js, "The npm package in Node", package),
        (args.js, "Boards of the npm package on one page", boards),
        (args.engine, "The strong engine", engine::measure),
        (args.compile, "How long a program is compiled", compile::measure),
    ];
    for (_, title, measure) in measures.into_iter().filter(|(asked, ..)| *asked || args.all) {
        let said = say::step(title);
        measure(project, args)?;
        said.close("done");
    }
    Ok(())
}

/// Gridmate and others, each a binary of its own.
fn perft(project: &Project, args: &BenchArgs) -> Result<()> {
    let manifest = project.root.join("benches/peers/Cargo.toml");
    process::run(project.cargo(&["build", "--release", "--bins", "--locked", "--manifest-path"]).arg(&manifest))?;
    let scope = ["run", "--release", "--bin", "moves", "--locked", "--manifest-path"];
    process::run(project.cargo(&scope).arg(manifest).args(["--", &args.rounds.to_string()]).args(&args.beside))
}

fn scripts(project: &Project, _: &BenchArgs) -> Result<()> {
    process::run(&mut project.cargo(&["run", "--release", "--example", "script", "--locked"]))
}

/// The package beside others, then its documents alone.
fn package(project: &Project, args: &BenchArgs) -> Result<()> {
    dist::run(project)?;
    let rounds = args.rounds.to_string();
    process::run(project.command("node").args(["benches/js/run.mjs", "--rounds", &rounds]))?;
    process::run(project.command("node").arg("benches/js/document.mjs"))
}

/// Many boards of the package that is packed.
fn boards(project: &Project, args: &BenchArgs) -> Result<()> {
    let npm = project.dist.join("npm");
    let mut node = project.command("node");
    in_chromium(project, node.arg("benches/web/run-boards.mjs").env("GRIDMATE_PACKAGE", &npm), &npm, args.rounds)
}

/// The walks of the bench as a module, built with a profile; answers where it lies.
fn arena_module(project: &Project, profile: &str) -> Result<PathBuf> {
    let example = example_module(project, "arena", profile, &[])?;
    let kept = project.scratch("arenas")?.join(format!("{profile}.wasm"));
    copy(&example, &kept)?;
    Ok(kept)
}

/// Builds an example of the library without the page's crates; answers where the module lies.
fn example_module(project: &Project, name: &str, profile: &str, flags: &[&str]) -> Result<PathBuf> {
    setup::wasm_target(project)?;
    let scope = ["rustc", "--package", "gridmate", "--profile", profile, "--example", name, "--target", WASM_TARGET];
    process::run(project.cargo(&scope).args(["--locked", "--"]).args(flags))?;
    Ok(project.target.join(WASM_TARGET).join(profile).join(format!("examples/{name}.wasm")))
}

/// Lays the arena's modules, its page and chess.js in one folder, serves it and runs it: as the page gets it, and
/// compiled like cozy-chess; cozy-chess is always compiled for speed.
fn arena(project: &Project, args: &BenchArgs) -> Result<()> {
    setup::node_modules(project)?;
    let folder = project.scratch("arena")?;
    let shipped = arena_module(project, wasm::PROFILE)?;
    copy(&shipped, &folder.join("shipped.wasm"))?;
    copy(&arena_module(project, "release")?, &folder.join("release.wasm"))?;
    copy(&project.root.join("node_modules/chess.js/dist/esm/chess.js"), &folder.join("chess.js"))?;
    let web = project.root.join("benches/web");
    copy(&web.join("arena.html"), &folder.join("index.html"))?;
    for file in ["arena.js", "positions.json"] {
        copy(&web.join(file), &folder.join(file))?;
    }
    let ours = json!({ "name": "as shipped", "module": "shipped.wasm", "program": 0 });
    let fast = json!({ "name": "for speed", "module": "release.wasm", "program": 0 });
    let theirs = json!({ "name": "cozy-chess", "module": "release.wasm", "program": 1 });
    let (native, chess_js) = (json!({ "name": "native" }), json!({ "name": "chess.js" }));
    let groups = match &args.treated {
        Some(flags) => {
            wasm::optimise(project, &shipped, &folder.join("treated.wasm"), Optimise::With(flags))?;
            vec![json!([{ "name": "treated", "module": "treated.wasm", "program": 0 }, ours])]
        }
        None => vec![json!([ours, theirs, native, chess_js]), json!([fast, theirs])],
    };
    process::run(&mut project.cargo(&["build", "--release", "--example", "perft", "--locked"]))?;
    let perft = project.target.join(format!("release/examples/perft{}", std::env::consts::EXE_SUFFIX));
    for contestants in groups {
        let mut node = project.command("node");
        node.arg("benches/web/run-arena.mjs")
            .env("BENCH_CONTESTANTS", contestants.to_string())
            .env("BENCH_NATIVE", &perft);
        in_chromium(project, &mut node, &folder, args.rounds)?;
    }
    Ok(())
}

/// How soon the packed page can move a piece, on slow networks.
fn first_move(project: &Project, args: &BenchArgs) -> Result<()> {
    setup::node_modules(project)?;
    dist::page(project)?;
    in_chromium(project, project.command("node").arg("benches/web/run-first-move.mjs"), &project.dist, args.rounds)
}

/// Keys in a script and steps through it, in the packed page.
fn follows(project: &Project, args: &BenchArgs) -> Result<()> {
    setup::node_modules(project)?;
    dist::page(project)?;
    in_chromium(project, project.command("node").arg("benches/web/run-pace.mjs"), &project.dist, args.rounds)
}

/// What is seen how soon, and the longest tasks while something large goes on, in the packed page.
fn held(project: &Project, args: &BenchArgs) -> Result<()> {
    setup::node_modules(project)?;
    dist::page(project)?;
    in_chromium(project, project.command("node").arg("benches/web/run-held.mjs"), &project.dist, args.rounds)
}

/// The review of a game, in the packed page.
fn review(project: &Project, args: &BenchArgs) -> Result<()> {
    setup::node_modules(project)?;
    dist::page(project)?;
    in_chromium(project, project.command("node").arg("benches/web/run-review.mjs"), &project.dist, args.rounds)
}

/// The module of the page's document, instantiated in a fresh browser each time.
fn cold_start(project: &Project, args: &BenchArgs) -> Result<()> {
    setup::node_modules(project)?;
    let built = wasm::tree(project)?;
    let folder = project.scratch("cold")?;
    let pkg = folder.join("pkg");
    std::fs::create_dir_all(&pkg)?;
    for file in ["document.js", "document_bg.wasm"] {
        copy(&built.join(file), &pkg.join(file))?;
    }
    copy(&project.root.join("benches/web/cold.html"), &folder.join("index.html"))?;
    copy(&project.root.join("benches/web/cold.js"), &folder.join("cold.js"))?;
    in_chromium(project, project.command("node").arg("benches/web/run-cold.mjs"), &folder, args.rounds)
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
fn sizes(project: &Project, _: &BenchArgs) -> Result<()> {
    let parts = std::fs::read(example_module(project, "weigh", wasm::PROFILE, COMPACT)?)?;
    let module = wasm::bound(project)?;
    let engine = std::fs::read(wasm::engine(project)?.join("engine_bg.wasm"))?;
    let review = std::fs::read(wasm::review(project)?.join("review_bg.wasm"))?;
    let labs = std::fs::read(wasm::study(project)?.join("labs_bg.wasm"))?;
    let out = project.scratch("sizes")?;
    size_head();
    size_row("rules and notations alone", &parts);
    size_row("the engine's module", &engine);
    size_row("the review's module", &review);
    size_row("the module of labs", &labs);
    for (number, how) in TREATMENTS.iter().enumerate() {
        let file = out.join(format!("{number}.wasm"));
        wasm::optimise(project, &module, &file, *how)?;
        let bytes = std::fs::read(&file)?;
        let name = match how {
            Optimise::Nothing => "as bound",
            Optimise::With(flags) => flags,
        };
        let shipped = if *how == wasm::SHIPPED { " (ships)" } else { "" };
        size_row(&format!("the document, {name}{shipped}"), &bytes);
    }
    Ok(())
}

fn size_head() {
    println!("{:<52} {:>9} {:>9} {:>9}", "", "raw", "gzip 9", "brotli 11");
}

/// Prints what these bytes weigh; answers their weight with Brotli.
fn size_row(name: &str, bytes: &[u8]) -> usize {
    let (gzip, brotli) = (gzip(bytes, 9).len(), brotli(bytes, 11).len());
    println!("{name:<52} {:>9} {gzip:>9} {brotli:>9}", bytes.len());
    brotli
}

fn copy(from: &Path, to: &Path) -> Result<()> {
    std::fs::copy(from, to).with_context(|| format!("cannot copy {} to {}", from.display(), to.display()))?;
    Ok(())
}
