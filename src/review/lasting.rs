//! What a line leaves on the board: pawns and bishops, a king that may not castle, a board without queens. Each is tested at the end
//! of the line without what the line has done, but for the queens, which the first move has to trade or offer.

use super::cause::{ClaimCandidate, Counterfactual};
use super::claim::ClaimEffect;
use super::effects::{EffectSquares, MOST_OF_KIND, QuietLine, SHOWN};
use super::material::{LEAST_MATERIAL, Walk};
use crate::board::{Bitboard, Color, Piece, Role, Square};
use crate::geometry::attacks;
use crate::rules::{Move, Position};
use crate::tactics::{Finding, Motif, find, sort_few, worth};

impl QuietLine<'_> {
    /// What the line leaves on the board, of pawns and bishops until its end, if nothing is sacrificed for it.
    pub(super) fn lasting(&self) -> Vec<ClaimCandidate> {
        let all = [
            (ClaimEffect::DoubledPawns, Motif::DoubledPawns),
            (ClaimEffect::IsolatedPawn, Motif::IsolatedPawn),
            (ClaimEffect::NewPassedPawn, Motif::PassedPawn),
            (ClaimEffect::BishopPair, Motif::BishopPair),
        ];
        let left = all.into_iter().filter_map(|(effect, motif)| self.left_behind(effect, motif));
        let is_free = |found: &ClaimCandidate| self.walk.balance(found.claim.line.len(), self.side()) > -LEAST_MATERIAL;
        self.castling_lost()
            .into_iter()
            .chain(left)
            .chain(self.queens_off())
            .filter(is_free)
            .take(MOST_OF_KIND)
            .collect()
    }

    fn left_behind(&self, effect: ClaimEffect, motif: Motif) -> Option<ClaimCandidate> {
        let is_of_pawn = matches!(motif, Motif::DoubledPawns | Motif::IsolatedPawn);
        let side = if is_of_pawn { !self.side() } else { self.side() };
        let of = |position: &Position| find(position, motif).into_iter().filter(|found| found.side == side);
        let files =
            |found: &Finding| found.by.into_iter().fold(0_u8, |files, square| files | 1 << square.file().index());
        // Pairs of bishops have no file.
        let is_same = |old: &Finding, new: &Finding| motif == Motif::BishopPair || files(old) & files(new) != 0;
        let Walk { line, positions } = self.walk;
        let origin: Vec<Finding> = of(&self.before.0).collect();
        let is_among = |pieces: Bitboard, on: &Position| of(on).any(|found| (pieces - found.by).is_empty());
        // The pieces themselves are followed, wherever they go.
        let stays = |found: &Finding, since: usize| {
            (since..positions.len()).all(|ply| {
                let at = found.by.into_iter().map(|square| self.walk.follow(square, since..ply));
                at.collect::<Option<Bitboard>>().is_some_and(|pieces| is_among(pieces, &positions[ply]))
            })
        };
        (1..positions.len()).take(SHOWN).find_map(|since| {
            let last = line[since - 1];
            let is_new = |found: &Finding| {
                let came_from = |square| if square == last.to() { last.from() } else { square };
                let old: Bitboard = found.by.into_iter().map(came_from).collect();
                !is_among(old, &positions[since - 1]) && !origin.iter().any(|old| is_same(old, found))
            };
            let new = of(&positions[since]).filter(|found| is_new(found) && stays(found, since));
            new.filter_map(|found| {
                let without = mended(&positions[since], last, &found)?;
                let parts = EffectSquares { by: found.by, through: found.through, ..EffectSquares::default() };
                Some(ClaimCandidate { without, ..self.left_at(effect, parts, since) })
            })
            .next()
        })
    }

    /// A candidate about the position after some plies.
    fn left_at(&self, effect: ClaimEffect, parts: EffectSquares, plies: usize) -> ClaimCandidate {
        self.candidate(effect, parts, self.walk.positions[plies].board(), Some(plies - 1), plies)
    }

    /// A king that moves soon, and may not castle any more as it may in the other line, or has castled there.
    fn castling_lost(&self) -> Option<ClaimCandidate> {
        let (side, Walk { line, positions }) = (!self.side(), self.walk);
        let other = self.other.positions.last()?;
        let castles = || {
            self.other
                .positions
                .iter()
                .zip(&self.other.line)
                .any(|(on, played)| on.turn() == side && played.is_castle())
        };
        let is_kept = may_castle(other, side) || castles();
        let since = (1..positions.len()).take(SHOWN).find(|&plies| !may_castle(&positions[plies], side))?;
        let (last, on) = (line[since - 1], &positions[since - 1]);
        let is_by_king = on.turn() == side && last.role() == Some(Role::King) && !last.is_castle();
        if !is_by_king || !is_kept || !may_castle(on, side) {
            return None;
        }
        let mut setup = positions[since].setup();
        setup.board.set(last.to(), None);
        setup.board.set(last.from(), Some(Piece::new(side, Role::King)));
        setup.castling = on.castling_rooks();
        let without = Counterfactual::Mended(Position::try_from(setup).ok()?, 0);
        let king = last.to().into();
        let parts = EffectSquares { by: king, targets: king, ..EffectSquares::default() };
        Some(ClaimCandidate { without, ..self.left_at(ClaimEffect::NoCastling, parts, since) })
    }

    /// Queens that are traded, as they are not in the other line, where the first move takes one or attacks it with the other.
    fn queens_off(&self) -> Option<ClaimCandidate> {
        let of = |position: &Position| Color::ALL.map(|side| position.board().pieces(side, Role::Queen).len());
        let Walk { positions, .. } = self.walk;
        let since = (1..positions.len()).take(SHOWN).find(|&plies| of(&positions[plies]) == [0, 0])?;
        let is_kept = of(self.other.positions.last()?) == [1, 1];
        let is_traded = of(self.start()) == [1, 1] && of(positions.last()?) == [0, 0];
        let found = || self.left_at(ClaimEffect::QueensOff, EffectSquares::default(), since);
        let is_found = is_kept && is_traded && self.trades_queens(self.first());
        is_found.then(|| self.without(found(), |played| self.trades_queens(played)))
    }

    /// Whether a move takes the other queen, or attacks it with its own side's.
    fn trades_queens(&self, played: Move) -> bool {
        let after = self.start().play_unchecked(played);
        let queen = |side| after.board().pieces(side, Role::Queen).first();
        let attacks = |from| attacks(Role::Queen, self.side(), from, after.board().occupied());
        queen(!self.side()).is_none_or(|other| queen(self.side()).is_some_and(|own| attacks(own).contains(other)))
    }
}

/// Whether a side may still castle, now or later.
pub(super) fn may_castle(position: &Position, side: Color) -> bool {
    let rights = position.castling_rights(side);
    rights.short.is_some() || rights.long.is_some()
}

/// The position without what a line has done to pawns or bishops: a pawn that has just taken stands where it came from, a passed
/// pawn is off the board and paid for, and one bishop of the pair, that which attacks less, is a knight.
fn mended(position: &Position, last: Move, found: &Finding) -> Option<Counterfactual> {
    let mut setup = position.setup();
    let mut price = 0;
    match found.motif {
        Motif::DoubledPawns | Motif::IsolatedPawn => {
            let is_by_pawn = last.from().file() != last.to().file();
            let pawn = Piece::new(found.side, Role::Pawn);
            setup.board.piece_at(last.to()).filter(|&piece| is_by_pawn && piece == pawn)?;
            setup.board.set(last.to(), None);
            setup.board.set(last.from(), Some(pawn));
        }
        Motif::PassedPawn => {
            found.by.into_iter().for_each(|pawn| setup.board.set(pawn, None));
            price = worth(Role::Pawn);
        }
        _ => {
            let reach = |bishop: Square| attacks(Role::Bishop, found.side, bishop, position.board().occupied()).len();
            let mut bishops: Vec<Square> = found.by.into_iter().collect();
            sort_few(&mut bishops, |&bishop| reach(bishop));
            setup.board.set(*bishops.first()?, Some(Piece::new(found.side, Role::Knight)));
        }
    }
    let mended = Position::try_from(setup).ok()?;
    let count = |position| find(position, found.motif).iter().filter(|other| other.side == found.side).count();
    (count(&mended) < count(position)).then_some(Counterfactual::Mended(mended, price))
}
