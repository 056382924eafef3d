//! How to spend a chess clock.
//!
//! In: what a clock shows. Out: the time that is planned for a move and the most that it may take. Nothing here measures
//! time; the same clock gives the same plan.

use std::time::Duration;

/// Without a number of moves to go, this many are planned for.
const HORIZON: u32 = 28;
/// No plan looks further than this, however many moves are to go.
const FARTHEST: u32 = 40;
/// The least that a move is given: some move has to be found.
const LEAST: Duration = Duration::from_millis(1);

/// What a clock shows to the side to move.
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
    /// What is added after each move.
    pub increment: Duration,
    /// How many moves are to be made until time is added; none if never. No moves are read as one.
    pub moves_to_go: Option<u32>,
    /// The time that each move loses on its way to the program that holds the clock.
    pub overhead: Duration,
}

/// How long to think.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Plan {
    /// The time that is planned; the search spends more or less of it as the position asks for.
    pub soft: Duration,
    /// When to stop whatever happens.
    pub hard: Duration,
}

impl Clock {
    /// The plan for this move.
    ///
    /// It leaves what all the moves that it looks ahead to lose on their way, so that many moves with little time do not
    /// add up to a loss on time.
    #[must_use]
    pub fn plan(&self) -> Plan {
        let moves = self.moves_to_go.unwrap_or(HORIZON).clamp(1, FARTHEST);
        let usable = self.left.saturating_sub(self.overhead);
        let reserve = self.overhead.saturating_mul(moves + 1);
        // Close to the reserve, a small part of what is there.
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
