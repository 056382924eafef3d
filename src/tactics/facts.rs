//! What the exchanges in a position come to, move by move: the facts that motifs are derived from, also by others.

use super::attacks::{ways_out, won_in_passing};
use super::exchange::Exchange;
use super::lines::batteries;
use super::{arrival, is_safe, position_for};
use crate::board::{Bitboard, Color, Piece, Role, Square};
use crate::geometry::attacks;
use crate::rules::{Move, Position};
use alloc::vec::Vec;

/// What a piece wins or loses by going to a square that it attacks, taking what is there.
#[derive(Clone, Copy, Debug)]
pub(crate) struct ExchangeFact {
    /// The piece that is thought away, if one is.
    pub(crate) gone: Option<Square>,
    pub(crate) from: Square,
    /// Where it goes; the square of the pawn that is taken in passing.
    pub(crate) to: Square,
    /// What it wins, if it may go there; a check that is on the board counts as answered.
    pub(crate) wins: Option<i32>,
    /// The same if a check is to be answered.
    pub(crate) wins_now: Option<i32>,
    /// Whether the other side may then take back.
    pub(crate) is_retaken: bool,
}

/// What a legal move, or one that would be legal in its side's turn, threatens.
#[derive(Clone, Copy, Debug)]
pub(crate) struct ThreatFact {
    pub(crate) played: Move,
    /// A knight, bishop, rook or queen that is then won.
    pub(crate) target: Square,
    pub(crate) wins: i32,
    /// Whether the piece that moves is safe where it goes.
    pub(crate) is_safe: bool,
    /// On how many squares the target would lose nothing.
    pub(crate) refuges: u32,
}

/// All exchanges that a piece of either side can begin on a square that it attacks and that holds no king and none of its own;
/// then those on a piece whose defender is thought away, and those of a slider whose line is thought open.
pub(crate) fn exchange_facts(position: &Position) -> Vec<ExchangeFact> {
    let board = position.board();
    let mut facts = Vec::new();
    for (from, piece) in board.iter() {
        facts.extend(begun_by(position, from, piece));
    }
    for (gone, piece) in board.iter() {
        facts.extend(without(position, gone, piece));
    }
    facts
}

/// The exchanges that one piece can begin.
fn begun_by(position: &Position, from: Square, piece: Piece) -> impl Iterator<Item = ExchangeFact> {
    let board = *position.board();
    let (now, answered) = (Exchange::begun_by(position, piece.color), Exchange::of(position));
    let is_pawn = piece.role == Role::Pawn;
    let held = board.color(piece.color) | board.role(Role::King);
    let reached = attacks(piece.role, piece.color, from, board.occupied()) - held;
    let reached = if is_pawn { reached & board.occupied() } else { reached };
    let fact = move |to| ExchangeFact {
        gone: None,
        from,
        to,
        wins: answered.won_by(from, to),
        wins_now: now.won_by(from, to),
        is_retaken: answered.is_retaken(from, to),
    };
    let passed = if is_pawn { board.pieces(!piece.color, Role::Pawn) } else { Bitboard::EMPTY };
    let position = *position;
    let in_passing = passed.into_iter().filter_map(move |to| {
        let wins_now = won_in_passing(&position, from, to);
        wins_now.map(|_| ExchangeFact { gone: None, from, to, wins: None, wins_now, is_retaken: false })
    });
    reached.into_iter().map(fact).filter(|fact| fact.wins.is_some()).chain(in_passing)
}

/// The exchanges on what one piece defends, and those of sliders whose line it closes, if it is thought away.
fn without(position: &Position, gone: Square, piece: Piece) -> Vec<ExchangeFact> {
    let board = position.board();
    let left = Exchange::of(position).without(gone);
    let defended =
        (attacks(piece.role, piece.color, gone, board.occupied()) & board.color(piece.color)) - board.role(Role::King);
    let of_pair = |(from, to)| {
        let wins = left.won_by(from, to);
        wins.map(|_| ExchangeFact { gone: Some(gone), from, to, wins, wins_now: None, is_retaken: false })
    };
    let takers =
        defended.into_iter().flat_map(|to| left.attackers(to, !piece.color).into_iter().map(move |from| (from, to)));
    let mut pairs: Vec<(Square, Square)> = takers.collect();
    for side in Color::ALL {
        let closed = batteries(position, side, piece.color).filter(|battery| battery.front == gone);
        pairs.extend(closed.map(|battery| (battery.slider, battery.behind)).filter(|&(_, behind)| {
            let is_listed = side != piece.color && defended.contains(behind);
            !is_listed && !board.role(Role::King).contains(behind)
        }));
    }
    pairs.into_iter().filter_map(of_pair).collect()
}

/// What the legal moves of a side threaten, as if it were its turn.
pub(crate) fn threat_facts(position: &Position, side: Color) -> Vec<ThreatFact> {
    let (now, king) = (position_for(position, side), position.king(!side));
    let moves = now.legal_moves();
    let mut facts = Vec::new();
    for &played in moves.iter().filter(|played| played.to() != king) {
        let next = now.play_unchecked(played);
        let (board, exchange) = (next.board(), Exchange::of(&next));
        for target in board.color(!side) - board.role(Role::King) - board.role(Role::Pawn) {
            let wins = exchange.won(target, side);
            if wins > 0 {
                let refuges = ways_out(&next, target).map_or(0, |(_, refuges)| refuges.len());
                let is_safe = is_safe(&next, arrival(played), side);
                facts.push(ThreatFact { played, target, wins, is_safe, refuges });
            }
        }
    }
    facts
}
