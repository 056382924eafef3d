//! The best lines before and after a move, and what they may show.

use super::cause::{ClaimCandidate, WinningLine, defends};
use super::claim::{About, ClaimOutcome, MoveClaim};
use super::material::{LEAST_MATERIAL, LONGEST, Walk};
use super::win_chance;
use crate::board::{Bitboard, Color};
use crate::engine::evaluation::{Explanation, Share};
use crate::engine::{Line, MATE_SCORE};
use crate::game::Game;
use crate::rules::{Move, Position};
use crate::tactics::sort_few;
use std::collections::VecDeque;

/// A loss of winning chances from which a move is explained.
pub(super) const INACCURACY: f64 = 0.1;
/// The least difference of a group of terms that is named, in centipawns.
const LEAST_TERM: i32 = 15;

/// A move, the best line instead of it, and the best reply to it.
#[derive(Debug)]
pub(super) struct BestLines {
    /// The game before the move.
    pub(super) before: Game,
    /// The game after it.
    pub(super) after: Game,
    pub(super) played: Move,
    pub(super) better: Line,
    pub(super) reply: Line,
}

impl BestLines {
    /// Nothing is known of the lines yet. `None` if the move is not legal.
    pub(super) fn new(before: Game, played: Move) -> Option<Self> {
        let mut after = before.clone();
        after.play_on(played).ok()?;
        let line = |game: &Game| Line { score: score_at_end(game), moves: Vec::new() };
        let (better, reply) = (line(&before), line(&after));
        Some(Self { before, after, played, better, reply })
    }

    /// The game after the line that is known.
    pub(super) fn at_end_of(&self, is_after: bool) -> Game {
        let (game, line) = if is_after { (&self.after, &self.reply) } else { (&self.before, &self.better) };
        let mut game = game.clone();
        for &played in &line.moves {
            if game.play_on(played).is_err() {
                break;
            }
        }
        game
    }

    /// The chances that the move loses.
    pub(super) fn loss(&self) -> f64 {
        win_chance(self.better.score) - win_chance(-self.reply.score)
    }

    /// What the move and the reply to it, and the better move, come to in a few moves.
    fn walks(&self) -> (Walk, Walk) {
        let start = self.before.position();
        let of = |line: &mut dyn Iterator<Item = Move>| Walk::of(start, &line.take(LONGEST).collect::<Vec<_>>());
        let mut whole = std::iter::once(self.played).chain(self.reply.moves.iter().copied());
        (of(&mut whole), of(&mut self.better.moves.iter().copied()))
    }

    /// The claims that the lines may show, those of what the move allows first.
    pub(super) fn candidates(&self) -> VecDeque<ClaimCandidate> {
        let mut all = VecDeque::new();
        let is_slight = self.loss() < INACCURACY && self.mate_of(false).is_none();
        if is_slight || self.better.moves.first() == Some(&self.played) {
            return all;
        }
        let (start, next) = (self.before.position(), self.after.position());
        let mover = start.turn();
        let (played, better) = self.walks();
        if let Some(outcome) = self.mate_of(true) {
            all.extend(self.allowed(next, &self.reply.moves, outcome));
        } else if let Some((plies, outcome)) = gain(&played, &better, !mover) {
            all.extend(self.allowed(next, played.line.get(1..plies.max(2)).unwrap_or_default(), outcome));
        }
        let lost = all.front().map_or(Bitboard::EMPTY, |allowed: &ClaimCandidate| allowed.victims);
        if let Some(outcome) = self.mate_of(false) {
            all.extend(self.missed(&self.better.moves, outcome));
        } else if let Some((plies, outcome)) = gain(&better, &played, mover) {
            all.extend(self.missed(&better.line[..plies], outcome));
        }
        all.extend(self.better.moves.first().and_then(|&first| defends(start, first, lost)));
        all
    }

    /// A candidate of what the move allows with the one that the best line without its moves shows, if that wins material, too.
    pub(super) fn second(&self, first: &ClaimCandidate, without: &Line) -> Option<ClaimCandidate> {
        if first.claim.about != About::Allows || first.victims.is_empty() || without.mate_in().is_some() {
            return None;
        }
        let start = self.before.position();
        let whole: Vec<Move> =
            std::iter::once(self.played).chain(without.moves.iter().copied()).take(LONGEST).collect();
        let played = Walk::of(start, &whole);
        let (plies, outcome) = gain(&played, &self.walks().1, !start.turn())?;
        let second = self
            .allowed(self.after.position(), played.line.get(1..plies.max(2)).unwrap_or_default(), outcome)
            .into_iter()
            .next()?;
        let moves = first.moves.iter().chain(&second.moves).copied().collect();
        let victims = Bitboard::EMPTY;
        // What takes the same piece is one reason.
        if !first.victims.intersects(second.victims) {
            return Some(ClaimCandidate { moves, victims, also: Some(first.claim.clone()), ..second });
        }
        let claim = if second.claim.motif.is_some() { second.claim } else { first.claim.clone() };
        Some(ClaimCandidate { claim, moves, victims, also: None })
    }

    /// The mate that a line ends in, if the side that begins it gives it.
    fn mate_of(&self, is_after: bool) -> Option<ClaimOutcome> {
        let line = if is_after { &self.reply } else { &self.better };
        let moves = line.mate_in().and_then(|moves| u32::try_from(moves).ok()).filter(|moves| *moves > 0)?;
        self.at_end_of(is_after).position().is_checkmate().then_some(ClaimOutcome::Mate(moves))
    }

    fn allowed(&self, start: &Position, line: &[Move], outcome: ClaimOutcome) -> Vec<ClaimCandidate> {
        let before = Some((*self.before.position(), self.played));
        candidates(About::Allows, start, line, outcome, before)
    }

    fn missed(&self, line: &[Move], outcome: ClaimOutcome) -> Vec<ClaimCandidate> {
        candidates(About::Better, self.before.position(), line, outcome, None)
    }

    /// The groups of terms that are worse for the mover at the end of the line after the move.
    pub(super) fn judgement(&self) -> Option<MoveClaim> {
        if self.loss() < INACCURACY {
            return None;
        }
        let start = self.before.position();
        let mover = start.turn();
        let (played, better) = self.walks();
        let groups = |walk: &Walk| walk.positions.last().map(|end| Explanation::of(end).groups);
        let own = |[white, black]: [i32; 2]| if mover == Color::White { white - black } else { black - white };
        let mut worse: Vec<(i32, &'static str)> = groups(&better)?
            .into_iter()
            .zip(groups(&played)?)
            .map(|((name, better), (_, played))| {
                let value = |shares: [Share; 2]| own(shares.map(|share| share.tapered));
                (value(better) - value(played), name)
            })
            .filter(|(difference, _)| *difference >= LEAST_TERM)
            .collect();
        sort_few(&mut worse, |(difference, _)| -difference);
        let names: Vec<&'static str> = worse.into_iter().take(2).map(|(_, name)| name).collect();
        let line = self.reply.moves.iter().copied().take(played.line.len().saturating_sub(1)).collect();
        let claim =
            MoveClaim::new(About::Judgement, *self.after.position(), line, ClaimOutcome::Terms(names.clone()), !mover);
        (!names.is_empty()).then_some(claim)
    }
}

fn candidates(
    about: About,
    start: &Position,
    line: &[Move],
    outcome: ClaimOutcome,
    before: Option<(Position, Move)>,
) -> Vec<ClaimCandidate> {
    let walk = Walk::of(start, line);
    if line.is_empty() || walk.line.is_empty() {
        return Vec::new();
    }
    WinningLine { about, start: *start, walk: &walk, outcome, line: line.to_vec(), before }.candidates()
}

/// What a side wins along a line beyond what it wins along another, and after how many plies; none if that is not material.
fn gain(walk: &Walk, other: &Walk, side: Color) -> Option<(usize, ClaimOutcome)> {
    let won = walk.won(side);
    let is_gain = won >= LEAST_MATERIAL && won - other.won(side) >= LEAST_MATERIAL;
    let plies = walk.plies_to_win(side);
    if is_gain { Some((plies, walk.outcome(plies, side)?)) } else { None }
}

/// What a position without a legal move is worth to the side to move.
fn score_at_end(game: &Game) -> i32 {
    if game.position().is_checkmate() { -MATE_SCORE } else { 0 }
}
