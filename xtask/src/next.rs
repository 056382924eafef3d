//! The page that is built anew in `www-next`, beside the one in `www`: its bundle, served below `/next/`, or to be packed.

use crate::project::{Project, files_below};
use crate::{process, setup, wasm};
use anyhow::Result;
use std::path::{Path, PathBuf};
use std::time::SystemTime;

/// Builds the modules and bundles the page; answers the folder it lies in.
pub(crate) fn build(project: &Project) -> Result<PathBuf> {
    modules(project)?;
    bundle(project)
}

/// Builds the modules and bundles the page as it is packed; answers the folder it lies in.
pub(crate) fn packed(project: &Project) -> Result<PathBuf> {
    modules(project)?;
    let out = project.scratch("next-packed")?;
    bundler(project, "packed", &out)?;
    Ok(out)
}

/// Builds the modules of the page: what each is called in the environment of tests, and where it lies.
fn modules(project: &Project) -> Result<Vec<(&'static str, PathBuf)>> {
    Ok(vec![
        ("GRIDMATE_DOCUMENT", wasm::tree(project)?.join("document_bg.wasm")),
        ("GRIDMATE_ENGINE", wasm::engine(project)?.join("engine_bg.wasm")),
        ("GRIDMATE_LABS", wasm::study(project)?.join("labs_bg.wasm")),
    ])
}

/// Bundles the page with the modules as they are.
fn bundle(project: &Project) -> Result<PathBuf> {
    let out = project.scratch("next")?;
    bundler(project, "page", &out)?;
    Ok(out)
}

/// Bundles the tests that run in Node; answers the folder they lie in, and the modules that they ask.
pub(crate) fn tests(project: &Project) -> Result<(PathBuf, Vec<(&'static str, PathBuf)>)> {
    let modules = modules(project)?;
    let out = project.scratch("next-tests")?;
    bundler(project, "tests", &out)?;
    Ok((out, modules))
}

fn bundler(project: &Project, what: &str, out: &Path) -> Result<()> {
    setup::node_modules(project)?;
    process::run(project.command("node").args(["xtask/bundle/next.mjs", what]).arg(out))
}

/// Bundles the page again where a source is newer than at `seen`; answers what is the newest now.
pub(crate) fn follow(project: &Project, seen: Option<SystemTime>) -> Option<SystemTime> {
    let sources = project.root.join("www-next");
    let changed = |file: &String| std::fs::metadata(sources.join(file)).and_then(|data| data.modified()).ok();
    let newest = files_below(&sources).ok()?.iter().filter_map(changed).max();
    if seen.is_some() && newest != seen {
        // What does not compile has been said; the page stays as it is.
        let _ = bundle(project);
    }
    newest
}
