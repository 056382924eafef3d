//! What the commands say to the person who started them. It goes to stderr, except the summary.

use std::time::{Duration, Instant};

/// Opens a step; the answer closes it with its time.
pub(crate) fn step(title: &str) -> Step {
    eprintln!("\n== {title}");
    Step { started: Instant::now() }
}

/// A step under way.
pub(crate) struct Step {
    started: Instant,
}

impl Step {
    /// Closes the step, saying how it went and how long it took.
    pub(crate) fn close(&self, verdict: &str) -> Duration {
        let took = self.started.elapsed();
        eprintln!("-- {verdict}, {}", time(took));
        took
    }
}

/// One plain sentence.
pub(crate) fn note(sentence: &str) {
    eprintln!("{sentence}");
}

/// Why a command ended, with what mends it.
pub(crate) fn trouble(trouble: &anyhow::Error) {
    eprintln!("\nxtask: {trouble:#}");
}

/// An error of one sentence and the command that mends it.
pub(crate) fn mend(sentence: &str, command: &str) -> anyhow::Error {
    anyhow::anyhow!("{sentence} Mend it with: {command}")
}

/// A time as people say it.
pub(crate) fn time(duration: Duration) -> String {
    let seconds = duration.as_secs_f64();
    if seconds < 60.0 {
        return format!("{seconds:.1} s");
    }
    let whole = duration.as_secs();
    format!("{} min {:02} s", whole / 60, whole % 60)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn times_read_as_people_say_them() {
        assert_eq!(time(Duration::from_millis(1240)), "1.2 s");
        assert_eq!(time(Duration::from_secs(125)), "2 min 05 s");
    }

    #[test]
    fn trouble_names_its_remedy_on_one_line() {
        let text = format!("{:#}", mend("Node is missing.", "`apt-get install nodejs`"));
        assert_eq!(text, "Node is missing. Mend it with: `apt-get install nodejs`");
    }
}
