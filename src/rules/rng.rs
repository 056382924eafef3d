//! Random numbers from a seed.

/// SplitMix64: the same numbers for the same seed, on every machine.
///
/// ```
/// use gridmate::rules::Rng;
/// let (mut one, mut other) = (Rng::new(7), Rng::new(7));
/// assert_eq!(one.below(100), other.below(100));
/// ```
#[derive(Clone, Debug)]
pub struct Rng(u64);

impl Rng {
    /// Starts with a seed.
    #[must_use]
    pub const fn new(seed: u64) -> Self {
        Self(seed)
    }

    /// Starts with a seed and a ply: what a player draws there does not depend on what was drawn before.
    #[must_use]
    pub const fn at(seed: u64, ply: usize) -> Self {
        Self::new(seed ^ Self::new(ply as u64).word())
    }

    /// The next word.
    pub const fn word(&mut self) -> u64 {
        self.0 = self.0.wrapping_add(0x9E37_79B9_7F4A_7C15);
        let mut word = self.0;
        word = (word ^ word >> 30).wrapping_mul(0xBF58_476D_1CE4_E5B9);
        word = (word ^ word >> 27).wrapping_mul(0x94D0_49BB_1331_11EB);
        word ^ word >> 31
    }

    /// A number below a limit, each as likely as any other; 0 if the limit is.
    pub fn below(&mut self, limit: usize) -> usize {
        // The high half of the product is even but for one part in 2^64 / limit.
        ((u128::from(self.word()) * limit as u128) >> 64) as usize
    }

    /// One of some things; none if there are none.
    pub fn pick<T: Copy>(&mut self, things: &[T]) -> Option<T> {
        things.get(self.below(things.len())).copied()
    }
}
