//! Puzzles found in positions: lines on which exactly one move of the solver keeps the win at each step.
//!
//! What positions are worth comes from outside, position by position: a search that is run for it, or the lines that a review has
//! already.

use super::mate::{MateProof, MateSearch};
use super::solution::Puzzle;
use crate::board::Square;
use crate::engine::{Line, Score, mate_in};
use crate::review::win_chance;
use crate::rules::{Move, Position};

/// The score of a move that wins, in centipawns, as in the generator of Lichess.
const WIN: Score = 200;
/// How much less of the winning chance the second best move has at least.
const GAP: f64 = 0.7;
/// The most winning chance that the second best move has beside a mate.
const MOST_BESIDE_MATE: f64 = 0.6;
/// The positions that the proof of a mate looks at.
const PROOF_NODES: u32 = 500_000;

/// Follows the best moves of both sides from a position, as long as one move of the side to move alone wins.
///
/// A move alone wins if it has at least 200 centipawns and the second best at least 0.7 of the winning chance less; or if it mates,
/// and the second best has a winning chance of at most 0.6. The line ends after five moves of the solver, or before the first that others would do as well
/// as. Last moves that are forced, or that take back where the other side has just taken, are dropped, unless the line mates.
///
/// ```
/// use gridmate::engine::{Engine, Limits, NoControl, Task};
/// use gridmate::game::Game;
/// use gridmate::lesson::PuzzleFinder;
/// use gridmate::rules::{Position, Variant};
/// use gridmate::tactics::Motif;
/// let position: Position = "2r3k1/5ppp/8/3N4/8/8/5PPP/6K1 w - - 0 1".parse()?;
/// let mut engine: Engine = Engine::new(1 << 20);
/// let limits = Limits { nodes: Some(5_000), ..Limits::default() };
/// let task = Task { limits, lines: 2, ..Task::default() };
/// let mut finder = PuzzleFinder::new(position, None);
/// while let Some(&wanted) = finder.wanted() {
///     let game = Game::new(wanted, Variant::Standard);
///     finder.learn(&engine.think(&game, &task, &NoControl, &mut |_| {}));
/// }
/// let puzzle = finder.puzzle().unwrap();
/// assert_eq!(puzzle.line()[0].to().to_string(), "e7");
/// assert!(puzzle.themes().contains(&Motif::Fork));
/// # Ok::<(), gridmate::notation::fen::FenError>(())
/// ```
#[derive(Clone, Debug)]
pub struct PuzzleFinder {
    /// The positions before each move of the line, and the one after it.
    positions: Vec<Position>,
    line: Vec<Move>,
    /// Where the move before the start has taken something.
    taken_on: Option<Square>,
    is_done: bool,
}

impl PuzzleFinder {
    /// The most moves of the solver.
    pub const MOST_STEPS: usize = 5;

    /// Begins with a position, whose side to move is the solver. A move before it that took something has its square: taking back
    /// there is no puzzle.
    #[must_use]
    pub fn new(start: Position, taken_on: Option<Square>) -> Self {
        let is_done = start.legal_move_count() < 2;
        Self { positions: vec![start], line: Vec::new(), taken_on, is_done }
    }

    /// The position whose two best lines are wanted next; none where the line is complete.
    #[must_use]
    pub fn wanted(&self) -> Option<&Position> {
        self.positions.last().filter(|_| !self.is_done)
    }

    /// Takes in the two best lines of the position that is wanted, the best first. In a position of the other side one is enough.
    pub fn learn(&mut self, lines: &[Line]) {
        let Some(&position) = self.wanted() else { return };
        let best = lines.first().and_then(|line| line.moves.first()).copied();
        match best.filter(|&best| position.is_legal(best)) {
            Some(best) if !self.is_solvers_turn() || is_alone(lines) => self.play(best),
            _ => self.is_done = true,
        }
    }

    /// The positions before the moves of the solver.
    pub(super) fn steps(&self) -> impl Iterator<Item = &Position> {
        self.positions.iter().step_by(2).take(self.line.len().div_ceil(2))
    }

    const fn is_solvers_turn(&self) -> bool {
        self.line.len().is_multiple_of(2)
    }

    /// Plays a move, and those after it that are the only legal ones.
    fn play(&mut self, best: Move) {
        let mut next = Some(best);
        while let Some((played, position)) = next.zip(self.positions.last()) {
            let after = position.play_unchecked(played);
            self.line.push(played);
            self.positions.push(after);
            let moves = after.legal_moves();
            self.is_done = moves.is_empty() || self.line.len() >= 2 * Self::MOST_STEPS - 1;
            next = moves.first().copied().filter(|_| moves.len() == 1 && !self.is_done);
        }
    }

    /// The puzzle, once nothing more is wanted; none where no move wins alone, or a mate takes fewer moves than the line.
    #[must_use]
    pub fn puzzle(&self) -> Option<Puzzle> {
        let mut length = self.line.len();
        length -= usize::from(length.is_multiple_of(2)).min(length);
        if !self.is_done || length == 0 {
            return None;
        }
        let start = *self.positions.first()?;
        if self.positions.get(length)?.is_checkmate() {
            let moves = length.div_ceil(2) as u8;
            let proof = MateSearch::new(PROOF_NODES).prove(&start, moves);
            return Puzzle::new(start, self.line.clone()).filter(|_| proof == MateProof::Mate(moves));
        }
        while length > 1 && (self.is_forced(length - 1) || self.takes_back(length - 1)) {
            length -= 2;
        }
        let is_obvious = length == 1 && self.takes_back(0);
        Puzzle::new(start, self.line.get(..length)?.to_vec()).filter(|_| !is_obvious)
    }

    /// Whether a move of the line is the only legal one.
    fn is_forced(&self, ply: usize) -> bool {
        self.positions.get(ply).is_some_and(|position| position.legal_move_count() == 1)
    }

    /// Whether a move of the line takes where the move before has just taken.
    fn takes_back(&self, ply: usize) -> bool {
        let taken_on = match ply.checked_sub(1) {
            None => self.taken_on,
            Some(before) => self.taking(before),
        };
        taken_on.is_some() && self.taking(ply) == taken_on
    }

    /// The square where a move of the line takes something.
    fn taking(&self, ply: usize) -> Option<Square> {
        let (position, played) = (self.positions.get(ply)?, *self.line.get(ply)?);
        played.is_capture(position.board()).then_some(played.to())
    }
}

/// Whether the best of some lines wins, and the second does not.
fn is_alone(lines: &[Line]) -> bool {
    let [best, second, ..] = lines else { return false };
    let [chance, other] = [best, second].map(|line| win_chance(line.score));
    if mate_in(best.score).is_some_and(|moves| moves > 0) {
        return other <= MOST_BESIDE_MATE;
    }
    best.score >= WIN && chance - other >= GAP
}
