//! What is sent: lines of the protocol, whole, from whichever thread.

use gridmate::engine::{Line, SearchReport};
use gridmate::notation::uci;
use gridmate::rules::{Move, Position, Variant};
use std::io::{self, Write};
use std::sync::atomic::{AtomicBool, Ordering};
use std::time::Duration;

/// Standard output, for several threads.
#[derive(Debug, Default)]
pub(super) struct UciOutput {
    is_closed: AtomicBool,
}

impl UciOutput {
    /// Writes lines at once.
    pub(super) fn say(&self, mut text: String) {
        if !text.ends_with('\n') {
            text.push('\n');
        }
        let mut output = io::stdout().lock();
        if output.write_all(text.as_bytes()).and_then(|()| output.flush()).is_err() {
            self.is_closed.store(true, Ordering::Relaxed);
        }
    }

    /// Writes a sentence for people.
    pub(super) fn info(&self, sentence: impl std::fmt::Display) {
        self.say(format!("info string {sentence}"));
    }

    /// Whether standard output is closed: a write has failed.
    pub(super) fn is_closed(&self) -> bool {
        self.is_closed.load(Ordering::Relaxed)
    }
}

/// How moves of a position are written.
#[derive(Clone, Copy, Debug)]
pub(super) struct Writing<'a> {
    pub(super) position: &'a Position,
    pub(super) variant: Variant,
}

impl Writing<'_> {
    /// A move of the position.
    pub(super) fn one(self, played: Move) -> String {
        uci::write(self.position, played, self.variant)
    }

    /// What is known of a line, after so much time.
    pub(super) fn report(self, report: &SearchReport, time: Duration) -> String {
        let SearchReport { depth, deepest, rank, nodes, fullness, .. } = report;
        let (milliseconds, speed) = (time.as_millis(), speed(*nodes, time));
        let mut text = format!(
            "info depth {depth} seldepth {deepest} multipv {rank} score {}{} nodes {nodes} nps {speed} \
             hashfull {fullness} time {milliseconds} pv",
            score(report),
            bound(report),
        );
        let mut position = *self.position;
        for &played in report.line {
            text.push(' ');
            text.push_str(&uci::write(&position, played, self.variant));
            position = position.play_unchecked(played);
        }
        text
    }

    /// The move to be played, and the answer that is expected.
    pub(super) fn best(self, best: Option<&Line>) -> String {
        let mut moves = best.map(|line| line.moves.iter().copied()).into_iter().flatten();
        let Some(played) = moves.next() else { return "bestmove (none)".to_owned() };
        let mut text = format!("bestmove {}", self.one(played));
        if let Some(expected) = moves.next() {
            let next = Writing { position: &self.position.play_unchecked(played), ..self };
            text.push_str(&format!(" ponder {}", next.one(expected)));
        }
        text
    }
}

fn score(report: &SearchReport) -> String {
    report.mate_in().map_or_else(|| format!("cp {}", report.score), |moves| format!("mate {moves}"))
}

const fn bound(report: &SearchReport) -> &'static str {
    match (report.is_lower, report.is_upper) {
        (true, _) => " lowerbound",
        (_, true) => " upperbound",
        _ => "",
    }
}

/// Positions a second.
fn speed(nodes: u64, time: Duration) -> u128 {
    u128::from(nodes) * 1_000_000 / time.as_micros().max(1)
}

#[cfg(test)]
mod tests {
    use super::*;
    use gridmate::notation::fen;

    fn moves(position: &Position, texts: &[&str]) -> Vec<Move> {
        let mut position = *position;
        let read = |text: &&str| {
            let played = uci::parse_lenient(&position, text, Variant::Standard).unwrap();
            position = position.play_unchecked(played);
            played
        };
        texts.iter().map(read).collect()
    }

    #[test]
    fn a_report_says_all_in_the_words_of_the_protocol() {
        let (position, variant) = fen::parse_any("4k3/8/8/8/8/8/8/4K2R w K - 0 1").unwrap();
        let line = moves(&position, &["e1g1", "e8e7"]);
        let mut report = SearchReport {
            depth: 3,
            deepest: 5,
            rank: 1,
            score: 480,
            is_lower: true,
            is_upper: false,
            nodes: 1_000,
            elapsed: Duration::ZERO,
            fullness: 7,
            line: &line,
        };
        let writing = Writing { position: &position, variant };
        assert_eq!(
            writing.report(&report, Duration::from_millis(20)),
            "info depth 3 seldepth 5 multipv 1 score cp 480 lowerbound nodes 1000 nps 50000 hashfull 7 time 20 pv e1g1 e8e7"
        );
        (report.is_lower, report.score) = (false, 32_000 - 3);
        let writing = Writing { position: &position, variant: Variant::Chess960 };
        assert!(writing.report(&report, Duration::ZERO).contains(" score mate 2 nodes 1000 "));
        assert!(writing.report(&report, Duration::ZERO).ends_with(" pv e1h1 e8e7"));
    }

    #[test]
    fn the_best_move_comes_with_the_answer_that_is_expected() {
        let (position, variant) = fen::parse_any("4k3/8/8/8/8/8/8/4K2R w K - 0 1").unwrap();
        let writing = Writing { position: &position, variant };
        let mut line = Line { score: 0, moves: moves(&position, &["e1g1", "e8e7"]) };
        assert_eq!(writing.best(Some(&line)), "bestmove e1g1 ponder e8e7");
        line.moves.pop();
        assert_eq!(writing.best(Some(&line)), "bestmove e1g1");
        assert_eq!(writing.best(None), "bestmove (none)");
    }
}
