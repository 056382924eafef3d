//! What reviews say of games whose positions are known, and how the engine judges them.

use super::lines::BestLines;
use super::material::Walk;
use super::*;
use crate::engine::{Engine, Line, NoControl, SearchControl};
use crate::notation::{fen, san};
use std::time::Duration;

/// A mate in one for the side to move, and a mate against it.
const MATES: Score = MATE_SCORE - 1;
const IS_MATED: Score = -MATE_SCORE + 2;

/// A control that always stops.
struct Impatient;

impl SearchControl for Impatient {
    fn elapsed(&self) -> Duration {
        Duration::ZERO
    }

    fn is_stopped(&self) -> bool {
        true
    }
}

fn game(start: &str, moves: &str) -> Game {
    let (position, variant) = fen::parse_any(start).unwrap();
    let mut game = Game::new(position, variant);
    for text in moves.split_whitespace() {
        let played = san::parse(game.position(), text).unwrap();
        game.play_on(played).unwrap();
    }
    game
}

fn started(moves: &str) -> Game {
    game(&fen::write(&Position::initial(), fen::FenStyle::XFen), moves)
}

/// The review of one move, with the lines of the position before it and the score after it, for the mover.
fn of_move(start: &str, played: &str, lines: &[(&str, Score)], after: Score) -> Review {
    let game = game(start, played);
    let mut review = Review::of(&game);
    let line = |&(text, score): &(&str, Score)| Line { score, moves: vec![san::parse(game.start(), text).unwrap()] };
    assert!(review.learn(Judgement { ply: 0, lines: lines.iter().map(line).collect(), compared: None, nodes: 1 }));
    if let Some(reply) = game.position().legal_moves().first().filter(|_| game.end().is_none()) {
        let lines = vec![Line { score: -after, moves: vec![*reply] }];
        assert!(review.learn(Judgement { ply: 1, lines, compared: None, nodes: 1 }));
    }
    review
}

fn mark(start: &str, played: &str, lines: &[(&str, Score)], after: Score) -> Option<Mark> {
    of_move(start, played, lines, after).moves()[0].mark
}

/// Judges all blocks in an order.
fn judged(game: &Game, blocks: impl IntoIterator<Item = usize>, bytes: usize, control: &dyn SearchControl) -> Review {
    let mut review = Review::of(game);
    let mut engine = Engine::new(bytes);
    for block in blocks {
        let mut judging = review.judge(block, 300);
        while !judging.go_on(&mut engine, control) {}
        for judgement in judging.take() {
            assert!(review.learn(judgement));
        }
    }
    review
}

const OPEN_GAME: &str =
    "e4 e5 Nf3 Nc6 Bc4 Bc5 c3 Nf6 d4 exd4 cxd4 Bb4+ Nc3 Nxe4 O-O Bxc3 d5 Bf6 Re1 Ne7 Rxe4 d6 Bg5 Bxg5 Nxg5";

#[test]
fn a_move_is_marked_by_the_winning_chance_that_it_loses() {
    let start = "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1";
    let rows = [
        ("e4", 30, 30, None),
        ("a4", 30, 5, None),
        ("a4", 30, 300, None),
        ("f3", 30, -20, Some(Mark::Inaccuracy)),
        ("f3", 30, -60, Some(Mark::Mistake)),
        ("f3", 30, -400, Some(Mark::Blunder)),
        ("f3", 900, 840, None),
        ("f3", MATES, 1000, Some(Mark::MissedMate)),
        ("f3", MATES, MATES - 6, None),
        ("f3", MATES, 0, Some(Mark::Blunder)),
        ("f3", MATES, IS_MATED, Some(Mark::Blunder)),
        ("f3", 0, IS_MATED, Some(Mark::Blunder)),
        ("f3", -1500, IS_MATED, Some(Mark::Mistake)),
        ("f3", -2000, IS_MATED, Some(Mark::Inaccuracy)),
        ("f3", IS_MATED - 8, IS_MATED, None),
    ];
    for (played, best, after, expected) in rows {
        assert_eq!(mark(start, played, &[("e4", best), ("d4", best - 10)], after), expected, "{played} {best} {after}");
    }
}

#[test]
fn a_move_that_loses_little_is_as_good_and_one_that_leads_by_a_mistake_is_the_only_one() {
    let start = "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1";
    let is_as_good = |after| of_move(start, "f3", &[("e4", 30)], after).moves()[0].is_as_good();
    assert_eq!([40, 18, 10, -100].map(is_as_good), [true, true, false, false]);
    let only = |second| {
        let review = of_move(start, "f3", &[("e4", 30), ("d4", second)], 0);
        review.only_move(0).map(|only| san::write(review.game().start(), only))
    };
    assert_eq!([20, -30, -60, IS_MATED].map(only), [None, None, Some("e4".into()), Some("e4".into())]);
    let review = of_move(start, "f3", &[("e4", 30)], 0);
    assert_eq!([0, 1, 9].map(|ply| review.only_move(ply)), [None; 3]);
}

#[test]
fn a_move_that_seems_to_lose_something_is_compared_with_the_best_one() {
    let mut review = judged(&started("f3 e5 g4 Qh4#"), 0..1, 1 << 20, &NoControl);
    let played =
        |review: &Review, ply: usize| review.judgement(ply).and_then(|known| known.compared).map(|of| of.score);
    assert_eq!([played(&review, 2), played(&review, 3)], [Some(IS_MATED), None]);
    // Both searches count alike, unless one of them sees a mate.
    let losses = |review: &Review| review.moves()[0].clone();
    let mut known = review.judgement(0).unwrap().clone();
    let best = known.lines[0].score;
    assert_eq!(losses(&review).best, known.lines[0].moves.first().copied());
    for (after, is_mean) in [(-400, true), (IS_MATED, false)] {
        let of_game = review.judgement(1).unwrap().lines[0].score;
        known.compared = Some(ComparedMove { played: review.moves()[0].played, best, score: after });
        assert!(review.learn(known.clone()));
        let (one, other) = (win_chance(best) - win_chance(-of_game), win_chance(best) - win_chance(after));
        let expected = if is_mean { f64::midpoint(one, other) } else { other };
        assert!((losses(&review).loss - expected).abs() < 1e-12, "{after}");
    }
    known.compared = Some(ComparedMove { played: known.lines[0].moves[0], best, score: IS_MATED });
    assert!(review.learn(known) && losses(&review).loss < 0.5, "it is of another move");
}

#[test]
fn the_best_move_loses_nothing_and_theory_is_excused() {
    let start = "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1";
    let best = of_move(start, "e4", &[("e4", 60)], -300).moves().remove(0);
    assert_eq!((best.loss, best.mark, best.best), (0.0, None, Some(best.played)));
    let played = of_move(start, "f3", &[("e4", 60)], -300);
    assert_eq!(played.moves()[0].mark, Some(Mark::Blunder));
    let blunder = played.with_theory([0, 1, 99]).moves().remove(0);
    assert!(blunder.mark == Some(Mark::Blunder) && blunder.is_theory && blunder.loss > 0.3, "{blunder:?}");
    let played = of_move(start, "f3", &[("e4", 60)], -30);
    assert_eq!(played.moves()[0].mark, Some(Mark::Mistake));
    let excused = played.with_theory([1]).moves().remove(0);
    assert!(excused.mark.is_none() && excused.is_theory && excused.loss > 0.2, "{excused:?}");
}

/// A position, a move, the scores of the best two moves, and the mark that the move deserves.
type Praised = (&'static str, &'static str, &'static [(&'static str, Score)], Option<Mark>);

const PRAISED: &[Praised] = &[
    // The king keeps the opposition; anything else loses.
    ("8/8/8/3k4/8/3KP3/8/8 b - - 0 1", "Ke5", &[("Ke5", 0), ("Kc5", -500)], Some(Mark::Great)),
    ("8/8/8/3k4/8/3KP3/8/8 b - - 0 1", "Ke5", &[("Ke5", 0), ("Kc5", -40)], None),
    ("8/8/8/3k4/8/3KP3/8/8 b - - 0 1", "Ke5", &[("Ke5", 0)], None),
    ("8/8/8/3k4/8/3KP3/8/8 b - - 0 1", "Kc5", &[("Ke5", 0), ("Kc5", -500)], Some(Mark::Blunder)),
    // Smothered mate: the queen is taken, and the knight mates.
    ("2r4k/6pp/7N/8/8/1Q6/r5PP/6K1 w - - 0 1", "Qg8+", &[("Qg8+", MATES - 2), ("Qc3", -600)], Some(Mark::Brilliant)),
    // The queen takes back what has taken it: no sacrifice, and the capture is plain.
    ("3r2k1/5pp1/8/8/8/8/3Q1PPP/3R2K1 w - - 0 1", "Qxd8+", &[("Qxd8+", MATES - 2), ("Qe2", -600)], None),
    // In check there is nothing to be praised for.
    ("4k3/8/8/8/8/8/4r3/R3K3 w - - 0 1", "Kxe2", &[("Kxe2", 600), ("Kd1", 0)], None),
    // It mates at once.
    ("6k1/5ppp/8/8/8/8/8/R3K3 w - - 0 1", "Ra8#", &[("Ra8#", MATES), ("Kd2", 0)], None),
];

#[test]
fn the_only_move_that_keeps_the_result_is_great_and_brilliant_if_it_is_a_sacrifice() {
    for &(start, played, lines, expected) in PRAISED {
        let after = lines.iter().find(|(text, _)| *text == played).map_or(0, |(_, score)| *score);
        assert_eq!(mark(start, played, lines, after), expected, "{played} in {start}, {lines:?}");
    }
}

#[test]
fn taking_back_is_not_praised() {
    let lines = [("Rxd1", 0), ("Rd8+", -600)];
    let taken = "6k1/5ppp/8/7b/8/4B3/3R1PPK/3r4 w - - 0 2";
    assert_eq!(mark(taken, "Rxd1", &lines, 0), Some(Mark::Great), "nothing is known of what was taken");
    let game = game("6k1/5ppp/8/7b/8/4B3/3R1PPK/r2R4 b - - 0 1", "Rxd1 Rxd1");
    let alone = of_move(taken, "Rxd1", &lines, 0);
    let mut review = Review::of(&game);
    for ply in 0..2 {
        let known = alone.judgement(ply).unwrap().clone();
        assert!(review.learn(Judgement { ply: ply + 1, ..known }));
    }
    assert_eq!(review.reviewed(2).map(|reviewed| reviewed.mark), Some(None));
}

#[test]
fn a_review_is_the_same_in_whatever_order_and_pieces_it_is_judged() {
    let game = started(OPEN_GAME);
    let review = judged(&game, 0..3, 1 << 20, &NoControl);
    let other = judged(&game, [2, 0, 1], 1 << 24, &Impatient);
    assert!(review.blocks() == 3 && review.is_complete());
    for ply in 0..=game.ply() {
        assert_eq!(review.judgement(ply), other.judgement(ply), "{ply}");
        assert!(review.judgement(ply).is_some_and(|known| known.lines.len() == 2 && known.nodes >= 300), "{ply}");
    }
    assert_eq!(review.moves().len(), game.ply());
}

#[test]
fn a_control_that_stops_lets_one_position_be_judged_at_a_time() {
    let review = Review::of(&started("e4 e5"));
    let (mut judging, mut engine) = (review.judge(0, 100), Engine::new(1 << 20));
    for judged in 1..=3 {
        let is_done = judging.go_on(&mut engine, &Impatient);
        assert_eq!(judging.judged(), judged);
        assert!(!is_done || judged == 3);
    }
    judging.go_on(&mut engine, &NoControl);
    assert_eq!(judging.take().iter().map(|known| known.ply).collect::<Vec<_>>(), [0, 1, 2]);
    assert!(review.judge(1, 100).go_on(&mut engine, &NoControl), "there is no such block");
}

#[test]
fn ends_are_known_without_the_engine() {
    let mated = judged(&started("f3 e5 g4 Qh4#"), 0..1, 1 << 20, &NoControl);
    assert_eq!(mated.score(4), Some(-MATE_SCORE));
    assert_eq!(mated.judgement(4).map(|known| known.lines.len()), Some(0));
    let last = mated.moves().remove(3);
    assert_eq!((last.win, last.loss, last.mark), (1.0, 0.0, None));
    let stalemate = game("7k/5K2/8/8/8/8/6Q1/8 w - - 0 1", "Qg6");
    let review = judged(&stalemate, 0..1, 1 << 20, &NoControl);
    assert_eq!((review.score(1), review.moves()[0].mark), (Some(0), Some(Mark::Blunder)));
}

#[test]
fn what_is_not_of_the_game_is_not_learnt() {
    let mut review = Review::of(&started("f3 e5 g4 Qh4#"));
    let line = |text: &str| Line { score: 0, moves: vec![san::parse(&Position::initial(), text).unwrap()] };
    for (ply, lines) in [(0, vec![]), (1, vec![line("e4")]), (4, vec![line("e4")]), (5, vec![])] {
        assert!(!review.learn(Judgement { ply, lines, compared: None, nodes: 0 }), "{ply}");
    }
    assert!(
        review.learn(Judgement { ply: 0, lines: vec![line("e4")], compared: None, nodes: 0 }) && !review.is_complete()
    );
    assert_eq!((review.moves().len(), review.accuracy(Color::White)), (0, None));
}

#[test]
fn a_score_alone_judges_a_position() {
    let mut review = Review::of(&started("f3 e5"));
    for (ply, score) in [(0, 20), (1, 60)] {
        assert!(review.learn(Judgement { ply, lines: vec![Line { score, moves: vec![] }], compared: None, nodes: 0 }));
    }
    let moves = review.moves();
    assert_eq!((moves.len(), moves[0].best, moves[0].loss > 0.0), (1, None, true));
}

#[test]
fn games_of_any_length_have_all_their_positions_in_blocks() {
    for (moves, blocks) in [("", 1), ("e4", 1), (OPEN_GAME, 3)] {
        let game = started(moves);
        let review = Review::of(&game);
        assert_eq!(review.blocks(), blocks);
        let mut engine = Engine::new(1 << 20);
        let mut plies = Vec::new();
        for block in 0..blocks {
            let mut judging = review.judge(block, 1);
            while !judging.go_on(&mut engine, &NoControl) {}
            plies.extend(judging.take().iter().map(|known| known.ply));
        }
        assert_eq!(plies, (0..=game.ply()).collect::<Vec<_>>());
    }
}

#[test]
fn each_mark_is_read_as_it_is_written() {
    for mark in Mark::ALL {
        assert_eq!(mark.to_string().parse(), Ok(mark));
    }
    assert!("fine".parse::<Mark>().is_err());
}

/// The code of an effect, a position, the move that is played, the reply and what follows, the better line, and the sentences about
/// that effect that the two lines may show; none where it is nearly there.
const EFFECTS: &str = include_str!("../../tests/data/review/effects.tsv");

/// The scores of the better move and of the reply to a mistake, and to a blunder.
const MISTAKE: Score = 40;
const BLUNDER: Score = 100;

/// The sentences about an effect that two lines of a score may show.
fn shown(code: &str, start: &str, [played, reply, better]: [&str; 3], score: Score) -> Vec<String> {
    let line = |start: &Game, text: &str| {
        let mut game = start.clone();
        for text in text.split(' ').filter(|&text| text != "-") {
            let played = san::parse(game.position(), text).unwrap();
            game.play_on(played).unwrap();
        }
        Line { score, moves: game.moves().map(|(played, _)| played).skip(start.ply()).collect() }
    };
    let before = game(start, "");
    let played = san::parse(before.position(), played).unwrap();
    let mut lines = BestLines::new(before, played).unwrap();
    (lines.better, lines.reply) = (line(&lines.before, better), line(&lines.after, reply));
    let all = lines.further_candidates().into_iter().map(|candidate| candidate.claim);
    let is_of_code = |claim: &MoveClaim| matches!(claim.outcome, ClaimOutcome::Effect(effect) if effect.code() == code);
    all.filter(is_of_code).map(|claim| claim.to_string()).collect()
}

#[test]
fn what_captures_take_back_is_not_won() {
    // The rook that takes the bishop is taken itself once its defender is gone for the other rook; without the queen it stands.
    let rows = [
        ("1r1n1rk1/1B3pbp/p3p1p1/q7/3RQB2/2P4P/1P3PP1/2K1R3 b - - 4 23", None),
        ("1r1n1rk1/1B3pbp/p3p1p1/q7/3R1B2/2P1Q2P/1P3PP1/2K1R3 b - - 4 23", Some(1)),
    ];
    for (start, expected) in rows {
        let game = game(start, "Rxb7");
        let line: Vec<Move> = game.moves().map(|(played, _)| played).collect();
        assert_eq!(Walk::of(game.start(), &line).plies_to_win(Color::Black), expected, "{start}");
    }
}

#[test]
fn a_mate_is_claimed_of_a_line_that_takes_as_long_as_it_does() {
    let before = game("8/8/P3R3/2p2p2/2P2k2/1r6/3K4/8 b - - 0 48", "");
    let played = san::parse(before.position(), "Rb6").unwrap();
    let mut lines = BestLines::new(before, played).unwrap();
    let reply = "Rxb6 Kg4 a7 f4 a8=Q f3 Qe4+ Kg3 Rg6+ Kh2 Ke3 Kh1 Qxf3+ Kh2 Qh5#";
    let moves: Vec<Move> = game(&fen::write(lines.after.position(), fen::FenStyle::XFen), reply)
        .moves()
        .map(|(played, _)| played)
        .collect();
    let mut is_mate = |plies: Score| {
        lines.reply = Line { score: MATE_SCORE - plies, moves: moves.clone() };
        let outcomes = lines.candidates().into_iter().map(|candidate| candidate.claim.outcome);
        outcomes.map(|outcome| matches!(outcome, ClaimOutcome::Mate(_))).collect::<Vec<_>>()
    };
    assert!(is_mate(15).iter().any(|&is_mate| is_mate));
    let later = is_mate(35);
    assert!(!later.is_empty() && !later.iter().any(|&is_mate| is_mate), "it wins, and mates later");
}

/// A text with its ranks mirrored and its sides exchanged.
fn mirrored(text: &str) -> String {
    let rank = |c: char| c.to_digit(10).map_or(c, |digit| char::from_digit(9 - digit, 10).unwrap());
    let text: String = text.chars().map(rank).collect();
    text.replace("White", "\n").replace("Black", "White").replace('\n', "Black")
}

#[test]
fn lines_show_these_effects_for_both_sides() {
    let words = |text: &String| {
        let mut words: Vec<String> = text.split(' ').map(str::to_owned).collect();
        words.sort();
        words
    };
    let mut failed = Vec::new();
    for row in EFFECTS.lines() {
        let [code, start, played, reply, better, expected @ ..] = &row.split('\t').collect::<Vec<_>>()[..] else {
            panic!("{row}");
        };
        let found = shown(code, start, [played, reply, better], MISTAKE);
        let (position, _) = fen::parse_any(start).unwrap();
        let style = if position.is_standard() { fen::FenStyle::XFen } else { fen::FenStyle::Shredder };
        let moves = [played, reply, better].map(|line| mirrored(line));
        let other = shown(code, &fen::write(&position.mirrored(), style), [&moves[0], &moves[1], &moves[2]], MISTAKE);
        // Squares are named in another order.
        let is_mirrored = found.iter().map(|text| words(&mirrored(text))).eq(other.iter().map(words));
        if found != expected || !is_mirrored {
            failed.push(format!("{row}\n  {found:?}\n  {other:?}"));
        }
    }
    assert!(failed.is_empty(), "\n{}", failed.join("\n"));
}

#[test]
fn a_blunder_is_not_put_down_to_what_has_little_weight() {
    let slight = ["centre", "develops", "no-castling", "goes-back", "doubled-pawns", "isolated-pawn", "bishop-pair"];
    let mut counts = [0, 0];
    for row in EFFECTS.lines() {
        let [code, start, played, reply, better, ..] = row.split('\t').collect::<Vec<_>>()[..] else { panic!("{row}") };
        let [mistake, blunder] =
            [MISTAKE, BLUNDER].map(|score| shown(code, start, [played, reply, better], score).len());
        let is_slight = slight.contains(&code);
        assert!(if is_slight { blunder == 0 } else { blunder >= mistake }, "{row}");
        counts[usize::from(is_slight)] += mistake;
    }
    assert!(counts.iter().all(|&count| count > 10), "{counts:?}");
}
