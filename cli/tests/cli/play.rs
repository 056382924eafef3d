//! `gridmate play`: a game against the computer, typed into a pipe.

#[cfg(unix)]
use crate::terminal::Talk;
use crate::terminal::{Run, run};

fn play(arguments: &[&str], lines: &str) -> Run {
    run(&[&["play", "--style", "letters", "--seed", "7"], arguments].concat(), lines.as_bytes())
}

/// What was said, from a game that ended well.
fn said(arguments: &[&str], lines: &str) -> String {
    let run = play(arguments, lines);
    assert_eq!((run.code, run.stderr.as_str()), (Some(0), ""), "{}", run.stdout);
    run.stdout
}

#[test]
fn moves_are_typed_in_either_way_and_answered() {
    let text = said(&["--opponent", "random"], "e4\ng1f3\npgn\n");
    assert!(
        text.contains("4 . . . . P . . .")
            && text.contains("random plays 1... ")
            && text.contains("random plays 2... ")
    );
    assert!(text.contains("[White \"You\"]") && text.contains("\n1. e4 ") && text.contains(" 2. Nf3 "), "{text}");
    assert_eq!(text, said(&["--opponent", "random"], "e4\ng1f3\npgn\n"), "the same seed plays the same game");
}

#[test]
fn what_is_no_legal_move_gets_the_reason() {
    let text = said(&[], "e5\na1a3\nhello\n");
    assert!(text.contains("the rook on a1 cannot go to a3: something stands in its way"), "{text}");
    assert!(!text.contains("plays 1"), "{text}");
}

#[test]
fn every_player_may_be_the_opponent_and_either_side_be_played() {
    for opponent in ["random", "minimax:1", "negamax:1", "alphabeta:2", "level:1", "engine;nodes=500"] {
        let text = said(&["--opponent", opponent, "--color", "black"], "");
        assert!(text.contains(&format!("{opponent} plays 1. ")), "{text}");
    }
    assert!(said(&["--color", "random"], "").contains("You play "));
    assert_eq!(play(&["--opponent", "nobody"], "").code, Some(2));
}

#[test]
fn the_game_ends_with_its_cause() {
    let mate = ["--fen", "6k1/5ppp/8/8/8/8/8/R3K3 w - - 0 1"];
    let text = said(&mate, "Ra8\nnever read\n");
    assert!(text.ends_with("The game is over: white wins by checkmate. 1-0\n"), "{text}");
    let text = said(&["--opponent", "minimax:1", "--color", "black", mate[0], mate[1]], "");
    assert!(text.contains("minimax:1 plays 1. Ra8#") && text.ends_with("white wins by checkmate. 1-0\n"), "{text}");
    assert!(said(&[], "resign\n").ends_with("white resigns.\n0-1\n"));
    assert!(said(&["--color", "black", "--opponent", "random"], "resign\n").ends_with("black resigns.\n1-0\n"));
    // White is a queen down: black agrees to nothing. A queen up, black is glad.
    let queen = |fen: &str| said(&["--fen", fen], "draw\n");
    assert!(queen("q3k3/8/8/8/8/8/8/4K3 w - - 0 1").ends_with("level:3 plays on.\n"));
    assert!(queen("4k3/8/8/8/8/8/8/Q3K3 w - - 0 1").ends_with("level:3 agrees to a draw.\n1/2-1/2\n"));
    let fifty = said(&["--fen", "4k3/8/8/8/8/8/8/Q3K3 w - - 100 80"], "draw\n");
    assert!(fifty.contains("draw claimed: 50 moves") && fifty.ends_with("1/2-1/2\n"), "{fifty}");
    let over = said(&["--fen", "7N/r1nb4/4kQ2/1p1pP1p1/p1p3p1/1P5P/P1P3P1/R2K1B1R b - - 0 43"], "e4\n");
    assert!(over.ends_with("white wins by checkmate. 1-0\n"), "{over}");
}

#[test]
fn commands_help_beside_the_moves() {
    let text = said(&["--opponent", "random"], "undo\nmoves\ne4\nundo\nfen\nhint\nboard\nhelp\nquit\ne4\n");
    assert!(text.contains("There is no move of yours to take back."), "{text}");
    assert!(text.contains("Na3 Nc3 Nf3 Nh3 a3 a4 b3 b4"), "{text}");
    assert!(text.contains("rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1\n"), "{text}");
    assert!(text.contains("The engine would play 1. ") && text.contains("takes your last move"), "{text}");
    assert_eq!(text.matches("random plays").count(), 1, "what comes after quit is not read: {text}");
}

#[test]
fn a_game_of_chess960_is_played_and_written_down() {
    let file = std::env::temp_dir().join(format!("gridmate-play-{}.pgn", std::process::id()));
    let path = file.to_str().unwrap();
    let text = said(&["--chess960", "0", "--pgn", path], "f4\n");
    assert!(text.contains("8 b b q n n r k r"), "{text}");
    let written = std::fs::read_to_string(&file).unwrap();
    std::fs::remove_file(&file).unwrap();
    assert!(written.contains("[Black \"level:3\"]") && written.contains("1. f4 "), "{written}");
    assert!(written.contains("BBQNNRKR w ") && written.ends_with("*\n"), "{written}");
    assert_ne!(said(&["--chess960"], ""), said(&[], ""));
}

#[cfg(unix)]
#[test]
fn an_interrupt_writes_the_game_down() {
    let file = std::env::temp_dir().join(format!("gridmate-interrupted-{}.pgn", std::process::id()));
    let path = file.to_str().unwrap();
    let mut talk = Talk::start(&["play", "--opponent", "random", "--style", "letters", "--pgn", path]);
    talk.tell(b"e4");
    talk.until("random plays 1... ");
    // The game is taken down before the next line is waited for.
    talk.tell(b"help");
    talk.until("quit");
    let run = talk.interrupt();
    assert_eq!((run.code, run.stderr.as_str()), (Some(130), ""));
    let written = std::fs::read_to_string(&file).unwrap();
    std::fs::remove_file(&file).unwrap();
    assert!(written.contains("\n1. e4 ") && written.ends_with("*\n"), "{written}");
}
