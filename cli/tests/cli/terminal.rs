//! Running the binary.

use serde_json::Value;
#[cfg(unix)]
use std::io::Read as _;
use std::io::{BufRead, BufReader, Write};
use std::process::{Child, ChildStdin, ChildStdout, Command, Stdio};

/// What a run of the binary has left.
#[derive(Debug)]
pub(crate) struct Run {
    pub(crate) code: Option<i32>,
    pub(crate) stdout: String,
    pub(crate) stderr: String,
}

impl Run {
    /// The lines on standard output as JSON.
    pub(crate) fn objects(&self) -> Vec<Value> {
        self.stdout.lines().map(|line| serde_json::from_str(line).expect("a line of JSON")).collect()
    }

    /// The one line on standard output as JSON.
    pub(crate) fn object(&self) -> Value {
        let mut objects = self.objects();
        assert_eq!(objects.len(), 1, "{self:?}");
        objects.remove(0)
    }
}

/// The value of a tag of a game.
pub(crate) fn tag(game: &Value, name: &str) -> Value {
    let tags = game["tags"].as_array().expect("a game has tags");
    tags.iter().find(|tag| tag[0] == name).map_or(Value::Null, |tag| tag[1].clone())
}

fn start(arguments: &[&str]) -> Child {
    let mut command = Command::new(env!("CARGO_BIN_EXE_gridmate"));
    command.args(arguments).stdin(Stdio::piped()).stdout(Stdio::piped()).stderr(Stdio::piped());
    command.spawn().expect("the binary starts")
}

/// Runs the binary with these bytes on standard input.
pub(crate) fn run(arguments: &[&str], input: &[u8]) -> Run {
    let mut child = start(arguments);
    let mut stdin = child.stdin.take().unwrap();
    let output = std::thread::scope(|scope| {
        // A command that reads nothing may be gone before the input is.
        scope.spawn(move || drop(stdin.write_all(input)));
        child.wait_with_output().unwrap()
    });
    let text = |bytes| String::from_utf8(bytes).expect("the binary writes UTF-8");
    Run { code: output.status.code(), stdout: text(output.stdout), stderr: text(output.stderr) }
}

/// Runs the binary without input; it must end well and complain about nothing.
pub(crate) fn good(arguments: &[&str]) -> String {
    let run = run(arguments, b"");
    assert_eq!(run.code, Some(0), "{arguments:?}: {}", run.stderr);
    run.stdout
}

/// Runs the binary on lines, each of which gets one object.
pub(crate) fn answers(arguments: &[&str], lines: &[String]) -> Vec<Value> {
    let run = run(arguments, (lines.join("\n") + "\n").as_bytes());
    assert_eq!((run.code, run.stderr.as_str()), (Some(0), ""), "{arguments:?}");
    let objects = run.objects();
    assert_eq!(objects.len(), lines.len());
    objects
}

/// A run that is asked line by line, each answer awaited before the next line.
pub(crate) struct Talk {
    child: Child,
    stdin: ChildStdin,
    stdout: BufReader<ChildStdout>,
}

impl Talk {
    pub(crate) fn start(arguments: &[&str]) -> Self {
        let mut child = start(arguments);
        let stdin = child.stdin.take().unwrap();
        let stdout = BufReader::new(child.stdout.take().unwrap());
        Self { child, stdin, stdout }
    }

    /// Sends a line.
    pub(crate) fn tell(&mut self, line: &[u8]) {
        self.stdin.write_all(line).and_then(|()| self.stdin.write_all(b"\n")).expect("the binary reads");
        self.stdin.flush().unwrap();
    }

    /// Sends a line and waits for its answer.
    pub(crate) fn ask(&mut self, line: &[u8]) -> Value {
        self.tell(line);
        self.hear()
    }

    /// Waits for a line that holds a text.
    #[cfg(unix)]
    pub(crate) fn until(&mut self, text: &str) {
        let mut line = String::new();
        while !line.contains(text) {
            line.clear();
            assert_ne!(self.stdout.read_line(&mut line).unwrap(), 0, "{text} does not come");
        }
    }

    /// Interrupts it as Ctrl-C does, and waits for its end.
    #[cfg(unix)]
    pub(crate) fn interrupt(mut self) -> Run {
        let sent = Command::new("kill").args(["-INT", &self.child.id().to_string()]).status().unwrap();
        assert!(sent.success());
        // Its input stays open: the end of that would end it, too.
        let code = self.child.wait().unwrap().code();
        let mut stderr = String::new();
        self.child.stderr.take().unwrap().read_to_string(&mut stderr).unwrap();
        Run { code, stdout: String::new(), stderr }
    }

    /// Waits for one line.
    pub(crate) fn hear(&mut self) -> Value {
        let mut line = String::new();
        self.stdout.read_line(&mut line).expect("the binary answers in UTF-8");
        serde_json::from_str(&line).expect("a line of JSON")
    }

    /// Stops listening and tells how the binary ends.
    pub(crate) fn hang_up(self) -> Run {
        let Self { child, stdin, stdout } = self;
        drop(stdout);
        drop(stdin);
        let output = child.wait_with_output().unwrap();
        let stderr = String::from_utf8(output.stderr).unwrap();
        Run { code: output.status.code(), stdout: String::new(), stderr }
    }
}
