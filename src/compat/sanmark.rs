//! A move's SAN as a number, so that a list of moves crosses a border without its texts.
//!
//! A number is written with digits of different sizes: where the move comes from as far as that is given, what moves,
//! whether it takes, where it goes, and the sign. Those that say nothing of where it comes from, or the file alone, are
//! below [`COMMON`], for a table of texts on the other side.

use crate::board::{File, Rank, Role, Square};
use crate::notation::san::{CastlingSide, San, SanPlus, Suffix};

/// What moves and what it becomes, in the order of the digit.
const MOVERS: [(Role, Option<Role>); 10] = [
    (Role::Pawn, None),
    (Role::Knight, None),
    (Role::Bishop, None),
    (Role::Rook, None),
    (Role::Queen, None),
    (Role::King, None),
    (Role::Pawn, Some(Role::Knight)),
    (Role::Pawn, Some(Role::Bishop)),
    (Role::Pawn, Some(Role::Rook)),
    (Role::Pawn, Some(Role::Queen)),
];
/// The moves without a square of their own, in the place of squares: the last digit of what moves is theirs.
const SQUARELESS: [San; 3] = [San::Castle(CastlingSide::Short), San::Castle(CastlingSide::Long), San::Null];
/// The signs in the order of the digit.
const SIGNS: [Option<Suffix>; 3] = [None, Some(Suffix::Check), Some(Suffix::Checkmate)];

/// How many numbers there are for one place that a move may come from.
const ROW: u32 = (MOVERS.len() as u32 + 1) * 2 * 64 * 3;
/// The number of a turn passed on, `--`.
pub const NULL: u32 = pack(0, MOVERS.len(), false, 2, 0);
/// How many numbers are worth a place in a table.
pub const COMMON: u32 = 9 * ROW;

const fn pack(origin: usize, mover: usize, captures: bool, to: usize, sign: usize) -> u32 {
    origin as u32 * ROW + (((mover as u32 * 2 + captures as u32) * 64 + to as u32) * 3) + sign as u32
}

/// The place of a thing in a list that has it.
fn place<T: PartialEq>(list: &[T], wanted: &T) -> usize {
    list.iter().position(|thing| thing == wanted).unwrap_or_default()
}

/// The number of a text with this sign behind it.
pub(super) fn number(SanPlus { san, suffix }: SanPlus) -> u32 {
    let sign = place(&SIGNS, &suffix);
    let San::Normal { role, from_file, from_rank, captures, to, promotion } = san else {
        return pack(0, MOVERS.len(), false, place(&SQUARELESS, &san), sign);
    };
    let origin = match (from_file, from_rank) {
        (None, None) => 0,
        (Some(file), None) => 1 + file.index(),
        (None, Some(rank)) => 9 + rank.index(),
        (Some(file), Some(rank)) => 17 + Square::new(file, rank).index(),
    };
    pack(origin, place(&MOVERS, &(role, promotion)), captures, to.index(), sign)
}

/// What a number stands for.
fn san(number: u32) -> Option<SanPlus> {
    let mut rest = number as usize;
    let mut digit = |size: usize| {
        let digit = rest % size;
        rest /= size;
        digit
    };
    let [sign, to, captures, mover] = [3, 64, 2, MOVERS.len() + 1].map(&mut digit);
    let origin = rest;
    let suffix = SIGNS[sign];
    let Some(&(role, promotion)) = MOVERS.get(mover) else {
        let san = SQUARELESS.get(to).filter(|_| origin == 0 && captures == 0)?;
        return Some(SanPlus { san: *san, suffix });
    };
    let (from_file, from_rank) = match origin {
        0 => (None, None),
        1..9 => (File::from_index(origin - 1), None),
        9..17 => (None, Rank::from_index(origin - 9)),
        _ => Square::from_index(origin - 17).map(|from| (Some(from.file()), Some(from.rank())))?,
    };
    let to = Square::from_index(to)?;
    Some(SanPlus { san: San::Normal { role, from_file, from_rank, captures: captures == 1, to, promotion }, suffix })
}

/// The text of a number; none for a number that stands for nothing.
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
    if let Some(plus) = san(number) {
        plus.push_to(text);
    }
}
