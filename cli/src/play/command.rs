//! What may be typed beside moves.

pub(super) const HELP: &str = "\
A move is typed as e4, Nf3, O-O, or as g1f3. Beside moves there are:
  moves     the legal moves
  undo      takes your last move and the answer back
  hint      what the engine would play
  draw      claims a draw, or offers one
  resign    gives the game up
  board     draws the board; the squares of the last move stand in brackets
  fen, pgn  the position, the game
  help      this
  quit      ends";

/// What a line asks for.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum PlayCommand {
    Moves,
    Undo,
    Hint,
    Draw,
    Resign,
    Board,
    Fen,
    Pgn,
    Help,
    Quit,
}

impl PlayCommand {
    pub(super) fn read(text: &str) -> Option<Self> {
        Some(match text {
            "moves" => Self::Moves,
            "undo" => Self::Undo,
            "hint" => Self::Hint,
            "draw" => Self::Draw,
            "resign" => Self::Resign,
            "board" => Self::Board,
            "fen" => Self::Fen,
            "pgn" => Self::Pgn,
            "help" | "?" => Self::Help,
            "quit" | "exit" => Self::Quit,
            _ => return None,
        })
    }
}
