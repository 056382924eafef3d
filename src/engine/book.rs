//! Openings for matches: lines of random moves that leave neither side better off.

use super::TeachingTerms;
use crate::board::{Bitboard, Color};
use crate::game::Game;
use crate::rules::Position;
use crate::rules::Rng;

/// The plies of an opening.
const PLIES: usize = 8;
/// Lines that are tried before the start position has to do; about one in a hundred passes.
const TRIES: usize = 100_000;
/// The full-width plies before captures alone are followed.
const DEPTH: u32 = 2;
/// The most that the one side may have more moves than the other.
const FREEDOM: u32 = 5;
/// More than any material, less than mate.
const DECIDED: i32 = 500;

/// A standard game after eight random plies that leave the material even, no side able to win any at once, both
/// about as free and both with their castling. The same seed gives the same one.
///
/// ```
/// use gridmate::engine::balanced_opening;
/// let game = balanced_opening(7);
/// assert_eq!((game.ply(), game.end()), (8, None));
/// ```
#[must_use]
pub fn balanced_opening(seed: u64) -> Game {
    let mut rng = Rng::new(seed);
    let lines = (0..TRIES).filter_map(|_| line(&mut rng));
    lines.into_iter().find(|game| is_balanced(game.position())).unwrap_or_default()
}

/// A line of random moves, if it gets so far.
fn line(rng: &mut Rng) -> Option<Game> {
    let mut game = Game::default();
    for _ in 0..PLIES {
        let played = rng.pick(&game.position().legal_moves())?;
        game.play(played).ok()?;
    }
    game.end().is_none().then_some(game)
}

/// What costs least is asked first: most lines fail soon.
fn is_balanced(position: &Position) -> bool {
    let rights = |color| (position.castling_rooks() & Bitboard::back_rank(color)).len();
    if position.is_check()
        || TeachingTerms::of(position).score() != 0
        || rights(Color::White) != 2
        || rights(Color::Black) != 2
        || look(position, 0, -1, 1) != 0
    {
        return false;
    }
    let Some(other) = position.null_move() else { return false };
    position.legal_move_count().abs_diff(other.legal_move_count()) <= FREEDOM
        && look(position, DEPTH, -1, 1) == 0
        && look(&other, DEPTH, -1, 2) <= 1
}

/// The material that the side to move comes out ahead: every move so deep, then captures alone.
fn look(position: &Position, depth: u32, mut alpha: i32, beta: i32) -> i32 {
    let moves = position.legal_moves();
    let in_check = position.is_check();
    if moves.is_empty() {
        return if in_check { -DECIDED } else { 0 };
    }
    let every = depth > 0 || in_check;
    let mut best = -DECIDED;
    if !every {
        let color = if position.turn() == Color::White { 1 } else { -1 };
        best = TeachingTerms::of(position).score() * color;
        alpha = alpha.max(best);
    }
    let taken = position.board().color(!position.turn());
    for &played in moves.iter().filter(|played| every || taken.contains(played.to())) {
        if alpha >= beta {
            break;
        }
        let next = position.play_unchecked(played);
        best = best.max(-look(&next, depth.saturating_sub(1), -beta, -alpha));
        alpha = alpha.max(best);
    }
    best
}
