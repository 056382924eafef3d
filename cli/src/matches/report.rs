//! What is said about a match: while it runs on standard error, and at the end on standard output.

use super::MatchArguments;
use super::player::PlayerTotals;
use super::result::MatchResult;
use super::sprt::{Hypothesis, Sprt};
use crate::output::Output;
use crate::problem::Problem;
use gridmate::engine::{Elo, Pentanomial, Tally};
use serde_json::{Map, Value, json};
use std::io::{self, IsTerminal, Write};
use std::time::{Duration, Instant};

/// How often the line on a terminal is written anew.
const BLINK: Duration = Duration::from_millis(100);
/// How often a line is written where there is no terminal.
const SPARSE: Duration = Duration::from_secs(10);

/// The progress of a match on standard error: a line that is written anew on a terminal, else a line now and then.
#[derive(Debug)]
pub(super) struct Progress {
    start: Instant,
    /// How many games were played before.
    before: u64,
    last: Instant,
    terminal: bool,
}

impl Progress {
    pub(super) fn start(before: u64) -> Self {
        let now = Instant::now();
        Self { start: now, before, last: now, terminal: io::stderr().is_terminal() }
    }

    /// Returns how the match stands, unless that was asked a moment ago.
    pub(super) fn tell(&mut self, arguments: &MatchArguments, results: &MatchResult<'_>) {
        let now = Instant::now();
        if now - self.last < if self.terminal { BLINK } else { SPARSE } {
            return;
        }
        self.last = now;
        let Tally { wins, draws, losses } = results.tally;
        let rate = (results.tally.games() - self.before) as f64 / (now - self.start).as_secs_f64();
        let mut line = format!(
            "{} of {}: +{wins} ={draws} -{losses}, {}, {rate:.2} games/s",
            results.tally.games(),
            arguments.games,
            results.elo()
        );
        if arguments.sprt.is_some() {
            line.push_str(&format!(", LLR {:+.2} (±{:.2})", results.ratio, Sprt::BOUND));
        }
        // If standard error is closed, the line is dropped.
        let _ = if self.terminal { write!(io::stderr(), "\r\x1b[K{line}") } else { writeln!(io::stderr(), "{line}") };
    }

    /// Leaves a terminal clean.
    pub(super) fn end(&self) {
        if self.terminal {
            let _ = write!(io::stderr(), "\r\x1b[K");
        }
    }
}

/// Prints the result.
pub(super) fn result(
    arguments: &MatchArguments,
    results: &MatchResult<'_>,
    output: &mut Output,
) -> Result<(), Problem> {
    if arguments.json {
        return Ok(output.json(&object(arguments, results))?);
    }
    let Tally { wins, draws, losses } = results.tally;
    let (white, black) = (&arguments.white.text, &arguments.black.text);
    output.line(format_args!("{white} against {black}: {wins} won, {draws} drawn, {losses} lost"))?;
    output.line(results.elo())?;
    if let Some(Pentanomial(counts)) = &results.pairs {
        let counts = counts.map(|count| count.to_string()).join(" ");
        output.line(format_args!("pairs with 0, ½, 1, 1½, 2 points: {counts}"))?;
    }
    if let Some(test) = arguments.sprt {
        let [lower, higher] = test.differences();
        let decided = match results.decision {
            Some(Hypothesis::Lower) => format!("Elo {lower:+} is accepted"),
            Some(Hypothesis::Higher) => format!("Elo {higher:+} is accepted"),
            None => "not decided".to_owned(),
        };
        let (ratio, bound) = (results.ratio, Sprt::BOUND);
        output.line(format_args!(
            "LLR {ratio:+.2} (−{bound:.2} to +{bound:.2}) for Elo {lower:+} and {higher:+}: {decided}"
        ))?;
    }
    for (end, count) in &results.ends {
        output.line(format_args!("{count:>6} {end}"))?;
    }
    if arguments.has_clocks() {
        let [first, second] = results.late;
        output.line(format_args!("lost on time: {first} by {white}, {second} by {black}"))?;
    }
    for (name, work) in [white, black].into_iter().zip(&results.work) {
        output.line(format_args!("{name}: {}", speed(work)))?;
    }
    Ok(())
}

/// How fast a player was: in nodes where it says them, else in moves.
fn speed(work: &PlayerTotals) -> String {
    let seconds = work.time.as_secs_f64().max(1e-9);
    let longest = work.longest.as_secs_f64() * 1000.0;
    if work.nodes > 0 {
        let (rate, each) = (work.nodes as f64 / seconds, work.nodes / work.moves.max(1));
        format!("{rate:.0} nodes/s, {each} nodes a move, the slowest move {longest:.0} ms")
    } else {
        format!("{:.0} moves/s, the slowest move {longest:.0} ms", work.moves as f64 / seconds)
    }
}

/// The result as JSON. It holds no times, so that it is the same for the same seed.
fn object(arguments: &MatchArguments, results: &MatchResult<'_>) -> Value {
    let Tally { wins, draws, losses } = results.tally;
    let Elo { value, low, high } = results.elo();
    let whole = |elo: Option<f64>| elo.map(|elo| (elo * 10.0).round() / 10.0);
    let ends: Map<String, Value> = results.ends.iter().map(|(end, &count)| (end.clone(), json!(count))).collect();
    let side = |name: &str, [wins, losses, draws, late]: [u64; 4]| json!({ "name": name, "wins": wins, "losses": losses, "draws": draws, "lossesOnTime": late });
    let [first, second] = results.late;
    let mut object = json!({
        "ok": true,
        "games": results.tally.games(),
        "white": side(&arguments.white.text, [wins, losses, draws, first]),
        "black": side(&arguments.black.text, [losses, wins, draws, second]),
        "elo": { "value": whole(value), "low": whole(low), "high": whole(high) },
        "ends": ends,
        "seed": arguments.seed,
    });
    if let Some(Pentanomial(counts)) = &results.pairs {
        object["pairs"] = json!(counts);
    }
    if let Some(test) = arguments.sprt {
        let [lower, higher] = test.differences();
        object["sprt"] = json!({
            "elo0": lower,
            "elo1": higher,
            "llr": (results.ratio * 1000.0).round() / 1000.0,
            "bounds": [-2.944, 2.944],
            "accepted": results.decision.map(|decision| if decision == Hypothesis::Lower { lower } else { higher }),
        });
    }
    object
}
