//! The motifs of positions that were checked by hand, and that they do not depend on which side or which wing it is.
//!
//! `data/tactics/now.tsv` has a motif, a position and what is found of it, or `-`: each finding is a side, the squares of
//! `by`, of `through` and of `targets`. About half of the positions nearly have the motif. `data/tactics/by-move.tsv` has the
//! same for moves, which stand in a column before the findings. Each row stands there for both colours, and a second
//! implementation, on another library, agrees.

#![cfg(not(target_arch = "wasm32"))]
#![allow(clippy::expect_used, clippy::panic, clippy::unwrap_used, reason = "a failing test says so by panicking")]

mod random;

use gridmate::board::{Bitboard, Board, Color};
use gridmate::notation::uci;
use gridmate::rules::{Move, Position, Setup, Variant};
use gridmate::tactics::{Finding, Motif, by_move, find, now};
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

#[test]
fn positions_have_the_motifs_that_they_are_known_for() {
    let rows = include_str!("data/tactics/now.tsv");
    let mut counts = std::collections::BTreeMap::new();
    for row in rows.lines() {
        let [motif, fen, expected] = row.split('\t').collect::<Vec<_>>().try_into().expect("three columns");
        let position: Position = fen.parse().unwrap_or_else(|error| panic!("{row}: {error}"));
        let motif: Motif = motif.parse().unwrap_or_else(|error| panic!("{row}: {error}"));
        assert_eq!(text(&find(&position, motif)), expected, "{motif} {fen}");
        *counts.entry((motif, expected != "-")).or_insert(0) += 1;
    }
    for motif in Motif::ALL.into_iter().filter(|motif| !motif.is_of_move()) {
        for is_there in [true, false] {
            assert!(counts.get(&(motif, is_there)) >= Some(&10), "{motif} {is_there}");
        }
    }
}

#[test]
fn moves_do_what_they_are_known_for() {
    for row in include_str!("data/tactics/by-move.tsv").lines() {
        let [motif, fen, played, expected] = row.split('\t').collect::<Vec<_>>().try_into().expect("four columns");
        let position: Position = fen.parse().unwrap_or_else(|error| panic!("{row}: {error}"));
        let motif: Motif = motif.parse().unwrap_or_else(|error| panic!("{row}: {error}"));
        let played = uci::parse(&position, played, Variant::Chess960).unwrap_or_else(|error| panic!("{row}: {error}"));
        let mut found = by_move(&position, played).expect("it is legal");
        found.retain(|found| found.motif == motif);
        assert_eq!(text(&found), expected, "{row}");
    }
    assert_eq!(by_move(&Position::initial(), Move::NULL), None);
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
    assert_eq!(met.into_iter().collect::<Vec<_>>(), Motif::ALL.into_iter().collect::<Vec<_>>());
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
