//! A line as a moving picture: what a reader of GIF sees of it, and how large it is.

#![cfg(not(target_arch = "wasm32"))]
#![allow(clippy::unwrap_used, clippy::panic, reason = "a test may stop where a claim fails")]

use gridmate::board::{Board, Square};
use gridmate::document::Document;
use gridmate::notation::gif::MovingPicture;
use gridmate::notation::pgn;
use gridmate::notation::svg::Picture;

/// Forty moves: Kasparov – Topalov, Wijk aan Zee 1999, as far as that.
const FORTY: &str = "1. e4 d6 2. d4 Nf6 3. Nc3 g6 4. Be3 Bg7 5. Qd2 c6 6. f3 b5 7. Nge2 Nbd7 8. Bh6 Bxh6 9. Qxh6 Bb7 10. a3 e5 \
    11. O-O-O Qe7 12. Kb1 a6 13. Nc1 O-O-O 14. Nb3 exd4 15. Rxd4 c5 16. Rd1 Nb6 17. g3 Kb8 18. Na5 Ba8 19. Bh3 d5 20. Qf4+ Ka7 \
    21. Rhe1 d4 22. Nd5 Nbxd5 23. exd5 Qd6 24. Rxd4 cxd4 25. Re7+ Kb6 26. Qxd4+ Kxa5 27. b4+ Ka4 28. Qc3 Qxd5 29. Ra7 Bb7 \
    30. Rxb7 Qc4 31. Qxf6 Kxa3 32. Qxa6+ Kxb4 33. c3+ Kxc3 34. Qa1+ Kd2 35. Qb2+ Kd1 36. Bf1 Rd2 37. Rd7 Rxd7 38. Bxc4 bxc4 \
    39. Qxh8 Rd3 40. Qa8 c3 *";

/// A frame of a GIF: where it lies, for how long it is seen, and its colours.
struct Frame {
    rect: [usize; 4],
    hundredths: u16,
    clear: u8,
    colors: Vec<u8>,
}

struct Gif {
    size: [usize; 2],
    palette: Vec<u8>,
    comment: String,
    loops: bool,
    frames: Vec<Frame>,
}

impl Gif {
    fn read(bytes: &[u8]) -> Self {
        let word = |at: usize| usize::from(u16::from_le_bytes([bytes[at], bytes[at + 1]]));
        assert_eq!(&bytes[..6], b"GIF89a");
        let colors = 2 << (bytes[10] & 7);
        let mut gif = Self {
            size: [word(6), word(8)],
            palette: bytes[13..13 + 3 * colors].to_vec(),
            comment: String::new(),
            loops: false,
            frames: Vec::new(),
        };
        let (mut at, mut control) = (13 + 3 * colors, (0, 0));
        loop {
            match bytes[at] {
                b';' => break,
                0x21 => {
                    let kind = bytes[at + 1];
                    let (data, next) = blocks(bytes, at + 2);
                    match kind {
                        0xF9 => control = (u16::from_le_bytes([data[1], data[2]]), data[3]),
                        0xFE => gif.comment = String::from_utf8(data).unwrap(),
                        _ => gif.loops = data.starts_with(b"NETSCAPE2.0\x01\0\0"),
                    }
                    at = next;
                }
                _ => {
                    let rect = [1, 3, 5, 7].map(|place| word(at + place));
                    let (data, next) = blocks(bytes, at + 11);
                    let colors = unpacked(&data, bytes[at + 10].into());
                    gif.frames.push(Frame { rect, hundredths: control.0, clear: control.1, colors });
                    at = next;
                }
            }
        }
        assert_eq!(at + 1, bytes.len());
        gif
    }

    /// What is seen after so many frames: red, green and blue.
    fn shown(&self, frames: usize) -> Vec<[u8; 3]> {
        let mut shown = vec![[0; 3]; self.size[0] * self.size[1]];
        for Frame { rect: [left, top, width, height], clear, colors, .. } in &self.frames[..frames] {
            assert_eq!(colors.len(), width * height);
            for (index, &color) in colors.iter().enumerate().filter(|(_, color)| *color != clear) {
                let at = (top + index / width) * self.size[0] + left + index % width;
                shown[at] = self.palette[3 * usize::from(color)..][..3].try_into().unwrap();
            }
        }
        shown
    }
}

/// The bytes of the blocks that start at a place, and what comes after them.
fn blocks(bytes: &[u8], mut at: usize) -> (Vec<u8>, usize) {
    let mut data = Vec::new();
    while bytes[at] > 0 {
        let end = at + 1 + usize::from(bytes[at]);
        data.extend(&bytes[at + 1..end]);
        at = end;
    }
    (data, at + 1)
}

/// The colours that codes of Lempel, Ziv and Welch stand for.
fn unpacked(data: &[u8], bits: u32) -> Vec<u8> {
    let clear = 1usize << bits;
    let fresh = || -> Vec<Vec<u8>> { (0..clear + 2).map(|color| vec![color as u8]).collect() };
    let (mut table, mut width, mut last) = (fresh(), bits + 1, None::<usize>);
    let (mut colors, mut at) = (Vec::new(), 0);
    loop {
        let code = (0..width as usize).map(|bit| (data[(at + bit) / 8] as usize >> ((at + bit) % 8) & 1) << bit).sum();
        at += width as usize;
        if code == clear {
            (table, width, last) = (fresh(), bits + 1, None);
            continue;
        }
        if code == clear + 1 {
            return colors;
        }
        if let Some(last) = last {
            let first = table.get(code).unwrap_or(&table[last])[0];
            let mut next = table[last].clone();
            next.push(first);
            table.push(next);
        }
        colors.extend(&table[code]);
        if table.len() == 1 << width && width < 12 {
            width += 1;
        }
        last = Some(code);
    }
}

fn document(text: &str) -> Document {
    Document::from_game(&pgn::read(text).next().unwrap().unwrap()).unwrap()
}

fn looks(is_flipped: bool) -> Picture {
    Picture {
        size: 480,
        is_flipped,
        has_coordinates: true,
        title: "Ann – Ben".into(),
        ..Picture::of(&Board::default())
    }
}

/// The moving picture of some boards, each seen for a second.
fn moving(pictures: &[Picture], looks: &Picture) -> Vec<u8> {
    let seen = |picture: &Picture| Picture {
        pieces: picture.pieces.clone(),
        last_move: picture.last_move,
        check: picture.check,
        shapes: picture.shapes.clone(),
        ..looks.clone()
    };
    let mut moving = MovingPicture::of(&seen(&pictures[0]), 100);
    pictures[1..].iter().for_each(|picture| moving.add(&seen(picture), 100));
    moving.finish()
}

#[test]
fn each_board_looks_as_it_does_alone() {
    let pictures = document(FORTY).line_pictures();
    for is_flipped in [false, true] {
        let gif = Gif::read(&moving(&pictures, &looks(is_flipped)));
        assert_eq!((gif.size, gif.frames.len(), gif.loops, gif.comment.as_str()), ([480, 480], 81, true, "Ann – Ben"));
        for shown in [1, 2, 24, 81] {
            let alone = Gif::read(&moving(&pictures[shown - 1..shown], &looks(is_flipped)));
            assert!(gif.shown(shown) == alone.shown(1), "board {shown}");
        }
        assert!(gif.shown(81) != gif.shown(80));
    }
}

#[test]
fn a_game_of_forty_moves_has_some_153_kilobytes_at_480_pixels() {
    let size = moving(&document(FORTY).line_pictures(), &looks(false)).len();
    assert!((150_000..156_000).contains(&size), "{size} bytes");
}

#[test]
fn only_what_has_changed_is_drawn() {
    let pictures = document("1. e4 e5 *").line_pictures();
    let gif = Gif::read(&moving(&pictures, &looks(false)));
    // A square is 57 wide, beside the 24 of the digits; e4 and e2 are in the fifth column.
    let [left, top, width, height] = gif.frames[1].rect;
    assert!(left >= 24 + 4 * 57 && left + width <= 24 + 5 * 57 && top >= 4 * 57 && top + height <= 7 * 57);
    // What stays is not drawn again: e3, most of all.
    assert!(gif.frames[1].colors.iter().filter(|&&color| color == gif.frames[1].clear).count() >= 57 * 57);
}

#[test]
fn a_board_that_looks_like_the_one_before_is_the_same_for_longer() {
    let start = looks(false);
    let mut moving = MovingPicture::of(&start, 100);
    moving.add(&start, 50);
    let mut marked = start.clone();
    marked.last_move = Some((Square::E2, Square::E4));
    moving.add(&marked, 100);
    moving.set_time(300);
    let gif = Gif::read(&moving.finish());
    assert_eq!(gif.frames.iter().map(|frame| frame.hundredths).collect::<Vec<_>>(), [150, 300]);
}

#[test]
fn without_letters_the_board_is_the_whole_picture() {
    let plain = Picture { has_coordinates: false, size: 7, ..Picture::of(&Board::initial()) };
    let gif = Gif::read(&MovingPicture::of(&plain, 1).finish());
    assert_eq!(gif.size, [80, 80]);
    let corner = |x: usize, y: usize| gif.shown(1)[y * 80 + x];
    assert_eq!([corner(0, 79), corner(79, 79)], [[0xb9, 0x8b, 0x5e], [0xf1, 0xe4, 0xcb]]);
    // The filling of the white king: e1, a little below the middle.
    assert!(gif.shown(1).contains(&[0xff, 0xfd, 0xf8]) && gif.shown(1).contains(&[0x22, 0x1b, 0x14]));
}

/// The colour at a place in thousandths of a square from the lower left corner, in a picture with the looks from above.
fn color_at(shown: &[[u8; 3]], (right, up): (usize, usize)) -> [u8; 3] {
    shown[(8000 - up) * 57 / 1000 * 480 + 24 + right * 57 / 1000]
}

#[test]
fn what_is_drawn_lies_over_the_squares_of_its_board_alone() {
    let pictures = document("1. e4 {[%cal Rb2c4,Gd1h5] [%csl Ya7]} e5 *").line_pictures();
    let [halo, green, red, yellow] = [[0xff, 0xf8, 0xe8], [0x1b, 0x6e, 0x3c], [0xa3, 0x21, 0x1a], [0x7a, 0x52, 0]];
    // In the middle of the green arrow, on the thread of the red one and beside that, on a dot of the ring and between two.
    let drawn =
        [((5500, 2500), green), ((2000, 2500), halo), ((2045, 2477), red), ((910, 6500), halo), ((902, 6580), yellow)];
    for is_flipped in [false, true] {
        let gif = Gif::read(&moving(&pictures, &looks(is_flipped)));
        let turned = |(right, up): (usize, usize)| if is_flipped { (8000 - right, 8000 - up) } else { (right, up) };
        let [before, shown, after] = [1, 2, 3].map(|boards| gif.shown(boards));
        for (place, color) in drawn {
            let place = turned(place);
            assert_eq!(color_at(&shown, place), color, "{place:?}");
            assert_ne!(color_at(&before, place), color, "{place:?}");
            assert_eq!(color_at(&after, place), color_at(&before, place), "{place:?}");
        }
    }
}
