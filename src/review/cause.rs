//! Why a line wins: the motifs that it rests on, each with the moves without which it would not be there.

use super::claim::{About, ClaimOutcome, MoveClaim};
use super::material::{Walk, squares};
use crate::board::{Bitboard, Board, Role, Square};
use crate::rules::{Move, Position};
use crate::tactics::{Finding, LineFinding, Motif, by_line, by_move, find, sort_few};

/// A claim that is still to be proved.
#[derive(Clone, Debug)]
pub(super) struct ClaimCandidate {
    pub(super) claim: MoveClaim,
    /// The moves at the start of its line that do what it says: without them there is no loss if the claim is the reason.
    pub(super) moves: Vec<Move>,
    /// Where the pieces stand that are won.
    pub(super) victims: Bitboard,
    /// What is claimed beside it, whose moves are among those.
    pub(super) also: Option<MoveClaim>,
}

/// A line of a game's position whose first side profits, with what the line comes to.
pub(super) struct WinningLine<'a> {
    pub(super) about: About,
    pub(super) start: Position,
    pub(super) walk: &'a Walk,
    pub(super) outcome: ClaimOutcome,
    /// The line as far as the outcome stands.
    pub(super) line: Vec<Move>,
    /// The move before the start, with the position before it.
    pub(super) before: Option<(Position, Move)>,
}

/// The motifs of a line that may be the reason why it wins, the most specific first.
const OF_LINE: [Motif; 24] = [
    Motif::SmotheredMate,
    Motif::AnastasiaMate,
    Motif::ArabianMate,
    Motif::BodenMate,
    Motif::DoubleBishopMate,
    Motif::HookMate,
    Motif::DovetailMate,
    Motif::SwallowTailMate,
    Motif::EpauletteMate,
    Motif::OperaMate,
    Motif::MorphyMate,
    Motif::PillsburyMate,
    Motif::CornerMate,
    Motif::BlackburneMate,
    Motif::BackRankMate,
    Motif::Deflection,
    Motif::Attraction,
    Motif::Interference,
    Motif::Clearance,
    Motif::Intermezzo,
    Motif::XRay,
    Motif::Zugzwang,
    Motif::Underpromotion,
    Motif::Promotion,
];

/// The motifs of a position, or of a move in it, that may be the reason why a line wins, the most specific first.
const OF_MOVE: [Motif; 8] = [
    Motif::DoubleCheck,
    Motif::Fork,
    Motif::Skewer,
    Motif::RemovesDefender,
    Motif::Opens,
    Motif::Trapped,
    Motif::Pin,
    Motif::RelativePin,
];

impl WinningLine<'_> {
    /// The claims that the line may show, the most specific first.
    pub(super) fn candidates(&self) -> Vec<ClaimCandidate> {
        let mut all = Vec::new();
        all.extend(self.of_line());
        if let ClaimOutcome::Material { .. } = self.outcome {
            all.extend(self.hanging());
            all.extend(self.brought_about());
            all.extend(self.used());
        }
        all.push(self.plain());
        all
    }

    fn first(&self) -> Move {
        self.line[0]
    }

    fn claim(&self) -> MoveClaim {
        MoveClaim::new(self.about, self.start, self.line.clone(), self.outcome.clone(), self.start.turn())
    }

    fn candidate(
        &self,
        found: &Finding,
        on: &Board,
        at: Option<usize>,
        is_same: impl Fn(Move) -> bool,
    ) -> ClaimCandidate {
        let moves = self.start.legal_moves().into_iter().filter(|&played| played == self.first() || is_same(played));
        ClaimCandidate {
            claim: self.claim().with(found, on, at),
            moves: moves.collect(),
            victims: self.won(),
            also: None,
        }
    }

    /// The outcome alone: without the first move it would not come to it.
    fn plain(&self) -> ClaimCandidate {
        ClaimCandidate { claim: self.claim(), moves: vec![self.first()], victims: self.won(), also: None }
    }

    /// What the line takes.
    fn victims(&self) -> Bitboard {
        let victims = self.walk.victims(self.start.turn());
        squares(&victims)
    }

    /// The motifs of the line: how it mates, or the first that its side makes.
    fn of_line(&self) -> Vec<ClaimCandidate> {
        let side = self.start.turn();
        let Some(found) = by_line(&self.start, &self.line) else { return Vec::new() };
        let rank = |found: &LineFinding| OF_LINE.iter().position(|motif| *motif == found.finding.motif);
        let mut ranked: Vec<(usize, LineFinding)> = found
            .into_iter()
            .filter(|found| found.finding.side == side)
            .filter_map(|found| Some((rank(&found)?, found)))
            .collect();
        sort_few(&mut ranked, |(rank, found)| (*rank, found.ply));
        let board = |found: &LineFinding| self.walk.positions[found.ply + 1].board();
        ranked
            .iter()
            .map(|(_, found)| self.candidate(&found.finding, board(found), Some(found.ply), |_| false))
            .collect()
    }

    /// Where the pieces stand that the line wins, without those that are traded.
    fn won(&self) -> Bitboard {
        let ClaimOutcome::Material { won, .. } = &self.outcome else { return Bitboard::EMPTY };
        let mut taken = self.walk.victims(self.start.turn());
        let role = |square: Square| self.start.board().piece_at(square).map(|piece| piece.role);
        let take = |&won: &Role| {
            let last = taken.iter().rposition(|&square| role(square) == Some(won))?;
            Some(taken.remove(last))
        };
        won.iter().filter_map(take).collect()
    }

    /// The pieces that hang and that the line wins, first of them what the first move takes: that the move before left it
    /// without a defender, opened a line to it, or that it hangs, whatever the reason.
    fn hanging(&self) -> Vec<ClaimCandidate> {
        let (side, first) = (self.start.turn(), self.first().to());
        let won = self.won() | (self.victims() & Bitboard::from(first));
        let hangs = |found: &Finding| found.side == side && found.targets.intersects(won);
        let mut hanging: Vec<Finding> = find(&self.start, Motif::Hanging).into_iter().filter(hangs).collect();
        sort_few(&mut hanging, |found| !found.targets.contains(first));
        let squares = hanging.iter().filter_map(|found| found.targets.first());
        squares.zip(&hanging).flat_map(|(square, &found)| self.left_hanging(square, found)).collect()
    }

    fn left_hanging(&self, to: Square, hanging: Finding) -> Vec<ClaimCandidate> {
        let side = self.start.turn();
        let takes = |played: Move| played.to() == to && !played.is_castle();
        let by_the_move_before = self.before.and_then(|(position, played)| by_move(&position, played));
        let leaves = |found: &Finding| {
            let is_left = found.motif == Motif::GivesUp && found.side != side;
            let is_opened = found.motif == Motif::LetsThrough && found.side == side;
            (is_left || is_opened) && found.targets.contains(to)
        };
        let left = by_the_move_before.into_iter().flatten().filter(leaves);
        let mut found: Vec<Finding> = left.map(|found| Finding { targets: to.into(), ..found }).collect();
        found.push(hanging);
        found.iter().map(|found| self.candidate(found, self.start.board(), None, takes)).collect()
    }

    /// The motifs that the first move brings about, and that the line makes use of.
    fn brought_about(&self) -> Vec<ClaimCandidate> {
        let side = self.start.turn();
        let victims = self.victims();
        let king = Bitboard::from(self.start.king(!side));
        let Some(found) = by_move(&self.start, self.first()) else { return Vec::new() };
        let is_used = |found: &&Finding| {
            let hit = match found.motif {
                Motif::Fork | Motif::Skewer | Motif::RemovesDefender | Motif::Trapped => found.targets & victims,
                Motif::Opens => found.targets & (victims | king),
                Motif::Pin | Motif::RelativePin => (found.targets | found.through) & victims,
                Motif::DoubleCheck => found.targets,
                _ => Bitboard::EMPTY,
            };
            found.side == side && !hit.is_empty()
        };
        let mut used: Vec<&Finding> = found.iter().filter(is_used).collect();
        sort_few(&mut used, |found| OF_MOVE.iter().position(|motif| *motif == found.motif));
        let same = |finding: &Finding, played: Move| {
            let is_same = |other: &Finding| {
                other.motif == finding.motif && other.side == side && other.targets.intersects(finding.targets)
            };
            by_move(&self.start, played).is_some_and(|found| found.iter().any(is_same))
        };
        used.into_iter()
            .map(|found| self.candidate(found, self.walk.positions[1].board(), Some(0), |played| same(found, played)))
            .collect()
    }

    /// The motifs that are on the board already, and that the line makes use of.
    fn used(&self) -> Vec<ClaimCandidate> {
        let side = self.start.turn();
        let victims = self.victims();
        let to = Bitboard::from(self.first().to());
        let mut all = Vec::new();
        for motif in [Motif::Overloaded, Motif::Trapped, Motif::Pin, Motif::RelativePin] {
            for found in find(&self.start, motif).into_iter().filter(|found| found.side == side) {
                let is_used = match motif {
                    Motif::Overloaded => found.targets.intersects(to) && found.targets.intersects(victims),
                    Motif::Trapped => found.targets.intersects(victims),
                    _ => found.through.intersects(victims),
                };
                if is_used {
                    let aims = found.targets | found.through;
                    all.push(self.candidate(&found, self.start.board(), None, |played| aims.contains(played.to())));
                }
            }
        }
        all
    }
}

/// What the better move does for the piece that the other line takes: it defends it.
pub(super) fn defends(start: &Position, better: Move, victims: Bitboard) -> Option<ClaimCandidate> {
    let side = start.turn();
    let next = start.play(better)?;
    let found = by_move(start, better)?
        .into_iter()
        .find(|found| found.motif == Motif::Defends && found.side == side && found.targets.intersects(victims))?;
    let targets = (found.targets & victims) - next.board().role(Role::King);
    let is_safe = !find(&next, Motif::Hanging).iter().any(|hanging| hanging.targets.intersects(targets));
    let found = Finding { targets, ..found };
    let claim = MoveClaim::new(About::Better, *start, vec![better], ClaimOutcome::Nothing, side).with(
        &found,
        next.board(),
        Some(0),
    );
    (is_safe && !targets.is_empty()).then(|| ClaimCandidate {
        claim,
        moves: vec![better],
        victims: Bitboard::EMPTY,
        also: None,
    })
}
