//! One call to think: what passes between who asks and who thinks.

use gridmate::engine::uci::When;
use gridmate::engine::{Pondering, SearchControl};
use std::sync::OnceLock;
use std::sync::atomic::{AtomicBool, Ordering};
use std::time::{Duration, Instant};

/// A call to think, which both sides hold.
#[derive(Debug)]
pub(super) struct Call {
    started: Instant,
    when: When,
    /// Whether only a stop is sure to end the search.
    is_endless: bool,
    /// How much of the time before the expected move was played may count as thought.
    credit: Duration,
    /// When the expected move was played.
    hit: OnceLock<Instant>,
    is_stopped: AtomicBool,
    is_answered: AtomicBool,
}

impl Call {
    /// A call that came in at a time.
    pub(super) const fn new(started: Instant, when: When, credit: Duration, is_endless: bool) -> Self {
        let (is_stopped, is_answered) = (AtomicBool::new(false), AtomicBool::new(false));
        Self { started, when, is_endless, credit, hit: OnceLock::new(), is_stopped, is_answered }
    }

    /// Wants the move at once.
    pub(super) fn stop(&self) {
        self.is_stopped.store(true, Ordering::Release);
    }

    /// Whether the move comes without anything more being said.
    pub(super) fn ends_by_itself(&self) -> bool {
        !self.is_endless && (self.when == When::Found || self.hit.get().is_some())
    }

    /// Says that the expected move was played; whether one was waited for.
    pub(super) fn hit(&self) -> bool {
        self.when == When::Hit && self.hit.set(Instant::now()).is_ok()
    }

    /// Whether the move may be given.
    pub(super) fn may_answer(&self) -> bool {
        self.is_stopped() || self.when == When::Found || self.when == When::Hit && self.hit.get().is_some()
    }

    /// Notes that the move is given. The next call may come after this.
    pub(super) fn close(&self) {
        self.is_answered.store(true, Ordering::Release);
    }

    /// Whether the move is still to come and was not asked for at once.
    pub(super) fn is_open(&self) -> bool {
        !self.is_answered.load(Ordering::Acquire) && !self.is_stopped()
    }

    /// Whether the move is still to come.
    pub(super) fn is_unanswered(&self) -> bool {
        !self.is_answered.load(Ordering::Acquire)
    }

    /// The time since the call, on the clock or not.
    pub(super) fn age(&self) -> Duration {
        self.started.elapsed()
    }
}

impl SearchControl for Call {
    /// The time on the clock. What was thought before the expected move was played is, in part, thought already.
    fn elapsed(&self) -> Duration {
        let pondering = match (self.when, self.hit.get()) {
            (When::Hit, None) => Pondering::Waiting,
            (_, Some(hit)) => Pondering::Hit(*hit - self.started),
            _ => Pondering::Off,
        };
        pondering.elapsed(self.age(), self.credit)
    }

    fn is_stopped(&self) -> bool {
        self.is_stopped.load(Ordering::Acquire)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_move_is_told_when_it_may_be() {
        let call = |when| Call::new(Instant::now(), when, Duration::ZERO, false);
        assert!(call(When::Found).may_answer());
        for when in [When::Hit, When::Stopped] {
            let call = call(when);
            assert!(!call.may_answer());
            assert_eq!(call.hit(), when == When::Hit);
            assert_eq!(call.may_answer(), when == When::Hit);
            assert!(!call.hit() && call.is_open());
            call.stop();
            assert!(call.may_answer() && !call.is_open() && call.is_unanswered());
            call.close();
            assert!(!call.is_unanswered());
        }
    }

    #[test]
    fn the_clock_starts_when_the_expected_move_is_played() {
        let before = Instant::now().checked_sub(Duration::from_secs(60)).unwrap();
        let call = Call::new(before, When::Hit, Duration::from_secs(5), false);
        assert_eq!(call.elapsed(), Duration::ZERO);
        call.hit();
        assert!((5..30).contains(&call.elapsed().as_secs()), "{:?}", call.elapsed());
        assert!(call.age() >= Duration::from_secs(60));
    }
}
