//! What a `go` asks for.

use super::go::{Go, When};
use super::options::Options;
use super::strength::Strength;
use super::warning::UciWarning;
use crate::engine::{Clock, Limits, Plan, Task};
use crate::game::Game;
use crate::notation::uci;
use crate::rules::{Move, Position, Variant, perft};
use std::time::Duration;

/// What to think about, and how.
#[derive(Clone, Debug)]
pub struct Question {
    /// The position is that at its end.
    pub game: Game,
    /// How moves are written.
    pub variant: Variant,
    /// The limits, and which moves and lines are searched.
    pub task: Task,
    /// How strongly to play.
    pub strength: Strength,
    /// What is overlooked follows from it.
    pub seed: u64,
    /// When the move may be given.
    pub when: When,
    /// How much of the time before the expected move was played may count as thought.
    pub credit: Duration,
}

impl Question {
    /// What a `go` asks about the position of a game.
    ///
    /// ```
    /// use gridmate::engine::uci::{Options, Question, UciCommand, read_command};
    /// use gridmate::game::Game;
    /// let mut warnings = Vec::new();
    /// let Some(UciCommand::Go(go)) = read_command("go depth 8", &mut warnings) else { panic!() };
    /// let question = Question::new(&go, &Game::default(), &Options::default(), 0, &mut warnings);
    /// assert_eq!((question.task.limits.depth, question.task.lines), (Some(8), 1));
    /// ```
    #[must_use]
    pub fn new(go: &Go, game: &Game, options: &Options, seed: u64, warnings: &mut Vec<UciWarning>) -> Self {
        let chess960 = options.variant == Variant::Chess960;
        let variant = if chess960 { Variant::Chess960 } else { game.variant() };
        let plan = plan(go, game, options);
        let task = Task {
            limits: Limits {
                depth: go.depth,
                nodes: go.nodes(),
                movetime: plan.map(|plan| plan.hard).into_iter().chain(go.movetime).min(),
            },
            soft: plan.map(|plan| plan.soft),
            lines: options.lines,
            only: only(&go.only, game.position(), variant, warnings),
            mate: go.mate,
            is_infinite: go.when == When::Stopped || go.is_endless(),
        };
        let credit = plan.map_or(Duration::ZERO, |plan| plan.credit());
        Self { game: game.clone(), variant, task, strength: options.strength(), seed, when: go.when, credit }
    }
}

/// How to spend the clock, if there is one. If only the other side's is given, that one.
fn plan(go: &Go, game: &Game, options: &Options) -> Option<Plan> {
    let us = game.position().turn() as usize;
    let left = go.left.get(us).copied().flatten().or_else(|| go.left.into_iter().flatten().next())?;
    let increment = go.increments.get(us).copied().unwrap_or_default();
    Some(Clock { left, increment, moves_to_go: go.moves_to_go, overhead: options.overhead }.plan())
}

/// The moves to be searched, if not all.
fn only(texts: &[&str], position: &Position, variant: Variant, warnings: &mut Vec<UciWarning>) -> Vec<Move> {
    let mut only = Vec::new();
    for text in texts {
        match uci::parse_lenient(position, text, variant) {
            Ok(played) => only.push(played),
            Err(error) => warnings.push(UciWarning::NotSearched(error)),
        }
    }
    if only.is_empty() && !texts.is_empty() {
        warnings.push(UciWarning::NoneSearched);
    }
    only
}

/// Paths shorter than this are counted in one go.
const COUNTED_AT_ONCE: u32 = 3;

/// How many paths of `depth` plies there are; none if the count was stopped.
pub fn count_paths(position: &Position, depth: u32, is_stopped: &dyn Fn() -> bool) -> Option<u64> {
    if depth <= COUNTED_AT_ONCE {
        return (!is_stopped()).then(|| perft(position, depth));
    }
    let mut all = 0;
    for &played in position.legal_moves().iter() {
        all += count_paths(&position.play_unchecked(played), depth - 1, is_stopped)?;
    }
    Some(all)
}

#[cfg(test)]
mod tests {
    use super::super::command::{UciCommand, read_command};
    use super::*;

    fn asked(line: &str, warnings: &mut Vec<UciWarning>) -> Question {
        let Some(UciCommand::Go(go)) = read_command(line, warnings) else { unreachable!() };
        Question::new(&go, &Game::default(), &Options::default(), 0, warnings)
    }

    #[test]
    fn a_clock_plans_the_time_and_moves_that_are_none_are_left_out() {
        let mut warnings = Vec::new();
        let question = asked("go wtime 60000 movetime 1 searchmoves e2e4 e2e5", &mut warnings);
        assert_eq!(question.task.limits.movetime, Some(Duration::from_millis(1)));
        assert!(question.task.soft > Some(Duration::from_millis(100)) && question.credit > Duration::ZERO);
        assert_eq!(question.task.only.len(), 1);
        assert_eq!(warnings.iter().map(UciWarning::code).collect::<Vec<_>>(), ["not-searched"]);
        assert!(asked("go searchmoves e2e5", &mut warnings).task.only.is_empty());
        assert_eq!(warnings.last().map(UciWarning::code), Some("none-searched"));
    }

    #[test]
    fn only_what_nothing_else_ends_is_infinite() {
        for (line, is_infinite) in [
            ("go", true),
            ("go infinite depth 3", true),
            ("go ponder", true),
            ("go ponder wtime 1000", false),
            ("go mate 2", false),
            ("go btime 1000", false),
        ] {
            assert_eq!(asked(line, &mut Vec::new()).task.is_infinite, is_infinite, "{line}");
        }
    }

    #[test]
    fn a_count_is_complete_or_stopped() {
        let start = Position::initial();
        assert_eq!(count_paths(&start, 4, &|| false), Some(197_281));
        assert_eq!(count_paths(&start, 4, &|| true), None);
    }
}
