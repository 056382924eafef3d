//! Another program that is talked to by lines, and that may die, fall silent or never stop talking.
//!
//! Nothing here waits longer than it is given: threads of their own read and write, and a program that does not end when
//! it is asked to is ended.

use std::io::{self, BufRead, BufReader, Read, Write};
use std::process::{Child, ChildStdin, ChildStdout, Command, Stdio};
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::mpsc::{self, Receiver, RecvTimeoutError, Sender, SyncSender};
use std::thread;
use std::time::{Duration, Instant};

/// The lines that may lie about unread before the program has to wait.
const UNREAD: usize = 1024;
/// The longest line that is read; the rest of it is taken for the next.
const LONGEST_LINE: u64 = 1 << 16;
/// How long a program has to end by itself.
const SHUTDOWN_TIMEOUT: Duration = Duration::from_millis(300);
/// How often a stop is looked for.
const GLANCE: Duration = Duration::from_millis(20);

/// A running program.
#[derive(Debug)]
pub struct Program {
    child: Child,
    /// What to send it; none once there is nothing more to send.
    input: Option<Sender<String>>,
    lines: Receiver<String>,
}

/// Why there is no line.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum ReadError {
    /// None in time.
    Late,
    /// Never again.
    Gone,
    /// The line is no longer wanted.
    Unwanted,
}

impl Program {
    /// Starts a program with these arguments.
    pub fn start(program: &str, arguments: &[String]) -> io::Result<Self> {
        let mut command = Command::new(program);
        let mut child = command.args(arguments).stdin(Stdio::piped()).stdout(Stdio::piped()).spawn()?;
        let (input, told) = mpsc::channel();
        let (said, lines) = mpsc::sync_channel(UNREAD);
        if let Some(stdin) = child.stdin.take() {
            thread::spawn(move || write_lines(stdin, &told));
        }
        if let Some(stdout) = child.stdout.take() {
            thread::spawn(move || read_lines(stdout, &said));
        }
        Ok(Self { child, input: Some(input), lines })
    }

    /// Sends it a line. Only an answer shows whether it has read it.
    pub fn tell(&self, line: &str) {
        if let Some(input) = &self.input {
            let _ = input.send(format!("{line}\n"));
        }
    }

    /// The next line that it says before the deadline.
    pub fn line(&self, deadline: Instant, stop: &AtomicBool) -> Result<String, ReadError> {
        loop {
            let left = deadline.saturating_duration_since(Instant::now());
            match self.lines.recv_timeout(left.min(GLANCE)) {
                // A program that talks without end is late all the same.
                Ok(_) | Err(RecvTimeoutError::Timeout) if left.is_zero() => return Err(ReadError::Late),
                Ok(line) => return Ok(line),
                Err(RecvTimeoutError::Disconnected) => return Err(ReadError::Gone),
                Err(RecvTimeoutError::Timeout) if stop.load(Ordering::Relaxed) => return Err(ReadError::Unwanted),
                Err(RecvTimeoutError::Timeout) => {}
            }
        }
    }

    /// How it has ended, in words, if it has.
    pub fn how_it_ended(&mut self) -> String {
        match self.wait(SHUTDOWN_TIMEOUT) {
            Some(status) => status,
            None => "it closed its output".to_owned(),
        }
    }

    fn wait(&mut self, patience: Duration) -> Option<String> {
        let deadline = Instant::now() + patience;
        loop {
            match self.child.try_wait() {
                Ok(Some(status)) => return Some(status.to_string()),
                Ok(None) if Instant::now() < deadline => thread::sleep(Duration::from_millis(2)),
                Ok(None) | Err(_) => return None,
            }
        }
    }
}

impl Drop for Program {
    fn drop(&mut self) {
        self.tell("quit");
        self.input = None;
        if self.wait(SHUTDOWN_TIMEOUT).is_none() {
            let _ = self.child.kill();
            let _ = self.child.wait();
        }
    }
}

fn write_lines(mut stdin: ChildStdin, lines: &Receiver<String>) {
    for line in lines {
        if stdin.write_all(line.as_bytes()).and_then(|()| stdin.flush()).is_err() {
            return;
        }
    }
}

fn read_lines(stdout: ChildStdout, lines: &SyncSender<String>) {
    let mut stdout = BufReader::new(stdout);
    let mut line = Vec::new();
    while stdout.by_ref().take(LONGEST_LINE).read_until(b'\n', &mut line).is_ok_and(|read| read > 0) {
        if lines.send(String::from_utf8_lossy(&line).trim().to_owned()).is_err() {
            return;
        }
        line.clear();
    }
}
