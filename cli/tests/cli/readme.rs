//! The examples of the README and of `docs/cli.md`, run to the letter, and what the documents say lies where.

use std::path::Path;
use std::process::Command;

/// What a command of a shell writes, on both of its outputs; `gridmate` is the binary.
fn shell(line: &str) -> String {
    let folder = Path::new(env!("CARGO_BIN_EXE_gridmate")).parent().unwrap();
    let path = format!("{}:{}", folder.display(), std::env::var("PATH").unwrap());
    let script = format!("({line}) 2>&1");
    let output = Command::new("sh").args(["-c", &script]).env("PATH", path).output().unwrap();
    String::from_utf8(output.stdout).unwrap()
}

/// The lines of the documents that are shown as a console's.
fn console() -> Vec<String> {
    let root = Path::new(concat!(env!("CARGO_MANIFEST_DIR"), "/.."));
    let read = |name: &str| std::fs::read_to_string(root.join(name)).unwrap();
    let text = ["README.md", "docs/cli.md"].map(read).concat();
    let blocks = text.split("```console\n").skip(1);
    blocks
        .flat_map(|block| block.split("\n```").next().unwrap().lines().map(str::to_owned).collect::<Vec<_>>())
        .collect()
}

#[cfg(unix)]
#[test]
fn the_consoles_of_the_documents_show_what_the_commands_write() {
    let mut examples: Vec<(String, Vec<String>)> = Vec::new();
    for line in console() {
        match line.strip_prefix("$ ") {
            Some(command) => examples.push((command.to_owned(), Vec::new())),
            None => examples.last_mut().expect("a command comes first").1.push(line),
        }
    }
    assert!(examples.len() >= 5, "{examples:?}");
    for (command, shown) in examples {
        let shown = shown.join("\n");
        let written = shell(&command);
        // Time and speed are told beside the result, and differ from run to run.
        let kept = |line: &&str| !line.contains(" s, ");
        let written: Vec<_> = written.lines().filter(kept).collect();
        let written = written.join("\n");
        match shown.trim_end().strip_suffix('…') {
            Some(beginning) => {
                assert!(written.starts_with(beginning), "$ {command}\n{written}\nbut the document: {shown}");
            }
            None => assert_eq!(written.trim_end(), shown.trim_end(), "$ {command}"),
        }
    }
}

#[test]
fn the_files_and_folders_that_the_documents_name_are_there() {
    let root = Path::new(concat!(env!("CARGO_MANIFEST_DIR"), "/.."));
    let docs = std::fs::read_dir(root.join("docs")).unwrap().map(|entry| entry.unwrap().path());
    let documents = docs.filter(|path| path.extension().is_some_and(|end| end == "md")).chain([root.join("README.md")]);
    let folders = ["benches", "cli", "docs", "fuzz", "lab", "npm", "src", "tests", "www", "xtask"];
    let mut seen = 0;
    for document in documents {
        let text = std::fs::read_to_string(&document).unwrap();
        let is_part = |sign: char| sign.is_ascii_alphanumeric() || "_./-".contains(sign);
        let words = text.split(|sign| !is_part(sign)).map(|word| word.trim_end_matches(['.', '/']));
        for word in words.filter(|word| word.split_once('/').is_some_and(|(first, _)| folders.contains(&first))) {
            assert!(root.join(word).exists(), "{}: {word}", document.display());
            seen += 1;
        }
    }
    assert!(seen > 50, "{seen}");
}
