//! The npm package: the files of `npm`, the module, and one file that hands on what the module exports for everybody.

use crate::project::{Project, files_below};
use crate::say;
use crate::wasm;
use anyhow::{Context, Result};
use std::collections::BTreeSet;
use std::path::Path;

/// Builds the module and fills `out`, emptied first.
pub(crate) fn fill(project: &Project, out: &Path) -> Result<()> {
    let pkg = wasm::package(project)?;
    say::note("Filling the npm package ...");
    if out.exists() {
        std::fs::remove_dir_all(out).with_context(|| format!("cannot empty {}", out.display()))?;
    }
    copy_all(&project.root.join("npm"), out)?;
    copy_all(&pkg, &out.join("pkg"))?;
    for licence in ["LICENSE-APACHE", "LICENSE-MIT"] {
        copy(&project.root.join(licence), &out.join(licence))?;
    }
    // A program for less than the newest JavaScript has no such symbol, and `free` says the same.
    let types = std::fs::read_to_string(pkg.join("gridmate.d.ts")).context("cannot read the module's types")?;
    let lines = types.lines().filter(|line| !line.contains("[Symbol.dispose]"));
    std::fs::write(out.join("pkg/gridmate.d.ts"), lines.flat_map(|line| [line, "\n"]).collect::<String>())?;
    let glue = std::fs::read_to_string(pkg.join("gridmate.js")).context("cannot read the module's JavaScript")?;
    let names: Vec<_> = exported(&glue).into_iter().collect();
    let core = format!("export {{ {} }} from './pkg/gridmate.js'\n", names.join(", "));
    std::fs::write(out.join("core.js"), &core)?;
    std::fs::write(out.join("core.d.ts"), &core)?;
    Ok(())
}

fn copy_all(from: &Path, to: &Path) -> Result<()> {
    for file in files_below(from)? {
        // What wasm-bindgen keeps for itself.
        if !file.ends_with(".gitignore") {
            copy(&from.join(&file), &to.join(&file))?;
        }
    }
    Ok(())
}

fn copy(from: &Path, to: &Path) -> Result<()> {
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

fn is_inner(name: &str) -> bool {
    let of_chess =
        name.strip_prefix("chess").is_some_and(|rest| rest.starts_with(|letter: char| letter.is_uppercase()));
    of_chess || name.starts_with("__") || matches!(name, "initSync" | "LoadedGame" | "")
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
