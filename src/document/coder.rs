//! Bits as a number: each costs as little as it was expected to come.
//!
//! An arithmetic coder with adaptive probabilities, as in LZMA: a bit that has come often costs a fraction of one. What
//! was written with some contexts is read with the same, in the same order.

use alloc::vec::Vec;

/// The denominator of the probabilities.
const PARTS: u32 = 1 << 12;
/// How fast a probability follows what comes.
const SPEED: u32 = 4;
/// Below this the range is widened by a byte.
const NARROW: u32 = 1 << 24;

/// The most bytes that may be left out at the end of what is written; at most twice as many are read past the end.
const MISSING: usize = 4;

/// How likely a bit is zero, as far as is known.
#[derive(Clone, Copy, Debug)]
pub(super) struct Chance(u16);

impl Chance {
    /// A bit that is as likely zero as one.
    pub(super) const EVEN: Self = Self((PARTS / 2) as u16);
    /// A bit that is zero in 63 of 64 cases.
    pub(super) const RARE: Self = Self((PARTS - PARTS / 64) as u16);

    fn follow(&mut self, bit: bool) {
        if bit {
            self.0 -= self.0 >> SPEED;
        } else {
            self.0 += (PARTS as u16 - self.0) >> SPEED;
        }
        self.0 = self.0.clamp(32, PARTS as u16 - 32);
    }

    fn share(self, range: u32) -> u32 {
        (range / PARTS) * u32::from(self.0)
    }
}

/// What writes and what reads bits: one walk over a document serves both.
pub(super) trait Coder {
    /// Codes a bit; what is read is given back, what is written comes back as it is.
    fn bit(&mut self, chance: &mut Chance, bit: bool) -> bool;

    /// Whether more was read than can have been written.
    fn is_beyond(&self) -> bool {
        false
    }

    /// Codes a bit of which nothing is known.
    fn plain(&mut self, bit: bool) -> bool {
        self.bit(&mut { Chance::EVEN }, bit)
    }

    /// Codes the lowest `count` bits of a number, of which nothing is known, the highest first.
    fn bits(&mut self, value: u32, count: u32) -> u32 {
        (0..count).rev().fold(0, |sum, at| sum << 1 | u32::from(self.plain(value >> at & 1 == 1)))
    }

    /// Codes a number: how many bits it has, then those below the first. Small numbers cost little.
    fn number(&mut self, sizes: &mut [Chance], value: u32) -> u32 {
        let size = u32::BITS - value.leading_zeros();
        let mut found = 0;
        for chance in sizes.iter_mut() {
            if !self.bit(chance, found < size) {
                break;
            }
            found += 1;
        }
        match found {
            0 => 0,
            _ => 1 << (found - 1) | self.bits(value & !(1_u32.checked_shl(found - 1).unwrap_or(0)), found - 1),
        }
    }
}

/// Writes bits.
#[derive(Debug)]
pub(super) struct BitWriter {
    low: u64,
    range: u32,
    bytes: Vec<u8>,
}

impl Default for BitWriter {
    fn default() -> Self {
        Self { low: 0, range: u32::MAX, bytes: Vec::new() }
    }
}

impl BitWriter {
    /// What has been written, in as few bytes as say it: up to [`MISSING`] at the end read as zero.
    pub(super) fn finish(mut self) -> Vec<u8> {
        // A number in the range that ends with as many zeros as there can be.
        let end = self.low + u64::from(self.range) - 1;
        let keep = (0..32).rev().find(|&zeros| end >> zeros << zeros >= self.low).unwrap_or(0);
        self.low = end >> keep << keep;
        for _ in 0..4 {
            self.shift();
        }
        let zeros = self.bytes.iter().rev().take(MISSING).take_while(|&&byte| byte == 0).count();
        self.bytes.truncate(self.bytes.len() - zeros);
        self.bytes
    }

    /// Writes the highest byte of the number, and carries where it has run over.
    fn shift(&mut self) {
        if self.low > u64::from(u32::MAX) {
            for byte in self.bytes.iter_mut().rev() {
                let (sum, carries) = byte.overflowing_add(1);
                *byte = sum;
                if !carries {
                    break;
                }
            }
        }
        self.bytes.push((self.low >> 24) as u8);
        self.low = (self.low & 0x00FF_FFFF) << 8;
    }
}

impl Coder for BitWriter {
    fn bit(&mut self, chance: &mut Chance, bit: bool) -> bool {
        let share = chance.share(self.range);
        self.low += if bit { u64::from(share) } else { 0 };
        self.range = if bit { self.range - share } else { share };
        chance.follow(bit);
        while self.range < NARROW {
            self.range <<= 8;
            self.shift();
        }
        bit
    }
}

/// Reads bits.
#[derive(Debug)]
pub(super) struct BitReader<'a> {
    bytes: &'a [u8],
    at: usize,
    range: u32,
    code: u32,
}

impl<'a> BitReader<'a> {
    pub(super) fn new(bytes: &'a [u8]) -> Self {
        let mut reader = Self { bytes, at: 0, range: u32::MAX, code: 0 };
        for _ in 0..4 {
            reader.shift();
        }
        reader
    }

    fn shift(&mut self) {
        self.code = self.code << 8 | u32::from(self.bytes.get(self.at).copied().unwrap_or(0));
        self.at += 1;
    }
}

impl Coder for BitReader<'_> {
    fn bit(&mut self, chance: &mut Chance, _: bool) -> bool {
        let share = chance.share(self.range);
        let bit = self.code >= share;
        self.code -= if bit { share } else { 0 };
        self.range = if bit { self.range - share } else { share };
        chance.follow(bit);
        while self.range < NARROW {
            self.range <<= 8;
            self.shift();
        }
        bit
    }

    fn is_beyond(&self) -> bool {
        self.at > self.bytes.len() + 2 * MISSING
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_is_written_is_read_and_what_is_expected_costs_little() {
        let mut seed = 1_u32;
        let mut random = || {
            seed = seed.wrapping_mul(1_664_525).wrapping_add(1_013_904_223);
            seed >> 8
        };
        for rarity in [2, 3, 40, 4_000] {
            let bits: Vec<bool> = (0..5_000).map(|_| random() % rarity == 0).collect();
            let numbers: Vec<u32> = (0..50).map(|at| random() >> (at % 24)).chain([0, 1, u32::MAX]).collect();
            let (mut writer, mut chance, mut sizes) = (BitWriter::default(), Chance::EVEN, [Chance::EVEN; 32]);
            assert!(bits.iter().all(|&bit| writer.bit(&mut chance, bit) == bit));
            assert!(numbers.iter().all(|&number| writer.number(&mut sizes, number) == number));
            let bytes = writer.finish();
            let (mut reader, mut chance, mut sizes) = (BitReader::new(&bytes), Chance::EVEN, [Chance::EVEN; 32]);
            assert!(bits.iter().all(|&bit| reader.bit(&mut chance, false) == bit));
            assert!(numbers.iter().all(|&number| reader.number(&mut sizes, 0) == number));
            assert!(!reader.is_beyond());
            if rarity == 4_000 {
                assert!(bytes.len() < 220, "{}", bytes.len());
            }
        }
    }
}
