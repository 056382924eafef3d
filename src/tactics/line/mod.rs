//! What a line of moves does: how it mates, what it gives up for what it wins, and why it works.

mod force;
mod lures;
mod mates;
mod paths;
mod patterns;
mod replay;

use super::{Finding, sort_few};
use crate::rules::{Move, Position};
use alloc::vec::Vec;
use replay::Replay;

/// A motif of a line, with the move that does it.
///
/// ```
/// use gridmate::notation::uci;
/// use gridmate::rules::{Position, Variant};
/// use gridmate::tactics::{Motif, by_line};
/// let position: Position = "4k3/P7/8/8/8/8/8/6K1 w - - 0 1".parse()?;
/// let promotes = uci::parse(&position, "a7a8q", Variant::Standard).unwrap();
/// let found = by_line(&position, &[promotes]).unwrap();
/// assert_eq!((found[0].ply, found[0].finding.motif), (0, Motif::Promotion));
/// # Ok::<(), gridmate::notation::fen::FenError>(())
/// ```
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
#[non_exhaustive]
pub struct LineFinding {
    /// The index of the move in the line, from 0.
    pub ply: usize,
    /// What it is; its squares are those of the board after that move.
    pub finding: Finding,
}

/// The motifs of a line of moves, in the order of its moves: what [`Motif::is_of_line`](super::Motif::is_of_line) says of.
/// Each rests on the rules, on exchanges and on the line itself, which is taken to be what both sides play. `None` if a move
/// is not legal.
///
/// ```
/// use gridmate::notation::san;
/// use gridmate::rules::Position;
/// use gridmate::tactics::{Motif, by_line};
/// // The queen is given up to draw the rook beside the king, which then has no square left.
/// let start: Position = "5r1k/6pp/7N/8/2Q5/8/8/6K1 w - - 0 1".parse()?;
/// let (mut position, mut line) = (start, Vec::new());
/// for text in ["Qg8+", "Rxg8", "Nf7#"] {
///     line.push(san::parse(&position, text).unwrap());
///     position = position.play(line[line.len() - 1]).unwrap();
/// }
/// let found: Vec<_> = by_line(&start, &line).unwrap().iter().map(|found| (found.ply, found.finding.motif)).collect();
/// let expected = [(0, Motif::Sacrifice), (0, Motif::Attraction), (2, Motif::Checkmate), (2, Motif::SmotheredMate)];
/// assert_eq!(found, expected);
/// # Ok::<(), gridmate::notation::fen::FenError>(())
/// ```
#[must_use]
pub fn by_line(position: &Position, line: &[Move]) -> Option<Vec<LineFinding>> {
    let replay = Replay::of(position, line)?;
    let mut found = Vec::new();
    for ply in 0..replay.plies() {
        let queries = [
            force::perpetual_check,
            force::sacrifice,
            lures::deflection,
            lures::attraction,
            paths::clearance,
            paths::interference,
            force::intermezzo,
            paths::x_ray,
            force::desperado,
            force::zugzwang,
            force::promotion,
            force::underpromotion,
        ];
        found.extend(
            queries.into_iter().filter_map(|query| query(&replay, ply)).map(|finding| LineFinding { ply, finding }),
        );
    }
    let last = replay.plies().checked_sub(1);
    found.extend(last.into_iter().flat_map(|ply| {
        mates::checkmates(&replay.positions[ply + 1]).into_iter().map(move |finding| LineFinding { ply, finding })
    }));
    sort_few(&mut found, |found| *found);
    Some(found)
}
