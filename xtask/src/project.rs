//! Where things lie: the checkout and the folders that the commands write.

use anyhow::{Context, Result};
use std::path::{Path, PathBuf};
use std::process::Command;

/// The target triple of the page's half of the crate.
pub(crate) const WASM_TARGET: &str = "wasm32-unknown-unknown";

/// The folders of one checkout.
pub(crate) struct Project {
    /// The checkout.
    pub(crate) root: PathBuf,
    /// Where cargo puts what it builds.
    pub(crate) target: PathBuf,
    /// The packed page.
    pub(crate) dist: PathBuf,
    /// This program, as it was when it started: a rebuild may replace it while it runs.
    pub(crate) this_program: PathBuf,
}

impl Project {
    /// The checkout that this program was started in.
    pub(crate) fn find() -> Result<Self> {
        let manifest_dir = std::env::var_os("CARGO_MANIFEST_DIR")
            .map_or_else(|| PathBuf::from(env!("CARGO_MANIFEST_DIR")), PathBuf::from);
        let root = manifest_dir.parent().context("xtask lies in no workspace")?.to_path_buf();
        let target = std::env::var_os("CARGO_TARGET_DIR").map_or_else(|| root.join("target"), |dir| root.join(dir));
        Ok(Self {
            dist: root.join("dist"),
            this_program: std::env::current_exe().context("this program has no path")?,
            target,
            root,
        })
    }

    /// A cargo command in the checkout.
    pub(crate) fn cargo(&self, args: &[&str]) -> Command {
        let cargo = std::env::var_os("CARGO").unwrap_or_else(|| "cargo".into());
        let mut command = self.command(cargo);
        command.args(args);
        command
    }

    /// A command that runs in the checkout and cannot wait for input.
    pub(crate) fn command(&self, program: impl AsRef<std::ffi::OsStr>) -> Command {
        let mut command = Command::new(program);
        command.current_dir(&self.root).stdin(std::process::Stdio::null());
        command
    }

    /// A program that npm installed.
    pub(crate) fn npm_program(&self, name: &str) -> PathBuf {
        self.root.join("node_modules/.bin").join(name)
    }

    /// A scratch folder below cargo's target folder, made if it is not there.
    pub(crate) fn scratch(&self, name: &str) -> Result<PathBuf> {
        let dir = self.target.join("xtask").join(name);
        std::fs::create_dir_all(&dir).with_context(|| format!("cannot make {}", dir.display()))?;
        Ok(dir)
    }
}

/// Every file below `dir`, as paths relative to it with `/` between the parts, sorted.
pub(crate) fn files_below(dir: &Path) -> Result<Vec<String>> {
    let mut found = Vec::new();
    let mut open = vec![String::new()];
    while let Some(below) = open.pop() {
        let at = dir.join(&below);
        for entry in std::fs::read_dir(&at).with_context(|| format!("cannot read {}", at.display()))? {
            let entry = entry?;
            let name = entry.file_name().to_string_lossy().into_owned();
            let path = if below.is_empty() { name } else { format!("{below}/{name}") };
            if entry.file_type()?.is_dir() {
                open.push(path);
            } else {
                found.push(path);
            }
        }
    }
    found.sort();
    Ok(found)
}
