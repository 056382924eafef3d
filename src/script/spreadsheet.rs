//! The script as the spreadsheet runs it, and the formula of the spreadsheet filled with it.
//!
//! In: a script. Out: a text to paste into Google Sheets, the script for the cell that the formula reads, or the
//! formula with the script in it. Only what changes the board is written; a start other than the usual one is set up
//! first.

use super::Mode;
use super::script::Script;
use super::state::StepKind;
use super::write::{push_gap, push_insertion, push_meaning, push_removal};
use crate::board::{Board, Square};
use crate::diagnostic::{diagnostics, sentences};
use alloc::string::{String, ToString};

/// As many UTF-16 units fit into a cell of Google Sheets.
const CELL: usize = 50_000;

/// The formula up to the script …
const HEAD: &str = "=ARRAYFORMULA(LET(moves,";
/// … and behind it. It is one line: pasted text with line breaks goes into several cells.
const TAIL: &str = concat!(
    r#",coords,CHAR(SEQUENCE(1,8,97))&SEQUENCE(8,1,8,-1),"#,
    r#"initial_board,{{"♜","♞","♝","♛","♚","♝","♞","♜"};"#,
    "{\"♟\u{FE0E}\",\"♟\u{FE0E}\",\"♟\u{FE0E}\",\"♟\u{FE0E}\",\"♟\u{FE0E}\",\"♟\u{FE0E}\",\"♟\u{FE0E}\",\"♟\u{FE0E}\"};",
    r#"{"","","","","","","",""};{"","","","","","","",""};{"","","","","","","",""};{"","","","","","","",""};"#,
    r#"{"♙","♙","♙","♙","♙","♙","♙","♙"};{"♖","♘","♗","♕","♔","♗","♘","♖"}},"#,
    r#"UPDATE_POSITION,LAMBDA(board,coord,new,IF(coords=coord,new,board)),"#,
    r#"GET_PIECE,LAMBDA(board,coord,TEXTJOIN(,,IF(coords=coord,board,))),"#,
    r#"UPDATE_BOARD,LAMBDA(board,move,LET(PATTERN,LAMBDA(re,REGEXMATCH(LOWER(move),re)),from,LEFT(move,2),to,RIGHT(move,2),"#,
    r#"IF(PATTERN("([a-h][1-8]){2}"),UPDATE_POSITION(UPDATE_POSITION(board,from,),to,GET_PIECE(board,from)),"#,
    r#"IF(PATTERN("x[a-h][1-8]"),UPDATE_POSITION(board,to,),"#,
    r#"IF(PATTERN("[a-h][1-8]=."),UPDATE_POSITION(board,from,RIGHT(move)),board))))),"#,
    r#"IF(moves="",initial_board,REDUCE(initial_board,SPLIT(moves,", "),UPDATE_BOARD))))"#,
);

diagnostics! {
    /// Why there is no formula.
    #[derive(Clone, Copy, PartialEq, Eq, Debug)]
    pub enum SpreadsheetError: Error, "sheet", "", "";
    /// It would have this many characters, more than a cell holds.
    TooLong(length: usize) [length: length, most: CELL] = "formula-too-long",
        "a cell of Google Sheets holds {most} characters, and this formula has {length}; shorten the script";
}

sentences!(SpreadsheetError);

/// The script as the spreadsheet runs it, from its own start to the same board.
///
/// ```
/// use gridmate::script::{Script, Start, sheet_script};
/// let script = Script::new("8/8/8/8/8/8/8/RNBQKBNR".parse()?, "1. e1-d2 oops")?;
/// assert!(sheet_script(&script).starts_with("xa2, xb2, "));
/// assert!(sheet_script(&script).ends_with(", xh8, e1d2"));
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[must_use]
pub fn sheet_script(script: &Script) -> String {
    let mut text = String::new();
    push_setup(&mut text, &script.start().setup.board);
    for (step, state) in script.walk().filter(|(step, _)| step.kind != StepKind::Ignored) {
        for token in step.tokens.filter_map(|index| script.token(index)) {
            if script.mode() == Mode::Sheet {
                push_gap(&mut text);
                text.push_str(token.text);
            } else {
                push_meaning(&mut text, token.meaning, state.sheet().board());
            }
        }
    }
    text
}

/// The formula of the spreadsheet with the script in it, for a cell of Google Sheets.
///
/// ```
/// use gridmate::script::{Script, Start, sheet_formula};
/// let script = Script::new(Start::default(), "1. e4")?;
/// assert!(sheet_formula(&script)?.starts_with("=ARRAYFORMULA(LET(moves,\"\",coords,"));
/// let script = Script::new(Start::default(), "e2e4, e7e5")?;
/// assert!(sheet_formula(&script)?.starts_with("=ARRAYFORMULA(LET(moves,\"e2e4, e7e5\",coords,"));
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
pub fn sheet_formula(script: &Script) -> Result<String, SpreadsheetError> {
    let mut formula = String::from(HEAD);
    push_literal(&mut formula, &sheet_script(script));
    formula.push_str(TAIL);
    let length = formula.encode_utf16().count();
    if length <= CELL { Ok(formula) } else { Err(SpreadsheetError::TooLong(length)) }
}

/// Adds a text as a formula writes it: quotes are doubled, and characters that end a cell or a line stand by number.
fn push_literal(formula: &mut String, text: &str) {
    formula.push('"');
    for char in text.chars() {
        match char {
            '"' => formula.push_str("\"\""),
            '\t' | '\n' | '\r' => formula.push_str(&["\"&CHAR(", &u32::from(char).to_string(), ")&\""].concat()),
            _ => formula.push(char),
        }
    }
    formula.push('"');
}

/// Adds the tokens that make another board of the usual one.
fn push_setup(text: &mut String, board: &Board) {
    let usual = Board::initial();
    let differs = |square: &Square| board.piece_at(*square) != usual.piece_at(*square);
    for square in Square::ALL.into_iter().filter(differs) {
        match board.piece_at(square) {
            Some(piece) => push_insertion(text, square, piece),
            None => push_removal(text, square),
        }
    }
}
