//! What a line takes and loses, and where it is won.

use super::claim::ClaimOutcome;
use crate::board::{Bitboard, Board, Color, Role, Square};
use crate::rules::{Move, Position};
use crate::tactics::{quiet_end, sort_few, taken_square, worth};
use std::ops::Range;

/// The roles from the dearest.
const DEAREST_FIRST: [Role; 5] = [Role::Queen, Role::Rook, Role::Bishop, Role::Knight, Role::Pawn];
/// The least material that a line wins, in centipawns.
pub(super) const LEAST_MATERIAL: i32 = 80;
/// By so much, in centipawns, what is on the board may differ from what the exchanges leave, where it is called quiet.
const TOLERANCE: i32 = 60;
/// The most that may be given back later in a line, in centipawns, of what it is said to win.
const MOST_GIVEN_BACK: i32 = 120;

/// As many captures are followed where it is asked whether it is given back.
const MOST_CAPTURES: usize = 6;
/// More than all pieces are worth, in centipawns.
const ANY_MATERIAL: i32 = 100_000;

/// A line and the positions on it, the first that before its first move.
pub(crate) struct Walk {
    pub(crate) line: Vec<Move>,
    pub(crate) positions: Vec<Position>,
}

impl Walk {
    /// The moves of a line, as long as they are legal.
    pub(crate) fn of(start: &Position, line: &[Move]) -> Self {
        let mut positions = vec![*start];
        for &played in line {
            let Some(next) = positions.last().and_then(|position| position.play(played)) else { break };
            positions.push(next);
        }
        Self { line: line[..positions.len() - 1].to_vec(), positions }
    }

    /// What a side has won after a number of plies, in centipawns, by the pieces on the board.
    pub(super) fn balance(&self, plies: usize, side: Color) -> i32 {
        let of = |position: &Position| material(position.board(), side);
        of(&self.positions[plies]) - of(&self.positions[0])
    }

    /// The same after the exchanges that are left on the board.
    fn settled(&self, plies: usize, side: Color) -> i32 {
        let turn = self.positions[0].turn();
        let balance = quiet_end(&self.positions[0], &self.line[..plies]).map_or(0, |end| end.balance);
        if turn == side { balance } else { -balance }
    }

    /// What a side wins along the whole line, in centipawns.
    pub(super) fn won(&self, side: Color) -> i32 {
        self.settled(self.line.len(), side)
    }

    /// After how many plies a side has won the most of what it wins along the line: the fewest after which the pieces are off
    /// the board and it does not lose more than a pawn of it again; none if the board is not quiet before its end.
    pub(super) fn plies_to_win(&self, side: Color) -> Option<usize> {
        let (all, last) = (self.won(side), self.line.len());
        let is_won = |&plies: &usize| {
            let won = self.settled(plies, side);
            let is_kept = |later| self.settled(later, side) >= won - MOST_GIVEN_BACK;
            let is_quiet = (won - self.balance(plies, side)).abs() <= TOLERANCE;
            won * 3 >= all * 2 && is_quiet && (plies..=last).all(is_kept) && !self.is_taken_back(plies, side)
        };
        (1..=last).find(is_won)
    }

    /// Whether more than a pawn of what a side has won after a number of plies goes by captures, be it that one of them loses the
    /// exchange on its own square.
    fn is_taken_back(&self, plies: usize, side: Color) -> bool {
        let position = &self.positions[plies];
        let sign = if position.turn() == side { 1 } else { -1 };
        let left = sign * after_captures(position, MOST_CAPTURES, (-ANY_MATERIAL, ANY_MATERIAL));
        left < material(position.board(), side) - MOST_GIVEN_BACK
    }

    /// What a side has taken and lost after a number of plies, without what is equal on both sides; none if it does not win by it.
    pub(super) fn outcome(&self, plies: usize, side: Color) -> Option<ClaimOutcome> {
        if self.balance(plies, side) < LEAST_MATERIAL {
            return None;
        }
        let (start, end) = (self.positions[0].board(), self.positions[plies].board());
        let gone = |color, role| start.pieces(color, role).len() as i32 - end.pieces(color, role).len() as i32;
        let (mut won, mut lost) = (Vec::new(), Vec::new());
        for role in DEAREST_FIRST {
            let net = gone(!side, role) - gone(side, role);
            let list = if net > 0 { &mut won } else { &mut lost };
            list.extend((0..net.abs()).map(|_| role));
        }
        Some(ClaimOutcome::Material { won, lost })
    }

    /// Where the piece that stands on a square before some of the plies of the line stands after them; none if it is taken.
    pub(super) fn follow(&self, square: Square, plies: Range<usize>) -> Option<Square> {
        let mut at = square;
        for (position, &played) in self.positions.iter().zip(&self.line).take(plies.end).skip(plies.start) {
            if taken_square(position, played) == Some(at) {
                return None;
            }
            at = match played.castle_squares() {
                Some((king_to, _)) if at == played.from() => king_to,
                Some((_, rook_to)) if at == played.to() => rook_to,
                None if at == played.from() => played.to(),
                _ => at,
            };
        }
        Some(at)
    }

    /// The squares at the start of the line of the pieces that a side takes in it, in the order in which it does.
    pub(crate) fn victims(&self, side: Color) -> Vec<Square> {
        self.captures(side).into_iter().map(|(_, victim)| victim).collect()
    }

    /// The same, each after the square at the start of the line of the piece that takes.
    pub(crate) fn captures(&self, side: Color) -> Vec<(Square, Square)> {
        let mut origin: [Option<Square>; 64] = Square::ALL.map(Some);
        let mut captures = Vec::new();
        for (position, &played) in self.positions.iter().zip(&self.line) {
            let (from, to) = (played.from(), played.to());
            if played.is_castle() {
                if let Some((king_to, rook_to)) = played.castle_squares() {
                    let (king, rook) = (origin[from.index()], origin[to.index()]);
                    (origin[king_to.index()], origin[rook_to.index()]) = (king, rook);
                }
                continue;
            }
            if let Some(at) = taken_square(position, played).filter(|_| position.turn() == side) {
                captures.extend(origin[from.index()].zip(origin[at.index()]));
            }
            origin[to.index()] = origin[from.index()];
        }
        captures
    }
}

/// What a side has more than the other on the board, in centipawns.
fn material(board: &Board, side: Color) -> i32 {
    let count = |color, role| board.pieces(color, role).len() as i32;
    DEAREST_FIRST.into_iter().map(|role| (count(side, role) - count(!side, role)) * worth(role)).sum()
}

/// What the side to move has more than the other when both take what pays; `window` is what it has elsewhere and what the other
/// side concedes.
fn after_captures(position: &Position, depth: usize, (mut least, most): (i32, i32)) -> i32 {
    let mut best = material(position.board(), position.turn());
    if depth == 0 {
        return best;
    }
    let taken = |played: Move| played.captured(position.board()).map_or(0, worth);
    let mut moves: Vec<Move> = position.legal_moves().into_iter().collect();
    moves.retain(|played| played.is_capture(position.board()) || played.promotion() == Some(Role::Queen));
    sort_few(&mut moves, |&played| -taken(played));
    for played in moves {
        least = least.max(best);
        if least >= most {
            break;
        }
        best = best.max(-after_captures(&position.play_unchecked(played), depth - 1, (-most, -least)));
    }
    best
}

/// The squares of a list.
pub(super) fn squares(list: &[Square]) -> Bitboard {
    list.iter().copied().collect()
}
