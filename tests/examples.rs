//! The programs under `examples` do what they say.

#![allow(
    clippy::unwrap_used,
    dead_code,
    reason = "a failing test says so by panicking; the programs have a main of their own"
)]

#[path = "../examples/mates.rs"]
mod mates;
#[path = "../examples/openings.rs"]
mod openings;
#[path = "../examples/playout.rs"]
mod playout;
#[path = "../examples/study.rs"]
mod study;

use gridmate::notation::epd::Epd;
use gridmate::notation::pgn;

#[test]
fn openings_are_counted_by_their_first_moves() {
    let mut openings = openings::Openings::default();
    assert!(
        pgn::visit("1. e4 (1. d4 d5) e5 2. Nf3 *\n\n1. e4 e5 *\n\n1. d4 *\n\n1. d4 d5 1-0\n", &mut openings)
            .is_continue()
    );
    let counts: Vec<_> = openings.0.into_iter().map(|(moves, count)| (moves.join(" "), count)).collect();
    assert_eq!(counts, [("d4 d5".to_owned(), 1), ("e4 e5".to_owned(), 2)]);
}

#[test]
fn mates_in_one_are_found_in_epd_and_fen() {
    let mates = |line| mates::mates(line).unwrap();
    assert_eq!(mates("6k1/5ppp/8/8/8/8/8/3R2K1 w - - bm Rd8; id \"back rank\";"), ["Rd8#"]);
    assert_eq!(mates("7k/8/5KQ1/8/8/8/8/8 w - - 0 1"), ["Qg7#"]);
    assert_eq!(mates("rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq -"), [""; 0]);
}

#[test]
fn a_playout_is_the_same_for_a_seed_and_ends() {
    let (moves, end) = playout::playout(7).unwrap();
    assert_eq!((&moves, &end), (&playout::playout(7).unwrap().0, &playout::playout(7).unwrap().1));
    assert!(moves.len() > 4 && !end.is_empty());
}

#[test]
fn a_study_keeps_its_variation_and_its_comment() {
    assert!(study::study().unwrap().ends_with("\n1. e4 e5 (1... c5 {The Sicilian.} 2. Nf3) 2. Nf3 *\n"));
}

#[test]
fn epd_is_written_as_it_was_read_and_is_read_as_it_is_met() {
    for text in [
        "8/8/8/8/8/8/7k/KR6 w - -",
        "4k3/8/8/8/8/8/8/4K2R w K - bm O-O Rg1; c0 \"a; b\"; id \"castle\";",
        "r3k3/8/8/8/8/8/8/4K3 b q - draw_offer;",
    ] {
        assert_eq!(text.parse::<Epd>().unwrap().to_string(), text);
    }
    let counted: Epd = "8/8/8/8/8/8/7k/KR6 w - - hmvc 12; fmvn 40; id open".parse().unwrap();
    assert_eq!((counted.position.halfmove_clock(), counted.position.fullmove_number()), (12, 40));
    assert_eq!((counted.operand("id"), counted.operand("bm")), (Some("open"), None));
    let open: Epd = " 8/8/8/8/8/8/7k/KR6  w - - 3 9 id \"no end".parse().unwrap();
    assert_eq!((open.position.halfmove_clock(), open.operand("id")), (3, Some("no end")));
    assert_eq!(open.moves("am").unwrap(), []);
    let moves = "8/8/8/8/8/8/7k/KR6 w - - bm Rb8 Zz;".parse::<Epd>().unwrap().moves("bm");
    assert!(moves.is_err());
    assert_eq!("8/8/8/8 w".parse::<Epd>().unwrap_err().code(), "field-count");
    assert_eq!("".parse::<Epd>().unwrap_err().code(), "".parse::<gridmate::rules::Position>().unwrap_err().code());
}
