//! `gridmate moves`: where a piece may go from a square.

use super::output::Output;
use super::position;
use super::problem::Problem;
use clap::{Args, ValueEnum};
use gridmate::board::{Bitboard, Color, Role, Square};
use gridmate::geometry::attack_relation;
use gridmate::sets::{reach_json, role_named};
use serde_json::{Map, json};

/// Tell where a piece may go from a square, or who attacks what on a board, as JSON.
///
/// The object has `ok`, and as the article on modelling a board in Python has it `piece`, `current_location` and `moves`, the
/// squares in the order of their names. The board is empty: a pawn steps, since there is nothing to take, and a king has no
/// rook to castle with.
///
/// With --fen, a position takes the place of the piece and of the empty board, so that --piece and --color cannot be
/// given: the piece is the one, of either side, that stands on --location. The object has its letter, `piece`, its side,
/// `color`, and its `square`; `moves` are those by its way of moving, `legal` those that the rules allow, `attackers` and
/// `defenders` the squares of the pieces that attack and defend it. With --fen and without --location, the object is about
/// the whole board: for each square that is attacked, by which squares of `white` and of `black`. Where `ok` is false,
/// `error` says what is wrong. `docs/cli.md` has the form of all answers.
#[derive(Debug, Args)]
#[command(after_help = "\
Examples:
  gridmate moves -p knight -l g2
  gridmate moves --piece elephant --location E6
  gridmate moves -p pawn -l e7 --color black
  gridmate moves -l e5 --fen \"8/8/8/K2pP2q/8/8/8/7k w - d6 0 1\"
  gridmate moves --fen \"8/8/8/K2pP2q/8/8/8/7k w - d6 0 1\"")]
pub(super) struct MovesArguments {
    /// The piece: its name, or its letter as in FEN; a knight is a horse, too, a bishop a camel, a rook an elephant or
    /// a castle. With --fen, it is the piece that stands on the square.
    #[arg(short, long, value_name = "PIECE", value_parser = role, required_unless_present = "fen", conflicts_with = "fen")]
    piece: Option<Role>,
    /// The square, such as e6 or E6.
    #[arg(short, long, value_name = "SQUARE", value_parser = location, required_unless_present = "fen")]
    location: Option<Location>,
    /// Whose piece it is; only pawns care.
    #[arg(long, value_enum, default_value = "white", conflicts_with = "fen")]
    color: Owner,
    /// The position to ask about, in the place of --piece and an empty board.
    #[arg(long, value_name = "FEN")]
    fen: Option<String>,
}

/// Whose a piece is.
#[derive(Clone, Copy, Debug, ValueEnum)]
enum Owner {
    /// White's.
    White,
    /// Black's.
    Black,
}

impl From<Owner> for Color {
    fn from(side: Owner) -> Self {
        match side {
            Owner::White => Self::White,
            Owner::Black => Self::Black,
        }
    }
}

pub(super) fn run(arguments: &MovesArguments, output: &mut Output) -> Result<(), Problem> {
    match (&arguments.fen, &arguments.location, arguments.piece) {
        (Some(fen), Some(location), _) => in_position(fen, location, output),
        (Some(fen), None, _) => control(fen, output),
        (None, Some(Location { text, .. }), Some(role)) => {
            let article = reach_json(role, arguments.color.into(), text).unwrap_or_default();
            Ok(output.line(format_args!("{{\"ok\": true, {}", article.get(1..).unwrap_or_default()))?)
        }
        _ => Err(Problem::Argument("name a piece and a square, or a position".to_owned())),
    }
}

/// The piece that stands on a square of a position.
fn in_position(fen: &str, location: &Location, output: &mut Output) -> Result<(), Problem> {
    let (position, _) = position::read(fen, false)?;
    let from = location.square;
    let Some(piece) = position.board().piece_at(from) else {
        return Err(Problem::EmptySquare(from));
    };
    let who = |by| names(position.attackers(from, by, position.board().occupied()));
    Ok(output.spaced_json(&json!({
        "ok": true,
        "piece": piece.role.char().to_string(),
        "color": piece.color.char().to_string(),
        "square": from.to_string(),
        "moves": names(position.pseudo_targets(from)),
        "legal": names(position.legal_targets(from)),
        "attackers": who(!piece.color),
        "defenders": who(piece.color),
    }))?)
}

/// Who attacks what on the whole board.
fn control(fen: &str, output: &mut Output) -> Result<(), Problem> {
    let (position, _) = position::read(fen, false)?;
    let by = |color: Color| {
        let attacks = attack_relation(position.board(), color).inverse();
        let attacked = Square::ALL.into_iter().filter(|&square| !attacks.from(square).is_empty());
        attacked.map(|square| (square.to_string(), json!(names(attacks.from(square))))).collect::<Map<_, _>>()
    };
    Ok(output.spaced_json(&json!({ "ok": true, "white": by(Color::White), "black": by(Color::Black) }))?)
}

/// The names of squares, in their order.
fn names(squares: Bitboard) -> Vec<String> {
    let mut names: Vec<_> = squares.into_iter().map(|square| square.to_string()).collect();
    names.sort_unstable();
    names
}

/// A square, and how it was written: that is how it is printed of an empty board, as the article has it.
#[derive(Clone, Debug)]
struct Location {
    square: Square,
    text: String,
}

fn location(text: &str) -> Result<Location, String> {
    Ok(Location { square: square(text)?, text: text.trim().to_owned() })
}

/// Reads the name or the letter of a piece.
fn role(text: &str) -> Result<Role, String> {
    role_named(text).ok_or_else(|| {
        "a piece is pawn, knight (horse), bishop (camel), rook (elephant, castle), queen or king".to_owned()
    })
}

/// Reads a square in either case.
pub(super) fn square(text: &str) -> Result<Square, String> {
    text.trim().to_ascii_lowercase().parse().map_err(|_| "a square goes from a1 to h8, such as e6".to_owned())
}
