//! The names of openings: lichess' table, which the crate `esca` carries, written for the page.
//!
//! Cargo downloads the crate, which nothing compiles.

use crate::process;
use crate::project::Project;
use anyhow::{Context, Result};
use serde_json::Value;
use std::path::{Path, PathBuf};

/// The crate whose files hold the table.
const CRATE: &str = "esca";

/// The lines of the table as tests read them: each has a code, a name and moves.
const LINES: &str = "lines.tsv";

/// Writes the table for the page, whose modules are there; answers where its lines lie.
pub(crate) fn write(project: &Project) -> Result<PathBuf> {
    let source = source(project)?;
    let out = project.scratch("openings")?;
    let lines = out.join(LINES);
    std::fs::write(&lines, table(&source.join("data/openings"))?)?;
    std::fs::write(out.join("notice.txt"), notice(&source)?)?;
    process::run(project.command("node").arg("xtask/bundle/openings.mjs").args([&lines, &out.join("openings.json")]))?;
    Ok(lines)
}

/// The folder in which cargo keeps the crate.
fn source(project: &Project) -> Result<PathBuf> {
    let metadata = process::answer(&mut project.cargo(&["metadata", "--format-version", "1", "--locked"]))?;
    let metadata: Value = serde_json::from_str(&metadata).context("cargo metadata is not JSON")?;
    let packages = metadata["packages"].as_array().context("cargo metadata lists no packages")?;
    let found = packages.iter().find(|package| package["name"] == CRATE);
    let manifest = found.and_then(|package| package["manifest_path"].as_str()).map(Path::new);
    let folder = manifest.and_then(Path::parent).with_context(|| format!("cargo metadata lists no {CRATE}"))?;
    Ok(folder.to_path_buf())
}

/// The lines of the five files, in the order of their codes, without their heads.
fn table(folder: &Path) -> Result<String> {
    let mut lines = String::new();
    for volume in ["a", "b", "c", "d", "e"] {
        let file = folder.join(volume).with_extension("tsv");
        let text = std::fs::read_to_string(&file).with_context(|| format!("cannot read {}", file.display()))?;
        lines.extend(text.lines().skip(1).flat_map(|line| [line, "\n"]));
    }
    Ok(lines)
}

/// Under which licences the table is shipped.
fn notice(source: &Path) -> Result<String> {
    let file = source.join("LICENSE");
    let licence = std::fs::read_to_string(&file).with_context(|| format!("cannot read {}", file.display()))?;
    Ok(format!(
        "The names of openings are those of lichess-org/chess-openings (https://github.com/lichess-org/chess-openings),\n\
         which is in the public domain (CC0 1.0 Universal, https://creativecommons.org/publicdomain/zero/1.0/).\n\
         They are taken from the crate {CRATE} (https://crates.io/crates/{CRATE}), whose licence is:\n\n{licence}"
    ))
}
