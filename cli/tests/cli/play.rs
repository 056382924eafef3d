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
fn the_squares_of_the_last_move_are_marked_and_a_pipe_gets_no_colours() {
    let text = said(&["--color", "black", "--opponent", "random"], "");
    assert_eq!((text.matches('[').count(), text.matches(']').count()), (2, 2), "{text}");
    assert!(text.contains("[.]") && !text.contains('\x1b'), "{text}");
    let text = said(&["--opponent", "random"], "board\nhello\n");
    assert!(!text.contains('[') && !text.contains('\x1b'), "{text}");
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

/// A game on a terminal: keys, each with what is shown after them; all that is shown, and how it ends after the last.
#[cfg(unix)]
fn on_terminal(environment: &[(&str, &str)], typed: &[(&str, &str)]) -> (String, std::process::ExitStatus) {
    use nix::fcntl::OFlag;
    use nix::pty::{grantpt, posix_openpt, ptsname_r, unlockpt};
    use std::fs::File;
    use std::io::{Read as _, Write as _};
    use std::os::fd::AsFd as _;
    use std::os::unix::fs::OpenOptionsExt as _;
    use std::process::{Command, Stdio};

    // What other tests start meanwhile does not get this terminal.
    let master = posix_openpt(OFlag::O_RDWR | OFlag::O_NOCTTY | OFlag::O_CLOEXEC).unwrap();
    grantpt(&master).and_then(|()| unlockpt(&master)).unwrap();
    let mut options = File::options();
    let options = options.read(true).write(true).custom_flags(OFlag::O_NOCTTY.bits());
    let slave = options.open(ptsname_r(&master).unwrap()).unwrap();
    let master = File::from(master.as_fd().try_clone_to_owned().unwrap());
    let mut command = Command::new(env!("CARGO_BIN_EXE_gridmate"));
    command.args(["play", "--style", "letters", "--opponent", "random", "--seed", "7"]);
    command.env("TERM", "xterm").env_remove("NO_COLOR").envs(environment.iter().copied());
    let end = || Stdio::from(slave.try_clone().unwrap());
    let mut child = command.stdin(end()).stdout(end()).stderr(end()).spawn().unwrap();
    drop((command, slave));
    let (mut keyboard, mut master) = (master.try_clone().unwrap(), master);
    let (mut screen, mut shown) = (String::new(), 0);
    let mut read = |screen: &mut String| {
        let mut bytes = [0; 4096];
        // At its end a terminal gives an error.
        let count = master.read(&mut bytes).unwrap_or(0);
        screen.push_str(&String::from_utf8_lossy(&bytes[..count]));
        count > 0
    };
    // Of a line that is edited the prompt is written anew with each key; at first nothing comes after it.
    let prompt = if environment.contains(&("TERM", "dumb")) { "white> " } else { "white> \r" };
    for &(keys, answer) in typed {
        let asked = [prompt, answer];
        for (index, text) in asked.iter().enumerate() {
            if index == 1 {
                keyboard.write_all(keys.as_bytes()).unwrap();
            }
            while !screen[shown..].contains(text) {
                assert!(read(&mut screen), "{text:?} does not come, {keys:?}: {screen:?}");
            }
            shown += screen[shown..].find(text).unwrap() + text.len();
        }
    }
    while read(&mut screen) {}
    (screen, child.wait().unwrap())
}

#[cfg(unix)]
#[test]
fn on_a_terminal_lines_are_edited_and_recalled() {
    // Backspace, the arrow to the left, and the arrow up, which brings the line before last back.
    let keys = [
        ("e5\x7f4\r", "random plays 1... "),
        ("3\x1b[Dh\r", "random plays 2... "),
        ("\x1b[A\x1b[A\r", "\"e4\" is not legal here"),
        ("quit\r", ""),
    ];
    let (screen, status) = on_terminal(&[], &keys);
    assert!(status.success() && screen.contains("4\x1b[0m . . . . P . . ."), "{screen:?}");
    assert!(screen.contains("3\x1b[0m . . . . . . . P"), "{screen:?}");
}

#[cfg(unix)]
#[test]
fn a_terminal_has_colours_unless_they_are_not_wanted() {
    let keys = [("e4\r", "random plays 1... "), ("hello\r", "is not a move"), ("\x04", "")];
    let (screen, status) = on_terminal(&[], &keys);
    assert!(status.success() && screen.contains("\x1b[30;43m[") && screen.contains("\x1b[31m\"hello\""), "{screen:?}");
    for environment in [("NO_COLOR", "1"), ("TERM", "dumb")] {
        let (screen, status) = on_terminal(&[environment], &keys);
        assert!(status.success() && !screen.contains("\x1b[30;43m") && !screen.contains("\x1b[31m"), "{screen:?}");
        assert!(screen.contains("[.]"), "{screen:?}");
    }
}

#[cfg(unix)]
#[test]
fn an_interrupt_at_the_prompt_ends_the_game() {
    let (screen, status) = on_terminal(&[], &[("e4\r", "random plays 1... "), ("\x03", "")]);
    assert_eq!(status.code(), Some(130), "{screen:?}");
}
