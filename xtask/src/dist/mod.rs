//! `cargo xtask dist`: the page as a folder that any host can serve, and below it, in `npm`, the npm package.
//!
//! Each file but the entry points is named after its content, and after the content of all that
//! it refers to, so that a host may tell browsers to keep it for ever.

mod embed;
mod lean;
mod names;
mod npm;
mod references;
mod signatures;
mod styles;
mod worker;
mod write;

use crate::project::{Project, files_below};
use crate::{say, site};
use anyhow::{Context, Result};
use std::collections::{BTreeMap, BTreeSet};
use std::path::Path;

/// The files of a page, by their path.
type Tree = BTreeMap<String, Vec<u8>>;

/// A page ready to be written.
struct Packed {
    files: Tree,
    /// The files whose names carry their hash.
    hashed: BTreeSet<String>,
    /// The files that the first visit fetches, by language: all that the page leads to, but for what it imports on
    /// demand, and its words.
    first_loads: BTreeMap<String, BTreeSet<String>>,
}

pub(crate) use npm::{copy_all, fill as package};

/// Packs the page into `dist`, and the npm package into `dist/npm`.
pub(crate) fn run(project: &Project) -> Result<()> {
    page(project)?;
    package(project, &project.dist.join("npm"))
}

/// Builds the page and packs it into `dist`.
pub(crate) fn page(project: &Project) -> Result<()> {
    site::build(project)?;
    say::note("Packing the page into dist ...");
    let mut files = read(&project.site)?;
    styles::merge(&mut files);
    let packed = pack(&files);
    let sizes = write::folder(&packed, &project.dist)?;
    say::note(&sizes.summary());
    Ok(())
}

fn pack(page: &Tree) -> Packed {
    let names = names::hashed(page);
    let mut files: Tree = page
        .iter()
        .map(|(path, bytes)| (names.get(path).unwrap_or(path).clone(), references::rewrite(path, bytes, &names)))
        .collect();
    worker::fill(&mut files);
    let first_loads = first_loads(&files, &names);
    Packed { files, hashed: names.into_values().collect(), first_loads }
}

/// What the first visit fetches in each language. English has its words in a file, another language an index.
fn first_loads(files: &Tree, names: &BTreeMap<String, String>) -> BTreeMap<String, BTreeSet<String>> {
    let all = references::loaded_at_first(files, "index.html");
    let words = names.keys().filter_map(|path| {
        let (language, file) = path.strip_prefix("words/")?.split_once('/')?;
        let wanted = if language == "en" { "page.js" } else { "index.js" };
        (file == wanted).then(|| (language.to_owned(), names[path].as_str()))
    });
    let with_words = |name| all.union(&references::loaded_at_first(files, name)).cloned().collect();
    words.map(|(language, name)| (language, with_words(name))).collect()
}

/// The files that a browser may want, without what only people read; types and notes stay behind.
fn read(site: &Path) -> Result<Tree> {
    files_below(site)?
        .into_iter()
        .filter(|path| ![".ts", ".mts", ".md"].iter().any(|ending| path.ends_with(ending)))
        .map(|path| {
            let bytes = std::fs::read(site.join(&path)).with_context(|| format!("cannot read {path}"))?;
            let bytes = lean::lean(&path, bytes);
            Ok((path, bytes))
        })
        .collect()
}

#[cfg(test)]
mod tests;
