//! `gridmate-lab puzzles`: puzzles from games, graded by the levels that solve them.

use super::evals::read_games;
use clap::{Args, value_parser};
use gridmate::board::Color;
use gridmate::engine::{Level, Limits, NoControl, Opening, Player, Strong, Terms, play};
use gridmate::game::Game;
use gridmate::lesson::GradedPuzzle;
use gridmate::rules::{Rng, Variant};
use gridmate_cli::output::{self, Output};
use gridmate_cli::problem::Problem;
use gridmate_lab::{MOST_NODES, PuzzleHunt, are_alike, graded, graded_again, solved_shares};
use std::ops::RangeInclusive;
use std::path::PathBuf;

/// Find puzzles in games, and grade them.
///
/// At each step of a puzzle one move alone keeps the win. Each is written as a line: position, moves as UCI, themes, Elo, half the
/// width of its 95 % interval, and a digit for each level, which says how many tries solved it. Puzzles that are alike are written
/// once, the easiest first; the same games and seed give the same ones. What share of the tries of each level solves them, and how
/// that is correlated with the level, goes to standard error.
#[derive(Debug, Args)]
#[command(after_help = "\
Examples:
  gridmate-lab puzzles --games 100 --seed 1 > puzzles.tsv
  gridmate-lab puzzles --games 20 --beyond 1200 --strongest 10 > hard.tsv
  gridmate-lab puzzles --pgn tests/data/review/games.pgn --limit 20
  gridmate-lab puzzles --read one.tsv --read other.tsv > both.tsv")]
pub(crate) struct PuzzleArguments {
    /// Games to look for puzzles in.
    #[arg(long, value_name = "FILE")]
    pgn: Vec<PathBuf>,
    /// How many games of levels are played for it; positions one move beside them are looked at, too.
    #[arg(long, value_name = "N", default_value_t = 0)]
    games: u64,
    /// The weakest of these levels.
    #[arg(long, value_name = "LEVEL", default_value_t = 4, value_parser = value_parser!(u32).range(1..=10))]
    weakest: u32,
    /// The strongest of them.
    #[arg(long, value_name = "LEVEL", default_value_t = 7, value_parser = value_parser!(u32).range(1..=10))]
    strongest: u32,
    /// Only puzzles beyond the level nearest to this Elo, which are looked for also where a glance sees no win.
    #[arg(long, value_name = "ELO")]
    beyond: Option<i32>,
    /// Puzzles that are known, to be written with the others.
    #[arg(long, value_name = "FILE")]
    read: Vec<PathBuf>,
    /// The nodes of each position of a solution.
    #[arg(long, value_name = "N", default_value_t = 100_000)]
    nodes: u64,
    /// The most puzzles of a game.
    #[arg(long, value_name = "N", default_value_t = 4)]
    each: usize,
    /// How many puzzles are enough.
    #[arg(long, value_name = "N")]
    limit: Option<usize>,
    /// What games and tries come from.
    #[arg(long, value_name = "S", default_value_t = 1)]
    seed: u64,
}

/// The puzzles so far.
struct Collection {
    puzzles: Vec<GradedPuzzle>,
    limit: usize,
    hunt: PuzzleHunt,
}

impl Collection {
    const fn is_full(&self) -> bool {
        self.puzzles.len() >= self.limit
    }

    fn knows(&self, puzzle: &gridmate::lesson::Puzzle) -> bool {
        self.puzzles.iter().any(|known| are_alike(&known.puzzle, puzzle))
    }

    /// Adds the puzzles of a file.
    fn read(&mut self, path: &PathBuf) -> Result<(), Problem> {
        let text = std::fs::read_to_string(path).map_err(|error| Problem::File(path.clone(), error))?;
        for (index, line) in text.lines().enumerate() {
            let wrong = |error| Problem::Argument(format!("{}:{}: {error}", path.display(), index + 1));
            let known: GradedPuzzle = line.parse().map_err(wrong)?;
            if !self.is_full() && !self.knows(&known.puzzle) {
                self.puzzles.push(graded_again(known));
            }
        }
        Ok(())
    }

    /// Adds those of a game, and those beside it that a seed leads to.
    fn search(&mut self, game: &Game, beside: Option<u64>, seed: u64) {
        for puzzle in self.hunt.of_game(game, beside) {
            if !self.is_full() && !self.knows(&puzzle) {
                self.puzzles.push(graded(puzzle, seed));
            }
        }
    }
}

/// A game of two of these levels, drawn by the seed and its number.
fn game_of_levels(levels: RangeInclusive<u32>, seed: u64, number: u64) -> Game {
    let terms = Terms { opening: Opening::Book, swap: false, seed };
    let pairing = terms.pairing(number);
    let mut rng = Rng::new(pairing.seeds()[0]);
    let mut players = pairing.seeds().map(|seed| {
        let level = Level::new(levels.start() + rng.below(levels.clone().count()) as u32).unwrap_or(Level::ALL[0]);
        Strong::at(level, seed)
    });
    let limits = Limits { nodes: Some(MOST_NODES), ..Limits::default() };
    let mut game = terms.open(&pairing);
    play(&mut game, |game| {
        let player = &mut players[usize::from(game.position().turn() == Color::Black)];
        player.choose(game, &limits, &NoControl)
    });
    game
}

pub(crate) fn run(arguments: &PuzzleArguments, output: &mut Output) -> Result<(), Problem> {
    let levels = arguments.weakest..=arguments.strongest;
    if levels.is_empty() {
        let (weakest, strongest) = (arguments.weakest, arguments.strongest);
        let text = format!("--weakest {weakest} is above --strongest {strongest}: give both, the weaker level first");
        return Err(Problem::Argument(text));
    }
    let limit = arguments.limit.unwrap_or(usize::MAX);
    let hunt = PuzzleHunt::new(arguments.nodes, arguments.each, arguments.beyond.map(Level::nearest));
    let mut found = Collection { puzzles: Vec::new(), limit, hunt };
    for path in &arguments.read {
        found.read(path)?;
    }
    let records = read_games(&arguments.pgn)?;
    let count = records.len() as u64 + arguments.games;
    let read = records.iter().filter(|record| record.variant() == Variant::Standard).map(|record| {
        let mut game = Game::new(*record.start(), record.variant());
        record.playable().take_while(|(_, played)| game.play_on(*played).is_ok()).for_each(drop);
        game
    });
    let beside = |number: u64| arguments.seed ^ number.wrapping_mul(0x9E37_79B9_7F4A_7C15);
    let games = (0..arguments.games).map(|number| (game_of_levels(levels.clone(), arguments.seed, number), number));
    let played = games.map(|(game, number)| (game, Some(beside(number))));
    for (index, (game, beside)) in read.map(|game| (game, None)).chain(played).enumerate() {
        if found.is_full() {
            break;
        }
        found.search(&game, beside, arguments.seed);
        output::remark(format_args!("{} of {count} games, {} puzzles", index + 1, found.puzzles.len()));
    }
    let mut puzzles = found.puzzles;
    puzzles.sort_by_cached_key(|puzzle| (puzzle.elo, puzzle.to_string()));
    for puzzle in &puzzles {
        output.line(puzzle)?;
    }
    let (shares, correlation) = solved_shares(&puzzles);
    for (level, share) in Level::ALL.into_iter().zip(shares) {
        output::remark(format_args!(
            "level {:>2}, {:>4} Elo: solves {:>3.0} %",
            level.number(),
            level.elo(),
            share * 100.0
        ));
    }
    output::remark(format_args!("{} puzzles, correlation with the level {correlation:.3}", puzzles.len()));
    Ok(output.flush()?)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_same_seed_gives_the_same_puzzles() {
        let found = |seed| {
            let hunt = PuzzleHunt::new(10_000, 2, None);
            let mut found = Collection { puzzles: Vec::new(), limit: 2, hunt };
            found.search(&game_of_levels(4..=7, seed, 0), Some(seed), seed);
            found.puzzles
        };
        let puzzles = found(1);
        assert!(!puzzles.is_empty());
        assert_eq!(puzzles, found(1));
        assert_ne!(puzzles, found(2));
        for graded in puzzles {
            let read: Result<GradedPuzzle, _> = graded.to_string().parse();
            assert_eq!(read, Ok(graded));
        }
    }
}
