//! Lines of moves as texts: how an engine is told a game, and how it tells what it has in mind.

use super::error::{Failure, failure};
use crate::game::Game;
use crate::notation::{fen, uci};

/// The game after some moves from a start.
pub(super) fn played(start: &str, moves: &str) -> Result<Game, Failure> {
    let (position, variant) = fen::parse_any(start).map_err(failure)?;
    let mut game = Game::new(position, variant);
    for text in moves.split_ascii_whitespace() {
        let legal = uci::parse_lenient(game.position(), text, game.variant()).map_err(failure)?;
        game.play_on(legal).map_err(failure)?;
    }
    Ok(game)
}

/// The moves that follow on a game, with spaces between.
#[cfg(any(feature = "worker", feature = "labs"))]
pub(super) fn line_text(game: &Game, line: &[crate::rules::Move]) -> String {
    let mut position = *game.position();
    let mut text = String::new();
    for &played in line {
        let Some(next) = position.play(played) else { break };
        if !text.is_empty() {
            text.push(' ');
        }
        text.push_str(&uci::write(&position, played, game.variant()));
        position = next;
    }
    text
}
