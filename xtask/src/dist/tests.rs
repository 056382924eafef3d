//! A small page, packed.

use super::{Tree, pack, write};

fn page() -> Tree {
    let file = |path: &str, text: &str| (path.to_owned(), text.as_bytes().to_vec());
    Tree::from([
        file(
            "index.html",
            "<!doctype html><html><head><meta charset=\"utf-8\"><link rel=\"stylesheet\" href=\"style.css\">\
             <script type=\"module\" src=\"./main.js\"></script></head></html>",
        ),
        file(
            "main.js",
            "import init from './pkg/gridmate.js';\nimport { a } from './loop/a.js';\n\
             new Worker(new URL('./worker.js', import.meta.url), { type: 'module' });\n\
             const later = () => import('./later.js');",
        ),
        file("loop/a.js", "import { b } from './b.js'; export const a = 1;"),
        file("loop/b.js", "import { a } from './a.js'; export const b = 2;"),
        file("worker.js", "import init from './pkg/gridmate.js';"),
        file("pkg/gridmate.js", "export default (p) => fetch(p ?? new URL('gridmate_bg.wasm', import.meta.url));"),
        file("pkg/gridmate_bg.wasm", "\0asm"),
        file("style.css", "@font-face { src: url(font.woff2) }"),
        file("font.woff2", "font"),
        file("sw.js", "// keeps its name"),
        file("later.js", "new Worker(new URL('./deep.js', import.meta.url));"),
        file("deep.js", "postMessage(1);"),
        file("unused.js", "export {};"),
        file("words/en/page.js", "export const words = 'one';"),
        file("words/de/index.js", "import './page.js';"),
        file("words/de/page.js", "export const words = 'eins';"),
    ])
}

fn renamed<'a>(files: &'a Tree, start: &str, end: &str) -> &'a str {
    files.keys().find(|path| path.starts_with(start) && path.ends_with(end)).unwrap()
}

fn text(files: &Tree, path: &str) -> String {
    String::from_utf8(files[path].clone()).unwrap()
}

#[test]
fn every_reference_leads_to_a_file_that_is_there() {
    let packed = pack(&page());
    let main = renamed(&packed.files, "main.", ".js");
    let glue = renamed(&packed.files, "pkg/gridmate.", ".js");
    let wasm = renamed(&packed.files, "pkg/gridmate_bg.", ".wasm");
    assert!(text(&packed.files, "index.html").contains(&format!("src=\"./{main}\"")));
    assert!(text(&packed.files, main).contains(&format!("from './{glue}'")));
    assert!(text(&packed.files, main).contains("new URL('./worker."));
    assert!(text(&packed.files, glue).contains(&format!("new URL('{}'", &wasm["pkg/".len()..])));
    assert!(packed.files.contains_key("sw.js") && packed.files.contains_key("index.html"));
    let css = text(&packed.files, renamed(&packed.files, "style.", ".css"));
    assert!(css.contains(&format!("url({})", renamed(&packed.files, "font.", ".woff2"))));
}

#[test]
fn a_name_changes_with_everything_below_it_and_with_nothing_else() {
    let before = pack(&page()).hashed;
    let mut changed = page();
    changed.insert("loop/b.js".into(), b"import { a } from './a.js'; export const b = 3;".to_vec());
    let after = pack(&changed).hashed;
    let moved: Vec<&str> = before.difference(&after).map(|name| name.split('.').next().unwrap()).collect();
    assert_eq!(moved, ["loop/a", "loop/b", "main"]);
}

#[test]
fn the_first_load_is_what_the_page_leads_to_but_for_what_it_imports_on_demand() {
    let packed = pack(&page());
    let has = |start: &str| packed.first_loads["en"].iter().any(|path| path.starts_with(start));
    assert!(has("index.html") && has("pkg/gridmate_bg.") && has("worker.") && has("font."));
    assert!(!has("unused.") && !has("sw.js"));
    assert!(!has("later.") && !has("deep."));
    assert!(has("words/en/page.") && !has("words/de/"));
    let german: Vec<_> = packed.first_loads["de"].difference(&packed.first_loads["en"]).collect();
    assert!(german.len() == 2 && german.iter().all(|path| path.starts_with("words/de/")));
    let main = text(&packed.files, renamed(&packed.files, "main.", ".js"));
    assert!(main.contains(&format!("import('./{}')", renamed(&packed.files, "later.", ".js"))));
}

#[test]
fn the_folder_has_packed_forms_headers_and_sizes() {
    let dir = tempfile::tempdir().unwrap();
    let dist = dir.path().join("dist");
    let mut files = page();
    files.insert("main.js".into(), "export const words = 'again and again';\n".repeat(50).into_bytes());
    let packed = pack(&files);
    write::folder(&packed, &dist).unwrap();
    let main = renamed(&packed.files, "main.", ".js");
    assert!(dist.join(format!("{main}.br")).is_file() && dist.join(format!("{main}.gz")).is_file());
    let deep = renamed(&packed.files, "deep.", ".js");
    assert!(!dist.join(format!("{deep}.br")).exists(), "packing made it no smaller");
    let sizes = std::fs::read_to_string(dist.join("sizes.json")).unwrap();
    let sizes: serde_json::Value = serde_json::from_str(&sizes).unwrap();
    assert_eq!(sizes["files"].as_array().unwrap().len(), packed.files.len());
    assert!(sizes["first_loads"]["en"]["br"].as_u64() < sizes["first_loads"]["en"]["raw"].as_u64());
    let headers = std::fs::read_to_string(dist.join("_headers")).unwrap();
    assert!(headers.contains(&format!("/{main}\n  Cache-Control: public, max-age=31536000, immutable\n")));
    assert!(!headers.contains("/index.html\n"));
}

#[test]
fn the_policy_is_written_into_the_page_behind_its_charset() {
    let html = String::from_utf8(write::with_policy(&page()["index.html"])).unwrap();
    assert!(html.contains(
        "<meta charset=\"utf-8\">\n<meta http-equiv=\"Content-Security-Policy\" content=\"default-src 'none'; "
    ));
    assert!(!html.contains("frame-ancestors"));
}
