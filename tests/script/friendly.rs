//! Friendly mode: every verdict on the quirks of the spreadsheet, and a sentence for all that is odd.

use crate::oracle;
use gridmate::diagnostic::Severity;
use gridmate::script::{DiagnosticKind, Fixes, Meaning, Mode, Script, Start};

fn open(text: &str) -> Script {
    Script::new(Start::default(), text).unwrap()
}

fn placement(script: &Script) -> String {
    script.state(usize::MAX).sheet().placement()
}

/// Of each quirk examples, what friendly mode must do as: the clean script it equals, and the first diagnostic.
const VERDICTS: [(&str, &str, &str, &str); 68] = [
    ("Q01", "E2E4", "e2e4", ""),
    ("Q02", "ae2e4b", "", "not-understood"),
    ("Q03", "xe2e4", "", "removal-or-move"),
    ("Q04", "e2xe4", "e2e4", "differs-in-sheet"),
    ("Q05", "e7e8=♕", "e7e8, e8=♛", "differs-in-sheet"),
    ("Q05", "e2e8=Q", "e2e8, e8=♕", "differs-in-sheet"),
    ("Q06", "e2e8q", "e2e8, e8=♕", "differs-in-sheet"),
    ("Q06", "e7e1q", "e7e1, e1=♛", "differs-in-sheet"),
    ("Q07", "e8=Q", "e8=♕", "differs-in-sheet"),
    ("Q07", "e8=q", "e8=♛", "differs-in-sheet"),
    ("Q08", "e1=♟\u{FE0E}", "e1=♟", "differs-in-sheet"),
    ("Q08", "e1=♟\u{FE0F}", "e1=♟", "differs-in-sheet"),
    ("Q09", "e4=🨀", "", "not-a-piece"),
    ("Q10", "e4=", "", "nothing-after-equals"),
    ("Q11", "e4=♕♖", "", "several-pieces"),
    ("Q12", "e4==", "", "not-a-piece"),
    ("Q13", "xe4=♕", "", "removal-and-insertion"),
    ("Q14", "Nxe4", "", "san-move"),
    ("Q14", "exd5", "", "san-move"),
    ("Q14", "Bxf7+", "", "san-move"),
    ("Q15", "Nf3", "", "san-move"),
    ("Q15", "e4", "", "san-move"),
    ("Q15", "O-O", "", "san-move"),
    ("Q16", "e2e4e6", "", "several-squares"),
    ("Q17", "1.e2e4", "e2e4", "differs-in-sheet"),
    ("Q17", "1. e2e4 e7e5 2. g1f3", "e2e4, e7e5, g1f3", ""),
    ("Q18", "e2e4;", "e2e4", "separator-differs-in-sheet"),
    ("Q18", "e2e4.", "e2e4", "differs-in-sheet"),
    ("Q18", "e2e4!?", "e2e4", "differs-in-sheet"),
    ("Q18", "e2e4+", "e2e4", "differs-in-sheet"),
    ("Q18", "e2e4#", "e2e4", "differs-in-sheet"),
    ("Q19", "e2e4\ne7e5", "e2e4, e7e5", "separator-differs-in-sheet"),
    ("Q19", "e2e4\te7e5", "e2e4, e7e5", "separator-differs-in-sheet"),
    ("Q19", "e2e4\u{A0}e7e5", "e2e4, e7e5", "separator-differs-in-sheet"),
    ("Q19", "e2e4，e7e5", "e2e4, e7e5", "separator-differs-in-sheet"),
    ("Q19", "e2e4、e7e5", "e2e4, e7e5", "separator-differs-in-sheet"),
    ("Q20", ", , ,", "", ""),
    ("Q21", "", "", ""),
    ("Q22", "e2e2", "", "same-square"),
    ("Q23", "e3e4", "", "empty-square"),
    ("Q23", "e3d2", "", "empty-square"),
    ("Q24", "e1e8", "e1e8", ""),
    ("Q25", "xe5", "xe5", ""),
    ("Q26", "e4=♕, e2=♕", "e4=♕, e2=♕", ""),
    ("Q27", "e1g1", "e1g1", ""),
    ("Q28", "e5d6", "", "empty-square"),
    ("Q29", "a9b1", "", "off-board"),
    ("Q29", "i2i4", "", "off-board"),
    ("Q29", "e0e2", "", "off-board"),
    ("Q30", "e2e4 , e7e5,,g1f3", "e2e4, e7e5, g1f3", ""),
    ("Q31", "ｅ２ｅ４", "e2e4", "fullwidth-characters"),
    ("Q31", "е2е4", "", "lookalike-character"),
    ("Q32", "e2e4\u{200B}", "e2e4", "differs-in-sheet"),
    ("Q32", "\u{FEFF}e2e4", "e2e4", "differs-in-sheet"),
    ("Q32", "e2\u{200E}e4", "e2e4", "differs-in-sheet"),
    ("Q33", "e2-e4", "e2e4", "differs-in-sheet"),
    ("Q34", "E8=♕", "e8=♕", ""),
    ("Q35", "=e4=♕", "", "near-miss"),
    ("Q35", "(e4=♕)", "", "near-miss"),
    ("Q36", "be4=♕", "", "near-miss"),
    ("Q37", "e4=♕x", "", "several-pieces"),
    ("Q37", "e4= ♕", "", "nothing-after-equals"),
    ("Q38", "12", "", ""),
    ("Q38", "TRUE", "", "not-understood"),
    ("Q40", "İ", "", "not-understood"),
    ("Q41", "e4x", "", "x-at-end"),
    ("Q42", "xxe4", "", "near-miss"),
    ("Q42", "axb3", "", "san-move"),
];

#[test]
fn every_quirk_has_its_verdict() {
    for (quirk, text, clean, code) in VERDICTS {
        let script = open(text);
        let code_found = script.diagnostics().next().map_or("", |diagnostic| diagnostic.code());
        assert_eq!(code_found, code, "{quirk} {text:?}");
        if quirk != "Q05" || text != "e7e8=♕" {
            assert_eq!(placement(&script), placement(&open(clean)), "{quirk} {text:?}");
        }
    }
    for row in oracle::sample("quirks") {
        let told = VERDICTS.iter().any(|(quirk, ..)| *quirk == row.str("id"));
        assert!(told || row.str("id") == "Q39", "{}", row.str("id"));
    }
}

#[test]
fn the_symbol_after_a_promotion_keeps_its_colour() {
    assert_eq!(placement(&open("e7e8=♕")), placement(&open("e7e8, e8=♕")));
}

#[test]
fn what_is_fixed_is_clean_and_the_spreadsheet_shows_the_same_board() {
    let rows = [oracle::whole("scripts"), oracle::whole("malformed")].concat();
    let scripts = rows.iter().filter(|row| matches!(row.str("kind"), "script" | "quirk" | "noise" | "clean"));
    let texts = scripts.filter(|row| row.str("encoding") != "repeat").map(oracle::Row::text);
    let texts: Vec<String> = texts.chain(VERDICTS.iter().map(|(_, text, ..)| (*text).to_owned())).collect();
    assert!(texts.len() > 100);
    for text in texts {
        for mode in [Mode::Friendly, Mode::Sheet] {
            let mut script = Script::open(Start::default(), mode, &text).unwrap();
            script.fix_all().unwrap();
            let left: Vec<_> = script.diagnostics().map(|diagnostic| diagnostic.to_string()).collect();
            assert_eq!(left, [""; 0], "{text:?} became {:?}", script.text());
            let sheet = Script::open(Start::default(), Mode::Sheet, script.text()).unwrap();
            assert_eq!(placement(&sheet), placement(&script), "{text:?} became {:?}", script.text());
        }
    }
}

#[test]
fn where_nothing_is_said_the_spreadsheet_does_the_same() {
    for row in oracle::whole("scripts").iter().filter(|row| row.str("encoding") != "repeat") {
        let text = row.text();
        let script = open(&text);
        if script.diagnostic_count() == 0 {
            assert_eq!(placement(&script), row.str("placement"), "{text:?}");
        }
    }
}

#[test]
fn friendly_mode_never_loses_a_piece_but_to_a_move_or_a_removal_or_an_insertion() {
    for row in oracle::whole("scripts").iter().filter(|row| row.str("encoding") != "repeat") {
        let script = open(&row.text());
        let mut before = 32;
        for (index, sheet) in script.sheets().enumerate() {
            let now = sheet.board().occupied().len();
            let meaning = script.token(index).unwrap().meaning;
            let may_lose = !matches!(meaning, Meaning::Nothing);
            assert!(now >= before || may_lose, "{:?}", row.text());
            before = now;
        }
    }
}

#[test]
fn sentences_say_place_what_why_and_the_fix() {
    for (text, sentence, fix) in [
        (
            "e2e4, e7e5, Nf3",
            "Line 1, column 13: \"Nf3\" was ignored: written as a move (Nf3); scripts say g1f3.",
            Some("g1f3"),
        ),
        (
            "e2e4\n e3e4",
            "Line 2, column 2: \"e3e4\" was ignored: there is no piece on e3; the spreadsheet would empty e4.",
            Some(""),
        ),
        ("e8=Q", "Line 1, column 1: \"e8=Q\" ran, but the spreadsheet would put the text \"Q\" on e8.", Some("e8=♕")),
        ("e2e8q", "Line 1, column 1: \"e2e8q\" ran, but the spreadsheet would empty e2.", Some("e2e8, e8=♕")),
        (
            "е2e4",
            "Line 1, column 1: \"е2e4\" was ignored: \"е\" (U+0435) only looks like the right character; write e2e4.",
            Some("e2e4"),
        ),
        ("e4= ♕", "Line 1, column 1: \"e4=\" was ignored: no space may stand after =; write e4=♕.", Some("e4=♕")),
        (
            "Nf6",
            "Line 1, column 1: \"Nf6\" was ignored: written as a move (Nf6); scripts say from where to where. \"Nf6\" is not \
             legal here: no knight can go to f6.",
            None,
        ),
        ("1. e4 e5", "Line 1, column 4: \"e4\" was ignored: written as a move (e4); scripts say e2e4.", Some("e2e4")),
        (
            "xe2e4",
            "Line 1, column 1: \"xe2e4\" was ignored: x before one square removes, two squares move; it cannot be both; \
             write e2e4.",
            Some("e2e4"),
        ),
        (
            "xe1, Nf3",
            "Line 1, column 6: \"Nf3\" was ignored: written as a move (Nf3), which needs a legal position: white has no king.",
            None,
        ),
    ] {
        let told: Vec<_> = open(text).diagnostics().collect();
        let first = told.iter().find(|diagnostic| diagnostic.kind != DiagnosticKind::OddGap).unwrap();
        assert_eq!((first.to_string().as_str(), first.fix()), (sentence, fix), "{text}");
    }
}

#[test]
fn separators_of_a_kind_are_told_once_and_put_right_together() {
    let mut script = open("e2e4\n\ne7e5;g1f3\nb8c6\n; f1b5\n");
    let told: Vec<_> = script.diagnostics().map(|diagnostic| diagnostic.to_string()).collect();
    let breaks = "Line 1, column 5: Line breaks: the formula needs a comma.";
    let semicolons = "Line 3, column 5: \";\": the formula needs a comma.";
    assert_eq!(told, [breaks, semicolons]);
    assert_eq!(script.diagnostic_count(), 2);
    assert_eq!(script.fix(1), Ok(true));
    assert_eq!(script.text(), "e2e4, e7e5;g1f3, b8c6, f1b5");
    let sentences: Vec<_> = open("e2e4\n").diagnostics().map(|diagnostic| diagnostic.diagnostic.message()).collect();
    assert_eq!(sentences, ["Line breaks: the formula knows only commas and spaces."]);
}

#[test]
fn fixing_all_tells_what_it_did() {
    for (text, rewritten, removed, separators) in [
        ("e2e4, e7e5", 0, 0, 0),
        ("e4 e5, Nf3; oops", 3, 1, 1),
        ("e4= ♕, e2e2, e7-e5\n", 2, 1, 1),
        ("e1g1 e8=Q {good} 1-0", 1, 2, 0),
        ("((((e2e4 e7e5", 4, 0, 0),
    ] {
        let mut script = open(text);
        assert_eq!(script.fix_all(), Ok(Fixes { rewritten, removed, separators }), "{text}: {}", script.text());
        assert_eq!(script.diagnostic_count(), 0, "{text}");
    }
}

#[test]
fn a_line_of_san_is_not_called_illegal_for_what_stands_before() {
    let script = open("1. e4 e5");
    let sentence = "Line 1, column 7: \"e5\" was ignored: written as a move (e5); put the moves before it right first.";
    assert_eq!(script.diagnostic(2).unwrap().to_string(), sentence);
}

#[test]
fn half_a_move_is_told_with_the_whole_one() {
    for (start, text, fix) in [
        ("rnbqk2r/pppp1ppp/5n2/2b1p3/2B1P3/5N2/PPPP1PPP/RNBQK2R w KQkq - 4 4", "e1g1", "e1g1, h1f1"),
        ("4k3/8/8/8/8/8/8/4K2R w K - 0 1", "e1h1", "e1g1, h1f1"),
        ("4k3/8/8/3pP3/8/8/8/4K3 w - d6 0 1", "e5d6", "e5d6, xd5"),
        ("8/4P1k1/8/8/8/8/8/4K3 w - - 0 1", "e7e8", "e7e8, e8=♕"),
        ("8/4P1k1/8/8/8/8/8/4K3 w - - 0 1", "e8=N", "e7e8, e8=♘"),
        ("4k3/8/8/8/8/8/1p6/4K3 b - - 0 1", "b1=Q", "b2b1, b1=♛"),
    ] {
        let mut script = Script::new(start.parse().unwrap(), text).unwrap();
        let diagnostic = script.diagnostic(0).unwrap();
        assert_eq!((diagnostic.severity(), diagnostic.fix()), (Severity::Warning, Some(fix)), "{diagnostic}");
        assert!(diagnostic.to_string().contains(" ran, but "), "{diagnostic}");
        assert_eq!(script.fix(0), Ok(true));
        assert!(script.text() == fix && script.san(0).is_some() && script.diagnostic_count() == 0);
    }
}

#[test]
fn sheet_mode_warns_of_its_traps() {
    for (text, sentence, fix) in [
        ("e3e2", "Line 1, column 1: \"e3e2\" ran, but e3 is empty, so e2 becomes empty too.", Some("")),
        (
            "e7e8=♕",
            "Line 1, column 1: \"e7e8=♕\" ran, but not as it looks: the spreadsheet empties e7.",
            Some("e7e8, e8=♕"),
        ),
        (
            "e2-e4",
            "Line 1, column 1: \"e2-e4\" was ignored: it is nearly a token, but not quite; write e2e4.",
            Some("e2e4"),
        ),
    ] {
        let script = Script::open(Start::default(), Mode::Sheet, text).unwrap();
        let diagnostic = script.diagnostic(0).unwrap();
        assert_eq!((diagnostic.to_string().as_str(), diagnostic.fix()), (sentence, fix), "{text}");
    }
}

#[test]
fn every_complaint_has_a_code_of_its_own() {
    let mut codes: Vec<_> = DiagnosticKind::ALL.iter().map(|diagnostic| diagnostic.code()).collect();
    codes.sort_unstable();
    codes.dedup();
    assert_eq!(codes.len(), DiagnosticKind::ALL.len());
}

#[test]
fn broken_scripts_are_read_whatever_they_hold() {
    for row in oracle::whole("malformed").iter().filter(|row| row.str("kind") == "script") {
        let text = row.text();
        for mode in [Mode::Friendly, Mode::Sheet] {
            if let Ok(mut script) = Script::open(Start::default(), mode, &text) {
                assert!(script.diagnostics().take(5).all(|diagnostic| diagnostic.to_string().len() < 1_000));
                script.fix_all().unwrap();
            }
        }
    }
}
