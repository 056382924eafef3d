//! Games and scripts: from one to the other and back, in both variants.

use crate::random::{self, playout, playout_from};
use gridmate::board::Board;
use gridmate::notation::{fen, pgn, uci};
use gridmate::rules::{Move, Position, Variant};
use gridmate::script::{self, Mode, Script, Start, StepKind};

/// Writes a game as a script, and reads it as the spreadsheet and as chess do.
fn check(start: Position, variant: Variant, moves: &[Move]) {
    let game = pgn::PgnGame::from_moves(start, variant, moves).unwrap();
    let (begin, text) = script::from_game(&game);
    let friendly = Script::new(begin, &text).unwrap();
    let sheet = Script::open(begin, Mode::Sheet, &text).unwrap();
    let boards: Vec<Board> = sheet.sheets().map(|sheet| *sheet.as_board().expect("only pieces")).collect();
    let mut position = start;
    assert_eq!(friendly.steps(), moves.len(), "{text}");
    for (step, &played) in moves.iter().enumerate() {
        position = position.play(played).unwrap();
        for script in [&friendly, &sheet] {
            let found = script.step(step).unwrap();
            assert_eq!(found.kind, StepKind::Legal(played), "{text}");
            assert_eq!(boards[found.tokens.end - 1], *position.board(), "{text}");
        }
    }
    assert_eq!(friendly.state(usize::MAX).position(), Some(&position));
    assert_eq!(friendly.diagnostics().collect::<Vec<_>>(), [], "{text}");
    assert_eq!(sheet.diagnostics().count(), 0, "{text}");
    let back = friendly.game(usize::MAX).unwrap();
    assert!((back.start(), back.tree()) == (game.start(), game.tree()), "{text}");
}

fn check_random(games: u64) {
    for seed in 0..games {
        for variant in [Variant::Standard, Variant::Chess960] {
            let mut play = playout(seed, variant);
            let start = play.position;
            let moves: Vec<Move> = play.by_ref().take(150).map(|(_, played)| played).collect();
            check(start, variant, &moves);
        }
    }
}

#[test]
fn a_game_is_the_same_after_it_was_a_script() {
    check_random(60);
}

#[test]
fn heavy_many_games_are_the_same_after_they_were_scripts() {
    check_random(3_000);
}

fn check_rows(rows: &[crate::oracle::Row]) {
    for row in rows {
        let (start, variant) = fen::parse_any(row.str("start_fen")).unwrap();
        let mut position = start;
        let mut moves = Vec::new();
        for text in row.texts("uci") {
            let played = uci::parse_lenient(&position, text, variant).unwrap();
            position = position.play(played).unwrap();
            moves.push(played);
        }
        check(start, variant, &moves);
        // The same in SAN, as it is pasted; but `B8b5` is a move from b8 to b5 in every script.
        let is_square = |san: &str| san.starts_with('B') && san[1..].starts_with(|char: char| char.is_ascii_digit());
        if row.texts("san").iter().any(|san| is_square(san)) {
            continue;
        }
        let game = pgn::PgnGame::from_moves(start, variant, &moves).unwrap();
        let mut typed = Script::new(script::from_game(&game).0, &row.texts("san").join(" ")).unwrap();
        typed.fix_all().unwrap();
        assert!(typed.game(usize::MAX).unwrap().tree() == game.tree(), "{}", row.str("id"));
    }
}

#[test]
fn a_sample_of_games_is_the_same_after_they_were_scripts() {
    check_rows(&crate::oracle::sample("games_noise"));
}

#[test]
fn heavy_all_games_of_the_rows_are_the_same_after_they_were_scripts() {
    check_rows(&crate::oracle::whole("games_noise"));
}

#[test]
fn castling_is_told_from_a_king_move_in_all_960_starts_with_any_way_free() {
    // Only kings, rooks and a pawn a side, so that every castle can be reached at once.
    for number in gridmate::rules::chess960::Number::all() {
        let mut setup = gridmate::rules::Setup::chess960(number);
        for square in gridmate::board::Square::ALL {
            use gridmate::board::Role;
            let keeps = setup.board.piece_at(square).is_some_and(|piece| matches!(piece.role, Role::King | Role::Rook));
            if !keeps {
                setup.board.set(square, None);
            }
        }
        for square in [gridmate::board::Square::H2, gridmate::board::Square::H7] {
            setup.board.set(square, gridmate::board::Piece::from_char(if square.index() < 32 { 'P' } else { 'p' }));
        }
        let Ok(start) = setup.position() else { continue };
        for castle in start.legal_moves().into_iter().filter(|played| played.is_castle()) {
            let next = start.play(castle).unwrap();
            // Every answer, castling among them, must not be drawn into the step.
            for answer in &next.legal_moves() {
                check(start, Variant::Chess960, &[castle, answer]);
            }
        }
        for king in start.legal_moves().into_iter().filter(|played| played.from() == start.king(start.turn())) {
            let next = start.play(king).unwrap();
            for answer in next.legal_moves().into_iter().filter(|played| played.is_castle()) {
                check(start, Variant::Chess960, &[king, answer]);
            }
        }
    }
}

#[test]
fn every_move_of_a_sample_of_positions_is_written_and_recognised() {
    for row in crate::oracle::sample("positions") {
        let variant = if row.flag("chess960") { Variant::Chess960 } else { Variant::Standard };
        let position = fen::parse(row.str("fen_legal_ep"), variant).unwrap();
        for played in &position.legal_moves() {
            check(position, variant, &[played]);
        }
        let moves: Vec<Move> = playout_from(1, position).take(6).map(|(_, played)| played).collect();
        check(position, variant, &moves);
    }
}

#[test]
fn the_tokens_of_odd_moves_are_those_of_the_page() {
    for (start, text, san) in [
        ("rnbqk2r/pppp1ppp/5n2/2b1p3/2B1P3/5N2/PPPP1PPP/RNBQK2R w KQkq - 4 4", "e1g1, h1f1", "O-O"),
        ("4k3/8/8/3pP3/8/8/8/4K3 w - d6 0 1", "e5d6, xd5", "exd6"),
        ("8/4P1k1/8/8/8/8/8/4K3 w - - 0 1", "e7e8, e8=♕", "e8=Q"),
        ("4k3/8/8/8/8/8/8/5KR1 w G - 0 1", "xg1, f1g1, f1=♖", "O-O"),
        ("4k3/8/8/8/8/8/8/4KR2 w F - 0 1", "e1g1", "O-O"),
        ("4k3/8/8/8/8/8/8/6KR w H - 0 1", "h1f1", "O-O"),
        ("4k3/8/8/8/8/8/8/4K1R1 w G - 0 1", "g1f1, e1g1", "O-O"),
        ("4k3/8/8/8/8/8/8/5K1R w H - 0 1", "f1g1, h1f1", "O-O"),
    ] {
        let start: Start = start.parse().unwrap();
        let script = Script::new(start, text).unwrap();
        assert_eq!((script.steps(), script.san(0).as_deref()), (1, Some(san)), "{text}");
        let (position, played) = script.played(0).unwrap();
        assert_eq!(script::move_tokens(&position, played), text);
    }
}

#[test]
fn a_move_may_be_written_in_other_ways_too() {
    for (start, text, san) in [
        ("4k3/8/8/3p4/4P3/8/8/4K3 w - - 0 1", "xd5, e4d5", "exd5"),
        ("8/4P1k1/8/8/8/8/8/4K3 w - - 0 1", "e7e8=N", "e8=N+"),
        ("8/4P1k1/8/8/8/8/8/4K3 w - - 0 1", "xe7 e8=R", "e8=R"),
        ("4k3/8/8/8/8/8/8/4K2R w K - 0 1", "h1f1, e1g1", "O-O"),
    ] {
        let script = Script::new(start.parse().unwrap(), text).unwrap();
        assert_eq!((script.steps(), script.san(0).as_deref()), (1, Some(san)), "{text}");
    }
    // A piece moves once in a move.
    let script = Script::new(Start::default(), "e2e3, e3e4").unwrap();
    assert_eq!((script.steps(), script.san(0).as_deref(), script.san(1)), (2, Some("e3"), None));
}

#[test]
fn a_game_typed_in_san_becomes_clean_tokens_in_one_go() {
    for seed in 0..40 {
        for variant in [Variant::Standard, Variant::Chess960] {
            let mut play = playout(seed, variant);
            let start = play.position;
            let moves: Vec<Move> = play.by_ref().take(80).map(|(_, played)| played).collect();
            let game = pgn::PgnGame::from_moves(start, variant, &moves).unwrap();
            let written = pgn::write(&game);
            let typed = written.rsplit("]\n\n").next().unwrap();
            let (begin, text) = script::from_game(&game);
            let mut script = Script::new(begin, typed).unwrap();
            script.fix_all().unwrap();
            assert_eq!(script.diagnostics().collect::<Vec<_>>(), [], "{typed}\n{}", script.text());
            assert!(script.game(usize::MAX).unwrap().tree() == game.tree(), "{typed}\n{}", script.text());
            let mut sheet = Script::open(begin, Mode::Sheet, &text).unwrap();
            assert_eq!(script.state(usize::MAX).sheet(), sheet.state(usize::MAX).sheet());
            sheet.set_text(script.text()).unwrap();
            assert_eq!(script.state(usize::MAX).sheet(), sheet.state(usize::MAX).sheet(), "the sheet runs it too");
        }
    }
}

#[test]
fn random_numbers_are_the_same_everywhere() {
    assert_eq!(random::Random::new(0).word(), 0xE220_A839_7B1D_CDAF);
}
