//! The options: what they are called, what they can be, and what they are.

use super::odd::Odd;
use super::strength::{LEAST_ELO, MOST_ELO, Strength};
use gridmate::engine::evaluation::Judgement;
use gridmate::rules::Variant;
use std::time::Duration;

/// The largest table, in MiB.
const MOST_HASH: u32 = 65_536;
/// The table at the start, in MiB.
pub(super) const HASH: u32 = 16;
/// The most threads.
const MOST_THREADS: u32 = 256;
/// No position has more moves.
const MOST_LINES: u32 = 218;
/// The longest time that may be lost on the way, in milliseconds.
const MOST_OVERHEAD: u32 = 5_000;

/// What an option can be.
#[derive(Clone, Copy, Debug)]
enum Kind {
    /// A number: the usual one, the least and the largest.
    Spin(u32, u32, u32),
    /// `true` or `false`; the usual one.
    Check(bool),
    /// Nothing: it is pressed.
    Button,
    /// How positions are judged, by name.
    Judgement,
}

/// The options by name, in the order in which they are told.
const OPTIONS: [(&str, Kind); 11] = [
    ("Hash", Kind::Spin(HASH, 1, MOST_HASH)),
    ("Clear Hash", Kind::Button),
    ("Threads", Kind::Spin(1, 1, MOST_THREADS)),
    ("MultiPV", Kind::Spin(1, 1, MOST_LINES)),
    ("Ponder", Kind::Check(false)),
    ("Move Overhead", Kind::Spin(20, 0, MOST_OVERHEAD)),
    ("UCI_Chess960", Kind::Check(false)),
    ("UCI_LimitStrength", Kind::Check(false)),
    ("UCI_Elo", Kind::Spin(MOST_ELO, LEAST_ELO, MOST_ELO)),
    ("UCI_AnalyseMode", Kind::Check(false)),
    ("Evaluation", Kind::Judgement),
];

/// What the options are, as far as it is not the engine that keeps them.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(super) struct Options {
    /// How many lines are told.
    pub(super) lines: usize,
    /// What is lost of each move on its way to the clock.
    pub(super) overhead: Duration,
    /// Which game is played.
    pub(super) variant: Variant,
    is_limited: bool,
    elo: u32,
}

/// What an option changes in the engine.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Change {
    /// Nothing.
    None,
    /// The size of the table, in MiB.
    Hash(usize),
    /// The number of threads.
    Threads(usize),
    /// What it remembers goes.
    Clear,
    /// How positions are judged.
    Judgement(Judgement),
}

impl Default for Options {
    fn default() -> Self {
        Self {
            lines: 1,
            overhead: Duration::from_millis(20),
            variant: Variant::Standard,
            is_limited: false,
            elo: MOST_ELO,
        }
    }
}

impl Options {
    /// How strong to play.
    pub(super) const fn strength(&self) -> Strength {
        if self.is_limited { Strength::Elo(self.elo) } else { Strength::Full }
    }

    /// Sets an option, whatever case its name is written in; says what that changes in the engine.
    pub(super) fn set(&mut self, name: &str, value: &str) -> Result<Change, Odd> {
        let known = OPTIONS.iter().find(|(known, _)| known.eq_ignore_ascii_case(name));
        let &(name, kind) = known.ok_or_else(|| Odd::UnknownOption(name.to_owned()))?;
        let wrong = |wanted: String| Odd::BadValue(name, value.to_owned(), wanted);
        match kind {
            Kind::Button => Ok(Change::Clear),
            Kind::Judgement => {
                let judgement = Judgement::from_name(&value.to_ascii_lowercase());
                judgement.map(Change::Judgement).ok_or_else(|| wrong(Judgement::ALL.map(|(_, name)| name).join(" or ")))
            }
            Kind::Check(_) => {
                let wanted = value.parse().map_err(|_| wrong("true or false".to_owned()))?;
                self.check(name, wanted);
                Ok(Change::None)
            }
            Kind::Spin(_, least, most) => {
                let number = value.parse().ok().filter(|number| (least..=most).contains(number));
                let number = number.ok_or_else(|| wrong(format!("a number from {least} to {most}")))?;
                Ok(self.spin(name, number))
            }
        }
    }

    fn check(&mut self, name: &str, value: bool) {
        match name {
            "UCI_Chess960" => self.variant = if value { Variant::Chess960 } else { Variant::Standard },
            "UCI_LimitStrength" => self.is_limited = value,
            // That pondering is allowed, or that nobody plays, changes nothing: each go says how to think.
            _ => {}
        }
    }

    fn spin(&mut self, name: &str, number: u32) -> Change {
        match name {
            "Hash" => return Change::Hash(number as usize),
            "Threads" => return Change::Threads(number as usize),
            "MultiPV" => self.lines = number as usize,
            "Move Overhead" => self.overhead = Duration::from_millis(number.into()),
            _ => self.elo = number,
        }
        Change::None
    }
}

/// The lines that tell all options.
pub(super) fn declare() -> String {
    let mut text = String::new();
    for (name, kind) in OPTIONS {
        let kind = match kind {
            Kind::Spin(usual, least, most) => format!("spin default {usual} min {least} max {most}"),
            Kind::Check(usual) => format!("check default {usual}"),
            Kind::Button => "button".to_owned(),
            Kind::Judgement => {
                let [(_, usual), (_, other)] = Judgement::ALL;
                format!("combo default {usual} var {usual} var {other}")
            }
        };
        text.push_str(&format!("option name {name} type {kind}\n"));
    }
    text
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_option_takes_what_it_says_and_nothing_else() {
        for (name, kind) in OPTIONS {
            let mut options = Options::default();
            let mut set = |value: &str| options.set(&name.to_uppercase(), value).map_err(|odd| odd.code());
            match kind {
                Kind::Button => assert_eq!(set(""), Ok(Change::Clear)),
                Kind::Judgement => {
                    for (judgement, name) in Judgement::ALL {
                        assert_eq!(set(name), Ok(Change::Judgement(judgement)));
                    }
                    assert_eq!(set("other"), Err("bad-value"));
                }
                Kind::Check(usual) => {
                    assert!(!usual && set("true").is_ok() && set("false").is_ok());
                    for wrong in ["", "maybe", "True", "1"] {
                        assert_eq!(set(wrong), Err("bad-value"), "{name} {wrong}");
                    }
                }
                Kind::Spin(usual, least, most) => {
                    assert!(least <= usual && usual <= most, "{name}");
                    assert!(set(&least.to_string()).is_ok() && set(&most.to_string()).is_ok());
                    for wrong in ["", "-1", "abc", "99999999999999", "1.5", &(most + 1).to_string()] {
                        assert_eq!(set(wrong), Err("bad-value"), "{name} {wrong}");
                    }
                }
            }
        }
        assert_eq!(Options::default().set("Nonexistent", "5").map_err(|odd| odd.code()), Err("unknown-option"));
    }

    #[test]
    fn what_is_set_is_what_is_thought_with() {
        let mut options = Options::default();
        assert_eq!(options.set("Hash", "64"), Ok(Change::Hash(64)));
        assert_eq!(options.set("threads", "3"), Ok(Change::Threads(3)));
        for (name, value) in [("MultiPV", "4"), ("Move Overhead", "100"), ("UCI_Chess960", "true"), ("UCI_Elo", "1200")]
        {
            assert_eq!(options.set(name, value), Ok(Change::None));
        }
        assert_eq!((options.lines, options.overhead.as_millis(), options.variant), (4, 100, Variant::Chess960));
        assert_eq!(options.strength(), Strength::Full);
        assert_eq!(options.set("UCI_LimitStrength", "true"), Ok(Change::None));
        assert_eq!(options.strength(), Strength::Elo(1_200));
    }
}
