//! Counting what test runners say in their closing lines.

use std::fmt;
use std::ops::AddAssign;
use std::time::Duration;

/// How many tests passed and failed, which of them only failed at first, and how long their files took.
#[derive(Debug, Default, PartialEq, Eq)]
pub(crate) struct Tally {
    /// Tests that passed.
    pub(crate) passed: u64,
    /// Tests that failed.
    pub(crate) failed: u64,
    /// Tests that failed and passed when they were run again.
    pub(crate) flaky: Vec<Flake>,
    /// How long each file of tests took, where each is run by itself.
    pub(crate) times: Vec<FileTime>,
}

/// A test that failed and passed when its file was run again.
#[derive(Debug, PartialEq, Eq)]
pub(crate) struct Flake {
    /// Its file, from the root of the project.
    pub(crate) file: String,
    /// Its name.
    pub(crate) test: String,
}

impl fmt::Display for Flake {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "flaky: {}: {}", self.file, self.test)
    }
}

/// How long a file of tests took.
#[derive(Debug, PartialEq, Eq)]
pub(crate) struct FileTime {
    /// The file, from the root of the project.
    pub(crate) file: String,
    /// The time, from the start of its process to the end.
    pub(crate) took: Duration,
}

impl Tally {
    /// Adds a line, if it is one that closes a run: of cargo's harness and of wasm-bindgen's
    /// (`test result: ok. 3 passed; 0 failed; …`), or of Node's (`ℹ pass 3`, `# fail 0`).
    pub(crate) fn read(&mut self, line: &str) {
        let line = without_colour(line);
        if let Some((_, counts)) = line.split_once("test result: ") {
            self.passed += count_before(counts, " passed;").unwrap_or(0);
            self.failed += count_before(counts, " failed;").unwrap_or(0);
        } else if let Some(count) = line.strip_prefix("ℹ ").or_else(|| line.strip_prefix("# ")) {
            let number = |name| count.strip_prefix(name).and_then(|n: &str| n.trim().parse::<u64>().ok());
            self.passed += number("pass ").unwrap_or(0);
            self.failed += number("fail ").unwrap_or(0) + number("cancelled ").unwrap_or(0);
        }
    }

    /// A few words for the end of a step.
    pub(crate) fn verdict(&self) -> String {
        match (self.passed, self.failed) {
            (0, 0) => "ok".to_owned(),
            (passed, 0) => format!("{passed} passed"),
            (passed, failed) => format!("{passed} passed, {failed} FAILED"),
        }
    }
}

impl AddAssign for Tally {
    fn add_assign(&mut self, other: Self) {
        self.passed += other.passed;
        self.failed += other.failed;
        self.flaky.extend(other.flaky);
        self.times.extend(other.times);
    }
}

fn count_before(text: &str, word: &str) -> Option<u64> {
    text.split_once(word)?.0.rsplit(' ').next()?.parse().ok()
}

fn without_colour(line: &str) -> String {
    let mut plain = String::with_capacity(line.len());
    let mut in_escape = false;
    for c in line.chars() {
        match c {
            '\u{1b}' => in_escape = true,
            'm' if in_escape => in_escape = false,
            _ if in_escape => {}
            _ => plain.push(c),
        }
    }
    plain
}

#[cfg(test)]
mod tests {
    use super::*;

    fn tally(lines: &[&str]) -> Tally {
        let mut tally = Tally::default();
        lines.iter().for_each(|line| tally.read(line));
        tally
    }

    #[test]
    fn every_runner_is_counted() {
        let counted = tally(&[
            "running 3 tests",
            "test a ... ok",
            "test result: ok. 3 passed; 0 failed; 1 ignored; 0 measured; 2 filtered out; finished in 0.00s",
            "test result: \u{1b}[31mFAILED\u{1b}[0m. 10 passed; 2 failed; 0 ignored; 0 filtered out",
            "\u{1b}[34mℹ pass 7\u{1b}[39m",
            "ℹ fail 1",
            "ℹ cancelled 1",
            "# pass 5",
            "# fail 0",
        ]);
        assert_eq!((counted.passed, counted.failed), (25, 4));
    }

    #[test]
    fn other_lines_count_nothing() {
        assert_eq!(tally(&["12 passed, 3 failed", "# tests 4", "ℹ duration_ms 4", ""]), Tally::default());
    }
}
