//! Files that are read piece by piece.

use super::oracle;
use gridmate::notation::pgn::{self, Chunk, Encoding, Error, Index, IndexEntry, PgnGame, Reader, ReaderError};
use std::io::{self, Read};
use std::ops::Range;

/// A game of a file as it was found.
#[derive(PartialEq, Debug)]
struct Found {
    bytes: Range<u64>,
    game: Result<PgnGame, Error>,
}

fn fed(bytes: &[u8], size: usize) -> (Vec<Found>, Encoding) {
    let (mut index, mut found) = (Index::new(), Vec::new());
    let mut add = |entry: IndexEntry<'_>| found.push(Found { bytes: entry.bytes.clone(), game: entry.game() });
    for piece in bytes.chunks(size) {
        index.feed(piece, Chunk::Inner, &mut add);
    }
    index.feed(b"", Chunk::Last, add);
    (found, index.encoding())
}

/// Many games in one text, as files have them.
fn collection(key: &str) -> String {
    let texts: Vec<_> = oracle::sample("games_noise").iter().take(60).map(|row| row.str(key).to_owned()).collect();
    texts.join("\n\n")
}

#[test]
fn a_file_in_pieces_holds_the_same_games_with_the_same_faults() {
    for key in ["pgn", "pgn_noisy"] {
        let text = collection(key);
        let whole: Vec<_> = pgn::read(&text).collect();
        for size in [997, 10_007, text.len()] {
            let (found, _) = fed(text.as_bytes(), size);
            let games: Vec<_> = found.iter().map(|entry| entry.game.clone()).collect();
            assert!(games == whole, "{key} in pieces of {size}: {} games of {}", games.len(), whole.len());
        }
    }
}

/// Gives a few bytes at a time, is interrupted before each, and fails at its end if it is to.
struct Source<'a> {
    bytes: &'a [u8],
    is_interrupted: bool,
    fails: bool,
}

impl Read for Source<'_> {
    fn read(&mut self, buffer: &mut [u8]) -> io::Result<usize> {
        self.is_interrupted = !self.is_interrupted;
        if self.is_interrupted {
            return Err(io::ErrorKind::Interrupted.into());
        }
        if self.fails && self.bytes.is_empty() {
            return Err(io::ErrorKind::BrokenPipe.into());
        }
        let most = buffer.len().min(997);
        self.bytes.read(&mut buffer[..most])
    }
}

#[test]
fn a_reader_gives_the_games_of_a_source_with_the_same_faults() {
    for key in ["pgn", "pgn_noisy"] {
        let text = collection(key);
        let whole: Vec<_> = pgn::read(&text).collect();
        let games = Reader::new(Source { bytes: text.as_bytes(), is_interrupted: false, fails: false });
        let games: Vec<_> = games
            .map(|game| {
                game.map_err(|error| match error {
                    ReaderError::Game(error) => error,
                    other => panic!("{other}"),
                })
            })
            .collect();
        assert!(games == whole, "{key}: {} games of {}", games.len(), whole.len());
    }
}

#[test]
fn a_reader_ends_when_its_source_fails() {
    let mut games = Reader::new(Source { bytes: b"1. e4 *\n\n1. d4 ", is_interrupted: false, fails: true });
    assert!(games.next().unwrap().is_ok());
    assert!(matches!(games.next(), Some(Err(ReaderError::Io(_)))));
    assert!(games.next().is_none());
}

#[test]
fn the_bytes_of_a_game_read_as_that_game() {
    let text = collection("pgn");
    let (found, _) = fed(text.as_bytes(), 4096);
    let mut last = 0;
    for entry in &found {
        assert_eq!(entry.bytes.start, last);
        last = entry.bytes.end;
        let (start, end) = (entry.bytes.start as usize, entry.bytes.end as usize);
        let again: Vec<_> = pgn::read(&text[start..end]).collect();
        assert_eq!(again.len(), 1);
        assert_eq!(again[0].as_ref().ok(), entry.game.as_ref().ok());
    }
    assert_eq!(last, text.len() as u64);
}

#[test]
fn an_error_has_its_place_in_the_whole_file() {
    let text = b"[White \"A\"]\n\n1. e4 *\n\n[White \"B\"]\n\n1. e4 e5\n2. Ke3 *\n\n[White \"C\"]\n\n1. d4 *\n";
    for size in [1, 7, text.len()] {
        let (found, _) = fed(text, size);
        let faults: Vec<_> = found.iter().filter_map(|entry| entry.game.as_ref().err()).collect();
        assert_eq!(found.len(), 3);
        assert_eq!((faults.len(), faults[0].line(), faults[0].column()), (1, 8, 4));
    }
}

#[test]
fn latin_1_is_read_where_a_file_is_not_utf_8_and_its_bytes_are_counted() {
    let first = b"[White \"M\xFCller\"]\n\n1. e4 {sch\xF6n} *\n\n";
    let second = "[White \"Müller\"]\n\n1. d4 *\n".as_bytes();
    for size in [1, 13, 1000] {
        let (found, encoding) = fed(&[first, second].concat(), size);
        assert_eq!(encoding, Encoding::Latin1);
        assert_eq!(found[0].bytes, 0..first.len() as u64);
        for entry in &found {
            assert_eq!(entry.game.as_ref().unwrap().tag("White"), Some("Müller"));
        }
    }
}

#[test]
fn utf_16_is_read_in_pieces_and_its_bytes_are_counted() {
    let texts = ["\u{FEFF}[White \"Müller 🨀\"]\n\n1. e4 *\n\n", "[White \"Zoë\"]\n\n1. d4 {🨀} *\n"];
    for little in [true, false] {
        let bytes = |text: &str| -> Vec<u8> {
            let units = text.encode_utf16();
            units.flat_map(|unit| if little { unit.to_le_bytes() } else { unit.to_be_bytes() }).collect()
        };
        let file = bytes(&texts.concat());
        for size in [1, 2, 3, 7, 64, file.len()] {
            let (found, encoding) = fed(&file, size);
            assert_eq!((found.len(), encoding), (2, Encoding::Utf16), "{size}");
            assert_eq!(found[0].bytes, 0..bytes(texts[0]).len() as u64, "{size}");
            assert_eq!(found[1].bytes.end, file.len() as u64);
            let names: Vec<_> = found.iter().map(|entry| entry.game.as_ref().unwrap().tag("White").unwrap()).collect();
            assert_eq!(names, ["Müller 🨀", "Zoë"]);
        }
    }
    // A half of a character at the end of a file is none.
    let cut = b"\xFF\xFE1\0.\0 \0e\x004\0 \0*\0\n\0\x3E\xD8";
    assert_eq!(fed(cut, 3).0.len(), pgn::read(&pgn::decode(cut).text).count());
}

#[test]
fn a_long_game_is_read_in_small_pieces() {
    let text = format!("{} *", "1. Nf3 Nf6 2. Ng1 Ng8 {and so on} ".repeat(13_000));
    let (found, _) = fed(text.as_bytes(), 64);
    assert_eq!((found.len(), found[0].bytes.end), (1, text.len() as u64));
}

#[test]
fn a_file_without_text_has_no_games() {
    assert_eq!(fed(b"", 8).0, []);
    assert_eq!(fed(b"\n \r\n", 2).0, []);
}

#[test]
fn many_small_games_are_read_in_one_piece() {
    const GAMES: usize = 100_000;
    let text = "1. e4 *\n\n".repeat(GAMES);
    let (found, _) = fed(text.as_bytes(), text.len());
    let (count, last) = (found.len(), found.last().map(|entry| entry.bytes.end));
    assert_eq!((count, last), (GAMES, Some(text.len() as u64)));
}
