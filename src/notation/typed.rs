//! A typed move: in either notation, or in English words; and a game played by the texts of its moves.

use super::san::{self, SanError};
use super::uci::{self, UciError, UciErrorKind};
use crate::diagnostic::one_of_errors;
use crate::game::{Game, PlayError};
use crate::rules::{Move, Position, Variant};
use alloc::string::String;

one_of_errors! {
    /// Why a typed text is no move here.
    pub enum TypedError {
        /// It names two squares.
        Uci(UciError),
        /// It does not, so it was read as SAN.
        San(SanError),
    }
}

/// Reads a move in UCI if the text has that form, else in SAN as people type it, or in words.
///
/// ```
/// use gridmate::notation::read_move;
/// use gridmate::rules::{Position, Variant};
/// let start = Position::initial();
/// assert_eq!(read_move(&start, "g1f3", Variant::Standard), read_move(&start, "Nf3", Variant::Standard));
/// assert_eq!(read_move(&start, "knight to f3", Variant::Standard), read_move(&start, "Nf3", Variant::Standard));
/// assert_eq!(read_move(&start, "e2e5", Variant::Standard).unwrap_err().code(), "unreachable");
/// ```
pub fn read_move(position: &Position, text: &str, variant: Variant) -> Result<Move, TypedError> {
    match uci::parse_lenient(position, text, variant) {
        Err(error) if matches!(error.kind(), UciErrorKind::Form | UciErrorKind::Promotion) => {
            let san = san_of_words(text);
            let read = san::parse_lenient(position, san.as_deref().unwrap_or(text));
            read.map(|(played, _)| played).map_err(TypedError::San)
        }
        read => read.map_err(TypedError::Uci),
    }
}

/// No move in words is longer.
const LONGEST: usize = 80;

/// The SAN of a move in English words; none if not each of them is a word for a part of a move, a square or a part of SAN,
/// or none of them is a word.
#[inline(never)]
fn san_of_words(text: &str) -> Option<String> {
    let text = Some(text.trim()).filter(|text| text.len() <= LONGEST)?.to_ascii_lowercase();
    let mut words = text.split([' ', '\t', '-', ',']).filter(|word| !word.is_empty()).peekable();
    let (mut san, mut has_word) = (String::new(), false);
    while let Some(word) = words.next() {
        let part = match word {
            "castle" | "castles" | "castling" => {
                let side = words.next_if(|word| !matches!(*word, "check" | "mate" | "checkmate")).unwrap_or("short");
                let _ = words.next_if_eq(&"side");
                match side {
                    "king" | "kingside" | "short" => "O-O",
                    "queen" | "queenside" | "long" => "O-O-O",
                    _ => return None,
                }
            }
            "king" => "K",
            "queen" => "Q",
            "rook" => "R",
            "bishop" => "B",
            "knight" => "N",
            "takes" | "captures" => "x",
            "pawn" | "from" | "to" | "on" | "becomes" | "promotes" | "a" | "an" | "the" | "with" => "",
            "check" => "+",
            "mate" | "checkmate" => "#",
            _ => {
                let is_part =
                    word.len() <= 4 && word.bytes().all(|byte| matches!(byte, b'a'..=b'h' | b'1'..=b'8' | b'x'));
                san.push_str(is_part.then_some(word)?);
                continue;
            }
        };
        has_word = true;
        san.push_str(part);
    }
    has_word.then_some(san)
}

one_of_errors! {
    /// Why the text of a move is not played in a game.
    pub enum GamePlayError {
        /// It is no legal move here.
        San(SanError),
        /// The game is over.
        Play(PlayError),
    }
}

impl Game {
    /// Plays a move in SAN, read as [`san::parse_lenient`] reads it, and returns it.
    ///
    /// ```
    /// use gridmate::game::Game;
    /// let mut game = Game::default();
    /// for text in ["f3", "e5", "g4", "Qh4"] {
    ///     game.play_san(text)?;
    /// }
    /// assert!(game.position().is_checkmate());
    /// assert_eq!(game.play_san("a3").unwrap_err().code(), "checkmate");
    /// # Ok::<(), gridmate::notation::GamePlayError>(())
    /// ```
    pub fn play_san(&mut self, text: &str) -> Result<Move, GamePlayError> {
        let (played, _) = san::parse_lenient(self.position(), text)?;
        self.play(played)?;
        Ok(played)
    }
}
