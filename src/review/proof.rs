//! Tests candidates until what they say is proved.
//!
//! A candidate is a claim if the loss goes away once the moves that do what it says are forbidden, or once the pieces that it
//! wins are off the board and paid for. Where none is, what wins next is forbidden, too, until the loss goes away.

use super::cause::{ClaimCandidate, Counterfactual};
use super::claim::{About, ClaimOutcome, MoveClaim};
use super::lines::{BestLines, INACCURACY};
use super::win_chance;
use crate::board::Bitboard;
use crate::engine::{Line, Score};
use crate::game::Game;
use crate::rules::{Move, Position};
use crate::tactics::worth;
use std::collections::VecDeque;

/// A loss of winning chances from which a move is a mistake.
const MISTAKE: f64 = 0.2;
/// What a claim accounts for at least, in winning chances and in centipawns.
const LEAST_SHARES: [f64; 2] = [0.1, 150.0];
/// The difference that forbidding the moves of a claim makes at least where its line wins more than half of the loss.
const LEAST_DIFFERENCES: [f64; 2] = [0.05, 75.0];
/// Scores beyond this, in centipawns, are as good as won or lost.
const WON: Score = 1500;
/// As many reasons are forbidden together at most.
const MOST_REASONS: usize = 4;
/// The most winning chance that the side that profits may have less at the end of a line than at its beginning.
const MOST_LOST: f64 = 0.15;
/// The most that it may have more; a line that gains more needs mistakes of the other side.
const MOST_GAINED: f64 = 0.25;

/// What is searched to test a candidate.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum ProofTest {
    /// The end of its line.
    LineEnd,
    /// The end of its line once more with more nodes, where it is worth something else than the line says.
    LineEndAgain,
    /// Its position without the moves that do what it says.
    WithoutMoves,
    /// Its position without the pieces that it says are won.
    WithoutPieces,
    /// The position before the move that was played, with the other side to move.
    Passing,
    /// The position at the end of its line without what the line has done.
    Mended,
}

/// Claims that account for a part of the loss, with the score that is left to the mover without them: before the move, or after
/// it.
#[derive(Clone, Debug)]
struct Part {
    about: About,
    claims: Vec<MoveClaim>,
    score: Score,
    /// By how much, in centipawns, the line wins more than the other best line.
    more: i32,
}

/// The candidates, and what is known of them.
#[derive(Debug, Default)]
pub(super) struct Proof {
    candidates: VecDeque<ClaimCandidate>,
    /// The line that was found to hold last, and what its end is worth to the side that profits.
    checked: Vec<Move>,
    end: Score,
    /// Whether the candidates are those that win nothing more.
    is_further: bool,
    /// The candidate that accounts for the most, with the loss that is left and the best line without its moves.
    reason: Option<(f64, ClaimCandidate, Line)>,
    parts: Vec<Part>,
    pub(super) claims: Vec<MoveClaim>,
}

impl Proof {
    pub(super) fn of(lines: &BestLines) -> Self {
        Self { candidates: lines.candidates(), ..Self::default() }
    }

    /// The next test; none once all is proved. Candidates that need none are claims at once.
    pub(super) fn next_test(&mut self, lines: &BestLines) -> Option<ProofTest> {
        while let Some(candidate) = self.candidates.front() {
            let ClaimCandidate { claim, moves, without, .. } = candidate;
            let is_plain = moves.is_empty() && matches!(without, Counterfactual::Moves);
            // A defence is of use beside what is lost.
            let is_needless = claim.outcome == ClaimOutcome::Nothing && self.claims.is_empty();
            if is_needless || self.claims.iter().any(|known| known.about == claim.about) {
                self.candidates.pop_front();
            } else if is_plain || matches!(claim.outcome, ClaimOutcome::Mate(_)) {
                self.claims.extend(self.candidates.pop_front().map(|candidate| candidate.claim));
            } else if self.checked != claim.line {
                return Some(ProofTest::LineEnd);
            } else if let Counterfactual::Passing = without {
                return Some(ProofTest::Passing);
            } else if let Counterfactual::Mended(..) = without {
                return Some(ProofTest::Mended);
            } else if !lines.others(claim.about, moves).is_empty() {
                return Some(ProofTest::WithoutMoves);
            } else if without_pieces(candidate).is_some() {
                return Some(ProofTest::WithoutPieces);
            } else {
                self.give_up(lines);
            }
        }
        if self.claims.is_empty() {
            self.claims = self.both(lines).unwrap_or_default();
        }
        if self.claims.is_empty() && !self.is_further {
            self.is_further = true;
            self.candidates = lines.further_candidates();
            let is_known =
                |candidate: &ClaimCandidate| self.parts.iter().any(|part| part.claims.contains(&candidate.claim));
            self.candidates.retain(|candidate| !is_known(candidate));
            return self.next_test(lines);
        }
        if self.claims.is_empty() {
            self.claims.extend(lines.judgement());
        }
        None
    }

    /// What a test of the first candidate searches, and the only moves.
    pub(super) fn question(&self, lines: &BestLines, test: ProofTest) -> (Game, Vec<Move>) {
        let Some(candidate) = self.candidates.front() else { return (lines.before.clone(), Vec::new()) };
        let about = candidate.claim.about;
        match test {
            ProofTest::LineEnd | ProofTest::LineEndAgain => {
                (played_on(lines.game_of(about), &candidate.claim.line), Vec::new())
            }
            ProofTest::WithoutMoves => (lines.game_of(about).clone(), lines.others(about, &candidate.moves)),
            ProofTest::WithoutPieces => {
                let position = without_pieces(candidate).unwrap_or_else(|| *lines.before.position());
                (Game::new(position, lines.before.variant()), Vec::new())
            }
            ProofTest::Passing => (Game::new(lines.before.position().skipped(), lines.before.variant()), Vec::new()),
            ProofTest::Mended => {
                let position = match candidate.without {
                    Counterfactual::Mended(position, _) => position,
                    _ => *lines.before.position(),
                };
                (Game::new(position, lines.before.variant()), Vec::new())
            }
        }
    }

    /// Takes in what a test has found.
    pub(super) fn answer(&mut self, lines: &BestLines, test: ProofTest, line: Option<Line>) -> Option<ProofTest> {
        match test {
            ProofTest::LineEnd | ProofTest::LineEndAgain => {
                let holds = self.check_line(line);
                if !holds && test == ProofTest::LineEnd {
                    return Some(ProofTest::LineEndAgain);
                }
                if !holds {
                    self.drop_line();
                }
            }
            ProofTest::WithoutMoves => return self.judge_without_moves(lines, line),
            ProofTest::WithoutPieces | ProofTest::Passing => {
                if !self.judge(lines, line.as_ref(), test == ProofTest::WithoutPieces) {
                    self.give_up(lines);
                }
            }
            ProofTest::Mended => {
                if !self.judge_mended(lines, line) {
                    self.give_up(lines);
                }
            }
        }
        self.next_test(lines)
    }

    /// Whether the position at the end of the line of the first candidate is worth what the line says.
    fn check_line(&mut self, at_end: Option<Line>) -> bool {
        let Some(ClaimCandidate { claim, score, .. }) = self.candidates.front() else { return true };
        let Some(end) = at_end.map(|line| at_end_of(claim, line.score)) else { return false };
        let gained = win_chance(end) - win_chance(*score);
        let holds = (-MOST_LOST..=MOST_GAINED).contains(&gained);
        if holds {
            self.checked.clone_from(&claim.line);
            self.end = end;
        }
        holds
    }

    /// Goes on without the candidates of the line of the first one.
    fn drop_line(&mut self) {
        let Some(line) = self.candidates.front().map(|candidate| candidate.claim.line.clone()) else { return };
        self.candidates.retain(|candidate| candidate.claim.line != line);
    }

    fn judge_without_moves(&mut self, lines: &BestLines, line: Option<Line>) -> Option<ProofTest> {
        if self.judge(lines, line.as_ref(), false) {
            return self.next_test(lines);
        }
        if let (Some(candidate), Some(line)) = (self.candidates.front(), line) {
            let about = candidate.claim.about;
            let score = if about == About::Allows { -line.score } else { line.score };
            let left = left_without(lines, about, score)[1];
            let is_most = self.reason.as_ref().is_none_or(|(least, known, _)| {
                left < *least || known.claim.about != about || candidate.reasons > known.reasons
            });
            if is_most {
                self.reason = Some((left, candidate.clone(), line));
            }
            if without_pieces(candidate).is_some() {
                return Some(ProofTest::WithoutPieces);
            }
        }
        self.give_up(lines);
        self.next_test(lines)
    }

    /// Takes the first candidate for a claim if the loss is no mistake any more without its moves or, the worth of the pieces
    /// apart, without the pieces that it wins. Returns whether it does.
    fn judge(&mut self, lines: &BestLines, line: Option<&Line>, without_pieces: bool) -> bool {
        let (Some(candidate), Some(line)) = (self.candidates.front(), line) else { return false };
        let board = candidate.claim.start.board();
        let removed = if without_pieces { candidate.victims } else { Bitboard::EMPTY };
        let price: i32 =
            removed.into_iter().filter_map(|square| board.piece_at(square)).map(|piece| worth(piece.role)).sum();
        let score = line.score - price;
        let about = candidate.claim.about;
        let score = if about == About::Allows { -score } else { score };
        let claims = candidate.reasons();
        if is_accounted_for(lines, left_without(lines, about, score)) {
            self.claims.extend(claims);
            self.candidates.pop_front();
            return true;
        }
        let more = candidate.more;
        self.parts.push(Part { about, claims, score, more });
        false
    }

    /// Takes the first candidate for a claim if what its line has done accounts for the loss, or the larger part of it.
    fn judge_mended(&mut self, lines: &BestLines, line: Option<Line>) -> bool {
        let (Some(candidate), Some(line)) = (self.candidates.front(), line) else { return false };
        let Counterfactual::Mended(_, price) = candidate.without else { return false };
        let mended = at_end_of(&candidate.claim, line.score) + price;
        let all = losses(lines.better.score, -lines.reply.score);
        let done = losses(self.end, mended);
        let left = [all[0] - done[0], all[1] - done[1]];
        let holds = is_accounted_for(lines, left) || is_larger_part(lines, left);
        if holds {
            self.claims.extend(self.candidates.pop_front().map(|candidate| candidate.claim));
        }
        holds
    }

    /// Goes on without the first candidate. After the last that answers its question it is what accounts for the larger part;
    /// where nothing does, what else wins is tried together with what accounts for the most.
    fn give_up(&mut self, lines: &BestLines) {
        let Some(ClaimCandidate { claim: MoveClaim { about, .. }, .. }) = self.candidates.pop_front() else { return };
        let is_next = |next: &ClaimCandidate| next.claim.about == about && next.claim.outcome != ClaimOutcome::Nothing;
        if self.candidates.front().is_some_and(is_next) {
            return;
        }
        let reason = self.reason.take().filter(|(_, candidate, _)| candidate.claim.about == about);
        if let Some(part) = self.parts.iter().find(|part| part.about == about && part.is_large(lines)) {
            self.claims.extend(part.claims.iter().cloned());
        } else if let Some((_, candidate, line)) = reason.filter(|(_, candidate, _)| candidate.reasons < MOST_REASONS) {
            let next = lines.with_next(&candidate, &line);
            next.into_iter().for_each(|next| self.candidates.push_front(next));
        }
    }

    /// What the move allows and what the better one does, if both together account for the loss.
    fn both(&self, lines: &BestLines) -> Option<Vec<MoveClaim>> {
        let of = |about| self.parts.iter().filter(move |part| part.about == about);
        for allowed in of(About::Allows) {
            let missed = of(About::Better).find(|missed| is_accounted_for(lines, losses(missed.score, allowed.score)));
            if let Some(missed) = missed {
                return Some(allowed.claims.iter().take(1).chain(&missed.claims).cloned().collect());
            }
        }
        None
    }
}

impl Part {
    /// Whether it accounts for the larger part of the loss, or makes a difference and wins more than half of the loss along the
    /// best lines.
    fn is_large(&self, lines: &BestLines) -> bool {
        let left = left_without(lines, self.about, self.score);
        let [_, centipawns] = losses(lines.better.score, -lines.reply.score);
        is_larger_part(lines, left)
            || f64::from(self.more) >= centipawns / 2.0 && is_part(lines, left, LEAST_DIFFERENCES, 0.0)
    }
}

/// What the mover loses by its scores before and after the move: in winning chances, and in centipawns.
fn losses(before: Score, after: Score) -> [f64; 2] {
    let centipawns = |score: Score| f64::from(score.clamp(-WON, WON));
    [win_chance(before) - win_chance(after), centipawns(before) - centipawns(after)]
}

/// The losses that are left if the mover's score is another, before the move or after it.
fn left_without(lines: &BestLines, about: About, score: Score) -> [f64; 2] {
    if about == About::Allows { losses(lines.better.score, score) } else { losses(score, -lines.reply.score) }
}

/// Whether the losses that are left without a claim are less than half, in winning chances or, where these hardly change any
/// more, in centipawns.
fn is_larger_part(lines: &BestLines, left: [f64; 2]) -> bool {
    is_part(lines, left, LEAST_SHARES, 0.5)
}

/// Whether a claim accounts for at least a share of the loss, and for no less than some loss.
fn is_part(lines: &BestLines, left: [f64; 2], least: [f64; 2], share: f64) -> bool {
    let all = losses(lines.better.score, -lines.reply.score);
    (0..2).any(|scale| all[scale] - left[scale] >= least[scale].max(all[scale] * share))
}

/// Whether the losses that are left without a claim are no mistake or, of an inaccuracy, none, and less than half.
fn is_accounted_for(lines: &BestLines, left: [f64; 2]) -> bool {
    let limit = if lines.loss() >= MISTAKE { MISTAKE } else { INACCURACY };
    left[0] < limit && is_part(lines, left, LEAST_DIFFERENCES, 0.5)
}

/// A score at the end of the line of a claim, for the side that profits.
const fn at_end_of(claim: &MoveClaim, score: Score) -> Score {
    if claim.line.len().is_multiple_of(2) { score } else { -score }
}

/// The position of a candidate without the pieces that it wins; none if it wins none.
fn without_pieces(candidate: &ClaimCandidate) -> Option<Position> {
    let mut setup = candidate.claim.start.setup();
    candidate.victims.into_iter().for_each(|square| setup.board.set(square, None));
    Position::try_from(setup).ok().filter(|_| !candidate.victims.is_empty())
}

/// A game after a line.
pub(super) fn played_on(game: &Game, line: &[Move]) -> Game {
    let mut game = game.clone();
    for &played in line {
        if game.play_on(played).is_err() {
            break;
        }
    }
    game
}
