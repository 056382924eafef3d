//! `cargo xtask test`: the checks in turn, what took how long and a count at the end.

mod browser;
mod checks;
mod client;
mod licences;
mod node;
mod rooms;
mod tally;

pub(crate) use browser::flags as chromium_flags;

use crate::process::watch;
use crate::project::Project;
use crate::say;
use anyhow::Result;
use clap::{Args, ValueEnum};
use std::process::{Command, ExitCode};
use std::time::Duration;
use tally::Tally;

/// What to check.
#[derive(Args)]
pub(crate) struct TestArgs {
    /// The inner loop, in seconds: formatting, lints, imports, native tests
    #[arg(long, conflicts_with = "all")]
    quick: bool,
    /// All there is, in place of a sample: heavy tests, the bundlers, Firefox
    #[arg(long)]
    all: bool,
    /// Only these steps
    #[arg(long, value_enum, value_delimiter = ',')]
    only: Vec<Step>,
}

/// One step of the checks, in the order they are run in.
#[derive(Clone, Copy, Debug, PartialEq, Eq, ValueEnum)]
enum Step {
    /// Formatting
    Fmt,
    /// Lints of everything, for this machine
    Clippy,
    /// Lints of the library, for the page
    ClippyWasm,
    /// That the core depends on nothing and is packed alone
    Core,
    /// That each room of the core imports only those before it, and that no two types share a name
    Rooms,
    /// Tests of the core and the command line on this machine, examples in the documentation included
    Native,
    /// That readers take about as many steps as their texts are long
    Steps,
    /// Tests of what makes the engine better
    Lab,
    /// The engine as a client in Python sees it, where there is Python and the client can be had
    Client,
    /// Tests of these commands themselves
    Xtask,
    /// WebAssembly tests in a browser
    Wasm,
    /// Types and tests of the npm package
    Package,
    /// The page without a browser: form, types, lints, and that its imports run one way; its tests in Node
    PageNode,
    /// Tests of the page in a browser
    Page,
    /// The page in Firefox, where there is one or it can be had
    Firefox,
    /// Licences of the dependencies
    Licences,
}

const QUICK: &[Step] = &[Step::Fmt, Step::Clippy, Step::Rooms, Step::Native];
/// Only in a run of all there is.
const ONLY_IN_ALL: &[Step] = &[Step::Firefox];

/// How much is run.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Extent {
    /// What a person waits for while writing.
    Quick,
    /// What each change has to pass.
    Gate,
    /// All there is.
    All,
}

impl TestArgs {
    fn extent(&self) -> Extent {
        match (self.quick, self.all) {
            (true, _) => Extent::Quick,
            (_, true) => Extent::All,
            _ => Extent::Gate,
        }
    }

    /// Whether a step is run: those of the extent, or those that were asked for among all.
    fn runs(&self, step: Step) -> bool {
        if !self.only.is_empty() {
            return self.only.contains(&step);
        }
        match self.extent() {
            Extent::Quick => QUICK.contains(&step),
            Extent::Gate => !ONLY_IN_ALL.contains(&step),
            Extent::All => true,
        }
    }
}

impl Step {
    fn title(self) -> &'static str {
        match self {
            Self::Fmt => "Formatting",
            Self::Clippy => "Lints",
            Self::ClippyWasm => "Lints for WebAssembly",
            Self::Core => "The core stands alone",
            Self::Rooms => "Imports run one way, each type has its own name",
            Self::Native => "Native tests",
            Self::Steps => "Steps of readers",
            Self::Lab => "Tests of the lab",
            Self::Client => "The engine and a client in Python",
            Self::Xtask => "Tests of xtask",
            Self::Wasm => "WebAssembly tests in a browser",
            Self::Package => "Tests of the npm package",
            Self::PageNode => "The page in Node",
            Self::Page => "The page in a browser",
            Self::Firefox => "The page in Firefox",
            Self::Licences => "Licences of the dependencies",
        }
    }

    fn name(self) -> String {
        self.to_possible_value().map(|value| value.get_name().to_owned()).unwrap_or_default()
    }
}

/// How a step ended, where it did not fail.
enum Outcome {
    /// It did what it says.
    Done(Tally),
    /// It could not be done here, for this reason; that is no fault.
    Skipped(String),
}

/// More flaky tests than this, and the run has failed.
const MOST_FLAKY: usize = 3;

/// Runs the steps, goes on after a failure, and closes with what took how long and one line of totals.
pub(crate) fn run(project: &Project, args: &TestArgs) -> Result<ExitCode> {
    let extent = args.extent();
    // What builds the project for others has to have what the steps need.
    let may_skip = std::env::var_os("CI").is_none_or(|value| value.is_empty());
    let mut total = Tally::default();
    let mut times = Vec::new();
    let mut failed = Vec::new();
    let mut skipped = 0;
    for &step in Step::value_variants().iter().filter(|step| args.runs(**step)) {
        let said = say::step(&format!("{} ({})", step.title(), step.name()));
        let (verdict, well) = match perform(project, step, extent) {
            Ok(Outcome::Done(tally)) => {
                let end = (tally.verdict(), tally.failed == 0);
                total += tally;
                end
            }
            Ok(Outcome::Skipped(why)) => {
                skipped += 1;
                (format!("skipped: {why}"), may_skip)
            }
            Err(trouble) => {
                say::trouble(&trouble);
                total.failed += 1;
                ("FAILED".to_owned(), false)
            }
        };
        if !well {
            failed.push(step.name());
        }
        times.push((said.close(&verdict), step.name()));
    }
    let files = total.times.iter().map(|time| (time.took, time.file.clone())).collect();
    say_times("Files of tests", files);
    say_times("Steps", times);
    if !failed.is_empty() {
        let steps = failed.join(",");
        eprintln!(
            "\nFailed: {steps}. Again, these alone: `cargo xtask test{} --only {steps}`",
            if extent == Extent::All { " --all" } else { "" }
        );
    }
    let too_flaky = total.flaky.len() > MOST_FLAKY;
    if too_flaky {
        eprintln!(
            "\n{} tests passed only when they were run again; more than {MOST_FLAKY} are a failure.",
            total.flaky.len()
        );
    }
    println!();
    total.flaky.iter().for_each(|flake| println!("{flake}"));
    let skipped = if skipped == 0 { String::new() } else { format!(", {skipped} skipped") };
    println!("xtask: {} passed, {} failed{skipped}", total.passed, total.failed);
    Ok(if failed.is_empty() && !too_flaky { ExitCode::SUCCESS } else { ExitCode::FAILURE })
}

/// Lists what took how long, the slowest last.
fn say_times(title: &str, mut times: Vec<(Duration, String)>) {
    if times.len() < 2 {
        return;
    }
    times.sort();
    eprintln!("\n{title}, the slowest last:");
    for (took, name) in times {
        eprintln!("{:>14}  {name}", say::time(took));
    }
}

fn perform(project: &Project, step: Step, extent: Extent) -> Result<Outcome> {
    match step {
        Step::Fmt => checks::formatting(project),
        Step::Clippy => checks::lints(project, extent),
        Step::ClippyWasm => checks::lints_for_wasm(project),
        Step::Core => checks::core(project, extent),
        Step::Rooms => rooms::check(project),
        Step::Native => checks::native(project, extent),
        Step::Steps => checks::steps(project, extent),
        Step::Lab => run_tests(&mut project.cargo(&["test", "--package", "gridmate-lab", "--locked"])),
        Step::Client => client::speaks(project, extent),
        Step::Xtask => run_tests(&mut project.cargo(&["test", "--package", "xtask", "--locked"])),
        Step::Wasm => browser::wasm(project),
        Step::Package => browser::package(project, extent),
        Step::PageNode => browser::page_in_node(project, extent),
        Step::Page => browser::page(project, extent),
        Step::Firefox => browser::firefox(project),
        Step::Licences => licences::check(project),
    }
}

/// Runs a test runner and sums its closing lines. A runner that fails without having counted a
/// failure (a test that does not compile, say) counts as one.
fn run_tests(command: &mut Command) -> Result<Outcome> {
    let mut tally = Tally::default();
    let status = watch(command, |line| tally.read(line))?;
    if !status.success() && tally.failed == 0 {
        tally.failed = 1;
    }
    Ok(Outcome::Done(tally))
}

#[cfg(test)]
mod tests {
    use super::*;

    fn args(quick: bool, all: bool, only: &[Step]) -> TestArgs {
        TestArgs { quick, all, only: only.to_vec() }
    }

    #[test]
    fn each_extent_has_its_steps() {
        let steps = |args: TestArgs| Step::value_variants().iter().filter(|step| args.runs(**step)).count();
        let all = Step::value_variants().len();
        assert_eq!(steps(args(false, true, &[])), all);
        assert_eq!(steps(args(false, false, &[])), all - ONLY_IN_ALL.len());
        assert_eq!(steps(args(true, false, &[])), QUICK.len());
        // What is asked for by name is run, whatever the extent.
        assert_eq!(steps(args(false, false, &[Step::Firefox])), 1);
    }
}
