//! Intervals of Elo contain the true difference as often as they claim, and openings are balanced.

#![allow(clippy::unwrap_used, reason = "a failing test says so by panicking")]

mod pairs;

use gridmate::engine::{Pentanomial, Tally, TeachingTerms, balanced_opening};
use gridmate::rules::Rng;
use pairs::pair;
use std::collections::HashSet;

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
