//! Reading what people type.
//!
//! The text is tidied, read in every way that it allows (`bb3` may be a pawn or a bishop), and matched against the
//! legal moves. Exactly one must fit.

use super::error::{SanError, SanErrorKind};
use super::loose::Loose;
use super::note::Note;
use super::parse::{CastlingSide, San, Suffix, castle_of, read_quickly};
use super::tidy::{Tidy, tidy};
use super::write::{is_capture, write_all};
use super::{MAX_LENGTH, reason};
use crate::notation::text::is_one_of;
use crate::rules::{Move, Position};

/// Reads what people type, and tells how it differs from the canonical text.
///
/// ```
/// use gridmate::notation::san;
/// use gridmate::rules::Position;
/// let start = Position::initial();
/// let (played, notes) = san::parse_lenient(&start, "1. e2-e4!")?;
/// assert_eq!(san::write(&start, played), "e4");
/// assert!(notes.contains(&san::Note::Glyph(1)));
/// # Ok::<(), san::SanError>(())
/// ```
pub fn parse_lenient(position: &Position, text: &str) -> Result<(Move, Vec<Note>), SanError> {
    let mut tidied = Tidy::default();
    match read_text(position, text, &mut tidied) {
        Ok(played) => Ok((played, tidied.notes)),
        Err(SanErrorKind::Ambiguous) => {
            Err(SanError::new(text, SanErrorKind::Ambiguous, write_all(position, &tidied.meant)))
        }
        Err(kind) => Err(SanError::new(text, kind, Vec::new())),
    }
}

fn read_text(position: &Position, text: &str, tidied: &mut Tidy) -> Result<Move, SanErrorKind> {
    if text.len() > MAX_LENGTH {
        return Err(SanErrorKind::TooLong);
    }
    tidy(text, tidied)?;
    let played = read(position, tidied)?;
    if tidied.sign != Some(Suffix::of(&position.play_unchecked(played))) {
        tidied.note(Note::CheckSign);
    }
    Ok(played)
}

/// Texts that stand where a move could and are none.
pub(super) fn no_move(text: &[u8]) -> Option<SanErrorKind> {
    const NULL_MOVES: [&str; 5] = ["--", "Z0", "z0", "0000", "@@@@"];
    const RESULTS: [&str; 5] = ["1-0", "0-1", "*", "1/2-1/2", "1/2"];
    match text {
        b"" => Some(SanErrorKind::Empty),
        _ if is_one_of(text, &NULL_MOVES) => Some(SanErrorKind::NullMove),
        _ if is_one_of(text, &RESULTS) => Some(SanErrorKind::Result),
        _ => None,
    }
}

fn read(position: &Position, tidied: &mut Tidy) -> Result<Move, SanErrorKind> {
    if let Some(kind) = no_move(&tidied.text) {
        return Err(kind);
    }
    if let Some(side) = castling(&tidied.text) {
        if tidied.text != b"O-O" && tidied.text != b"O-O-O" {
            tidied.note(Note::CastlingForm);
        }
        let played = castle_of(position, side).filter(|&played| position.is_legal(played));
        return played.ok_or_else(|| reason::of_castle(position, side));
    }
    // What is canonical is never read as anything else: `bxc3` is a pawn's move even if a bishop could take there.
    if let Some(quick) = read_quickly(position, &position.king_safety(), &tidied.text).filter(|quick| quick.canonical) {
        return Ok(quick.played);
    }
    let loose = Loose::read(&tidied.text)?;
    let readings = loose.readings();
    for pattern in &readings {
        pattern.find(position, &mut tidied.meant);
    }
    match tidied.meant[..] {
        [] => Err(readings.first().map_or(SanErrorKind::Unreadable, |pattern| reason::of_pattern(position, pattern))),
        [played] if played.promotion().is_some() && loose.promotion.is_none() => Err(SanErrorKind::MissingPromotion),
        [played] => {
            note_form(position, played, tidied);
            loose.note(tidied);
            Ok(played)
        }
        [first, ..] => Err(several(first, &tidied.meant, &loose)),
    }
}

/// Several moves fit: they differ in what the pawn becomes, or the text is ambiguous.
fn several(first: Move, fitting: &[Move], loose: &Loose) -> SanErrorKind {
    let same = |played: &Move| (played.from(), played.to()) == (first.from(), first.to());
    let promotes = fitting.iter().all(|played| same(played) && played.promotion().is_some());
    if promotes && loose.promotion.is_none() { SanErrorKind::MissingPromotion } else { SanErrorKind::Ambiguous }
}

/// Two or three of the letters `O`, `o` and `0`, with dashes between or without: to which side that castles.
fn castling(text: &[u8]) -> Option<CastlingSide> {
    let mut letters = 0;
    let mut after_letter = false;
    for byte in text {
        match byte {
            b'O' | b'o' | b'0' => {
                letters += 1;
                after_letter = true;
            }
            b'-' if after_letter => after_letter = false,
            _ => return None,
        }
    }
    match letters {
        _ if !after_letter => None,
        2 => Some(CastlingSide::Short),
        3 => Some(CastlingSide::Long),
        _ => None,
    }
}

/// Compares the text with the canonical one, which has nothing that is not needed.
fn note_form(position: &Position, played: Move, tidied: &mut Tidy) {
    let canonical = San::of(position, played).to_string();
    let (text, canonical) = (&tidied.text[..], canonical.as_bytes());
    if text == canonical {
        return;
    }
    let takes = is_capture(position, played);
    let says = text.contains(&b'x') || text.contains(&b'X');
    let ranks = |text: &[u8]| text.iter().filter(|byte| byte.is_ascii_digit()).count();
    let coordinates = ranks(text) == 2 && (ranks(canonical) < 2 || text.contains(&b'-'));
    // A promotion may be longer for its brackets.
    let longer = text.len() > canonical.len() && played.promotion().is_none();
    let same_start = text.first() == canonical.first();
    let same_letter = matches!((text, canonical), ([a, ..], [b, ..]) if a.eq_ignore_ascii_case(b));
    if coordinates {
        tidied.note(Note::Coordinates);
        return;
    }
    if same_letter && !same_start {
        tidied.note(Note::Case);
    }
    if says != takes {
        tidied.note(Note::CaptureSign);
    } else if longer && same_start {
        tidied.note(Note::OverSpecified);
    }
}
