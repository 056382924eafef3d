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
  echo '{\"moves\":[\"f2f3\",\"e7e5\",\"g2g4\",\"d8h4\"]}' | gridmate game
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
standard error, with exit code 2. Answers in JSON have \"ok\"; where it is false,
\"error\" has a code, a message and args. Commands that answer line by line (game,
--stdin, pgn and review for each game) go on with the rest then, and end with
exit code 0.";

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

impl Command {
    /// Whether it prints nothing but JSON on standard output.
    pub(super) fn answers_in_json(&self) -> bool {
        match self {
            Self::Inspect(_) | Self::Evaluate(_) | Self::Game(_) | Self::Review(_) | Self::Moves(_) | Self::Book(_) => {
                true
            }
            Self::Perft(arguments) => arguments.json,
            Self::Pgn(arguments) => !arguments.rewrite,
            Self::Chess960(arguments) => arguments.format == BoardFormat::Json,
            Self::Sets(arguments) => arguments.json,
            Self::Match(arguments) => arguments.json,
            Self::Script(arguments) => arguments.format == ScriptFormat::Json,
            _ => false,
        }
    }
}

/// Tell all about a position, as one JSON object.
///
/// The object has `ok`; if that is false, `error` with a stable `code`, a sentence, `message`, and what it speaks of, `args`.
/// Else `fen` (the en-passant square only where a capture is legal), `shredderFen`, `isChess960`, `turn`, `isCheck`,
/// `isCheckmate`, `isStalemate`, `isInsufficientMaterial`, `moves` (each with `uci`, `san` and `after`, the FEN after it),
/// `warnings` and `repairs`, which have the form of `error`, and, with --perft, `perft`. `docs/cli.md` has the form of all
/// answers.
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
/// The last line on standard output is `nodes N`; time and speed go to standard error. With --json it is one object with `ok`,
/// `fen`, `depth` and `nodes`, and with --divide `moves`, each with `uci`, `san` and `nodes`. Where `ok` is false, `error`
/// says what is wrong. `docs/cli.md` has the form of all answers.
#[derive(Debug, Args)]
#[command(after_help = "\
Examples:
  gridmate perft 6
  gridmate perft 3 --divide --json
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
    /// Print one JSON object.
    #[arg(long)]
    pub(super) json: bool,
}

/// Follow games move by move: positions, repetition, claims and ends.
///
/// Each line of standard input is an object with `moves`, UCI moves as a list or with spaces between, and where wanted `fen`,
/// where they start, and `chess960`. The answer has `ok` and `plies`: after each move `fen`, `turn`, `repetitions` (how often
/// the position has occurred), `halfmoveClock`, `claims` (the draws that may be claimed: threefold, fifty), `end` (null,
/// checkmate, stalemate, insufficient, fivefold or seventyfive) and `winner`. The first end stays; moves after it are
/// followed all the same. If a move is not legal, `ok` is false, and `error` has its `ply`. `docs/cli.md` has the form of all
/// answers.
#[derive(Debug, Args)]
#[command(after_help = "\
Examples:
  echo '{\"moves\":[\"f2f3\",\"e7e5\",\"g2g4\",\"d8h4\"]}' | gridmate game
  gridmate game < games.jsonl")]
pub(super) struct GameArguments {
    /// Read a game from each line of standard input, as is done without this, too.
    #[arg(long)]
    stdin: bool,
}

/// Read games in PGN, one JSON line for each.
///
/// A line has `ok`, `tags` (pairs of name and value in their order), `start` (a FEN), `moves` (of the main line, each with
/// `uci` and `san`), `fen` (after them), `result` and `warnings`. Where `ok` is false, `error` says what is wrong and where,
/// and the rest is the game up to there. The games after it are read all the same.
///
/// With `--tree` a line has all that a game holds: `comments` (before the first move) as well, and `moves` with their `nags`,
/// `comments` and `commentsBefore`, `variations` (lists of moves that could stand in its place) and `commentVariations` (the
/// comments of each variation behind it that has no moves). A null move is `0000` and `--`. `docs/cli.md` has the form of all
/// answers.
///
/// With `--parquet` there is a line for each game that is wrong, as without it, and at the end one with how many `games`,
/// `moves`, `positions` and `errors` there are. `docs/sql-at-scale.md` describes the files.
#[derive(Debug, Args)]
#[command(after_help = "\
Examples:
  gridmate pgn games.pgn
  gridmate pgn --tree < games.pgn
  gridmate pgn --rewrite games.pgn > clean.pgn
  gridmate pgn --parquet games games.pgn")]
pub(super) struct PgnArguments {
    /// Print all variations, comments and marks.
    #[arg(long, conflicts_with = "rewrite")]
    pub(super) tree: bool,
    /// Print each game anew as PGN, in the export format; what is wrong is said on standard error.
    #[arg(long)]
    pub(super) rewrite: bool,
    /// Write games, moves and positions as Parquet files into a folder, for databases.
    #[arg(long, value_name = "DIR", conflicts_with_all = ["tree", "rewrite"])]
    pub(super) parquet: Option<PathBuf>,
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
    /// An object with `ok`, `number`, `row`, `fen` and `steps`: how the number leads to the row.
    Json,
}

/// Run a script: e2e4 moves, xe4 removes, e8=♕ inserts.
///
/// Prints the last board; what there is to say goes to standard error. With --format json it is an object with
/// `ok`, `placement`, `placements` (after each token), `diagnostics` (what is odd, with its `token`; after 1,000 of them only
/// `moreDiagnostics`, a number), `steps` (how many `tokens` each has, and its `kind`: legal with `san` and `uci`, free or
/// ignored), `fen`, `turn`, `isLegal`, the `reasons` where it is not, `turnIsOpen`, `castlingIsOpen`, and `movetext`, the
/// script of a text that is plainly the movetext of a game. A cell that holds no piece is written {U+0051}. Where `ok` is
/// false, `error` says what is wrong. `docs/cli.md` has the form of all answers.
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
