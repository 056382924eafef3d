//! Each command of the lab, a file each.

pub(crate) mod chances;
pub(crate) mod evals;
pub(crate) mod games;
pub(crate) mod judge;
pub(crate) mod learn;
pub(crate) mod puzzles;
pub(crate) mod selfplay;
pub(crate) mod spsa;
pub(crate) mod tune;
