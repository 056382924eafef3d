//! What must hold for any input of each parser: no panic, and what is accepted reads back from what is written.
//!
//! In: bytes from a fuzzer. Out: nothing, or a panic that names the broken promise. The targets of `fuzz/` and the
//! short runs of this test call the same functions.

#![allow(dead_code, reason = "each fuzz target takes one of them")]
#![allow(clippy::expect_used, clippy::panic, clippy::unwrap_used, reason = "a broken promise is told by panicking")]

#[path = "../random/mod.rs"]
pub(crate) mod random;

use gridmate::compat;
use gridmate::document;
use gridmate::notation::epd::Epd;
use gridmate::notation::fen::{self, FenStyle};
use gridmate::notation::pgn::{Chunk, Skip, Span, Visitor};
use gridmate::notation::polyglot::Book;
use gridmate::notation::{pgn as game_notation, san as algebraic, uci as coordinates};
use gridmate::rules::chess960::Number;
use gridmate::rules::{Position, Variant};
use gridmate::script::{Mode, Script, Start, StepKind, TextPlace};
use gridmate::sql::{TextColumns, advice, created, named, statements, surprise, translated};
use std::fmt::Display;
use std::ops::ControlFlow;

const VARIANTS: [Variant; 2] = [Variant::Standard, Variant::Chess960];

/// A refusal has a code for programs and a sentence of moderate length for people.
fn check_refusal(code: &str, error: &impl Display) {
    let is_kebab = |byte: u8| byte.is_ascii_lowercase() || byte.is_ascii_digit() || byte == b'-';
    assert!(!code.is_empty() && code.bytes().all(is_kebab), "{code:?}");
    let sentence = error.to_string();
    assert!((8..2_000).contains(&sentence.len()) && !sentence.contains('\n'), "{sentence:?}");
}

/// A position is what its setup says, and both FEN styles read back.
fn check_position(position: &Position, variant: Variant) {
    assert_eq!(position.setup().position().as_ref(), Ok(position));
    assert_eq!(position.hash(), position.hash_from_scratch());
    assert_eq!(position.legal_move_count() as usize, position.legal_moves().len());
    for style in [FenStyle::XFen, FenStyle::Shredder] {
        let text = fen::write(position, style);
        assert_eq!(fen::parse(&text, variant).as_ref(), Ok(position), "{text}");
    }
}

/// FEN, strictly, and EPD, which is written as it is read.
pub(crate) fn fen(data: &[u8]) {
    let text = String::from_utf8_lossy(data);
    for variant in VARIANTS {
        match fen::parse(&text, variant) {
            Ok(position) => check_position(&position, variant),
            Err(error) => check_refusal(error.code(), &error),
        }
    }
    if let Ok(epd) = text.parse::<Epd>() {
        let written = epd.to_string();
        assert_eq!(written.parse::<Epd>().map(|epd| epd.to_string()), Ok(written));
    }
}

/// FEN as people paste it: what is strictly right needs no repair, and what was repaired is strictly right.
pub(crate) fn fen_lenient(data: &[u8]) {
    let text = String::from_utf8_lossy(data);
    let repaired = match fen::parse_lenient(&text) {
        Ok(repaired) => repaired,
        Err(error) => {
            assert!(fen::parse_any(&text).is_err(), "only the strict reader takes it");
            return check_refusal(error.code(), &error);
        }
    };
    check_position(&repaired.position, repaired.variant);
    if let Ok((position, variant)) = fen::parse_any(&text) {
        assert_eq!((position, variant, &[][..]), (repaired.position, repaired.variant, &repaired.fixes[..]));
    }
}

/// A position of random play that the first two bytes choose, and the text after them.
fn position_and_text(data: &[u8]) -> Option<(Position, Variant, String)> {
    let (&[seed, plies], text) = data.split_first_chunk()?;
    Some((chosen_position(seed, plies), chosen_variant(seed), String::from_utf8_lossy(text).into_owned()))
}

fn chosen_variant(seed: u8) -> Variant {
    VARIANTS[usize::from(seed & 1)]
}

/// The position after `plies` moves of the game of a seed.
pub(crate) fn chosen_position(seed: u8, plies: u8) -> Position {
    let mut game = random::playout(u64::from(seed), chosen_variant(seed));
    game.by_ref().take(usize::from(plies)).for_each(drop);
    game.position
}

/// Moves in UCI: strictly exactly what is written, leniently the same and more.
pub(crate) fn uci(data: &[u8]) {
    let Some((position, variant, text)) = position_and_text(data) else { return };
    let lenient = coordinates::parse_lenient(&position, &text, variant);
    match coordinates::parse(&position, &text, variant) {
        Ok(played) => {
            assert!(position.is_legal(played));
            assert_eq!(coordinates::write(&position, played, variant), text);
            assert_eq!(lenient, Ok(played));
        }
        Err(error) => check_refusal(error.code(), &error),
    }
    match lenient {
        Ok(played) => assert!(position.is_legal(played)),
        Err(error) => check_refusal(error.code(), &error),
    }
}

/// Moves in SAN: strictly exactly what is written, leniently the same and more.
pub(crate) fn san(data: &[u8]) {
    let Some((position, _, text)) = position_and_text(data) else { return };
    let lenient = algebraic::parse_lenient(&position, &text);
    match algebraic::parse(&position, &text) {
        Ok(played) => {
            assert_eq!(algebraic::write(&position, played), text);
            assert_eq!(lenient, Ok((played, Vec::new())));
        }
        Err(error) => check_refusal(error.code(), &error),
    }
    match lenient {
        Ok((played, _)) => {
            assert!(position.is_legal(played));
            let canonical = algebraic::write(&position, played);
            assert_eq!(algebraic::parse(&position, &canonical), Ok(played));
        }
        Err(error) => check_refusal(error.code(), &error),
    }
}

/// Games in PGN: what was read is written so that it reads back as the same game.
pub(crate) fn pgn(data: &[u8]) {
    let decoded = game_notation::decode(data);
    for read in game_notation::read(&decoded.text) {
        let game = match read {
            Ok(game) => game,
            Err(error) => {
                check_refusal(error.code(), &error);
                assert!(error.line() > 0 && error.column() > 0);
                error.game().clone()
            }
        };
        let text = game_notation::write(&game);
        let again: Vec<_> = game_notation::read(&text).collect();
        let [Ok(again)] = &again[..] else { panic!("{text:?} reads as {again:?}") };
        assert_eq!(
            (again.start(), again.variant(), again.result()),
            (game.start(), game.variant(), game.result()),
            "{text:?}"
        );
        assert_eq!(again.tree(), game.tree(), "{text:?}");
        assert_eq!(game_notation::write(again), text);
    }
}

/// All that a visitor is told, in words.
#[derive(Default)]
struct Events(Vec<String>);

impl Events {
    fn add(&mut self, name: &str, span: Span<'_>, more: &str) -> ControlFlow<()> {
        self.0.push(format!("{name} {} {:?} {more:?}", span.start, span.text));
        ControlFlow::Continue(())
    }

    /// Each third variation is skipped, so that both ways are tried.
    fn skip(&self) -> ControlFlow<(), Skip> {
        ControlFlow::Continue(Skip(self.0.len().is_multiple_of(3)))
    }
}

impl Visitor for Events {
    fn begin_game(&mut self, first: Span<'_>) -> ControlFlow<()> {
        self.add("game", first, "")
    }

    fn tag(&mut self, name: Span<'_>, value: &str) -> ControlFlow<()> {
        self.add("tag", name, value)
    }

    fn number(&mut self, digits: Span<'_>, dots: usize) -> ControlFlow<()> {
        self.add("number", digits, &dots.to_string())
    }

    fn san(&mut self, san: &str, word: Span<'_>) -> ControlFlow<()> {
        self.add("san", word, san)
    }

    fn nag(&mut self, nag: u16, mark: Span<'_>) -> ControlFlow<()> {
        self.add("nag", mark, &nag.to_string())
    }

    fn comment(&mut self, text: Span<'_>) -> ControlFlow<()> {
        self.add("comment", text, "")
    }

    fn begin_variation(&mut self, bracket: Span<'_>) -> ControlFlow<(), Skip> {
        self.add("open", bracket, "")?;
        self.skip()
    }

    fn end_variation(&mut self, bracket: Span<'_>) -> ControlFlow<()> {
        self.add("close", bracket, "")
    }

    fn result(&mut self, result: gridmate::game::GameResult, word: Span<'_>) -> ControlFlow<()> {
        self.add("result", word, result.text())
    }

    fn warning(&mut self, kind: game_notation::WarningKind, text: Span<'_>) -> ControlFlow<()> {
        self.add(kind.code(), text, "")
    }

    fn end_game(&mut self, end: usize) -> ControlFlow<()> {
        self.add("end", Span { start: end, text: "" }, "")
    }
}

/// Games in PGN: a visitor is told the same of a text in pieces, whose sizes the first byte chooses, as of it whole; and
/// the index finds the same games.
pub(crate) fn pgn_visitor(data: &[u8]) {
    let Some((&seed, data)) = data.split_first() else { return };
    let decoded = game_notation::decode(data);
    let mut whole = Events::default();
    assert!(game_notation::visit(&decoded.text, &mut whole).is_continue());
    if decoded.encoding != game_notation::Encoding::Utf16 {
        let (mut stream, mut pieces) = (game_notation::Stream::new(), Events::default());
        for_each_piece(seed, data, |bytes, piece| assert!(stream.feed(bytes, piece, &mut pieces).is_continue()));
        assert_eq!(pieces.0, whole.0);
    }
    let mut games = game_notation::read(&decoded.text);
    let mut index = game_notation::Index::new();
    for_each_piece(seed, data, |bytes, piece| {
        index.feed(bytes, piece, |entry| assert_eq!(Some(entry.game()), games.next(), "{:?}", entry.text));
    });
    assert_eq!(games.next(), None);
}

/// Cuts bytes into pieces of random sizes.
fn for_each_piece(seed: u8, mut bytes: &[u8], mut take: impl FnMut(&[u8], Chunk)) {
    let mut random = random::Random::new(seed.into());
    while !bytes.is_empty() {
        let most = 1 << random.below(9);
        let (piece, rest) = bytes.split_at(bytes.len().min(1 + random.below(most)));
        take(piece, Chunk::Inner);
        bytes = rest;
    }
    take(b"", Chunk::Last);
}

/// Scripts: the first byte chooses where they start, the second where they are edited. Places, steps and boards fit
/// together, an edited script is the same as one read anew, and "fix all" leaves nothing to say and the spreadsheet's board.
pub(crate) fn script(data: &[u8]) {
    let Some((&[seed, at], text)) = data.split_first_chunk() else { return };
    let text = String::from_utf8_lossy(text);
    let start = if seed & 1 == 0 { Start::default() } else { Start::chess960(Number::random(u64::from(seed))) };
    for mode in [Mode::Friendly, Mode::Sheet] {
        let Ok(script) = Script::open(start, mode, &text) else { continue };
        check_line(&script);
        let mut other = Script::open(start, mode, "").unwrap();
        let at = text.floor_char_boundary(usize::from(at) % (text.len() + 1));
        other.edit(0..0, &text[at..]).unwrap();
        other.edit(0..0, &text[..at]).unwrap();
        let told = |script: &Script| script.diagnostics().map(|one| one.to_string()).collect::<Vec<_>>();
        assert_eq!(told(&other), told(&script));
        assert_eq!(other.state(usize::MAX), script.state(usize::MAX));
        other.fix_all().unwrap();
        assert_eq!(told(&other), [""; 0], "{:?}", other.text());
        let sheet = Script::open(start, Mode::Sheet, other.text()).unwrap();
        assert_eq!(sheet.state(usize::MAX).sheet(), other.state(usize::MAX).sheet(), "{:?}", other.text());
    }
}

/// SQL: statements follow each other, and what they become in SQLite's words is not much longer.
pub(crate) fn sql(data: &[u8]) {
    let text = String::from_utf8_lossy(data);
    let columns = TextColumns::new(["Square", "X"]);
    let mut last = 0;
    for place in statements(&text) {
        assert!(last <= place.start && place.start < place.end, "{place:?}");
        last = place.end;
        let statement = &text[place];
        let parts = translated(statement, &columns).unwrap_or_default();
        assert!(parts.iter().map(String::len).sum::<usize>() <= 200 + 20 * statement.len());
        let advice = advice(statement, "").or_else(|| surprise(statement, &columns));
        advice.iter().for_each(|advice| check_refusal(advice.code(), advice));
        assert!(named(statement, ["X"]).len() <= 1 && created(statement).is_none_or(|(_, name)| text.contains(name)));
    }
}

/// What programs written for chess.js pass: any text is a state, every move of it can be played, what is read as a move
/// is one, and what is written is read back.
pub(crate) fn compat(data: &[u8]) {
    let text = String::from_utf8_lossy(data);
    let mut listing = compat::Listing::default();
    let manners = [compat::Strictness::Strict, compat::Strictness::Permissive];
    for variant in VARIANTS {
        let state = compat::fen::read(&text, variant);
        let written = compat::fen::write(&state, compat::fen::Passed::IfLegal);
        let again = compat::fen::read(&written, variant);
        assert_eq!(compat::fen::write(&again, compat::fen::Passed::IfLegal), written);
        let moves = state.moves();
        assert_eq!(state.has_move(), !moves.is_empty());
        for &played in moves.iter().take(40) {
            assert!(state.is_legal(played));
            let _ = state.play(played).status();
        }
        for (word, strictness) in
            text.split_ascii_whitespace().take(8).flat_map(|word| manners.map(|strictness| (word, strictness)))
        {
            if let Some(compat::MoveText::Move(played)) = listing.read(&state, word, strictness) {
                assert!(moves.contains(&played), "{word} in {written}");
            }
        }
    }
    if let Err(sentence) = compat::fen::validate(&text) {
        assert!(sentence.to_string().starts_with("Invalid FEN"));
    }
    for strictness in manners {
        match compat::pgn::read(&text, strictness, compat::ClaimedRights::Dropped) {
            Ok(loaded) => assert!(!loaded.line.is_empty()),
            Err(error) => assert!(!error.code().is_empty() && error.to_string().len() < 2_000),
        }
    }
}

/// Tokens lie in the text as they say, steps cover them, and every board is that of its tokens.
fn check_line(script: &Script) {
    let text = script.text();
    for index in 0..script.tokens() {
        let token = script.token(index).unwrap();
        let range = token.start.byte as usize..token.end.byte as usize;
        assert_eq!(&text[range.clone()], token.text);
        assert_eq!(TextPlace::START.after(&text[..range.start]), token.start);
    }
    for diagnostic in script.diagnostics() {
        check_refusal(diagnostic.code(), &diagnostic);
        assert!(text[diagnostic.range.clone()].starts_with(&diagnostic.text));
        let span = diagnostic.diagnostic.span.unwrap();
        let place = TextPlace::START.after(&text[..diagnostic.range.start]);
        assert_eq!((span.line, span.column, span.start), (place.line, place.column, place.utf16));
        assert_eq!(span.end, TextPlace::START.after(&text[..diagnostic.range.end]).utf16);
    }
    let sheets: Vec<_> = script.sheets().collect();
    assert_eq!(sheets.len(), script.tokens());
    let mut tokens = 0;
    for (index, (step, before)) in script.walk().enumerate() {
        assert_eq!((step.tokens.start, script.state(index)), (tokens, before.clone()));
        tokens = step.tokens.end;
        let after = script.state(index + 1);
        assert_eq!(after.sheet(), &sheets[tokens - 1]);
        if let StepKind::Legal(played) = step.kind {
            let position = before.position_before(played).and_then(|position| position.play(played));
            assert_eq!(position.as_ref(), after.position());
        }
        assert_eq!(after.reasons().is_empty(), after.position().is_some());
    }
    assert_eq!(tokens, script.tokens());
}

/// Books: what is read is written as it was, each entry is found by its key, and each move that is found is legal.
pub(crate) fn polyglot(data: &[u8]) {
    let book = match Book::from_bytes(data) {
        Ok(book) => book,
        Err(error) => {
            assert!(error.byte() <= data.len());
            return check_refusal(error.code(), &error);
        }
    };
    assert_eq!(book.to_bytes(), data);
    for entry in book.entries() {
        assert!(book.entries_of(entry.key).contains(entry));
    }
    for plies in 0..8 {
        let position = chosen_position(0, plies);
        assert!(book.moves(&position).iter().all(|(played, _)| position.is_legal(*played)));
    }
}

/// Bytes with the check behind them that documents have.
fn sealed(mut bytes: Vec<u8>) -> Vec<u8> {
    let sum = bytes.iter().fold(0x811C_9DC5_u32, |sum, &byte| (sum ^ u32::from(byte)).wrapping_mul(0x0100_0193));
    let [a, b, c, d] = sum.to_le_bytes();
    bytes.extend([a, b, c ^ d]);
    bytes
}

/// Bytes as they are, and with the version and the check that a document has.
pub(crate) fn document_bytes(data: &[u8]) {
    for bytes in [data, &sealed([&[1], data].concat())] {
        match document::Document::from_bytes(bytes) {
            Ok(document) => {
                check_document(&document);
                let bytes = document.to_bytes();
                let mut again = document::Document::from_bytes(&bytes).expect("what was written is read");
                assert_eq!((again.script().text(), again.cursor()), (document.script().text(), document.cursor()));
                assert_eq!(again.to_bytes(), bytes);
                if again.edit(0..0, "a2a4, h7h5, ").is_ok() {
                    check_document(&again);
                    again.undo();
                    check_document(&again);
                    assert_eq!(again.script().text(), document.script().text());
                }
            }
            Err(error) => check_refusal(error.code(), &error),
        }
    }
}

/// The line is in the tree and reads as its nodes, and the cursor is on it.
fn check_document(document: &document::Document) {
    let (script, nodes) = (document.script(), document.nodes());
    assert_eq!(document.path().len(), script.tokens(), "{:?}", script.text());
    for (index, node) in document.path().iter().enumerate() {
        assert_eq!(script.token(index).unwrap().text, document.token(*node), "{:?}", script.text());
        assert!(nodes.contains(node) && document.contains(*node));
    }
    let unique: std::collections::BTreeSet<_> = nodes.iter().collect();
    assert_eq!(unique.len(), nodes.len());
    assert!(document.steps_to(document.cursor_node()).is_some());
}
