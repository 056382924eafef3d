//! A move's SAN as a number, so that a list of moves crosses a border without its texts.
//!
//! All texts but the longest have numbers below [`COMMON`], for a table of texts on the other side; those where a
//! piece needs both file and rank to be told from others come after.

use crate::board::{File, Rank, Role, Square};
use crate::notation::san::{CastlingSide, San, SanPlus, Suffix};
use std::cmp::Ordering;

/// The roles that write a letter, as the numbers count them; those before the king may need a whole square.
const LETTERS: [Role; 5] = [Role::Queen, Role::Rook, Role::Bishop, Role::Knight, Role::King];
const SIGNS: u32 = 3;
/// None, a file, or a rank.
const MARKS: u32 = 17;
const PIECES: u32 = 5 * MARKS * 2 * 64 * SIGNS;
const PAWNS: u32 = 3 * 5 * 64 * SIGNS;
const CASTLES: u32 = PIECES + PAWNS;

/// The number of a turn passed on, `--`.
pub const NULL: u32 = CASTLES + 2 * SIGNS;
/// How many numbers are worth a place in a table.
pub const COMMON: u32 = NULL + 1;

/// The number of a text with this sign behind it.
#[inline(always)]
pub(super) fn number(SanPlus { san, suffix }: SanPlus) -> u32 {
    let sign = match suffix {
        None => 0,
        Some(Suffix::Check) => 1,
        Some(Suffix::Checkmate) => 2,
    };
    let San::Normal { role, from_file, from_rank, captures, to, promotion } = san else {
        return match san {
            San::Castle(side) => CASTLES + u32::from(side == CastlingSide::Long) * SIGNS + sign,
            _ => NULL,
        };
    };
    let target = to.index() as u32;
    if role == Role::Pawn {
        let way = match from_file.map(|file| file.cmp(&to.file())) {
            None | Some(Ordering::Equal) => 0,
            Some(Ordering::Less) => 1,
            Some(Ordering::Greater) => 2,
        };
        let promotion = promotion.map_or(0, |role| 1 + letter_number(role));
        return PIECES + ((way * 5 + promotion) * 64 + target) * SIGNS + sign;
    }
    let (role, captures) = (letter_number(role), u32::from(captures));
    let mark = match (from_file, from_rank) {
        (None, None) => 0,
        (Some(file), None) => 1 + file.index() as u32,
        (None, Some(rank)) => 9 + rank.index() as u32,
        (Some(file), Some(rank)) => {
            let from = role * 64 + Square::new(file, rank).index() as u32;
            return COMMON + ((from * 2 + captures) * 64 + target) * SIGNS + sign;
        }
    };
    (((role * MARKS + mark) * 2 + captures) * 64 + target) * SIGNS + sign
}

fn letter_number(role: Role) -> u32 {
    LETTERS.iter().position(|&letter| letter == role).unwrap_or_default() as u32
}

/// Takes the lowest digit off a number that is written with digits of different sizes.
fn digit(number: &mut u32, size: u32) -> usize {
    let digit = *number % size;
    *number /= size;
    digit as usize
}

/// What a number less its sign stands for.
fn san(mut number: u32) -> Option<San> {
    let square = |index| Square::from_index(index).unwrap_or(Square::A1);
    let letter = |index: usize| LETTERS.get(index).copied();
    let piece = |role, (from_file, from_rank), captures, to| San::Normal {
        role,
        from_file,
        from_rank,
        captures,
        to,
        promotion: None,
    };
    if number >= COMMON {
        number -= COMMON;
        let (to, captures) = (square(digit(&mut number, 64)), digit(&mut number, 2) == 1);
        let from = square(digit(&mut number, 64));
        return Some(piece(letter(number as usize)?, (Some(from.file()), Some(from.rank())), captures, to));
    }
    if number >= CASTLES / SIGNS {
        return None;
    }
    if number < PIECES / SIGNS {
        let (to, captures) = (square(digit(&mut number, 64)), digit(&mut number, 2) == 1);
        let origin = match digit(&mut number, MARKS) {
            0 => (None, None),
            mark @ 1..9 => (Some(File::from_index(mark - 1)?), None),
            mark => (None, Some(Rank::from_index(mark - 9)?)),
        };
        return Some(piece(letter(number as usize)?, origin, captures, to));
    }
    number -= PIECES / SIGNS;
    let (to, promotion) = (square(digit(&mut number, 64)), digit(&mut number, 5));
    let from_file = match number {
        0 => None,
        1 => Some(to.offset(-1, 0)?.file()),
        _ => Some(to.offset(1, 0)?.file()),
    };
    let promotion = promotion.checked_sub(1).and_then(letter);
    Some(San::Normal { role: Role::Pawn, from_file, from_rank: None, captures: from_file.is_some(), to, promotion })
}

/// The text of a number; none for a number that no move has.
///
/// ```
/// use gridmate::compat::sanmark;
/// assert_eq!(sanmark::text(sanmark::NULL), "--");
/// ```
#[must_use]
pub fn text(number: u32) -> String {
    let mut text = String::with_capacity(8);
    push_text(&mut text, number);
    text
}

/// Adds the text of a number.
pub(super) fn push_text(text: &mut String, number: u32) {
    // The whole-square numbers start at `COMMON`, which no sign divides.
    let (rest, sign) = match number.checked_sub(COMMON) {
        Some(rest) => (COMMON + rest / SIGNS, rest % SIGNS),
        None => (number / SIGNS, number % SIGNS),
    };
    let suffix = match sign {
        0 => None,
        1 => Some(Suffix::Check),
        _ => Some(Suffix::Checkmate),
    };
    let san = match number.checked_sub(CASTLES) {
        None => san(rest),
        Some(castle) if castle < SIGNS => Some(San::Castle(CastlingSide::Short)),
        Some(_) if number < NULL => Some(San::Castle(CastlingSide::Long)),
        Some(_) if number == NULL => Some(San::Null),
        Some(_) => san(rest),
    };
    if let Some(san) = san {
        SanPlus { san, suffix: suffix.filter(|_| san != San::Null) }.push_to(text);
    }
}
