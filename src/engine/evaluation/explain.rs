//! The evaluation of a position, term by term.

use super::balance::{self, FULL_PHASE};
use super::score::{Counts, TaperedScore, TermSink as _};
use super::terms::GROUPS;
use super::view::SideView;
use super::weights::WEIGHTS;
use super::{LIMIT, endgame, pawns, walk};
use crate::board::Color;
use crate::rules::Position;

/// The score of a side for a group of terms, in centipawns.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Share {
    /// In the middlegame.
    pub middlegame: i32,
    /// In the endgame.
    pub endgame: i32,
    /// Now, in between.
    pub tapered: i32,
}

/// The evaluation of a position, term by term.
///
/// ```
/// use gridmate::engine::evaluation::Explanation;
/// use gridmate::rules::Position;
/// let explanation = Explanation::of(&Position::initial());
/// assert!(explanation.to_json().starts_with("{\"white\":"));
/// ```
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Explanation {
    /// The value for white, scaling and known endgames included.
    pub white: i32,
    /// How much of the middlegame is left, from 24 down to 0.
    pub phase: i32,
    /// The share of an endgame advantage that counts, in 64ths, for the side that has it.
    pub scale: i32,
    /// Groups of terms: the name, and the scores of white and black.
    pub groups: Vec<(&'static str, [Share; 2])>,
}

impl Explanation {
    /// Explains a position.
    #[must_use]
    pub fn of(position: &Position) -> Self {
        let turn = position.turn();
        let views = SideView::both(position.board());
        let (counts, passed) = count(&views, turn);
        // The value comes from the counts, so that the walk is not compiled for a second sink.
        let known =
            endgame::may_be_known(&views[0]).then(|| endgame::known(&views, turn == Color::White, &mut None)).flatten();
        let white = known.unwrap_or_else(|| balance::value(&views, passed, &counts.sum())).clamp(-LIMIT, LIMIT);
        let phase = balance::phase(&views);
        let mut groups = Vec::new();
        let mut first = 0;
        for &(name, end) in GROUPS {
            let share = |side: usize| {
                let share = sum(&counts, side, first..end);
                Share { tapered: taper(share.middlegame, share.endgame, phase), ..share }
            };
            groups.push((name, [share(0), share(1)]));
            first = end;
        }
        let endgame: i32 = groups.iter().map(|(_, [white, black])| white.endgame - black.endgame).sum();
        let stronger = usize::from(endgame < 0);
        Self { white, phase, scale: balance::scale(&views[stronger], passed[stronger]), groups }
    }

    /// As JSON: `white` (centipawns), `phase`, `scale`, and `terms`, each with `name`, and for `white` and
    /// `black` `middlegame`, `endgame` and `tapered`.
    #[must_use]
    pub fn to_json(&self) -> String {
        let Self { white, phase, scale, groups } = self;
        let share = |Share { middlegame, endgame, tapered }: &Share| {
            format!(r#"{{"middlegame":{middlegame},"endgame":{endgame},"tapered":{tapered}}}"#)
        };
        let group = |(name, [white, black]): &(&str, [Share; 2])| {
            format!(r#"{{"name":"{name}","white":{},"black":{}}}"#, share(white), share(black))
        };
        let terms: Vec<_> = groups.iter().map(group).collect();
        format!(r#"{{"white":{white},"phase":{phase},"scale":{scale},"terms":[{}]}}"#, terms.join(","))
    }
}

/// The value between the middlegame and the endgame.
const fn taper(middlegame: i32, endgame: i32, phase: i32) -> i32 {
    (middlegame * phase + endgame * (FULL_PHASE - phase)) / FULL_PHASE
}

/// Counts every term; returns the passed pawns, too, each in its side's view.
pub(super) fn count(views: &[SideView; 2], turn: Color) -> (Box<Counts>, [u64; 2]) {
    let mut counts = Box::new(Counts::new());
    let passed = views.each_ref().map(|view| {
        let passed = pawns::pawns(view, &mut *counts);
        counts.turn();
        passed
    });
    walk(views, passed, turn, &mut *counts);
    (counts, passed)
}

/// A side's score for a group of terms, less the cost of its dangers.
fn sum(counts: &Counts, side: usize, range: std::ops::Range<usize>) -> Share {
    let (mut share, mut danger) = (Share::default(), TaperedScore::default());
    for index in range {
        let (Some(&weight), Some(&linear)) = (WEIGHTS.get(index), counts.linear[side].get(index)) else { continue };
        share.middlegame += weight.middlegame() * i32::from(linear);
        share.endgame += weight.endgame() * i32::from(linear);
        danger = danger + weight.times(i32::from(counts.danger[side][index]));
    }
    let cost = balance::cost(danger);
    share.middlegame -= cost.middlegame();
    share.endgame -= cost.endgame();
    share
}
