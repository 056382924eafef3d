//! The strong engine: what it weighs, and how fast it is where it runs.

use super::{BenchArgs, COMPACT, copy, example_module, in_chromium, size_head, size_row};
use crate::project::Project;
use crate::{dist, process, setup, wasm};
use anyhow::{Result, ensure};
use serde_json::json;
use std::path::Path;

/// What the script measures; it knows what each needs.
const SCRIPTED: &[&str] = &["speed", "turns", "depth", "start", "clock", STOP];
/// What measures the npm package.
const STOP: &str = "stop";
/// What is measured here.
const SIZE: &str = "size";

/// Measures all parts, or those that were asked for.
pub(super) fn measure(project: &Project, args: &BenchArgs) -> Result<()> {
    let wrong = args.parts.iter().find(|part| *part != SIZE && !SCRIPTED.contains(&part.as_str()));
    ensure!(
        wrong.is_none(),
        "`--parts {}` is none of {SIZE}, {}.",
        wrong.cloned().unwrap_or_default(),
        SCRIPTED.join(", ")
    );
    let is_asked = |part: &str| args.parts.is_empty() || args.parts.iter().any(|asked| asked == part);
    let module = wasm::measured_engine(project)?;
    let mut modules = vec![("wasm".to_owned(), module.clone())];
    for level in &args.levels {
        modules.push((format!("wasm -O{level}"), wasm::measured_engine_at(project, level)?));
    }
    for (_, folder) in &modules {
        // Node is to know what they are, wherever they lie.
        std::fs::write(folder.join("package.json"), r#"{ "type": "module" }"#)?;
    }
    if is_asked(SIZE) {
        sizes(project, &modules)?;
    }
    let parts: Vec<_> = SCRIPTED.iter().copied().filter(|part| is_asked(part)).collect();
    if parts.is_empty() {
        return Ok(());
    }
    process::run(&mut project.cargo(&[
        "build",
        "--release",
        "--package",
        "gridmate-cli",
        "--bin",
        "gridmate",
        "--locked",
    ]))?;
    let native = project.target.join(format!("release/gridmate{}", std::env::consts::EXE_SUFFIX));
    setup::node_modules(project)?;
    let served = project.scratch("engine")?;
    for file in ["engine.js", "engine_bg.wasm"] {
        copy(&module.join(file), &served.join(file))?;
    }
    copy(&project.root.join("benches/engine/engine.html"), &served.join("index.html"))?;
    copy(&project.root.join("benches/engine/page.js"), &served.join("page.js"))?;
    let package = project.dist.join("npm");
    if is_asked(STOP) {
        dist::package(project, &package)?;
    }
    let named: Vec<_> = modules.iter().map(|(name, folder)| json!({ "name": name, "folder": folder })).collect();
    let mut node = project.command("node");
    node.arg("benches/engine/run.mjs")
        .args(parts)
        .env("GRIDMATE_ENGINE", &module)
        .env("GRIDMATE_PEERS", project.scratch("engine-peers")?)
        .env("BENCH_MODULES", serde_json::to_string(&named)?)
        .env("BENCH_NATIVE", native)
        .env("GRIDMATE_PACKAGE", package)
        .env("BENCH_BESIDE", args.beside.join("\n"));
    in_chromium(project, &mut node, &served, args.rounds)
}

/// The module, and what of it is the engine: rules and notations with it less the same without, at the same profile.
fn sizes(project: &Project, modules: &[(String, impl AsRef<Path>)]) -> Result<()> {
    let weighed = |name: &str| -> Result<Vec<u8>> {
        Ok(std::fs::read(example_module(project, name, wasm::ENGINE_PROFILE, COMPACT)?)?)
    };
    let (without, with) = (weighed("weigh")?, weighed("weigh_engine")?);
    size_head();
    for (name, folder) in modules {
        let bytes = std::fs::read(folder.as_ref().join("engine_bg.wasm"))?;
        size_row(&format!("the engine's module with its bench, {name}"), &bytes);
    }
    let without = size_row("rules and notations, for speed", &without);
    let with = size_row("the same with the engine", &with);
    println!("The engine adds {:.1} KB with Brotli.\n", (with as f64 - without as f64) / 1000.0);
    Ok(())
}
