//! A position as people paste it.
//!
//! In: text from a web page, a chat, a PGN tag, an engine's log. Out: a position with a list of what had to be put right.
//! Only what has one clear reading is repaired. Pieces are never invented, moved or recoloured.

use super::read::{self, Fields, castling_rook};
use super::{FenError, FenErrorKind, Field, error};
use crate::board::{Bitboard, Board, Color, File, Rank, Square};
use crate::diagnostic::quote::is_invisible;
use crate::diagnostic::{diagnostics, sentences};
use crate::notation::text::{
    Parts, after, between, is_dash, is_longer, joined, trim, trim_end, trim_start, untidy_space,
};
use crate::rules::{Position, Setup, SetupError, Variant, castling_homes};
use alloc::string::{String, ToString};
use alloc::vec::Vec;

/// A wrapped FEN is longer than a bare one, but not longer than this.
const MAX_LENGTH: usize = 1024;

/// A position read from a pasted text.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct FixedFen {
    /// The position.
    pub position: Position,
    /// Chess960 where the castling rights cannot be said in standard form, else the standard game.
    pub variant: Variant,
    /// What was put right; empty for a correct FEN.
    pub fixes: Vec<FenFix>,
}

/// Reads a position from a pasted text, as far as there is one clear reading.
///
/// Columns of an error count in the line as it is after white space and wrapping were put right.
///
/// ```
/// use gridmate::notation::fen::{self, FenStyle};
/// let pasted = fen::parse_lenient("[FEN \"4k3/8/8/8/44/8/8/4K2R w KQ\"]")?;
/// assert_eq!(fen::write(&pasted.position, FenStyle::XFen), "4k3/8/8/8/8/8/8/4K2R w K - 0 1");
/// let codes: Vec<_> = pasted.fixes.iter().map(|repair| repair.code()).collect();
/// assert_eq!(codes, ["wrapping", "missing-fields", "adjacent-digits", "castling-dropped"]);
/// # Ok::<(), fen::FenError>(())
/// ```
pub fn parse_lenient(text: &str) -> Result<FixedFen, FenError> {
    if is_longer(text, MAX_LENGTH) {
        return Err(FenError::new(FenErrorKind::TooLong, None, MAX_LENGTH + 1, ""));
    }
    let mut fixes = Vec::new();
    let seen = without_invisible(text);
    if seen.len() != text.len() {
        fixes.push(FenFix::Invisible);
    }
    let mut texts = split(&seen, &mut fixes)?;
    let placement = add_digits(texts[0], &mut fixes);
    texts[0] = &placement;
    respell(&mut texts, &mut fixes);
    let ordered = order_castling(&placement.parse()?, texts[2]);
    if let Some(ordered) = &ordered {
        fixes.push(FenFix::CastlingOrder);
        texts[2] = ordered;
    }
    drop_zeros(&mut texts, &mut fixes);
    let fields = Fields::new(texts);
    let (mut setup, variant) = choose_variant(&fields, &mut fixes)?;
    infer_turn(&mut setup, &mut fixes);
    drop_en_passant(&mut setup, &mut fixes);
    let position = setup.position().map_err(|illegal| error::illegal(&fields, illegal))?;
    Ok(FixedFen { position, variant, fixes })
}

/// The text without invisible characters, and without zeros at its end.
fn without_invisible(text: &str) -> String {
    let mut seen = String::with_capacity(text.len());
    for char in text.chars() {
        if !is_invisible(char) {
            seen.push(char);
        }
    }
    while seen.ends_with('\0') {
        seen.pop();
    }
    seen
}

/// Takes a text apart into its fields, and adds those that are missing.
fn split<'a>(line: &'a str, fixes: &mut Vec<FenFix>) -> Result<[&'a str; 6], FenError> {
    let mut words = parts(line, char::is_whitespace);
    if untidy_space(line).is_some() {
        fixes.push(FenFix::WhiteSpace);
    }
    if unwrap(&mut words) {
        fixes.push(FenFix::Wrapping);
    }
    if let [joined] = words[..]
        && joined.bytes().any(|byte| byte == b'_')
    {
        fixes.push(FenFix::Underscores);
        words = parts(joined, |char| char == '_');
    }
    let found = words.len();
    if found == 0 {
        return Err(FenError::new(FenErrorKind::Empty, None, 1, ""));
    }
    // A gap between two fields may be where one is missing, and then the next one is not what it seems.
    if found > 6 || found < 6 && has_gap(line) {
        return Err(read::field_count(found, &words));
    }
    if let Some(&missing) = Field::ALL.get(found) {
        fixes.push(FenFix::MissingFields(missing));
    }
    let mut texts = Field::ALL.map(usual);
    for (text, word) in texts.iter_mut().zip(words) {
        *text = word;
    }
    Ok(texts)
}

/// What stands between certain characters, where anything does.
fn parts(line: &str, is_between: fn(char) -> bool) -> Vec<&str> {
    let mut parts = Vec::new();
    let mut start = 0;
    for (at, char) in line.char_indices() {
        if is_between(char) {
            if start < at {
                parts.push(between(line, start, at));
            }
            start = at + char.len_utf8();
        }
    }
    if start < line.len() {
        parts.push(after(line, start));
    }
    parts
}

/// Whether there is more than one space somewhere inside.
fn has_gap(line: &str) -> bool {
    let mut before = ' ';
    trim(line).chars().any(|char| core::mem::replace(&mut before, char).is_whitespace() && char.is_whitespace())
}

/// Takes off what stands around a FEN: the words before it, quotes, brackets; says whether there was anything.
fn unwrap(words: &mut Vec<&str>) -> bool {
    const BEFORE: [&str; 6] = ["position", "fen", "fen:", "[fen", "setboard", "epd"];
    const OPENING: [char; 9] = ['"', '\'', '`', '“', '„', '«', '‘', '(', '['];
    const CLOSING: [char; 11] = ['"', '\'', '`', '”', '“', '»', '’', ')', ']', ',', ';'];
    let length = |words: &[&str]| words.iter().map(|word| word.len()).sum::<usize>();
    let before = length(words);
    while words.first().is_some_and(|word| BEFORE.iter().any(|known| word.eq_ignore_ascii_case(known))) {
        words.remove(0);
    }
    if let Some(first) = words.first_mut() {
        *first = after_address(trim_start(first, &OPENING));
    }
    if let Some(last) = words.last_mut() {
        *last = trim_end(last, &CLOSING);
    }
    let trimmed = length(words) != before;
    words.retain(|word| !word.is_empty());
    trimmed
}

/// The end of a web address that holds a board: its last eight parts.
fn after_address(word: &str) -> &str {
    if !word.starts_with("https://") && !word.starts_with("http://") {
        return word;
    }
    let mut slashes = word.bytes().enumerate().rev().filter(|&(_, byte)| byte == b'/');
    slashes.nth(7).map_or(word, |(at, _)| after(word, at + 1))
}

/// Writes the side to move and the dashes as they should be written.
fn respell(texts: &mut [&str; 6], fixes: &mut Vec<FenFix>) {
    let [_, turn, castling, en_passant, ..] = texts;
    let color = match turn.to_ascii_lowercase().as_str() {
        "w" | "white" => Some((Color::White, "w")),
        "b" | "black" => Some((Color::Black, "b")),
        _ => None,
    };
    if let Some((color, letter)) = color.filter(|(_, letter)| turn != letter) {
        fixes.push(FenFix::Turn(color));
        *turn = letter;
    }
    for (field, text) in [(Field::Castling, castling), (Field::EnPassant, en_passant)] {
        if text.chars().all(is_dash) && text.chars().count() == 1 {
            fixes.push(FenFix::Dash(field));
            *text = "-";
        }
    }
}

/// Drops zeros before the counters, and counts moves from 1.
fn drop_zeros(texts: &mut [&str; 6], fixes: &mut Vec<FenFix>) {
    let [.., halfmove, fullmove] = texts;
    for (field, text) in [(Field::Halfmove, &mut *halfmove), (Field::Fullmove, &mut *fullmove)] {
        let bare = trim_start(text, &['0']);
        if text.len() > 1 && bare.len() < text.len() && bare.bytes().all(|byte| byte.is_ascii_digit()) {
            fixes.push(FenFix::LeadingZeros(field));
            *text = if bare.is_empty() { "0" } else { bare };
        }
    }
    if *fullmove == "0" {
        fixes.push(FenFix::MoveNumberZero);
        *fullmove = "1";
    }
}

/// The first field with numbers in a row added up, where the sum is a number of squares.
fn add_digits(text: &str, fixes: &mut Vec<FenFix>) -> String {
    let mut placement = String::new();
    for (index, row) in Parts::new(text, b'/').enumerate() {
        if index > 0 {
            placement.push('/');
        }
        match added_up(row) {
            Some(sums) => {
                fixes.extend(Rank::from_index(7usize.wrapping_sub(index)).map(FenFix::AdjacentDigits));
                placement.push_str(&sums);
            }
            None => placement.push_str(row),
        }
    }
    placement
}

/// A rank with numbers in a row added up; `None` if there are none, or if a sum is more than a rank has squares.
fn added_up(row: &str) -> Option<String> {
    let mut sums = String::new();
    let (mut sum, mut changed) = (0, false);
    for char in row.chars() {
        match char.to_digit(9).filter(|&digit| digit > 0) {
            Some(digit) => {
                if sum > 0 {
                    sums.pop();
                    changed = true;
                }
                sum += digit;
                sums.push(char::from_digit(sum, 9)?);
            }
            None => {
                sum = 0;
                sums.push(char);
            }
        }
    }
    changed.then_some(sums)
}

/// Castling letters in their order, if it is only the order that is wrong.
fn order_castling(board: &Board, text: &str) -> Option<String> {
    let Err(FenErrorKind::CastlingOrder) = read::read_castling(board, Variant::Chess960, text) else { return None };
    let mut ordered = String::new();
    for color in Color::ALL {
        for file in File::ALL.into_iter().rev() {
            let rook = Square::new(file, if color == Color::White { Rank::First } else { Rank::Eighth });
            let names_rook = |&letter: &char| castling_rook(board, Variant::Chess960, letter) == Some(rook);
            if let Some(letter) = text.chars().find(names_rook) {
                ordered.push(letter);
            }
        }
    }
    // A letter is missing where two name one rook.
    (ordered.len() == text.len() && ordered != text).then_some(ordered)
}

/// Reads the setup in the game that its castling rights fit; drops rights that fit neither.
fn choose_variant(fields: &Fields<'_>, fixes: &mut Vec<FenFix>) -> Result<(Setup, Variant), FenError> {
    let corners = Bitboard::file(File::A) | Bitboard::file(File::H);
    let mut closer = Variant::Chess960;
    for variant in [Variant::Standard, Variant::Chess960] {
        let setup = read::setup(fields, variant)?;
        if (setup.castling - castling_homes(&setup.board, variant)).is_empty() {
            return Ok((setup, variant));
        }
        // `KQkq` that is false is most often the standard game's, left in place while pieces were moved.
        if variant == Variant::Standard && (setup.castling - corners).is_empty() {
            closer = variant;
        }
    }
    let mut setup = read::setup(fields, closer)?;
    let homes = castling_homes(&setup.board, closer);
    fixes.push(FenFix::CastlingDropped(setup.castling - homes));
    setup.castling &= homes;
    Ok((setup, closer))
}

#[inline(never)]
fn has_fault(setup: &Setup, fault: SetupError) -> bool {
    setup.position().is_err_and(|illegal| illegal.errors().contains(&fault))
}

/// Gives the turn to black where the text does not say whose it is and white to move would be impossible.
fn infer_turn(setup: &mut Setup, fixes: &mut Vec<FenFix>) {
    if !fixes.contains(&FenFix::MissingFields(Field::Turn)) {
        return;
    }
    let other = Setup { turn: Color::Black, ..*setup };
    if has_fault(setup, SetupError::OppositeCheck(Color::Black))
        && !has_fault(&other, SetupError::OppositeCheck(Color::White))
    {
        fixes.push(FenFix::TurnInferred(Color::Black));
        *setup = other;
    }
}

/// Drops an en-passant square that is impossible.
fn drop_en_passant(setup: &mut Setup, fixes: &mut Vec<FenFix>) {
    let Some(square) = setup.en_passant else { return };
    if has_fault(setup, SetupError::EnPassant(square)) {
        fixes.push(FenFix::EnPassantDropped(square));
        setup.en_passant = None;
    }
}

diagnostics! {
    /// One thing that was put right.
    #[derive(Clone, Copy, PartialEq, Eq, Debug)]
    pub enum FenFix: Info, "fen-fix", "", ".";
    /// Invisible characters were taken out.
    Invisible = "invisible-characters", "Invisible characters were removed";
    /// What stood around the line was taken off: quotes, a tag, a command, an address.
    Wrapping = "wrapping", "The text around the FEN was removed";
    /// Tabs, line breaks, several or missing spaces became single spaces.
    WhiteSpace = "white-space", "White space was put in order";
    /// Underscores became spaces.
    Underscores = "underscores", "Underscores were read as spaces";
    /// This field and all after it were missing, and got their usual values.
    MissingFields(field: Field) [field: field, added: usual_from(*field)] = "missing-fields",
        "Missing from {field} on: added {added}";
    /// The side to move was missing; only this one can be to move.
    TurnInferred(color: Color) = "turn-inferred",
        "The side to move was missing; it is {color}, since the other king is in check";
    /// The side to move was written in another way.
    Turn(color: Color) = "turn-spelling", "The side to move was read as {color}";
    /// A long dash became a plain one.
    Dash(field: Field) = "dash", "The dash for {field} was made a plain one";
    /// Numbers in a row became their sum.
    AdjacentDigits(rank: Rank) = "adjacent-digits", "Numbers in a row on rank {rank} were added up";
    /// Castling letters were put in order.
    CastlingOrder = "castling-order", "The castling letters were put in order";
    /// Castling rights that these pieces cannot have were dropped; the squares are those of the rooks.
    CastlingDropped(rooks: Bitboard) [rooks: squares(*rooks)] = "castling-dropped",
        "No castling with {rooks}: king and rook do not stand for it";
    /// An en-passant square that no pawn can have passed was dropped.
    EnPassantDropped(square: Square) = "en-passant-dropped",
        "The en-passant square {square} was dropped: no pawn can just have passed it";
    /// Zeros before a number were dropped.
    LeadingZeros(field: Field) = "leading-zeros", "Zeros before {field} were dropped";
    /// Move number 0 became 1.
    MoveNumberZero = "move-number-zero", "Move number 0 was read as 1";
}

sentences!(FenFix);

/// What a missing field is taken to be.
const fn usual(field: Field) -> &'static str {
    match field {
        Field::Placement => "",
        Field::Turn => "w",
        Field::Castling | Field::EnPassant => "-",
        Field::Halfmove => "0",
        Field::Fullmove => "1",
    }
}

/// What is added where a field and all after it are missing.
fn usual_from(first: Field) -> String {
    joined(&mut Field::ALL.into_iter().filter(|&field| field as usize >= first as usize).map(usual), " ")
}

fn squares(squares: Bitboard) -> String {
    let names: Vec<_> = squares.into_iter().map(|square| square.to_string()).collect();
    names.join(", ")
}
