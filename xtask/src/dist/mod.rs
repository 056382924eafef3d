//! `cargo xtask dist`: the page as a folder that any host can serve, and below it, in `npm`, the npm package.
//!
//! `xtask/bundle` makes few files of the page's modules and styles. Each but the entry points is named after what it holds
//! and what it refers to, so that a host may say browsers to keep it for ever.

mod embed;
mod forms;
mod npm;
mod signatures;
mod worker;
mod write;

use crate::project::{Project, files_below};
use crate::{page, say};
use anyhow::{Context, Result};
use std::collections::{BTreeMap, BTreeSet};
use std::path::Path;

/// The files of a page, by their path.
type Tree = BTreeMap<String, Vec<u8>>;

/// The files that a first visit fetches: by language those that the board waits for, and as [`LATE`] those that the HTML
/// asks for as well and that come when it can be played on; behind [`EMBED`], by language, those that the board waits for which
/// other pages show.
type Loads = BTreeMap<String, BTreeSet<String>>;

const LATE: &str = "late";
const EMBED: &str = "embed ";
/// All files that only a board on another page needs.
const APART: &str = "apart";

pub(crate) use npm::{copy_all, fill as package};

/// Packs the page into `dist`, and the npm package into `dist/npm`.
pub(crate) fn run(project: &Project) -> Result<()> {
    page(project)?;
    package(project, &project.dist.join("npm"))
}

/// Builds the page and packs it into `dist`.
pub(crate) fn page(project: &Project) -> Result<()> {
    let mut files = read(&page::packed(project)?)?;
    let mut loads: Loads = serde_json::from_slice(&files.remove("loads.json").context("the bundler left no list")?)?;
    worker::fill(&mut files, &loads.remove(APART).unwrap_or_default());
    let sizes = write::folder(&files, &loads, &project.dist)?;
    say::note(&sizes.summary());
    Ok(())
}

fn read(folder: &Path) -> Result<Tree> {
    let read = |path: String| {
        let bytes = std::fs::read(folder.join(&path)).with_context(|| format!("cannot read {path}"))?;
        Ok((path, bytes))
    };
    files_below(folder)?.into_iter().map(read).collect()
}

/// Whether a file says how a script was made; only who looks into the program loads it.
fn is_source_map(path: &str) -> bool {
    path.ends_with(".map")
}

#[cfg(test)]
mod tests;
