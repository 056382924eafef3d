//! Work shared out to threads.

/// Cuts a list into as many parts as there are threads and gives each to one, with the place of its first element. What
/// they make of them comes back in order.
pub(super) fn in_parts<T: Sync, R: Send>(all: &[T], threads: usize, make: impl Fn(usize, &[T]) -> R + Sync) -> Vec<R> {
    let length = all.len().div_ceil(threads.max(1)).max(1);
    let make = &make;
    std::thread::scope(|scope| {
        let running: Vec<_> = all
            .chunks(length)
            .enumerate()
            .map(|(number, part)| scope.spawn(move || make(number * length, part)))
            .collect();
        let done = running.into_iter().map(std::thread::ScopedJoinHandle::join);
        done.map(|part| part.unwrap_or_else(|panic| std::panic::resume_unwind(panic))).collect()
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn parts_come_back_whole_and_in_order() {
        let all: Vec<usize> = (0..10).collect();
        for threads in 0..13 {
            let parts = in_parts(&all, threads, |first, part| (first, part.to_vec()));
            assert!(parts.len() <= threads.max(1), "{threads}");
            assert!(parts.iter().all(|(first, part)| part[0] == *first), "{threads}");
            assert_eq!(parts.into_iter().flat_map(|(_, part)| part).collect::<Vec<_>>(), all, "{threads}");
        }
        assert!(in_parts(&[0; 0], 3, |_, part| part.len()).is_empty());
    }
}
