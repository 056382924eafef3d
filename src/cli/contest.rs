//! `gridmate match`: games of one player against another.

use super::output::{self, Output};
use super::problem::Problem;
use crate::board::Color;
use crate::engine::{self, Opening, Tally, Terms, player};
use crate::game::{End, Game};
use crate::notation::pgn::{self, GameResult};
use crate::rules::Move;
use clap::{Args, ValueEnum};
use serde_json::{Map, Value, json};
use std::path::PathBuf;
use std::sync::Mutex;
use std::sync::atomic::{AtomicU64, Ordering};

/// Let two players play each other.
///
/// A player is `random`, `minimax:N`, `negamax:N` or `alphabeta:N`, where N is how many moves it looks below each of its
/// own. Draws that may be claimed are claimed. The same seed plays the same games, however many at once.
///
/// Prints wins, draws and losses, the difference in Elo with its 95 % interval, and how the games ended.
#[derive(Debug, Args)]
#[command(after_help = "\
Examples:
  gridmate match --white minimax:1 --black random --games 10
  gridmate match --white alphabeta:2 --black minimax:1 --games 20 --swap --openings 960 --seed 7
  gridmate match --white random --black random --games 100 --json -j 4")]
pub(super) struct Contest {
    /// The first player, with the white pieces unless they change sides.
    #[arg(long, value_name = "P", value_parser = name)]
    white: String,
    /// The second player.
    #[arg(long, value_name = "P", value_parser = name)]
    black: String,
    /// How many games.
    #[arg(long, value_name = "N", default_value_t = 10, value_parser = clap::value_parser!(u64).range(1..=1_000_000))]
    games: u64,
    /// Change sides after each game; each opening is then played twice.
    #[arg(long)]
    swap: bool,
    /// How games start.
    #[arg(long, value_enum, default_value = "standard")]
    openings: Openings,
    /// What everything random comes from.
    #[arg(long, value_name = "S", default_value_t = 1)]
    seed: u64,
    /// Write the games into this file.
    #[arg(long, value_name = "FILE")]
    pgn: Option<PathBuf>,
    /// Print one JSON object: `games`, `white`, `black` (each `name`, `wins`, `losses`, `draws`), `elo` (`value`, `low`,
    /// `high`; null where infinite), `reasons`, `seed`.
    #[arg(long)]
    json: bool,
    /// How many games at once.
    #[arg(short, long, value_name = "JOBS", default_value_t = 1, value_parser = clap::value_parser!(u64).range(1..=256))]
    jobs: u64,
}

/// How games start.
#[derive(Clone, Copy, Debug, ValueEnum)]
enum Openings {
    /// From the usual position.
    Standard,
    /// From Chess960 positions.
    #[value(name = "960")]
    Chess960,
}

/// A name that a player has.
fn name(text: &str) -> Result<String, String> {
    player(text, 0).map(|_| text.to_owned()).map_err(|error| error.to_string())
}

/// A game that was played.
struct Played {
    first: Color,
    game: Game,
    end: Option<End>,
}

pub(super) fn run(arguments: &Contest, output: &mut Output) -> Result<(), Problem> {
    let opening = match arguments.openings {
        Openings::Standard => Opening::Standard,
        Openings::Chess960 => Opening::Chess960,
    };
    let terms = Terms { opening, swap: arguments.swap, seed: arguments.seed };
    let games = play_all(arguments, &terms)?;
    if let Some(path) = &arguments.pgn {
        let text: String = games.iter().enumerate().map(|(number, played)| record(arguments, number, played)).collect();
        let told = |error| Problem::Argument(format!("--pgn: cannot write {}: {error}", path.display()));
        std::fs::write(path, text).map_err(told)?;
    }
    report(arguments, &games, output)
}

/// Plays the games, several at once, and puts them in order.
fn play_all(arguments: &Contest, terms: &Terms) -> Result<Vec<Played>, Problem> {
    let next = AtomicU64::new(0);
    let done = Mutex::new(Vec::new());
    std::thread::scope(|scope| {
        for _ in 0..arguments.jobs.min(arguments.games) {
            scope.spawn(|| {
                loop {
                    let number = next.fetch_add(1, Ordering::Relaxed);
                    if number >= arguments.games {
                        return;
                    }
                    let played = play_one(arguments, terms, number);
                    if let Ok(mut done) = done.lock() {
                        done.push((number, played));
                        if done.len() % 10 == 0 && !arguments.json {
                            output::remark(format_args!("{} of {} games", done.len(), arguments.games));
                        }
                    }
                }
            });
        }
    });
    let mut games = done.into_inner().unwrap_or_default();
    games.sort_unstable_by_key(|&(number, _)| number);
    games.into_iter().map(|(_, played)| played).collect()
}

fn play_one(arguments: &Contest, terms: &Terms, number: u64) -> Result<Played, Problem> {
    let pairing = terms.pairing(number);
    let [first_seed, second_seed] = pairing.seeds();
    let seat = |name: &str, seed| player(name, seed).map_err(|error| Problem::Argument(error.to_string()));
    let (mut first, mut second) = (seat(&arguments.white, first_seed)?, seat(&arguments.black, second_seed)?);
    let mut game = terms.open(&pairing);
    let end = match pairing.first {
        Color::White => engine::play(&mut game, first.as_mut(), second.as_mut()),
        Color::Black => engine::play(&mut game, second.as_mut(), first.as_mut()),
    };
    Ok(Played { first: pairing.first, game, end })
}

/// The first player's results.
fn tally(games: &[Played]) -> Tally {
    let mut tally = Tally::default();
    for played in games {
        match played.end.and_then(End::winner) {
            None => tally.draws += 1,
            Some(winner) if winner == played.first => tally.wins += 1,
            Some(_) => tally.losses += 1,
        }
    }
    tally
}

fn report(arguments: &Contest, games: &[Played], output: &mut Output) -> Result<(), Problem> {
    let Tally { wins, draws, losses } = tally(games);
    let elo = tally(games).elo();
    let mut reasons: Map<String, Value> = Map::new();
    for played in games {
        let reason = played.end.map_or("no-move", End::code);
        let count = reasons.get(reason).and_then(Value::as_u64).unwrap_or(0);
        reasons.insert(reason.to_owned(), json!(count + 1));
    }
    if arguments.json {
        let whole = |elo: Option<f64>| elo.map(|elo| (elo * 10.0).round() / 10.0);
        return Ok(output.json(&json!({
            "games": games.len(),
            "white": { "name": arguments.white, "wins": wins, "losses": losses, "draws": draws },
            "black": { "name": arguments.black, "wins": losses, "losses": wins, "draws": draws },
            "elo": { "value": whole(elo.value), "low": whole(elo.low), "high": whole(elo.high) },
            "reasons": reasons,
            "seed": arguments.seed,
        }))?);
    }
    let shown = |elo: Option<f64>, infinite: &str| elo.map_or_else(|| infinite.to_owned(), |elo| format!("{elo:+.0}"));
    let extreme = if wins + draws == 0 { "−∞" } else { "+∞" };
    output.line(format_args!(
        "{} against {}: {wins} won, {draws} drawn, {losses} lost",
        arguments.white, arguments.black
    ))?;
    output.line(format_args!(
        "Elo {} (95 %: {} to {})",
        shown(elo.value, extreme),
        shown(elo.low, "−∞"),
        shown(elo.high, "+∞")
    ))?;
    for (reason, count) in reasons {
        output.line(format_args!("{count:>6} {reason}"))?;
    }
    Ok(())
}

/// A game as PGN.
fn record(arguments: &Contest, number: usize, played: &Played) -> String {
    let moves: Vec<Move> = played.game.moves().map(|(played, _)| played).collect();
    let Some(mut game) = pgn::Game::from_moves(*played.game.start(), played.game.variant(), &moves) else {
        return String::new();
    };
    let (white, black) = match played.first {
        Color::White => (&arguments.white, &arguments.black),
        Color::Black => (&arguments.black, &arguments.white),
    };
    let round = (number + 1).to_string();
    for (name, value) in [("Event", "gridmate match"), ("Round", &round), ("White", white), ("Black", black)] {
        game.set_tag(name, value);
    }
    game.result = played.end.and_then(|end| GameResult::from_text(end.result())).unwrap_or_default();
    pgn::write(&game) + "\n"
}
