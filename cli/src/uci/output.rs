//! What is sent: lines of the protocol, whole, from whichever thread.

use std::io::{self, Write};
use std::sync::atomic::{AtomicBool, Ordering};

/// Standard output, for several threads.
#[derive(Debug, Default)]
pub(super) struct UciOutput {
    is_closed: AtomicBool,
}

impl UciOutput {
    /// Writes lines at once.
    pub(super) fn say(&self, mut text: String) {
        if !text.ends_with('\n') {
            text.push('\n');
        }
        let mut output = io::stdout().lock();
        if output.write_all(text.as_bytes()).and_then(|()| output.flush()).is_err() {
            self.is_closed.store(true, Ordering::Relaxed);
        }
    }

    /// Writes a sentence for people.
    pub(super) fn info(&self, sentence: impl std::fmt::Display) {
        self.say(format!("info string {sentence}"));
    }

    /// Whether standard output is closed: a write has failed.
    pub(super) fn is_closed(&self) -> bool {
        self.is_closed.load(Ordering::Relaxed)
    }
}
