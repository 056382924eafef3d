//! A book, its entries and their moves.

use super::error::BookError;
use super::key::keys;
use crate::board::{Role, Square};
use crate::rules::{Move, Position, Rng};
use alloc::vec::Vec;
use core::cmp::Reverse;
use core::fmt;

/// How many bytes an entry takes.
pub(super) const ENTRY: usize = 16;

/// A move as books have it: two squares, and what a pawn becomes. Castling goes from the square of the king to that of the rook.
///
/// ```
/// use gridmate::board::Square;
/// use gridmate::notation::{polyglot::BookMove, san};
/// use gridmate::rules::Position;
/// let position: Position = "4k3/8/8/8/8/8/8/4K2R w K - 0 1".parse()?;
/// let castle = san::parse(&position, "O-O").unwrap();
/// let written = BookMove::of(castle);
/// assert_eq!((written.from(), written.to()), (Square::E1, Square::H1));
/// assert_eq!(written.to_move(&position), Some(castle));
/// assert_eq!(written.to_string(), "e1h1");
/// # Ok::<(), gridmate::notation::fen::FenError>(())
/// ```
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct BookMove(u16);

impl BookMove {
    /// What a pawn becomes, by its number from 1.
    const PROMOTIONS: [Role; 4] = [Role::Knight, Role::Bishop, Role::Rook, Role::Queen];

    /// How books write a move.
    #[must_use]
    pub fn of(played: Move) -> Self {
        let promotion = played.promotion();
        let number = Self::PROMOTIONS.iter().position(|&role| Some(role) == promotion).map_or(0, |index| index + 1);
        Self((number << 12 | played.from().index() << 6 | played.to().index()) as u16)
    }

    /// Any sixteen bits.
    #[must_use]
    pub const fn from_raw(bits: u16) -> Self {
        Self(bits)
    }

    /// The sixteen bits.
    #[must_use]
    pub const fn raw(self) -> u16 {
        self.0
    }

    /// Where the piece comes from.
    #[must_use]
    pub const fn from(self) -> Square {
        Square::from_low_bits(self.0 as u32 >> 6)
    }

    /// Where the piece goes; for castling the square of the rook.
    #[must_use]
    pub const fn to(self) -> Square {
        Square::from_low_bits(self.0 as u32)
    }

    /// What the pawn becomes, if it is a promotion.
    #[must_use]
    pub fn promotion(self) -> Option<Role> {
        usize::from(self.0 >> 12).checked_sub(1).and_then(|index| Self::PROMOTIONS.get(index).copied())
    }

    /// The legal move that it means in a position, if it means one. Castling is found as well where it is written as the two
    /// squares of the king, which some programs do.
    #[must_use]
    pub fn to_move(self, position: &Position) -> Option<Move> {
        let moves = position.legal_moves();
        let is_it = |played: &&Move| played.from() == self.from() && played.promotion() == self.promotion();
        let goes = |played: &&Move| played.to() == self.to();
        let castles = |played: &&Move| played.castle_squares().is_some_and(|(king, _)| king == self.to());
        let written = moves.iter().filter(is_it).find(goes);
        written.or_else(|| moves.iter().filter(is_it).find(castles)).copied()
    }

    /// Whether its bits are those of a move of chess.
    const fn is_move(self) -> bool {
        self.0 >> 12 <= Self::PROMOTIONS.len() as u16
    }
}

/// The two squares and the letter of a promotion.
impl fmt::Display for BookMove {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}{}", self.from(), self.to())?;
        self.promotion().map_or(Ok(()), |role| fmt::Write::write_char(f, role.char()))
    }
}

/// A move of a position in a book.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct BookEntry {
    /// The key of the position.
    pub key: u64,
    /// The move.
    pub played: BookMove,
    /// How good it is held to be, beside the other moves of the position; moves of weight 0 are never chosen.
    pub weight: u16,
    /// What a program has learnt by playing it; of no common form.
    pub learn: u32,
}

impl BookEntry {
    /// The sixteen bytes.
    #[must_use]
    pub fn to_bytes(&self) -> [u8; ENTRY] {
        let bits = u128::from(self.key) << 64
            | u128::from(self.played.0) << 48
            | u128::from(self.weight) << 32
            | u128::from(self.learn);
        bits.to_be_bytes()
    }

    /// Reads the sixteen bytes, which may be any.
    #[must_use]
    pub const fn from_bytes(bytes: [u8; ENTRY]) -> Self {
        let bits = u128::from_be_bytes(bytes);
        Self {
            key: (bits >> 64) as u64,
            played: BookMove((bits >> 48) as u16),
            weight: (bits >> 32) as u16,
            learn: bits as u32,
        }
    }
}

/// An opening book, in memory.
///
/// ```
/// use gridmate::notation::polyglot::{Book, BookEntry, BookMove, key};
/// use gridmate::notation::san;
/// use gridmate::rules::{Position, Rng};
/// let start = Position::initial();
/// let entry = |text, weight| {
///     let played = BookMove::of(san::parse(&start, text).unwrap());
///     BookEntry { key: key(&start), played, weight, learn: 0 }
/// };
/// let book: Book = [entry("d4", 1), entry("e4", 3), entry("a4", 0)].into_iter().collect();
/// let weights: Vec<u16> = book.moves(&start).iter().map(|(_, entry)| entry.weight).collect();
/// assert_eq!(weights, [3, 1, 0]);
/// let played = book.choose(&start, &mut Rng::new(960)).expect("the book has the start");
/// assert!(["d4", "e4"].contains(&san::write(&start, played).as_str()));
/// ```
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Book {
    entries: Vec<BookEntry>,
}

impl Book {
    /// Reads the bytes of a book, such as those of a file. Entries with the key 0 stand for no position: some programs write
    /// notes there, and what they say is kept as it is.
    pub fn from_bytes(bytes: &[u8]) -> Result<Self, BookError> {
        let (whole, rest) = bytes.as_chunks();
        let mut entries: Vec<BookEntry> = Vec::with_capacity(whole.len());
        for (index, entry) in whole.iter().map(|bytes| BookEntry::from_bytes(*bytes)).enumerate() {
            if entries.last().is_some_and(|last| last.key > entry.key) {
                return Err(BookError::Order(index + 1));
            }
            if entry.key != 0 && !entry.played.is_move() {
                return Err(BookError::Move(index + 1));
            }
            entries.push(entry);
        }
        if rest.is_empty() { Ok(Self { entries }) } else { Err(BookError::Length(whole.len() + 1, rest.len())) }
    }

    /// Writes the bytes of the book.
    #[must_use]
    pub fn to_bytes(&self) -> Vec<u8> {
        self.entries.iter().flat_map(BookEntry::to_bytes).collect()
    }

    /// All entries, sorted by key.
    #[must_use]
    pub fn entries(&self) -> &[BookEntry] {
        &self.entries
    }

    /// The entries with a key, in their order.
    #[must_use]
    pub fn entries_of(&self, key: u64) -> &[BookEntry] {
        let start = self.entries.partition_point(|entry| entry.key < key);
        let rest = self.entries.get(start..).unwrap_or_default();
        let count = rest.partition_point(|entry| entry.key == key);
        rest.get(..count).unwrap_or_default()
    }

    /// The legal moves that the book has for a position, the heaviest first.
    #[must_use]
    pub fn moves(&self, position: &Position) -> Vec<(Move, BookEntry)> {
        let mut moves: Vec<(Move, BookEntry)> = Vec::new();
        for &entry in keys(position).flat_map(|key| self.entries_of(key)) {
            if let Some(played) = entry.played.to_move(position)
                && moves.iter().all(|(known, _)| *known != played)
            {
                moves.push((played, entry));
            }
        }
        moves.sort_by_key(|(_, entry)| Reverse(entry.weight));
        moves
    }

    /// A move at random, each by its weight; none where the book has no move of weight.
    #[must_use]
    pub fn choose(&self, position: &Position, rng: &mut Rng) -> Option<Move> {
        let moves = self.moves(position);
        let total: usize = moves.iter().map(|(_, entry)| usize::from(entry.weight)).sum();
        let mut left = rng.below(total);
        let chosen = moves.iter().find(|(_, entry)| {
            let is_here = left < usize::from(entry.weight);
            left = left.saturating_sub(usize::from(entry.weight));
            is_here
        });
        chosen.map(|(played, _)| *played)
    }
}

/// A book of these entries: sorted by key, and the heaviest first of those with the same.
impl FromIterator<BookEntry> for Book {
    fn from_iter<I: IntoIterator<Item = BookEntry>>(entries: I) -> Self {
        let mut entries: Vec<_> = entries.into_iter().collect();
        entries.sort_by_key(|entry| (entry.key, Reverse(entry.weight), entry.played));
        Self { entries }
    }
}
