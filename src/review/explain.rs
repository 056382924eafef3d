//! Proves claims about a move: what it allows, and what the better move does.
//!
//! Two searches with ten times the nodes of a judgement find the best line before the move and the one after it. What these
//! lines take, or the mate that they end in, makes candidates; a candidate becomes a claim if the loss goes away once the
//! moves that do what it says are forbidden. Where nothing is proved, the terms of the evaluation that differ most at the
//! ends of the two lines are a judgement.

use super::cause::ClaimCandidate;
use super::claim::{About, ClaimOutcome, MoveClaim};
use super::judge::{self, USUAL_NODES};
use super::lines::{BestLines, INACCURACY};
use super::win_chance;
use crate::board::Bitboard;
use crate::engine::{Engine, Limits, Line, NoControl, SearchControl, Task};
use crate::game::Game;
use crate::rules::{Move, Position};
use crate::tactics::worth;
use std::collections::VecDeque;

/// The nodes of the searches for the best lines, in times the nodes of a judgement.
const DEEPER: u64 = 10;
/// The nodes of a search that leaves out moves, in times the nodes of a judgement.
const WITHOUT: u64 = 3;
/// A loss of winning chances from which a move is a mistake.
const MISTAKE: f64 = 0.2;
/// What a claim accounts for at least, in winning chances.
const LEAST_SHARE: f64 = 0.1;
/// A mate whose line the table cut short is searched on at most as often.
const MOST_EXTENSIONS: u32 = 12;
/// A line of fewer plies is searched on, a few times at most.
const SHORT_LINE: usize = 6;
const MOST_OF_SHORT: u32 = 3;

/// What is searched next.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum ProofStage {
    /// The best line after the move.
    After,
    /// The best line before the move.
    Before,
    /// The rest of a line that ends in mate or was cut short: of that after the move, or of that before it.
    Extend {
        is_after: bool,
        times: u32,
    },
    /// The position of the first candidate without the moves that do what it says.
    WithoutMoves,
    /// The same without the pieces that it says are won.
    WithoutPieces,
    Done,
}

/// An explanation of a move that is under way; it may be broken off between two searches.
///
/// ```
/// use gridmate::engine::{Engine, NoControl};
/// use gridmate::game::Game;
/// use gridmate::notation::{fen, san};
/// use gridmate::review::Explaining;
/// let (position, variant) = fen::parse_any("8/8/7r/3k4/R6P/1p6/1P3PK1/8 b - - 5 42")?;
/// let played = san::parse(&position, "Rh5").unwrap();
/// let mut explaining = Explaining::new(Game::new(position, variant), played, 2_000).unwrap();
/// let mut engine: Engine = Engine::new(0);
/// while !explaining.go_on(&mut engine, &NoControl) {}
/// let claim = &explaining.claims()[0];
/// assert!(claim.to_string().starts_with("Ra5+ attacks the king on d5, and behind it the rook on h5:"));
/// assert_eq!(claim.sans()[0], "Ra5+");
/// # Ok::<(), fen::FenError>(())
/// ```
#[derive(Debug)]
pub struct Explaining {
    lines: BestLines,
    nodes: u64,
    stage: ProofStage,
    is_begun: bool,
    candidates: VecDeque<ClaimCandidate>,
    /// The first candidate with what else its side wins by once it is forbidden.
    second: Option<ClaimCandidate>,
    /// Candidates that account for a part of the loss, each with the winning chance that is left without them: of the mover
    /// before the move, or after it.
    parts: Vec<(MoveClaim, f64)>,
    claims: Vec<MoveClaim>,
}

impl Explaining {
    /// Prepares to explain a move that is played in the position of a game; `nodes` are those of a judgement. `None` if the
    /// move is not legal.
    #[must_use]
    pub fn new(before: Game, played: Move, nodes: u64) -> Option<Self> {
        let lines = BestLines::new(before, played)?;
        let nodes = if nodes == 0 { USUAL_NODES } else { nodes };
        let (candidates, second, parts, claims) = (VecDeque::new(), None, Vec::new(), Vec::new());
        Some(Self { lines, nodes, stage: ProofStage::After, is_begun: false, candidates, second, parts, claims })
    }

    /// Searches until all is proved or the control stops it, at least once. Returns whether it is done.
    ///
    /// A search is never broken off, as its result would depend on where. The engine must not be used for anything else until
    /// the explanation is done.
    pub fn go_on(&mut self, engine: &mut Engine, control: &dyn SearchControl) -> bool {
        if !self.is_begun {
            judge::prepare(engine);
            self.is_begun = true;
        }
        while self.stage != ProofStage::Done {
            let (game, only, nodes) = self.question();
            let task = Task { limits: Limits { nodes: Some(nodes), ..Limits::default() }, only, ..Task::default() };
            let is_over = judge::end(&game).is_some();
            let lines = if is_over { Vec::new() } else { engine.think(&game, &task, &NoControl, &mut |_| {}) };
            self.answer(lines.into_iter().next());
            if control.is_stopped() {
                break;
            }
        }
        self.stage == ProofStage::Done
    }

    /// The claims that are proved, at most one of each kind.
    #[must_use]
    pub fn claims(&self) -> &[MoveClaim] {
        &self.claims
    }

    /// The game that is searched next, the only moves, and the nodes.
    fn question(&self) -> (Game, Vec<Move>, u64) {
        match self.stage {
            ProofStage::Extend { is_after, .. } => (self.lines.at_end_of(is_after), Vec::new(), self.nodes),
            ProofStage::WithoutMoves => {
                let candidate = &self.candidates[0];
                (self.game_of(candidate.claim.about).clone(), self.others(candidate), self.nodes * WITHOUT)
            }
            ProofStage::WithoutPieces => {
                let position = without_pieces(&self.candidates[0]).unwrap_or_else(|| *self.lines.before.position());
                (Game::new(position, self.lines.before.variant()), Vec::new(), self.nodes * WITHOUT)
            }
            ProofStage::Before => (self.lines.before.clone(), Vec::new(), self.nodes * DEEPER),
            ProofStage::After | ProofStage::Done => (self.lines.after.clone(), Vec::new(), self.nodes * DEEPER),
        }
    }

    const fn game_of(&self, about: About) -> &Game {
        if matches!(about, About::Allows) { &self.lines.after } else { &self.lines.before }
    }

    /// The legal moves that are left without those of a candidate; the move that was played always is.
    fn others(&self, candidate: &ClaimCandidate) -> Vec<Move> {
        let is_before = candidate.claim.about != About::Allows;
        let is_left = |played: &Move| !candidate.moves.contains(played) || is_before && *played == self.lines.played;
        let game = self.game_of(candidate.claim.about);
        game.position().legal_moves().into_iter().filter(is_left).collect()
    }

    fn answer(&mut self, line: Option<Line>) {
        match self.stage {
            ProofStage::After => {
                self.lines.reply = line.unwrap_or_else(|| self.lines.reply.clone());
                self.stage = ProofStage::Before;
            }
            ProofStage::Before => {
                self.lines.better = line.unwrap_or_else(|| self.lines.better.clone());
                self.extend(true, 0);
            }
            ProofStage::Extend { is_after, times } => {
                let known = if is_after { &mut self.lines.reply } else { &mut self.lines.better };
                let is_longer = line.is_some_and(|line| {
                    known.moves.extend_from_slice(&line.moves);
                    !line.moves.is_empty()
                });
                self.extend(is_after, if is_longer { times + 1 } else { MOST_EXTENSIONS });
            }
            ProofStage::WithoutMoves | ProofStage::WithoutPieces => self.judge(line),
            ProofStage::Done => {}
        }
    }

    /// Goes on with a line that should end in mate until it does, then with what comes after it.
    fn extend(&mut self, is_after: bool, times: u32) {
        let line = if is_after { &self.lines.reply } else { &self.lines.better };
        let most = if line.mate_in().is_some() { MOST_EXTENSIONS } else { MOST_OF_SHORT };
        let is_short = line.mate_in().is_some() || line.moves.len() < SHORT_LINE;
        if is_short && times < most && self.lines.at_end_of(is_after).end().is_none() {
            self.stage = ProofStage::Extend { is_after, times };
        } else if is_after {
            self.extend(false, 0);
        } else {
            self.candidates = self.lines.candidates();
            self.next_candidate();
        }
    }

    /// Goes to the next candidate that needs a search; those that need none are claims at once.
    fn next_candidate(&mut self) {
        while let Some(candidate) = self.candidates.front() {
            let about = candidate.claim.about;
            let is_known = self.claims.iter().any(|claim| claim.about == about);
            if is_known || candidate.claim.outcome == ClaimOutcome::Nothing && self.claims.is_empty() {
                self.candidates.pop_front();
            } else if matches!(candidate.claim.outcome, ClaimOutcome::Mate(_) | ClaimOutcome::Nothing) {
                self.claims.extend(self.candidates.pop_front().map(|candidate| candidate.claim));
            } else if self.others(candidate).is_empty() {
                self.try_without_pieces();
                return;
            } else {
                self.stage = ProofStage::WithoutMoves;
                return;
            }
        }
        if self.claims.is_empty() {
            self.claims = self.both();
        }
        if self.claims.is_empty() {
            self.claims.extend(self.lines.judgement());
        }
        self.stage = ProofStage::Done;
    }

    /// Searches without the piece that the first candidate wins, or gives the candidate up.
    fn try_without_pieces(&mut self) {
        if self.candidates.front().and_then(without_pieces).is_some() {
            self.stage = ProofStage::WithoutPieces;
        } else {
            self.give_up();
        }
    }

    /// Takes the first candidate for a claim if the loss is no mistake any more without its moves or, the worth of the piece
    /// apart, without the piece that it wins.
    fn judge(&mut self, line: Option<Line>) {
        let Some(candidate) = self.candidates.front() else { return };
        let without_pieces = self.stage == ProofStage::WithoutPieces;
        let board = candidate.claim.start.board();
        let removed = if without_pieces { candidate.victims } else { Bitboard::EMPTY };
        let price: i32 =
            removed.into_iter().filter_map(|square| board.piece_at(square)).map(|piece| worth(piece.role)).sum();
        let score = line.as_ref().map(|line| line.score - price);
        let (before, after) = (win_chance(self.lines.better.score), win_chance(-self.lines.reply.score));
        let chance = score.map(|score| match candidate.claim.about {
            About::Allows => win_chance(-score),
            About::Better | About::Judgement => win_chance(score),
        });
        let left =
            chance.map(|chance| if candidate.claim.about == About::Allows { before - chance } else { chance - after });
        if left.is_some_and(|left| self.is_accounted_for(left)) {
            let candidate = self.candidates.pop_front();
            self.claims.extend(
                candidate.into_iter().flat_map(|candidate| candidate.also.into_iter().chain([candidate.claim])),
            );
            self.next_candidate();
            return;
        }
        if !without_pieces {
            self.second = line.and_then(|line| self.lines.second(candidate, &line));
        }
        self.parts.extend(chance.map(|chance| (candidate.claim.clone(), chance)));
        if without_pieces {
            self.give_up();
        } else {
            self.try_without_pieces();
        }
    }

    /// Goes on without the first candidate, or with it and what else its side then wins by.
    fn give_up(&mut self) {
        self.candidates.pop_front();
        let is_last = self.candidates.front().is_none_or(|next| next.claim.about != About::Allows);
        if let Some(second) = self.second.take().filter(|_| is_last) {
            self.candidates.push_front(second);
        }
        self.next_candidate();
    }

    /// Whether a loss that is left without a claim shows that the claim is the reason for the loss.
    fn is_accounted_for(&self, left: f64) -> bool {
        let loss = self.lines.loss();
        let limit = if loss >= MISTAKE { MISTAKE } else { INACCURACY };
        left < limit && loss - left >= LEAST_SHARE
    }

    /// What the move allows and what the better one does, if both together account for the loss.
    fn both(&self) -> Vec<MoveClaim> {
        let of = |about| self.parts.iter().filter(move |(claim, _)| claim.about == about);
        for (allowed, after) in of(About::Allows) {
            for (missed, before) in of(About::Better) {
                if self.is_accounted_for(before - after) {
                    return vec![allowed.clone(), missed.clone()];
                }
            }
        }
        Vec::new()
    }
}

/// The position of a candidate without the pieces that it wins; none if it wins none.
fn without_pieces(candidate: &ClaimCandidate) -> Option<Position> {
    let mut setup = candidate.claim.start.setup();
    candidate.victims.into_iter().for_each(|square| setup.board.set(square, None));
    Position::try_from(setup).ok().filter(|_| !candidate.victims.is_empty())
}
