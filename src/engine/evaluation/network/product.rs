//! What two rows of small numbers, multiplied one by one, add up to.

use super::weights::Row;

/// How many numbers fill a register.
const LANES: usize = 8;

/// The sum of the products.
#[inline(always)]
pub(super) fn product(a: &Row<i16>, b: &Row<i16>) -> i32 {
    let mut sums = [0; LANES / 2];
    for (a, b) in a.as_chunks().0.iter().zip(b.as_chunks().0) {
        for (sum, pair) in sums.iter_mut().zip(pairs(a, b)) {
            *sum += pair;
        }
    }
    sums.into_iter().sum()
}

/// The products, added up in pairs, which is one instruction; left to itself the compiler takes several (measured: 2 % more
/// positions a second, `gridmate bench`, with and without in turns).
#[cfg(target_arch = "x86_64")]
#[allow(unsafe_code)]
#[inline(always)]
fn pairs(a: &[i16; LANES], b: &[i16; LANES]) -> [i32; LANES / 2] {
    use std::arch::x86_64::{__m128i, _mm_madd_epi16};
    let lanes = |&lanes: &[i16; LANES]| {
        // SAFETY: both are 16 bytes, and any bits are whole numbers.
        unsafe { std::mem::transmute::<[i16; LANES], __m128i>(lanes) }
    };
    // SAFETY: every processor of this kind has the instruction; for the rest see above.
    unsafe { std::mem::transmute::<__m128i, [i32; LANES / 2]>(_mm_madd_epi16(lanes(a), lanes(b))) }
}

/// The same in WebAssembly.
#[cfg(all(target_arch = "wasm32", target_feature = "simd128"))]
#[inline(always)]
fn pairs(a: &[i16; LANES], b: &[i16; LANES]) -> [i32; LANES / 2] {
    use std::arch::wasm32::{i16x8, i32x4_dot_i16x8, i32x4_extract_lane as lane};
    let lanes = |&[a, b, c, d, e, f, g, h]: &[i16; LANES]| i16x8(a, b, c, d, e, f, g, h);
    let pairs = i32x4_dot_i16x8(lanes(a), lanes(b));
    [lane::<0>(pairs), lane::<1>(pairs), lane::<2>(pairs), lane::<3>(pairs)]
}

/// The same by hand.
#[cfg(not(any(target_arch = "x86_64", all(target_arch = "wasm32", target_feature = "simd128"))))]
#[inline(always)]
fn pairs(a: &[i16; LANES], b: &[i16; LANES]) -> [i32; LANES / 2] {
    std::array::from_fn(|pair| {
        let one = |index: usize| i32::from(a[index]) * i32::from(b[index]);
        one(2 * pair) + one(2 * pair + 1)
    })
}
