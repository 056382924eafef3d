//! The one way through a position, whatever its terms are wanted for.

use super::king::king;
use super::passed::passed;
use super::pieces::{Attacks, pieces};
use super::sink::TermSink;
use super::terms::*;
use super::threats::threats;
use super::view::{A_FILE, SideView, count};
use crate::board::Color;

const CENTRE_FILES: u64 = 0x3C3C_3C3C_3C3C_3C3C;
const QUEENSIDE: u64 = A_FILE | A_FILE << 1 | A_FILE << 2 | A_FILE << 3;
const RANKS_2_TO_4: u64 = 0x0000_0000_FFFF_FF00;
const UPPER_HALF: u64 = 0xFFFF_FFFF_0000_0000;

/// Reports all terms but those of pawns and shelter, whose passed pawns, as each side sees its own, are given.
#[inline(always)]
pub(super) fn walk<S: TermSink>(views: &[SideView; 2], passed_pawns: [u64; 2], turn: Color, sink: &mut S) {
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

/// What the pieces of both sides do to each other, from one side.
#[inline(never)]
fn relations<S: TermSink>(view: &SideView, ours: &Attacks, theirs: &Attacks, pawns: u64, to_move: bool, sink: &mut S) {
    threats(view, ours, theirs, sink);
    king(view, ours, theirs, sink);
    passed(view, ours, theirs, pawns, to_move, sink);
    space(view, theirs, sink);
    sink.add(TEMPO.at(0), i32::from(to_move));
}

/// Room in the centre; it matters while there are pieces to fill it.
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

/// How much there is to play for.
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
