//! A board with everything that belongs to it, legal or not.

use super::illegal;
use crate::board::{Bitboard, Board, Color, File, Piece, Rank, Role, Square};
use crate::geometry::attackers;
use crate::rules::{Material, Move, Position, Setup, Variant, castling_homes};
use std::cell::OnceCell;

/// The corners that standard castling rooks start from, in the order of the letters `KQkq`. A set of castling rights is
/// kept as a set of them.
pub(super) const CORNERS: [Square; 4] = [Square::H1, Square::A1, Square::H8, Square::A8];

/// The corners of the rights that four bits stand for: white's short and long, black's short and long.
#[must_use]
pub const fn corners(bits: u32) -> Bitboard {
    // The corners are the last and the first bit of a rank: turned by one, they lie beside each other.
    let [white, black] = [bits as u8 & 3, (bits >> 2) as u8 & 3];
    Bitboard(white.rotate_right(1) as u64 | (black.rotate_right(1) as u64) << 56)
}

/// The four bits of rights.
pub(super) const fn bits_of(rights: Bitboard) -> u32 {
    let [white, black] = [rights.0 as u8, (rights.0 >> 56) as u8];
    (white.rotate_left(1) & 3 | (black.rotate_left(1) & 3) << 2) as u32
}

/// The side that a castling rook belongs to.
pub(super) fn side_of(rook: Square) -> Color {
    if rook.rank() == Rank::First { Color::White } else { Color::Black }
}

/// The corner of the right that a castling rook stands for: is it on the h-file's side of its king?
pub(super) fn right_of(board: &Board, rook: Square) -> Square {
    let home = Bitboard::back_rank(side_of(rook));
    let king = (board.pieces(side_of(rook), Role::King) & home).first();
    let is_short = king.map_or(rook.file() > File::E, |king| rook > king);
    let rank = if rook.rank() == Rank::First { Rank::First } else { Rank::Eighth };
    Square::new(if is_short { File::H } else { File::A }, rank)
}

/// The rights that the rooks of a setup stand for.
pub(super) fn rights_of(setup: &Setup) -> Bitboard {
    // Nearly always they stand where they stand for themselves.
    if (setup.castling - castling_homes(&setup.board, Variant::Standard)).is_empty() {
        return setup.castling;
    }
    setup.castling.into_iter().map(|rook| right_of(&setup.board, rook)).collect()
}

/// What becomes of castling rights that a FEN claims and no king and rook stand for.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum ClaimedRights {
    /// They are written down, and castle nowhere.
    #[default]
    Kept,
    /// They are gone.
    Dropped,
}

/// A board, whose turn it is, rights and counters; a legal position if it can be one.
///
/// ```
/// use gridmate::compat::State;
/// let state = State::default();
/// assert!(state.position().is_some());
/// assert_eq!(state.moves().len(), 20);
/// ```
#[derive(Clone, Debug)]
pub struct State {
    /// The pieces and the rest; `en_passant` is the square that the last double step passed, capture or not.
    pub(super) setup: Setup,
    /// Rights that a text claims and no king and rook stand for: they are written down, and nothing else.
    pub(super) claimed: Bitboard,
    /// The legal position that it is, if it is one; computed when it is first needed.
    position: OnceCell<Option<Position>>,
}

impl PartialEq for State {
    fn eq(&self, other: &Self) -> bool {
        self.setup == other.setup && self.claimed == other.claimed
    }
}

impl Eq for State {}

impl Default for State {
    fn default() -> Self {
        Self::new(Setup::initial(), Bitboard::EMPTY)
    }
}

impl State {
    /// No pieces, white to move.
    #[must_use]
    pub fn empty() -> Self {
        Self::new(Setup::EMPTY, Bitboard::EMPTY)
    }

    pub(super) const fn new(setup: Setup, claimed: Bitboard) -> Self {
        Self { setup, claimed, position: OnceCell::new() }
    }

    /// The legal position that it is, if it is one.
    #[must_use]
    pub fn position(&self) -> Option<&Position> {
        self.position.get_or_init(|| legal(&self.setup)).as_ref()
    }

    /// The pieces.
    #[must_use]
    pub const fn board(&self) -> &Board {
        &self.setup.board
    }

    /// Who moves.
    #[must_use]
    pub const fn turn(&self) -> Color {
        self.setup.turn
    }

    /// The number of the move.
    #[must_use]
    pub const fn fullmove(&self) -> u16 {
        self.setup.fullmove
    }

    /// The corners of the rights that it has or that its text claims.
    #[must_use]
    pub fn rights(&self) -> Bitboard {
        self.claimed | rights_of(&self.setup)
    }

    /// The corners of the standard rights that could be given: king and rook stand where a standard game starts with them.
    #[must_use]
    pub fn possible_rights(&self) -> Bitboard {
        castling_homes(self.board(), Variant::Standard)
    }

    /// The square where a pawn may legally be taken in passing.
    #[must_use]
    pub fn en_passant(&self) -> Option<Square> {
        let passed = self.setup.en_passant?;
        match self.position() {
            Some(position) => position.en_passant(),
            None => Some(passed).filter(|_| self.moves().into_iter().any(Move::is_en_passant)),
        }
    }

    /// Whether the side to move is in check.
    #[must_use]
    pub fn is_check(&self) -> bool {
        match self.position() {
            Some(position) => position.is_check(),
            None => illegal::is_attacked_king(self.board(), self.turn()),
        }
    }

    /// Whether there is a move.
    #[must_use]
    pub fn has_move(&self) -> bool {
        match self.position() {
            Some(position) => position.has_legal_move(),
            None => !self.moves().is_empty(),
        }
    }

    /// Whether neither side can mate with what is left, and both have their king.
    #[must_use]
    pub fn is_dead(&self) -> bool {
        let kings = Color::ALL.map(|color| self.board().pieces(color, Role::King).len());
        kings == [1, 1] && Material::of(self.board()).is_dead()
    }

    /// Whether both sides have made fifty moves without a capture or a pawn's move.
    #[must_use]
    pub const fn is_fifty(&self) -> bool {
        self.setup.halfmove >= 100
    }

    /// What only the moves say, as bits: check (1), checkmate (2), stalemate (4).
    #[must_use]
    pub fn status(&self) -> u32 {
        match (self.is_check(), self.has_move()) {
            (check, true) => u32::from(check),
            (true, false) => 1 | 2,
            (false, false) => 4,
        }
    }

    /// Every move, in no particular order.
    #[must_use]
    pub fn moves(&self) -> Vec<Move> {
        match self.position() {
            Some(position) => position.legal_moves().to_vec(),
            None => illegal::moves(self, Bitboard::FULL),
        }
    }

    /// Whether it is one of the moves.
    #[must_use]
    pub fn is_legal(&self, played: Move) -> bool {
        match self.position() {
            Some(position) => position.is_legal(played),
            None => illegal::moves(self, played.from().into()).contains(&played),
        }
    }

    /// The state after one of its moves.
    #[must_use]
    pub fn play(&self, played: Move) -> Self {
        let claimed = self.claimed_after(played);
        let Some(position) = self.position() else { return Self::new(self.setup.after(played), claimed) };
        let next = position.play_unchecked(played);
        let setup = Setup { en_passant: played.passed(), ..next.setup() };
        Self { setup, claimed, position: OnceCell::from(Some(next)) }
    }

    /// The state with the turn passed on, or `None` in check.
    #[must_use]
    pub fn pass(&self) -> Option<Self> {
        if self.is_check() {
            return None;
        }
        Some(Self::new(self.setup.null_move(), self.claimed))
    }

    /// A claimed right goes when its king moves, and when a piece leaves or takes on its corner.
    fn claimed_after(&self, played: Move) -> Bitboard {
        let is_king = played.role() == Some(Role::King);
        let lost = if is_king { Bitboard::back_rank(self.turn()) } else { Bitboard::EMPTY };
        self.claimed - lost - played.from().into() - played.to().into()
    }

    /// Puts a piece on a square; `None` if that would be a second king of its side.
    #[must_use]
    pub fn put(&self, piece: Piece, square: Square) -> Option<Self> {
        let kings = self.board().pieces(piece.color, Role::King) - Bitboard::from(square);
        let second_king = piece.role == Role::King && !kings.is_empty();
        (!second_king).then(|| self.with(square, Some(piece)))
    }

    /// Empties a square.
    #[must_use]
    pub fn remove(&self, square: Square) -> Self {
        self.with(square, None)
    }

    /// A piece put or taken by hand: rights without their king and rook go, and so does the passed square.
    fn with(&self, square: Square, piece: Option<Piece>) -> Self {
        let mut setup = Setup { en_passant: None, ..self.setup };
        setup.board.set(square, piece);
        let kings = |board: &Board, rook| board.pieces(side_of(rook), Role::King);
        let homes = castling_homes(&setup.board, Variant::Chess960);
        let is_kept = |&rook: &Square| kings(&setup.board, rook) == kings(self.board(), rook);
        setup.castling = (setup.castling & homes).into_iter().filter(is_kept).collect();
        Self::new(setup, Bitboard::EMPTY)
    }

    /// Takes castling rights, then gives standard ones: those whose king and rook stand for it, and no others. Rights
    /// that were only claimed go. Each is named by its corner.
    #[must_use]
    pub fn with_rights(&self, given: Bitboard, taken: Bitboard) -> Self {
        let given = given & self.possible_rights();
        let is_kept = |&rook: &Square| !(given | taken).contains(right_of(self.board(), rook));
        let kept: Bitboard = self.setup.castling.into_iter().filter(is_kept).collect();
        Self::new(Setup { castling: kept | given, ..self.setup }, Bitboard::EMPTY)
    }

    /// The state without the rights that a text only claims.
    #[must_use]
    pub fn without_claims(self) -> Self {
        Self::new(self.setup, Bitboard::EMPTY)
    }

    /// The pieces of one side that attack a square, from a8 to h1.
    pub fn attackers(&self, square: Square, by: Color) -> impl Iterator<Item = Square> {
        let found = attackers(self.board(), square, by, self.board().occupied());
        found.flip_ranks().into_iter().map(Square::flip_rank)
    }

    /// How many paths of `depth` moves there are.
    #[must_use]
    pub fn perft(&self, depth: u32) -> u64 {
        match (self.position(), depth) {
            (Some(position), _) => crate::rules::perft(position, depth),
            (None, 0) => 1,
            (None, _) => self.moves().into_iter().map(|played| self.play(played).perft(depth - 1)).sum(),
        }
    }
}

fn legal(setup: &Setup) -> Option<Position> {
    let as_it_is = setup.position();
    match setup.en_passant {
        // An impossible en-passant square is dropped, and spoils nothing else.
        Some(_) => as_it_is.or_else(|_| Setup { en_passant: None, ..*setup }.position()).ok(),
        None => as_it_is.ok(),
    }
}
