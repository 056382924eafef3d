//! The moves of a state, in the order that programs written for chess.js are used to.
//!
//! Piece by piece from a8 to h1; a piece's moves turn clockwise from the upper left, the near squares first; castling
//! comes last. Programs should not care, but their tests do.

use super::report::shown_target;
use super::{Report, State, sanmark};
use crate::board::{Bitboard, Color, Piece, Role, Square};
use crate::geometry::attacks;
use crate::notation::san::{self, CastlingSide, San, SanPlus, Suffix, origin};
use crate::rules::{Move, MoveKind, MoveList, Position};

/// One move of a list.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Entry {
    /// The move.
    pub played: Move,
    /// What it does.
    pub report: Report,
    /// The number of its SAN.
    pub san: u32,
}

/// Which moves are wanted: all, or those of one square or one kind of piece.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Filter {
    /// Only moves of the piece on this square.
    pub square: Option<Square>,
    /// Only moves of this kind of piece.
    pub role: Option<Role>,
}

impl Filter {
    fn takes(self, played: Move) -> bool {
        self.square.is_none_or(|square| square == played.from())
            && self.role.is_none_or(|role| Some(role) == played.role())
    }
}

/// Lists moves; kept and used again, it asks for no memory.
#[derive(Clone, Debug)]
pub struct Listing {
    legal: MoveList,
    moves: Vec<(Move, Option<Suffix>)>,
    keys: Vec<u32>,
    /// By role and square: where pieces come from that may go there, as far as there are several of the role.
    origins: Box<[[Bitboard; 64]; 8]>,
}

impl Default for Listing {
    fn default() -> Self {
        let origins = Box::new([[Bitboard::EMPTY; 64]; 8]);
        Self { legal: MoveList::new(), moves: Vec::new(), keys: Vec::new(), origins }
    }
}

impl Listing {
    /// Shows each move, in no particular order.
    pub fn plain(&mut self, state: &State, mut see: impl FnMut(Move)) {
        match state.position() {
            Some(position) => {
                position.legal_moves_into(&mut self.legal);
                self.legal.iter().for_each(|&played| see(played));
            }
            None => state.moves().into_iter().for_each(see),
        }
    }

    /// Shows each move that the filter takes, in order.
    pub fn each(&mut self, state: &State, filter: Filter, mut see: impl FnMut(Entry)) {
        let checks = state.position().map(Checks::of);
        let mut moves = std::mem::take(&mut self.moves);
        moves.clear();
        self.plain(state, |played| {
            let is_quiet = !filter.takes(played) || checks.as_ref().is_some_and(|checks| !checks.may_give(played));
            moves.push((played, if is_quiet { None } else { sign_after(state, played) }));
        });
        self.moves = moves;
        self.sort(state, filter);
        for &key in &self.keys {
            let Some(&(played, suffix)) = self.moves.get((key & INDEX) as usize) else { continue };
            let san = sanmark::number(SanPlus { san: self.san(state, played), suffix });
            see(Entry { played, report: Report::new(state, played), san });
        }
    }

    /// The first move, in order, that `fits` takes by what is written of it but for the sign.
    pub(super) fn find(&mut self, state: &State, mut fits: impl FnMut(Move, San) -> bool) -> Option<Move> {
        let mut moves = std::mem::take(&mut self.moves);
        moves.clear();
        self.plain(state, |played| moves.push((played, None)));
        self.moves = moves;
        self.sort(state, Filter::default());
        let ordered = self.keys.iter().filter_map(|key| self.moves.get((key & INDEX) as usize));
        ordered.map(|entry| entry.0).find(|&played| fits(played, self.san(state, played)))
    }

    /// Puts the moves that the filter takes in order, and notes where each square is reached from.
    fn sort(&mut self, state: &State, filter: Filter) {
        let mut several = [false; 8];
        for role in Role::ALL {
            let row = usize::from(role.code() & 7);
            several[row] = state.board().pieces(state.turn(), role).has_many();
            if several[row] {
                self.origins[row] = [Bitboard::EMPTY; 64];
            }
        }
        self.keys.clear();
        for (index, &(played, _)) in self.moves.iter().enumerate() {
            if let Some(MoveKind::Plain(role)) = played.kind()
                && several[usize::from(role.code() & 7)]
            {
                self.origins[usize::from(role.code() & 7)][played.to().index()] |= Bitboard::from(played.from());
            }
            if filter.takes(played) {
                insert(&mut self.keys, order(played, state.turn()) << INDEX_BITS | index as u32 & INDEX);
            }
        }
    }

    fn san(&self, state: &State, played: Move) -> San {
        let rivals = |role: Role| match state.board().pieces(state.turn(), role).has_many() {
            true => self.origins[usize::from(role.code() & 7)][played.to().index()] - Bitboard::from(played.from()),
            false => Bitboard::EMPTY,
        };
        san_of(state, played, rivals)
    }
}

/// What is written of a move, given the pieces of a role that may go to the same square.
fn san_of(state: &State, played: Move, rivals: impl FnOnce(Role) -> Bitboard) -> San {
    let (from, to) = (played.from(), played.to());
    let (role, captures, (from_file, from_rank)) = match played.kind() {
        Some(MoveKind::Castle) => {
            return San::Castle(if to > from { CastlingSide::Short } else { CastlingSide::Long });
        }
        Some(MoveKind::Plain(role)) if role != Role::Pawn => {
            (role, state.board().occupied().contains(to), origin(from, rivals(role)))
        }
        _ => {
            let captures = from.file() != to.file();
            (Role::Pawn, captures, (captures.then_some(from.file()), None))
        }
    };
    San::Normal { role, from_file, from_rank, captures, to, promotion: played.promotion() }
}

impl Entry {
    /// One move of a state, with the state after it.
    #[must_use]
    pub fn of(state: &State, played: Move) -> (Self, State) {
        let next = state.play(played);
        let suffix = match next.position() {
            Some(position) => Suffix::of(position),
            None => sign_of(&next),
        };
        let rivals = |role| {
            let piece = Piece { color: state.turn(), role };
            san::rivals(state.board(), piece, played, |played| state.is_legal(played))
        };
        let san = sanmark::number(SanPlus { san: san_of(state, played, rivals), suffix });
        (Self { played, report: Report::new(state, played), san }, next)
    }
}

/// From where a move may give check: most may not, and need not be made to know that.
struct Checks {
    /// By role: the squares that it attacks the king from.
    squares: [Bitboard; 8],
    /// Own pieces in sight of the king with a slider behind one of them (x-ray blockers): one that leaves may open its line.
    blockers: Bitboard,
}

impl Checks {
    fn of(position: &Position) -> Self {
        let (us, board) = (position.turn(), position.board());
        let king = position.king(!us);
        let mut squares = [Bitboard::EMPTY; 8];
        // What a piece of theirs on the king's square attacks, a piece of ours attacks that square from.
        for role in [Role::Pawn, Role::Knight, Role::Bishop, Role::Rook] {
            squares[usize::from(role.code() & 7)] = attacks(role, !us, king, board.occupied());
        }
        let [bishop, rook, queen] = [Role::Bishop, Role::Rook, Role::Queen].map(|role| usize::from(role.code() & 7));
        squares[queen] = squares[bishop] | squares[rook];
        let own = board.color(us);
        let blockers = |role: Role| {
            let near = squares[usize::from(role.code() & 7)] & own;
            let behind = attacks(role, us, king, board.occupied() - near);
            let sliders = own & (board.role(role) | board.role(Role::Queen));
            if behind.intersects(sliders) { near } else { Bitboard::EMPTY }
        };
        let blockers = blockers(Role::Bishop) | blockers(Role::Rook);
        Self { squares, blockers }
    }

    fn may_give(&self, played: Move) -> bool {
        let role = match played.kind() {
            Some(MoveKind::Plain(role)) => role,
            Some(MoveKind::DoublePush) => Role::Pawn,
            _ => return true,
        };
        self.squares[usize::from(role.code() & 7)].contains(played.to()) || self.blockers.contains(played.from())
    }
}

/// The sign that a move's text ends with.
fn sign_after(state: &State, played: Move) -> Option<Suffix> {
    match state.position() {
        Some(position) => Suffix::of(&position.play_unchecked(played)),
        None => sign_of(&state.play(played)),
    }
}

#[cold]
fn sign_of(next: &State) -> Option<Suffix> {
    match next.is_check() {
        false => None,
        true if next.has_move() => Some(Suffix::Check),
        true => Some(Suffix::Checkmate),
    }
}

const INDEX_BITS: u32 = 12;
const INDEX: u32 = (1 << INDEX_BITS) - 1;

/// Adds a key where it belongs: the generator's order is half right already, so this is faster than sorting.
fn insert(keys: &mut Vec<u32>, key: u32) {
    keys.push(key);
    let mut at = keys.len() - 1;
    while at > 0 && keys[at - 1] > key {
        keys[at] = keys[at - 1];
        at -= 1;
    }
    keys[at] = key;
}

/// Where a move comes in the list: its square, its direction, how far it goes, what it promotes to.
fn order(played: Move, color: Color) -> u32 {
    let (from, to) = (played.from(), played.to());
    if played.is_castle() {
        return 64 << 9 | u32::from(to < from);
    }
    let files = to.file().index() as i32 - from.file().index() as i32;
    let ranks = to.rank().index() as i32 - from.rank().index() as i32;
    let place = (7 - from.rank().index() as u32) * 8 + from.file().index() as u32;
    let promotion = match played.promotion() {
        Some(Role::Bishop) => 1,
        Some(Role::Rook) => 2,
        Some(Role::Queen) => 3,
        _ => 0,
    };
    let (way, steps) = match played.role() {
        Some(Role::Pawn) if files == 0 => (0, ranks.abs()),
        Some(Role::Pawn) => (if (files < 0) == (color == Color::White) { 1 } else { 2 }, 0),
        Some(Role::Knight) => (knight_way(files, ranks), 0),
        _ => (way(files.signum(), ranks.signum()), files.abs().max(ranks.abs())),
    };
    place << 9 | way << 6 | (steps as u32 & 7) << 3 | promotion
}

/// Clockwise from the upper left.
const fn way(files: i32, ranks: i32) -> u32 {
    match (files, ranks) {
        (-1, 1) => 0,
        (0, 1) => 1,
        (1, 1) => 2,
        (1, 0) => 3,
        (1, -1) => 4,
        (0, -1) => 5,
        (-1, -1) => 6,
        _ => 7,
    }
}

/// Clockwise from the left, first in the upper half, then on from the right in the lower.
const fn knight_way(files: i32, ranks: i32) -> u32 {
    match (files, ranks) {
        (-2, 1) => 0,
        (-1, 2) => 1,
        (1, 2) => 2,
        (2, 1) => 3,
        (2, -1) => 4,
        (1, -2) => 5,
        (-1, -2) => 6,
        _ => 7,
    }
}

impl State {
    /// The move from one square to another, with its promotion where it is one. A standard castle goes to the king's
    /// square; any castle may be named by its rook.
    #[must_use]
    pub fn find_move(&self, from: Square, to: Square, promotion: Option<Role>) -> Option<Move> {
        let moves = self.moves();
        let fits = |played: &&Move| {
            played.from() == from
                && shown_target(**played) == to
                && played.promotion().is_none_or(|role| Some(role) == promotion)
        };
        let castles = |played: &&Move| played.is_castle() && played.from() == from && played.to() == to;
        moves.iter().find(fits).or_else(|| moves.iter().find(castles)).copied()
    }

    /// Where this piece stands, from a8 to h1.
    pub fn squares_of(&self, piece: Piece) -> impl Iterator<Item = Square> {
        from_above(self.board().pieces(piece.color, piece.role))
    }
}

/// The squares of a set from a8 to h1.
pub(super) fn from_above(set: Bitboard) -> impl Iterator<Item = Square> {
    let flipped = Bitboard(set.0.swap_bytes());
    flipped.into_iter().filter_map(|square| Square::from_index(square.index() ^ 56))
}
