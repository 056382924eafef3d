//! Files of tests that Node runs: each in a process of its own, and once more, alone, if it failed.
//!
//! A test that drives a browser can fail by chance. Its file is run again when all others are done: if it passes then, its
//! name is given as flaky, and the run goes on. Such a test is a fault to be mended, not a reason to lose the run.

use super::tally::{FileTime, Flake, Tally};
use crate::project::Project;
use anyhow::{Context, Result};
use std::collections::VecDeque;
use std::process::{Command, Stdio};
use std::sync::{Mutex, PoisonError};
use std::time::Instant;

/// Which files to run, and how.
pub(super) struct NodeTests<'a> {
    /// The folder, from the root of the project.
    pub(super) folder: &'a str,
    /// How many files run beside each other.
    pub(super) at_once: usize,
    /// After how many milliseconds a file is ended.
    pub(super) timeout_ms: u32,
    /// What Node is asked beside that.
    pub(super) flags: &'a [&'a str],
    /// What the tests read from the environment.
    pub(super) env: Vec<(&'a str, std::ffi::OsString)>,
}

/// What one run of a file came to.
struct FileRun {
    tally: Tally,
    failed: Vec<String>,
}

impl NodeTests<'_> {
    /// Runs the `*.test.mjs` of the folder that `wanted` says.
    pub(super) fn run(&self, project: &Project, wanted: impl Fn(&str) -> bool) -> Result<Tally> {
        let mut files = crate::project::files_below(&project.root.join(self.folder))?;
        files.retain(|file| file.ends_with(".test.mjs") && wanted(file));
        let runs = self.run_side_by_side(project, files)?;
        let mut tally = Tally::default();
        for (file, run) in runs {
            tally += if run.failed.is_empty() { run.tally } else { self.again(project, &file, run)? };
        }
        Ok(tally)
    }

    fn run_side_by_side(&self, project: &Project, files: Vec<String>) -> Result<Vec<(String, FileRun)>> {
        let left = Mutex::new(VecDeque::from(files));
        let done = Mutex::new(Vec::new());
        let lock = |list: &Mutex<VecDeque<String>>| list.lock().unwrap_or_else(PoisonError::into_inner).pop_front();
        std::thread::scope(|scope| {
            for _ in 0..self.at_once {
                scope.spawn(|| {
                    while let Some(file) = lock(&left) {
                        let run = self.run_file(project, &file);
                        done.lock().unwrap_or_else(PoisonError::into_inner).push((file, run));
                    }
                });
            }
        });
        let done = done.into_inner().unwrap_or_else(PoisonError::into_inner);
        done.into_iter().map(|(file, run)| Ok((file, run?))).collect()
    }

    /// Runs a file that failed once more.
    fn again(&self, project: &Project, file: &str, first: FileRun) -> Result<Tally> {
        println!("\n{}/{file} failed; once more, alone:", self.folder);
        let second = self.run_file(project, file)?;
        let mut tally = second.tally;
        tally.times.extend(first.tally.times);
        if second.failed.is_empty() {
            let file = format!("{}/{file}", self.folder);
            tally.flaky.extend(first.failed.into_iter().map(|test| Flake { file: file.clone(), test }));
        }
        Ok(tally)
    }

    /// Runs one file, and prints what it says when it is done, so that two do not mix.
    fn run_file(&self, project: &Project, file: &str) -> Result<FileRun> {
        let path = format!("{}/{file}", self.folder);
        let started = Instant::now();
        let output = self
            .command(project, &path)
            .stdin(Stdio::null())
            .output()
            .with_context(|| format!("cannot start Node with {path}"))?;
        let took = started.elapsed();
        let said = String::from_utf8_lossy(&output.stdout);
        let mut tally = Tally::default();
        said.lines().for_each(|line| tally.read(line));
        let mut failed = failed_tests(&said);
        if !output.status.success() && failed.is_empty() {
            failed.push("the file as a whole".to_owned());
            tally.failed = tally.failed.max(1);
        }
        print!("\n{path}\n{said}{}", String::from_utf8_lossy(&output.stderr));
        tally.times.push(FileTime { file: path, took });
        Ok(FileRun { tally, failed })
    }

    fn command(&self, project: &Project, path: &str) -> Command {
        let mut command = project.command("node");
        command
            .args(self.flags)
            .args(["--test", "--test-reporter=spec"])
            .arg(format!("--test-timeout={}", self.timeout_ms))
            .arg(path)
            .envs(self.env.iter().map(|(name, value)| (name, value)));
        command
    }
}

/// The names of the tests that Node's runner lists as failed, at the end of what it prints.
fn failed_tests(said: &str) -> Vec<String> {
    let Some((_, list)) = said.rsplit_once("✖ failing tests:") else { return Vec::new() };
    let name = |line: &str| {
        let name = line.strip_prefix("✖ ")?;
        Some(name.rsplit_once(" (").map_or(name, |(name, _)| name).to_owned())
    };
    list.lines().filter_map(name).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn failed_tests_are_named_without_their_times() {
        let said = "✔ one (3 ms)\n✖ two (of three) (12.5ms)\nℹ fail 1\n\n✖ failing tests:\n\ntest at a.mjs:1:1\n✖ two (of three) (12.5ms)\n  Error\n";
        assert_eq!(failed_tests(said), ["two (of three)"]);
        assert!(failed_tests("✔ one (3 ms)\nℹ fail 0\n").is_empty());
    }

    #[test]
    fn a_file_that_fails_once_is_flaky_and_one_that_fails_twice_has_failed() {
        let project = crate::project::Project::find().unwrap();
        let folder = tempfile::tempdir().unwrap();
        let write = |name: &str, body: &str| {
            let text = format!(
                "import {{ test }} from 'node:test';\nimport fs from 'node:fs';\n\
                 const mark = new URL('./mark', import.meta.url);\ntest('{name} (as named)', () => {{ {body} }});\n"
            );
            std::fs::write(folder.path().join(format!("{name}.test.mjs")), text).unwrap();
        };
        write("well", "");
        write("once", "if (!fs.existsSync(mark)) { fs.writeFileSync(mark, ''); throw new Error('by chance'); }");
        write("never", "throw new Error('always');");
        let path = folder.path().to_str().unwrap();
        let tests = NodeTests { folder: path, at_once: 2, timeout_ms: 60_000, flags: &[], env: Vec::new() };
        let tally = tests.run(&project, |_| true).unwrap();
        assert_eq!((tally.passed, tally.failed), (2, 1));
        let flaky: Vec<_> = tally.flaky.iter().map(ToString::to_string).collect();
        assert_eq!(flaky, [format!("flaky: {path}/once.test.mjs: once (as named)")]);
        assert_eq!(tally.times.len(), 5, "three files, two of them twice");
    }
}
