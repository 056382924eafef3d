//! The article's evaluation.

use super::{article_end, evaluate_position};
use crate::board::{Color, Role};
use crate::game::{End, Game};
use crate::rules::Position;

/// The score of a won game.
pub const MATE: i32 = 1000;

/// What the article's evaluation counts where the game goes on: queens 9, rooks 5, bishops and knights 3, pawns 1, and
/// one point less for a side that is in check.
///
/// ```
/// use gridmate::engine::TeachingTerms;
/// use gridmate::notation::fen;
/// let (position, _) = fen::parse_any("3rk3/8/8/8/7b/8/8/Q3K3 w - - 0 1")?;
/// // A queen against rook and bishop, and white is in check.
/// assert_eq!(TeachingTerms::of(&position).score(), 9 - 5 - 3 - 1);
/// # Ok::<(), fen::FenError>(())
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct TeachingTerms {
    /// The numbers of pieces of white and black for each role of [`TeachingTerms::WORTHS`].
    pub pieces: [[i32; 2]; 5],
    /// The side that is in check.
    pub checked: Option<Color>,
}

impl TeachingTerms {
    /// The values of the roles.
    pub const WORTHS: [(Role, i32); 5] =
        [(Role::Queen, 9), (Role::Rook, 5), (Role::Bishop, 3), (Role::Knight, 3), (Role::Pawn, 1)];

    /// The terms of a position.
    #[must_use]
    pub fn of(position: &Position) -> Self {
        let board = position.board();
        let (white, black) = (board.color(Color::White), board.color(Color::Black));
        let mut pieces = [[0; 2]; Self::WORTHS.len()];
        for (counts, (role, _)) in pieces.iter_mut().zip(&Self::WORTHS) {
            let both = board.role(*role);
            *counts = [(both & white).len() as i32, (both & black).len() as i32];
        }
        Self { pieces, checked: position.is_check().then_some(position.turn()) }
    }

    /// Their sum, from white's side.
    #[must_use]
    pub fn score(&self) -> i32 {
        let mut score = -self.checked.map_or(0, sign);
        for ((_, worth), [white, black]) in Self::WORTHS.iter().zip(&self.pieces) {
            score += worth * (white - black);
        }
        score
    }
}

/// The article's evaluation of the position that a game has come to, as JSON: `value`, `end` (how its game is over:
/// checkmate, stalemate, insufficient, threefold or fifty; null if it goes on), and what [`TeachingTerms`] counts: `score`,
/// `checked` (`w`, `b` or null), and `pieces`, each with `role`, `worth`, and how many `white` and `black` have.
///
/// ```
/// use gridmate::engine::evaluation_json;
/// use gridmate::game::Game;
/// assert!(evaluation_json(&Game::default()).starts_with("{\"value\":0,\"end\":null,\"score\":0,"));
/// ```
#[must_use]
pub fn evaluation_json(game: &Game) -> String {
    let terms = TeachingTerms::of(game.position());
    let checked = match terms.checked {
        Some(Color::White) => "\"w\"",
        Some(Color::Black) => "\"b\"",
        None => "null",
    };
    let end = article_end(game).map_or_else(|| "null".to_owned(), |end| format!("\"{}\"", end.code()));
    let piece = |((role, worth), [white, black]): ((Role, i32), [i32; 2])| {
        format!(r#"{{"role":"{}","worth":{worth},"white":{white},"black":{black}}}"#, role.name())
    };
    let pieces: Vec<_> = TeachingTerms::WORTHS.into_iter().zip(terms.pieces).map(piece).collect();
    format!(
        r#"{{"value":{},"end":{end},"score":{},"checked":{checked},"pieces":[{}]}}"#,
        evaluate_position(game),
        terms.score(),
        pieces.join(",")
    )
}

/// The score of a game that is over, from white's side.
pub(super) fn end_score(end: End) -> i32 {
    end.winner().map_or(0, |winner| MATE * sign(winner))
}

/// 1 for white, −1 for black.
pub(in crate::engine) const fn sign(color: Color) -> i32 {
    match color {
        Color::White => 1,
        Color::Black => -1,
    }
}
