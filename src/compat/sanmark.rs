//! A move's SAN as a number, so that a list of moves crosses a border without its texts.
//!
//! All texts but the longest have numbers below [`COMMON`], for a table of texts on the other side; those where a
//! piece needs both file and rank to be told from others come after.

use crate::board::{File, Rank, Role, Square};
use crate::notation::san::{Sign, write_square};

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

/// What has to be told of where a piece comes from.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Origin {
    Clear,
    File(File),
    Rank(Rank),
    Square(Square),
}

/// What SAN writes of a move, but for the sign of check.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Body {
    Castle { short: bool },
    Pawn { from: Square, to: Square, promotion: Option<Role> },
    Piece { role: Role, origin: Origin, takes: bool, to: Square },
}

fn sign_number(sign: Sign) -> u32 {
    match sign {
        Sign::None => 0,
        Sign::Check => 1,
        Sign::Mate => 2,
    }
}

impl Body {
    /// The number of the text with this sign.
    pub(super) fn number(self, sign: Sign) -> u32 {
        let sign = sign_number(sign);
        match self {
            Self::Castle { short } => CASTLES + u32::from(!short) * SIGNS + sign,
            Self::Pawn { from, to, promotion } => {
                let way = match from.file().cmp(&to.file()) {
                    std::cmp::Ordering::Equal => 0,
                    std::cmp::Ordering::Less => 1,
                    std::cmp::Ordering::Greater => 2,
                };
                let promotion = promotion.map_or(0, |role| 1 + letter_number(role));
                PIECES + ((way * 5 + promotion) * 64 + to.index() as u32) * SIGNS + sign
            }
            Self::Piece { role, origin, takes, to } => {
                let (role, takes, to) = (letter_number(role), u32::from(takes), to.index() as u32);
                let mark = match origin {
                    Origin::Clear => 0,
                    Origin::File(file) => 1 + file.index() as u32,
                    Origin::Rank(rank) => 9 + rank.index() as u32,
                    Origin::Square(from) => {
                        let from = role * 64 + from.index() as u32;
                        return COMMON + ((from * 2 + takes) * 64 + to) * SIGNS + sign;
                    }
                };
                (((role * MARKS + mark) * 2 + takes) * 64 + to) * SIGNS + sign
            }
        }
    }

    /// Adds the text without a sign.
    pub(super) fn write(self, text: &mut String) {
        match self {
            Self::Castle { short } => text.push_str(if short { "O-O" } else { "O-O-O" }),
            Self::Pawn { from, to, promotion } => {
                if from.file() != to.file() {
                    text.push(from.file().char());
                    text.push('x');
                }
                write_square(text, to);
                if let Some(role) = promotion {
                    text.push('=');
                    text.push(role.upper_char());
                }
            }
            Self::Piece { role, origin, takes, to } => {
                text.push(role.upper_char());
                match origin {
                    Origin::Clear => {}
                    Origin::File(file) => text.push(file.char()),
                    Origin::Rank(rank) => text.push(rank.char()),
                    Origin::Square(square) => write_square(text, square),
                }
                if takes {
                    text.push('x');
                }
                write_square(text, to);
            }
        }
    }
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

fn body(mut number: u32) -> Option<Body> {
    let square = |index| Square::from_index(index).unwrap_or(Square::A1);
    let letter = |index: usize| LETTERS.get(index).copied();
    if number >= COMMON {
        number -= COMMON;
        let (to, takes, from) = (square(digit(&mut number, 64)), digit(&mut number, 2) == 1, digit(&mut number, 64));
        return Some(Body::Piece { role: letter(number as usize)?, origin: Origin::Square(square(from)), takes, to });
    }
    if number >= CASTLES / SIGNS {
        return None;
    }
    if number < PIECES / SIGNS {
        let (to, takes) = (square(digit(&mut number, 64)), digit(&mut number, 2) == 1);
        let origin = match digit(&mut number, MARKS) {
            0 => Origin::Clear,
            mark @ 1..9 => Origin::File(File::from_index(mark - 1)?),
            mark => Origin::Rank(Rank::from_index(mark - 9)?),
        };
        return Some(Body::Piece { role: letter(number as usize)?, origin, takes, to });
    }
    number -= PIECES / SIGNS;
    let (to, promotion) = (square(digit(&mut number, 64)), digit(&mut number, 5));
    let from = match number {
        0 => Some(to),
        1 => to.offset(-1, 0),
        _ => to.offset(1, 0),
    };
    Some(Body::Pawn { from: from?, to, promotion: promotion.checked_sub(1).and_then(letter) })
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
    if number == NULL {
        text.push_str("--");
        return text;
    }
    // The whole-square numbers start at `COMMON`, which no sign divides.
    let (rest, sign) = match number.checked_sub(COMMON) {
        Some(rest) => (COMMON + rest / SIGNS, rest % SIGNS),
        None => (number / SIGNS, number % SIGNS),
    };
    match number.checked_sub(CASTLES).filter(|_| number < NULL) {
        Some(castle) => Body::Castle { short: castle < SIGNS }.write(&mut text),
        None => match body(rest) {
            Some(body) => body.write(&mut text),
            None => return text,
        },
    }
    match sign {
        0 => {}
        1 => text.push('+'),
        _ => text.push('#'),
    }
    text
}
