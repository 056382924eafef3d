//! The teaching players: the article's search in its own words, mates from outside, the article's experiment.

#![cfg(not(target_arch = "wasm32"))]
#![allow(clippy::expect_used, clippy::panic, clippy::unwrap_used, reason = "a failing test says so by panicking")]

mod oracle;
mod random;

use gridmate::board::Color;
use gridmate::engine::{
    LONGEST_TRACE, Limits, MATE, Method, NoControl, NodeOutcome, Player, Random, Tally, Teaching, TeachingMove,
    TeachingTerms, Trace, TraceNode, article_end, evaluate_position, evaluation_json, minimax_scoring, player,
};
use gridmate::game::{Claim, End, Game};
use gridmate::notation::{fen, uci};
use gridmate::rules::chess960::Number;
use gridmate::rules::{Move, Position, Variant};
use random::playout;

/// Whether the article's games are over here, and how: what may be claimed counts.
fn end(game: &Game) -> Option<i32> {
    match game.end() {
        Some(End::Checkmate { winner }) => Some(if winner == Color::White { MATE } else { -MATE }),
        Some(_) => Some(0),
        None => Claim::ALL.into_iter().any(|claim| game.can_claim(claim)).then_some(0),
    }
}

/// What the article counts: the letters of the first field of a FEN, and check.
fn counted(placement: &str, turn: &str, is_check: bool) -> i32 {
    let length = |letter: char| placement.chars().filter(|&found| found == letter).count() as i32;
    let white_score = length('Q') * 9 + length('R') * 5 + length('B') * 3 + length('N') * 3 + length('P');
    let black_score = length('q') * 9 + length('r') * 5 + length('b') * 3 + length('n') * 3 + length('p');
    let check_score = match (is_check, turn) {
        (true, "w") => -1,
        (true, "b") => 1,
        _ => 0,
    };
    white_score - black_score + check_score
}

/// The article's functions, move by move and back: on the game itself, with nothing of the search that is tested.
fn minimax_by_hand(game: &mut Game, depth: u32) -> i32 {
    if let Some(score) = end(game) {
        return score;
    }
    if depth == 0 {
        let text = fen::write(game.position(), fen::FenStyle::XFen);
        let fields: Vec<_> = text.split(' ').collect();
        return counted(fields[0], fields[1], game.position().is_check());
    }
    let moves = game.position().legal_moves();
    let mut scores = Vec::new();
    for &played in moves.iter() {
        game.play(played).unwrap();
        scores.push(minimax_by_hand(game, depth - 1));
        game.undo();
    }
    let best = if game.position().turn() == Color::White { scores.iter().max() } else { scores.iter().min() };
    *best.unwrap()
}

fn scores(game: &Game, method: Method, depth: u32) -> (Vec<(Move, i32)>, u64) {
    let scored = Teaching::new(method, depth, 0).score(game);
    (scored.moves, scored.nodes)
}

/// Games that have come some way, so that positions may repeat.
fn games(count: u64) -> impl Iterator<Item = Game> {
    (0..count).map(|seed| {
        let variant = if seed % 2 == 0 { Variant::Standard } else { Variant::Chess960 };
        let start = if seed % 2 == 0 { Position::initial() } else { Position::chess960(Number::random(seed)) };
        let mut game = Game::new(start, variant);
        for (_, played) in playout(seed, variant).take(seed as usize * 7 % 150) {
            if game.play(played).is_err() {
                break;
            }
        }
        game
    })
}

#[test]
fn minimax_scores_moves_as_the_article_does() {
    for mut game in games(24).filter(|game| end(game).is_none()) {
        for (played, score) in scores(&game, Method::Minimax, 1).0 {
            game.play(played).unwrap();
            assert_eq!(score, minimax_by_hand(&mut game, 1), "{played:?} in {:?}", game.position());
            assert_eq!(score, minimax_scoring(&game, 1));
            game.undo();
        }
    }
}

/// A game that begins with a FEN.
fn game_from(text: &str) -> Game {
    let (position, variant) = fen::parse_any(text).unwrap();
    Game::new(position, variant)
}

#[test]
fn the_articles_finished_game_is_worth_a_thousand() {
    let game = game_from("7N/r1nb4/4kQ2/1p1pP1p1/p1p3p1/1P5P/P1P3P1/R2K1B1R b - - 0 43");
    assert_eq!((evaluate_position(&game), minimax_scoring(&game, 3)), (1000, 1000));
    let mut mated = Game::default();
    for text in ["f2f3", "e7e5", "g2g4", "d8h4"] {
        mated.play(uci::parse(mated.position(), text, Variant::Standard).unwrap()).unwrap();
    }
    assert_eq!(evaluate_position(&mated), -1000);
    assert!(evaluation_json(&mated).starts_with(r#"{"value":-1000,"end":"checkmate","score":-1,"checked":"w","#));
}

#[test]
fn a_sample_of_positions_is_worth_what_the_article_counts_in_it() {
    let mut ends = [0; 4];
    for row in oracle::sample("positions") {
        let [checkmate, stalemate, insufficient, check] =
            ["checkmate", "stalemate", "insufficient_material", "in_check"].map(|key| row.flag(key));
        let fields: Vec<_> = row.str("fen").split(' ').collect();
        let quiet: u32 = fields[4].parse().unwrap();
        let wanted = match (checkmate, row.str("turn")) {
            (true, "w") => -1000,
            (true, _) => 1000,
            _ if stalemate || insufficient || quiet >= 100 => 0,
            (_, turn) => counted(fields[0], turn, check),
        };
        let (position, variant) = fen::parse(row.str("fen"), Variant::Chess960)
            .map(|position| (position, Variant::Chess960))
            .unwrap_or_else(|error| panic!("{}: {error}", row.str("fen")));
        let game = Game::new(position, variant);
        assert_eq!(evaluate_position(&game), wanted, "{}", row.str("fen"));
        assert_eq!(minimax_scoring(&game, 0), wanted, "{}", row.str("fen"));
        for (count, seen) in ends.iter_mut().zip([checkmate, stalemate, insufficient, check && !checkmate]) {
            *count += usize::from(seen);
        }
    }
    assert!(ends.iter().all(|&count| count > 0), "each kind is among the rows: {ends:?}");
}

#[test]
fn too_few_pieces_end_the_articles_game_where_they_end_one_of_chess_js() {
    for row in oracle::sample("insufficient") {
        for text in row.texts("fens") {
            let game = game_from(text);
            // A mate or a stalemate is named first.
            if game.position().has_legal_move() {
                let is_dead = article_end(&game) == Some(End::DeadPosition);
                assert_eq!(is_dead, row.flag("chessjs"), "{text}");
            }
        }
    }
}

#[test]
fn a_third_occurrence_and_fifty_moves_end_the_game_in_the_search() {
    let (start, variant) = fen::parse_any("4k3/8/8/8/8/8/R7/4K3 w - - 96 80").unwrap();
    let mut game = Game::new(start, variant);
    for text in ["a2b2", "e8d8", "b2a2"] {
        game.play(uci::parse(game.position(), text, variant).unwrap()).unwrap();
    }
    // The hundredth quiet ply is black's next: every reply draws, however far white is ahead.
    for depth in [0, 2] {
        assert!(scores(&game, Method::AlphaBeta, depth).0.iter().all(|&(_, score)| score == 0));
    }
    let (start, variant) = fen::parse_any("4k3/8/8/8/8/8/R7/4K3 w - - 0 1").unwrap();
    let mut game = Game::new(start, variant);
    for text in ["a2b2", "e8d8", "b2a2", "d8e8", "a2b2", "e8d8", "b2a2"] {
        game.play(uci::parse(game.position(), text, variant).unwrap()).unwrap();
    }
    let back = uci::parse(game.position(), "d8e8", variant).unwrap();
    let scored = scores(&game, Method::Minimax, 1).0;
    assert_eq!(scored.iter().find(|(played, _)| *played == back).unwrap().1, 0);
    assert!(scored.iter().any(|&(_, score)| score > 0));
}

#[test]
fn all_methods_agree_and_alpha_beta_looks_at_fewer_positions() {
    let mut saved = 0.0;
    let mut count = 0;
    for game in games(60) {
        for depth in 0..=2 {
            let (minimax, nodes) = scores(&game, Method::Minimax, depth);
            let (negamax, same) = scores(&game, Method::Negamax, depth);
            let (cut, fewer) = scores(&game, Method::AlphaBeta, depth);
            assert_eq!((&minimax, nodes), (&negamax, same), "{:?}", game.position());
            assert_eq!(minimax, cut, "{:?}", game.position());
            assert!(fewer <= nodes);
            if depth == 2 && nodes > 0 {
                saved += fewer as f64 / nodes as f64;
                count += 1;
            }
        }
    }
    // Below two moves most of the tree can be left out.
    assert!(saved / f64::from(count) < 0.5, "{saved} of {count}");
}

/// Mates in N: the right first moves, and no others, have the score of mate when the search reaches it.
fn check_mates(rows: &[oracle::Row], longest: u64) {
    let rows: Vec<_> = rows.iter().filter(|row| (1..=longest).contains(&row.number("mate_in"))).collect();
    assert!(!rows.is_empty());
    for row in rows {
        let (position, variant) = fen::parse_any(row.str("fen")).unwrap();
        let game = Game::new(position, variant);
        let depth = 2 * row.number("mate_in") as u32 - 2;
        let won = if position.turn() == Color::White { MATE } else { -MATE };
        let moves = scores(&game, Method::AlphaBeta, depth).0;
        let mates = moves.iter().filter(|&&(_, score)| score == won);
        let mut found: Vec<_> = mates.map(|&(played, _)| uci::write(&position, played, variant)).collect();
        found.sort();
        let mut keys = row.texts("keys");
        keys.sort_unstable();
        assert_eq!(found, keys, "{}", row.str("id"));
    }
}

#[test]
fn a_sample_of_mates_is_found_with_all_keys() {
    check_mates(&oracle::sample("mates"), 2);
}

#[test]
fn heavy_mates_are_found_with_all_their_keys_in_every_row() {
    check_mates(&oracle::whole("mates"), 3);
}

/// Walks a node of a trace by hand: its children in order, the window as it narrows, the best score, the cut.
fn replay(nodes: &[TraceNode], index: usize, position: &Position) -> Option<i32> {
    let node = &nodes[index];
    let children: Vec<_> = (0..nodes.len()).filter(|&child| nodes[child].parent == Some(index)).collect();
    if node.outcome == NodeOutcome::Skipped {
        assert!(children.is_empty() && node.score.is_none() && node.visited == 0);
        return None;
    }
    if node.outcome == NodeOutcome::Leaf {
        assert_eq!((node.depth, node.score, children.len()), (0, Some(TeachingTerms::of(position).score()), 0));
        return node.score;
    }
    if node.outcome == NodeOutcome::Over {
        assert!(children.is_empty() && matches!(node.score, Some(0 | MATE | -1000)));
        return node.score;
    }
    let moves = position.legal_moves();
    assert_eq!(children.len(), moves.len());
    let white = position.turn() == Color::White;
    let (mut alpha, mut beta) = (node.alpha, node.beta);
    let (mut best, mut cut_by): (Option<i32>, Option<usize>) = (None, None);
    let (mut visited, mut plain) = (0, 0);
    for (&child, played) in children.iter().zip(&moves) {
        let below = &nodes[child];
        assert_eq!((below.played, below.depth), (Some(played), node.depth - 1));
        assert_eq!(below.san, gridmate::notation::san::write(position, played));
        let score = replay(nodes, child, &position.play(played).unwrap());
        plain += 1 + below.plain;
        let Some(score) = score else {
            assert!(cut_by.is_some(), "nothing is skipped without a cut");
            continue;
        };
        assert!(cut_by.is_none(), "after a cut everything is skipped");
        assert_eq!((below.alpha, below.beta), (alpha, beta));
        visited += 1 + below.visited;
        best = Some(best.map_or(score, |best| if white { best.max(score) } else { best.min(score) }));
        let now = best.unwrap();
        if if white { now >= beta } else { now <= alpha } {
            cut_by = Some(child);
        }
        if white {
            alpha = alpha.max(now);
        } else {
            beta = beta.min(now);
        }
    }
    assert_eq!(node.outcome, cut_by.map_or(NodeOutcome::Searched, NodeOutcome::Cut));
    assert_eq!((node.score, node.visited, node.plain), (best, visited, plain));
    best
}

#[test]
fn a_trace_replayed_by_hand_gives_the_same_result() {
    let mut walked = 0;
    for game in games(40).filter(|game| end(game).is_none()) {
        for depth in 1..=3 {
            let trace = Trace::of(&game, Method::AlphaBeta, depth, LONGEST_TRACE);
            let (moves, nodes) = scores(&game, Method::Minimax, depth - 1);
            let best = moves.iter().map(|&(_, score)| score);
            let best = if game.position().turn() == Color::White { best.max() } else { best.min() };
            let ties = moves.iter().filter(|&&(_, score)| Some(score) == best).count();
            let root = &trace.nodes[0];
            assert_eq!(trace.ties, ties, "{:?} at depth {depth}", game.position());
            assert_eq!((root.score, root.plain), (best, nodes), "{:?}", game.position());
            assert!(root.visited <= root.plain);
            let json: serde_json::Value = serde_json::from_str(&trace.to_json()).unwrap();
            assert_eq!(json["nodes"].as_array().unwrap().len(), trace.nodes.len());
            if trace.complete {
                assert_eq!(replay(&trace.nodes, 0, game.position()), best);
                walked += 1;
            }
            let plain = Trace::of(&game, Method::Minimax, depth.min(2), 10);
            assert_eq!(plain.nodes[0].visited, plain.nodes[0].plain);
            assert!(depth > 2 || plain.ties == ties);
        }
    }
    assert!(walked > 40, "{walked}");
}

/// What a node says apart from its place in the list.
fn said(node: &TraceNode) -> (&str, u32, [i32; 2], Option<i32>, std::mem::Discriminant<NodeOutcome>, u64, u64) {
    let outcome = std::mem::discriminant(&node.outcome);
    (&node.uci, node.depth, [node.alpha, node.beta], node.score, outcome, node.visited, node.plain)
}

#[test]
fn a_trace_in_parts_is_the_trace_as_a_whole() {
    let mut compared = 0;
    let open = |bound: i32| (bound.abs() <= MATE).then_some(bound);
    for mut game in games(20).filter(|game| end(game).is_none()) {
        for method in [Method::Minimax, Method::AlphaBeta] {
            let whole = Trace::of(&game, method, 2, LONGEST_TRACE);
            let top = Trace::within(&game, method, 2, (None, None), 1, LONGEST_TRACE);
            let children = |index| whole.nodes.iter().enumerate().filter(move |(_, node)| node.parent == Some(index));
            assert!(top.complete && top.nodes.iter().skip(1).map(said).eq(children(0).map(|(_, node)| said(node))));
            if !whole.complete {
                continue;
            }
            for (index, node) in
                children(0).filter(|(_, node)| !matches!(node.outcome, NodeOutcome::Skipped | NodeOutcome::Over))
            {
                game.play_on(node.played.unwrap()).unwrap();
                let window = (open(node.alpha), open(node.beta));
                let part = Trace::within(&game, method, node.depth, window, 1, LONGEST_TRACE);
                game.undo();
                let (whole, part_root) = (said(node), said(&part.nodes[0]));
                assert_eq!((part_root.2, part_root.3, part_root.4, part_root.5), (whole.2, whole.3, whole.4, whole.5));
                assert!(part.nodes.iter().skip(1).map(said).eq(children(index).map(|(_, node)| said(node))));
                compared += 1;
            }
        }
    }
    assert!(compared > 200, "{compared}");
}

fn play(white: &mut dyn Player, black: &mut dyn Player) -> i32 {
    let mut game = Game::default();
    loop {
        if let Some(result) = end(&game) {
            return result;
        }
        let mover: &mut dyn Player = if game.position().turn() == Color::White { white } else { black };
        let played = mover.choose(&game, &Limits::default(), &NoControl).expect("the game goes on");
        game.play(played).expect("players play by the rules");
    }
}

#[test]
fn the_articles_engine_wins_its_twenty_games_against_random() {
    for seed in [1, 2, 960] {
        let mut engine = player("minimax:1", seed).unwrap();
        let mut chance = Random::new(seed);
        let white: Vec<_> = (0..10).map(|_| play(engine.as_mut(), &mut chance)).collect();
        let black: Vec<_> = (0..10).map(|_| play(&mut chance, engine.as_mut())).collect();
        println!("seed {seed}: as white {white:?}, as black {black:?}");
        assert!(white.iter().all(|&result| result == MATE), "seed {seed}: {white:?}");
        assert!(black.iter().all(|&result| result == -MATE), "seed {seed}: {black:?}");
    }
}

#[test]
fn the_same_seed_plays_the_same_game() {
    let line = |seed| {
        let mut random = player("random", seed).unwrap();
        let mut game = Game::default();
        (0..40)
            .map_while(|_| {
                random.choose(&game, &Limits::default(), &NoControl).filter(|&played| game.play(played).is_ok())
            })
            .collect::<Vec<_>>()
    };
    assert_eq!(line(5), line(5));
    assert_ne!(line(5), line(6));
}

#[test]
fn a_wrong_name_of_a_player_is_told() {
    for name in ["", "rook", "minimax", "minimax:", "minimax:x", "alphabeta:99", "random:1"] {
        let error = player(name, 0).err().expect("no such player");
        assert!(error.to_string().contains(':'), "{error}");
    }
}

#[test]
fn elo_is_what_the_tables_say_and_never_stands_without_an_interval() {
    let of = |wins, draws, losses| Tally { wins, draws, losses }.elo();
    // Expected scores from FIDE's table: 0.76 for 200 points, 0.64 for 100, 0.5 for none.
    for (share, points) in [(76, 200.0), (64, 100.0), (50, 0.0), (36, -100.0)] {
        assert!((of(share, 0, 100 - share).value.unwrap() - points).abs() < 2.0, "{share}");
    }
    let (few, many) = (of(6, 0, 4), of(600, 0, 400));
    assert!((few.value.unwrap() - many.value.unwrap()).abs() < 1e-9);
    assert!(few.low < many.low && many.high < few.high && few.low.unwrap() < 0.0 && many.low.unwrap() > 0.0);
    // Ten of ten: Wilson's lower bound is 0.722, which is 166 points.
    assert!((of(10, 0, 0).low.unwrap() - 166.0).abs() < 1.0);
    assert_eq!((of(0, 0, 5).low, of(0, 0, 0).value), (None, None));
    // The same sentences as on the page, which shows no infinite number either.
    for (elo, sentence) in [
        (of(3, 4, 3), "Elo 0 (95 %: −204 to +204)"),
        (of(36, 0, 64), "Elo −100 (95 %: −170 to −30)"),
        (of(300, 0, 0), "Elo at least +757 (95 %)"),
        (of(0, 0, 1), "Elo at most +234 (95 %)"),
        (of(0, 0, 0), "Elo: too few games to tell"),
    ] {
        assert_eq!(elo.to_string(), sentence);
    }
}

#[test]
fn a_lessons_move_is_one_of_those_that_its_tree_calls_best() {
    for (seed, game) in (0..).zip(games(6)) {
        for method in [Method::Minimax, Method::Negamax, Method::AlphaBeta] {
            let lesson = TeachingMove::of(&game, method, 1, None, seed, 1);
            let best = lesson.scored.best(game.position().turn());
            assert_eq!((lesson.played.is_some(), lesson.trace.ties), (!best.is_empty(), best.len()), "{seed} {method}");
            let Some(played) = lesson.played else { continue };
            assert!(best.contains(&played));
            let score = lesson.scored.moves.iter().find(|(known, _)| *known == played).map(|&(_, score)| score);
            assert_eq!(score, lesson.trace.nodes[0].score);
            // The seed draws it, and how much of the tree is told does not matter.
            assert_eq!(TeachingMove::of(&game, method, 1, None, seed, 2).played, Some(played));
            // The one that was made is the one that is explained, unless another is better.
            for &made in game.position().legal_moves().iter() {
                let explained = if best.contains(&made) { made } else { played };
                assert_eq!(TeachingMove::of(&game, method, 1, Some(made), seed, 1).played, Some(explained));
            }
        }
    }
}
