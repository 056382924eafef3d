//! The server from a client's side.

use super::{MOST_CONNECTIONS, Server};
use std::io::{Read, Write};
use std::net::{TcpListener, TcpStream};
use std::time::{Duration, Instant};
use tempfile::TempDir;

const SCRIPT: &str = "export const answer = 42; // and some words to pack, and some words to pack\n";

fn site() -> (TempDir, Server) {
    let dir = tempfile::tempdir().unwrap();
    let site = dir.path().join("site");
    std::fs::create_dir_all(site.join("pkg")).unwrap();
    std::fs::write(site.join("index.html"), "<!doctype html><title>t</title>").unwrap();
    std::fs::write(site.join("main.js"), SCRIPT.repeat(20)).unwrap();
    std::fs::write(site.join("pkg/gridmate_bg.wasm"), b"\0asm\x01\0\0\0").unwrap();
    std::fs::write(site.join(".hidden"), "hidden").unwrap();
    std::fs::write(dir.path().join("secret.txt"), "secret").unwrap();
    let server = Server::start(&site, 0).unwrap();
    (dir, server)
}

fn say(server: &Server, words: &[u8]) -> (String, Vec<u8>) {
    let mut stream = TcpStream::connect(("127.0.0.1", server.port())).unwrap();
    stream.set_read_timeout(Some(Duration::from_secs(15))).unwrap();
    let _ = stream.write_all(words);
    let mut answer = Vec::new();
    let _ = stream.read_to_end(&mut answer);
    let end = answer.windows(4).position(|w| w == b"\r\n\r\n").map_or(answer.len(), |at| at + 4);
    let body = answer.split_off(end);
    (String::from_utf8(answer).unwrap(), body)
}

fn ask(server: &Server, method: &str, target: &str, more: &str) -> (String, Vec<u8>) {
    say(server, format!("{method} {target} HTTP/1.1\r\nHost: 127.0.0.1\r\n{more}\r\n").as_bytes())
}

#[test]
fn the_page_comes_with_every_header_it_needs() {
    let (_dir, server) = site();
    let (head, body) = ask(&server, "GET", "/", "");
    assert!(head.starts_with("HTTP/1.1 200 OK\r\n"), "{head}");
    for header in [
        "Content-Type: text/html; charset=utf-8",
        "Content-Security-Policy: default-src 'none'; script-src 'self' 'wasm-unsafe-eval'; style-src 'self'; \
         img-src 'self' data: blob:; font-src 'self'; connect-src 'self'; worker-src 'self'; \
         frame-src 'self'; manifest-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'",
        "Cross-Origin-Opener-Policy: same-origin",
        "Cross-Origin-Embedder-Policy: require-corp",
        "Cross-Origin-Resource-Policy: same-origin",
        "X-Content-Type-Options: nosniff",
        "Referrer-Policy: no-referrer",
        "Cache-Control: no-cache",
        "Vary: Accept-Encoding",
    ] {
        assert!(head.contains(&format!("\r\n{header}\r\n")), "{header}\n{head}");
    }
    assert!(body.starts_with(b"<!doctype html>"));
}

#[test]
fn wasm_is_served_as_wasm() {
    let (_dir, server) = site();
    let (head, body) = ask(&server, "GET", "/pkg/gridmate_bg.wasm", "");
    assert!(head.contains("\r\nContent-Type: application/wasm\r\n"), "{head}");
    assert_eq!(body, b"\0asm\x01\0\0\0");
}

#[test]
fn files_are_packed_as_the_client_likes() {
    let (_dir, server) = site();
    let plain = SCRIPT.repeat(20).into_bytes();
    let (head, body) = ask(&server, "GET", "/main.js", "Accept-Encoding: gzip, br\r\n");
    assert!(head.contains("\r\nContent-Encoding: br\r\n"), "{head}");
    let mut unpacked = Vec::new();
    brotli::Decompressor::new(&body[..], 4096).read_to_end(&mut unpacked).unwrap();
    assert_eq!(unpacked, plain);

    let (head, body) = ask(&server, "GET", "/main.js", "Accept-Encoding: gzip\r\n");
    assert!(head.contains("\r\nContent-Encoding: gzip\r\n"), "{head}");
    let mut unpacked = Vec::new();
    flate2::read::GzDecoder::new(&body[..]).read_to_end(&mut unpacked).unwrap();
    assert_eq!(unpacked, plain);

    let (head, body) = ask(&server, "GET", "/main.js", "");
    assert!(!head.contains("Content-Encoding"), "{head}");
    assert_eq!(body, plain);
}

#[test]
fn head_has_the_length_and_no_body() {
    let (_dir, server) = site();
    let (head, body) = ask(&server, "HEAD", "/main.js", "");
    assert!(head.contains(&format!("\r\nContent-Length: {}\r\n", SCRIPT.len() * 20)), "{head}");
    assert!(body.is_empty());
    let (head, body) = ask(&server, "HEAD", "/none.js", "");
    assert!(head.starts_with("HTTP/1.1 404 "), "{head}");
    assert!(body.is_empty());
}

#[test]
fn other_methods_are_not_allowed() {
    let (_dir, server) = site();
    for method in ["POST", "PUT", "DELETE", "OPTIONS", "TRACE", "CONNECT", "get"] {
        let (head, _) = ask(&server, method, "/", "Content-Length: 3\r\n\r\nabc");
        assert!(head.starts_with("HTTP/1.1 405 "), "{method}: {head}");
        assert!(head.contains("\r\nAllow: GET, HEAD\r\n"), "{head}");
    }
}

#[test]
fn a_known_file_is_not_sent_again_until_it_changes() {
    let (dir, server) = site();
    let etag = |head: &str| head.lines().find_map(|l| l.strip_prefix("ETag: ")).unwrap().to_owned();
    let (head, _) = ask(&server, "GET", "/main.js", "");
    let known = format!("If-None-Match: \"other\", W/{}\r\n", etag(&head));
    let (head, body) = ask(&server, "GET", "/main.js", &known);
    assert!(head.starts_with("HTTP/1.1 304 "), "{head}");
    assert!(body.is_empty());

    let file = dir.path().join("site/main.js");
    std::fs::write(&file, "changed").unwrap();
    std::fs::File::open(&file).unwrap().set_modified(std::time::SystemTime::UNIX_EPOCH).unwrap();
    let (head, body) = ask(&server, "GET", "/main.js", &known);
    assert!(head.starts_with("HTTP/1.1 200 "), "{head}");
    assert_eq!(body, b"changed");
}

#[test]
fn no_request_leaves_the_folder() {
    let (dir, server) = site();
    let absolute = format!("/{}", dir.path().join("secret.txt").display());
    for target in [
        "/../secret.txt",
        "/pkg/../../secret.txt",
        "/%2e%2e/secret.txt",
        "/%2e%2e%2fsecret.txt",
        "/..%5csecret.txt",
        "/pkg/..\\..\\secret.txt",
        "/secret.txt%00.js",
        "/.hidden",
        "/%2ehidden",
        "//secret.txt",
        "/pkg",
        "/pkg/",
        "/none",
        absolute.as_str(),
    ] {
        let (head, body) = ask(&server, "GET", target, "");
        assert!(head.starts_with("HTTP/1.1 404 "), "{target}: {head}");
        assert_eq!(body, b"Not Found\n", "{target}");
    }
}

#[cfg(unix)]
#[test]
fn a_link_that_leads_out_is_not_followed_and_one_that_stays_is() {
    let (dir, server) = site();
    let site = dir.path().join("site");
    std::os::unix::fs::symlink("../secret.txt", site.join("out.txt")).unwrap();
    std::os::unix::fs::symlink("..", site.join("up")).unwrap();
    std::os::unix::fs::symlink("main.js", site.join("in.js")).unwrap();
    assert!(ask(&server, "GET", "/out.txt", "").0.starts_with("HTTP/1.1 404 "));
    assert!(ask(&server, "GET", "/up/secret.txt", "").0.starts_with("HTTP/1.1 404 "));
    assert!(ask(&server, "GET", "/in.js", "").0.starts_with("HTTP/1.1 200 "));
}

#[test]
fn nonsense_and_excess_are_refused_and_the_server_lives_on() {
    let (_dir, server) = site();
    assert!(say(&server, b"\x16\x03\x01\x02\r\n\r\n").0.starts_with("HTTP/1.1 400 "));
    let long = format!("GET /{} HTTP/1.1\r\n", "a".repeat(40_000));
    assert!(say(&server, long.as_bytes()).0.starts_with("HTTP/1.1 431 "));
    assert!(ask(&server, "GET", "http://127.0.0.1/main.js", "").0.starts_with("HTTP/1.1 404 "));
    assert!(ask(&server, "GET", "/", "").0.starts_with("HTTP/1.1 200 "));
}

#[test]
fn a_crowd_is_turned_away_and_served_again_once_it_has_gone() {
    let (_dir, server) = site();
    let crowd: Vec<TcpStream> =
        (0..MOST_CONNECTIONS).map(|_| TcpStream::connect(("127.0.0.1", server.port())).unwrap()).collect();
    assert!(ask(&server, "GET", "/", "").0.starts_with("HTTP/1.1 503 "));
    drop(crowd);
    let served = (0..50).any(|_| {
        std::thread::sleep(Duration::from_millis(20));
        ask(&server, "GET", "/", "").0.starts_with("HTTP/1.1 200 ")
    });
    assert!(served);
}

#[test]
fn a_taken_port_gives_way_to_the_next_free_one() {
    let taken = TcpListener::bind("127.0.0.1:0").unwrap();
    let port = taken.local_addr().unwrap().port();
    let dir = tempfile::tempdir().unwrap();
    let server = Server::start(dir.path(), port).unwrap();
    assert!(server.port() > port);
}

#[test]
fn only_this_machine_is_served() {
    let (_dir, server) = site();
    assert!(server.url().starts_with("http://127.0.0.1:"));
    // 127.0.0.2 is this machine too, but not the address that was bound.
    assert!(TcpStream::connect(("127.0.0.2", server.port())).is_err());
}

#[test]
fn a_client_that_takes_nothing_is_cut_off_at_the_deadline() {
    let listener = TcpListener::bind("127.0.0.1:0").unwrap();
    let client = TcpStream::connect(listener.local_addr().unwrap()).unwrap();
    let (stream, _) = listener.accept().unwrap();
    let started = Instant::now();
    assert!(super::send(&stream, &vec![0; 64 << 20], Duration::from_millis(100)).is_err());
    assert!(started.elapsed() < Duration::from_secs(2));
    drop(client);
}
