//! The checks that need no browser.

use super::{Extent, Outcome, run_tests};
use crate::process::{answer, run};
use crate::project::{Project, WASM_TARGET};
use crate::say::mend;
use crate::setup;
use crate::test::tally::Tally;
use anyhow::{Result, bail};

/// What the core's package holds, beside its sources and examples.
const PACKED: &[&str] = &[
    ".cargo_vcs_info.json",
    "CHANGELOG.md",
    "Cargo.lock",
    "Cargo.toml",
    "Cargo.toml.orig",
    "LICENSE-APACHE",
    "LICENSE-MIT",
    "README.md",
];

/// Calls a function at each edge of the control flow.
const COUNTED: &str =
    "-Cpasses=sancov-module -Cllvm-args=-sanitizer-coverage-level=3 -Cllvm-args=-sanitizer-coverage-trace-pc";

pub(super) fn formatting(project: &Project) -> Result<Outcome> {
    run(&mut project.cargo(&["fmt", "--all", "--check"]))
        .map_err(|_| mend("The code is not formatted.", "`cargo fmt --all`"))?;
    done()
}

pub(super) fn lints(project: &Project, extent: Extent) -> Result<Outcome> {
    let scope: &[&str] = if extent == Extent::Quick {
        &["clippy", "--lib", "--bins", "--features", "full", "--locked", "--quiet"]
    } else {
        // The bindings are linted for their own target alone.
        &["clippy", "--workspace", "--exclude", "gridmate-web", "--all-targets", "--all-features", "--locked"]
    };
    run(project.cargo(scope).args(["--", "-D", "warnings"]))?;
    done()
}

pub(super) fn lints_for_wasm(project: &Project) -> Result<Outcome> {
    setup::wasm_target(project)?;
    let scope = ["clippy", "--package", "gridmate-web", "--lib", "--target", WASM_TARGET, "--locked"];
    // Each module alone: what one needs, another may leave unused.
    let modules =
        ["embed,small", "document", "document-api", "bench", "review", "review-api", "labs", "uci", "chess-api"];
    for features in modules {
        run(project.cargo(&scope).args(["--features", features, "--", "-D", "warnings"]))?;
    }
    done()
}

/// That whoever uses the core as a library compiles it alone: on this machine with whatever features, without features
/// wherever, and without `std`; and that its package is its sources and examples. With all there is, each feature is compiled
/// by itself, and the core as it is packed.
pub(super) fn core(project: &Project, extent: Extent) -> Result<Outcome> {
    let tree = ["tree", "--package", "gridmate", "--edges", "normal,build", "--prefix", "none", "--locked"];
    for scope in [&["--all-features"][..], &["--target", "all"]] {
        let tree = answer(project.cargo(&tree).args(scope))?;
        if let Some(found) = tree.lines().skip(1).find(|line| !line.starts_with("serde_core ")) {
            bail!("The core depends on {found} with {}; it may depend on serde_core alone.", scope.join(" "));
        }
    }
    let list =
        answer(&mut project.cargo(&["package", "--package", "gridmate", "--list", "--allow-dirty", "--locked"]))?;
    if let Some(found) = list.lines().find(|file| !is_packed(file)) {
        bail!("The core's package has {found}, which nobody needs who uses it as a library.");
    }
    // At the root the core is built alone, so that it can be built for a target without `std`.
    for scope in [&[][..], &["--no-default-features"]] {
        run(project.cargo(&["check", "--locked"]).args(scope))?;
    }
    if extent == Extent::All {
        // What one room needs, another may bring.
        for feature in ["pictures", "tactics", "sets", "document", "engine", "review", "lesson", "compat"] {
            run(&mut project.cargo(&["check", "--locked", "--no-default-features", "--features", feature]))?;
        }
        let pack = ["package", "--package", "gridmate", "--allow-dirty", "--locked"];
        run(project.cargo(&pack).env("CARGO_PROFILE_DEV_OPT_LEVEL", "0"))?;
    }
    done()
}

fn is_packed(file: &str) -> bool {
    let is_source = file.starts_with("src/") && !file.starts_with("src/web/");
    PACKED.contains(&file) || is_source || file.starts_with("examples/")
}

/// A test whose name starts with `heavy_` takes long, and is run with all there is.
pub(super) fn native(project: &Project, extent: Extent) -> Result<Outcome> {
    let mut command = project.cargo(&[
        "test",
        "--package",
        "gridmate",
        "--package",
        "gridmate-cli",
        "--features",
        "gridmate/serde",
        "--locked",
    ]);
    if extent == Extent::Quick {
        command.args(["--quiet", "--lib", "--bins", "--tests"]);
    }
    if extent != Extent::All {
        command.args(["--", "--skip", "heavy_"]);
    }
    run_tests(&mut command)
}

/// The core counts its steps where it is compiled so, in a folder of its own.
pub(super) fn steps(project: &Project, extent: Extent) -> Result<Outcome> {
    let mut command = project.cargo(&["test", "--package", "gridmate-steps", "--locked"]);
    command.args(["--target-dir".as_ref(), project.target.join("steps").as_os_str()]);
    command.env("RUSTFLAGS", COUNTED);
    if extent != Extent::All {
        command.args(["--", "--skip", "heavy_"]);
    }
    run_tests(&mut command)
}

fn done() -> Result<Outcome> {
    Ok(Outcome::Done(Tally::default()))
}

#[cfg(test)]
mod tests {
    use super::is_packed;

    #[test]
    fn only_sources_are_packed() {
        let packed = ["src/lib.rs", "src/engine/evaluation/network/weights.bin", "examples/mates.rs", "README.md"];
        assert!(packed.into_iter().all(is_packed));
        let left_out = ["tests/game.rs", "benches/src/lib.rs", "src/web/mod.rs", "www/app/main.tsx"];
        assert!(!left_out.into_iter().any(is_packed));
    }
}
