//! What a client of OpenBench gets: it builds by `make EXE=PATH`, runs `PATH bench`, and reads nodes and speed from all that
//! comes on both outputs.

use gridmate::engine::{BENCH_DEPTH, SIGNATURE};
use std::process::Command;

/// The nodes of the usual run, which the client compares with what the author of a change has entered.
const NODES: u64 = 1_136_736;

/// The words of a line: all but letters and digits parts them.
fn words(line: &str) -> Vec<String> {
    let parts = line.split(|letter: char| !letter.is_ascii_alphanumeric()).filter(|part| !part.is_empty());
    parts.map(str::to_ascii_lowercase).collect()
}

/// The number beside a name in the last line that has both, whichever comes first.
fn last_beside(output: &str, name: &str) -> Option<u64> {
    output.lines().rev().find_map(|line| {
        words(line).windows(2).find_map(|pair| {
            let beside = if pair[1] == name { &pair[0] } else { &pair[1] };
            pair.iter().any(|word| word == name).then(|| beside.parse().ok())?
        })
    })
}

/// Nodes and nodes a second, as the client finds them.
fn read(output: &str) -> Option<(u64, u64)> {
    Some((last_beside(output, "nodes")?, last_beside(output, "nps")?))
}

/// What a program says to `bench`: its two outputs, in either order.
fn bench(program: &str) -> [String; 2] {
    let output = Command::new(program).arg("bench").output().unwrap();
    assert!(output.status.success(), "{output:?}");
    let [plain, remarks] = [output.stdout, output.stderr].map(|bytes| String::from_utf8(bytes).unwrap());
    assert!(plain.is_ascii() && remarks.is_ascii());
    [format!("{plain}{remarks}"), format!("{remarks}{plain}")]
}

#[test]
fn the_client_finds_what_engines_are_known_to_print() {
    for (output, found) in [
        ("info depth 1 nodes 20\n\n1234 nodes 5678 nps\n", Some((1234, 5678))),
        ("Nodes: 1234\nNPS: 5678\n", Some((1234, 5678))),
        ("0.5 s, 5678 nps\nnodes 1234\n", Some((1234, 5678))),
        ("nodes 1234\n", None),
        ("many nodes, 5678 nps\n", Some((5678, 5678))),
    ] {
        assert_eq!(read(output), found, "{output}");
    }
}

#[test]
fn the_client_reads_the_signature_and_the_speed() {
    assert_eq!(BENCH_DEPTH, 12, "NODES is of this depth");
    assert!(SIGNATURE.1 < NODES);
    for output in bench(env!("CARGO_BIN_EXE_gridmate-uci")) {
        let (nodes, speed) = read(&output).unwrap();
        assert_eq!(nodes, NODES, "of {output}");
        assert!(speed > 0, "{output}");
    }
}

#[cfg(unix)]
#[test]
fn heavy_the_client_builds_the_engine_where_it_wants_it() {
    let program = std::env::temp_dir().join(format!("gridmate-openbench-{}", std::process::id()));
    let folder = concat!(env!("CARGO_MANIFEST_DIR"), "/..");
    let exe = format!("EXE={}", program.display());
    let made = Command::new("make").args(["-j", &exe]).current_dir(folder).output().unwrap();
    assert!(made.status.success(), "{}", String::from_utf8_lossy(&made.stderr));
    let outputs = bench(program.to_str().unwrap());
    std::fs::remove_file(&program).unwrap();
    assert!(outputs.iter().all(|output| read(output).is_some_and(|(nodes, _)| nodes == NODES)), "{outputs:?}");
}
