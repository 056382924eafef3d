//! Boards as SVG: paths alone, no text and no font, so that they look the same wherever they are shown.
//!
//! In: pieces, and what else is to be seen. Out: the text of an SVG file. A square is 100 wide.

use super::drawing::{HALO, drawings};
use super::glyphs::{EM, FILES, PIECE_WIDTH, RANKS, SIGN_HEIGHT, Sign, line_width, outline, size_of};
use super::{Paint, Shape};
use crate::board::{Board, Color, Piece, Role, Square};
use alloc::borrow::ToOwned;
use alloc::string::{String, ToString};
use alloc::vec::Vec;
use core::fmt::{Display, Formatter, Result as Written, Write};

pub(super) const SQUARE: i64 = 100;
const BOARD: i64 = 8 * SQUARE;
/// Room for letters and digits.
pub(super) const EDGE: i64 = 34;
/// How long the legs of a corner are that is marked.
pub(super) const WEDGE: i64 = 15;
pub(super) const SIGN_SIZE: i64 = 20;

/// What a picture has a colour for.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum PictureColor {
    /// Behind the names of files and ranks.
    Page,
    /// Those names.
    Muted,
    /// A light square.
    Light,
    /// A dark square.
    Dark,
    /// The line round the board.
    Edge,
    /// A white piece.
    WhiteFill,
    /// Its outline.
    WhiteLine,
    /// A black piece.
    BlackFill,
    /// Its outline.
    BlackLine,
    /// The corners of the last move.
    Mark,
    /// The tint of the square that it came from.
    From,
    /// The tint of the square that it went to.
    To,
    /// Round a king in check.
    Alarm,
    /// The mark on that.
    OnAlarm,
    /// Round arrows and circles.
    Halo,
    /// Of an arrow or a circle.
    Green,
    /// Of an arrow or a circle.
    Red,
    /// Of an arrow or a circle.
    Blue,
    /// Of an arrow or a circle.
    Yellow,
}

impl PictureColor {
    /// What it is where none is given.
    const fn usual(self) -> &'static str {
        match self {
            Self::Page => "#faf7f1",
            Self::Muted => "#5f574c",
            Self::Light => "#f1e4cb",
            Self::Dark => "#b98b5e",
            Self::Edge => "#8d6742",
            Self::WhiteFill | Self::OnAlarm => "#fffdf8",
            Self::WhiteLine | Self::BlackFill => "#221b14",
            Self::BlackLine => "#fff3dc",
            Self::Mark => "#062f73",
            Self::From => "#f2b90040",
            Self::To => "#f2b90073",
            Self::Alarm => "#b3261e",
            Self::Halo => "#fff8e8",
            Self::Green => "#1b6e3c",
            Self::Red => "#a3211a",
            Self::Blue => "#1d4f91",
            Self::Yellow => "#7a5200",
        }
    }
}

impl From<Paint> for PictureColor {
    fn from(paint: Paint) -> Self {
        match paint {
            Paint::Green => Self::Green,
            Paint::Red => Self::Red,
            Paint::Yellow => Self::Yellow,
            Paint::Blue => Self::Blue,
        }
    }
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

/// A quotient, rounded.
const fn rounded(value: i64, by: i64) -> i64 {
    (2 * value + by) / (2 * by)
}

/// What is to be seen.
///
/// ```
/// use gridmate::board::{Board, Square};
/// use gridmate::notation::svg::Picture;
/// let picture = Picture { last_move: Some((Square::E2, Square::E4)), ..Picture::of(&Board::initial()) };
/// assert!(picture.svg().starts_with("<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"400\""));
/// ```
#[derive(Clone, Debug)]
pub struct Picture {
    /// What stands where.
    pub pieces: Vec<(Square, Piece)>,
    /// What it is called where it cannot be seen.
    pub title: String,
    /// The width and the height, in pixels.
    pub size: u32,
    /// Whether Black is below.
    pub is_flipped: bool,
    /// Whether the names of files and ranks stand beside the board.
    pub has_coordinates: bool,
    /// From where the last move came, and where it went.
    pub last_move: Option<(Square, Square)>,
    /// The king that is in check.
    pub check: Option<Square>,
    /// Arrows and circles over the squares.
    pub shapes: Vec<Shape>,
    /// For each [`PictureColor`], in its order, what CSS calls it in hexadecimal digits; those that are missing are usual.
    pub colors: Vec<String>,
}

impl Picture {
    /// A board, and nothing else.
    #[must_use]
    pub fn of(board: &Board) -> Self {
        Self {
            pieces: Square::ALL.into_iter().filter_map(|square| Some((square, board.piece_at(square)?))).collect(),
            title: "A chess board".to_owned(),
            size: 400,
            is_flipped: false,
            has_coordinates: false,
            last_move: None,
            check: None,
            shapes: Vec::new(),
            colors: Vec::new(),
        }
    }

    /// The text of the file.
    #[must_use]
    pub fn svg(&self) -> String {
        let mut svg = String::new();
        // Writing to a text does not fail.
        let _ = self.draw(&mut svg);
        svg
    }

    /// What CSS calls a colour.
    pub(super) fn color(&self, paint: PictureColor) -> &str {
        self.colors.get(paint as usize).map_or(paint.usual(), String::as_str)
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
    fn shapes_of(&self, svg: &mut String) -> Written {
        let is_there = |piece: Piece| self.pieces.iter().any(|&(_, other)| other == piece);
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
            let (line, fill) = match color {
                Color::White => (PictureColor::WhiteLine, PictureColor::WhiteFill),
                Color::Black => (PictureColor::BlackLine, PictureColor::BlackFill),
            };
            let left = Thousandths(rounded(SQUARE * 1000 * EM - PIECE_WIDTH * em * SQUARE, 2 * EM));
            // Of an em 0.87 is above the line that glyphs stand on.
            let base = Thousandths(SQUARE * (500 + down) + em * SQUARE * 37 / 100);
            let width = Thousandths(rounded(line_width(color) * EM * 1000, em));
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
    fn squares(&self, svg: &mut String) -> Written {
        let (light, dark) = (self.color(PictureColor::Light), self.color(PictureColor::Dark));
        write!(svg, r#"<path d="M0 0h{BOARD}v{BOARD}h-{BOARD}z" fill="{light}"/><path d=""#)?;
        for square in Square::ALL.into_iter().filter(|square| square.is_dark()) {
            let (x, y) = self.corner(square);
            write!(svg, "M{x} {y}h{SQUARE}v{SQUARE}h-{SQUARE}z")?;
        }
        write!(svg, r#"" fill="{dark}"/>"#)?;
        let Some((from, to)) = self.last_move else { return Ok(()) };
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

    /// Arrows and circles, each with a halo, of whose colour is the thread that distinguishes them in grey.
    fn overlay(&self, svg: &mut String) -> Written {
        if self.shapes.is_empty() {
            return Ok(());
        }
        let (halo, width) = (self.color(PictureColor::Halo), 2 * HALO);
        write!(
            svg,
            concat!(
                r#"<g fill="{}" stroke-width="{}" stroke-linejoin="round" paint-order="stroke" opacity="0.92" "#,
                r#"transform="translate(0 {}) scale(0.1 -0.1)">"#,
            ),
            halo, width, BOARD,
        )?;
        for drawing in drawings(&self.shapes, self.is_flipped) {
            let color = self.color(drawing.paint.into());
            write!(svg, r#"<path fill="{color}" stroke="{halo}" d="{}"/>"#, drawing.body)?;
            if !drawing.thread.is_empty() {
                write!(svg, r#"<path d="{}"/>"#, drawing.thread)?;
            }
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
        // All of the line lies within the picture.
        let (frame, side) = (r#"fill="none" stroke-width="2""#, BOARD - 2);
        write!(svg, r#"</g><path d="M1 1h{side}v{side}h-{side}z" {frame} stroke="{edge}"/>"#)
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

impl Picture {
    fn draw(&self, svg: &mut String) -> Written {
        let left = if self.has_coordinates { EDGE } else { 0 };
        let whole = BOARD + left;
        write!(
            svg,
            concat!(
                r#"<svg xmlns="http://www.w3.org/2000/svg" width="{0}" height="{0}" viewBox="{1} 0 {2} {2}" role="img">"#,
                "<title>{3}</title>",
            ),
            self.size,
            -left,
            whole,
            Escaped(&self.title),
        )?;
        self.shapes_of(svg)?;
        if self.has_coordinates {
            write!(
                svg,
                r#"<path d="M{} 0h{whole}v{whole}h-{whole}z" fill="{}"/>"#,
                -left,
                self.color(PictureColor::Page)
            )?;
        }
        self.squares(svg)?;
        self.last_move.map_or(Ok(()), |step| self.wedges(svg, step))?;
        self.check.map_or(Ok(()), |king| self.glow(svg, king))?;
        for &(square, piece) in &self.pieces {
            let (x, y) = self.corner(square);
            write!(svg, r##"<use href="#{}" x="{x}" y="{y}"/>"##, piece.char())?;
        }
        self.overlay(svg)?;
        self.check.map_or(Ok(()), |king| self.badge(svg, king))?;
        if self.has_coordinates {
            self.signs(svg)?;
        }
        svg.push_str("</svg>\n");
        Ok(())
    }
}
