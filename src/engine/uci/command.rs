//! Reading a line of the protocol.
//!
//! In: a line. Out: the [`UciCommand`] in it, if there is one, and a [`UciWarning`] for what is odd about it. Words before
//! the first command are passed over, as the protocol wants it; what follows a command that takes nothing is, too.

use super::go::{self, Go};
use super::warning::UciWarning;

/// What a program asks for.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum UciCommand<'a> {
    /// To be given name, author and options.
    Uci,
    /// More, or less, to be given.
    Debug(bool),
    /// An answer once everything asked for before is done.
    IsReady,
    /// To set an option, or press a button.
    SetOption {
        /// As written, with single spaces.
        name: String,
        /// The text after `value`, with single spaces.
        value: String,
    },
    /// To be let in; everybody is.
    Register,
    /// To forget what was learned in earlier games.
    NewGame,
    /// To look at a position from now on.
    Position {
        /// Where the moves start; none is the start of the standard game.
        fen: Option<String>,
        /// The moves up to the position.
        moves: Vec<&'a str>,
    },
    /// To think.
    Go(Go<'a>),
    /// The best move so far, at once.
    Stop,
    /// The expected move was played: to go on thinking about the same position, now on the clock.
    PonderHit,
    /// A picture of the position.
    Draw,
    /// The end.
    Quit,
}

/// The words that start a command.
const NAMES: [&str; 12] = [
    "uci",
    "debug",
    "isready",
    "setoption",
    "register",
    "ucinewgame",
    "position",
    "go",
    "stop",
    "ponderhit",
    "d",
    "quit",
];

/// Reads a line: the command in it, if there is one. What is odd about it is added to the warnings.
///
/// ```
/// use gridmate::engine::uci::{UciCommand, read_command};
/// let mut warnings = Vec::new();
/// assert_eq!(read_command("stop", &mut warnings), Some(UciCommand::Stop));
/// assert_eq!(read_command("halt", &mut warnings), None);
/// assert_eq!(warnings[0].code(), "unknown");
/// ```
pub fn read_command<'a>(line: &'a str, warnings: &mut Vec<UciWarning>) -> Option<UciCommand<'a>> {
    let mut words = line.split_whitespace();
    let first = words.clone().next()?;
    let Some(name) = words.find(|word| NAMES.contains(word)) else {
        warnings.push(UciWarning::Unknown(first.to_owned()));
        return None;
    };
    if name != first {
        warnings.push(UciWarning::Skipped(first.to_owned(), name.to_owned()));
    }
    let words: Vec<&str> = words.collect();
    let read = match name {
        "uci" => Ok(UciCommand::Uci),
        "debug" => match words.first() {
            Some(&"on") => Ok(UciCommand::Debug(true)),
            Some(&"off") => Ok(UciCommand::Debug(false)),
            _ => Err(UciWarning::Debug),
        },
        "isready" => Ok(UciCommand::IsReady),
        "setoption" => set_option(&words),
        "register" => Ok(UciCommand::Register),
        "ucinewgame" => Ok(UciCommand::NewGame),
        "position" => position(&words),
        "go" => Ok(UciCommand::Go(go::read(&words, warnings))),
        "stop" => Ok(UciCommand::Stop),
        "ponderhit" => Ok(UciCommand::PonderHit),
        "d" => Ok(UciCommand::Draw),
        _ => Ok(UciCommand::Quit),
    };
    read.map_err(|wrong| warnings.push(wrong)).ok()
}

/// Reads `name N [value V]`. Both texts may have spaces.
fn set_option<'a>(words: &[&str]) -> Result<UciCommand<'a>, UciWarning> {
    let Some((&"name", rest)) = words.split_first() else { return Err(UciWarning::NoOption) };
    let end = rest.iter().position(|&word| word == "value");
    let (name, value) = match end {
        Some(end) => (rest.get(..end), rest.get(end + 1..)),
        None => (Some(rest), None),
    };
    let name = name.unwrap_or_default().join(" ");
    if name.is_empty() {
        return Err(UciWarning::NoOption);
    }
    Ok(UciCommand::SetOption { name, value: value.unwrap_or_default().join(" ") })
}

/// Reads `startpos [moves …]` or `fen FEN [moves …]`.
fn position<'a>(words: &[&'a str]) -> Result<UciCommand<'a>, UciWarning> {
    let Some((&kind, rest)) = words.split_first() else { return Err(UciWarning::NoPosition) };
    let end = rest.iter().position(|&word| word == "moves");
    let (before, moves) = match end {
        Some(end) => (rest.get(..end).unwrap_or_default(), rest.get(end + 1..).unwrap_or_default()),
        None => (rest, &[][..]),
    };
    let fen = match (kind, before) {
        ("startpos", []) => None,
        ("startpos", [extra, ..]) => return Err(UciWarning::AfterStart((*extra).to_owned())),
        ("fen", _) => Some(before.join(" ")),
        _ => return Err(UciWarning::NoPosition),
    };
    Ok(UciCommand::Position { fen, moves: moves.to_vec() })
}

#[cfg(test)]
mod tests {
    use super::*;

    fn codes(line: &str) -> Vec<&'static str> {
        let mut warnings = Vec::new();
        read_command(line, &mut warnings);
        warnings.iter().map(UciWarning::code).collect()
    }

    fn clean(line: &str) -> UciCommand<'_> {
        let mut warnings = Vec::new();
        let command = read_command(line, &mut warnings);
        assert_eq!(warnings, [], "{line}");
        command.unwrap()
    }

    #[test]
    fn each_command_is_read() {
        for (line, command) in [
            ("uci", UciCommand::Uci),
            ("  isready\t", UciCommand::IsReady),
            ("isready now", UciCommand::IsReady),
            ("debug on", UciCommand::Debug(true)),
            ("debug off", UciCommand::Debug(false)),
            ("register later", UciCommand::Register),
            ("ucinewgame", UciCommand::NewGame),
            ("stop stop", UciCommand::Stop),
            ("ponderhit", UciCommand::PonderHit),
            ("d", UciCommand::Draw),
            ("quit", UciCommand::Quit),
        ] {
            assert_eq!(clean(line), command);
        }
    }

    #[test]
    fn options_have_names_and_values_with_spaces() {
        let set = |name: &str, value: &str| UciCommand::SetOption { name: name.to_owned(), value: value.to_owned() };
        assert_eq!(clean("setoption name Hash value 64"), set("Hash", "64"));
        assert_eq!(clean("setoption  name Clear   Hash"), set("Clear Hash", ""));
        assert_eq!(clean("setoption name Some File value a  b value"), set("Some File", "a b value"));
        for line in ["setoption", "setoption name", "setoption value 5", "setoption name value 5"] {
            assert_eq!(codes(line), ["no-option"], "{line}");
        }
    }

    #[test]
    fn a_position_is_the_start_or_a_fen_and_moves() {
        let fen = "4k3/8/8/8/8/8/8/4K3 w - - 0 1";
        let position = |fen: Option<&str>, moves: &[&'static str]| UciCommand::Position {
            fen: fen.map(str::to_owned),
            moves: moves.to_vec(),
        };
        assert_eq!(clean("position startpos"), position(None, &[]));
        assert_eq!(clean("position startpos moves"), position(None, &[]));
        assert_eq!(clean("position startpos moves e2e4 e7e5"), position(None, &["e2e4", "e7e5"]));
        assert_eq!(clean(&format!("position fen  {fen} moves e1e2")), position(Some(fen), &["e1e2"]));
        assert_eq!(clean("position fen"), position(Some(""), &[]));
        assert_eq!(codes("position"), ["no-position"]);
        assert_eq!(codes("position moves e2e4"), ["no-position"]);
        assert_eq!(codes("position startpos e2e4"), ["after-startpos"]);
    }

    #[test]
    fn words_before_a_command_are_passed_over_and_told() {
        let mut warnings = Vec::new();
        assert_eq!(read_command("joho debug on", &mut warnings), Some(UciCommand::Debug(true)));
        assert_eq!(warnings, [UciWarning::Skipped("joho".to_owned(), "debug".to_owned())]);
        assert_eq!(codes("xyzzy"), ["unknown"]);
        assert_eq!(codes("UCI quit?"), ["unknown"]);
        assert_eq!(codes("isready\0"), ["unknown"]);
        assert_eq!(codes("debug maybe"), ["debug"]);
        assert_eq!(codes("   "), [""; 0]);
    }

    #[test]
    fn any_row_of_words_is_read_and_each_fault_has_a_code_and_a_sentence() {
        use crate::rules::Rng;
        const WORDS: [&str; 24] = [
            "name",
            "value",
            "fen",
            "startpos",
            "moves",
            "infinite",
            "ponder",
            "depth",
            "nodes",
            "wtime",
            "movestogo",
            "searchmoves",
            "mate",
            "perft",
            "e2e4",
            "0000",
            "-1",
            "99999999999999999999",
            "abc",
            "\0",
            "🦄",
            "on",
            "%s",
            "w",
        ];
        let words: Vec<&str> = NAMES.into_iter().chain(WORDS).collect();
        let mut rng = Rng::new(64);
        for _ in 0..20_000 {
            let mut line = String::new();
            while rng.pick(&[true, true, true, true, false]) == Some(true) {
                line.push_str(rng.pick(&words).unwrap_or_default());
                line.push(' ');
            }
            let mut warnings = Vec::new();
            let read = read_command(&line, &mut warnings);
            assert!(read.is_some() || !warnings.is_empty() || line.is_empty(), "{line}");
            for warning in warnings {
                let sentence = warning.to_string();
                assert!(
                    sentence.ends_with('.') && !sentence.contains('\n') && !warning.code().is_empty(),
                    "{line}: {sentence}"
                );
            }
        }
    }
}
