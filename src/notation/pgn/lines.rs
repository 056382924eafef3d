//! Words set in lines of less than 80 characters.

use crate::notation::text::{after, between};
use alloc::string::String;

/// The export format keeps lines below 80 characters.
const WIDTH: usize = 79;

/// Text under construction.
#[derive(Clone, Debug, Default)]
pub(super) struct Lines {
    text: String,
    /// How many characters the last line has.
    column: usize,
    /// Opening brackets, which belong to the word that comes next.
    prefix: String,
}

impl Lines {
    /// The rest of a line as it is, whatever its length.
    pub(super) fn line(&mut self, text: &str) {
        self.text.push_str(text);
        self.end_line();
    }

    pub(super) fn end_line(&mut self) {
        self.text.push('\n');
        self.column = 0;
    }

    /// Puts a bracket before the next word.
    pub(super) fn prefix(&mut self, bracket: char) {
        self.prefix.push(bracket);
    }

    /// Adds a word, on a new line if this one has no room.
    pub(super) fn word(&mut self, word: &str) {
        let prefix = core::mem::take(&mut self.prefix);
        let len = prefix.len() + word.chars().count();
        // A line that starts with `%` would be none for a reader.
        let stays = word.starts_with('%') && prefix.is_empty();
        if self.column > 0 && self.column + 1 + len > WIDTH && !stays {
            self.end_line();
        }
        if self.column > 0 {
            self.text.push(' ');
            self.column += 1;
        }
        self.text.push_str(&prefix);
        self.text.push_str(word);
        self.column += len;
        // Kept for the next bracket, so that it is allocated once.
        self.prefix = prefix;
        self.prefix.clear();
    }

    /// Puts a closing bracket behind the last word, or on a new line if there is no room.
    pub(super) fn suffix(&mut self, bracket: char) {
        if self.column >= WIDTH {
            self.end_line();
        }
        self.text.push(bracket);
        self.column += 1;
    }

    /// A comment. One that holds `}` can only be written after `;`, which takes the rest of the line.
    #[inline(never)]
    pub(super) fn comment(&mut self, comment: &str) {
        let comment = super::words::comment_line(comment);
        let bytes = comment.as_bytes();
        if bytes.is_empty() {
            return;
        }
        if bytes.contains(&b'}') {
            self.word("; ");
            return self.line(&comment);
        }
        self.prefix('{');
        let mut start = 0;
        let mut in_command = bytes.starts_with(b"[%");
        // Only a single blank may become a line end, which is read back as one, and none in a command such as
        // `[%clk 0:01:00]`. The first and last are no blanks.
        for at in 1..bytes.len() {
            let beside = |at: usize| bytes.get(at).is_some_and(u8::is_ascii_whitespace);
            in_command = bytes[at] != b']' && (in_command || after(&comment, at).starts_with("[%"));
            if bytes[at] == b' ' && !in_command && !beside(at - 1) && !beside(at + 1) {
                self.word(between(&comment, start, at));
                start = at + 1;
            }
        }
        self.word(after(&comment, start));
        self.suffix('}');
    }

    pub(super) fn finish(mut self) -> String {
        if self.column > 0 {
            self.end_line();
        }
        self.text
    }
}
