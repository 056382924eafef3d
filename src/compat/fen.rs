//! FEN as chess.js reads, checks and writes it: the same texts taken, the same sentences where one is refused.
//!
//! Beyond that it takes the letters of Chess960 rights, and writes a right that the letters `KQkq` cannot say by the
//! file of its rook, so that what is written always reads back.

use super::state::{CORNERS, State, right_of, rights_of, side_of};
use crate::board::{Bitboard, Board, Color, Rank, Role};
use crate::diagnostic::{diagnostics, sentences};
use crate::notation::fen::{castling_rook, push_fields, push_placement, read_placement};
use crate::notation::text::{after_digits, before};
use crate::rules::{MAX_COUNTER, Setup, Variant, castling_homes};

/// The start of a standard game.
pub const START: &str = "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1";

/// The text with the fields added that are commonly left out; none, if it has fewer than two or more than five.
#[must_use]
pub fn complete(text: &str) -> Option<String> {
    let (count, fields) = split(text);
    (2..6).contains(&count).then(|| fields.join(" "))
}

/// How many fields a text has, and six of them: the first, and those that are left out as they are commonly meant. White
/// space at an end leaves an empty field there.
fn split(text: &str) -> (usize, [&str; 6]) {
    let front = text.starts_with(char::is_whitespace).then_some("");
    let back = (text.is_empty() || text.ends_with(char::is_whitespace)).then_some("");
    let (mut count, mut fields) = (0, ["-", "-", "-", "-", "0", "1"]);
    for field in front.into_iter().chain(text.split_whitespace()).chain(back) {
        if let Some(place) = fields.get_mut(count) {
            *place = field;
        }
        count += 1;
    }
    (count, fields)
}

/// The number that a text starts with.
fn leading_number(text: &str) -> Option<i64> {
    let unsigned = text.strip_prefix(['-', '+']).unwrap_or(text);
    let digits = before(unsigned, unsigned.len() - after_digits(unsigned).len());
    let number = digits.parse().unwrap_or(i64::MAX);
    (!digits.is_empty()).then_some(if text.starts_with('-') { -number } else { number })
}

diagnostics! {
    /// Why a text is refused, in the sentences of chess.js.
    #[derive(Clone, Copy, PartialEq, Eq, Debug)]
    pub enum InvalidFen: Error, "chess.js", "Invalid FEN: ", "";
    /// It has not six fields.
    Fields = "invalid-fen", "must contain six space-delimited fields";
    /// The last field is no number of a move.
    MoveNumber = "invalid-fen", "move number must be a positive integer";
    /// The field before it is no count.
    HalfMoves = "invalid-fen", "half move counter number must be a non-negative integer";
    /// The fourth field is no square behind a double step.
    EnPassant = "invalid-fen", "en-passant square is invalid";
    /// The third field has another letter.
    Castling = "invalid-fen", "castling availability is invalid";
    /// The second field is no side.
    Turn = "invalid-fen", "side-to-move is invalid";
    /// The square lies behind a pawn of the side to move.
    EnPassantTurn = "invalid-fen", "illegal en-passant square";
    /// There are not eight ranks.
    Rows = "invalid-fen", "piece data does not contain 8 '/'-delimited rows";
    /// A rank has not eight squares.
    RowLength = "invalid-fen", "piece data is invalid (too many squares in rank)";
    /// Two digits follow each other.
    Digits = "invalid-fen", "piece data is invalid (consecutive number)";
    /// Another letter stands where a piece would.
    Piece = "invalid-fen", "piece data is invalid (invalid piece)";
    /// White has no king.
    NoWhiteKing = "invalid-fen", "missing white king";
    /// White has several.
    WhiteKings = "invalid-fen", "too many white kings";
    /// Black has no king.
    NoBlackKing = "invalid-fen", "missing black king";
    /// Black has several.
    BlackKings = "invalid-fen", "too many black kings";
    /// Pawns stand where none can.
    Pawns = "invalid-fen", "some pawns are on the edge rows";
}

sentences!(InvalidFen);

/// Checks a text as chess.js does.
///
/// ```
/// use gridmate::compat::fen;
/// assert_eq!(fen::validate(fen::START), Ok(()));
/// let error = fen::validate("8/8/8/8/8/8/8/8 w - - 0 1").unwrap_err();
/// assert_eq!(error, fen::InvalidFen::NoWhiteKing);
/// assert_eq!((error.code(), &*error.to_string()), ("invalid-fen", "Invalid FEN: missing white king"));
/// ```
pub fn validate(text: &str) -> Result<(), InvalidFen> {
    let (count, fields) = split(text);
    if count == 6 { check(&fields).map(drop) } else { Err(InvalidFen::Fields) }
}

/// Checks the fields; answers the pieces.
fn check(&[pieces, turn, rights, passed, halfmove, fullmove]: &[&str; 6]) -> Result<Board, InvalidFen> {
    if leading_number(fullmove).is_none_or(|number| number <= 0) {
        return Err(InvalidFen::MoveNumber);
    }
    if leading_number(halfmove).is_none_or(|number| number < 0) {
        return Err(InvalidFen::HalfMoves);
    }
    let passed_rank = match passed.as_bytes() {
        b"-" => None,
        [b'a'..=b'h', rank @ (b'3' | b'6')] => Some(*rank),
        _ => return Err(InvalidFen::EnPassant),
    };
    if !rights.bytes().all(|byte| matches!(byte.to_ascii_lowercase(), b'k' | b'q' | b'-' | b'a'..=b'h')) {
        return Err(InvalidFen::Castling);
    }
    if turn != "w" && turn != "b" {
        return Err(InvalidFen::Turn);
    }
    check_rows(pieces)?;
    if matches!((passed_rank, turn), (Some(b'3'), "w") | (Some(b'6'), "b")) {
        return Err(InvalidFen::EnPassantTurn);
    }
    let board = read_placement(pieces);
    check_pieces(&board)?;
    Ok(board)
}

fn check_rows(pieces: &str) -> Result<(), InvalidFen> {
    if pieces.bytes().filter(|&byte| byte == b'/').count() != 7 {
        return Err(InvalidFen::Rows);
    }
    let mut squares = 0;
    let mut after_digit = false;
    for byte in pieces.bytes().chain([b'/']) {
        match byte {
            b'/' if squares != 8 => return Err(InvalidFen::RowLength),
            b'/' => squares = 0,
            b'0'..=b'9' if after_digit => return Err(InvalidFen::Digits),
            b'0'..=b'9' => squares += u32::from(byte - b'0'),
            b'P' | b'N' | b'B' | b'R' | b'Q' | b'K' | b'p' | b'n' | b'b' | b'r' | b'q' | b'k' => squares += 1,
            _ => return Err(InvalidFen::Piece),
        }
        after_digit = byte.is_ascii_digit();
    }
    Ok(())
}

fn check_pieces(board: &Board) -> Result<(), InvalidFen> {
    let kings = |color| board.pieces(color, Role::King).len();
    match (kings(Color::White), kings(Color::Black)) {
        (0, _) => return Err(InvalidFen::NoWhiteKing),
        (2.., _) => return Err(InvalidFen::WhiteKings),
        (_, 0) => return Err(InvalidFen::NoBlackKing),
        (_, 2..) => return Err(InvalidFen::BlackKings),
        _ => {}
    }
    let edges = Bitboard::rank(Rank::First) | Bitboard::rank(Rank::Eighth);
    if board.role(Role::Pawn).intersects(edges) { Err(InvalidFen::Pawns) } else { Ok(()) }
}

/// Reads a text that chess.js takes, with the fields added that are commonly left out; answers the text with them, too,
/// if there were any.
pub fn load(text: &str, variant: Variant) -> Result<(State, Option<String>), InvalidFen> {
    let (count, fields) = split(text);
    // An empty field at the end is none once others are added behind it.
    let loses_one = count < 6 && text.ends_with(char::is_whitespace);
    if loses_one || !(2..=6).contains(&count) {
        return Err(InvalidFen::Fields);
    }
    let board = check(&fields)?;
    Ok((read_fields(board, &fields, variant), (count < 6).then(|| fields.join(" "))))
}

/// Reads a text that may be anything; what cannot be read is left out. `variant` says what `KQkq` mean where the king
/// or the rooks do not stand as a standard game starts.
#[must_use]
pub fn read(text: &str, variant: Variant) -> State {
    let (_, fields) = split(text);
    read_fields(read_placement(fields[0]), &fields, variant)
}

fn read_fields(board: Board, &[_, turn, rights, passed, halfmove, fullmove]: &[&str; 6], variant: Variant) -> State {
    let counter = |text: &str| leading_number(text).unwrap_or(0).clamp(0, i64::from(MAX_COUNTER)) as u16;
    let (halfmove, fullmove) = (counter(halfmove), counter(fullmove).max(1));
    let turn = if turn == "b" { Color::Black } else { Color::White };
    let en_passant = passed.parse().ok();
    let setup = Setup { board, turn, castling: Bitboard::EMPTY, en_passant, halfmove, fullmove };
    read_rights(setup, rights, variant)
}

fn read_rights(mut setup: Setup, text: &str, variant: Variant) -> State {
    let (mut claimed, board) = (Bitboard::EMPTY, &setup.board);
    let [standard, any] = [Variant::Standard, Variant::Chess960].map(|variant| castling_homes(board, variant));
    for letter in text.chars() {
        let named = |variant| castling_rook(board, variant, letter);
        let corner = named(Variant::Standard).filter(|_| "KQkq".contains(letter));
        match (corner, named(variant)) {
            (Some(corner), _) if standard.contains(corner) => setup.castling |= corner.into(),
            (Some(corner), _) if variant == Variant::Standard => claimed |= corner.into(),
            (_, Some(rook)) if any.contains(rook) => setup.castling |= rook.into(),
            _ => {}
        }
    }
    // A right that is there in truth is no claim.
    State::new(setup, claimed - rights_of(&setup))
}

/// How the square behind a double step is written.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum Passed {
    /// Where a capture on it is legal.
    #[default]
    IfLegal,
    /// Always.
    Always,
}

/// Writes a state.
///
/// ```
/// use gridmate::compat::{State, fen};
/// assert_eq!(fen::write(&State::default(), fen::Passed::IfLegal), fen::START);
/// ```
#[must_use]
pub fn write(state: &State, passed: Passed) -> String {
    let mut text = String::with_capacity(96);
    write_onto(&mut text, state, passed);
    text
}

/// Adds a state to a text.
pub fn write_onto(text: &mut String, state: &State, passed: Passed) {
    let setup = &state.setup;
    let passed = if passed == Passed::Always { setup.en_passant } else { state.en_passant() };
    push_placement(text, state.board());
    push_fields(text, state.turn(), &|text| write_rights(text, state), passed, [setup.halfmove, setup.fullmove]);
}

fn write_rights(text: &mut String, state: &State) {
    let (before, board) = (text.len(), state.board());
    let standard = castling_homes(board, Variant::Standard);
    for (corner, letter) in CORNERS.into_iter().zip(['K', 'Q', 'k', 'q']) {
        let mut rooks = (state.setup.castling & Bitboard::back_rank(side_of(corner))).into_iter();
        match rooks.find(|&rook| right_of(board, rook) == corner) {
            Some(rook) if rook != corner || !standard.contains(corner) => {
                let file = rook.file().char();
                text.push(if letter.is_uppercase() { file.to_ascii_uppercase() } else { file });
            }
            None if !state.claimed.contains(corner) => {}
            _ => text.push(letter),
        }
    }
    if text.len() == before {
        text.push('-');
    }
}
