//! The list of all sentences: two files are made of it, for the languages and for who writes in TypeScript.
//!
//! `WRITE_SENTENCES=1 cargo test --test sentences` writes them anew.

use gridmate::diagnostic::{Sentence, argument_type};
use gridmate::sentences;
use std::collections::BTreeMap;

/// A row a sentence: source, code, severity, names of arguments, English.
fn table(all: &[Sentence]) -> String {
    let mut text = String::from("source\tcode\tseverity\targuments\tenglish\n");
    for sentence in all {
        let Sentence { source, code, severity, template, .. } = sentence;
        let arguments = sentence.arguments().join(" ");
        text += &format!("{source}\t{code}\t{}\t{arguments}\t{template}\n", severity.name());
    }
    text
}

/// An interface with a property a code: the arguments, of which some are left out where a code has several sentences.
fn declaration(all: &[Sentence]) -> String {
    let mut codes: BTreeMap<String, Vec<Vec<&str>>> = BTreeMap::new();
    for sentence in all {
        codes.entry(format!("{}/{}", sentence.source, sentence.code)).or_default().push(sentence.arguments());
    }
    let mut text = String::from(
        "import type { Diagnostic } from './diagnostic.d.ts';\n\n\
         export type Color = 'white' | 'black';\n\
         export type Role = 'pawn' | 'knight' | 'bishop' | 'rook' | 'queen' | 'king';\n\n\
         /** What each sentence speaks of, by source and code, or `reasons` for one around other diagnostics. */\n\
         export interface SentenceArguments {\n",
    );
    for (code, variants) in codes {
        let mut names: Vec<&str> = variants.concat();
        names.sort_unstable();
        names.dedup();
        let properties = names.iter().map(|name| {
            let is_always = variants.iter().all(|variant| variant.contains(name));
            format!("{name}{}: {}", if is_always { "" } else { "?" }, argument_type(name))
        });
        let properties = properties.collect::<Vec<_>>().join("; ");
        let arguments =
            if names.is_empty() { String::from("Record<string, never>") } else { format!("{{ {properties} }}") };
        text += &format!("  '{code}': {arguments};\n");
    }
    text + "}\n"
}

#[test]
fn the_files_made_of_the_list_are_up_to_date() {
    let all = sentences::all();
    let root = env!("CARGO_MANIFEST_DIR");
    for (file, made) in [("tests/sentences.tsv", table(&all)), ("src/web/sentences.d.ts", declaration(&all))] {
        let path = format!("{root}/{file}");
        if std::env::var_os("WRITE_SENTENCES").is_some() {
            std::fs::write(&path, &made).unwrap();
        }
        let kept = std::fs::read_to_string(&path).unwrap_or_default();
        assert!(
            kept == made,
            "{file} is not what the list makes; WRITE_SENTENCES=1 cargo test --test sentences writes it"
        );
    }
}

#[test]
fn no_sentence_breaks_a_row_and_none_is_there_twice() {
    let all = sentences::all();
    for sentence in &all {
        let is_plain = |text: &str| !text.contains(['\t', '\n']);
        assert!(is_plain(sentence.template) && is_plain(sentence.code), "{sentence:?}");
    }
    for pair in all.windows(2) {
        assert_ne!((pair[0].code, pair[0].template, pair[0].source), (pair[1].code, pair[1].template, pair[1].source));
    }
}
