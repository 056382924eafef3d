//! Move generation beside other libraries, each a binary of its own that takes turns: `cargo xtask bench --perft`.
//!
//! The first argument is the number of rounds, of which the median counts. Others, NAME=PATH, are further binaries that
//! serve the walks, such as Gridmate of another commit.

#[path = "../../../walks/mod.rs"]
mod walks;

use std::error::Error;
use std::io::{BufRead, BufReader, Write};
use std::path::PathBuf;
use std::process::{Child, ChildStdin, ChildStdout, Command, Stdio};
use walks::{PLACES, Walk};

/// The binaries beside this one; the first is compared with the others.
const PROGRAMS: [&str; 4] = ["gridmate", "eschac", "cozy-chess", "shakmaty"];

/// A binary that serves the walks.
struct Program {
    name: String,
    input: ChildStdin,
    output: BufReader<ChildStdout>,
    child: Child,
}

impl Program {
    fn start(name: &str, path: PathBuf) -> Result<Self, Box<dyn Error>> {
        let mut child = Command::new(path).stdin(Stdio::piped()).stdout(Stdio::piped()).spawn()?;
        let (input, output) = (child.stdin.take().ok_or("no input")?, child.stdout.take().ok_or("no output")?);
        Ok(Self { name: name.to_owned(), input, output: BufReader::new(output), child })
    }

    /// Million paths a second; 0 where the library has no such game or way.
    fn speed(&mut self, walk: usize, place: usize) -> Result<f64, Box<dyn Error>> {
        writeln!(self.input, "{walk} {place}")?;
        let mut line = String::new();
        self.output.read_line(&mut line)?;
        Ok(line.trim().parse().map_err(|_| format!("{} has ended", self.name))?)
    }
}

impl Drop for Program {
    fn drop(&mut self) {
        let _ = self.child.kill();
        let _ = self.child.wait();
    }
}

fn main() -> Result<(), Box<dyn Error>> {
    let mut arguments = std::env::args().skip(1);
    let rounds: usize = arguments.next().map_or(Ok(7), |rounds| rounds.parse())?;
    let folder = std::env::current_exe()?.parent().ok_or("no folder")?.to_owned();
    let beside = |name: &str| folder.join(format!("{name}{}", std::env::consts::EXE_SUFFIX));
    let mut programs: Vec<Program> =
        PROGRAMS.iter().map(|name| Program::start(name, beside(name))).collect::<Result<_, _>>()?;
    for argument in arguments {
        let (name, path) = argument.split_once('=').ok_or("further programs are NAME=PATH")?;
        programs.push(Program::start(name, path.into())?);
    }
    println!(
        "Million paths a second, the median of {rounds} rounds in turns; in brackets the median of Gridmate's as a multiple\n"
    );
    for (number, walk) in Walk::ALL.into_iter().enumerate() {
        print!("{:<18}", walk.name());
        programs.iter().for_each(|program| print!("{:>17}", program.name));
        println!();
        let mut ratios = vec![Vec::new(); programs.len()];
        for (at, place) in PLACES.iter().enumerate() {
            let mut speeds = vec![Vec::new(); programs.len()];
            for _ in 0..rounds {
                for (program, speeds) in programs.iter_mut().zip(&mut speeds) {
                    speeds.push(program.speed(number, at)?);
                }
            }
            print!("{:<18}", place.name);
            for (theirs, ratios) in speeds.iter().zip(&mut ratios) {
                // Of each round on its own: the machine may be half as fast in the next.
                let ratio = median(speeds[0].iter().zip(theirs).map(|(ours, theirs)| ours / theirs).collect());
                let speed = median(theirs.clone());
                if speed > 0.0 {
                    ratios.push(ratio);
                    print!("{speed:>10.1} ({ratio:.2})");
                } else {
                    print!("{:>17}", "-");
                }
            }
            println!();
        }
        print!("{:<18}", "geometric mean");
        for ratios in &ratios {
            if ratios.is_empty() {
                print!("{:>17}", "-");
            } else {
                let mean = ratios.iter().map(|ratio| ratio.ln()).sum::<f64>() / ratios.len() as f64;
                print!("{:>17.3}", mean.exp());
            }
        }
        println!("\n");
    }
    Ok(())
}

fn median(mut values: Vec<f64>) -> f64 {
    values.sort_by(f64::total_cmp);
    values[values.len() / 2]
}
