//! A small server for the page: static files, on this machine only, with the headers it needs.
//!
//! One thread per connection, one request per connection. What a client may cost is bounded: how
//! many are connected, how long it may take, how much it may say.

mod assets;
mod headers;
mod negotiate;
mod request;
mod target;

pub(crate) use assets::{brotli, gzip};
pub(crate) use headers::{SECURITY, csp, framing, mime, packs};

use crate::say::mend;
use anyhow::{Context, Result};
use assets::Assets;
use std::io::{self, Read, Write};
use std::net::{Ipv4Addr, Shutdown, TcpListener, TcpStream};
use std::path::Path;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, AtomicUsize, Ordering};
use std::thread::{self, JoinHandle};
use std::time::{Duration, Instant};

/// How many clients may be connected at once.
const MOST_CONNECTIONS: usize = 64;
/// How many ports are tried, from the wanted one up.
const PORTS_TRIED: u16 = 50;
/// How long a client may take to receive an answer.
const SEND_DEADLINE: Duration = Duration::from_secs(60);

/// A server under way; it ends when this is dropped.
pub(crate) struct Server {
    port: u16,
    ending: Arc<AtomicBool>,
    thread: Option<JoinHandle<()>>,
}

impl Server {
    /// Serves a folder on 127.0.0.1: on the wanted port, or the next free one; 0 takes any.
    pub(crate) fn start(folder: &Path, port: u16) -> Result<Self> {
        let listener = listen(port)?;
        let port = listener.local_addr()?.port();
        let assets = Arc::new(Assets::new(folder)?);
        let ending = Arc::new(AtomicBool::new(false));
        let seen = Arc::clone(&ending);
        let thread = thread::spawn(move || accept(&listener, &assets, &seen));
        Ok(Self { port, ending, thread: Some(thread) })
    }

    /// The port it got.
    pub(crate) fn port(&self) -> u16 {
        self.port
    }

    /// The address to open.
    pub(crate) fn url(&self) -> String {
        format!("http://127.0.0.1:{}/", self.port)
    }
}

impl Drop for Server {
    fn drop(&mut self) {
        self.ending.store(true, Ordering::Relaxed);
        // Wakes the thread that waits for a client.
        let _ = TcpStream::connect((Ipv4Addr::LOCALHOST, self.port));
        if let Some(thread) = self.thread.take() {
            let _ = thread.join();
        }
    }
}

fn listen(wanted: u16) -> Result<TcpListener> {
    let last = if wanted == 0 { 0 } else { wanted.saturating_add(PORTS_TRIED) };
    for port in wanted..=last {
        match TcpListener::bind((Ipv4Addr::LOCALHOST, port)) {
            Ok(listener) => return Ok(listener),
            Err(error) if error.kind() == io::ErrorKind::AddrInUse => {}
            Err(error) if error.kind() == io::ErrorKind::PermissionDenied => {
                return Err(mend(
                    &format!("This user may not serve on port {port}."),
                    "`cargo xtask play --port 8960`",
                ));
            }
            Err(error) => return Err(error).context(format!("cannot serve on port {port}")),
        }
    }
    Err(mend(
        &format!("The ports {wanted} to {last} are all taken."),
        "`cargo xtask play --port N` with a port that is free",
    ))
}

fn accept(listener: &TcpListener, assets: &Arc<Assets>, ending: &AtomicBool) {
    let connected = Arc::new(AtomicUsize::new(0));
    for stream in listener.incoming() {
        if ending.load(Ordering::Relaxed) {
            return;
        }
        let Ok(stream) = stream else {
            // Out of file handles, most likely: let some connections end first.
            thread::sleep(Duration::from_millis(20));
            continue;
        };
        let place = Place::take(&connected);
        if place.number >= 2 * MOST_CONNECTIONS {
            continue;
        }
        let assets = Arc::clone(assets);
        // A client that cannot be given a thread is one that is not answered.
        let _ = thread::Builder::new().name("client".into()).spawn(move || {
            // Moved in whole, to be given back when the conversation ends.
            let place = place;
            if place.number < MOST_CONNECTIONS { converse(stream, &assets) } else { refuse(&stream) }
        });
    }
}

/// One of the bounded number of connections; given back when dropped.
struct Place {
    connected: Arc<AtomicUsize>,
    /// How many were connected before.
    number: usize,
}

impl Place {
    fn take(connected: &Arc<AtomicUsize>) -> Self {
        let number = connected.fetch_add(1, Ordering::Relaxed);
        Self { connected: Arc::clone(connected), number }
    }
}

impl Drop for Place {
    fn drop(&mut self) {
        self.connected.fetch_sub(1, Ordering::Relaxed);
    }
}

fn converse(mut stream: TcpStream, assets: &Assets) -> io::Result<()> {
    stream.set_nodelay(true)?;
    let response = match request::read(&mut stream) {
        Ok(request) => assets.answer(&request),
        Err(request::Refusal::Silence) => return Ok(()),
        Err(request::Refusal::Status(status)) => assets::Response::plain(status),
    };
    send(&stream, &response.into_bytes(), SEND_DEADLINE)?;
    part(&stream)
}

fn refuse(stream: &TcpStream) -> io::Result<()> {
    send(stream, &assets::Response::plain(503).into_bytes(), Duration::from_secs(1))?;
    part(stream)
}

/// Sends everything within the deadline, however slowly the client takes it.
fn send(mut stream: &TcpStream, mut bytes: &[u8], deadline: Duration) -> io::Result<()> {
    let started = Instant::now();
    while !bytes.is_empty() {
        let left = deadline.checked_sub(started.elapsed()).filter(|left| !left.is_zero());
        stream.set_write_timeout(Some(left.ok_or(io::ErrorKind::TimedOut)?))?;
        match stream.write(bytes) {
            Ok(0) => return Err(io::ErrorKind::WriteZero.into()),
            Ok(count) => bytes = &bytes[count..],
            Err(error) if error.kind() == io::ErrorKind::Interrupted => {}
            Err(error) => return Err(error),
        }
    }
    Ok(())
}

/// Ends a conversation politely: what the client still says is read for a moment, so that its
/// system does not throw our answer away unread.
fn part(mut stream: &TcpStream) -> io::Result<()> {
    stream.shutdown(Shutdown::Write)?;
    stream.set_read_timeout(Some(Duration::from_millis(200)))?;
    let mut rest = [0; 4096];
    for _ in 0..16 {
        if stream.read(&mut rest)? == 0 {
            break;
        }
    }
    Ok(())
}

#[cfg(test)]
mod tests;
