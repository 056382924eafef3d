//! A game as rows, for a database of it.

use super::error::Failure;
use super::json;
use super::line::played;
use crate::board::{Board, Color, Piece, Role, Square};
use crate::game::Game;
use crate::notation::fen::{self, FenStyle};
use crate::notation::{san, uci};
use crate::rules::{Move, Position, Variant};
use wasm_bindgen::JsValue;
use wasm_bindgen::prelude::wasm_bindgen;

/// JsonRows of a table as JSON, an array of arrays.
struct JsonRows(String);

impl JsonRows {
    fn new(json: &mut String, name: &str) -> Self {
        json.push_str(if json.is_empty() { "{\"" } else { ",\"" });
        json.push_str(name);
        json.push_str("\":[");
        Self(String::new())
    }

    fn open(&mut self) {
        self.0.push_str(if self.0.is_empty() { "[" } else { ",[" });
    }

    /// A value of a row; nothing that is written here needs to be escaped.
    fn text(&mut self, text: &str) {
        self.value(|json| {
            json.push('"');
            json.push_str(text);
            json.push('"');
        });
    }

    fn piece(&mut self, letter: Option<char>) {
        match letter {
            Some(letter) => self.text(letter.encode_utf8(&mut [0; 4])),
            None => self.value(|json| json.push_str("null")),
        }
    }

    fn number(&mut self, number: u32) {
        self.value(|json| json.push_str(&number.to_string()));
    }

    fn value(&mut self, write: impl FnOnce(&mut String)) {
        if !self.0.ends_with('[') {
            self.0.push(',');
        }
        write(&mut self.0);
    }

    fn close(&mut self) {
        self.0.push(']');
    }

    fn end(self, json: &mut String) {
        json.push_str(&self.0);
        json.push(']');
    }
}

const fn side(color: Color) -> &'static str {
    match color {
        Color::White => "w",
        Color::Black => "b",
    }
}

/// `from`, `to`, `uci`, `san`, `piece`, `captured`, `promotion`, `capture`, `castling`, `en_passant`, `gives_check`,
/// `gives_mate`.
fn push_move(rows: &mut JsonRows, position: &Position, variant: Variant, played: Move) {
    let next = position.play_unchecked(played);
    let taken = played.captured(position.board()).map(|role| Piece::new(!position.turn(), role).char());
    rows.text(&played.from().to_string());
    rows.text(&position.aim(played).to_string());
    rows.text(&uci::write(position, played, variant));
    rows.text(&san::write(position, played));
    rows.piece(position.board().piece_at(played.from()).map(|piece| piece.char()));
    rows.piece(taken);
    rows.piece(played.promotion().map(Role::char));
    for fact in [taken.is_some(), played.is_castle(), played.is_en_passant(), next.is_check(), next.is_checkmate()] {
        rows.number(u32::from(fact));
    }
}

fn push_pieces(json: &mut String, board: &Board) {
    let mut rows = JsonRows::new(json, "pieces");
    for square in board.occupied() {
        let Some(piece) = board.piece_at(square) else { continue };
        rows.open();
        rows.text(&square.to_string());
        rows.piece(Some(piece.char()));
        rows.text(piece.role.name());
        rows.text(side(piece.color));
        rows.close();
    }
    rows.end(json);
}

fn push_attacks(json: &mut String, position: &Position) {
    let (board, occupied) = (position.board(), position.board().occupied());
    let mut rows = JsonRows::new(json, "attacks");
    for color in Color::ALL {
        for to in Square::all() {
            for from in position.attackers(to, color, occupied) {
                rows.open();
                rows.text(side(color));
                rows.piece(board.piece_at(from).map(|piece| piece.char()));
                rows.text(&from.to_string());
                rows.text(&to.to_string());
                rows.piece(board.piece_at(to).map(|piece| piece.char()));
                rows.close();
            }
        }
    }
    rows.end(json);
}

/// What the pieces move by their way of moving, and which of it is legal; castling is legal besides.
fn push_reach(json: &mut String, position: &Position) {
    let mut rows = JsonRows::new(json, "reach");
    for from in position.board().occupied() {
        let Some(piece) = position.board().piece_at(from) else { continue };
        let legal = position.legal_reach(from);
        for to in position.pseudo_reach(from) | legal {
            rows.open();
            rows.text(side(piece.color));
            rows.piece(Some(piece.char()));
            rows.text(&from.to_string());
            rows.text(&to.to_string());
            rows.number(u32::from(legal.contains(to)));
            rows.close();
        }
    }
    rows.end(json);
}

fn push_history(json: &mut String, game: &Game) {
    let mut rows = JsonRows::new(json, "history");
    let mut before = *game.start();
    for (ply, (played, after)) in game.moves().enumerate() {
        rows.open();
        rows.number(ply as u32 + 1);
        rows.number(u32::from(before.fullmove_number()));
        rows.text(side(before.turn()));
        push_move(&mut rows, &before, game.variant(), played);
        rows.text(&fen::write(after, FenStyle::XFen));
        rows.close();
        before = *after;
    }
    rows.end(json);
}

/// A game after some UCI moves from a start as rows, each an array: `pieces` (square, piece, role, side), `attacks` (side,
/// piece, from, to, target), `reach` (side, piece, from, to, legal), `history` (ply, number, side, from, to, uci, san, piece, captured, promotion, capture,
/// castling, en_passant, gives_check, gives_mate, fen) and `legal_moves` (from, to … gives_mate).
///
/// ```js
/// const start = 'rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1';
/// gameFacts(start, 'e2e4').legal_moves.length; // 20
/// ```
#[wasm_bindgen(js_name = gameFacts, unchecked_return_type = "Record<string, (string | number | null)[][]>")]
pub fn game_facts(start: &str, moves: &str) -> Result<JsValue, Failure> {
    let game = played(start, moves)?;
    let position = game.position();
    let mut json = String::new();
    push_pieces(&mut json, position.board());
    push_attacks(&mut json, position);
    push_reach(&mut json, position);
    push_history(&mut json, &game);
    let mut rows = JsonRows::new(&mut json, "legal_moves");
    for played in &position.legal_moves() {
        rows.open();
        push_move(&mut rows, position, game.variant(), played);
        rows.close();
    }
    rows.end(&mut json);
    json.push('}');
    Ok(json::parse(&json))
}
