//! Opening books: what is written is read, what games say is found, and what is no book says where.

#![cfg(not(target_arch = "wasm32"))]
#![allow(clippy::expect_used, clippy::panic, clippy::unwrap_used, reason = "a failing test says so by panicking")]

use gridmate::board::{Role, Square};
use gridmate::notation::pgn::PgnGame;
use gridmate::notation::polyglot::{Book, BookBuilder, BookEntry, BookError, BookMove, BookOptions, key, setup_key};
use gridmate::notation::{pgn, san, uci};
use gridmate::rules::chess960::Number;
use gridmate::rules::{Position, Rng, Setup, Variant};

fn position(fen: &str) -> Position {
    fen.parse().unwrap()
}

fn entry(at: &Position, text: &str, weight: u16) -> BookEntry {
    BookEntry { key: key(at), played: BookMove::of(san::parse(at, text).unwrap()), weight, learn: 0 }
}

/// A game of legal moves at random, from one of the 960 starts.
fn random_game(rng: &mut Rng) -> PgnGame {
    let start = Position::chess960(Number::random(rng.word()));
    let (mut at, mut moves) = (start, Vec::new());
    while moves.len() < 60
        && let Some(played) = rng.pick(&at.legal_moves())
    {
        moves.push(played);
        at = at.play_unchecked(played);
    }
    PgnGame::from_moves(start, Variant::Chess960, &moves).unwrap()
}

#[test]
fn the_moves_of_random_games_are_found_at_their_positions() {
    let mut rng = Rng::new(781);
    let games: Vec<PgnGame> = (0..60).map(|_| random_game(&mut rng)).collect();
    let mut builder = BookBuilder::new(BookOptions { max_plies: 50, min_games: 1 });
    games.iter().for_each(|game| builder.add(game));
    let written = builder.finish();
    let book = Book::from_bytes(&written.to_bytes()).unwrap();
    assert_eq!(book, written);
    assert!((2_000..=60 * 50).contains(&book.entries().len()), "{}", book.entries().len());
    for game in &games {
        for (before, played) in game.mainline().take(50) {
            assert!(book.moves(&before).iter().any(|(known, _)| *known == played), "{played:?} in {before} of {game}");
        }
    }
}

#[test]
fn every_legal_move_is_written_and_read() {
    let positions = [
        "r3k2r/p1ppqpb1/bn2pnp1/3PN3/1p2P3/2N2Q1p/PPPBBPPP/R3K2R w KQkq - 0 1",
        "4k3/8/8/3pP3/8/8/8/4K3 w - d6 0 1",
        "1n2k3/P7/8/8/8/8/7p/4K1N1 w - - 0 1",
        "1n2k3/P7/8/8/8/8/7p/4K1N1 b - - 0 1",
        "1r2k1r1/8/8/8/8/8/8/1R2K1R1 w KQkq - 0 1",
    ];
    for at in positions.map(position) {
        let moves = at.legal_moves();
        let mut written: Vec<_> = moves.iter().map(|&played| BookMove::of(played)).collect();
        for (&played, &written) in moves.iter().zip(&written) {
            assert_eq!(written.to_move(&at), Some(played), "{written} in {at}");
            assert_eq!(written.to_string(), uci::write(&at, played, Variant::Chess960));
        }
        written.sort_unstable();
        written.dedup();
        assert_eq!(written.len(), moves.len());
    }
}

#[test]
fn the_bits_are_those_of_the_description() {
    // From e7 (6 · 8 + 4) to f8 (7 · 8 + 5), a queen.
    let promotion = BookMove::from_raw(4 << 12 | 52 << 6 | 61);
    assert_eq!((promotion.from(), promotion.to(), promotion.promotion()), (Square::E7, Square::F8, Some(Role::Queen)));
    assert_eq!(promotion.to_string(), "e7f8q");
    let start = Position::initial();
    let bytes = BookEntry { learn: 0x0102_0304, ..entry(&start, "e4", 258) }.to_bytes();
    assert_eq!(bytes, *b"\x46\x3b\x96\x18\x16\x91\xfc\x9c\x03\x1c\x01\x02\x01\x02\x03\x04");
}

#[test]
fn castling_is_found_in_both_spellings() {
    let at = position("r3k2r/8/8/8/8/8/8/R3K2R w KQkq - 0 1");
    let short = san::parse(&at, "O-O").unwrap();
    assert_eq!(BookMove::of(short).raw(), 4 << 6 | 7);
    for bits in [4 << 6 | 7, 4 << 6 | 6] {
        assert_eq!(BookMove::from_raw(bits).to_move(&at), Some(short));
    }
    // Without the right, one is no move and the other leads the king nowhere.
    let without = position("r3k2r/8/8/8/8/8/8/R3K2R w - - 0 1");
    assert_eq!([4 << 6 | 7, 4 << 6 | 6].map(|bits| BookMove::from_raw(bits).to_move(&without)), [None, None]);
}

#[test]
fn what_is_no_book_says_where() {
    let start = Position::initial();
    let next = start.play(san::parse(&start, "e4").unwrap()).unwrap();
    let book: Book = [entry(&start, "e4", 1), entry(&start, "d4", 2), entry(&next, "e5", 1)].into_iter().collect();
    let bytes = book.to_bytes();
    assert_eq!(Book::from_bytes(&bytes).unwrap().to_bytes(), bytes);
    for cut in (0..bytes.len()).filter(|cut| cut % 16 != 0) {
        assert_eq!(Book::from_bytes(&bytes[..cut]), Err(BookError::Length(cut / 16 + 1, cut % 16)));
    }
    let unsorted = [&bytes[32..], &bytes[..32]].concat();
    let error = Book::from_bytes(&unsorted).unwrap_err();
    assert_eq!((error, error.entry(), error.byte()), (BookError::Order(2), 2, 16));
    for (byte, expected) in [(0x0F, None), (0x50, Some(BookError::Move(3))), (0x80, Some(BookError::Move(3)))] {
        let mut changed = bytes.clone();
        changed[40] = byte;
        assert_eq!(Book::from_bytes(&changed).err(), expected, "{byte:x}");
    }
    assert_eq!(Book::from_bytes(&[]), Ok(Book::default()));
}

#[test]
fn notes_under_the_key_0_are_kept() {
    let note = [&[0; 8], &b"@PG@\n1.0"[..]].concat();
    let bytes = [&note[..], &entry(&Position::initial(), "e4", 1).to_bytes()].concat();
    let book = Book::from_bytes(&bytes).unwrap();
    assert_eq!((book.entries().len(), book.to_bytes()), (2, bytes));
}

#[test]
fn moves_that_are_not_legal_are_not_offered() {
    let start = Position::initial();
    let key = key(&start);
    let no_move = BookEntry { key, played: BookMove::from_raw(0), weight: 9, learn: 0 };
    let book: Book = [no_move, entry(&start, "e4", 1), entry(&start, "Nf3", 4)].into_iter().collect();
    let moves: Vec<_> =
        book.moves(&start).iter().map(|(played, entry)| (san::write(&start, *played), entry.weight)).collect();
    assert_eq!(moves, [("Nf3".to_owned(), 4), ("e4".to_owned(), 1)]);
    assert_eq!(book.entries_of(key).len(), 3);
    assert!(book.entries_of(key + 1).is_empty() && book.entries_of(0).is_empty());
}

#[test]
fn moves_are_chosen_by_their_weight() {
    let start = Position::initial();
    let book: Book = [entry(&start, "e4", 3), entry(&start, "d4", 1), entry(&start, "c4", 0)].into_iter().collect();
    let mut rng = Rng::new(1);
    let mut counts = [0; 3];
    for _ in 0..4_000 {
        let chosen = san::write(&start, book.choose(&start, &mut rng).unwrap());
        counts[["e4", "d4", "c4"].iter().position(|text| *text == chosen).unwrap()] += 1;
    }
    // Three of four, within six times the deviation, which is 27.
    assert!((2_836..3_164).contains(&counts[0]) && counts[2] == 0, "{counts:?}");
    let weightless: Book = [entry(&start, "c4", 0)].into_iter().collect();
    assert_eq!(weightless.choose(&start, &mut rng), None);
}

#[test]
fn a_double_step_that_may_not_be_taken_has_the_key_of_the_description() {
    // The pawn on d4 is pinned by the rook.
    let before = "3k4/8/8/8/3p4/8/4P3/3RK3 w - - 0 1";
    let game = pgn::read(&format!("[FEN \"{before}\"]\n[SetUp \"1\"]\n\n1. e4 Kc7 *")).next().unwrap().unwrap();
    let mut builder = BookBuilder::default();
    builder.add(&game);
    let book = builder.finish();
    let text = "3k4/8/8/8/3pP3/8/8/3RK3 b - e3 0 1";
    let (setup, after): (Setup, Position) = (text.parse().unwrap(), text.parse().unwrap());
    assert_eq!(after.en_passant(), None);
    assert_eq!((book.entries_of(setup_key(&setup)).len(), book.entries_of(key(&after)).len()), (1, 0));
    assert_eq!(book.moves(&after).len(), 1);
}
