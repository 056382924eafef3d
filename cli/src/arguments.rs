//! What may be typed after `gridmate`.

use super::bench::BenchArguments;
use super::book::BookArguments;
use super::evaluate::EvaluateArguments;
use super::matches::MatchArguments;
use super::moves::MovesArguments;
use super::play::PlayArguments;
use super::review::ReviewArguments;
use super::sets::SetsArguments;
use super::uci::UciArguments;
use clap::{Args, Parser, Subcommand, ValueEnum};
use gridmate::notation::diagram;
use gridmate::rules::chess960::Number;
use std::path::PathBuf;

/// The deepest count that [`perft`](super::perft) starts: one more and the start position overflows 64 bits.
const DEEPEST_PERFT: u32 = 13;
/// The deepest counts that [`inspect`](super::inspect) lists.
const DEEPEST_INSPECT: u32 = 8;
/// The most boards in one go.
const MOST_BOARDS: u32 = 1_000_000;

const EXAMPLES: &str = "\
Examples:
  gridmate play --opponent minimax:2
  gridmate inspect \"r3k2r/8/8/8/8/8/8/R3K2R w KQkq - 0 1\" --perft 3
  gridmate inspect --stdin < positions.txt
  gridmate evaluate --depth 1
  gridmate perft 5 --divide
  echo '{\"uci\":[\"f2f3\",\"e7e5\",\"g2g4\",\"d8h4\"]}' | gridmate game
  gridmate pgn games.pgn
  gridmate review game.pgn
  gridmate diagram \"8/8/8/K2pP2q/8/8/8/7k w - d6 0 1\" --style letters
  gridmate chess960 --number 518
  gridmate script \"e2e4, e7e5, g1f3\"
  gridmate moves -p knight -l g2
  gridmate sets rook --count
  gridmate match --white minimax:1 --black level:1 --games 10
  gridmate uci
  gridmate bench
  gridmate book openings.bin --from games.pgn

Without a FEN, a command takes the start position. What is wrong is said on
standard error, with exit code 2. Commands that answer line by line (game,
--stdin, pgn and review for each game) answer what is wrong by an object with
\"ok\": false and \"error\", go on with the rest, and end with exit code 0.";

/// Chess in the terminal: positions, legal moves, games, PGN and Chess960.
#[derive(Debug, Parser)]
#[command(name = "gridmate", version, after_help = EXAMPLES, arg_required_else_help = true)]
pub(super) struct Arguments {
    #[command(subcommand)]
    pub(super) command: Command,
}

#[derive(Debug, Subcommand)]
pub(super) enum Command {
    Play(Box<PlayArguments>),
    Inspect(InspectArguments),
    Evaluate(EvaluateArguments),
    Perft(PerftArguments),
    Game(GameArguments),
    Pgn(PgnArguments),
    Review(ReviewArguments),
    Diagram(DiagramArguments),
    Chess960(Chess960Arguments),
    Moves(MovesArguments),
    Sets(SetsArguments),
    Match(Box<MatchArguments>),
    Uci(UciArguments),
    Bench(BenchArguments),
    Book(BookArguments),
    Script(ScriptArguments),
}

/// Tell all about a position, as one JSON object.
///
/// The object has `ok`; if that is false, `error` (a sentence) and `reason` (a stable code). Else `fen` (the en-passant
/// square only where a capture is legal), `shredder_fen`, `chess960`, `turn`, `in_check`, `checkmate`, `stalemate`,
/// `insufficient_material`, `moves` (each with `uci`, `san` and `after`, the FEN after it) and, with --perft, `perft`.
/// `warnings` and `repairs` are there where there are any.
///
/// A position is one of Chess960 with --chess960, or where its castling rights cannot be said in standard form. Its
/// castling moves are then written as the king taking its rook.
#[derive(Debug, Args)]
#[command(after_help = "\
Examples:
  gridmate inspect
  gridmate inspect \"8/8/8/K2pP2q/8/8/8/7k w - d6 0 1\" --perft 4
  gridmate inspect --lenient \"rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq\"
  gridmate inspect --stdin < positions.txt")]
pub(super) struct InspectArguments {
    /// The position; the start position if left out.
    #[arg(value_name = "FEN")]
    pub(super) fen: Vec<String>,
    /// Read a FEN from each line of standard input and answer each with one line, whatever it holds.
    #[arg(long, conflicts_with = "fen")]
    pub(super) stdin: bool,
    /// Count the positions after 1 to N legal moves.
    #[arg(long, value_name = "N", allow_negative_numbers = true, value_parser = |text: &str| depth(text, DEEPEST_INSPECT))]
    pub(super) perft: Option<u32>,
    /// Take the position as one of Chess960.
    #[arg(long)]
    pub(super) chess960: bool,
    /// Put right what is clear, such as missing counters, and say in `repairs` what that was.
    #[arg(long)]
    pub(super) lenient: bool,
}

/// Count the positions after a number of legal moves: the proof of a move generator, and its speed.
///
/// The last line on standard output is `nodes N`; time and speed go to standard error.
#[derive(Debug, Args)]
#[command(after_help = "\
Examples:
  gridmate perft 6
  gridmate perft 4 --divide --fen \"r3k2r/p1ppqpb1/bn2pnp1/3PN3/1p2P3/2N2Q1p/PPPBBPPP/R3K2R w KQkq - 0 1\"")]
pub(super) struct PerftArguments {
    /// How many moves deep.
    #[arg(value_name = "DEPTH", allow_negative_numbers = true, value_parser = |text: &str| depth(text, DEEPEST_PERFT))]
    pub(super) depth: u32,
    /// The position; the start position if left out.
    #[arg(long, value_name = "FEN")]
    pub(super) fen: Option<String>,
    /// Print a line per first move with its count.
    #[arg(long)]
    pub(super) divide: bool,
    /// Make the last moves too instead of counting them: the same number, more slowly.
    #[arg(long)]
    pub(super) full: bool,
    /// Take the position as one of Chess960.
    #[arg(long)]
    pub(super) chess960: bool,
}

/// Follow games move by move: positions, repetition, claims and ends.
///
/// Each line of standard input is an object with `uci`, a list of moves, and where wanted `start_fen` and `chess960`.
/// The answer has `plies`: after each move `fen`, `rep` (how often the position has occurred), `halfmove`, `claim3`,
/// `claim50` (whether the count for such a claim is reached, even where the game is over) and `end`: null, checkmate,
/// stalemate, insufficient, fivefold or seventyfive. The first end stays; moves after it are followed all the same. If a
/// move is not legal, `ok` is false, and `error` and `ply` name it.
#[derive(Debug, Args)]
#[command(after_help = "\
Examples:
  echo '{\"uci\":[\"f2f3\",\"e7e5\",\"g2g4\",\"d8h4\"]}' | gridmate game
  gridmate game < games.jsonl")]
pub(super) struct GameArguments {
    /// Read a game from each line of standard input, as is done without this, too.
    #[arg(long)]
    stdin: bool,
}

/// Read games in PGN, one JSON line for each.
///
/// A line has `tags`, `start_fen`, `moves` (of the main line, each with `uci` and `san`), `final_fen`, `result` and
/// `warnings`; or `ok` is false, and `error`, `line` and `column` say what is wrong and where. The games after it are
/// read all the same.
///
/// With `--tree` a line has all that a game holds: `ok`, `tags` (pairs of name and value in their order), `start_fen`,
/// `comments` (before the first move), `line` and `result`. A line is a list of moves, each with `uci`, `san`, `nags`,
/// `before` and `after` (lists of comments), `variations` (the lines that could stand in its place) and `comment_variations` (the
/// comments of each variation behind it that has no moves). A null move is `0000` and `--`. Where `ok` is false there are
/// `error`, `reason` and `place` (line and column) as well.
#[derive(Debug, Args)]
#[command(after_help = "\
Examples:
  gridmate pgn games.pgn
  gridmate pgn --tree < games.pgn
  gridmate pgn --rewrite games.pgn > clean.pgn")]
pub(super) struct PgnArguments {
    /// Print all variations, comments and marks.
    #[arg(long, conflicts_with = "rewrite")]
    pub(super) tree: bool,
    /// Print each game anew as PGN, in the export format; what is wrong is said on standard error.
    #[arg(long)]
    pub(super) rewrite: bool,
    /// The file; standard input if left out or `-`.
    #[arg(value_name = "FILE")]
    pub(super) file: Option<PathBuf>,
}

/// Draw a board.
#[derive(Debug, Args)]
#[command(after_help = "\
Examples:
  gridmate diagram
  gridmate diagram \"8/8/8/K2pP2q/8/8/8/7k w - d6 0 1\" --style letters
  gridmate diagram 8/8/8/3Q4/8/8/8/8 --style boxed
  gridmate diagram 960:909")]
pub(super) struct DiagramArguments {
    /// The position, or only its pieces, which may be any, or 960: and the number of a Chess960 board; the start position
    /// if left out.
    #[arg(value_name = "FEN|960:N")]
    pub(super) fen: Vec<String>,
    /// How to draw it.
    #[arg(long, value_enum, default_value = "unicode")]
    pub(super) style: StyleArgument,
}

/// The styles of a diagram.
#[derive(Clone, Copy, Debug, ValueEnum)]
pub(super) enum StyleArgument {
    /// Chess symbols.
    Unicode,
    /// FEN letters.
    Letters,
    /// FEN letters in boxes.
    Boxed,
}

impl From<StyleArgument> for diagram::DiagramStyle {
    fn from(style: StyleArgument) -> Self {
        match style {
            StyleArgument::Unicode => Self::Unicode,
            StyleArgument::Letters => Self::Letters,
            StyleArgument::Boxed => Self::Boxed,
        }
    }
}

/// Make Chess960 boards: at random, each of the 960 as likely as any other, or by number.
///
/// Prints a line per board: its number, the row of pieces from a to h, and the FEN.
#[derive(Debug, Args)]
#[command(after_help = "\
Examples:
  gridmate chess960
  gridmate chess960 --number 518 --format fen
  gridmate chess960 --count 5 --format row
  gridmate chess960 --format boxed
  gridmate chess960 --self-check")]
pub(super) struct Chess960Arguments {
    /// The board of this number, 0 to 959; 518 is the standard row.
    #[arg(long, value_name = "N", value_parser = number, conflicts_with_all = ["seed", "count"])]
    pub(super) number: Option<Number>,
    /// Draw boards from this number: the same each time.
    #[arg(long, value_name = "S")]
    pub(super) seed: Option<u64>,
    /// How many boards.
    #[arg(long, value_name = "K", value_parser = clap::value_parser!(u32).range(1..=i64::from(MOST_BOARDS)))]
    pub(super) count: Option<u32>,
    /// What to print of each.
    #[arg(long, value_enum, default_value = "line")]
    pub(super) format: BoardFormat,
    /// Check boards (100 unless --count says otherwise) against the rules, and all 960 numbers against their rows.
    #[arg(long, conflicts_with_all = ["number", "format"])]
    pub(super) self_check: bool,
}

/// What is printed of a Chess960 board.
#[derive(Clone, Copy, Debug, PartialEq, Eq, ValueEnum)]
pub(super) enum BoardFormat {
    /// Number, row and FEN.
    Line,
    /// The row of pieces, such as RNBQKBNR.
    Row,
    /// The FEN.
    Fen,
    /// The board in boxes.
    Boxed,
    /// An object with `number`, `row`, `fen` and `steps`: how the number leads to the row.
    Json,
}

/// Run a script: e2e4 moves, xe4 removes, e8=♕ inserts.
///
/// Prints the last board; what there is to say goes to standard error. With --format json it is an object with
/// `placement`, `steps` (the placement after each token), `diagnostics` (each with `line`, `column`, `token`, `severity`,
/// `code`, `message` and `fix`; after 1,000 of them only `more_diagnostics`, a number), `line` (each step: how many
/// `tokens`, and its `kind`: legal with `san` and `uci`, free or ignored), `fen`, `legal`, the `reasons` where it is not,
/// `turn_is_open`, `castling_is_open`, and `movetext`, the script of a text that is plainly the movetext of a game. A
/// cell that holds no piece is written {U+0051}.
///
/// After a free step 1. and 1... choose the side to move, and castling=KQkq the rights to castle.
///
/// A script may have 1 MiB, and with --sheet 2 MiB.
#[derive(Debug, Args)]
#[command(after_help = "\
Examples:
  gridmate script \"e2e4, e7e5, g1f3\"
  gridmate script \"e7e8, e8=Q\" --start \"8/4P1k1/8/8/8/8/8/4K3 w - - 0 1\" --format fen
  gridmate script --file game.txt --format pgn
  gridmate script \"xa1, castling=Kk, 1...\" --format fen
  gridmate script --sheet \"e8=Q\" --format json
  echo '\"e2e4, e7e5\"' | gridmate script --stdin --format json")]
pub(super) struct ScriptArguments {
    /// The script; the empty one if left out.
    #[arg(value_name = "TEXT")]
    pub(super) text: Vec<String>,
    /// Read the script from a file.
    #[arg(long, value_name = "F", conflicts_with = "text")]
    pub(super) file: Option<PathBuf>,
    /// Read the script from standard input; with --format json a script from each line, given as a JSON string.
    #[arg(long, conflicts_with_all = ["text", "file"])]
    pub(super) stdin: bool,
    /// Strict: read the tokens by the rules of the spreadsheet formula.
    #[arg(long)]
    pub(super) sheet: bool,
    /// Where it starts: a FEN, its first field, or 960: and the number of a Chess960 board.
    #[arg(long, value_name = "FEN|960:N")]
    pub(super) start: Option<String>,
    /// What to print.
    #[arg(long, value_enum, default_value = "unicode")]
    pub(super) format: ScriptFormat,
}

/// What is printed of a script.
#[derive(Clone, Copy, Debug, PartialEq, Eq, ValueEnum)]
pub(super) enum ScriptFormat {
    /// The last board in chess symbols.
    Unicode,
    /// The last board in FEN letters.
    Letters,
    /// The last board in FEN letters in boxes.
    Boxed,
    /// The FEN of the last position.
    Fen,
    /// All about it.
    Json,
    /// The game, if every step is a legal move.
    Pgn,
    /// The formula of the spreadsheet with the script in it, for a cell of Google Sheets.
    Formula,
}

/// Reads a depth of at most `deepest`.
pub(super) fn depth(text: &str, deepest: u32) -> Result<u32, String> {
    match text.parse() {
        Ok(depth) if depth <= deepest => Ok(depth),
        Ok(_) => Err(format!("the deepest is {deepest}; every step deeper has some 30 times as many positions")),
        Err(_) => Err(format!("a depth is a number from 0 to {deepest}")),
    }
}

/// Reads the number of a Chess960 start.
pub(super) fn number(text: &str) -> Result<Number, String> {
    let number = text.parse().ok().and_then(Number::new);
    number.ok_or_else(|| "the boards are numbered from 0 to 959".to_owned())
}
