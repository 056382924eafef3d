//! From the outlines of pieces and signs to pixels.
//!
//! In: an outline and where it lies in a field of pixels. Out: for each pixel how much of it is covered. A pixel is looked
//! at in as many places as [`GRID`] by [`GRID`].

use crate::notation::text::after;
use alloc::vec;
use alloc::vec::Vec;

/// Places of a pixel that are looked at, in a row and in a column.
pub(super) const GRID: usize = 4;
/// Parts of the way from one place to the next.
const PARTS: i64 = 256;
/// Straight pieces of a curve.
const PIECES: i64 = 8;

/// A point, in parts.
type Point = (i64, i64);

/// Where an outline lies.
#[derive(Clone, Copy)]
pub(super) struct Placement {
    /// Where its origin is, to the right and down, in thousandths of a pixel.
    pub(super) at: (i64, i64),
    /// One of its units, as a fraction of a pixel.
    pub(super) unit: (i64, i64),
}

impl Placement {
    fn point(self, (x, y): Point) -> Point {
        let parts = GRID as i64 * PARTS;
        let (unit, per) = self.unit;
        (self.at.0 * parts / 1000 + x * unit * parts / per, self.at.1 * parts / 1000 - y * unit * parts / per)
    }
}

/// Which places of a field are covered.
#[derive(Clone)]
pub(super) struct Cover {
    width: usize,
    places: Vec<bool>,
}

impl Cover {
    /// What an outline covers in a square field of this width; where it turns twice, too.
    pub(super) fn of(outline: &str, placement: Placement, pixels: usize) -> Self {
        let width = pixels * GRID;
        let mut cover = Self { width, places: vec![false; width * width] };
        let lines = lines_of(outline, placement);
        let mut crossings: Vec<(i64, i64)> = Vec::new();
        for (row, places) in cover.places.chunks_mut(width.max(1)).enumerate() {
            let y = row as i64 * PARTS + PARTS / 2;
            crossings.clear();
            crossings.extend(lines.iter().filter_map(|&(from, to)| crossing(from, to, y)));
            crossings.sort_unstable();
            let mut turns = 0;
            for pair in crossings.windows(2) {
                let [(from, way), (to, _)] = *pair else { continue };
                turns += way;
                if turns != 0 {
                    let first = (from + PARTS / 2).div_euclid(PARTS).clamp(0, width as i64) as usize;
                    let last = (to + PARTS / 2).div_euclid(PARTS).clamp(0, width as i64) as usize;
                    places[first..last.max(first)].fill(true);
                }
            }
        }
        cover
    }

    /// The same with all that is nearer than this, in thousandths of a pixel.
    pub(super) fn widened(&self, by: i64) -> Self {
        let reach = by * GRID as i64 / 1000 + 1;
        let limit = by * GRID as i64;
        let near: Vec<(i64, i64)> = (-reach..=reach)
            .flat_map(|down| (-reach..=reach).map(move |right| (right, down)))
            .filter(|(right, down)| (right * right + down * down) * 1_000_000 <= limit * limit)
            .collect();
        let mut wide = self.clone();
        let width = self.width as i64;
        for (at, _) in self.places.iter().enumerate().filter(|&(at, is_in)| *is_in && self.is_edge(at)) {
            let (x, y) = (at as i64 % width, at as i64 / width);
            for &(right, down) in &near {
                let (x, y) = (x + right, y + down);
                if (0..width).contains(&x)
                    && let Some(place) = wide.places.get_mut((y * width + x) as usize)
                {
                    *place = true;
                }
            }
        }
        wide
    }

    /// Whether a place beside this one is not covered.
    fn is_edge(&self, at: usize) -> bool {
        let beside = [at.wrapping_sub(1), at + 1, at.wrapping_sub(self.width), at + self.width];
        beside.into_iter().any(|at| self.places.get(at) != Some(&true))
    }

    /// How many places of each pixel are covered.
    pub(super) fn counts(&self) -> Vec<u8> {
        let pixels = self.width / GRID;
        let mut counts = vec![0; pixels * pixels];
        for (at, _) in self.places.iter().enumerate().filter(|(_, is_in)| **is_in) {
            let pixel = at / self.width / GRID * pixels + at % self.width / GRID;
            if let Some(count) = counts.get_mut(pixel) {
                *count += 1;
            }
        }
        counts
    }
}

/// Where a line crosses a height, and whether it goes up or down there.
fn crossing((x, y): Point, (to_x, to_y): Point, at: i64) -> Option<(i64, i64)> {
    let is_down = y <= at && at < to_y;
    let is_up = to_y <= at && at < y;
    (is_down || is_up).then(|| (x + (at - y) * (to_x - x) / (to_y - y), if is_down { 1 } else { -1 }))
}

/// The straight lines of an outline: paths of SVG, each place but the first from the one before it.
fn lines_of(outline: &str, placement: Placement) -> Vec<(Point, Point)> {
    let mut lines = Vec::new();
    let mut reader = PathReader { rest: outline };
    let (mut at, mut start, mut last) = ((0, 0), (0, 0), (0, 0));
    let line = |from: Point, to: Point| (placement.point(from), placement.point(to));
    let mut command = 'M';
    while let Some(next) = reader.command(command) {
        command = next;
        let from = at;
        let step = |reader: &mut PathReader<'_>| (from.0 + reader.number(), from.1 + reader.number());
        let mut bend = None;
        match command {
            'M' => at = (reader.number(), reader.number()),
            'm' => at = step(&mut reader),
            'h' => at.0 += reader.number(),
            'v' => at.1 += reader.number(),
            'l' => at = step(&mut reader),
            'q' => {
                bend = Some(step(&mut reader));
                at = step(&mut reader);
            }
            't' => {
                bend = Some((2 * from.0 - last.0, 2 * from.1 - last.1));
                at = step(&mut reader);
            }
            _ => {
                lines.push(line(from, start));
                at = start;
            }
        }
        match (command, bend) {
            ('M' | 'm', _) => start = at,
            ('h' | 'v' | 'l', _) => lines.push(line(from, at)),
            (_, Some(bend)) => curve([from, bend, at].map(|point| placement.point(point)), &mut lines),
            _ => {}
        }
        last = bend.unwrap_or(at);
    }
    lines
}

/// Adds a curve as straight lines.
fn curve([from, bend, to]: [Point; 3], lines: &mut Vec<(Point, Point)>) {
    let mut at = from;
    for piece in 1..=PIECES {
        let rest = PIECES - piece;
        let along = |from: i64, bend: i64, to: i64| {
            (rest * rest * from + 2 * rest * piece * bend + piece * piece * to) / (PIECES * PIECES)
        };
        let next = (along(from.0, bend.0, to.0), along(from.1, bend.1, to.1));
        lines.push((at, next));
        at = next;
    }
}

/// Reads an outline.
struct PathReader<'a> {
    rest: &'a str,
}

impl PathReader<'_> {
    /// The next command: the one before, where numbers follow on numbers; none at the end.
    fn command(&mut self, before: char) -> Option<char> {
        self.rest = self.rest.trim_start_matches([' ', ',']);
        let next = self.rest.chars().next()?;
        if !next.is_ascii_alphabetic() {
            return Some(before).filter(|&before| before != 'z');
        }
        self.rest = after(self.rest, 1);
        Some(next)
    }

    fn number(&mut self) -> i64 {
        self.rest = self.rest.trim_start_matches([' ', ',']);
        let (sign, digits) = self.rest.strip_prefix('-').map_or((1, self.rest), |rest| (-1, rest));
        let end = digits.find(|char: char| !char.is_ascii_digit()).unwrap_or(digits.len());
        self.rest = after(digits, end);
        digits.get(..end).and_then(|text| text.parse().ok()).map_or(0, |number: i64| sign * number)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// One unit is one pixel, and up is up.
    const PLAIN: Placement = Placement { at: (0, 4000), unit: (1, 1) };

    fn drawn(cover: &Cover) -> Vec<u8> {
        cover.counts()
    }

    #[test]
    fn what_lies_within_an_outline_is_covered() {
        let square = Cover::of("M1 1h2v2h-2z", PLAIN, 4);
        assert_eq!(drawn(&square), [0, 0, 0, 0, 0, 16, 16, 0, 0, 16, 16, 0, 0, 0, 0, 0]);
        let half = Cover::of("M0 0l4 4v-4z", PLAIN, 4);
        let sum: u32 = drawn(&half).iter().map(|&count| u32::from(count)).sum();
        assert!((120..=136).contains(&sum), "{sum}");
    }

    #[test]
    fn a_hole_turns_the_other_way_round() {
        let ring = |inner: &str| Cover::of(&alloc::format!("M0 0h4v4h-4zM1 1{inner}z"), PLAIN, 4).counts()[5];
        assert_eq!((ring("v2h2v-2"), ring("h2v2h-2")), (0, 16));
    }

    #[test]
    fn curves_bend() {
        let hill = Cover::of("M0 0q2 8 4 0z", PLAIN, 4);
        let sum: u32 = drawn(&hill).iter().map(|&count| u32::from(count)).sum();
        // Two thirds of four by four.
        assert!((160..=176).contains(&sum), "{sum}");
        // It goes on as the one before it ended: down and up again.
        let wave = Cover::of("M0 2q1 2 2 0t2 0v-2h-4z", PLAIN, 4);
        let area = |columns: core::ops::Range<usize>| -> u32 {
            drawn(&wave).chunks(4).flat_map(|row| row[columns.clone()].to_vec()).map(u32::from).sum()
        };
        assert!(area(0..2) > 70 && area(2..4) < 58, "{} {}", area(0..2), area(2..4));
    }

    #[test]
    fn what_is_widened_covers_what_is_near() {
        let dot = Cover::of("M1 1h2v2h-2z", PLAIN, 4);
        assert_eq!(drawn(&dot.widened(250))[..6], [0, 4, 4, 0, 4, 16]);
        assert_eq!(drawn(&dot.widened(0)), drawn(&dot));
    }
}
