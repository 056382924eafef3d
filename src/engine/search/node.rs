//! A node of the alpha-beta search.

use super::picker::{Picker, is_noisy};
use super::prune::CheckSquares;
use super::score::{INFINITE, LOST, MATE, MAX_PLY, Score, is_mate, mated_at};
use super::table::{Bound, TableEntry};
use super::{Heuristic, Search};
use crate::engine::evaluation::Evaluate;
use crate::rules::{Move, Position};

/// The expected type of a node.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum NodeKind {
    /// The root: a PV node that must return a move.
    Root,
    /// A node with an open window.
    Pv,
    /// A node with a null window in which a move is expected to fail high.
    Cut,
    /// A node with a null window in which every move is expected to fail low.
    All,
}

impl NodeKind {
    /// Whether the window is open.
    pub(super) const fn is_pv(self) -> bool {
        matches!(self, Self::Root | Self::Pv)
    }

    /// The kind of the child nodes that are searched with a null window.
    pub(super) const fn child(self) -> Self {
        if matches!(self, Self::Cut) { Self::All } else { Self::Cut }
    }
}

/// A node before its moves are searched.
#[derive(Debug)]
pub(super) struct SearchNode<'p> {
    pub(super) position: &'p Position,
    pub(super) ply: usize,
    pub(super) depth: i32,
    pub(super) alpha: Score,
    pub(super) beta: Score,
    pub(super) kind: NodeKind,
    pub(super) in_check: bool,
    /// The evaluation without corrections, as the table stores it.
    pub(super) raw_eval: Option<Score>,
    /// The corrected evaluation, or the score of the table where its bound is tighter.
    pub(super) static_eval: Score,
    /// Whether the evaluation is higher than at the last move of the side to move.
    pub(super) improving: bool,
    /// The entry of the transposition table.
    pub(super) entry: Option<TableEntry>,
    /// Whether this position is, or was, on a principal variation.
    pub(super) was_pv: bool,
}

/// The state of the loop over the moves of a node.
pub(super) struct MoveLoop {
    /// Where pieces of the side to move would give check.
    pub(super) checks: CheckSquares,
    pub(super) best: Option<Move>,
    pub(super) score: Score,
    pub(super) alpha: Score,
    /// How many moves have been searched, the current one included.
    pub(super) tried: u32,
    /// The history score of the current quiet move, once it has been looked up.
    pub(super) quiet_score: Option<i32>,
    /// Whether the handicap has skipped a move.
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
            quiet_score: None,
            overlooked: false,
            quiets: TriedMoves::NONE,
            noisies: TriedMoves::NONE,
        }
    }

    /// Records the score of a move; returns whether it raises alpha.
    fn update(&mut self, played: Move, score: Score) -> bool {
        self.score = self.score.max(score);
        let raises_alpha = score > self.alpha;
        if raises_alpha {
            self.best = Some(played);
        }
        raises_alpha
    }
}

/// Moves that were searched without a cutoff; those beyond the first 32 are dropped.
pub(super) struct TriedMoves {
    moves: [Move; 32],
    count: usize,
}

impl TriedMoves {
    const NONE: Self = Self { moves: [Move::from_raw(0); 32], count: 0 };

    fn push(&mut self, played: Move) {
        if let Some(slot) = self.moves.get_mut(self.count) {
            *slot = played;
            self.count += 1;
        }
    }

    pub(super) fn iter(&self) -> impl Iterator<Item = Move> + '_ {
        self.moves.iter().copied().take(self.count)
    }
}

impl TableEntry {
    /// Whether the bound is a cutoff in a window.
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
    /// Searches a position; the score is exact within the window.
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
        self.stack_mut(ply).pv.clear();
        if self.count_node(ply) {
            return 0;
        }
        let ((alpha, beta), entry) = match self.early_cutoff(position, ply, depth, window, kind) {
            Ok(window_and_entry) => window_and_entry,
            Err(score) => return score,
        };
        let node = self.evaluate_node(SearchNode {
            position,
            ply,
            depth,
            alpha,
            beta,
            kind,
            in_check: self.stack(ply).in_check,
            raw_eval: entry.and_then(|entry| entry.static_eval),
            static_eval: -INFINITE,
            improving: false,
            entry,
            was_pv: kind.is_pv() || entry.is_some_and(|entry| entry.was_pv),
        });
        if !kind.is_pv()
            && self.stack(ply).excluded.is_none()
            && let Some(score) = self.prune_node(&node)
        {
            self.store_static_eval(&node);
            return score;
        }
        self.search_moves(&node)
    }

    /// The score of a draw, a mate-distance cutoff or a table cutoff as the error; else the narrowed window and the table's
    /// entry.
    #[inline(always)]
    fn early_cutoff(
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
        let entry = if self.stack(ply).excluded.is_none() { self.probe(position, ply) } else { None };
        if let Some(entry) = entry
            && kind != NodeKind::Pv
            && entry.depth >= depth
            && entry.causes_cutoff(alpha, beta)
            && i32::from(position.halfmove_clock()) < self.margins().table_clock
        {
            if let Some(best) = entry.best
                && entry.score >= beta
                && !is_noisy(position, best)
                && position.is_legal(best)
            {
                self.update_threats(position, ply);
                self.reward_quiet(position, ply, best, depth);
            }
            return Err(entry.score);
        }
        Ok(((alpha, beta), entry))
    }

    /// Looks a position up in the transposition table.
    pub(super) fn probe(&self, position: &Position, ply: usize) -> Option<TableEntry> {
        if self.has(Heuristic::Table) { self.table.probe(position.hash(), ply) } else { None }
    }

    /// Stores the evaluation of a node without an entry: evaluating again would take longer than anything else there.
    fn store_static_eval(&self, node: &SearchNode<'_>) {
        if node.entry.is_none() && !self.is_stopped {
            let (static_eval, bound, was_pv) = (node.raw_eval, Bound::Unknown, node.was_pv);
            let entry = TableEntry { best: None, score: 0, static_eval, depth: -2, bound, was_pv };
            self.table.store(node.position.hash(), node.ply, &entry);
        }
    }

    /// Sets the evaluation of a node, and whether it is improving.
    fn evaluate_node<'p>(&mut self, mut node: SearchNode<'p>) -> SearchNode<'p> {
        let ply = node.ply;
        self.stack_mut(ply + 2).cutoffs = 0;
        if node.in_check {
            self.stack_mut(ply).static_eval = None;
            return node;
        }
        if self.stack(ply).excluded.is_some() {
            // The same position has just been evaluated at this ply.
            node.static_eval = self.stack(ply).static_eval.unwrap_or(0);
        } else {
            let (raw, static_eval) = self.static_eval(node.position, ply, node.raw_eval);
            (node.raw_eval, node.static_eval) = (Some(raw), static_eval);
            self.stack_mut(ply).static_eval = Some(static_eval);
        }
        let eval_before = |plies: usize| self.stack[ply + super::STACK_OFFSET - plies].static_eval;
        let last = eval_before(1);
        node.improving = eval_before(2).or_else(|| eval_before(4)).is_some_and(|before| node.static_eval > before);
        if self.stack(ply).excluded.is_none()
            && let Some(last) = last
        {
            self.reward_eval_swing(&node, last);
        }
        if let Some(entry) = node.entry
            && !is_mate(entry.score)
            && entry.causes_cutoff(node.static_eval, node.static_eval)
        {
            // The score of a search is more accurate.
            node.static_eval = entry.score;
        }
        node
    }

    /// Searches the moves of a node in the order of the picker.
    fn search_moves(&mut self, node: &SearchNode<'_>) -> Score {
        let SearchNode { position, ply, kind, .. } = *node;
        self.update_threats(position, ply);
        let mut picker = match kind {
            NodeKind::Root => Picker::root(self),
            _ => Picker::all(self, ply, node.entry.and_then(|entry| entry.best)),
        };
        let mut moves = MoveLoop::new(node);
        while let Some(played) = picker.next(self, position) {
            let noisy = is_noisy(position, played);
            moves.quiet_score = None;
            if kind != NodeKind::Root && self.skips_move(node, &mut moves, &mut picker, played, noisy) {
                continue;
            }
            let extension = match self.extension(node, played) {
                Ok(extension) => extension,
                Err(score) => {
                    picker.release(self);
                    return score;
                }
            };
            self.stack_mut(ply + 1).double_extensions = self.stack(ply).double_extensions + u8::from(extension > 1);
            moves.tried += 1;
            let nodes = self.nodes;
            if kind == NodeKind::Root {
                self.begin_root_move(&moves, played);
            }
            let score = self.search_move(node, &moves, played, noisy, node.depth - 1 + extension);
            if kind == NodeKind::Root {
                self.end_root_move(&moves, played, self.nodes - nodes, score);
            }
            if self.is_stopped {
                picker.release(self);
                return 0;
            }
            if moves.update(played, score) {
                if kind == NodeKind::Pv {
                    self.update_pv(ply, played);
                }
                if score >= node.beta {
                    break;
                }
                moves.alpha = score;
            }
            if noisy {
                moves.noisies.push(played);
            } else {
                moves.quiets.push(played);
            }
        }
        picker.release(self);
        if moves.tried == 0 {
            return self.score_without_moves(node, &moves);
        }
        self.finish_node(node, &moves);
        moves.score
    }

    /// Whether a move is not searched: it is excluded, overlooked, or pruned.
    #[inline(always)]
    fn skips_move(
        &self,
        node: &SearchNode<'_>,
        moves: &mut MoveLoop,
        picker: &mut Picker,
        played: Move,
        noisy: bool,
    ) -> bool {
        let SearchNode { position, ply, .. } = *node;
        if Some(played) == self.stack(ply).excluded {
            return true;
        }
        if !self.settings.handicap.is_clear() && self.settings.handicap.overlooks(position, played, ply, noisy) {
            moves.overlooked = true;
            return true;
        }
        self.prunes_move(node, moves, picker, played, noisy)
    }

    /// The score of a node in which no move was searched.
    fn score_without_moves(&self, node: &SearchNode<'_>, moves: &MoveLoop) -> Score {
        match (self.stack(node.ply).excluded, node.in_check) {
            (Some(_), _) => node.alpha,
            (None, true) if moves.overlooked => node.alpha.max(LOST),
            (None, false) if moves.overlooked => node.static_eval,
            (None, true) => mated_at(node.ply),
            (None, false) => 0,
        }
    }

    /// Searches a move (PVS): the first with the full window, the others with a null window and reduced, and again without
    /// the reduction, or with the full window, if they fail high.
    fn search_move(&mut self, node: &SearchNode<'_>, moves: &MoveLoop, played: Move, noisy: bool, depth: i32) -> Score {
        let SearchNode { position, ply, beta, kind, .. } = *node;
        let (alpha, is_pv) = (moves.alpha, kind.is_pv());
        let next = self.make(position, ply, played);
        let reduction = self.reduction(node, moves, played, noisy);
        let mut score = -INFINITE;
        let shallow = (depth - reduction).max(1).min(depth);
        if shallow < depth {
            score = -self.node(&next, ply + 1, shallow, (-alpha - 1, -alpha), NodeKind::Cut);
        }
        if shallow == depth && (moves.tried > 1 || !is_pv) || shallow < depth && score > alpha {
            score = -self.node(&next, ply + 1, depth, (-alpha - 1, -alpha), kind.child());
        }
        // The root needs a PV even where the score is above the window.
        if is_pv && (moves.tried == 1 || score > alpha && (score < beta || kind == NodeKind::Root)) {
            score = -self.node(&next, ply + 1, depth, (-beta, -alpha), NodeKind::Pv);
        }
        self.unmake();
        score
    }
}
