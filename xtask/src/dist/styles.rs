//! The style sheets of the page as one: fewer requests, and they pack better together.

use super::Tree;

/// What opens the tag of a style sheet in the page.
const OPENING: &str = "<link rel=\"stylesheet\" href=\"./";
const CLOSING: &str = "\">\n";
/// The name of what they become, in the folder that they are in.
const MERGED: &str = "all.css";

/// Puts the style sheets that the page names into one, in their order; those that nothing else names go.
pub(super) fn merge(page: &mut Tree) {
    let Some(html) = page.get("index.html").and_then(|bytes| String::from_utf8(bytes.clone()).ok()) else { return };
    let named = sheets(&html);
    let folder = |path: &str| path.rsplit_once('/').map_or(String::new(), |(folder, _)| format!("{folder}/"));
    let Some(first) = named.first() else { return };
    // Their own references are seen from where they lie.
    if named.len() < 2 || named.iter().any(|path| folder(path) != folder(first) || !page.contains_key(path)) {
        return;
    }
    let merged = format!("{}{MERGED}", folder(first));
    let mut text = html;
    for (index, path) in named.iter().enumerate() {
        let tag = format!("{OPENING}{path}{CLOSING}");
        let with = if index == 0 { format!("{OPENING}{merged}{CLOSING}") } else { String::new() };
        text = text.replacen(&tag, &with, 1);
    }
    page.insert("index.html".to_owned(), text.into_bytes());
    let bytes = named.iter().filter_map(|path| page.get(path)).flat_map(|bytes| [bytes, &b"\n"[..]].concat()).collect();
    page.insert(merged, bytes);
    for path in &named {
        let name = path.rsplit('/').next().unwrap_or(path).as_bytes();
        let is_named = page.values().any(|bytes| bytes.windows(name.len()).any(|part| part == name));
        if !is_named {
            page.remove(path);
        }
    }
}

/// The paths of the style sheets that the page names, each on a line of its own.
fn sheets(html: &str) -> Vec<String> {
    let tags = html.split_inclusive('\n').map(str::trim_start);
    let paths = tags.filter_map(|tag| tag.strip_prefix(OPENING)?.strip_suffix(CLOSING));
    paths.map(str::to_owned).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    fn page(files: &[(&str, &str)]) -> Tree {
        files.iter().map(|(path, text)| ((*path).to_owned(), text.as_bytes().to_vec())).collect()
    }

    #[test]
    fn style_sheets_become_one_in_their_order() {
        let html = "<head>\n<link rel=\"stylesheet\" href=\"./s/b.css\">\n<link rel=\"stylesheet\" href=\"./s/a.css\">\n\
                    <script src=\"./x.js\"></script>\n";
        let mut files = page(&[("index.html", html), ("s/a.css", "a{}"), ("s/b.css", "b{}"), ("x.js", "'./s/a.css'")]);
        merge(&mut files);
        assert_eq!(files["s/all.css"], b"b{}\na{}\n");
        let html = String::from_utf8(files["index.html"].clone()).unwrap();
        assert_eq!(html, "<head>\n<link rel=\"stylesheet\" href=\"./s/all.css\">\n<script src=\"./x.js\"></script>\n");
        assert!(files.contains_key("s/a.css") && !files.contains_key("s/b.css"));
    }

    #[test]
    fn style_sheets_of_several_folders_stay_apart() {
        let html = "<link rel=\"stylesheet\" href=\"./a.css\">\n<link rel=\"stylesheet\" href=\"./s/b.css\">\n";
        let mut files = page(&[("index.html", html), ("a.css", ""), ("s/b.css", "")]);
        let before = files.clone();
        merge(&mut files);
        assert_eq!(files, before);
    }
}
