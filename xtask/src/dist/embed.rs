//! WebAssembly as text within JavaScript; `npm/embedded.js` says how it is read, and why it is written so.

/// The signs that begin a pair.
const PAIRS: usize = 2;

/// The printable signs that mean nothing in JavaScript's strings nor in HTML.
fn signs() -> Vec<u8> {
    (b' '..=b'~').filter(|sign| !b"'\"`\\$<".contains(sign)).collect()
}

/// A module of JavaScript that exports the bytes.
pub(super) fn embedded(bytes: &[u8]) -> String {
    let order = by_frequency(bytes);
    let codes = codes(&order);
    let mut text = String::with_capacity(bytes.len() + bytes.len() / 8);
    for &byte in bytes {
        text.push_str(&codes[usize::from(byte)]);
    }
    let length = bytes.len();
    format!("export const bytes = {{ length: {length}, order: {order:?}, text: '{text}' }}\n")
}

/// All bytes, the most frequent first.
fn by_frequency(bytes: &[u8]) -> Vec<u8> {
    let mut counts = [0usize; 256];
    for &byte in bytes {
        counts[usize::from(byte)] += 1;
    }
    let mut order: Vec<u8> = (0..=u8::MAX).collect();
    order.sort_by_key(|&byte| std::cmp::Reverse(counts[usize::from(byte)]));
    order
}

/// What is written for each byte.
fn codes(order: &[u8]) -> Vec<String> {
    let signs = signs();
    let sign = |place: usize| char::from(signs[place]);
    let mut codes = vec![String::new(); 256];
    for (rank, &byte) in order.iter().enumerate() {
        let place = rank + PAIRS;
        codes[usize::from(byte)] = match place.checked_sub(signs.len()) {
            None => sign(place).to_string(),
            Some(rare) => [sign(rare / signs.len()), sign(rare % signs.len())].iter().collect(),
        };
    }
    codes
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_byte_has_a_code_of_its_own_and_no_sign_means_anything_elsewhere() {
        let order: Vec<u8> = (0..=u8::MAX).rev().collect();
        let codes = codes(&order);
        let different: std::collections::BTreeSet<_> = codes.iter().collect();
        assert_eq!(different.len(), 256);
        assert!(codes.concat().bytes().all(|sign| signs().contains(&sign)));
        let begins: Vec<_> = (0..PAIRS).map(|place| char::from(signs()[place])).collect();
        assert!(codes.iter().all(|code| (code.len() == 2) == begins.contains(&code.chars().next().unwrap())));
    }

    #[test]
    fn the_frequent_bytes_take_one_sign() {
        assert_eq!(by_frequency(b"\x07\x07\x07\0\0a")[..3], [7, 0, b'a']);
        assert!(embedded(&[7; 100]).contains(&"#".repeat(100)));
    }
}
