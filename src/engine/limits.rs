//! How long a player may think about a move: fixed limits, and a plan for a chess clock.
//!
//! Nothing here reads the time: it comes in through a [`SearchControl`], and the same clock gives the same plan.

use crate::rules::Move;
use std::time::Duration;

/// The limits of a search, which ends at the first that it reaches.
///
/// ```
/// use gridmate::engine::Limits;
/// assert!(Limits::default().is_none());
/// assert!(!Limits { nodes: Some(5_000), ..Limits::default() }.is_none());
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Limits {
    /// The greatest depth, in plies.
    pub depth: Option<u32>,
    /// The most nodes.
    pub nodes: Option<u64>,
    /// The most time, as the [`SearchControl`] shows it.
    pub movetime: Option<Duration>,
}

impl Limits {
    /// Whether there is no limit.
    #[must_use]
    pub const fn is_none(&self) -> bool {
        self.depth.is_none() && self.nodes.is_none() && self.movetime.is_none()
    }
}

/// The clock and the stop signal of a search: players never read the time themselves.
pub trait SearchControl {
    /// The time since the search was started.
    fn elapsed(&self) -> Duration;

    /// Whether the search is to stop at once.
    fn is_stopped(&self) -> bool {
        false
    }

    /// Called before each root move is searched, with the move and its number, from 1.
    fn on_root_move(&self, _played: Move, _number: usize) {}
}

/// A control whose time stands still: only depth and nodes limit the search.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct NoControl;

impl SearchControl for NoControl {
    fn elapsed(&self) -> Duration {
        Duration::ZERO
    }
}

/// The moves that are planned for without a number of moves to go.
const HORIZON: u32 = 28;
/// The most moves that are planned for.
const FARTHEST: u32 = 40;
/// The least time for a move.
const LEAST: Duration = Duration::from_millis(1);

/// The chess clock of the side to move.
///
/// ```
/// use gridmate::engine::Clock;
/// use std::time::Duration;
/// let clock = Clock { left: Duration::from_secs(60), ..Clock::default() };
/// let plan = clock.plan();
/// assert!(plan.soft < plan.hard && plan.hard < Duration::from_secs(20));
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Clock {
    /// The time left.
    pub left: Duration,
    /// The increment after each move.
    pub increment: Duration,
    /// The moves to the next time control; none in sudden death. 0 counts as 1.
    pub moves_to_go: Option<u32>,
    /// The time that each move loses on its way to the program that runs the clock.
    pub overhead: Duration,
}

/// The time for a move.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Plan {
    /// The planned time; the search spends more or less of it as the position requires.
    pub soft: Duration,
    /// The time at which it stops in any case.
    pub hard: Duration,
}

impl Plan {
    /// How much of the time before the expected move was played counts as thought once it is.
    #[must_use]
    pub fn credit(&self) -> Duration {
        self.hard.saturating_sub(self.soft / 4)
    }
}

/// How the clock of a search runs that may have begun while the other side was to move.
///
/// ```
/// use gridmate::engine::Pondering;
/// use std::time::Duration;
/// let [age, credit] = [9, 2].map(Duration::from_secs);
/// assert_eq!(Pondering::Waiting.elapsed(age, credit), Duration::ZERO);
/// assert_eq!(Pondering::Hit(Duration::from_secs(6)).elapsed(age, credit), Duration::from_secs(3 + 2));
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum Pondering {
    /// The side that thinks is to move.
    #[default]
    Off,
    /// The expected move has not been played.
    Waiting,
    /// It was played when the search was this old.
    Hit(Duration),
}

impl Pondering {
    /// The time on the clock of a search of some age. Of the time before the expected move was played, up to `credit` counts.
    #[must_use]
    pub fn elapsed(self, age: Duration, credit: Duration) -> Duration {
        match self {
            Self::Off => age,
            Self::Waiting => Duration::ZERO,
            Self::Hit(at) => age.saturating_sub(at) + at.min(credit),
        }
    }
}

impl Clock {
    /// The plan for this move.
    ///
    /// The overhead of all moves that it plans for is set aside, so that many quick moves do not lose on time.
    #[must_use]
    pub fn plan(&self) -> Plan {
        let moves = self.moves_to_go.unwrap_or(HORIZON).clamp(1, FARTHEST);
        let usable = self.left.saturating_sub(self.overhead);
        let reserve = self.overhead.saturating_mul(moves + 1);
        // Near the reserve, a small part of the time left.
        let pool = self.left.saturating_sub(reserve).max(usable / 16);
        let most = if moves == 1 { usable / 10 * 9 } else { pool / 5 * 2 + self.increment.min(usable / 5 * 2) };
        let most = most.min(usable / 10 * 9);
        let soft = (pool / moves).saturating_add(self.increment / 4 * 3);
        let hard = soft.saturating_mul(if moves == 1 { 1 } else { 5 }).min(most).max(LEAST);
        Plan { soft: soft.min(hard), hard }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const fn ms(milliseconds: u64) -> Duration {
        Duration::from_millis(milliseconds)
    }

    fn clock(left: u64, increment: u64, moves_to_go: Option<u32>) -> Clock {
        Clock { left: ms(left), increment: ms(increment), moves_to_go, overhead: ms(20) }
    }

    /// Plays moves that each take a share of the most that is allowed and then lose time on their way; says what is left.
    fn play(
        mut clock: Clock,
        moves: u32,
        session: Option<(u32, Duration)>,
        hard: bool,
        lag: Duration,
    ) -> Option<Duration> {
        for played in 0..moves {
            if let Some((length, added)) = session {
                if played > 0 && played % length == 0 {
                    clock.left += added;
                }
                clock.moves_to_go = Some(length - played % length);
            }
            let plan = clock.plan();
            let spent = if hard { plan.hard } else { plan.soft };
            clock.left = clock.left.checked_sub(spent + lag)?;
            clock.left += clock.increment;
        }
        Some(clock.left)
    }

    #[test]
    fn a_plan_never_takes_more_than_the_clock_has() {
        for left in [0, 1, 5, 20, 21, 25, 50, 100, 1_000, 60_000, 7_200_000, u64::MAX] {
            for increment in [0, 10, 1_000, 60_000, u64::MAX] {
                for moves_to_go in [None, Some(0), Some(1), Some(2), Some(40), Some(u32::MAX)] {
                    let plan = clock(left, increment, moves_to_go).plan();
                    assert!(plan.soft <= plan.hard, "{left} {increment} {moves_to_go:?}: {plan:?}");
                    let most = ms(left).saturating_sub(ms(20)).max(LEAST);
                    assert!(plan.hard <= most, "{left} {increment} {moves_to_go:?}: {plan:?}");
                }
            }
        }
    }

    #[test]
    fn sudden_death_is_survived_for_hundreds_of_moves() {
        for left in [10_000, 60_000, 300_000] {
            assert!(play(clock(left, 0, None), 300, None, false, ms(2)).is_some(), "{left}");
            assert!(play(clock(left, 0, None), 60, None, false, ms(20)).is_some(), "{left}");
            assert!(play(clock(left, 0, None), 40, None, true, ms(10)).is_some(), "{left}");
        }
    }

    #[test]
    fn increments_keep_a_game_alive_for_ever() {
        for increment in [50, 100, 1_000, 10_000] {
            for hard in [false, true] {
                let left = play(clock(increment, increment, None), 1_000, None, hard, ms(20));
                assert!(left.is_some_and(|left| left >= ms(increment) / 2), "{increment} {hard} {left:?}");
            }
        }
    }

    #[test]
    fn every_time_control_of_moves_in_a_session_is_kept() {
        for (length, seconds) in [(40, 60), (40, 5_400), (20, 10), (10, 5), (1, 1), (2, 2)] {
            for hard in [false, true] {
                let added = Duration::from_secs(seconds);
                let start = Clock { left: added, ..clock(0, 0, Some(length)) };
                let left = play(start, 3 * length, Some((length, added)), hard, ms(20));
                assert!(left.is_some(), "{length} moves in {seconds} s");
            }
        }
    }

    #[test]
    fn more_time_is_never_planned_worse() {
        let mut before = ms(0);
        for left in (0..120_000).step_by(50) {
            let plan = clock(left, 0, None).plan();
            assert!(plan.soft >= before || plan.soft == plan.hard, "{left}");
            before = plan.soft;
        }
        assert!(before > ms(3_000), "{before:?}");
        assert!(clock(60_000, 1_000, None).plan().soft > clock(60_000, 0, None).plan().soft);
        assert!(clock(60_000, 0, Some(5)).plan().soft > clock(60_000, 0, Some(30)).plan().soft);
    }
}
