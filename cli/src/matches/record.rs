//! What is kept of the games: PGN, and positions to learn from.

use super::MatchArguments;
use super::clock::TimeControl;
use super::played::{Played, Verdict};
use crate::problem::Problem;
use gridmate::board::Color;
use gridmate::game::Game;
use gridmate::notation::fen::{self, FenStyle};
use gridmate::notation::pgn;
use std::fs::{File, OpenOptions};
use std::io::{Seek, SeekFrom, Write};
use std::path::PathBuf;
use std::time::Duration;

/// A file that grows game by game, so that a match that is broken off leaves what it has played.
#[derive(Debug)]
pub(super) struct GameLog {
    option: &'static str,
    path: PathBuf,
    file: File,
    length: u64,
}

impl GameLog {
    /// Makes the file, if one is asked for. Of a match that goes on, the file is continued at the length that it had after
    /// the last of its games.
    pub(super) fn open(
        option: &'static str,
        path: Option<&PathBuf>,
        resumed: Option<Option<u64>>,
    ) -> Result<Option<Self>, Problem> {
        let Some(path) = path else { return Ok(None) };
        let unwritten = |error| problem(option, path, &error);
        let (file, length) = match resumed {
            None => (File::create(path).map_err(unwritten)?, 0),
            Some(length) => {
                let other =
                    || Problem::Argument(format!("{option}: {} does not have the games of --results", path.display()));
                let length = length.ok_or_else(other)?;
                let mut file = OpenOptions::new().read(true).write(true).open(path).map_err(unwritten)?;
                if file.metadata().map_err(unwritten)?.len() < length {
                    return Err(other());
                }
                file.set_len(length).and_then(|()| file.seek(SeekFrom::End(0))).map_err(unwritten)?;
                (file, length)
            }
        };
        Ok(Some(Self { option, path: path.clone(), file, length }))
    }

    /// How long the file is.
    pub(super) const fn length(&self) -> u64 {
        self.length
    }

    pub(super) fn add(&mut self, text: &str) -> Result<(), Problem> {
        self.length += text.len() as u64;
        self.file.write_all(text.as_bytes()).map_err(|error| problem(self.option, &self.path, &error))
    }
}

fn problem(option: &str, path: &std::path::Path, error: &std::io::Error) -> Problem {
    Problem::Argument(format!("{option}: cannot write {}: {error}", path.display()))
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
        Verdict::TimeDraw => "time forfeit",
        Verdict::Failed(..) => match played.verdict.code() {
            "timeout" | "time-forfeit" => "time forfeit",
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
    for (name, control) in time_controls([white, black].map(|player| arguments.control_of(player))) {
        let _ = game.set_tag(name, &control);
    }
    for (ply, node) in game.tree().mainline().collect::<Vec<_>>().into_iter().enumerate() {
        let left = ply.checked_sub(played.opening).and_then(|index| played.clocks.get(index)).copied().flatten();
        if let Some(left) = left {
            game.add_comment(node, clock_command(left));
        }
    }
    game.set_result(played.verdict.result());
    pgn::write(&game) + "\n"
}

/// The tags for the clocks of White and of Black.
fn time_controls([white, black]: [Option<TimeControl>; 2]) -> Vec<(&'static str, String)> {
    let tags = if white == black {
        vec![("TimeControl", white)]
    } else {
        vec![("WhiteTimeControl", white), ("BlackTimeControl", black)]
    };
    tags.into_iter().filter_map(|(name, control)| Some((name, control?.to_string()))).collect()
}

/// What a clock shows, as PGN has it in a comment.
fn clock_command(left: Duration) -> String {
    let (seconds, tenths) = (left.as_secs(), left.subsec_millis() / 100);
    format!("[%clk {}:{:02}:{:02}.{tenths}]", seconds / 3600, seconds / 60 % 60, seconds % 60)
}

/// A score beyond this is a forced mate.
const MATE: i32 = 20_000;

/// The quiet positions of a game, a line of FEN, result and, where the player gave it, its score for white for each:
/// after the opening, without check and without a mate in sight, and none where a capture or a promotion was played. A
/// game that a failure has ended says nothing about its positions.
pub(super) fn positions(played: &Played) -> String {
    let mut text = String::new();
    if matches!(played.verdict, Verdict::Failed(..) | Verdict::TimeDraw) {
        return text;
    }
    let result = played.verdict.result().text();
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
