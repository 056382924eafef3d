//! Arrows and circles of a board as outlines.
//!
//! In: the [`Shape`]s of a board. Out: paths of SVG to be filled, in thousandths of a square from the lower left corner of the
//! board to the right and up. [`super::svg`] writes them, [`super::gif`] makes pixels of them.

use super::{Paint, Shape};
use crate::board::Square;
use alloc::string::String;
use alloc::vec::Vec;
use core::fmt::Write;

/// The width of a square.
pub(super) const UNIT: i64 = 1000;
/// How far the halo goes beyond a body.
pub(super) const HALO: i64 = 30;
/// More shapes of one board are not drawn.
const MOST: usize = 100;

/// Where an arrow begins, how long its head is, and what is left before the middle of the last square.
const START: i64 = 280;
const HEAD: i64 = 360;
const BEFORE: i64 = 60;
/// Half the width of a shaft and of a head.
const SHAFT: i64 = 85;
const BARB: i64 = 240;
/// The radiuses of a circle, and that of the line between them.
const OUTER: i64 = 460;
const INNER: i64 = 360;
const MIDDLE: i64 = (OUTER + INNER) / 2;
/// Half the width of a thread, and the radius of its dots.
const THREAD: i64 = 22;
const DOT: i64 = 35;
/// From one dot to the next, and from one dash to the next; the length of a dash.
const DOTS: usize = 160;
const DASHES: usize = 260;
const DASH: i64 = 160;

/// From the middle of a circle to its sixteenths, counted from the right.
const SIXTEENTHS: [BoardPoint; 4] = [(1000, 0), (924, 383), (707, 707), (383, 924)];
/// The bend of an eighth of a circle is farther away from the middle.
const BEND: i64 = 1082;

type BoardPoint = (i64, i64);

/// What is drawn for a shape.
pub(super) struct ShapeDrawing {
    pub(super) paint: Paint,
    /// The arrow or the ring.
    pub(super) body: String,
    /// What distinguishes its colour in grey: nothing within green, a line within red, dots within yellow, dashes within blue.
    pub(super) thread: String,
    /// The file and the rank, as they are seen, of the lower left corner of the field of squares that holds it.
    pub(super) corner: (usize, usize),
    /// How many squares that field is wide and high.
    pub(super) squares: usize,
    /// From the middle of its first square to that of its last.
    length: i64,
}

/// What is drawn for the first hundred shapes of a board, in that order: shorter arrows lie above longer ones.
pub(super) fn drawings(shapes: &[Shape], is_flipped: bool) -> Vec<ShapeDrawing> {
    let mut drawings: Vec<ShapeDrawing> = Vec::new();
    for shape in shapes.iter().take(MOST) {
        let next = drawing(shape, is_flipped);
        drawings.insert(drawings.partition_point(|known| known.length >= next.length), next);
    }
    drawings
}

fn drawing(&Shape { paint, from, to }: &Shape, is_flipped: bool) -> ShapeDrawing {
    let [(file, rank), (last_file, last_rank)] = [from, to].map(|square| seen(square, is_flipped));
    let squares = 1 + file.abs_diff(last_file).max(rank.abs_diff(last_rank));
    let corner = (file.min(last_file).min(8 - squares), rank.min(last_rank).min(8 - squares));
    let middle = |file: usize, rank: usize| (file as i64 * UNIT + UNIT / 2, rank as i64 * UNIT + UNIT / 2);
    let axis = Axis::between(middle(file, rank), middle(last_file, last_rank));
    let (mut body, mut thread) = (String::new(), String::new());
    if from == to {
        ring(&mut body, axis.from, OUTER, INNER);
        thread_of_ring(&mut thread, paint, axis.from);
    } else {
        arrow(&mut body, &axis);
        thread_of_arrow(&mut thread, paint, &axis);
    }
    ShapeDrawing { paint, body, thread, corner, squares, length: axis.length }
}

/// The file and the rank of a square from the lower left corner.
const fn seen(square: Square, is_flipped: bool) -> (usize, usize) {
    let (file, rank) = (square.file().index(), square.rank().index());
    if is_flipped { (7 - file, 7 - rank) } else { (file, rank) }
}

/// A point, and a way from there.
struct Axis {
    from: BoardPoint,
    way: BoardPoint,
    /// That of the way.
    length: i64,
}

impl Axis {
    const fn between(from: BoardPoint, to: BoardPoint) -> Self {
        let way = (to.0 - from.0, to.1 - from.1);
        Self { from, way, length: (way.0 * way.0 + way.1 * way.1).isqrt() }
    }

    /// A point as far along the way, and as far to its left.
    const fn at(&self, along: i64, aside: i64) -> BoardPoint {
        let (x, y) = self.way;
        let right = rounded(along * x - aside * y, self.length);
        (self.from.0 + right, self.from.1 + rounded(along * y + aside * x, self.length))
    }
}

/// A quotient, rounded.
const fn rounded(value: i64, by: i64) -> i64 {
    (2 * value + by).div_euclid(2 * by)
}

fn arrow(path: &mut String, axis: &Axis) {
    let (neck, tip) = (axis.length - HEAD, axis.length - BEFORE);
    let one = [(START, -SHAFT), (neck, -SHAFT), (neck, -BARB), (tip, 0)];
    let other = [(neck, BARB), (neck, SHAFT), (START, SHAFT)];
    polygon(path, one.into_iter().chain(other).map(|(along, aside)| axis.at(along, aside)));
}

fn thread_of_arrow(path: &mut String, paint: Paint, axis: &Axis) {
    let (first, last) = (START + 80, axis.length - HEAD + 100);
    match paint {
        Paint::Green => {}
        Paint::Red => bar(path, axis, first, last),
        Paint::Yellow => (first..=last).step_by(DOTS).for_each(|at| circle(path, axis.at(at, 0), DOT, 1)),
        Paint::Blue => (first..last).step_by(DASHES).for_each(|at| bar(path, axis, at, last.min(at + DASH))),
    }
}

fn thread_of_ring(path: &mut String, paint: Paint, middle: BoardPoint) {
    let at = |sixteenth| toward(middle, sixteenth, MIDDLE, 1);
    match paint {
        Paint::Green => {}
        Paint::Red => ring(path, middle, MIDDLE + THREAD, MIDDLE - THREAD),
        Paint::Yellow => (0..16).for_each(|sixteenth| circle(path, at(sixteenth), DOT, 1)),
        Paint::Blue => (0..16).step_by(2).for_each(|sixteenth| {
            let axis = Axis { from: at(sixteenth), way: direction(sixteenth + 4), length: UNIT };
            bar(path, &axis, -DASH / 2, DASH / 2);
        }),
    }
}

/// A part of a thread.
fn bar(path: &mut String, axis: &Axis, from: i64, to: i64) {
    let corners = [(from, -THREAD), (to, -THREAD), (to, THREAD), (from, THREAD)];
    polygon(path, corners.into_iter().map(|(along, aside)| axis.at(along, aside)));
}

fn polygon(path: &mut String, points: impl Iterator<Item = BoardPoint>) {
    let mut last: Option<BoardPoint> = None;
    for (x, y) in points {
        // Writing to a text does not fail.
        let _ = match last {
            None => write!(path, "M{x} {y}"),
            Some((from_x, from_y)) => write!(path, "l{} {}", x - from_x, y - from_y),
        };
        last = Some((x, y));
    }
    path.push('z');
}

/// A circle and within it another, which turns the other way and so is a hole.
fn ring(path: &mut String, middle: BoardPoint, outer: i64, inner: i64) {
    circle(path, middle, outer, 1);
    circle(path, middle, inner, -1);
}

/// A circle of eight curves that turns to the left, or to the right for a `turn` of −1.
fn circle(path: &mut String, middle: BoardPoint, radius: i64, turn: i64) {
    let (mut x, mut y) = toward(middle, 0, radius, turn);
    let _ = write!(path, "M{x} {y}");
    for eighth in 0..8 {
        let bend = toward(middle, 2 * eighth + 1, rounded(radius * BEND, UNIT), turn);
        let next = toward(middle, 2 * eighth + 2, radius, turn);
        let _ = write!(path, "q{} {} {} {}", bend.0 - x, bend.1 - y, next.0 - x, next.1 - y);
        (x, y) = next;
    }
    path.push('z');
}

/// A point on a circle.
const fn toward((x, y): BoardPoint, sixteenth: usize, radius: i64, turn: i64) -> BoardPoint {
    let (right, up) = direction(sixteenth);
    (x + rounded(right * radius, UNIT), y + turn * rounded(up * radius, UNIT))
}

const fn direction(sixteenth: usize) -> BoardPoint {
    let (x, y) = SIXTEENTHS[sixteenth % 4];
    [(x, y), (-y, x), (-x, -y), (y, -x)][sixteenth / 4 % 4]
}

#[cfg(test)]
mod tests {
    use super::*;

    fn drawn(text: &str, is_flipped: bool) -> ShapeDrawing {
        drawing(&text.parse().unwrap(), is_flipped)
    }

    #[test]
    fn an_arrow_goes_from_one_middle_to_the_other() {
        // From the middle of e2, 4500 to the right and 1500 up, to that of e4.
        let arrow = drawn("Ge2e4", false);
        assert_eq!(arrow.body, "M4585 1780l0 1360l155 0l-240 300l-240 -300l155 0l0 -1360z");
        assert_eq!((arrow.corner, arrow.squares), ((4, 1), 3));
        // Turned, it goes down from the other side.
        assert_eq!(drawn("Ge2e4", true).body, drawn("Gd7d5", false).body);
        // A knight's way: its length is the root of five.
        assert!(drawn("Gg1f3", false).body.starts_with("M6451 788l-714 "), "{}", drawn("Gg1f3", false).body);
    }

    #[test]
    fn a_field_of_squares_holds_each_shape_within_the_board() {
        for from in Square::ALL {
            for to in Square::ALL {
                for is_flipped in [false, true] {
                    let ShapeDrawing { corner: (file, rank), squares, .. } =
                        drawing(&Shape { paint: Paint::Green, from, to }, is_flipped);
                    assert!(file + squares <= 8 && rank + squares <= 8);
                    for (x, y) in [from, to].map(|square| seen(square, is_flipped)) {
                        assert!((file..file + squares).contains(&x) && (rank..rank + squares).contains(&y));
                    }
                }
            }
        }
    }

    #[test]
    fn each_colour_has_a_thread_of_its_own() {
        for shape in ["e4", "a1h8", "e4d5"] {
            let parts: Vec<usize> = "GRBY"
                .chars()
                .map(|paint| drawn(&alloc::format!("{paint}{shape}"), false).thread.matches('z').count())
                .collect();
            assert!(parts[0] == 0 && parts[1] > 0 && parts[2] > 0 && parts[3] > parts[2], "{shape}: {parts:?}");
        }
    }

    #[test]
    fn shorter_arrows_lie_above_longer_ones_and_rings_above_all() {
        let shapes = ["Re4", "Ga1a2", "Ba1a8"].map(|text| text.parse().unwrap());
        let order: Vec<Paint> = drawings(&shapes, false).into_iter().map(|drawing| drawing.paint).collect();
        assert_eq!(order, [Paint::Blue, Paint::Green, Paint::Red]);
        assert_eq!(drawings(&shapes.repeat(50), false).len(), MOST);
    }
}
