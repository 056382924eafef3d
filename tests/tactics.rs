//! The motifs of positions that were checked by hand, and that they do not depend on which side or which wing it is.
//!
//! `data/tactics/now.tsv` has a motif, a position and what is found of it, or `-`: each finding is a side, the squares of
//! `by`, of `through` and of `targets`. About half of the positions nearly have the motif. `data/tactics/by-move.tsv` has the
//! same for moves, which stand in a column before the findings. Each row stands there for both colours, and a second
//! implementation, on another library, agrees. `data/tactics/by-line.tsv` has lines in SAN; a finding begins with the index
//! of its move. `data/tactics/held-back.tsv` has rows of all three kinds that were written from the table of
//! `docs/review.md` alone, before the queries were read.

#![cfg(not(target_arch = "wasm32"))]
#![allow(clippy::expect_used, clippy::panic, clippy::unwrap_used, reason = "a failing test says so by panicking")]

mod random;

use gridmate::board::{Bitboard, Board, Color, Role, Square};
use gridmate::notation::{san, uci};
use gridmate::rules::{Move, Position, Setup, Variant};
use gridmate::tactics::{Finding, LineFinding, Motif, by_line, by_move, find, now, quiet_end};
use random::playout;

fn squares(set: Bitboard) -> String {
    let names: Vec<_> = set.into_iter().map(|square| square.to_string()).collect();
    if names.is_empty() { "-".to_owned() } else { names.join(",") }
}

fn text(findings: &[Finding]) -> String {
    let one = |found: &Finding| {
        let [by, through, targets] = [found.by, found.through, found.targets].map(squares);
        format!("{} {by} {through} {targets}", found.side.char())
    };
    let texts: Vec<_> = findings.iter().map(one).collect();
    if texts.is_empty() { "-".to_owned() } else { texts.join("; ") }
}

/// What is found, sorted, with something done to each set of squares and each side.
fn changed(found: Vec<Finding>, squares: fn(Bitboard) -> Bitboard, side: fn(Color) -> Color) -> Vec<String> {
    let change = |mut found: Finding| {
        (found.by, found.through, found.targets) = (squares(found.by), squares(found.through), squares(found.targets));
        found.side = side(found.side);
        format!("{} {}", found.motif, text(&[found]))
    };
    let mut all: Vec<_> = found.into_iter().map(change).collect();
    all.sort();
    all
}

/// The position with the files mirrored and without castling, which is not the same on both wings.
fn without_castling(position: &Position, is_flipped: bool) -> Position {
    let setup = position.setup();
    let mut board = Board::EMPTY;
    for (square, piece) in setup.board.iter() {
        board.set(if is_flipped { square.flip_file() } else { square }, Some(piece));
    }
    let en_passant = setup.en_passant.map(|square| if is_flipped { square.flip_file() } else { square });
    Setup { board, castling: Bitboard::EMPTY, en_passant, ..setup }.position().expect("it is legal")
}

/// A row of the data: its motif, its text, what is expected, what is found.
struct CheckedRow {
    motif: Motif,
    row: &'static str,
    expected: &'static str,
    found: String,
}

impl CheckedRow {
    fn new(row: &'static str, found: impl Fn(Motif, &[&str]) -> String) -> Self {
        let cells: Vec<_> = row.split('\t').collect();
        let motif = cells[0].parse().unwrap_or_else(|error| panic!("{row}: {error}"));
        Self { motif, row, expected: cells[cells.len() - 1], found: found(motif, &cells) }
    }

    /// The findings of a text.
    fn parts(text: &str) -> Vec<&str> {
        text.split("; ").filter(|part| *part != "-").collect()
    }
}

fn found_in_position(motif: Motif, cells: &[&str]) -> String {
    text(&find(&cells[1].parse().expect("it is legal"), motif))
}

fn found_by_move(motif: Motif, cells: &[&str]) -> String {
    let position: Position = cells[1].parse().expect("it is legal");
    let played = uci::parse(&position, cells[2], Variant::Chess960).expect("it is a move");
    let mut found = by_move(&position, played).expect("it is legal");
    found.retain(|found| found.motif == motif);
    text(&found)
}

fn found_by_line(motif: Motif, cells: &[&str]) -> String {
    let (_, position, line, _) = line_row(&cells.join("\t"));
    let found = by_line(&position, &line).expect("it is legal");
    let own = found.iter().filter(|found| found.finding.motif == motif);
    let texts: Vec<_> = own.map(|found| format!("{} {}", found.ply, text(&[found.finding]))).collect();
    if texts.is_empty() { "-".to_owned() } else { texts.join("; ") }
}

fn position_rows() -> Vec<CheckedRow> {
    include_str!("data/tactics/now.tsv").lines().map(|row| CheckedRow::new(row, found_in_position)).collect()
}

fn move_rows() -> Vec<CheckedRow> {
    include_str!("data/tactics/by-move.tsv").lines().map(|row| CheckedRow::new(row, found_by_move)).collect()
}

fn line_rows() -> Vec<CheckedRow> {
    include_str!("data/tactics/by-line.tsv").lines().map(|row| CheckedRow::new(row, found_by_line)).collect()
}

fn held_back_rows() -> Vec<CheckedRow> {
    let found = |motif: Motif, cells: &[&str]| match motif {
        motif if motif.is_of_line() => found_by_line(motif, cells),
        motif if motif.is_of_move() => found_by_move(motif, cells),
        motif => found_in_position(motif, cells),
    };
    include_str!("data/tactics/held-back.tsv").lines().map(|row| CheckedRow::new(row, found)).collect()
}

/// Sees that each row has what is expected, and that motifs of its kind have so many rows, and as many without them.
fn check_rows(rows: &[CheckedRow], least: usize, is_of_kind: fn(&Motif) -> bool) {
    let is_wrong = |row: &&CheckedRow| row.found != row.expected;
    let wrong: Vec<_> = rows.iter().filter(is_wrong).map(|row| format!("{}\n  found {}", row.row, row.found)).collect();
    assert!(wrong.is_empty(), "{}", wrong.join("\n"));
    for motif in Motif::ALL.into_iter().filter(is_of_kind) {
        for is_there in [true, false] {
            let is_counted = |row: &&CheckedRow| row.motif == motif && (row.expected != "-") == is_there;
            assert!(rows.iter().filter(is_counted).count() >= least, "{motif} {is_there}");
        }
    }
}

#[test]
fn positions_have_the_motifs_that_they_are_known_for() {
    check_rows(&position_rows(), 20, |motif| !motif.is_of_move() && !motif.is_of_line());
}

#[test]
fn moves_do_what_they_are_known_for() {
    check_rows(&move_rows(), 2, |motif| motif.is_of_move());
    assert_eq!(by_move(&Position::initial(), Move::NULL), None);
}

#[test]
fn lines_do_what_they_are_known_for() {
    check_rows(&line_rows(), 4, |motif| motif.is_of_line());
}

#[test]
fn held_back_rows_are_found_with_few_errors() {
    let rows = held_back_rows();
    for motif in Motif::ALL {
        for is_there in [true, false] {
            assert!(
                rows.iter().any(|row| row.motif == motif && (row.expected != "-") == is_there),
                "{motif} {is_there}"
            );
        }
    }
    let [mut expected, mut found, mut right] = [0; 3];
    for row in &rows {
        let [parts, of_core] = [row.expected, &row.found].map(CheckedRow::parts);
        expected += parts.len();
        found += of_core.len();
        right += parts.iter().filter(|part| of_core.contains(part)).count();
        if row.found != row.expected {
            println!("{}\n  found {}", row.row, row.found);
        }
    }
    let [precision, recall] = [found, expected].map(|of| right as f64 / of as f64);
    println!("{} rows, precision {precision:.3}, recall {recall:.3}", rows.len());
    assert!(precision >= 0.98 && recall >= 0.9, "precision {precision:.3}, recall {recall:.3}");
}

/// For each motif its rows with and without it, and how many of the findings are right, and of the right ones found.
fn measured() -> String {
    let rows: Vec<_> = position_rows().into_iter().chain(move_rows()).chain(line_rows()).collect();
    let mut table =
        "| motif | rows with it | rows without it | precision | recall |\n| --- | --- | --- | --- | --- |\n".to_owned();
    for motif in Motif::ALL {
        let own: Vec<_> = rows.iter().filter(|row| row.motif == motif).collect();
        let sum = |count: fn(&CheckedRow) -> usize| own.iter().map(|row| count(row)).sum::<usize>();
        let expected = sum(|row| CheckedRow::parts(row.expected).len());
        let found = sum(|row| CheckedRow::parts(&row.found).len());
        let right = sum(|row| {
            let found = CheckedRow::parts(&row.found);
            CheckedRow::parts(row.expected).iter().filter(|part| found.contains(part)).count()
        });
        let with = sum(|row| usize::from(row.expected != "-"));
        let share = |of: usize| format!("{:.2}", right as f64 / of.max(1) as f64);
        let without = own.len() - with;
        table += &format!("| `{motif}` | {with} | {without} | {} | {} |\n", share(found), share(expected));
    }
    table
}

/// The table stands in `docs/review.md`; `WRITE_MOTIFS=1 cargo test --test tactics measured` writes it.
#[test]
fn the_documented_figures_of_each_motif_are_those_measured() {
    let path = concat!(env!("CARGO_MANIFEST_DIR"), "/docs/review.md");
    let document = std::fs::read_to_string(path).expect("it is there");
    let from = document.find("| motif | rows").expect("the table is there");
    let length = document[from..].find("\n\n").map_or(document.len() - from, |end| end + 1);
    let table = measured();
    if std::env::var_os("WRITE_MOTIFS").is_some() {
        let written = [&document[..from], &table, &document[from + length..]].concat();
        std::fs::write(path, written).expect("it can be written");
    } else {
        assert_eq!(&document[from..from + length], table);
    }
}

#[test]
fn motifs_are_the_same_for_both_colours_and_both_wings() {
    let mut met = std::collections::BTreeSet::new();
    for seed in 0..30 {
        for variant in [Variant::Standard, Variant::Chess960] {
            for (position, played) in playout(seed, variant).take(100) {
                let same = changed(now(&position), |set| set, |side| side);
                let other = changed(now(&position.mirrored()), Bitboard::flip_ranks, |side| !side);
                assert_eq!(same, other, "{position:?}");
                let found = by_move(&position, played).expect("it is legal");
                met.extend(now(&position).into_iter().chain(found.iter().copied()).map(|found| found.motif));
                let same = changed(found, |set| set, |side| side);
                let (from, to) = (played.from().flip_rank(), played.to().flip_rank());
                let mirrored = Move::new(from, to, played.kind().expect("it is a move"));
                let found = by_move(&position.mirrored(), mirrored).expect("it is legal");
                assert_eq!(same, changed(found, Bitboard::flip_ranks, |side| !side), "{position:?} {played}");
                let [one, flipped] = [false, true].map(|is_flipped| without_castling(&position, is_flipped));
                let same = changed(now(&one), |set| set, |side| side);
                assert_eq!(same, changed(now(&flipped), Bitboard::flip_files, |side| side), "{position:?}");
            }
        }
    }
    let all = Motif::ALL.into_iter().filter(|motif| !motif.is_of_line());
    assert_eq!(met.into_iter().collect::<Vec<_>>(), all.collect::<Vec<_>>());
}

#[test]
fn findings_stand_on_pieces_of_the_right_side_in_their_order() {
    for seed in 100..110 {
        for (position, _) in playout(seed, Variant::Chess960).take(100) {
            let found = now(&position);
            let key = |found: &Finding| (found.motif, found.side);
            assert!(found.is_sorted_by_key(key), "{position:?}");
            for found in found {
                let (own, theirs) = (position.board().color(found.side), position.board().color(!found.side));
                assert!(!found.by.is_empty() && (found.by - own).is_empty(), "{position:?} {found:?}");
                assert!((found.targets - theirs).is_empty(), "{position:?} {found:?}");
            }
        }
    }
}

/// What is found of a line, with something done to each set of squares and each side.
fn changed_line(found: Vec<LineFinding>, squares: fn(Bitboard) -> Bitboard, side: fn(Color) -> Color) -> Vec<String> {
    let change = |found: LineFinding| format!("{} {}", found.ply, changed(vec![found.finding], squares, side).concat());
    let mut all: Vec<_> = found.into_iter().map(change).collect();
    all.sort();
    all
}

/// The moves with each of their squares changed.
fn changed_moves(line: &[Move], square: fn(Square) -> Square) -> Vec<Move> {
    let change =
        |played: &Move| Move::new(square(played.from()), square(played.to()), played.kind().expect("it is a move"));
    line.iter().map(change).collect()
}

/// A row of a line: what it is about, its start, its moves, what is expected.
fn line_row(row: &str) -> (Motif, Position, Vec<Move>, &str) {
    let [motif, fen, texts, expected] = row.split('\t').collect::<Vec<_>>().try_into().expect("four columns");
    let start: Position = fen.parse().unwrap_or_else(|error| panic!("{row}: {error}"));
    let mut position = start;
    let line = texts.split(' ').map(|text| {
        let played = san::parse(&position, text).unwrap_or_else(|error| panic!("{row}: {error}"));
        position = position.play(played).expect("it is legal");
        played
    });
    let line = line.collect();
    (motif.parse().unwrap_or_else(|error| panic!("{row}: {error}")), start, line, expected)
}

#[test]
fn lines_do_the_same_for_both_colours_and_both_wings() {
    for row in include_str!("data/tactics/by-line.tsv").lines() {
        let (_, position, line, _) = line_row(row);
        let found = by_line(&position, &line).expect("it is legal");
        let same = changed_line(found, |set| set, |side| side);
        let mirrored = by_line(&position.mirrored(), &changed_moves(&line, Square::flip_rank)).expect("it is legal");
        assert_eq!(same, changed_line(mirrored, Bitboard::flip_ranks, |side| !side), "{row}");
        if !line.iter().any(|played| played.is_castle()) {
            let [one, flipped] = [false, true].map(|is_flipped| without_castling(&position, is_flipped));
            let same = changed_line(by_line(&one, &line).expect("it is legal"), |set| set, |side| side);
            let found = by_line(&flipped, &changed_moves(&line, Square::flip_file)).expect("it is legal");
            assert_eq!(same, changed_line(found, Bitboard::flip_files, |side| side), "{row}");
        }
    }
}

#[test]
fn random_lines_do_the_same_for_both_colours() {
    for seed in 0..12 {
        for variant in [Variant::Standard, Variant::Chess960] {
            let plies: Vec<_> = playout(seed, variant).take(120).collect();
            for window in plies.windows(8).step_by(3) {
                let (position, line): (_, Vec<Move>) =
                    (window[0].0, window.iter().map(|(_, played)| *played).collect());
                let found = by_line(&position, &line).expect("it is legal");
                assert!(found.is_sorted() && found.iter().all(|found| found.ply < line.len()), "{position:?}");
                assert!(found.iter().all(|found| found.finding.motif.is_of_line()), "{position:?}");
                let same = changed_line(found, |set| set, |side| side);
                let (mirrored, flipped) = (position.mirrored(), changed_moves(&line, Square::flip_rank));
                let found = by_line(&mirrored, &flipped).expect("it is legal");
                assert_eq!(same, changed_line(found, Bitboard::flip_ranks, |side| !side), "{position:?} {line:?}");
                assert_eq!(quiet_end(&position, &line), quiet_end(&mirrored, &flipped), "{position:?} {line:?}");
                let broken = [&line[..], &[Move::NULL]].concat();
                assert_eq!((by_line(&position, &broken), quiet_end(&position, &broken)), (None, None));
            }
        }
    }
}

#[test]
fn quiet_ends_count_what_the_first_side_wins_and_loses() {
    for (fen, texts, expected) in [
        // A fork, with the rook still to be taken.
        ("r3k3/8/8/1N6/8/8/8/6K1 w - - 0 1", "Nc7+ Kf7", "3 500 r -"),
        // The fork is answered by taking the knight.
        ("r2qk3/8/8/1N6/8/8/8/6K1 w - - 0 1", "Nc7+", "2 -320 - n"),
        // A guarded pawn is left alone.
        ("4k3/8/2p5/3p4/8/8/8/3RK3 w - - 0 1", "Ke2", "1 0 - -"),
        // What is equal on both sides is left out: a knight for a bishop is not, a rook for a rook is.
        ("3rk3/8/8/8/8/8/8/3RK3 w - - 0 1", "Rxd8+", "2 0 - -"),
        ("4k3/8/2p5/3b4/8/2N5/8/4K3 w - - 0 1", "Nxd5", "2 0 b n"),
        // A pawn that becomes a queen.
        ("4k3/P7/8/8/8/8/8/6K1 w - - 0 1", "a8=Q+", "1 850 q p"),
        ("1r2k3/P7/8/8/8/8/8/6K1 w - - 0 1", "axb8=Q+", "1 1350 q,r p"),
        // The side to move at the end is the other one, which takes a rook for a pawn.
        ("5k2/8/8/3p4/8/4R3/8/6K1 w - - 0 1", "Re4", "2 -500 - r"),
        // A pawn taken in passing.
        ("4k3/3p4/8/4P3/8/8/8/4K3 b - - 0 1", "d5", "2 -100 - p"),
        // Taking the pawn with the queen would lose her.
        ("3qk3/8/2p5/3p4/8/8/3Q4/4K3 w - - 0 1", "", "0 0 - -"),
        // A mate stands, whatever else could be taken.
        ("6k1/5ppp/8/8/8/8/1q6/3R2K1 w - - 0 1", "Rd8#", "1 0 - -"),
    ] {
        let start: Position = fen.parse().expect("it is legal");
        let (mut position, mut line) = (start, Vec::new());
        for text in texts.split(' ').filter(|text| !text.is_empty()) {
            line.push(san::parse(&position, text).unwrap_or_else(|error| panic!("{fen} {text}: {error}")));
            position = position.play(line[line.len() - 1]).expect("it is legal");
        }
        let end = quiet_end(&start, &line).expect("it is legal");
        let names = |roles: &[Role]| {
            let names: Vec<_> = roles.iter().map(|role| role.char().to_string()).collect();
            if names.is_empty() { "-".to_owned() } else { names.join(",") }
        };
        let found = format!("{} {} {} {}", end.plies, end.balance, names(&end.won), names(&end.lost));
        assert_eq!(found, expected, "{fen} {texts}");
    }
}

#[test]
fn codes_read_back() {
    for motif in Motif::ALL {
        assert_eq!(motif.to_string().parse(), Ok(motif));
    }
    assert_eq!(
        "Fork".parse::<Motif>().map_err(|error| error.to_string()),
        Err("there is no motif of that code".into())
    );
}
