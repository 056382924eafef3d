//! What a player needs of the document: where pieces go, how the game stands, the game as text.

use super::JsDocument;
use super::error::{Failure, failure};
use super::square::{index, square};
use crate::board::{Bitboard, Board, Color, Role};
use crate::game::{Claim, End, Game};
use crate::notation::pgn::{self, GameResult};
use crate::notation::{fen, san, uci};
use crate::rules::Material;
use crate::script::{self, EditError, StepKind, TellError, Turn};
use wasm_bindgen::prelude::wasm_bindgen;

fn refused(error: TellError) -> Failure {
    failure(error.code(), error)
}

/// The result that players give a game themselves. Who runs out of time loses only if the other side could mate.
fn result_of(code: &str, board: &Board) -> Result<GameResult, Failure> {
    let material = Material::of(board);
    match code {
        "resigned-w" => Ok(GameResult::BlackWins),
        "resigned-b" => Ok(GameResult::WhiteWins),
        "time-w" if material.can_mate(Color::Black) => Ok(GameResult::BlackWins),
        "time-b" if material.can_mate(Color::White) => Ok(GameResult::WhiteWins),
        "threefold" | "fifty" | "agreed" | "time" | "time-w" | "time-b" => Ok(GameResult::Draw),
        _ => Err(failure(
            "no-such-claim",
            "A game is given an end by threefold, fifty, agreed, resigned-w, resigned-b, time-w, time-b or time.",
        )),
    }
}

/// The next game of a text, and what ends it before its end, if anything does.
pub(super) fn next_game(games: &mut pgn::Reader<'_>) -> Result<(pgn::PgnGame, Option<String>), Failure> {
    match games.next() {
        Some(Ok(game)) => {
            let passes = game.playable().count() < game.mainline().count();
            let fault = "PGN: the turn is passed here (--); a script has no such move, so it ends before it.";
            Ok((game, passes.then(|| fault.to_owned())))
        }
        Some(Err(error)) if error.is_playable() => {
            let fault = error.to_string();
            Ok((error.into_game(), Some(fault)))
        }
        Some(Err(error)) => Err(failure(error.code(), &error)),
        None => Err(failure("empty", "PGN: there is no text; paste a game such as 1. e4 e5 2. Nf3.")),
    }
}

/// What is odd about a PGN, in sentences.
///
/// ```js
/// pgnNotes('1. e4 *\n\n1. d4 *'); // ['The text holds more than one game; the first was loaded.']
/// ```
#[wasm_bindgen(js_name = pgnNotes)]
pub fn pgn_notes(text: &str) -> Result<Vec<String>, Failure> {
    let mut games = pgn::read(text);
    let (game, _) = next_game(&mut games)?;
    let mut notes: Vec<_> = game.warnings.iter().map(ToString::to_string).collect();
    if games.next().is_some() {
        notes.push("The text holds more than one game; the first was loaded.".to_owned());
    }
    Ok(notes)
}

/// The FEN that a pasted text means, then what was put right in it and what is odd, in sentences.
///
/// ```js
/// repairFen('4k3/8/8/8/8/8/8/4K2R')[0]; // '4k3/8/8/8/8/8/8/4K2R w - - 0 1'
/// ```
#[wasm_bindgen(js_name = repairFen)]
pub fn repair_fen(text: &str) -> Result<Vec<String>, Failure> {
    let read = fen::parse_lenient(text).map_err(|error| failure(error.code(), &error))?;
    let mut texts = vec![fen::write(&read.position, fen::FenStyle::XFen)];
    texts.extend(read.repairs.iter().map(ToString::to_string));
    let warnings = read.position.setup().warnings();
    texts.extend(warnings.iter().map(|warning| format!("Odd, but playable: {warning}.")));
    Ok(texts)
}

/// How the game stands after so many steps: its end, and the draws that may be claimed.
pub(super) fn standing(document: &script::Script, steps: usize) -> (Option<End>, Vec<Claim>) {
    let Some(game) = Game::told_by(document, steps) else { return (None, Vec::new()) };
    let end = game.end();
    (end, Claim::ALL.into_iter().filter(|&claim| game.can_claim(claim)).collect())
}

impl JsDocument {
    /// The turn after so many steps.
    fn turn_after(&self, steps: usize) -> Result<Turn, Failure> {
        Turn::after(&self.0, steps).ok_or_else(|| refused(TellError::Refused(EditError::Illegal(None))))
    }
}

/// What a player asks of it.
#[wasm_bindgen(js_class = Document)]
impl JsDocument {
    /// A line for each step. A legal move has its number, `w` or `b`, a space and its SAN; a free step `+` and its token;
    /// a step that changes nothing `-` and its token, in which a line break is a space. Only those from a step on, if one
    /// is given.
    ///
    /// ```js
    /// const document = new Document(undefined, 'e2e4, xd8, hello');
    /// document.line(); // '1w e4\n+xd8\n-hello'
    /// document.line(2); // '-hello'
    /// ```
    #[must_use]
    pub fn line(&self, from: Option<usize>) -> String {
        let mut lines = String::new();
        for (number, (step, state)) in self.0.walk_from(from.unwrap_or(0)).enumerate() {
            if number > 0 {
                lines.push('\n');
            }
            if let StepKind::Legal(played) = step.kind
                && let Some(position) = state.position_before(played)
            {
                lines.push_str(&position.fullmove_number().to_string());
                lines.push(position.turn().char());
                lines.push(' ');
                lines.push_str(&san::write(&position, played));
            } else {
                lines.push(if step.kind == StepKind::Ignored { '-' } else { '+' });
                let text = self.0.token(step.tokens.start).map_or("", |token| token.text);
                // A comment may go over several lines, and in the spreadsheet any token.
                for char in text.chars() {
                    lines.push(if char == '\n' { ' ' } else { char });
                }
            }
        }
        lines
    }

    /// The squares that the piece on a square may be moved to, 64 added to those where it takes something. None, if
    /// the game is over or the position is not legal.
    ///
    /// ```js
    /// new Document(undefined, 'e2e4, d7d5').aims(2, 28); // [99, 36], takes on d5 or goes to e5
    /// ```
    pub fn aims(&self, steps: usize, from: u8) -> Result<Vec<u8>, Failure> {
        let from = square(from)?;
        let Some(turn) = Turn::after(&self.0, steps) else { return Ok(Vec::new()) };
        let position = turn.position_of(from);
        let (mut aims, mut prey) = (Bitboard::EMPTY, Bitboard::EMPTY);
        for played in turn.moves_from(from) {
            aims |= position.aim(played).into();
            if played.is_capture(position.board()) {
                prey |= played.to().into();
            }
        }
        let mark = |square| index(square) + if prey.contains(square) { 64 } else { 0 };
        Ok(aims.into_iter().map(mark).collect())
    }

    /// What a pawn may become that moves from one square to another, as letters; an empty text for any other move. If
    /// there is no such move, the error says why.
    ///
    /// ```js
    /// new Document('7k/P7/8/8/8/8/8/7K w - - 0 1').promotions(0, 48, 56); // 'qrbn'
    /// new Document().promotions(0, 12, 28); // ''
    /// ```
    pub fn promotions(&self, steps: usize, from: u8, to: u8) -> Result<String, Failure> {
        let (from, to) = (square(from)?, square(to)?);
        let moves = self.turn_after(steps)?.meant(from, to).map_err(refused)?;
        Ok(moves.into_iter().filter_map(|played| played.promotion().map(Role::char)).collect())
    }

    /// Plays the legal move from one square to another; tells after how many steps it is done. What follows stays, if
    /// it is the move that comes next; else it is dropped.
    ///
    /// ```js
    /// const document = new Document();
    /// document.goOn(0, 12, 28); // 1
    /// document.text; // 'e2e4'
    /// ```
    #[wasm_bindgen(js_name = goOn)]
    pub fn go_on(&mut self, steps: usize, from: u8, to: u8, promotion: Option<char>) -> Result<usize, Failure> {
        let role = promotion.and_then(Role::from_char);
        let squares = (square(from)?, square(to)?);
        script::go_on(&mut self.0, steps, squares, role).map_err(refused)
    }

    /// The game of so many steps since the last free one, as an engine is told it: a FEN, a line break, and UCI moves
    /// with a space behind each. Nothing, where the position is not legal.
    ///
    /// ```js
    /// new Document(undefined, 'e2e4, e7e5').told(2)?.split('\n')[1]; // 'e2e4 e7e5 '
    /// ```
    #[must_use]
    pub fn told(&self, steps: usize) -> Option<String> {
        let game = Game::told_by(&self.0, steps)?;
        let mut text = fen::write(game.start(), fen::FenStyle::XFen);
        text.push('\n');
        let mut before = game.start();
        for (played, after) in game.moves() {
            text.push_str(&uci::write(before, played, game.variant()));
            text.push(' ');
            before = after;
        }
        Some(text)
    }

    /// The game of all steps since the last free one as PGN, with the tags of another PGN, and with its result as
    /// long as its moves are the same. `claimed` is the end that the players gave it: `threefold` or `fifty`, if that draw
    /// was claimed, `agreed` for any other draw, `resigned-w` or `resigned-b`, `time-w` or `time-b` for who ran out of
    /// time: a draw, as is `time`, if the other side could never mate. Nothing, where the position is not legal.
    ///
    /// ```js
    /// new Document(undefined, 'e2e4, e7e5').gamePgn(undefined, 'agreed')?.split('\n').at(-2); // '1. e4 e5 1/2-1/2'
    /// ```
    #[wasm_bindgen(js_name = gamePgn)]
    pub fn game_pgn(&self, like: Option<String>, claimed: Option<String>) -> Result<Option<String>, Failure> {
        let like = like.map(|text| next_game(&mut pgn::read(&text))).transpose()?;
        let Some(game) = Game::told_by(&self.0, self.0.steps()) else { return Ok(None) };
        let mut record = match like {
            Some((like, _)) => pgn::PgnGame::of_like(&game, like),
            None => pgn::PgnGame::of(&game),
        };
        if let Some(code) = claimed {
            record.result = result_of(&code, game.position().board())?;
        }
        Ok(Some(pgn::write(&record)))
    }
}
