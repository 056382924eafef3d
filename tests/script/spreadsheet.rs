//! Sheet mode, row by row what the spreadsheet formula gives; and the formula itself, with a script in it.

use crate::oracle::{self, Row};
use crate::sheets;
use gridmate::board::{Piece, Square};
use gridmate::script::{Content, Mode, Script, Sheet, SpreadsheetError, Start, sheet_formula, sheet_script};

/// The placements after each token, and after all of them.
fn placements(text: &str) -> (Vec<String>, String) {
    let script = Script::open(Start::default(), Mode::Sheet, text).expect("no row is too long");
    let last = script.state(usize::MAX).sheet().placement();
    let steps: Vec<_> = script.sheets().take(50).map(|sheet| sheet.placement()).collect();
    (steps, last)
}

fn check(rows: &[Row]) {
    for row in rows {
        let (steps, last) = placements(&row.text());
        if row.0["steps"].is_array() {
            assert_eq!(steps, row.texts("steps"), "{}", row.str("id"));
        }
        assert_eq!(last, row.str("placement"), "{}", row.str("id"));
    }
}

#[test]
fn a_sample_of_rows_gives_the_placement_of_the_spreadsheet() {
    check(&oracle::sample("scripts"));
}

#[test]
fn heavy_all_rows_give_the_placement_of_the_spreadsheet() {
    check(&oracle::whole("scripts"));
}

#[test]
fn scripts_that_are_broken_for_people_are_not_for_the_spreadsheet() {
    let rows: Vec<_> = oracle::whole("malformed").into_iter().filter(|row| row.str("kind") == "script").collect();
    for row in rows.iter().filter(|row| row.maybe("compat").is_some()) {
        assert_eq!(placements(&row.text()).1, row.str("compat"), "{}", row.str("id"));
    }
}

/// The placement that a formula shows.
fn shown(formula: &str) -> String {
    let cells = sheets::cells(formula);
    let mut sheet = Sheet::default();
    for (index, units) in cells.iter().enumerate() {
        // The black pawns of the formula ask to be shown as text.
        let cell: Vec<u16> = units.iter().copied().filter(|&unit| unit != 0xFE0E || units.len() == 1).collect();
        let content = match cell.as_slice() {
            [] => None,
            &[unit] => Some(match char::from_u32(u32::from(unit)).and_then(Piece::from_glyph) {
                Some(piece) => Content::Piece(piece),
                None => Content::Text(unit),
            }),
            more => panic!("{more:?} in one cell"),
        };
        let square = Square::from_index(index ^ 56).expect("64 cells");
        sheet.set(square, content);
    }
    sheet.placement()
}

fn check_formulas(rows: &[Row]) {
    for row in rows {
        let script = Script::open(Start::default(), Mode::Sheet, &row.text()).expect("no row is too long");
        match sheet_formula(&script) {
            Ok(formula) => assert_eq!(shown(&formula), row.str("placement"), "{}", row.str("id")),
            Err(SpreadsheetError::TooLong(length)) => assert!(length > 50_000, "{}", row.str("id")),
        }
    }
}

#[test]
fn the_formula_with_a_sample_of_scripts_in_it_shows_the_board_of_each() {
    check_formulas(&oracle::sample("scripts"));
}

#[test]
fn heavy_the_formula_with_any_script_in_it_shows_the_board_of_the_script() {
    check_formulas(&oracle::whole("scripts"));
}

#[test]
fn the_formula_of_a_friendly_script_shows_its_board_whatever_the_start_and_the_spelling() {
    for (start, text) in [
        ("960:0", ""),
        ("960:909", "1. e4 e2-e4 e7e5; xa1\ng1f3 {good} oops"),
        ("4k3/P7/8/8/8/8/8/R3K3 w Q - 0 1", "a7a8q, e8e7, e1c1, a1d1"),
        ("8/8/8/8/8/8/8/8", "e4=Q d4=♛ castling=-"),
    ] {
        let script = Script::new(start.parse().expect("a start"), text).expect("a script");
        let formula = sheet_formula(&script).expect("it is short");
        assert_eq!(shown(&formula), script.state(usize::MAX).sheet().placement(), "{text}");
        assert!(!formula.contains(['\n', '\t']), "it is pasted into one cell");
    }
}

#[test]
fn quotes_and_line_breaks_of_a_script_stay_in_the_text_of_the_formula() {
    // The last character goes onto the board; a quote is one.
    let text = "e4=\", d4=\"\", c4=\nx, b4=\tz";
    let script = Script::open(Start::default(), Mode::Sheet, text).expect("a script");
    let formula = sheet_formula(&script).expect("it is short");
    assert_eq!(shown(&formula), script.state(usize::MAX).sheet().placement());
    assert!(formula.contains("e4=\"\", d4=\"\"\"\""), "{formula}");
}

#[test]
fn a_formula_that_does_not_fit_into_a_cell_is_refused_with_its_length() {
    let script = Script::new(Start::default(), &"g1f3, f3g1, ".repeat(5_000)).expect("a script");
    let cell = sheet_script(&script);
    let Err(error) = sheet_formula(&script) else { panic!("it fits") };
    assert_eq!(error.code(), "formula-too-long");
    assert!(error.to_string().starts_with("a cell of Google Sheets holds 50000 characters, and this formula has "));
    let SpreadsheetError::TooLong(length) = error;
    assert!(length > cell.len() && length > 50_000);
}
