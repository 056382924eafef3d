//! What the service worker is told when the page is packed: all files, and a version that changes with each of them.

use super::{Tree, write};
use crate::setup::hex;
use serde_json::json;
use sha2::{Digest, Sha256};

/// The service worker's file.
const WORKER: &str = "sw.js";
/// Bytes of the hash that the version is.
const VERSION_BYTES: usize = 8;

/// Writes the list into the worker, if the page has one.
pub(super) fn fill(files: &mut Tree) {
    let Some(code) = files.get(WORKER) else { return };
    let mut hasher = Sha256::new();
    let mut kept = Vec::new();
    for (path, bytes) in files.iter().filter(|(path, _)| path.as_str() != WORKER) {
        hasher.update(path);
        let is_page = path.ends_with(".html");
        hasher.update(if is_page { write::with_policy(bytes) } else { bytes.clone() });
        if is_kept(path) {
            // A folder's page is asked for by the folder's name.
            kept.push(path.strip_suffix("index.html").map_or(path.as_str(), |folder| folder));
        }
    }
    let version = hex(&hasher.finalize()[..VERSION_BYTES]);
    let told = format!("const PRECACHE = {};\n", json!({ "version": version, "files": kept }));
    let filled = [told.as_bytes(), code].concat();
    files.insert(WORKER.to_owned(), filled);
}

/// Whether the file is kept before it is asked for. Pictures are for installing, texts for people who look for them, and
/// the database is large and for those who open it, whose browser then keeps it.
fn is_kept(path: &str) -> bool {
    !path.ends_with(".png") && !path.ends_with(".txt") && !path.starts_with("sqlite/")
}

#[cfg(test)]
mod tests {
    use super::*;

    fn filled(page: &str) -> String {
        let file = |path: &str, text: &str| (path.to_owned(), text.as_bytes().to_vec());
        let mut files = Tree::from([
            file("index.html", page),
            file("a.0a.js", ""),
            file("icons/1.png", ""),
            file("sqlite/base.wasm", ""),
            file(WORKER, "work();"),
        ]);
        fill(&mut files);
        String::from_utf8(files[WORKER].clone()).unwrap()
    }

    #[test]
    fn the_worker_is_told_all_files_but_itself_and_pictures() {
        let text = filled("page");
        assert!(text.starts_with("const PRECACHE = {\"files\":[\"a.0a.js\",\"\"],\"version\":\""), "{text}");
        assert!(text.ends_with("\"};\nwork();"));
    }

    #[test]
    fn the_version_changes_with_the_page() {
        assert_eq!(filled("page"), filled("page"));
        assert_ne!(filled("page"), filled("other page"));
    }
}
