//! What is claimed of moves: each sentence as it stands, and what its values say beside its line.

#![allow(clippy::unwrap_used, reason = "a failing test says so by panicking")]

use gridmate::board::{Color, Role};
use gridmate::engine::{Engine, NoControl};
use gridmate::game::Game;
use gridmate::notation::{fen, uci};
use gridmate::review::{ClaimOutcome, Explaining, MoveClaim};
use gridmate::rules::Position;

/// The nodes of a judgement.
const NODES: u64 = 5_000;

/// Moves with what is claimed of them: a position, a move in UCI, with `!` if it deserves praise, and the sentences; none where
/// there are none.
const ROWS: &str = include_str!("data/review/claims.tsv");

fn explain(start: &str, played: &str) -> Vec<MoveClaim> {
    let (position, variant) = fen::parse_any(start).unwrap();
    let praised = played.strip_suffix('!');
    let played = uci::parse(&position, praised.unwrap_or(played), variant).unwrap();
    let game = Game::new(position, variant);
    let explaining = if praised.is_some() {
        Explaining::of_praised(game, played, NODES)
    } else {
        Explaining::new(game, played, NODES)
    };
    let mut explaining = explaining.unwrap();
    let mut engine: Engine = Engine::new(0);
    while !explaining.go_on(&mut engine, &NoControl) {}
    explaining.claims().to_vec()
}

fn rows() -> impl Iterator<Item = (&'static str, &'static str, Vec<&'static str>)> {
    ROWS.lines().map(|row| {
        let mut fields = row.split('\t');
        (fields.next().unwrap(), fields.next().unwrap(), fields.collect())
    })
}

/// The end of a line.
fn end(claim: &MoveClaim) -> Position {
    claim.line.iter().fold(claim.start, |position, &played| position.play(played).unwrap())
}

/// What a side has more of a role than the other.
fn surplus(position: &Position, side: Color, role: Role) -> i64 {
    let count = |color| i64::from(position.board().pieces(color, role).len());
    count(side) - count(!side)
}

#[test]
fn moves_are_explained_in_these_sentences() {
    let mut failed = Vec::new();
    for (start, played, expected) in rows() {
        let said: Vec<String> = explain(start, played).iter().map(MoveClaim::to_string).collect();
        if said != expected {
            failed.push(format!("{start}\t{played}\t{}", said.join("\t")));
        }
    }
    assert!(failed.is_empty(), "\n{}", failed.join("\n"));
}

#[test]
fn the_line_of_a_claim_ends_in_what_is_claimed() {
    for (start, played, _) in rows() {
        for claim in explain(start, played) {
            let end = end(&claim);
            match &claim.outcome {
                ClaimOutcome::Mate(_) => assert!(end.is_checkmate() && end.turn() != claim.side, "{claim}"),
                ClaimOutcome::Material { won, lost } => {
                    // What the move itself takes or gives is counted, too.
                    let (before, _) = fen::parse_any(start).unwrap();
                    let count = |roles: &[Role], role| roles.iter().filter(|&&other| other == role).count() as i64;
                    for role in [Role::Pawn, Role::Knight, Role::Bishop, Role::Rook, Role::Queen] {
                        let gained = surplus(&end, claim.side, role) - surplus(&before, claim.side, role);
                        assert_eq!(gained, count(won, role) - count(lost, role), "{claim}");
                    }
                }
                _ => {}
            }
        }
    }
}

#[test]
fn an_explanation_that_is_broken_off_between_searches_is_the_same() {
    struct Impatient;
    impl gridmate::engine::SearchControl for Impatient {
        fn elapsed(&self) -> std::time::Duration {
            std::time::Duration::ZERO
        }

        fn is_stopped(&self) -> bool {
            true
        }
    }
    let (start, played, expected) = rows().next().unwrap();
    let (position, variant) = fen::parse_any(start).unwrap();
    let played = uci::parse(&position, played, variant).unwrap();
    let mut explaining = Explaining::new(Game::new(position, variant), played, NODES).unwrap();
    let mut engine: Engine = Engine::new(0);
    let mut turns = 1;
    while !explaining.go_on(&mut engine, &Impatient) {
        turns += 1;
    }
    let said: Vec<String> = explaining.claims().iter().map(MoveClaim::to_string).collect();
    assert_eq!(said, expected);
    assert!(turns > 1);
}
