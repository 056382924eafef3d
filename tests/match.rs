//! What results of games say: intervals and tests hold as often as they promise, and openings are fair.

#![allow(clippy::unwrap_used, reason = "a failing test says so by panicking")]

use gridmate::engine::{Hypothesis, Pentanomial, Sprt, Tally, TeachingTerms, balanced_opening};
use gridmate::rules::Rng;
use std::collections::HashSet;

/// A chance of so many in a thousand.
fn happens(rng: &mut Rng, thousandths: usize) -> bool {
    rng.below(1000) < thousandths
}

/// The half points of a pair of games. The opening favours white or black at random, so that the games of a pair are
/// not independent; the first player is as good as the second, or wins drawn games more often.
fn pair(rng: &mut Rng, better: usize) -> [usize; 2] {
    let favoured = happens(rng, 500);
    [favoured, !favoured].map(|first_is_favoured| {
        if happens(rng, 600) {
            if first_is_favoured { 2 } else { 0 }
        } else if happens(rng, better) {
            2
        } else {
            1
        }
    })
}

fn enter(tally: &mut Tally, pairs: &mut Pentanomial, halves: [usize; 2]) {
    for half in halves {
        *[&mut tally.losses, &mut tally.draws, &mut tally.wins][half] += 1;
    }
    pairs.0[halves[0] + halves[1]] += 1;
}

#[test]
fn the_interval_from_pairs_holds_the_truth_nineteen_times_in_twenty_and_is_narrower() {
    let mut rng = Rng::new(1);
    let (mut held, mut narrower) = (0, 0);
    for _ in 0..1000 {
        let (mut tally, mut pairs) = (Tally::default(), Pentanomial::default());
        for _ in 0..100 {
            enter(&mut tally, &mut pairs, pair(&mut rng, 0));
        }
        let (paired, plain) = (tally.elo_of_pairs(&pairs), tally.elo());
        held += u32::from(paired.low.unwrap() <= 0.0 && paired.high.unwrap() >= 0.0);
        narrower += u32::from(paired.high.unwrap() - paired.low.unwrap() < plain.high.unwrap() - plain.low.unwrap());
    }
    assert!((930..=975).contains(&held), "{held}");
    assert_eq!(narrower, 1000);
}

#[test]
fn an_interval_from_pairs_is_never_a_point() {
    for (tally, counts) in [
        (Tally { wins: 20, draws: 0, losses: 0 }, [0, 0, 0, 0, 10]),
        (Tally { wins: 0, draws: 20, losses: 0 }, [0, 0, 10, 0, 0]),
        (Tally { wins: 1, draws: 0, losses: 0 }, [0, 0, 0, 0, 0]),
        (Tally { wins: 0, draws: 0, losses: 2 }, [1, 0, 0, 0, 0]),
    ] {
        let elo = tally.elo_of_pairs(&Pentanomial(counts));
        let width = elo.high.unwrap_or(9999.0) - elo.low.unwrap_or(-9999.0);
        assert!(width > 20.0, "{tally:?}: {elo:?}");
    }
    assert_eq!(Tally::default().elo_of_pairs(&Pentanomial::default()).low, None);
}

/// How often a test of 0 against 40 takes the higher difference, of 200 tests.
fn accepted(rng: &mut Rng, better: usize, paired: bool) -> u32 {
    let test = Sprt::new(0.0, 40.0).unwrap();
    let mut higher = 0;
    for _ in 0..200 {
        let (mut tally, mut pairs) = (Tally::default(), Pentanomial::default());
        let decision = loop {
            enter(&mut tally, &mut pairs, pair(rng, better));
            let trinomial = [tally.losses, tally.draws, tally.wins];
            let ratio = test.ratio(if paired { &pairs.0 } else { &trinomial });
            if let Some(decision) = Sprt::decides(ratio) {
                break decision;
            }
        };
        higher += u32::from(decision == Hypothesis::Higher);
    }
    higher
}

#[test]
fn a_sequential_test_errs_no_more_often_than_it_says() {
    let mut rng = Rng::new(3);
    // Six games of ten go by the opening alone; the rest are drawn or won, and have to make up for the difference.
    let share = 1.0 / (1.0 + 10f64.powf(-0.1));
    let better = ((share - 0.5) / 0.2 * 1000.0).round() as usize;
    for paired in [true, false] {
        let (at_lower, at_higher) = (accepted(&mut rng, 0, paired), accepted(&mut rng, better, paired));
        assert!(at_lower <= 20 && at_higher >= 180, "paired: {paired}, {at_lower} and {at_higher} of 200");
    }
}

#[test]
fn the_ratio_of_a_test_is_that_of_the_normal_distribution_where_it_must_be() {
    // Close claims and many games: N (s1 − s0) (2 m − s0 − s1) / (2 variance).
    let share = |elo: f64| 1.0 / (1.0 + 10f64.powf(-elo / 400.0));
    for (low, high, counts) in [(0.0, 5.0, [2_900, 4_000, 3_100]), (-3.0, 1.0, [3_000, 4_000, 3_000])] {
        let all: u64 = counts.iter().sum();
        let moment = |power: i32, about: f64| -> f64 {
            let part = |(index, &count): (usize, &u64)| (index as f64 / 2.0 - about).powi(power) * count as f64;
            counts.iter().enumerate().map(part).sum::<f64>() / all as f64
        };
        let mean = moment(1, 0.0);
        let (s0, s1) = (share(low), share(high));
        let normal = all as f64 * (s1 - s0) * (2.0 * mean - s0 - s1) / (2.0 * moment(2, mean));
        let ratio = Sprt::new(low, high).unwrap().ratio(&counts);
        assert!((ratio - normal).abs() < 0.02 * normal.abs() + 0.01, "{ratio} and {normal}");
    }
    for (low, high) in [(5.0, 0.0), (0.0, 0.0), (f64::NAN, 1.0), (0.0, f64::INFINITY)] {
        assert_eq!(Sprt::new(low, high), None);
    }
}

#[test]
fn drawn_openings_are_many_even_and_the_same_for_a_seed() {
    let line = |seed: u64| {
        let game = balanced_opening(seed);
        assert!(game.ply() == 8 && game.end().is_none() && !game.position().is_check());
        assert_eq!(TeachingTerms::of(game.position()).score(), 0);
        game.moves().map(|(played, _)| played).collect::<Vec<_>>()
    };
    let share = |first: u64| (0..130).map(move |index| line(first + 4 * index)).collect::<Vec<_>>();
    let shares = std::thread::scope(|scope| {
        let boards = [0, 1, 2, 3].map(|first| scope.spawn(move || share(first)));
        boards.map(|board| board.join().unwrap())
    });
    let lines: HashSet<Vec<_>> = shares.into_iter().flatten().collect();
    assert_eq!(lines.len(), 520);
    assert_eq!(line(5), line(5));
}
