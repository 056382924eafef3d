//! The engine and a client that others wrote: python-chess, which is run here and is no part of the project. It checks what a
//! review claims, opening books, and the puzzles of the page. With all there is DuckDB reads many games as Parquet.

use super::tally::Tally;
use super::{Extent, Outcome, run_tests};
use crate::process::{find_program, run};
use crate::project::Project;
use crate::say::note;
use anyhow::Result;
use std::path::{Path, PathBuf};
use std::process::Stdio;

/// The client's package and version.
const CHESS: &str = "chess==1.11.2";
/// The database that reads Parquet.
const DUCKDB: &str = "duckdb==2.0.1";
/// The games whose claims are checked.
const GAMES: &str = "tests/data/review/games.pgn";
/// The puzzles that are replayed.
const PUZZLES: &str = "www/learn/puzzles.tsv";
/// The questions that it is asked.
const QUESTIONS: &str = "docs/sql-at-scale.md";
/// Of how many games: they have about a million positions.
const MANY: &str = "9000";
/// Says whether packages are there, in their versions.
const CHECK: &str = "import sys, importlib.metadata as m; sys.exit(any(m.version(n) != v for n, v in (p.split('==') for p in sys.argv[1:])))";

/// Runs `tests/client/client.py`, `books.py`, `claims.py` and `puzzles.py`, and with all there is `sql_at_scale.py`, in an
/// environment of their own below cargo's target folder.
pub(super) fn speaks(project: &Project, extent: Extent) -> Result<Outcome> {
    let packages: &[&str] = if extent == Extent::All { &[CHESS, DUCKDB] } else { &[CHESS] };
    let python = match python_with(project, packages)? {
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
    if extent == Extent::All
        && let Outcome::Done(tally) = asks(project, &python)?
    {
        total += tally;
    }
    Ok(Outcome::Done(total))
}

/// Asks the questions over many games.
fn asks(project: &Project, python: &Path) -> Result<Outcome> {
    run(&mut project.cargo(&["build", "--package", "gridmate-lab", "--bin", "gridmate-lab", "--locked"]))?;
    let lab = project.target.join("debug").join(format!("gridmate-lab{}", std::env::consts::EXE_SUFFIX));
    let folder = project.scratch("sql-at-scale")?;
    let mut command = project.command(python);
    command.args(["tests/client/sql_at_scale.py", "--games", MANY, QUESTIONS]).arg(folder).env("GRIDMATE_LAB", lab);
    run_tests(&mut command)
}

/// A Python that has some packages, or why there is none.
fn python_with(project: &Project, packages: &[&str]) -> Result<Result<PathBuf, String>> {
    let Some(system) = find_program(&["python3", "python"]) else {
        return Ok(Err("Python 3 is not installed (`apt-get install python3-venv`)".into()));
    };
    let folder = project.scratch("python")?;
    let python = folder.join(if cfg!(windows) { "Scripts/python.exe" } else { "bin/python" });
    if has_packages(project, &python, packages) {
        return Ok(Ok(python));
    }
    let names = packages.join(" and ");
    note(&format!("Installing {names} from PyPI into {} ...", folder.display()));
    if run(project.command(system).args(["-m", "venv", "--clear"]).arg(&folder)).is_err() {
        return Ok(Err("Python makes no virtual environment (`apt-get install python3-venv`)".into()));
    }
    let install = ["-m", "pip", "install", "--quiet", "--disable-pip-version-check"];
    if run(project.command(&python).args(install).args(packages)).is_err() || !has_packages(project, &python, packages)
    {
        return Ok(Err(format!("{names} could not be installed from PyPI")));
    }
    Ok(Ok(python))
}

fn has_packages(project: &Project, python: &Path, packages: &[&str]) -> bool {
    let mut check = project.command(python);
    check.args(["-c", CHECK]).args(packages).stdout(Stdio::null()).stderr(Stdio::null());
    check.status().is_ok_and(|status| status.success())
}
