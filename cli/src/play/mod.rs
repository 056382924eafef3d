//! `gridmate play`: a game against the computer.
//!
//! Lines come in, moves and commands, from a person or a pipe; the board and what happens go out.
//!
//! - [`command`]: what may be typed beside moves
//! - [`lines`]: how lines are read
//! - [`screen`]: how the board is shown

mod command;
mod lines;
mod screen;

use super::arguments::{StyleArgument, number};
use super::matches::{Candidate, Name};
use super::output::{Output, complain};
use super::position;
use super::problem::{INTERRUPTED, Problem};
use clap::{Args, ValueEnum};
use command::{HELP, PlayCommand};
use gridmate::board::Color;
use gridmate::engine::{Engine, Limits, NoControl, Task};
use gridmate::game::{Claim, Game, GameResult};
use gridmate::notation::pgn;
use gridmate::notation::{fen, read_move, san};
use gridmate::rules::Move;
use gridmate::rules::Rng;
use gridmate::rules::chess960::Number;
use lines::InputLines;
use screen::Screen;
use std::path::{Path, PathBuf};
use std::sync::atomic::AtomicBool;
use std::sync::{Arc, Mutex, PoisonError};
use std::time::Duration;

/// How long an opponent thinks that has no limit of its own.
const MOVETIME: Duration = Duration::from_secs(1);
/// How long a program may take beyond that.
const TIMEOUT: Duration = Duration::from_secs(10);
/// What the engine looks at for a hint, and to answer the offer of a draw.
const HINT_NODES: u64 = 100_000;
const HINT_BYTES: usize = 4 << 20;
/// The opponent agrees to a draw where it is no better than this, in centipawns, and early in the game only where it is
/// worse.
const EVEN: i32 = 20;
const WORSE: i32 = -60;
const EARLY_PLIES: usize = 20;

/// Play against the computer, move by move.
///
/// The board is drawn after each of its moves, with the squares of the move in brackets. A move is typed as people write it
/// (Nf3) or as two squares (g1f3); `help` says what else may be typed. At the end of the input, at `quit` and at the end of the
/// game it ends.
///
/// On a terminal the arrow keys move in the line that is typed and bring earlier ones back, and there are colours, unless the
/// variable NO_COLOR is set.
#[derive(Debug, Args)]
#[command(after_help = "\
Examples:
  gridmate play
  gridmate play --opponent minimax:2 --color black
  gridmate play --opponent level:8 --chess960 --pgn game.pgn
  printf 'e4\\nmoves\\n' | gridmate play --opponent random --seed 1")]
pub(super) struct PlayArguments {
    /// Who plays against you: `random`, `minimax:N`, `negamax:N` or `alphabeta:N` (N is how many moves it looks below each
    /// of its own), `level:N` (1 to 10), `engine`, or `uci:COMMAND`; `gridmate help match` has the options.
    #[arg(long, value_name = "P", value_parser = Name::read, default_value = "level:3")]
    opponent: Name,
    /// The side that you play.
    #[arg(long, value_enum, default_value = "white")]
    color: PersonSide,
    /// The position to begin with.
    #[arg(long, value_name = "FEN", conflicts_with = "chess960")]
    fen: Option<String>,
    /// Begin with a Chess960 board, of this number or of any.
    #[arg(long, value_name = "N", num_args = 0..=1, value_parser = number)]
    chess960: Option<Option<Number>>,
    /// What everything random comes from; the same each time.
    #[arg(long, value_name = "S")]
    seed: Option<u64>,
    /// How to draw the board.
    #[arg(long, value_enum, default_value = "unicode")]
    style: StyleArgument,
    /// Write the game into this file when it ends, also by Ctrl-C.
    #[arg(long, value_name = "FILE")]
    pgn: Option<PathBuf>,
}

/// The side of the person.
#[derive(Clone, Copy, Debug, ValueEnum)]
enum PersonSide {
    White,
    Black,
    Random,
}

pub(super) fn run(arguments: &PlayArguments, output: &mut Output) -> Result<(), Problem> {
    let seed = match arguments.seed {
        Some(seed) => seed,
        None => getrandom::u64().map_err(|_| Problem::NoRandom)?,
    };
    let mut rng = Rng::new(seed);
    let person = match arguments.color {
        PersonSide::White => Color::White,
        PersonSide::Black => Color::Black,
        PersonSide::Random => rng.pick(&Color::ALL).unwrap_or(Color::White),
    };
    let game = match (&arguments.fen, arguments.chess960) {
        (Some(text), _) => {
            let (start, variant) = position::read(text, false)?;
            Game::new(start, variant)
        }
        (None, Some(number)) => Game::chess960(number.unwrap_or_else(|| Number::random(rng.word()))),
        (None, None) => Game::default(),
    };
    let file = arguments.pgn.as_deref().map(PgnFile::new).transpose()?;
    let screen = Screen::standard(arguments.style.into());
    let mut session = PlaySession { arguments, output, screen, game, person, agreed: None, file };
    let played = session.play(rng.word());
    session.note();
    session.file.as_ref().map_or(Ok(()), PgnFile::write)?;
    played
}

/// The file that the game is written into, and the game so far.
struct PgnFile {
    path: PathBuf,
    text: Arc<Mutex<String>>,
}

impl PgnFile {
    /// The file at a path; an interrupt of the program writes it from now on.
    fn new(path: &Path) -> Result<Self, Problem> {
        let file = Self { path: path.to_owned(), text: Arc::default() };
        let on_interrupt = Self { path: path.to_owned(), text: Arc::clone(&file.text) };
        let set = ctrlc::set_handler(move || {
            if let Err(problem) = on_interrupt.write() {
                complain(problem);
            }
            std::process::exit(INTERRUPTED.into());
        });
        set.map_err(|error| Problem::Argument(format!("--pgn: Ctrl-C cannot be watched for: {error}")))?;
        Ok(file)
    }

    /// Writes the game so far, whole even where an interrupt comes meanwhile.
    fn write(&self) -> Result<(), Problem> {
        let text = self.text.lock().unwrap_or_else(PoisonError::into_inner);
        let problem = |error| Problem::Argument(format!("--pgn: cannot write {}: {error}", self.path.display()));
        std::fs::write(&self.path, text.as_str()).map_err(problem)
    }
}

/// A game that is played.
struct PlaySession<'a> {
    arguments: &'a PlayArguments,
    output: &'a mut Output,
    screen: Screen,
    game: Game,
    person: Color,
    /// A result that does not follow from the board.
    agreed: Option<GameResult>,
    file: Option<PgnFile>,
}

impl PlaySession<'_> {
    fn play(&mut self, seed: u64) -> Result<(), Problem> {
        let limits = Limits { movetime: Some(MOVETIME), ..Limits::default() };
        let candidate = Candidate::new(&self.arguments.opponent, limits, TIMEOUT);
        let stop = AtomicBool::new(false);
        let mut opponent = candidate.player(&stop);
        let failed = |what: &dyn std::fmt::Display| Problem::Argument(format!("{}: {what}", self.arguments.opponent));
        opponent.begin(&self.game, seed).map_err(|failure| failed(&failure))?;
        let side = self.person.name();
        self.output
            .line(format_args!("You play {side} against {}; help tells what to type.", self.arguments.opponent))?;
        self.board()?;
        let (mut input, prompt) = (InputLines::new(), format!("{side}> "));
        loop {
            self.note();
            if self.is_over()? {
                return Ok(());
            }
            if self.game.position().turn() != self.person {
                let chosen = opponent.choose(&self.game, None).map_err(|failure| failed(&failure))?;
                let said = format!("{} plays {}", self.arguments.opponent, self.numbered(chosen));
                self.output.line(self.screen.strong(said))?;
                // It is legal: the seat has looked.
                let _ = self.game.play(chosen);
                self.board()?;
                continue;
            }
            match input.next(&prompt, self.output)? {
                Some(Ok(text)) if text.is_empty() => {}
                Some(Ok(text)) => match PlayCommand::read(&text.to_ascii_lowercase()) {
                    Some(PlayCommand::Quit) => return Ok(()),
                    Some(command) => self.execute(command)?,
                    None => match read_move(self.game.position(), &text, self.game.variant()) {
                        Ok(played) => drop(self.game.play(played)),
                        Err(error) => self.output.line(self.screen.wrong(error))?,
                    },
                },
                Some(Err(unreadable)) => self.output.line(self.screen.wrong(unreadable))?,
                None => return Ok(()),
            }
        }
    }

    /// Whether the game is over; says so then.
    fn is_over(&mut self) -> Result<bool, Problem> {
        if let Some(result) = self.agreed {
            self.output.line(result.text())?;
            return Ok(true);
        }
        let Some(end) = self.game.end() else { return Ok(false) };
        self.output.line(format_args!("The game is over: {end}. {}", GameResult::from(end)))?;
        Ok(true)
    }

    fn board(&mut self) -> Result<(), Problem> {
        Ok(self.output.text(&self.screen.board(&self.game))?)
    }

    /// A move with its number: `1. e4`, `1... e5`.
    fn numbered(&self, played: Move) -> String {
        let position = self.game.position();
        let dots = if position.turn() == Color::White { "." } else { "..." };
        format!("{}{dots} {}", position.fullmove_number(), san::write(position, played))
    }

    fn execute(&mut self, command: PlayCommand) -> Result<(), Problem> {
        match command {
            PlayCommand::Moves => {
                let position = self.game.position();
                let mut moves = san::write_all(position, &position.legal_moves());
                moves.sort_unstable();
                self.output.line(moves.join(" "))?;
            }
            PlayCommand::Undo => self.undo()?,
            PlayCommand::Hint => {
                if let Some((best, _)) = self.advice() {
                    let text = self.numbered(best);
                    self.output.line(format_args!("The engine would play {text}"))?;
                }
            }
            PlayCommand::Draw => self.draw()?,
            PlayCommand::Resign => {
                self.output.line(format_args!("{} resigns.", self.person.name()))?;
                self.agreed = Some(GameResult::win(!self.person));
            }
            PlayCommand::Board => self.board()?,
            PlayCommand::Fen => self.output.line(fen::write(self.game.position(), fen::FenStyle::XFen))?,
            PlayCommand::Pgn => {
                let text = self.record();
                self.output.text(&text)?;
            }
            PlayCommand::Help => self.output.line(HELP)?,
            PlayCommand::Quit => {}
        }
        Ok(())
    }

    /// Takes the person's last move back, and the answer to it.
    fn undo(&mut self) -> Result<(), Problem> {
        if self.game.ply() < 2 {
            return Ok(self.output.line("There is no move of yours to take back.")?);
        }
        self.game.undo();
        self.game.undo();
        self.board()
    }

    /// Claims a draw where one can be claimed, and offers one elsewhere.
    fn draw(&mut self) -> Result<(), Problem> {
        if Claim::ALL.into_iter().any(|claim| self.game.claim(claim).is_ok()) {
            return Ok(());
        }
        let most = if self.game.ply() < EARLY_PLIES { WORSE } else { EVEN };
        if self.advice().is_some_and(|(_, score)| -score <= most) {
            self.output.line(format_args!("{} agrees to a draw.", self.arguments.opponent))?;
            self.agreed = Some(GameResult::Draw);
        } else {
            self.output.line(format_args!("{} plays on.", self.arguments.opponent))?;
        }
        Ok(())
    }

    /// The engine's move here, and its score for the side to move.
    fn advice(&self) -> Option<(Move, i32)> {
        let limits = Limits { nodes: Some(HINT_NODES), ..Limits::default() };
        let mut engine: Engine = Engine::new(HINT_BYTES);
        let lines = engine.think(&self.game, &Task { limits, ..Task::default() }, &NoControl, &mut |_| {});
        let best = lines.first()?;
        Some((*best.moves.first()?, best.score))
    }

    /// The game as PGN.
    fn record(&self) -> String {
        let mut record = pgn::PgnGame::of(&self.game);
        record.set_result(self.agreed.unwrap_or(record.result()));
        let opponent = self.arguments.opponent.to_string();
        let (white, black) =
            if self.person == Color::White { ("You", opponent.as_str()) } else { (opponent.as_str(), "You") };
        let tags = [("Event", "gridmate play"), ("White", white), ("Black", black)];
        // No reader takes these for anything but names.
        let _ = tags.iter().try_for_each(|(name, value)| record.set_tag(name, value));
        pgn::write(&record)
    }

    /// Takes down the game so far, for the file.
    fn note(&self) {
        if let Some(file) = &self.file {
            *file.text.lock().unwrap_or_else(PoisonError::into_inner) = self.record();
        }
    }
}
