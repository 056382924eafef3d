//! Writing a game, laid out as chess.js does it.

use crate::board::Color;
use crate::compat::{Block, State, WORDS, fen, sanmark};
use crate::notation::pgn::push_tag;
use crate::notation::san::write_number;

/// How the text is broken into lines.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Layout<'a> {
    /// What ends a line.
    pub newline: &'a str,
    /// The longest line of moves; 0 for any length.
    pub width: usize,
}

/// Writes tags and a line of blocks, with comments given by FEN.
#[must_use]
pub fn write(
    tags: &[(&str, &str)],
    line: &[u32],
    comments: &[(&str, &str)],
    result: &str,
    layout: Layout<'_>,
) -> String {
    let mut text = String::new();
    for (name, value) in tags {
        push_tag(&mut text, name, value);
        text.push_str(layout.newline);
    }
    if !tags.is_empty() && line.len() > WORDS {
        text.push_str(layout.newline);
    }
    let mut pieces = pieces(line, comments);
    pieces.push(result.to_owned());
    if layout.width == 0 {
        text.push_str(&pieces.join(" "));
    } else {
        wrap(&mut text, &pieces, layout);
    }
    text
}

/// Comments by FEN. They lie in the order of the game, nearly always, so each is looked for behind the last found.
struct Comments<'a> {
    ring: std::iter::Cycle<std::slice::Iter<'a, (&'a str, &'a str)>>,
    count: usize,
}

impl Comments<'_> {
    /// Adds what is said at a state.
    fn append(&mut self, piece: &mut String, state: &State) {
        if self.count == 0 {
            return;
        }
        let place = fen::write(state, fen::Passed::IfLegal);
        let Some((_, said)) = self.ring.by_ref().take(self.count).find(|(other, _)| *other == place) else { return };
        if !piece.is_empty() {
            piece.push(' ');
        }
        piece.extend(["{", said, "}"]);
    }
}

/// The moves, each number with what belongs to it in one piece.
fn pieces(line: &[u32], comments: &[(&str, &str)]) -> Vec<String> {
    let mut comments = Comments { ring: comments.iter().cycle(), count: comments.len() };
    let mut blocks = line.chunks_exact(WORDS).filter_map(|words| Block::try_from(words).ok());
    let mut pieces = Vec::new();
    let mut piece = String::new();
    let Some(first) = blocks.next() else { return pieces };
    let mut before = State::from_block(&first);
    let mut is_first = true;
    for block in blocks {
        comments.append(&mut piece, &before);
        let white = before.turn() == Color::White;
        if white && !piece.is_empty() {
            pieces.push(std::mem::take(&mut piece));
        }
        if white || is_first {
            if !piece.is_empty() {
                piece.push(' ');
            }
            write_number(&mut piece, u32::from(before.fullmove()));
            piece.push_str(if white { "." } else { ". ..." });
        }
        piece.push(' ');
        sanmark::push_text(&mut piece, block[WORDS - 1]);
        before = State::from_block(&block);
        is_first = false;
    }
    comments.append(&mut piece, &before);
    if !piece.is_empty() || is_first {
        pieces.push(piece);
    }
    pieces
}

/// Lays pieces out in lines; a piece with a comment is broken at its spaces.
fn wrap(text: &mut String, pieces: &[String], layout: Layout<'_>) {
    let mut width = 0;
    for (index, piece) in pieces.iter().enumerate() {
        let length = piece.chars().count();
        let too_long = width + length > layout.width;
        if too_long && piece.contains('{') {
            width = wrap_words(text, piece, width, layout);
            continue;
        }
        if too_long && index != 0 {
            trim_space(text);
            text.push_str(layout.newline);
            width = 0;
        } else if index != 0 {
            text.push(' ');
            width += 1;
        }
        text.push_str(piece);
        width += length;
    }
}

fn wrap_words(text: &mut String, piece: &str, mut width: usize, layout: Layout<'_>) -> usize {
    for word in piece.split(' ').filter(|word| !word.is_empty()) {
        let length = word.chars().count();
        if width + length > layout.width {
            trim_space(text);
            text.push_str(layout.newline);
            width = 0;
        }
        text.push_str(word);
        text.push(' ');
        width += length + 1;
    }
    width - trim_space(text)
}

/// Takes the spaces off the end; answers how many.
fn trim_space(text: &mut String) -> usize {
    let before = text.len();
    text.truncate(text.trim_end_matches(' ').len());
    before - text.len()
}
