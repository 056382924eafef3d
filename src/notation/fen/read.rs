//! The six fields, strictly.

use super::{FenError, FenErrorKind, Field};
use crate::board::{Bitboard, Board, Color, File, Rank, Role, Square};
use crate::notation::text::{Parts, is_longer, number, untidy_space};
use crate::rules::{MAX_COUNTER, Position, Setup, Variant, castling_homes};

/// The longest legal FEN has 91 characters.
pub(super) const MAX_LENGTH: usize = 128;

/// The six fields with the columns they start at.
pub(super) struct Fields<'a> {
    texts: [&'a str; 6],
}

impl<'a> Fields<'a> {
    /// Fields that are already apart.
    pub(super) const fn new(texts: [&'a str; 6]) -> Self {
        Self { texts }
    }

    fn get(&self, field: Field) -> &'a str {
        self.texts[field as usize]
    }

    /// The column, counted from 1, that a field starts at.
    fn column(&self, field: Field) -> usize {
        width(&mut self.texts.iter().copied().take(field as usize)) + 1
    }

    #[inline(never)]
    pub(super) fn error(&self, field: Field, kind: FenErrorKind) -> FenError {
        FenError::new(kind, Some(field), self.column(field), self.get(field))
    }
}

/// How many characters fields take, with a space behind each.
pub(super) fn width(fields: &mut dyn Iterator<Item = &str>) -> usize {
    let mut width = 0;
    for field in fields {
        width += field.chars().count() + 1;
    }
    width
}

/// Takes a text apart into exactly six fields with one space between.
pub(super) fn split(text: &str) -> Result<Fields<'_>, FenError> {
    if text.is_empty() {
        return Err(FenError::new(FenErrorKind::Empty, None, 1, ""));
    }
    if is_longer(text, MAX_LENGTH) {
        return Err(FenError::new(FenErrorKind::TooLong, None, MAX_LENGTH + 1, ""));
    }
    if let Some(place) = untidy_space(text) {
        let column = (place + 1).min(text.chars().count());
        return Err(FenError::new(FenErrorKind::WhiteSpace, None, column, ""));
    }
    let mut texts = [""; 6];
    let mut found = 0;
    for part in Parts::new(text, b' ') {
        if let Some(text) = texts.get_mut(found) {
            *text = part;
        }
        found += 1;
    }
    if found == texts.len() { Ok(Fields::new(texts)) } else { Err(field_count(found, &texts)) }
}

/// Not six fields but this many, the first of which are these: the error lies behind the last that may be one.
pub(super) fn field_count(found: usize, texts: &[&str]) -> FenError {
    let column = width(&mut texts.iter().copied().take(found.min(6)));
    FenError::new(FenErrorKind::FieldCount(found), None, column, "")
}

/// Reads the six fields without asking whether the position is legal.
pub(super) fn setup(fields: &Fields<'_>, variant: Variant) -> Result<Setup, FenError> {
    let board = fields.get(Field::Placement).parse()?;
    let text = fields.get(Field::Turn);
    let turn = match text {
        "w" => Color::White,
        "b" => Color::Black,
        _ => return Err(fields.error(Field::Turn, FenErrorKind::Turn)),
    };
    let castling = read_castling(&board, variant, fields.get(Field::Castling))
        .map_err(|kind| fields.error(Field::Castling, kind))?;
    let text = fields.get(Field::EnPassant);
    let en_passant = match text.parse::<Square>() {
        Ok(square) if matches!(square.rank(), Rank::Third | Rank::Sixth) => Some(square),
        _ if text == "-" => None,
        _ => return Err(fields.error(Field::EnPassant, FenErrorKind::EnPassant)),
    };
    let counter = |field, least| read_counter(fields.get(field), least).map_err(|kind| fields.error(field, kind));
    let (halfmove, fullmove) = (counter(Field::Halfmove, 0)?, counter(Field::Fullmove, 1)?);
    Ok(Setup { board, turn, castling, en_passant, halfmove, fullmove })
}

/// Reads castling letters as the set of the rooks that they name.
pub(super) fn read_castling(board: &Board, variant: Variant, text: &str) -> Result<Bitboard, FenErrorKind> {
    let mut rooks = Bitboard::EMPTY;
    if text == "-" {
        return Ok(rooks);
    }
    let mut last = None;
    for letter in text.chars() {
        let rook = castling_rook(board, variant, letter).ok_or(FenErrorKind::Castling)?;
        if rooks.contains(rook) || last.is_some_and(|last| !is_in_order(last, (letter, rook))) {
            return Err(FenErrorKind::CastlingOrder);
        }
        last = Some((letter, rook));
        rooks |= Bitboard::from(rook);
    }
    if rooks.is_empty() { Err(FenErrorKind::Castling) } else { Ok(rooks) }
}

/// Whether a right may follow another: white comes first, and K before Q; file letters are written either way round.
fn is_in_order(last: (char, Square), next: (char, Square)) -> bool {
    let is_side = |letter: char| matches!(letter, 'K' | 'Q' | 'k' | 'q');
    let is_free = !is_side(last.0) && !is_side(next.0) && last.1.rank() == next.1.rank();
    is_free || castling_place(last.1) < castling_place(next.1)
}

/// Where a right comes in the order of `KQkq` and `HAha`: white first, and the rooks from the h-file to the a-file.
pub(super) fn castling_place(rook: Square) -> (bool, usize) {
    (rook.rank() != Rank::First, 7 - rook.file().index())
}

/// The square of the rook that a castling letter names, whether a rook stands there or not.
#[inline(never)]
pub(crate) fn castling_rook(board: &Board, variant: Variant, letter: char) -> Option<Square> {
    let (color, rank) =
        if letter.is_ascii_uppercase() { (Color::White, Rank::First) } else { (Color::Black, Rank::Eighth) };
    let (corner, right) = match letter.to_ascii_lowercase() {
        'k' => (File::H, true),
        'q' => (File::A, false),
        file => return File::from_char(file).map(|file| Square::new(file, rank)),
    };
    let corner = Square::new(corner, rank);
    let home = Bitboard::rank(rank);
    if variant == Variant::Standard {
        return Some(corner);
    }
    let king = (board.pieces(color, Role::King) & home).first();
    let rooks = board.pieces(color, Role::Rook) & home;
    let outermost = if right { rooks.last() } else { rooks.first() };
    Some(outermost.filter(|&rook| king.is_some_and(|king| (rook > king) == right)).unwrap_or(corner))
}

/// A right that the letters `KQkq` cannot say in the standard game.
pub(super) fn chess960_right(position: &Position) -> Option<Square> {
    (position.castling_rooks() - castling_homes(position.board(), Variant::Standard)).first()
}

fn read_counter(text: &str, least: u16) -> Result<u16, FenErrorKind> {
    let is_plain = !text.is_empty() && text.bytes().all(|byte| byte.is_ascii_digit());
    if !is_plain || text.len() > 1 && text.starts_with('0') {
        return Err(FenErrorKind::Counter);
    }
    let counter = number(text).and_then(|number| u16::try_from(number).ok());
    counter.filter(|counter| (least..=MAX_COUNTER).contains(counter)).ok_or(FenErrorKind::CounterRange)
}
