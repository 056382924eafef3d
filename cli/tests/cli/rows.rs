//! Rows from outside, through the commands that other programs call.

use crate::oracle::{self, Row};
use crate::terminal::{answers, run, tag};
use serde_json::{Value, json};

/// The rows of one variant.
fn of_variant(rows: &[Row], chess960: bool) -> Vec<&Row> {
    rows.iter().filter(|row| row.flag("chess960") == chess960).collect()
}

/// What `inspect --perft 2` says of the position of a row.
fn expected_inspection(row: &Row) -> Value {
    let mut moves: Vec<_> = row.rows("moves");
    moves.sort_by(|one, other| one.str("uci").cmp(other.str("uci")));
    let moves: Vec<_> = moves
        .iter()
        .map(|played| json!({ "uci": played.str("uci"), "san": played.str("san"), "after": played.str("after") }))
        .collect();
    json!({
        "ok": true,
        "fen": row.str("fen_legal_ep"),
        "shredderFen": row.str("shredder_fen"),
        "isChess960": row.flag("chess960"),
        "turn": row.str("turn"),
        "isCheck": row.flag("in_check"),
        "isCheckmate": row.flag("checkmate"),
        "isStalemate": row.flag("stalemate"),
        "isInsufficientMaterial": row.flag("insufficient_material"),
        "moves": moves,
        "perft": row.numbers("perft")[..2],
    })
}

fn check_inspections(rows: &[Row]) {
    for (chess960, arguments) in [
        (false, &["inspect", "--stdin", "--perft", "2"][..]),
        (true, &["inspect", "--stdin", "--perft", "2", "--chess960"]),
    ] {
        let rows = of_variant(rows, chess960);
        let lines: Vec<_> = rows.iter().map(|row| row.str("fen").to_owned()).collect();
        for (row, answer) in rows.iter().zip(answers(arguments, &lines)) {
            let mut answer = answer;
            let fields = answer.as_object_mut().unwrap();
            assert!(fields.remove("warnings").is_some_and(|warnings| warnings.is_array()), "{}", row.str("id"));
            assert_eq!(fields.remove("repairs"), Some(json!([])), "{}", row.str("id"));
            assert_eq!(answer, expected_inspection(row), "{} {}", row.str("id"), row.str("fen"));
        }
    }
}

#[test]
fn a_sample_of_positions_is_inspected_as_the_rows_say() {
    check_inspections(&oracle::sample("positions"));
}

#[test]
fn heavy_all_positions_are_inspected_as_the_rows_say() {
    check_inspections(&oracle::whole("positions"));
}

/// What `game` says of the plies of a row.
fn expected_game(row: &Row) -> Value {
    let plies: Vec<_> = row
        .rows("plies")
        .iter()
        .map(|ply| {
            let turn = ply.str("fen").split(' ').nth(1).unwrap();
            let end = ply.maybe("end");
            // What is reached may be claimed as long as the game goes on.
            let reached = [("claim3", "threefold"), ("claim50", "fifty")].into_iter().filter(|(key, _)| ply.flag(key));
            let claims: Vec<_> = reached.filter(|_| end.is_none()).map(|(_, claim)| claim).collect();
            let winner = (end == Some("checkmate")).then(|| if turn == "w" { "b" } else { "w" });
            json!({
                "fen": ply.str("fen"),
                "turn": turn,
                "repetitions": ply.number("rep"),
                "halfmoveClock": ply.number("halfmove"),
                "claims": claims,
                "end": end,
                "winner": winner,
            })
        })
        .collect();
    json!({ "ok": true, "plies": plies })
}

fn check_games(rows: &[Row]) {
    let asked = |row: &Row| {
        let uci = row.texts("uci");
        json!({ "fen": row.str("start_fen"), "chess960": row.flag("chess960"), "moves": uci }).to_string()
    };
    let lines: Vec<_> = rows.iter().map(asked).collect();
    for (row, answer) in rows.iter().zip(answers(&["game", "--stdin"], &lines)) {
        assert_eq!(answer, expected_game(row), "{}", row.str("id"));
    }
}

#[test]
fn a_sample_of_games_is_followed_as_the_rows_say() {
    check_games(&oracle::sample("draws"));
}

#[test]
fn heavy_all_games_are_followed_as_the_rows_say() {
    check_games(&oracle::whole("draws"));
}

/// What `pgn` says of the game of a row, tags and warnings apart.
fn expected_reading(row: &Row) -> Value {
    let moves = row.texts("uci").into_iter().zip(row.texts("san"));
    let moves: Vec<_> = moves.map(|(uci, san)| json!({ "uci": uci, "san": san })).collect();
    json!({
        "ok": true,
        "start": row.str("start_fen"),
        "moves": moves,
        "fen": row.str("final_fen"),
        "result": row.str("result"),
    })
}

/// Reads the game of each row, as it was exported or with the noise of real files.
fn check_readings(rows: &[Row], key: &str) {
    for row in rows {
        let run = run(&["pgn"], row.str(key).as_bytes());
        let mut read = run.object();
        assert_eq!(tag(&read, "Result"), row.str("result"), "{}", row.str("id"));
        let fields = read.as_object_mut().unwrap();
        fields.remove("tags");
        let warnings = fields.remove("warnings").unwrap();
        assert_eq!(read, expected_reading(row), "{} {:?}", row.str("id"), row.texts("noise"));
        assert!(warnings.is_array());
        if key == "pgn" {
            assert_eq!(warnings, json!([]), "{}", row.str("id"));
        }
    }
}

#[test]
fn a_sample_of_games_is_read_as_the_rows_say() {
    check_readings(&oracle::sample("games_noise"), "pgn");
    check_readings(&oracle::sample("games_noise"), "pgn_noisy");
}

#[test]
fn heavy_all_games_are_read_as_the_rows_say() {
    check_readings(&oracle::whole("games_noise"), "pgn");
    check_readings(&oracle::whole("games_noise"), "pgn_noisy");
}

#[test]
fn a_sample_of_games_in_one_file_is_read_one_by_one() {
    let rows = oracle::sample("games_noise");
    let file: String = rows.iter().map(|row| row.str("pgn").to_owned() + "\n").collect();
    let games = run(&["pgn", "-"], file.as_bytes()).objects();
    assert_eq!(games.len(), rows.len());
    for (row, game) in rows.iter().zip(games) {
        assert_eq!(game["fen"], row.str("final_fen"), "{}", row.str("id"));
    }
}
