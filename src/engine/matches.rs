//! Games of one player against another, and balanced openings for them.
//!
//! A game depends on the players, the opening and its own seed alone, so that games may be played in parallel and in any order
//! with the same results.

use super::TeachingTerms;
use super::teaching::sign;
use crate::board::{Bitboard, Color};
use crate::game::{Claim, End, Game};
use crate::rules::chess960::Number;
use crate::rules::{Move, Position, Rng};
use std::ops::ControlFlow;

/// How games start.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum Opening {
    /// From the usual position.
    #[default]
    Standard,
    /// From a Chess960 position, drawn from the seed of the game.
    Chess960,
    /// After a [`balanced_opening`] drawn from the seed of the game.
    Book,
}

/// How a match is played.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Terms {
    /// How games start.
    pub opening: Opening,
    /// Whether the players change sides after each game; two games in a row then share their opening.
    pub swap: bool,
    /// The seed of the match.
    pub seed: u64,
}

/// A game of a match: its opening, its seeds, and the first player's side.
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

    /// The start of a game.
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

/// Plays a game to its end; none if a player returns no move or an illegal one. Draws that can be claimed are claimed.
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

/// Plays one move of a game, claiming draws. Breaks with its end; with none if the player returns no legal move.
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

/// The plies of an opening.
const PLIES: usize = 8;
/// The most lines that are tried, of which about one in a hundred is balanced.
const TRIES: usize = 100_000;
/// The depth of the search for won material before its captures-only part.
const DEPTH: u32 = 2;
/// The largest difference in mobility.
const MOBILITY_DIFFERENCE: u32 = 5;
/// The score of a mate: more than any material.
const MATE: i32 = 500;

/// A standard game after eight random plies that leave the material equal and not to be won at once, the mobility about equal,
/// and all castling rights. The same seed gives the same game.
///
/// ```
/// use gridmate::engine::balanced_opening;
/// let game = balanced_opening(7);
/// assert_eq!((game.ply(), game.end()), (8, None));
/// ```
#[must_use]
pub fn balanced_opening(seed: u64) -> Game {
    let mut rng = Rng::new(seed);
    let mut lines = (0..TRIES).filter_map(|_| random_line(&mut rng));
    lines.find(|game| is_balanced(game.position())).unwrap_or_default()
}

/// A line of random moves, unless the game ends before.
fn random_line(rng: &mut Rng) -> Option<Game> {
    let mut game = Game::default();
    for _ in 0..PLIES {
        let played = rng.pick(&game.position().legal_moves())?;
        game.play(played).ok()?;
    }
    game.end().is_none().then_some(game)
}

/// The cheapest checks come first, because most lines fail them.
fn is_balanced(position: &Position) -> bool {
    let rights = |color| (position.castling_rooks() & Bitboard::back_rank(color)).len();
    if position.is_check()
        || TeachingTerms::of(position).score() != 0
        || rights(Color::White) != 2
        || rights(Color::Black) != 2
        || material_search(position, 0, -1, 1) != 0
    {
        return false;
    }
    let Some(other) = position.null_move() else { return false };
    position.legal_move_count().abs_diff(other.legal_move_count()) <= MOBILITY_DIFFERENCE
        && material_search(position, DEPTH, -1, 1) == 0
        && material_search(&other, DEPTH, -1, 2) <= 1
}

/// Alpha-beta over material for the side to move: all moves to a depth, then captures only.
fn material_search(position: &Position, depth: u32, mut alpha: i32, beta: i32) -> i32 {
    let moves = position.legal_moves();
    let in_check = position.is_check();
    if moves.is_empty() {
        return if in_check { -MATE } else { 0 };
    }
    let is_full_width = depth > 0 || in_check;
    let mut best = -MATE;
    if !is_full_width {
        best = TeachingTerms::of(position).score() * sign(position.turn());
        alpha = alpha.max(best);
    }
    let taken = position.board().color(!position.turn());
    for &played in moves.iter().filter(|played| is_full_width || taken.contains(played.to())) {
        if alpha >= beta {
            break;
        }
        let next = position.play_unchecked(played);
        best = best.max(-material_search(&next, depth.saturating_sub(1), -beta, -alpha));
        alpha = alpha.max(best);
    }
    best
}
