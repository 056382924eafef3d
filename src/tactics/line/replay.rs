//! A line played through: its positions, what each move takes, and what the line comes to.

use crate::board::{Bitboard, Board, Color, Piece, Square};
use crate::rules::{Move, Position};
use crate::tactics::material::{settle, surplus};
use crate::tactics::{arrival, quiet_end, taken_square};
use alloc::vec::Vec;

/// A legal line with the position before each move and after the last.
pub(super) struct Replay {
    pub(super) positions: Vec<Position>,
    pub(super) moves: Vec<Move>,
    /// The board once the captures after the line are settled.
    quiet: Board,
    /// The side that mates with the last move.
    mates: Option<Color>,
}

/// What a line comes to for a side.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub(super) enum LineOutcome {
    /// It is mated or stalemates.
    Bad,
    /// It gains so much, in centipawns.
    Gain(i32),
    /// It mates.
    Mate,
}

impl Replay {
    pub(super) fn of(position: &Position, line: &[Move]) -> Option<Self> {
        let mut positions = Vec::with_capacity(line.len() + 1);
        positions.push(*position);
        for &played in line {
            positions.push(positions.last()?.play(played)?);
        }
        let end = positions.last()?;
        let quiet = settle(end).iter().fold(*end, |position, &taking| position.play_unchecked(taking));
        let mates = end.is_checkmate().then_some(!end.turn());
        Some(Self { moves: line.to_vec(), quiet: *quiet.board(), mates, positions })
    }

    pub(super) fn plies(&self) -> usize {
        self.moves.len()
    }

    pub(super) fn last(&self) -> &Position {
        &self.positions[self.plies()]
    }

    pub(super) fn before(&self, ply: usize) -> &Position {
        &self.positions[ply]
    }

    pub(super) fn after(&self, ply: usize) -> &Position {
        &self.positions[ply + 1]
    }

    /// Who plays a move.
    pub(super) fn side(&self, ply: usize) -> Color {
        self.before(ply).turn()
    }

    pub(super) fn from(&self, ply: usize) -> Square {
        self.moves[ply].from()
    }

    /// Where the piece that moves arrives.
    pub(super) fn to(&self, ply: usize) -> Square {
        arrival(self.moves[ply])
    }

    /// The square of the piece that a move takes.
    pub(super) fn taken(&self, ply: usize) -> Option<Square> {
        taken_square(self.before(ply), self.moves[ply])
    }

    /// The piece that moves, as it is before its move.
    pub(super) fn mover(&self, ply: usize) -> Option<Piece> {
        self.before(ply).board().piece_at(self.from(ply))
    }

    /// Whether a move gives check.
    pub(super) fn checks(&self, ply: usize) -> bool {
        self.after(ply).is_check()
    }

    /// Whether the next move of a side takes what its piece attacks only since the move before.
    pub(super) fn takes_what_was_attacked(&self, ply: usize) -> bool {
        let (now, next) = (self.to(ply), ply + 2);
        let (from, target) = (self.from(next), self.to(next));
        let was = if from == now { self.from(ply) } else { from };
        let after = self.after(ply).board();
        let is_there = after.color(!self.side(ply)).contains(target) && self.taken(next) == Some(target);
        is_there
            && attacked_from(after, from).contains(target)
            && !attacked_from(self.before(ply).board(), was).contains(target)
    }

    /// What the rest of the line, from a move on, comes to for a side.
    pub(super) fn outcome(&self, ply: usize, side: Color) -> LineOutcome {
        match self.mates {
            Some(winner) if winner == side => LineOutcome::Mate,
            Some(_) => LineOutcome::Bad,
            None if self.last().is_stalemate() => LineOutcome::Bad,
            None => LineOutcome::Gain(surplus(&self.quiet, side) - surplus(self.before(ply).board(), side)),
        }
    }

    /// What moves after one another from a ply on come to for the side that plays the first of them.
    pub(super) fn outcome_of(&self, ply: usize, moves: &[Move]) -> LineOutcome {
        let position = self.before(ply);
        let end = moves.iter().try_fold(*position, |position, &played| position.play(played));
        if end.is_some_and(|end| end.is_checkmate()) {
            return if moves.len() % 2 == 1 { LineOutcome::Mate } else { LineOutcome::Bad };
        }
        quiet_end(position, moves).map_or(LineOutcome::Bad, |end| LineOutcome::Gain(end.balance))
    }

    /// Whether the line from a move on brings its side more than this later move at once, and something at all.
    pub(super) fn is_better_than_at_once(&self, ply: usize, later: usize) -> bool {
        let outcome = self.outcome(ply, self.side(ply));
        outcome >= LineOutcome::Gain(100) && outcome > self.outcome_of(ply, &[self.moves[later]])
    }
}

/// The position with one more piece where it stood before, or without the one on a square; `None` if that is not legal.
pub(super) fn with_board(position: &Position, board: Board) -> Option<Position> {
    let setup = position.setup();
    let castling = setup.castling & board.occupied();
    crate::rules::Setup { board, castling, en_passant: None, ..setup }.position().ok()
}

/// The board with a piece put back from where it has gone.
pub(super) fn moved_back(board: &Board, from: Square, to: Square) -> Board {
    let mut back = *board;
    let piece = back.piece_at(to);
    back.set(to, None);
    back.set(from, piece);
    back
}

/// The board without the piece on a square.
pub(super) fn emptied(board: &Board, square: Square) -> Board {
    let mut left = *board;
    left.set(square, None);
    left
}

/// The squares that a piece on a board attacks.
pub(super) fn attacked_from(board: &Board, square: Square) -> Bitboard {
    board
        .piece_at(square)
        .map_or(Bitboard::EMPTY, |piece| crate::geometry::attacks(piece.role, piece.color, square, board.occupied()))
}
