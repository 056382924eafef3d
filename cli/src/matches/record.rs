//! What is kept of the games: PGN, and positions to learn from.

use super::MatchArguments;
use super::played::{Played, Verdict};
use crate::problem::Problem;
use gridmate::board::Color;
use gridmate::game::{Game, GameResult};
use gridmate::notation::fen::{self, FenStyle};
use gridmate::notation::pgn;
use std::fs::File;
use std::io::Write;
use std::path::PathBuf;

/// A file that grows game by game, so that a match that is broken off leaves what it has played.
#[derive(Debug)]
pub(super) struct GameLog {
    option: &'static str,
    path: PathBuf,
    file: File,
}

impl GameLog {
    /// Makes the file, if one is asked for.
    pub(super) fn create(option: &'static str, path: Option<&PathBuf>) -> Result<Option<Self>, Problem> {
        let Some(path) = path else { return Ok(None) };
        let file = File::create(path).map_err(|error| problem(option, path, &error))?;
        Ok(Some(Self { option, path: path.clone(), file }))
    }

    pub(super) fn add(&mut self, text: &str) -> Result<(), Problem> {
        self.file.write_all(text.as_bytes()).map_err(|error| problem(self.option, &self.path, &error))
    }
}

fn problem(option: &str, path: &std::path::Path, error: &std::io::Error) -> Problem {
    Problem::Argument(format!("{option}: cannot write {}: {error}", path.display()))
}

/// The result as PGN writes it.
fn result(verdict: &Verdict) -> GameResult {
    verdict.winner().map_or(GameResult::Draw, GameResult::win)
}

/// A game as PGN.
pub(super) fn pgn(arguments: &MatchArguments, number: u64, played: &Played) -> String {
    let mut game = pgn::PgnGame::of(&played.game);
    let (white, black) = match played.first {
        Color::White => (&arguments.white, &arguments.black),
        Color::Black => (&arguments.black, &arguments.white),
    };
    let (round, plies) = ((number + 1).to_string(), played.game.ply().to_string());
    let termination = match &played.verdict {
        Verdict::Ended(_) => "normal",
        Verdict::Resigned(_) | Verdict::TooLong => "adjudication",
        Verdict::Failed(..) => match played.verdict.code() {
            "timeout" => "time forfeit",
            "illegal-move" => "rules infraction",
            _ => "abandoned",
        },
    };
    let tags = [
        ("Event", "gridmate match"),
        ("Round", &round),
        ("White", &white.text),
        ("Black", &black.text),
        ("PlyCount", &plies),
        ("Termination", termination),
        ("Reason", played.verdict.code()),
    ];
    // No reader takes these for anything but names.
    let _ = tags.iter().try_for_each(|(name, value)| game.set_tag(name, value));
    game.set_result(result(&played.verdict));
    pgn::write(&game) + "\n"
}

/// A score beyond this is a forced mate.
const MATE: i32 = 20_000;

/// The quiet positions of a game, a line of FEN, result and, where the player gave it, its score for white for each:
/// after the opening, without check and without a mate in sight, and none where a capture or a promotion was played. A
/// game that a failure has ended says nothing about its positions.
pub(super) fn positions(played: &Played) -> String {
    let mut text = String::new();
    if matches!(played.verdict, Verdict::Failed(..)) {
        return text;
    }
    let result = result(&played.verdict).text();
    let Played { game, opening, scores, .. } = played;
    let style = style(game);
    let mut before = game.start();
    for (ply, (played, after)) in game.moves().enumerate() {
        let score = ply.checked_sub(*opening).and_then(|index| scores.get(index)).copied().flatten();
        let captures = before.board().occupied().len() != after.board().occupied().len();
        let loud = before.is_check() || captures || played.promotion().is_some();
        if ply >= *opening && !loud && score.is_none_or(|score| score.abs() <= MATE) {
            text.push_str(&fen::write(before, style));
            text.push(';');
            text.push_str(result);
            if let Some(score) = score {
                text.push_str(&format!(";{score}"));
            }
            text.push('\n');
        }
        before = after;
    }
    text
}

/// Chess960 positions say by the file which rook castles.
fn style(game: &Game) -> FenStyle {
    match game.variant() {
        gridmate::rules::Variant::Standard => FenStyle::XFen,
        gridmate::rules::Variant::Chess960 => FenStyle::Shredder,
    }
}
