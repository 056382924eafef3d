//! The clocks of a game: what each player has left, and whether that was enough.

use gridmate::engine::Clock;
use std::fmt;
use std::time::Duration;

/// The longest time of a clock, in seconds: a day.
const LONGEST: f64 = 86_400.0;
/// The most moves of a session.
const MOST_MOVES: u32 = 1_000;
/// What a move of an own player may lose on its way to the clock, as in `gridmate uci`.
const OVERHEAD: Duration = Duration::from_millis(20);

/// A time control: a time for the game, or for each session of a number of moves, and what each move adds.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct TimeControl {
    /// The moves of a session; all in sudden death.
    moves: Option<u32>,
    time: Duration,
    increment: Duration,
}

impl TimeControl {
    /// Reads `8+0.08`, `40/60+0.5` or `300`: moves, seconds and seconds for each move.
    pub(super) fn read(text: &str) -> Result<Self, String> {
        Self::parse(text).ok_or_else(|| {
            format!("a clock is a number of seconds up to {LONGEST}, such as 60, 8+0.08 or 40/60+0.5 (moves/seconds+increment)")
        })
    }

    fn parse(text: &str) -> Option<Self> {
        let (moves, rest) = match text.split_once('/') {
            Some((moves, rest)) => (Some(moves.trim().parse().ok()?), rest),
            None => (None, text),
        };
        let (time, increment) = rest.split_once('+').unwrap_or((rest, "0"));
        let control = Self { moves, time: seconds(time)?, increment: seconds(increment)? };
        let is_sound = !control.time.is_zero() && control.moves.is_none_or(|moves| (1..=MOST_MOVES).contains(&moves));
        is_sound.then_some(control)
    }
}

fn seconds(text: &str) -> Option<Duration> {
    let text = text.trim();
    let is_plain = text.bytes().all(|byte| byte.is_ascii_digit() || byte == b'.');
    let seconds: f64 = text.parse().ok().filter(|seconds| is_plain && *seconds <= LONGEST)?;
    // What is finer than a microsecond is of no use.
    Duration::try_from_secs_f64((seconds * 1e6).round() / 1e6).ok()
}

/// As PGN writes it in the tag `TimeControl`.
impl fmt::Display for TimeControl {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        if let Some(moves) = self.moves {
            write!(f, "{moves}/")?;
        }
        write!(f, "{}", self.time.as_secs_f64())?;
        if self.increment.is_zero() { Ok(()) } else { write!(f, "+{}", self.increment.as_secs_f64()) }
    }
}

/// The clock of a player in a game.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) struct PlayerClock {
    control: TimeControl,
    left: Duration,
    /// How many moves of the session are made.
    made: u32,
}

impl PlayerClock {
    /// A clock before the first move.
    pub(super) const fn new(control: TimeControl) -> Self {
        Self { control, left: control.time, made: 0 }
    }

    /// What a player is to know of it.
    pub(super) fn state(&self) -> Clock {
        let TimeControl { moves, increment, .. } = self.control;
        Clock { left: self.left, increment, moves_to_go: moves.map(|moves| moves - self.made), overhead: OVERHEAD }
    }

    /// Takes the time of a move; whether that was there.
    pub(super) fn press(&mut self, spent: Duration) -> bool {
        let Some(left) = self.left.checked_sub(spent) else {
            self.left = Duration::ZERO;
            return false;
        };
        self.left = left + self.control.increment;
        self.made += 1;
        if self.control.moves == Some(self.made) {
            self.left += self.control.time;
            self.made = 0;
        }
        true
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const fn ms(milliseconds: u64) -> Duration {
        Duration::from_millis(milliseconds)
    }

    #[test]
    fn a_time_control_is_read_and_written() {
        for (text, moves, time, increment, written) in [
            ("8+0.08", None, 8_000, 80, "8+0.08"),
            ("40/60+0.5", Some(40), 60_000, 500, "40/60+0.5"),
            ("300", None, 300_000, 0, "300"),
            (" 1 / .5 + 0 ", Some(1), 500, 0, "1/0.5"),
        ] {
            let control = TimeControl::read(text).unwrap();
            assert_eq!(control, TimeControl { moves, time: ms(time), increment: ms(increment) }, "{text}");
            assert_eq!(control.to_string(), written);
        }
        for text in [
            "", "0", "0+1", "-1", "8+", "8+-1", "x", "1e3", "0/60", "1001/60", "/60", "40/", "inf", "nan", "86401",
            "8+0.1+1",
        ] {
            assert!(TimeControl::read(text).is_err(), "{text}");
        }
    }

    #[test]
    fn a_clock_takes_what_moves_cost_and_gives_what_they_add() {
        let mut clock = PlayerClock::new(TimeControl::read("2/1+0.1").unwrap());
        assert_eq!(
            (clock.state().left, clock.state().increment, clock.state().moves_to_go),
            (ms(1_000), ms(100), Some(2))
        );
        assert!(clock.press(ms(400)));
        assert_eq!((clock.state().left, clock.state().moves_to_go), (ms(700), Some(1)));
        // The last move of a session may take all that is left.
        assert!(clock.press(ms(700)));
        assert_eq!((clock.state().left, clock.state().moves_to_go), (ms(1_100), Some(2)));
        assert!(!clock.press(ms(1_101)));
        assert_eq!(clock.state().left, Duration::ZERO);
        let mut clock = PlayerClock::new(TimeControl::read("1").unwrap());
        assert!(clock.press(ms(999)) && !clock.press(ms(2)));
        assert_eq!(clock.state().moves_to_go, None);
    }
}
