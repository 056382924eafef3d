//! FEN as chess.js reads, checks and writes it: the same texts taken, the same sentences where one is refused.
//!
//! Beyond that it takes the letters of Chess960 rights, and writes a right that the letters `KQkq` cannot say by the
//! file of its rook, so that what is written always reads back.

use super::state::{EVERY_RIGHT, Rights, State, corner, is_short, rights_of, stands_for};
use crate::board::{Bitboard, Board, Color, File, Piece, Rank, Role, Square};
use crate::notation::fen::{push_fields, push_placement};
use crate::rules::{MAX_COUNTER, Setup, Variant};

/// The start of a standard game.
pub const START: &str = "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1";

/// The text with the fields added that are commonly left out; none, if it has fewer than two or more than five.
#[must_use]
pub fn complete(text: &str) -> Option<String> {
    let count = split(text).count();
    if !(2..6).contains(&count) {
        return None;
    }
    let mut whole = split(text).collect::<Vec<_>>().join(" ");
    for missing in ["-", "-", "0", "1"].into_iter().skip(count - 2) {
        whole.push(' ');
        whole.push_str(missing);
    }
    Some(whole)
}

/// Splits at runs of white space; white space at an end leaves an empty field there.
fn split(text: &str) -> impl Iterator<Item = &str> {
    let front = text.starts_with(char::is_whitespace).then_some("");
    let back = (text.is_empty() || text.ends_with(char::is_whitespace)).then_some("");
    front.into_iter().chain(text.split_whitespace()).chain(back)
}

/// The number that a text starts with.
fn leading_number(text: &str) -> Option<i64> {
    let (negative, digits) = match text.as_bytes() {
        [b'-', ..] => (true, &text[1..]),
        [b'+', ..] => (false, &text[1..]),
        _ => (false, text),
    };
    let end = digits.bytes().position(|byte| !byte.is_ascii_digit()).unwrap_or(digits.len());
    let number = match &digits[..end] {
        "" => return None,
        digits => digits.parse().unwrap_or(i64::MAX),
    };
    Some(if negative { -number } else { number })
}

/// Checks a text; the error is the sentence that chess.js has for it.
///
/// ```
/// use gridmate::compat::fen;
/// assert_eq!(fen::validate(fen::START), Ok(()));
/// assert_eq!(fen::validate("8/8/8/8/8/8/8/8 w - - 0 1"), Err("Invalid FEN: missing white king"));
/// ```
pub fn validate(text: &str) -> Result<(), &'static str> {
    let mut fields = split(text);
    let six: [_; 6] = std::array::from_fn(|_| fields.next());
    let ([Some(pieces), Some(turn), Some(rights), Some(passed), Some(halfmove), Some(fullmove)], None) =
        (six, fields.next())
    else {
        return Err("Invalid FEN: must contain six space-delimited fields");
    };
    if leading_number(fullmove).is_none_or(|number| number <= 0) {
        return Err("Invalid FEN: move number must be a positive integer");
    }
    if leading_number(halfmove).is_none_or(|number| number < 0) {
        return Err("Invalid FEN: half move counter number must be a non-negative integer");
    }
    let passed_rank = match passed.as_bytes() {
        b"-" => None,
        [b'a'..=b'h', rank @ (b'3' | b'6')] => Some(*rank),
        _ => return Err("Invalid FEN: en-passant square is invalid"),
    };
    if !rights.bytes().all(|byte| matches!(byte.to_ascii_lowercase(), b'k' | b'q' | b'-' | b'a'..=b'h')) {
        return Err("Invalid FEN: castling availability is invalid");
    }
    if turn != "w" && turn != "b" {
        return Err("Invalid FEN: side-to-move is invalid");
    }
    check_rows(pieces)?;
    if matches!((passed_rank, turn), (Some(b'3'), "w") | (Some(b'6'), "b")) {
        return Err("Invalid FEN: illegal en-passant square");
    }
    check_pieces(pieces)
}

fn check_rows(pieces: &str) -> Result<(), &'static str> {
    if pieces.bytes().filter(|&byte| byte == b'/').count() != 7 {
        return Err("Invalid FEN: piece data does not contain 8 '/'-delimited rows");
    }
    let mut squares = 0;
    let mut after_digit = false;
    for byte in pieces.bytes().chain([b'/']) {
        match byte {
            b'/' if squares != 8 => return Err("Invalid FEN: piece data is invalid (too many squares in rank)"),
            b'/' => squares = 0,
            b'0'..=b'9' if after_digit => return Err("Invalid FEN: piece data is invalid (consecutive number)"),
            b'0'..=b'9' => squares += u32::from(byte - b'0'),
            b'P' | b'N' | b'B' | b'R' | b'Q' | b'K' | b'p' | b'n' | b'b' | b'r' | b'q' | b'k' => squares += 1,
            _ => return Err("Invalid FEN: piece data is invalid (invalid piece)"),
        }
        after_digit = byte.is_ascii_digit();
    }
    Ok(())
}

fn check_pieces(pieces: &str) -> Result<(), &'static str> {
    let count = |letter| pieces.bytes().filter(|&other| other == letter).count();
    match (count(b'K'), count(b'k')) {
        (0, _) => return Err("Invalid FEN: missing white king"),
        (2.., _) => return Err("Invalid FEN: too many white kings"),
        (_, 0) => return Err("Invalid FEN: missing black king"),
        (_, 2..) => return Err("Invalid FEN: too many black kings"),
        _ => {}
    }
    let is_pawn = |byte: u8| matches!(byte, b'P' | b'p');
    let in_row = |byte: &u8| *byte != b'/';
    let (first, last) = (pieces.bytes(), pieces.bytes().rev());
    if first.take_while(in_row).any(is_pawn) || last.take_while(in_row).any(is_pawn) {
        return Err("Invalid FEN: some pawns are on the edge rows");
    }
    Ok(())
}

/// Reads a text that may be anything; what cannot be read is left out. `variant` tells what `KQkq` mean where the king
/// or the rooks do not stand as a standard game starts.
#[must_use]
pub fn read(text: &str, variant: Variant) -> State {
    let mut fields = split(text);
    let mut next = || fields.next().unwrap_or("-");
    let (pieces, turn, rights, passed) = (next(), next(), next(), next());
    let counter = |text: &str| leading_number(text).unwrap_or(0).clamp(0, i64::from(MAX_COUNTER)) as u16;
    let (halfmove, fullmove) = (counter(next()), counter(next()).max(1));
    let turn = if turn == "b" { Color::Black } else { Color::White };
    let setup = Setup {
        board: read_board(pieces),
        turn,
        castling: Bitboard::EMPTY,
        en_passant: passed.parse().ok(),
        halfmove,
        fullmove,
    };
    read_rights(setup, rights, variant)
}

fn read_board(text: &str) -> Board {
    let mut board = Board::EMPTY;
    let (mut rank, mut file) = (7_usize, 0_usize);
    for letter in text.chars() {
        match letter {
            '/' if rank == 0 => break,
            '/' => (rank, file) = (rank - 1, 0),
            '0'..='9' => file += letter as usize - '0' as usize,
            _ => {
                if let (Some(square), Some(piece)) = (Square::from_index(rank * 8 + file), Piece::from_char(letter))
                    && file < 8
                {
                    // The square is still empty, so every bit of the piece can just be set.
                    let code = piece.role.code() | (piece.color as u8) << 3;
                    for (index, plane) in board.planes.iter_mut().enumerate() {
                        *plane |= u64::from(code >> index & 1) << square.index();
                    }
                }
                file += 1;
            }
        }
    }
    board
}

fn read_rights(mut setup: Setup, text: &str, variant: Variant) -> State {
    let mut claims = Rights::default();
    for letter in text.chars() {
        let color = if letter.is_ascii_uppercase() { Color::White } else { Color::Black };
        let small = letter.to_ascii_lowercase();
        let rook = match File::from_char(small) {
            Some(file) => named_rook(&setup, color, file),
            None if !matches!(small, 'k' | 'q') => None,
            None if stands_for(&setup.board, color, small == 'k') => Some(corner(color, small == 'k')),
            None if variant == Variant::Chess960 => outer_rook(&setup, color, small == 'k'),
            None => {
                claims.0 |= Rights::of(color, small == 'k').0;
                None
            }
        };
        setup.castling |= rook.map_or(Bitboard::EMPTY, Bitboard::from);
    }
    // A right that is there in truth is no claim.
    State::new(setup, claims.minus(rights_of(&setup)))
}

/// The rook on this file, if it and its king are at home.
fn named_rook(setup: &Setup, color: Color, file: File) -> Option<Square> {
    let rank = if color == Color::White { Rank::First } else { Rank::Eighth };
    let at_home = setup.board.pieces(color, Role::King).intersects(Bitboard::back_rank(color));
    let rook = Square::new(file, rank);
    Some(rook).filter(|&rook| at_home && setup.board.pieces(color, Role::Rook).contains(rook))
}

/// The outermost rook on one side of a king at home.
fn outer_rook(setup: &Setup, color: Color, short: bool) -> Option<Square> {
    let home = Bitboard::back_rank(color);
    let king = (setup.board.pieces(color, Role::King) & home).first()?;
    let mut rooks = (setup.board.pieces(color, Role::Rook) & home).into_iter();
    if short { rooks.filter(|&rook| rook > king).last() } else { rooks.find(|&rook| rook < king) }
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
    let before = text.len();
    for (color, short) in EVERY_RIGHT {
        let letter = if short { 'k' } else { 'q' };
        let home = Bitboard::back_rank(color);
        let rook =
            (state.setup.castling & home).into_iter().find(|&rook| is_short(state.board(), color, rook) == short);
        let letter = match rook {
            Some(rook) if !stands_for(state.board(), color, short) || rook != corner(color, short) => {
                rook.file().char()
            }
            None if !state.ghosts.has(color, short) => continue,
            _ => letter,
        };
        text.push(if color == Color::White { letter.to_ascii_uppercase() } else { letter });
    }
    if text.len() == before {
        text.push('-');
    }
}
