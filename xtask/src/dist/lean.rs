//! Scripts and styles without what only people read: comments and indentation.
//!
//! In: a file as it was written. Out: the same program. Whole lines are left out and nothing is rewritten, so that no
//! parser is needed; a file in which a line could be part of a longer text stays as it is.

/// The file without comments that fill lines, without indentation and empty lines.
pub(super) fn lean(path: &str, bytes: Vec<u8>) -> Vec<u8> {
    let is_script = path.ends_with(".js");
    if !is_script && !path.ends_with(".css") {
        return bytes;
    }
    let shorter = std::str::from_utf8(&bytes).ok().and_then(|text| shorten(text, is_script));
    shorter.map_or(bytes, String::into_bytes)
}

/// `None` where a text or a comment goes on in a way that lines do not show.
fn shorten(text: &str, is_script: bool) -> Option<String> {
    let mut short = String::with_capacity(text.len());
    let mut in_comment = false;
    for line in text.lines() {
        let line = line.trim();
        if in_comment || line.starts_with("/*") && !is_cast(line) {
            in_comment = match line.find("*/") {
                None => true,
                Some(at) if at + 2 == line.len() => false,
                Some(_) => return None,
            };
            continue;
        }
        if line.is_empty() || is_script && line.starts_with("//") {
            continue;
        }
        // A text in backquotes may hold lines that look like comments.
        if line.matches('`').count() % 2 == 1 {
            return None;
        }
        push_without_casts(&mut short, line);
        short.push('\n');
    }
    (!in_comment).then_some(short)
}

/// Whether a comment that opens a line says a type, and code follows it.
fn is_cast(line: &str) -> bool {
    line.starts_with(CAST) && !line.ends_with("*/")
}

const CAST: &str = "/** @type ";

/// Adds a line of code without the types that are said in it.
fn push_without_casts(short: &mut String, mut line: &str) {
    while let Some(start) = line.find(CAST)
        && let Some(length) = line[start..].find("*/")
    {
        short.push_str(&line[..start]);
        line = line[start + length + 2..].trim_start();
    }
    short.push_str(line);
}

#[cfg(test)]
mod tests {
    use super::lean;

    fn leaned(path: &str, text: &str) -> String {
        String::from_utf8(lean(path, text.into())).unwrap()
    }

    #[test]
    fn comments_types_and_indentation_go_and_the_program_stays() {
        let text = "// @ts-check\n/**\n * Adds.\n */\nexport function add(a) {\n  // why\n\n  \
                    const b = /** @type {any} */ (a); // kept\n  return `${b} /* text */`;\n}\n/** @type {X} */\nlet c;\n\
                    /** @type {Y} */ (c).d();\n";
        let short =
            "export function add(a) {\nconst b = (a); // kept\nreturn `${b} /* text */`;\n}\nlet c;\n(c).d();\n";
        assert_eq!(leaned("a.js", text), short);
        assert_eq!(leaned("a.css", "/* The\n   board. */\n.a {\n  --x: url(//b);\n}\n"), ".a {\n--x: url(//b);\n}\n");
    }

    #[test]
    fn a_text_over_several_lines_and_other_files_stay_as_they_are() {
        for (path, text) in [
            ("a.js", "const text = `\n  // no comment\n`;\n"),
            ("a.js", "/* one */ let a;\n"),
            ("a.js", "/* never closed\n"),
            ("a.json", "{\n  \"a\": 1\n}\n"),
        ] {
            assert_eq!(leaned(path, text), text);
        }
    }
}
