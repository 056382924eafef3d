//! Statements of T-SQL in SQLite's words: those of the article "SQLChess", what the page promises, and hostile ones; a game as
//! rows.

#![cfg(not(target_arch = "wasm32"))]
#![allow(clippy::panic, clippy::unwrap_used, reason = "a test may stop where a claim fails")]

use gridmate::board::Board;
use gridmate::diagnostic::{Diagnostic, Severity};
use gridmate::game::Game;
use gridmate::notation::san;
use gridmate::sql::{
    GameTable, SqlAdvice, SqlValue, TextColumns, advice, created, named, piece_rows, statements, surprise,
    table_schema, translated, translated_after,
};

fn columns() -> TextColumns {
    TextColumns::new(["Square", "FromSquare", "ToSquare", "san", "uci"])
}

fn parts(sql: &str) -> Vec<&str> {
    statements(sql).into_iter().map(|place| &sql[place]).collect()
}

/// The statements that another one is in SQLite's words, or it itself.
fn read(sql: &str) -> Vec<String> {
    translated(sql, &columns()).unwrap_or_else(|| vec![sql.to_owned()])
}

/// The article's board.
const BOARD: &str = "CREATE TABLE [dbo].[Board] (
\t[X] [smallint] NOT NULL ,
\t[Y] [smallint] NOT NULL ,
\t[Square] AS (isnull(convert(char(2),(char((96 + [X])) + convert(char(1),[Y]))),'')) ,
\tCONSTRAINT [PK_Board] PRIMARY KEY  CLUSTERED ([X],[Y]),
\tCONSTRAINT [CK_Board] UNIQUE  NONCLUSTERED  ([Square]),
\tCONSTRAINT [CHK_Board_X_Domain] CHECK ([X] >= 1 and [X] <= 8),
\tCONSTRAINT [CHK_Board_Y_Domain] CHECK ([Y] >= 1 and [Y] <= 8)
) 
GO
";

#[test]
fn the_board_of_the_article_becomes_a_table_of_sqlite() {
    let [table] = parts(BOARD)[..] else { panic!("{:?}", parts(BOARD)) };
    let read = read(table);
    assert_eq!(
        read,
        ["CREATE TABLE [dbo].[Board] (
\t[X] [smallint] NOT NULL ,
\t[Y] [smallint] NOT NULL ,
\t[Square] AS (ifnull(substr(cast((char((96 + [X])) || substr(cast([Y] as text), 1, 1)) as text), 1, 2), '')) ,
\tCONSTRAINT [PK_Board] PRIMARY KEY  ([X],[Y]),
\tCONSTRAINT [CK_Board] UNIQUE  ([Square]),
\tCONSTRAINT [CHK_Board_X_Domain] CHECK ([X] >= 1 and [X] <= 8),
\tCONSTRAINT [CHK_Board_Y_Domain] CHECK ([Y] >= 1 and [Y] <= 8)
)"]
    );
    assert_eq!(advice(table, "syntax error"), None);
}

#[test]
fn every_other_statement_of_the_article_is_sqlites_already() {
    for sql in [
        "Select R.Square as FromSquare, O.Square as ToSquare\nfrom dbo.Board R CROSS JOIN dbo.Board O\nWHERE R.Square != O.Square \n\n--(4032 row(s) affected)",
        "create view AllMoves (X,Y,FromSquare, Xi, Yi, ToSquare)\nas\nSelect R.X, R.Y, R.Square, O.X, O.Y, O.Square\nfrom Board R cross join Board O\nwhere R.Square != O.Square",
        "Select FromSquare, ToSquare\nfrom dbo.AllMoves\nwhere (X = Xi or Y = Yi) \n\n--(896 row(s) affected)",
        "Select FromSquare, ToSquare\nfrom AllMoves\nwhere ABS(X-Xi) = ABS(Y-Yi)\n\n--(560 row(s) affected)",
        "Select FromSquare, ToSquare\nfrom dbo.AllMoves\nwhere (ABS(X - Xi) = 2 AND ABS(Y-Yi) = 1) OR (ABS(X - Xi) = 1 AND ABS(Y-Yi) = 2)",
        "select X, Y, FromSquare, Xi, Yi, ToSquare\nfrom dbo.AllMoves\nwhere (X = Xi or Y = Yi) \nunion all\nselect X, Y, FromSquare, Xi, Yi, ToSquare\nfrom dbo.AllMoves\nwhere ABS(X-Xi) = ABS(Y-Yi)\nunion all\nselect X, Y, FromSquare, Xi, Yi, ToSquare\nfrom dbo.AllMoves\nwhere (ABS(X - Xi) = 2 AND ABS(Y-Yi) = 1) OR (ABS(X - Xi) = 1 AND ABS(Y-Yi) = 2)",
        "select X, Y, FromSquare, Xi, Yi, ToSquare\nfrom dbo.AllMoves\nwhere \n\t(X = Xi or Y = Yi) --Castle\nOR ABS(X-Xi) = ABS(Y-Yi) --Bishop\nOR ((ABS(X - Xi) = 2 AND ABS(Y-Yi) = 1) OR (ABS(X - Xi) = 1 AND ABS(Y-Yi) = 2)) --Knight",
        "Select FromSquare, ToSquare\nfrom dbo.AllMoves B\nwhere ABS(X-Xi) = ABS(Y-Yi)\nunion all\nSelect FromSquare, ToSquare\nfrom AllMoves C\nwhere (X = Xi or Y = Yi)",
        "Select FromSquare, ToSquare\nfrom dbo.AllMoves\nwhere ABS(X - Xi) < 2 AND  ABS(Y - Yi)  < 2 \nOR (Y = Yi AND X = 5 AND ABS(X-Xi) = 2 AND Y in (1,8))",
        "Select FromSquare, ToSquare\nfrom dbo.AllMoves\nwhere  Y != Yi\nAND \n(\n\t(ABS(X - Xi) < 2 AND  ABS(Y - Yi)  < 2) \n\tOR\n\t(X=Xi AND ((Y = 2 and Yi  = 4) OR (Y = 7 and Yi  = 5)))\n)\n\n--(324 row(s) affected)",
    ] {
        assert_eq!(parts(sql), [sql]);
        assert_eq!(
            (translated(sql, &columns()), advice(sql, ""), surprise(sql, &columns())),
            (None, None, None),
            "{sql}"
        );
    }
}

#[test]
fn statements_end_where_they_end() {
    let trigger = "create trigger t after insert on b begin update b set x = case when 1 then case 2 when 3 then 4 end else 5 end; select 1; end";
    for (sql, found) in [
        ("", &[][..]),
        (" \n;; -- no statement", &[" -- no statement"]),
        ("select 1;\nselect squar from pieces", &["select 1", "\nselect squar from pieces"]),
        ("select 1\nGO\nselect 2\nGO", &["select 1\n", "\nselect 2\n"]),
        ("select 1\r\n  go  \r\nselect 2", &["select 1\r\n  ", "  \r\nselect 2"]),
        ("select 1\nGO ", &["select 1\n"]),
        ("select 1 as go\n, 2", &["select 1 as go\n, 2"]),
        ("select 1\nGO -- c\n", &["select 1\nGO -- c\n"]),
        ("GO\nselect 1", &["\nselect 1"]),
        ("select ';', \";\", [;], `;` -- ;\n/* ; */", &["select ';', \";\", [;], `;` -- ;\n/* ; */"]),
        ("select 'it''s; fine'; select 2", &["select 'it''s; fine'", " select 2"]),
        ("select 'open; select 2", &["select 'open; select 2"]),
        ("select [open; select 2", &["select [open; select 2"]),
        ("select \"open; select 2", &["select \"open; select 2"]),
        ("select 1 /* open; select 2", &["select 1 /* open; select 2"]),
        ("select 1 /*/; select 2", &["select 1 /*/; select 2"]),
        ("select 1 -- open; select 2", &["select 1 -- open; select 2"]),
        (&[trigger, "; select 6"].concat(), &[trigger, " select 6"]),
        ("begin; select case when 1 then 2 end; commit", &["begin", " select case when 1 then 2 end", " commit"]),
        (
            "create table t (x)\nGO\ncreate view v as select '😀' x; drop view v",
            &["create table t (x)\n", "\ncreate view v as select '😀' x", " drop view v"],
        ),
    ] {
        assert_eq!(parts(sql), found, "{sql}");
    }
}

#[test]
fn words_of_t_sql_become_those_of_sqlite() {
    for (sql, expected) in [
        // TOP
        (
            "select top 2 [Square] from [dbo].[Board] order by [Square]",
            "select [Square] from [dbo].[Board] order by [Square] limit 2",
        ),
        (
            "select distinct top (1) X from Board order by X desc",
            "select distinct X from Board order by X desc limit 1",
        ),
        ("SELECT TOP(3) X FROM Board", "SELECT X FROM Board limit 3"),
        (
            "select top 1 (select top 2 X from Board) from Board",
            "select (select X from Board limit 2) from Board limit 1",
        ),
        ("select top 5 X from Board -- all of them", "select X from Board limit 5 -- all of them"),
        ("select X as top from Board", "select X as top from Board"),
        ("select top", "select limit"),
        // Texts
        ("select len(N'abc'), charindex('c', 'abc')", "select length('abc'), instr('abc', 'c')"),
        ("select N'it''s', n'x', 'N'", "select 'it''s', 'x', 'N'"),
        (
            "select left('abcdef', 2), right('abcdef', 1 + 1)",
            "select substr('abcdef', 1, 2), substr('abcdef', -(1 + 1), 1 + 1)",
        ),
        (
            "select replicate('ab', 2), space(3)",
            "select replace(hex(zeroblob(2)), '00', 'ab'), replace(hex(zeroblob(3)), '00', ' ')",
        ),
        ("select isnull(null, 'none')", "select ifnull(null, 'none')"),
        ("select isnull (X , -- first\n Y -- second\n)", "select ifnull(X, Y)"),
        (
            "select isnull(isnull(X, len(Y)), (select top 1 Z from T))",
            "select ifnull(ifnull(X, length(Y)), (select Z from T limit 1))",
        ),
        ("select len('a', 'b'), isnull(X), isnull()", "select len('a', 'b'), isnull(X), isnull()"),
        ("select newid(), rand()", "select hex(randomblob(16)), (abs(random() % 1000000) / 1000000.0)"),
        ("select foo(len(X)), [len](X), len", "select foo(length(X)), [len](X), len"),
        // A plus of texts
        (
            "select convert(varchar(2), 12) + convert(char(1), 3)",
            "select substr(cast(12 as text), 1, 2) || substr(cast(3 as text), 1, 1)",
        ),
        (
            "select top 1 cast('abcdef' as varchar(3)) + cast(12 as nvarchar(1))",
            "select substr(cast('abcdef' as text), 1, 3) || substr(cast(12 as text), 1, 1) limit 1",
        ),
        ("select top 1 FromSquare + ToSquare from AllMoves", "select FromSquare || ToSquare from AllMoves limit 1"),
        ("select 'a' + X + 1 + upper(Y)", "select 'a' || X + 1 || upper(Y)"),
        ("select R.[Square] + X, (X) + 1, char(65) + X", "select R.[Square] || X, (X) + 1, char(65) || X"),
        ("select X + R.[Square], X + R . Y, X + -Square", "select X || R.[Square], X + R . Y, X + -Square"),
        ("select +'a', X +", "select ||'a', X +"),
        // Types
        (
            "select convert(varchar(3), 'abcdef'), convert(char(2), 123)",
            "select substr(cast('abcdef' as text), 1, 3), substr(cast(123 as text), 1, 2)",
        ),
        (
            "select convert(decimal(5, 2), 3.14159), convert(numeric(9, 0), '12')",
            "select round(3.14159, 2), round('12', 0)",
        ),
        (
            "select convert([nvarchar]( max ), X), convert(text, X), convert(int, X)",
            "select cast(X as text), cast(X as text), cast(X as int)",
        ),
        ("select convert(datetime, X), convert([date], X), convert(TIME, X)", "select datetime(X), date(X), time(X)"),
        ("select cast(3.14159 as decimal(5, 2)), cast(X as int)", "select round(3.14159, 2), cast(X as int)"),
        (
            "select cast(cast(X as varchar(3)) as varchar(2)), cast(X)",
            "select substr(cast(substr(cast(X as text), 1, 3) as text), 1, 2), cast(X)",
        ),
        (
            "select cast((select Y as Z) as char(1)), cast(case when X then Y end as char(2))",
            "select substr(cast((select Y as Z) as text), 1, 1), substr(cast(case when X then Y end as text), 1, 2)",
        ),
        (
            "select convert(varchar(10), X, 120), convert({x}, Y)",
            "select convert(varchar(10), X, 120), convert({x}, Y)",
        ),
        // Dates
        (
            "select getdate(), getutcdate(), sysdatetime()",
            "select datetime('now', 'localtime'), datetime('now'), datetime('now', 'localtime')",
        ),
        (
            "select datediff(day, A, B), datediff(hh, A, B)",
            "select cast(julianday(date(B)) - julianday(date(A)) as integer), (unixepoch(B) / 3600 - unixepoch(A) / 3600)",
        ),
        (
            "select datediff(SECOND, A, B), datediff(yy, A, B)",
            "select (unixepoch(B) - unixepoch(A)), (strftime('%Y', B) - strftime('%Y', A))",
        ),
        (
            "select datediff(mm, A, B)",
            "select (12 * (strftime('%Y', B) - strftime('%Y', A)) + strftime('%m', B) - strftime('%m', A))",
        ),
        (
            "select dateadd(month, 1, A), dateadd(day, -1, convert(date, A))",
            "select datetime(A, (1) || ' months', 'floor'), datetime(date(A), (-1) || ' days')",
        ),
        (
            "select datepart(year, A), month(A), Day(A), hour(A)",
            "select cast(strftime('%Y', A) as integer), cast(strftime('%m', A) as integer), cast(strftime('%d', A) as integer), hour(A)",
        ),
        (
            "select datename(day, A), datepart(weekday, A), datediff(day, A)",
            "select datename(day, A), datepart(weekday, A), datediff(day, A)",
        ),
        // Tables
        ("select count(*) from Board with (nolock)", "select count(*) from Board"),
        (
            "create table T (X int primary key clustered /* c */ (X) on [PRIMARY], Y int)",
            "create table T (X int primary key /* c */ (X) , Y int)",
        ),
        (
            "create table Noted (X int, At datetime default getdate())",
            "create table Noted (X int, At datetime default (datetime('now', 'localtime')))",
        ),
        // What is not closed stays as it is.
        ("select isnull(X, 'a", "select isnull(X, 'a"),
        ("select len(X", "select len(X"),
        ("select len(X)) + len(Y)", "select length(X)) + length(Y)"),
        ("select ) + 'a' (", "select ) || 'a' ("),
        ("select [X, len(Y)", "select [X, len(Y)"),
        ("select X /* len(Y)", "select X /* len(Y)"),
        ("-- len(X)\nselect len(X) -- len(X)", "-- len(X)\nselect length(X) -- len(X)"),
    ] {
        assert_eq!(read(sql), [expected], "{sql}");
    }
}

#[test]
fn statements_need_no_semicolon_between_lines() {
    for (sql, expected) in [
        ("select 1\nselect 3", &["select 1", "select 3"][..]),
        (
            "insert into Board (X, Y) values (1, 1)\ninsert into Board (X, Y) values (2, 1)",
            &["insert into Board (X, Y) values (1, 1)", "insert into Board (X, Y) values (2, 1)"],
        ),
        (
            "create table T (X int)\ninsert into T (X) values (1)\nselect count(X) from T",
            &["create table T (X int)", "insert into T (X) values (1)", "select count(X) from T"],
        ),
        ("insert into T (X)\nselect 1\nunion\nselect 2", &["insert into T (X)\nselect 1\nunion\nselect 2"]),
        ("with T as (select 1)\nselect * from T", &["with T as (select 1)\nselect * from T"]),
        ("explain query plan\nselect 1", &["explain query plan\nselect 1"]),
        ("create view V as\nselect (\nselect 1)", &["create view V as\nselect (\nselect 1)"]),
        (
            "create trigger T after insert on B begin\nupdate B set X = 1;\nend",
            &["create trigger T after insert on B begin\nupdate B set X = 1;\nend"],
        ),
        ("-- one\nselect 1 -- two\nselect 2 /* three */", &["-- one\nselect 1 -- two", "select 2 /* three */"]),
    ] {
        assert_eq!(read(sql), expected, "{sql}");
    }
}

#[test]
fn a_statement_without_a_form_gets_advice() {
    use SqlAdvice::{Dates, Functions, Into, Loops, Top};
    for (sql, expected) in [
        ("select top 5 percent * from Board", Some(Top)),
        ("select top 5 with ties X from Board order by X", Some(Top)),
        ("select top 1 X from Board union select 2", Some(Top)),
        ("declare @x int", Some(Loops)),
        ("-- c\nWHILE 1 = 1 begin select 1 end", Some(Loops)),
        ("exec sp_help", Some(Loops)),
        ("print 'a'", Some(Loops)),
        ("if 1 = 1 select 1", Some(Loops)),
        ("select * into Mine from Board", Some(Into)),
        ("insert into Mine select 1", None),
        ("select getdate() - 7", Some(Dates)),
        ("select datename(weekday, '2024-01-01')", Some(Dates)),
        ("select convert(varchar(10), '2024-01-01', 120)", Some(Dates)),
        ("select dateadd(day, 1, X), 'getdate() + 1'", None),
        ("select getdate(", None),
        ("select 'top percent', [top], \"percent\"", None),
    ] {
        assert_eq!(advice(sql, "near \"x\": syntax error"), expected, "{sql}");
    }
    assert_eq!(advice("select quotename('a')", "no such function: quotename"), Some(Functions));
}

#[test]
fn sqlite_may_read_what_sql_server_reads_otherwise() {
    use SqlAdvice::{Functions, Length, Plus, Variables};
    for (sql, expected) in [
        ("select * from Board where X = @x", Some(Variables)),
        ("select Square + '-' from Board", Some(Plus)),
        ("select FromSquare + ToSquare from AllMoves", Some(Plus)),
        ("select R.[X] + R.Square from Board R", Some(Plus)),
        ("select name + name from (select Square as name from Board)", Some(Plus)),
        ("select san + uci from legal_moves", Some(Plus)),
        ("with t(n, name) as (select X, Square from Board) select name + name from t", Some(Plus)),
        ("with t(n, name) as (select Square, X from Board) select name + name from t", None),
        ("with t(n) as (select (select max(Y) from Board), X) select n + n from t", None),
        ("select cast(3.14159 as decimal(5, 2))", Some(Length)),
        ("select cast('abcdef' as varchar(3))", Some(Length)),
        ("select cast('abcdef' as varchar(max))", None),
        ("select format(1234.5, 'N2')", Some(Functions)),
        ("select format('%d', 'N2')", None),
        ("select X + Y from Board", None),
        ("select number + step from tokens", None),
        ("select 1 + length(Square) from Board", None),
        ("select cast(X as integer) + +1 as Square from Board", None),
        ("select '@x', [@x] -- @x", None),
        ("", None),
    ] {
        assert_eq!(surprise(sql, &columns()), expected, "{sql}");
    }
}

#[test]
fn only_what_is_about_words_and_has_a_form_is_translated() {
    let read = |sql, message| translated_after(sql, &columns(), message).map(|parts| parts.join(";"));
    assert_eq!(read("select len(X)", "no such function: len").as_deref(), Some("select length(X)"));
    assert_eq!(read("select len(X)", "no such table: T"), None);
    assert_eq!(
        read("select * into Mine from T where len(X) = 1", "syntax error").as_deref(),
        Some("select * into Mine from T where length(X) = 1")
    );
    for sql in ["select top 5 percent X", "declare @x int", "select getdate() - 7"] {
        assert_eq!(read(sql, "syntax error"), None, "{sql}");
    }
}

#[test]
fn tables_are_named_where_texts_may_be_joined() {
    let tables = ["Board", "AllMoves", "a b"];
    assert_eq!(named("select X + 1 from dbo.[board], \"a b\"", tables), ["Board", "a b"]);
    assert!(named("select X from Board", tables).is_empty() && named("select '+ Board'", tables).is_empty());
}

#[test]
fn a_statement_says_what_it_makes() {
    for (sql, made) in [
        (BOARD, Some(("table", "Board"))),
        ("create view AllMoves (X) as select 1", Some(("view", "AllMoves"))),
        ("-- c\nCREATE TABLE dbo . \"a b\" (x)", Some(("table", "a b"))),
        ("create table dbo (x)", Some(("table", "dbo"))),
        ("create table other.T (x)", Some(("table", "other"))),
        ("create temp table T (x)", None),
        ("create table", None),
        ("create table [open", None),
        ("drop table T", None),
    ] {
        assert_eq!(created(sql), made, "{sql}");
    }
}

#[test]
fn advice_is_a_diagnostic() {
    let advice = Diagnostic::from(SqlAdvice::Into);
    assert_eq!((advice.source, advice.code, advice.severity), ("sql", "into", Severity::Info));
    assert_eq!(advice.message(), "SQLite has no select … into: write create table … as select …");
}

#[test]
fn hostile_texts_cost_no_more_than_their_length() {
    const TIMES: usize = 20_000;
    for part in [
        "foo(",
        "isnull(",
        "right(1,",
        "datediff(month,1,",
        "cast(",
        "convert(char(1),",
        "(",
        ")",
        "[",
        "'",
        "/*",
        "N'",
        ".",
        "a.",
        "+ a.",
        "+ . ",
        ") as (select ",
        "(x) as (select a, ",
        "x as x, ",
        "top ",
        "select top 1 (",
        "\nselect ",
        "\nGO\n",
        "create trigger case ",
        "begin ",
        ";",
        "+ convert(",
        "cast(x as ",
        "with (nolock ",
        "é",
        "\u{feff}",
        "on [primary] ",
        "default getdate() ",
        "'a' + ",
    ] {
        let sql = ["select ", &part.repeat(TIMES)].concat();
        let closed = [&*sql, &", 1)".repeat(TIMES)].concat();
        for sql in [sql, closed] {
            let _ = (advice(&sql, ""), surprise(&sql, &columns()), named(&sql, ["a"]), statements(&sql));
            let length: usize = translated(&sql, &columns()).unwrap_or_default().iter().map(String::len).sum();
            assert!(length < 20 * sql.len(), "{part} {length} of {}", sql.len());
        }
    }
}

fn texts(row: &[SqlValue]) -> Vec<String> {
    let text = |value: &SqlValue| match value {
        SqlValue::Null => "null".to_owned(),
        SqlValue::Number(number) => number.to_string(),
        SqlValue::Text(text) => text.clone(),
    };
    row.iter().map(text).collect()
}

#[test]
fn a_game_is_rows() {
    let mut game = Game::default();
    for text in ["e4", "d5", "exd5"] {
        game.play(san::parse(game.position(), text).unwrap()).unwrap();
    }
    let rows = |table: GameTable| table.rows(&game);
    assert_eq!(GameTable::ALL.map(|table| rows(table).len()), [31, 87, 3, 28, 58, 0, 0, 58, 34, 1]);
    for table in GameTable::ALL {
        let width = table.columns().split(", ").count();
        assert!(rows(table).iter().all(|row| row.len() == width), "{}", table.name());
        assert!(table_schema().contains(&format!("create table {} ({});\n", table.name(), table.columns())));
    }
    assert_eq!(
        texts(&rows(GameTable::History)[2]).join(" "),
        "3 2 w e4 d5 e4d5 exd5 P p null 1 0 0 0 0 rnbqkbnr/ppp1pppp/8/3P4/8/8/PPPP1PPP/RNBQKBNR b KQkq - 0 2"
    );
    assert_eq!(texts(&rows(GameTable::LegalMoves)[0]).len(), 12);
    assert_eq!(texts(&piece_rows(&Board::initial())[8]), ["a2", "P", "pawn", "w"]);
}
