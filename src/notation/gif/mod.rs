//! A line as a moving picture: GIF, with what changes from board to board.
//!
//! In: the boards as [`Picture`]s, and for how long each is seen. Out: the bytes of a GIF that begins again at its end. All
//! boards have one palette; of each but the first there is the rectangle that holds what has changed, in which the other
//! pixels stay as they are.

mod lzw;
mod palette;
mod raster;

use super::Shape;
use super::drawing::{HALO, ShapeDrawing, UNIT, drawings};
use super::glyphs::{EM, FILES, PIECE_WIDTH, RANKS, SIGN_HEIGHT, Sign, line_width, outline, size_of};
use super::svg::{EDGE, Picture, SIGN_SIZE, SQUARE, WEDGE};
use crate::board::{Color, Piece, Role, Square};
use alloc::vec;
use alloc::vec::Vec;
use core::mem;
use palette::{BITS, SHARES, Tint, UNCHANGED, edge_pixel, mark_pixel, palette, shape_pixel, square_pixel};
use raster::{Cover, GRID, Placement};

/// The smallest and the largest width, in pixels.
const SIZES: core::ops::RangeInclusive<u32> = 80..=1024;
/// The numbers of kinds of pieces are less than this.
const ROLES: usize = 8;
/// A name in a comment has at most as many bytes.
const MOST_NAME: usize = 255;

/// What stands on a square and how it is tinted.
type Cell = (Option<Piece>, Tint);

/// A moving picture that is being drawn.
///
/// ```
/// use gridmate::board::{Board, Square};
/// use gridmate::notation::{gif::MovingPicture, svg::Picture};
/// let start = Picture { size: 240, ..Picture::of(&Board::initial()) };
/// let mut moving = MovingPicture::of(&start, 100);
/// let mut after = start.clone();
/// after.pieces.retain(|(square, _)| *square != Square::E2);
/// after.last_move = Some((Square::E2, Square::E4));
/// moving.add(&after, 100);
/// let gif = moving.finish();
/// assert!(gif.starts_with(b"GIF89a") && gif.ends_with(b";"));
/// ```
#[derive(Clone, Debug)]
pub struct MovingPicture {
    file: Vec<u8>,
    /// The width and the height.
    size: usize,
    /// The width of a square.
    side: usize,
    /// How far the board is from the left.
    left: usize,
    is_flipped: bool,
    /// What covers pixels of a square, for each piece by the numbers of its colour and its kind: its line, its filling.
    pieces: Vec<Vec<(u8, u8)>>,
    /// What is shown.
    cells: [Cell; Square::ALL.len()],
    /// The pixels of the squares and of what is beside them.
    squares: Vec<u8>,
    /// The same with what is drawn over the squares.
    pixels: Vec<u8>,
    /// Where the time of the last board stands, and that, in hundredths of a second.
    time: (usize, u16),
}

impl MovingPicture {
    /// One that begins with a board, which is seen for this time in hundredths of a second. Size, side, coordinates and
    /// colours are those of this board.
    #[must_use]
    pub fn of(first: &Picture, hundredths: u16) -> Self {
        let size = first.size.clamp(*SIZES.start(), *SIZES.end()) as usize;
        let whole = 8 * SQUARE + if first.has_coordinates { EDGE } else { 0 };
        let side = size * SQUARE as usize / whole as usize;
        let size = if first.has_coordinates { size } else { 8 * side };
        let mut moving = Self {
            file: Vec::new(),
            size,
            side,
            left: size - 8 * side,
            is_flipped: first.is_flipped,
            pieces: pieces(side),
            cells: cells(first),
            squares: vec![edge_pixel(0); size * size],
            pixels: Vec::new(),
            time: (0, hundredths),
        };
        moving.signs(first);
        Square::ALL.into_iter().for_each(|square| moving.draw(square));
        moving.pixels = moving.with_shapes(&first.shapes);
        moving.head(first);
        moving.frame((0, 0), (size, size), None);
        moving
    }

    /// Adds a board, which is seen for this time in hundredths of a second; one that looks like the one before has that
    /// seen for longer.
    pub fn add(&mut self, next: &Picture, hundredths: u16) {
        let cells = cells(next);
        for square in Square::ALL {
            if cells[square.index()] != self.cells[square.index()] {
                self.cells[square.index()] = cells[square.index()];
                self.draw(square);
            }
        }
        let after = self.with_shapes(&next.shapes);
        let before = mem::replace(&mut self.pixels, after);
        let changed = || (0..self.pixels.len()).filter(|&at| self.pixels[at] != before[at]);
        let (Some(top), Some(bottom)) = (changed().next(), changed().next_back()) else {
            self.set_time(self.time.1.saturating_add(hundredths));
            return;
        };
        let column = |at: usize| at % self.size;
        let left = changed().map(column).min().unwrap_or_default();
        let right = changed().map(column).max().unwrap_or_default();
        let (top, bottom) = (top / self.size, bottom / self.size);
        self.time.1 = hundredths;
        self.frame((left, top), (right + 1 - left, bottom + 1 - top), Some(&before));
    }

    /// How long the last board is seen, in hundredths of a second, from now on.
    pub fn set_time(&mut self, hundredths: u16) {
        self.time.1 = hundredths;
        for (place, byte) in self.file.iter_mut().skip(self.time.0).zip(hundredths.to_le_bytes()) {
            *place = byte;
        }
    }

    /// The file.
    #[must_use]
    pub fn finish(mut self) -> Vec<u8> {
        self.file.push(b';');
        self.file
    }

    /// What comes before the boards: the size, the palette, that it begins again without end, and its name.
    fn head(&mut self, first: &Picture) {
        self.file.extend(b"GIF89a");
        self.number(self.size);
        self.number(self.size);
        self.file.extend([0xF0 | (BITS as u8 - 1), 0, 0]);
        self.file.extend(palette(first));
        self.file.extend(b"\x21\xFF\x0BNETSCAPE2.0\x03\x01\0\0\0");
        let mut end = first.title.len().min(MOST_NAME);
        while !first.title.is_char_boundary(end) {
            end -= 1;
        }
        if end > 0 {
            self.file.extend([0x21, 0xFE, end as u8]);
            self.file.extend(&first.title.as_bytes()[..end]);
            self.file.push(0);
        }
    }

    fn number(&mut self, number: usize) {
        self.file.extend((number as u16).to_le_bytes());
    }

    /// A board: a rectangle of what is shown now, or what is not as it was before.
    fn frame(&mut self, (left, top): (usize, usize), (width, height): (usize, usize), before: Option<&[u8]>) {
        // It stays when the next one comes, and has a colour that is none.
        self.file.extend([0x21, 0xF9, 4, 0b101]);
        self.time.0 = self.file.len();
        self.file.extend(self.time.1.to_le_bytes());
        self.file.extend([UNCHANGED, 0, 0x2C]);
        [left, top, width, height].into_iter().for_each(|number| self.number(number));
        self.file.push(0);
        let mut colors = Vec::with_capacity(width * height);
        for row in top..top + height {
            let places = row * self.size + left..row * self.size + left + width;
            colors.extend(places.map(|at| {
                let color = self.pixels[at];
                if before.is_some_and(|before| before[at] == color) { UNCHANGED } else { color }
            }));
        }
        lzw::compress(&colors, BITS, &mut self.file);
    }

    /// Draws a square as its cell is.
    fn draw(&mut self, square: Square) {
        let (piece, tint) = self.cells[square.index()];
        let (file, rank) = (square.file().index(), square.rank().index());
        let (column, row) = if self.is_flipped { (7 - file, rank) } else { (file, 7 - rank) };
        let (side, is_dark) = (self.side, square.is_dark());
        let covers = piece.and_then(|piece| Some((piece.color, self.pieces.get(place_of(piece))?)));
        let wedge = side * WEDGE as usize / SQUARE as usize;
        for at in 0..side * side {
            let (x, y) = (at % side, at / side);
            let near = match tint {
                Tint::From => x + y,
                Tint::To => x.min(side - 1 - x) + y.min(side - 1 - y),
                Tint::None | Tint::Check => side,
            };
            let covered = covers.map(|(color, covers)| (color, covers[at].0, covers[at].1));
            let is_covered = covered.is_some_and(|(_, line, fill)| line + fill > 0);
            let color = if near < wedge && !is_covered {
                mark_pixel(is_dark, tint, near + 1 < wedge)
            } else {
                square_pixel(is_dark, tint, covered)
            };
            self.squares[(row * side + y) * self.size + self.left + column * side + x] = color;
        }
    }

    /// The squares with shapes over them.
    fn with_shapes(&self, shapes: &[Shape]) -> Vec<u8> {
        let mut pixels = self.squares.clone();
        for drawing in drawings(shapes, self.is_flipped) {
            self.draw_over(&drawing, &mut pixels);
        }
        pixels
    }

    fn draw_over(
        &self,
        ShapeDrawing { paint, body, thread, corner: (file, rank), squares, .. }: &ShapeDrawing,
        pixels: &mut [u8],
    ) {
        let (side, field) = (self.side, squares * self.side);
        let whole = |squares: usize| (squares * side * 1000) as i64;
        let placement = Placement { at: (-whole(*file), whole(rank + squares)), unit: (side as i64, UNIT) };
        let body = Cover::of(body, placement, field);
        let halo = body.widened(whole(1) * HALO / UNIT).counts();
        let (body, thread) = (body.counts(), Cover::of(thread, placement, field).counts());
        let (left, top) = (self.left + file * side, (8 - rank - squares) * side);
        for at in (0..field * field).filter(|&at| halo[at] > 0) {
            let pixel = &mut pixels[(top + at / field) * self.size + left + at % field];
            *pixel = shape_pixel(*pixel, *paint, [halo[at], body[at], thread[at]].map(share));
        }
    }

    /// The letters below the board, and the digits beside it.
    fn signs(&mut self, first: &Picture) {
        if !first.has_coordinates {
            return;
        }
        let (side, left) = (self.side, self.left);
        for (at, (&file, &rank)) in FILES.iter().zip(&RANKS).enumerate() {
            let (column, row) = if self.is_flipped { (7 - at, at) } else { (at, 7 - at) };
            self.sign(file, (left + column * side, 8 * side), (side, left));
            self.sign(rank, (0, row * side), (left, side));
        }
    }

    /// A sign in the middle of a rectangle.
    fn sign(&mut self, (path, width): Sign, (left, top): (usize, usize), (columns, rows): (usize, usize)) {
        let unit = (self.side as i64 * SIGN_SIZE, SQUARE * SIGN_HEIGHT);
        let field = columns.max(rows);
        let middle = |pixels: usize, length: i64| pixels as i64 * 500 + length * unit.0 * 500 / unit.1;
        let at = (middle(columns, -width), middle(rows, SIGN_HEIGHT));
        let counts = Cover::of(path, Placement { at, unit }, field).counts();
        for (at, count) in counts.into_iter().enumerate().filter(|(_, count)| *count > 0) {
            let (x, y) = (left + at % field, top + at / field);
            if x < self.size
                && let Some(pixel) = self.squares.get_mut(y * self.size + x)
            {
                *pixel = edge_pixel(share(count));
            }
        }
    }
}

/// How much of a pixel is covered, in [`SHARES`], by how many of its places are.
const fn share(count: u8) -> u8 {
    let places = (GRID * GRID) as u8;
    (count * SHARES + places / 2) / places
}

const fn place_of(piece: Piece) -> usize {
    piece.color.index() * ROLES + piece.role as usize
}

/// How each piece covers the pixels of a square.
fn pieces(side: usize) -> Vec<Vec<(u8, u8)>> {
    let width = side as i64;
    let mut all = vec![Vec::new(); 2 * ROLES];
    for role in Role::ALL {
        let (em, down) = size_of(role);
        // The line that glyphs stand on is 0.37 of an em below the middle.
        let base = width * (500 + down) + width * em * 37 / 100;
        let left = width * 500 - width * em * PIECE_WIDTH / (2 * EM);
        let placement = Placement { at: (left, base), unit: (width * em, 1000 * EM) };
        let filling = Cover::of(outline(role), placement, side);
        let fills = filling.counts();
        for color in Color::ALL {
            let lines = filling.widened(width * line_width(color) / 2).counts();
            let shares = lines.iter().zip(&fills).map(|(&line, &fill)| (share(line), share(fill)));
            all[place_of(Piece::new(color, role))] = shares.collect();
        }
    }
    all
}

/// What is to be seen of a picture, square by square.
fn cells(picture: &Picture) -> [Cell; Square::ALL.len()] {
    let mut cells = [(None, Tint::None); Square::ALL.len()];
    for &(square, piece) in &picture.pieces {
        cells[square.index()].0 = Some(piece);
    }
    if let Some((from, to)) = picture.last_move {
        cells[from.index()].1 = Tint::From;
        cells[to.index()].1 = Tint::To;
    }
    if let Some(king) = picture.check {
        cells[king.index()].1 = Tint::Check;
    }
    cells
}
