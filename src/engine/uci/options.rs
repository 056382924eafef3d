//! The options: what they are called, what they can be, and what they are.

use super::strength::{LEAST_ELO, MOST_ELO, Strength};
use super::warning::UciWarning;
use crate::engine::Margins;
use crate::engine::evaluation::EvalKind;
use crate::rules::Variant;
use std::time::Duration;

/// The largest table, in MiB: in WebAssembly as much as its memory has room for.
const MOST_HASH: u32 = if cfg!(target_arch = "wasm32") { 1_024 } else { 65_536 };
/// The table at the start, in MiB.
pub const HASH: u32 = 16;
/// The most threads: in WebAssembly there is one.
const MOST_THREADS: u32 = if cfg!(target_arch = "wasm32") { 1 } else { 256 };
/// No position has more moves.
const MOST_LINES: u32 = 218;
/// The longest time that may be lost on the way, in milliseconds.
const MOST_OVERHEAD: u32 = 5_000;

/// What an option can be.
#[derive(Clone, Copy, Debug)]
enum OptionKind {
    /// A number: the usual one, the least and the largest.
    Spin(u32, u32, u32),
    /// `true` or `false`; the usual one.
    Check(bool),
    /// Nothing: it is pressed.
    Button,
    /// How positions are judged, by name.
    EvalKind,
}

/// The options by name, in the order in which they are given.
const OPTIONS: [(&str, OptionKind); 11] = [
    ("Hash", OptionKind::Spin(HASH, 1, MOST_HASH)),
    ("Clear Hash", OptionKind::Button),
    ("Threads", OptionKind::Spin(1, 1, MOST_THREADS)),
    ("MultiPV", OptionKind::Spin(1, 1, MOST_LINES)),
    ("Ponder", OptionKind::Check(false)),
    ("Move Overhead", OptionKind::Spin(20, 0, MOST_OVERHEAD)),
    ("UCI_Chess960", OptionKind::Check(false)),
    ("UCI_LimitStrength", OptionKind::Check(false)),
    ("UCI_Elo", OptionKind::Spin(MOST_ELO, LEAST_ELO, MOST_ELO)),
    ("UCI_AnalyseMode", OptionKind::Check(false)),
    ("Evaluation", OptionKind::EvalKind),
];

/// All options: in a build with the core's feature `lab` each margin of the search is one, too.
fn all() -> impl Iterator<Item = (&'static str, OptionKind)> {
    let margins = if Margins::CAN_SET { Margins::ALL } else { &[] };
    let spin = |margin: &crate::engine::Margin| {
        let [value, least, most] = [margin.value, margin.least, margin.most].map(i32::unsigned_abs);
        (margin.name, OptionKind::Spin(value, least, most))
    };
    OPTIONS.into_iter().chain(margins.iter().map(spin))
}

/// What the options are, as far as it is not the engine that keeps them.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Options {
    /// How many lines are given.
    pub lines: usize,
    /// What is lost of each move on its way to the clock.
    pub overhead: Duration,
    /// Which game is played.
    pub variant: Variant,
    is_limited: bool,
    elo: u32,
}

/// What an option changes in the engine.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum OptionChange {
    /// Nothing.
    None,
    /// The size of the table, in MiB.
    Hash(usize),
    /// The number of threads.
    Threads(usize),
    /// What it remembers goes.
    Clear,
    /// How positions are judged.
    EvalKind(EvalKind),
    /// A margin of the search.
    Margin(&'static str, i32),
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
    pub const fn strength(&self) -> Strength {
        if self.is_limited { Strength::Elo(self.elo) } else { Strength::Full }
    }

    /// Sets an option, whatever case its name is written in; says what that changes in the engine.
    pub fn set(&mut self, name: &str, value: &str) -> Result<OptionChange, UciWarning> {
        let known = all().find(|(known, _)| known.eq_ignore_ascii_case(name));
        let (name, kind) = known.ok_or_else(|| UciWarning::UnknownOption(name.to_owned()))?;
        let wrong = |wanted: String| UciWarning::BadValue(name, value.to_owned(), wanted);
        match kind {
            OptionKind::Button => Ok(OptionChange::Clear),
            OptionKind::EvalKind => {
                let kind = EvalKind::from_name(&value.to_ascii_lowercase());
                kind.map(OptionChange::EvalKind).ok_or_else(|| wrong(EvalKind::ALL.map(|(_, name)| name).join(" or ")))
            }
            OptionKind::Check(_) => {
                let wanted = value.parse().map_err(|_| wrong("true or false".to_owned()))?;
                self.check(name, wanted);
                Ok(OptionChange::None)
            }
            OptionKind::Spin(_, least, most) => {
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
            // Ponder and UCI_AnalyseMode change nothing: each go says how to think.
            _ => {}
        }
    }

    fn spin(&mut self, name: &'static str, number: u32) -> OptionChange {
        match name {
            "Hash" => return OptionChange::Hash(number as usize),
            "Threads" => return OptionChange::Threads(number as usize),
            "MultiPV" => self.lines = number as usize,
            "Move Overhead" => self.overhead = Duration::from_millis(number.into()),
            "UCI_Elo" => self.elo = number,
            _ => return OptionChange::Margin(name, number.cast_signed()),
        }
        OptionChange::None
    }
}

/// The lines that answer `uci`: name, author and all options.
#[must_use]
pub fn introduction() -> String {
    let version = env!("CARGO_PKG_VERSION");
    let mut text = format!("id name Gridmate {version}\nid author the authors of Gridmate\n");
    for (name, kind) in all() {
        let kind = match kind {
            OptionKind::Spin(usual, least, most) => format!("spin default {usual} min {least} max {most}"),
            OptionKind::Check(usual) => format!("check default {usual}"),
            OptionKind::Button => "button".to_owned(),
            OptionKind::EvalKind => {
                let [(_, usual), (_, other)] = EvalKind::ALL;
                format!("combo default {usual} var {usual} var {other}")
            }
        };
        text.push_str(&format!("option name {name} type {kind}\n"));
    }
    text.push_str("uciok");
    text
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_option_takes_what_it_says_and_nothing_else() {
        for (name, kind) in all() {
            let mut options = Options::default();
            let mut set = |value: &str| options.set(&name.to_uppercase(), value).map_err(|warning| warning.code());
            match kind {
                OptionKind::Button => assert_eq!(set(""), Ok(OptionChange::Clear)),
                OptionKind::EvalKind => {
                    for (kind, name) in EvalKind::ALL {
                        assert_eq!(set(name), Ok(OptionChange::EvalKind(kind)));
                    }
                    assert_eq!(set("other"), Err("bad-value"));
                }
                OptionKind::Check(usual) => {
                    assert!(!usual && set("true").is_ok() && set("false").is_ok());
                    for wrong in ["", "maybe", "True", "1"] {
                        assert_eq!(set(wrong), Err("bad-value"), "{name} {wrong}");
                    }
                }
                OptionKind::Spin(usual, least, most) => {
                    assert!(least <= usual && usual <= most, "{name}");
                    assert!(set(&least.to_string()).is_ok() && set(&most.to_string()).is_ok());
                    for wrong in ["", "-1", "abc", "99999999999999", "1.5", &(most + 1).to_string()] {
                        assert_eq!(set(wrong), Err("bad-value"), "{name} {wrong}");
                    }
                }
            }
        }
        assert_eq!(Options::default().set("Nonexistent", "5").map_err(|warning| warning.code()), Err("unknown-option"));
    }

    #[test]
    fn what_is_set_is_what_is_thought_with() {
        let mut options = Options::default();
        assert_eq!(options.set("Hash", "64"), Ok(OptionChange::Hash(64)));
        assert_eq!(options.set("threads", "3"), Ok(OptionChange::Threads(3)));
        for (name, value) in [("MultiPV", "4"), ("Move Overhead", "100"), ("UCI_Chess960", "true"), ("UCI_Elo", "1200")]
        {
            assert_eq!(options.set(name, value), Ok(OptionChange::None));
        }
        assert_eq!((options.lines, options.overhead.as_millis(), options.variant), (4, 100, Variant::Chess960));
        assert_eq!(options.strength(), Strength::Full);
        assert_eq!(options.set("UCI_LimitStrength", "true"), Ok(OptionChange::None));
        assert_eq!(options.strength(), Strength::Elo(1_200));
    }
}
