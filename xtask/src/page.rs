//! The page of `www`: its modules, its bundle, its tests.

use crate::project::{Project, files_below};
use crate::{openings, process, say, setup, wasm};
use anyhow::Result;
use std::path::{Path, PathBuf};
use std::thread;
use std::time::Duration;

/// How soon a change in the sources is seen while the page is served.
const GLANCE: Duration = Duration::from_millis(500);

/// Builds the modules and bundles the page; answers the folder it lies in.
pub(crate) fn build(project: &Project) -> Result<PathBuf> {
    modules(project)?;
    bundle(project)
}

/// Builds the modules and bundles the page as it is packed; answers the folder it lies in.
pub(crate) fn packed(project: &Project) -> Result<PathBuf> {
    modules(project)?;
    let out = project.scratch("bundle")?;
    bundler(project, "packed", &out)?;
    Ok(out)
}

/// Builds the modules of the page and writes its table of openings: what each is called in the environment of tests, and
/// where it lies.
pub(crate) fn modules(project: &Project) -> Result<Vec<(&'static str, PathBuf)>> {
    let mut files = vec![
        ("GRIDMATE_DOCUMENT", wasm::tree(project)?.join("document_bg.wasm")),
        ("GRIDMATE_EMBED", wasm::embed(project)?.join("document_bg.wasm")),
        ("GRIDMATE_ENGINE", wasm::engine(project)?.join("engine_bg.wasm")),
        ("GRIDMATE_REVIEW", wasm::review(project)?.join("review_bg.wasm")),
        ("GRIDMATE_LABS", wasm::study(project)?.join("labs_bg.wasm")),
    ];
    files.push(("GRIDMATE_OPENINGS", openings::write(project)?));
    Ok(files)
}

/// Bundles the page with the modules as they are.
fn bundle(project: &Project) -> Result<PathBuf> {
    let out = project.scratch("page")?;
    bundler(project, "page", &out)?;
    Ok(out)
}

/// Bundles the tests that run in Node; answers the folder they lie in, and the modules that they ask.
pub(crate) fn tests(project: &Project) -> Result<(PathBuf, Vec<(&'static str, PathBuf)>)> {
    let modules = modules(project)?;
    let out = project.scratch("page-tests")?;
    bundler(project, "tests", &out)?;
    Ok((out, modules))
}

/// Bundles the board as an element of HTML, with the notices of what it is made of; answers the folder they lie in.
pub(crate) fn element(project: &Project) -> Result<PathBuf> {
    let out = project.scratch("element")?;
    bundler(project, "element", &out)?;
    Ok(out)
}

fn bundler(project: &Project, what: &str, out: &Path) -> Result<()> {
    setup::node_modules(project)?;
    process::run(project.command("node").args(["xtask/bundle/page.mjs", what]).arg(out))
}

/// Bundles the page again whenever a source is saved, for as long as this process runs: reloading the page is enough. The
/// modules are left as they are.
pub(crate) fn follow(project: &Project) -> Result<()> {
    let sources = project.root.join("www");
    let newest = || {
        // A file that vanishes between listing and reading is one that is being saved.
        let changed = |file: &String| std::fs::metadata(sources.join(file)).and_then(|data| data.modified()).ok();
        files_below(&sources).ok()?.iter().filter_map(changed).max()
    };
    let mut seen = newest();
    loop {
        thread::sleep(GLANCE);
        let now = newest();
        if now != seen {
            seen = now;
            if let Err(trouble) = bundle(project) {
                // The page stays as it is until this is mended.
                say::trouble(&trouble);
            }
        }
    }
}
