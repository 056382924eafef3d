//! `gridmate-lab spsa`: margins of the search with which it wins more games.

use clap::Args;
use gridmate::board::Color;
use gridmate::engine::{Engine, Limits, Margins, NoControl, Opening, Pairing, Task, Terms, play};
use gridmate_cli::output::{self, Output};
use gridmate_cli::problem::Problem;
use gridmate_lab::{Spsa, Trial};

/// Find margins of the search with which it wins more games, by SPSA.
///
/// Plays pairs of games of the engine against itself, each with margins a little off in opposite directions, and moves
/// all of them towards those that win. Prints what differs from the margins of `src/engine/search/margins.rs`, as options
/// of a player for `gridmate-lab match`, at intervals and at the end.
#[derive(Debug, Args)]
#[command(after_help = "\
Examples:
  gridmate-lab spsa --pairs 20000 --nodes 25000 --threads 4 --seed 1
  gridmate-lab match --white 'engine;null_move_depth=4' --black engine --nodes 25000 --swap --openings book --sprt 0,4")]
pub(crate) struct SpsaArguments {
    /// How many pairs of games.
    #[arg(long, value_name = "N", default_value_t = 1000)]
    pairs: u64,
    /// The nodes of each move.
    #[arg(long, value_name = "N", default_value_t = 25_000)]
    nodes: u64,
    /// How many pairs are played at once; the same number gives the same result.
    #[arg(long, value_name = "N", default_value_t = 1)]
    threads: usize,
    /// After how many pairs the margins are printed.
    #[arg(long, value_name = "N", default_value_t = 500)]
    every: u64,
    /// What openings and directions come from.
    #[arg(long, value_name = "S", default_value_t = 1)]
    seed: u64,
}

/// What the first player wins of a pair of games less what it loses.
fn won(trial: &Trial, terms: &Terms, pair: u64, nodes: u64) -> f64 {
    let task = Task { limits: Limits { nodes: Some(nodes), ..Limits::default() }, ..Task::default() };
    [0, 1].into_iter().map(|game| result(&trial.players, &terms.pairing(2 * pair + game), terms, &task)).sum()
}

/// 1 if the first player wins a game, -1 if it loses it.
fn result(players: &[Margins; 2], pairing: &Pairing, terms: &Terms, task: &Task) -> f64 {
    let mut engines: [Engine; 2] = [0, 1].map(|player: usize| {
        let mut engine = Engine::new(8 << 20);
        engine.set_margins(players[player]);
        engine
    });
    let mut game = terms.open(pairing);
    let end = play(&mut game, |game| {
        let engine = &mut engines[usize::from(game.position().turn() != pairing.first)];
        let lines = engine.think(game, task, &NoControl, &mut |_| {});
        lines.first()?.moves.first().copied()
    });
    let points = |winner: Color| if winner == pairing.first { 1.0 } else { -1.0 };
    end.and_then(|end| end.winner()).map_or(0.0, points)
}

pub(crate) fn run(arguments: &SpsaArguments, output: &mut Output) -> Result<(), Problem> {
    let terms = Terms { opening: Opening::Book, swap: true, seed: arguments.seed };
    let mut spsa = Spsa::new(arguments.pairs, arguments.seed);
    let mut pair = 0;
    while pair < arguments.pairs {
        let count = (arguments.threads.max(1) as u64).min(arguments.pairs - pair);
        let trials: Vec<Trial> = (0..count).map(|_| spsa.trial()).collect();
        let terms = &terms;
        let results: Vec<f64> = std::thread::scope(|scope| {
            let games = trials.iter().zip(pair..);
            let running: Vec<_> =
                games.map(|(trial, pair)| scope.spawn(move || won(trial, terms, pair, arguments.nodes))).collect();
            let done = running.into_iter().map(std::thread::ScopedJoinHandle::join);
            done.map(|won| won.unwrap_or_else(|panic| std::panic::resume_unwind(panic))).collect()
        });
        for (trial, won) in trials.iter().zip(results) {
            spsa.learn(trial, won);
        }
        let before = pair;
        pair += count;
        if before / arguments.every.max(1) != pair / arguments.every.max(1) && pair < arguments.pairs {
            output::remark(format_args!("{pair:>7}  {}", changed(&spsa)));
        }
    }
    output.line(format_args!("{}", changed(&spsa)))?;
    Ok(())
}

/// The margins that differ, as options of a player.
fn changed(spsa: &Spsa) -> String {
    let options: Vec<String> = spsa.changed().map(|(name, value)| format!(";{name}={value}")).collect();
    format!("engine{}", options.concat())
}
