//! What callers pass, read: starts, games, numbers of squares and of Chess960 starts.

use super::error::{Failure, failure};
use crate::board::Square;
use crate::diagnostic::call;
use crate::game::Game;
use crate::notation::{fen, uci};
use crate::rules::Move;
use crate::rules::chess960::Number;
use crate::script::Start;

/// A start from its text; the usual one if there is none.
pub(super) fn read_start(text: Option<String>) -> Result<Start, Failure> {
    match text {
        Some(text) => text.parse().map_err(failure),
        None => Ok(Start::default()),
    }
}

/// A square from its number.
pub(super) fn square(index: u8) -> Result<Square, Failure> {
    Square::from_index(usize::from(index)).ok_or_else(|| failure(call::NO_SUCH_SQUARE))
}

/// A Chess960 number from whatever JavaScript passes for one.
pub(super) fn number_of(number: f64) -> Result<Number, Failure> {
    // Out of range the cast saturates, and then it is not the number that was meant.
    let whole = number as u16;
    match Number::new(whole) {
        Some(found) if f64::from(whole) == number => Ok(found),
        _ => Err(failure(call::NO_SUCH_START)),
    }
}

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
pub(super) fn line_text(game: &Game, line: &[Move]) -> String {
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

/// The moves of a line in UCI that follow on a game, up to the first that is not legal.
pub(super) fn legal_line(game: &Game, line: &str) -> Vec<Move> {
    let mut position = *game.position();
    let mut moves = Vec::new();
    for text in line.split_ascii_whitespace() {
        let Ok(next) = uci::parse_lenient(&position, text, game.variant()) else { break };
        moves.push(next);
        position = position.play_unchecked(next);
    }
    moves
}
