//! How long a program on the core is compiled, from nothing, beside the same program on shakmaty and pgn-reader.

use super::BenchArgs;
use crate::process;
use crate::project::Project;
use anyhow::Result;
use std::time::Instant;

/// The packages of `benches/peers/programs`.
const PROGRAMS: [&str; 2] = ["program-on-gridmate", "program-on-shakmaty"];

/// What cargo is asked, and how it is called in the table.
const WAYS: [(&str, &[&str]); 3] =
    [("check", &["check"]), ("debug", &["build"]), ("release", &["build", "--profile", "plain"])];

/// Prints the medians of the rounds: the seconds that pass, which share the machine with all else that it does, and those
/// that the processors work, where the system says so; and the medians of the ratios within the rounds.
pub(super) fn measure(project: &Project, args: &BenchArgs) -> Result<()> {
    let manifest = project.root.join("benches/peers/Cargo.toml");
    process::run(project.cargo(&["fetch", "--locked", "--manifest-path"]).arg(&manifest))?;
    let folder = project.scratch("compile")?;
    let seconds = |program: &str, way: &[&str]| -> Result<[f64; 2]> {
        std::fs::remove_dir_all(&folder)?;
        let scope = ["--quiet", "--locked", "--offline", "--package", program, "--manifest-path"];
        let (start, before) = (Instant::now(), worked());
        process::run(project.cargo(way).args(scope).arg(&manifest).arg("--target-dir").arg(&folder))?;
        Ok([start.elapsed().as_secs_f64(), worked() - before])
    };
    println!("{:<18} {:>10} {:>10} {:>7}", "", "gridmate", "shakmaty", "ratio");
    for (name, way) in WAYS {
        let mut rounds = Vec::new();
        for _ in 0..args.rounds {
            let [ours, theirs] = PROGRAMS.map(|program| seconds(program, way));
            rounds.push([ours?, theirs?]);
        }
        for (index, clock) in ["passed", "worked"].into_iter().enumerate() {
            let times = || rounds.iter().map(|[ours, theirs]| [ours[index], theirs[index]]);
            let ours = median(times().map(|[ours, _]| ours));
            let theirs = median(times().map(|[_, theirs]| theirs));
            let ratio = median(times().map(|[ours, theirs]| ours / theirs));
            println!("{:<18} {ours:>8.1} s {theirs:>8.1} s {ratio:>7.2}", format!("{name}, {clock}"));
        }
    }
    Ok(())
}

/// How long the processors have worked for the processes that this one has waited for, where Linux says so: the 16th and the
/// 17th field of `/proc/self/stat`, in hundredths of a second.
fn worked() -> f64 {
    let stat = std::fs::read_to_string("/proc/self/stat").unwrap_or_default();
    // The name of the program, the second field, stands in brackets and may have spaces.
    let fields = stat.rsplit_once(')').map_or("", |(_, fields)| fields).split_ascii_whitespace().skip(13).take(2);
    fields.filter_map(|field| field.parse::<f64>().ok()).sum::<f64>() / 100.0
}

fn median(values: impl Iterator<Item = f64>) -> f64 {
    let mut values: Vec<f64> = values.collect();
    values.sort_by(f64::total_cmp);
    values.get(values.len() / 2).copied().unwrap_or_default()
}
