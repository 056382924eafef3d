//! Reading what people type: nothing is required but a file to go to.
//!
//! The text is tidied, read in every way that it allows (`bb3` may be a pawn or a bishop), and matched against the
//! legal moves. Exactly one must fit.

use super::MAX_LENGTH;
use super::clean::{CleanSan, tidy};
use super::error::{SanError, SanErrorKind, SanWarning, why_no_castle, why_no_move};
use super::parse::{CastlingSide, San, Suffix, castle_of, read_fast};
use super::write::write_all;
use crate::board::{File, Rank, Role, Square};
use crate::notation::text::{is_one_of, skip};
use crate::rules::{Move, Position};
use alloc::string::ToString;
use alloc::vec::Vec;

/// Reads what people type, and returns how it differs from the canonical text.
///
/// ```
/// use gridmate::notation::san;
/// use gridmate::rules::Position;
/// let start = Position::initial();
/// let (played, notes) = san::parse_lenient(&start, "1. e2-e4!")?;
/// assert_eq!(san::write(&start, played), "e4");
/// assert!(notes.contains(&san::SanWarning::Glyph(1)));
/// # Ok::<(), san::SanError>(())
/// ```
pub fn parse_lenient(position: &Position, text: &str) -> Result<(Move, Vec<SanWarning>), SanError> {
    let mut tidied = CleanSan::default();
    match read_text(position, text, &mut tidied) {
        Ok(played) => Ok((played, tidied.notes)),
        Err(SanErrorKind::Ambiguous) => {
            Err(SanError::new(text, SanErrorKind::Ambiguous, write_all(position, &tidied.meant)))
        }
        Err(kind) => Err(SanError::new(text, kind, Vec::new())),
    }
}

fn read_text(position: &Position, text: &str, tidied: &mut CleanSan) -> Result<Move, SanErrorKind> {
    if text.len() > MAX_LENGTH {
        return Err(SanErrorKind::TooLong);
    }
    tidy(text, tidied)?;
    let played = read(position, tidied)?;
    if tidied.sign != Some(Suffix::of(&position.play_unchecked(played))) {
        tidied.note(SanWarning::CheckSign);
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

fn read(position: &Position, tidied: &mut CleanSan) -> Result<Move, SanErrorKind> {
    if let Some(kind) = no_move(&tidied.text) {
        return Err(kind);
    }
    if let Some(side) = castling(&tidied.text) {
        if tidied.text != b"O-O" && tidied.text != b"O-O-O" {
            tidied.note(SanWarning::CastlingForm);
        }
        let played = castle_of(position, side).filter(|&played| position.is_legal(played));
        return played.ok_or_else(|| why_no_castle(position, side));
    }
    // What is canonical is never read as anything else: `bxc3` is a pawn's move even if a bishop could take there.
    if let Some(quick) = read_fast(position, &position.king_safety(), &tidied.text).filter(|quick| quick.canonical) {
        return Ok(quick.played);
    }
    let (readings, notes) = read_parts(&tidied.text)?;
    for pattern in &readings {
        pattern.find(position, &mut tidied.meant);
    }
    let Some(first) = readings.first() else { return Err(SanErrorKind::Unreadable) };
    let says_promotion = first.promotion.is_some();
    match tidied.meant[..] {
        [] => Err(why_no_move(position, first)),
        [played] if played.promotion().is_some() && !says_promotion => Err(SanErrorKind::MissingPromotion),
        [played] => {
            note_form(position, played, tidied);
            notes.into_iter().for_each(|note| tidied.note(note));
            Ok(played)
        }
        [first, ..] => {
            // They differ in what the pawn becomes, or the text is ambiguous.
            let same = |played: &Move| (played.from(), played.to()) == (first.from(), first.to());
            let promotes = tidied.meant.iter().all(|played| same(played) && played.promotion().is_some());
            Err(if promotes && !says_promotion { SanErrorKind::MissingPromotion } else { SanErrorKind::Ambiguous })
        }
    }
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
fn note_form(position: &Position, played: Move, tidied: &mut CleanSan) {
    let canonical = San::of(position, played).to_string();
    let (text, canonical) = (&tidied.text[..], canonical.as_bytes());
    if text == canonical {
        return;
    }
    let takes = played.is_capture(position.board());
    let says = text.contains(&b'x') || text.contains(&b'X');
    let ranks = |text: &[u8]| text.iter().filter(|byte| byte.is_ascii_digit()).count();
    let coordinates = ranks(text) == 2 && (ranks(canonical) < 2 || text.contains(&b'-'));
    // A promotion may be longer for its brackets.
    let longer = text.len() > canonical.len() && played.promotion().is_none();
    let same_start = text.first() == canonical.first();
    let same_letter = matches!((text, canonical), ([a, ..], [b, ..]) if a.eq_ignore_ascii_case(b));
    if coordinates {
        tidied.note(SanWarning::Coordinates);
        return;
    }
    if same_letter && !same_start {
        tidied.note(SanWarning::Case);
    }
    if says != takes {
        tidied.note(SanWarning::CaptureSign);
    } else if longer && same_start {
        tidied.note(SanWarning::OverSpecified);
    }
}

/// What a text may mean whose parts are `[piece][file][rank][x or -]file[rank][promotion]`, and how it differs from SAN.
fn read_parts(text: &[u8]) -> Result<(Vec<Pattern>, Vec<SanWarning>), SanErrorKind> {
    let (rest, promotion) = split_promotion(text)?;
    let (rest, rank) = split_last(rest, |byte| byte.is_ascii_digit());
    let [rest @ .., file] = rest else { return Err(SanErrorKind::Unreadable) };
    let (rest, separator) = split_last(rest, |byte| matches!(byte, b'x' | b'X' | b'-'));
    let letters = skip(rest, 0, |byte| byte.is_ascii_alphabetic());
    let (letters, from_rank) = rest.split_at_checked(letters).unwrap_or_default();
    if letters.len() > 2 || from_rank.len() > 1 {
        return Err(SanErrorKind::Unreadable);
    }
    letters.iter().chain([file]).try_for_each(|letter| check_letter(*letter))?;
    let from_rank = from_rank.first().copied();
    let is_rank = |rank: Option<u8>| rank.is_none_or(|rank| rank_of(rank).is_some());
    let is_in_place = matches!(letters, [] | [_]) || letters.first().is_some_and(|letter| is_piece(*letter));
    if !is_in_place || file_of(*file).is_none() || !is_rank(from_rank) || !is_rank(rank) {
        return Err(SanErrorKind::Unreadable);
    }
    // Where the square is written in capitals, the case of the letter before it says nothing.
    let is_upper = file.is_ascii_uppercase();
    let notes = [
        (is_upper || separator == Some(b'X'), SanWarning::Case),
        (rank.is_none() || letters.is_empty() && separator.is_some(), SanWarning::ShortCapture),
        // No file is called P.
        (letters.iter().any(|letter| matches!(letter, b'P' | b'p')), SanWarning::PawnLetter),
        (promotion.is_some() && !matches!(text, [.., b'=', b'Q' | b'R' | b'B' | b'N']), SanWarning::PromotionForm),
    ];
    let whole = Pattern {
        role: None,
        from_file: None,
        from_rank: from_rank.and_then(rank_of),
        takes: matches!(separator, Some(b'x' | b'X')),
        to_file: file_of(*file),
        to_rank: rank.and_then(rank_of),
        promotion,
    };
    // One letter before the square may be a file, a piece or (`b`) either; a capital B with small letters after it can only be
    // a bishop.
    let readings = match *letters {
        [piece, file] => [whole.with(Some(piece), Some(file)), None],
        [b'B'] if !is_upper => [whole.with(Some(b'B'), None), None],
        [letter] => [whole.with(None, Some(letter)), whole.with(Some(letter), None).filter(|_| is_piece(letter))],
        _ => [whole.with(None, None), None],
    };
    let notes = notes.into_iter().filter(|(is_so, _)| *is_so).map(|(_, note)| note);
    Ok((readings.into_iter().flatten().collect(), notes.collect()))
}

/// The last byte apart from those before it, if it is such.
fn split_last(text: &[u8], such: impl Fn(u8) -> bool) -> (&[u8], Option<u8>) {
    match text {
        [rest @ .., last] if such(*last) => (rest, Some(*last)),
        rest => (rest, None),
    }
}

/// `=Q`, `Q`, `(Q)`, `/Q` at the end, in either case.
fn split_promotion(text: &[u8]) -> Result<(&[u8], Option<Role>), SanErrorKind> {
    let (rest, letter) = match text {
        [rest @ .., b'(', letter, b')'] => (rest, *letter),
        [.., b'=' | b'/'] => return Err(SanErrorKind::MissingPromotion),
        [rest @ .., b'=' | b'/', letter] => (rest, *letter),
        [rest @ .., letter] if letter.is_ascii_alphabetic() && rest.last().is_some_and(u8::is_ascii_digit) => {
            (rest, *letter)
        }
        rest => return Ok((rest, None)),
    };
    // `N3f` has a file where a promotion would be, and no square before it.
    match Role::from_char(char::from(letter)).filter(|role| Role::PROMOTIONS.contains(role)) {
        Some(role) => Ok((rest, Some(role))),
        None if matches!(text, [.., b'=' | b'/' | b'(', _] | [.., b'(', _, b')']) => Err(SanErrorKind::BadPromotion),
        None if matches!(letter, b'K' | b'k' | b'P' | b'p') => Err(SanErrorKind::BadPromotion),
        None => Err(SanErrorKind::Unreadable),
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

/// What a text says of a move; what it leaves open is `None`. The list of legal moves is searched for it: this is slow.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub(super) struct Pattern {
    /// The piece; open where both squares are given, as in `g1f3`.
    pub(super) role: Option<Role>,
    pub(super) from_file: Option<File>,
    pub(super) from_rank: Option<Rank>,
    pub(super) takes: bool,
    pub(super) to_file: Option<File>,
    pub(super) to_rank: Option<Rank>,
    pub(super) promotion: Option<Role>,
}

impl Pattern {
    /// The same where these letters are a piece and a file, if they can be.
    fn with(self, piece: Option<u8>, file: Option<u8>) -> Option<Self> {
        let from_file = match file {
            Some(file) => Some(file_of(file)?),
            None => None,
        };
        let mut pattern = Self { from_file, ..self };
        pattern.role = match piece {
            Some(piece) => Role::from_char(char::from(piece)),
            // It is a pawn's move, unless both squares say which piece it is.
            None => pattern.from().is_none().then_some(Role::Pawn),
        };
        // A square may be cut short to its file only where a pawn of a named file takes: `exd`, `ed`.
        let cut = pattern.role == Some(Role::Pawn) && from_file.is_some() && from_file != pattern.to_file;
        (pattern.to_rank.is_some() || cut && pattern.from_rank.is_none()).then_some(pattern)
    }

    /// The square the move starts from, if all of it is given.
    pub(super) fn from(&self) -> Option<Square> {
        Some(Square::new(self.from_file?, self.from_rank?))
    }

    /// The square the move goes to, if all of it is given.
    pub(super) fn to(&self) -> Option<Square> {
        Some(Square::new(self.to_file?, self.to_rank?))
    }

    /// Adds the legal moves that fit, whatever they promote to if the text does not say.
    ///
    /// Where the text says `x` and some of the moves take, those that do not are dropped.
    fn find(&self, position: &Position, found: &mut Vec<Move>) {
        let moves = position.legal_moves();
        let takes = |&played: &Move| self.fits(position, played) && played.is_capture(position.board());
        let must_take = self.takes && moves.iter().any(takes);
        for &played in moves.iter() {
            // A bishop on b2 fits both readings of `b2c3`.
            if self.fits(position, played)
                && (!must_take || played.is_capture(position.board()))
                && !found.contains(&played)
            {
                found.push(played);
            }
        }
    }

    fn fits(&self, position: &Position, played: Move) -> bool {
        let from = played.from();
        let given = |file: Option<File>, rank: Option<Rank>, square: Square| {
            file.is_none_or(|file| file == square.file()) && rank.is_none_or(|rank| rank == square.rank())
        };
        if !given(self.from_file, self.from_rank, from)
            || self.role.is_some_and(|role| played.role() != Some(role))
            || self.promotion.is_some_and(|role| played.promotion() != Some(role))
        {
            return false;
        }
        if played.is_castle() {
            return self.fits_castle(played);
        }
        // A bare square is a step straight ahead: `f6` never means exf6.
        let bare = self.role == Some(Role::Pawn) && self.from_file.is_none() && !self.takes;
        given(self.to_file, self.to_rank, played.to()) && !(bare && played.is_capture(position.board()))
    }

    /// Castling is also the king's two squares, or king takes rook; both squares must be given.
    fn fits_castle(&self, played: Move) -> bool {
        let (king, rook) = (played.from(), played.to());
        let lands = Square::new(if rook > king { File::G } else { File::C }, king.rank());
        // A king that castles one square to its side is not distinguished from one that just goes there.
        let far = king.file().index().abs_diff(lands.file().index()) > 1;
        self.from().is_some() && (self.to() == Some(rook) || far && self.to() == Some(lands))
    }
}
