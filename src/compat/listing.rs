//! The moves of a state, in the order that programs written for chess.js are used to.
//!
//! Piece by piece from a8 to h1; a piece's moves turn clockwise from the upper left, the near squares first; castling
//! comes last. Programs should not care, but their tests do.

use super::report::shown_target;
use super::{Report, State, sanmark};
use crate::board::{Bitboard, Color, Rank, Role, Square};
use crate::geometry::attacks;
use crate::notation::san::{San, SanPlus, Suffix};
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
#[derive(Clone, Debug, Default)]
pub struct Listing {
    legal: MoveList,
    /// Of each move its place in the order, and below that its own sixteen bits.
    keys: Vec<u32>,
}

impl Listing {
    /// Shows each move, in no particular order.
    pub fn plain(&mut self, state: &State, see: impl FnMut(Move)) {
        match state.position() {
            Some(position) => {
                position.legal_moves_into(&mut self.legal);
                self.legal.iter().copied().for_each(see);
            }
            None => state.moves().into_iter().for_each(see),
        }
    }

    /// Shows each move that the filter takes, in order.
    pub fn each(&mut self, state: &State, filter: Filter, mut see: impl FnMut(Entry)) {
        let may_check = may_check(state);
        for played in self.ordered(state, filter) {
            let suffix = if may_check(played) { state.play(played).suffix() } else { None };
            see(Entry::new(state, played, suffix));
        }
    }

    /// The moves that the filter takes, in order.
    pub(super) fn ordered(&mut self, state: &State, filter: Filter) -> impl Iterator<Item = Move> + '_ {
        let mut keys = std::mem::take(&mut self.keys);
        keys.clear();
        self.plain(state, |played| {
            if filter.takes(played) {
                insert(&mut keys, order(played, state.turn()) << 16 | u32::from(played.raw()));
            }
        });
        self.keys = keys;
        self.keys.iter().map(|&key| Move::from_raw(key as u16))
    }
}

impl Entry {
    fn new(state: &State, played: Move, suffix: Option<Suffix>) -> Self {
        let san = sanmark::number(SanPlus { san: state.san(played), suffix });
        Self { played, report: Report::new(state, played), san }
    }

    /// One move of a state, with the state after it.
    #[must_use]
    pub fn of(state: &State, played: Move) -> (Self, State) {
        let next = state.play(played);
        (Self::new(state, played, next.suffix()), next)
    }
}

impl State {
    /// What is written of one of its moves, but for the sign.
    pub(super) fn san(&self, played: Move) -> San {
        San::on_board(self.board(), self.turn(), played, |rival| self.is_legal(rival))
    }

    /// The sign behind a move that leads here.
    fn suffix(&self) -> Option<Suffix> {
        match self.position() {
            Some(position) => Suffix::of(position),
            None => self.is_check().then(|| if self.has_move() { Suffix::Check } else { Suffix::Checkmate }),
        }
    }
}

/// Which moves may give check: of a legal position most do not, and need not be made to know that.
fn may_check(state: &State) -> impl Fn(Move) -> bool {
    let (board, own) = (*state.board(), state.turn());
    let king = state.position().map(|position| position.king(!own));
    // What a piece of theirs on the king's square attacks, a piece of ours attacks that square from.
    let seen = |role| king.map_or(Bitboard::FULL, |king| attacks(role, !own, king, board.occupied()));
    let [pawn, knight, queen] = [Role::Pawn, Role::Knight, Role::Queen].map(seen);
    move |played| {
        let near = match played.kind() {
            Some(MoveKind::DoublePush | MoveKind::Plain(Role::Pawn)) => pawn,
            Some(MoveKind::Plain(Role::Knight)) => knight,
            Some(MoveKind::Plain(_)) => queen,
            _ => Bitboard::FULL,
        };
        // A piece that the king sees may open a line when it leaves.
        near.contains(played.to()) || queen.contains(played.from())
    }
}

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
    let place = from.index() as u32 ^ 56;
    let promotion = Role::PROMOTIONS.iter().rev().position(|&role| Some(role) == played.promotion());
    let place_in = |ways: &[_; 8], way| ways.iter().position(|&other| other == way).unwrap_or_default();
    let (way, steps) = match played.role() {
        Some(Role::Pawn) if files == 0 => (0, ranks.abs()),
        Some(Role::Pawn) => (if (files < 0) == (color == Color::White) { 1 } else { 2 }, 0),
        Some(Role::Knight) => (place_in(&KNIGHT_WAYS, (files, ranks)), 0),
        _ => (place_in(&WAYS, (files.signum(), ranks.signum())), files.abs().max(ranks.abs())),
    };
    place << 9 | (way as u32) << 6 | (steps as u32 & 7) << 3 | promotion.unwrap_or_default() as u32
}

/// Where a piece goes, clockwise from the upper left; and a knight, clockwise from the left.
const WAYS: [(i32, i32); 8] = [(-1, 1), (0, 1), (1, 1), (1, 0), (1, -1), (0, -1), (-1, -1), (-1, 0)];
const KNIGHT_WAYS: [(i32, i32); 8] = [(-2, 1), (-1, 2), (1, 2), (2, 1), (2, -1), (1, -2), (-1, -2), (-2, -1)];

/// The legal move from one square to another, found without a list; what a piece other than a pawn on the last rank would
/// become is ignored. None where a castle is named by its rook and could be by its king.
pub(super) fn quick_move(position: &Position, from: Square, to: Square, promotion: Option<Role>) -> Option<Move> {
    let role = position.board().piece_at(from)?.role;
    let arrives = promotion.filter(|_| matches!(to.rank(), Rank::First | Rank::Eighth)).unwrap_or(role);
    let played = Move::new(from, to, MoveKind::of(role, (from, to), arrives, position.en_passant()));
    let castles = position.castling_rooks().into_iter().map(|rook| Move::new(from, rook, MoveKind::Castle));
    let mut fitting = castles.filter(|&castle| role == Role::King && shown_target(castle) == to);
    if position.is_legal(played) { Some(played) } else { fitting.find(|&castle| position.is_legal(castle)) }
}

impl State {
    /// The move from one square to another, with its promotion where it is one. A standard castle goes to the king's
    /// square; any castle may be named by its rook.
    #[must_use]
    pub fn find_move(&self, from: Square, to: Square, promotion: Option<Role>) -> Option<Move> {
        let quick = self.position().and_then(|position| quick_move(position, from, to, promotion));
        if quick.is_some() {
            return quick;
        }
        let fits = |played: &Move| {
            played.from() == from
                && played.promotion().is_none_or(|role| Some(role) == promotion)
                && (shown_target(*played) == to || played.is_castle() && played.to() == to)
        };
        self.moves().into_iter().filter(fits).min_by_key(|&played| shown_target(played) != to)
    }
}
