//! The files of `pgn --parquet`, read back.

use crate::terminal::run;
use parquet::file::reader::{FileReader, SerializedFileReader};
use parquet::record::Field;
use serde_json::json;
use std::fs::File;
use std::path::{Path, PathBuf};

const GAMES: &str = r#"[White "Ann"]
[Black "Ben"]
[Date "2024.02.29"]
[WhiteElo "2100"]
[BlackElo "-"]
[Annotator "Cy"]
[Result "1-0"]

{[%eval 0.2] first} 1. e4 {[%eval 0.35] [%clk 0:09:58.5] best} d5 $2 $14 {[%eval #-3]} 2. e5 f5 3. exf6 (3. d4) 3... Nc6 4. fxg7
Nf6 {[%emt 0:00:02]} 5. gxh8=Q Qd6 6. Nf3 Bd7 7. Bb5 O-O-O 8. O-O 1-0

[White "Broken"]
[Result "1/2-1/2"]

1. e4 e5 2. Ke3 1/2-1/2

[FEN "nonsense"]

1. e4 *

[Variant "Chess960"]
[FEN "rkbnnqbr/pppppppp/8/8/8/8/PPPPPPPP/RKBNNQBR w KQkq - 0 1"]
[SetUp "1"]

1. e4 *

[Result "0-1"]

1. f3 e5 2. g4 Qh4# 0-1

1. e4 -- 2. d4 *
"#;

/// A folder of a test, without the files of a run before.
fn folder(name: &str) -> PathBuf {
    let folder = Path::new(env!("CARGO_TARGET_TMPDIR")).join(name);
    let _ = std::fs::remove_dir_all(&folder);
    folder
}

/// The values of some columns of a table, a line for each row: nothing where there is no value.
fn rows(folder: &Path, table: &str, columns: &str) -> Vec<String> {
    let file = File::open(folder.join(format!("{table}.parquet"))).unwrap();
    let reader = SerializedFileReader::new(file).unwrap();
    let shown = |field: &Field| match field {
        Field::Null => String::new(),
        Field::Str(text) => text.clone(),
        Field::Double(number) => number.to_string(),
        other => other.to_string(),
    };
    let of_row = |row: parquet::errors::Result<parquet::record::Row>| {
        let row = row.unwrap();
        let value = |column: &str| {
            let (_, field) = row.get_column_iter().find(|(name, _)| *name == column).expect(column);
            shown(field)
        };
        columns.split_whitespace().map(value).collect::<Vec<_>>().join("|")
    };
    reader.get_row_iter(None).unwrap().map(of_row).collect()
}

#[test]
fn games_are_written_with_their_tags_and_errors() {
    let folder = folder("parquet-games");
    let run = run(&["pgn", "--parquet", folder.to_str().unwrap()], GAMES.as_bytes());
    assert_eq!((run.code, &*run.stderr), (Some(0), ""));
    let objects = run.objects();
    let [broken, nonsense, counts] = &objects[..] else { panic!("{objects:?}") };
    assert!(
        [broken, nonsense].iter().all(|object| object["ok"] == false && object["error"]["message"].is_string()),
        "{run:?}"
    );
    assert_eq!(counts, &json!({ "ok": true, "games": 6, "moves": 25, "positions": 30, "errors": 2 }));
    let columns = "game white black date white_elo black_elo result white_score chess960 plies error";
    assert_eq!(
        rows(&folder, "games", columns),
        [
            "1|Ann|Ben|2024-02-29|2100||1-0|1|false|15|",
            "2|Broken|||||1/2-1/2|0.5|false|2|unreachable",
            "3||||||*||false|0|bad-fen",
            "4||||||*||true|1|",
            "5||||||0-1|0|false|4|",
            "6||||||*||false|3|",
        ]
    );
    let starts = rows(&folder, "games", "start_fen");
    assert_eq!(starts[2], "");
    assert_eq!(starts[3], "rkbnnqbr/pppppppp/8/8/8/8/PPPPPPPP/RKBNNQBR w KQkq - 0 1");
    assert!(rows(&folder, "games", "tags")[0].contains(r#""Annotator" -> "Cy""#));
}

#[test]
fn moves_are_written_with_what_they_do_and_what_is_said_of_them() {
    let folder = folder("parquet-moves");
    run(&["pgn", "--parquet", folder.to_str().unwrap()], GAMES.as_bytes());
    let columns = "game ply number side from_square to_square uci san piece captured promotion";
    let moves = rows(&folder, "moves", columns);
    for expected in [
        "1|1|1|w|e2|e4|e2e4|e4|P||",
        "1|5|3|w|e5|f6|e5f6|exf6|P|p|",
        "1|9|5|w|g7|h8|g7h8q|gxh8=Q|P|r|q",
        "1|14|7|b|e8|c8|e8c8|O-O-O|k||",
        "5|4|2|b|d8|h4|d8h4|Qh4#|q||",
        "6|2|1|b|||0000|--|||",
        "6|3|2|w|d2|d4|d2d4|d4|P||",
    ] {
        assert!(moves.iter().any(|line| line == expected), "{expected} {moves:#?}");
    }
    let flags = rows(&folder, "moves", "game ply capture castling en_passant gives_check gives_mate");
    for expected in [
        "1|1|false|false|false|false|false",
        "1|5|true|false|true|false|false",
        "1|14|false|true|false|false|false",
        "5|4|false|false|false|true|true",
        "6|2|false|false|false|false|false",
    ] {
        assert!(flags.iter().any(|line| line == expected), "{expected} {flags:#?}");
    }
    let said = rows(&folder, "moves", "nags clock elapsed evaluation mate comment");
    assert_eq!(said[..3], ["[]|598500||35||best", "[2, 14]||||-3|", "[]|||||"]);
    assert_eq!(said[7], "[]||2000|||");
}

#[test]
fn positions_are_written_with_their_bitboards() {
    let folder = folder("parquet-positions");
    run(&["pgn", "--parquet", folder.to_str().unwrap()], GAMES.as_bytes());
    let columns = "game ply side castling_rights en_passant_square halfmove_clock number evaluation mate clock";
    let positions = rows(&folder, "positions", columns);
    assert_eq!(positions[..3], ["1|0|w|KQkq||0|1|20||", "1|1|b|KQkq||0|1|35||598500", "1|2|w|KQkq||0|2||-3|"]);
    assert_eq!(positions[4], "1|4|w|KQkq|f6|0|3|||");
    let boards = rows(
        &folder,
        "positions",
        "game ply white_pawns white_knights white_bishops white_rooks white_queens white_king black_pawns black_rooks black_king fen",
    );
    let start = "1|0|65280|66|36|129|8|16|71776119061217280|9295429630892703744|1152921504606846976|\
                 rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1";
    assert_eq!(boards[0], start);
    // The same position has one hash, whichever game it stands in.
    let hashes = rows(&folder, "positions", "ply hash");
    let of_ply = |ply: &str| hashes.iter().filter(|line| line.starts_with(ply)).cloned().collect::<Vec<_>>();
    let starts = of_ply("0|");
    assert_eq!((starts.len(), &starts[1]), (5, &starts[0]));
    assert_ne!(starts[2], starts[0]);
}

#[test]
fn a_folder_that_cannot_be_made_is_named() {
    let file = folder("parquet-file");
    std::fs::write(&file, "").unwrap();
    let run = run(&["pgn", "--parquet", file.to_str().unwrap()], b"1. e4 *");
    assert_eq!(run.code, Some(2));
    assert!(run.stderr.starts_with("gridmate: --parquet: cannot make "), "{}", run.stderr);
}
