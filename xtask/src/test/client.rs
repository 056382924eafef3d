//! The engine and a client that others wrote: python-chess, which is run here and is no part of the project. It checks what a
//! review claims, opening books, and the puzzles of the page.

use super::tally::Tally;
use super::{Extent, Outcome, run_tests};
use crate::process::{find_program, run};
use crate::project::Project;
use crate::say::note;
use anyhow::Result;
use std::path::{Path, PathBuf};
use std::process::Stdio;

/// The client's package and version.
const PACKAGE: &str = "chess==1.11.2";
/// The games whose claims are checked.
const GAMES: &str = "tests/data/review/games.pgn";
/// The puzzles that are replayed.
const PUZZLES: &str = "www/learn/puzzles.tsv";
/// Says whether the client is there, in that version.
const CHECK: &str = "import sys, chess; sys.exit(chess.__version__ != '1.11.2')";

/// Runs `tests/client/client.py`, `books.py`, `claims.py` and `puzzles.py`, in an environment of their own below cargo's target
/// folder.
pub(super) fn speaks(project: &Project, extent: Extent) -> Result<Outcome> {
    let python = match client(project)? {
        Ok(python) => python,
        Err(why) => return Ok(Outcome::Skipped(why)),
    };
    run(&mut project.cargo(&["build", "--package", "gridmate-cli", "--bin", "gridmate", "--locked"]))?;
    let engine = project.target.join("debug").join(format!("gridmate{}", std::env::consts::EXE_SUFFIX));
    let mut total = Tally::default();
    let [games, nodes] = if extent == Extent::All { ["20", "20000"] } else { ["2", "3000"] };
    let claims = ["claims.py", "--games", games, "--nodes", nodes, GAMES];
    for arguments in [&["client.py"][..], &["books.py"], &claims, &["puzzles.py", PUZZLES]] {
        let script = Path::new("tests/client").join(arguments[0]);
        let mut command = project.command(&python);
        if let Outcome::Done(tally) = run_tests(command.arg(script).args(&arguments[1..]).env("GRIDMATE", &engine))? {
            total += tally;
        }
    }
    Ok(Outcome::Done(total))
}

/// A Python that has the client, or why there is none.
fn client(project: &Project) -> Result<Result<PathBuf, String>> {
    let Some(system) = find_program(&["python3", "python"]) else {
        return Ok(Err("Python 3 is not installed (`apt-get install python3-venv`)".into()));
    };
    let folder = project.scratch("python")?;
    let python = folder.join(if cfg!(windows) { "Scripts/python.exe" } else { "bin/python" });
    if has_client(project, &python) {
        return Ok(Ok(python));
    }
    note(&format!("Installing {PACKAGE} from PyPI into {} ...", folder.display()));
    if run(project.command(system).args(["-m", "venv", "--clear"]).arg(&folder)).is_err() {
        return Ok(Err("Python makes no virtual environment (`apt-get install python3-venv`)".into()));
    }
    let install = ["-m", "pip", "install", "--quiet", "--disable-pip-version-check", PACKAGE];
    if run(project.command(&python).args(install)).is_err() || !has_client(project, &python) {
        return Ok(Err(format!("{PACKAGE} could not be installed from PyPI")));
    }
    Ok(Ok(python))
}

fn has_client(project: &Project, python: &Path) -> bool {
    let mut check = project.command(python);
    check.args(["-c", CHECK]).stdout(Stdio::null()).stderr(Stdio::null());
    check.status().is_ok_and(|status| status.success())
}
