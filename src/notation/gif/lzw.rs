//! The compression of GIF.
//!
//! In: the numbers of colours. Out: the codes of Lempel, Ziv and Welch for them, of as many bits as are needed by then, in
//! blocks of at most 255 bytes.

use alloc::vec;
use alloc::vec::Vec;

/// Codes have 12 bits at most.
const MOST_CODES: u16 = 1 << 12;
/// Places of the table, several for each code.
const PLACES: usize = 1 << 14;
/// The bytes of a block.
const BLOCK: usize = 255;

/// The codes of runs of colours that have come.
struct CodeTable {
    /// For each place a run and one more colour, and the code of that; code 0 stands for an empty place.
    places: Vec<(u32, u16)>,
}

impl CodeTable {
    fn new() -> Self {
        Self { places: vec![(0, 0); PLACES] }
    }

    /// The place of a run with one more colour: where it is, or where it belongs.
    fn place(&mut self, key: u32) -> &mut (u32, u16) {
        let mut at = key.wrapping_mul(0x9E37_79B1) as usize >> 18;
        // There are more places than codes, so that an empty one is found.
        while self.places.get(at).is_some_and(|&(known, code)| code != 0 && known != key) {
            at += 1;
            if at >= PLACES {
                at = 0;
            }
        }
        &mut self.places[at]
    }
}

/// Bits that become bytes, the lowest first.
struct CodeWriter {
    bytes: Vec<u8>,
    rest: u32,
    count: u32,
}

impl CodeWriter {
    fn write(&mut self, code: u16, bits: u32) {
        self.rest |= u32::from(code) << self.count;
        self.count += bits;
        while self.count >= 8 {
            self.bytes.push(self.rest as u8);
            self.rest >>= 8;
            self.count -= 8;
        }
    }
}

/// Adds colours, whose numbers have `bits` bits, to a file, as its format has them.
pub(super) fn compress(colors: &[u8], bits: u32, file: &mut Vec<u8>) {
    let clear = 1 << bits;
    let mut out = CodeWriter { bytes: Vec::new(), rest: 0, count: 0 };
    let mut table = CodeTable::new();
    let (mut next, mut width) = (clear + 2, bits + 1);
    out.write(clear, width);
    let mut run: Option<u16> = None;
    for &color in colors {
        let Some(prefix) = run else {
            run = Some(color.into());
            continue;
        };
        let key = u32::from(prefix) << 8 | u32::from(color);
        let place = table.place(key);
        if place.1 != 0 {
            run = Some(place.1);
            continue;
        }
        *place = (key, next);
        out.write(prefix, width);
        run = Some(color.into());
        if next == 1 << width && width < 12 {
            width += 1;
        }
        next += 1;
        if next == MOST_CODES {
            out.write(clear, width);
            table = CodeTable::new();
            (next, width) = (clear + 2, bits + 1);
        }
    }
    if let Some(code) = run {
        out.write(code, width);
        if next == 1 << width && width < 12 {
            width += 1;
        }
    }
    out.write(clear + 1, width);
    // The last byte is filled up.
    out.write(0, 7);
    file.push(bits as u8);
    for block in out.bytes.chunks(BLOCK) {
        file.push(block.len() as u8);
        file.extend(block);
    }
    file.push(0);
}
