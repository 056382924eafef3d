//! Puzzles found in games, and which of them are too much alike.

use crate::grade::solves;
use gridmate::board::{Color, Square};
use gridmate::engine::{Engine, Level, Limits, Line, NoControl, Task, mate_in};
use gridmate::game::Game;
use gridmate::lesson::{Puzzle, PuzzleFinder};
use gridmate::review::win_chance;
use gridmate::rules::{Move, Position, Rng, Variant};
use gridmate::tactics::see_ge;

/// The opening has this many plies.
const OPENING: usize = 16;
/// The nodes of the first look at a position.
const GLANCE: u64 = 1_500;
/// The parts of the nodes of a solution with which positions are looked at closer, where one move may win alone.
const CLOSER_LOOKS: [u64; 2] = [20, 5];
/// What is looked at closer: the least winning chance of the best move, how much less the second best has, and what it has beside a
/// mate at most.
const LEAST_CHANCE: f64 = 0.25;
const LEAST_GAP: f64 = 0.4;
const MOST_BESIDE_MATE: f64 = 0.7;
/// By how much the winning chance of the best move rises from a glance to the first closer look where a hard puzzle may hide.
const HIDDEN_RISE: f64 = 0.12;
/// How often a level tries a puzzle that has to be beyond it, and how often it solves that at most.
const TRIES: u64 = 4;
const MOST_SOLVED: usize = 1;
/// What a capture wins in the exchange, in centipawns, that is no puzzle.
const PLAIN_GAIN: i32 = 200;
/// Positions in which a side has such a winning chance are looked at with some of its moves, each with a few nodes.
const BALANCED: std::ops::RangeInclusive<f64> = -0.3..=0.6;
const MOVES_TRIED: usize = 16;
const FEW_NODES: u64 = 250;
/// Puzzles with the same first move are alike if their boards differ on no more squares.
const MOST_DIFFERENT: usize = 6;
/// The size of the hash table.
const TABLE_BYTES: usize = 4 << 20;

/// A position in which one move may win alone, and the square where the move before it has taken something.
type PuzzlePlace = (Position, Option<Square>);

/// The search for puzzles, with a number of nodes for each position of a solution.
pub struct PuzzleHunt {
    engine: Engine,
    nodes: u64,
    most: usize,
    beyond: Option<Level>,
}

impl PuzzleHunt {
    /// A search that takes this many puzzles of a game at most. With a level, only those are taken that are beyond it, and positions
    /// of the game where a glance sees no win are looked at closer.
    #[must_use]
    pub fn new(nodes: u64, most: usize, beyond: Option<Level>) -> Self {
        Self { engine: Engine::new(TABLE_BYTES), nodes, most, beyond }
    }

    /// The puzzles of a game; those of the opening, on the lines of others, and what is no more than taking a piece that hangs are
    /// left out. With a seed, positions one move beside the game are looked at as well, and come first in no order.
    pub fn of_game(&mut self, game: &Game, seed: Option<u64>) -> Vec<Puzzle> {
        let mut found: Vec<Puzzle> = Vec::new();
        for (position, taken_on) in self.candidates(game, seed) {
            if found.len() >= self.most {
                break;
            }
            if let Some(puzzle) = self.puzzle_at(position, taken_on).filter(Puzzle::is_worthwhile)
                && !found.iter().any(|known| are_alike(known, &puzzle))
            {
                found.push(puzzle);
            }
        }
        found
    }

    /// The positions after the opening where one move may win alone, in the order of the game.
    fn candidates(&mut self, game: &Game, seed: Option<u64>) -> Vec<PuzzlePlace> {
        self.engine.clear();
        let mut rng = Rng::new(seed.unwrap_or_default());
        let mut back = game.clone();
        let mut found = Vec::new();
        while back.ply() >= OPENING {
            let lines = self.think(back.position(), GLANCE);
            let chance = lines.first().map(|line| win_chance(line.score));
            if seed.is_some() && chance.is_some_and(|chance| BALANCED.contains(&chance)) {
                found.extend((0..MOVES_TRIED).filter_map(|_| self.beside(back.position(), &mut rng)));
            }
            let position = *back.position();
            let Some(played) = back.undo() else { break };
            if may_win_alone(&position, &lines) || self.may_hide(&position, &lines) {
                let taken_on = played.is_capture(back.position().board()).then_some(played.to());
                found.push((position, taken_on));
            }
        }
        found.reverse();
        if seed.is_some() {
            found.sort_by_cached_key(|_| rng.word());
        }
        found
    }

    /// The position after some move, if one move may win alone there.
    fn beside(&mut self, position: &Position, rng: &mut Rng) -> Option<PuzzlePlace> {
        let played = rng.pick(&position.legal_moves())?;
        let after = position.play(played)?;
        let best = self.think(&after, FEW_NODES).into_iter().next()?;
        if win_chance(best.score) < LEAST_CHANCE || is_plain(&after, &best) {
            return None;
        }
        let lines = self.think(&after, GLANCE);
        let taken_on = played.is_capture(position.board()).then_some(played.to());
        may_win_alone(&after, &lines).then_some((after, taken_on))
    }

    /// Whether one move may win alone that the lines of a glance do not show, where puzzles beyond a level are wanted.
    fn may_hide(&mut self, position: &Position, glance: &[Line]) -> bool {
        let chance = glance.first().map_or(1.0, |best| win_chance(best.score));
        if self.beyond.is_none() || !BALANCED.contains(&chance) {
            return false;
        }
        let [first, closer] = CLOSER_LOOKS.map(|part| self.nodes / part);
        let best = self.lines(position, first, 1);
        best.first().is_some_and(|best| win_chance(best.score) >= chance + HIDDEN_RISE)
            && may_win_alone(position, &self.think(position, closer))
    }

    /// The puzzle of a position.
    fn puzzle_at(&mut self, position: Position, taken_on: Option<Square>) -> Option<Puzzle> {
        let [first, closer] = CLOSER_LOOKS.map(|part| self.nodes / part);
        if self.beyond.is_none() && !may_win_alone(&position, &self.think(&position, first)) {
            return None;
        }
        let puzzle = self.solve(position, taken_on, closer).filter(Puzzle::is_worthwhile)?;
        if self.beyond.is_some_and(|level| solves_mostly(level, &puzzle)) {
            return None;
        }
        self.engine.clear();
        self.solve(position, taken_on, self.nodes)
    }

    /// The puzzle of a position, whose counters begin anew.
    fn solve(&mut self, position: Position, taken_on: Option<Square>, nodes: u64) -> Option<Puzzle> {
        let mut finder = PuzzleFinder::new(position, taken_on);
        while let Some(&wanted) = finder.wanted() {
            finder.learn(&self.think(&wanted, nodes));
        }
        finder.puzzle()?.to_string().parse().ok()
    }

    /// The two best lines.
    fn think(&mut self, position: &Position, nodes: u64) -> Vec<Line> {
        self.lines(position, nodes, 2)
    }

    fn lines(&mut self, position: &Position, nodes: u64, lines: usize) -> Vec<Line> {
        let limits = Limits { nodes: Some(nodes.max(1)), ..Limits::default() };
        let game = Game::new(*position, Variant::Standard);
        self.engine.think(&game, &Task { limits, lines, ..Task::default() }, &NoControl, &mut |_| {})
    }
}

/// Whether a puzzle is not beyond a level.
fn solves_mostly(level: Level, puzzle: &Puzzle) -> bool {
    (0..TRIES).filter(|&seed| solves(level, seed, puzzle)).count() > MOST_SOLVED
}

/// Whether the best move may win alone, and is no capture that wins at once.
fn may_win_alone(position: &Position, lines: &[Line]) -> bool {
    let [best, second, ..] = lines else { return false };
    let [chance, other] = [best, second].map(|line| win_chance(line.score));
    if mate_in(best.score).is_some_and(|moves| moves > 0) {
        return other <= MOST_BESIDE_MATE;
    }
    !is_plain(position, best) && chance >= LEAST_CHANCE && chance - other >= LEAST_GAP
}

/// Whether a line begins with a capture that wins at once, and does not mate.
fn is_plain(position: &Position, line: &Line) -> bool {
    let takes = |first: Move| first.is_capture(position.board()) && see_ge(position, first, PLAIN_GAIN);
    mate_in(line.score).is_none() && line.moves.first().is_some_and(|&first| takes(first))
}

/// Whether two puzzles are the same, one stands on the line of the other, or they have the same first move on boards that differ
/// little; whichever side solves them.
#[must_use]
pub fn are_alike(one: &Puzzle, other: &Puzzle) -> bool {
    let is_on = |puzzle: &Puzzle, line: &Puzzle| {
        line.steps().iter().any(|(position, _)| position.same_for_repetition(puzzle.start()))
    };
    if is_on(one, other) || is_on(other, one) {
        return true;
    }
    let ([one, other], first) = ([one, other].map(of_white), [one, other].map(first_of_white));
    let differs = |square: &Square| one.board().piece_at(*square) != other.board().piece_at(*square);
    first[0] == first[1] && Square::ALL.iter().filter(|square| differs(square)).count() <= MOST_DIFFERENT
}

/// The position as if white were to solve it.
fn of_white(puzzle: &Puzzle) -> Position {
    let start = puzzle.start();
    if start.turn() == Color::White { *start } else { start.mirrored() }
}

/// The squares of the first move as if white played it.
fn first_of_white(puzzle: &Puzzle) -> Option<[Square; 2]> {
    let first = puzzle.line().first()?;
    let is_white = puzzle.start().turn() == Color::White;
    Some([first.from(), first.to()].map(|square| if is_white { square } else { square.flip_rank() }))
}

#[cfg(test)]
mod tests {
    use super::*;

    fn puzzle(text: &str) -> Puzzle {
        text.parse().unwrap()
    }

    #[test]
    fn a_puzzle_is_beyond_the_levels_that_mostly_fail() {
        let mate = puzzle("6k1/5ppp/8/8/8/8/8/R3K3 w - -\ta1a8");
        let hard = puzzle("r7/p7/2b2rpk/2Rp4/1p4P1/1B4NP/1PP5/7K w - -\tg4g5 h6g5 g3e4 g5f5 e4f6 f5f6 c5c6");
        let weak = &Level::ALL[2..5];
        assert!(weak.iter().all(|&level| solves_mostly(level, &mate)));
        assert!(!weak.iter().any(|&level| solves_mostly(level, &hard)));
    }

    #[test]
    fn puzzles_are_alike_on_one_line_and_on_boards_that_differ_little() {
        let mate = puzzle("6k1/5ppp/8/8/8/8/8/R3K3 w - -\ta1a8");
        assert!(are_alike(&mate, &mate));
        assert!(are_alike(&mate, &puzzle("r3k3/8/8/8/8/8/5PPP/6K1 b - -\ta8a1")));
        assert!(!are_alike(&mate, &puzzle("6k1/5ppp/8/8/8/8/8/1R2K3 w - -\tb1b8")));
        assert!(!are_alike(&mate, &puzzle("1nb3k1/2p2ppp/8/8/1N6/8/3PPP2/R3K3 w - -\ta1a8")));
        let longer = puzzle("1r4k1/5ppp/8/8/8/8/1R6/RR2K3 w - -\tb2b8");
        assert!(!are_alike(&mate, &longer));
    }
}
