//! The verdict on a game that is played out.

use super::TaskVerdict;
use crate::game::Game;
use crate::notation::pgn::{PlayGoal, PlayTask};

/// Judges a game that starts with the position of a task, in which the side to move there is the learner: whether the goal is
/// reached, can no longer be reached, or how many moves of the learner are left.
///
/// ```
/// use gridmate::game::Game;
/// use gridmate::lesson::{TaskVerdict, judge_play};
/// use gridmate::notation::{fen, pgn::{PlayGoal, PlayTask}, san};
/// let (position, variant) = fen::parse_any("6k1/5ppp/8/8/8/8/8/R3K3 w - - 0 1")?;
/// let mut game = Game::new(position, variant);
/// let task = PlayTask { goal: PlayGoal::Win, level: 1, moves: 2 };
/// assert_eq!(judge_play(task, &game), TaskVerdict::Incomplete { missing: 2 });
/// game.play(san::parse(game.position(), "Ra8#")?)?;
/// assert_eq!(judge_play(task, &game), TaskVerdict::RIGHT);
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[must_use]
pub fn judge_play(task: PlayTask, game: &Game) -> TaskVerdict {
    let learner = game.start().turn();
    let winner = game.end().and_then(crate::game::End::winner);
    let is_drawn = game.end().is_some() && winner.is_none() || game.claims().next().is_some();
    let made = u32::try_from(game.ply().div_ceil(2)).unwrap_or(u32::MAX);
    let missing = u32::from(task.moves).saturating_sub(made);
    let is_right = match winner {
        Some(winner) => winner == learner,
        None if is_drawn => task.goal != PlayGoal::Win,
        // A reply may still come, to the last move, too.
        None if missing > 0 || game.position().turn() != learner => return TaskVerdict::Incomplete { missing },
        None => task.goal == PlayGoal::Hold,
    };
    if is_right { TaskVerdict::RIGHT } else { TaskVerdict::WRONG }
}
