//! A short run of every fuzz target on stable Rust: good input, damaged at random from a fixed seed.

#![cfg(not(target_arch = "wasm32"))]
#![allow(clippy::expect_used, clippy::panic, clippy::unwrap_used, reason = "a failing test says so by panicking")]

#[path = "../oracle/mod.rs"]
mod oracle;
mod targets;

use gridmate::document::Document;
use gridmate::notation::polyglot::BookBuilder;
use gridmate::notation::{pgn, san, uci};
use gridmate::rules::Variant;
use gridmate::script::Start;
use targets::random::Random;

/// Pieces of text that parsers look for.
const WORDS: [&str; 58] = [
    " ", "/", "-", "w", "b", "KQkq", "HAha", "e3", "8", "1", "0", "9999", "K", "k", "p", "O-O", "0-0-0", "=Q", "+",
    "#", "e8=Q", "x", "♘", "\u{200B}", "\u{FEFF}", "\0", "\n", "\r\n", "[", "]", "\"", "\\", "{", "}", "(", ")", ";",
    "%", "$7", "1/2-1/2", ", ", "e2e4", "xe4", "e8=♕", "e4=Q", "e7e8=", "e1g1", "h1f1", "1.", "1...", "Nf3", "e2-e4",
    "♟", "\u{FE0E}", "🨀", "е", "ｅ", "=",
];

/// Shows the input if the target panics with it.
struct Shown<'a>(&'a [u8]);

impl Drop for Shown<'_> {
    fn drop(&mut self) {
        if std::thread::panicking() {
            eprintln!("the input was b\"{}\"", self.0.escape_ascii());
        }
    }
}

/// A target, its corpus, and how many damaged pieces it gets.
type Drive = (fn(&[u8]), Vec<Vec<u8>>, usize);

/// Runs a target on each piece of the corpus, then on damaged ones.
fn drive(target: fn(&[u8]), corpus: &[Vec<u8>], rounds: usize) {
    assert!(!corpus.is_empty());
    let mut random = Random::new(960);
    let run = |data: &[u8]| {
        let shown = Shown(data);
        target(data);
        drop(shown);
    };
    corpus.iter().for_each(|data| run(data));
    for _ in 0..rounds {
        let mut data = random.pick(corpus).clone();
        for _ in 0..=random.below(4) {
            damage(&mut data, corpus, &mut random);
        }
        run(&data);
    }
}

/// One change: a byte, a word, a cut, a copy or a part of another piece.
fn damage(data: &mut Vec<u8>, corpus: &[Vec<u8>], random: &mut Random) {
    let place = random.below(data.len() + 1);
    let end = (place + 1 + random.below(8)).min(data.len());
    match random.below(7) {
        0 if place < data.len() => data[place] ^= 1 << random.below(8),
        1 if place < data.len() => data[place] = random.below(256) as u8,
        2 => drop(data.splice(place..place, random.pick(&WORDS).bytes())),
        3 => drop(data.splice(place..end, random.pick(&WORDS).bytes())),
        4 => drop(data.drain(place..end)),
        5 => {
            let copy = data[place..end].to_vec();
            let at = random.below(data.len() + 1);
            data.splice(at..at, copy);
        }
        _ => {
            let other = random.pick(corpus);
            let from = random.below(other.len() + 1);
            let part = &other[from..(from + 1 + random.below(40)).min(other.len())];
            data.splice(place..end, part.iter().copied());
        }
    }
}

/// The inputs of one kind among the malformed rows, the huge ones left out: there are tests for those.
fn malformed(kind: &str) -> Vec<Vec<u8>> {
    let rows = oracle::sample("malformed");
    let rows = rows.iter().filter(|row| row.str("kind") == kind && row.str("encoding") != "repeat");
    rows.map(oracle::Row::bytes).collect()
}

fn fens() -> Vec<Vec<u8>> {
    let mut corpus = malformed("fen");
    for row in oracle::sample("positions") {
        corpus.extend(["fen", "shredder_fen"].map(|key| row.str(key).as_bytes().to_vec()));
    }
    corpus
}

/// Two bytes that choose a position, and a legal move of it in SAN or UCI or the text of a malformed row.
fn moves(kind: &str) -> Vec<Vec<u8>> {
    let mut random = Random::new(1);
    let mut corpus = Vec::new();
    let rows = malformed(kind);
    for seed in 0..=u8::MAX {
        let plies = random.below(120) as u8;
        let position = targets::chosen_position(seed, plies);
        let variant = if seed & 1 == 0 { Variant::Standard } else { Variant::Chess960 };
        for played in &position.legal_moves() {
            let text =
                if kind == "san" { san::write(&position, played) } else { uci::write(&position, played, variant) };
            corpus.push([&[seed, plies], text.as_bytes()].concat());
        }
        corpus.push([&[seed, plies], &random.pick(&rows)[..]].concat());
    }
    corpus
}

fn games() -> Vec<Vec<u8>> {
    let mut corpus = malformed("pgn");
    // The shortest, so that damage hits more than comments.
    let mut rows = oracle::sample("games_noise");
    rows.sort_by_key(|row| row.str("pgn_noisy").len());
    corpus
        .extend(rows.iter().take(40).flat_map(|row| ["pgn", "pgn_noisy"].map(|key| row.str(key).as_bytes().to_vec())));
    corpus
}

/// Two bytes that choose start and edit, and a script: of a row, of a game in SAN, or of a game in tokens.
fn scripts() -> Vec<Vec<u8>> {
    let mut corpus = malformed("script");
    let rows = oracle::sample("scripts");
    corpus.extend(rows.iter().filter(|row| row.str("encoding") != "repeat").map(oracle::Row::bytes));
    for row in oracle::sample("games_noise").iter().take(20) {
        let typed = row.str("pgn").rsplit("]\n\n").next().unwrap_or_default().to_owned();
        corpus.extend([typed, row.texts("uci").join(", ")].map(String::into_bytes));
    }
    let mut random = Random::new(3);
    corpus
        .iter()
        .map(|text| [&[random.below(256) as u8, random.below(256) as u8], &text[..text.len().min(600)]].concat())
        .collect()
}

#[test]
fn damaged_fens_keep_the_promises() {
    drive(targets::fen, &fens(), 20_000);
}

#[test]
fn damaged_fens_keep_the_lenient_promises() {
    drive(targets::fen_lenient, &fens(), 20_000);
}

#[test]
fn damaged_uci_moves_keep_the_promises() {
    drive(targets::uci, &moves("uci"), 10_000);
}

#[test]
fn damaged_san_moves_keep_the_promises() {
    drive(targets::san, &moves("san"), 10_000);
}

#[test]
fn damaged_games_keep_the_promises() {
    drive(targets::pgn, &games(), 500);
}

#[test]
fn damaged_games_in_pieces_say_the_same() {
    drive(targets::pgn_visitor, &games(), 2_000);
}

#[test]
fn damaged_scripts_keep_the_promises() {
    drive(targets::script, &scripts(), 2_000);
}

/// The bytes of the documents of games and scripts; once more without what every document has.
/// Statements of T-SQL; what is damaged is made of their parts, too.
fn queries() -> Vec<Vec<u8>> {
    [
        "CREATE TABLE [dbo].[Board] ([X] [smallint], [S] AS (isnull(convert(char(2),(char((96 + [X])) + convert(char(1),[Y]))),'')), PRIMARY KEY CLUSTERED ([X]))\nGO\n",
        "select top (5) R.Square + N'-' + cast(X as varchar(3)) as S from \"Board\" R with (nolock) -- c\nwhere X in (1, 2)",
        "with t(n, m) as (select X, Square from Board) select datediff(month, n, getdate()), right(m, len(m)) from t",
        "create trigger t after insert on b begin update b set x = case when 1 then 2 end; select 1; end; /* c */ drop table b",
        "insert into T (X) values (dateadd(day, -1, '2024-03-01'))\nselect format(1, 'N2') union select `@x`, @x",
        "declare @x int; while 1 = 1 exec p",
    ]
    .map(|text| text.as_bytes().to_vec())
    .into()
}

#[test]
fn damaged_queries_keep_the_promises() {
    drive(targets::sql, &queries(), 10_000);
}

fn documents() -> Vec<Vec<u8>> {
    let text = |bytes: &Vec<u8>| String::from_utf8_lossy(bytes).into_owned();
    let from_game = |bytes| Document::from_game(&pgn::read(&text(bytes)).next()?.ok()?).ok();
    let games = games().iter().filter_map(from_game).collect::<Vec<_>>();
    let scripts = scripts();
    let scripts = scripts.iter().take(200).filter_map(|bytes| Document::new(Start::default(), &text(bytes)).ok());
    let whole: Vec<_> = games.into_iter().chain(scripts).map(|document| document.to_bytes()).collect();
    let bare = whole.iter().map(|bytes| bytes[1..bytes.len() - 3].to_vec()).collect();
    [whole, bare].concat()
}

#[test]
fn damaged_documents_keep_the_promises() {
    drive(targets::document_bytes, &documents(), 3_000);
}

/// Positions and games, as a program may pass either.
fn both() -> Vec<Vec<u8>> {
    [fens(), games()].concat()
}

/// Books of games, and one with an entry that has the key 0.
fn books() -> Vec<Vec<u8>> {
    let text = |bytes: &Vec<u8>| String::from_utf8_lossy(bytes).into_owned();
    let mut builder = BookBuilder::default();
    let mut books = vec![[&[0; 8], &b"@PG@\n1.0"[..]].concat()];
    for game in games().iter().filter_map(|bytes| pgn::read(&text(bytes)).next()?.ok()).take(12) {
        builder.add(&game);
        books.push(builder.finish().to_bytes());
    }
    books
}

#[test]
fn damaged_books_keep_the_promises() {
    drive(targets::polyglot, &books(), 2_000);
}

#[test]
fn damaged_texts_of_other_programs_keep_the_promises() {
    drive(targets::compat, &both(), 1_000);
}

#[test]
fn heavy_many_more_damaged_inputs_keep_the_promises() {
    let drives: [Drive; 11] = [
        (targets::fen, fens(), 300_000),
        (targets::fen_lenient, fens(), 300_000),
        (targets::uci, moves("uci"), 100_000),
        (targets::san, moves("san"), 100_000),
        (targets::pgn, games(), 10_000),
        (targets::pgn_visitor, games(), 40_000),
        (targets::script, scripts(), 40_000),
        (targets::sql, queries(), 100_000),
        (targets::polyglot, books(), 20_000),
        (targets::compat, both(), 20_000),
        (targets::document_bytes, documents(), 100_000),
    ];
    std::thread::scope(|scope| {
        for (target, corpus, rounds) in &drives {
            scope.spawn(|| drive(*target, corpus, *rounds));
        }
    });
}
