//! Matches with players that are other programs, well-behaved and not.
#![cfg(unix)]

use crate::terminal::{Run, run};
use serde_json::{Value, json};
use std::fs;
use std::path::{Path, PathBuf};
use std::sync::atomic::{AtomicU32, Ordering};

/// A program that speaks UCI as far as a match needs it, and fails in the way that its first argument names. It writes
/// down its process and what it hears.
const PROGRAM: &str = r#"
here=$(dirname "$0")
echo $$ >> "$here/pids"
moves=0
[ "$1" = deaf ] && while read -r line; do :; done
while read -r line; do
  echo "$line" >> "$here/heard"
  case "$line" in
    uci) echo "id name trial"; echo "option name Style of Play type string default calm"; echo uciok ;;
    isready) echo readyok ;;
    quit) exit 0 ;;
    go*)
      moves=$((moves + 1))
      case "$1" in
        die) exit 3 ;;
        hang) while read -r line; do :; done ;;
        spin) trap '' HUP INT TERM; while :; do :; done ;;
        talk) while :; do echo "info string so much to say"; done ;;
        illegal) echo "bestmove e2e5" ;;
        noise) printf 'bestmove \377\376\n' ;;
        none) echo "bestmove (none)" ;;
        slow) sleep 1; echo "bestmove ${2:-g1f3}" ;;
        twice)
          echo "info depth 1 multipv 1 score cp -900 nodes 11 pv g1f3"
          [ $moves = 1 ] && echo "bestmove g1f3 ponder g8f6"
          [ $moves = 2 ] && echo "bestmove f3g1"
          [ $moves = 3 ] && exit 3 ;;
      esac ;;
  esac
done
"#;

/// Long enough for a program to start on a machine that has much else to do.
const TIMEOUT: &str = "2000";

/// A folder with the program in it, removed at the end.
struct Folder(PathBuf);

impl Folder {
    fn new() -> Self {
        static COUNT: AtomicU32 = AtomicU32::new(0);
        let number = COUNT.fetch_add(1, Ordering::Relaxed);
        let folder = std::env::temp_dir().join(format!("gridmate players {} {number}", std::process::id()));
        fs::create_dir(&folder).unwrap();
        fs::write(folder.join("trial.sh"), PROGRAM).unwrap();
        Self(folder)
    }

    fn path(&self, name: &str) -> String {
        self.0.join(name).to_str().unwrap().to_owned()
    }

    fn read(&self, name: &str) -> String {
        fs::read_to_string(self.0.join(name)).unwrap_or_default()
    }

    /// The program as a player.
    fn player(&self, way: &str) -> String {
        format!("uci:sh '{}' {way}", self.path("trial.sh"))
    }

    /// The match of the program, which fails in a way, against chance.
    fn against_chance(&self, way: &str, more: &[&str]) -> Run {
        let player = self.player(way);
        let arguments = ["match", "--white", &player, "--black", "random", "--json", "--timeout", TIMEOUT, "-j", "1"];
        run(&[&arguments[..], more].concat(), b"")
    }

    /// How many processes the program has had; none of them is left.
    fn processes(&self) -> usize {
        let pids = self.read("pids");
        for pid in pids.lines() {
            assert!(!Path::new("/proc").join(pid).exists(), "{pid} still runs");
        }
        pids.lines().count()
    }
}

impl Drop for Folder {
    fn drop(&mut self) {
        let _ = fs::remove_dir_all(&self.0);
    }
}

#[test]
fn a_program_that_fails_loses_that_game_and_is_started_anew() {
    let ways = [
        ("die", "died"),
        ("hang", "timeout"),
        ("spin", "timeout"),
        ("talk", "timeout"),
        ("illegal", "illegal-move"),
        ("noise", "illegal-move"),
        ("none", "no-move"),
        ("twice", "died"),
    ];
    std::thread::scope(|scope| {
        for (way, reason) in ways {
            scope.spawn(move || fails(way, reason));
        }
    });
}

fn fails(way: &str, reason: &str) {
    let folder = Folder::new();
    let run = folder.against_chance(way, &["--games", "2", "--movetime", "5"]);
    let object = run.object();
    assert_eq!((&object["white"]["losses"], &object["ends"]), (&json!(2), &json!({ reason: 2 })), "{way}: {run:?}");
    assert!(run.stderr.contains("game 2: uci:sh ") && run.stderr.contains("loses with the white"), "{way}: {run:?}");
    // One that is tried, and one for each game.
    assert_eq!(folder.processes(), 3, "{way}");
}

#[test]
fn a_player_that_cannot_start_ends_the_match_before_it_begins() {
    let folder = Folder::new();
    let (deaf, options) = (folder.player("deaf"), format!("{};Depth of Play=3", folder.player("die")));
    std::thread::scope(|scope| {
        for (player, part) in [
            (deaf.as_str(), "has not answered in time"),
            (&options, "no option \"Depth of Play\""),
            ("uci:gridmate-has-no-such-program", "cannot start"),
            ("uci:true", "does not run: exit status: 0"),
        ] {
            scope.spawn(move || cannot_start(player, part));
        }
    });
    folder.processes();
}

#[cfg(target_os = "linux")]
#[test]
fn a_table_that_is_larger_than_the_memory_ends_the_match_with_a_sentence() {
    for (match_of, part) in [
        ("--white 'engine;hash=65536' --black random", "engine: this machine has no 65536 MB to give for its hash"),
        (
            "--white 'engine;hash=1500' --black random --concurrency 4 --games 8",
            "no 6000 MB to give for the hash of 4 games at once",
        ),
    ] {
        let command = format!("ulimit -v 4000000; exec {} match {match_of}", env!("CARGO_BIN_EXE_gridmate"));
        let ended = std::process::Command::new("sh").args(["-c", &command]).output().unwrap();
        let told = String::from_utf8(ended.stderr).unwrap();
        assert!(ended.status.code() == Some(2) && told.contains(part), "{:?}: {told}", ended.status);
    }
}

fn cannot_start(player: &str, part: &str) {
    for (white, black, side) in [(player, "random", "--white: "), ("random", player, "--black: ")] {
        let run = run(&["match", "--white", white, "--black", black, "--timeout", TIMEOUT], b"");
        assert_eq!((run.code, run.stdout.as_str()), (Some(2), ""), "{run:?}");
        assert!(run.stderr.contains(side) && run.stderr.contains(part), "{run:?}");
    }
}

#[test]
fn a_program_hears_its_options_the_position_and_its_limits() {
    let folder = Folder::new();
    let with = |more: &str| format!("{};Style of Play=wild and free{more}", folder.player("twice"));
    let black = "alphabeta:1;nodes=3";
    let white = with("");
    let object =
        run(&["match", "--white", &white, "--black", black, "--nodes", "7", "--json", "--games", "1"], b"").object();
    assert_eq!(object["ends"], json!({ "died": 1 }));
    let heard = folder.read("heard");
    let second = heard.split("quit\n").nth(1).unwrap();
    let lines: Vec<&str> = second.lines().collect();
    let start = ["uci", "setoption name Style of Play value wild and free", "isready", "ucinewgame", "isready"];
    assert_eq!(lines[..5], start);
    assert_eq!(lines[5..7], ["position startpos", "go nodes 7"]);
    assert!(lines[7].starts_with("position startpos moves g1f3 ") && lines[7].split(' ').count() == 5, "{}", lines[7]);

    // Its own limits take the place of those of the match, and Chess960 is told.
    let folder = Folder::new();
    let white = format!("{};depth=2;movetime=9", folder.player("die"));
    let arguments =
        ["match", "--white", &white, "--black", "random", "--nodes", "7", "--openings", "960", "--games", "1"];
    assert_eq!(run(&arguments, b"").code, Some(0));
    let heard = folder.read("heard");
    let lines: Vec<&str> = heard.lines().rev().collect();
    assert_eq!(lines[0], "go depth 2 movetime 9");
    assert!(lines[1].starts_with("position fen ") && lines[1].ends_with(" 0 1"), "{heard}");
    assert!(lines.contains(&"setoption name UCI_Chess960 value true"), "{heard}");
}

#[test]
fn who_has_no_time_left_loses_and_is_kept_if_it_answers_at_all() {
    std::thread::scope(|scope| {
        // Whatever it answers comes too late; what is no move at all has it started anew.
        for (way, processes) in [("slow", 2), ("slow e2e5", 3), ("slow (none)", 3), ("hang", 3)] {
            scope.spawn(move || loses_on_time(way, processes));
        }
    });
}

fn loses_on_time(way: &str, processes: usize) {
    let folder = Folder::new();
    let pgn = folder.path("games.pgn");
    let run = folder.against_chance(way, &["--games", "2", "--tc", "2/0.3+0.01", "--pgn", &pgn]);
    let object = run.object();
    assert_eq!((&object["white"]["losses"], &object["ends"]), (&json!(2), &json!({ "time-forfeit": 2 })), "{run:?}");
    assert_eq!((&object["white"]["lossesOnTime"], &object["black"]["lossesOnTime"]), (&json!(2), &json!(0)));
    assert!(run.stderr.contains("loses with the white pieces: its time has run out"), "{run:?}");
    assert_eq!(folder.processes(), processes, "{way}");
    assert!(folder.read("heard").contains("\ngo wtime 300 btime 300 winc 10 binc 10 movestogo 2\n"));
    let games = folder.read("games.pgn");
    assert!(
        games.contains("[TimeControl \"2/0.3+0.01\"]") && games.contains("[Termination \"time forfeit\"]"),
        "{games}"
    );
}

#[test]
fn who_has_no_time_left_draws_against_a_side_that_could_not_mate() {
    let folder = Folder::new();
    let (openings, white) = (folder.path("openings.epd"), folder.player("slow h1h2"));
    fs::write(&openings, "k7/8/8/8/8/8/8/K6R w - - 0 1\n").unwrap();
    let arguments = ["match", "--white", &white, "--black", "random", "--openings", &openings, "--games", "1"];
    let of = |more: &[&str]| run(&[&arguments[..], more].concat(), b"");
    let object = of(&["--tc", "0.2", "--json"]).object();
    assert_eq!((&object["ends"], &object["white"]["draws"]), (&json!({ "time-insufficient": 1 }), &json!(1)));
    assert_eq!(object["white"]["lossesOnTime"], 0);
    // The clock of a player takes the place of that of the match; a limit of its own takes it away.
    let arguments = ["match", "--white", "random;tc=9", "--black", "random;nodes=1", "--tc", "5", "--games", "1"];
    let pgn = folder.path("games.pgn");
    let text = run(&[&arguments[..], &["--pgn", &pgn]].concat(), b"").stdout;
    assert!(text.contains("\nlost on time: 0 by random;tc=9, 0 by random;nodes=1\n"), "{text}");
    let games = folder.read("games.pgn");
    assert!(games.contains("[WhiteTimeControl \"9\"]") && !games.contains("BlackTimeControl"), "{games}");
}

#[test]
fn the_engine_plays_by_the_clock_and_what_it_shows_is_written_down() {
    let folder = Folder::new();
    let pgn = folder.path("games.pgn");
    let player = "engine;hash=1";
    let arguments =
        ["match", "--white", player, "--black", player, "--tc", "60+0.01", "--draw-after", "2", "--pgn", &pgn];
    let object = run(&[&arguments[..], &["--games", "2", "--concurrency", "2", "--json"]].concat(), b"").object();
    assert_eq!((&object["games"], &object["ends"]), (&json!(2), &json!({ "too-long": 2 })));
    let games = folder.read("games.pgn");
    assert_eq!(games.matches("{[%clk 0:00:5").count(), 8, "{games}");
    assert_eq!(games.matches("[TimeControl \"60+0.01\"]").count(), 2);
}

/// What a match has left: its JSON, and all of its files but the times in its results.
type Left = (Value, String, String, Vec<Value>);

/// A match with a file of results, and what it leaves.
fn resumable(folder: &Folder, more: &[&str]) -> Left {
    let run = resume(folder, more);
    assert_eq!(run.code, Some(0), "{run:?}");
    let lines =
        folder.read("results.jsonl").lines().map(|line| serde_json::from_str(line).unwrap()).collect::<Vec<Value>>();
    let timeless = lines.into_iter().map(|mut line| {
        for player in line["players"].as_array_mut().into_iter().flatten() {
            assert!(player["time"].as_f64().is_some() && player["longest"].as_f64().is_some(), "{player}");
            (player["time"], player["longest"]) = (Value::Null, Value::Null);
        }
        line
    });
    let timeless = timeless.collect();
    (run.object(), folder.read("games.pgn"), folder.read("positions.txt"), timeless)
}

fn resume(folder: &Folder, more: &[&str]) -> Run {
    let files = ["results.jsonl", "games.pgn", "positions.txt"].map(|name| folder.path(name));
    let arguments = ["match", "--white", "alphabeta:1", "--black", "random", "--swap", "--json", "--openings", "book"];
    let files = ["--results", &files[0], "--pgn", &files[1], "--positions", &files[2]];
    run(&[&arguments[..], &files, more].concat(), b"")
}

#[test]
fn an_interrupted_match_goes_on_from_its_results_and_ends_as_if_it_had_not_been() {
    let folder = Folder::new();
    let whole = resumable(&folder, &["--games", "8", "-j", "2"]);
    assert_eq!(whole.3.len(), 9);
    let text = folder.read("results.jsonl");
    let lines: Vec<&str> = text.lines().collect();
    // After so many games, and while another was written down.
    for (games, rest) in [(0, ""), (3, "{\"game\":4,\"fir"), (4, ""), (7, "{")] {
        fs::write(folder.path("results.jsonl"), lines[..=games].join("\n") + "\n" + rest).unwrap();
        assert_eq!(resumable(&folder, &["--games", "8", "-j", "3"]), whole, "{games}");
    }
    // Before anything was written, and in the middle of the first line.
    for rest in ["", "{\"terms\":{\"wh"] {
        fs::write(folder.path("results.jsonl"), rest).unwrap();
        assert_eq!(resumable(&folder, &["--games", "8", "-j", "1"]), whole, "{rest}");
    }
    // One that is over is not played again, and may be made longer.
    fs::write(folder.path("results.jsonl"), &text).unwrap();
    assert_eq!(resumable(&folder, &["--games", "8"]), whole);
    assert_eq!(folder.read("results.jsonl"), text);
    let longer = resumable(&folder, &["--games", "12"]);
    assert!(longer.0["games"] == 12 && longer.1.starts_with(&whole.1) && longer.3.starts_with(&whole.3));
}

#[test]
fn a_match_that_is_killed_goes_on() {
    let folder = Folder::new();
    let whole = resumable(&folder, &["--games", "300"]);
    for name in ["results.jsonl", "games.pgn", "positions.txt"] {
        fs::remove_file(folder.path(name)).unwrap();
    }
    let files = ["results.jsonl", "games.pgn", "positions.txt"].map(|name| folder.path(name));
    let mut child = std::process::Command::new(env!("CARGO_BIN_EXE_gridmate"))
        .args([
            "match",
            "--white",
            "alphabeta:1",
            "--black",
            "random",
            "--swap",
            "--openings",
            "book",
            "--games",
            "300",
        ])
        .args(["--results", &files[0], "--pgn", &files[1], "--positions", &files[2]])
        .stdout(std::process::Stdio::null())
        .stderr(std::process::Stdio::null())
        .spawn()
        .unwrap();
    while folder.read("results.jsonl").lines().count() < 4 {
        std::thread::yield_now();
    }
    child.kill().unwrap();
    child.wait().unwrap();
    assert_eq!(resumable(&folder, &["--games", "300"]), whole);
}

#[test]
fn a_sequential_test_goes_on_from_what_was_played() {
    let folder = Folder::new();
    let more = ["--games", "400", "--sprt", "0,100"];
    let whole = resumable(&folder, &more);
    let text = folder.read("results.jsonl");
    let half: Vec<&str> = text.lines().take(5).collect();
    fs::write(folder.path("results.jsonl"), half.join("\n") + "\n").unwrap();
    assert_eq!(resumable(&folder, &more), whole);
    assert!(whole.0["sprt"]["accepted"] == 100.0 && whole.0["games"].as_u64() < Some(100), "{}", whole.0);
    // Decided, it plays no more.
    assert_eq!(resumable(&folder, &more), whole);
}

#[test]
fn a_file_that_has_no_results_of_this_match_is_left_as_it_is() {
    let folder = Folder::new();
    let whole = resumable(&folder, &["--games", "4"]);
    let text = folder.read("results.jsonl");
    let refused = |more: &[&str], part: &str| {
        let before = ["results.jsonl", "games.pgn"].map(|name| folder.read(name));
        let run = resume(&folder, &[&["--games", "4"], more].concat());
        assert_eq!(run.code, Some(2), "{run:?}");
        assert!(run.stderr.contains(part), "{part}: {}", run.stderr);
        assert_eq!(["results.jsonl", "games.pgn"].map(|name| folder.read(name)), before);
    };
    refused(&["--seed", "2"], "line 1: these are results of another match: seed was 1 there, and is 2 here");
    refused(&["--nodes", "5"], "nodes was null there, and is 5 here");
    for (results, part) in [
        ("1. e4 *", "line 1: this is no file of results"),
        ("{}\n", "line 1: this is no file of results"),
        (&text.replace("\"game\":2", "\"game\":7"), "line 3: this is not game 2"),
        (&text.replace("\"result\":\"", "\"result\":\"x"), "line 2: this is not game 1"),
    ] {
        fs::write(folder.path("results.jsonl"), results).unwrap();
        refused(&[], part);
    }
    fs::write(folder.path("results.jsonl"), &text).unwrap();
    fs::write(folder.path("games.pgn"), &whole.1[1..]).unwrap();
    refused(&[], "--pgn: ");
}

#[test]
fn games_may_be_called_off_when_asked_for() {
    let (white, json) = ("alphabeta:1", "--json");
    let long =
        run(&["match", "--white", white, "--black", white, "--draw-after", "3", json, "--games", "4"], b"").object();
    assert_eq!(long["ends"], json!({ "too-long": 4 }));
    assert_eq!(long["white"]["draws"], json!(4));
}

/// What a match leaves: its JSON, its PGN and its positions.
fn kept(folder: &Folder, more: &[&str]) -> (Value, String, String) {
    let (pgn, positions) = (folder.path("games.pgn"), folder.path("positions.txt"));
    let arguments = ["match", "--white", "alphabeta:1", "--black", "random", "--swap", "--json", "--seed", "11"];
    let files = ["--pgn", &pgn, "--positions", &positions];
    let object = run(&[&arguments[..], &files, more].concat(), b"").object();
    (object, folder.read("games.pgn"), folder.read("positions.txt"))
}

#[test]
fn a_match_that_has_said_enough_stops_at_the_same_game_however_many_at_once() {
    let folder = Folder::new();
    let more = ["--games", "400", "--sprt", "0,100", "--openings", "book"];
    let (object, pgn, positions) = kept(&folder, &[&more[..], &["-j", "1"]].concat());
    assert_eq!(kept(&folder, &[&more[..], &["-j", "4"]].concat()), (object.clone(), pgn.clone(), positions));
    let test = &object["sprt"];
    assert_eq!((&test["elo0"], &test["elo1"], &test["accepted"]), (&json!(0.0), &json!(100.0), &json!(100.0)));
    assert!(test["llr"].as_f64().unwrap() >= 2.944, "{object}");
    let games = object["games"].as_u64().unwrap();
    assert!(games < 100 && games.is_multiple_of(2), "{object}");
    assert_eq!(object["pairs"].as_array().unwrap().iter().map(|count| count.as_u64().unwrap()).sum::<u64>(), games / 2);
    assert_eq!(pgn.matches("[Event ").count() as u64, games);
}

#[test]
fn the_engine_plays_the_same_games_however_many_at_once_and_tells_what_it_thinks() {
    let folder = Folder::new();
    let (pgn, positions) = (folder.path("games.pgn"), folder.path("positions.txt"));
    let arguments = ["match", "--white", "engine;hash=1", "--black", "engine;hash=1;depth=1", "--nodes", "400"];
    let more = ["--games", "6", "--swap", "--openings", "book", "--json", "--pgn", &pgn, "--positions", &positions];
    let played = |jobs: &str| {
        let object = run(&[&arguments[..], &more, &["-j", jobs]].concat(), b"").object();
        (object, folder.read("games.pgn"), folder.read("positions.txt"))
    };
    let one = played("1");
    assert_eq!(one, played("3"));
    let scored = |line: &str| line.rsplit(';').next().is_some_and(|score| score.parse::<i32>().is_ok());
    assert!(one.2.lines().count() > 20 && one.2.lines().all(scored), "{}", one.2);
}

#[test]
fn positions_to_learn_from_are_quiet_and_lie_behind_the_opening() {
    let folder = Folder::new();
    let (object, pgn, positions) = kept(&folder, &["--games", "4", "--openings", "book"]);
    assert_eq!(object["games"], json!(4));
    assert!(pgn.contains("[Termination \"normal\"]") && pgn.contains("[PlyCount \""), "{pgn}");
    assert!(positions.lines().count() > 40, "{positions}");
    for line in positions.lines() {
        let (fen, result) = line.split_once(';').unwrap();
        assert!(["1-0", "0-1", "1/2-1/2"].contains(&result), "{line}");
        let (position, _) = gridmate::notation::fen::parse_any(fen).unwrap();
        assert!(!position.is_check(), "{line}");
        let number: u32 = fen.rsplit(' ').next().unwrap().parse().unwrap();
        assert!(number >= 5, "{line}");
    }
}

#[test]
fn openings_come_from_a_file_and_are_played_from_both_sides() {
    let folder = Folder::new();
    let file = folder.path("openings.epd");
    fs::write(&file, "4k3/pppp4/8/8/8/8/PPPP4/4K3 w - - id \"few\";\n1. e4 e5 2. Nf3\n").unwrap();
    let more = ["--games", "8", "--openings", &file];
    let (_, pgn, _) = kept(&folder, &more);
    assert_eq!(pgn.matches("[FEN \"4k3/pppp4/8/8/8/8/PPPP4/4K3 w - - 0 1\"]").count(), 4, "{pgn}");
    assert_eq!(pgn.matches("1. e4 e5 2. Nf3").count(), 4, "{pgn}");
    for (text, part) in [("e2e5", "line 1"), ("", "no opening")] {
        fs::write(&file, text).unwrap();
        let run = run(&["match", "--white", "random", "--black", "random", "--openings", &file], b"");
        assert_eq!(run.code, Some(2));
        assert!(run.stderr.contains(part), "{run:?}");
    }
    let absent = run(&["match", "--white", "random", "--black", "random", "--openings", "/no/such/file"], b"");
    assert!(absent.code == Some(2) && absent.stderr.contains("/no/such/file"), "{absent:?}");
}
