//! Where the games of a match start: from the usual position, from Chess960, from drawn lines, or from a file.

use crate::problem::Problem;
use gridmate::engine::{Opening, Pairing, Terms};
use gridmate::game::{Game, GameResult};
use gridmate::notation::{fen, pgn, read_move};
use gridmate::rules::Rng;
use gridmate::rules::Variant;
use std::path::Path;

/// The openings of a match.
#[derive(Debug)]
pub(super) enum Openings {
    /// Made from the seed.
    Drawn,
    /// From a file, in an order drawn from the seed.
    Listed(Vec<Game>),
}

/// What `--openings` asks for; a file if it is none of the names.
pub(super) fn named(text: &str) -> Option<Opening> {
    match text {
        "standard" => Some(Opening::Standard),
        "960" => Some(Opening::Chess960),
        "book" => Some(Opening::Book),
        _ => None,
    }
}

impl Openings {
    /// Those that are asked for.
    pub(super) fn read(text: &str, seed: u64) -> Result<Self, Problem> {
        if named(text).is_some() {
            return Ok(Self::Drawn);
        }
        let path = Path::new(text);
        let bytes = std::fs::read(path).map_err(|error| Problem::File(path.to_owned(), error))?;
        let decoded = pgn::decode(&bytes);
        let mut games = parse(&decoded.text).map_err(|what| Problem::Argument(format!("{text}: {what}")))?;
        // Each order as likely as any other.
        let mut rng = Rng::new(seed);
        for last in (1..games.len()).rev() {
            games.swap(last, rng.below(last + 1));
        }
        Ok(Self::Listed(games))
    }

    /// The start of a game.
    pub(super) fn open(&self, terms: &Terms, pairing: &Pairing) -> Game {
        match self {
            Self::Drawn => terms.open(pairing),
            Self::Listed(games) => {
                let index = pairing.pair.checked_rem(games.len() as u64).unwrap_or(0);
                games.get(index as usize).cloned().unwrap_or_default()
            }
        }
    }
}

/// The games of a file of PGN, or of a position or a line of moves in each line.
fn parse(text: &str) -> Result<Vec<Game>, String> {
    let is_pgn = text.lines().any(|line| line.trim_start().starts_with('['));
    let games: Vec<Game> = if is_pgn {
        let games = (1..).zip(pgn::read(text));
        games
            .map(|(number, game)| from_pgn(game).map_err(|what| format!("game {number}: {what}")))
            .collect::<Result<_, _>>()?
    } else {
        let lines = text.lines().enumerate().map(|(index, line)| (index + 1, line.trim()));
        let lines = lines.filter(|(_, line)| !line.is_empty() && !line.starts_with('#'));
        lines
            .map(|(number, line)| from_line(line).map_err(|what| format!("line {number}: {what}")))
            .collect::<Result<_, _>>()?
    };
    if games.is_empty() {
        return Err("there is no opening in this file".to_owned());
    }
    Ok(games)
}

fn from_pgn(read: Result<pgn::PgnGame, pgn::Error>) -> Result<Game, String> {
    let record = read.map_err(|error| error.to_string())?;
    let mut game = Game::new(*record.start(), record.variant());
    for (_, played) in record.mainline() {
        if played.is_null() {
            return Err("it passes a turn (--), which no game does".to_owned());
        }
        game.play(played).map_err(|error| error.to_string())?;
    }
    not_over(game)
}

fn from_line(line: &str) -> Result<Game, String> {
    let first = line.split_whitespace().next().unwrap_or_default();
    if first.contains('/') && first.len() > 10 { from_position(line) } else { from_moves(line) }
}

/// A FEN; or the four fields of EPD, with operations that say nothing about the start.
fn from_position(line: &str) -> Result<Game, String> {
    let fields: Vec<&str> = line.split_whitespace().collect();
    let counter = |index: usize| fields.get(index).is_some_and(|field| field.parse::<u16>().is_ok());
    let four = fields.get(..4).unwrap_or(&fields).join(" ");
    let text = match (fields.get(4), fields.get(5)) {
        (Some(quiet), Some(number)) if counter(4) && counter(5) => format!("{four} {quiet} {number}"),
        _ => format!("{four} 0 1"),
    };
    let (position, variant) = fen::parse_any(&text).map_err(|error| error.to_string())?;
    not_over(Game::new(position, variant))
}

/// Moves in either notation, with or without numbers, from the usual position.
fn from_moves(line: &str) -> Result<Game, String> {
    let mut game = Game::default();
    for word in line.split_whitespace() {
        let text = word.trim_start_matches(|char: char| char.is_ascii_digit());
        let text = if text.len() < word.len() && text.starts_with('.') { text.trim_start_matches('.') } else { word };
        if text.is_empty() || text.parse::<GameResult>().is_ok() {
            continue;
        }
        let played = read_move(game.position(), text, Variant::Standard).map_err(|error| error.to_string())?;
        game.play(played).map_err(|error| error.to_string())?;
    }
    not_over(game)
}

fn not_over(game: Game) -> Result<Game, String> {
    match game.end() {
        Some(end) => Err(format!("the game is over before it starts ({end})")),
        None => Ok(game),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn plies(text: &str) -> Vec<usize> {
        parse(text).unwrap().iter().map(Game::ply).collect()
    }

    #[test]
    fn lines_are_positions_or_moves() {
        assert_eq!(plies("# mine\ne2e4 e7e5\n\n1. e4 c5 2.Nf3 *\n1.d4\n"), [2, 3, 1]);
        let games = parse("4k3/8/8/8/8/8/4P3/4K3 w - - bm e4; id \"a\";\n8/8/4k3/8/8/8/4P3/4K3 b - - 3 40\n").unwrap();
        assert_eq!(games[0].start().fullmove_number(), 1);
        assert_eq!((games[1].start().halfmove_clock(), games[1].start().fullmove_number()), (3, 40));
    }

    #[test]
    fn games_may_be_told_as_pgn() {
        assert_eq!(plies("[Event \"a\"]\n\n1. e4 e5 *\n\n[Event \"b\"]\n\n1. d4 *\n"), [2, 1]);
    }

    #[test]
    fn what_is_no_opening_is_told_with_its_place() {
        for (text, part) in [
            ("", "no opening"),
            ("e2e4\ne2e5\n", "line 2"),
            ("4k3/8/8/8/8/8/8/4K2X w - - 0 1", "line 1"),
            ("f3 e5 g4 Qh4", "over before"),
            ("[Event \"a\"]\n\n1. e4 *\n\n[Event \"b\"]\n\n1. e5 *\n", "game 2: Line 7, column 4: \"e5\""),
            ("[Event \"a\"]\n\n1. e4 -- *\n", "game 1: it passes a turn (--)"),
            ("[Event \"a\"]\n\n1. f3 e5 2. g4 Qh4# *\n", "game 1: the game is over before"),
        ] {
            let error = parse(text).unwrap_err();
            assert!(error.contains(part), "{error}");
        }
    }
}
