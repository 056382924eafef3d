//! Reading one request, within bounds of time and size.

use std::io::{ErrorKind, Read};
use std::net::TcpStream;
use std::time::{Duration, Instant};

/// How long a client may take to say what it wants.
const DEADLINE: Duration = Duration::from_secs(10);
/// How long the head of a request may be, in bytes.
const LONGEST_HEAD: usize = 16 * 1024;
/// How many headers it may have.
const MOST_HEADERS: usize = 64;

/// What a client wants.
#[derive(Debug, Default, PartialEq, Eq)]
pub(crate) struct Request {
    pub(crate) method: String,
    pub(crate) target: String,
    pub(crate) accept_encoding: String,
    pub(crate) if_none_match: String,
}

/// Why a request is not looked at further.
#[derive(Debug, PartialEq, Eq)]
pub(crate) enum Refusal {
    /// Answered with this status.
    Status(u16),
    /// Not answered: the client said nothing, or is gone.
    Silence,
}

/// Reads a request up to the end of its head; a body, which nothing here wants, is left unread.
pub(crate) fn read(stream: &mut TcpStream) -> Result<Request, Refusal> {
    read_within(stream, DEADLINE)
}

fn read_within(stream: &mut TcpStream, deadline: Duration) -> Result<Request, Refusal> {
    let started = Instant::now();
    let mut head = Vec::new();
    let mut chunk = [0; 2048];
    loop {
        let left = deadline.checked_sub(started.elapsed()).filter(|left| !left.is_zero());
        let left = left.ok_or(Refusal::Status(408))?;
        stream.set_read_timeout(Some(left)).map_err(|_| Refusal::Silence)?;
        match stream.read(&mut chunk) {
            Ok(0) => return Err(Refusal::Silence),
            Ok(count) => head.extend_from_slice(&chunk[..count]),
            Err(error) if error.kind() == ErrorKind::Interrupted => continue,
            Err(error) if matches!(error.kind(), ErrorKind::WouldBlock | ErrorKind::TimedOut) => {
                return Err(if head.is_empty() { Refusal::Silence } else { Refusal::Status(408) });
            }
            Err(_) => return Err(Refusal::Silence),
        }
        if let Some(request) = parse(&head)? {
            return Ok(request);
        }
        if head.len() > LONGEST_HEAD {
            return Err(Refusal::Status(431));
        }
    }
}

/// The request, once its head is whole.
fn parse(head: &[u8]) -> Result<Option<Request>, Refusal> {
    let mut headers = [httparse::EMPTY_HEADER; MOST_HEADERS];
    let mut parsed = httparse::Request::new(&mut headers);
    match parsed.parse(head) {
        Ok(httparse::Status::Partial) => return Ok(None),
        Ok(httparse::Status::Complete(_)) => {}
        Err(httparse::Error::TooManyHeaders) => return Err(Refusal::Status(431)),
        Err(_) => return Err(Refusal::Status(400)),
    }
    if head.len() > LONGEST_HEAD {
        return Err(Refusal::Status(431));
    }
    let mut request = Request {
        method: parsed.method.unwrap_or_default().to_owned(),
        target: parsed.path.unwrap_or_default().to_owned(),
        ..Request::default()
    };
    for header in parsed.headers.iter() {
        let value = String::from_utf8_lossy(header.value);
        if header.name.eq_ignore_ascii_case("accept-encoding") {
            join(&mut request.accept_encoding, &value);
        } else if header.name.eq_ignore_ascii_case("if-none-match") {
            join(&mut request.if_none_match, &value);
        }
    }
    Ok(Some(request))
}

/// A header given twice means both values, as a list.
fn join(list: &mut String, value: &str) {
    if !list.is_empty() {
        list.push_str(", ");
    }
    list.push_str(value);
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::io::Write;
    use std::net::TcpListener;

    #[test]
    fn a_whole_head_becomes_a_request() {
        let head = b"GET /a HTTP/1.1\r\nHost: x\r\nAccept-Encoding: gzip\r\naccept-encoding: br\r\n\r\n";
        let request = parse(head).unwrap().unwrap();
        assert_eq!(request.target, "/a");
        assert_eq!(request.accept_encoding, "gzip, br");
        assert_eq!(parse(&head[..30]), Ok(None));
    }

    #[test]
    fn nonsense_is_a_bad_request() {
        assert_eq!(parse(b"\x16\x03\x01 not http\r\n\r\n"), Err(Refusal::Status(400)));
        assert_eq!(parse(b"GET /a\0b HTTP/1.1\r\n\r\n"), Err(Refusal::Status(400)));
    }

    #[test]
    fn too_many_headers_are_refused() {
        let mut head = b"GET / HTTP/1.1\r\n".to_vec();
        for _ in 0..=MOST_HEADERS {
            head.extend_from_slice(b"A: b\r\n");
        }
        head.extend_from_slice(b"\r\n");
        assert_eq!(parse(&head), Err(Refusal::Status(431)));
    }

    #[test]
    fn a_client_that_dribbles_is_cut_off_at_the_deadline() {
        let listener = TcpListener::bind("127.0.0.1:0").unwrap();
        let address = listener.local_addr().unwrap();
        let client = std::thread::spawn(move || {
            let mut stream = TcpStream::connect(address).unwrap();
            for byte in b"GET / HTTP/1.1\r\nX: aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa" {
                if stream.write_all(&[*byte]).is_err() {
                    break;
                }
                std::thread::sleep(Duration::from_millis(10));
            }
        });
        let (mut stream, _) = listener.accept().unwrap();
        let started = Instant::now();
        let answer = read_within(&mut stream, Duration::from_millis(100));
        assert_eq!(answer, Err(Refusal::Status(408)));
        assert!(started.elapsed() < Duration::from_secs(2));
        drop(stream);
        client.join().unwrap();
    }
}
