//! Links to a line, and to what is shown beside it: of bytes as pages made them before there was a tree, and as people
//! write them by hand.
//!
//! In: the part of an address behind `#`, or the bytes of a link of version 1, behind the two that check them. Out: what
//! the page shows. The bytes are marks, which say what follows; the number of a Chess960 start; the step; the moves (how
//! many, how many bytes where a text follows, the bytes); then a text, deflated where that is shorter, which the browser
//! inflates: the start, the panel, the arrows, a line each, and what of the script is not in the moves.
//!
//! A move is its place among the legal ones, and all places together are one large number. Their order is by the square
//! that is left, then by the one that is aimed at, then queen, rook, bishop, knight: it never changes.

use super::{SavedDocument, SavedDocumentError};
use crate::game::Game;
use crate::rules::Move;
use crate::script::{Start, move_tokens};
use alloc::borrow::ToOwned;
use alloc::format;
use alloc::string::String;
use alloc::vec::Vec;

const SHEET: u8 = 1;
const FLIPPED: u8 = 2;
const STEP: u8 = 4;
const NUMBER: u8 = 8;
const MOVES: u8 = 16;
const TEXT: u8 = 32;
const DEFLATED: u8 = 64;
/// No link has more moves as a number.
const MOST_PLIES: u64 = 1200;

/// What a link to a line shows.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Link {
    /// The line, and its step.
    pub saved: SavedDocument,
    /// The panel beside it; the first, if it is empty.
    pub panel: String,
    /// Whether the board is turned.
    pub is_flipped: bool,
    /// What is drawn on the board.
    pub arrows: String,
}

impl Link {
    /// Reads a link as people write it by hand: `script=e2e4,e7e5&step=1`, with `start=` (a FEN, with `_` for a space) or
    /// `960=`, `sheet=1`, `panel=`, `flip=1` and `arrows=`. It is taken apart as browsers take it: `+` is a space, `%`
    /// without two digits is a character like any other, and of two values with one name the first counts.
    ///
    /// ```
    /// use gridmate::document::{Document, Link};
    /// let link = Link::from_text("script=e2e4,e7e5&step=1&flip=1");
    /// let document = Document::from_saved(&link.saved)?;
    /// assert_eq!((document.script().san(1).as_deref(), document.cursor()), (Some("e5"), 1));
    /// assert!(link.is_flipped);
    /// # Ok::<(), gridmate::document::SavedDocumentError>(())
    /// ```
    #[must_use]
    pub fn from_text(fragment: &str) -> Self {
        let fragment = fragment.strip_prefix('?').unwrap_or(fragment);
        let pairs = fragment.split('&').map(|pair| pair.split_once('=').unwrap_or((pair, "")));
        let pairs: Vec<_> = pairs.map(|(name, value)| (unescape(name), unescape(value))).collect();
        let value = |wanted: &str| {
            let found = pairs.iter().find(|(name, _)| name == wanted);
            found.map_or("", |(_, value)| value.as_str())
        };
        let start = match value("960") {
            "" => value("start").replace('_', " "),
            number => format!("960:{number}"),
        };
        let step = Some(value("step")).filter(|step| step.len() < 10 && step.bytes().all(|byte| byte.is_ascii_digit()));
        let saved = SavedDocument {
            start,
            text: value("script").to_owned(),
            sheet: value("sheet") == "1",
            steps: step.and_then(|step| step.parse().ok()),
            ..SavedDocument::default()
        };
        let (panel, arrows) = (value("panel").to_owned(), value("arrows").to_owned());
        Self { saved, panel, arrows, is_flipped: value("flip") == "1" }
    }

    /// What a link of bytes says, with its text inflated, if it has one that is deflated; `None` where it is damaged.
    ///
    /// ```
    /// use gridmate::document::Link;
    /// let link = Link::from_bytes(&[20, 1, 3, 0xfd, 0x14], None)?.unwrap();
    /// assert_eq!((link.saved.text.as_str(), link.saved.steps), ("e2e4, e7e5, g1f3", Some(1)));
    /// # Ok::<(), gridmate::document::SavedDocumentError>(())
    /// ```
    pub fn from_bytes(bytes: &[u8], inflated: Option<&[u8]>) -> Result<Option<Self>, SavedDocumentError> {
        let Some(parts) = LinkFields::of(bytes) else { return Ok(None) };
        let Ok(words) = str::from_utf8(inflated.unwrap_or(parts.words)) else { return Ok(None) };
        let mut words = words.splitn(4, '\n').map(str::to_owned);
        let mut next = || words.next().unwrap_or_default();
        let (fen, panel, arrows, rest) = (next(), next(), next(), next());
        let start = parts.number.map_or(fen, |number| format!("960:{number}"));
        let Some(moves) = moves_of(&start, parts.plies, parts.moves)? else { return Ok(None) };
        let steps = parts.step.map(|step| usize::try_from(step).unwrap_or(usize::MAX));
        let saved = SavedDocument {
            start,
            text: moves + &rest,
            sheet: parts.marks & SHEET > 0,
            steps,
            ..SavedDocument::default()
        };
        Ok(Some(Self { saved, panel, arrows, is_flipped: parts.marks & FLIPPED > 0 }))
    }

    /// The text of a link of bytes, where it is deflated.
    #[must_use]
    pub fn deflated(bytes: &[u8]) -> Option<&[u8]> {
        LinkFields::of(bytes).filter(|parts| parts.marks & DEFLATED > 0).map(|parts| parts.words)
    }
}

/// What a link is made of.
struct LinkFields<'a> {
    marks: u8,
    number: Option<u64>,
    step: Option<u64>,
    plies: u64,
    moves: &'a [u8],
    words: &'a [u8],
}

impl<'a> LinkFields<'a> {
    fn of(bytes: &'a [u8]) -> Option<Self> {
        let (&marks, mut rest) = bytes.split_first()?;
        let mut number = |mark| if marks & mark > 0 { take_number(&mut rest).map(Some) } else { Some(None) };
        let (chess960, step, plies) = (number(NUMBER)?, number(STEP)?, number(MOVES)?);
        let length = match marks & (MOVES | TEXT) {
            MOVES => rest.len(),
            TEXT | 0 => 0,
            _ => usize::try_from(take_number(&mut rest)?).ok()?,
        };
        let (moves, words) = rest.split_at_checked(length)?;
        Some(Self { marks, number: chess960, step, plies: plies.unwrap_or(0), moves, words })
    }
}

/// A name or a value of an address as text: `+` is a space, and `%` stands before the two digits of a byte.
fn unescape(escaped: &str) -> String {
    let mut bytes = Vec::with_capacity(escaped.len());
    let mut rest = escaped.as_bytes();
    let digit = |byte: u8| char::from(byte).to_digit(16);
    while let [byte, behind @ ..] = rest {
        rest = behind;
        bytes.push(match (byte, behind) {
            (b'+', _) => b' ',
            (b'%', [high, low, behind @ ..]) if let Some((high, low)) = digit(*high).zip(digit(*low)) => {
                rest = behind;
                (high << 4 | low) as u8
            }
            _ => *byte,
        });
    }
    String::from_utf8_lossy(&bytes).into_owned()
}

/// The number that bytes begin with, seven bits in each.
fn take_number(bytes: &mut &[u8]) -> Option<u64> {
    let mut number = 0;
    for shift in (0..35).step_by(7) {
        let (&byte, rest) = bytes.split_first()?;
        *bytes = rest;
        number |= u64::from(byte & 127) << shift;
        if byte < 128 {
            return Some(number);
        }
    }
    None
}

/// The script of so many moves that are one number, of which the lowest byte comes first.
fn moves_of(start: &str, plies: u64, bytes: &[u8]) -> Result<Option<String>, SavedDocumentError> {
    let mut text = String::new();
    if plies == 0 && bytes.is_empty() {
        return Ok(Some(text));
    }
    if plies > MOST_PLIES || bytes.len() as u64 > plies {
        return Ok(None);
    }
    let start = if start.is_empty() { Ok(Start::default()) } else { start.parse() };
    let start = start.map_err(SavedDocumentError::Start)?;
    let Ok(position) = start.setup.position() else { return Ok(None) };
    let mut game = Game::new(position, start.variant);
    let mut number = bytes.to_vec();
    for _ in 0..plies {
        let position = *game.position();
        let moves = position.legal_moves();
        let place = divide(&mut number, moves.len());
        // Equals keep the order that they have.
        let rank = |(at, &played): (usize, &Move)| (played.from(), position.aim(played), at);
        let ranked = || moves.iter().enumerate();
        let is_it = |&one: &(usize, &Move)| ranked().filter(|&other| rank(other) < rank(one)).count() == place;
        let Some((_, &played)) = ranked().find(is_it) else { return Ok(None) };
        if game.play(played).is_err() {
            return Ok(None);
        }
        let gap = if text.is_empty() { "" } else { ", " };
        text.push_str(gap);
        text.push_str(&move_tokens(&position, played));
    }
    Ok(number.iter().all(|&byte| byte == 0).then_some(text))
}

/// Divides a number by a small one; tells what is left over.
fn divide(number: &mut [u8], by: usize) -> usize {
    number.iter_mut().rev().fold(0, |left, byte| {
        let whole = left << 8 | usize::from(*byte);
        *byte = whole.checked_div(by).unwrap_or(0) as u8;
        whole.checked_rem(by).unwrap_or(0)
    })
}
