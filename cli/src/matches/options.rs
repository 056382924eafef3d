//! Options of a player of Gridmate's own, as they follow its name.

use gridmate::diagnostic::quote::quote;
use gridmate::engine::evaluation::EvalKind;
use gridmate::engine::{DisabledHeuristics, Heuristic, Margins, Player, PlayerKind, Strong};
use std::fmt;

/// Why a player does not take an option.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum OptionError {
    /// It has none of this name that takes this value.
    Unknown(String, String),
    /// The machine does not have this many MiB for its table.
    NoMemory(usize),
}

impl fmt::Display for OptionError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Unknown(name, value) => write!(f, "it has no option {} that takes {}", quote(name), quote(value)),
            Self::NoMemory(mebibytes) => write!(f, "this machine has no {mebibytes} MB to give for its hash"),
        }
    }
}

impl std::error::Error for OptionError {}

/// A player of a kind with options, names and values; the seed is for its random choices.
pub(super) fn player_with(
    kind: PlayerKind,
    seed: u64,
    options: &[(String, String)],
) -> Result<Box<dyn Player>, OptionError> {
    let Some(mut strong) = kind.strong(seed) else {
        return match options.first() {
            Some((name, value)) => Err(OptionError::Unknown(name.clone(), value.clone())),
            None => Ok(kind.player(seed)),
        };
    };
    set(&mut strong, options)?;
    Ok(Box::new(strong))
}

/// Sets options by their names: `hash` in MiB, `threads`, `evaluation`, which is `learned` or `hand`, and in a build with the
/// feature `lab` `without`, the names of heuristics with a plus between them, and each of [`Margins::ALL`].
fn set(strong: &mut Strong, options: &[(String, String)]) -> Result<(), OptionError> {
    let engine = strong.engine_mut();
    let (mut disabled, mut margins) = (DisabledHeuristics::default(), Margins::TUNED);
    for (name, value) in options {
        let unknown = || OptionError::Unknown(name.clone(), value.clone());
        match (name.as_str(), value.parse::<usize>()) {
            ("hash", Ok(mebibytes @ 1..=65_536)) => {
                if !engine.resize(mebibytes << 20) {
                    return Err(OptionError::NoMemory(mebibytes));
                }
            }
            ("threads", Ok(threads @ 1..=256)) => {
                engine.set_threads(threads);
            }
            ("evaluation", _) => engine.set_eval_kind(EvalKind::from_name(value).ok_or_else(unknown)?),
            ("without", _) => {
                for name in value.split('+') {
                    let heuristic = Heuristic::from_name(name).ok_or_else(unknown)?;
                    if !disabled.disable(heuristic) {
                        return Err(unknown());
                    }
                }
                engine.disable_heuristics(disabled);
            }
            (name, Ok(number)) => {
                if !i32::try_from(number).is_ok_and(|number| margins.set(name, number)) {
                    return Err(unknown());
                }
                engine.set_margins(margins);
            }
            _ => return Err(unknown()),
        }
    }
    Ok(())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_number_too_large_for_a_margin_is_refused() {
        let options = [("null_move_depth".to_owned(), "4294967300".to_owned())];
        assert!(set(&mut Strong::new(), &options).is_err());
    }
}
