//! A position's value, term by term.

use super::balance::{self, FULL_PHASE};
use super::sink::Counts;
use super::terms::GROUPS;
use super::view::SideView;
use super::weights::WEIGHTS;
use super::{LIMIT, endgame, pawns, walk};
use crate::board::Color;
use crate::rules::Position;
use std::fmt::{self, Write};

/// What one side gets for a group of terms, in centipawns.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Share {
    /// In the middlegame.
    pub middlegame: i32,
    /// In the endgame.
    pub endgame: i32,
    /// Now, in between.
    pub tapered: i32,
}

/// A position's value, term by term.
///
/// ```
/// use gridmate::engine::evaluation::Explanation;
/// use gridmate::rules::Position;
/// let explanation = Explanation::of(&Position::initial());
/// assert!(explanation.to_json().starts_with("{\"white\":"));
/// ```
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Explanation {
    /// The value for white: what the terms come to, how far that can be won, and what is known of endgames.
    pub white: i32,
    /// How much of the middlegame is left, from 24 down to 0.
    pub phase: i32,
    /// How much of an advantage in the endgame can be won, in 64ths, for the side that has it.
    pub scale: i32,
    /// Groups of terms: the name, and what they give to white and to black.
    pub groups: Vec<(&'static str, [Share; 2])>,
}

impl Explanation {
    /// Explains a position.
    #[must_use]
    pub fn of(position: &Position) -> Self {
        let turn = position.turn();
        let views = SideView::both(position.board());
        let (counts, passed) = count(&views, turn);
        // From the counts, so that the way through a position is not there twice, once for each sink.
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
        let mut text = String::new();
        // Writing to a text does not fail.
        let _ = self.write(&mut text);
        text
    }

    fn write(&self, text: &mut String) -> fmt::Result {
        let Self { white, phase, scale, groups } = self;
        write!(text, "{{\"white\":{white},\"phase\":{phase},\"scale\":{scale},\"terms\":[")?;
        for (index, (name, shares)) in groups.iter().enumerate() {
            let comma = if index == 0 { "" } else { "," };
            write!(text, "{comma}{{\"name\":\"{name}\"")?;
            for (side, share) in ["white", "black"].iter().zip(shares) {
                let Share { middlegame, endgame, tapered } = share;
                write!(
                    text,
                    ",\"{side}\":{{\"middlegame\":{middlegame},\"endgame\":{endgame},\"tapered\":{tapered}}}"
                )?;
            }
            text.push('}');
        }
        text.push_str("]}");
        Ok(())
    }
}

/// The value between the middlegame and the endgame.
const fn taper(middlegame: i32, endgame: i32, phase: i32) -> i32 {
    (middlegame * phase + endgame * (FULL_PHASE - phase)) / FULL_PHASE
}

/// Counts every term, and finds the passed pawns as each side sees its own.
pub(super) fn count(views: &[SideView; 2], turn: Color) -> (Box<Counts>, [u64; 2]) {
    let mut counts = Box::new(Counts::new());
    let passed = views.each_ref().map(|view| {
        let passed = pawns::pawns(view, &mut *counts);
        super::sink::TermSink::turn(&mut *counts);
        passed
    });
    walk::walk(views, passed, turn, &mut *counts);
    (counts, passed)
}

/// A side's share of a group; its dangers are its loss.
fn sum(counts: &Counts, side: usize, range: std::ops::Range<usize>) -> Share {
    let (mut share, mut danger) = (Share::default(), super::score::TaperedScore::default());
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
