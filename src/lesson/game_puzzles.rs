//! Puzzles of a game that has been reviewed.

use super::finder::PuzzleFinder;
use super::solution::Puzzle;
use crate::engine::Line;
use crate::game::Game;
use crate::rules::Position;

/// The puzzles of a game. What a review knows of its positions is taken in, and what else a solution needs is asked for.
///
/// ```
/// use gridmate::engine::{Engine, Limits, NoControl, Task};
/// use gridmate::game::Game;
/// use gridmate::lesson::GamePuzzles;
/// use gridmate::rules::{Position, Variant};
/// let start: Position = "2r3k1/5ppp/8/3N4/8/8/5PPP/6K1 w - - 0 1".parse()?;
/// let mut engine: Engine = Engine::new(1 << 20);
/// let task = Task { limits: Limits { nodes: Some(5_000), ..Limits::default() }, lines: 2, ..Task::default() };
/// let mut judge = |position| engine.think(&Game::new(position, Variant::Standard), &task, &NoControl, &mut |_| {});
/// let mut puzzles = GamePuzzles::of(&Game::new(start, Variant::Standard));
/// puzzles.learn(start, judge(start));
/// while let Some(wanted) = puzzles.wanted() {
///     puzzles.learn(wanted, judge(wanted));
/// }
/// let found = puzzles.puzzles();
/// assert_eq!((found.len(), found[0].0), (1, 0));
/// # Ok::<(), gridmate::notation::fen::FenError>(())
/// ```
#[derive(Clone, Debug)]
pub struct GamePuzzles {
    /// One for each position of the game, by its ply.
    finders: Vec<PuzzleFinder>,
    /// The best lines of positions.
    known: Vec<(Position, Vec<Line>)>,
}

impl GamePuzzles {
    /// Prepares to look at the positions of a game, of which nothing is known.
    #[must_use]
    pub fn of(game: &Game) -> Self {
        let mut finders = vec![PuzzleFinder::new(*game.start(), None)];
        let mut before = game.start();
        for (played, after) in game.moves() {
            let taken_on = played.is_capture(before.board()).then_some(played.to());
            finders.push(PuzzleFinder::new(*after, taken_on));
            before = after;
        }
        Self { finders, known: Vec::new() }
    }

    /// Takes in the two best lines of a position, the best first.
    pub fn learn(&mut self, position: Position, lines: Vec<Line>) {
        self.known.push((position, lines));
        for finder in &mut self.finders {
            let of = |wanted: &Position| self.known.iter().find(|(known, _)| known.same_for_repetition(wanted));
            while let Some((_, lines)) = finder.wanted().and_then(of) {
                finder.learn(lines);
            }
        }
    }

    /// A position whose two best lines a solution that has begun needs next.
    #[must_use]
    pub fn wanted(&self) -> Option<Position> {
        self.begun().find_map(|(_, finder)| finder.wanted().copied())
    }

    /// How many solutions have begun, and how many of them are complete.
    #[must_use]
    pub fn progress(&self) -> (usize, usize) {
        (self.begun().count(), self.begun().filter(|(_, finder)| finder.wanted().is_none()).count())
    }

    /// The puzzles that are complete, each with the ply of its position in the game. Left out are those without a theme, and those
    /// that are no more than the capture of a piece that hangs.
    #[must_use]
    pub fn puzzles(&self) -> Vec<(usize, Puzzle)> {
        let found = self.begun().filter_map(|(ply, finder)| Some((ply, finder.puzzle()?)));
        found.filter(|(_, puzzle)| puzzle.is_worthwhile()).collect()
    }

    /// The solutions that have begun, but for those that begin on the line of an earlier one.
    fn begun(&self) -> impl Iterator<Item = (usize, &PuzzleFinder)> {
        let is_on = |start: &Position, earlier: &PuzzleFinder| {
            earlier.steps().skip(1).any(|position| position.same_for_repetition(start))
        };
        self.finders.iter().enumerate().filter(move |&(ply, finder)| {
            finder.steps().next().is_some_and(|start| !self.finders[..ply].iter().any(|earlier| is_on(start, earlier)))
        })
    }
}
