//! The motifs that a line rests on.

use crate::board::{Bitboard, Role};
use crate::review::Walk;
use crate::rules::{Move, Position};
use crate::tactics::{Finding, Motif, by_line, by_move, find, quiet_end, worth};

/// The most motifs of a line.
const MOST: usize = 4;

/// The motifs behind the patterns of mate by what they say of a line, the most specific first. What is not among them is no theme.
const RANKED: [Motif; 22] = [
    Motif::Checkmate,
    Motif::Zugzwang,
    Motif::Underpromotion,
    Motif::Interference,
    Motif::XRay,
    Motif::Clearance,
    Motif::Intermezzo,
    Motif::Attraction,
    Motif::Deflection,
    Motif::Desperado,
    Motif::Sacrifice,
    Motif::DoubleCheck,
    Motif::DiscoveredCheck,
    Motif::DiscoveredAttack,
    Motif::Skewer,
    Motif::Fork,
    Motif::RemovesDefender,
    Motif::Overloaded,
    Motif::Trapped,
    Motif::Pin,
    Motif::RelativePin,
    Motif::Promotion,
];
/// What is a theme only where nothing else is.
const PLAIN: [Motif; 2] = [Motif::Hanging, Motif::MateThreat];

/// The motifs that the moves of the side to move make use of along a line, four at most, the most specific first.
pub(super) fn themes(start: &Position, line: &[Move]) -> Vec<Motif> {
    let solution = Solution::of(start, line);
    let side = start.turn();
    let of_line = by_line(start, line).unwrap_or_default();
    let mut found: Vec<Motif> = of_line
        .iter()
        .filter(|found| found.finding.side == side && found.ply % 2 == 0)
        .map(|found| found.finding.motif)
        .collect();
    found.extend((0..line.len()).step_by(2).flat_map(|ply| solution.brought_about(ply)));
    found.extend(solution.used_at_start());
    let is_found = |motif: &Motif| found.contains(motif);
    let mut ranked: Vec<Motif> = Motif::MATE_PATTERNS.into_iter().chain(RANKED).filter(is_found).take(MOST).collect();
    if ranked.is_empty() {
        ranked.extend(PLAIN.into_iter().find(is_found));
    }
    ranked
}

/// A line with what it wins.
struct Solution {
    walk: Walk,
    /// In centipawns.
    won: i32,
    is_mate: bool,
}

impl Solution {
    fn of(start: &Position, line: &[Move]) -> Self {
        let walk = Walk::of(start, line);
        let is_mate = walk.positions.last().is_some_and(Position::is_checkmate);
        Self { won: quiet_end(start, line).map_or(0, |end| end.balance), is_mate, walk }
    }

    /// Where the pieces stand after some plies that the side takes later.
    fn victims(&self, plies: usize) -> Bitboard {
        let Some((start, line)) = self.walk.positions.get(plies).zip(self.walk.line.get(plies..)) else {
            return Bitboard::EMPTY;
        };
        Walk::of(start, line).victims(self.side()).into_iter().collect()
    }

    fn side(&self) -> crate::board::Color {
        self.walk.positions[0].turn()
    }

    /// Whether what stands on some squares is at least half of what the line wins.
    fn is_main(&self, position: &Position, hit: Bitboard) -> bool {
        let roles = hit.into_iter().filter_map(|square| position.board().piece_at(square)).map(|piece| piece.role);
        let price: i32 = roles.filter(|&role| role != Role::King).map(worth).sum();
        price > 0 && 2 * price >= self.won
    }

    /// The motifs that a move brings about, and that the line makes use of.
    fn brought_about(&self, ply: usize) -> Vec<Motif> {
        let (Some(&played), Some([before, after])) = (self.walk.line.get(ply), self.walk.positions.get(ply..ply + 2))
        else {
            return Vec::new();
        };
        let found = by_move(before, played).unwrap_or_default();
        let own = found.iter().filter(|found| found.side == self.side());
        own.filter_map(|found| self.motif_used(found, before, after, (ply, played))).collect()
    }

    /// The motif of a finding after a move, if the line makes use of it.
    fn motif_used(
        &self,
        found: &Finding,
        before: &Position,
        after: &Position,
        (ply, played): (usize, Move),
    ) -> Option<Motif> {
        let king = Bitboard::from(after.king(!self.side()));
        let is_last = ply + 1 == self.walk.line.len();
        let taken = found.targets & self.victims(ply + 1);
        let wins = |hit: Bitboard| !self.is_mate && self.is_main(after, hit);
        let opens = |motif: Motif| {
            let is_same =
                |old: &Finding| old.side == found.side && old.by == found.by && old.through.contains(played.from());
            find(before, motif).iter().any(is_same)
        };
        let is_used = match found.motif {
            Motif::DoubleCheck => true,
            Motif::Opens if found.targets.intersects(king) => {
                return opens(Motif::DiscoveredCheck).then_some(Motif::DiscoveredCheck);
            }
            Motif::Opens => {
                let is_used = wins(taken) || is_last && wins(found.targets);
                return (is_used && opens(Motif::DiscoveredAttack)).then_some(Motif::DiscoveredAttack);
            }
            Motif::Fork | Motif::Skewer | Motif::Trapped => wins(taken) || is_last && wins(found.targets),
            Motif::RemovesDefender => wins(taken),
            Motif::Pin | Motif::RelativePin => wins((found.targets | found.through) & self.victims(ply + 1)),
            Motif::MateThreat => !after.is_check(),
            _ => false,
        };
        is_used.then_some(found.motif)
    }

    /// The motifs on the board before the line that it makes use of.
    fn used_at_start(&self) -> Vec<Motif> {
        let (Some(start), Some(&first)) = (self.walk.positions.first(), self.walk.line.first()) else {
            return Vec::new();
        };
        if self.is_mate {
            return Vec::new();
        }
        let victims = self.victims(0);
        let to = Bitboard::from(first.to());
        let attacked = by_move(start, first).unwrap_or_default().into_iter();
        let attacked = attacked.filter(|found| found.motif == Motif::Attacks && found.side == self.side());
        let attacked = attacked.fold(Bitboard::EMPTY, |all, found| all | found.targets);
        let taken = self.walk.captures(self.side());
        let is_used = |found: &Finding| match found.motif {
            Motif::Hanging => found.targets.intersects(to & victims) && self.is_main(start, found.targets & victims),
            Motif::Overloaded => found.targets.intersects(to) && self.is_main(start, found.targets & victims),
            Motif::Trapped => self.is_main(start, found.targets & victims),
            // What the pinning piece takes itself is lost by the pin only if it is attacked first.
            _ => {
                let is_hit = attacked.intersects(found.through)
                    || taken.iter().any(|&(by, what)| found.through.contains(what) && !found.by.contains(by));
                is_hit && self.is_main(start, found.through & victims)
            }
        };
        let motifs = [Motif::Hanging, Motif::Overloaded, Motif::Trapped, Motif::Pin, Motif::RelativePin];
        let found = motifs.into_iter().flat_map(|motif| find(start, motif));
        found.filter(|found| found.side == self.side() && is_used(found)).map(|found| found.motif).collect()
    }
}
