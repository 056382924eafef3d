//! A small page, packed.

use super::{LATE, Loads, Tree, write};
use std::collections::BTreeSet;

fn page() -> Tree {
    let file = |path: &str, text: &str| (path.to_owned(), text.as_bytes().to_vec());
    Tree::from([
        file("index.html", "<!doctype html><html><head><meta charset=\"utf-8\"></head></html>"),
        file("embed/index.html", "<!doctype html><html><head><meta charset=\"utf-8\"></head></html>"),
        file("assets/main.0a.js", &"export const words = 'again and again';\n".repeat(50)),
        file("assets/main.0a.js.map", "{}"),
        file("assets/late.0b.js", "postMessage(1);"),
        file("assets/rules.0c.wasm", "\0asm"),
        file("sw.js", "// keeps its name"),
    ])
}

fn loads() -> Loads {
    let part = |name: &str, paths: &[&str]| {
        (name.to_owned(), paths.iter().map(|path| (*path).to_owned()).collect::<BTreeSet<_>>())
    };
    Loads::from([
        part("en", &["index.html", "assets/main.0a.js"]),
        part(LATE, &["assets/late.0b.js"]),
        part("embed en", &["embed/index.html", "assets/late.0b.js"]),
    ])
}

#[test]
fn the_folder_has_packed_forms_headers_and_sizes() {
    let dir = tempfile::tempdir().unwrap();
    let dist = dir.path().join("dist");
    write::folder(&page(), &loads(), &dist).unwrap();
    assert!(dist.join("assets/main.0a.js.br").is_file() && dist.join("assets/main.0a.js.gz").is_file());
    assert!(!dist.join("assets/late.0b.js.br").exists(), "packing made it no smaller");
    let sizes = std::fs::read_to_string(dist.join("sizes.json")).unwrap();
    let sizes: serde_json::Value = serde_json::from_str(&sizes).unwrap();
    assert_eq!(sizes["files"].as_array().unwrap().len(), page().len() - 1, "source maps weigh nothing");
    assert!(sizes["first_loads"]["en"]["br"].as_u64() < sizes["first_loads"]["en"]["raw"].as_u64());
    assert_eq!(sizes["late"]["raw"], 15);
    assert!(sizes["first_loads"].as_object().unwrap().keys().eq(["en"]));
    assert!(sizes["embeds"]["en"]["raw"].as_u64() > Some(15));
    let headers = std::fs::read_to_string(dist.join("_headers")).unwrap();
    assert!(headers.contains("/assets/main.0a.js\n  Cache-Control: public, max-age=31536000, immutable\n"));
    assert_eq!(headers.matches("immutable").count(), 4);
    assert!(headers.contains("script-src 'self' 'wasm-unsafe-eval'; "));
}

#[test]
fn a_host_is_given_the_policy_of_each_page_once() {
    let dir = tempfile::tempdir().unwrap();
    write::folder(&page(), &loads(), dir.path()).unwrap();
    let headers = std::fs::read_to_string(dir.path().join("_headers")).unwrap();
    let rule = |path: &str| {
        let (_, rest) = headers.split_once(&format!("{path}\n")).unwrap();
        rest.split("\n/").next().unwrap().to_owned()
    };
    assert!(!rule("/*").contains("Content-Security-Policy") && rule("/*").contains("nosniff"));
    for path in ["\n/", "\n/index.html", "/sw.js", "/assets/*"] {
        assert!(rule(path).contains("frame-ancestors 'none'"), "{path}\n{headers}");
    }
    for path in ["/embed/", "/embed/index.html"] {
        assert!(
            !rule(path).contains("frame-ancestors") && rule(path).contains("default-src 'none'"),
            "{path}\n{headers}"
        );
    }
}

#[test]
fn source_maps_lie_beside_their_scripts_as_they_are() {
    let dir = tempfile::tempdir().unwrap();
    write::folder(&page(), &loads(), dir.path()).unwrap();
    assert_eq!(std::fs::read(dir.path().join("assets/main.0a.js.map")).unwrap(), b"{}");
    assert!(!dir.path().join("assets/main.0a.js.map.br").exists());
}

#[test]
fn the_policy_is_written_into_the_page_behind_its_charset() {
    let html = String::from_utf8(write::with_policy(&page()["index.html"])).unwrap();
    assert!(html.contains(
        "<meta charset=\"utf-8\">\n<meta http-equiv=\"Content-Security-Policy\" content=\"default-src 'none'; "
    ));
    assert!(!html.contains("frame-ancestors"));
}
