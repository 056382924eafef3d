//! Writing a game in the export format.

use super::game::{PgnGame, next_position};
use super::tags::{SEVEN, START, is_blank, is_tag_name};
use super::tree::MoveId;
use crate::board::Color;
use crate::notation::text::{after, before, between, trim};
use crate::notation::{fen, san};
use crate::rules::{Position, Variant};
use alloc::borrow::ToOwned;
use alloc::string::{String, ToString};
use alloc::vec;

/// A position on the way through the tree.
#[derive(Clone, Copy)]
struct At {
    position: Position,
    /// Plies since the start: the counter of a position ends at 9999.
    ply: u32,
}

/// What is still to be written.
enum WriterTask {
    /// The moves after a node.
    Line(MoveId, At),
    /// The variations after a move in its place, all of which start here.
    Variations(MoveId, At),
    /// The end of a variation.
    Close,
}

/// Writes a game in the export format: seven tags first, lines of less than 80 characters, `1.` and `1...` where the
/// standard has them, variations in brackets.
///
/// Reading it back gives the same start, moves, variations, comments, marks and result.
///
/// ```
/// use gridmate::notation::pgn;
/// let game = pgn::read("1.e4 e5 (1...c5! 2.Nf3) 2.Nf3").next().unwrap()?;
/// let text = pgn::write(&game);
/// assert!(text.starts_with("[Event \"?\"]\n[Site \"?\"]\n[Date \"????.??.??\"]\n"));
/// assert!(text.ends_with("\n\n1. e4 e5 (1... c5 $1 2. Nf3) 2. Nf3 *\n"));
/// # Ok::<(), pgn::Error>(())
/// ```
#[must_use]
pub fn write(game: &PgnGame) -> String {
    let mut lines = Lines::default();
    write_tags(game, &mut lines);
    lines.end_line();
    Moves { game, lines: &mut lines, force: true, word: String::new() }.write();
    lines.word(game.result.text());
    lines.finish()
}

/// The seven first, then the others in their order, those that give the start as it is.
#[inline(never)]
fn write_tags(game: &PgnGame, lines: &mut Lines) {
    for (name, unknown) in SEVEN {
        let value = if name == "Result" { game.result.text() } else { game.tag(name).unwrap_or(unknown) };
        write_tag(name, value, lines);
    }
    let is_seven = |name: &str| SEVEN.iter().any(|(known, _)| *known == name);
    let mut start = start_tags(game);
    for (name, value) in &game.tags {
        match START.iter().zip(&mut start).find(|(known, _)| *known == name) {
            Some((_, wanted)) => {
                if let Some(value) = wanted.take() {
                    write_tag(name, &value, lines);
                }
            }
            None if !is_seven(name) => write_tag(name, value, lines),
            None => {}
        }
    }
    for (name, value) in START.iter().zip(start) {
        if let Some(value) = value {
            write_tag(name, &value, lines);
        }
    }
}

/// The values of [`START`] for this game; those it has are kept where they are true.
#[inline(never)]
fn start_tags(game: &PgnGame) -> [Option<String>; 3] {
    let named = game.tag(START[0]).filter(|name| name.parse() == Ok(game.variant)).map(str::to_owned);
    if game.start == Position::initial() && game.variant == Variant::Standard {
        return [named, None, None];
    }
    let variant = match game.variant {
        Variant::Standard => named,
        Variant::Chess960 => Some(named.unwrap_or_else(|| game.variant.to_string())),
    };
    let fen = match game.tag(START[2]) {
        Some(text) if fen::parse(text, game.variant).is_ok_and(|position| position == game.start) => text.to_owned(),
        _ => fen::write(&game.start, fen::FenStyle::XFen),
    };
    [variant, Some("1".to_owned()), Some(fen)]
}

#[inline(never)]
fn write_tag(name: &str, value: &str, lines: &mut Lines) {
    // The bytes of a document may have any name.
    if !is_tag_name(name) {
        return;
    }
    let mut line = String::with_capacity(name.len() + value.len() + 5);
    push_tag(&mut line, name, value);
    lines.line(&line);
}

/// Adds a tag to a text.
pub(crate) fn push_tag(text: &mut String, name: &str, value: &str) {
    text.push('[');
    text.push_str(name);
    text.push_str(" \"");
    for char in value.chars() {
        if matches!(char, '"' | '\\') {
            text.push('\\');
        }
        text.push(if matches!(char, '\n' | '\r') { ' ' } else { char });
    }
    text.push_str("\"]");
}

struct Moves<'a> {
    game: &'a PgnGame,
    lines: &'a mut Lines,
    /// Whether the next move bears its number even if it is black's.
    force: bool,
    word: String,
}

impl Moves<'_> {
    fn write(&mut self) {
        self.comments(self.game.tree.comments(MoveId::ROOT));
        let mut steps = vec![WriterTask::Line(MoveId::ROOT, At { position: self.game.start, ply: 0 })];
        while let Some(step) = steps.pop() {
            match step {
                WriterTask::Line(node, at) => {
                    let Some(main) = self.game.tree.main_child(node) else { continue };
                    let next = self.node(main, at);
                    steps.push(WriterTask::Line(main, next));
                    steps.push(WriterTask::Variations(main, at));
                }
                WriterTask::Variations(known, at) => {
                    self.comment_variations(known);
                    let Some(node) = self.game.tree.next_sibling(known) else { continue };
                    self.lines.prefix('(');
                    self.force = true;
                    self.comments(self.game.tree.comments_before(node));
                    let next = self.node(node, at);
                    steps.push(WriterTask::Variations(node, at));
                    steps.push(WriterTask::Close);
                    steps.push(WriterTask::Line(node, next));
                }
                WriterTask::Close => {
                    self.lines.suffix(')');
                    self.force = true;
                }
            }
        }
    }

    /// The variations without a move behind one with moves.
    fn comment_variations(&mut self, node: MoveId) {
        for aside in self.game.tree.comment_variations(node) {
            self.lines.prefix('(');
            self.comments(aside);
            self.lines.suffix(')');
            self.force = true;
        }
    }

    fn comments(&mut self, comments: &[String]) {
        for comment in comments {
            self.lines.comment(comment);
            self.force = true;
        }
    }

    /// A move with what is said about it.
    fn node(&mut self, node: MoveId, at: At) -> At {
        let tree = &self.game.tree;
        let Some(played) = tree.played(node) else { return at };
        let next = next_position(&at.position, played);
        self.word.clear();
        self.number(at);
        if played.is_null() {
            self.word.push_str(san::NULL_MOVE);
        } else {
            san::write_after(&mut self.word, &at.position, played, &next);
        }
        self.lines.word(&self.word);
        for &nag in tree.nags(node) {
            self.word.clear();
            self.word.push('$');
            san::write_number(&mut self.word, u32::from(nag));
            self.lines.word(&self.word);
        }
        self.comments(tree.comments(node));
        At { position: next, ply: at.ply + 1 }
    }

    fn number(&mut self, at: At) {
        let black = at.position.turn() == Color::Black;
        let force = core::mem::replace(&mut self.force, false);
        if black && !force {
            return;
        }
        let first = u32::from(self.game.start.fullmove_number());
        let moved_second = u32::from(self.game.start.turn() == Color::Black);
        san::write_number(&mut self.word, first + (at.ply + moved_second) / 2);
        self.word.push_str(if black { "... " } else { ". " });
    }
}

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
        let comment = comment_line(comment);
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

/// A comment without white space around it, and with a blank for each line end: lines are only a matter of width.
pub(crate) fn comment_line(text: &str) -> String {
    let mut rest = trim(text);
    let mut joined = String::with_capacity(rest.len());
    while let Some(end) = rest.bytes().position(|byte| matches!(byte, b'\n' | b'\r')) {
        let (line, next) = (before(rest, end), after(rest, end));
        let line_end = line.bytes().rposition(|byte| !is_blank(byte)).map_or(0, |last| last + 1);
        joined.push_str(before(line, line_end));
        joined.push(' ');
        rest = after(next, next.bytes().position(|byte| !is_blank(byte)).unwrap_or(next.len()));
    }
    joined + rest
}
