//! Games of a player against itself, for positions to learn from.
//!
//! A game begins with random moves, as long as neither side is far ahead after them, and both sides share one memory. It
//! ends early where nothing is left to learn: when one side has been winning for a while, or neither has been ahead.

use super::record::Record;
use gridmate::board::Color;
use gridmate::game::Game;
use gridmate::rules::Move;
use gridmate::rules::Rng;

/// Plies at random to begin with, or one more.
const RANDOM_PLIES: usize = 8;
/// A game whose first score is further from zero is not played.
const UNFAIR: i32 = 300;
/// A side that is so far ahead for `SURE` plies has won.
const WON: i32 = 1500;
const SURE: u32 = 6;
/// A game in which neither side is ahead by more than `EVEN` for `DULL` plies, after `LATE` of them, is drawn.
const EVEN: i32 = 6;
const DULL: u32 = 16;
const LATE: usize = 80;
/// A game that reaches this many plies is drawn.
const LONGEST: usize = 320;
/// A score beyond this is a forced mate.
const MATE: i32 = 20_000;

/// Plays a game and hands over its positions; none if its opening is unfair, or the player has no move or no score.
///
/// One move in `stray`, if that is not 0, is a random one in place of the player's.
pub fn selfplay(seed: u64, stray: usize, think: &mut dyn FnMut(&Game) -> Option<(Move, i32)>) -> Option<Vec<Record>> {
    let mut rng = Rng::new(seed);
    let mut game = opening(&mut rng)?;
    let start = game.ply();
    let (mut records, mut turns) = (Vec::new(), Vec::new());
    let (mut sure, mut dull, mut before) = (0, 0, 0);
    let winner = loop {
        if let Some(end) = game.end() {
            break end.winner();
        }
        if game.repetitions() >= 3 || game.position().halfmove_clock() >= 100 || game.ply() >= LONGEST || dull >= DULL {
            break None;
        }
        let (best, score) = think(&game)?;
        let turn = game.position().turn();
        if game.ply() == start && score.abs() > UNFAIR {
            return None;
        }
        if score.abs() <= MATE {
            records.push(Record::new(game.position(), score as i16, 1, is_quiet(&game, best)));
            turns.push(turn);
        }
        let for_white = if turn == Color::White { score } else { -score };
        sure = if score.abs() >= WON && (before >= 0) == (for_white >= 0) { sure + 1 } else { 0 };
        dull = if score.abs() <= EVEN && game.ply() >= LATE { dull + 1 } else { 0 };
        before = for_white;
        if sure >= SURE {
            break Some(if for_white > 0 { Color::White } else { Color::Black });
        }
        let strays = stray > 0 && rng.below(stray) == 0;
        let played = if strays { rng.pick(&game.position().legal_moves())? } else { best };
        game.play(played).ok()?;
    };
    for (record, turn) in records.iter_mut().zip(turns) {
        record.result = winner.map_or(1, |winner| if winner == turn { 2 } else { 0 });
    }
    Some(records)
}

/// Some random moves from the usual position.
fn opening(rng: &mut Rng) -> Option<Game> {
    let mut game = Game::default();
    for _ in 0..RANDOM_PLIES + rng.below(2) {
        let played = rng.pick(&game.position().legal_moves())?;
        game.play(played).ok()?;
    }
    game.end().is_none().then_some(game)
}

fn is_quiet(game: &Game, best: Move) -> bool {
    let position = game.position();
    let takes = position.board().piece_at(best.to()).is_some() && !best.is_castle() || best.is_en_passant();
    !position.is_check() && !takes && best.promotion().is_none()
}
