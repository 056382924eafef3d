//! What is played against a wrong move.

use crate::engine::{Engine, Limits, NoControl, Task};
use crate::game::Game;
use crate::rules::{Move, Position};

/// The size of the engine's table.
const TABLE_BYTES: usize = 1 << 20;
/// The number of moves that are shown.
const PLIES: usize = 5;

/// The line with which a move is refuted, as a search of this many nodes finds it; none where the game is over after the move, or
/// the move is not legal.
///
/// ```
/// use gridmate::lesson::refutation;
/// use gridmate::notation::san;
/// use gridmate::rules::Position;
/// let position: Position = "rnbqkbnr/pppp1ppp/8/4p3/6P1/5P2/PPPPP2P/RNBQKBNR b KQkq - 0 2".parse()?;
/// let after = position.play(san::parse(&position, "a6")?).unwrap();
/// let line = refutation(&after, san::parse(&after, "a3")?, 10_000);
/// assert_eq!(san::write(&after.play(san::parse(&after, "a3")?).unwrap(), line[0]), "Qh4#");
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[must_use]
pub fn refutation(position: &Position, played: Move, nodes: u64) -> Vec<Move> {
    let Some(after) = position.play(played) else { return Vec::new() };
    let task = Task { limits: Limits { nodes: Some(nodes), ..Limits::default() }, ..Task::default() };
    let game = Game::new(after, crate::rules::Variant::Chess960);
    let mut engine: Engine = Engine::new(TABLE_BYTES);
    let best = engine.think(&game, &task, &NoControl, &mut |_| {}).into_iter().next();
    let mut line = best.map(|best| best.moves).unwrap_or_default();
    line.truncate(PLIES);
    line
}
