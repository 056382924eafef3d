//! What a move changes: what it attacks, defends, opens, gives up and lets through, and the motifs that it brings about.

use super::exchange::Exchange;
use super::{Finding, Motif, now, taken_square};
use crate::board::{Bitboard, Color, Role, Square};
use crate::geometry::{Relation, attack_relation, between};
use crate::rules::{Move, Position};
use alloc::vec::Vec;

/// What a move of a side changes, on the boards before and after it.
struct Change<'a> {
    before: &'a Position,
    after: &'a Position,
    side: Color,
    /// The pieces that move, each with the square that it comes from and the one that it goes to: two for castling.
    moved: Vec<(Square, Square)>,
    /// The square of the piece that is taken.
    taken: Option<Square>,
}

/// What a legal move brings about, in the order of [`Motif::ALL`]: the motifs of moves, and each motif of the position after
/// it that was not there before. What a piece had and keeps as it moves is not new. `None` if the move is not legal.
///
/// ```
/// use gridmate::notation::uci;
/// use gridmate::rules::{Position, Variant};
/// use gridmate::tactics::{Motif, by_move};
/// // The bishop pins the knight to the queen, and no longer defends the pawn on b2.
/// let position: Position = "3qk3/8/5n2/8/8/5N2/1P6/2B3K1 w - - 0 1".parse()?;
/// let pins = uci::parse(&position, "c1g5", Variant::Standard).unwrap();
/// let motifs: Vec<_> = by_move(&position, pins).unwrap().iter().map(|found| found.motif).collect();
/// assert_eq!(motifs, [Motif::RelativePin, Motif::Attacks, Motif::GivesUp]);
/// # Ok::<(), gridmate::notation::fen::FenError>(())
/// ```
#[must_use]
pub fn by_move(position: &Position, played: Move) -> Option<Vec<Finding>> {
    let after = position.play(played)?;
    let change = Change::new(position, &after, played);
    let had: Vec<Finding> = now(position).into_iter().map(|found| change.carried(found)).collect();
    let is_new = |found: &Finding| !had.iter().any(|old| is_same(old, found));
    let mut found: Vec<Finding> = now(&after).into_iter().filter(is_new).collect();
    found.extend(change.attacks());
    found.extend(change.defends());
    found.extend(change.gives_up());
    found.extend(change.lines(change.side, Motif::Opens));
    found.extend(change.lines(!change.side, Motif::LetsThrough));
    found.extend(change.removes_defender());
    Some(found)
}

/// Whether two findings, of before and after a move, are one that stays.
fn is_same(old: &Finding, new: &Finding) -> bool {
    let what = |found: &Finding| (found.motif, found.side, found.by, found.targets);
    what(old) == what(new) && (old.through == new.through || old.through.intersects(new.through))
}

impl<'a> Change<'a> {
    fn new(before: &'a Position, after: &'a Position, played: Move) -> Self {
        let (from, to) = (played.from(), played.to());
        let moved = match played.castle_squares() {
            Some((king_to, rook_to)) => [(from, king_to), (to, rook_to)].into(),
            None => [(from, to)].into(),
        };
        Self { before, after, side: before.turn(), moved, taken: taken_square(before, played) }
    }

    /// A finding of before the move, its squares those of the pieces after it.
    fn carried(&self, found: Finding) -> Finding {
        let carry = |set: Bitboard| {
            let square = |square| self.moved.iter().find(|(from, _)| *from == square).map_or(square, |&(_, to)| to);
            set.into_iter().map(square).collect()
        };
        Finding { by: carry(found.by), targets: carry(found.targets), through: carry(found.through), ..found }
    }

    fn relations(&self, color: Color) -> (Relation, Relation) {
        (attack_relation(self.before.board(), color), attack_relation(self.after.board(), color))
    }

    /// One finding for each piece that moves, whose targets are made of what it attacked before and attacks after.
    fn of_moved(&self, motif: Motif, targets: impl Fn(Bitboard, Bitboard) -> Bitboard) -> Vec<Finding> {
        let (before, after) = self.relations(self.side);
        let found = self
            .moved
            .iter()
            .map(|&(from, to)| Finding::new(motif, self.side, to, targets(before.from(from), after.from(to))));
        found.filter(|found| !found.targets.is_empty()).collect()
    }

    fn attacks(&self) -> Vec<Finding> {
        let theirs = self.after.board().color(!self.side);
        self.of_moved(Motif::Attacks, |before, after| (after - before) & theirs)
    }

    fn defends(&self) -> Vec<Finding> {
        let own = self.stayed(self.side);
        self.of_moved(Motif::Defends, |before, after| (after - before) & own)
    }

    fn gives_up(&self) -> Vec<Finding> {
        let own = self.stayed(self.side);
        self.of_moved(Motif::GivesUp, |before, after| (before - after) & own)
    }

    /// The pieces of a side, other than its king, that neither move nor are taken.
    fn stayed(&self, color: Color) -> Bitboard {
        let board = self.after.board();
        let to: Bitboard = self.moved.iter().map(|&(_, to)| to).collect();
        board.color(color) - board.role(Role::King) - to
    }

    /// The pieces of a side that attack others over a square that the move leaves empty.
    fn lines(&self, side: Color, motif: Motif) -> Vec<Finding> {
        let (before, after) = self.relations(side);
        let to: Bitboard = self.moved.iter().map(|&(_, to)| to).collect();
        let left = self.moved.iter().map(|&(from, _)| from).chain(self.taken);
        let left = left.collect::<Bitboard>() - self.after.board().occupied();
        let others = self.after.board().color(!side) - to;
        let stayed = self.after.board().color(side) - to;
        let found = stayed.into_iter().map(|by| {
            let targets = (after.from(by) - before.from(by)) & others;
            let lines = targets.into_iter().map(|target| between(by, target) & left);
            Finding::new(motif, side, by, targets).through(lines.fold(Bitboard::EMPTY, Bitboard::union))
        });
        found.filter(|found| !found.targets.is_empty()).collect()
    }

    fn removes_defender(&self) -> Option<Finding> {
        let taken = self.taken?;
        let guarded = attack_relation(self.before.board(), !self.side).from(taken) & self.stayed(!self.side);
        let (before, after) = (Exchange::of(self.before), Exchange::of(self.after));
        let is_lost = |target: &Square| before.won(*target, self.side) == 0 && after.won(*target, self.side) > 0;
        let targets: Bitboard = guarded.into_iter().filter(is_lost).collect();
        let by: Bitboard = self.moved.iter().map(|&(_, to)| to).collect();
        let found = Finding::new(Motif::RemovesDefender, self.side, by, targets).through(taken);
        (!targets.is_empty()).then_some(found)
    }
}
