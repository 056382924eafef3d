//! The colours of a moving picture: one palette for all boards.
//!
//! In: the colours of a picture. Out: for each pixel the number of its colour. Where an outline ends within a pixel, its colour is
//! mixed with the one below in [`SHARES`] ways.

use super::super::Paint;
use super::super::svg::{Picture, PictureColor};
use crate::board::Color;
use alloc::vec::Vec;

/// The colours of a palette, as GIF has them.
pub(super) const COLORS: usize = 1 << BITS;
/// The bits of a colour's number.
pub(super) const BITS: u32 = 7;
/// How many steps lead from a colour to another that covers it.
pub(super) const SHARES: u8 = 4;
/// Those between both.
const BETWEEN: u8 = SHARES - 1;

/// What a square is tinted by.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub(super) enum Tint {
    /// Nothing.
    #[default]
    None,
    /// The last move came from there.
    From,
    /// The last move went there.
    To,
    /// The king on it is in check.
    Check,
}

impl Tint {
    const ALL: [Self; 4] = [Self::None, Self::From, Self::To, Self::Check];
}

/// The ground of a square: its own colour and its tint.
const fn ground(is_dark: bool, tint: Tint) -> u8 {
    tint as u8 * 2 + is_dark as u8
}

const GROUNDS: u8 = 8;
const LINE: u8 = GROUNDS;
const WHOLE_LINE: u8 = LINE + GROUNDS * 2 * BETWEEN;
const FILL: u8 = WHOLE_LINE + 2;
const MARK: u8 = FILL + 2 * SHARES;
const PAGE: u8 = MARK + 1 + GROUNDS;
const SIGN: u8 = PAGE + 1;
/// Of what is drawn over the squares each paint over the halo, the halo, and that over each ground.
const DRAWN: u8 = SIGN + SHARES;
const WHOLE_HALO: u8 = DRAWN + PAINTS * SHARES;
const HALO: u8 = WHOLE_HALO + 1;
const PAINTS: u8 = Paint::ALL.len() as u8;
/// Where a pixel stays as it is.
pub(super) const UNCHANGED: u8 = HALO + GROUNDS * BETWEEN;

/// A pixel of a square, by how much of it the line of a piece covers, and how much its filling.
pub(super) const fn square_pixel(is_dark: bool, tint: Tint, piece: Option<(Color, u8, u8)>) -> u8 {
    let ground = ground(is_dark, tint);
    match piece {
        None | Some((_, 0, 0)) => ground,
        Some((color, SHARES, 0)) => WHOLE_LINE + color as u8,
        Some((color, line, 0)) => LINE + (ground * 2 + color as u8) * BETWEEN + line - 1,
        Some((color, _, fill)) => FILL + color as u8 * SHARES + fill - 1,
    }
}

/// A pixel of a corner that is marked: the whole of it, or half.
pub(super) const fn mark_pixel(is_dark: bool, tint: Tint, is_whole: bool) -> u8 {
    if is_whole { MARK } else { MARK + 1 + ground(is_dark, tint) }
}

/// A pixel beside the board, by how much a letter or a digit covers of it.
pub(super) const fn edge_pixel(sign: u8) -> u8 {
    if sign == 0 { PAGE } else { SIGN + sign - 1 }
}

/// A pixel over which a shape is drawn, by how much of it this covers with its halo, without that, and by its thread. Over
/// pieces and corners the halo is there or not.
pub(super) const fn shape_pixel(below: u8, paint: Paint, [halo, body, thread]: [u8; 3]) -> u8 {
    let body = body.saturating_sub(thread);
    if body > 0 {
        DRAWN + paint as u8 * SHARES + body - 1
    } else if halo == 0 {
        below
    } else if halo < SHARES && below < GROUNDS {
        HALO + below * BETWEEN + halo - 1
    } else if 2 * halo >= SHARES {
        WHOLE_HALO
    } else {
        below
    }
}

type Rgb = [u8; 3];

/// Red, green and blue of a colour in hexadecimal digits, and how much it covers, in 255 parts.
fn rgb(text: &str) -> (Rgb, u8) {
    let part = |at: usize| text.get(at..at + 2).and_then(|digits| u8::from_str_radix(digits, 16).ok());
    let [red, green, blue] = [1, 3, 5].map(|at| part(at).unwrap_or_default());
    ([red, green, blue], part(7).unwrap_or(u8::MAX))
}

fn mixed(below: Rgb, above: Rgb, share: u32, of: u32) -> Rgb {
    let mut mixed = below;
    for (part, (below, above)) in mixed.iter_mut().zip(below.into_iter().zip(above)) {
        *part = ((u32::from(below) * (of - share) + u32::from(above) * share + of / 2) / of) as u8;
    }
    mixed
}

/// How much of a square the colour of a check covers, in 255 parts.
const CHECK: u32 = 150;

/// The red, green and blue of all colours.
pub(super) fn palette(picture: &Picture) -> Vec<u8> {
    let color = |paint: PictureColor| rgb(picture.color(paint)).0;
    let own = [color(PictureColor::Light), color(PictureColor::Dark)];
    let tinted = |tint: Tint, below: Rgb| match tint {
        Tint::None => below,
        Tint::Check => mixed(below, color(PictureColor::Alarm), CHECK, 255),
        Tint::From | Tint::To => {
            let paint = if tint == Tint::From { PictureColor::From } else { PictureColor::To };
            let (above, alpha) = rgb(picture.color(paint));
            mixed(below, above, alpha.into(), 255)
        }
    };
    let grounds: Vec<Rgb> = Tint::ALL.into_iter().flat_map(|tint| own.map(|below| tinted(tint, below))).collect();
    let lines = [color(PictureColor::WhiteLine), color(PictureColor::BlackLine)];
    let fills = [color(PictureColor::WhiteFill), color(PictureColor::BlackFill)];
    let share = |below: Rgb, above: Rgb, share: u8| mixed(below, above, share.into(), SHARES.into());
    let mut all = grounds.clone();
    for &ground in &grounds {
        for line in lines {
            all.extend((1..SHARES).map(|part| share(ground, line, part)));
        }
    }
    all.extend(lines);
    for (line, fill) in lines.into_iter().zip(fills) {
        all.extend((1..=SHARES).map(|part| share(line, fill, part)));
    }
    let mark = color(PictureColor::Mark);
    all.push(mark);
    all.extend(grounds.iter().map(|&ground| mixed(ground, mark, 1, 2)));
    let (page, sign) = (color(PictureColor::Page), color(PictureColor::Muted));
    all.push(page);
    all.extend((1..=SHARES).map(|part| share(page, sign, part)));
    let halo = color(PictureColor::Halo);
    for paint in Paint::ALL {
        all.extend((1..=SHARES).map(|part| share(halo, color(paint.into()), part)));
    }
    all.push(halo);
    for &ground in &grounds {
        all.extend((1..SHARES).map(|part| share(ground, halo, part)));
    }
    let mut bytes: Vec<u8> = all.into_iter().flatten().collect();
    bytes.resize(3 * COLORS, 0);
    bytes
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::board::Board;

    #[test]
    fn each_pixel_has_a_colour_of_its_own() {
        assert!(usize::from(UNCHANGED) < COLORS);
        let bytes = palette(&Picture::of(&Board::initial()));
        assert_eq!(bytes.len(), 3 * COLORS);
        let at = |number: u8| &bytes[3 * usize::from(number)..][..3];
        assert_eq!(at(square_pixel(false, Tint::None, None)), [0xf1, 0xe4, 0xcb]);
        assert_eq!(at(square_pixel(true, Tint::None, Some((Color::White, 4, 4)))), [0xff, 0xfd, 0xf8]);
        assert_eq!(at(square_pixel(true, Tint::To, Some((Color::Black, 4, 0)))), [0xff, 0xf3, 0xdc]);
        assert_eq!(at(square_pixel(true, Tint::To, Some((Color::Black, 4, 4)))), [0x22, 0x1b, 0x14]);
        assert_eq!(at(mark_pixel(true, Tint::To, true)), [0x06, 0x2f, 0x73]);
        assert_eq!(at(edge_pixel(0)), [0xfa, 0xf7, 0xf1]);
        assert_eq!(at(edge_pixel(4)), [0x5f, 0x57, 0x4c]);
        for (paint, color) in
            Paint::ALL.into_iter().zip([[0x1b, 0x6e, 0x3c], [0xa3, 0x21, 0x1a], [0x7a, 0x52, 0], [0x1d, 0x4f, 0x91]])
        {
            assert_eq!(at(shape_pixel(0, paint, [4, 4, 0])), color);
            assert_eq!(at(shape_pixel(0, paint, [4, 4, 4])), [0xff, 0xf8, 0xe8]);
        }
        let dark = square_pixel(true, Tint::None, None);
        assert_eq!(at(shape_pixel(dark, Paint::Red, [2, 0, 0])), [0xdc, 0xc2, 0xa3]);
        assert_eq!(at(shape_pixel(dark, Paint::Red, [0, 0, 0])), [0xb9, 0x8b, 0x5e]);
        // Half of the way from a square to a line.
        assert_eq!(at(square_pixel(false, Tint::None, Some((Color::White, 2, 0)))), [0x8a, 0x80, 0x70]);
    }
}
