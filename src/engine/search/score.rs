//! Scores: centipawns for the side to move, and mates by how far they are away.

/// A score.
pub type Score = i32;

/// Mate on the board; a mate *n* plies away is worth *n* less.
pub(crate) const MATE: Score = 32_000;
/// Beyond any score.
pub(super) const INFINITE: Score = 32_001;
/// The deepest that a line of the search goes.
pub(super) const MAX_PLY: usize = 128;
/// From here on a score is a mate.
pub(super) const SURE: Score = MATE - 2 * MAX_PLY as Score;

/// No evaluation is as low, and still it is no mate.
pub(super) const LOST: Score = -20_000;

/// The score of being mated at a ply.
#[inline]
pub(super) const fn mated_at(ply: usize) -> Score {
    ply as Score - MATE
}

/// Whether it is a mate for either side.
#[inline]
pub(super) const fn is_mate(score: Score) -> bool {
    score >= SURE || score <= -SURE
}

/// A score that the table keeps: a mate is counted from the position itself.
pub(super) const fn to_table(score: Score, ply: usize) -> Score {
    if score >= SURE {
        score + ply as Score
    } else if score <= -SURE {
        score - ply as Score
    } else {
        score
    }
}

/// A score that the table kept, at a ply.
pub(super) const fn from_table(score: Score, ply: usize) -> Score {
    if score >= SURE {
        score - ply as Score
    } else if score <= -SURE {
        score + ply as Score
    } else {
        score
    }
}
