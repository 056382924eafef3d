//! Reading what comes after `go`.
//!
//! A search that was asked for is always started: numbers that are none or out of range become the nearest that makes
//! sense, and that is given.

use super::warning::UciWarning;
use std::time::Duration;

/// When the move may be given.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum When {
    /// As soon as it is found.
    #[default]
    Found,
    /// Not before the expected move is played, or the search stopped.
    Hit,
    /// Not before the search is stopped.
    Stopped,
}

/// How to think.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Go<'a> {
    /// The time left for white and for black.
    pub left: [Option<Duration>; 2],
    /// What is added after each move of white and of black.
    pub increments: [Duration; 2],
    /// The moves to the next time control.
    pub moves_to_go: Option<u32>,
    /// The time for the move.
    pub movetime: Option<Duration>,
    /// The greatest depth, in plies.
    pub depth: Option<u32>,
    /// The most nodes.
    pub nodes: Option<u64>,
    /// A mate within this many moves is looked for.
    pub mate: Option<u32>,
    /// Not to think but to count paths of moves.
    pub perft: Option<u32>,
    /// When the move may be given.
    pub when: When,
    /// If there are any: only these moves.
    pub only: Vec<&'a str>,
}

impl Go<'_> {
    /// Whether nothing but a stop ends the thinking.
    pub const fn is_endless(&self) -> bool {
        self.is_unlimited() && self.mate.is_none()
    }

    /// How many nodes may be searched: where a mate is wanted and nothing else ends the search, ten million.
    pub fn nodes(&self) -> Option<u64> {
        let is_a_mate_alone = self.is_unlimited() && self.mate.is_some() && self.when != When::Stopped;
        self.nodes.or_else(|| is_a_mate_alone.then_some(MATE_NODES))
    }

    const fn is_unlimited(&self) -> bool {
        self.left[0].is_none()
            && self.left[1].is_none()
            && self.movetime.is_none()
            && self.depth.is_none()
            && self.nodes.is_none()
    }
}

/// The most nodes for a mate that may not be there: fifty times what the mates of the tests take.
const MATE_NODES: u64 = 10_000_000;
/// The deepest count: far beyond what anybody waits for.
const DEEPEST_COUNT: i64 = 32;

const NAMES: [&str; 13] = [
    "wtime",
    "btime",
    "winc",
    "binc",
    "movestogo",
    "movetime",
    "depth",
    "nodes",
    "mate",
    "perft",
    "infinite",
    "ponder",
    "searchmoves",
];

/// Reads the words after `go`. Of a thing said twice the last counts.
pub(super) fn read<'a>(words: &[&'a str], warnings: &mut Vec<UciWarning>) -> Go<'a> {
    let mut go = Go::default();
    let mut words = words.iter().copied().peekable();
    while let Some(word) = words.next() {
        let Some(&name) = NAMES.iter().find(|&&name| name == word) else {
            warnings.push(UciWarning::NotOfGo(word.to_owned()));
            continue;
        };
        match name {
            "infinite" => go.when = When::Stopped,
            "ponder" if go.when == When::Found => go.when = When::Hit,
            "ponder" => {}
            "searchmoves" => {
                while let Some(played) = words.next_if(|word| !NAMES.contains(word)) {
                    go.only.push(played);
                }
                if go.only.is_empty() {
                    warnings.push(UciWarning::NoNumber(name, String::new()));
                }
            }
            _ => {
                let value = words.next_if(|word| !NAMES.contains(word));
                let number = match value.map(number) {
                    Some(Ok(number)) => number,
                    _ => {
                        warnings.push(UciWarning::NoNumber(name, value.unwrap_or_default().to_owned()));
                        0
                    }
                };
                set(&mut go, name, number, warnings);
            }
        }
    }
    go
}

fn set(go: &mut Go, name: &'static str, number: i64, warnings: &mut Vec<UciWarning>) {
    // A clock may have run out, and some programs then count on below zero: that is no mistake.
    let time = Duration::from_millis(number.max(0).unsigned_abs());
    let mut at_least_one = || {
        if number < 1 {
            warnings.push(UciWarning::TooSmall(name, number));
        }
        number.max(1).unsigned_abs()
    };
    let narrow = |number: u64| u32::try_from(number).unwrap_or(u32::MAX);
    match name {
        "wtime" => go.left[0] = Some(time),
        "btime" => go.left[1] = Some(time),
        "winc" => go.increments[0] = time,
        "binc" => go.increments[1] = time,
        "movestogo" => {
            let moves = narrow(at_least_one());
            go.moves_to_go = (number > 0).then_some(moves);
        }
        "movetime" => go.movetime = Some(time),
        "depth" => go.depth = Some(narrow(at_least_one())),
        "nodes" => go.nodes = Some(at_least_one()),
        "mate" => go.mate = Some(narrow(at_least_one())),
        _ => {
            if number > DEEPEST_COUNT {
                warnings.push(UciWarning::TooLarge(name, number, DEEPEST_COUNT));
            }
            go.perft = Some(narrow(number.clamp(0, DEEPEST_COUNT).unsigned_abs()));
        }
    }
}

/// Reads a whole number; one that is too large is the largest.
fn number(text: &str) -> Result<i64, ()> {
    let digits = text.strip_prefix(['-', '+']).unwrap_or(text);
    if digits.is_empty() || !digits.bytes().all(|byte| byte.is_ascii_digit()) {
        return Err(());
    }
    let size = digits.parse().unwrap_or(i64::MAX);
    Ok(if text.starts_with('-') { -size } else { size })
}

#[cfg(test)]
mod tests {
    use super::*;

    fn codes(line: &str) -> (Go<'_>, Vec<&'static str>) {
        let mut warnings = Vec::new();
        let words: Vec<&str> = line.split_whitespace().collect();
        let go = read(&words, &mut warnings);
        (go, warnings.iter().map(UciWarning::code).collect())
    }

    fn clean(line: &str) -> Go<'_> {
        let (go, codes) = codes(line);
        assert_eq!(codes, [""; 0], "{line}");
        go
    }

    const fn ms(number: u64) -> Duration {
        Duration::from_millis(number)
    }

    #[test]
    fn every_form_is_read() {
        let go = clean("wtime 60000 btime 59000 winc 1000 binc 2000 movestogo 12");
        assert_eq!(go.left, [Some(ms(60_000)), Some(ms(59_000))]);
        assert_eq!((go.increments, go.moves_to_go), ([ms(1_000), ms(2_000)], Some(12)));
        let go = clean("depth 8 nodes 5000 movetime 250 mate 3");
        assert_eq!((go.depth, go.nodes, go.movetime, go.mate), (Some(8), Some(5_000), Some(ms(250)), Some(3)));
        assert_eq!(clean("perft 4").perft, Some(4));
        assert_eq!(clean("infinite").when, When::Stopped);
        assert_eq!(clean("ponder wtime 5 btime 6").when, When::Hit);
        assert_eq!(clean("ponder infinite").when, When::Stopped);
        assert!(clean("").is_endless() && clean("infinite").is_endless() && clean("ponder").is_endless());
        assert!(!clean("btime 1000").is_endless());
    }

    #[test]
    fn a_mate_that_may_not_be_there_is_not_looked_for_without_end() {
        assert_eq!(clean("mate 9").nodes(), Some(MATE_NODES));
        assert_eq!(clean("mate 9 nodes 5").nodes(), Some(5));
        for line in ["mate 9 infinite", "mate 9 movetime 100", "mate 9 wtime 1000", "mate 9 depth 30", "infinite", ""] {
            assert_eq!(clean(line).nodes(), None, "{line}");
        }
    }

    #[test]
    fn moves_to_search_end_where_another_word_of_go_begins() {
        let go = clean("searchmoves e2e4 d2d4 depth 3 searchmoves g1f3");
        assert_eq!((go.only, go.depth), (vec!["e2e4", "d2d4", "g1f3"], Some(3)));
    }

    #[test]
    fn numbers_that_make_no_sense_become_the_nearest_that_does() {
        assert_eq!(clean("wtime -1000 btime 0 movetime -5").movetime, Some(ms(0)));
        assert_eq!(clean("nodes 99999999999999999999").nodes, Some(i64::MAX as u64));
        assert_eq!(clean("depth 999999999999").depth, Some(u32::MAX));
        for (line, code) in [
            ("depth 0", "too-small"),
            ("depth -1", "too-small"),
            ("mate 0", "too-small"),
            ("movestogo 0", "too-small"),
            ("perft 33", "too-large"),
        ] {
            assert_eq!(codes(line).1, [code], "{line}");
        }
        assert_eq!(codes("movestogo 5 movestogo -3").0.moves_to_go, None, "as for the whole game");
        assert_eq!(codes("perft 99999999999999999999").0.perft, Some(32));
        for line in ["depth", "depth abc", "depth 1.5", "depth -", "nodes depth 4", "searchmoves", "movetime ٣"] {
            assert_eq!(codes(line).1.first(), Some(&"no-number"), "{line}");
            assert!(!codes(line).0.is_endless() || line == "searchmoves", "{line}");
        }
        assert_eq!(codes("quickly").1, ["not-of-go"]);
        assert_eq!(clean("depth 1 depth 2").depth, Some(2));
    }
}
