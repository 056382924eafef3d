//! Tests of the parts of the search, in positions of random games.

use super::heuristics::Margins;
use super::history::{Context, Histories, PieceTo};
use super::node::{NodeKind, SearchNode};
use super::picker::{Picker, is_noisy};
use super::root::RootMove;
use super::score::INFINITE;
use super::table::Table;
use super::{Search, SearchLimits, SearchSettings, Shared, ThreadState};
use crate::board::{Color, Role, Square};
use crate::engine::balanced_opening;
use crate::engine::evaluation::{Evaluate, Learned};
use crate::rules::Rng;
use crate::rules::{Move, Position};
use crate::tactics::{see_ge, worth};

/// Positions of random games, quiet and wild ones.
fn positions(count: usize) -> Vec<Position> {
    let mut rng = Rng::new(20);
    let mut positions = Vec::new();
    while positions.len() < count {
        let mut position = *balanced_opening(rng.word()).position();
        for _ in 0..60 {
            positions.push(position);
            let Some(played) = rng.pick(&position.legal_moves()) else { break };
            position = position.play_unchecked(played);
        }
    }
    positions.truncate(count);
    positions
}

/// Calls a function with a new search.
fn with_search<R>(work: impl FnOnce(&mut Search<'_, Learned>) -> R) -> R {
    let mut thread_state = ThreadState { evaluation: Learned::default(), histories: Histories::new() };
    let (table, shared) = (Table::new(1 << 20), Shared::default());
    let limits = SearchLimits { shared: &shared, control: None, movetime: None, nodes: u64::MAX };
    work(&mut Search::new(&mut thread_state, &table, limits, SearchSettings::default(), Vec::new()))
}

/// A board as a list, on which exchanges are played move by move.
type PlainBoard = [Option<(Color, Role)>; 64];

/// The first square from one in a direction on which something stands.
fn first_met(squares: &PlainBoard, from: usize, (files, ranks): (i32, i32), steps: i32) -> Option<usize> {
    let (file, rank) = (from as i32 % 8, from as i32 / 8);
    (1..=steps).find_map(|step| {
        let (file, rank) = (file + files * step, rank + ranks * step);
        let is_on_board = (0..8).contains(&file) && (0..8).contains(&rank);
        let square = (rank * 8 + file) as usize;
        (is_on_board && squares[square].is_some()).then_some(square)
    })
}

/// The cheapest piece of a side that attacks a square.
fn cheapest_attacker(squares: &PlainBoard, target: usize, side: Color) -> Option<usize> {
    const KNIGHT: [(i32, i32); 8] = [(1, 2), (2, 1), (2, -1), (1, -2), (-1, -2), (-2, -1), (-2, 1), (-1, 2)];
    let straight = [(1, 0), (-1, 0), (0, 1), (0, -1)];
    let diagonal = [(1, 1), (1, -1), (-1, 1), (-1, -1)];
    let back = if side == Color::White { -1 } else { 1 };
    let ways = |role: Role| -> (Vec<(i32, i32)>, i32) {
        match role {
            Role::Pawn => (vec![(1, back), (-1, back)], 1),
            Role::Knight => (KNIGHT.to_vec(), 1),
            Role::Bishop => (diagonal.to_vec(), 7),
            Role::Rook => (straight.to_vec(), 7),
            Role::Queen => ([straight, diagonal].concat(), 7),
            Role::King => ([straight, diagonal].concat(), 1),
        }
    };
    [Role::Pawn, Role::Knight, Role::Bishop, Role::Rook, Role::Queen, Role::King].into_iter().find_map(|role| {
        let (directions, steps) = ways(role);
        let mut met = directions.into_iter().filter_map(|direction| first_met(squares, target, direction, steps));
        met.find(|&square| squares[square] == Some((side, role)))
    })
}

/// The most material that a side wins by captures on a square; 0 if it loses any.
fn exchange(squares: &PlainBoard, target: usize, side: Color) -> i32 {
    let (Some(from), Some((_, victim))) = (cheapest_attacker(squares, target, side), squares[target]) else { return 0 };
    let mut after = *squares;
    after[target] = after[from].take();
    let is_king = after[target] == Some((side, Role::King));
    if is_king && cheapest_attacker(&after, target, !side).is_some() {
        return 0;
    }
    (worth(victim) - exchange(&after, target, !side)).max(0)
}

/// The material that a move wins with all exchanges on its square.
fn brought(position: &Position, played: Move) -> i32 {
    let mut squares: PlainBoard = [None; 64];
    for square in Square::ALL {
        let piece = position.board().piece_at(square);
        squares[square.index()] = piece.map(|piece| (piece.color, piece.role));
    }
    let (from, to) = (played.from().index(), played.to().index());
    let taken = played.captured(position.board()).map_or(0, worth);
    let mut gained = taken;
    squares[to] = squares[from].take();
    if let (Some(role), Some(stands)) = (played.promotion(), squares[to].as_mut()) {
        gained += worth(role) - worth(Role::Pawn);
        stands.1 = role;
    }
    if played.is_en_passant() {
        squares[Square::new(played.to().file(), played.from().rank()).index()] = None;
    }
    gained - exchange(&squares, to, !position.turn())
}

#[test]
fn an_exchange_brings_what_playing_it_out_brings() {
    let mut moves = 0;
    for position in positions(1500) {
        for &played in position.legal_moves().iter().filter(|played| !played.is_castle()) {
            let brought = brought(&position, played);
            for least in [brought - 1, brought, brought + 1, 0, -100] {
                assert_eq!(see_ge(&position, played, least), brought >= least, "{position:?} {played:?} {least}");
            }
            moves += 1;
        }
    }
    assert!(moves > 30_000, "{moves}");
}

#[test]
fn the_picker_gives_each_legal_move_exactly_once_whatever_the_table_says() {
    let sorted = |mut moves: Vec<Move>| {
        moves.sort_by_key(|played| played.raw());
        moves
    };
    let mut rng = Rng::new(3);
    with_search(|search| {
        for position in positions(800) {
            let legal = position.legal_moves();
            // A move of the table may be one of another position, or none at all.
            for tt_move in [None, rng.pick(&legal), Some(Move::from_raw(rng.word() as u16))] {
                let mut picker = Picker::all(search, 0, tt_move);
                let given: Vec<Move> = std::iter::from_fn(|| picker.next(search, &position)).collect();
                picker.release(search);
                if let Some(first) = tt_move.filter(|&played| position.is_legal(played)) {
                    assert_eq!(given[0], first, "{position:?}");
                }
                assert_eq!(sorted(given), sorted(legal.to_vec()), "{position:?} {tt_move:?}");
                let mut picker = Picker::noisy(search, tt_move);
                let noisy: Vec<Move> = std::iter::from_fn(|| picker.next(search, &position)).collect();
                picker.release(search);
                let wanted = |played: &&Move| is_noisy(&position, **played);
                let good = |played: &&Move| Some(**played) == tt_move || see_ge(&position, **played, 0);
                let wanted: Vec<Move> = legal.iter().filter(wanted).filter(good).copied().collect();
                assert_eq!(sorted(noisy), sorted(wanted), "{position:?} {tt_move:?}");
                assert!(search.ranked.is_empty(), "the arena is given back");
            }
        }
    });
}

#[test]
fn corrections_converge_to_what_searches_find() {
    for (depth, truth) in [(2, 40), (6, -90), (12, 150), (20, -30)] {
        let (mut histories, margins) = (Histories::new(), Margins::TUNED);
        let position = Position::initial();
        let mut errors = Vec::new();
        for _ in 0..400 {
            let error = truth - histories.correction(&position, [None; 2], &margins);
            errors.push(error.abs());
            histories.update_correction(&position, [None; 2], depth, error, margins.correction_rate);
        }
        let last = &errors[300..];
        assert!(errors[0] == i32::abs(truth) && last.iter().all(|&error| error <= errors[0] / 3), "{depth} {errors:?}");
        let swings = errors.windows(2).filter(|pair| pair[1] > pair[0] + 1).count();
        assert_eq!(swings, 0, "{depth}: {errors:?}");
    }
}

#[test]
fn what_quiet_moves_have_taught_stays_within_its_bounds() {
    let mut histories = Histories::new();
    let (position, mut rng) = (Position::initial(), Rng::new(5));
    let moves = position.legal_moves();
    let played = moves[0];
    for _ in 0..5000 {
        let bonus = rng.below(3601) as i32 - 1000;
        histories.update_quiet(&position, played, &Context::NONE, bonus);
        let score = histories.quiet(&position, played, &Context::NONE);
        assert!(score.abs() <= super::history::LIMIT, "{score}");
    }
    assert!(histories.quiet(&position, played, &Context::NONE) > 4000, "it was good more often than not");
    assert_eq!(histories.quiet(&position, moves[1], &Context::NONE), 0, "other moves have no score");
}

#[test]
fn a_null_move_leaves_everything_as_it_was() {
    let mut passed = 0;
    with_search(|search| {
        for position in positions(800).iter().filter(|position| !position.is_check()) {
            let static_eval = search.static_eval(position, 4, None).1;
            let alpha = static_eval - 200;
            // The move before was none that passes.
            let Some(&before) = position.legal_moves().first() else { continue };
            search.stack_mut(3).piece_to = Some(PieceTo::of(position, before));
            let entry = search.stack_mut(4);
            (entry.in_check, entry.static_eval, entry.excluded, entry.double_extensions) =
                (false, Some(static_eval), None, 3);
            search.stack_mut(5).double_extensions = 8;
            let node = SearchNode {
                position,
                ply: 4,
                depth: 4,
                alpha,
                beta: alpha + 1,
                kind: NodeKind::Cut,
                in_check: false,
                raw_eval: None,
                static_eval,
                improving: false,
                entry: None,
                was_pv: false,
            };
            let before = (search.path.clone(), search.ranked.len(), search.nodes, search.stack(3).clone());
            let score = search.null_move(&node);
            assert_eq!((&search.path, search.ranked.len(), search.null_move_from), (&before.0, before.1, 0));
            assert_eq!(format!("{:?}", search.stack(3)), format!("{:?}", before.3));
            assert_eq!(search.stack(4).static_eval, Some(static_eval));
            let was_made = search.nodes > before.2;
            let double_extensions = if was_made { 3 } else { 8 };
            assert_eq!(search.stack(5).double_extensions, double_extensions, "the line is extended as often after it");
            let fresh = Learned::default().evaluate(position);
            assert_eq!(search.evaluation.evaluate(position), fresh, "the sums are those of the position: {position:?}");
            assert!(score.is_none_or(|score| score > alpha && score < INFINITE), "{score:?}");
            passed += u32::from(was_made);
        }
    });
    assert!(passed > 200, "{passed}");
}

#[test]
fn a_node_that_is_pruned_before_its_moves_leaves_its_evaluation_in_the_table() {
    let mut pruned = 0;
    with_search(|search| {
        for position in positions(400).iter().filter(|position| !position.is_check()) {
            search.stack_mut(1).in_check = false;
            if search.is_drawn(position, 1) {
                continue;
            }
            let raw = Learned::default().evaluate(position);
            let (beta, before) = (raw - 600, search.nodes);
            search.node(position, 1, 3, (beta - 1, beta), NodeKind::Cut);
            if search.nodes == before + 1 {
                let found = search.probe(position, 1).map(|entry| (entry.static_eval, entry.best));
                assert_eq!(found, Some((Some(raw), None)), "{position:?}");
                pruned += 1;
            }
        }
    });
    assert!(pruned > 200, "{pruned}");
}

#[test]
fn the_root_is_remembered_only_if_all_its_moves_were_looked_at() {
    for (count, line, is_kept) in [(20, 0, true), (20, 1, false), (1, 0, false), (19, 0, false)] {
        let start = Position::initial();
        let mut moves: Vec<_> = start.legal_moves().iter().take(count).map(|&played| RootMove::new(played)).collect();
        with_search(|search| {
            search.search_root(&start, &mut moves, line, 2, (-INFINITE, INFINITE));
            assert_eq!(search.probe(&start, 0).is_some(), is_kept, "{count} {line}");
        });
    }
}
