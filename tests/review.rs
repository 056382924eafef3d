//! Games judged move by move.

#![allow(clippy::unwrap_used, reason = "a failing test says so by panicking")]

use gridmate::board::Color;
use gridmate::document::Evaluation;
use gridmate::engine::{Engine, NoControl};
use gridmate::game::Game;
use gridmate::notation::pgn::{self, MoveId, PgnGame};
use gridmate::notation::{fen, uci};
use gridmate::review::{Judgement, Mark, Review, USUAL_NODES};

/// The judgements of all positions of a game.
fn judge(game: &Game, nodes: u64) -> Vec<Judgement> {
    let review = Review::of(game);
    let mut engine = Engine::new(0);
    let mut found = Vec::new();
    for block in 0..review.blocks() {
        let mut judging = review.judge(block, nodes);
        while !judging.go_on(&mut engine, &NoControl) {}
        found.extend(judging.take());
    }
    found
}

#[test]
fn positions_are_worth_the_same_on_every_machine() {
    let (moves, scores) = include_str!("data/review/scores.txt").trim().split_once('\n').unwrap();
    let mut game = Game::default();
    for text in moves.split(' ') {
        let played = uci::parse(game.position(), text, game.variant()).unwrap();
        game.play(played).unwrap();
    }
    let found = judge(&game, 2_000);
    let of_position =
        |known: &Judgement| known.lines.iter().map(|line| line.score.to_string()).collect::<Vec<_>>().join(",");
    assert_eq!(found.iter().map(of_position).collect::<Vec<_>>().join(" "), scores);
}

/// What a centipawn of Lichess' evaluations counts, and where they end.
const LICHESS: f64 = 0.003_682_08;
const MOST: i32 = 1000;

/// Games with Stockfish's evaluations; docs/review.md has the commands that made them.
const GAMES: &str = include_str!("data/review/games.pgn");

/// The moves that reviews call a mistake or a blunder.
#[derive(Clone, Copy, Default, Debug)]
struct Called {
    moves: u32,
    by_us: u32,
    by_stockfish: u32,
    by_both: u32,
    great: u32,
    brilliant: u32,
}

impl Called {
    fn agreement(self) -> f64 {
        f64::from(self.by_both) / f64::from(self.by_us + self.by_stockfish - self.by_both)
    }
}

/// The evaluation that stands at a node, for a side.
fn evaluation(record: &PgnGame, node: MoveId, side: Color) -> Option<Evaluation> {
    let comments = record.tree().comments(node).iter();
    let text = comments.filter_map(|comment| comment.trim().strip_prefix("[%eval ")?.strip_suffix(']')).next()?;
    let sign = if side == Color::White { 1 } else { -1 };
    Some(match text.parse().unwrap() {
        Evaluation::Centipawns(centipawns) => Evaluation::Centipawns(sign * centipawns),
        Evaluation::Mate(moves) => Evaluation::Mate(sign * moves),
    })
}

/// Whether Lichess calls a move a mistake or a blunder, by the evaluations before and after it, both for its side.
fn is_mistake_on_lichess(before: Evaluation, after: Evaluation) -> bool {
    use Evaluation::{Centipawns, Mate};
    let chance = |centipawns: i32| 2.0 / (1.0 + (-LICHESS * f64::from(centipawns.clamp(-MOST, MOST))).exp()) - 1.0;
    match (before, after) {
        (Centipawns(before), Centipawns(after)) => chance(before) - chance(after) >= 0.2,
        (Centipawns(before), Mate(moves)) => moves < 0 && before >= -999,
        (Mate(moves), Centipawns(after)) => moves > 0 && after <= 999,
        (Mate(before), Mate(after)) => before > 0 && after < 0,
    }
}

/// Compares the marks of some games.
fn compare(games: impl Iterator<Item = PgnGame>, nodes: u64) -> Called {
    let mut called = Called::default();
    for record in games {
        let mut game = Game::new(*record.start(), record.variant());
        for (_, played) in record.mainline() {
            game.play_on(played).unwrap();
        }
        let mut review = Review::of(&game);
        for judgement in judge(&game, nodes) {
            assert!(review.learn(judgement));
        }
        let nodes: Vec<MoveId> = std::iter::once(MoveId::ROOT).chain(record.tree().mainline()).collect();
        for reviewed in review.moves() {
            let side = review.position(reviewed.ply - 1).unwrap().turn();
            let at = |ply: usize| evaluation(&record, nodes[ply], side);
            let (before, after) = (at(reviewed.ply - 1).unwrap(), at(reviewed.ply));
            // The game is over without an evaluation.
            let after_end = || if reviewed.win == 1.0 { Evaluation::Mate(1) } else { Evaluation::Centipawns(0) };
            let by_stockfish = is_mistake_on_lichess(before, after.unwrap_or_else(after_end));
            let by_us = matches!(reviewed.mark, Some(Mark::Mistake | Mark::Blunder));
            called.moves += 1;
            called.by_us += u32::from(by_us);
            called.by_stockfish += u32::from(by_stockfish);
            called.by_both += u32::from(by_us && by_stockfish);
            called.great += u32::from(reviewed.mark == Some(Mark::Great));
            called.brilliant += u32::from(reviewed.mark == Some(Mark::Brilliant));
            if let Some(mark) = reviewed.mark.filter(|mark| !mark.is_bad()) {
                let before = review.position(reviewed.ply - 1).unwrap();
                let played = uci::write(before, reviewed.played, game.variant());
                println!("{mark}\t{played}\t{}", fen::write(before, fen::FenStyle::XFen));
            }
        }
    }
    println!("{called:?}: {:.3}", called.agreement());
    called
}

fn games() -> impl Iterator<Item = PgnGame> {
    pgn::read(GAMES).map(Result::unwrap)
}

/// The least share of the moves called mistakes or blunders by either that both call so; docs/review.md has what was measured.
const AGREEMENT: f64 = 0.6;

#[test]
fn reviews_and_stockfish_agree_on_most_mistakes_of_short_games() {
    let called = compare(games().filter(|game| game.tree().mainline().count() < 54), USUAL_NODES);
    assert!(called.moves > 100 && called.by_both >= 8 && called.agreement() >= AGREEMENT, "{called:?}");
}

#[test]
fn heavy_reviews_and_stockfish_agree_on_most_mistakes() {
    let called = compare(games(), USUAL_NODES);
    assert!(called.by_both >= 200 && called.agreement() >= AGREEMENT, "{called:?}");
}
