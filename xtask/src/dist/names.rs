//! Names that change when what they stand for does.

use super::Tree;
use super::references::reached;
use crate::setup::hex;
use sha2::{Digest, Sha256};
use std::collections::BTreeMap;

/// Bytes of the hash that go into a name.
const HASH_BYTES: usize = 5;

/// The new name of each file that gets one.
///
/// The hash covers a file and all it reaches, as they were before any renaming: so it changes with
/// each of them, and modules that import each other are no riddle.
pub(super) fn hashed(page: &Tree) -> BTreeMap<String, String> {
    page.keys()
        .filter(|path| !keeps_its_name(path))
        .map(|path| (path.clone(), with_hash(path, &hash(page, path))))
        .collect()
}

/// Pages and what browsers look for by name: the service worker's address is its identity.
fn keeps_its_name(path: &str) -> bool {
    let name = path.rsplit('/').next().unwrap_or(path);
    name.ends_with(".html")
        || name.ends_with(".webmanifest")
        || matches!(name, "sw.js" | "service-worker.js" | "robots.txt" | "favicon.ico")
}

fn hash(page: &Tree, path: &str) -> String {
    let mut hasher = Sha256::new();
    hasher.update(path);
    for reached in reached(page, path) {
        if let Some(bytes) = page.get(&reached) {
            hasher.update([0]);
            hasher.update(&reached);
            hasher.update([0]);
            hasher.update(bytes);
        }
    }
    hex(&hasher.finalize()[..HASH_BYTES])
}

fn with_hash(path: &str, hash: &str) -> String {
    let start_of_name = path.rfind('/').map_or(0, |at| at + 1);
    match path[start_of_name..].rfind('.') {
        Some(dot) => {
            let (stem, ending) = path.split_at(start_of_name + dot);
            format!("{stem}.{hash}{ending}")
        }
        None => format!("{path}.{hash}"),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_hash_goes_before_the_ending() {
        assert_eq!(with_hash("pkg/gridmate_bg.wasm", "ab"), "pkg/gridmate_bg.ab.wasm");
        assert_eq!(with_hash("v1.2/LICENCE", "ab"), "v1.2/LICENCE.ab");
    }
}
