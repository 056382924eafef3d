//! Short lists in order.

/// Sorts a short list by a key; equal keys keep their order. The library's sort weighs 5 KB of WebAssembly for each type of
/// item.
pub(crate) fn sort_few<T, K: PartialOrd>(items: &mut [T], key: impl Fn(&T) -> K) {
    for end in 1..items.len() {
        for index in (1..=end).rev() {
            if key(&items[index - 1]) <= key(&items[index]) {
                break;
            }
            items.swap(index - 1, index);
        }
    }
}
