//! The readers, each with the tokens that it has a rule for.

use gridmate::document::{Document, Note};
use gridmate::notation::pgn::{self, Chunk, Index, MoveId, PgnGame};
use gridmate::notation::{fen, read_move, san};
use gridmate::rules::{Move, Position, Variant};
use gridmate::script::{Mode, Script, Start};
use gridmate::sets::Formula;
use gridmate::sql::{TextColumns, advice, created, named, statements, surprise, translated};
use std::hint::black_box;

/// What reads texts.
pub(crate) struct Reader {
    pub(crate) name: &'static str,
    pub(crate) read: fn(&str),
    pub(crate) tokens: &'static [&'static str],
    /// Pairs that once took the square of the steps.
    pub(crate) known: &'static [(&'static str, &'static str)],
}

const PGN: &[&str] = &[
    "[",
    "]",
    "\"",
    "\\",
    "{",
    "}",
    "(",
    ")",
    ";",
    "%",
    "$1 ",
    "1. ",
    "1... ",
    "e4 ",
    "Nf3 ",
    "Nf6 ",
    "Ng1 ",
    "Ng8 ",
    "-- ",
    "!?",
    "* ",
    "1-0 ",
    "e.p. ",
    "\n",
    "\n\n",
    " ",
    "[Event \"a\"]\n",
    "[FEN \"",
    "a",
    "0",
    "½",
    "\u{FEFF}",
    "<",
    "\r",
];

const SCRIPT: &[&str] = &[
    " ",
    ", ",
    ";",
    "\n",
    "{",
    "}",
    "(",
    ")",
    "[",
    "]",
    "[a",
    "%",
    "%a",
    "\n%",
    "$1 ",
    "1. ",
    "1... ",
    "bb ",
    "e2e4 ",
    "e4 ",
    "g1f3 ",
    "f3g1 ",
    "xe4 ",
    "e4=♕ ",
    "e7e8=Q ",
    "e7e8 ",
    "O-O ",
    "e1g1, h1f1 ",
    "-- ",
    "castling=K ",
    "castling=",
    "=",
    "\"",
    "\u{200B}",
    "，",
    "a",
    "9",
    "*",
];

const FEN: &[&str] = &[
    "8/", "/", "1", "8", "k", "K", "P", "p", "Q~", " ", "w ", "b ", "KQkq ", "HAha ", "- ", "e3 ", "0 ", "1 ", "\"",
    "FEN", "\n", "_", "♔", ";", "x", "{", "\u{200B}",
];

const SQL: &[&str] = &[
    "select ",
    "from ",
    "a ",
    "b, ",
    "(",
    ")",
    "[",
    "]",
    "'",
    "\"",
    "`",
    "--",
    "/*",
    "*/",
    "\n",
    ";",
    "+ ",
    "1 ",
    "N'a' ",
    "@x ",
    "top 5 ",
    "top (",
    "case ",
    "when ",
    "end ",
    "begin ",
    "create trigger ",
    "with ",
    "as ",
    "convert(",
    "len(",
    "cast(",
    "GO\n",
    "declare ",
    "create table ",
    "insert into ",
    "values ",
    "union ",
    ".",
    ",",
    "Square ",
];

const NOTE: &[&str] = &[
    "[%", "[%cal ", "[%csl ", "[%clk ", "[%eval ", "[%emt ", "[%x ", "]", "[", "Ge2e4", "Re4,", ",", " ", "0:01:00",
    "1.5", "#3", "a", "%", "\n", "{",
];

const FORMULA: &[&str] = &[
    "queen ",
    "rook",
    "legal here ",
    "and ",
    "or ",
    "minus ",
    "not ",
    "of ",
    "from e2 ",
    "to e4 ",
    "from ",
    "white-pawn ",
    "(",
    ")",
    "|",
    "&",
    "-",
    "inverse ",
    "a",
    " ",
    ",",
    "∪",
];

const MOVE: &[&str] = &[
    "e", "4", "e4", "N", "knight ", "takes ", "on ", "x", "+", "#", "=", "=Q", "O-", "O-O", "0-0", "to ", "castle ",
    "short ", " ", "-", "!", "?", "1.", "...", "♘", "a", "(", "e.p.", "\u{200B}",
];

pub(crate) const READERS: &[Reader] = &[
    Reader { name: "pgn", read: pgn, tokens: PGN, known: &[] },
    Reader { name: "index", read: index, tokens: PGN, known: &[] },
    Reader { name: "document", read: document, tokens: PGN, known: &[] },
    Reader {
        name: "script",
        read: |text| script(Mode::Friendly, text),
        tokens: SCRIPT,
        known: &[(" ", "%a"), (",;", "bb ")],
    },
    Reader { name: "sheet", read: |text| script(Mode::Sheet, text), tokens: SCRIPT, known: &[] },
    Reader { name: "fix all", read: fix_all, tokens: SCRIPT, known: &[("{", ";"), ("(", "\n")] },
    Reader { name: "text of a document", read: text, tokens: SCRIPT, known: &[("9", ";")] },
    Reader { name: "fen", read: read_fen, tokens: FEN, known: &[] },
    Reader { name: "sql", read: sql, tokens: SQL, known: &[] },
    Reader { name: "note", read: note, tokens: NOTE, known: &[] },
    Reader { name: "formula", read: formula, tokens: FORMULA, known: &[] },
    Reader { name: "move", read: typed, tokens: MOVE, known: &[] },
];

fn pgn(text: &str) {
    for game in pgn::read(text) {
        let game = game.unwrap_or_else(|error| error.game().clone());
        black_box(pgn::write(&game));
    }
}

/// In pieces, as files come.
fn index(text: &str) {
    let mut index = Index::new();
    for piece in text.as_bytes().chunks(61) {
        index.feed(piece, Chunk::Inner, |entry| {
            black_box(entry.text);
        });
    }
    index.feed(b"", Chunk::Last, |entry| drop(black_box(entry.game())));
}

fn document(text: &str) {
    for game in pgn::read(text) {
        let game = game.unwrap_or_else(|error| error.game().clone());
        let Ok(document) = Document::from_game(&game) else { continue };
        black_box(document.records().games.len());
        black_box(Document::from_bytes(&document.to_bytes()).is_ok());
    }
}

fn script(mode: Mode, text: &str) {
    let Ok(script) = Script::open(Start::default(), mode, text) else { return };
    black_box((script.diagnostic_count(), script.diagnostics().take(64).count()));
    black_box(script.walk().count());
}

fn fix_all(text: &str) {
    let Ok(mut script) = Script::new(Start::default(), text) else { return };
    black_box(script.fix_all().is_ok());
}

fn text(text: &str) {
    let Ok(mut document) = Document::new(Start::default(), "") else { return };
    black_box(document.set_text(text).is_ok());
    black_box(document.fix_all().is_ok());
    black_box(document.undo());
}

fn read_fen(text: &str) {
    black_box(fen::parse_lenient(text).is_ok());
    black_box(fen::parse_any(text).is_ok());
}

fn sql(text: &str) {
    let columns = TextColumns::new(["Square", "X"]);
    for place in statements(text) {
        let statement = &text[place];
        black_box(translated(statement, &columns));
        black_box(advice(statement, "near \"a\": syntax error").or_else(|| surprise(statement, &columns)));
        black_box((named(statement, ["X"]).len(), created(statement)));
    }
}

fn note(text: &str) {
    let mut note = Note::read(&[], &[text.to_owned()]);
    black_box(note.comments());
    (note.clock, note.evaluation) = (Some(1), None);
    black_box(note.comments());
}

fn formula(text: &str) {
    black_box(text.parse::<Formula>().is_ok());
}

fn typed(text: &str) {
    black_box(read_move(&Position::initial(), text, Variant::Standard).is_ok());
}

/// What plays a line of so many plies, with its name.
pub(crate) type Plays = (&'static str, fn(usize));

/// What plays moves one by one: so many of them.
pub(crate) const PLAYS: [Plays; 3] = [
    ("to play the moves of a game", |plies| {
        let mut game = PgnGame::new(Position::initial(), Variant::Standard);
        let mut node = MoveId::ROOT;
        moves(plies).for_each(|played| node = game.play(node, played).unwrap_or(node));
        assert_eq!(game.tree().len(), plies);
    }),
    ("to play the moves of a document", |plies| {
        let document = played(plies);
        assert_eq!(document.script().steps(), plies);
    }),
    ("to take back the moves of a document and make them again", |plies| {
        let mut document = played(plies);
        while document.undo() {}
        while document.redo() {}
        assert_eq!(document.script().steps(), plies);
    }),
];

fn played(plies: usize) -> Document {
    let mut document = Document::new(Start::default(), "").unwrap_or_else(|error| panic!("{error}"));
    moves(plies).for_each(|played| {
        let _ = black_box(document.play(played));
    });
    document
}

/// Knights that come and go.
fn moves(plies: usize) -> impl Iterator<Item = Move> {
    let mut position = Position::initial();
    (0..plies).filter_map(move |ply| {
        let played = san::parse(&position, ["Nf3", "Nf6", "Ng1", "Ng8"][ply % 4]).ok()?;
        position = position.play(played)?;
        Some(played)
    })
}
