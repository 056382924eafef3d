//! A puzzle, and one with its grade, as a line of text.

use super::PuzzleFinder;
use super::puzzle::chapters_of_pgn;
use super::theme::themes;
use crate::board::not_one;
use crate::document::Document;
use crate::engine::Level;
use crate::notation::fen::{self, FenStyle};
use crate::notation::{san, uci};
use crate::rules::{Move, Position, Variant};
use crate::tactics::Motif;
use std::fmt;
use std::str::FromStr;

/// A position with the line that solves it: the moves of the side to move, and between them the best replies.
///
/// ```
/// use gridmate::lesson::{Puzzle, task_at};
/// use gridmate::document::NodeId;
/// use gridmate::notation::pgn::LessonTask;
/// let puzzle: Puzzle = "6k1/5ppp/8/8/8/8/8/R3K3 w - -\ta1a8".parse()?;
/// assert!(puzzle.is_mate());
/// assert_eq!(task_at(&puzzle.chapter().unwrap(), NodeId::ROOT), Some(LessonTask::Mate(1)));
/// assert_eq!(puzzle.to_string(), "6k1/5ppp/8/8/8/8/8/R3K3 w - -\ta1a8");
/// # Ok::<(), gridmate::lesson::ParsePuzzleError>(())
/// ```
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Puzzle {
    start: Position,
    line: Vec<Move>,
}

not_one! {
    /// The text is no puzzle.
    ParsePuzzleError = "this is no puzzle: a position, the moves that solve it, and for a graded one its themes, grade and tries"
}

impl Puzzle {
    /// A position with its solution, which begins and ends with a move of the side to move, has at most
    /// [`PuzzleFinder::MOST_STEPS`] of these, and is legal; else none.
    #[must_use]
    pub fn new(start: Position, line: Vec<Move>) -> Option<Self> {
        let is_whole = line.len() % 2 == 1 && line.len() < 2 * PuzzleFinder::MOST_STEPS;
        line.iter().try_fold(start, |position, &played| position.play(played)).filter(|_| is_whole)?;
        Some(Self { start, line })
    }

    /// The position, whose side to move solves it.
    #[must_use]
    pub const fn start(&self) -> &Position {
        &self.start
    }

    /// The moves of both sides.
    #[must_use]
    pub fn line(&self) -> &[Move] {
        &self.line
    }

    /// The positions before the moves of the solver, each with the move.
    #[must_use]
    pub fn steps(&self) -> Vec<(Position, Move)> {
        let (mut position, mut steps) = (self.start, Vec::new());
        for (ply, &played) in self.line.iter().enumerate() {
            if ply % 2 == 0 {
                steps.push((position, played));
            }
            position = position.play_unchecked(played);
        }
        steps
    }

    /// Whether the solution ends in mate.
    #[must_use]
    pub fn is_mate(&self) -> bool {
        self.steps().last().is_some_and(|(position, played)| position.play_unchecked(*played).is_checkmate())
    }

    /// The motifs that the solution rests on, four at most, the most specific first.
    #[must_use]
    pub fn themes(&self) -> Vec<Motif> {
        themes(&self.start, &self.line)
    }

    /// Whether the solution rests on a motif, and is more than one capture of what hangs.
    #[must_use]
    pub fn is_worthwhile(&self) -> bool {
        let themes = self.themes();
        !themes.is_empty() && (self.line.len() > 1 || themes != [Motif::Hanging])
    }

    /// The puzzle as a chapter of a lesson: a mate that is proved is to be found, else each move of the solver.
    #[must_use]
    pub fn chapter(&self) -> Option<Document> {
        let mut moves = String::new();
        let mut position = self.start;
        for &played in &self.line {
            moves += &san::write(&position, played);
            moves.push(' ');
            position = position.play_unchecked(played);
        }
        let fen = fen::write(&self.start, FenStyle::XFen);
        chapters_of_pgn(&format!("[SetUp \"1\"]\n[FEN \"{fen}\"]\n\n{moves}*\n")).0.pop()
    }
}

/// Writes the position without its counters and, behind a tab, the moves as UCI.
impl fmt::Display for Puzzle {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let fen = fen::write(&self.start, FenStyle::XFen);
        f.write_str(fen.rsplitn(3, ' ').last().unwrap_or_default())?;
        let mut position = self.start;
        for (ply, &played) in self.line.iter().enumerate() {
            let text = uci::write(&position, played, Variant::Standard);
            write!(f, "{}{text}", if ply == 0 { '\t' } else { ' ' })?;
            position = position.play_unchecked(played);
        }
        Ok(())
    }
}

/// Reads such a text.
impl FromStr for Puzzle {
    type Err = ParsePuzzleError;

    fn from_str(text: &str) -> Result<Self, ParsePuzzleError> {
        let (fen, moves) = text.split_once('\t').ok_or(ParsePuzzleError)?;
        let (start, _) = fen::parse_any(&format!("{fen} 0 1")).map_err(|_| ParsePuzzleError)?;
        let (mut position, mut line) = (start, Vec::new());
        for text in moves.split(' ') {
            let played = uci::parse(&position, text, Variant::Standard).map_err(|_| ParsePuzzleError)?;
            line.push(played);
            position = position.play_unchecked(played);
        }
        Self::new(start, line).ok_or(ParsePuzzleError)
    }
}

/// A puzzle with its themes and its grade, by which levels solve it.
///
/// ```
/// use gridmate::lesson::GradedPuzzle;
/// let text = "6k1/5ppp/8/8/8/8/8/R3K3 w - -\ta1a8\tback-rank-mate checkmate\t400\t180\t4788888811";
/// let graded: GradedPuzzle = text.parse()?;
/// assert_eq!(graded.themes, graded.puzzle.themes());
/// assert_eq!((graded.elo, graded.error), (400, 180));
/// assert_eq!(graded.to_string(), text);
/// # Ok::<(), gridmate::lesson::ParsePuzzleError>(())
/// ```
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct GradedPuzzle {
    /// The puzzle.
    pub puzzle: Puzzle,
    /// Its themes.
    pub themes: Vec<Motif>,
    /// The Elo at which a player solves it in every other try.
    pub elo: i32,
    /// Half the width of the 95 % interval of it.
    pub error: i32,
    /// In how many tries each level has solved it, 9 at most.
    pub solved: [u8; Level::ALL.len()],
}

/// Writes the puzzle and, each behind a tab, its themes with blanks between, Elo, error, and a digit for each level.
impl fmt::Display for GradedPuzzle {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let themes: Vec<&str> = self.themes.iter().map(|theme| theme.code()).collect();
        let solved: String = self.solved.iter().map(|&count| char::from(b'0' + count.min(9))).collect();
        write!(f, "{}\t{}\t{}\t{}\t{solved}", self.puzzle, themes.join(" "), self.elo, self.error)
    }
}

/// Reads such a line.
impl FromStr for GradedPuzzle {
    type Err = ParsePuzzleError;

    fn from_str(text: &str) -> Result<Self, ParsePuzzleError> {
        let fields: Vec<&str> = text.split('\t').collect();
        let [fen, moves, themes, elo, error, solved] = fields[..] else { return Err(ParsePuzzleError) };
        let number = |text: &str| text.parse().map_err(|_| ParsePuzzleError);
        let themes = themes.split_whitespace().map(|code| code.parse().map_err(|_| ParsePuzzleError));
        let digits = solved.bytes().map(|digit| if digit.is_ascii_digit() { digit - b'0' } else { u8::MAX });
        let solved = digits.collect::<Vec<u8>>().try_into().map_err(|_| ParsePuzzleError)?;
        Ok(Self {
            puzzle: format!("{fen}\t{moves}").parse()?,
            themes: themes.collect::<Result<_, _>>()?,
            elo: number(elo)?,
            error: number(error)?,
            solved,
        })
    }
}
