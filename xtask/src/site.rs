//! The page as it is served: `www`, what it shares with the npm package under `shared`, the built modules
//! under `pkg`, `engine`, `labs` and `files`, and the database under `sqlite`.

use crate::project::{Project, files_below};
use crate::{next, setup, wasm};
use anyhow::{Context, Result};
use std::collections::BTreeSet;
use std::path::{Path, PathBuf};
use std::thread;
use std::time::Duration;

/// How soon a change in `www` is seen while the page is served.
const GLANCE: Duration = Duration::from_millis(500);

/// Builds the module and lays the page out in `target/site`.
pub(crate) fn build(project: &Project) -> Result<()> {
    let modules = Modules {
        pkg: wasm::build(project)?,
        engine: wasm::engine(project)?,
        labs: wasm::labs(project)?,
        files: wasm::files(project)?,
        sqlite: database(project)?,
    };
    lay_out_page(project, &modules, None)
}

/// Keeps the served page as `www` is, for as long as this process runs: saving a file and
/// reloading the page is enough. The module is left as it is.
pub(crate) fn follow(project: &Project) -> Result<()> {
    let modules = Modules {
        pkg: project.scratch("pkg")?,
        engine: project.scratch("engine-pkg")?,
        labs: project.scratch("labs-pkg")?,
        files: project.scratch("files-pkg")?,
        sqlite: database(project)?,
    };
    let next = project.scratch("next")?;
    let mut seen = None;
    loop {
        seen = next::follow(project, seen);
        // A file that vanishes between listing and reading is one that is being saved.
        let _ = lay_out_page(project, &modules, Some(&next));
        thread::sleep(GLANCE);
    }
}

/// The folders of the built modules.
struct Modules {
    pkg: PathBuf,
    engine: PathBuf,
    labs: PathBuf,
    files: PathBuf,
    sqlite: PathBuf,
}

/// What the page needs of SQLite: of its npm package, what a worker loads, and the types.
fn database(project: &Project) -> Result<PathBuf> {
    setup::node_modules(project)?;
    let package = project.root.join("node_modules/@sqlite.org/sqlite-wasm");
    let folder = project.scratch("sqlite")?;
    for (from, to) in [
        ("sqlite-wasm/jswasm/sqlite3.mjs", "sqlite3.mjs"),
        ("sqlite-wasm/jswasm/sqlite3.wasm", "sqlite3.wasm"),
        ("index.d.ts", "sqlite3.d.mts"),
    ] {
        copy_if_changed(&package.join(from), &folder.join(to))?;
    }
    Ok(folder)
}

/// Lays out the page, and the one that is built anew below `next/`, if that is wanted.
fn lay_out_page(project: &Project, modules: &Modules, next: Option<&Path>) -> Result<()> {
    let Modules { pkg, engine, labs, files, sqlite } = modules;
    let (www, shared) = (project.root.join("www"), project.root.join("npm/shared"));
    let mut folders: Vec<(&Path, &str)> = vec![
        (&www, ""),
        (&shared, "shared/"),
        (pkg, "pkg/"),
        (engine, "engine/"),
        (labs, "labs/"),
        (files, "files/"),
        (sqlite, "sqlite/"),
    ];
    folders.extend(next.map(|next| (next, "next/")));
    lay_out(&folders, &project.site)
}

/// Makes `site` hold exactly the files of these folders, each below its prefix.
/// A file that has not changed keeps its time, so that nothing is compressed anew for it.
fn lay_out(sources: &[(&Path, &str)], site: &Path) -> Result<()> {
    std::fs::create_dir_all(site).with_context(|| format!("cannot make {}", site.display()))?;
    let mut wanted = BTreeSet::new();
    for (source, prefix) in sources {
        for file in files_below(source)? {
            let path = format!("{prefix}{file}");
            copy_if_changed(&source.join(&file), &site.join(&path))?;
            wanted.insert(path);
        }
    }
    for file in files_below(site)? {
        if !wanted.contains(&file) {
            std::fs::remove_file(site.join(&file))?;
        }
    }
    Ok(())
}

fn copy_if_changed(from: &Path, to: &Path) -> Result<()> {
    let bytes = std::fs::read(from).with_context(|| format!("cannot read {}", from.display()))?;
    if std::fs::read(to).is_ok_and(|old| old == bytes) {
        return Ok(());
    }
    if let Some(folder) = to.parent() {
        std::fs::create_dir_all(folder)?;
    }
    std::fs::write(to, bytes).with_context(|| format!("cannot write {}", to.display()))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_site_holds_the_sources_and_nothing_left_over() {
        let dir = tempfile::tempdir().unwrap();
        let (www, pkg, site) = (dir.path().join("www"), dir.path().join("pkg"), dir.path().join("site"));
        std::fs::create_dir_all(www.join("panels")).unwrap();
        std::fs::create_dir_all(&pkg).unwrap();
        std::fs::create_dir_all(site.join("old")).unwrap();
        std::fs::write(www.join("index.html"), "page").unwrap();
        std::fs::write(www.join("panels/play.js"), "play").unwrap();
        std::fs::write(pkg.join("gridmate.js"), "glue").unwrap();
        std::fs::write(site.join("old/gone.js"), "gone").unwrap();
        lay_out(&[(&www, ""), (&pkg, "pkg/")], &site).unwrap();
        assert_eq!(files_below(&site).unwrap(), ["index.html", "panels/play.js", "pkg/gridmate.js"]);
    }
}
