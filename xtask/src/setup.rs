//! Installing what is missing: the wasm target, node modules, Chromium and its driver.
//!
//! Every function first looks, and only then acts; what it does it says. None asks for input.

use crate::process::{answer, find_program, run};
use crate::project::{Project, WASM_TARGET};
use crate::say::{mend, note};
use anyhow::{Context, Result};
use sha2::{Digest, Sha256};
use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};

const OLDEST_NODE: u32 = 20;
const CHROMIUM_NAMES: &[&str] = &["chromium", "chromium-browser", "google-chrome", "google-chrome-stable"];
const FIREFOX_NAMES: &[&str] = &["firefox-esr", "firefox"];
const SHELL_NAMES: &[&str] = &["chromium-headless-shell", "chrome-headless-shell"];
const DRIVER_NAMES: &[&str] = &["chromedriver", "chromium.chromedriver"];

/// Sees to it that rustc can build for the page.
pub(crate) fn wasm_target(project: &Project) -> Result<()> {
    let rustc = std::env::var_os("RUSTC").unwrap_or_else(|| "rustc".into());
    let libdir = answer(project.command(rustc).args(["--print", "target-libdir", "--target", WASM_TARGET]))
        .context("rustc does not answer")?;
    if PathBuf::from(libdir.trim()).is_dir() {
        return Ok(());
    }
    note(&format!("Installing the Rust target {WASM_TARGET} ..."));
    run(project.command("rustup").args(["target", "add", WASM_TARGET])).map_err(|_| {
        mend(
            "Rust's standard library for WebAssembly is not installed and rustup could not fetch it.",
            &format!("`rustup target add {WASM_TARGET}` (with a network that reaches Rust's downloads)"),
        )
    })
}

/// Sees to it that the npm modules of the lock file are installed.
pub(crate) fn node_modules(project: &Project) -> Result<()> {
    modules(project, &project.root)
}

/// Where the lock file of the bundlers lies that the npm package is tested with.
pub(crate) const BUNDLERS: &str = "tests/npm/bundlers";

/// Sees to it that those bundlers are installed; answers the folder they lie in.
///
/// It is below cargo's target folder: they are large, and only tests want them.
pub(crate) fn bundlers(project: &Project) -> Result<PathBuf> {
    let folder = project.scratch("bundlers")?;
    for file in ["package.json", "package-lock.json"] {
        std::fs::copy(project.root.join(BUNDLERS).join(file), folder.join(file))
            .with_context(|| format!("cannot copy {BUNDLERS}/{file}"))?;
    }
    std::fs::copy(project.root.join(".npmrc"), folder.join(".npmrc")).context("cannot copy .npmrc")?;
    modules(project, &folder)?;
    Ok(folder)
}

/// Sees to it that the npm modules of a folder's lock file are installed there.
fn modules(project: &Project, folder: &Path) -> Result<()> {
    node(project)?;
    let lock = folder.join("package-lock.json");
    let bytes = std::fs::read(&lock).with_context(|| format!("{} cannot be read", lock.display()))?;
    let print = hex(&Sha256::digest(&bytes));
    let stamp = folder.join("node_modules/.installed-from");
    if std::fs::read_to_string(&stamp).is_ok_and(|installed| installed == print) {
        return Ok(());
    }
    note(&format!("Installing the npm modules of {} ...", lock.display()));
    // The versions are those of the lock file. `npm ci` would insist on the programs of all systems, which not every
    // registry has.
    let install = ["install", "--no-save", "--no-audit", "--no-fund"];
    run(project.command(npm_name()).current_dir(folder).args(install)).map_err(|_| {
        mend(&format!("npm could not install the modules of {}.", lock.display()), "`npm install` in its folder")
    })?;
    std::fs::write(&stamp, print).context("node_modules cannot be written to")
}

fn node(project: &Project) -> Result<()> {
    let remedy = "installing Node 20 or newer with npm (`apt-get install nodejs npm` on Debian 13)";
    let version = answer(project.command("node").arg("--version").stderr(Stdio::null()))
        .map_err(|_| mend("Node is not installed.", remedy))?;
    match major(&version) {
        Some(major) if major >= OLDEST_NODE => Ok(()),
        _ => Err(mend(&format!("Node {} is too old.", version.trim()), remedy)),
    }
}

fn major(version: &str) -> Option<u32> {
    version.trim().trim_start_matches('v').split('.').next()?.parse().ok()
}

pub(crate) fn npm_name() -> &'static str {
    if cfg!(windows) { "npm.cmd" } else { "npm" }
}

/// A browser and the program that drives it.
pub(crate) struct Browser {
    /// Chromium.
    pub(crate) chromium: PathBuf,
    /// Chromium without all that is drawn around a page, which starts and runs in two thirds of the time; Chromium where
    /// there is none.
    pub(crate) shell: PathBuf,
    /// Its driver.
    pub(crate) driver: PathBuf,
}

/// Finds Chromium and its driver, and installs them where a Debian-like system lets us.
pub(crate) fn browser(project: &Project) -> Result<Browser> {
    if let Some(browser) = find_browser() {
        return Ok(browser);
    }
    let remedy = "`apt-get update && apt-get install chromium chromium-driver` as root, \
                  or set CHROMIUM and CHROMEDRIVER to the two programs";
    let missing = || mend("Chromium or its driver is not installed.", remedy);
    let mut apt_get = as_root(project, "apt-get").ok_or_else(missing)?;
    note("Installing Debian's packages chromium and chromium-driver ...");
    if run(apt_get.arg("update")).is_err() {
        note("apt-get could not refresh its lists; trying with those that are there.");
    }
    let mut apt_get = as_root(project, "apt-get").ok_or_else(missing)?;
    run(apt_get.args(["install", "--yes", "--no-install-recommends", "chromium", "chromium-driver"]))
        .map_err(|_| mend("apt-get could not install Chromium.", remedy))?;
    // Not every system has it, and the tests pass without it.
    let mut apt_get = as_root(project, "apt-get").ok_or_else(missing)?;
    if run(apt_get.args(["install", "--yes", "--no-install-recommends", "chromium-headless-shell"])).is_err() {
        note("There is no package chromium-headless-shell; the page tests take Chromium itself.");
    }
    find_browser().ok_or_else(missing)
}

fn find_browser() -> Option<Browser> {
    let named = |variable: &str| std::env::var_os(variable).map(PathBuf::from).filter(|p| p.is_file());
    let chromium = named("CHROMIUM").or_else(|| find_program(CHROMIUM_NAMES))?;
    Some(Browser {
        shell: named("CHROMIUM").or_else(|| find_program(SHELL_NAMES)).unwrap_or_else(|| chromium.clone()),
        chromium,
        driver: named("CHROMEDRIVER").or_else(|| find_program(DRIVER_NAMES))?,
    })
}

/// Finds Firefox, or installs it where a Debian-like system lets us; without it, only its own tests are left out.
pub(crate) fn firefox(project: &Project) -> Option<PathBuf> {
    let named = std::env::var_os("FIREFOX").map(PathBuf::from).filter(|path| path.is_file());
    let find = || named.clone().or_else(|| find_program(FIREFOX_NAMES));
    if let Some(firefox) = find() {
        return Some(firefox);
    }
    let apt_get = |words: &[&str]| Some(run(as_root(project, "apt-get")?.args(words)));
    let install = ["install", "--yes", "--no-install-recommends", "firefox-esr"];
    note("Installing Debian's package firefox-esr ...");
    if apt_get(&install)?.is_err() {
        apt_get(&["update"])?.ok()?;
        apt_get(&install)?.ok()?;
    }
    find()
}

/// The program as root, if we are root or sudo needs no password; otherwise nothing.
fn as_root(project: &Project, program: &str) -> Option<Command> {
    let path = find_program(&[program])?;
    let mut command = if is_root(project) {
        project.command(path)
    } else {
        let sudo = find_program(&["sudo"])?;
        let allowed = project.command(&sudo).args(["-n", "true"]).stderr(Stdio::null()).status();
        if !allowed.is_ok_and(|status| status.success()) {
            return None;
        }
        let mut command = project.command(sudo);
        command.args(["-n", "DEBIAN_FRONTEND=noninteractive"]).arg(path);
        command
    };
    command.env("DEBIAN_FRONTEND", "noninteractive");
    Some(command)
}

/// Whether this process may do what root may; Chromium wants to know as well.
pub(crate) fn is_root(project: &Project) -> bool {
    answer(project.command("id").arg("-u").stderr(Stdio::null())).is_ok_and(|id| id.trim() == "0")
}

/// Lower-case hexadecimal.
pub(crate) fn hex(bytes: &[u8]) -> String {
    bytes.iter().map(|byte| format!("{byte:02x}")).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn node_versions_are_read() {
        assert_eq!(major("v20.20.2\n"), Some(20));
        assert_eq!(major("v8.1"), Some(8));
        assert_eq!(major("nonsense"), None);
    }

    #[test]
    fn hexadecimal_keeps_leading_zeros() {
        assert_eq!(hex(&[0x0a, 0xff]), "0aff");
    }

    #[test]
    fn the_lock_files_name_no_download_host() {
        let root = PathBuf::from(env!("CARGO_MANIFEST_DIR")).join("..");
        for folder in [root.clone(), root.join(BUNDLERS)] {
            let lock = std::fs::read_to_string(folder.join("package-lock.json")).unwrap();
            let lock: serde_json::Value = serde_json::from_str(&lock).unwrap();
            for (path, module) in lock["packages"].as_object().unwrap() {
                assert!(module.get("resolved").is_none(), "{path} carries an address");
            }
        }
    }
}
