//! Reading a token as people mean it.
//!
//! In: the text of a token. Out: its meaning, and where it is not simply well written, a [`DiagnosticKind`]. A token is
//! understood as a whole or not at all.

use super::Mode;
use super::choice;
use super::diagnostic::DiagnosticKind;
use super::formula;
use super::grammar::{self, TokenError};
use super::lexer::read_annotation;
use super::sheet::Meaning;
use crate::board::{Board, Color};
use crate::diagnostic::quote::is_invisible;
use crate::notation::text::{after_digits, glued, trim_end, trim_start, trim_where};
use crate::rules::Variant;
use alloc::borrow::ToOwned;
use alloc::string::String;

/// A longer token than this many bytes is none that anybody meant.
const LONGEST: usize = 256;

/// What a token says.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) struct Reading {
    pub(super) meaning: Meaning,
    pub(super) diagnostic: Option<DiagnosticKind>,
}

impl Reading {
    const TOLERATED: Self = Self { meaning: Meaning::Nothing, diagnostic: None };

    const fn ignored(diagnostic: DiagnosticKind) -> Self {
        Self { meaning: Meaning::Nothing, diagnostic: Some(diagnostic) }
    }
}

/// Reads a token in a mode; what the spreadsheet does with it is compared with what people mean by it.
pub(super) fn read_as(text: &str, mode: Mode) -> Reading {
    let meant = read(text);
    if mode == Mode::Friendly || grammar::plain(text).is_some() {
        return meant;
    }
    let meaning = formula::read(text);
    let diagnostic = match meaning {
        // There a comment is many tokens.
        Meaning::Nothing if meant.diagnostic == Some(DiagnosticKind::NotClosed) => Some(DiagnosticKind::Unknown),
        _ if meaning == meant.meaning => meant.diagnostic.filter(|_| meaning == Meaning::Nothing),
        Meaning::Nothing => Some(DiagnosticKind::NearMiss),
        _ => Some(DiagnosticKind::Trap),
    };
    Reading { meaning, diagnostic }
}

/// Reads a token.
pub(super) fn read(text: &str) -> Reading {
    // Nearly every token is one of these.
    if let Some(meaning) = grammar::plain(text) {
        let same = matches!(meaning, Meaning::Move { from, to } if from == to);
        return Reading { meaning, diagnostic: same.then_some(DiagnosticKind::SameSquare) };
    }
    read_odd(text)
}

/// Reads a token that is not written as the spreadsheet wants it.
#[inline(never)]
fn read_odd(text: &str) -> Reading {
    // Whether the turn can be passed is a matter of the position.
    if text == choice::PASS {
        return Reading::TOLERATED;
    }
    // Whether king and rook are there is a matter of the board.
    if let Some(letters) = choice::letters(text) {
        let is_bad = choice::rights(letters, &Board::EMPTY, Variant::Chess960) == Err(DiagnosticKind::BadCastling);
        return if is_bad { Reading::ignored(DiagnosticKind::BadCastling) } else { Reading::TOLERATED };
    }
    if let Some(diagnostic) = read_annotation(text)
        && !is_wrapped(text)
    {
        return Reading::ignored(diagnostic);
    }
    if text.len() > LONGEST {
        return Reading::ignored(DiagnosticKind::Unknown);
    }
    let (clean, wide) = clean(text);
    let body = bare(&clean);
    if is_tolerated(body) {
        return Reading::TOLERATED;
    }
    match grammar::read(body) {
        Ok(meaning) => {
            let same = matches!(meaning, Meaning::Move { from, to } if from == to);
            let diagnostic = match () {
                () if same => Some(DiagnosticKind::SameSquare),
                () if wide => Some(DiagnosticKind::Fullwidth),
                () if formula::read(text) != meaning => Some(DiagnosticKind::SheetDiffers),
                () => None,
            };
            Reading { meaning, diagnostic }
        }
        Err(error) => Reading::ignored(complain(body, error)),
    }
}

/// Why a text is not understood, in the order of how much can be said.
fn complain(body: &str, error: TokenError) -> DiagnosticKind {
    match error {
        TokenError::Known(DiagnosticKind::OffBoard) if grammar::is_san(body) => DiagnosticKind::San,
        TokenError::Known(diagnostic) => diagnostic,
        TokenError::Unknown if unmask(body).is_some_and(|(plain, _)| grammar::read(bare(&plain)).is_ok()) => {
            DiagnosticKind::Lookalike
        }
        TokenError::Unknown if grammar::is_san(body) => DiagnosticKind::San,
        TokenError::Unknown if within(body).is_some() => DiagnosticKind::NearMiss,
        TokenError::Unknown => DiagnosticKind::Unknown,
    }
}

/// What a token that is not understood was most likely meant to be, where that is clear from the token alone.
pub(super) fn repair(text: &str) -> Option<Meaning> {
    let (clean, _) = clean(text);
    let body = bare(&clean);
    let unmasked = || unmask(body).and_then(|(plain, _)| grammar::read(bare(&plain)).ok());
    grammar::read(body).ok().or_else(unmasked).or_else(|| within(body))
}

/// The text of a token without what cannot be seen, move numbers and marks.
pub(super) fn essence(text: &str) -> String {
    bare(&clean(text).0).to_owned()
}

/// The first character of the token that only looks like the right one.
pub(super) fn mask(text: &str) -> Option<char> {
    unmask(&clean(text).0).map(|(_, first)| first)
}

/// The text without the number of a move before it and marks after it.
fn bare(text: &str) -> &str {
    let rest = after_digits(text);
    let unnumbered = trim_start(rest, &['.', '…', ')']);
    let text = if rest.len() < text.len() && unnumbered.len() < rest.len() { unnumbered } else { text };
    trim_end(trim_start(text, &['.', '…']), &['.', '…', '!', '?', '+', '#', '‼', '⁇', '⁈', '⁉'])
}

/// Numbers and marks of moves, which mean nothing on the board.
fn is_tolerated(body: &str) -> bool {
    body.bytes().all(|byte| byte.is_ascii_digit())
}

/// A token in parentheses, which is no variation.
fn is_wrapped(text: &str) -> bool {
    text.len() <= LONGEST && text.starts_with('(') && within(text).is_some()
}

/// Whose move a token says it is, if it is the number of a move: `12.` white's, `12...` black's.
pub(super) fn turn(text: &str) -> Option<Color> {
    if !text.as_bytes().first().is_some_and(u8::is_ascii_digit) {
        return None;
    }
    match after_digits(text) {
        "." => Some(Color::White),
        "..." | "…" => Some(Color::Black),
        _ => None,
    }
}

/// The text without the marks around it.
fn unwrapped(text: &str) -> &str {
    trim_where(text, &|char| {
        char.is_ascii_punctuation() || matches!(char, '“' | '”' | '„' | '‘' | '’' | '‚' | '«' | '»' | '‹' | '›')
    })
}

/// A token that stands inside of other characters, where there can be only one.
fn within(body: &str) -> Option<Meaning> {
    let unwrapped = bare(unwrapped(body));
    if let Ok(meaning) = grammar::read(unwrapped) {
        return Some(meaning);
    }
    let square = trim_end(trim_start(body, &['x', 'X']), &['x', 'X']);
    if square.len() == 2 && matches!(body.as_bytes(), [b'x' | b'X', ..]) {
        return grammar::read(body.get(..1)?).ok().or_else(|| grammar::plain(&glued(&["x", square])));
    }
    // A letter too many before an insertion.
    let mut rest = body.chars();
    rest.next()?;
    grammar::read(rest.as_str()).ok().filter(|meaning| matches!(meaning, Meaning::Insertion { .. }))
}

/// The text without what cannot be seen, wide letters made narrow; and whether there were wide ones.
pub(super) fn clean(text: &str) -> (String, bool) {
    let mut wide = false;
    let seen = text.chars().filter(|&char| !is_invisible(char));
    let clean = seen.map(|char| {
        let narrow = narrow(char);
        wide |= narrow != char;
        narrow
    });
    (clean.collect(), wide)
}

/// The ASCII character of a full-width one; any other as it is.
fn narrow(char: char) -> char {
    match u32::from(char) {
        code @ 0xFF01..=0xFF5E => char::from_u32(code - 0xFF01 + 0x21).unwrap_or(char),
        _ => char,
    }
}

/// Characters that look like those of squares, and what they look like.
const LOOKALIKES: [(&str, char); 17] = [
    ("аАαΑɑ", 'a'),
    ("ЬвВβΒ", 'b'),
    ("сСϲϹ", 'c'),
    ("ԁԀⅆ", 'd'),
    ("еЕΕⅇ", 'e'),
    ("ɡԌ", 'g'),
    ("һНΗ", 'h'),
    ("хХχΧ×✕", 'x'),
    ("¹₁", '1'),
    ("²₂", '2'),
    ("³₃", '3'),
    ("⁴₄", '4'),
    ("⁵₅", '5'),
    ("⁶₆", '6'),
    ("⁷₇", '7'),
    ("⁸₈", '8'),
    ("⁼₌", '='),
];

/// The text in plain letters and digits, and the first character that was not.
pub(super) fn unmask(text: &str) -> Option<(String, char)> {
    let mut first = None;
    let plain =
        text.chars().map(|char| match LOOKALIKES.iter().find(|(alike, _)| alike.chars().any(|like| like == char)) {
            Some(&(_, plain)) => {
                first = first.or(Some(char));
                plain
            }
            None => char,
        });
    let plain = plain.collect();
    first.map(|first| (plain, first))
}

/// The first character that no token has.
pub(super) fn odd_one(text: &str) -> Option<char> {
    text.chars().find(|&char| !char.is_ascii_graphic() && !('♔'..='♟').contains(&char))
}

#[cfg(test)]
mod tests {
    use super::*;

    fn code(text: &str) -> &'static str {
        read(text).diagnostic.map_or("", DiagnosticKind::code)
    }

    #[test]
    fn each_way_to_be_wrong_has_its_code() {
        for (text, expected) in [
            ("ae2e4b", "not-understood"),
            ("xe2e4", "removal-or-move"),
            ("e4=🨀", "not-a-piece"),
            ("e4=", "nothing-after-equals"),
            ("e4=♕♖", "several-pieces"),
            ("e4==", "not-a-piece"),
            ("xe4=♕", "removal-and-insertion"),
            ("Nxe4", "san-move"),
            ("exd5", "san-move"),
            ("Bxf7+", "san-move"),
            ("Nf3", "san-move"),
            ("e4", "san-move"),
            ("O-O", "san-move"),
            ("e2e4e6", "several-squares"),
            ("a9b1", "off-board"),
            ("i2i4", "off-board"),
            ("xi1", "off-board"),
            ("е2е4", "lookalike-character"),
            ("e²e⁴", "lookalike-character"),
            ("(e4=♕)", "near-miss"),
            ("=e4=♕", "near-miss"),
            ("be4=♕", "near-miss"),
            ("xxe4", "near-miss"),
            ("xxf5x", "near-miss"),
            ("e4=♕x", "several-pieces"),
            ("♕", "no-square"),
            ("e4x", "x-at-end"),
            ("axb3", "san-move"),
            ("N6a7", "san-move"),
            ("e7e8k", "bad-promotion"),
            ("e2e2", "same-square"),
            ("TRUE", "not-understood"),
            ("(Nf3)", "pgn-variation"),
            ("$4", "pgn-nag"),
            ("$", "not-understood"),
            ("0-1", "pgn-result"),
            ("{e2e4}", "pgn-comment"),
        ] {
            assert_eq!(code(text), expected, "{text}");
            assert_eq!(read(text).meaning == Meaning::Nothing, expected != "same-square", "{text}");
        }
    }

    #[test]
    fn what_is_understood_says_where_the_sheet_differs() {
        for (text, plain, differs) in [
            ("E2E4", "e2e4", ""),
            ("E8=♕", "e8=♕", ""),
            ("e2xe4", "e2e4", "differs-in-sheet"),
            ("e2-e4", "e2e4", "differs-in-sheet"),
            ("e2→e4", "e2e4", "differs-in-sheet"),
            ("e8=Q", "e8=♕", "differs-in-sheet"),
            ("e1=♟\u{FE0E}", "e1=♟", "differs-in-sheet"),
            ("1.e2e4", "e2e4", "differs-in-sheet"),
            ("3)f1b4", "f1b4", "differs-in-sheet"),
            ("e2e4!?", "e2e4", "differs-in-sheet"),
            ("e2e4.", "e2e4", "differs-in-sheet"),
            ("e2\u{200B}e4", "e2e4", "differs-in-sheet"),
            ("ｅ２ｅ４", "e2e4", "fullwidth-characters"),
        ] {
            assert_eq!((read(text).meaning, code(text)), (read(plain).meaning, differs), "{text}");
        }
    }

    #[test]
    fn numbers_and_marks_are_nothing() {
        for text in ["1.", "12...", "1…", "12", "!", "?!", "..."] {
            assert_eq!(read(text), Reading::TOLERATED, "{text}");
        }
        assert_eq!(
            (turn("3."), turn("3..."), turn("3"), turn("...")),
            (Some(Color::White), Some(Color::Black), None, None)
        );
    }
}
