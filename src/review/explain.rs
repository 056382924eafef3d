//! Proves claims about a move: what it allows, and what the better move does.
//!
//! Two searches with ten times the nodes of a judgement find the best line before the move and the one after it. What these
//! lines take, or the mate or draw that they end in, makes candidates, which `proof.rs` tests. Where nothing is proved, the terms of
//! the evaluation that differ most at the ends of the two lines are a judgement.
//!
//! A move that deserves praise is the better move of its explanation, and the next best stands for the mistake.

use super::claim::MoveClaim;
use super::judge::{self, USUAL_NODES};
use super::lines::BestLines;
use super::proof::{Proof, ProofTest};
use crate::engine::{Engine, Limits, Line, NoControl, SearchControl, Task};
use crate::game::Game;
use crate::rules::Move;

/// The nodes of the searches for the best lines, in times the nodes of a judgement.
const DEEPER: u64 = 10;
/// The nodes of a search that leaves out moves or pieces, in times the nodes of a judgement.
const WITHOUT: u64 = 3;
/// A line that should end in mate or in a draw and was cut short is searched on at most as often.
const MOST_EXTENSIONS: u32 = 12;
/// A line of fewer plies is searched on, a few times at most.
const SHORT_LINE: usize = 6;
const MOST_OF_SHORT: u32 = 3;

/// What is searched next.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum ProofStage {
    /// The best line after the move.
    After,
    /// The best line before the move; without the move, if that deserves praise.
    Before,
    /// The rest of a line that ends in mate or was cut short: of that after the move, or of that before it.
    Extend {
        is_after: bool,
        times: u32,
    },
    /// A test of a candidate.
    Test(ProofTest),
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
    is_praise: bool,
    proof: Proof,
}

impl Explaining {
    /// Prepares to explain a move that is played in the position of a game; `nodes` are those of a judgement. `None` if the
    /// move is not legal.
    #[must_use]
    pub fn new(before: Game, played: Move, nodes: u64) -> Option<Self> {
        let lines = BestLines::new(before, played)?;
        let nodes = if nodes == 0 { USUAL_NODES } else { nodes };
        let stage = ProofStage::After;
        Some(Self { lines, nodes, stage, is_begun: false, is_praise: false, proof: Proof::default() })
    }

    /// The same of a move that deserves praise: what it does, and what the next best one would allow.
    ///
    /// ```
    /// use gridmate::engine::{Engine, NoControl};
    /// use gridmate::game::Game;
    /// use gridmate::notation::{fen, san};
    /// use gridmate::review::Explaining;
    /// let (position, variant) = fen::parse_any("2r4k/6pp/7N/8/8/1Q6/r5PP/6K1 w - - 0 1")?;
    /// let played = san::parse(&position, "Qg8+").unwrap();
    /// let mut explaining = Explaining::of_praised(Game::new(position, variant), played, 2_000).unwrap();
    /// let mut engine: Engine = Engine::new(0);
    /// while !explaining.go_on(&mut engine, &NoControl) {}
    /// assert_eq!(explaining.claims()[0].to_string(), "A smothered mate in 2 follows: Qg8+ Rxg8 Nf7#.");
    /// # Ok::<(), fen::FenError>(())
    /// ```
    #[must_use]
    pub fn of_praised(before: Game, played: Move, nodes: u64) -> Option<Self> {
        Some(Self { is_praise: true, ..Self::new(before, played, nodes)? })
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

    /// The claims that are proved, those of what the move allows first.
    #[must_use]
    pub fn claims(&self) -> &[MoveClaim] {
        &self.proof.claims
    }

    /// The game that is searched next, the only moves, and the nodes.
    fn question(&self) -> (Game, Vec<Move>, u64) {
        match self.stage {
            ProofStage::Extend { is_after, .. } => (self.lines.at_end_of(is_after), Vec::new(), self.nodes),
            ProofStage::Test(test) => {
                let (game, only) = self.proof.question(&self.lines, test);
                (game, only, if test == ProofTest::LineEnd { self.nodes } else { self.nodes * WITHOUT })
            }
            ProofStage::Before => {
                let others = if self.is_praise { self.lines.others_than_played() } else { Vec::new() };
                (self.lines.before.clone(), others, self.nodes * DEEPER)
            }
            ProofStage::After | ProofStage::Done => (self.lines.after.clone(), Vec::new(), self.nodes * DEEPER),
        }
    }

    fn answer(&mut self, line: Option<Line>) {
        match self.stage {
            ProofStage::After => {
                self.lines.reply = line.unwrap_or_else(|| self.lines.reply.clone());
                self.stage = ProofStage::Before;
            }
            ProofStage::Before => self.take_better(line),
            ProofStage::Extend { is_after, times } => {
                let known = if is_after { &mut self.lines.reply } else { &mut self.lines.better };
                let is_longer = line.is_some_and(|line| {
                    known.moves.extend_from_slice(&line.moves);
                    !line.moves.is_empty()
                });
                self.extend(is_after, if is_longer { times + 1 } else { MOST_EXTENSIONS });
            }
            ProofStage::Test(test) => {
                let next = self.proof.answer(&self.lines, test, line);
                self.go_to(next);
            }
            ProofStage::Done => {}
        }
    }

    /// Takes in the best line before the move; of a move that deserves praise the best line of another move.
    fn take_better(&mut self, line: Option<Line>) {
        if !self.is_praise {
            self.lines.better = line.unwrap_or_else(|| self.lines.better.clone());
        } else if let Some(lines) = line.and_then(|line| self.lines.instead_of_played(&line)) {
            self.lines = lines;
        } else {
            self.stage = ProofStage::Done;
            return;
        }
        self.extend(true, 0);
    }

    /// Goes on with a line that should end in mate or in a draw until it does, then with what comes after it.
    fn extend(&mut self, is_after: bool, times: u32) {
        let line = if is_after { &self.lines.reply } else { &self.lines.better };
        let ends = line.mate_in().is_some() || self.lines.is_drawn(line);
        let most = if ends { MOST_EXTENSIONS } else { MOST_OF_SHORT };
        let is_short = ends || line.moves.len() < SHORT_LINE;
        if is_short && times < most && !self.lines.is_at_end(is_after) {
            self.stage = ProofStage::Extend { is_after, times };
        } else if is_after {
            self.extend(false, 0);
        } else {
            self.proof = Proof::of(&self.lines);
            let first = self.proof.next_test(&self.lines);
            self.go_to(first);
        }
    }

    fn go_to(&mut self, test: Option<ProofTest>) {
        self.stage = test.map_or(ProofStage::Done, ProofStage::Test);
        if test.is_none() && self.is_praise {
            let (before, next_best) = (*self.lines.before.position(), self.lines.played);
            let claims = std::mem::take(&mut self.proof.claims).into_iter();
            self.proof.claims = claims.filter_map(|claim| claim.of_praised(before, next_best)).collect();
        }
    }
}
