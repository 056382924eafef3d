//! Judging the positions of a game, block by block.
//!
//! A block is judged from its end backwards with an engine that knows nothing at first and keeps its table within the
//! block: what a position is worth helps to judge the one before it. Then each move that seems to lose something is compared
//! with the best one: both are searched together, in a table that knows nothing of the judgements. There a position whose best
//! move seems to deserve praise is judged anew, with more nodes. The result is the same whichever worker takes which block, on
//! every machine.

use super::great::PlayedMove;
use super::{Review, move_at, position_at, taken_on, win_chance};
use crate::engine::{Engine, Handicap, Limits, Line, NoControl, Score, SearchControl, Task};
use crate::game::{End, Game};
use crate::rules::Move;

/// The positions of a block.
pub(super) const BLOCK: usize = 10;
/// The lines of a position.
const LINES: usize = 2;
/// The size of the hash table, on which results depend.
const TABLE_BYTES: usize = 16 << 20;
/// The nodes that a position is judged with where no other number is given.
pub const USUAL_NODES: u64 = 100_000;

/// A move that loses as much of the winning chance, by the judgements before and after it, is compared with the best one.
const DOUBTFUL: f64 = 0.08;
/// The nodes of a comparison, in times those of a judgement.
const COMPARING: u64 = 2;
/// The nodes of a second judgement, in times those of the first.
const PRAISING: u64 = 10;

/// What a search of the best move and of the one that was played makes of both.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct ComparedMove {
    /// The move that was played.
    pub played: Move,
    /// The score of the best move, for the side to move.
    pub best: Score,
    /// The score of the move that was played.
    pub score: Score,
}

/// What the engine makes of a position of a game.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Judgement {
    /// The plies before the position.
    pub ply: usize,
    /// At most two lines, the best first, with scores for the side to move; none where the game is over.
    pub lines: Vec<Line>,
    /// The move that was played in it beside the best one, where it seems to lose something.
    pub compared: Option<ComparedMove>,
    /// The nodes searched; 0 where they are not known.
    pub nodes: u64,
}

/// What is searched next.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum JudgingStage {
    Positions,
    /// The moves of the block, from the last position back, by the index of its judgement.
    Moves(usize),
    Done,
}

/// The judging of a block, which may be broken off between two positions.
#[derive(Clone, Debug)]
pub struct Judging {
    /// The game up to the position that is searched next.
    game: Game,
    /// The game up to the last position of the block, and the move after it.
    whole: Game,
    next: Option<Move>,
    /// The ply of the first position of the block.
    first: usize,
    nodes: u64,
    stage: JudgingStage,
    /// The judgements so far, the last position first.
    judgements: Vec<Judgement>,
}

impl Judging {
    /// Prepares to judge a block of a review. There is nothing to do for a block that the review does not have.
    pub(super) fn new(review: &Review, block: usize, nodes: u64) -> Self {
        let mut game = review.game().clone();
        let first = block.saturating_mul(BLOCK);
        let stage = if first > game.ply() { JudgingStage::Done } else { JudgingStage::Positions };
        while game.ply() >= first.saturating_add(BLOCK) {
            game.undo();
        }
        let nodes = if nodes == 0 { USUAL_NODES } else { nodes };
        let next = review.game().moves().nth(game.ply()).map(|(played, _)| played);
        Self { whole: game.clone(), game, next, first, nodes, stage, judgements: Vec::new() }
    }

    /// Judges positions, then moves, until the block is done or the control stops it, at least one. Returns whether the block
    /// is done.
    ///
    /// A search is never broken off, as its result would depend on where. The engine must not be used for
    /// anything else until the block is done.
    pub fn go_on(&mut self, engine: &mut Engine, control: &dyn SearchControl) -> bool {
        if self.judgements.is_empty() && self.stage != JudgingStage::Done {
            prepare(engine);
        }
        loop {
            match self.stage {
                JudgingStage::Positions => self.judge_position(engine),
                JudgingStage::Moves(index) => self.look_at_move(engine, index),
                JudgingStage::Done => return true,
            }
            if control.is_stopped() {
                return self.stage == JudgingStage::Done;
            }
        }
    }

    fn judge_position(&mut self, engine: &mut Engine) {
        let mut judgement = Judgement { ply: self.game.ply(), lines: Vec::new(), compared: None, nodes: 0 };
        if end(&self.game).is_none() {
            judgement.lines = self.think(engine, self.nodes, Vec::new());
            judgement.nodes = engine.nodes();
        }
        self.judgements.push(judgement);
        if self.game.ply() == self.first || self.game.undo().is_none() {
            prepare(engine);
            self.game = self.whole.clone();
            self.go_to_move(0);
        }
    }

    fn think(&self, engine: &mut Engine, nodes: u64, only: Vec<Move>) -> Vec<Line> {
        let limits = Limits { nodes: Some(nodes), ..Limits::default() };
        engine.think(&self.game, &Task { limits, lines: LINES, only, ..Task::default() }, &NoControl, &mut |_| {})
    }

    /// Goes on to the next move that is to be looked at, from that of a judgement back.
    fn go_to_move(&mut self, from: usize) {
        let next = (from..self.judgements.len()).find(|&index| self.is_doubtful(index) || self.is_praised(index));
        let ply = next.map(|index| self.judgements[index].ply);
        while ply.is_some_and(|ply| self.game.ply() > ply) {
            self.game.undo();
        }
        self.stage = next.map_or(JudgingStage::Done, JudgingStage::Moves);
    }

    /// The move that was played in the position of a judgement.
    fn played(&self, index: usize) -> Option<Move> {
        let ply = self.judgements[index].ply;
        if index == 0 { self.next } else { move_at(&self.whole, ply + 1) }
    }

    /// Whether a move is not the best one and seems to lose something, or leads to a position that another block has.
    fn is_doubtful(&self, index: usize) -> bool {
        let Some(best) = self.judgements[index].lines.first() else { return false };
        let is_other = self.played(index).is_some_and(|played| best.moves.first() != Some(&played));
        let after = index.checked_sub(1).and_then(|next| self.judgements[next].lines.first());
        let loses = after.is_none_or(|after| win_chance(best.score) - win_chance(-after.score) >= DOUBTFUL);
        // What a move that ends the game is worth is known.
        is_other && loses && (index == 0 || after.is_some())
    }

    /// Whether a move is the best one and seems to deserve praise; what the next block says of it is not known yet.
    fn is_praised(&self, index: usize) -> bool {
        let Judgement { ply, lines, .. } = &self.judgements[index];
        let (Some(played), Some(best)) = (self.played(index), lines.first()) else { return false };
        let Some(position) = position_at(&self.whole, *ply) else { return false };
        let after = index.checked_sub(1).and_then(|next| self.judgements[next].lines.first());
        let score = after.map_or(best.score, |after| -after.score);
        PlayedMove { position, taken_on: taken_on(&self.whole, *ply), played, lines, score }.praise().is_some()
    }

    fn look_at_move(&mut self, engine: &mut Engine, index: usize) {
        let best = self.judgements[index].lines.first().and_then(|line| line.moves.first().copied());
        let played = self.played(index);
        if best == played {
            self.judgements[index].lines = self.think(engine, self.nodes * PRAISING, Vec::new());
            // Another move may turn out to be better, and the two are compared next.
            if self.is_doubtful(index) {
                return;
            }
        } else if let (Some(best), Some(played)) = (best, played) {
            let lines = self.think(engine, self.nodes * COMPARING, vec![best, played]);
            let of = |of: Move| lines.iter().find(|line| line.moves.first() == Some(&of)).map(|line| line.score);
            let scores = of(best).zip(of(played));
            self.judgements[index].compared = scores.map(|(best, score)| ComparedMove { played, best, score });
        }
        self.go_to_move(index + 1);
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
