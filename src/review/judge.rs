//! Judging the positions of a game, block by block.
//!
//! A block is judged from its end backwards with an engine that knows nothing at first and keeps its table within the
//! block: what a position is worth helps to judge the one before it. The result is the same whichever worker takes which
//! block, on every machine.

use super::Review;
use crate::engine::{Engine, Handicap, Limits, Line, NoControl, SearchControl, Task};
use crate::game::{End, Game};

/// The positions of a block.
pub(super) const BLOCK: usize = 10;
/// The lines of a position.
const LINES: usize = 2;
/// The size of the hash table, on which results depend.
const TABLE_BYTES: usize = 16 << 20;
/// The nodes that a position is judged with where no other number is given.
pub const USUAL_NODES: u64 = 100_000;

/// What the engine makes of a position of a game.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Judgement {
    /// The plies before the position.
    pub ply: usize,
    /// At most two lines, the best first, with scores for the side to move; none where the game is over.
    pub lines: Vec<Line>,
    /// The nodes searched; 0 where they are not known.
    pub nodes: u64,
}

/// The judging of a block, which may be broken off between two positions.
#[derive(Clone, Debug)]
pub struct Judging {
    /// The game up to the position that is judged next.
    game: Game,
    /// The ply of the first position of the block.
    first: usize,
    nodes: u64,
    is_done: bool,
    /// The judgements so far, the last position first.
    judgements: Vec<Judgement>,
}

impl Judging {
    /// Prepares to judge a block of a review. There is nothing to do for a block that the review does not have.
    pub(super) fn new(review: &Review, block: usize, nodes: u64) -> Self {
        let mut game = review.game().clone();
        let first = block.saturating_mul(BLOCK);
        let is_done = first > game.ply();
        while game.ply() >= first.saturating_add(BLOCK) {
            game.undo();
        }
        let nodes = if nodes == 0 { USUAL_NODES } else { nodes };
        Self { game, first, nodes, is_done, judgements: Vec::new() }
    }

    /// Judges positions until the block is done or the control stops it, at least one. Returns whether the block is done.
    ///
    /// A position is never broken off, as its result would depend on where. The engine must not be used for
    /// anything else until the block is done.
    pub fn go_on(&mut self, engine: &mut Engine, control: &dyn SearchControl) -> bool {
        if self.judgements.is_empty() && !self.is_done {
            prepare(engine);
        }
        while !self.is_done {
            self.judge_position(engine);
            if control.is_stopped() {
                break;
            }
        }
        self.is_done
    }

    fn judge_position(&mut self, engine: &mut Engine) {
        let mut judgement = Judgement { ply: self.game.ply(), lines: Vec::new(), nodes: 0 };
        if end(&self.game).is_none() {
            let limits = Limits { nodes: Some(self.nodes), ..Limits::default() };
            let task = Task { limits, lines: LINES, ..Task::default() };
            judgement.lines = engine.think(&self.game, &task, &NoControl, &mut |_| {});
            judgement.nodes = engine.nodes();
        }
        self.judgements.push(judgement);
        self.is_done = self.game.ply() == self.first || self.game.undo().is_none();
    }

    /// The number of positions judged so far.
    #[must_use]
    pub const fn judged(&self) -> usize {
        self.judgements.len()
    }

    /// The judgements so far, the first position first.
    #[must_use]
    pub fn take(self) -> Vec<Judgement> {
        self.judgements.into_iter().rev().collect()
    }
}

/// Puts an engine in the state in which each block begins.
pub(super) fn prepare(engine: &mut Engine) {
    engine.resize(TABLE_BYTES);
    engine.set_threads(1);
    engine.set_handicap(Handicap::default());
    engine.clear();
}

/// How a game has ended by the rules; a draw that was claimed does not count.
pub(super) fn end(game: &Game) -> Option<End> {
    game.end().filter(|end| !matches!(end, End::Claimed(_)))
}
