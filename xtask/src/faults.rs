//! `cargo xtask faults`: that the page's tests catch faults.
//!
//! Each row of `tests/page/faults.tsv` is a small edit of the page that breaks something, and the cheapest test that is to
//! fail then. The edits are made in a copy of the page, never in the sources; the test has to pass there without the edit.

use crate::project::{Project, files_below};
use crate::serve::Server;
use crate::{dist, page, process, setup, test};
use anyhow::{Context, Result, bail, ensure};
use clap::Args;
use std::collections::HashMap;
use std::fs;
use std::path::{Path, PathBuf};
use std::process::{Command, ExitCode};

const LIST: &str = "tests/page/faults.tsv";

/// What the page, its tests and its bundler read.
const COPIED: &[&str] = &["www", "tests", "src/web", "xtask/bundle", "node_modules/@sqlite.org"];
const COPIED_FILES: &[&str] = &["README.md", "package.json"];

/// Which faults are tried.
#[derive(Args)]
pub(crate) struct FaultsArgs {
    /// Only these
    ids: Vec<String>,
}

/// A row of the list.
struct Fault<'a> {
    id: &'a str,
    /// From the root of the project.
    file: &'a str,
    /// Stands in the file once.
    text: &'a str,
    replacement: &'a str,
    /// What does not work then.
    breaks: &'a str,
    test: PageTest<'a>,
}

#[derive(Clone, Copy, PartialEq, Eq, Hash)]
enum PageTest<'a> {
    /// The compiler refuses it.
    Types,
    /// A file of tests in Node.
    Node(&'a str),
    /// A file of tests in the browser, and the title of one of them.
    Browser(&'a str, &'a str),
}

impl<'a> Fault<'a> {
    fn read(row: &'a str) -> Result<Self> {
        let [id, file, text, replacement, breaks, test] = row.split('\t').collect::<Vec<_>>()[..] else {
            bail!("{LIST}: a row has six fields: {row}");
        };
        let test = match test.split_once(": ") {
            Some((file, title)) => PageTest::Browser(file, title),
            None if test == "types" => PageTest::Types,
            None => PageTest::Node(test),
        };
        Ok(Self { id, file, text, replacement, breaks, test })
    }

    /// The file with the fault in it.
    fn put_into(&self, sound: &str) -> Result<String> {
        let count = sound.matches(self.text).count();
        ensure!(count == 1, "{LIST}: {}: the text stands in {} {count} times, not once", self.id, self.file);
        Ok(sound.replace(self.text, self.replacement))
    }
}

/// The rows below the heads.
fn faults(list: &str) -> Result<Vec<Fault<'_>>> {
    list.lines().skip(1).map(Fault::read).collect()
}

/// Tries faults, and closes with how many were caught.
pub(crate) fn run(project: &Project, args: &FaultsArgs) -> Result<ExitCode> {
    let list = fs::read_to_string(project.root.join(LIST)).with_context(|| format!("cannot read {LIST}"))?;
    let mut faults = faults(&list)?;
    if let Some(id) = args.ids.iter().find(|id| faults.iter().all(|fault| fault.id != id.as_str())) {
        bail!("{LIST} has no fault {id}.");
    }
    faults.retain(|fault| args.ids.is_empty() || args.ids.iter().any(|id| id == fault.id));
    for fault in &faults {
        fault.put_into(&fs::read_to_string(project.root.join(fault.file))?)?;
    }
    let copy = PageCopy::make(project)?;
    let mut sound = HashMap::new();
    let mut caught = 0;
    for fault in &faults {
        let is_sound = match sound.get(&fault.test) {
            Some(&known) => known,
            None => *sound.entry(fault.test).or_insert(copy.passes(fault.test)?),
        };
        let verdict = if !is_sound {
            "THE TEST FAILS WITHOUT IT, TOO"
        } else if copy.passes_with(fault)? {
            "NOT CAUGHT"
        } else {
            caught += 1;
            "caught"
        };
        println!("{verdict:10}  {:24}  {}", fault.id, fault.breaks);
    }
    println!("\nfaults: {caught} of {} caught", faults.len());
    Ok(if caught == faults.len() { ExitCode::SUCCESS } else { ExitCode::FAILURE })
}

/// A copy of the page and its tests, with the modules as they are.
struct PageCopy<'a> {
    project: &'a Project,
    root: PathBuf,
    /// What tests in Node read from the environment.
    modules: Vec<(&'static str, PathBuf)>,
}

impl<'a> PageCopy<'a> {
    fn make(project: &'a Project) -> Result<Self> {
        let modules = page::modules(project)?;
        setup::node_modules(project)?;
        let root = project.scratch("faults")?;
        fs::remove_dir_all(&root).with_context(|| format!("cannot empty {}", root.display()))?;
        for folder in COPIED {
            dist::copy_all(&project.root.join(folder), &root.join(folder))?;
        }
        for file in COPIED_FILES {
            fs::copy(project.root.join(file), root.join(file)).with_context(|| format!("cannot copy {file}"))?;
        }
        for folder in modules.iter().filter_map(|(_, module)| module.parent()) {
            let name = folder.strip_prefix(&project.target)?;
            dist::copy_all(folder, &root.join("target").join(name))?;
        }
        Ok(Self { project, root, modules })
    }

    /// Whether the test passes with the fault in the copy, from which it is taken out again.
    fn passes_with(&self, fault: &Fault) -> Result<bool> {
        let path = self.root.join(fault.file);
        let sound = fs::read_to_string(&path)?;
        fs::write(&path, fault.put_into(&sound)?)?;
        let passes = self.passes(fault.test).with_context(|| fault.id.to_owned());
        fs::write(&path, sound)?;
        passes
    }

    fn passes(&self, test: PageTest) -> Result<bool> {
        match test {
            PageTest::Types => {
                let mut tsc = self.command(self.project.npm_program("tsc"));
                succeeds(tsc.args(["--project", "www/tsconfig.json"]))
            }
            PageTest::Node(file) => self.passes_in_node(file),
            PageTest::Browser(file, title) => self.passes_in_browser(file, title),
        }
    }

    fn passes_in_node(&self, file: &str) -> Result<bool> {
        let out = self.root.join("tests-in-node");
        self.bundle("tests", &out, &[file])?;
        let [built] = &files_below(&out)?[..] else { bail!("there is no tests/page/{file}") };
        let mut node = self.command("node");
        node.args(["--enable-source-maps", "--test", "--test-timeout=60000"]).arg(out.join(built));
        succeeds(node.envs(self.modules.iter().map(|(name, module)| (name, module))))
    }

    fn passes_in_browser(&self, file: &str, title: &str) -> Result<bool> {
        let out = self.root.join("page");
        self.bundle("page", &out, &[])?;
        let served = Server::start(&out, 0)?;
        let mut playwright = self.command(self.project.npm_program("playwright"));
        playwright
            .args(["test", "--config", "tests/page/playwright.config.ts", "--retries", "0", file, "--grep"])
            .arg(format!("{}$", escaped(title)))
            .env("CHROMIUM", setup::browser(self.project)?.shell)
            .env("CHROMIUM_FLAGS", test::chromium_flags(self.project).join(" "))
            .env("GRIDMATE_URL", served.url());
        succeeds(&mut playwright)
    }

    fn bundle(&self, what: &str, out: &Path, names: &[&str]) -> Result<()> {
        process::run(self.command("node").args(["xtask/bundle/page.mjs", what]).arg(out).args(names))
    }

    fn command(&self, program: impl AsRef<std::ffi::OsStr>) -> Command {
        let mut command = self.project.command(program);
        command.current_dir(&self.root).env("PWD", &self.root);
        command
    }
}

/// Whether a command succeeds; what it prints is not shown.
fn succeeds(command: &mut Command) -> Result<bool> {
    let program = PathBuf::from(command.get_program());
    let output = command.output().with_context(|| format!("cannot start {}", program.display()))?;
    Ok(output.status.success())
}

/// A title as a regular expression that finds it.
fn escaped(title: &str) -> String {
    let special = |letter: char| "\\^$.|?*+()[]{}".contains(letter);
    title.chars().flat_map(|letter| special(letter).then_some('\\').into_iter().chain([letter])).collect()
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::collections::HashSet;

    fn root() -> PathBuf {
        Path::new(env!("CARGO_MANIFEST_DIR")).join("..")
    }

    #[test]
    fn each_fault_can_be_made_and_its_test_is_there() {
        let list = fs::read_to_string(root().join(LIST)).unwrap();
        let mut ids = HashSet::new();
        for fault in faults(&list).unwrap() {
            let sound = fs::read_to_string(root().join(fault.file)).unwrap();
            assert_ne!(fault.put_into(&sound).unwrap(), sound, "{}", fault.id);
            assert!(ids.insert(fault.id), "two faults are called {}", fault.id);
            let test = |file: &str| fs::read_to_string(root().join("tests/page").join(file)).unwrap();
            match fault.test {
                PageTest::Types => {}
                PageTest::Node(file) => assert!(file.ends_with(".test.ts") && !test(file).is_empty()),
                PageTest::Browser(file, title) => {
                    // The name of a case may stand within a title, and not at its beginning.
                    let first: String = title.split_inclusive(' ').take(3).collect();
                    assert!(test(file).contains(&first), "{}: {file} has no {title}", fault.id);
                }
            }
        }
    }

    #[test]
    fn a_text_that_is_gone_or_there_twice_is_an_error() {
        let fault = Fault::read("lost\twww/a.ts\tb\tc\tLoses b\ta.test.ts").unwrap();
        assert_eq!(fault.put_into("abc").unwrap(), "acc");
        assert!(fault.put_into("ac").is_err());
        assert!(fault.put_into("abb").is_err());
    }

    #[test]
    fn titles_are_found_as_they_are() {
        assert_eq!(escaped("what? (all)"), "what\\? \\(all\\)");
    }
}
