//! The npm package: the files of `npm`, the module, and one file that hands on what the module exports for everybody.

use super::embed::embedded;
use super::forms;
use super::signatures::{Signatures, reexport};
use crate::process::run;
use crate::project::{Project, files_below};
use crate::say;
use crate::setup;
use crate::{page, wasm};
use anyhow::{Context, Result};
use std::collections::BTreeSet;
use std::path::Path;

/// Builds the modules and fills `out`, emptied first.
pub(crate) fn fill(project: &Project, out: &Path) -> Result<()> {
    let pkg = wasm::package(project)?;
    let carried = [
        ("engine", wasm::packaged_engine(project)?),
        ("review", wasm::packaged_review(project)?),
        ("document", wasm::packaged_document(project)?),
    ];
    setup::node_modules(project)?;
    say::note("Filling the npm package ...");
    if out.exists() {
        std::fs::remove_dir_all(out).with_context(|| format!("cannot empty {}", out.display()))?;
    }
    copy_all(&project.root.join("npm"), out)?;
    copy_all(&pkg, &out.join("pkg"))?;
    for licence in ["LICENSE-APACHE", "LICENSE-MIT"] {
        copy(&project.root.join(licence), &out.join(licence))?;
    }
    std::fs::create_dir_all(out.join("embedded"))?;
    embed(&pkg.join("gridmate_bg.wasm"), &out.join("embedded/gridmate"))?;
    for (name, pkg) in carried {
        embed(&pkg.join(format!("{name}_bg.wasm")), &out.join("embedded").join(name))?;
        let (script, types) = (format!("{name}.js"), format!("{name}.d.ts"));
        copy(&pkg.join(&script), &out.join("pkg").join(script))?;
        std::fs::write(out.join("pkg").join(&types), portable(&read(&pkg.join(types))?))?;
    }
    for name in ["engine", "review"] {
        worker(project, out, name)?;
    }
    uci_worker(project, out)?;
    core(project, &pkg, out)?;
    forms::standalone(project, out)?;
    forms::common_js(project, out)?;
    // A page alone has elements.
    copy_all(&page::element(project)?, out)
}

/// Makes the worker that speaks UCI: one script with its module in it. What it is made of stays out, but for the types.
fn uci_worker(project: &Project, out: &Path) -> Result<()> {
    let pkg = wasm::uci(project)?;
    let (glue, types) = (out.join("pkg/uci.js"), out.join("pkg/uci.d.ts"));
    copy(&pkg.join("uci.js"), &glue)?;
    std::fs::write(types, portable(&read(&pkg.join("uci.d.ts"))?))?;
    embed(&pkg.join("uci_bg.wasm"), &out.join("embedded/uci"))?;
    bundle(project, &out.join("uci/worker.js"), &out.join("uci-worker.js"), "iife")?;
    std::fs::remove_file(glue)?;
    Ok(std::fs::remove_file(out.join("embedded/uci.js"))?)
}

/// Writes what the module exports for everybody, and the types of the whole module.
fn core(project: &Project, pkg: &Path, out: &Path) -> Result<()> {
    let signatures = Signatures::read(&project.root.join("npm/signatures.json"))?;
    // What a default is in CommonJS depends on who asks for it.
    let types = portable(&read(&pkg.join("gridmate.d.ts"))?)
        + "export function start(source: { module_or_path: unknown }): Promise<unknown>;\n";
    std::fs::write(out.join("pkg/gridmate.d.ts"), signatures.typed(&types)?)?;
    let glue = read(&pkg.join("gridmate.js"))?.replace("as default", "as start");
    std::fs::write(out.join("pkg/gridmate.js"), &glue)?;
    let names = exported(&glue);
    std::fs::write(out.join("core.js"), signatures.script(&names))?;
    std::fs::write(out.join("carried.js"), Signatures::carried(&names))?;
    std::fs::write(out.join("core.d.ts"), reexport(&names.into_iter().collect::<Vec<_>>()))?;
    Ok(std::fs::remove_file(out.join("signatures.json"))?)
}

/// Types that need no others: without a symbol that programs for less than the newest JavaScript do not have (`free` does the
/// same), and without the start's, which are those of browsers.
fn portable(types: &str) -> String {
    let lines = types.lines().take_while(|line| !line.starts_with("export type InitInput"));
    let lines = lines.filter(|line| !line.contains("[Symbol.dispose]"));
    lines.chain([START]).flat_map(|line| [line, "\n"]).collect()
}

/// How the package starts a module.
const START: &str =
    "export function initSync(source: { module: object }): { readonly memory: { readonly buffer: ArrayBuffer } };";

/// Writes a module as JavaScript, and its types.
fn embed(module: &Path, out: &Path) -> Result<()> {
    let bytes = std::fs::read(module).with_context(|| format!("cannot read {}", module.display()))?;
    std::fs::write(out.with_extension("js"), embedded(&bytes))?;
    Ok(std::fs::write(out.with_extension("d.ts"), EMBEDDED_TYPES)?)
}

/// Makes one script of a module's worker and of what it imports: as a file, and as text within JavaScript.
fn worker(project: &Project, out: &Path, name: &str) -> Result<()> {
    let file = out.join(format!("{name}-worker.js"));
    bundle(project, &out.join(name).join("worker.js"), &file, "iife")?;
    let program = read(&file)?;
    let text = serde_json::to_string(&program).context("the worker is no text")?;
    let embedded = out.join(format!("embedded/{name}-worker"));
    std::fs::write(embedded.with_extension("js"), format!("export const program = {text}\n"))?;
    Ok(std::fs::write(embedded.with_extension("d.ts"), "export const program: string\n")?)
}

/// Makes one script of another and of what it imports: `iife`, whose names are its own where another script shares the place, or
/// `esm`, a module.
pub(super) fn bundle(project: &Project, entry: &Path, file: &Path, format: &str) -> Result<()> {
    let mut esbuild = project.command(project.npm_program("esbuild"));
    esbuild.arg(entry).args(["--bundle", "--minify", "--log-level=warning"]).arg(format!("--format={format}"));
    run(esbuild.arg(format!("--outfile={}", file.display())))
}

pub(super) fn read(file: &Path) -> Result<String> {
    std::fs::read_to_string(file).with_context(|| format!("cannot read {}", file.display()))
}

/// The types of a file with an embedded module.
const EMBEDDED_TYPES: &str = "export const bytes: { length: number; order: number[]; text: string }\n";

pub(crate) fn copy_all(from: &Path, to: &Path) -> Result<()> {
    for file in files_below(from)? {
        // What wasm-bindgen keeps for itself.
        if !file.ends_with(".gitignore") {
            copy(&from.join(&file), &to.join(&file))?;
        }
    }
    Ok(())
}

pub(super) fn copy(from: &Path, to: &Path) -> Result<()> {
    if let Some(folder) = to.parent() {
        std::fs::create_dir_all(folder)?;
    }
    std::fs::copy(from, to).with_context(|| format!("cannot copy {} to {}", from.display(), to.display()))?;
    Ok(())
}

/// The names that the module's JavaScript exports and that are meant for everybody: not those that start it, and not
/// those that only `Chess` uses.
fn exported(glue: &str) -> BTreeSet<&str> {
    let declared = glue.lines().filter_map(|line| {
        let line = line.strip_prefix("export ")?;
        line.strip_prefix("class ").or_else(|| line.strip_prefix("function "))
    });
    let names =
        declared.filter_map(|line| line.split(|letter: char| !letter.is_alphanumeric() && letter != '_').next());
    names.filter(|name| !is_inner(name)).collect()
}

pub(super) fn is_inner(name: &str) -> bool {
    let of_chess =
        name.strip_prefix("chess").is_some_and(|rest| rest.starts_with(|letter: char| letter.is_uppercase()));
    of_chess || name.starts_with("__") || matches!(name, "initSync" | "start" | "LoadedGame" | "PgnPieces" | "")
}

#[cfg(test)]
mod tests {
    use super::exported;

    #[test]
    fn what_only_chess_uses_is_not_handed_on() {
        let glue = "export class Game {\nexport class LoadedGame {\nexport function chessFen(a) {\n\
                    export function chess960Row(number) {\nexport function perft(fen, depth) {\nfunction initSync(m) {\n\
                    export function __wbg_reset_state () {\nexport { initSync, __wbg_init as default };\n";
        assert_eq!(exported(glue).into_iter().collect::<Vec<_>>(), ["Game", "chess960Row", "perft"]);
    }
}
