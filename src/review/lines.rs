//! The best lines before and after a move, and what they may show.

use super::cause::{ClaimCandidate, WinningLine, defends};
use super::claim::{About, ClaimOutcome, MoveClaim};
use super::effects::QuietLine;
use super::material::{LEAST_MATERIAL, Walk};
use super::proof::played_on;
use super::win_chance;
use crate::board::{Bitboard, Color};
use crate::engine::evaluation::{Explanation, Share};
use crate::engine::{Line, MATE_SCORE, Score, mate_in};
use crate::game::Game;
use crate::rules::{Move, Position};
use crate::tactics::{LineFinding, Motif, by_line, sort_few};
use std::collections::VecDeque;

/// A loss of winning chances from which a move is explained.
pub(super) const INACCURACY: f64 = 0.1;
/// The plies of a line that are looked at: what lies further ahead is seldom as the engine has it.
const USUAL_PLIES: usize = 13;
/// These with the least material that a line wins, in centipawns; then, where nothing is won, what is won late, and what is won
/// soon and may be given back for something else.
const HORIZONS: [(usize, i32); 3] = [(USUAL_PLIES, LEAST_MATERIAL), (25, 200), (7, LEAST_MATERIAL)];
/// The most candidates about one question that win no more than the other line, and that win nothing.
const MOST_OF_WINNING: usize = 2;
const MOST_OF_QUIET: usize = 5;
/// The last ply of a line from which on perpetual check is the reason why it is drawn.
const LATEST_PERPETUAL: usize = 4;
/// The most that the score of a draw differs from 0.
const MOST_OF_DRAW: Score = 1;
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

    /// The same with the best line of another move in the place of the move, which was searched as the move after which `reply`
    /// follows and is the better one. `None` if there is no other.
    pub(super) fn instead_of_played(&self, next_best: &Line) -> Option<Self> {
        let (&other, rest) = next_best.moves.split_first()?;
        let lines = Self::new(self.before.clone(), other)?;
        let moves = std::iter::once(self.played).chain(self.reply.moves.iter().copied()).collect();
        let better = Line { score: a_ply_further(-self.reply.score), moves };
        let reply = Line { score: a_ply_nearer(-next_best.score), moves: rest.to_vec() };
        (other != self.played).then_some(Self { better, reply, ..lines })
    }

    /// The game after the line that is known.
    pub(super) fn at_end_of(&self, is_after: bool) -> Game {
        let (game, line) = if is_after { (&self.after, &self.reply) } else { (&self.before, &self.better) };
        played_on(game, &line.moves)
    }

    /// Whether a line that is known ends the game or, of a draw, shows perpetual check.
    pub(super) fn is_at_end(&self, is_after: bool) -> bool {
        let start = if is_after { &self.after } else { &self.before };
        let line = if is_after { &self.reply } else { &self.better };
        self.at_end_of(is_after).end().is_some()
            || self.is_drawn(line) && is_perpetual(start.position(), &line.moves, start.position().turn())
    }

    /// Whether a line is a draw that the other line is not.
    pub(super) fn is_drawn(&self, line: &Line) -> bool {
        line.score.abs() <= MOST_OF_DRAW && self.loss() >= INACCURACY
    }

    /// The game in whose position the claims about a question begin.
    pub(super) const fn game_of(&self, about: About) -> &Game {
        if matches!(about, About::Allows) { &self.after } else { &self.before }
    }

    /// The legal moves that are left there without some; the move that was played always is.
    pub(super) fn others(&self, about: About, moves: &[Move]) -> Vec<Move> {
        let is_before = about != About::Allows;
        let is_left = |played: &Move| !moves.contains(played) || is_before && *played == self.played;
        self.game_of(about).position().legal_moves().into_iter().filter(is_left).collect()
    }

    /// The legal moves in the place of the one that was played.
    pub(super) fn others_than_played(&self) -> Vec<Move> {
        self.before.position().legal_moves().into_iter().filter(|&other| other != self.played).collect()
    }

    /// The chances that the move loses.
    pub(super) fn loss(&self) -> f64 {
        win_chance(self.better.score) - win_chance(-self.reply.score)
    }

    /// What the move and the reply to it, and the better move, come to in some plies.
    fn walks(&self, plies: usize) -> (Walk, Walk) {
        (self.walk_of(About::Allows, &self.reply.moves, plies), self.walk_of(About::Better, &self.better.moves, plies))
    }

    /// A line that answers a question, with the move that was played before it, if it comes after that.
    fn walk_of(&self, about: About, line: &[Move], plies: usize) -> Walk {
        let played = (about == About::Allows).then_some(self.played);
        let moves: Vec<Move> = played.into_iter().chain(line.iter().copied()).take(plies).collect();
        Walk::of(self.before.position(), &moves)
    }

    /// The claims that the lines may show, those of what the move allows first.
    pub(super) fn candidates(&self) -> VecDeque<ClaimCandidate> {
        let is_slight = self.loss() < INACCURACY && self.mate_of(false).is_none();
        let lets_mate = self.mate_of(true).is_some() && self.better.mate_in().is_none_or(|moves| moves > 0);
        if is_slight && !lets_mate || self.better.moves.first() == Some(&self.played) {
            return VecDeque::new();
        }
        if self.after.position().is_stalemate() {
            let (start, side) = (*self.after.position(), self.after.position().turn());
            let claim = MoveClaim::new(About::Allows, start, Vec::new(), ClaimOutcome::Draw, side);
            return [ClaimCandidate::plain(claim)].into();
        }
        let within =
            |(plies, least)| Some(self.candidates_within(plies, least, least)).filter(|found| !found.is_empty());
        let mut all = HORIZONS.into_iter().find_map(within).unwrap_or_default();
        let lost = all.front().map_or(Bitboard::EMPTY, ClaimCandidate::taken_in_place);
        let first = self.better.moves.first();
        all.extend(first.and_then(|&first| defends(self.before.position(), first, lost)));
        // Of a move that only lets the other side mate, as the game was lost before, nothing else is said.
        all.retain(|candidate| !is_slight || candidate.claim.about == About::Allows);
        all
    }

    /// What the lines may show where nothing that they win is the reason: what wins no more than the other line does, and what they do
    /// without winning anything.
    pub(super) fn further_candidates(&self) -> VecDeque<ClaimCandidate> {
        if self.loss() < INACCURACY || self.better.moves.first() == Some(&self.played) {
            return VecDeque::new();
        }
        let winning = self.candidates_within(USUAL_PLIES, LEAST_MATERIAL, 0);
        let (played, better) = self.walks(USUAL_PLIES);
        let mut all = VecDeque::new();
        for (about, line) in [(About::Allows, &self.reply), (About::Better, &self.better)] {
            let is_after = about == About::Allows;
            let other = if is_after { &better } else { &played };
            let walk = Walk::of(self.game_of(about).position(), &line.moves[..USUAL_PLIES.min(line.moves.len())]);
            let (before, score) = ((*self.before.position(), self.played), line.score);
            let quiet = QuietLine { about, walk: &walk, score, before, other, loss: self.loss() };
            let is_about = |candidate: &&ClaimCandidate| candidate.claim.about == about;
            all.extend(winning.iter().filter(is_about).take(MOST_OF_WINNING).cloned());
            all.extend(quiet.candidates().into_iter().take(MOST_OF_QUIET));
        }
        all
    }

    /// What wins material within some plies, and so much more than the other line does.
    fn candidates_within(&self, plies: usize, least: i32, more: i32) -> VecDeque<ClaimCandidate> {
        let (played, better) = self.walks(plies);
        let mover = self.before.position().turn();
        let mut all = VecDeque::new();
        for (about, line, [walk, other]) in
            [(About::Allows, &self.reply, [&played, &better]), (About::Better, &self.better, [&better, &played])]
        {
            let is_after = about == About::Allows;
            let side = if is_after { !mover } else { mover };
            if let Some(outcome) = self.mate_of(is_after).or_else(|| self.draw_of(is_after)) {
                let gain = Gain { plies: line.moves.len() + usize::from(is_after), outcome, more: 0 };
                all.extend(self.candidates_of(about, line, gain));
            } else if let Some(gain) = Gain::of(walk, other, side, [least, more]) {
                all.extend(self.candidates_of(about, line, gain));
            }
        }
        all
    }

    /// The candidates that a line shows as far as its gain.
    fn candidates_of(&self, about: About, line: &Line, gain: Gain) -> Vec<ClaimCandidate> {
        let is_after = about == About::Allows;
        let start = *self.game_of(about).position();
        let plies = if is_after { gain.plies.max(2) - 1 } else { gain.plies };
        let walk = Walk::of(&start, &line.moves[..plies.min(line.moves.len())]);
        if walk.line.is_empty() {
            return Vec::new();
        }
        let Gain { outcome, more, .. } = gain;
        let (moves, score) = (walk.line.clone(), line.score);
        let before = is_after.then(|| (*self.before.position(), self.played));
        WinningLine { about, start, walk: &walk, outcome, more, score, line: moves, before }.candidates()
    }

    /// A candidate with the one that the best line without its moves shows, if that wins material, too.
    pub(super) fn with_next(&self, first: &ClaimCandidate, without: &Line) -> Option<ClaimCandidate> {
        if first.victims.is_empty() || without.mate_in().is_some() {
            return None;
        }
        let about = first.claim.about;
        let mover = self.before.position().turn();
        let (played, better) = self.walks(USUAL_PLIES);
        let (other, side) = if about == About::Allows { (better, !mover) } else { (played, mover) };
        let gain = Gain::of(&self.walk_of(about, &without.moves, USUAL_PLIES), &other, side, [LEAST_MATERIAL; 2])?;
        let next = self.candidates_of(about, without, gain);
        Some(first.with(next.into_iter().next()?))
    }

    /// The mate that a line ends in, if the side that begins it gives it in as many moves as its score says: a line that is
    /// shorter has a reply that is not the best.
    fn mate_of(&self, is_after: bool) -> Option<ClaimOutcome> {
        let line = if is_after { &self.reply } else { &self.better };
        let moves = line.mate_in().and_then(|moves| u32::try_from(moves).ok()).filter(|moves| *moves > 0)?;
        if line.moves.len().div_ceil(2) != moves as usize {
            return None;
        }
        self.at_end_of(is_after).position().is_checkmate().then_some(ClaimOutcome::Mate(moves))
    }

    /// The draw that a line ends in, by perpetual check of the side that begins it or by stalemate.
    fn draw_of(&self, is_after: bool) -> Option<ClaimOutcome> {
        let line = if is_after { &self.reply } else { &self.better };
        let start = if is_after { &self.after } else { &self.before };
        let is_draw = || {
            self.at_end_of(is_after).position().is_stalemate()
                || is_perpetual(start.position(), &line.moves, start.position().turn())
        };
        (self.is_drawn(line) && is_draw()).then_some(ClaimOutcome::Draw)
    }

    /// The groups of terms that are worse for the mover at the end of the line after the move.
    pub(super) fn judgement(&self) -> Option<MoveClaim> {
        if self.loss() < INACCURACY {
            return None;
        }
        let start = self.before.position();
        let mover = start.turn();
        let (played, better) = self.walks(USUAL_PLIES);
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

/// Whether a side gives perpetual check along a line, from one of its first moves on.
fn is_perpetual(start: &Position, line: &[Move], side: Color) -> bool {
    let is_of_side = |found: &LineFinding| {
        found.finding.motif == Motif::PerpetualCheck && found.finding.side == side && found.ply <= LATEST_PERPETUAL
    };
    by_line(start, line).is_some_and(|found| found.iter().any(is_of_side))
}

/// A score one ply earlier in the line that it is of.
const fn a_ply_further(score: Score) -> Score {
    if mate_in(score).is_some() { score - score.signum() } else { score }
}

/// A score one ply later in the line that it is of.
const fn a_ply_nearer(score: Score) -> Score {
    if mate_in(score).is_some() { score + score.signum() } else { score }
}

/// What a side wins along a line beyond what it wins along another.
struct Gain {
    /// The plies after which it has won the most of it.
    plies: usize,
    outcome: ClaimOutcome,
    /// How much more that is, in centipawns.
    more: i32,
}

impl Gain {
    /// None if it is less than some material, or less than so much more than along the other.
    fn of(walk: &Walk, other: &Walk, side: Color, [least, least_more]: [i32; 2]) -> Option<Self> {
        let won = walk.won(side);
        let more = won - other.won(side);
        if won < least || more < least_more {
            return None;
        }
        let plies = walk.plies_to_win(side)?;
        Some(Self { plies, outcome: walk.outcome(plies, side)?, more })
    }
}

/// What a position without a legal move is worth to the side to move.
fn score_at_end(game: &Game) -> i32 {
    if game.position().is_checkmate() { -MATE_SCORE } else { 0 }
}
