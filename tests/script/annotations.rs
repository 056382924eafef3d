//! What a PGN says beside its moves, in a script: one token each, which does nothing, and one thing to say of it.

use gridmate::diagnostic::Severity;
use gridmate::notation::{fen, pgn, san};
use gridmate::script::{Meaning, Mode, Script, Start};

use crate::oracle;

fn open(text: &str) -> Script {
    Script::new(Start::default(), text).unwrap()
}

#[test]
fn each_is_one_token_that_does_nothing_and_has_one_diagnostic() {
    for (token, code) in [
        ("{the best, e7e5 by test}", "pgn-comment"),
        ("{two\nlines}", "pgn-comment"),
        ("; the best, e7e5 by test", "pgn-comment"),
        ("(1... c5 2. Nf3 (2. c3) {)})", "pgn-variation"),
        ("[Event \"a, b ] c\"]", "pgn-tag"),
        ("$14", "pgn-nag"),
        ("1/2-1/2", "pgn-result"),
        ("*", "pgn-result"),
    ] {
        let script = open(&format!("e2e4 {token}\ne7e5, g1f3"));
        let tokens: Vec<_> = (0..script.tokens()).map(|index| script.token(index).unwrap().text).collect();
        assert_eq!(tokens, ["e2e4", token, "e7e5", "g1f3"]);
        assert_eq!(script.token(1).unwrap().meaning, Meaning::Nothing);
        let told: Vec<_> = script.diagnostics().filter(|told| told.token == 1).collect();
        assert_eq!((told.len(), told[0].code(), told[0].fix()), (1, code, Some("")), "{token}");
        assert!(told[0].to_string().contains(" was ignored: it is "), "{}", told[0]);
        assert_eq!(script.san(3).as_deref(), Some("Nf3"));
        let mut script = script;
        script.fix_all().unwrap();
        assert_eq!(script.text(), "e2e4, e7e5, g1f3", "{token}");
    }
}

#[test]
fn what_is_not_closed_says_so_and_its_moves_come_back() {
    for text in ["e2e4, {e7e5, Nf3", "e2e4, (e7e5, Nf3", "e2e4 { ( { e7e5, Nf3", "(((((e2e4 ({e7e5 ((Nf3"] {
        let mut script = open(text);
        let told: Vec<_> = script.diagnostics().collect();
        assert_eq!((told.len(), told[0].code(), told[0].severity()), (1, "not-closed", Severity::Error), "{text}");
        script.fix_all().unwrap();
        assert_eq!(script.text().replace(", ", " "), "e2e4 e7e5 g1f3", "{text}");
    }
    let mut script = open("e2e4, {e7e5, g1f3");
    assert_eq!(script.fix(1), Ok(true));
    assert_eq!(script.text(), "e2e4, e7e5, g1f3");
    // Of many brackets in a long text some stay, and what is behind them.
    let line = "e2e4 ".repeat(200_000);
    let mut script = open(&format!("{}{line}", "(".repeat(20)));
    assert_eq!(script.fix_all().unwrap().rewritten, 16);
    assert_eq!(script.text(), format!("(((({line}"));
}

#[test]
fn a_comment_may_stand_right_beside_a_token() {
    let mut script = open("e2e4{good}e7e5");
    assert_eq!((script.tokens(), script.steps(), script.san(2).as_deref()), (3, 3, Some("e5")));
    assert_eq!(script.fix(1), Ok(true));
    assert_eq!(script.text(), "e2e4 e7e5");
}

#[test]
fn a_semicolon_separates_tokens_but_before_words_after_a_space_it_opens_a_comment() {
    let codes = |text: &str| open(text).diagnostics().map(|told| told.code()).collect::<Vec<_>>();
    for text in ["e2e4; e7e5", "e2e4 ; e7e5", "e2e4;e7e5", "; e2e4"] {
        assert_eq!(codes(text), ["separator-differs-in-sheet"], "{text}");
    }
    assert_eq!(codes("e2e4 ; O-O"), ["san-move"]);
    assert_eq!(codes("e2e4; oops; e7e5"), ["not-understood", "separator-differs-in-sheet"], "a typo hides no moves");
    assert_eq!(codes("e2e4 ;well, of course: e7e5"), ["pgn-comment"]);
    assert_eq!(codes("e2e4 ; kings pawn of course, e7e5"), ["pgn-comment"]);
}

#[test]
fn the_line_break_that_ends_a_comment_is_no_separator_and_stays() {
    for (text, fixed) in [
        ("e2e4 ; good move\ne7e5", None),
        ("e2e4 ; good move\n", None),
        ("e2e4\n% good move\n\ne7e5", None),
        ("[Event \"a\ne2e4", None),
        ("e2e4\ne7e5 ; good move\n g1f3\nb8c6", Some("e2e4, e7e5 ; good move\n g1f3, b8c6")),
        ("e2e4 {good move}\ne7e5", Some("e2e4 {good move}, e7e5")),
    ] {
        let mut script = open(text);
        let odd = script.diagnostics().find(|told| told.code() == "separator-differs-in-sheet").map(|told| told.token);
        assert_eq!(odd.is_some(), fixed.is_some(), "{text:?}");
        if let Some(odd) = odd {
            script.fix(odd).unwrap();
        }
        assert_eq!(script.text(), fixed.unwrap_or(text));
        script.fix_all().unwrap();
        assert_eq!((script.diagnostic_count(), script.text().contains('\n')), (0, false), "{text:?}");
    }
}

#[test]
fn the_spreadsheet_knows_no_comments() {
    let sheet = Script::open(Start::default(), Mode::Sheet, "{good e2e4 $1 (a b)").unwrap();
    assert_eq!((sheet.tokens(), sheet.san(1).as_deref()), (5, Some("e4")));
}

#[test]
fn a_text_that_is_plainly_movetext_has_a_script() {
    let text = "[White \"A\"]\n[Black \"B\"]\n\n1. e4! {Best by test.} 1... e5 $1 (1... c5 2. Nf3 (2. c3)) 2. Nf3 ; the knight\nNc6 \
                3.Bb5 a6 4. O-O! Nf6 1/2-1/2\n";
    let script = open(text).movetext().expect("movetext");
    let mut fixed = open(text);
    fixed.fix_all().unwrap();
    assert_eq!((fixed.text(), fixed.diagnostic_count()), (script.as_str(), 0));
    let game = pgn::read(text).next().unwrap().unwrap();
    assert_eq!(fixed.game(usize::MAX).unwrap().final_position(), game.final_position());
    for text in ["", "e2e4, e7e5", "Nf3", "1. e4 e4", "1. e4 oops", "1. e4 xe5", "{good}", "{Nf3} 1.", "e2e4 e5"] {
        assert_eq!(open(text).movetext(), None, "{text}");
    }
    assert_eq!(open("[FEN \"8/8/8/8/8/8/8/8 w - - 0 1\"] 1. e4 e5").movetext(), None, "it starts elsewhere");
    assert_eq!(Script::open(Start::default(), Mode::Sheet, "1. e4 e5").unwrap().movetext(), None);
}

/// Games with comments, marks, variations and odd numbers, as they are pasted.
fn check_rows(rows: &[oracle::Row]) {
    let mut seen = 0;
    for row in rows {
        // `B8b5` is a move from b8 to b5 in every script.
        let is_square = |san: &str| san.starts_with('B') && san[1..].starts_with(|char: char| char.is_ascii_digit());
        if row.texts("san").iter().any(|san| is_square(san)) || row.texts("san").is_empty() {
            continue;
        }
        let (position, variant) = fen::parse_any(row.str("start_fen")).unwrap();
        let start = Start { setup: position.setup(), variant };
        let script = Script::new(start, row.str("pgn_noisy")).unwrap().movetext();
        let script = script.unwrap_or_else(|| panic!("{} is movetext", row.str("id")));
        let game = Script::new(start, &script).unwrap().game(usize::MAX).unwrap();
        let sans: Vec<_> = game.mainline().map(|(position, played)| san::write(&position, played)).collect();
        assert_eq!(sans, row.texts("san"), "{}", row.str("id"));
        seen += 1;
    }
    assert!(2 * seen > rows.len());
}

#[test]
fn a_sample_of_games_as_they_are_pasted_becomes_the_scripts_of_their_moves() {
    check_rows(&oracle::sample("games_noise"));
}

#[test]
fn heavy_all_games_as_they_are_pasted_become_the_scripts_of_their_moves() {
    check_rows(&oracle::whole("games_noise"));
}
