//! A position as people paste it.
//!
//! In: text from a web page, a chat, a PGN tag, an engine's log. Out: a position with a list of what had to be put right.
//! Only what has one clear reading is repaired. Pieces are never invented, moved or recoloured.

use super::read::{self, Fields, castling_rook};
use super::repair::{Repair, usual};
use super::{FenError, FenErrorKind, Field, error, read_placement};
use crate::board::{Bitboard, Board, Color, File, Rank, Role};
use crate::notation::quote::is_invisible;
use crate::notation::text::{after, between, is_longer, trim_end, trim_start, untidy_space};
use crate::rules::{Fault, Position, Setup, Variant};

/// A wrapped FEN is longer than a bare one, but not longer than this.
const MAX_LENGTH: usize = 1024;

/// A position read from a pasted text.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Repaired {
    /// The position.
    pub position: Position,
    /// Chess960 where the castling rights cannot be said in standard form, else the standard game.
    pub variant: Variant,
    /// What was put right; empty for a correct FEN.
    pub repairs: Vec<Repair>,
}

/// Reads a position from whatever somebody pasted, as far as there is one clear reading.
///
/// Columns of an error count in the line as it is after white space and wrapping were put right.
///
/// ```
/// use gridmate::notation::fen::{self, Style};
/// let pasted = fen::parse_lenient("[FEN \"4k3/8/8/8/44/8/8/4K2R w KQ\"]")?;
/// assert_eq!(fen::write(&pasted.position, Style::XFen), "4k3/8/8/8/8/8/8/4K2R w K - 0 1");
/// let codes: Vec<_> = pasted.repairs.iter().map(|repair| repair.code()).collect();
/// assert_eq!(codes, ["wrapping", "missing-fields", "adjacent-digits", "castling-dropped"]);
/// # Ok::<(), fen::FenError>(())
/// ```
pub fn parse_lenient(text: &str) -> Result<Repaired, FenError> {
    if is_longer(text, MAX_LENGTH) {
        return Err(FenError::new(FenErrorKind::TooLong, None, MAX_LENGTH + 1));
    }
    let mut repairs = Vec::new();
    let texts = clean_fields(split(text, &mut repairs)?, &mut repairs)?;
    let fields = Fields::new(texts.each_ref().map(String::as_str));
    let (mut setup, variant) = choose_variant(&fields, &mut repairs)?;
    infer_turn(&mut setup, &mut repairs);
    drop_en_passant(&mut setup, &mut repairs);
    let position = setup.position().map_err(|illegal| error::illegal(&fields, illegal))?;
    Ok(Repaired { position, variant, repairs })
}

/// Takes a text apart into one to six fields.
fn split(text: &str, repairs: &mut Vec<Repair>) -> Result<Vec<String>, FenError> {
    let seen: String = text.chars().filter(|&char| !is_invisible(char)).collect();
    let line = trim_end(&seen, &['\0']);
    if line.len() != text.len() {
        repairs.push(Repair::Invisible);
    }
    let mut words = parts(line, char::is_whitespace);
    if untidy_space(line).is_some() {
        repairs.push(Repair::WhiteSpace);
    }
    if unwrap(&mut words) {
        repairs.push(Repair::Wrapping);
    }
    if let [joined] = words[..]
        && joined.bytes().any(|byte| byte == b'_')
    {
        repairs.push(Repair::Underscores);
        words = parts(joined, |char| char == '_');
    }
    match words.len() {
        0 => Err(FenError::new(FenErrorKind::Empty, None, 1)),
        // A gap between two fields may be where one is missing, and then the next one is not what it seems.
        found if found == 6 || found < 6 && !has_gap(line) => Ok(words.into_iter().map(str::to_owned).collect()),
        found => {
            let column = read::width(&mut words.into_iter().take(6));
            Err(FenError::new(FenErrorKind::FieldCount(found), None, column))
        }
    }
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
    line.trim().chars().any(|char| std::mem::replace(&mut before, char).is_whitespace() && char.is_whitespace())
}

/// Takes off what stands around a FEN: the words before it, quotes, brackets; says whether there was anything.
fn unwrap(words: &mut Vec<&str>) -> bool {
    const BEFORE: [&str; 6] = ["position", "fen", "fen:", "[fen", "setboard", "epd"];
    const OPENING: [char; 9] = ['"', '\'', '`', '“', '„', '«', '‘', '(', '['];
    const CLOSING: [char; 11] = ['"', '\'', '`', '”', '“', '»', '’', ')', ']', ',', ';'];
    let leading = words.iter().take_while(|word| BEFORE.iter().any(|known| word.eq_ignore_ascii_case(known))).count();
    words.drain(..leading);
    let length = |words: &[&str]| words.iter().map(|word| word.len()).sum::<usize>();
    let before = length(words);
    if let Some(first) = words.first_mut() {
        *first = after_address(trim_start(first, &OPENING));
    }
    if let Some(last) = words.last_mut() {
        *last = trim_end(last, &CLOSING);
    }
    let trimmed = length(words) != before;
    words.retain(|word| !word.is_empty());
    leading > 0 || trimmed
}

/// The end of a web address that holds a board: its last eight parts.
fn after_address(word: &str) -> &str {
    if !word.starts_with("https://") && !word.starts_with("http://") {
        return word;
    }
    let mut slashes = word.bytes().enumerate().rev().filter(|&(_, byte)| byte == b'/');
    slashes.nth(7).map_or(word, |(at, _)| after(word, at + 1))
}

/// Repairs the fields one by one, and adds those that are missing.
fn clean_fields(words: Vec<String>, repairs: &mut Vec<Repair>) -> Result<[String; 6], FenError> {
    let mut texts = Field::ALL.map(|field| usual(field).to_owned());
    if let Some(&missing) = Field::ALL.get(words.len()) {
        repairs.push(Repair::MissingFields(missing));
    }
    for (text, word) in texts.iter_mut().zip(words) {
        *text = word;
    }
    let [placement, turn, castling, en_passant, halfmove, fullmove] = &mut texts;
    *placement = add_digits(placement, repairs);
    let is = |name: &str| turn.eq_ignore_ascii_case(name);
    let is_turn = |color: &Color| is(color.name()) || is(color.char().encode_utf8(&mut [0; 4]));
    let color = Color::ALL.into_iter().find(is_turn);
    if let Some(color) = color.filter(|color| *turn != color.char().to_string()) {
        repairs.push(Repair::Turn(color));
        *turn = color.char().to_string();
    }
    for (field, text) in [(Field::Castling, &mut *castling), (Field::EnPassant, en_passant)] {
        if matches!(text.as_str(), "–" | "—" | "−" | "‐" | "‑") {
            repairs.push(Repair::Dash(field));
            *text = "-".to_owned();
        }
    }
    let board = read_placement(placement)?;
    if let Some(ordered) = order_castling(&board, castling) {
        repairs.push(Repair::CastlingOrder);
        *castling = ordered;
    }
    for (field, text) in [(Field::Halfmove, halfmove), (Field::Fullmove, &mut *fullmove)] {
        let bare = trim_start(text, &['0']);
        if text.len() > 1 && bare.len() < text.len() && bare.bytes().all(|byte| byte.is_ascii_digit()) {
            repairs.push(Repair::LeadingZeros(field));
            *text = if bare.is_empty() { "0".to_owned() } else { bare.to_owned() };
        }
    }
    if *fullmove == "0" {
        repairs.push(Repair::MoveNumberZero);
        *fullmove = "1".to_owned();
    }
    Ok(texts)
}

/// The first field with numbers in a row added up, where the sum is a number of squares.
fn add_digits(text: &str, repairs: &mut Vec<Repair>) -> String {
    let mut placement = String::new();
    for (index, row) in text.split('/').enumerate() {
        if index > 0 {
            placement.push('/');
        }
        match added_up(row) {
            Some(sums) => {
                repairs.extend(Rank::from_index(7usize.wrapping_sub(index)).map(Repair::AdjacentDigits));
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
    let Err(FenErrorKind::CastlingOrder(_)) = read::read_castling(board, Variant::Chess960, text) else { return None };
    let mut ordered: Vec<((bool, usize), char)> = Vec::new();
    for letter in text.chars() {
        let place = read::castling_place(castling_rook(board, Variant::Chess960, letter)?);
        let index = ordered.iter().take_while(|(before, _)| *before < place).count();
        if ordered.get(index).is_some_and(|(other, _)| *other == place) {
            return None;
        }
        ordered.insert(index, (place, letter));
    }
    let ordered: String = ordered.into_iter().map(|(_, letter)| letter).collect();
    (ordered != text).then_some(ordered)
}

/// Reads the setup in the game that its castling rights fit; drops rights that fit neither.
fn choose_variant(fields: &Fields<'_>, repairs: &mut Vec<Repair>) -> Result<(Setup, Variant), FenError> {
    let standard = read::setup(fields, Variant::Standard)?;
    if possible_rights(&standard, Variant::Standard) == standard.castling {
        return Ok((standard, Variant::Standard));
    }
    let chess960 = read::setup(fields, Variant::Chess960)?;
    if possible_rights(&chess960, Variant::Chess960) == chess960.castling {
        return Ok((chess960, Variant::Chess960));
    }
    // `KQkq` that is false is most often the standard game's, left in place while pieces were moved.
    let corners = Bitboard::file(File::A) | Bitboard::file(File::H);
    let (mut setup, variant) = if (standard.castling - corners).is_empty() {
        (standard, Variant::Standard)
    } else {
        (chess960, Variant::Chess960)
    };
    let possible = possible_rights(&setup, variant);
    repairs.push(Repair::CastlingDropped(setup.castling - possible));
    setup.castling = possible;
    Ok((setup, variant))
}

/// The castling rights of a setup for which king and rook stand right.
fn possible_rights(setup: &Setup, variant: Variant) -> Bitboard {
    let mut possible = Bitboard::EMPTY;
    for color in Color::ALL {
        let mut home = Bitboard::back_rank(color);
        let mut king = setup.board.pieces(color, Role::King) & home;
        if variant == Variant::Standard {
            home &= Bitboard::file(File::A) | Bitboard::file(File::H);
            king &= Bitboard::file(File::E);
        }
        if !king.is_empty() {
            possible |= setup.castling & setup.board.pieces(color, Role::Rook) & home;
        }
    }
    possible
}

/// Gives the turn to black where nobody said whose it is and white to move would be impossible.
fn infer_turn(setup: &mut Setup, repairs: &mut Vec<Repair>) {
    if !repairs.contains(&Repair::MissingFields(Field::Turn)) {
        return;
    }
    let other = Setup { turn: Color::Black, ..*setup };
    let has_fault = |setup: &Setup, fault| setup.position().is_err_and(|illegal| illegal.faults().contains(&fault));
    if has_fault(setup, Fault::OppositeCheck(Color::Black)) && !has_fault(&other, Fault::OppositeCheck(Color::White)) {
        repairs.push(Repair::TurnInferred(Color::Black));
        *setup = other;
    }
}

/// Drops an en-passant square that is impossible.
fn drop_en_passant(setup: &mut Setup, repairs: &mut Vec<Repair>) {
    let Some(square) = setup.en_passant else { return };
    if setup.position().is_err_and(|illegal| illegal.faults().contains(&Fault::EnPassant(square))) {
        repairs.push(Repair::EnPassantDropped(square));
        setup.en_passant = None;
    }
}
