//! What a line does though it wins nothing: what its first move attacks, takes, saves or develops. `lasting.rs` has what it leaves on
//! the board, `given_up.rs` what the move before it gives up.
//!
//! Each is a candidate with what is taken away to test it: the moves that do the same, the move that was played, or what stays at
//! the end of the line.

use super::cause::ClaimCandidate;
use super::claim::{About, ClaimEffect, ClaimOutcome, MoveClaim, Spot};
use super::material::{LEAST_MATERIAL, Walk, squares};
use crate::board::{Bitboard, Board, Color, File, Role, Square};
use crate::engine::Score;
use crate::rules::{Move, Position};
use crate::tactics::{Finding, Motif, find, hangs, see_ge, sort_few, taken_square, worth};

/// The plies within which an attack has to be answered, what is attacked taken, or a square gone to that is no longer
/// guarded.
pub(super) const SOON: usize = 5;
/// The plies in which a pawn in the centre has to stay on the board.
const LATER: usize = 9;
/// The plies of a line that are shown where nothing else ends it, and within which it changes pawns and bishops.
pub(super) const SHOWN: usize = 3;
/// A loss of winning chances that is not put down to what has little weight.
const BLUNDER: f64 = 0.3;
/// As many effects of one kind are looked at.
pub(super) const MOST_OF_KIND: usize = 2;

/// A line of a game's position that shows what it does without winning anything.
pub(super) struct QuietLine<'a> {
    pub(super) about: About,
    pub(super) walk: &'a Walk,
    /// The score at its start, for the side that begins it.
    pub(super) score: Score,
    /// The position before the move that was played, and the move.
    pub(super) before: (Position, Move),
    /// The other best line, from the position before the move.
    pub(super) other: &'a Walk,
    /// The winning chances that are lost.
    pub(super) loss: f64,
}

/// What an effect is about: the pieces that do it, those they do it to, and squares.
#[derive(Clone, Copy, Default)]
pub(super) struct EffectSquares {
    pub(super) by: Bitboard,
    pub(super) targets: Bitboard,
    pub(super) through: Bitboard,
}

impl QuietLine<'_> {
    /// The claims that the line may show, the most specific first.
    pub(super) fn candidates(&self) -> Vec<ClaimCandidate> {
        let mut all = Vec::new();
        if self.walk.line.is_empty() {
            return all;
        }
        if self.about == About::Better {
            all.extend(self.saves());
            all.extend(self.castles());
        }
        let (gains, trades): (Vec<_>, Vec<_>) =
            self.capture().into_iter().partition(|_| see_ge(self.start(), self.first(), LEAST_MATERIAL));
        all.extend(gains);
        all.extend(self.attacks());
        all.extend(self.check());
        all.extend(self.passed_pawn());
        if self.about == About::Allows {
            all.extend(self.given_up());
        }
        all.extend(self.lasting());
        all.extend(self.centre());
        all.extend(self.develops());
        all.extend(trades);
        if self.loss >= BLUNDER {
            let is_slight =
                |claim: &MoveClaim| matches!(claim.outcome, ClaimOutcome::Effect(effect) if effect.is_slight());
            all.retain(|candidate| !is_slight(&candidate.claim));
        }
        all
    }

    pub(super) fn start(&self) -> &Position {
        &self.walk.positions[0]
    }

    pub(super) fn side(&self) -> Color {
        self.start().turn()
    }

    pub(super) fn first(&self) -> Move {
        self.walk.line[0]
    }

    /// A candidate whose line has some plies.
    pub(super) fn candidate(
        &self,
        effect: ClaimEffect,
        parts: EffectSquares,
        on: &Board,
        at: Option<usize>,
        plies: usize,
    ) -> ClaimCandidate {
        let line = self.walk.line[..plies.min(self.walk.line.len())].to_vec();
        let claim = MoveClaim::new(self.about, *self.start(), line, ClaimOutcome::Effect(effect), self.side());
        let spots = |squares| Spot::all(on, squares);
        let (by, targets, through) = (spots(parts.by), spots(parts.targets), spots(parts.through));
        ClaimCandidate { score: self.score, ..ClaimCandidate::plain(MoveClaim { by, targets, through, at, ..claim }) }
    }

    /// The same, tested without the moves that do it.
    pub(super) fn without(&self, candidate: ClaimCandidate, is_same: impl Fn(Move) -> bool) -> ClaimCandidate {
        let moves = self.start().legal_moves().into_iter().filter(|&played| played == self.first() || is_same(played));
        ClaimCandidate { moves: moves.collect(), ..candidate }
    }

    /// The pieces that the first move attacks, and that are then moved, defended, shielded or taken.
    fn attacks(&self) -> Vec<ClaimCandidate> {
        let (start, after) = (self.start(), &self.walk.positions[1]);
        let theirs = after.board().color(!self.side()) - after.board().role(Role::King);
        let mut found: Vec<(usize, Square)> =
            theirs.into_iter().filter_map(|target| Some((self.plies_to_answer(target)?, target))).collect();
        let role = |target: Square| after.board().piece_at(target).map_or(Role::Pawn, |piece| piece.role);
        sort_few(&mut found, |&(_, target)| -worth(role(target)));
        let candidate = |(plies, target): (usize, Square)| {
            let parts = EffectSquares {
                by: pressing(start, self.first(), target),
                targets: target.into(),
                ..EffectSquares::default()
            };
            let candidate = self.candidate(ClaimEffect::Attack, parts, after.board(), Some(0), plies);
            self.without(candidate, |played| !pressing(start, played, target).is_empty())
        };
        found.into_iter().take(MOST_OF_KIND).map(candidate).collect()
    }

    /// After how many plies what the first move attacks is moved, defended, shielded or taken; none if it is not attacked, or left
    /// alone, or the attacker is only traded.
    fn plies_to_answer(&self, target: Square) -> Option<usize> {
        let Walk { line, positions } = self.walk;
        let by = pressing(self.start(), self.first(), target);
        let answer = line.get(1).filter(|_| !by.is_empty())?;
        if self.is_traded(by, target) {
            return None;
        }
        if answer.from() == target || by.contains(answer.to()) {
            return Some(2);
        }
        let is_own = |ply: &usize| ply.is_multiple_of(2);
        let takes = |&ply: &usize| taken_square(&positions[ply], line[ply]) == Some(target);
        if let Some(ply) = (2..line.len().min(SOON)).filter(is_own).find(takes) {
            return (self.walk.follow(target, 1..ply) == Some(target)).then_some(ply + 1);
        }
        let of = |position: &Position, side| position.attackers(target, side, position.board().occupied());
        let defenders = |position| of(position, !self.side()).len();
        let is_shielded = !of(&positions[2], self.side()).intersects(by);
        (is_shielded || defenders(&positions[2]) > defenders(&positions[1])).then_some(2)
    }

    /// Whether the answer takes what attacks a piece: with another piece, or where the attacker has taken something itself.
    pub(super) fn is_traded(&self, attackers: Bitboard, target: Square) -> bool {
        let is_taking = self.first().is_capture(self.start().board());
        let trades = |answer: &Move| attackers.contains(answer.to()) && (is_taking || answer.from() != target);
        self.walk.line.get(1).is_some_and(trades)
    }

    fn check(&self) -> Option<ClaimCandidate> {
        let (start, after) = (self.start(), &self.walk.positions[1]);
        let parts = EffectSquares {
            by: after.checkers(),
            targets: after.king(!self.side()).into(),
            ..EffectSquares::default()
        };
        let candidate = || self.candidate(ClaimEffect::Check, parts, after.board(), Some(0), SHOWN);
        let is_found = after.is_check() && !self.is_traded(parts.by, after.king(!self.side()));
        is_found.then(|| self.without(candidate(), |played| start.play_unchecked(played).is_check()))
    }

    /// A passed pawn that advances more than once, and is not taken meanwhile.
    fn passed_pawn(&self) -> Option<ClaimCandidate> {
        let (start, from) = (self.start(), self.first().from());
        let is_of_first = |found: &Finding| found.side == self.side() && found.by.contains(from);
        find(start, Motif::PassedPawn).into_iter().find(is_of_first)?;
        let mut last = 0;
        for (ply, played) in self.walk.line.iter().enumerate().step_by(2) {
            let at = self.walk.follow(from, 0..ply);
            if at == Some(played.from()) && played.to().file() == from.file() {
                last = ply;
            }
            if at.is_none_or(|at| at.file() != from.file()) || at == Some(played.from()) && played.promotion().is_some()
            {
                break;
            }
        }
        let parts = EffectSquares { by: from.into(), ..EffectSquares::default() };
        let candidate = || self.candidate(ClaimEffect::PassedPawn, parts, start.board(), Some(0), last + 1);
        (last > 0).then(|| self.without(candidate(), |played| played.from() == from))
    }

    /// A pawn that goes to the centre, and stays on the board.
    fn centre(&self) -> Option<ClaimCandidate> {
        let (start, first) = (self.start(), self.first());
        let centre: Bitboard = [Square::D4, Square::E4, Square::D5, Square::E5].into_iter().collect();
        let is_pawn = start.board().role(Role::Pawn).contains(first.from());
        if !is_pawn || first.is_capture(start.board()) || !centre.contains(first.to()) {
            return None;
        }
        self.walk.follow(first.to(), 1..LATER)?;
        let after = self.walk.positions[1].board();
        let parts = EffectSquares { by: first.to().into(), ..EffectSquares::default() };
        let candidate = self.candidate(ClaimEffect::Centre, parts, after, Some(0), SHOWN);
        Some(self.without(candidate, |played| played.from() == first.from()))
    }

    /// A knight or bishop that leaves its first rank while both sides have their queens, and is not taken soon.
    fn develops(&self) -> Option<ClaimCandidate> {
        let (board, first) = (self.start().board(), self.first());
        let home = Bitboard::back_rank(self.side());
        let is_minor = matches!(first.role(), Some(Role::Knight | Role::Bishop)) && !first.is_capture(board);
        let leaves = home.contains(first.from()) && !home.contains(first.to());
        let have_queens = Color::ALL.into_iter().all(|side| !board.pieces(side, Role::Queen).is_empty());
        let is_kept = self.walk.follow(first.to(), 1..SOON).is_some();
        let parts = EffectSquares { by: first.from().into(), ..EffectSquares::default() };
        let candidate = || self.candidate(ClaimEffect::Develops, parts, board, Some(0), SHOWN);
        let is_found = is_minor && leaves && have_queens && is_kept;
        is_found.then(|| self.without(candidate(), |played| played.from() == first.from()))
    }

    /// A piece that the first move takes, if it does not only take back.
    fn capture(&self) -> Option<ClaimCandidate> {
        let (start, first) = (self.start(), self.first());
        let (before, played) = &self.before;
        let takes_back = self.about == About::Allows && played.is_capture(before.board()) && played.to() == first.to();
        let is_plain = first.is_capture(start.board()) && !first.is_en_passant() && !takes_back;
        let parts = EffectSquares { by: first.from().into(), targets: first.to().into(), ..EffectSquares::default() };
        let effect = if self.trades() { ClaimEffect::Trade } else { ClaimEffect::Capture };
        let candidate = || self.candidate(effect, parts, start.board(), Some(0), SHOWN);
        let is_same = |played: Move| played.to() == first.to() && !played.is_castle();
        is_plain.then(|| self.without(candidate(), is_same))
    }

    /// Whether the first move takes a piece worth as much as its own, which is taken in turn, and wins nothing by the exchange.
    fn trades(&self) -> bool {
        let (start, first) = (self.start(), self.first());
        let is_taken_back = self.walk.line.get(1).is_some_and(|answer| answer.to() == first.to());
        let roles = first.role().zip(first.captured(start.board()));
        let is_even = roles.is_some_and(|(own, other)| worth(own) == worth(other));
        is_taken_back && is_even && !see_ge(start, first, LEAST_MATERIAL)
    }

    fn castles(&self) -> Option<ClaimCandidate> {
        let is_in_centre = matches!(self.first().from().file(), File::D | File::E);
        let after = self.walk.positions[1].board();
        let parts = EffectSquares { by: self.walk.positions[1].king(self.side()).into(), ..EffectSquares::default() };
        let candidate = || self.candidate(ClaimEffect::Castles, parts, after, Some(0), 1);
        (is_in_centre && self.first().is_castle()).then(|| self.without(candidate(), Move::is_castle))
    }

    /// A piece that hangs and is taken in the other line, and that the first move defends or takes away.
    fn saves(&self) -> Option<ClaimCandidate> {
        let start = self.start();
        let found = find(start, Motif::Hanging).into_iter().filter(|found| found.side != self.side());
        let hanging = found.map(|found| found.targets).fold(Bitboard::EMPTY, Bitboard::union);
        let is_saved = |played: Move, piece: Square| {
            let at = if played.from() == piece { played.to() } else { piece };
            !hangs(&start.play_unchecked(played), at)
        };
        // A piece that takes is traded.
        let (before, played) = &self.before;
        let traded = played.is_capture(before.board()).then_some(played.from());
        let lost = (hanging & squares(&self.other.victims(!self.side()))) - traded.into_iter().collect::<Bitboard>();
        let saved: Bitboard = lost.into_iter().filter(|&piece| is_saved(self.first(), piece)).collect();
        let piece = saved.first()?;
        let parts = EffectSquares { targets: piece.into(), ..EffectSquares::default() };
        let candidate = self.candidate(ClaimEffect::Saves, parts, start.board(), Some(0), 1);
        Some(self.without(candidate, |played| is_saved(played, piece)))
    }
}

/// The pieces that attack a piece by a move of the other side as they did not before, pins to the king apart, if it has no
/// defender or is worth no less than they are.
pub(super) fn pressing(before: &Position, played: Move, target: Square) -> Bitboard {
    let side = before.turn();
    let after = before.play_unchecked(played);
    let Some(piece) = after.board().piece_at(target).filter(|piece| piece.color != side) else {
        return Bitboard::EMPTY;
    };
    let of = |position: &Position, side| position.attackers(target, side, position.board().occupied());
    let old = of(before, side);
    let kept = if old.contains(played.from()) { old | Bitboard::from(played.to()) } else { old };
    let new = of(&after, side) - kept;
    if new.is_empty() {
        return new;
    }
    let is_alone = of(&after, !side).is_empty();
    let pins = find(&after, Motif::Pin);
    let is_pressing = |by: &Square| {
        let role = after.board().piece_at(*by).map(|piece| piece.role);
        let is_pinned = pins.iter().any(|pin| pin.through.contains(*by) && !pin.by.contains(target));
        !is_pinned && (is_alone || role.is_some_and(|role| role != Role::King && worth(role) <= worth(piece.role)))
    };
    new.into_iter().filter(is_pressing).collect()
}
