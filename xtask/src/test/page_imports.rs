//! The folders of the page: each imports only those after it, no panel imports another, and no module is long.

use crate::project::{Project, files_below};
use anyhow::{Context, Result, ensure};

/// The folders of `www`, each of which may import itself and those after it; `docs/architecture.md` says what each holds.
const FOLDERS: &[&str] = &["app", "panels", "board", "engine", "document", "ui", "i18n"];

/// How many lines a module may have; lists of words may have more.
const MOST_LINES: usize = 300;

/// Reads the imports of each module of `www`, those of types as well.
pub(super) fn check(project: &Project) -> Result<()> {
    let www = project.root.join("www");
    let mut wrong = Vec::new();
    for file in files_below(&www)?.iter().filter(|file| file.ends_with(".js") && file.contains('/')) {
        let text = std::fs::read_to_string(www.join(file)).with_context(|| format!("cannot read www/{file}"))?;
        wrong.extend(faults(file, &text));
    }
    wrong.sort();
    wrong.dedup();
    ensure!(wrong.is_empty(), "In www, against the order of its folders or too long: {}.", wrong.join(", "));
    Ok(())
}

/// What is wrong with a module: `from -> to` for an import, its path for its length.
fn faults(file: &str, text: &str) -> Vec<String> {
    // Words name the types of what they speak of, which no program imports.
    let is_code = |line: &&str| !is_words(file) || !line.trim_start().starts_with(['*', '/']);
    let code = text.lines().filter(is_code);
    let targets = code.flat_map(paths_imported).filter_map(|path| resolve(file, path));
    let upward = targets.filter(|target| !may_import(file, target)).map(|target| format!("{file} -> {target}"));
    let is_long = text.lines().count() > MOST_LINES && !is_words(file);
    upward.chain(is_long.then(|| file.to_owned())).collect()
}

/// Whether a file is a list of one language's sentences.
fn is_words(file: &str) -> bool {
    file.strip_prefix("i18n/").is_some_and(|rest| rest.contains('/'))
}

/// Whether a module may import another. What lies in none of the folders was built or is shared with the npm package.
fn may_import(file: &str, target: &str) -> bool {
    let place = |path: &str| FOLDERS.iter().position(|&folder| path.split('/').next() == Some(folder));
    let Some(to) = place(target) else { return true };
    let panel = |path: &str| path.strip_prefix("panels/").and_then(|rest| rest.split('/').next().map(str::to_owned));
    let is_other_panel = matches!((panel(file), panel(target)), (Some(own), Some(other)) if own != other);
    place(file).is_some_and(|from| from <= to) && !is_other_panel
}

/// The relative paths that follow `from`, `import` or `import(`.
fn paths_imported(text: &str) -> impl Iterator<Item = &str> {
    text.split('\'').zip(text.split('\'').skip(1)).filter_map(|(before, path)| {
        let before = before.trim_end_matches(['(', ' ']);
        let is_import = ["from", "import"].iter().any(|word| before.ends_with(word));
        (is_import && path.starts_with('.')).then_some(path)
    })
}

/// The path that a relative one means, seen from a file.
fn resolve(from: &str, path: &str) -> Option<String> {
    let mut parts: Vec<&str> = from.split('/').collect();
    parts.pop();
    for part in path.split('/') {
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
    use super::{MOST_LINES, faults};

    #[test]
    fn imports_run_down_and_from_no_panel_to_another() {
        for (file, text, expected) in [
            ("app/main.js", "import '../panels/play/panel.js';\nimport init from '../pkg/gridmate.js';", ""),
            (
                "board/keys.js",
                "const a = await import('../panels/play/game.js');",
                "board/keys.js -> panels/play/game.js",
            ),
            ("ui/box.js", "/** @type {import('../document/now.js').Kept} */", "ui/box.js -> document/now.js"),
            ("panels/play/panel.js", "import { a } from './state.js';", ""),
            (
                "panels/play/panel.js",
                "import { a } from '../think/tree.js';",
                "panels/play/panel.js -> panels/think/tree.js",
            ),
            ("ui/dom.js", "// it's from 'elsewhere'", ""),
            ("i18n/de/page.js", "/** @typedef {import('../../document/now.js').Kept} Kept */", ""),
        ] {
            assert_eq!(faults(file, text).join(""), expected);
        }
    }

    #[test]
    fn modules_are_short_and_lists_of_words_may_be_long() {
        let long = "\n".repeat(MOST_LINES + 1);
        assert_eq!(faults("ui/dom.js", &long), ["ui/dom.js"]);
        assert!(faults("i18n/de/rules.js", &long).is_empty() && faults("ui/dom.js", &long[1..]).is_empty());
    }
}
