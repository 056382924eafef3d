//! Games as text: what a PGN knows beyond the moves.

use super::Game;
use super::error::{Failure, failure};
use crate::game;
use crate::notation::pgn::{self, GameResult};
use crate::rules::Move;
use wasm_bindgen::prelude::wasm_bindgen;

/// Tags and result of the text that a game was read from.
#[derive(Clone, Debug, Default)]
pub(super) struct Record {
    tags: Vec<(String, String)>,
    moves: Vec<Move>,
    result: GameResult,
}

#[wasm_bindgen]
impl Game {
    /// The main line of the first game of a text; `notes` tells what was odd and what was left out.
    #[wasm_bindgen(js_name = fromPgn)]
    pub fn from_pgn(text: &str) -> Result<Self, Failure> {
        let mut games = pgn::read(text);
        let read = match games.next() {
            Some(Ok(read)) => read,
            Some(Err(error)) => return Err(failure(error.code(), &error)),
            None => return Err(failure("empty", "PGN: there is no text; paste a game such as 1. e4 e5 2. Nf3.")),
        };
        let moves: Vec<_> = read.mainline().map(|(_, played)| played).collect();
        let mut line = game::Game::new(read.start, read.variant);
        for &played in &moves {
            line.play_on(played).map_err(|error| failure(error.code(), error))?;
        }
        let mut notes: Vec<_> = read.warnings.iter().map(ToString::to_string).collect();
        let aside = read.tree.len() - moves.len();
        if aside > 0 {
            notes.push(format!("Only the main line was loaded; moves in variations left out: {aside}."));
        }
        if games.next().is_some() {
            notes.push("The text holds more than one game; the first was loaded.".to_owned());
        }
        let record = Record { tags: read.tags, moves, result: read.result };
        Ok(Self { line, record, notes })
    }

    /// The whole line as PGN, moves taken back included.
    #[wasm_bindgen(getter)]
    #[must_use]
    pub fn pgn(&self) -> String {
        let whole = self.whole_line();
        let moves: Vec<_> = whole.moves().map(|(played, _)| played).collect();
        let text = pgn::Game::from_moves(*whole.start(), whole.variant(), &moves).map(|mut game| {
            game.tags.clone_from(&self.record.tags);
            game.result = match self.line.end().or(whole.end()) {
                Some(end) => GameResult::from_text(end.result()).unwrap_or_default(),
                None if moves == self.record.moves => self.record.result,
                None => GameResult::Unknown,
            };
            pgn::write(&game)
        });
        // The moves of a game are legal, so there is always a text.
        text.unwrap_or_default()
    }
}
