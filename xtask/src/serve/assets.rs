//! The files that are served: found below the folder, packed once, answered with their headers.

use super::headers::{SECURITY, framing, mime, packs};
use super::negotiate::{Encoding, choose};
use super::request::Request;
use super::target;
use crate::setup::hex;
use anyhow::{Context, Result};
use sha2::{Digest, Sha256};
use std::collections::HashMap;
use std::fmt::Write as _;
use std::io::Write as _;
use std::path::{Path, PathBuf};
use std::sync::{Arc, Mutex, PoisonError};
use std::time::SystemTime;

/// Fast enough for a first visit to a page on the same machine; `dist` packs harder, and what it packed is used.
const BROTLI_QUALITY: u32 = 5;

/// A folder of files, with a memory of those asked for.
pub(crate) struct Assets {
    root: PathBuf,
    packed: Mutex<HashMap<PathBuf, Arc<Asset>>>,
}

/// A file and its packed forms, as it was at a time.
struct Asset {
    changed: Option<SystemTime>,
    mime: &'static str,
    /// Where it may be shown.
    framing: [(&'static str, String); 2],
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
        let with_body = match request.method.as_str() {
            "GET" => true,
            "HEAD" => false,
            _ => return Response::plain(405),
        };
        let Some(asset) = self.find(&request.target) else {
            return Response { with_body, ..Response::plain(404) };
        };
        asset.answer(request, with_body)
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
        let place = path.strip_prefix(&self.root).ok()?.to_string_lossy().replace('\\', "/");
        let asset = Arc::new(Asset::load(&path, &place, changed)?);
        packed.insert(path, Arc::clone(&asset));
        Some(asset)
    }
}

impl Asset {
    fn load(path: &Path, place: &str, changed: Option<SystemTime>) -> Option<Self> {
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
        Some(Self { changed, mime, framing: framing(place), etag, plain, brotli, gzip })
    }

    fn answer(&self, request: &Request, with_body: bool) -> Response {
        let (encoding, body) = match (choose(&request.accept_encoding), &self.brotli, &self.gzip) {
            (Encoding::Brotli, Some(bytes), _) => (Encoding::Brotli, bytes),
            (Encoding::Gzip, _, Some(bytes)) => (Encoding::Gzip, bytes),
            _ => (Encoding::Identity, &self.plain),
        };
        let etag = match encoding.name() {
            Some(name) => format!("\"{}-{name}\"", self.etag),
            None => format!("\"{}\"", self.etag),
        };
        let known = matches(&request.if_none_match, &etag);
        let mut headers = vec![
            ("Content-Type", self.mime.to_owned()),
            ("ETag", etag),
            // Kept, but asked about each time: the page is never older than its files.
            ("Cache-Control", "no-cache".to_owned()),
            ("Vary", "Accept-Encoding".to_owned()),
        ];
        headers.extend(self.framing.clone());
        if known {
            return Response { status: 304, headers, body: Vec::new(), with_body: false };
        }
        headers.extend(encoding.name().map(|name| ("Content-Encoding", name.to_owned())));
        Response { status: 200, headers, body: body.clone(), with_body }
    }
}

fn matches(if_none_match: &str, etag: &str) -> bool {
    if_none_match.split(',').map(str::trim).any(|tag| tag == "*" || tag.trim_start_matches("W/") == etag)
}

/// What a client is told.
pub(crate) struct Response {
    status: u16,
    headers: Vec<(&'static str, String)>,
    body: Vec<u8>,
    with_body: bool,
}

impl Response {
    /// A status and its name.
    pub(crate) fn plain(status: u16) -> Self {
        let mut headers = vec![("Content-Type", "text/plain; charset=utf-8".to_owned())];
        headers.extend(framing(""));
        if status == 405 {
            headers.push(("Allow", "GET, HEAD".to_owned()));
        }
        let body = format!("{}\n", reason(status)).into_bytes();
        Self { status, headers, body, with_body: true }
    }

    /// The answer as it goes over the wire.
    pub(crate) fn into_bytes(self) -> Vec<u8> {
        let mut head = format!("HTTP/1.1 {} {}\r\n", self.status, reason(self.status));
        let own = self.headers.iter().map(|(name, value)| (*name, value.as_str()));
        for (name, value) in SECURITY.iter().copied().chain(own) {
            // Writing to a string cannot fail.
            let _ = write!(head, "{name}: {value}\r\n");
        }
        if self.status != 304 {
            let _ = write!(head, "Content-Length: {}\r\n", self.body.len());
        }
        head.push_str("Connection: close\r\n\r\n");
        let mut bytes = head.into_bytes();
        if self.with_body {
            bytes.extend_from_slice(&self.body);
        }
        bytes
    }
}

fn reason(status: u16) -> &'static str {
    match status {
        200 => "OK",
        304 => "Not Modified",
        400 => "Bad Request",
        404 => "Not Found",
        405 => "Method Not Allowed",
        408 => "Request Timeout",
        431 => "Request Header Fields Too Large",
        503 => "Service Unavailable",
        _ => "Error",
    }
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
