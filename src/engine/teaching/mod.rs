//! The searches of the article on a chess engine in R: minimax as it stands there, and the next steps that it names,
//! negamax and alpha-beta. All three give every move the same score; they differ in the way to it.

mod score;
mod trace;

pub use score::{MATE, TeachingTerms, teaching_score};
pub use trace::{Fate, LONGEST_TRACE, Node, Trace};

use super::{Dice, Limits, Player, Watch};
use crate::board::Color;
use crate::game::Game;
use crate::rules::{Material, Move, Position};
use score::sign;

/// The half-moves without a capture or a pawn move after which the article's games are over.
const FIFTY_MOVES: u16 = 100;
/// Further than any score.
pub(super) const INFINITY: i32 = MATE + 1;

/// The way to a score.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Method {
    /// White takes the largest, black the smallest of the scores below.
    Minimax,
    /// Both take the largest of what is worst for the other: one rule for both.
    Negamax,
    /// Negamax that leaves out what cannot change the result.
    AlphaBeta,
}

/// The moves of a position with their scores.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Scored {
    /// Each legal move, and its score from white's side.
    pub moves: Vec<(Move, i32)>,
    /// How many positions were looked at.
    pub nodes: u64,
}

impl Scored {
    /// The moves with the best score for a side.
    #[must_use]
    pub fn best(&self, turn: Color) -> Vec<Move> {
        let best = self.moves.iter().map(|&(_, score)| score * sign(turn)).max();
        let is_best = |&&(_, score): &&(Move, i32)| Some(score * sign(turn)) == best;
        self.moves.iter().filter(is_best).map(|&(played, _)| played).collect()
    }
}

/// A player by the article: scores each move by a search of fixed depth below it, and draws lots among the best.
///
/// A game that is over scores 1000 for white's win, −1000 for black's and 0 otherwise; over is also what a player may
/// claim, the third occurrence of a position and fifty quiet moves. Where the depth is used up,
/// [`teaching_score`] decides.
///
/// ```
/// use gridmate::engine::{Limits, Method, Player, Teaching, Unwatched};
/// use gridmate::game::Game;
/// use gridmate::notation::{fen, uci};
/// use gridmate::rules::Variant;
/// let (position, variant) = fen::parse_any("6k1/5ppp/8/8/8/8/8/R3K3 w - - 0 1")?;
/// let mut player = Teaching::new(Method::Minimax, 1, 0);
/// let mate = player.choose(&Game::new(position, variant), &Limits::default(), &Unwatched).unwrap();
/// assert_eq!(uci::write(&position, mate, Variant::Standard), "a1a8");
/// # Ok::<(), fen::FenError>(())
/// ```
#[derive(Clone, Debug)]
pub struct Teaching {
    method: Method,
    depth: u32,
    dice: Dice,
}

impl Teaching {
    /// A player that looks so many moves below each of its own; the seed is for its lots.
    #[must_use]
    pub const fn new(method: Method, depth: u32, seed: u64) -> Self {
        Self { method, depth, dice: Dice::new(seed) }
    }

    /// Scores every legal move of a game.
    #[must_use]
    pub fn score(&self, game: &Game) -> Scored {
        let mut search = Search::of(game);
        let position = game.position();
        let moves = position.legal_moves();
        let scores = moves.into_iter().map(|played| {
            let next = position.play_unchecked(played);
            let color = sign(next.turn());
            let score = match self.method {
                Method::Minimax => search.below(&next, |search| search.minimax(&next, self.depth)),
                Method::Negamax => search.below(&next, |search| search.negamax(&next, self.depth)) * color,
                Method::AlphaBeta => {
                    search.below(&next, |search| search.alpha_beta(&next, self.depth, -INFINITY, INFINITY)) * color
                }
            };
            (played, score)
        });
        let moves = scores.collect();
        Scored { moves, nodes: search.nodes }
    }
}

impl Player for Teaching {
    fn choose(&mut self, game: &Game, _: &Limits, _: &dyn Watch) -> Option<Move> {
        let best = self.score(game).best(game.position().turn());
        self.dice.pick(&best)
    }
}

/// The positions on the way to the one that is looked at, and how many were looked at.
pub(super) struct Search {
    /// The hashes of the positions so far, the last one that of the position that is looked at.
    pub(super) past: Vec<u64>,
    nodes: u64,
}

impl Search {
    /// At the position of a game.
    pub(super) fn of(game: &Game) -> Self {
        let mut past = vec![game.start().hash()];
        past.extend(game.moves().map(|(_, position)| position.hash()));
        Self { past, nodes: 0 }
    }

    /// Looks at a position that lies below the last one.
    fn below(&mut self, next: &Position, look: impl FnOnce(&mut Self) -> i32) -> i32 {
        self.nodes += 1;
        self.past.push(next.hash());
        let score = look(self);
        self.past.pop();
        score
    }

    /// The score of a game that is over with this position, from white's side.
    pub(super) fn end(&self, position: &Position) -> Option<i32> {
        if !position.has_legal_move() {
            return Some(if position.is_check() { -MATE * sign(position.turn()) } else { 0 });
        }
        let drawn = position.halfmove_clock() >= FIFTY_MOVES
            || Material::of(position.board()).is_dead()
            || self.has_stood_twice_before(position);
        drawn.then_some(0)
    }

    fn has_stood_twice_before(&self, position: &Position) -> bool {
        // Nothing before the last capture or pawn move can be the same.
        let quiet = usize::from(position.halfmove_clock()) + 1;
        let same = self.past.iter().rev().take(quiet).filter(|&&hash| hash == position.hash());
        same.count() >= 3
    }

    /// How many positions minimax looks at below the last one.
    pub(super) fn plain_below(&mut self, position: &Position, depth: u32) -> u64 {
        if depth == 0 || self.end(position).is_some() {
            return 0;
        }
        if depth == 1 {
            return u64::from(position.legal_move_count());
        }
        let mut count = 0;
        for played in &position.legal_moves() {
            let next = position.play_unchecked(played);
            self.past.push(next.hash());
            count += 1 + self.plain_below(&next, depth - 1);
            self.past.pop();
        }
        count
    }

    /// The article's: the score that both sides reach by their best moves.
    fn minimax(&mut self, position: &Position, depth: u32) -> i32 {
        if let Some(score) = self.end(position) {
            return score;
        }
        if depth == 0 {
            return teaching_score(position);
        }
        let moves = position.legal_moves();
        let scores = moves.into_iter().map(|played| {
            let next = position.play_unchecked(played);
            self.below(&next, |search| search.minimax(&next, depth - 1))
        });
        let best = if position.turn() == Color::White { scores.max() } else { scores.min() };
        best.unwrap_or_default()
    }

    /// The same from the side to move: what is good for the other is bad for it.
    fn negamax(&mut self, position: &Position, depth: u32) -> i32 {
        if let Some(score) = self.end(position) {
            return score * sign(position.turn());
        }
        if depth == 0 {
            return teaching_score(position) * sign(position.turn());
        }
        let mut best = -INFINITY;
        for played in &position.legal_moves() {
            let next = position.play_unchecked(played);
            best = best.max(-self.below(&next, |search| search.negamax(&next, depth - 1)));
        }
        best
    }

    /// Negamax within a window: `alpha` is what the side to move has for certain elsewhere, `beta` what the other side
    /// lets it have. Once a move reaches `beta` the other side will not come here, and the rest need not be looked at.
    fn alpha_beta(&mut self, position: &Position, depth: u32, alpha: i32, beta: i32) -> i32 {
        if let Some(score) = self.end(position) {
            return score * sign(position.turn());
        }
        if depth == 0 {
            return teaching_score(position) * sign(position.turn());
        }
        let mut best = -INFINITY;
        for played in &position.legal_moves() {
            let next = position.play_unchecked(played);
            let floor = alpha.max(best);
            best = best.max(-self.below(&next, |search| search.alpha_beta(&next, depth - 1, -beta, -floor)));
            if best >= beta {
                break;
            }
        }
        best
    }
}
