//! The grammar of what people type: nothing is required but a file to go to.
//!
//! In: the letters of a move, tidied. Out: what they may mean, as patterns for the legal moves.

use super::error::SanErrorKind;
use super::note::Note;
use super::pattern::Pattern;
use super::tidy::Tidy;
use crate::board::{File, Rank, Role};
use crate::notation::text::skip;

/// The parts of a text: `[piece][file][rank][x or -]file[rank][promotion]`.
#[derive(Clone, Copy, Debug, Default)]
pub(super) struct Loose {
    piece: Option<u8>,
    from_file: Option<u8>,
    from_rank: Option<u8>,
    separator: Option<u8>,
    to_file: Option<u8>,
    to_rank: Option<u8>,
    pub(super) promotion: Option<Role>,
    odd_promotion: bool,
}

impl Loose {
    pub(super) fn read(text: &[u8]) -> Result<Self, SanErrorKind> {
        let mut loose = Self::default();
        let rest = loose.read_promotion(text)?;
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
        let letters = skip(rest, 0, |byte| byte.is_ascii_alphabetic());
        let (letters, ranks) = rest.split_at_checked(letters).unwrap_or_default();
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
        for letter in letters {
            check_letter(*letter)?;
        }
        check_letter(*file)?;
        if loose.is_in_place() { Ok(loose) } else { Err(SanErrorKind::Unreadable) }
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

    /// Whether every letter and digit is one that can stand at its place.
    fn is_in_place(&self) -> bool {
        let is_rank = |rank: Option<u8>| rank.is_none_or(|rank| rank_of(rank).is_some());
        self.piece.is_none_or(is_piece)
            && self.to_file.is_some_and(|file| file_of(file).is_some())
            && is_rank(self.from_rank)
            && is_rank(self.to_rank)
    }

    /// What the text may mean: one letter before the square may be a file, a piece or (`b`) either.
    pub(super) fn readings(&self) -> Vec<Pattern> {
        let mut readings = Vec::new();
        let mut add = |piece, file| {
            if let Some(pattern) = self.pattern(piece, file) {
                readings.push(pattern);
            }
        };
        match (self.piece, self.from_file) {
            (None, Some(letter)) => {
                // A capital B with small letters after it can only be a bishop.
                if letter != b'B' || self.is_upper() {
                    add(None, Some(letter));
                }
                if is_piece(letter) {
                    add(Some(letter), None);
                }
            }
            (piece, file) => add(piece, file),
        }
        readings
    }

    /// What the text means if these letters are a piece and a file, where it can.
    fn pattern(&self, piece: Option<u8>, file: Option<u8>) -> Option<Pattern> {
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
    }

    /// Whether the square is written in capitals, so that the case of the letter before it says nothing.
    fn is_upper(&self) -> bool {
        self.to_file.is_some_and(|file| file.is_ascii_uppercase())
    }

    pub(super) fn note(&self, tidied: &mut Tidy) {
        if self.is_upper() || self.separator == Some(b'X') {
            tidied.note(Note::Case);
        }
        if self.to_rank.is_none() || self.from_file.is_none() && self.separator.is_some() {
            tidied.note(Note::ShortCapture);
        }
        // No file is called P.
        let is_pawn = |letter: Option<u8>| matches!(letter, Some(b'P' | b'p'));
        if is_pawn(self.piece) || is_pawn(self.from_file) {
            tidied.note(Note::PawnLetter);
        }
        if self.odd_promotion {
            tidied.note(Note::PromotionForm);
        }
    }
}

/// A letter must name a piece or a file.
fn check_letter(letter: u8) -> Result<(), SanErrorKind> {
    match letter {
        _ if is_piece(letter) || file_of(letter).is_some() => Ok(()),
        b'O' | b'o' | b'x' | b'X' => Err(SanErrorKind::Unreadable),
        _ if letter.is_ascii_alphabetic() => Err(SanErrorKind::Letter(char::from(letter))),
        _ => Err(SanErrorKind::Unreadable),
    }
}

fn is_piece(byte: u8) -> bool {
    Role::from_char(char::from(byte)).is_some()
}

fn file_of(byte: u8) -> Option<File> {
    File::from_char(char::from(byte).to_ascii_lowercase())
}

fn rank_of(byte: u8) -> Option<Rank> {
    Rank::from_char(char::from(byte))
}
