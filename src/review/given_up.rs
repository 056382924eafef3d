//! What a move gives up without losing anything, as the line after it shows. Each is tested by passing: the other side moves in the
//! position before the move.

use super::cause::{ClaimCandidate, Counterfactual};
use super::claim::ClaimEffect;
use super::effects::{EffectSquares, QuietLine, SHOWN, SOON, pressing};
use super::lasting::may_castle;
use crate::board::{Bitboard, Piece, Role, Square};
use crate::geometry::attacks;
use crate::rules::Position;
use crate::tactics::{Finding, Motif, by_move};

/// The squares that a bishop or rook loses at least where another piece is in its way.
const LEAST_SHUT_IN: u32 = 3;

impl QuietLine<'_> {
    /// What the move that was played gives up, as the line shows, if the side could have passed in its place.
    pub(super) fn given_up(&self) -> Option<ClaimCandidate> {
        let (before, played) = &self.before;
        let is_quiet = !played.is_capture(before.board()) && !played.is_castle() && played.promotion().is_none();
        if !is_quiet || before.is_check() {
            return None;
        }
        let found = self
            .undefended()
            .or_else(|| self.unguarded())
            .or_else(|| self.shut_in())
            .or_else(|| self.no_castling())
            .or_else(|| self.attacked())
            .or_else(|| self.goes_back())?;
        Some(ClaimCandidate { without: Counterfactual::Passing, ..found })
    }

    /// A piece of its own side that loses a defender and is taken at once.
    fn undefended(&self) -> Option<ClaimCandidate> {
        let (before, played) = &self.before;
        let to = self.first().to();
        let is_left =
            |found: &Finding| found.motif == Motif::GivesUp && found.side != self.side() && found.targets.contains(to);
        by_move(before, *played)?.into_iter().find(is_left)?;
        let parts = EffectSquares { by: played.to().into(), targets: to.into(), ..EffectSquares::default() };
        Some(self.candidate(ClaimEffect::Undefended, parts, self.start().board(), None, 2))
    }

    /// A square that a pawn or knight guards no longer, and that a piece of the other side goes to and is not taken on while the
    /// pawn or knight stands where it went.
    fn unguarded(&self) -> Option<ClaimCandidate> {
        let (before, played) = &self.before;
        let Piece { role, color } = before.board().piece_at(played.from())?;
        if role != Role::Pawn && role != Role::Knight {
            return None;
        }
        let from = |square| attacks(role, color, square, before.board().occupied());
        let left = from(played.from()) - from(played.to());
        let line = &self.walk.line;
        let is_gone_to = |&ply: &usize| {
            let to = line[ply].to();
            let is_taken = line.get(ply + 1).is_none_or(|answer| answer.to() == to);
            let stays = || self.walk.follow(played.to(), 0..ply) == Some(played.to());
            left.contains(to) && !line[ply].is_castle() && !is_taken && stays()
        };
        let ply = (0..line.len().min(SOON)).step_by(2).find(is_gone_to)?;
        let parts =
            EffectSquares { by: played.to().into(), through: line[ply].to().into(), ..EffectSquares::default() };
        Some(self.candidate(ClaimEffect::Unguarded, parts, self.start().board(), None, ply + 1))
    }

    /// A bishop or rook of its own side in whose way the piece stands now, and in the line as far as it is shown.
    fn shut_in(&self) -> Option<ClaimCandidate> {
        let (before, played) = &self.before;
        let start = self.start();
        let own = start.board().color(!self.side()) - Bitboard::from(played.to());
        let reach = |position: &Position, square: Square, role| {
            attacks(role, !self.side(), square, position.board().occupied())
        };
        let lost = |square: Square| {
            let role = start.board().piece_at(square).map(|piece| piece.role)?;
            let (old, new) = (reach(before, square, role), reach(start, square, role));
            let is_in_way = matches!(role, Role::Bishop | Role::Rook) && new.contains(played.to());
            Some((old - new).len()).filter(|&lost| is_in_way && lost >= LEAST_SHUT_IN)
        };
        let target = own.into_iter().find(|&square| lost(square).is_some())?;
        let stays = |square: Square| self.walk.follow(square, 0..SHOWN) == Some(square);
        let parts = EffectSquares { by: played.to().into(), targets: target.into(), ..EffectSquares::default() };
        let is_kept = stays(target) && stays(played.to());
        is_kept.then(|| self.candidate(ClaimEffect::ShutIn, parts, start.board(), None, SHOWN))
    }

    /// A king or rook by whose move its side may castle no longer.
    fn no_castling(&self) -> Option<ClaimCandidate> {
        let (before, played) = &self.before;
        let parts = EffectSquares {
            by: played.to().into(),
            targets: self.start().king(!self.side()).into(),
            ..EffectSquares::default()
        };
        let is_lost = may_castle(before, !self.side()) && !may_castle(self.start(), !self.side());
        is_lost.then(|| self.candidate(ClaimEffect::NoCastling, parts, self.start().board(), None, SHOWN))
    }

    /// The piece that was played, if the first move of the line attacks it.
    fn attacked(&self) -> Option<ClaimCandidate> {
        let at = self.before.1.to();
        let by = pressing(self.start(), self.first(), at);
        let parts = EffectSquares { by, targets: at.into(), ..EffectSquares::default() };
        let after = self.walk.positions[1].board();
        let is_attacked = !by.is_empty() && !self.is_traded(by, at);
        is_attacked.then(|| self.candidate(ClaimEffect::Attack, parts, after, Some(0), 2))
    }

    /// A piece that goes back to its first rank.
    fn goes_back(&self) -> Option<ClaimCandidate> {
        let (before, played) = &self.before;
        let Piece { role, color } = before.board().piece_at(played.from())?;
        let is_home = |square| Bitboard::back_rank(color).contains(square);
        let is_back = !matches!(role, Role::Pawn | Role::King) && is_home(played.to()) && !is_home(played.from());
        let parts = EffectSquares { by: played.to().into(), ..EffectSquares::default() };
        is_back.then(|| self.candidate(ClaimEffect::GoesBack, parts, self.start().board(), None, SHOWN))
    }
}
