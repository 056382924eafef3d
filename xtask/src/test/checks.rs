//! The checks that need no browser.

use super::{Outcome, run_tests};
use crate::process::{answer, run};
use crate::project::{Project, WASM_TARGET};
use crate::say::mend;
use crate::setup;
use crate::test::tally::Tally;
use anyhow::{Result, bail};

/// Crates that only the page's half of the library may use.
const PAGE_CRATES: &[&str] = &["wasm-bindgen", "js-sys", "web-sys"];

pub(super) fn formatting(project: &Project) -> Result<Outcome> {
    run(&mut project.cargo(&["fmt", "--all", "--check"]))
        .map_err(|_| mend("The code is not formatted.", "`cargo fmt --all`"))?;
    done()
}

pub(super) fn lints(project: &Project, quick: bool) -> Result<Outcome> {
    let scope: &[&str] = if quick {
        &["clippy", "--lib", "--bins", "--locked", "--quiet"]
    } else {
        &["clippy", "--workspace", "--all-targets", "--all-features", "--locked"]
    };
    run(project.cargo(scope).args(["--", "-D", "warnings"]))?;
    done()
}

pub(super) fn lints_for_wasm(project: &Project) -> Result<Outcome> {
    setup::wasm_target(project)?;
    let scope = ["clippy", "--lib", "--target", WASM_TARGET, "--no-default-features", "--locked"];
    // Each module alone: what one needs, another may leave unused.
    for features in ["web", "chess-api", "worker", "labs", "files"] {
        run(project.cargo(&scope).args(["--features", features, "--", "-D", "warnings"]))?;
    }
    done()
}

pub(super) fn core_is_free_of_wasm_crates(project: &Project) -> Result<Outcome> {
    let tree = answer(&mut project.cargo(&[
        "tree",
        "--package",
        "gridmate",
        "--edges",
        "normal,build",
        "--prefix",
        "none",
        "--format",
        "{p}",
        "--all-features",
        "--locked",
    ]))?;
    if let Some(found) = page_crate_in(&tree) {
        bail!("The library needs {found} on this machine, which only its page half may.");
    }
    run(&mut project.cargo(&["check", "--lib", "--no-default-features", "--locked"]))?;
    done()
}

fn page_crate_in(tree: &str) -> Option<&str> {
    tree.lines()
        .filter_map(|line| line.split_whitespace().next())
        .find(|name| PAGE_CRATES.iter().any(|page_crate| name.starts_with(page_crate)))
}

pub(super) fn native(project: &Project, quick: bool) -> Result<Outcome> {
    let mut command = project.cargo(&["test", "--package", "gridmate", "--locked"]);
    if quick {
        command.args(["--quiet", "--lib", "--bins", "--tests", "--", "--skip", "heavy_"]);
    }
    run_tests(&mut command)
}

/// Runs only where cargo-deny and its list of advisories are on this machine: nothing is fetched.
pub(super) fn advisories(project: &Project) -> Result<Outcome> {
    if crate::process::find_program(&["cargo-deny"]).is_none() {
        return Ok(Outcome::Skipped("cargo-deny is not installed (`cargo install cargo-deny`)".into()));
    }
    let lists = std::env::home_dir().map(|home| home.join(".cargo/advisory-dbs"));
    if !lists.is_some_and(|dir| dir.is_dir()) {
        return Ok(Outcome::Skipped("no list of advisories on this machine (`cargo deny fetch`)".into()));
    }
    run(&mut project.cargo(&["deny", "--offline", "check", "advisories"]))?;
    done()
}

fn done() -> Result<Outcome> {
    Ok(Outcome::Done(Tally::default()))
}

#[cfg(test)]
mod tests {
    use super::page_crate_in;

    #[test]
    fn a_page_crate_is_spotted_among_others() {
        assert_eq!(page_crate_in("gridmate v0.1.0 (/x)\nclap v4.6.7\ngetrandom v0.4.3\n"), None);
        assert_eq!(page_crate_in("a v1\nwasm-bindgen-shared v0.2.130\n"), Some("wasm-bindgen-shared"));
    }
}
