//! How much memory a test takes.

/// All tests of a program together, each with several forms of a large text at once, stay in this bound.
pub(crate) fn check_memory() {
    if let Some(peak) = peak() {
        assert!(peak < 1 << 30, "{} MB", peak >> 20);
    }
}

/// The most memory that this process has had, in bytes, where the system says so.
fn peak() -> Option<usize> {
    let status = std::fs::read_to_string("/proc/self/status").ok()?;
    let line = status.lines().find_map(|line| line.strip_prefix("VmHWM:"))?;
    Some(line.trim().strip_suffix(" kB")?.parse::<usize>().ok()? << 10)
}
