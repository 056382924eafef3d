//! Where one file of the page names another.
//!
//! A reference is a quoted relative path that leads to a file of the page: in scripts one that
//! starts with `./` or `../`, or that stands first in `new URL(…)`; in HTML, CSS and JSON any. So
//! imports, workers, `fetch` and wasm-bindgen's module are found alike, without parsing JavaScript.

use super::Tree;
use std::collections::{BTreeMap, BTreeSet};
use std::ops::Range;

/// A file with its references led to the new names.
pub(super) fn rewrite(path: &str, bytes: &[u8], names: &BTreeMap<String, String>) -> Vec<u8> {
    let Some(text) = text_of(path, bytes) else { return bytes.to_vec() };
    let mut rewritten = String::with_capacity(text.len());
    let mut copied = 0;
    for quoted in quoted_paths(path, text) {
        let reference = &text[quoted.clone()];
        let (file, rest) = split_suffix(reference);
        let Some(new) = resolve(path, file).and_then(|target| names.get(&target)) else { continue };
        // Only the last part of a path is ever renamed.
        let name = new.rsplit('/').next().unwrap_or(new);
        let folder = file.rfind('/').map_or("", |at| &file[..=at]);
        rewritten.push_str(&text[copied..quoted.start]);
        rewritten.push_str(&format!("{folder}{name}{rest}"));
        copied = quoted.end;
    }
    rewritten.push_str(&text[copied..]);
    rewritten.into_bytes()
}

/// The file and all it leads to, however far.
pub(super) fn reached(page: &Tree, from: &str) -> BTreeSet<String> {
    follow(page, from, |_, _| true)
}

/// The file and all it leads to before anything is imported on demand by `import(…)`, and before the page is installed.
pub(super) fn loaded_at_first(page: &Tree, from: &str) -> BTreeSet<String> {
    follow(page, from, |path, before| !path.ends_with(".webmanifest") && !before.ends_with("import("))
}

/// The file and all it leads to by references that are wanted for the file they stand in and what stands before them.
fn follow(page: &Tree, from: &str, is_wanted: impl Fn(&str, &str) -> bool) -> BTreeSet<String> {
    let mut seen = BTreeSet::new();
    let mut open = vec![from.to_owned()];
    while let Some(path) = open.pop() {
        let Some(bytes) = page.get(&path) else { continue };
        if let Some(text) = text_of(&path, bytes) {
            let targets = quoted_paths(&path, text).into_iter();
            open.extend(
                targets
                    .filter(|quoted| is_wanted(&path, text[..quoted.start - 1].trim_end()))
                    .filter_map(|quoted| resolve(&path, split_suffix(&text[quoted]).0))
                    .filter(|target| page.contains_key(target) && !seen.contains(target)),
            );
        }
        seen.insert(path);
    }
    seen
}

fn text_of<'a>(path: &str, bytes: &'a [u8]) -> Option<&'a str> {
    let ending = path.rsplit('.').next()?;
    matches!(ending, "html" | "js" | "mjs" | "css" | "json" | "webmanifest" | "svg")
        .then(|| std::str::from_utf8(bytes).ok())
        .flatten()
}

/// Where in a text the quoted words are that may be paths. In CSS, `url(…)` quotes as well.
fn quoted_paths(path: &str, text: &str) -> Vec<Range<usize>> {
    let is_script = path.ends_with(".js") || path.ends_with(".mjs");
    let is_style = path.ends_with(".css");
    let mut found = Vec::new();
    let mut from = 0;
    while let Some(at) = text[from..].find(|c| matches!(c, '"' | '\'' | '`') || (is_style && c == '(')) {
        let open = from + at;
        let start = open + 1;
        from = start;
        let closing = if text[open..].starts_with('(') { ')' } else { text[open..].chars().next().unwrap_or('"') };
        let word = text[start..].find(|c: char| c == closing || c.is_whitespace() || c == '<');
        let Some(end) = word.map(|length| start + length) else { continue };
        if !text[end..].starts_with(closing) || end == start {
            continue;
        }
        let reference = &text[start..end];
        if closing == ')' && reference.starts_with(['"', '\'']) {
            continue;
        }
        let relative = reference.starts_with("./") || reference.starts_with("../");
        if relative || !is_script || text[..open].trim_end().ends_with("new URL(") {
            found.push(start..end);
            from = end + 1;
        }
    }
    found
}

/// Takes `?query` and `#fragment` off a reference.
fn split_suffix(reference: &str) -> (&str, &str) {
    reference.split_at(reference.find(['?', '#']).unwrap_or(reference.len()))
}

/// The path that a relative reference means, seen from a file.
fn resolve(from: &str, reference: &str) -> Option<String> {
    if reference.is_empty() || reference.starts_with('/') || reference.contains(':') {
        return None;
    }
    let mut parts: Vec<&str> = from.split('/').collect();
    parts.pop();
    for part in reference.split('/') {
        match part {
            "." => {}
            ".." => {
                parts.pop()?;
            }
            _ => parts.push(part),
        }
    }
    Some(parts.join("/"))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn references_are_seen_from_the_file_that_makes_them() {
        assert_eq!(resolve("panels/play.js", "../pkg/gridmate.js").unwrap(), "pkg/gridmate.js");
        assert_eq!(resolve("main.js", "./board.js").unwrap(), "board.js");
        assert_eq!(resolve("main.js", "../out.js"), None);
        assert_eq!(resolve("index.html", "https://example.org/x.js"), None);
        assert_eq!(resolve("index.html", "/x.js"), None);
    }

    #[test]
    fn scripts_name_files_only_where_it_is_meant() {
        let text = "import './a.js'; const s = 'a.js'; new URL('b.wasm', import.meta.url); it's ./c.js";
        let found: Vec<&str> = quoted_paths("x.js", text).into_iter().map(|r| &text[r]).collect();
        assert_eq!(found, ["./a.js", "b.wasm"]);
    }

    #[test]
    fn an_apostrophe_before_a_reference_does_not_hide_it() {
        let text = "// it's here\nimport { a } from './a.js';\nconst b = `don't`; import('./b.js')";
        let found: Vec<&str> = quoted_paths("x.js", text).into_iter().map(|r| &text[r]).collect();
        assert_eq!(found, ["./a.js", "./b.js"]);
    }

    #[test]
    fn styles_name_files_with_and_without_quotes() {
        let text = "@import 'base.css'; a { src: url(fonts/x.woff2#f) } b { c: url(\"y.svg\") }";
        let found: Vec<&str> = quoted_paths("x.css", text).into_iter().map(|r| &text[r]).collect();
        assert_eq!(found, ["base.css", "fonts/x.woff2#f", "y.svg"]);
    }
}
