//! What is known of the position after steps outside of the rules.

use gridmate::board::{Color, Square};
use gridmate::script::{Mode, Script, Start, StepKind};

fn open(text: &str) -> Script {
    Script::new(Start::default(), text).unwrap()
}

fn end(script: &Script) -> gridmate::script::ScriptState {
    script.state(usize::MAX)
}

/// Why its last position is not legal.
fn sentences(script: &Script) -> Vec<String> {
    end(script).reasons().iter().map(ToString::to_string).collect()
}

#[test]
fn after_a_free_move_it_is_the_other_sides_turn() {
    assert_eq!(end(&open("e2e5")).turn(), Color::Black);
    assert_eq!(end(&open("e7e5")).turn(), Color::White);
    assert_eq!(end(&open("xa1, a4=♕")).turn(), Color::White);
    assert!(end(&open("e2e5")).turn_is_open());
}

#[test]
fn a_king_that_could_be_taken_has_the_move() {
    // White to move, and black's king in check: so it is black's move.
    let script = open("xf7, xd1, h5=♕, xg2");
    assert_eq!((end(&script).turn(), end(&script).position().is_some()), (Color::Black, true));
}

#[test]
fn rights_to_castle_go_with_king_and_rook_and_do_not_come_back() {
    assert!(end(&open("xb1, xc1, xd1, xf1, xg1")).fen().contains(" KQkq "));
    assert!(end(&open("h1h3, h3h1, e7e4")).fen().contains(" Qkq "));
    assert!(end(&open("e8e6, e6e8")).fen().contains(" KQ "));
}

#[test]
fn the_turn_can_be_chosen_after_a_free_step_only() {
    assert_eq!(end(&open("xe2, 1...")).turn(), Color::Black);
    assert_eq!(end(&open("e2e5, 3.")).turn(), Color::White);
    assert_eq!(end(&open("e2e4, 1.")).turn(), Color::Black, "a number in a game is only a number");
    let mut script = open("e2e4");
    assert_eq!(script.choose_turn(1, Color::White).unwrap_err().code(), "turn-is-known");
    script = open("xd7");
    script.choose_turn(1, Color::Black).unwrap();
    script.choose_turn(2, Color::White).unwrap();
    assert_eq!((script.text(), end(&script).turn()), ("xd7, 1.", Color::White));
}

#[test]
fn a_legal_move_of_the_other_side_settles_an_open_turn() {
    let script = open("xe2, e7e5, g1f3");
    let kinds: Vec<_> = (0..3).map(|step| script.san(step)).collect();
    assert_eq!(kinds, [None, Some("e5".to_owned()), Some("Nf3".to_owned())]);
}

#[test]
fn what_is_no_position_says_why_and_may_become_one() {
    let broken = open("xe1");
    assert_eq!(sentences(&broken), ["white has no king"]);
    assert_eq!(broken.game(1).unwrap_err().to_string(), "step 1, \"xe1\", is not a legal move, so this is no game");
    let healed = open("xe1, e1=K, e2e4");
    assert_eq!((healed.san(2).as_deref(), end(&healed).reasons().len()), (Some("e4"), 0));
    let text = Script::open(Start::default(), Mode::Sheet, "e4=Q").unwrap();
    assert_eq!(sentences(&text), ["e4 holds \"Q\", which is no piece"]);
    assert_eq!(end(&text).fen(), "rnbqkbnr/pppppppp/8/8/4{U+0051}3/8/PPPPPPPP/RNBQKBNR w - - 0 1");
}

#[test]
fn a_board_is_built_from_nothing() {
    let start: Start = "8/8/8/8/8/8/8/8".parse().unwrap();
    let script = Script::new(start, "e1=K, e8=k, a2=P, a2a4, e8d8").unwrap();
    let kinds: Vec<_> = (0..5).map(|step| script.step(step).unwrap().kind).collect();
    assert!(kinds[..3].iter().all(|kind| *kind == StepKind::Free));
    assert_eq!((script.san(3).as_deref(), script.san(4).as_deref()), (Some("a4"), Some("Kd8")));
    assert_eq!(end(&script).sheet().board().piece_at(Square::A4).map(|piece| piece.char()), Some('P'));
}

#[test]
fn a_token_that_changes_nothing_leaves_the_game_alone() {
    let script = open("e2e4, xe5, e4=♙, e7e5");
    assert_eq!(script.san(3).as_deref(), Some("e5"));
}

#[test]
fn rights_to_castle_can_be_chosen_after_a_free_step_only() {
    let fen = |text: &str| end(&open(text)).fen();
    assert!(fen("xa1, castling=Kk").contains(" w Kk - "));
    assert!(fen("e1e3, e3e1, castling=KQkq").contains(" KQkq - "), "a chosen right comes back");
    assert!(fen("xe2, castling=-").contains(" w - - "));
    assert!(fen("xe2, 1..., CASTLING=Qk, e7e5").contains(" w Qk - "), "side and rights in either order");
    assert!(fen("xe2, castling=Qk, 1..., e7e5").contains(" w Qk - "));
    assert!(fen("xe2, castling=KQ, h1h3").contains(" Q - "), "what is chosen is lost like any other right");
    let kinds = |text: &str| open(text).walk().map(|(step, _)| step.kind).collect::<Vec<_>>();
    assert_eq!(kinds("xe2, castling=Qk, castling=Q"), [StepKind::Free, StepKind::Free, StepKind::Ignored]);
}

#[test]
fn rights_that_cannot_be_are_refused_with_what_can() {
    for (start, text, code, fix) in [
        ("960:518", "xa1, castling=KQ", "bad-castling-right", Some("castling=K")),
        ("960:518", "xe1, castling=K", "bad-castling-right", Some("castling=-")),
        ("960:518", "e1e2, castling=Kk", "bad-castling-right", Some("castling=k")),
        ("960:518", "xe2, castling=KX", "bad-castling", None),
        ("960:518", "xe2, castling=", "bad-castling", None),
        ("960:518", "xe2, castling=KK", "bad-castling", None),
        ("960:518", "castling=KQ", "castling-is-known", Some("")),
        ("960:518", "xe2, e7e5, castling=KQ", "castling-is-known", Some("")),
        ("960:518", "g1=♖, castling=HG", "bad-castling-right", None),
        (
            "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQ1RK1 w kq - 0 1",
            "xe2, castling=KQ",
            "bad-castling-right",
            Some("castling=-"),
        ),
    ] {
        let script = Script::new(start.parse().unwrap(), text).unwrap();
        let told = script.diagnostics().next().expect("something to say");
        assert_eq!((told.code(), told.fix()), (code, fix), "{text}: {told}");
        assert_eq!(script.state(usize::MAX), script.state(script.steps() - 1), "{text}: nothing changes");
    }
}

#[test]
fn a_choice_is_made_and_made_anew() {
    let mut script = open("xe2, xh8");
    assert_eq!(end(&script).castling(), "KQq");
    script.choose_castling(2, "Q").unwrap();
    script.choose_turn(3, Color::Black).unwrap();
    script.choose_castling(4, "Kq").unwrap();
    script.choose_turn(4, Color::White).unwrap();
    assert_eq!(script.text(), "xe2, xh8, castling=Kq, 1.");
    assert_eq!(end(&script).fen(), "rnbqkbn1/pppppppp/8/8/8/8/PPPP1PPP/RNBQKBNR w Kq - 0 1");
    for (letters, code) in
        [("k", "bad-castling-right"), ("K Q", "bad-castling"), ("", "bad-castling"), ("x", "bad-castling")]
    {
        let refused = script.choose_castling(4, letters).unwrap_err();
        assert_eq!(refused.code(), code);
        assert!(refused.to_string().contains("castle"), "{refused}");
    }
    assert_eq!(open("e2e4").choose_castling(1, "KQ").unwrap_err().code(), "castling-is-known");
    // What is open before it is closed first.
    for (text, chosen) in [
        ("xe2 ; good move", "xe2 ; good move\n1..."),
        ("xe2 ; good move\ne7e5", "xe2 ; good move\n1...\ne7e5"),
        ("xe2 {good move", "xe2 {good move}, 1..."),
        ("xe2 (good {move", "xe2 (good {move}), 1..."),
        ("xe2 {good move}", "xe2 {good move}, 1..."),
    ] {
        let mut script = open(text);
        script.choose_turn(2, Color::Black).unwrap();
        assert_eq!((script.text(), script.state(3).turn()), (chosen, Color::Black));
    }
}

#[test]
fn a_choice_changes_no_cell_in_the_spreadsheet_and_is_left_by_fix_all() {
    let text = "xe2, castling=Kk, 1..., e7e5";
    let sheet = Script::open(Start::default(), Mode::Sheet, text).unwrap();
    assert_eq!((end(&sheet).fen(), sheet.diagnostic_count()), (end(&open(text)).fen(), 0));
    let mut script = open("xe2; xh8, castling=Kk, Nf3");
    script.fix_all().unwrap();
    assert_eq!(script.text(), "xe2, xh8, castling=K, g1f3");
}

#[test]
fn in_chess960_a_right_is_that_of_any_rook_beside_the_king() {
    let start: Start = "960:0".parse().unwrap();
    let script = Script::new(start, "xa2, castling=-").unwrap();
    let (state, variant) = (end(&script), script.start().variant);
    assert_eq!((state.castling().as_str(), state.possible_castling(variant).as_str()), ("-", "KQkq"));
    let chosen = Script::new(start, "xa2, castling=Hk").unwrap();
    assert_eq!((end(&chosen).castling().as_str(), chosen.diagnostic_count()), ("Kk", 0));
    let inner = Script::new(start, "xa2, g1=♖, castling=gk").unwrap();
    assert_eq!(inner.diagnostic_count(), 1, "black has no rook there");
}
