//! Games of the engine against itself, for positions to learn from.
//!
//! A game begins with random moves, as long as neither side is far ahead after them, and both sides share one memory. It
//! ends early where nothing is left to learn: when one side has been winning for a while, or nobody has been.

use super::record::Record;
use crate::board::Color;
use crate::engine::evaluation::Evaluate;
use crate::engine::{Dice, Engine, Limits, Task, Unwatched};
use crate::game::Game;
use crate::rules::Move;

/// Half-moves at random to begin with, or one more.
const RANDOM_PLIES: usize = 8;
/// A game whose first score is further from zero is not played.
const UNFAIR: i32 = 300;
/// A side that is so far ahead for `SURE` half-moves has won.
const WON: i32 = 1500;
const SURE: u32 = 6;
/// A game in which nobody is ahead by more than `EVEN` for `DULL` half-moves, after `LATE` of them, is drawn.
const EVEN: i32 = 6;
const DULL: u32 = 16;
const LATE: usize = 80;
/// A game of so many half-moves is drawn.
const LONGEST: usize = 320;
/// A score beyond this tells of a forced mate.
const MATE: i32 = 20_000;

/// Plays a game with so many nodes a move and hands over its positions; none if its opening is unfair.
pub fn selfplay<E: Evaluate + Clone + Default + Send>(
    engine: &mut Engine<E>,
    nodes: u64,
    seed: u64,
) -> Option<Vec<Record>> {
    let mut game = opening(&mut Dice::new(seed))?;
    engine.clear();
    let start = game.ply();
    let limits = Limits { nodes: Some(nodes), ..Limits::default() };
    let task = Task { limits, ..Task::default() };
    let (mut records, mut turns) = (Vec::new(), Vec::new());
    let (mut sure, mut dull, mut before) = (0, 0, 0);
    let winner = loop {
        if let Some(end) = game.end() {
            break end.winner();
        }
        if game.repetitions() >= 3 || game.position().halfmove_clock() >= 100 || game.ply() >= LONGEST || dull >= DULL {
            break None;
        }
        let lines = engine.think(&game, &task, &Unwatched, &mut |_| {});
        let (best, score) = lines.first().and_then(|line| Some((*line.moves.first()?, line.score)))?;
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
        game.play(best).ok()?;
    };
    for (record, turn) in records.iter_mut().zip(turns) {
        record.result = winner.map_or(1, |winner| if winner == turn { 2 } else { 0 });
    }
    Some(records)
}

/// Some random moves from the usual position.
fn opening(dice: &mut Dice) -> Option<Game> {
    let mut game = Game::default();
    for _ in 0..RANDOM_PLIES + dice.below(2) {
        let played = dice.pick(&game.position().legal_moves())?;
        game.play(played).ok()?;
    }
    game.end().is_none().then_some(game)
}

fn is_quiet(game: &Game, best: Move) -> bool {
    let position = game.position();
    let takes = position.board().piece_at(best.to()).is_some() && !best.is_castle() || best.is_en_passant();
    !position.is_check() && !takes && best.promotion().is_none()
}
