//! Players as they are named on the command line: `KIND` and, after semicolons, what is set for this one alone.

use super::clock::TimeControl;
use super::options::player_with;
use gridmate::diagnostic::quote::quote;
use gridmate::engine::{Limits, PlayerError, PlayerKind};
use std::fmt;
use std::time::Duration;

/// A player as it was named.
#[derive(Clone, Debug)]
pub struct Name {
    /// What was typed.
    pub(super) text: String,
    pub(super) kind: PlayerSource,
    /// Names and values of options.
    pub(super) options: Vec<(String, String)>,
    /// Its own limits, …
    pub(super) limits: Limits,
    /// … and its own clock; if there is neither, those of the match hold.
    pub(super) control: Option<TimeControl>,
}

/// Where a player comes from.
#[derive(Clone, Debug)]
pub(super) enum PlayerSource {
    /// One of the house, by name.
    Own(String),
    /// Another program: its path and its arguments.
    Program(String, Vec<String>),
}

impl Name {
    /// Reads a name such as `minimax:1` or `uci:stockfish;UCI_LimitStrength=true;UCI_Elo=2000;movetime=50`.
    pub fn read(text: &str) -> Result<Self, String> {
        let mut parts = text.split(';');
        let kind = kind(parts.next().unwrap_or_default())?;
        let mut name =
            Self { text: text.to_owned(), kind, options: Vec::new(), limits: Limits::default(), control: None };
        for part in parts.filter(|part| !part.trim().is_empty()) {
            name.set(part)?;
        }
        name.check()?;
        Ok(name)
    }

    /// Whether it has limits or a clock of its own.
    pub(super) const fn is_limited(&self) -> bool {
        !self.limits.is_none() || self.control.is_some()
    }

    /// Takes one `name=value`.
    fn set(&mut self, part: &str) -> Result<(), String> {
        let wrong = || format!("{} is no name=value, such as nodes=5000 or UCI_Elo=2000", quote(part));
        let (key, value) = part.split_once('=').ok_or_else(wrong)?;
        let (key, value) = (key.trim(), value.trim());
        let number = || value.parse().ok().filter(|&number: &u64| number > 0).ok_or_else(|| no_number(part));
        match key {
            "" => return Err(wrong()),
            "nodes" => self.limits.nodes = Some(number()?),
            "depth" => self.limits.depth = Some(u32::try_from(number()?).map_err(|_| no_number(part))?),
            "movetime" => self.limits.movetime = Some(Duration::from_millis(number()?)),
            "tc" => self.control = Some(TimeControl::read(value)?),
            _ => {
                let option = key.strip_prefix("option.").unwrap_or(key);
                self.options.push((option.to_owned(), value.to_owned()));
            }
        }
        Ok(())
    }

    /// How many MiB its table is to have, of a player of the house for which that is said.
    pub(super) fn hash(&self) -> usize {
        let named = self.options.iter().rfind(|(name, _)| name == "hash" && matches!(self.kind, PlayerSource::Own(_)));
        named.and_then(|(_, mebibytes)| mebibytes.parse().ok()).unwrap_or(0)
    }

    /// Tries the name and the options of a player of the house; those of a program only it knows.
    fn check(&self) -> Result<(), String> {
        if let PlayerSource::Own(own) = &self.kind {
            let kind: PlayerKind = own.parse().map_err(|error: PlayerError| format!("{error}, and uci:COMMAND"))?;
            player_with(kind, 0, &self.options).map_err(|error| format!("{own}: {error}"))?;
        }
        Ok(())
    }
}

impl fmt::Display for Name {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.text)
    }
}

fn no_number(part: &str) -> String {
    format!("{} needs a whole number from 1 up", quote(part))
}

fn kind(text: &str) -> Result<PlayerSource, String> {
    let Some(command) = text.strip_prefix("uci:") else { return Ok(PlayerSource::Own(text.to_owned())) };
    let mut words = words(command)?.into_iter();
    let Some(program) = words.next() else {
        return Err("uci: needs the command of a program, such as uci:stockfish".to_owned());
    };
    Ok(PlayerSource::Program(program, words.collect()))
}

/// The words of a command; quotes keep white space together.
fn words(command: &str) -> Result<Vec<String>, String> {
    let mut words = Vec::new();
    let (mut word, mut quoted, mut begun) = (String::new(), None, false);
    for char in command.chars() {
        match (char, quoted) {
            ('"' | '\'', None) => (quoted, begun) = (Some(char), true),
            (_, Some(mark)) if char == mark => quoted = None,
            (_, None) if char.is_whitespace() => {
                if begun {
                    words.push(std::mem::take(&mut word));
                }
                begun = false;
            }
            _ => {
                word.push(char);
                begun = true;
            }
        }
    }
    if let Some(mark) = quoted {
        return Err(format!("the command {} has a {mark} that is not closed", quote(command)));
    }
    if begun {
        words.push(word);
    }
    Ok(words)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_command_is_split_at_white_space_outside_of_quotes() {
        assert_eq!(words("a  'b c' d\"e f\" ''").unwrap(), ["a", "b c", "de f", ""]);
        assert!(words("a 'b").is_err());
    }

    #[test]
    fn limits_and_options_follow_after_semicolons() {
        let name = Name::read("uci:a b;nodes=5;Clear Hash=1;option.depth=2; ;movetime=30;tc=1+0.1").unwrap();
        assert_eq!((name.limits.nodes, name.limits.depth), (Some(5), None));
        assert_eq!(name.control.unwrap().to_string(), "1+0.1");
        assert_eq!(name.limits.movetime, Some(Duration::from_millis(30)));
        let options = [("Clear Hash", "1"), ("depth", "2")].map(|(key, value)| (key.to_owned(), value.to_owned()));
        assert_eq!(name.options, options);
        for wrong in
            ["rook", "uci:", "uci: ", "uci:a;x", "uci:a;=1", "uci:a;nodes=0", "random;Hash=1", "uci:'a", "engine;tc=x"]
        {
            assert!(Name::read(wrong).is_err(), "{wrong}");
        }
    }
}
