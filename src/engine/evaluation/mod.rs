//! The evaluation of a position by the strong engine.
//!
//! In: a position. Out: its value in centipawns, without a search.
//!
//! - [`Evaluate`]: the trait that the search uses
//! - [`Learned`]: what the engine plays with: the hand-written terms and the network
//! - [`HandWritten`]: terms that have names, with weights tuned on games
//! - `network`: a small neural network that corrects these terms
//! - `terms`, `weights`: the terms and their weights
//! - `pawns`, `pieces`, `threats`: the terms by subject, which go to a sink
//! - `score`: tapered scores, and the sinks: a sum to play with, counts to explain and tune
//! - `balance`: from sums to one value
//! - `endgame`: endgames with an evaluation of their own

mod balance;
mod endgame;
mod explain;
#[cfg(feature = "lab")]
pub mod lab;
mod network;
mod pawns;
mod pieces;
mod score;
mod terms;
mod threats;
mod view;
mod weights;

pub use explain::{Explanation, Share};

use crate::board::Color;
use crate::rules::Position;
use endgame::Kpk;
use network::Network;
use pawns::{PawnCache, passed};
use pieces::{Attacks, pieces};
use score::{Sum, TermSink};
use terms::*;
use threats::{king, threats};
use view::{A_FILE, CENTRE_FILES, SideView, count};

const QUEENSIDE: u64 = A_FILE | A_FILE << 1 | A_FILE << 2 | A_FILE << 3;
const RANKS_2_TO_4: u64 = 0x0000_0000_FFFF_FF00;
const UPPER_HALF: u64 = 0xFFFF_FFFF_0000_0000;
/// The largest value.
const LIMIT: i32 = 19_000;

/// An evaluation of positions.
pub trait Evaluate {
    /// The value of a position for the side to move, which is not in check, in centipawns.
    fn evaluate(&mut self, position: &Position) -> i32;
}

/// An evaluation by terms that have names, with weights tuned on games.
///
/// It caches pawn structures, which changes no value.
///
/// ```
/// use gridmate::engine::evaluation::{Evaluate, HandWritten};
/// use gridmate::rules::Position;
/// let score = HandWritten::default().evaluate(&Position::initial());
/// assert!((0..60).contains(&score), "the side to move is a little better: {score}");
/// ```
#[derive(Clone, Debug, Default)]
pub struct HandWritten {
    pawns: PawnCache,
    kpk: Option<Kpk>,
}

impl Evaluate for HandWritten {
    fn evaluate(&mut self, position: &Position) -> i32 {
        let views = SideView::both(position.board());
        let turn = position.turn();
        let known = self.known(&views, turn == Color::White);
        let value = known.unwrap_or_else(|| self.terms(&views, turn)).clamp(-LIMIT, LIMIT);
        if turn == Color::White { value } else { -value }
    }
}

impl HandWritten {
    /// The value of a known endgame for white.
    #[inline(always)]
    fn known(&mut self, views: &[SideView; 2], white_moves: bool) -> Option<i32> {
        if endgame::may_be_known(&views[0]) { endgame::known(views, white_moves, &mut self.kpk) } else { None }
    }

    /// The value of the terms for white.
    #[inline(always)]
    fn terms(&mut self, views: &[SideView; 2], turn: Color) -> i32 {
        let pawns = self.pawns.look_up(views);
        let passed = [pawns.passed & views[0].us.pawns, (pawns.passed & views[0].them.pawns).swap_bytes()];
        let mut sum = Sum::with(pawns.difference, pawns.danger[0], pawns.danger[1]);
        walk(views, passed, turn, &mut sum);
        balance::value(views, passed, &sum)
    }
}

/// The kind of an evaluation.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum EvalKind {
    /// Hand-written terms and the network.
    #[default]
    Learned,
    /// Hand-written terms alone.
    ByHand,
}

impl EvalKind {
    /// All kinds with their names.
    pub const ALL: [(Self, &'static str); 2] = [(Self::Learned, "learned"), (Self::ByHand, "hand")];

    /// The kind of a name.
    #[must_use]
    pub fn from_name(name: &str) -> Option<Self> {
        Self::ALL.into_iter().find(|(_, known)| *known == name).map(|(kind, _)| kind)
    }
}

/// An evaluation by hand-written terms and a small neural network that corrects them.
///
/// It caches pawn structures and the network's first layer, which changes no value.
///
/// ```
/// use gridmate::engine::evaluation::{Evaluate, Learned};
/// use gridmate::rules::Position;
/// let score = Learned::default().evaluate(&Position::initial());
/// assert!((0..60).contains(&score), "the side to move is a little better: {score}");
/// ```
#[derive(Clone, Debug, Default)]
pub struct Learned {
    hand: HandWritten,
    network: Network,
    kind: EvalKind,
}

impl Learned {
    /// Sets the kind.
    pub const fn set(&mut self, kind: EvalKind) {
        self.kind = kind;
    }
}

impl Evaluate for Learned {
    fn evaluate(&mut self, position: &Position) -> i32 {
        let views = SideView::both(position.board());
        let turn = position.turn();
        let white_moves = turn == Color::White;
        let for_turn = |value: i32| if white_moves { value } else { -value };
        if let Some(value) = self.hand.known(&views, white_moves) {
            return for_turn(value);
        }
        let hand = for_turn(self.hand.terms(&views, turn));
        let correction = match self.kind {
            EvalKind::Learned => {
                let correction = self.network.evaluate(position).correction(hand);
                // Scaled down for the side that it favours if that side can hardly win.
                balance::at_most(&views[turn.index() ^ usize::from(correction < 0)], correction)
            }
            EvalKind::ByHand => 0,
        };
        (hand + correction).clamp(-LIMIT, LIMIT)
    }
}

/// Sends all terms to a sink but those of pawns and shelter, whose passed pawns, each in its side's view, are given.
#[inline(always)]
fn walk<S: TermSink>(views: &[SideView; 2], passed_pawns: [u64; 2], turn: Color, sink: &mut S) {
    let [white, black] = views;
    let white_attacks = pieces(white, sink);
    sink.turn();
    let black_attacks = pieces(black, sink);
    let (white_turned, black_turned) = (white_attacks.turned(), black_attacks.turned());
    relations(black, &black_attacks, &white_turned, passed_pawns[1], turn == Color::Black, sink);
    sink.turn();
    relations(white, &white_attacks, &black_turned, passed_pawns[0], turn == Color::White, sink);
    complexity(views, passed_pawns, sink);
}

/// The terms of a side that depend on the attacks of both sides.
#[inline(never)]
fn relations<S: TermSink>(view: &SideView, ours: &Attacks, theirs: &Attacks, pawns: u64, to_move: bool, sink: &mut S) {
    threats(view, ours, theirs, sink);
    king(view, ours, theirs, sink);
    passed(view, ours, theirs, pawns, to_move, sink);
    space(view, theirs, sink);
    sink.add(TEMPO.at(0), i32::from(to_move));
}

/// Space in the centre, weighted by the number of pieces.
#[inline(always)]
fn space<S: TermSink>(view: &SideView, theirs: &Attacks, sink: &mut S) {
    let weight = count(view.us.pieces()) - 2;
    if weight <= 0 {
        return;
    }
    let safe = CENTRE_FILES & RANKS_2_TO_4 & !view.us.pawns & !theirs.pawn;
    let below = view.us.pawns >> 8;
    let below = below | below >> 8 | below >> 16;
    let room = count(safe) + count(safe & below & !theirs.all);
    sink.add(SPACE.at(0), room * weight / 4);
}

/// Winning chances: features that help the side that is better in the endgame.
#[inline(always)]
fn complexity<S: TermSink>([white, _]: &[SideView; 2], passed_pawns: [u64; 2], sink: &mut S) {
    let pawns = white.us.pawns | white.them.pawns;
    let (ours, theirs) = (white.king, white.their_king);
    let files = (ours & 7).abs_diff(theirs & 7) as i32;
    let ranks = (ours >> 3).abs_diff(theirs >> 3) as i32;
    sink.complexity(COMPLEX.at(0), 1);
    sink.complexity(COMPLEX.at(1), count(passed_pawns[0]) + count(passed_pawns[1]));
    sink.complexity(COMPLEX.at(2), count(pawns));
    sink.complexity(COMPLEX.at(3), files - ranks);
    let both = pawns & QUEENSIDE != 0 && pawns & !QUEENSIDE != 0;
    let inside = white.us.king & UPPER_HALF != 0 || white.them.king & !UPPER_HALF != 0;
    sink.complexity(COMPLEX_KIND.at(0), i32::from(both));
    sink.complexity(COMPLEX_KIND.at(1), i32::from(inside));
    sink.complexity(COMPLEX_KIND.at(2), i32::from(white.us.pieces() | white.them.pieces() == 0));
}
