//! Scores: centipawns for the side to move, and mates by their distance.

/// A score in centipawns for the side to move.
pub type Score = i32;

/// The score of checkmate on the board; a mate in *n* plies is *n* less.
pub(crate) const MATE: Score = 32_000;
/// Above any score.
pub(super) const INFINITE: Score = 32_001;
/// The largest ply of a search.
pub(super) const MAX_PLY: usize = 128;
/// The lowest score of a mate.
pub(super) const MATE_BOUND: Score = MATE - 2 * MAX_PLY as Score;
/// Below any evaluation, and above any mate against the side to move.
pub(super) const LOST: Score = -20_000;

/// The score of being mated at a ply.
#[inline]
pub(super) const fn mated_at(ply: usize) -> Score {
    ply as Score - MATE
}

/// Whether a score is a mate for either side.
#[inline]
pub(super) const fn is_mate(score: Score) -> bool {
    score >= MATE_BOUND || score <= -MATE_BOUND
}

/// The moves to mate that a score means: positive for the side to move; none if it is no mate.
///
/// ```
/// use gridmate::engine::mate_in;
/// assert_eq!([150, 31_999, 31_997, -31_998].map(mate_in), [None, Some(1), Some(2), Some(-1)]);
/// ```
#[must_use]
pub const fn mate_in(score: Score) -> Option<i32> {
    if !is_mate(score) {
        None
    } else if score > 0 {
        Some((MATE - score + 1) / 2)
    } else {
        Some(-(MATE + score) / 2)
    }
}

/// The score that an evaluation means: the moves to mate, positive for the side to move, or else centipawns.
///
/// ```
/// use gridmate::engine::{mate_in, score_of};
/// assert_eq!([Some(2), Some(-1), None].map(|mate| score_of(150, mate)), [31_997, -31_998, 150]);
/// assert_eq!(mate_in(score_of(99_999, None)), None);
/// ```
#[must_use]
pub fn score_of(centipawns: i32, mate: Option<i32>) -> Score {
    let most = MAX_PLY as i32;
    match mate {
        None => centipawns.clamp(1 - MATE_BOUND, MATE_BOUND - 1),
        Some(moves) if moves > 0 => MATE + 1 - 2 * moves.min(most),
        Some(moves) => -MATE - 2 * moves.max(-most),
    }
}

/// A score as the table stores it: the distance of a mate is counted from the position instead of the root.
pub(super) const fn to_table(score: Score, ply: usize) -> Score {
    add_to_mate(score, ply as Score)
}

/// A stored score at a ply.
pub(super) const fn from_table(score: Score, ply: usize) -> Score {
    add_to_mate(score, -(ply as Score))
}

/// A score with a mate brought nearer by `plies`.
const fn add_to_mate(score: Score, plies: Score) -> Score {
    if is_mate(score) { score + plies * score.signum() } else { score }
}
