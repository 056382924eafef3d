//! The files that are served: found below the folder, packed once, answered with their headers.

use super::headers::{SECURITY, csp, mime, packs};
use super::negotiate::{Encoding, choose};
use super::target;
use crate::setup::hex;
use anyhow::{Context, Result};
use sha2::{Digest, Sha256};
use std::collections::HashMap;
use std::io::{Cursor, Write as _};
use std::path::{Path, PathBuf};
use std::sync::{Arc, Mutex, PoisonError};
use std::time::SystemTime;
use tiny_http::{Header, Method, Request, StatusCode};

/// Fast enough for a first visit to a page on the same machine; `dist` packs harder, and what it packed is used.
const BROTLI_QUALITY: u32 = 5;

const CSP: &str = "Content-Security-Policy";

/// A folder of files, with a memory of those asked for.
pub(crate) struct Assets {
    root: PathBuf,
    packed: Mutex<HashMap<PathBuf, Arc<Asset>>>,
}

/// A file and its packed forms, as it was at a time.
struct Asset {
    changed: Option<SystemTime>,
    mime: &'static str,
    etag: String,
    plain: Vec<u8>,
    brotli: Option<Vec<u8>>,
    gzip: Option<Vec<u8>>,
}

impl Assets {
    /// The files below a folder.
    pub(crate) fn new(folder: &Path) -> Result<Self> {
        let root = folder.canonicalize().with_context(|| format!("there is no {}", folder.display()))?;
        Ok(Self { root, packed: Mutex::default() })
    }

    /// The answer to a request.
    pub(crate) fn answer(&self, request: &Request) -> Response {
        if !matches!(request.method(), Method::Get | Method::Head) {
            return plain(405);
        }
        self.find(request.url()).map_or_else(|| plain(404), |asset| asset.answer(request))
    }

    fn find(&self, target: &str) -> Option<Arc<Asset>> {
        let wanted = target::parts(target)?.iter().fold(self.root.clone(), |path, part| path.join(part));
        // Resolves symbolic links, so that one that leads out of the folder is seen to.
        let path = wanted.canonicalize().ok().filter(|path| path.starts_with(&self.root))?;
        let facts = path.metadata().ok().filter(std::fs::Metadata::is_file)?;
        let changed = facts.modified().ok();
        let mut packed = self.packed.lock().unwrap_or_else(PoisonError::into_inner);
        if let Some(asset) = packed.get(&path).filter(|a| a.changed.is_some() && a.changed == changed) {
            return Some(Arc::clone(asset));
        }
        let asset = Arc::new(Asset::load(&path, changed)?);
        packed.insert(path, Arc::clone(&asset));
        Some(asset)
    }
}

impl Asset {
    fn load(path: &Path, changed: Option<SystemTime>) -> Option<Self> {
        let plain = std::fs::read(path).ok()?;
        let mime = mime(&path.to_string_lossy());
        let smaller = |bytes: Vec<u8>| (bytes.len() < plain.len()).then_some(bytes);
        let (brotli, gzip) = if packs(mime) {
            let beside = |ending| std::fs::read(path.with_added_extension(ending)).ok();
            let brotli = beside("br").unwrap_or_else(|| brotli(&plain, BROTLI_QUALITY));
            (smaller(brotli), smaller(beside("gz").unwrap_or_else(|| gzip(&plain, 6))))
        } else {
            (None, None)
        };
        let etag = hex(&Sha256::digest(&plain)[..12]);
        Some(Self { changed, mime, etag, plain, brotli, gzip })
    }

    fn answer(&self, request: &Request) -> Response {
        let (encoding, body) = match (choose(&values(request, "Accept-Encoding")), &self.brotli, &self.gzip) {
            (Encoding::Brotli, Some(bytes), _) => (Encoding::Brotli, bytes),
            (Encoding::Gzip, _, Some(bytes)) => (Encoding::Gzip, bytes),
            _ => (Encoding::Identity, &self.plain),
        };
        let etag = match encoding.name() {
            Some(name) => format!("\"{}-{name}\"", self.etag),
            None => format!("\"{}\"", self.etag),
        };
        let is_known = matches(&values(request, "If-None-Match"), &etag);
        let mut headers = vec![
            ("Content-Type", self.mime.to_owned()),
            (CSP, csp()),
            ("ETag", etag),
            // Kept, but asked about each time: the page is never older than its files.
            ("Cache-Control", "no-cache".to_owned()),
            ("Vary", "Accept-Encoding".to_owned()),
        ];
        if is_known {
            return response(304, &headers, Vec::new());
        }
        headers.extend(encoding.name().map(|name| ("Content-Encoding", name.to_owned())));
        response(200, &headers, body.clone())
    }
}

fn matches(if_none_match: &str, etag: &str) -> bool {
    if_none_match.split(',').map(str::trim).any(|tag| tag == "*" || tag.trim_start_matches("W/") == etag)
}

/// The values of a header; one that is given twice is a list of both.
fn values(request: &Request, name: &'static str) -> String {
    let values = request.headers().iter().filter(|header| header.field.equiv(name));
    values.map(|header| header.value.as_str()).collect::<Vec<_>>().join(", ")
}

/// What a client is answered.
pub(crate) type Response = tiny_http::Response<Cursor<Vec<u8>>>;

/// A status and its name.
fn plain(status: u16) -> Response {
    let mut headers = vec![("Content-Type", "text/plain; charset=utf-8".to_owned()), (CSP, csp())];
    if status == 405 {
        headers.push(("Allow", "GET, HEAD".to_owned()));
    }
    let name = StatusCode(status).default_reason_phrase();
    response(status, &headers, format!("{name}\n").into_bytes())
}

fn response(status: u16, headers: &[(&str, String)], body: Vec<u8>) -> Response {
    let own = headers.iter().map(|(name, value)| (*name, value.as_str()));
    let headers = SECURITY.iter().copied().chain(own).filter_map(|(name, value)| Header::from_bytes(name, value).ok());
    let length = body.len();
    let response = Response::new(StatusCode(status), headers.collect(), Cursor::new(body), Some(length), None);
    // With its length always, so that a browser can say how much is left.
    response.with_chunked_threshold(usize::MAX)
}

/// Packs with Brotli; quality 0 to 11.
pub(crate) fn brotli(bytes: &[u8], quality: u32) -> Vec<u8> {
    let mut packed = Vec::new();
    let mut writer = brotli::CompressorWriter::new(&mut packed, 64 * 1024, quality, 22);
    // Writing to memory cannot fail.
    let _ = writer.write_all(bytes);
    drop(writer);
    packed
}

/// Packs with gzip; level 0 to 9.
pub(crate) fn gzip(bytes: &[u8], level: u32) -> Vec<u8> {
    let mut encoder = flate2::write::GzEncoder::new(Vec::new(), flate2::Compression::new(level));
    let _ = encoder.write_all(bytes);
    encoder.finish().unwrap_or_default()
}
