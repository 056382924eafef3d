//! `gridmate moves`: where a piece may go from a square.

use super::output::Output;
use super::position;
use super::problem::Problem;
use crate::board::{Bitboard, Color, Role, Square};
use crate::geometry::{attack_relation, reach};
use clap::{Args, ValueEnum};
use serde_json::{Map, json};

/// Tell where a piece may go from a square, or who attacks what on a board, as JSON.
///
/// The object has `piece`, `current_location` and `moves`, the squares in the order of their names. The board is empty:
/// a pawn steps, since there is nothing to take, and a king has nobody to castle with. With --fen, the object is about
/// the piece of either side that stands there: `moves` by its way of moving, `legal` those that the rules allow,
/// `attackers` and `defenders` the squares of the pieces that attack and defend it. With --fen and without a square, it
/// is about the whole board: for each square that is attacked, by which squares of `white` and of `black`.
#[derive(Debug, Args)]
#[command(after_help = "\
Examples:
  gridmate moves -p knight -l g2
  gridmate moves --piece rook --location e6
  gridmate moves -p pawn -l e7 --color black
  gridmate moves -l e5 --fen \"8/8/8/K2pP2q/8/8/8/7k w - d6 0 1\"
  gridmate moves --fen \"8/8/8/K2pP2q/8/8/8/7k w - d6 0 1\"")]
pub(super) struct Moves {
    /// The piece: its name, or its letter as in FEN.
    #[arg(short, long, value_name = "PIECE", value_parser = role, required_unless_present = "fen", conflicts_with = "fen")]
    piece: Option<Role>,
    /// The square, such as e6.
    #[arg(short, long, value_name = "SQUARE", value_parser = square, required_unless_present = "fen")]
    location: Option<Square>,
    /// Whose piece it is; only pawns care.
    #[arg(long, value_enum, default_value = "white", conflicts_with = "fen")]
    color: Side,
    /// The position in which the piece stands.
    #[arg(long, value_name = "FEN")]
    fen: Option<String>,
}

/// Whose a piece is.
#[derive(Clone, Copy, Debug, ValueEnum)]
enum Side {
    /// White's.
    White,
    /// Black's.
    Black,
}

impl From<Side> for Color {
    fn from(side: Side) -> Self {
        match side {
            Side::White => Self::White,
            Side::Black => Self::Black,
        }
    }
}

pub(super) fn run(arguments: &Moves, output: &mut Output) -> Result<(), Problem> {
    match (&arguments.fen, arguments.location, arguments.piece) {
        (Some(fen), Some(from), _) => in_position(fen, from, output),
        (Some(fen), None, _) => control(fen, output),
        (None, Some(from), Some(role)) => on_empty_board(role, arguments.color.into(), from, output),
        _ => Err(Problem::Argument("name a piece and a square, or a position".to_owned())),
    }
}

fn on_empty_board(role: Role, color: Color, from: Square, output: &mut Output) -> Result<(), Problem> {
    let moves = names(reach(role, color, from));
    Ok(output.json(&json!({ "piece": role.name(), "current_location": from.to_string(), "moves": moves }))?)
}

/// The piece that stands on a square of a position.
fn in_position(fen: &str, from: Square, output: &mut Output) -> Result<(), Problem> {
    let (position, _) = position::read(fen, false)?;
    let Some(piece) = position.board().piece_at(from) else {
        return Err(Problem::Argument(format!(
            "--location: {from} is empty in this position; name the square of a piece"
        )));
    };
    let who = |by| names(position.attackers(from, by, position.board().occupied()));
    Ok(output.json(&json!({
        "piece": piece.role.name(),
        "color": piece.color.name(),
        "current_location": from.to_string(),
        "moves": names(position.pseudo_reach(from)),
        "legal": names(position.legal_reach(from)),
        "attackers": who(!piece.color),
        "defenders": who(piece.color),
    }))?)
}

/// Who attacks what on the whole board.
fn control(fen: &str, output: &mut Output) -> Result<(), Problem> {
    let (position, _) = position::read(fen, false)?;
    let by = |color: Color| {
        let attacks = attack_relation(position.board(), color).inverse();
        let attacked = Square::all().filter(|&square| !attacks.from(square).is_empty());
        attacked.map(|square| (square.to_string(), json!(names(attacks.from(square))))).collect::<Map<_, _>>()
    };
    Ok(output.json(&json!({ "white": by(Color::White), "black": by(Color::Black) }))?)
}

/// The names of squares, in their order.
fn names(squares: Bitboard) -> Vec<String> {
    let mut names: Vec<_> = squares.into_iter().map(|square| square.to_string()).collect();
    names.sort_unstable();
    names
}

/// Reads the name or the letter of a piece.
fn role(text: &str) -> Result<Role, String> {
    let name = text.trim().to_ascii_lowercase();
    let named = Role::ALL.into_iter().find(|role| role.name() == name || name == role.char().to_string());
    named.ok_or_else(|| "a piece is pawn, knight, bishop, rook, queen or king".to_owned())
}

/// Reads a square in either case.
pub(super) fn square(text: &str) -> Result<Square, String> {
    text.trim().to_ascii_lowercase().parse().map_err(|_| "a square goes from a1 to h8, such as e6".to_owned())
}
