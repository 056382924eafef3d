//! What the service worker knows of the packed page: its files with their lengths and SHA-256, and a version that changes
//! with each of them.

use super::{Tree, write};
use crate::setup::hex;
use serde_json::{Map, Value, json};
use sha2::{Digest, Sha256};
use std::collections::BTreeSet;

/// The service worker's file.
const WORKER: &str = "sw.js";
/// Bytes of the hash that the version is.
const VERSION_BYTES: usize = 8;

/// Writes the list into the worker, if the page has one; what stands apart is no part of what it keeps.
pub(super) fn fill(files: &mut Tree, apart: &BTreeSet<String>) {
    let Some(code) = files.get(WORKER) else { return };
    // Two workers that work differently are two versions.
    let mut version = Sha256::new_with_prefix(code);
    let mut kept = Map::new();
    for (path, bytes) in files.iter().filter(|(path, _)| path.as_str() != WORKER) {
        let page = path.ends_with(".html").then(|| write::with_policy(bytes));
        let bytes = page.as_ref().unwrap_or(bytes);
        let hash = Sha256::digest(bytes);
        version.update(path);
        version.update(hash);
        if is_kept(path) && !apart.contains(path) {
            // A folder's page is asked for by the folder's name.
            let address = path.strip_suffix("index.html").unwrap_or(path);
            kept.insert(address.to_owned(), json!([bytes.len(), hex(&hash)]));
        }
    }
    let version = hex(&version.finalize()[..VERSION_BYTES]);
    let list =
        format!("const PRECACHE = {};\n", Value::from_iter([("version", json!(version)), ("files", kept.into())]));
    let filled = [list.as_bytes(), code].concat();
    files.insert(WORKER.to_owned(), filled);
}

/// Whether the file is kept: pictures are for installing, which needs the network anyway, source maps for those who mend
/// the page, notices for those who copy it.
fn is_kept(path: &str) -> bool {
    !path.ends_with(".png") && !path.ends_with(".txt") && !super::is_source_map(path)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn filled(page: &str, code: &str) -> String {
        let file = |path: &str, text: &str| (path.to_owned(), text.as_bytes().to_vec());
        let mut files =
            Tree::from([file("index.html", page), file("a.0a.js", ""), file("icons/1.png", ""), file(WORKER, code)]);
        files.insert("embed.0b.js".to_owned(), b"only there".to_vec());
        fill(&mut files, &BTreeSet::from(["embed.0b.js".to_owned()]));
        String::from_utf8(files[WORKER].clone()).unwrap()
    }

    #[test]
    fn the_worker_knows_all_files_but_itself_and_pictures_with_length_and_hash() {
        let text = filled("page", "work();");
        let (list, code) = text.strip_prefix("const PRECACHE = ").and_then(|rest| rest.split_once(";\n")).unwrap();
        assert_eq!(code, "work();");
        let list: Value = serde_json::from_str(list).unwrap();
        let page = write::with_policy(b"page");
        let empty = "e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855";
        assert_eq!(
            list["files"],
            json!({ "a.0a.js": [0, empty], "": [page.len(), hex(&Sha256::digest(&page))] }),
            "the page is kept as it is written, with its policy"
        );
    }

    #[test]
    fn the_version_changes_with_the_page_and_with_the_worker() {
        let version = |page: &str, code: &str| {
            let text = filled(page, code);
            text[text.find("\"version\"").unwrap()..].lines().next().unwrap().to_owned()
        };
        assert_eq!(version("page", "work();"), version("page", "work();"));
        assert_ne!(version("page", "work();"), version("other page", "work();"));
        assert_ne!(version("page", "work();"), version("page", "rest();"));
    }
}
