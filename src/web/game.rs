//! The game that the page holds.

use super::error::{Failure, failure};
use super::number_of;
use super::record::Record;
use super::square::{index, indices, square};
use super::step::{Step, taken};
use crate::board::{Piece, Square};
use crate::game::{self, Claim, End};
use crate::notation::diagram::{self, Style};
use crate::notation::text::joined;
use crate::notation::{Refusal, fen, read_move, san, uci};
use crate::rules::{Move, Position};
use wasm_bindgen::prelude::wasm_bindgen;

/// A game: a start, a line of moves, and the place on it.
#[wasm_bindgen]
#[derive(Debug)]
pub struct Game {
    pub(super) line: game::Game,
    pub(super) record: Record,
    pub(super) notes: Vec<String>,
}

impl Game {
    pub(super) fn of(line: game::Game) -> Self {
        Self { line, record: Record::default(), notes: Vec::new() }
    }

    fn position(&self) -> &Position {
        self.line.position()
    }

    /// The game with every move played again that was taken back.
    pub(super) fn whole_line(&self) -> game::Game {
        let mut whole = self.line.clone();
        while whole.redo().is_some() {}
        whole
    }

    /// The square that a player means by a move: for castling where the king lands, unless another move goes there or
    /// the king stands there already; then the rook.
    fn target(&self, played: Move) -> Square {
        let Some((king_to, _)) = played.castle_squares() else { return played.to() };
        let moves = self.position().legal_moves();
        let clashes = |other: Move| other.from() == played.from() && other.to() == king_to && !other.is_castle();
        if king_to == played.from() || moves.into_iter().any(clashes) { played.to() } else { king_to }
    }

    /// Whether a player who names a square means this move. A castle is meant by its rook, too.
    fn is_meant(&self, played: Move, to: Square) -> bool {
        played.to() == to || self.target(played) == to
    }

    fn moves_from(&self, from: u8) -> impl Iterator<Item = Move> {
        let moves = self.position().legal_moves();
        let from = Square::from_index(usize::from(from)).filter(|_| self.line.end().is_none());
        (0..moves.len()).map(move |index| moves[index]).filter(move |played| Some(played.from()) == from)
    }
}

/// How it starts.
#[wasm_bindgen]
impl Game {
    /// A standard game.
    #[wasm_bindgen(constructor)]
    #[must_use]
    #[allow(clippy::new_without_default, reason = "JavaScript knows no defaults")]
    pub fn new() -> Self {
        Self::of(game::Game::default())
    }

    /// A game from one of the 960 starts.
    pub fn chess960(number: f64) -> Result<Self, Failure> {
        Ok(Self::of(game::Game::chess960(number_of(number)?)))
    }

    /// A game from a FEN as programs write it.
    #[wasm_bindgen(js_name = fromFen)]
    pub fn from_fen(text: &str) -> Result<Self, Failure> {
        let (position, variant) = fen::parse_any(text).map_err(|error| failure(error.code(), &error))?;
        Ok(Self::of(game::Game::new(position, variant)))
    }

    /// A game from a FEN as people paste it; `notes` tells what was repaired.
    #[wasm_bindgen(js_name = fromPastedFen)]
    pub fn from_pasted_fen(text: &str) -> Result<Self, Failure> {
        let read = fen::parse_lenient(text).map_err(|error| failure(error.code(), &error))?;
        let notes = read.repairs.iter().map(ToString::to_string);
        let warnings = read.position.setup().warnings();
        let notes = notes.chain(warnings.iter().map(|warning| format!("Odd, but playable: {warning}.")));
        Ok(Self { notes: notes.collect(), ..Self::of(game::Game::new(read.position, read.variant)) })
    }

    /// What was odd about the text that it was read from, in sentences.
    #[wasm_bindgen(getter)]
    #[must_use]
    pub fn notes(&self) -> Vec<String> {
        self.notes.clone()
    }

    /// The FEN before the first move.
    #[wasm_bindgen(getter, js_name = startFen)]
    #[must_use]
    pub fn start_fen(&self) -> String {
        fen::write(self.line.start(), fen::Style::XFen)
    }

    /// The FEN now.
    #[wasm_bindgen(getter)]
    #[must_use]
    pub fn fen(&self) -> String {
        fen::write(self.position(), fen::Style::XFen)
    }

    /// The board as text: `unicode`, `letters` or `boxed`.
    pub fn diagram(&self, style: &str) -> Result<String, Failure> {
        let unknown = || failure("diagram-style", "A diagram is unicode, letters or boxed.");
        let style = Style::from_name(style).ok_or_else(unknown)?;
        Ok(diagram::draw(self.position().board(), style))
    }
}

/// The position now.
#[wasm_bindgen]
impl Game {
    /// 64 FEN letters from a1 to h8, with a dot where nothing stands.
    #[wasm_bindgen(getter)]
    #[must_use]
    pub fn board(&self) -> String {
        let board = self.position().board();
        Square::all().map(|square| board.piece_at(square).map_or('.', Piece::char)).collect()
    }

    /// `w` or `b`: who moves.
    #[wasm_bindgen(getter)]
    #[must_use]
    pub fn turn(&self) -> char {
        self.position().turn().char()
    }

    /// Where the king stands that is in check, if it is.
    #[wasm_bindgen(getter, js_name = checkedKing)]
    #[must_use]
    pub fn checked_king(&self) -> Option<u8> {
        let position = self.position();
        position.is_check().then(|| index(position.king(position.turn())))
    }

    /// The legal moves.
    #[wasm_bindgen(js_name = legalMoves)]
    #[must_use]
    pub fn legal_moves(&self) -> Vec<String> {
        let position = self.position();
        position.legal_moves().into_iter().map(|played| uci::write(position, played, self.line.variant())).collect()
    }

    /// The squares where the piece on a square may go. None, if the game is over.
    #[must_use]
    pub fn targets(&self, from: u8) -> Vec<u8> {
        indices(self.moves_from(from).map(|played| self.target(played)).collect())
    }

    /// Those of the targets where it takes something.
    #[must_use]
    pub fn captures(&self, from: u8) -> Vec<u8> {
        let takes = |played: &Move| taken(self.position(), *played).is_some();
        indices(self.moves_from(from).filter(takes).map(Move::to).collect())
    }

    /// The legal moves from one square to another: several for a promotion. If there is none, the error says why.
    #[wasm_bindgen(js_name = movesTo)]
    pub fn moves_to(&self, from: u8, to: u8) -> Result<Vec<String>, Failure> {
        let (start, end) = (square(from)?, square(to)?);
        if let Some(over) = self.line.end() {
            let error = game::PlayError::Ended(over);
            return Err(failure(error.code(), error));
        }
        let meant = self.moves_from(from).filter(|&played| self.is_meant(played, end));
        let texts: Vec<_> = meant.map(|played| uci::write(self.position(), played, self.line.variant())).collect();
        match Refusal::find(self.position(), start, end) {
            Some(refusal) if texts.is_empty() => Err(failure(refusal.code(), refusal)),
            _ => Ok(texts),
        }
    }
}

/// The line of moves.
#[wasm_bindgen]
impl Game {
    /// Plays a move in UCI or, as people type it, in SAN.
    pub fn play(&mut self, text: &str) -> Result<(), Failure> {
        let position = *self.position();
        let played = read_move(&position, text, self.line.variant()).map_err(|error| failure(error.code(), &error))?;
        self.line.play(played).map_err(|error| failure(error.code(), error))
    }

    /// Goes to the position after so many moves of the line, or as near as there is one.
    #[wasm_bindgen(js_name = goTo)]
    pub fn go_to(&mut self, ply: usize) {
        while self.line.ply() > ply && self.line.undo().is_some() {}
        while self.line.ply() < ply && self.line.redo().is_some() {}
    }

    /// How many moves have been played.
    #[wasm_bindgen(getter)]
    #[must_use]
    pub fn ply(&self) -> usize {
        self.line.ply()
    }

    /// How many moves the line has, those taken back included.
    #[wasm_bindgen(getter)]
    #[must_use]
    pub fn length(&self) -> usize {
        self.line.ply() + self.line.redoable()
    }

    /// What the last move did.
    #[wasm_bindgen(getter, js_name = lastStep)]
    #[must_use]
    pub fn last_step(&self) -> Option<Step> {
        let (played, after) = self.line.moves().next_back()?;
        let before = self.line.moves().rev().nth(1).map_or(self.line.start(), |(_, position)| position);
        Some(Step::new(before, played, after))
    }

    /// The whole line in SAN, moves taken back included.
    #[wasm_bindgen(getter)]
    #[must_use]
    pub fn sans(&self) -> Vec<String> {
        let whole = self.whole_line();
        let mut before = *whole.start();
        let texts = whole.moves().map(|(played, after)| san::write(&std::mem::replace(&mut before, *after), played));
        texts.collect()
    }

    /// The whole line in UCI with spaces between, moves taken back included.
    #[wasm_bindgen(getter)]
    #[must_use]
    pub fn ucis(&self) -> String {
        let whole = self.whole_line();
        let mut before = *whole.start();
        let mut texts = Vec::new();
        for (played, after) in whole.moves() {
            texts.push(uci::write(&before, played, whole.variant()));
            before = *after;
        }
        joined(&mut texts.iter().map(String::as_str), " ")
    }

    /// The number of the first move.
    #[wasm_bindgen(getter, js_name = firstNumber)]
    #[must_use]
    pub fn first_number(&self) -> u16 {
        self.line.start().fullmove_number()
    }

    /// `w` or `b`: who makes the first move.
    #[wasm_bindgen(getter, js_name = firstTurn)]
    #[must_use]
    pub fn first_turn(&self) -> char {
        self.line.start().turn().char()
    }

    /// How the game has ended, if it has: `checkmate`, `stalemate`, `insufficient`, `fivefold`, `seventyfive`,
    /// `threefold` or `fifty`.
    #[wasm_bindgen(getter)]
    #[must_use]
    pub fn end(&self) -> Option<String> {
        self.line.end().map(|end| end.code().to_owned())
    }

    /// `w` or `b`: who has won, if anybody has.
    #[wasm_bindgen(getter)]
    #[must_use]
    pub fn winner(&self) -> Option<char> {
        self.line.end().and_then(End::winner).map(|color| color.char())
    }

    /// The draws that may be claimed now: `threefold`, `fifty`.
    #[wasm_bindgen(getter)]
    #[must_use]
    pub fn claims(&self) -> Vec<String> {
        let open = Claim::ALL.into_iter().filter(|&claim| self.line.end().is_none() && self.line.can_claim(claim));
        open.map(|claim| End::Claimed(claim).code().to_owned()).collect()
    }

    /// Claims a draw: `threefold` or `fifty`.
    pub fn claim(&mut self, code: &str) -> Result<(), Failure> {
        let found = Claim::ALL.into_iter().find(|&claim| End::Claimed(claim).code() == code);
        let claim = found.ok_or_else(|| failure("no-such-claim", "A claim is threefold or fifty."))?;
        self.line.claim(claim).map(|_| ()).map_err(|error| failure(error.code(), error))
    }
}
