//! The rooms of the core: each imports only those before it, so that there is no circle of rooms.

use super::{Outcome, tally::Tally};
use crate::project::{Project, files_below};
use anyhow::{Context, Result, ensure};

/// The rooms, each of which may import those before it; `docs/architecture.md` says what each holds.
const ROOMS: &[&str] =
    &["board", "geometry", "rules", "game", "notation", "script", "document", "engine", "compat", "web"];

/// Reads the paths from the root of the core, `crate::…`, in every file of every room.
pub(super) fn check(project: &Project) -> Result<Outcome> {
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
    Ok(Outcome::Done(Tally::default()))
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
    use super::{may_import, rooms_named};

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
}
