//! The rooms of the core: each imports only those before it, so that there is no circle of rooms. The types of core,
//! terminal and lab: no two have the same name.

use super::{Outcome, tally::Tally};
use crate::project::{Project, files_below};
use anyhow::{Context, Result, ensure};
use std::collections::BTreeMap;

/// The rooms, each of which may import those before it; `docs/architecture.md` says what each holds.
const ROOMS: &[&str] = &[
    "board",
    "diagnostic",
    "geometry",
    "rules",
    "game",
    "tactics",
    "notation",
    "sql",
    "sets",
    "script",
    "document",
    "engine",
    "review",
    "lesson",
    "compat",
    "sentences",
    "serde",
    "web",
];

/// The folders whose types share one list of names.
const NAMED: &[&str] = &["src", "cli/src", "lab/src"];

/// The folders whose comments are held to plain words.
const WORDED: &[&str] = &["src", "cli/src", "lab/src", "www", "npm"];

/// What a comment says in the place of a fact.
const VAGUE: &[&str] = &[
    "whoever",
    "nobody",
    "somebody",
    "likewise",
    "so many",
    "half-move",
    " told",
    " tells",
    " telling",
    "hundredth of a pawn",
];

pub(super) fn check(project: &Project) -> Result<Outcome> {
    check_imports(project)?;
    check_names(project)?;
    check_words(project)?;
    Ok(Outcome::Done(Tally::default()))
}

/// Reads the paths from the root of the core, `crate::…`, in every file of every room.
fn check_imports(project: &Project) -> Result<()> {
    let folder = project.root.join("src");
    let mut wrong = Vec::new();
    for file in files_below(&folder)?.iter().filter(|file| file.ends_with(".rs") && *file != "lib.rs") {
        let room = file.split('/').next().unwrap_or_default();
        ensure!(ROOMS.contains(&room), "src/{file} is in no room that `xtask/src/test/rooms.rs` knows.");
        let text = std::fs::read_to_string(folder.join(file)).with_context(|| format!("cannot read src/{file}"))?;
        let upward = rooms_named(&text).filter(|(_, named)| !may_import(room, named));
        wrong.extend(upward.map(|(line, named)| format!("src/{file}:{line} ({named})")));
    }
    ensure!(wrong.is_empty(), "Imports of a room that comes later, or of none by name: {}.", wrong.join(", "));
    Ok(())
}

/// Finds types that share a name, public or private.
fn check_names(project: &Project) -> Result<()> {
    let mut texts = Vec::new();
    for folder in NAMED {
        let at = project.root.join(folder);
        for file in files_below(&at)?.iter().filter(|file| file.ends_with(".rs")) {
            let text =
                std::fs::read_to_string(at.join(file)).with_context(|| format!("cannot read {folder}/{file}"))?;
            texts.push((format!("{folder}/{file}"), text));
        }
    }
    let shared = shared_names(&texts);
    ensure!(shared.is_empty(), "Types of the same name: {}. Rename all but one of each.", shared.join("; "));
    Ok(())
}

/// Finds words in comments that say in more words, or less exactly, what a number or a name says.
fn check_words(project: &Project) -> Result<()> {
    let mut found = Vec::new();
    for folder in WORDED {
        let at = project.root.join(folder);
        let is_source = |file: &&String| [".rs", ".ts", ".tsx", ".js", ".css"].iter().any(|end| file.ends_with(end));
        for file in files_below(&at)?.iter().filter(is_source) {
            let text =
                std::fs::read_to_string(at.join(file)).with_context(|| format!("cannot read {folder}/{file}"))?;
            found.extend(vague(&text).map(|(line, word)| format!("{folder}/{file}:{line} ({word})")));
        }
    }
    ensure!(found.is_empty(), "Comments that say it vaguely: {}. State the fact.", found.join(", "));
    Ok(())
}

/// The lines of comments that have one of [`VAGUE`], from 1.
fn vague(text: &str) -> impl Iterator<Item = (usize, &'static str)> {
    let comments = text.lines().enumerate().filter(|(_, line)| {
        let line = line.trim_start();
        line.starts_with("//") || line.starts_with("/*") || line.starts_with("* ")
    });
    comments.filter_map(|(index, line)| {
        let line = line.to_lowercase();
        VAGUE.iter().find(|word| line.contains(**word)).map(|word| (index + 1, *word))
    })
}

/// The names that more than one type has, each with the places of its types.
fn shared_names(texts: &[(String, String)]) -> Vec<String> {
    let mut places: BTreeMap<&str, Vec<String>> = BTreeMap::new();
    for (file, text) in texts {
        let mut is_in_macro = false;
        for (index, line) in text.lines().enumerate() {
            is_in_macro = line.starts_with("not_one! {") || is_in_macro && line != "}";
            if let Some(name) = type_defined(line).or_else(|| type_named(line).filter(|_| is_in_macro)) {
                places.entry(name).or_default().push(format!("{file}:{}", index + 1));
            }
        }
    }
    let shared = places.iter().filter(|(_, places)| places.len() > 1);
    shared.map(|(name, places)| format!("{name} ({})", places.join(", "))).collect()
}

/// The name of the type that a macro makes of a line, `Name = "what it says"`.
fn type_named(line: &str) -> Option<&str> {
    let (name, rest) = line.trim_start().split_once(" = ")?;
    (rest.starts_with('"') && name.chars().all(char::is_alphanumeric)).then_some(name)
}

/// The name of the type that a line defines. An alias that is indented belongs to a trait, and is no type of its own; nor is
/// the parameter of a macro.
fn type_defined(line: &str) -> Option<&str> {
    let code = line.trim_start();
    let (visibility, rest) = code.split_once(' ')?;
    let scoped = || code.strip_prefix("pub(").and_then(|inner| inner.split_once(") ")).map(|(_, rest)| rest);
    let code = scoped().unwrap_or(if visibility == "pub" { rest } else { code });
    let (kind, name) = code.split_once(' ')?;
    let is_type = matches!(kind, "struct" | "enum" | "trait" | "union") || kind == "type" && !line.starts_with(' ');
    let name = name.split(|c: char| !c.is_alphanumeric() && c != '_').next().filter(|name| !name.is_empty());
    name.filter(|_| is_type)
}

/// Whether a room may import another, or itself.
fn may_import(room: &str, named: &str) -> bool {
    let place = |name| ROOMS.iter().position(|&room| room == name);
    place(named).is_some_and(|other| Some(other) <= place(room))
}

/// What follows each `crate::` outside comments, with the number of its line.
fn rooms_named(text: &str) -> impl Iterator<Item = (usize, &str)> {
    let code = text.lines().enumerate().filter(|(_, line)| !line.trim_start().starts_with("//"));
    code.flat_map(|(index, line)| {
        let after = line.split("crate::").skip(1);
        after.map(move |rest| {
            (index + 1, rest.split(|c: char| !c.is_alphanumeric() && c != '_').next().unwrap_or_default())
        })
    })
}

#[cfg(test)]
mod tests {
    use super::{may_import, rooms_named, shared_names, type_defined, vague};

    #[test]
    fn imports_run_one_way() {
        assert!(may_import("rules", "board") && may_import("rules", "rules") && may_import("web", "compat"));
        assert!(!may_import("board", "rules") && !may_import("document", "engine"));
    }

    #[test]
    fn every_room_must_be_named() {
        assert!(!may_import("web", "cli") && !may_import("web", ""));
    }

    #[test]
    fn paths_are_found_wherever_they_stand_but_in_comments() {
        let text = "//! See [`crate::web`].\nuse crate::board::Square;\n\nfn f(_: crate::game::Game) -> crate::rules::Move {}\n\
                    \x20   // crate::web\n    pub(in crate::engine) use crate::{board, web};\n";
        let found: Vec<_> = rooms_named(text).collect();
        assert_eq!(found, [(2, "board"), (4, "game"), (4, "rules"), (6, "engine"), (6, "")]);
    }

    #[test]
    fn types_are_found_by_their_definitions_alone() {
        let lines = [
            ("pub struct Board {", Some("Board")),
            ("    pub(in crate::script) enum Kind<'a> {", Some("Kind")),
            ("trait Walker: Sized {", Some("Walker")),
            ("pub type Score = i32;", Some("Score")),
            ("    type Output = Self;", None),
            ("        pub struct $name;", None),
            ("/// struct Board", None),
            ("impl Board {", None),
            ("    structure(board);", None),
            ("}", None),
        ];
        for (line, name) in lines {
            assert_eq!(type_defined(line), name, "{line}");
        }
    }

    #[test]
    fn a_name_of_two_types_is_found_with_both_places() {
        let text = |file: &str, text: &str| (file.to_owned(), text.to_owned());
        let mut texts = vec![
            text("src/a.rs", "use b::Line;\n\nstruct Step;\n\nimpl Iterator for Step {\n    type Item = u8;\n}\n"),
            text("cli/src/b.rs", "pub enum Line {}\n\nimpl Iterator for Line {\n    type Item = Step;\n}\n"),
        ];
        assert_eq!(shared_names(&texts), [""; 0]);
        texts.push(text("lab/src/c.rs", "pub(super) struct Step(u8);\n"));
        assert_eq!(shared_names(&texts), ["Step (src/a.rs:3, lab/src/c.rs:1)"]);
        texts.pop();
        texts.push(text(
            "src/d.rs",
            "const NAME: &str = \"Step\";\nnot_one! {\n    /// No step.\n    Step = \"no step\"\n}\n",
        ));
        assert_eq!(shared_names(&texts), ["Step (src/a.rs:3, src/d.rs:4)"]);
    }

    #[test]
    fn vague_words_are_found_in_comments_alone() {
        let text = "/// So many plies.\nlet nobody = \"whoever\"; // fine\n/* Likewise. */\n";
        assert_eq!(vague(text).collect::<Vec<_>>(), [(1, "so many"), (3, "likewise")]);
    }
}
