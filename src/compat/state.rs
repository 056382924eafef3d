//! A board with everything that belongs to it, legal or not.

use super::illegal;
use crate::board::{Bitboard, Board, Color, File, Rank, Role, Square};
use crate::rules::{Material, Move, Position, Setup};
use std::cell::OnceCell;

/// The castling rights of both sides as four bits: white's short and long, black's short and long.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Rights(pub(super) u8);

impl Rights {
    /// The rights of four bits; others are left out.
    #[must_use]
    pub const fn from_bits(bits: u32) -> Self {
        Self((bits & 15) as u8)
    }

    /// The bit of one right.
    #[must_use]
    pub const fn of(color: Color, short: bool) -> Self {
        Self(1 << (2 * color.index() + if short { 0 } else { 1 }))
    }

    /// Whether the right is among these.
    #[must_use]
    pub const fn has(self, color: Color, short: bool) -> bool {
        self.0 & Self::of(color, short).0 != 0
    }

    pub(super) const fn minus(self, other: Self) -> Self {
        Self(self.0 & !other.0)
    }
}

impl FromIterator<Self> for Rights {
    fn from_iter<T: IntoIterator<Item = Self>>(rights: T) -> Self {
        Self(rights.into_iter().fold(0, |bits, right| bits | right.0))
    }
}

/// The square of a file on the back rank of a side.
const fn home(color: Color, file: File) -> Square {
    Square::new(file, if color.index() == 0 { Rank::First } else { Rank::Eighth })
}

/// The corner that a standard castling rook starts from.
pub(super) const fn corner(color: Color, short: bool) -> Square {
    home(color, if short { File::H } else { File::A })
}

/// The side that a castling rook belongs to.
pub(super) fn side_of(rook: Square) -> Color {
    if rook.rank() == Rank::First { Color::White } else { Color::Black }
}

/// Whether a rook of that side stands there, and a king of it on its back rank.
pub(super) fn may_castle(board: &Board, rook: Square) -> bool {
    let color = side_of(rook);
    board.pieces(color, Role::Rook).contains(rook)
        && board.pieces(color, Role::King).intersects(Bitboard::back_rank(color))
}

/// Whether a castling rook stands on the h-file's side of its king.
pub(super) fn is_short(board: &Board, color: Color, rook: Square) -> bool {
    let king = (board.pieces(color, Role::King) & Bitboard::back_rank(color)).first();
    king.map_or(rook.file() > File::E, |king| rook > king)
}

/// The rights that the rooks of a setup stand for.
pub(super) fn rights_of(setup: &Setup) -> Rights {
    setup.castling.into_iter().map(|rook| right_of(&setup.board, rook)).collect()
}

/// The right that a castling rook stands for.
pub(super) fn right_of(board: &Board, rook: Square) -> Rights {
    Rights::of(side_of(rook), is_short(board, side_of(rook), rook))
}

/// Whether king and rook stand where a standard game starts with them.
pub(super) fn stands_for(board: &Board, color: Color, short: bool) -> bool {
    board.pieces(color, Role::King).contains(home(color, File::E))
        && board.pieces(color, Role::Rook).contains(corner(color, short))
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
    pub(super) claimed: Rights,
    /// The legal position that it is, if it is one; found out when somebody asks.
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
        Self::new(Setup::initial(), Rights::default())
    }
}

impl State {
    /// No pieces, white to move.
    #[must_use]
    pub fn empty() -> Self {
        Self::new(Setup::EMPTY, Rights::default())
    }

    pub(super) const fn new(setup: Setup, claimed: Rights) -> Self {
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

    /// The rights that it has or that its text claims.
    #[must_use]
    pub fn rights(&self) -> Rights {
        Rights(self.claimed.0 | rights_of(&self.setup).0)
    }

    /// The standard rights that could be given: king and rook stand where a standard game starts with them.
    #[must_use]
    pub fn possible_rights(&self) -> Rights {
        let possible = EVERY_RIGHT.into_iter().filter(|&(color, short)| stands_for(self.board(), color, short));
        possible.map(|(color, short)| Rights::of(color, short)).collect()
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

    /// Whether nobody can mate with what is left; both sides have their king.
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

    /// What only the moves tell, as bits: check (1), checkmate (2), stalemate (4).
    #[must_use]
    pub fn status(&self) -> u32 {
        let check = self.is_check();
        let end = match (self.has_move(), check) {
            (true, _) => 0,
            (false, true) => 2,
            (false, false) => 4,
        };
        u32::from(check) | end
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
        Some(Self::new(self.setup.passed(), self.claimed))
    }

    /// A claimed right goes when its king moves, and when a piece leaves or takes on its corner.
    fn claimed_after(&self, played: Move) -> Rights {
        let mut claimed = self.claimed;
        if claimed.0 == 0 {
            return claimed;
        }
        for (color, short) in EVERY_RIGHT {
            let corner = corner(color, short);
            let king_moves = color == self.turn() && played.role() == Some(Role::King);
            if king_moves || played.from() == corner || played.to() == corner {
                claimed = claimed.minus(Rights::of(color, short));
            }
        }
        claimed
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
        // A square that nobody can have passed spoils nothing else.
        Some(_) => as_it_is.or_else(|_| Setup { en_passant: None, ..*setup }.position()).ok(),
        None => as_it_is.ok(),
    }
}

/// The four rights in the order of their letters, `KQkq`.
pub(super) const EVERY_RIGHT: [(Color, bool); 4] =
    [(Color::White, true), (Color::White, false), (Color::Black, true), (Color::Black, false)];
