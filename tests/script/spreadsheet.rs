//! Sheet mode, row by row what the spreadsheet formula gives.

use crate::oracle::{self, Row};
use gridmate::board::Board;
use gridmate::script::{self, Sheet};

fn check(rows: &[Row]) {
    for row in rows {
        let text = row.text();
        let id = row.str("id");
        let start = Sheet::from(Board::initial());
        let placement = match row.0["steps"].is_array() {
            true => {
                let steps: Vec<_> = script::sheet_boards(&text, start.clone()).map(|sheet| sheet.placement()).collect();
                assert_eq!(steps, row.texts("steps"), "{id} {text:?}");
                steps.last().cloned().unwrap_or_else(|| start.placement())
            }
            false => script::sheet_boards(&text, start.clone()).last().unwrap_or(start).placement(),
        };
        assert_eq!(placement, row.str("placement"), "{id}");
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
        let start = Sheet::from(Board::initial());
        let text = row.text();
        let last = script::sheet_boards(&text, start.clone()).last().unwrap_or(start);
        assert_eq!(last.placement(), row.str("compat"), "{} {text:?}", row.str("id"));
    }
}
