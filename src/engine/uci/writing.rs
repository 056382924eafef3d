//! What is sent: moves and searches as lines.

use super::options::Options;
use crate::engine::{Line, SearchReport};
use crate::game::Game;
use crate::notation::diagram::{self, DiagramStyle};
use crate::notation::fen::{self, FenStyle};
use crate::notation::uci;
use crate::rules::{Move, Position, Variant};
use std::cell::Cell;
use std::time::Duration;

/// The root moves are given one by one once a search has taken this long.
const ROOT_MOVES_AFTER: Duration = Duration::from_secs(3);

/// How moves of a position are written.
#[derive(Clone, Copy, Debug)]
pub struct Writing {
    /// The position.
    pub position: Position,
    /// The game that is played: it says how castling is written.
    pub variant: Variant,
}

impl Writing {
    /// A move of the position.
    #[must_use]
    pub fn one(self, played: Move) -> String {
        uci::write(&self.position, played, self.variant)
    }

    /// What is known of a line, after so much time.
    #[must_use]
    pub fn report(self, report: &SearchReport, time: Duration) -> String {
        let SearchReport { depth, deepest, rank, nodes, fullness, .. } = report;
        let (milliseconds, speed) = (time.as_millis() as u64, speed(*nodes, time));
        let mut text = format!(
            "info depth {depth} seldepth {deepest} multipv {rank} score {}{} nodes {nodes} nps {speed} \
             hashfull {fullness} time {milliseconds} pv",
            score(report),
            bound(report),
        );
        let mut position = self.position;
        for &played in report.line {
            text.push(' ');
            text.push_str(&uci::write(&position, played, self.variant));
            position = position.play_unchecked(played);
        }
        text
    }

    /// The move to be played, and the answer that is expected.
    #[must_use]
    pub fn best(self, best: Option<&Line>) -> String {
        let mut moves = best.map(|line| line.moves.iter().copied()).into_iter().flatten();
        let Some(played) = moves.next() else { return "bestmove (none)".to_owned() };
        let mut text = format!("bestmove {}", self.one(played));
        if let Some(expected) = moves.next() {
            let next = Self { position: self.position.play_unchecked(played), ..self };
            text.push_str(&format!(" ponder {}", next.one(expected)));
        }
        text
    }
}

/// The lines of one search.
#[derive(Debug)]
pub struct SearchLines {
    writing: Writing,
    /// The last depth that was done, the longest line in it, and how full the table was.
    done: Cell<(u32, u32, u32)>,
    /// The best move of the last line sent.
    sent: Cell<Option<Move>>,
}

impl SearchLines {
    /// Those of a search of a position, of which none is sent.
    #[must_use]
    pub fn new(writing: Writing) -> Self {
        Self { writing, done: Cell::default(), sent: Cell::new(None) }
    }

    /// That a root move is searched, of this number; said of a search that takes long.
    #[must_use]
    pub fn root_move(&self, played: Move, number: usize, age: Duration) -> Option<String> {
        let (depth, played) = (self.done.get().0 + 1, self.writing.one(played));
        (age >= ROOT_MOVES_AFTER).then(|| format!("info depth {depth} currmove {played} currmovenumber {number}"))
    }

    /// What is known of a line.
    #[must_use]
    pub fn report(&self, report: &SearchReport, age: Duration) -> String {
        if report.rank == 1 {
            self.sent.set(report.line.first().copied());
        }
        if !report.is_lower && !report.is_upper {
            self.done.set((report.depth, report.deepest, report.fullness));
        }
        self.writing.report(report, age)
    }

    /// What is left to send at the end: the line that is played, if it was found so late that it has not been sent, or the
    /// score of a position without moves.
    #[must_use]
    pub fn last(&self, best: Option<&Line>, nodes: u64, age: Duration) -> Option<String> {
        let Some(best) = best else {
            let score = if self.writing.position.is_check() { "mate 0" } else { "cp 0" };
            return Some(format!("info depth 0 score {score}"));
        };
        let (depth, deepest, fullness) = self.done.get();
        let is_new = depth > 0 && self.sent.get() != best.moves.first().copied();
        is_new.then(|| {
            let (score, line) = (best.score, best.moves.as_slice());
            let [is_lower, is_upper] = [false, false];
            let report = SearchReport {
                depth,
                deepest,
                rank: 1,
                score,
                is_lower,
                is_upper,
                nodes,
                elapsed: age,
                fullness,
                line,
            };
            self.report(&report, age)
        })
    }

    /// The move to be played, and the answer that is expected.
    #[must_use]
    pub fn best(&self, best: Option<&Line>) -> String {
        self.writing.best(best)
    }
}

/// A picture of the position of a game, which answers `d`.
#[must_use]
pub fn drawing(game: &Game, options: &Options) -> String {
    let position = game.position();
    let board = diagram::draw(position.board(), DiagramStyle::Letters);
    let shredder = options.variant == Variant::Chess960 || game.variant() == Variant::Chess960;
    let fen = fen::write(position, if shredder { FenStyle::Shredder } else { FenStyle::XFen });
    let end = game.end().map_or_else(String::new, |end| format!("End: {}\n", end.code()));
    format!("{board}\nFen: {fen}\nKey: {:016X}\n{end}", position.hash())
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
fn speed(nodes: u64, time: Duration) -> u64 {
    nodes.saturating_mul(1_000_000) / (time.as_micros() as u64).max(1)
}

#[cfg(test)]
mod tests {
    use super::*;

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
        let writing = Writing { position, variant };
        assert_eq!(
            writing.report(&report, Duration::from_millis(20)),
            "info depth 3 seldepth 5 multipv 1 score cp 480 lowerbound nodes 1000 nps 50000 hashfull 7 time 20 pv e1g1 e8e7"
        );
        (report.is_lower, report.score) = (false, 32_000 - 3);
        let writing = Writing { position, variant: Variant::Chess960 };
        assert!(writing.report(&report, Duration::ZERO).contains(" score mate 2 nodes 1000 "));
        assert!(writing.report(&report, Duration::ZERO).ends_with(" pv e1h1 e8e7"));
    }

    #[test]
    fn a_move_that_was_found_late_has_a_line_of_its_own() {
        let (position, variant) = fen::parse_any("4k3/8/8/8/8/8/8/4K2R w K - 0 1").unwrap();
        let [castles, steps] = ["e1g1", "e1e2"].map(|text| moves(&position, &[text]));
        let lines = SearchLines::new(Writing { position, variant });
        let late = |moves: &[Move]| lines.last(Some(&Line { score: 5, moves: moves.to_vec() }), 9, Duration::ZERO);
        assert_eq!(late(&castles), None, "no depth was done");
        let report = SearchReport {
            depth: 3,
            deepest: 5,
            rank: 1,
            score: 480,
            is_lower: false,
            is_upper: false,
            nodes: 1_000,
            elapsed: Duration::ZERO,
            fullness: 7,
            line: &castles,
        };
        assert!(lines.report(&report, Duration::ZERO).ends_with(" pv e1g1"));
        assert_eq!(late(&castles), None);
        let line = late(&steps).unwrap();
        assert!(line.starts_with("info depth 3 seldepth 5 multipv 1 score cp 5 nodes 9 "), "{line}");
        assert!(line.ends_with(" pv e1e2"), "{line}");
        assert_eq!(lines.last(None, 0, Duration::ZERO).as_deref(), Some("info depth 0 score cp 0"));
        assert_eq!(lines.root_move(castles[0], 1, Duration::from_secs(2)), None);
        let slow = lines.root_move(castles[0], 1, Duration::from_secs(3));
        assert_eq!(slow.as_deref(), Some("info depth 4 currmove e1g1 currmovenumber 1"));
    }

    #[test]
    fn the_best_move_comes_with_the_answer_that_is_expected() {
        let (position, variant) = fen::parse_any("4k3/8/8/8/8/8/8/4K2R w K - 0 1").unwrap();
        let writing = Writing { position, variant };
        let mut line = Line { score: 0, moves: moves(&position, &["e1g1", "e8e7"]) };
        assert_eq!(writing.best(Some(&line)), "bestmove e1g1 ponder e8e7");
        line.moves.pop();
        assert_eq!(writing.best(Some(&line)), "bestmove e1g1");
        assert_eq!(writing.best(None), "bestmove (none)");
    }
}
