//! A small server for the page: static files, on this machine only, with the headers it needs.

mod assets;
mod headers;
mod negotiate;
mod target;

pub(crate) use assets::{brotli, gzip};
pub(crate) use headers::{POLICY, SECURITY, csp, mime, packs};

use crate::say::mend;
use anyhow::{Context, Result, anyhow};
use assets::Assets;
use socket2::SockRef;
use std::io;
use std::net::{Ipv4Addr, TcpListener};
use std::path::Path;
use std::sync::Arc;
use std::thread::{self, JoinHandle};

/// How many requests are answered at once.
const THREADS: usize = 8;
/// How many ports are tried, from the wanted one up.
const PORTS_TRIED: u16 = 50;

/// A server under way; it ends when this is dropped.
pub(crate) struct Server {
    port: u16,
    http: Arc<tiny_http::Server>,
    threads: Vec<JoinHandle<()>>,
}

impl Server {
    /// Serves a folder on 127.0.0.1: on the wanted port, or the next free one; 0 takes any.
    pub(crate) fn start(folder: &Path, port: u16) -> Result<Self> {
        let listener = listen(port)?;
        // Connections take it over. With a delay, an answer waits 40 ms for the client to acknowledge its head.
        SockRef::from(&listener).set_tcp_nodelay(true)?;
        let port = listener.local_addr()?.port();
        let assets = Arc::new(Assets::new(folder)?);
        let http = tiny_http::Server::from_listener(listener, None).map_err(|error| anyhow!(error))?;
        let http = Arc::new(http);
        let threads = (0..THREADS).map(|_| {
            let (http, assets) = (Arc::clone(&http), Arc::clone(&assets));
            thread::spawn(move || {
                while let Ok(request) = http.recv() {
                    let response = assets.answer(&request);
                    // The client may be gone.
                    let _ = request.respond(response);
                }
            })
        });
        Ok(Self { port, threads: threads.collect(), http })
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
        for _ in &self.threads {
            self.http.unblock();
        }
        for thread in self.threads.drain(..) {
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

#[cfg(test)]
mod tests;
