//! Writing the folder: files, packed forms, headers for hosts, and a list of sizes.

use super::{EMBED, LATE, Loads, Tree, is_source_map};
use crate::serve::{SECURITY, brotli, csp, framing, gzip, mime, packs};
use anyhow::{Context, Result};
use serde_json::{Value, json};
use std::collections::BTreeMap;
use std::path::Path;

const BROTLI_QUALITY: u32 = 11;
const GZIP_LEVEL: u32 = 9;

/// The folder of the files whose names carry their hash.
const HASHED: &str = "assets/";

/// What the files weigh.
pub(super) struct Sizes {
    files: Vec<(String, Weight)>,
    /// Of what a first visit fetches, each part.
    loads: BTreeMap<String, Weight>,
}

/// Bytes as they are and packed.
#[derive(Clone, Copy, Default)]
struct Weight {
    raw: usize,
    br: usize,
    gz: usize,
}

impl Weight {
    fn json(self) -> Value {
        json!({ "raw": self.raw, "br": self.br, "gz": self.gz })
    }
}

impl Sizes {
    /// One line for the person.
    pub(super) fn summary(&self) -> String {
        let mut line = format!("dist: {} files; first load", self.files.len());
        for (part, Weight { raw, br, gz }) in &self.loads {
            line.push_str(&format!(" [{part}] {raw} bytes, {br} with Brotli, {gz} with gzip;"));
        }
        line
    }

    fn json(&self) -> Value {
        let files: Vec<Value> = self
            .files
            .iter()
            .map(|(path, weight)| {
                let Weight { raw, br, gz } = *weight;
                json!({ "path": path, "raw": raw, "br": br, "gz": gz })
            })
            .collect();
        let mut loads: BTreeMap<_, _> =
            self.loads.iter().map(|(part, weight)| (part.as_str(), weight.json())).collect();
        let late = loads.remove(LATE);
        let embeds: BTreeMap<_, _> =
            loads.iter().filter_map(|(part, weight)| Some((part.strip_prefix(EMBED)?, weight))).collect();
        let pages: BTreeMap<_, _> = loads.iter().filter(|(part, _)| !part.starts_with(EMBED)).collect();
        json!({ "first_loads": pages, "late": late, "embeds": embeds, "files": files })
    }
}

/// Writes the folder anew.
pub(super) fn folder(page: &Tree, loads: &Loads, dist: &Path) -> Result<Sizes> {
    if dist.exists() {
        std::fs::remove_dir_all(dist).with_context(|| format!("cannot empty {}", dist.display()))?;
    }
    let mut sizes = Sizes { files: Vec::new(), loads: BTreeMap::new() };
    for (path, bytes) in page {
        if is_source_map(path) {
            std::fs::write(dist.join(path), bytes)?;
            continue;
        }
        let bytes = if path.ends_with(".html") { with_policy(bytes) } else { bytes.clone() };
        let weight = file(&dist.join(path), &bytes)?;
        for (part, _) in loads.iter().filter(|(_, files)| files.contains(path)) {
            let total = sizes.loads.entry(part.clone()).or_default();
            (total.raw, total.br, total.gz) = (total.raw + weight.raw, total.br + weight.br, total.gz + weight.gz);
        }
        sizes.files.push((path.clone(), weight));
    }
    let list = serde_json::to_string_pretty(&sizes.json())? + "\n";
    std::fs::write(dist.join("sizes.json"), list)?;
    std::fs::write(dist.join("_headers"), host_headers(page))?;
    Ok(sizes)
}

/// Writes a file and, where they are smaller, its packed forms.
fn file(path: &Path, bytes: &[u8]) -> Result<Weight> {
    if let Some(folder) = path.parent() {
        std::fs::create_dir_all(folder)?;
    }
    std::fs::write(path, bytes).with_context(|| format!("cannot write {}", path.display()))?;
    let mut weight = Weight { raw: bytes.len(), br: bytes.len(), gz: bytes.len() };
    if packs(mime(&path.to_string_lossy())) {
        weight.br = packed(path, "br", &brotli(bytes, BROTLI_QUALITY), bytes.len())?;
        weight.gz = packed(path, "gz", &gzip(bytes, GZIP_LEVEL), bytes.len())?;
    }
    Ok(weight)
}

fn packed(path: &Path, ending: &str, bytes: &[u8], plain: usize) -> Result<usize> {
    if bytes.len() >= plain {
        return Ok(plain);
    }
    let mut name = path.as_os_str().to_owned();
    name.push(format!(".{ending}"));
    std::fs::write(&name, bytes)?;
    Ok(bytes.len())
}

/// The page with its policy written into it, for hosts that send no headers. A policy in the page
/// cannot forbid framing, so that part is left to headers.
pub(super) fn with_policy(html: &[u8]) -> Vec<u8> {
    let text = String::from_utf8_lossy(html);
    let meta = format!("<meta http-equiv=\"Content-Security-Policy\" content=\"{}\">", csp(true));
    let at = after(&text, "<meta charset").or_else(|| after(&text, "<head")).unwrap_or(0);
    format!("{}\n{meta}{}", &text[..at], &text[at..]).into_bytes()
}

/// A rule for a path: its lines, each a header.
fn rule<'a>(path: &str, headers: impl Iterator<Item = (&'a str, &'a str)>) -> String {
    headers.fold(format!("/{path}\n"), |text, (name, value)| format!("{text}  {name}: {value}\n"))
}

/// Just behind the first tag that starts so.
fn after(text: &str, tag: &str) -> Option<usize> {
    let start = text.to_ascii_lowercase().find(tag)?;
    text[start..].find('>').map(|length| start + length + 1)
}

/// The `_headers` file that several static hosts read. Some of them join the values of rules that meet, so that a header which
/// is not the same everywhere stands in one rule for each path.
fn host_headers(page: &Tree) -> String {
    let mut text = rule("*", SECURITY.iter().copied());
    let own = page.keys().map(String::as_str).filter(|path| !path.starts_with(HASHED));
    // A folder's page is asked for by the folder's name, too.
    let own = own.flat_map(|path| [path.strip_suffix("index.html"), Some(path)]).flatten();
    for path in own.chain([&*format!("{HASHED}*")]) {
        let headers = framing(path);
        text.push_str(&rule(path, headers.iter().map(|(name, value)| (*name, value.as_str()))));
    }
    for path in page.keys().filter(|path| path.ends_with(".wasm")) {
        text.push_str(&format!("/{path}\n  Content-Type: application/wasm\n"));
    }
    for path in page.keys().filter(|path| path.starts_with(HASHED)) {
        text.push_str(&format!("/{path}\n  Cache-Control: public, max-age=31536000, immutable\n"));
    }
    text
}
