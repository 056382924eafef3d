//! Rows of truth from outside: facts that several independent chess programs agree on.
//!
//! In: the name of a file. Out: its rows. A sample of each file lives in `tests/data`, so that a bare clone can test;
//! where the whole collection lies beside the project (`../shared/oracle`), the heavy tests run all of it.
//!
//! ```ignore
//! mod oracle;
//! for row in oracle::sample("positions") { check(row.str("fen"), row.flag("in_check")); }
//! ```
//!
//! A test over [`sample`] runs in the quick loop; one over [`whole`] is named `heavy_…`.

#![allow(dead_code, reason = "each test file takes what it needs")]
#![allow(clippy::expect_used, reason = "a test may stop where its data is broken")]

use flate2::read::GzDecoder;
use serde_json::Value;
use std::borrow::Cow;
use std::fs::File;
use std::io::Read;
use std::path::{Path, PathBuf};

/// One row of a file; a missing key reads as empty, false or 0.
#[derive(Clone, Debug)]
pub(crate) struct Row(pub(crate) Value);

impl Row {
    /// The text under a key.
    pub(crate) fn str(&self, key: &str) -> &str {
        self.0[key].as_str().unwrap_or_default()
    }

    /// The text under a key, where there is one.
    pub(crate) fn maybe(&self, key: &str) -> Option<&str> {
        self.0[key].as_str()
    }

    pub(crate) fn flag(&self, key: &str) -> bool {
        self.0[key].as_bool().unwrap_or_default()
    }

    pub(crate) fn number(&self, key: &str) -> u64 {
        self.0[key].as_u64().unwrap_or_default()
    }

    /// The texts of a list.
    pub(crate) fn texts(&self, key: &str) -> Vec<&str> {
        self.0[key].as_array().into_iter().flatten().filter_map(Value::as_str).collect()
    }

    /// The numbers of a list.
    pub(crate) fn numbers(&self, key: &str) -> Vec<u64> {
        self.0[key].as_array().into_iter().flatten().filter_map(Value::as_u64).collect()
    }

    /// The rows of a list.
    pub(crate) fn rows(&self, key: &str) -> Vec<Self> {
        self.0[key].as_array().into_iter().flatten().cloned().map(Self).collect()
    }

    /// The input of the row as bytes, whatever its `encoding`. UTF-16 becomes UTF-8 with U+FFFD for what is no
    /// character, as a browser hands it to WebAssembly.
    pub(crate) fn bytes(&self) -> Vec<u8> {
        match self.str("encoding") {
            "bytes" => base64(self.str("b64")),
            "utf16" => {
                let units: Vec<u16> = self.numbers("units").into_iter().map(|unit| unit as u16).collect();
                String::from_utf16_lossy(&units).into_bytes()
            }
            "repeat" => {
                let middle = self.str("unit").repeat(self.number("times") as usize);
                [self.str("prefix"), &middle, self.str("suffix")].concat().into_bytes()
            }
            _ => self.maybe("input").or(self.maybe("moves")).unwrap_or_default().as_bytes().to_vec(),
        }
    }

    /// [`Row::bytes`] as text, with U+FFFD for what is no UTF-8.
    pub(crate) fn text(&self) -> String {
        match String::from_utf8_lossy(&self.bytes()) {
            Cow::Borrowed(text) => text.to_owned(),
            Cow::Owned(text) => text,
        }
    }
}

/// The committed sample of a file such as `positions`.
pub(crate) fn sample(name: &str) -> Vec<Row> {
    let rows = rows(&sample_folder().join(format!("{name}.jsonl.gz")));
    assert!(!rows.is_empty(), "tests/data has no sample of {name}");
    rows
}

/// Every row of a file where the whole collection is present, the sample where it is not.
pub(crate) fn whole(name: &str) -> Vec<Row> {
    let path = whole_folder().join(format!("{name}.jsonl.gz"));
    if path.exists() { rows(&path) } else { sample(name) }
}

/// The 960 starts: number, arrangement, Shredder-FEN and X-FEN of each.
pub(crate) fn starts() -> Vec<[String; 4]> {
    let text = read(&sample_folder().join("sp960.tsv.gz"));
    let lines = text.lines().skip(1);
    lines.filter_map(|line| line.split('\t').map(str::to_owned).collect::<Vec<_>>().try_into().ok()).collect()
}

/// Where the committed samples lie.
pub(crate) fn sample_folder() -> PathBuf {
    root().join("tests/data")
}

/// Where the whole collection lies, if it is there.
pub(crate) fn whole_folder() -> PathBuf {
    root().join("../shared/oracle")
}

/// The checkout: the folder of the package that is tested, or the one above it.
fn root() -> &'static Path {
    let package = Path::new(env!("CARGO_MANIFEST_DIR"));
    if package.ends_with("cli") { package.parent().unwrap_or(package) } else { package }
}

/// The rows of one file of JSON lines.
pub(crate) fn rows(path: &Path) -> Vec<Row> {
    read(path).lines().map(|line| Row(serde_json::from_str(line).expect("a JSON object in each line"))).collect()
}

/// The text of a gzipped file; nothing where there is no such file.
pub(crate) fn read(path: &Path) -> String {
    let Ok(file) = File::open(path) else { return String::new() };
    let mut text = String::new();
    GzDecoder::new(file).read_to_string(&mut text).expect("gzipped UTF-8");
    text
}

fn base64(text: &str) -> Vec<u8> {
    const ALPHABET: &[u8; 64] = b"ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/";
    let mut bytes = Vec::new();
    let (mut word, mut bits) = (0u32, 0);
    for digit in text.bytes().filter_map(|byte| ALPHABET.iter().position(|&other| other == byte)) {
        word = word << 6 | digit as u32;
        bits += 6;
        if bits >= 8 {
            bits -= 8;
            bytes.push((word >> bits) as u8);
            word &= (1 << bits) - 1;
        }
    }
    bytes
}
