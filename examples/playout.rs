//! A game of random moves, by a seed: `cargo run --example playout 7`.

use gridmate::game::{Game, PlayError};
use gridmate::notation::san;
use gridmate::rules::Rng;

/// The moves in SAN, and how the game ended.
pub(crate) fn playout(seed: u64) -> Result<(Vec<String>, String), PlayError> {
    let (mut game, mut rng, mut moves) = (Game::default(), Rng::new(seed), Vec::new());
    while let Some(played) = rng.pick(&game.position().legal_moves()).filter(|_| game.end().is_none()) {
        moves.push(san::write(game.position(), played));
        game.play(played)?;
    }
    Ok((moves, game.end().map_or_else(String::new, |end| end.to_string())))
}

fn main() -> Result<(), PlayError> {
    let seed = std::env::args().nth(1).and_then(|seed| seed.parse().ok()).unwrap_or_default();
    let (moves, end) = playout(seed)?;
    println!("{}\n{} plies: {end}", moves.join(" "), moves.len());
    Ok(())
}
