//! Reading what people type.
//!
//! The text is tidied, read in every way that it allows (`bb3` may be a pawn or a bishop), and matched against the
//! legal moves. Exactly one must fit.

use super::error::{SanError, SanErrorKind};
use super::note::Note;
use super::pattern::{Pattern, castle_of};
use super::shape::Sign;
use super::tidy::{Tidy, tidy};
use super::write::{is_capture, write, write_body};
use super::{MAX_LENGTH, reason, shape};
use crate::board::{File, Rank, Role};
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
    let fault = |kind| SanError::new(text, kind);
    if text.len() > MAX_LENGTH {
        return Err(fault(SanErrorKind::TooLong));
    }
    if let Some(kind) = no_move(text.trim()) {
        return Err(fault(kind));
    }
    let mut tidied = tidy(text).map_err(fault)?;
    let played = read(position, &mut tidied).map_err(fault)?;
    note_signs(position, played, &mut tidied);
    Ok((played, tidied.notes))
}

/// Texts that stand where a move could and are none.
fn no_move(text: &str) -> Option<SanErrorKind> {
    match text {
        "" => Some(SanErrorKind::Empty),
        "--" | "Z0" | "z0" | "0000" | "@@@@" | "null" | "pass" => Some(SanErrorKind::NullMove),
        "1-0" | "0-1" | "*" | "1/2-1/2" | "1/2" | "½-½" | "½" => Some(SanErrorKind::Result),
        _ => None,
    }
}

fn read(position: &Position, tidied: &mut Tidy) -> Result<Move, SanErrorKind> {
    if tidied.text.is_empty() {
        return Err(SanErrorKind::Empty);
    }
    if let Some(short) = castling(&tidied.text) {
        if tidied.text != "O-O" && tidied.text != "O-O-O" {
            tidied.note(Note::CastlingForm);
        }
        let played = castle_of(position, short).filter(|&played| position.is_legal(played));
        return played.ok_or_else(|| reason::of_castle(position, short));
    }
    // What is canonical is never read as anything else: `bxc3` is a pawn's move even if a bishop could take there.
    let body = tidied.text.clone();
    if let Some(quick) = shape::read_quickly(position, body.as_bytes()).filter(|quick| quick.canonical) {
        return Ok(quick.played);
    }
    let loose = Loose::read(&body)?;
    let readings = loose.readings();
    let mut fitting: Vec<Move> = readings.iter().flatten().flat_map(|pattern| pattern.find(position)).collect();
    fitting.sort_unstable();
    fitting.dedup();
    match fitting[..] {
        [] => {
            let first = readings.iter().flatten().next();
            Err(first.map_or(SanErrorKind::Unreadable, |pattern| reason::of_pattern(position, pattern)))
        }
        [played] if played.promotion().is_some() && loose.promotion.is_none() => Err(SanErrorKind::MissingPromotion),
        [played] => {
            note_form(position, played, tidied);
            loose.note(tidied);
            Ok(played)
        }
        [first, ..] => Err(several(position, first, &fitting, &loose)),
    }
}

/// Several moves fit: they differ in what the pawn becomes, or the text is ambiguous.
fn several(position: &Position, first: Move, fitting: &[Move], loose: &Loose) -> SanErrorKind {
    let same = |played: &Move| (played.from(), played.to()) == (first.from(), first.to());
    if loose.promotion.is_none() && fitting.iter().all(|played| same(played) && played.promotion().is_some()) {
        return SanErrorKind::MissingPromotion;
    }
    SanErrorKind::Ambiguous(fitting.iter().map(|&played| write(position, played)).collect())
}

/// Two or three of the letters `O`, `o` and `0`, with dashes between or without: to which side that castles.
fn castling(text: &str) -> Option<bool> {
    let mut letters = 0;
    let mut after_letter = false;
    for byte in text.bytes() {
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
        2 => Some(true),
        3 => Some(false),
        _ => None,
    }
}

/// The parts of a text: `[piece][file][rank][x or -]file[rank][promotion]`.
#[derive(Clone, Copy, Debug, Default)]
struct Loose {
    piece: Option<u8>,
    from_file: Option<u8>,
    from_rank: Option<u8>,
    separator: Option<u8>,
    to_file: Option<u8>,
    to_rank: Option<u8>,
    promotion: Option<Role>,
    odd_promotion: bool,
}

impl Loose {
    fn read(text: &str) -> Result<Self, SanErrorKind> {
        let mut loose = Self::default();
        let rest = loose.read_promotion(text.as_bytes())?;
        let rest = match rest {
            [rest @ .., rank @ b'0'..=b'9'] => {
                loose.to_rank = Some(*rank);
                rest
            }
            rest => rest,
        };
        let [rest @ .., file] = rest else { return Err(SanErrorKind::Unreadable) };
        loose.to_file = Some(*file);
        let rest = match rest {
            [rest @ .., separator @ (b'x' | b'X' | b'-')] => {
                loose.separator = Some(*separator);
                rest
            }
            rest => rest,
        };
        let (letters, ranks) = rest.split_at(rest.iter().take_while(|byte| byte.is_ascii_alphabetic()).count());
        match ranks {
            [] => {}
            [rank] => loose.from_rank = Some(*rank),
            _ => return Err(SanErrorKind::Unreadable),
        }
        match letters {
            [] => {}
            [one] => loose.from_file = Some(*one),
            [piece, file] => (loose.piece, loose.from_file) = (Some(*piece), Some(*file)),
            _ => return Err(SanErrorKind::Unreadable),
        }
        loose.check_letters()
    }

    /// `=Q`, `Q`, `(Q)`, `/Q` at the end, in either case.
    fn read_promotion<'a>(&mut self, text: &'a [u8]) -> Result<&'a [u8], SanErrorKind> {
        let (rest, letter) = match text {
            [rest @ .., b'(', letter, b')'] => (rest, *letter),
            [.., b'=' | b'/'] => return Err(SanErrorKind::MissingPromotion),
            [rest @ .., b'=' | b'/', letter] => (rest, *letter),
            [rest @ .., letter] if letter.is_ascii_alphabetic() && rest.last().is_some_and(u8::is_ascii_digit) => {
                (rest, *letter)
            }
            rest => return Ok(rest),
        };
        self.odd_promotion = !matches!(text, [.., b'=', b'Q' | b'R' | b'B' | b'N']);
        self.promotion = Role::from_char(char::from(letter)).filter(|role| Role::PROMOTIONS.contains(role));
        // `N3f` has a file where a promotion would be, and no square before it.
        match self.promotion {
            Some(_) => Ok(rest),
            None if matches!(text, [.., b'=' | b'/' | b'(', _] | [.., b'(', _, b')']) => {
                Err(SanErrorKind::BadPromotion)
            }
            None if matches!(letter, b'K' | b'k' | b'P' | b'p') => Err(SanErrorKind::BadPromotion),
            None => Err(SanErrorKind::Unreadable),
        }
    }

    /// Every letter must be one that can stand at its place.
    fn check_letters(self) -> Result<Self, SanErrorKind> {
        let is_piece = |byte: u8| Role::from_char(char::from(byte)).is_some();
        let letters = [self.piece, self.from_file, self.to_file];
        for letter in letters.into_iter().flatten() {
            if !is_piece(letter) && file_of(letter).is_none() {
                let letter = char::from(letter);
                let known = matches!(letter, 'O' | 'o' | 'x' | 'X') || !letter.is_ascii_alphabetic();
                return Err(if known { SanErrorKind::Unreadable } else { SanErrorKind::Letter(letter) });
            }
        }
        let good = self.piece.is_none_or(is_piece)
            && self.to_file.is_some_and(|file| file_of(file).is_some())
            && [self.from_rank, self.to_rank].into_iter().flatten().all(|rank| rank_of(rank).is_some());
        if good { Ok(self) } else { Err(SanErrorKind::Unreadable) }
    }

    /// What the text may mean: one letter before the square may be a file, a piece or (`b`) either.
    fn readings(&self) -> [Option<Pattern>; 2] {
        let pattern = |piece: Option<u8>, file: Option<u8>| {
            let from_file = match file {
                Some(file) => Some(file_of(file)?),
                None => None,
            };
            let pattern = Pattern {
                role: piece.and_then(|piece| Role::from_char(char::from(piece))),
                from_file,
                from_rank: self.from_rank.and_then(rank_of),
                takes: matches!(self.separator, Some(b'x' | b'X')),
                to_file: self.to_file.and_then(file_of),
                to_rank: self.to_rank.and_then(rank_of),
                promotion: self.promotion,
            };
            // Without a piece it is a pawn's move, unless both squares say which piece it is.
            let role = pattern.role.or(if pattern.from().is_some() { None } else { Some(Role::Pawn) });
            let pattern = Pattern { role, ..pattern };
            // A square may be cut short to its file only where a pawn of a named file takes: `exd`, `ed`.
            let short = pattern.to_rank.is_none();
            let cut =
                pattern.role == Some(Role::Pawn) && pattern.from_file.is_some_and(|file| Some(file) != pattern.to_file);
            (!short || cut && pattern.from_rank.is_none()).then_some(pattern)
        };
        match (self.piece, self.from_file) {
            (None, Some(letter)) => {
                let piece = Role::from_char(char::from(letter)).and(Some(letter));
                // A capital B with small letters after it can only be a bishop.
                let bishop = letter == b'B' && !self.is_upper();
                [
                    if bishop { None } else { pattern(None, Some(letter)) },
                    piece.and_then(|piece| pattern(Some(piece), None)),
                ]
            }
            (piece, file) => [pattern(piece, file), None],
        }
    }

    /// Whether the square is written in capitals, so that the case of the letter before it says nothing.
    fn is_upper(&self) -> bool {
        self.to_file.is_some_and(|file| file.is_ascii_uppercase())
    }

    fn note(&self, tidied: &mut Tidy) {
        if self.is_upper() || self.separator == Some(b'X') {
            tidied.note(Note::Case);
        }
        if self.to_rank.is_none() || self.from_file.is_none() && self.separator.is_some() {
            tidied.note(Note::ShortCapture);
        }
        // No file is called P.
        if [self.piece, self.from_file].into_iter().flatten().any(|letter| letter.eq_ignore_ascii_case(&b'P')) {
            tidied.note(Note::PawnLetter);
        }
        if self.odd_promotion {
            tidied.note(Note::PromotionForm);
        }
    }
}

fn file_of(byte: u8) -> Option<File> {
    File::from_char(char::from(byte).to_ascii_lowercase())
}

fn rank_of(byte: u8) -> Option<Rank> {
    Rank::from_char(char::from(byte))
}

/// Compares the text with the canonical one, which has nothing that is not needed.
fn note_form(position: &Position, played: Move, tidied: &mut Tidy) {
    let mut canonical = String::with_capacity(8);
    write_body(&mut canonical, position, played);
    if canonical == tidied.text {
        return;
    }
    let takes = is_capture(position, played);
    let says = tidied.text.contains(['x', 'X']);
    let ranks = |text: &str| text.bytes().filter(u8::is_ascii_digit).count();
    let coordinates = ranks(&tidied.text) == 2 && (ranks(&canonical) < 2 || tidied.text.contains('-'));
    // A promotion may be longer for its brackets.
    let longer = tidied.text.len() > canonical.len() && played.promotion().is_none();
    let first = tidied.text.bytes().next().filter(u8::is_ascii_lowercase);
    if !coordinates && first.map(|byte| byte.to_ascii_uppercase()) == canonical.bytes().next() {
        tidied.note(Note::Case);
    }
    if coordinates {
        tidied.note(Note::Coordinates);
    } else if says == takes && longer && tidied.text.starts_with(&canonical[..1]) {
        tidied.note(Note::OverSpecified);
    }
    if says != takes && !coordinates {
        tidied.note(Note::CaptureSign);
    }
}

/// Compares the signs of check with what the move does.
fn note_signs(position: &Position, played: Move, tidied: &mut Tidy) {
    let truth = match Sign::of(&position.play_unchecked(played)) {
        Sign::None => "",
        Sign::Check => "+",
        Sign::Mate => "#",
    };
    if tidied.signs != truth {
        tidied.note(Note::CheckSign);
    }
}
