//! A lesson from positions with solutions.

use super::mate::{MateProof, MateSearch, USUAL_MATE_NODES};
use super::moves::TreeMoves;
use super::orientation;
use crate::diagnostic::Diagnostic;
use crate::document::{Document, NodeId};
use crate::notation::pgn::{self, LessonTask};
use crate::script::Start;

/// Solutions of more moves are found move by move.
const LONGEST_MATE: usize = 5;

/// The chapters of a lesson, one for each game of a PGN that can be read, and what is odd about the text. A game with a position, moves
/// and no task becomes a puzzle: its main line is the solution. That is a mate to be found, if it is one and is
/// proved; else each move of the learner is to be found.
///
/// ```
/// use gridmate::document::NodeId;
/// use gridmate::lesson::{chapters_of_pgn, task_at};
/// use gridmate::notation::pgn::LessonTask;
/// let text = "[FEN \"6k1/5ppp/8/8/8/8/8/R3K3 w - - 0 1\"]\n\n1. Ra8# *\n\n[FEN \"4k3/8/8/8/8/8/4q3/R3K2R w - - 0 1\"]\n\n1. Kxe2 *";
/// let (chapters, notes) = chapters_of_pgn(text);
/// assert_eq!((chapters.len(), notes), (2, vec![]));
/// assert_eq!(task_at(&chapters[0], NodeId::ROOT), Some(LessonTask::Mate(1)));
/// assert_eq!(task_at(&chapters[1], NodeId::ROOT), Some(LessonTask::Find));
/// ```
#[must_use]
pub fn chapters_of_pgn(text: &str) -> (Vec<Document>, Vec<Diagnostic>) {
    let (mut chapters, mut notes) = (Vec::new(), Vec::new());
    for read in pgn::read(text) {
        let game = match read {
            Ok(game) => game,
            Err(error) => {
                notes.push(Diagnostic::from(&error));
                if !error.is_playable() {
                    continue;
                }
                error.into_game()
            }
        };
        notes.extend(game.warnings().iter().map(Diagnostic::from));
        match Document::from_game_limited(&game) {
            Ok((mut chapter, warning)) => {
                notes.extend(warning.map(Diagnostic::from));
                make_puzzle(&mut chapter);
                chapters.push(chapter);
            }
            Err(error) => notes.push(error.into()),
        }
    }
    (chapters, notes)
}

/// Sets the tasks of a position with its solution, as one change.
fn make_puzzle(document: &mut Document) {
    let is_position = *document.start() != Start::default();
    if !is_position || document.is_lesson() || document.tag("AnalysisMode").is_some() {
        return;
    }
    let moves = TreeMoves::of(document);
    let line = moves.line(document, NodeId::ROOT);
    let Some((first, last)) = line.first().zip(line.last()) else { return };
    let learner = orientation(document).unwrap_or(first.before.turn());
    let solution = moves.solution(document, learner);
    let is_mate = last.before.turn() == learner && last.before.play_unchecked(last.played).is_checkmate();
    let count = if is_mate && solution.len() <= LONGEST_MATE { solution.len() as u8 } else { 0 };
    let mate = solution.first().filter(|_| count > 0).and_then(|&(node, _)| {
        let start = line.iter().find(|next| next.before.turn() == learner)?;
        let proof = MateSearch::new(USUAL_MATE_NODES).prove(&start.before, count);
        (proof == MateProof::Mate(count)).then_some((node, LessonTask::Mate(count)))
    });
    let tasks = mate.map_or(solution, |mate| vec![mate]);
    for (index, (node, task)) in tasks.into_iter().enumerate() {
        if index > 0 {
            document.join();
        }
        document.set_task(node, Some(task));
    }
}
