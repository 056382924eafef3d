//! Sheet mode, row by row what the spreadsheet formula gives.

use crate::oracle::{self, Row};
use gridmate::script::{Document, Mode, Start};

/// The placements after each token, and after all of them.
fn placements(text: &str) -> (Vec<String>, String) {
    let document = Document::open(Start::default(), Mode::Sheet, text).expect("no row is too long");
    let last = document.state(usize::MAX).sheet().placement();
    let steps: Vec<_> = document.sheets().take(50).map(|sheet| sheet.placement()).collect();
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
fn every_row_gives_the_placement_of_the_spreadsheet() {
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
