//! `gridmate uci` as another program has it: lines in, lines out.

use std::io::{BufRead, BufReader, Write};
use std::process::{Child, ChildStdin, Command, Stdio};
use std::sync::mpsc::{self, Receiver};
use std::time::{Duration, Instant};

/// When an answer is given up that takes as long as a search.
const TIMEOUT: Duration = Duration::from_secs(60);

/// An engine that listens.
pub(crate) struct Engine {
    child: Child,
    stdin: Option<ChildStdin>,
    lines: Receiver<String>,
}

impl Engine {
    pub(crate) fn start() -> Self {
        Self::of(env!("CARGO_BIN_EXE_gridmate"), &["uci"])
    }

    /// Another way to start it.
    pub(crate) fn of(program: &str, arguments: &[&str]) -> Self {
        let mut command = Command::new(program);
        let command = command.args(arguments).stdin(Stdio::piped()).stdout(Stdio::piped()).stderr(Stdio::piped());
        let mut child = command.spawn().expect("the binary starts");
        let (stdin, stdout) = (child.stdin.take(), child.stdout.take().unwrap());
        let (said, lines) = mpsc::channel();
        std::thread::spawn(move || {
            for line in BufReader::new(stdout).lines() {
                if said.send(line.expect("UTF-8")).is_err() {
                    return;
                }
            }
        });
        Self { child, stdin, lines }
    }

    pub(crate) fn tell(&mut self, line: impl AsRef<[u8]>) {
        let stdin = self.stdin.as_mut().unwrap();
        stdin.write_all(line.as_ref()).and_then(|()| stdin.write_all(b"\n")).expect("the engine listens");
        stdin.flush().unwrap();
    }

    /// All lines up to the first that starts with a word.
    pub(crate) fn until(&mut self, word: &str) -> Vec<String> {
        self.until_any(&[word])
    }

    /// All lines up to the first that starts with one of some words.
    pub(crate) fn until_any(&mut self, words: &[&str]) -> Vec<String> {
        let deadline = Instant::now() + TIMEOUT;
        let mut heard = Vec::new();
        loop {
            let left = deadline.saturating_duration_since(Instant::now());
            let line = self.lines.recv_timeout(left);
            let line = line.unwrap_or_else(|error| panic!("none of {words:?} comes ({error}): {heard:?}"));
            let is_last = line.split_whitespace().next().is_some_and(|first| words.contains(&first));
            heard.push(line);
            if is_last {
                return heard;
            }
        }
    }

    /// What is said until it is ready.
    pub(crate) fn ready(&mut self) -> Vec<String> {
        self.tell("isready");
        self.until("readyok")
    }

    /// What is said until the best move is.
    pub(crate) fn think(&mut self, go: &str) -> Vec<String> {
        self.tell(go);
        self.until("bestmove")
    }

    pub(crate) fn best(&mut self, go: &str) -> String {
        let heard = self.think(go);
        heard.last().and_then(|line| line.split(' ').nth(1)).unwrap().to_owned()
    }

    /// The FEN of the position that it looks at.
    pub(crate) fn fen(&mut self) -> String {
        self.tell("d");
        let fen = self.until("Fen:").pop().unwrap()["Fen: ".len()..].to_owned();
        self.ready();
        fen
    }

    /// The memory that it has, in KiB.
    #[cfg(target_os = "linux")]
    pub(crate) fn resident(&self) -> u64 {
        let status = std::fs::read_to_string(format!("/proc/{}/status", self.child.id())).unwrap();
        let line = status.lines().find_map(|line| line.strip_prefix("VmRSS:")).unwrap();
        line.split_whitespace().next().unwrap().parse().unwrap()
    }

    /// Closes its input; answers everything said until it ends. It must end well.
    pub(crate) fn hang_up(mut self) -> Vec<String> {
        drop(self.stdin.take());
        let output = self.child.wait_with_output().unwrap();
        assert_eq!((output.status.code(), String::from_utf8(output.stderr).unwrap()), (Some(0), String::new()));
        self.lines.iter().collect()
    }
}
