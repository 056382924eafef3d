//! A position in the tree.

use super::checks::CheckSquares;
use super::picker::{Picker, is_noisy};
use super::score::{INFINITE, LOST, MATE, MAX_PLY, Score, is_mate, mated_at};
use super::table::{Bound, TableEntry};
use super::{Heuristic, Search};
use crate::engine::evaluation::Evaluate;
use crate::rules::{Move, Position};

/// What is expected of a node.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum NodeKind {
    /// As of a PV node. It is the position of the game, of which a move is wanted whatever it is worth.
    Root,
    /// A score within the window, which is open.
    Pv,
    /// That a move cuts.
    Cut,
    /// That all moves have to be tried.
    All,
}

impl NodeKind {
    /// Whether the window is open.
    pub(super) const fn is_open(self) -> bool {
        matches!(self, Self::Root | Self::Pv)
    }

    /// What is then expected of the nodes below, with a closed window.
    pub(super) const fn below(self) -> Self {
        if matches!(self, Self::Cut) { Self::All } else { Self::Cut }
    }
}

/// A node before its moves are tried.
#[derive(Debug)]
pub(super) struct SearchNode<'p> {
    pub(super) position: &'p Position,
    pub(super) ply: usize,
    pub(super) depth: i32,
    pub(super) alpha: Score,
    pub(super) beta: Score,
    pub(super) kind: NodeKind,
    pub(super) in_check: bool,
    /// The evaluation as the table keeps it, and with what was learned.
    pub(super) raw: Option<Score>,
    pub(super) static_eval: Score,
    /// Whether the side to move stands better than at its last move.
    pub(super) improving: bool,
    pub(super) known: Option<TableEntry>,
    /// Whether this position is, or was, on a principal variation.
    pub(super) principal: bool,
}

/// What trying the moves of a node has brought so far.
pub(super) struct MoveLoop {
    /// Where pieces of the side to move would give check.
    pub(super) checks: CheckSquares,
    pub(super) best: Option<Move>,
    pub(super) score: Score,
    pub(super) alpha: Score,
    pub(super) tried: u32,
    /// What is known of the quiet move at hand, once that was wanted.
    pub(super) known: Option<i32>,
    /// Whether a move was not seen.
    overlooked: bool,
    pub(super) quiets: TriedMoves,
    pub(super) noisies: TriedMoves,
}

impl MoveLoop {
    fn new(node: &SearchNode<'_>) -> Self {
        Self {
            checks: CheckSquares::of(node.position),
            best: None,
            score: -INFINITE,
            alpha: node.alpha,
            tried: 0,
            known: None,
            overlooked: false,
            quiets: TriedMoves::NONE,
            noisies: TriedMoves::NONE,
        }
    }

    /// Takes the score of a move; says whether it is the best and above alpha.
    fn take(&mut self, played: Move, score: Score) -> bool {
        self.score = self.score.max(score);
        let is_best = score > self.alpha;
        if is_best {
            self.best = Some(played);
        }
        is_best
    }
}

/// Moves that were tried and did not cut; beyond the first few nothing is learned from them.
pub(super) struct TriedMoves {
    moves: [Move; 32],
    count: usize,
}

impl TriedMoves {
    const NONE: Self = Self { moves: [Move::from_raw(0); 32], count: 0 };

    fn push(&mut self, played: Move) {
        if let Some(place) = self.moves.get_mut(self.count) {
            *place = played;
            self.count += 1;
        }
    }

    pub(super) fn iter(&self) -> impl Iterator<Item = Move> + '_ {
        self.moves.iter().copied().take(self.count)
    }
}

impl TableEntry {
    /// Whether what is remembered settles a search of a window.
    pub(super) const fn causes_cutoff(&self, alpha: Score, beta: Score) -> bool {
        match self.bound {
            Bound::Exact => true,
            Bound::Unknown => false,
            Bound::Lower => self.score >= beta,
            Bound::Upper => self.score <= alpha,
        }
    }
}

impl<E: Evaluate> Search<'_, E> {
    /// The score of a position, exact within the window.
    pub(super) fn node(
        &mut self,
        position: &Position,
        ply: usize,
        depth: i32,
        window: (Score, Score),
        kind: NodeKind,
    ) -> Score {
        if depth <= 0 || ply >= MAX_PLY - 1 {
            return self.quiescence(position, ply, window, kind);
        }
        self.frame_mut(ply).line.clear();
        if self.count_node(ply) {
            return 0;
        }
        let ((alpha, beta), known) = match self.settle(position, ply, depth, window, kind) {
            Ok(open) => open,
            Err(score) => return score,
        };
        let node = self.look_at(SearchNode {
            position,
            ply,
            depth,
            alpha,
            beta,
            kind,
            in_check: self.frame(ply).in_check,
            raw: known.and_then(|known| known.static_eval),
            static_eval: -INFINITE,
            improving: false,
            known,
            principal: kind.is_open() || known.is_some_and(|known| known.principal),
        });
        if !kind.is_open()
            && self.frame(ply).excluded.is_none()
            && let Some(score) = self.prune_node(&node)
        {
            self.remember_evaluation(&node);
            return score;
        }
        self.try_moves(&node)
    }

    /// The score of a node that is drawn, of no use beside a mate that is known, or settled by the table; or the window in
    /// which it matters and what is remembered of it.
    #[inline(always)]
    fn settle(
        &mut self,
        position: &Position,
        ply: usize,
        depth: i32,
        (mut alpha, mut beta): (Score, Score),
        kind: NodeKind,
    ) -> Result<((Score, Score), Option<TableEntry>), Score> {
        if kind == NodeKind::Root {
            return Ok(((alpha, beta), None));
        }
        if self.is_drawn(position, ply) {
            return Err(self.draw_score());
        }
        if self.has(Heuristic::MateDistance) {
            alpha = alpha.max(mated_at(ply));
            beta = beta.min(MATE - ply as Score - 1);
            if alpha >= beta {
                return Err(alpha);
            }
        }
        let known = if self.frame(ply).excluded.is_none() { self.probe(position, ply) } else { None };
        if let Some(known) = known
            && kind != NodeKind::Pv
            && known.depth >= depth
            && known.causes_cutoff(alpha, beta)
            && i32::from(position.halfmove_clock()) < self.margins().table_clock
        {
            if let Some(best) = known.best
                && known.score >= beta
                && !is_noisy(position, best)
                && position.is_legal(best)
            {
                self.see_threats(position, ply);
                self.reward_quiet(position, ply, best, depth);
            }
            return Err(known.score);
        }
        Ok(((alpha, beta), known))
    }

    /// What is remembered of a position.
    pub(super) fn probe(&self, position: &Position, ply: usize) -> Option<TableEntry> {
        if self.has(Heuristic::Table) { self.table.probe(position.hash(), ply) } else { None }
    }

    /// Remembers what a node was evaluated as of which nothing else is known: it is met again before long, and to evaluate
    /// takes longer than anything else there.
    fn remember_evaluation(&self, node: &SearchNode<'_>) {
        if node.known.is_none() && !self.is_over {
            let entry = TableEntry {
                best: None,
                score: 0,
                static_eval: node.raw,
                depth: -2,
                bound: Bound::Unknown,
                principal: node.principal,
            };
            self.table.store(node.position.hash(), node.ply, &entry);
        }
    }

    /// Evaluates a node and sees whether things get better.
    fn look_at<'p>(&mut self, mut node: SearchNode<'p>) -> SearchNode<'p> {
        let ply = node.ply;
        self.frame_mut(ply + 2).cuts = 0;
        if node.in_check {
            self.frame_mut(ply).static_eval = None;
            return node;
        }
        if self.frame(ply).excluded.is_some() {
            // It has been evaluated a moment ago, at the same ply.
            node.static_eval = self.frame(ply).static_eval.unwrap_or(0);
        } else {
            let (raw, static_eval) = self.judge(node.position, ply, node.raw);
            (node.raw, node.static_eval) = (Some(raw), static_eval);
            self.frame_mut(ply).static_eval = Some(static_eval);
        }
        let back = |back: usize| self.frames[ply + super::MARGIN - back].static_eval;
        let last = back(1);
        node.improving = back(2).or_else(|| back(4)).is_some_and(|before| node.static_eval > before);
        if self.frame(ply).excluded.is_none()
            && let Some(last) = last
        {
            self.look_back(&node, last);
        }
        if let Some(known) = node.known
            && !is_mate(known.score)
            && known.causes_cutoff(node.static_eval, node.static_eval)
        {
            // What a search has found is nearer to the truth.
            node.static_eval = known.score;
        }
        node
    }

    /// MoveLoop the moves of a node, best first.
    fn try_moves(&mut self, node: &SearchNode<'_>) -> Score {
        let SearchNode { position, ply, kind, .. } = *node;
        self.see_threats(position, ply);
        let mut picker = match kind {
            NodeKind::Root => Picker::root(self),
            _ => Picker::all(self, ply, node.known.and_then(|known| known.best)),
        };
        let mut tries = MoveLoop::new(node);
        while let Some(played) = picker.next(self, position) {
            let noisy = is_noisy(position, played);
            tries.known = None;
            if kind != NodeKind::Root && self.skips(node, &mut tries, &mut picker, played, noisy) {
                continue;
            }
            let extension = match self.extension(node, played) {
                Ok(extension) => extension,
                Err(score) => {
                    picker.done(self);
                    return score;
                }
            };
            self.frame_mut(ply + 1).doubled = self.frame(ply).doubled + u8::from(extension > 1);
            tries.tried += 1;
            let nodes = self.nodes;
            if kind == NodeKind::Root {
                self.begin_root_move(&tries, played);
            }
            let score = self.try_move(node, &tries, played, noisy, node.depth - 1 + extension);
            if kind == NodeKind::Root {
                self.note_root_move(&tries, played, self.nodes - nodes, score);
            }
            if self.is_over {
                picker.done(self);
                return 0;
            }
            if tries.take(played, score) {
                if kind == NodeKind::Pv {
                    self.keep_line(ply, played);
                }
                if score >= node.beta {
                    break;
                }
                tries.alpha = score;
            }
            if noisy {
                tries.noisies.push(played);
            } else {
                tries.quiets.push(played);
            }
        }
        picker.done(self);
        if tries.tried == 0 {
            return self.without_moves(node, &tries);
        }
        self.conclude(node, &tries);
        tries.score
    }

    /// Whether a move is not tried: it is the one that is left out, it is overlooked, or nothing is to be expected of it.
    #[inline(always)]
    fn skips(
        &self,
        node: &SearchNode<'_>,
        tries: &mut MoveLoop,
        picker: &mut Picker,
        played: Move,
        noisy: bool,
    ) -> bool {
        let SearchNode { position, ply, .. } = *node;
        if Some(played) == self.frame(ply).excluded {
            return true;
        }
        if !self.settings.handicap.is_clear() && self.settings.handicap.overlooks(position, played, ply, noisy) {
            tries.overlooked = true;
            return true;
        }
        self.leaves_out(node, tries, picker, played, noisy)
    }

    /// The score of a node of which no move was tried.
    fn without_moves(&self, node: &SearchNode<'_>, tries: &MoveLoop) -> Score {
        match (self.frame(node.ply).excluded, node.in_check) {
            (Some(_), _) => node.alpha,
            (None, true) if tries.overlooked => node.alpha.max(LOST),
            (None, false) if tries.overlooked => node.static_eval,
            (None, true) => mated_at(node.ply),
            (None, false) => 0,
        }
    }

    /// Searches a move: the first fully, the others with a closed window and less deep, and again if they surprise.
    fn try_move(&mut self, node: &SearchNode<'_>, tries: &MoveLoop, played: Move, noisy: bool, depth: i32) -> Score {
        let SearchNode { position, ply, beta, kind, .. } = *node;
        let (alpha, open) = (tries.alpha, kind.is_open());
        let next = self.make(position, ply, played);
        let reduction = self.reduction(node, tries, played, noisy);
        let mut score = -INFINITE;
        let shallow = (depth - reduction).max(1).min(depth);
        if shallow < depth {
            score = -self.node(&next, ply + 1, shallow, (-alpha - 1, -alpha), NodeKind::Cut);
        }
        if shallow == depth && (tries.tried > 1 || !open) || shallow < depth && score > alpha {
            score = -self.node(&next, ply + 1, depth, (-alpha - 1, -alpha), kind.below());
        }
        // At the root a line is wanted even where the score is beyond the window.
        if open && (tries.tried == 1 || score > alpha && (score < beta || kind == NodeKind::Root)) {
            score = -self.node(&next, ply + 1, depth, (-beta, -alpha), NodeKind::Pv);
        }
        self.take_back();
        score
    }
}
