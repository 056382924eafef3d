//! Answers in JSON, held against `docs/cli.schema.json`: what each command prints for right and for wrong input, and each field
//! that the schema has.

use crate::terminal::{good, run};
use serde_json::{Map, Value};
use std::collections::BTreeSet;

/// The words that the schema may use; an unknown one would go unheard.
const WORDS: [&str; 17] = [
    "$ref",
    "additionalProperties",
    "anyOf",
    "const",
    "description",
    "enum",
    "items",
    "maxItems",
    "maximum",
    "minItems",
    "minimum",
    "properties",
    "required",
    "type",
    "$defs",
    "$schema",
    "title",
];

/// The schema, and which of its fields have been seen in a value: the place of each.
struct Schema {
    root: Value,
    seen: BTreeSet<String>,
}

impl Schema {
    fn new(root: Value) -> Self {
        Self { root, seen: BTreeSet::new() }
    }

    fn read() -> Self {
        let text = std::fs::read_to_string(concat!(env!("CARGO_MANIFEST_DIR"), "/../docs/cli.schema.json")).unwrap();
        Self::new(serde_json::from_str(&text).unwrap())
    }

    /// Holds a value against a definition; says where it is another than that.
    fn check(&mut self, name: &str, value: &Value) -> Result<(), String> {
        self.try_at(&format!("/$defs/{name}"), value)
    }

    /// Holds a value against the schema at a place. Of one that is another than that no field counts as seen.
    fn try_at(&mut self, place: &str, value: &Value) -> Result<(), String> {
        let seen = self.seen.clone();
        let checked = self.check_at(place, value);
        if checked.is_err() {
            self.seen = seen;
        }
        checked
    }

    fn check_at(&mut self, place: &str, value: &Value) -> Result<(), String> {
        let schema = self.root.pointer(place).unwrap_or_else(|| panic!("{place} is not there")).clone();
        let schema = schema.as_object().unwrap_or_else(|| panic!("{place} is no schema"));
        if let Some(word) = schema.keys().find(|word| !WORDS.contains(&word.as_str())) {
            panic!("{place} says {word}, which is not understood here");
        }
        if let Some(target) = schema.get("$ref") {
            let target = target.as_str().and_then(|target| target.strip_prefix('#')).expect("a place in the schema");
            self.check_at(target, value).map_err(|fault| format!("{fault}, in {place}"))?;
        }
        if let Some(all) = schema.get("anyOf").and_then(Value::as_array) {
            let faults: Vec<_> =
                (0..all.len()).map_while(|index| self.try_at(&format!("{place}/anyOf/{index}"), value).err()).collect();
            if faults.len() == all.len() {
                return Err(faults.join("; or "));
            }
        }
        let fault = |what: &str| Err(format!("{place}: {what}: {value}"));
        match (schema.get("const"), schema.get("enum").and_then(Value::as_array)) {
            (Some(wanted), _) if value != wanted => return fault("another value"),
            (_, Some(wanted)) if !wanted.contains(value) => return fault("none of the values"),
            _ => {}
        }
        if schema.get("type").and_then(Value::as_str).is_some_and(|wanted| !is_type(value, wanted)) {
            return fault("another type");
        }
        let bound = |word: &str| schema.get(word).and_then(Value::as_f64);
        let size = value.as_array().map_or(value.as_f64(), |items| Some(items.len() as f64));
        let [least, most] = if value.is_array() { ["minItems", "maxItems"] } else { ["minimum", "maximum"] };
        if size.is_some_and(|size| {
            bound(least).is_some_and(|least| size < least) || bound(most).is_some_and(|most| size > most)
        }) {
            return fault("out of bounds");
        }
        match value {
            Value::Object(fields) => self.check_fields(place, schema, fields),
            Value::Array(items) if schema.contains_key("items") => {
                items.iter().try_for_each(|item| self.check_at(&format!("{place}/items"), item))
            }
            _ => Ok(()),
        }
    }

    fn check_fields(
        &mut self,
        place: &str,
        schema: &Map<String, Value>,
        fields: &Map<String, Value>,
    ) -> Result<(), String> {
        let required = schema.get("required").and_then(Value::as_array).into_iter().flatten().filter_map(Value::as_str);
        if let Some(missing) = required.into_iter().find(|name| !fields.contains_key(*name)) {
            return Err(format!("{place}: {missing} is missing"));
        }
        for (name, value) in fields {
            let known = schema.get("properties").and_then(|known| known.get(name)).is_some();
            match schema.get("additionalProperties") {
                _ if known => {
                    let place = format!("{place}/properties/{name}");
                    self.check_at(&place, value)?;
                    self.seen.insert(place);
                }
                Some(Value::Bool(false)) => return Err(format!("{place}: there is no {name}")),
                Some(_) => self.check_at(&format!("{place}/additionalProperties"), value)?,
                None => {}
            }
        }
        Ok(())
    }

    /// The places of all fields that no value had.
    fn unseen(&self) -> Vec<String> {
        let mut all = Vec::new();
        fields(&self.root, "", &mut all);
        all.into_iter().filter(|place| !self.seen.contains(place)).collect()
    }
}

/// The places of the fields that a schema and those in it have.
fn fields(schema: &Value, place: &str, all: &mut Vec<String>) {
    let parts = match schema {
        Value::Object(parts) => parts.iter().map(|(name, part)| (name.clone(), part)).collect::<Vec<_>>(),
        Value::Array(parts) => parts.iter().enumerate().map(|(index, part)| (index.to_string(), part)).collect(),
        _ => Vec::new(),
    };
    for (name, part) in parts {
        let place = format!("{place}/{name}");
        if place.ends_with(&format!("/properties/{name}")) {
            all.push(place.clone());
        }
        fields(part, &place, all);
    }
}

fn is_type(value: &Value, wanted: &str) -> bool {
    match wanted {
        "object" => value.is_object(),
        "array" => value.is_array(),
        "string" => value.is_string(),
        "boolean" => value.is_boolean(),
        "null" => value.is_null(),
        "integer" => value.is_i64() || value.is_u64(),
        "number" => value.is_number(),
        _ => panic!("{wanted} is no type"),
    }
}

/// Games: one with all that there may be, one that cannot be read to its end, and none at all.
const GAMES: &str = "[White \"A\"]\n[White \"B\"]\n\n{start} 1. e4! {a} ({d} {e}) (1. d4 d5) ({b} 1. c4 $5) e5 2. Nf3 Z0 1-0\n\n\
                     1. e4 e5 2. Kd4 *\n\nno game\n";
/// Mistakes of each kind, and one that cannot be read to its end.
const REVIEWED: &str = "[FEN \"7k/8/6K1/8/8/8/8/5Q2 w - - 0 1\"]\n\n1. Qf7 1/2-1/2\n\n1. e4 e5 2. Bc4 Nc6 3. Qh5 Nf6 4. Qxf7# 1-0\n\n1. e4 d5 2. Qg4 h5 3. Qf3 Bg4 4. d3 Bxf3 5. Kd2 *\n\n\
                        1. f3 e5 2. g4 d6 3. h3 Qh4# 0-1\n\n1. e4 e5 2. Ke3 *\n";
/// What commands write is written here.
const PARQUET: &str = concat!(env!("CARGO_TARGET_TMPDIR"), "/schema-parquet");
const BOOK: &str = concat!(env!("CARGO_TARGET_TMPDIR"), "/schema-book.bin");
const MIDDLEGAME: &str = "r3k2r/p1ppqpb1/bn2pnp1/3PN3/1p2P3/2N2Q1p/PPPBBPPP/R3K2R w KQkq - 0 1";

/// What is asked, on the command line and on standard input, and the definitions of the answers besides `failure`.
fn questions() -> Vec<(&'static [&'static str], String, &'static [&'static str])> {
    let lines = |lines: &[&str]| lines.join("\n");
    vec![
        (&["inspect", MIDDLEGAME, "--perft", "2"], String::new(), &["inspect"]),
        (&["inspect", "--lenient", "2R5/8/8/2k5/8/8/8/K1R5 b"], String::new(), &["inspect"]),
        (&["inspect", "8/8/8/8/8/8/8/8 w - - 0 1"], String::new(), &[]),
        (
            &["inspect", "--stdin"],
            lines(&["", "x", "8/8/8/8/8/8/8/K6k w - - 0 1", "4k3/8/8/8/8/8/8/4K2P w KQ e3 0 1", &" ".repeat(1 << 17)]),
            &["inspect"],
        ),
        (&["evaluate", "--depth", "0"], String::new(), &["evaluate"]),
        (&["evaluate", "8/8 w"], String::new(), &[]),
        (&["evaluate", "--stdin"], lines(&[MIDDLEGAME, "k", ""]), &["evaluate"]),
        (&["perft", "3", "--json"], String::new(), &["perft"]),
        (&["perft", "1", "--json", "--divide", "--fen", MIDDLEGAME], String::new(), &["perft"]),
        (&["perft", "1", "--json", "--fen", "k"], String::new(), &[]),
        (&["game"], lines(GAME_LINES), &["game"]),
        (&["pgn"], GAMES.to_owned(), &["pgn", "pgnFailure"]),
        (&["pgn", "--tree"], GAMES.to_owned(), &["pgnTree", "pgnTreeFailure"]),
        (&["pgn", "no-such-file"], String::new(), &[]),
        (&["pgn", "--parquet", PARQUET], GAMES.to_owned(), &["parquetCounts"]),
        (&["book", BOOK, "--from", "-"], GAMES.to_owned(), &["madeBook"]),
        (&["book", BOOK], String::new(), &["bookAnswer"]),
        (&["book", BOOK, "k"], String::new(), &[]),
        (&["book", "no-such-file"], String::new(), &[]),
        (&["review", "--nodes", "2000"], REVIEWED.to_owned(), &["review"]),
        (&["script", "e2e4, e7e5, Nf3, xe5, 1...", "--format", "json"], String::new(), &["script"]),
        (&["script", "1. e4 e5 2. Nf3", "--format", "json", "--start", "960:518"], String::new(), &["script"]),
        (&["script", "--format", "json", "--start", "x"], String::new(), &[]),
        (&["script", "--format", "json", "--stdin"], lines(&["\"xe1\"", "7", "\"e2e4"]), &["script"]),
        (&["script", "--format", "json", "--stdin"], format!("\"{}\"", "q ".repeat(1_100)), &["script"]),
        (&["moves", "-p", "horse", "-l", "G2"], String::new(), &["moves"]),
        (&["moves", "-l", "e5", "--fen", MIDDLEGAME], String::new(), &["movesInPosition"]),
        (&["moves", "-l", "e3", "--fen", MIDDLEGAME], String::new(), &[]),
        (&["moves", "--fen", MIDDLEGAME], String::new(), &["control"]),
        (&["sets", "knight", "--json"], String::new(), &["sets"]),
        (&["sets", "rook from a1", "--json", "--paths"], String::new(), &["sets"]),
        (&["sets", "rook or", "--json"], String::new(), &[]),
        (&["sets", "legal", "--json"], String::new(), &[]),
        (&["chess960", "--format", "json", "--count", "3"], String::new(), &["chess960"]),
        (
            &[
                "match",
                "--white",
                "minimax:1",
                "--black",
                "random",
                "--swap",
                "--games",
                "4",
                "--sprt",
                "0,9",
                "--json",
            ],
            String::new(),
            &["match"],
        ),
        (&["match", "--white", "random", "--black", "random", "--games", "3", "--json"], String::new(), &["match"]),
        (&["match", "--white", "random", "--black", "uci:no-such-program", "--json"], String::new(), &[]),
    ]
}

/// Lines for `game`: games, among them one with all that its answer may have, and what is none.
const GAME_LINES: &[&str] = &[
    r#"{"moves":["f2f3","e7e5","g2g4","d8h4"]}"#,
    r#"{"moves":"g1f3 g8f6 f3g1 f6g8 g1f3 g8f6 f3g1 f6g8","fen":null,"chess960":false}"#,
    r#"{"moves":["e1h1"],"fen":"4k3/8/8/8/8/8/8/4K2R w K - 99 80","chess960":true}"#,
    r#"{"moves":["e2e5"]}"#,
    r#"{"moves":[],"fen":"x"}"#,
    r#"{"uci":[]}"#,
    "[]",
    "",
];

#[test]
fn each_answer_is_as_the_schema_says_and_each_field_of_the_schema_is_in_an_answer() {
    let mut schema = Schema::read();
    for (arguments, input, answers) in questions() {
        let run = run(arguments, input.as_bytes());
        let objects = run.objects();
        assert!(!objects.is_empty(), "{arguments:?} answers nothing: {run:?}");
        let names: Vec<&str> = answers.iter().copied().chain(["failure"]).collect();
        for object in &objects {
            let faults: Vec<_> = names.iter().map_while(|name| schema.check(name, object).err()).collect();
            assert!(faults.len() < names.len(), "{arguments:?}: {object}\n{}", faults.join("\n"));
        }
        let is_alone = input.is_empty();
        assert_eq!(run.code, Some(if is_alone && objects[0]["ok"] == false { 2 } else { 0 }), "{arguments:?}");
        assert!(!answers.is_empty() || objects[0]["ok"] == false, "{arguments:?}");
    }
    for line in &GAME_LINES[..5] {
        assert_eq!(schema.check("gameQuestion", &serde_json::from_str(line).unwrap()), Ok(()), "{line}");
    }
    for (number, line) in results().lines().enumerate() {
        let name = if number == 0 { "matchTerms" } else { "matchGame" };
        assert_eq!(schema.check(name, &serde_json::from_str(line).unwrap()), Ok(()), "{line}");
    }
    assert_eq!(schema.unseen(), [""; 0]);
}

/// A file of results.
fn results() -> String {
    let file = std::env::temp_dir().join(format!("gridmate-{}.jsonl", std::process::id()));
    let _ = std::fs::remove_file(&file);
    let players = ["match", "--white", "minimax:0", "--black", "random", "--games", "2"];
    good(&[&players[..], &["--tc", "9", "--results", file.to_str().unwrap()]].concat());
    let text = std::fs::read_to_string(&file).unwrap();
    std::fs::remove_file(&file).unwrap();
    text
}

#[test]
fn what_is_not_as_the_schema_says_is_found() {
    let schema = |text: &str| Schema::new(serde_json::from_str(&format!("{{\"$defs\":{{\"it\":{text}}}}}")).unwrap());
    let object = r#"{"type":"object","properties":{"a":{"type":"integer","minimum":1}},"required":["a"],"additionalProperties":false}"#;
    for (text, value, part) in [
        (object, "[]", "another type"),
        (object, "{}", "a is missing"),
        (object, r#"{"a":"1"}"#, "another type"),
        (object, r#"{"a":0}"#, "out of bounds"),
        (object, r#"{"a":1.5}"#, "another type"),
        (object, r#"{"a":1,"b":2}"#, "there is no b"),
        (r#"{"enum":["w",null]}"#, "\"x\"", "none of the values"),
        (r#"{"const":true}"#, "false", "another value"),
        (r#"{"anyOf":[{"type":"null"},{"const":1}]}"#, "2", "; or "),
        (r#"{"type":"array","items":{"type":"string"},"maxItems":2}"#, r#"["a",1]"#, "another type"),
        (r#"{"type":"array","items":{"type":"string"},"maxItems":2}"#, r#"["a","b","c"]"#, "out of bounds"),
        (r#"{"type":"object","additionalProperties":{"type":"null"}}"#, r#"{"a":1}"#, "another type"),
    ] {
        let fault = schema(text).check("it", &serde_json::from_str(value).unwrap());
        assert!(fault.as_ref().is_err_and(|fault| fault.contains(part)), "{text} {value}: {fault:?}");
    }
    let mut right = schema(object);
    assert_eq!((right.check("it", &serde_json::json!({ "a": 1 })), right.unseen()), (Ok(()), Vec::new()));
    assert_eq!(schema(object).unseen(), ["/$defs/it/properties/a"]);
}
