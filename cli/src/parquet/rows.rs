//! What the rows of the three tables hold. Columns that tables of `gridmate::sql` have, too, have the same names.

use super::columns::{Day, list, map, single};
use super::table::ColumnList;
use gridmate::board::{Color, Role, Square};
use gridmate::document::{Evaluation, Note};
use gridmate::game::GameResult;
use gridmate::notation::fen::{self, FenStyle};
use gridmate::notation::pgn::PgnGame;
use gridmate::notation::{san, uci};
use gridmate::rules::{Move, MoveEffect, Position, Variant};

/// A game.
pub(super) struct GameRow {
    /// Its place in the file, from 1.
    pub(super) number: i64,
    pub(super) game: PgnGame,
    /// The code of what ended its reading.
    pub(super) error: Option<&'static str>,
    /// Whether it is known where it starts.
    pub(super) has_start: bool,
    pub(super) plies: i32,
}

impl GameRow {
    fn text(&self, tag: &str) -> Option<String> {
        self.game.tag(tag).map(str::to_owned)
    }

    fn number(&self, tag: &str) -> Option<i32> {
        self.game.tag(tag)?.trim().parse().ok()
    }

    /// Names and values of the tags; of two with one name the first counts.
    fn tags(&self) -> Vec<(String, String)> {
        let mut tags: Vec<(String, String)> = Vec::new();
        for (name, value) in self.game.tags() {
            if tags.iter().all(|(known, _)| known != name) {
                tags.push((name.clone(), value.clone()));
            }
        }
        tags
    }
}

pub(super) fn of_games() -> ColumnList<GameRow> {
    vec![
        single("game", |row: &GameRow| row.number),
        single("event", |row: &GameRow| row.text("Event")),
        single("site", |row: &GameRow| row.text("Site")),
        single("date", |row: &GameRow| row.game.tag("Date").and_then(day)),
        single("round", |row: &GameRow| row.text("Round")),
        single("white", |row: &GameRow| row.text("White")),
        single("black", |row: &GameRow| row.text("Black")),
        single("white_elo", |row: &GameRow| row.number("WhiteElo")),
        single("black_elo", |row: &GameRow| row.number("BlackElo")),
        single("result", |row: &GameRow| row.game.result().text()),
        single("white_score", |row: &GameRow| score(row.game.result())),
        single("eco", |row: &GameRow| row.text("ECO")),
        single("opening", |row: &GameRow| row.text("Opening")),
        single("time_control", |row: &GameRow| row.text("TimeControl")),
        single("termination", |row: &GameRow| row.text("Termination")),
        single("chess960", |row: &GameRow| row.game.variant() == Variant::Chess960),
        single("start_fen", |row: &GameRow| row.has_start.then(|| fen::write(row.game.start(), FenStyle::XFen))),
        single("plies", |row: &GameRow| row.plies),
        single("warnings", |row: &GameRow| i32::try_from(row.game.warnings().len()).unwrap_or(i32::MAX)),
        single("error", |row: &GameRow| row.error),
        map("tags", GameRow::tags),
    ]
}

/// What White gets for a game.
fn score(result: GameResult) -> Option<f64> {
    match result {
        GameResult::WhiteWins => Some(1.0),
        GameResult::BlackWins => Some(0.0),
        GameResult::Draw => Some(0.5),
        GameResult::Unknown => None,
    }
}

/// The day of a date as PGN writes it, `2024.02.29`; none if a part of it is unknown, or there is no such day.
fn day(date: &str) -> Option<Day> {
    let mut parts = date.trim().split('.');
    let mut next = || parts.next()?.parse::<i32>().ok();
    let (year, month, day) = (next()?, next()?, next()?);
    let is_leap = year % 4 == 0 && (year % 100 != 0 || year % 400 == 0);
    let longest = match month {
        2 => 28 + i32::from(is_leap),
        4 | 6 | 9 | 11 => 30,
        _ => 31,
    };
    if parts.next().is_some()
        || !(1..=9999).contains(&year)
        || !(1..=12).contains(&month)
        || !(1..=longest).contains(&day)
    {
        return None;
    }
    // The year begins in March, so that the day that some years have is its last.
    let (year, month) = if month > 2 { (year, month - 3) } else { (year - 1, month + 9) };
    let days = 365 * year + year / 4 - year / 100 + year / 400 + (153 * month + 2) / 5 + day - 1;
    // The first of January 1970 is this many days after the first of March of the year 0.
    Some(Day(days - 719_468))
}

/// A move of a main line.
pub(super) struct MoveRow {
    pub(super) game: i64,
    /// How many moves there are up to it.
    pub(super) ply: i32,
    pub(super) before: Position,
    pub(super) played: Move,
    pub(super) variant: Variant,
    /// None of a null move.
    pub(super) effect: Option<MoveEffect>,
    pub(super) nags: Vec<i32>,
    pub(super) note: Note,
}

pub(super) fn of_moves() -> ColumnList<MoveRow> {
    let flag = |name, value| single::<MoveRow, bool>(name, value);
    vec![
        single("game", |row: &MoveRow| row.game),
        single("ply", |row: &MoveRow| row.ply),
        single("number", |row: &MoveRow| i32::from(row.before.fullmove_number())),
        single("side", |row: &MoveRow| row.before.turn()),
        single("from_square", |row: &MoveRow| row.effect.as_ref().map(|effect| effect.from)),
        single("to_square", |row: &MoveRow| row.effect.as_ref().map(|effect| effect.to)),
        single("uci", |row: &MoveRow| uci::write(&row.before, row.played, row.variant)),
        single("san", |row: &MoveRow| san::write(&row.before, row.played)),
        single("piece", |row: &MoveRow| row.effect.as_ref().map(|effect| effect.piece)),
        single("captured", |row: &MoveRow| row.effect.as_ref()?.captured),
        single("promotion", |row: &MoveRow| row.effect.as_ref()?.promotion.map(|piece| piece.role.char().to_string())),
        flag("capture", |row| row.effect.as_ref().is_some_and(|effect| effect.captured.is_some())),
        flag("castling", |row| row.effect.as_ref().is_some_and(|effect| effect.rook.is_some())),
        flag("en_passant", |row| row.effect.as_ref().is_some_and(|effect| effect.is_en_passant)),
        flag("gives_check", |row| row.effect.as_ref().is_some_and(|effect| effect.is_check)),
        flag("gives_mate", |row| row.effect.as_ref().is_some_and(|effect| effect.is_mate)),
        list("nags", |row: &MoveRow| row.nags.clone()),
        single("clock", |row: &MoveRow| milliseconds(row.note.clock)),
        single("elapsed", |row: &MoveRow| milliseconds(row.note.elapsed)),
        single("evaluation", |row: &MoveRow| centipawns(row.note.evaluation)),
        single("mate", |row: &MoveRow| mate(row.note.evaluation)),
        single("comment", |row: &MoveRow| words(&row.note)),
    ]
}

fn milliseconds(time: Option<u64>) -> Option<i64> {
    time.and_then(|time| i64::try_from(time).ok())
}

fn centipawns(evaluation: Option<Evaluation>) -> Option<i32> {
    match evaluation? {
        Evaluation::Centipawns(score) => Some(score),
        Evaluation::Mate(_) => None,
    }
}

fn mate(evaluation: Option<Evaluation>) -> Option<i32> {
    match evaluation? {
        Evaluation::Centipawns(_) => None,
        Evaluation::Mate(moves) => Some(moves),
    }
}

/// The words of the comments before a move and after it.
fn words(note: &Note) -> Option<String> {
    let words: Vec<&str> = note.before.iter().chain(&note.after).map(String::as_str).collect();
    (!words.is_empty()).then(|| words.join(" "))
}

/// A position of a main line.
pub(super) struct PositionRow {
    pub(super) game: i64,
    /// How many moves lead to it.
    pub(super) ply: i32,
    pub(super) position: Position,
    pub(super) fen: String,
    pub(super) clock: Option<u64>,
    pub(super) evaluation: Option<Evaluation>,
}

impl PositionRow {
    /// A field of the FEN.
    fn field(&self, index: usize) -> Option<String> {
        self.fen.split(' ').nth(index).filter(|field| *field != "-").map(str::to_owned)
    }
}

pub(super) fn of_positions() -> ColumnList<PositionRow> {
    macro_rules! pieces {
        ($name:literal, $color:ident, $role:ident) => {
            single($name, |row: &PositionRow| row.position.board().pieces(Color::$color, Role::$role))
        };
    }
    vec![
        single("game", |row: &PositionRow| row.game),
        single("ply", |row: &PositionRow| row.ply),
        single("fen", |row: &PositionRow| row.fen.clone()),
        single("hash", |row: &PositionRow| row.position.hash()),
        single("side", |row: &PositionRow| row.position.turn()),
        single("castling_rights", |row: &PositionRow| row.field(2)),
        single("en_passant_square", |row: &PositionRow| row.field(3)?.parse::<Square>().ok()),
        single("halfmove_clock", |row: &PositionRow| i32::from(row.position.halfmove_clock())),
        single("number", |row: &PositionRow| i32::from(row.position.fullmove_number())),
        pieces!("white_pawns", White, Pawn),
        pieces!("white_knights", White, Knight),
        pieces!("white_bishops", White, Bishop),
        pieces!("white_rooks", White, Rook),
        pieces!("white_queens", White, Queen),
        pieces!("white_king", White, King),
        pieces!("black_pawns", Black, Pawn),
        pieces!("black_knights", Black, Knight),
        pieces!("black_bishops", Black, Bishop),
        pieces!("black_rooks", Black, Rook),
        pieces!("black_queens", Black, Queen),
        pieces!("black_king", Black, King),
        single("clock", |row: &PositionRow| milliseconds(row.clock)),
        single("evaluation", |row: &PositionRow| centipawns(row.evaluation)),
        single("mate", |row: &PositionRow| mate(row.evaluation)),
    ]
}

#[cfg(test)]
mod tests {
    use super::{Day, day};

    #[test]
    fn days_are_counted_from_1970() {
        for (date, days) in [
            ("1970.01.01", Some(0)),
            ("1969.12.31", Some(-1)),
            ("2000.02.29", Some(11_016)),
            ("2000.03.01", Some(11_017)),
            ("2024.12.31", Some(20_088)),
            ("0001.01.01", Some(-719_162)),
            ("1900.02.29", None),
            ("2023.04.31", None),
            ("2023.13.01", None),
            ("2023.??.??", None),
            ("2023.1", None),
            ("2023.1.1.1", None),
            ("", None),
        ] {
            assert_eq!(day(date), days.map(Day), "{date}");
        }
    }
}
