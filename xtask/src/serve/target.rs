//! The path that a client asks for, checked: only names of files below the folder come out.

/// Decodes the path of a request target into its parts. Nothing, if it is not plainly a path
/// downwards: no `..`, no hidden file, no backslash, no drive, no control character.
pub(crate) fn parts(target: &str) -> Option<Vec<String>> {
    let path = target.split(['?', '#']).next()?.strip_prefix('/')?;
    let decoded = percent_decode(path)?;
    if decoded.is_empty() {
        return Some(vec!["index.html".to_owned()]);
    }
    let mut parts: Vec<&str> = decoded.split('/').collect();
    if parts.last() == Some(&"") {
        parts.pop();
        parts.push("index.html");
    }
    parts.iter().all(|part| is_plain_name(part)).then(|| parts.iter().map(|&s| s.to_owned()).collect())
}

fn is_plain_name(part: &str) -> bool {
    !part.is_empty() && !part.starts_with('.') && !part.contains(|c: char| c.is_control() || c == '\\' || c == ':')
}

fn percent_decode(text: &str) -> Option<String> {
    let mut bytes = text.bytes();
    let mut decoded = Vec::with_capacity(text.len());
    while let Some(byte) = bytes.next() {
        if byte == b'%' {
            let high = hex_digit(bytes.next()?)?;
            let low = hex_digit(bytes.next()?)?;
            decoded.push(high << 4 | low);
        } else {
            decoded.push(byte);
        }
    }
    String::from_utf8(decoded).ok()
}

fn hex_digit(byte: u8) -> Option<u8> {
    char::from(byte).to_digit(16).and_then(|digit| u8::try_from(digit).ok())
}

#[cfg(test)]
mod tests {
    use super::parts;

    #[test]
    fn plain_paths_are_taken_apart() {
        assert_eq!(parts("/").unwrap(), ["index.html"]);
        assert_eq!(parts("/?a=/../b").unwrap(), ["index.html"]);
        assert_eq!(parts("/pkg/gridmate_bg.wasm?v=1").unwrap(), ["pkg", "gridmate_bg.wasm"]);
        assert_eq!(parts("/docs/").unwrap(), ["docs", "index.html"]);
        assert_eq!(parts("/a%20b%C3%A9.js").unwrap(), ["a bé.js"]);
        assert_eq!(parts("/a..b/c...js").unwrap(), ["a..b", "c...js"]);
    }

    #[test]
    fn no_target_leads_out_of_the_folder() {
        for target in [
            "/..",
            "/../etc/passwd",
            "/a/../../b",
            "/%2e%2e/x",
            "/%2E%2e%2fx",
            "/a/%2e%2e/x",
            "/./x",
            "/.git/config",
            "/%2egit/config",
            "//etc/passwd",
            "/%2fetc/passwd",
            "/a//b",
            "/..\\x",
            "/a%5c..%5cx",
            "/C:/x",
            "/c%3A/x",
            "/a%00.js",
            "/a%0d%0ab",
            "/%",
            "/%2",
            "/%zz",
            "/%ff",
            "",
            "x",
            "*",
            "http://host/x",
            "/%252e%252e/%2e%2e/x",
        ] {
            assert_eq!(parts(target), None, "{target}");
        }
    }

    #[test]
    fn what_is_decoded_once_is_not_decoded_again() {
        assert_eq!(parts("/%252e%252e/x").unwrap(), ["%2e%2e", "x"]);
    }
}
