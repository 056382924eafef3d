//! A book made from games.

use super::book::{Book, BookEntry, BookMove};
use super::key::{key, key_after};
use crate::game::GameResult;
use crate::notation::pgn::PgnGame;
use alloc::collections::BTreeMap;

/// Which moves of games a book takes.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct BookOptions {
    /// How many plies of each game.
    pub max_plies: usize,
    /// In how many games at least the move must have been played.
    pub min_games: u32,
}

/// All moves of all games.
impl Default for BookOptions {
    fn default() -> Self {
        Self { max_plies: usize::MAX, min_games: 1 }
    }
}

/// What the games say of a move.
#[derive(Clone, Copy, Debug, Default)]
struct MoveScore {
    games: u32,
    /// Two for a win of the side that made it, one for a draw or a game without a result.
    points: u64,
}

/// Counts the moves of games, and makes a book of them: the weight of a move is twice its wins and once its draws, as Polyglot
/// has it. A move that only lost has no weight, and is left out.
///
/// ```
/// use gridmate::notation::{pgn, polyglot::{BookBuilder, BookOptions}};
/// let mut builder = BookBuilder::new(BookOptions { min_games: 2, ..BookOptions::default() });
/// for game in pgn::read("1. e4 e5 1-0\n\n1. e4 e5 2. f4 1/2-1/2\n\n1. d4 1-0") {
///     builder.add(&game?);
/// }
/// let book = builder.finish();
/// let written: Vec<_> = book.entries().iter().map(|entry| (entry.played.to_string(), entry.weight)).collect();
/// assert_eq!(written, [("e2e4".to_owned(), 3), ("e7e5".to_owned(), 1)]);
/// # Ok::<(), pgn::Error>(())
/// ```
#[derive(Clone, Debug, Default)]
pub struct BookBuilder {
    options: BookOptions,
    scores: BTreeMap<(u64, BookMove), MoveScore>,
}

impl BookBuilder {
    /// Of games that are still to come.
    #[must_use]
    pub const fn new(options: BookOptions) -> Self {
        Self { options, scores: BTreeMap::new() }
    }

    /// Counts the main line of a game, up to the first null move.
    pub fn add(&mut self, game: &PgnGame) {
        let mut at = key(game.start());
        for (before, played) in game.playable().take(self.options.max_plies) {
            let score = self.scores.entry((at, BookMove::of(played))).or_default();
            score.games = score.games.saturating_add(1);
            score.points += match game.result() {
                GameResult::Draw | GameResult::Unknown => 1,
                result => 2 * u64::from(result.winner() == Some(before.turn())),
            };
            let Some(next) = key_after(&before, played) else { return };
            at = next;
        }
    }

    /// The book of the games so far. Where a weight would be too large for it, those of all moves of the position are scaled.
    #[must_use]
    pub fn finish(&self) -> Book {
        let mut heaviest: BTreeMap<u64, u64> = BTreeMap::new();
        for (&(key, _), score) in &self.scores {
            let most = heaviest.entry(key).or_default();
            *most = score.points.max(*most);
        }
        let is_taken = |score: &MoveScore| score.games >= self.options.min_games && score.points > 0;
        let taken = self.scores.iter().filter(|(_, score)| is_taken(score));
        let entry = |(&(key, played), score): (&(u64, BookMove), &MoveScore)| {
            let most = heaviest.get(&key).copied().unwrap_or_default();
            BookEntry { key, played, weight: weight(score.points, most), learn: 0 }
        };
        taken.map(entry).collect()
    }
}

/// A score as a weight, where the highest of the position is `most`.
fn weight(score: u64, most: u64) -> u16 {
    let limit = u64::from(u16::MAX);
    let scaled = if most > limit { (u128::from(score) * u128::from(limit) / u128::from(most)) as u64 } else { score };
    u16::try_from(scaled.max(1)).unwrap_or(u16::MAX)
}

#[cfg(test)]
mod tests {
    use super::weight;

    #[test]
    fn weights_are_scaled_where_one_is_too_large() {
        assert_eq!([weight(3, 65_535), weight(65_535, 65_535)], [3, 65_535]);
        assert_eq!([weight(1, 131_070), weight(65_536, 131_070), weight(131_070, 131_070)], [1, 32_768, 65_535]);
    }
}
