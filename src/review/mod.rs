//! A game judged move by move.
//!
//! In: a game, and an engine. Out: what each position is worth, the marks of the moves, and the accuracy of both sides.
//!
//! - [`Review`]: a game with what is known of its positions
//! - [`Judging`]: the judging of a block of positions, bit by bit; [`Judgement`]: what the engine makes of one, with the
//!   [`ComparedMove`] that was played in it
//! - [`ReviewedMove`], [`Mark`]: what is said of a move
//! - [`Explaining`]: the explanation of a move, bit by bit; [`MoveClaim`]: what is proved of it, with its line
//! - [`win_chance`], [`win_percent`], [`move_accuracy`]: the scales
//!
//! The files: `judge.rs` judges, `chances.rs` has the winning chances, `mark.rs` the marks, `great.rs` those that praise,
//! `accuracy.rs` the accuracy; `explain.rs` and `proof.rs` prove claims, `lines.rs`, `cause.rs`, `effects.rs`, `lasting.rs` and `given_up.rs` find them, `claim.rs` has their type, `english.rs` their
//! sentences, `material.rs` what a line takes.

mod accuracy;
mod cause;
mod chances;
mod claim;
mod effects;
mod english;
mod explain;
mod given_up;
mod great;
mod judge;
mod lasting;
mod lines;
mod mark;
mod material;
mod proof;
#[cfg(test)]
mod tests;

pub use accuracy::move_accuracy;
pub use chances::{STEEPNESS, win_chance, win_percent};
pub use claim::{About, ClaimEffect, ClaimOutcome, MoveClaim, Spot};
pub use explain::Explaining;
pub use judge::{ComparedMove, Judgement, Judging, USUAL_NODES};
pub use mark::{Mark, ParseMarkError};
pub(crate) use material::Walk;

use crate::board::{Color, Square};
use crate::engine::{MATE_SCORE, Score};
use crate::game::{End, Game};
use crate::rules::{Move, Position};
use great::PlayedMove;
use mark::LostChance;

/// A game with what is known of its positions.
///
/// ```
/// use gridmate::board::Color;
/// use gridmate::engine::{Engine, NoControl};
/// use gridmate::game::Game;
/// use gridmate::notation::san;
/// use gridmate::review::{Mark, Review};
/// let mut game = Game::default();
/// for text in ["f3", "e5", "g4", "Qh4#"] {
///     let played = san::parse(game.position(), text)?;
///     game.play(played)?;
/// }
/// let mut review = Review::of(&game);
/// let mut engine = Engine::new(1 << 20);
/// for block in 0..review.blocks() {
///     let mut judging = review.judge(block, 1_000);
///     while !judging.go_on(&mut engine, &NoControl) {}
///     judging.take().into_iter().for_each(|judgement| assert!(review.learn(judgement)));
/// }
/// assert!(review.is_complete());
/// let moves = review.moves();
/// assert_eq!((moves[2].mark, moves[3].mark), (Some(Mark::Blunder), None));
/// assert!(review.accuracy(Color::White) < review.accuracy(Color::Black));
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Clone, Debug)]
pub struct Review {
    game: Game,
    /// How the game is over with each position, if it is.
    ends: Vec<Option<End>>,
    judgements: Vec<Option<Judgement>>,
    /// Whether each move is theory.
    theory: Vec<bool>,
}

/// A move that loses less of the winning chance is as good as the best one.
const AS_GOOD: f64 = 0.04;

/// What is said of a move.
#[derive(Clone, PartialEq, Debug)]
pub struct ReviewedMove {
    /// The number of the move, from 1: the plies of the position after it.
    pub ply: usize,
    /// The move.
    pub played: Move,
    /// The best move.
    pub best: Option<Move>,
    /// The winning chance of the mover after the move, from −1 to 1.
    pub win: f64,
    /// The winning chance that the move loses; none if it is the best one.
    pub loss: f64,
    /// Its mark, if it deserves one.
    pub mark: Option<Mark>,
    /// Whether it is theory, which is marked only if it is a blunder.
    pub is_theory: bool,
}

impl ReviewedMove {
    /// Whether the move is as good as the best one: it loses less than 0.04 of the winning chance.
    #[must_use]
    pub fn is_as_good(&self) -> bool {
        self.loss < AS_GOOD
    }
}

impl Review {
    /// The review of a game up to its position, of which nothing is known yet.
    #[must_use]
    pub fn of(game: &Game) -> Self {
        let mut ends = Vec::new();
        let mut back = game.clone();
        loop {
            ends.push(judge::end(&back));
            if back.undo().is_none() {
                break;
            }
        }
        ends.reverse();
        let positions = ends.len();
        Self { game: game.clone(), ends, judgements: vec![None; positions], theory: vec![false; positions] }
    }

    /// Excuses moves of theory, given as plies from 1.
    #[must_use]
    pub fn with_theory(mut self, plies: impl IntoIterator<Item = usize>) -> Self {
        for ply in plies {
            if let Some(is_theory) = self.theory.get_mut(ply) {
                *is_theory = ply > 0;
            }
        }
        self
    }

    /// The game.
    #[must_use]
    pub const fn game(&self) -> &Game {
        &self.game
    }

    /// The position after some plies of the game.
    #[must_use]
    pub fn position(&self, ply: usize) -> Option<&Position> {
        position_at(&self.game, ply)
    }

    /// The number of the blocks that can be judged apart, in any order.
    #[must_use]
    pub const fn blocks(&self) -> usize {
        self.ends.len().div_ceil(judge::BLOCK)
    }

    /// Prepares to judge a block, from 0, with a number of nodes for each position; 0 is [`USUAL_NODES`].
    #[must_use]
    pub fn judge(&self, block: usize, nodes: u64) -> Judging {
        Judging::new(self, block, nodes)
    }

    /// Takes in what is known of a position. Returns whether it is of this game: where the game is over it has no line, and
    /// elsewhere each line begins with a legal move, or has a score alone.
    pub fn learn(&mut self, judgement: Judgement) -> bool {
        let Some(&position) = self.position(judgement.ply) else { return false };
        let is_over = self.ends[judgement.ply].is_some();
        let begins = |moves: &[Move]| moves.first().is_none_or(|&first| position.is_legal(first));
        if is_over != judgement.lines.is_empty() || !judgement.lines.iter().all(|line| begins(&line.moves)) {
            return false;
        }
        let ply = judgement.ply;
        self.judgements[ply] = Some(judgement);
        true
    }

    /// What is known of a position.
    #[must_use]
    pub fn judgement(&self, ply: usize) -> Option<&Judgement> {
        self.judgements.get(ply)?.as_ref()
    }

    /// Whether all positions are known.
    #[must_use]
    pub fn is_complete(&self) -> bool {
        self.judgements.iter().all(Option::is_some)
    }

    /// The score of a position for the side to move, where it is known: of an end by what it is, else that of the best line.
    #[must_use]
    pub fn score(&self, ply: usize) -> Option<Score> {
        match self.ends.get(ply)? {
            Some(End::Checkmate { .. }) => Some(-MATE_SCORE),
            Some(_) => Some(0),
            None => Some(self.judgement(ply)?.lines.first()?.score),
        }
    }

    /// The moves of the game for which the positions before and after are known.
    #[must_use]
    pub fn moves(&self) -> Vec<ReviewedMove> {
        (1..self.ends.len()).filter_map(|ply| self.reviewed(ply)).collect()
    }

    /// The move of a position that alone keeps what it is worth: every other one loses as much as a mistake, or more.
    #[must_use]
    pub fn only_move(&self, ply: usize) -> Option<Move> {
        let [best, second, ..] = &self.judgement(ply)?.lines[..] else { return None };
        let is_only = Mark::of_loss(win_chance(best.score) - win_chance(second.score)) >= Some(Mark::Mistake);
        best.moves.first().copied().filter(|_| is_only)
    }

    /// Prepares to explain the move of a ply, from 1; `nodes` are those of a judgement, 0 is [`USUAL_NODES`]. A move that is
    /// known to be great is explained as such, any other as a mistake. `None` if the game has no such move.
    #[must_use]
    pub fn explain(&self, ply: usize, nodes: u64) -> Option<Explaining> {
        let played = self.played(ply)?;
        let mut before = self.game.clone();
        while before.ply() >= ply {
            before.undo();
        }
        let mark = self.reviewed(ply).and_then(|reviewed| reviewed.mark);
        let is_praised = mark.is_some_and(|mark| !mark.is_bad());
        if is_praised { Explaining::of_praised(before, played, nodes) } else { Explaining::new(before, played, nodes) }
    }

    fn played(&self, ply: usize) -> Option<Move> {
        move_at(&self.game, ply)
    }

    fn reviewed(&self, ply: usize) -> Option<ReviewedMove> {
        let played = self.played(ply)?;
        let (before, after) = (self.score(ply - 1)?, -self.score(ply)?);
        let best = self.best(ply - 1);
        // What the move turns out to be worth was open to the side before it, too.
        let is_best = best == Some(played) || after >= before;
        let is_theory = self.theory[ply];
        let lost = LostChance::of(before, after, self.compared(ply - 1, played).filter(|_| !is_best));
        let mark = match (self.ends[ply - 1], is_best) {
            (Some(_), _) => None,
            (None, true) => self.praise(ply, played, after),
            (None, false) => lost.mark,
        };
        let mark = mark.filter(|mark| !is_theory || *mark == Mark::Blunder);
        let loss = if is_best { 0.0 } else { lost.loss };
        Some(ReviewedMove { ply, played, best, win: lost.win, loss, mark, is_theory })
    }

    /// What a search of a move and the best one together has found.
    fn compared(&self, ply: usize, played: Move) -> Option<ComparedMove> {
        self.judgement(ply)?.compared.filter(|compared| compared.played == played)
    }

    /// The best move in a position.
    fn best(&self, ply: usize) -> Option<Move> {
        self.judgement(ply)?.lines.first()?.moves.first().copied()
    }

    fn praise(&self, ply: usize, played: Move, score: Score) -> Option<Mark> {
        let position = self.position(ply - 1)?;
        let lines = &self.judgement(ply - 1)?.lines;
        PlayedMove { position, taken_on: taken_on(&self.game, ply - 1), played, lines, score }.praise()
    }

    /// The accuracy of a side in percent, over the moves up to the first position that is not known; none if it has none.
    #[must_use]
    pub fn accuracy(&self, side: Color) -> Option<f64> {
        let of_white = |ply| {
            let score = self.score(ply)?;
            Some(win_percent(win_chance(if self.turn(ply) == Color::White { score } else { -score })))
        };
        let percents: Vec<f64> = (0..self.ends.len()).map_while(of_white).collect();
        let weights = accuracy::weights(&percents);
        // The positions alone count, so that from their values alone it comes to the same.
        let of_move = |(index, &weight): (usize, &f64)| {
            let (before, after) = (self.score(index)?, -self.score(index + 1)?);
            let is_best = self.best(index) == self.played(index + 1);
            let (before, after) = (win_chance(before), win_chance(after));
            Some((move_accuracy(if is_best { after } else { before.max(after) }, after), weight))
        };
        let of_side = weights.iter().enumerate().filter(|(index, _)| self.turn(*index) == side);
        accuracy::side_accuracy(&of_side.filter_map(of_move).collect::<Vec<_>>())
    }

    /// The side to move after some plies.
    fn turn(&self, ply: usize) -> Color {
        let first = self.game.start().turn();
        if ply.is_multiple_of(2) { first } else { !first }
    }
}

/// The position of a game after some plies.
fn position_at(game: &Game, ply: usize) -> Option<&Position> {
    match ply.checked_sub(1) {
        None => Some(game.start()),
        Some(index) => game.moves().nth(index).map(|(_, after)| after),
    }
}

/// The move of a ply, from 1.
fn move_at(game: &Game, ply: usize) -> Option<Move> {
    game.moves().nth(ply.checked_sub(1)?).map(|(played, _)| played)
}

/// The square where the move of a ply has taken something.
fn taken_on(game: &Game, ply: usize) -> Option<Square> {
    let played = move_at(game, ply)?;
    played.is_capture(position_at(game, ply - 1)?.board()).then_some(played.to())
}
