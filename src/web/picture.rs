//! A board as SVG: paths alone, no text and no font, so that it looks the same wherever it is shown.
//!
//! In: a document, and what is to be seen of it. Out: the text of an SVG file. A square is 100 wide.

use super::error::Failure;
use super::files::document;
use super::glyphs::{FILES, RANKS, Sign, outline};
use crate::board::{Color, Piece, Role, Square};
use crate::document::Document;
use crate::script::{Content, StepKind};
use std::fmt::{Display, Formatter, Result as Written, Write};
use wasm_bindgen::prelude::wasm_bindgen;

const SQUARE: i64 = 100;
const BOARD: i64 = 8 * SQUARE;
/// Room for letters and digits.
const EDGE: i64 = 34;
/// How long the legs of a corner are that is marked.
const WEDGE: i64 = 15;
const EM: i64 = 2048;
const PIECE_WIDTH: i64 = 1836;
const SIGN_HEIGHT: i64 = 1493;
const SIGN_SIZE: i64 = 20;

/// The colours of a picture, in the order in which they are handed over.
#[derive(Clone, Copy)]
enum PictureColor {
    Page,
    Muted,
    Light,
    Dark,
    Edge,
    WhiteFill,
    WhiteLine,
    BlackFill,
    BlackLine,
    Mark,
    From,
    To,
    Alarm,
    OnAlarm,
    Halo,
    Green,
    Red,
    Blue,
    Yellow,
}

/// A number in thousandths, as short as it can be written.
struct Thousandths(i64);

impl Display for Thousandths {
    fn fmt(&self, f: &mut Formatter<'_>) -> Written {
        let sign = if self.0 < 0 { "-" } else { "" };
        let (whole, rest) = (self.0.abs() / 1000, self.0.abs() % 1000);
        match rest {
            0 => write!(f, "{sign}{whole}"),
            _ if rest % 100 == 0 => write!(f, "{sign}{whole}.{}", rest / 100),
            _ if rest % 10 == 0 => write!(f, "{sign}{whole}.{:02}", rest / 10),
            _ => write!(f, "{sign}{whole}.{rest:03}"),
        }
    }
}

/// A colour of a style sheet as SVG has it: opacity apart.
struct Fill<'a>(&'a str);

impl Display for Fill<'_> {
    fn fmt(&self, f: &mut Formatter<'_>) -> Written {
        let (solid, alpha) = self.0.split_at_checked(7).unwrap_or((self.0, ""));
        match u8::from_str_radix(alpha, 16) {
            Ok(alpha) if solid.starts_with('#') && self.0.len() == 9 => {
                let opacity = Thousandths((i64::from(alpha) * 2000 + 255) / 510);
                write!(f, "fill=\"{solid}\" fill-opacity=\"{opacity}\"")
            }
            _ => write!(f, "fill=\"{}\"", self.0),
        }
    }
}

/// How large the glyphs are that are drawn shorter than the king, and how much lower they stand, in thousandths of a square.
const fn size_of(role: Role) -> (i64, i64) {
    match role {
        Role::King | Role::Queen => (992, 0),
        Role::Rook => (904, 28),
        Role::Bishop | Role::Knight => (944, 16),
        Role::Pawn => (824, 52),
    }
}

/// A quotient, rounded.
const fn rounded(value: i64, by: i64) -> i64 {
    (2 * value + by) / (2 * by)
}

/// What is to be seen.
struct Look {
    colors: Vec<String>,
    is_flipped: bool,
    has_signs: bool,
    /// Arrows and circles, if anything is marked.
    arrows: Option<Vec<String>>,
}

impl Look {
    fn color(&self, paint: PictureColor) -> &str {
        self.colors.get(paint as usize).map_or("", String::as_str)
    }

    /// Where a square is drawn: its left upper corner.
    fn corner(&self, square: Square) -> (i64, i64) {
        let (file, rank) = (square.file().index() as i64, square.rank().index() as i64);
        let (file, rank) = if self.is_flipped { (7 - file, rank) } else { (file, 7 - rank) };
        (file * SQUARE, rank * SQUARE)
    }

    fn rect(&self, svg: &mut String, square: Square, fill: &str) -> Written {
        let (x, y) = self.corner(square);
        write!(svg, r#"<rect x="{x}" y="{y}" width="{SQUARE}" height="{SQUARE}" {fill}/>"#)
    }

    /// One shape for each kind of piece, outlined first and then filled.
    fn shapes_of(&self, svg: &mut String, pieces: &[(Square, Piece)]) -> Written {
        let is_there = |piece: Piece| pieces.iter().any(|&(_, other)| other == piece);
        svg.push_str("<defs>");
        for role in Role::ALL {
            if Color::ALL.into_iter().any(|color| is_there(Piece::new(color, role))) {
                write!(svg, r#"<path id="{}-" d="{}"/>"#, role.char(), outline(role))?;
            }
        }
        // All of White come first.
        for piece in
            Color::ALL.map(|color| Role::ALL.map(|role| Piece::new(color, role))).as_flattened().iter().copied()
        {
            let Piece { color, role } = piece;
            if !is_there(piece) {
                continue;
            }
            let (em, down) = size_of(role);
            let (line, fill, width) = match color {
                Color::White => (PictureColor::WhiteLine, PictureColor::WhiteFill, 4000),
                Color::Black => (PictureColor::BlackLine, PictureColor::BlackFill, 3200),
            };
            let left = Thousandths(rounded(SQUARE * 1000 * EM - PIECE_WIDTH * em * SQUARE, 2 * EM));
            // Of an em 0.87 is above the line that glyphs stand on.
            let base = Thousandths(SQUARE * (500 + down) + em * SQUARE * 37 / 100);
            let width = Thousandths(rounded(width * EM * 1000, em * SQUARE));
            let scale = rounded(em * SQUARE * 100, EM);
            let (line, fill) = (self.color(line), self.color(fill));
            write!(
                svg,
                concat!(
                    r#"<g id="{0}" transform="translate({1} {2}) scale(0.{3:05} -0.{3:05})">"#,
                    r##"<use href="#{4}-" stroke="{5}" stroke-width="{6}" stroke-linejoin="round"/>"##,
                    r##"<use href="#{4}-" fill="{7}"/></g>"##,
                ),
                piece.char(),
                left,
                base,
                scale,
                role.char(),
                line,
                width,
                fill,
            )?;
        }
        svg.push_str("</defs>");
        Ok(())
    }

    /// The squares, and the tints of those of the last move.
    fn squares(&self, svg: &mut String, step: Option<(Square, Square)>) -> Written {
        let (light, dark) = (self.color(PictureColor::Light), self.color(PictureColor::Dark));
        write!(svg, r#"<path d="M0 0h{BOARD}v{BOARD}h-{BOARD}z" fill="{light}"/><path d=""#)?;
        for square in Square::all().filter(|square| square.is_dark()) {
            let (x, y) = self.corner(square);
            write!(svg, "M{x} {y}h{SQUARE}v{SQUARE}h-{SQUARE}z")?;
        }
        write!(svg, r#"" fill="{dark}"/>"#)?;
        let Some((from, to)) = step else { return Ok(()) };
        for (square, paint) in [(from, PictureColor::From), (to, PictureColor::To)] {
            let fill = Fill(self.color(paint)).to_string();
            self.rect(svg, square, &fill)?;
        }
        Ok(())
    }

    /// The corners of the last move: one where it came from, four where it went.
    fn wedges(&self, svg: &mut String, (from, to): (Square, Square)) -> Written {
        svg.push_str("<path d=\"");
        for (square, right, down) in [(from, 1, 1), (to, 1, 1), (to, -1, 1), (to, 1, -1), (to, -1, -1)] {
            let (x, y) = self.corner(square);
            let (x, y) = (x + if right < 0 { SQUARE } else { 0 }, y + if down < 0 { SQUARE } else { 0 });
            write!(svg, "M{x} {y}h{}l{} {}z", right * WEDGE, -right * WEDGE, down * WEDGE)?;
        }
        let mark = self.color(PictureColor::Mark);
        write!(svg, r#"" fill="{mark}"/>"#)
    }

    /// A glow round the king in check.
    fn glow(&self, svg: &mut String, king: Square) -> Written {
        let alarm = self.color(PictureColor::Alarm);
        svg.push_str(r#"<defs><radialGradient id="glow" r="0.71">"#);
        for (offset, opacity) in [("0.2", "0.9"), ("0.9", "0")] {
            write!(svg, r#"<stop offset="{offset}" stop-color="{alarm}" stop-opacity="{opacity}"/>"#)?;
        }
        svg.push_str("</radialGradient></defs>");
        self.rect(svg, king, r#"fill="url(#glow)""#)
    }

    /// A badge with an exclamation mark.
    fn badge(&self, svg: &mut String, king: Square) -> Written {
        let (x, y) = self.corner(king);
        let (x, y) = (x + 80, y + 20);
        let (alarm, on_alarm) = (Fill(self.color(PictureColor::Alarm)).to_string(), self.color(PictureColor::OnAlarm));
        let halo = self.color(PictureColor::Halo);
        write!(svg, r#"<circle cx="{x}" cy="{y}" r="16" {alarm} stroke="{halo}" stroke-width="2.4"/>"#)?;
        let (top, dot) = (y - 9, y + 8);
        write!(
            svg,
            r#"<path d="M{x} {top}v11.5M{x} {dot}v.6" stroke="{on_alarm}" stroke-width="5" stroke-linecap="round"/>"#
        )
    }

    /// Arrows and circles, each with a halo.
    fn overlay(&self, svg: &mut String) -> Written {
        let Some(arrows) = self.arrows.as_ref().filter(|arrows| !arrows.is_empty()) else { return Ok(()) };
        let halo = self.color(PictureColor::Halo);
        let turn = if self.is_flipped { "rotate(180 400 400) " } else { "" };
        write!(
            svg,
            concat!(
                r#"<g fill-rule="evenodd" stroke="{}" stroke-width="0.06" stroke-linejoin="round" "#,
                r#"paint-order="stroke" opacity="0.92" transform="{}scale({})">"#,
            ),
            halo, turn, SQUARE,
        )?;
        for arrow in arrows {
            let paint = match arrow.chars().next() {
                Some('R') => PictureColor::Red,
                Some('B') => PictureColor::Blue,
                Some('Y') => PictureColor::Yellow,
                _ => PictureColor::Green,
            };
            let color = self.color(paint);
            write!(svg, r#"<path fill="{color}" d="{}"/>"#, arrow.get(1..).unwrap_or_default())?;
        }
        svg.push_str("</g>");
        Ok(())
    }

    fn sign(&self, svg: &mut String, (path, width): Sign, x: i64, y: i64) -> Written {
        let x = Thousandths(x * 1000 - rounded(width * SIGN_SIZE * 1000, 2 * SIGN_HEIGHT));
        let scale = rounded(SIGN_SIZE * 100_000, SIGN_HEIGHT);
        write!(svg, r#"<path d="{path}" transform="translate({x} {y}) scale(0.{scale:05} -0.{scale:05})"/>"#)
    }

    /// Letters below the board, digits beside it, and a line round it.
    fn signs(&self, svg: &mut String) -> Written {
        let (muted, edge) = (self.color(PictureColor::Muted), self.color(PictureColor::Edge));
        write!(svg, r#"<g fill="{muted}">"#)?;
        for (at, (&file, &rank)) in FILES.iter().zip(&RANKS).enumerate() {
            let (near, far) = (at as i64 * SQUARE + SQUARE / 2, BOARD - at as i64 * SQUARE - SQUARE / 2);
            let (x, y) = if self.is_flipped { (far, near) } else { (near, far) };
            self.sign(svg, file, x, BOARD + EDGE - 9)?;
            self.sign(svg, rank, -EDGE / 2 - 1, y + 10)?;
        }
        let frame = r#"fill="none" stroke-width="1.5""#;
        write!(svg, r#"</g><path d="M0 0h{BOARD}v{BOARD}h-{BOARD}z" {frame} stroke="{edge}"/>"#)
    }
}

/// Text as XML has it.
struct Escaped<'a>(&'a str);

impl Display for Escaped<'_> {
    fn fmt(&self, f: &mut Formatter<'_>) -> Written {
        self.0.chars().try_for_each(|char| match char {
            '&' | '<' | '>' | '"' => write!(f, "&#{};", u32::from(char)),
            _ => f.write_char(char),
        })
    }
}

/// The board of a document as SVG, as it is at its cursor. `colors` are those of a style sheet, in the order of
/// `PictureColor`; `arrows` have the letter of a colour before the path of an arrow or a circle, and without them nothing is
/// marked.
///
/// ```js
/// const svg = boardPicture(readGame('1. e4 *').bytes, [], 'After e4', 512, false, true, []);
/// svg.match(/viewBox="[^"]*"/)[0]; // 'viewBox="-34 0 834 834"'
/// ```
#[wasm_bindgen(js_name = boardPicture)]
pub fn board_picture(
    bytes: &[u8],
    colors: Vec<String>,
    title: &str,
    size: u32,
    is_flipped: bool,
    has_signs: bool,
    arrows: Option<Vec<String>>,
) -> Result<String, Failure> {
    let document = document(bytes)?;
    let look = Look { colors, is_flipped, has_signs, arrows };
    let mut svg = String::new();
    // Writing to a text does not fail.
    let _ = look.draw(&mut svg, &document, title, size);
    Ok(svg)
}

impl Look {
    fn draw(&self, svg: &mut String, document: &Document, title: &str, size: u32) -> Written {
        let (script, steps, is_marked) = (document.script(), document.cursor(), self.arrows.is_some());
        let state = script.state(steps);
        let piece_at = |square| match state.sheet().get(square) {
            Some(Content::Piece(piece)) => Some((square, piece)),
            _ => None,
        };
        let pieces: Vec<_> = Square::all().filter_map(piece_at).collect();
        let does = |&step: &usize| script.step(step).is_some_and(|step| step.kind != StepKind::Ignored);
        let last = (0..steps).rev().find(does).and_then(|step| script.played(step)).filter(|_| is_marked);
        let step =
            last.map(|(_, played)| (played.from(), played.castle_squares().map_or(played.to(), |(king, _)| king)));
        let position = state.position().filter(|position| is_marked && position.is_check());
        let check = position.map(|position| position.king(position.turn()));
        let left = if self.has_signs { EDGE } else { 0 };
        let whole = BOARD + left;
        write!(
            svg,
            concat!(
                r#"<svg xmlns="http://www.w3.org/2000/svg" width="{0}" height="{0}" viewBox="{1} 0 {2} {2}" role="img">"#,
                "<title>{3}</title>",
            ),
            size,
            -left,
            whole,
            Escaped(title),
        )?;
        self.shapes_of(svg, &pieces)?;
        if self.has_signs {
            write!(
                svg,
                r#"<path d="M{} 0h{whole}v{whole}h-{whole}z" fill="{}"/>"#,
                -left,
                self.color(PictureColor::Page)
            )?;
        }
        self.squares(svg, step)?;
        step.map_or(Ok(()), |step| self.wedges(svg, step))?;
        check.map_or(Ok(()), |king| self.glow(svg, king))?;
        for (square, piece) in pieces {
            let (x, y) = self.corner(square);
            write!(svg, r##"<use href="#{}" x="{x}" y="{y}"/>"##, piece.char())?;
        }
        self.overlay(svg)?;
        check.map_or(Ok(()), |king| self.badge(svg, king))?;
        if self.has_signs {
            self.signs(svg)?;
        }
        svg.push_str("</svg>\n");
        Ok(())
    }
}
