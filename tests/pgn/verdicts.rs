//! What is made of odd and faulty texts: a table of our own, and the rows from outside.

use crate::{line, oracle};
use gridmate::notation::pgn::{self, Encoding, PgnGame};

/// What reading a text comes to: for each game the plies that were read, and the codes of its warnings or its error.
pub(crate) fn verdict(text: &str) -> String {
    let games: Vec<String> = pgn::read(text)
        .map(|game| match game {
            Ok(game) => {
                let codes: Vec<_> = game.warnings().iter().map(pgn::Warning::code).collect();
                format!("{} {}", game.mainline().count(), codes.join(" ")).trim_end().to_owned()
            }
            Err(error) => format!("{} {}!", error.game().mainline().count(), error.code()),
        })
        .collect();
    games.join(", ")
}

/// Texts and what is made of them: plies, warnings, and `!` after the code of an error.
const VERDICTS: [(&str, &str); 78] = [
    // Nothing, and nearly nothing.
    ("", ""),
    (" \n\r\n\u{FEFF}\n% remark\n", ""),
    ("*", "0"),
    ("[White \"A\"]", "0 result-missing"),
    ("{only a comment}", "0 no-game!"),
    ("<!DOCTYPE html><html><body>404</body></html>", "0 no-game!"),
    ("{\"pgn\": \"1. e4\"}", "0 no-game!"),
    ("\u{1F}\u{8B}\u{8}\0\0\0", "0 no-game!"),
    // The end of the game.
    ("1. e4", "1 result-missing"),
    ("1. e4 N", "1 last-word result-missing"),
    ("1. e4 resigns 1-0", "1 last-word"),
    ("1. e4 resigns {at once} 1-0", "1 last-word"),
    ("1. e4 xyz e5 *", "1 not-a-move!"),
    ("1. e4 xyz 2. d4 *", "1 not-a-move!"),
    ("1. e4 1-0 0-1", "1 result-twice"),
    ("1. e4 1-0 1... e5 *", "1 text-after-result result-twice"),
    ("1. e4 1-0 2. Bb5 a6\n3. Ba4 *", "1 text-after-result result-twice"),
    ("1. e4 * 1. d4 *", "1, 1"),
    ("1. e4 *\n\n1. d4 d5 *", "1, 2"),
    ("1. e4 *\ne5 *", "1, 0 none-reaches!"),
    ("1. e4 * {so much for that}", "1"),
    ("1. e4 1–0", "1 result-form"),
    ("1. e4 ½-½", "1 result-form"),
    ("1. e4 1/2", "1 result-form"),
    ("[Result \"2-0\"]\n\n1. e4 *", "1 result-value"),
    ("[Result \"1-0\"]\n\n1. e4 0-1", "1 result-mismatch"),
    // Moves.
    ("1. e4 e5 2. Ke3 Nc6 *", "2 unreachable!"),
    ("1. e4 e5 2. Ke3", "2 unreachable!"),
    ("1. e5 *", "0 none-reaches!"),
    ("1. e4 e5 2. O-O *", "2 castling-blocked!"),
    ("1. Nf3 a6 2. d3 a5 3. Nd2 *", "4 ambiguous-move!"),
    ("1. e4 -- 2. d4 *", "3 null-move"),
    ("1. e4 Z0! 2. d4 @@@@ *", "4 null-move"),
    ("1. e4 f6 2. Qh5+ -- 3. d4 *", "3 null-move!"),
    ("1. e4 e5 2. Qh5 Nc6 3. Bc4 Nf6 4. Qxf7 *", "7 check-sign"),
    ("1. e4 e5 2. Ngf3 *", "3 move-form"),
    ("1. e2-e4 e7e5 2. ♘f3! *", "3 move-form"),
    ("1. e4 e.p. e5 *", "2 move-form"),
    ("1.e4e5 *", "0 no-piece!"),
    // Numbers.
    ("e4 e5 Nf3 *", "3"),
    ("1.e4 1...e5 2 . Nf3 *", "3"),
    ("7. e4 9... e5 *", "2 move-number"),
    ("1... e4 *", "1 move-number"),
    ("99999999999999999999. e4 *", "1 move-number"),
    // Marks.
    ("1. e4! e5?? 2. Nf3 $14 $255 *", "3"),
    ("1. e4 += e5 ± *", "2"),
    ("1. e4!?! *", "1 nag"),
    ("1. e4 $ e5 $256 *", "2 nag nag-beyond"),
    ("$1 1. e4 *", "1 nag"),
    // Variations.
    ("1. e4 e5) 2. Nf3 *", "3 stray-close"),
    ("(1. d4) 1. e4 *", "1 variation-first"),
    ("1. e4 () e5 *", "2 variation-empty"),
    ("1. e4 (e5) e5 *", "2 variation-cut"),
    ("1. e4 (1. d4 x (y) z) e5 *", "2 variation-cut"),
    ("1. e4 (1. d4 -- 2. c4) e5 *", "2 null-move"),
    ("1. e4 (1. d4 1-0) e5 *", "2 result-in-variation"),
    ("1. e4 (1. d4 d5 *", "1 variation-open"),
    ("1. e4 (1. d4\n\n[White \"B\"]\n\n1. d4 *", "1 variation-open result-missing, 1"),
    // Comments, and what is left out.
    ("1. e4 {no end", "1 comment-open result-missing"),
    ("1. e4 {no end\n\n[White \"B\"]\n\n1. d4 *", "1 comment-open result-missing, 1"),
    ("1. e4 } e5 *", "2 stray-text"),
    ("1. e4 <reserved> e5 [odd] *", "2 stray-text"),
    ("1. e4 ; to the end of the line ) } 1-0\ne5 *", "2"),
    ("1. e4\n% to the end of the line\ne5 *", "2"),
    ("1. e4 %not at the start of the line\ne5 *", "2 stray-text"),
    // Tags.
    ("[A \"x\"] [ B\t\"y\" ] 1. e4 *", "1"),
    ("[A \"x]\n[B y]\n[C]\n[D \"z\" t\"]\n\n1. e4 *", "1 tag-form"),
    ("A \"x\"]\n\n1. e4 *", "1 tag-form"),
    ("[\"x\"]\n[A b \"x\"]\n\n1. e4 *", "1 tag-form tag-name"),
    ("[A \"x\"]\n[A \"y\"]\n\n1. e4 *", "1 tag-twice"),
    ("[A \"x\"]\n\n[A \"y\"]\n\n1. e4 *", "0 result-missing, 1"),
    ("[Variant \"Atomic\"]\n\n1. e4 *", "0 unknown-variant!"),
    ("[Variant \"fischerandom\"]\n\n1. e4 *", "1 no-start-position"),
    ("[FEN \"xyz\"]\n\n1. e4 *\n\n[A \"x\"]\n\n1. d4 *", "0 bad-fen!, 1"),
    ("[SetUp \"1\"]\n\n1. e4 *", "1 setup-mismatch"),
    ("[SetUp \"0\"]\n[FEN \"4k3/8/8/8/8/8/8/4K3 w - - 0 1\"]\n\n1. e4 *", "1 setup-mismatch"),
    ("[FEN \"4k3/8/8/8/8/8/8/4K3 w - - 0 1\"]\n\n1. Ke2 *", "1"),
    ("[FEN \"4k3/8/8/8/8/8/8/4K3 w\"]\n\n1. Ke2 *", "1 fen-repaired"),
];

#[test]
fn odd_texts_are_read_as_agreed() {
    for (text, expected) in VERDICTS {
        assert_eq!(verdict(text), expected, "{text:?}");
    }
}

/// Rows whose proposed verdict is not ours.
///
/// - `)` and `}` without a partner are left out, and what follows is read.
/// - A `FEN` counts without `SetUp`, and the move that follows is not legal there.
/// - A lone surrogate arrives as U+FFFD, here inside the name of a tag.
const JUDGED_OTHERWISE: [&str; 4] = ["RAV_CLOSE", "COMMENT_CLOSE", "FEN_WITHOUT_SETUP", "LONE_SURROGATE"];

#[test]
fn heavy_malformed_games_get_the_proposed_verdict() {
    let rows = oracle::whole("malformed");
    for row in rows.iter().filter(|row| row.str("kind") == "pgn") {
        let bytes = row.bytes();
        let decoded = pgn::decode(&bytes);
        let games: Vec<_> = pgn::read(&decoded.text).collect();
        let id = row.str("id");
        if JUDGED_OTHERWISE.contains(&row.str("reason")) {
            continue;
        }
        let plies = |game: &Result<PgnGame, pgn::Error>| match game {
            Ok(game) => game.mainline().count(),
            Err(error) => error.game().mainline().count(),
        };
        let (read, clean) = (games.iter().all(Result::is_ok), decoded.encoding == Encoding::Utf8);
        match (row.str("strict"), row.str("lenient")) {
            (_, "reject") => assert!(games.is_empty() || !read, "{id}: {games:?}"),
            // What is to be repaired is told, in a warning or with the game up to the fault; a BOM is silently dropped.
            (_, "repair") => assert!(
                !read || !clean || games.iter().flatten().any(|game| !game.warnings().is_empty()) || bytes[0] == 0xEF,
                "{id}: {games:?}"
            ),
            (_, "accept") | ("accept", _) => assert!(read && !games.is_empty(), "{id}: {games:?}"),
            _ => {}
        }
        let proposed = row.0["plies"].as_u64().filter(|_| row.str("lenient") != "any");
        if let Some(proposed) = proposed {
            assert_eq!(games.first().map_or(0, plies) as u64, proposed, "{id}: {games:?}");
        }
        if let Some(count) = row.0["games"].as_u64() {
            assert_eq!(games.len() as u64, count, "{id}");
        }
    }
}

/// Games whose text was damaged in a few places keep a beginning of their main line, or say why not.
#[test]
fn heavy_damaged_games_keep_a_beginning() {
    let whole = "e4 e5 Nf3 Nc6 Bb5 a6 Ba4 Nf6 O-O";
    let rows = oracle::whole("malformed");
    for row in rows.iter().filter(|row| row.str("reason") == "MUTANT") {
        let text = row.text();
        for game in pgn::read(&text).flatten() {
            let kept = whole.starts_with(&line(&game));
            assert!(
                kept || !game.warnings().is_empty() || text.contains(&line(&game)),
                "{}: {}",
                row.str("id"),
                line(&game)
            );
        }
    }
}
