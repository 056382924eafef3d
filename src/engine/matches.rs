//! Games of one player against another.
//!
//! A game depends on the players, the opening and its own seed alone, so any number of them may be played at once, in
//! any order, with the same result.

use super::balanced_opening;
use crate::board::Color;
use crate::game::{Claim, End, Game};
use crate::rules::Move;
use crate::rules::Rng;
use crate::rules::chess960::Number;
use std::ops::ControlFlow;

/// How games start.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum Opening {
    /// From the usual position.
    #[default]
    Standard,
    /// From a Chess960 position, drawn from the seed of the game.
    Chess960,
    /// After a balanced line of random moves, drawn from the seed of the game.
    Book,
}

/// How a match is played.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Terms {
    /// How games start.
    pub opening: Opening,
    /// Whether the players change sides after each game; two games in a row then share their opening.
    pub swap: bool,
    /// What everything random comes from.
    pub seed: u64,
}

/// A game of a match: its number, what it is drawn from, and who has the white pieces.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Pairing {
    /// The number of the opening, from 0.
    pub pair: u64,
    /// The seed of the opening.
    opening: u64,
    /// The seeds of the first and the second player.
    seeds: [u64; 2],
    /// The first player's side.
    pub first: Color,
}

impl Terms {
    /// The game of this number, from 0.
    #[must_use]
    pub fn pairing(&self, number: u64) -> Pairing {
        let seed_of =
            |number: u64, salt: u64| Rng::new(self.seed ^ number.wrapping_mul(0xD1B5_4A32_D192_ED03) ^ salt).word();
        let pair = if self.swap { number / 2 } else { number };
        let first = if self.swap && number % 2 == 1 { Color::Black } else { Color::White };
        Pairing { pair, opening: seed_of(pair, 0), seeds: [seed_of(number, 1), seed_of(number, 2)], first }
    }

    /// The game before its first move.
    #[must_use]
    pub fn open(&self, pairing: &Pairing) -> Game {
        match self.opening {
            Opening::Standard => Game::default(),
            Opening::Chess960 => Game::chess960(Number::random(pairing.opening)),
            Opening::Book => balanced_opening(pairing.opening),
        }
    }
}

impl Pairing {
    /// The seeds of the first and the second player.
    #[must_use]
    pub const fn seeds(&self) -> [u64; 2] {
        self.seeds
    }
}

/// Plays a game to its end, each move as it is chosen; none if there is none, or one that is not legal. Draws that may
/// be claimed are claimed.
///
/// ```
/// use gridmate::engine::{Limits, Player, Random, NoControl, play};
/// use gridmate::game::Game;
/// let (mut game, mut player) = (Game::default(), Random::new(1));
/// let end = play(&mut game, |game| player.choose(game, &Limits::default(), &NoControl));
/// assert_eq!(game.end(), end);
/// ```
pub fn play(game: &mut Game, mut choose: impl FnMut(&Game) -> Option<Move>) -> Option<End> {
    loop {
        if let ControlFlow::Break(end) = play_move(game, &mut choose) {
            return end;
        }
    }
}

/// Plays one move of such a game. Breaks off with its end; with none, if there is no legal move to be had.
pub fn play_move(game: &mut Game, choose: &mut dyn FnMut(&Game) -> Option<Move>) -> ControlFlow<Option<End>> {
    if let Some(end) = game.end() {
        return ControlFlow::Break(Some(end));
    }
    for claim in Claim::ALL {
        if let Ok(end) = game.claim(claim) {
            return ControlFlow::Break(Some(end));
        }
    }
    match choose(game).map(|played| game.play(played)) {
        Some(Ok(())) => ControlFlow::Continue(()),
        _ => ControlFlow::Break(None),
    }
}
