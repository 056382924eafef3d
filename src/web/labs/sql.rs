//! SQL: statements and what is to be known of them, and a game as the rows of a database.

use crate::board::{Board, Piece, Square};
use crate::sql::{self, GameTable, SqlAdvice, SqlValue, TextColumns};
use crate::web::error::{Failure, object};
use crate::web::json::Json;
use crate::web::read::played;
use wasm_bindgen::prelude::*;

fn columns(names: &[String]) -> TextColumns {
    TextColumns::new(names.iter().map(String::as_str))
}

fn advised(advice: Option<SqlAdvice>) -> JsValue {
    advice.map_or(JsValue::UNDEFINED, |advice| object(&advice.into()))
}

/// Where the statements of a text begin and end, in units of UTF-16: they end with a semicolon, or with `GO` on a
/// line of its own.
///
/// ```js
/// sqlStatements("select 1; select ';'"); // [[0, 8], [9, 20]]
/// ```
#[wasm_bindgen(js_name = sqlStatements, unchecked_return_type = "[start: number, end: number][]")]
pub fn sql_statements(text: &str) -> JsValue {
    let (mut bytes, mut units) = (0, 0);
    let mut unit = |end: usize| {
        units += text.get(bytes..end).map_or(0, |between| between.encode_utf16().count() as u32);
        bytes = end;
        units
    };
    Json::parsed_list(sql::statements(text), |json, place| {
        json.list([place.start, place.end], |json, end| json.plain(unit(end)));
    })
}

/// The tables of these names that a statement names, if anything is added in it: of them it is to be known which columns
/// hold texts.
///
/// ```js
/// sqlNamed("select Square + 'x' from board", ['Board', 'Paths']); // ['Board']
/// ```
#[wasm_bindgen(js_name = sqlNamed)]
pub fn sql_named(statement: &str, tables: Vec<String>) -> Vec<String> {
    sql::named(statement, tables.iter().map(String::as_str)).into_iter().map(str::to_owned).collect()
}

/// The table or view that a statement makes, if it makes one.
///
/// ```js
/// sqlCreated('create table [dbo].[Board] (X int)'); // { kind: 'table', name: 'Board' }
/// ```
#[wasm_bindgen(js_name = sqlCreated, unchecked_return_type = "{ kind: 'table' | 'view'; name: string } | null")]
pub fn sql_created(statement: &str) -> JsValue {
    Json::parsed(|json| {
        json.maybe(sql::created(statement), |json, (kind, name)| {
            json.object(|json| {
                json.field("kind").text(kind);
                json.field("name").text(name);
            });
        });
    })
}

/// A statement of T-SQL that SQLite refuses with this message, in its words: one or more. Nothing, if there is nothing to
/// change, or no form for it. `texts` are the columns that hold texts.
///
/// ```js
/// sqlTranslated('select top 1 X from Board', [], 'near "1": syntax error'); // ['select X from Board limit 1']
/// ```
#[wasm_bindgen(js_name = sqlTranslated)]
pub fn sql_translated(statement: &str, texts: Vec<String>, message: &str) -> Option<Vec<String>> {
    sql::translated_after(statement, &columns(&texts), message)
}

/// What to write in the place of a statement that SQLite refuses with this message.
///
/// ```js
/// sqlAdvice('declare @x int', 'near "declare": syntax error').code; // 'loops'
/// ```
#[wasm_bindgen(js_name = sqlAdvice, unchecked_return_type = "Diagnostic | undefined")]
pub fn sql_advice(statement: &str, message: &str) -> JsValue {
    advised(sql::advice(statement, message))
}

/// What SQLite does otherwise than SQL Server in a statement that it reads, and says nothing of it.
///
/// ```js
/// sqlSurprise("select Square + 'x' from Board", ['Square']).code; // 'plus'
/// ```
#[wasm_bindgen(js_name = sqlSurprise, unchecked_return_type = "Diagnostic | undefined")]
pub fn sql_surprise(statement: &str, texts: Vec<String>) -> JsValue {
    advised(sql::surprise(statement, &columns(&texts)))
}

/// Of some names the one that a misspelt word is nearest to, if one is near.
///
/// ```js
/// nearestName('pices', ['pieces', 'moves']); // 'pieces'
/// ```
#[wasm_bindgen(js_name = nearestName)]
pub fn nearest_name(word: &str, names: Vec<String>) -> Option<String> {
    crate::sets::nearest_name(word, names.iter().map(String::as_str)).map(str::to_owned)
}

/// The names of the tables that a game fills.
///
/// ```js
/// gameTables()[0]; // 'pieces'
/// ```
#[wasm_bindgen(js_name = gameTables, unchecked_return_type = "GameTable[]")]
pub fn game_tables() -> Vec<String> {
    GameTable::ALL.into_iter().map(|table| table.name().to_owned()).collect()
}

/// The statements that make those tables.
///
/// ```js
/// gameSchema().startsWith('create table pieces (square, piece, role, side);'); // true
/// ```
#[wasm_bindgen(js_name = gameSchema)]
pub fn game_schema() -> String {
    sql::table_schema()
}

fn write_rows(json: &mut Json, table: GameTable, rows: &[Vec<SqlValue>]) {
    json.field(table.name()).list(rows, |json, row| json.list(row, write_value));
}

fn write_value(json: &mut Json, value: &SqlValue) {
    match value {
        SqlValue::Null => json.plain("null"),
        SqlValue::Number(number) => json.plain(number),
        SqlValue::Text(text) => json.text(text),
    }
}

/// A game after some UCI moves from a start as rows.
///
/// ```js
/// const start = 'rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1';
/// gameFacts(start, 'e2e4').legal_moves.length; // 20
/// ```
#[wasm_bindgen(js_name = gameFacts, unchecked_return_type = "GameRows")]
pub fn game_facts(start: &str, moves: &str) -> Result<JsValue, Failure> {
    let game = played(start, moves)?;
    Ok(Json::parsed_object(|json| {
        GameTable::ALL.into_iter().for_each(|table| write_rows(json, table, &table.rows(&game)));
    }))
}

/// What stands on a board as rows, legal or not: FEN letters from a1 to h8, and anything else where nothing stands.
///
/// ```js
/// boardFacts('K').pieces; // [['a1', 'K', 'king', 'w']]
/// ```
#[wasm_bindgen(js_name = boardFacts, unchecked_return_type = "GameRows")]
pub fn board_facts(letters: &str) -> JsValue {
    let mut board = Board::EMPTY;
    for (square, letter) in Square::ALL.into_iter().zip(letters.chars()) {
        board.set(square, Piece::from_char(letter));
    }
    Json::parsed_object(|json| write_rows(json, GameTable::Pieces, &sql::piece_rows(&board)))
}
