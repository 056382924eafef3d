//! Whether every dependency may be used under a permissive licence.

use super::{Outcome, tally::Tally};
use crate::process::answer;
use crate::project::Project;
use crate::setup::BUNDLERS;
use anyhow::{Context, Result, bail};
use serde_json::Value;

/// What a dependency may be under: short, permissive, and at peace with MIT OR Apache-2.0.
const PERMISSIVE: &[&str] = &[
    "MIT",
    "MIT-0",
    "Apache-2.0",
    "Apache-2.0 WITH LLVM-exception",
    "BSD-2-Clause",
    "BSD-3-Clause",
    "ISC",
    "Zlib",
    "Unicode-3.0",
    "Unicode-DFS-2016",
    "0BSD",
    "CC0-1.0",
    "Unlicense",
    "BSL-1.0",
];

/// Tools of the build and of the tests that are used as they are, never shipped, and under a licence that asks no more than that.
/// A name that ends with a slash or a hyphen stands for all that begin so.
const TOOLS: &[(&str, &str)] = &[
    ("node_modules/axe-core", "MPL-2.0"),
    // What Next scales pictures with, of which there are none here, and the lists of browsers that it reads.
    ("node_modules/@img/", "LGPL-3.0-or-later"),
    ("node_modules/@img/", "Apache-2.0 AND LGPL-3.0-or-later"),
    ("node_modules/@img/", "Apache-2.0 AND LGPL-3.0-or-later AND MIT"),
    ("node_modules/caniuse-lite", "CC-BY-4.0"),
    ("node_modules/graceful-fs", "BlueOak-1.0.0"),
    ("node_modules/lru-cache", "BlueOak-1.0.0"),
    // What makes one style sheet of many.
    ("node_modules/lightningcss", "MPL-2.0"),
    ("node_modules/lightningcss-", "MPL-2.0"),
];

pub(super) fn check(project: &Project) -> Result<Outcome> {
    let metadata = answer(&mut project.cargo(&["metadata", "--format-version", "1", "--locked"]))?;
    let metadata: Value = serde_json::from_str(&metadata).context("cargo metadata is not JSON")?;
    let crates = metadata["packages"].as_array().context("cargo metadata lists no packages")?;
    let modules = npm_modules(project)?;
    let faults: Vec<String> =
        crates.iter().filter_map(fault_of_crate).chain(modules.iter().filter_map(fault_of_module)).collect();
    if !faults.is_empty() {
        bail!("Not under a licence that is known to be permissive: {}.", faults.join("; "));
    }
    eprintln!("{} crates and {} npm modules, all permissive", crates.len(), modules.len());
    Ok(Outcome::Done(Tally::default()))
}

fn npm_modules(project: &Project) -> Result<Vec<(String, Value)>> {
    let mut modules = Vec::new();
    for folder in [project.root.clone(), project.root.join(BUNDLERS)] {
        let file = folder.join("package-lock.json");
        let lock = std::fs::read_to_string(&file).with_context(|| format!("cannot read {}", file.display()))?;
        let lock: Value = serde_json::from_str(&lock).with_context(|| format!("{} is not JSON", file.display()))?;
        let packages = lock["packages"].as_object().with_context(|| format!("{} lists no packages", file.display()))?;
        modules.extend(packages.iter().map(|(path, module)| (path.clone(), module.clone())));
    }
    Ok(modules)
}

fn fault_of_crate(package: &Value) -> Option<String> {
    let name = package["name"].as_str().unwrap_or("a crate without a name");
    fault(name, package["license"].as_str())
}

fn fault_of_module((path, module): &(String, Value)) -> Option<String> {
    fault(if path.is_empty() { "package.json" } else { path }, module["license"].as_str())
}

fn fault(name: &str, licence: Option<&str>) -> Option<String> {
    match licence {
        Some(expression) if is_permissive(expression) || is_tool(name, expression) => None,
        Some(expression) => Some(format!("{name} ({expression})")),
        None => Some(format!("{name} (no licence named)")),
    }
}

fn is_tool(name: &str, licence: &str) -> bool {
    let is_it = |tool: &str| if tool.ends_with(['/', '-']) { name.starts_with(tool) } else { name == tool };
    TOOLS.iter().any(|&(tool, its)| is_it(tool) && its == licence)
}

/// Whether an SPDX expression leaves a permissive choice. AND binds tighter than OR.
fn is_permissive(expression: &str) -> bool {
    let spaced = expression.replace('/', " OR ").replace('(', " ( ").replace(')', " ) ");
    let words: Vec<&str> = spaced.split_whitespace().collect();
    let mut reader = Reader { words: &words };
    let verdict = reader.any();
    verdict && reader.words.is_empty()
}

/// Reads an SPDX expression word by word.
struct Reader<'a> {
    words: &'a [&'a str],
}

impl Reader<'_> {
    fn any(&mut self) -> bool {
        let mut verdict = self.all();
        while self.take("OR") {
            verdict |= self.all();
        }
        verdict
    }

    fn all(&mut self) -> bool {
        let mut verdict = self.one();
        while self.take("AND") {
            verdict &= self.one();
        }
        verdict
    }

    fn one(&mut self) -> bool {
        if self.take("(") {
            let verdict = self.any();
            return self.take(")") && verdict;
        }
        let Some((name, rest)) = self.words.split_first() else { return false };
        self.words = rest;
        let mut licence = (*name).to_owned();
        if self.take("WITH")
            && let Some((exception, rest)) = self.words.split_first()
        {
            self.words = rest;
            licence = format!("{licence} WITH {exception}");
        }
        PERMISSIVE.contains(&licence.as_str())
    }

    fn take(&mut self, word: &str) -> bool {
        match self.words.split_first() {
            Some((first, rest)) if *first == word => {
                self.words = rest;
                true
            }
            _ => false,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::is_permissive;

    #[test]
    fn permissive_choices_are_accepted() {
        for expression in [
            "MIT",
            "MIT OR Apache-2.0",
            "MIT/Apache-2.0",
            "GPL-3.0-only OR MIT",
            "BSD-3-Clause AND MIT",
            "(MIT OR Apache-2.0) AND Unicode-3.0",
            "Apache-2.0 WITH LLVM-exception OR GPL-2.0-only",
            "Unlicense OR MIT",
            "MIT AND (MIT OR Apache-2.0)",
        ] {
            assert!(is_permissive(expression), "{expression}");
        }
    }

    #[test]
    fn copyleft_and_the_unknown_are_refused() {
        for expression in [
            "GPL-3.0-only",
            "AGPL-3.0",
            "MIT AND GPL-3.0-only",
            "LGPL-2.1",
            "MPL-2.0",
            "SSPL-1.0",
            "",
            "OR",
            "(MIT",
            "MIT)",
            "MIT Apache-2.0",
            "Apache-2.0 WITH Odd-exception",
            "GPL-2.0 AND (MIT OR ISC)",
        ] {
            assert!(!is_permissive(expression), "{expression}");
        }
    }
}
