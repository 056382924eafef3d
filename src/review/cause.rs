//! Why a line wins: the motifs that it rests on, each with the moves without which it would not be there.

use super::claim::{About, ClaimOutcome, MoveClaim};
use super::material::{LEAST_MATERIAL, Walk, squares};
use crate::board::{Bitboard, Board, Role, Square};
use crate::engine::Score;
use crate::rules::{Move, Position};
use crate::tactics::{
    Finding, LineFinding, Motif, by_line, by_move, find, hangs, see_ge, sort_few, taken_square, worth,
};

/// What is taken away to see whether the loss goes with it.
#[derive(Clone, Copy, Debug)]
pub(super) enum Counterfactual {
    /// The moves at the start of the line that do what the claim says, or the pieces that the line wins.
    Moves,
    /// The move that was played: its side passes instead.
    Passing,
    /// A part of the position at the end of the line, and what is paid for it in centipawns.
    Mended(Position, Score),
}

/// A claim that is still to be proved.
#[derive(Clone, Debug)]
pub(super) struct ClaimCandidate {
    pub(super) claim: MoveClaim,
    /// The moves at the start of its line that do what it says: without them there is no loss if the claim is the reason.
    pub(super) moves: Vec<Move>,
    /// Where the pieces stand that are won.
    pub(super) victims: Bitboard,
    /// The score at the start of its line, for its side.
    pub(super) score: Score,
    /// By how much, in centipawns, the line wins more than the other best line.
    pub(super) more: i32,
    /// The reasons that account for more, whose moves are among those.
    pub(super) also: Vec<MoveClaim>,
    /// How many lines it is made of.
    pub(super) reasons: usize,
    /// How it is tested.
    pub(super) without: Counterfactual,
}

impl ClaimCandidate {
    /// What needs no line and no proof.
    pub(super) const fn plain(claim: MoveClaim) -> Self {
        Self {
            claim,
            moves: Vec::new(),
            victims: Bitboard::EMPTY,
            score: 0,
            more: 0,
            also: Vec::new(),
            reasons: 1,
            without: Counterfactual::Moves,
        }
    }

    /// Both together; what takes the same piece is one reason.
    pub(super) fn with(&self, next: Self) -> Self {
        let moves = self.moves.iter().chain(&next.moves).copied().collect();
        let is_same = self.victims.intersects(next.victims);
        let victims = self.victims | next.victims;
        let mut also = self.also.clone();
        let claim = if !is_same {
            also.push(self.claim.clone());
            next.claim
        } else if self.claim.motif.is_none() && next.claim.motif.is_some() {
            next.claim
        } else {
            self.claim.clone()
        };
        let more = self.more.max(next.more);
        Self { claim, moves, victims, score: next.score, more, also, reasons: self.reasons + 1, without: next.without }
    }

    /// The pieces that are won where they stand, without having moved.
    pub(super) fn taken_in_place(&self) -> Bitboard {
        let is_taken = |&square: &Square| {
            let first = self.claim.line.iter().find(|played| played.from() == square || played.to() == square);
            first.is_some_and(|played| played.to() == square)
        };
        self.victims.into_iter().filter(is_taken).collect()
    }

    /// What it claims: of what the move allows the two that account for the most, of better moves the best.
    pub(super) fn reasons(&self) -> Vec<MoveClaim> {
        let most = if self.claim.about == About::Allows { 2 } else { 1 };
        self.also.iter().chain([&self.claim]).take(most).cloned().collect()
    }
}

/// A line of a game's position whose first side profits, with what the line comes to.
pub(super) struct WinningLine<'a> {
    pub(super) about: About,
    pub(super) start: Position,
    pub(super) walk: &'a Walk,
    pub(super) outcome: ClaimOutcome,
    /// By how much, in centipawns, that is more than in the other best line.
    pub(super) more: i32,
    /// The score at its start, for the side that begins it.
    pub(super) score: Score,
    /// The line as far as the outcome stands.
    pub(super) line: Vec<Move>,
    /// The move before the start, with the position before it.
    pub(super) before: Option<(Position, Move)>,
}

/// The motifs of a line that may be the reason why it wins, beside the patterns of mate, which come first; the most specific first.
const OF_LINE: [Motif; 10] = [
    Motif::PerpetualCheck,
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
        self.candidate_of(self.claim().with(found, on, at), moves.collect())
    }

    /// The outcome alone: without the first move it would not come to it.
    fn plain(&self) -> ClaimCandidate {
        self.candidate_of(self.claim(), vec![self.first()])
    }

    fn candidate_of(&self, claim: MoveClaim, moves: Vec<Move>) -> ClaimCandidate {
        let (victims, score, more) = (self.won(), self.score, self.more);
        ClaimCandidate { moves, victims, score, more, ..ClaimCandidate::plain(claim) }
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
        let rank = |found: &LineFinding| {
            Motif::MATE_PATTERNS.iter().chain(&OF_LINE).position(|motif| *motif == found.finding.motif)
        };
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

    /// Whether what stands on some squares is at least half of what the line wins, and not only traded.
    fn is_main(&self, hit: Bitboard) -> bool {
        let ClaimOutcome::Material { won, .. } = &self.outcome else { return false };
        let board = self.start.board();
        let roles: Vec<Role> =
            hit.into_iter().filter_map(|square| board.piece_at(square)).map(|piece| piece.role).collect();
        let price = |roles: &[Role]| roles.iter().map(|&role| worth(role)).sum::<i32>();
        roles.iter().any(|role| won.contains(role)) && 2 * price(&roles) >= price(won)
    }

    /// What the first move takes, if that hangs and is won: that the move before left it without a defender, opened a line to it,
    /// or that it hangs, whatever the reason.
    fn hanging(&self) -> Vec<ClaimCandidate> {
        let side = self.start.turn();
        let Some(to) = taken_square(&self.start, self.first()) else { return Vec::new() };
        let hangs = |found: &Finding| found.side == side && found.targets.contains(to) && self.is_main(found.targets);
        find(&self.start, Motif::Hanging)
            .into_iter()
            .filter(hangs)
            .flat_map(|found| self.left_hanging(to, found))
            .collect()
    }

    fn left_hanging(&self, to: Square, hanging: Finding) -> Vec<ClaimCandidate> {
        let side = self.start.turn();
        let takes = |played: Move| played.to() == self.first().to() && !played.is_castle();
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
                Motif::Fork | Motif::Skewer | Motif::Trapped => found.targets & victims,
                // Where taking the defender pays by itself, that is the reason.
                Motif::RemovesDefender if see_ge(&self.start, self.first(), LEAST_MATERIAL) => Bitboard::EMPTY,
                Motif::RemovesDefender => found.targets & victims,
                Motif::Opens => found.targets & (victims | king),
                Motif::Pin | Motif::RelativePin => (found.targets | found.through) & victims,
                Motif::DoubleCheck => found.targets,
                _ => Bitboard::EMPTY,
            };
            let is_check = found.motif == Motif::DoubleCheck || hit.intersects(king);
            found.side == side && !hit.is_empty() && (is_check || self.is_main(hit))
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
        let taken = self.walk.captures(side);
        let by_first = by_move(&self.start, self.first()).unwrap_or_default();
        let attacks = by_first.iter().find(|found| found.motif == Motif::Attacks);
        let attacked = attacks.map_or(Bitboard::EMPTY, |found| found.targets);
        let mut all = Vec::new();
        for motif in [Motif::Overloaded, Motif::Trapped, Motif::Pin, Motif::RelativePin] {
            for found in find(&self.start, motif).into_iter().filter(|found| found.side == side) {
                let hit = victims
                    & if motif == Motif::Pin || motif == Motif::RelativePin { found.through } else { found.targets };
                let is_used = match motif {
                    Motif::Overloaded => found.targets.intersects(to),
                    Motif::Trapped => true,
                    // What the pinning piece takes itself is lost by the pin only if it is attacked first.
                    _ => {
                        attacked.intersects(found.through)
                            || taken.iter().any(|&(by, what)| found.through.contains(what) && !found.by.contains(by))
                    }
                };
                if is_used && self.is_main(hit) {
                    let aims = found.targets | found.through;
                    all.push(self.candidate(&found, self.start.board(), None, |played| aims.contains(played.to())));
                }
            }
        }
        all
    }
}

/// What the better move does for the piece that the other line takes: it defends it, and takes nothing.
pub(super) fn defends(start: &Position, better: Move, victims: Bitboard) -> Option<ClaimCandidate> {
    let side = start.turn();
    if better.is_capture(start.board()) {
        return None;
    }
    let next = start.play(better)?;
    let found = by_move(start, better)?
        .into_iter()
        .find(|found| found.motif == Motif::Defends && found.side == side && found.targets.intersects(victims))?;
    let targets = (found.targets & victims) - next.board().role(Role::King);
    let is_safe = !targets.into_iter().any(|target| hangs(&next, target));
    let found = Finding { targets, ..found };
    let claim = MoveClaim::new(About::Better, *start, vec![better], ClaimOutcome::Nothing, side).with(
        &found,
        next.board(),
        Some(0),
    );
    (is_safe && !targets.is_empty()).then(|| ClaimCandidate::plain(claim))
}
