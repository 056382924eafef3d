//! Pawns that have been judged.

use super::pawns::pawns;
use super::score::TaperedScore;
use super::sink::{Sum, TermSink};
use super::view::SideView;

/// How many are remembered: 128 KB.
const ENTRIES: usize = 4096;

/// What is known of the pawns and kings of a position.
#[derive(Clone, Copy, Debug, Default)]
pub(super) struct Pawns {
    key: u64,
    /// The passed pawns of both sides, as white sees them.
    pub(super) passed: u64,
    /// White's terms less black's.
    pub(super) difference: TaperedScore,
    /// What endangers white's king and black's.
    pub(super) danger: [TaperedScore; 2],
}

/// Remembers what it has seen last, by a key of pawns and kings.
#[derive(Clone, Debug)]
pub(super) struct Cache {
    entries: Vec<Pawns>,
}

impl Default for Cache {
    fn default() -> Self {
        Self { entries: vec![Pawns::default(); ENTRIES] }
    }
}

/// Multiplied and mixed, so that all bits of the words take part in the place and in the check.
#[inline(always)]
fn key(view: &SideView) -> u64 {
    let mixed = view.us.pawns.wrapping_mul(0x9E37_79B9_7F4A_7C15)
        ^ view.them.pawns.wrapping_mul(0xC2B2_AE3D_27D4_EB4F).rotate_left(29)
        ^ ((view.king << 6 | view.their_king) as u64 + 1).wrapping_mul(0xD6E8_FEB8_6659_FD93);
    (mixed ^ mixed >> 32).wrapping_mul(0xA076_1D64_78BD_642F)
}

impl Cache {
    /// What is known of the pawns, found out now if it is not remembered.
    #[inline(always)]
    pub(super) fn look_up(&mut self, views: &[SideView; 2]) -> Pawns {
        let key = key(&views[0]);
        let place = (key >> 52) as usize;
        match self.entries.get(place) {
            Some(known) if known.key == key => *known,
            _ => self.judge(views, key, place),
        }
    }

    #[inline(never)]
    fn judge(&mut self, views: &[SideView; 2], key: u64, place: usize) -> Pawns {
        let mut sum = Sum::default();
        let white = pawns(&views[0], &mut sum);
        sum.turn();
        let black = pawns(&views[1], &mut sum);
        sum.turn();
        let found = Pawns {
            key,
            passed: white | black.swap_bytes(),
            difference: sum.difference(),
            danger: [sum.danger, sum.other_danger],
        };
        if let Some(entry) = self.entries.get_mut(place) {
            *entry = found;
        }
        found
    }
}
